"""The first position."""

from __future__ import annotations

from yiqi.core.chance import ALL, Chance
from yiqi.core.game import Event
from yiqi.games.ark import stock
from yiqi.games.ark.cards import NO_KIND, ROW, STARTING, TIMBER, Terms
from yiqi.games.ark.decisions import TURN
from yiqi.games.ark.placement import where
from yiqi.games.ark.state import State, blank, put, with_card


def start(terms: Terms, chance: Chance) -> tuple[State, list[Event]]:
    """Sets up a match: start player, timber, starting four, hands, row, deck (clauses ark setup.1 to setup.26)."""
    s = blank(terms)
    told: list[Event] = []
    s.start = s.seat = terms.start if terms.start >= 0 else chance.below(terms.seats)
    told.append(Event("start", {"seat": s.start}))
    timber(s)
    starting_four(s, chance, told)
    deal(s, chance, told)
    stock.halves(s)
    s.stack.append(TURN)
    return s, told


def timber(s: State) -> None:
    """3 timber to the first three from the start seat, 4 to the others; with three players 4 to all."""
    seats = s.terms.seats
    for i in range(seats):
        s.timber[(s.start + i) % seats] = 4 if seats == 3 or i >= 3 else 3
    s.bank = TIMBER - sum(s.timber)


def starting_four(s: State, chance: Chance, told: list[Event]) -> None:
    """Turns four cards up and replaces some until both checks hold.

    Clauses ark setup.10 to setup.14 and setup.20 to setup.24.
    """
    names, weight = s.terms.cards.names, s.terms.cards.weight
    under: list[int] = []
    four = [turn_up(s, under, chance) for _ in range(STARTING)]
    turned = list(range(STARTING))  # places, in the order in which their cards were turned up
    unchecked = True
    while unchecked:
        unchecked = False
        for check in ("weight", "kind"):
            misfits = [place for place in turned if weight[four[place]] not in (1, 2)]
            for place in misfits if check == "weight" else third(s, four, turned):
                unchecked = True
                under.append(four[place])
                told.append(Event("replaced", {"card": names[four[place]], "why": check}))
                four[place] = turn_up(s, under, chance)
                turned.remove(place)
                turned.append(place)
    for card in under:
        s.bag.put(card)
    for bit, card in enumerate(four):
        put(s, card, bit)
        s.heel += weight[card] if bit & 1 else -weight[card]
        told.append(Event("lay", {"card": names[card], **where(bit)}))


def turn_up(s: State, under: list[int], chance: Chance) -> int:
    """The next card of the deck; once it has been gone through, those that were put under it come up again."""
    if not s.bag.total:
        for card in under:
            s.bag.put(card)
        under.clear()
    return chance.draw(s.bag, ALL)


def third(s: State, four: list[int], turned: list[int]) -> list[int]:
    """The places of the third and fourth card of a kind, in turning order (clauses ark setup.12, setup.21)."""
    kind = s.terms.cards.kind
    found = []
    for i, place in enumerate(turned):
        own = kind[four[place]]
        if own != NO_KIND and sum(kind[four[p]] == own for p in turned[:i]) >= 2:
            found.append(place)
    return found


def deal(s: State, chance: Chance, told: list[Event]) -> None:
    """Two cards to each hand from the start seat on, and three cards face up (clauses ark setup.16, setup.17)."""
    names, seats = s.terms.cards.names, s.terms.seats
    for i in range(2 * seats):
        seat = (s.start + i // 2) % seats
        card = chance.draw(s.bag, (seat,))
        s.hands[seat] = with_card(s.hands[seat], card)
        told.append(Event("deal", {"seat": seat}, (seat,), {"card": names[card]}))
    for _ in range(ROW):
        card = chance.draw(s.bag, ALL)
        s.offer = (*s.offer, card)
        told.append(Event("refill", {"card": names[card]}))
