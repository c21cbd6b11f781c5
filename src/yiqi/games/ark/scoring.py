"""Points: for each scoring card by rank, for timber, and who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from yiqi.core.game import ScoreRow, Scores
from yiqi.games.ark.cards import KINDS
from yiqi.games.ark.state import State

PLACES: Final = (10, 6, 2, 2, 2)
Why = tuple[str, Mapping[str, Any]]


def counts(s: State, kind: int) -> list[int]:
    """What each seat's markers on a scoring card are worth, in halves: 2 for a marker, 3 for one and a half."""
    size = len(KINDS)
    return [2 * s.plain[seat * size + kind] + 3 * s.halves[seat * size + kind] for seat in range(s.terms.seats)]


def share(worth: Sequence[int]) -> list[int]:
    """Points for one scoring card by what the markers are worth (clauses ark score.3 to score.14).

    Places are worth 10, 6, 2, 2 and 2; seats that are level share the places they fill, fractions rounded up.
    Two cases are not such sums: after a tie for first nobody gets 6, which the sums give by themselves, and
    nobody gets anything without a marker.
    """
    points = [0] * len(worth)
    for seat, own in enumerate(worth):
        if own == 0:
            continue
        before = sum(other > own for other in worth)
        level = sum(other == own for other in worth)
        points[seat] = -(-sum(PLACES[before : before + level]) // level)
    return points


def scores(s: State) -> Scores:
    """The score sheet of a match that is over."""
    rows = [kind_row(s, kind) for kind in range(len(KINDS))]
    why: tuple[Why, ...] = (("score-why-timber", {}),)
    rows.append(ScoreRow("timber", tuple(s.timber), tuple(map(str, s.timber)), why, "ark score.11"))
    totals = tuple(sum(row.points[seat] for row in rows) for seat in range(s.terms.seats))
    left = [animals_left(s, seat) for seat in range(s.terms.seats)]
    order = [(-total, animals) for total, animals in zip(totals, left, strict=True)]
    places = tuple(1 + sum(other < own for other in order) for own in order)
    return Scores(tuple(rows), totals, places, tie(totals, places))


def kind_row(s: State, kind: int) -> ScoreRow:
    """The row of one scoring card."""
    worth = counts(s, kind)
    points = share(worth)
    first = len(KINDS)
    halves = [seat for seat in range(s.terms.seats) if s.halves[seat * first + kind]]
    why = ranks(worth, points) + [("score-why-half", {"seat": seat, "markers": text(worth[seat])}) for seat in halves]
    return ScoreRow(KINDS[kind], tuple(points), tuple(text(n) if n else "" for n in worth), tuple(why), clause(worth))


def clause(worth: Sequence[int]) -> str:
    """The clause that gives the points of a scoring card their shape."""
    present = sorted((own for own in worth if own), reverse=True)
    if not present:
        return "ark score.14"
    first = present.count(present[0])
    if first > 1:
        return {2: "ark score.6", 3: "ark score.9"}.get(first, "ark score.12")
    second = present.count(present[1]) if len(present) > 1 else 0
    return "ark score.3" if second < 2 else "ark score.8" if second == 2 else "ark score.13"


def text(worth: int) -> str:
    """Markers in words of figures: 5 halves are "2.5"."""
    return f"{worth // 2}.5" if worth % 2 else str(worth // 2)


def ranks(worth: Sequence[int], points: Sequence[int]) -> list[Why]:
    """Why the points of a scoring card are what they are."""
    present = sorted((own for own in worth if own), reverse=True)
    if not present:
        return [("score-why-none", {})]
    top = worth.index(present[0])
    first = present.count(present[0])
    if len(present) == 1:
        return [("score-why-alone", {"seat": top})]
    if first > 1:
        found: list[Why] = [
            ("score-why-first-tied", {"count": first, "each": points[top], "others": len(present) - first})
        ]
        uneven = sum(PLACES[:first]) % first
    else:
        second = present.count(present[1])
        if second == 1:
            return [("score-why-ranks", {"others": len(present) - 2})]
        each = points[worth.index(present[1])]
        others = len(present) - 1 - second
        found = [("score-why-second-tied", {"seat": top, "count": second, "each": each, "others": others})]
        uneven = sum(PLACES[1 : 1 + second]) % second
    return [*found, ("score-why-rounded", {})] if uneven else found


def animals_left(s: State, seat: int) -> int:
    """Animals in hand at the end, provisions and pet not counted (clauses ark win.2, win.3)."""
    provision = s.terms.cards.provision
    return sum(not provision[card] for card in s.hands[seat])


def tie(totals: Sequence[int], places: Sequence[int]) -> Why:
    """How an equal highest total was broken, or that it was not (clauses ark win.2, win.4)."""
    if totals.count(max(totals)) == 1:
        return ("tie-none", {})
    if places.count(1) > 1:
        return ("tie-shared", {})
    return ("tie-hand-animals", {"seat": places.index(1)})


def now(s: State, seat: int) -> int:
    """The points of a seat if the match were scored now, without pets."""
    return s.timber[seat] + sum(share(counts(s, kind))[seat] for kind in range(len(KINDS)))
