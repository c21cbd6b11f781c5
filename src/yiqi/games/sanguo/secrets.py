"""What a seat cannot see: the others' sheets, and proposals it has no part in (clauses sanguo secret)."""

from __future__ import annotations

from typing import Any, Final

from yiqi.core.chance import Chance
from yiqi.core.game import Action
from yiqi.games.sanguo import talk
from yiqi.games.sanguo.ground import KINGDOMS
from yiqi.games.sanguo.orders import ORDER, write
from yiqi.games.sanguo.phases import Talk, Together, Write
from yiqi.games.sanguo.relations import PLAYERS
from yiqi.games.sanguo.state import State, living

THREE: Final = 3
LONGEST: Final = 40


def guess(s: State, seat: int | None, chance: Chance) -> State:
    """A state the seat cannot tell from `s`: others may have written anything, and proposed anything to each other."""
    g = s.copy()
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Together):
        return g
    if isinstance(top, Talk):
        g.proposals = tuple([_other_proposal(s, seat, p, chance) for p in s.proposals])
        return g
    for other in living(s):
        if other == seat or not top.asked >> other & 1:
            continue
        g.sheets[other] = ()
        _scribble(g, top, other, chance)
    g.proposals = tuple([_other_proposal(s, seat, p, chance) for p in s.proposals])
    return g


def _scribble(g: State, top: Together, other: int, chance: Chance) -> None:
    """Lets a seat write any lines."""
    lines = chance.below(LONGEST)
    found = [a for a in top.open_legal(g, other) if a[0] == ORDER] if lines else []
    for _ in range(lines):
        if not found:
            return
        a = found[chance.below(len(found))]
        write(g, other, a)
        if isinstance(top, Write) and a[1] not in PLAYERS and a[1] not in KINGDOMS:
            # what one unit is told forbids the others nothing
            found = [b for b in found if b[1] != a[1]]
        else:
            found = [b for b in top.open_legal(g, other) if b[0] == ORDER]


def _other_proposal(s: State, seat: int | None, proposal: tuple[Any, ...], chance: Chance) -> tuple[Any, ...]:
    """Another proposal by the same seat to somebody else, unless the viewer knows it."""
    if seat is not None and seat in (proposal[0], proposal[1]):
        return proposal
    found: list[Action] = [a for a in talk.proposals_of(s, proposal[0])[0] if a[1] != seat]
    if not found:
        return proposal
    a = found[chance.below(len(found))]
    return (proposal[0], *a[1:], chance.below(THREE))


def hidden(s: State, seat: int | None) -> dict[str, tuple[Any, bool]]:
    """Each place whose content the seat cannot see: its content, and whether three contents or more fit the view."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Together):
        return {}
    found: dict[str, tuple[Any, bool]] = {}
    if not isinstance(top, Talk):
        blank = s.copy()
        for other in living(s):
            if other != seat and top.asked >> other & 1:
                blank.sheets[other] = ()
                ways = [a for a in top.open_legal(blank, other) if a[0] == ORDER]
                found[f"sheet {other}"] = (s.sheets[other], len(ways) >= THREE)
    others = tuple([p for p in s.proposals if seat is None or seat not in (p[0], p[1])])
    if others:
        found["proposals"] = (others, True)
    return found
