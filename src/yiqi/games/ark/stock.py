"""The deck: cards not drawn yet, and where the rain lies among them.

Nothing is shuffled. While `upper` is above 0 the next card comes from all cards not drawn yet; then the first rain is
due; after it the four others lie in the bag with the cards left.
"""

from __future__ import annotations

from yiqi.core.chance import Audience, Bag, Chance
from yiqi.core.game import Event
from yiqi.games.ark.cards import RAIN
from yiqi.games.ark.state import State


def halves(s: State) -> None:
    """Halves the cards left; the upper half has an odd one (clauses ark setup.18, setup.19, setup.26)."""
    s.upper = (s.bag.total + 1) // 2


def draw(s: State, chance: Chance, to: Audience, told: list[Event]) -> int:
    """Draws from the deck until it is no rain: the card, or -1 when the fifth rain has come (clause ark gather.3).

    `to` are the seats that see the card, ALL for a card turned up. That it was rain everybody is told by an event.
    """
    if s.upper:
        s.upper -= 1
        return chance.draw(s.bag, to)
    names, rain = s.terms.cards.with_rain, len(s.bag.names)
    while s.rain < RAIN:
        first = s.rain == 0
        left = [0] * rain if first else s.bag.counts
        card = chance.draw(Bag(names, [*left, 1 if first else RAIN - s.rain]), to)
        if card < rain:
            s.bag.take(card)
            return card
        s.rain += 1
        told.append(Event("rain", {"count": s.rain}))
    return -1
