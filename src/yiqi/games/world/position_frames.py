"""Decisions of a saved stack, checked: each of numbers that can be, the last one a question with an answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from yiqi.core.position import Faulty
from yiqi.games.world.cards import CARDS, EPOCHS
from yiqi.games.world.events import EFFECTS
from yiqi.games.world.ground import bits
from yiqi.games.world.state import NOBODY, Decision, State

KINDS: Final = {
    "minor": "minor", "kingdom": "kingdom", "disaster": "disaster", "plague": "plague", "plague_areas": "plague",
    "plague_start": "plague", "barbarians": "barbarians", "raid": "barbarians", "uprising": "uprising",
    "crusade": "crusade", "migrants": "migrants",
}  # fmt: skip
"""The kind of event behind each decision that has one."""
MOST: Final = 99


def checked(s: State, stack: Sequence[Decision]) -> list[Decision]:
    """The stack as it was given. Raises Faulty where a number cannot be, or nothing can be answered."""
    for frame in stack:
        for value, values in zip(frame.fields(), ranges(s, frame), strict=True):
            if type(value) is not int or value not in values:
                raise Faulty(f"stack {frame.name}", "numbers as docs/position-world.md says", value)
    if stack:
        _check_top(s, stack[-1])
    return list(stack)


def ranges(s: State, frame: Decision) -> list[Sequence[int]]:
    """What each field of a decision may be."""
    seats, lands = range(s.terms.sides), tuple(bits(s.terms.ground.playable))
    name = frame.name
    if name == "epoch":
        return [range(1, EPOCHS + 1)]
    if name == "next":
        return [(NOBODY,)]
    if name == "draw":
        return [(NOBODY,), range(s.terms.sides + 1)]
    first = (s.epoch - 1) * CARDS
    found: list[Sequence[int]] = [seats]
    if name == "draft":
        left = [first + k for k, n in enumerate(s.empire_bag.counts) if n]
        found += [seats, (NOBODY, *left)]
    elif name == "half":
        found.append(range(MOST))
    elif name == "march":
        found += [lands, range(1, MOST)]
    elif name == "monument":
        found.append(range(1, MOST))
    elif name in KINDS:
        kind = KINDS[name]
        assert kind in EFFECTS
        found.append([n for n, event in enumerate(s.terms.cards.events) if event.kind == kind])
    if name == "plague_areas":
        found.append(range(NOBODY, len(s.terms.ground.areas)))
    elif name == "raid":
        found.append(range(len(s.terms.ground.lands)))
    elif name == "uprising":
        risen = range(1 << len(s.terms.ground.lands))
        found += [risen, range(NOBODY, len(s.terms.cards.forces)), range(NOBODY, s.terms.sides)]
    elif name in ("crusade", "migrants"):
        found.append(range(MOST))
    return found


def _check_top(s: State, top: Decision) -> None:
    """Somebody is asked who can answer; during a turn it is he whose turn it is."""
    answers = [] if top.player not in range(s.terms.sides) else top.legal(s)
    in_turn = s.seat == top.player and 0 <= s.force < len(s.terms.cards.empires)
    if not answers or not (top.name == "draft" or in_turn):
        raise Faulty("stack", "a question that whoever is in turn can answer, last", top.name)
