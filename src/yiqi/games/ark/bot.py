"""What a good player looks at: the chance to win, from the points that each seat is likely to end with.

A marker is worth what it changes in the ranks, so for each kind the end of the match is guessed: what lies there, what
this seat's hand can still add, what the others will add on average, and how much of that is luck. Timber is a point
each, or a card in the end phase.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Any, Final

from yiqi.games.ark import scoring
from yiqi.games.ark.cards import KINDS, NO_KIND, PROVISIONS, RAIN
from yiqi.games.ark.placement import open_cabins
from yiqi.games.ark.state import END, OVER, State

SIZE: Final = len(KINDS)

DRAWN: Final = 1.3
"""Cards that leave the deck in a turn."""
OWN: Final = 1.1
"""Markers this seat can set in a turn, the turns in which it gathers counted in."""
OTHERS: Final = 0.85
"""Markers another seat sets in a turn."""
FITS: Final = 0.9
"""The chance that a card in hand which has a cabin now still has one when it is played."""
STUCK: Final = 0.5
"""The same for a card that has none now."""
LATE: Final = 0.6
"""The chance that a card is good for the end phase."""
NOISE: Final = 0.3
"""Luck that is left in the markers of a kind however near the end is, in markers squared."""
SWING: Final = 3.0
"""Luck in the points of two seats at the end, in points squared; more for each turn to come."""
SWING_TURN: Final = 8.0


def evaluate(rules: Any, state: State, seat: int) -> float:
    """The chance, 0 to 1, that `seat` wins from here; exact when the match is over."""
    s = state
    seats = s.terms.seats
    if s.phase == OVER:
        places = scoring.scores(s).places
        return 1.0 / places.count(1) if places[seat] == 1 else 0.0
    turns = turns_left(s) / seats
    own, used = hopes(s, seat, turns)
    others = outlook(s, seat, OTHERS * turns)
    totals = [float(n) for n in s.timber]
    totals[seat] -= used
    for kind in range(SIZE):
        add_kind(s, kind, seat, own[kind], others[kind], totals)
    spread = sqrt(2 * (SWING + SWING_TURN * turns))
    mine = totals[seat]
    chance = 1.0
    for other in range(seats):
        if other != seat:
            chance *= 0.5 + 0.5 * erf((mine - totals[other]) / spread)
    return chance


def turns_left(s: State) -> float:
    """How many turns of all seats the deck is likely to last."""
    if s.phase == END:
        return 0.0
    if s.rain == 0:
        cards = s.upper + (s.bag.total - s.upper) * 0.8
    else:
        due = RAIN - s.rain
        cards = s.bag.total * due / (due + 1)
    return cards / DRAWN


def outlook(s: State, seat: int, markers: float) -> list[float]:
    """By kind, how many of `markers` future markers of another seat are likely to be of it."""
    left = list(s.terms.cards.deck_kinds)
    kinds = s.terms.cards.kind
    for cards in (*s.cabins, s.gone, s.hands[seat]):
        for card in cards:
            if kinds[card] != NO_KIND:
                left[kinds[card]] -= 1
    total = s.bag.total + len(s.offer) + sum(map(len, s.hands)) - len(s.hands[seat])
    share = markers / max(1, total)
    return [max(0, n) * share for n in left]


def hopes(s: State, seat: int, turns: float) -> tuple[list[float], float]:
    """By kind, the markers this seat is likely to add; and the timber it is likely to use for them in the end phase."""
    cards = s.terms.cards
    found = [0.0] * SIZE
    hand = s.hands[seat]
    plays = OWN * turns
    port, starboard = s.terms.cabins[s.counts[0]], s.terms.cabins[s.counts[1]] << 1
    pet = s.pets_chosen
    if pet:
        card = s.pets[seat] if s.pets[seat] >= 0 else s.drafts[seat]
        if card >= 0 and is_pet(s, card):
            found[cards.kind[card]] += 1
    chances = []
    quick = 0
    for card in hand:
        kind = cards.kind[card]
        fit = FITS if open_cabins(s, card, port, starboard) else STUCK
        if not cards.ends_action[card]:
            quick += 1
        if kind == NO_KIND:
            continue
        chances.append((fit, kind, card))
    now = min(1.0, plays / max(1, len(hand)))
    late = min(s.timber[seat], quick * (1 - now)) * LATE
    after = late / quick if quick else 0.0
    for fit, kind, card in chances:
        hope = now + (after if not cards.ends_action[card] else 0.0)
        if not pet and is_pet(s, card):
            hope, pet = 1.0, True
        found[kind] += min(1.0, hope) * fit
    more = max(0.0, plays - len(hand)) * 0.2
    return [n + more for n in found], late


def is_pet(s: State, card: int) -> bool:
    """Whether a card counts as a pet (clauses ark pet.a, pet.b, pet.c) and gives a marker."""
    cards = s.terms.cards
    kind = cards.kind[card]
    return kind not in (NO_KIND, PROVISIONS) and cards.weight[card] <= 2 and cards.special[card] == "none"


def add_kind(s: State, kind: int, seat: int, own: float, others: float, totals: list[float]) -> None:
    """Adds to each seat's total the points it is likely to get for a kind."""
    seats = s.terms.seats
    worth = [w / 2 for w in scoring.counts(s, kind)]
    more = [others] * seats
    more[seat] = own
    ends = [w + m for w, m in zip(worth, more, strict=True)]
    above = [[0.0] * seats for _ in range(seats)]
    for a in range(seats):
        for b in range(a):
            chance = 0.5 + 0.5 * erf((ends[a] - ends[b]) / sqrt(2 * (NOISE + more[a] + more[b])))
            above[a][b] = chance
            above[b][a] = 1 - chance
    for a in range(seats):
        first, second, rest = 1.0, 0.0, 0.0
        for b in range(seats):
            if b != a:
                p = above[b][a]
                rest += second * p
                second = second * (1 - p) + first * p
                first *= 1 - p
        there = 1.0 if worth[a] else min(1.0, ends[a])
        totals[a] += there * (10 * first + 6 * second + 2 * rest)
