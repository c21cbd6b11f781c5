"""Whole matches with one socket a seat and an onlooker: what a seat must not know is in nothing it is ever sent."""

from __future__ import annotations

import contextlib
import random
import re
from typing import Any

import pytest
from server_pages import Browser, Page


def names_of(rules: Any, card: str) -> set[str]:
    return {card, *(rules.names().get(f"card-{card}", {}).values())}


def cards_in(content: Any) -> set[str]:
    """Card names in a hidden place, however it is nested."""
    if isinstance(content, str):
        return {content}
    if isinstance(content, dict):
        return set().union(*map(cards_in, content), *map(cards_in, content.values()), set())
    if isinstance(content, (tuple, list, set, frozenset)):
        return set().union(*map(cards_in, content), set())
    return set()


def test_the_search_finds_what_was_planted() -> None:
    names = {"cow": {"cow", "Cow", "牛"}}
    check(["<svg>cowboy</svg>"], {"cow"}, names, "nobody")
    for leak in ('"load cow port 3"', "<title>Cow</title>", "牛"):
        with pytest.raises(AssertionError, match="was sent"):
            check([leak], {"cow"}, names, "somebody")


class Knowing:
    """What each watcher may know so far: names in its views, which come from the rules and are held by their laws."""

    def __init__(self, rules: Any, names: dict[str, set[str]]) -> None:
        self.rules = rules
        self.names = names

    def unknown(self, match: Any, seat: int | None) -> set[str]:
        """Cards that lie hidden from this seat and are nowhere in its view or in what it was told."""
        hidden = set().union(
            *(cards_in(content) for content, _ in self.rules.hidden(match.state, seat).values()), set()
        )
        seen = repr(self.rules.view(match.state, seat))
        for events in match.events:
            seen += "".join(repr(dict(event.told(seat))) for event in events)
        return {card for card in hidden & set(self.names) if f"'{card}'" not in seen}


def check(texts: list[str], unknown: set[str], names: dict[str, set[str]], where: str) -> None:
    whole = "\n".join(texts)
    for card in unknown:
        for name in names[card]:
            assert not re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", whole), f"{where} was sent {name}"


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["en", "zh-Hant"])
def test_no_frame_page_or_export_tells_a_hidden_card(client: Any, lang: str) -> None:
    house = client.app.state.house
    people = [Browser(client, lang) for _ in range(3)]
    looking = Browser(client, lang)
    table = people[0].open("ark", "me", "open", "open", me="P0")
    for i, browser in enumerate(people[1:], 1):
        browser.post(f"{table}/join", {"name": f"P{i}"})
    there = house.table(table[3:])
    rules = there.match.rules
    cards = {key[5:] for key in rules.names() if key.startswith("card-")}
    knowing = Knowing(rules, {card: names_of(rules, card) for card in cards})
    rng, checked = random.Random(5), 0
    watchers: list[tuple[int | None, Browser]] = [*enumerate(people), (None, looking)]
    with contextlib.ExitStack() as stack:
        pages = {seat: Page(stack.enter_context(b.sit_down(table, f"lang={lang}"))) for seat, b in watchers}
        for turn in range(500):
            for page in pages.values():
                page.until(lambda s: s["seq"] >= there.row.seq - 1)
            if there.row.status == "over":
                break
            for seat, browser in watchers:
                texts, pages[seat].frames = pages[seat].frames, []
                if turn % 9 == 0:
                    texts += [browser.get(f"{table}{path}").text for path in ("", "?board", "/record", "/poll")]
                    texts.append(str(browser.do(table, {"do": "why", "path": [], "key": f"w{turn}"})))
                    texts.append(str(browser.do(table, {"do": "look", "seq": there.row.seq - 1, "key": f"l{turn}"})))
                unknown = knowing.unknown(there.match, seat)
                checked += len(unknown)
                check(texts, unknown, knowing.names, f"seat {seat}, record {there.row.seq - 1}")
            seat = there.row.turn[0]
            state = pages[seat].state
            chosen = rng.choice(state["actions"])["action"]
            answer = pages[seat].ask(do="act", action=chosen, question=state["question"], key=f"a{turn}")
            assert answer["ok"], answer
            # what another seat is answered to the same action must not tell anything either: its frames are searched
            other = next((s for s in range(3) if s not in there.row.turn), seat)
            pages[other].ask(do="act", action=chosen, question=pages[other].state["question"], key=f"x{turn}")
    assert there.row.status == "over"
    assert checked > 200
    assert "seed" in looking.get(f"{table}/record").text


def test_no_seed_and_no_digest_leave_while_the_match_runs(client: Any, ann: Any) -> None:
    table = ann.open("ark", "me", "bot:idle", "open")
    there = client.app.state.house.table(table[3:])
    texts = [ann.get(f"{table}{path}").text for path in ("", "?board", "/record", "/poll")]
    Browser(client).post(f"{table}/join", {"name": "Bob"})
    texts += [ann.get(f"{table}{path}").text for path in ("", "?board", "/record", "/poll")]
    for text in texts:
        assert there.row.seed not in text
        assert there.playing().digest() not in text
    assert there.row.commitment in texts[-2]
