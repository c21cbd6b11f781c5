"""Points for areas and buildings, at the end of a turn and of the match (chapter 5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from yiqi.core.game import ScoreRow, Scores
from yiqi.games.world.cards import EPOCHS
from yiqi.games.world.state import NOBODY, State

NOTHING: Final = 0
PRESENCE: Final = 1
DOMINANCE: Final = 2
CONTROL: Final = 3
"""What an area is worth, in its base value (clause world 5.2.3)."""
CAPITAL: Final = 2
CITY: Final = 1
MONUMENT: Final = 1
MOST_LANDS_OTHERS: Final = 2
CONTROL_LANDS: Final = 3


def standing(s: State, seat: int, area: int) -> int:
    """Whether a seat controls, dominates or is present in an area (clause world 5.2.3): 3, 2, 1 or 0."""
    found = s.terms.ground.area_mask[area]
    own = (s.armies[seat] & found).bit_count()
    if own < MOST_LANDS_OTHERS:
        # whatever the others have
        return rank(own, 0)
    most = 0
    for other, armies in enumerate(s.armies):
        if other != seat:
            n = (armies & found).bit_count()
            if n > most:
                most = n
    return rank(own, most)


def rank(own: int, most: int) -> int:
    """The same for whoever has `own` lands there, when nobody else has more than `most`."""
    if own < MOST_LANDS_OTHERS:
        return PRESENCE if own else NOTHING
    if not most and own >= CONTROL_LANDS:
        return CONTROL
    return DOMINANCE if own > most else PRESENCE


def worth(s: State, seat: int) -> tuple[int, int]:
    """What a seat would score now for areas, and for buildings."""
    values = s.terms.cards.values[s.epoch]
    areas = 0
    for area, value in enumerate(values):
        if value:
            areas += value * standing(s, seat, area)
    return areas, buildings(s, seat)


def buildings(s: State, seat: int) -> int:
    """Points for capitals, cities and monuments in lands held (clauses world 5.3.1, 5.3.2, 5.3.3)."""
    held = s.armies[seat]
    return (
        CAPITAL * (held & s.capitals).bit_count()
        + CITY * (held & s.cities).bit_count()
        + MONUMENT * (held & s.monuments).bit_count()
    )


def strength(s: State, seat: int) -> int:
    """The sum of the strengths of the empires a seat has played (clause world 5.6.2b)."""
    empires = s.terms.cards.empires
    return sum([empires[empire].strength for empire in s.ruled[seat]])


def ruled_in(s: State, seat: int, epoch: int) -> int:
    """The empire a seat has shown in an epoch, NOBODY if none is known."""
    for empire in s.ruled[seat]:
        if s.terms.cards.empires[empire].epoch == epoch:
            return empire
    return NOBODY


def strength_last(s: State, seat: int) -> tuple[int, int]:
    """The strength of the empire a seat played last, and its place in the order of that epoch; 0 before the first."""
    if not s.ruled[seat]:
        return 0, 0
    empire = s.terms.cards.empires[s.ruled[seat][-1]]
    return empire.strength, empire.order


def scores(s: State) -> Scores:
    """The result of a match that is over (clause world 5.6)."""
    seats, sides = range(s.terms.seats), range(s.terms.sides)
    opened = [sum(s.drawn[side]) for side in sides]
    totals = by_seat(s, [s.points[side] + opened[side] for side in sides])
    strengths = by_seat(s, [strength(s, side) for side in sides])
    last = by_seat(s, [strength_last(s, side)[0] for side in sides])
    markers = by_seat(s, opened) if s.terms.markers else [0] * s.terms.seats
    rank = [(totals[seat], -strengths[seat], markers[seat], -last[seat]) for seat in seats]
    places = tuple([1 + sum([other > own for other in rank]) for own in rank])
    return Scores(tuple(_rows(s)), tuple(totals), places, _tie(rank))


def by_seat(s: State, values: Sequence[int]) -> list[int]:
    """The sums of what each player's colours have (ruling world 5.6.r2); `values` go by side."""
    return [sum([values[side] for side in s.terms.colours(seat)]) for seat in range(s.terms.seats)]


def _counted(s: State, values: Sequence[str]) -> tuple[str, ...]:
    """What points were given for, by seat: that of the second colour, if any, after that of the first."""
    found = [[values[side] for side in s.terms.colours(seat)] for seat in range(s.terms.seats)]
    return tuple([" · ".join([one or "–" for one in each]) if any(each) else "" for each in found])


def _rows(s: State) -> list[ScoreRow]:
    """A row an epoch, one for points that no turn of this match gave, one for the markers."""
    sides = s.terms.sides
    rest = s.points[:]
    rows: list[ScoreRow] = []
    for epoch in range(1, EPOCHS + 1):
        points, counts = [0] * sides, [""] * sides
        why: list[tuple[str, Mapping[str, Any]]] = []
        for seat, when, areas, built, raids in s.scored:
            if when == epoch:
                points[seat] = areas + built + raids
                rest[seat] -= points[seat]
                counts[seat] = f"{areas}+{built}" + (f"+{raids}" if raids else "")
                ruled = ruled_in(s, seat, epoch)
                empire = s.terms.cards.forces[ruled] if ruled != NOBODY else "none"
                why.append(("score-turn", {"seat": seat, "empire": empire, "areas": areas, "built": built + raids}))
        rows.append(_row(s, f"epoch-{epoch}", points, counts, "world 5.4.1", tuple(why)))
    if any(rest):
        rows.append(_row(s, "before", rest, [""] * sides, "world 5.4.2"))
    if s.terms.markers:
        shown = ["+".join([str(n) for n in numbers]) for numbers in s.drawn]
        rows.append(_row(s, "markers", [sum(numbers) for numbers in s.drawn], shown, "world 5.6.1"))
    return rows


def _row(
    s: State, key: str, points: Sequence[int], counts: Sequence[str], clause: str,
    why: tuple[tuple[str, Mapping[str, Any]], ...] = (),
) -> ScoreRow:  # fmt: skip
    return ScoreRow(key, tuple(by_seat(s, points)), _counted(s, counts), why, clause)


def _tie(rank: list[tuple[int, int, int, int]]) -> tuple[str, dict[str, int]] | None:
    """What decided among those with the most points."""
    tied = [row for row in rank if row[0] == max(rank)[0]]
    for at, key in ((1, "tie-strength"), (2, "tie-markers"), (3, "tie-last")):
        if len(tied) < 2:
            return None
        best = max([row[at] for row in tied])
        left = [row for row in tied if row[at] == best]
        if len(left) < 2:
            return (key, {"n": abs(best)})
        tied = left
    return ("tie-shared", {}) if len(tied) > 1 else None
