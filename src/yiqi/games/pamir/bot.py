"""What a good player looks at: the points each player is likely to have when the match ends.

A check that comes is either won by a coalition or counted by cylinders; how likely each is follows from the blocks on
the map. What a player would get there is smoothed, since things change until it comes. The rest (rupees, cards, ruling,
stars) is worth what it is likely to turn into.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Any, Final

from yiqi.games.pamir import check, scoring
from yiqi.games.pamir.pieces import in_play, on_map
from yiqi.games.pamir.state import State
from yiqi.games.pamir.terms import CHECKS

BLOCK: Final = 0.8
"""How sharply a lead in blocks decides whether a check is won: per block."""
CYLINDER: Final = 1.3
INFLUENCE: Final = 1.1
"""How sharply a lead in cylinders, in influence, decides who comes before whom: per piece."""
NEXT: Final = 1.0
LATER: Final = 0.45
"""What the next check counts, and each one after it, for its points are not decided yet."""
RUPEE: Final = 0.12
PURSE: Final = 8
"""Rupees beyond this many are worth little."""
CARD: Final = 0.18
RANK: Final = 0.16
RULED: Final = 0.3
ACT: Final = 0.05
SWING: Final = 2.2
"""Points that make a win about three times as likely as not."""


def evaluate(rules: Any, state: State, seat: int) -> float:
    """The chance, 0 to 1, that `seat` wins from here; exact when the match is over."""
    s = state
    if not s.stack:
        places = scoring.scores(s).places
        return 1.0 / places.count(1) if places[seat] == 1 else 0.0
    worth = [float(n) for n in s.points]
    left = CHECKS - s.checks
    weight = NEXT + LATER * max(0, left - 1)
    if left == 1:
        weight = 2.0
    expected = checks(s)
    for player in range(s.terms.players):
        worth[player] += weight * expected[player] + assets(s, player)
    chance = 1.0
    for other, value in enumerate(worth):
        if other != seat:
            chance *= 1 / (1 + exp((value - worth[seat]) / SWING))
    return chance


def checks(s: State) -> list[float]:
    """Points each player is likely to get from the next check."""
    players = s.terms.players
    found = [0.0] * players
    counts = [on_map(s, k) for k in range(3)]
    need = check.lead(s)
    failed = 1.0
    for k in range(3):
        lead = counts[k] - max(counts[:k] + counts[k + 1 :])
        if lead <= 0 and counts[k] < 3:
            continue
        chance = 1 / (1 + exp(-BLOCK * (lead - need + 0.5)))
        failed = max(0.0, failed - chance)
        loyal = [p for p in range(players) if p == s.terms.wakhan or s.loyalty[p] == k]
        strength = tuple([check.influence(s, p, k) for p in loyal])
        for player, points in zip(loyal, smoothed(strength, check.SUCCESSFUL, INFLUENCE), strict=True):
            found[player] += chance * points
    cylinders = tuple([in_play(s, p) for p in range(players)])
    for player, points in enumerate(smoothed(cylinders, check.UNSUCCESSFUL, CYLINDER)):
        found[player] += failed * points
    return found


# what is compared are small numbers of pieces, the same ones at every action that is tried
@lru_cache(maxsize=8192)
def smoothed(strength: tuple[int, ...], prizes: tuple[int, ...], sharpness: float) -> tuple[float, ...]:
    """Expected prizes when each comes before another with a chance that grows with the lead, independently."""
    found: list[float] = []
    for i, own in enumerate(strength):
        # chances of being first, second, third so far
        places = [1.0, 0.0, 0.0]
        for j, other in enumerate(strength):
            if j != i:
                above = 1 / (1 + exp(-sharpness * (other - own)))
                places = [
                    places[0] * (1 - above),
                    places[1] * (1 - above) + places[0] * above,
                    places[2] * (1 - above) + places[1] * above,
                ]
        found.append(sum([p * n for p, n in zip(places, prizes, strict=False)]))
    return tuple(found)


def assets(s: State, player: int) -> float:
    """What a player has that is not points: money, cards, stars, regions, card actions."""
    cards = s.terms.cards
    rupees = min(s.rupees[player], PURSE)
    worth = RUPEE * rupees + 0.02 * (s.rupees[player] - rupees)
    worth += CARD * min(len(s.hands[player]), 3)
    for card in s.courts[player]:
        worth += RANK * cards.rank[card] + ACT * len(cards.acts[card])
    worth += RULED * sum([ruler == player for ruler in s.rulers])
    return worth
