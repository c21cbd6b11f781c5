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
OTHERS: Final = 0.85
"""Markers another seat sets in a turn."""
OWN: Final = 0.85
"""Cards this seat can load in a turn that starts with an empty hand, the turns in which it gathers counted in."""
HELD: Final = 0.4
"""How many more it can load for each card that it holds already, and need not gather."""
MOST: Final = 1.35
"""Cards it can load in a turn when it need not gather."""
FITS: Final = 0.9
"""The chance that a card in hand which has a cabin now still has one when it is loaded."""
STUCK: Final = 0.5
"""The same for a card that has none now."""
NEW: Final = 0.8
"""The same for a card not drawn yet."""
ALONE: Final = 0.85
"""What a card that ends the action is worth beside one that does not."""
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
    shares = deck_shares(s, seat)
    own, used = hopes(s, seat, turns, shares)
    others = [OTHERS * turns * share for share in shares]
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


def deck_shares(s: State, seat: int) -> list[float]:
    """By kind, the part it has of the cards that this seat has not got and that are not aboard."""
    left = list(s.terms.cards.deck_kinds)
    kinds = s.terms.cards.kind
    for cards in (*s.cabins, s.gone, s.hands[seat]):
        for card in cards:
            if kinds[card] != NO_KIND:
                left[kinds[card]] -= 1
    total = max(1, s.bag.total + len(s.offer) + sum(map(len, s.hands)) - len(s.hands[seat]))
    return [max(0, n) / total for n in left]


def hopes(s: State, seat: int, turns: float, shares: list[float]) -> tuple[list[float], float]:
    """By kind, the markers this seat is likely to add; and the timber it is likely to use for them in the end phase."""
    cards = s.terms.cards
    hand = s.hands[seat]
    loads = min(MOST * turns, OWN * turns + HELD * len(hand))
    now = min(1.0, loads / max(1, len(hand)))
    fresh = max(0.0, loads - len(hand)) * NEW
    found = [fresh * share for share in shares]
    pet = s.pets_chosen
    if pet:
        card = s.pets[seat] if s.pets[seat] >= 0 else s.drafts[seat]
        if card >= 0 and is_pet(s, card):
            found[cards.kind[card]] += 1
    quick = sum(not cards.ends_action[card] for card in hand)
    late = min(s.timber[seat], quick * (1 - now)) * LATE
    after = late / quick if quick else 0.0
    port, starboard = s.terms.cabins[s.counts[0]], s.terms.cabins[s.counts[1]] << 1
    for card in hand:
        kind = cards.kind[card]
        if kind == NO_KIND:
            continue
        fit = FITS if open_cabins(s, card, port, starboard) else STUCK
        if not pet and is_pet(s, card):
            found[kind] += fit
            pet = True
        else:
            found[kind] += fit * (now * ALONE if cards.ends_action[card] else min(1.0, now + after))
    return found, late


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
