"""Text in a game's own notation: what it means is played in order, all of it or nothing."""

from __future__ import annotations

from typing import Any

import pytest
from server_pages import forget
from test_acts import two

import toy.game
from yiqi.core.game import COMMIT, Action, Unread

RULES = toy.game.ToyRules


def typed(rules: Any, s: Any, seat: int, text: str) -> list[Action] | Unread:
    """A notation for Lots: "3" bids three, "3!" seals it as well; several bids apart by blanks."""
    found: list[Action] = []
    g = s.copy()
    for word in text.split() or [""]:
        if not word.rstrip("!").isdecimal():
            return Unread(word)
        a: Action = ("bid", int(word.rstrip("!")))
        reason = rules.why_not(g, seat, a)
        if reason is not None:
            return Unread(word, reason)
        found += [a, COMMIT] if word.endswith("!") else [a]
    return found


@pytest.fixture(autouse=True)
def _notation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RULES, "typed", typed, raising=False)


def write(browser: Any, table: str, text: Any, key: str = "k", question: int | None = None) -> dict[str, Any]:
    asked = browser.poll(table)["question"] if question is None else question
    return dict(browser.do(table, {"do": "type", "text": text, "question": asked, "key": key}))


def test_all_that_a_text_means_is_played_in_order(ann: Any, bob: Any, house: Any) -> None:
    table = two(ann, bob)
    before = ann.poll(table)["seq"]
    answer = write(ann, table, "1 2!")
    assert answer == {"re": "k", "ok": True, "seq": before + 1}
    after = ann.poll(table)
    assert after["seq"] == before + 3
    assert [entry["lines"] for entry in after["log"]][-3:][0] == ["You bid 1."]
    assert write(ann, table, "1 2!") == answer  # the same key is answered as it was
    forget(house)
    assert write(ann, table, "1 2!") == answer and ann.poll(table)["seq"] == before + 3


@pytest.mark.parametrize(
    ("text", "said"),
    [("x", "Not understood: x"), ("1 nine", "Not understood: nine"), ("", "Not understood: "), ("2 7", "7: You have")],
)
def test_of_a_text_that_is_not_all_good_nothing_is_played(ann: Any, bob: Any, text: str, said: str) -> None:
    table = two(ann, bob)
    before = ann.poll(table)["seq"]
    answer = write(ann, table, text)
    assert not answer["ok"] and answer["error"] == "typed"
    assert answer["text"].startswith(said.rstrip()), answer
    assert answer["clause"] == ("toy bid.2" if "7" in text else "")
    assert ann.poll(table)["seq"] == before


def test_texts_of_the_wrong_form(ann: Any, bob: Any, eve: Any) -> None:
    table = two(ann, bob)
    assert write(ann, table, 3)["error"] == "form"
    assert write(ann, table, "2", question=10_000)["error"] == "stale"
    assert ann.do(table, {"do": "type", "text": "2", "key": "q"})["error"] == "form"
    assert write(eve, table, "2", question=0)["error"] == "not-seated"


def test_a_game_without_a_notation_reads_no_text(ann: Any, bob: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = two(ann, bob)
    assert ann.poll(table)["typing"] is not None
    monkeypatch.delattr(RULES, "typed")
    house_free = two(ann, bob)
    assert ann.poll(house_free)["typing"] is None
    assert write(ann, house_free, "2")["error"] == "form"


def test_who_looks_on_or_waits_is_not_offered_to_type(ann: Any, bob: Any, eve: Any) -> None:
    table = two(ann, bob)
    assert eve.poll(table)["typing"] is None
    write(ann, table, "2!")
    assert ann.poll(table)["typing"] is None
    assert bob.poll(table)["typing"] is not None
