"""Texts of Three Kingdoms: nothing declared lacks words, nothing has words in vain, matches read well."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import yiqi.games
from yiqi.commands.board import board
from yiqi.core.chance import QuickChance
from yiqi.core.game import COMMIT, Event, Rules, fit
from yiqi.core.trials import rich
from yiqi.games.sanguo.game import GAME
from yiqi.text import LANGUAGES, Catalogue

FOLDER = Path(yiqi.games.__file__).parent / "sanguo"
LATIN = re.compile(r"[A-Za-z]{2,}")
WAYS = {"move": 4, "support": 3, "war": 1, "hold": 1, "neutral": 1, "ally": 2, "raze": 3, "build": 2, "disband": 1}


def rules_for(seats: int, **options: str) -> Rules[Any]:
    return GAME.rules(1, yiqi.games.read_edition(FOLDER / "data"), fit(GAME, 1, options, seats), seats)


def messages(language: str) -> list[str]:
    text = Path(FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    return [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_declared_and_every_declared_key_has_text(language: str) -> None:
    rules = rules_for(6)
    written = {key for key in messages(language) if not key.startswith("option-")}
    assert written ^ (rules.keys() - rules.names().keys()) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_their_values_have_names(language: str) -> None:
    wanted = {"option-" + option.name for option in GAME.options()}
    wanted |= {f"option-{option.name}-help" for option in GAME.options()}
    wanted |= {f"option-{option.name}-{value}" for option in GAME.options() for value in option.values}
    assert {key for key in messages(language) if key.startswith("option-")} == wanted


def chosen(legal: list[Any], random: Random) -> Any:
    """An order more often than sealing, so that sheets fill; sealing alone when nothing else is left."""
    open_ones = [a for a in legal if a[0] not in ("clear", "wipe", "reopen") and a != COMMIT]
    if not open_ones or random.random() < 0.08:
        return COMMIT if COMMIT in legal else rich(legal, random)
    weights = [WAYS.get(str(a[2]), 1) if a[0] == "order" else 1 for a in open_ones]
    return random.choices(open_ones, weights)[0]


def said(rules: Rules[Any], seed: int) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """All that one random match says, with what is asked, refused and foreseen in some positions of it."""
    random, chance = Random(seed), QuickChance(seed)
    state, events = rules.start(chance)
    yield from told(events)
    while waited := rules.turn(state):
        yield f"phase-{rules.phase(state).key}", {}
        seat = random.choice(waited)
        if random.random() < 0.1:
            yield from asked(rules, state, seat, random)
        yield from told(rules.play(state, seat, chosen(rules.legal(state, seat), random), chance))
    scores = rules.scores(state)
    assert scores is not None
    for row in scores.rows:
        yield f"score-{row.key}", {}
        yield from row.why
    for seat in range(rules.seats):
        for stat in (*rules.stats(rules.view(state, None))[seat], *rules.progress(rules.view(state, None))):
            yield f"stat-{stat.key}", {"n": stat.value, "most": stat.most}


def told(events: list[Event]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    for event in events:
        yield f"event-{event.kind}", event.public
        if event.secret is not None:
            yield f"event-{event.kind}-full", event.told(event.to[0])


def asked(rules: Rules[Any], state: Any, seat: int, random: Random) -> Iterator[tuple[str, Mapping[str, Any]]]:
    prompt = rules.ask(state, seat)
    if prompt is not None:
        yield f"prompt-{prompt.key}", prompt.args
    near = list(rules.near(state, seat))
    for a in random.sample(near, min(len(near), 60)):
        domains = rules.verbs()[str(a[0])]
        yield f"action-{a[0]}", {domain.name: value for domain, value in zip(domains, a[1:], strict=True)}
        reason = rules.why_not(state, seat, a)
        path = rules.path(state, seat, a)
        if reason is not None:
            yield f"refuse-{reason.key}", reason.args
            yield f"refuse-{reason.key}-short", {}
            continue
        for line in rules.hint(state, seat, a).lines:
            yield line.key, line.args
        for n in range(1, len(path)):
            picked = rules.picked(state, seat, path[:n])
            if picked is not None:
                yield f"prompt-{picked.key}", picked.args


def catalogue(rules: Rules[Any], language: str) -> Catalogue:
    return Catalogue(language, FOLDER, rules.names(), seats=rules.seats)


def check(rules: Rules[Any], seeds: range, heard: set[str]) -> None:
    """Every line of these matches in three languages; the keys that were said are added to `heard`."""
    texts = [catalogue(rules, language) for language in LANGUAGES]
    seen: set[str] = set()
    for seed in seeds:
        for key, args in said(rules, seed):
            mark = f"{key} {args}"
            if mark in seen:
                continue
            seen.add(mark)
            heard.add(key)
            for text in texts:
                line = text(key, **args)
                assert line == line.strip() and "{" not in line and "  " not in line, line
                assert not re.search(r"[a-z_]+-[a-z]+_|\b\w+_\w+\b|None|True|False|\bnone\b", line), f"{key}: {line}"
                if text.language != "en":
                    assert LATIN.findall(line) == [], f"{key}: {line}"


OPTIONAL = dict.fromkeys(
    ("heroic_escape", "militia_home", "army_first", "raze_capitals", "neutral_fighting", "joint_leaders"), "yes"
)
EVERY_TIME = {
    "event-result", "event-dislodged", "event-retreated", "event-captured", "event-build", "event-relation",
    "event-proposal-full", "event-answered-full", "event-over", "event-winner", "action-order", "action-propose",
    "refuse-enter-kingdom", "refuse-support-relation", "prompt-unit-where", "prompt-support-where",
}  # fmt: skip


def test_matches_in_words() -> None:
    heard: set[str] = set()
    check(rules_for(3, years="5"), range(2), heard)
    check(rules_for(4, years="8", **OPTIONAL), range(2), heard)
    check(rules_for(6, years="8"), range(2), heard)
    check(rules_for(5, years="8", free_diplomacy="yes"), range(3), heard)
    assert heard >= EVERY_TIME, EVERY_TIME - heard


def test_the_terminal_shows_no_english_in_chinese() -> None:
    rules, chance, random = rules_for(4), QuickChance(5), Random(5)
    state, _ = rules.start(chance)
    for step in range(260):
        seat = rules.turn(state)[0]
        if step % 20 == 0:
            for language in LANGUAGES[1:]:
                assert LATIN.findall(board(rules, rules.view(state, seat), catalogue(rules, language))) == []
        rules.play(state, seat, chosen(rules.legal(state, seat), random), chance)
