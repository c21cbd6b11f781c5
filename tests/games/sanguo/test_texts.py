"""Texts of Three Kingdoms: nothing declared lacks words, nothing has words in vain, matches read well."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import yiqi.games
from wording import LATIN, Said, asked, catalogue, check, misnamed_options, told, undeclared
from yiqi.commands.board import board
from yiqi.core.chance import QuickChance
from yiqi.core.game import COMMIT, Rules, fit
from yiqi.core.trials import rich
from yiqi.games.sanguo.game import GAME
from yiqi.text import LANGUAGES

FOLDER = Path(yiqi.games.__file__).parent / "sanguo"
WAYS = {"move": 4, "support": 3, "war": 1, "hold": 1, "neutral": 1, "ally": 2, "raze": 3, "build": 2, "disband": 1}


def rules_for(seats: int, **options: str) -> Rules[Any]:
    return GAME.rules(1, yiqi.games.read_edition(FOLDER / "data"), fit(GAME, 1, options, seats), seats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_declared_and_every_declared_key_has_text(language: str) -> None:
    assert undeclared(rules_for(6), FOLDER, language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_their_values_have_names(language: str) -> None:
    assert misnamed_options(GAME, FOLDER, language) == set()


def chosen(legal: list[Any], random: Random) -> Any:
    """An order more often than sealing, so that sheets fill; sealing alone when nothing else is left."""
    open_ones = [a for a in legal if a[0] not in ("clear", "wipe", "reopen") and a != COMMIT]
    if not open_ones or random.random() < 0.08:
        return COMMIT if COMMIT in legal else rich(legal, random)
    weights = [WAYS.get(str(a[2]), 1) if a[0] == "order" else 1 for a in open_ones]
    return random.choices(open_ones, weights)[0]


def said(rules: Rules[Any], seed: int) -> Iterator[Said]:
    """All that one random match says, with what is asked, refused and foreseen in some positions of it."""
    random, chance = Random(seed), QuickChance(seed)
    state, events = rules.start(chance)
    yield from told(events)
    while waited := rules.turn(state):
        yield f"phase-{rules.phase(state).key}", {}
        seat = random.choice(waited)
        if random.random() < 0.1:
            near = list(rules.near(state, seat))
            yield from asked(rules, state, seat, random.sample(near, min(len(near), 60)))
        yield from told(rules.play(state, seat, chosen(rules.legal(state, seat), random), chance))
    scores = rules.scores(state)
    assert scores is not None
    for row in scores.rows:
        yield f"score-{row.key}", {}
        yield from row.why
    for seat in range(rules.seats):
        for stat in (*rules.stats(rules.view(state, None))[seat], *rules.progress(rules.view(state, None))):
            yield f"stat-{stat.key}", {"n": stat.value, "most": stat.most}


JUNK = r"[a-z_]+-[a-z]+_|\b\w+_\w+\b|None|True|False|\bnone\b"
OPTIONAL = dict.fromkeys(
    ("heroic_escape", "militia_home", "army_first", "raze_capitals", "neutral_fighting", "joint_leaders"), "yes"
)
EVERY_TIME = {
    "event-result", "event-dislodged", "event-retreated", "event-captured", "event-build", "event-relation",
    "event-proposal-full", "event-answered-full", "event-over", "event-winner", "action-order", "action-propose",
    "refuse-enter-kingdom", "refuse-support-relation", "prompt-unit-where", "prompt-support-where",
}  # fmt: skip


@pytest.mark.long
def test_matches_in_words() -> None:
    heard: set[str] = set()
    for rules, seeds in (
        (rules_for(3, years="5"), range(2)),
        (rules_for(4, years="8", **OPTIONAL), range(2)),
        (rules_for(6, years="8"), range(2)),
        (rules_for(5, years="8", free_diplomacy="yes"), range(3)),
    ):
        check(rules, FOLDER, (line for seed in seeds for line in said(rules, seed)), heard, JUNK)
    assert heard >= EVERY_TIME, EVERY_TIME - heard


def test_the_terminal_shows_no_english_in_chinese() -> None:
    rules, chance, random = rules_for(4), QuickChance(5), Random(5)
    state, _ = rules.start(chance)
    for step in range(260):
        seat = rules.turn(state)[0]
        if step % 20 == 0:
            for language in LANGUAGES[1:]:
                assert LATIN.findall(board(rules, rules.view(state, seat), catalogue(rules, FOLDER, language))) == []
        rules.play(state, seat, chosen(rules.legal(state, seat), random), chance)
