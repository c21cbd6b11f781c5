"""The end: points, and how a tie is broken (clauses pamir final)."""

from __future__ import annotations

from yiqi.core.game import ScoreRow, Scores
from yiqi.games.pamir.cards import COALITIONS
from yiqi.games.pamir.court import MILITARY
from yiqi.games.pamir.state import NOBODY, State
from yiqi.games.pamir.terms import CHECKS


def scores(s: State) -> Scores:
    """The result of a match that is over: by points, then military stars, then rupees; equals share the place."""
    players = range(s.terms.players)
    stars = [s.stars[player * 4 + MILITARY] for player in players]
    rank = [(s.points[player], stars[player], s.rupees[player]) for player in players]
    places = tuple([1 + sum([other > own for other in rank]) for own in rank])
    return Scores(tuple(_rows(s)), tuple(s.points), places, _tie(s, stars))


def _rows(s: State) -> list[ScoreRow]:
    """A row a check; points of a position that were not scored in one stand in a row of their own."""
    rows: list[ScoreRow] = []
    rest = s.points[:]
    for i, (kind, counts, points) in enumerate(s.checked[:CHECKS]):
        dominant, final = kind
        for player, n in enumerate(points):
            rest[player] -= n
        shown = tuple([str(n) if n >= 0 else "" for n in counts])
        why: tuple[str, dict[str, str | int]]
        if dominant == NOBODY:
            why, clause = ("score-failed", {"final": final}), "pamir check.6"
        else:
            why, clause = ("score-passed", {"coalition": COALITIONS[dominant], "final": final}), "pamir check.12"
        rows.append(ScoreRow(f"check-{i + 1}", points, shown, (why,), clause))
    if any(rest) or not rows:
        rows.append(ScoreRow("checks", tuple(rest), tuple([""] * len(rest)), (), "pamir parts.2"))
    return rows


def _tie(s: State, stars: list[int]) -> tuple[str, dict[str, int]] | None:
    """What decided among those with the most points."""
    best = max(s.points)
    tied = [player for player, n in enumerate(s.points) if n == best]
    if len(tied) < 2:
        return None
    most = max([stars[player] for player in tied])
    tied = [player for player in tied if stars[player] == most]
    if len(tied) < 2:
        return ("tie-stars", {"n": most})
    rupees = max([s.rupees[player] for player in tied])
    tied = [player for player in tied if s.rupees[player] == rupees]
    return ("tie-rupees", {"n": rupees}) if len(tied) < 2 else ("tie-shared", {})
