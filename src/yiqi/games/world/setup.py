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
    for seat in range(terms.sides):
        owner = terms.owner(seat)
        hand = greater(s, owner, chance)
        hand += [chance.draw(s.lesser_bag, (owner,)) for _ in range(LESSER)]
        s.hands[seat] = tuple(sorted(hand))
        names = tuple([terms.cards.event_names[card] for card in s.hands[seat]])
        told.append(Event("dealt", {"seat": seat}, (owner,), {"card": names}, reveals=True))
    s.stack = [NewEpoch(1)]
    return s, told


def greater(s: State, seat: int, chance: Chance) -> list[int]:
    """Draws the greater events of a seat; one is a minor empire where the table deals so (ruling world 2.2.r22)."""
    if not s.terms.one_minor:
        return [chance.draw(s.greater_bag, (seat,)) for _ in range(GREATER)]
    minors, others = s.terms.greater_bags(s.greater_bag)
    hand = [chance.draw(minors, (seat,)), *[chance.draw(others, (seat,)) for _ in range(GREATER - 1)]]
    for card in hand:
        s.greater_bag.take(card)
    return hand
