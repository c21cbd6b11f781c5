"""The deck: cards not drawn yet, and where the rain lies among them.

Nothing is shuffled. While `upper` is above 0 the next card comes from all cards not drawn yet; then the first rain is
due; after it each of the four others is as likely to be next as any single card.
"""

from __future__ import annotations

from typing import Final

from yiqi.core.chance import ALL, Audience, Bag, Chance
from yiqi.core.game import Event
from yiqi.games.ark.cards import RAIN
from yiqi.games.ark.state import State

SORTS: Final = ("card", "rain")


def halves(s: State) -> None:
    """Halves the cards left; the upper half has an odd one (clauses ark setup.18, setup.19, setup.26)."""
    s.upper = (s.bag.total + 1) // 2


def draw(s: State, chance: Chance, to: Audience, told: list[Event]) -> int:
    """Draws from the deck until it is no rain: the card, or -1 when the fifth rain has come (clause ark gather.3).

    `to` are the seats that see the card, ALL for a card turned up. Everybody sees rain, so it is drawn by
    itself, to all, whether the next card is rain; which card it is then comes to those in `to` alone.
    """
    while s.upper == 0 and s.rain < RAIN:
        due = 1 if s.rain == 0 else RAIN - s.rain
        cards = s.bag.total if s.rain else 0
        if SORTS[chance.draw(Bag(SORTS, [cards, due]), ALL)] == "card":
            break
        s.rain += 1
        told.append(Event("rain", {"count": s.rain}))
    if s.rain >= RAIN:
        return -1
    assert s.bag.total > 0, "the fifth rain comes before the deck is used up (clause ark end.20)"
    card = chance.draw(s.bag, to)
    if s.upper:
        s.upper -= 1
    return card
