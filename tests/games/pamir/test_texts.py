"""The texts of Pax Pamir: none is lacking, none is idle, and all that random matches say is in one language."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from wakhan_table import Hers

from support import clause
from wording import LATIN, Said, asked, catalogue, check, misnamed_options, told, undeclared
from yiqi import games
from yiqi.commands.board import board
from yiqi.core.chance import QuickChance
from yiqi.core.game import HOUSE, STEP, Rules
from yiqi.core.trials import rich
from yiqi.games.pamir.wakhan import DRAW
from yiqi.games.pamir.wakhan_deck import column
from yiqi.text import LANGUAGES

FOLDER = games.folder("pamir")
NAMES = ("Wakhan", "AI")
"""What stays in Latin letters in Chinese."""


def rules_for(seats: int, **options: str) -> Rules[Any]:
    return games.rules("pamir", seats, options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_declared_and_every_declared_key_has_text(language: str) -> None:
    assert undeclared(rules_for(2), FOLDER, language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_their_values_have_names(language: str) -> None:
    assert misnamed_options(games.game("pamir"), FOLDER, language) == set()


@clause("pamir wakhan.11")
def test_the_log_names_the_column_that_the_arrows_point_at() -> None:
    ordinals = ("first", "second", "third", "fourth", "fifth", "sixth")
    rules = rules_for(1)
    english, *chinese = [catalogue(rules, FOLDER, language) for language in LANGUAGES]
    for front in range(1, 25):
        back = f"top-{front % 6}"
        t = Hers(phase=DRAW, automa={"front": 0, "back": back, "drawn": []}, leaning="afghan")
        t.step()
        told = t.of("wakhan_card")[0]
        assert f"the {ordinals[column(t.s)]} column" in english("event-wakhan_card", **told)
        for words in chinese:
            assert f"第 {column(t.s) + 1} " in words("event-wakhan_card", **told)


def test_every_event_that_has_a_text_is_told_somewhere() -> None:
    """Else coverage would count it as never met."""
    source = "".join(file.read_text() for file in sorted(FOLDER.glob("*.py")) if file.name != "keys.py")
    keys = rules_for(2).keys()
    kinds = {key.removeprefix("event-").removesuffix("-full") for key in keys if key.startswith("event-")}
    assert {kind for kind in kinds if f'"{kind}"' not in source} == set()


def said(rules: Rules[Any], seed: int) -> Iterator[Said]:
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
            yield from asked(rules, state, seat, rules.near(state, seat))
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


JUNK = r"[a-z_]+-[a-z]+_|\b\w+_\w+\b|None|True|False"


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_matches_in_words(seats: int) -> None:
    heard: set[str] = set()
    rules = rules_for(seats, wakhan="yes" if seats == 2 else "solo")
    check(rules, FOLDER, (line for seed in range(3) for line in said(rules, seed)), heard, JUNK, (*NAMES, "Player"))
    assert len(heard) > 100


def test_the_terminal_shows_no_english_in_chinese() -> None:
    rules, chance, random = rules_for(3), QuickChance(5), Random(5)
    state, _ = rules.start(chance)
    for _ in range(150):
        waited = rules.turn(state)
        rules.play(state, waited[0], rich(rules.legal(state, waited[0]), random), chance)
    for language in LANGUAGES[1:]:
        shown = board(rules, rules.view(state, 0), catalogue(rules, FOLDER, language))
        assert set(LATIN.findall(shown)) <= set(NAMES)
