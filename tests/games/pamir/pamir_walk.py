"""Markets in short, and random matches: for the tests of the first half of the rulebook."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from yiqi import games
from yiqi.core.chance import QuickChance
from yiqi.core.game import HOUSE, STEP
from yiqi.games.pamir.game import PamirRules
from yiqi.games.pamir.state import State

NO_DECK = [{}] * 6
"""For the field `piles`: the deck is used up."""


def market(top: Sequence[int] = (), bottom: Sequence[int] = ()) -> list[list[int]]:
    """Two rows from the left, filled up with empty slots; 0 is one too."""
    return [[*row, *[0] * (6 - len(row))] for row in (top, bottom)]


def played(seats: int, seed: int, options: dict[str, str] | None = None) -> Iterator[tuple[PamirRules, State, int]]:
    """The positions of a random match, with the rules and who is to play (-1: the house)."""
    rules = games.rules("pamir", seats, options or {})
    assert isinstance(rules, PamirRules)
    random, chance = Random(seed), QuickChance(seed)
    s, _ = rules.start(chance)
    while waited := rules.turn(s):
        seat = waited[0]
        yield rules, s, seat
        if seat == HOUSE:
            rules.play(s, seat, STEP, chance)
            continue
        legal = rules.legal(s, seat)
        # passing is rare, for boards to fill
        busy = [a for a in legal if a[0] not in ("pass", "done", "cancel")]
        rules.play(s, seat, random.choice(busy if busy and random.random() < 0.95 else legal), chance)
