"""Texts of History of the World: nothing declared lacks words, nothing has words in vain, matches read well."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from world_table import rules_of

import yiqi.games
from wording import LATIN, Said, asked, catalogue, check, misnamed_options, told, undeclared
from yiqi.commands.board import board
from yiqi.core.chance import QuickChance
from yiqi.core.game import Rules
from yiqi.core.trials import rich
from yiqi.games.world.game import GAME
from yiqi.text import LANGUAGES

FOLDER = Path(yiqi.games.__file__).parent / "world"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_declared_and_every_declared_key_has_text(language: str) -> None:
    assert undeclared(rules_of(6), FOLDER, language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_their_values_have_names(language: str) -> None:
    assert misnamed_options(GAME, FOLDER, language) == set()


def said(rules: Rules[Any], seed: int) -> Iterator[Said]:
    """All that one random match says, with what is asked, refused and foreseen in some positions of it."""
    random, chance = Random(seed), QuickChance(seed)
    state, events = rules.start(chance)
    yield from told(events)
    while waited := rules.turn(state):
        yield f"phase-{rules.phase(state).key}", {}
        seat = waited[0]
        if random.random() < 0.2:
            assert rules.ask(state, seat) is not None
            near = list(rules.near(state, seat))
            yield from asked(rules, state, seat, random.sample(near, min(len(near), 40)))
        rare: frozenset[Any] = rules.rare  # type: ignore[attr-defined]
        yield from told(rules.play(state, seat, rich(rules.legal(state, seat), random, rare), chance))
    scores = rules.scores(state)
    assert scores is not None
    for row in scores.rows:
        yield f"score-{row.key}", {}
        yield from row.why
    view = rules.view(state, None)
    for stat in (*rules.stats(view)[0], *rules.progress(view)):
        yield f"stat-{stat.key}", {"n": stat.value, "most": stat.most}


JUNK = r"\b\w+_\w+\b|None|True|False|\bnone\b"
EVERY_TIME = {
    "event-battle", "event-turn", "event-scored", "event-monument", "event-cleared", "event-muster", "event-left_over",
    "event-over", "event-marker", "event-opened", "event-gave-full", "hint-odds", "hint-defence", "refuse-not-adjacent",
    "prompt-expand", "prompt-draft", "prompt-events", "event-sick", "event-settled",
}  # fmt: skip


def test_matches_in_words() -> None:
    heard: set[str] = set()
    for seats, options, seeds in (
        (3, {"markers": "yes", "marauders": "yes"}, range(3)),
        (5, {"passing": "any", "leader_dies": "yes", "leader_minor": "barred"}, range(3)),
        (6, {"draft": "open", "taking": "any"}, range(2)),
        (3, {"colours": "two", "passing": "any"}, range(1)),
    ):
        rules = rules_of(seats, **options)
        check(rules, FOLDER, (line for seed in seeds for line in said(rules, seed)), heard, JUNK)
    assert heard >= EVERY_TIME, EVERY_TIME - heard


def test_the_terminal_shows_no_english_in_chinese() -> None:
    rules, chance, random = rules_of(4), QuickChance(5), Random(5)
    state, _ = rules.start(chance)
    for step in range(120):
        seat = rules.turn(state)[0]
        if step % 20 == 0:
            for language in LANGUAGES[1:]:
                text = catalogue(rules, FOLDER, language)
                assert LATIN.findall(board(rules, rules.view(state, seat), text)) == []
        rules.play(state, seat, random.choice(rules.legal(state, seat)), chance)
