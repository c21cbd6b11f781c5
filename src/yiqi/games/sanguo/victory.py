"""Owning resources, and the ways to win (clauses sanguo own, win)."""

from __future__ import annotations

from typing import Final

from yiqi.core.game import Event, ScoreRow, Scores
from yiqi.games.sanguo import length
from yiqi.games.sanguo.ground import numbers_in
from yiqi.games.sanguo.relations import FOES, gate, occupants, standing
from yiqi.games.sanguo.state import GONE, NOBODY, State, alive, live_kingdoms, living, owned, relation

LEGEND: Final = 1
UNIFIED: Final = 2
DIRECT: Final = 3
MOST: Final = 4
PEACE: Final = 5
NONE_LEFT: Final = 6
VICTORIES: Final = ("none", "legend", "unified", "direct", "most", "peace", "nobody")
CLAUSES: Final = tuple(
    f"sanguo {name}" for name in ("win.declare", "win.1", "win.2", "win.3", "win.4", "length.3", "win.9")
)
"""By victory, the clause that ends the match so."""


def count(s: State, told: list[Event]) -> None:
    """Once a year: who stands in a resource and may capture it owns it (clauses own.4 to own.6)."""
    present: dict[int, set[int]] = {}
    for n, seat in occupants(s):
        if s.resources >> n & 1 and (s.terms.leader_holds or s.force[n] >= 0):
            present.setdefault(n, set()).add(seat)
    live = live_kingdoms(s)
    shut = [0 if s.terms.free else gate(s, seat, standing(s, seat), live) for seat in range(s.terms.seats)]
    for n in sorted(present):
        seats = present[n]
        force = s.force[n]
        seat = force >> 2 if force >= 0 else min(seats)
        owner = s.owner[n]
        if owner in seats or shut[seat] >> n & 1:
            continue
        if owner == NOBODY or s.terms.free or relation(s, owner, seat) in FOES:
            s.owner[n] = seat
            told.append(Event("captured", {"seat": seat, "province": n, "seat_before": owner}))


def qualifies(s: State, seat: int) -> int:
    """The hardest victory a seat could claim now, 0 for none."""
    if not alive(s, seat):
        return 0
    if len(living(s)) == 1:
        return LEGEND
    mine, ground = owned(s, seat), s.terms.ground
    if all((mine & ground.of_kingdom[k]).bit_count() >= ground.unify[k] for k in range(3)):
        return UNIFIED
    return DIRECT if mine.bit_count() >= ground.direct else 0


def update(s: State) -> None:
    """Who may claim which victory; the right lasts while the condition holds (clause win.5)."""
    s.qualified = [qualifies(s, seat) for seat in range(s.terms.seats)]


def award(s: State, seats: list[int], kind: int, told: list[Event]) -> None:
    """The match is over: among those who win so, more resources, else it is shared (clauses win.6, win.7)."""
    most = max([owned(s, seat).bit_count() for seat in seats])
    if kind in (PEACE, NONE_LEFT):
        most = -1
    winners = [seat for seat in seats if kind in (PEACE, NONE_LEFT) or owned(s, seat).bit_count() == most]
    s.victory = kind
    s.winners = sum([1 << seat for seat in winners])
    s.stack = []
    told.append(Event("over", {"victory": VICTORIES[kind]}, (), None, True))
    told += [Event("winner", {"seat": seat, "victory": VICTORIES[kind]}) for seat in winners]


def alone(s: State, told: list[Event]) -> bool:
    """Whether at most one leader is left, which ends the match at once."""
    left = living(s)
    if len(left) > 1:
        return False
    if left:
        award(s, list(left), LEGEND, told)
    else:
        award(s, list(range(s.terms.seats)), NONE_LEFT, told)
    return True


def claimed(s: State, told: list[Event]) -> bool:
    """Whether claims end the match: the hardest victory counts."""
    claims = [seat for seat in range(s.terms.seats) if s.claims >> seat & 1]
    if not claims:
        return False
    best = min([s.qualified[seat] for seat in claims])
    award(s, [seat for seat in claims if s.qualified[seat] == best], best, told)
    return True


def last_year(s: State, told: list[Event]) -> bool:
    """Whether the years or hours agreed are over: the hardest victory that could be claimed, else most resources."""
    if not length.last(s):
        return False
    update(s)
    best = min([kind for kind in s.qualified if kind], default=MOST)
    award(s, [seat for seat in living(s) if best in (MOST, s.qualified[seat])], best, told)
    return True


def scores(s: State) -> Scores:
    """The result: winners first, then the living, then the fallen, by resources."""
    seats = range(s.terms.seats)
    points = tuple([owned(s, seat).bit_count() for seat in seats])
    rank = [(s.winners >> seat & 1, s.place[seat] != GONE, points[seat]) for seat in seats]
    places = []
    for seat in seats:
        if s.winners >> seat & 1:
            places.append(1)
        else:
            places.append(1 + sum([other > rank[seat] for other in rank]))
    held = tuple([" ".join(map(str, numbers_in(owned(s, seat)))) for seat in seats])
    row = ScoreRow("resources", points, held, ((f"victory-{VICTORIES[s.victory]}", {}),), CLAUSES[s.victory])
    return Scores((row,), points, tuple(places), None)
