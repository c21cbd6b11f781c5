"""The first position: events are dealt, the first epoch begins (clauses world 2.2.1, 2.3.2a)."""

from __future__ import annotations

from yiqi.core.chance import Chance
from yiqi.core.game import Event
from yiqi.games.world.cards import GREATER, LESSER
from yiqi.games.world.state import State, blank
from yiqi.games.world.terms import Terms
from yiqi.games.world.turn import NewEpoch


def start(terms: Terms, chance: Chance) -> tuple[State, list[Event]]:
    """Deals three greater and seven lesser events to each, and leaves the first epoch to begin."""
    s = blank(terms)
    told: list[Event] = []
    for seat in range(terms.seats):
        hand = [chance.draw(s.greater_bag, (seat,)) for _ in range(GREATER)]
        hand += [chance.draw(s.lesser_bag, (seat,)) for _ in range(LESSER)]
        s.hands[seat] = tuple(sorted(hand))
        names = tuple([terms.cards.event_names[card] for card in s.hands[seat]])
        told.append(Event("dealt", {"seat": seat}, (seat,), {"card": names}, reveals=True))
    s.stack = [NewEpoch(1)]
    return s, told
