"""The events in a player's hand, as actions that name them."""

from __future__ import annotations

from yiqi.core.game import Action, Reason
from yiqi.games.world.state import NOT_ASKED, State


def held(s: State, seat: int) -> list[Action]:
    """Each event in a seat's hand once, to be named."""
    names = s.terms.cards.event_names
    return [("event", names[card]) for card in dict.fromkeys(s.hands[seat])]


def late(s: State, seat: int, a: Action) -> Reason:
    """Why an event cannot be named once the turn has begun (clause world 2.2.4a); NOT_ASKED for none in hand."""
    if a in held(s, seat):
        return Reason("event-late", {"card": a[1]}, "world 2.2.4a")
    return NOT_ASKED
