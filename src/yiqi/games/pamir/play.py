"""Playing a card from hand: shown, bribe, placed at an end of the court, loyalty, icons (clauses pamir play)."""

from __future__ import annotations

from typing import Any

from yiqi.core.chance import Chance
from yiqi.core.game import Event
from yiqi.games.pamir.bribe import Bribe, play_bribe
from yiqi.games.pamir.court import Convert, leave_hand, refresh
from yiqi.games.pamir.impact import Icons
from yiqi.games.pamir.state import State, Work
from yiqi.games.pamir.terms import ENDS


def announce(s: State, player: int, card: int, end: int, told: list[Event]) -> None:
    """A card is chosen to be played. Where a bribe is owed it is turned up first, and known even if not played."""
    s.stack.append(Enter(player, card, end))
    payee, size = play_bribe(s, player, card)
    if size:
        show(s, player, card, told)
        s.stack.append(Bribe(player, payee, size, 0, card))


def show(s: State, player: int, card: int, told: list[Event]) -> None:
    """A card in hand is shown to everybody."""
    for viewer in range(len(s.known)):
        s.known[viewer] |= 1 << card
    region = s.terms.cards.region[card]
    ruler = s.rulers[region]
    told.append(Event("shown", {"seat": player, "card": card, "seat_ruler": ruler}, (), None, True))


class Enter(Work):
    """The card comes into the court."""

    card: int
    end: int

    def __init__(self, player: int, card: int, end: int) -> None:
        self.name = "enter"
        self.player = player
        self.card = card
        self.end = end

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.card, self.end)

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        s.stack.pop()
        s.actions -= 1
        leave_hand(s, self.player, self.card)
        told.append(Event("play", {"seat": self.player, "card": self.card, "end": ENDS[self.end]}))
        enter(s, self.player, self.card, self.end)
        return False


def enter(s: State, player: int, card: int, end: int) -> None:
    """Puts a card at an end of a court; then loyalty if it is another coalition's patriot, then its icons."""
    court = s.courts[player]
    s.courts[player] = (card, *court) if end == 0 else (*court, card)
    refresh(s, player)
    s.stack.append(Icons(player, card, 0))
    patriot = s.terms.cards.patriot[card]
    if patriot >= 0 and player != s.terms.wakhan and patriot != s.loyalty[player]:
        s.stack.append(Convert(player, patriot, card))
