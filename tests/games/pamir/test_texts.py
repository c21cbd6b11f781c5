"""The texts of Pax Pamir: none is lacking, none is idle, and all that random matches say is in one language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from yiqi import games
from yiqi.commands.board import board
from yiqi.core.chance import QuickChance
from yiqi.core.game import HOUSE, STEP, Event, Rules
from yiqi.core.trials import rich
from yiqi.text import LANGUAGES, Catalogue

FOLDER = games.folder("pamir")
LATIN = re.compile(r"[A-Za-z]{2,}")
NAMES = ("Wakhan", "AI")
"""What stays in Latin letters in Chinese."""


def rules_for(seats: int, **options: str) -> Rules[Any]:
    return games.rules("pamir", seats, options)


def messages(language: str) -> list[str]:
    text = Path(FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    return [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_declared_and_every_declared_key_has_text(language: str) -> None:
    rules = rules_for(2)
    written = {key for key in messages(language) if not key.startswith("option-")}
    assert written ^ (rules.keys() - rules.names().keys()) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_their_values_have_names(language: str) -> None:
    wanted = {"option-" + option.name for option in games.game("pamir").options()}
    wanted |= {f"option-{option.name}-help" for option in games.game("pamir").options()}
    wanted |= {f"option-{option.name}-{value}" for option in games.game("pamir").options() for value in option.values}
    assert {key for key in messages(language) if key.startswith("option-")} == wanted


def said(rules: Rules[Any], seed: int) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """All that one random match says, with what is asked, refused and foreseen in every position of it."""
    random, chance = Random(seed), QuickChance(seed)
    state, events = rules.start(chance)
    yield from told(events)
    while waited := rules.turn(state):
        if HOUSE in waited:
            yield from told(rules.play(state, HOUSE, STEP, chance))
            continue
        yield f"phase-{rules.phase(state).key}", {}
        for seat in range(rules.seats):
            yield from asked(rules, state, seat)
        seat = random.choice(waited)
        legal = rules.legal(state, seat)
        if random.random() < 0.05:
            legal = [a for s in range(rules.seats) for a in rules.legal(state, s) if a[0] == "standing"] or legal
            seat = next(s for s in range(rules.seats) if legal[0] in rules.legal(state, s))
        yield from told(rules.play(state, seat, rich(legal, random), chance))
    scores = rules.scores(state)
    assert scores is not None
    yield from ((f"score-{row.key}", {}) for row in scores.rows)
    if scores.tie:
        yield scores.tie


def told(events: list[Event]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    for event in events:
        yield f"event-{event.kind}", event.public
        if event.secret is not None:
            yield f"event-{event.kind}-full", event.told(event.to[0])


def asked(rules: Rules[Any], state: Any, seat: int) -> Iterator[tuple[str, Mapping[str, Any]]]:
    prompt = rules.ask(state, seat)
    if prompt is not None:
        yield f"prompt-{prompt.key}", prompt.args
    for a in rules.near(state, seat):
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
        picked = rules.picked(state, seat, path[:1]) if len(path) > 1 else None
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
                assert not re.search(r"[a-z_]+-[a-z]+_|\b\w+_\w+\b|None|True|False", line), f"{key}: {line}"
                if text.language != "en":
                    assert set(LATIN.findall(line.replace("Player", ""))) <= set(NAMES), f"{key}: {line}"


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_matches_in_words(seats: int) -> None:
    heard: set[str] = set()
    check(rules_for(seats, wakhan="yes" if seats == 2 else "solo"), range(3), heard)
    assert len(heard) > 100


def test_the_terminal_shows_no_english_in_chinese() -> None:
    rules, chance, random = rules_for(3), QuickChance(5), Random(5)
    state, _ = rules.start(chance)
    for _ in range(150):
        waited = rules.turn(state)
        rules.play(state, waited[0], rich(rules.legal(state, waited[0]), random), chance)
    for language in LANGUAGES[1:]:
        shown = board(rules, rules.view(state, 0), catalogue(rules, language))
        assert set(LATIN.findall(shown)) <= set(NAMES)
