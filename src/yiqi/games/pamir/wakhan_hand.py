"""Cards that come to Wakhan are played at once, in whoever's turn: she has no hand (clauses pamir wakhan)."""

from __future__ import annotations

from typing import Any

from yiqi.core.chance import Chance
from yiqi.core.game import STEP, Action, Event, Reason
from yiqi.games.pamir.bribe import Bribe, play_bribe
from yiqi.games.pamir.court import discard_hand, leave_hand
from yiqi.games.pamir.play import enter
from yiqi.games.pamir.state import NOBODY, NOT_ASKED, Decision, State, Work
from yiqi.games.pamir.terms import ENDS
from yiqi.games.pamir.wakhan_cards import preferred
from yiqi.games.pamir.wakhan_deck import lean, row


class Hers(Decision):
    """What only Wakhan does; it is done by the step of the house."""

    def near(self, s: State) -> list[Action]:
        return []

    def refusal(self, s: State, a: Action) -> Reason | None:
        return NOT_ASKED

    def idle(self, s: State) -> Action:
        return STEP

    def spies_only(self) -> bool:
        """Whether she is about to battle on the court card with most spies (clause pamir wakhan.50)."""
        return False


def explained(s: State, kind: str, clause: str, args: dict[str, Any]) -> Event:
    """What she does and why: with her AI card, the clause, and the number of the clause among hers."""
    public = {"seat": s.terms.wakhan, "automa": s.front, **args}
    return Event(kind, {**public, "rule": int(clause.rsplit(".", 1)[1]), "clause": clause})


def take_up(s: State) -> None:
    """She plays what has come to her; everybody sees the cards."""
    player = s.terms.wakhan
    if s.leaning == NOBODY:
        lean(s)
    for card in s.hands[player]:
        for viewer in range(len(s.known)):
            s.known[viewer] |= 1 << card
    if s.hands[player]:
        s.stack.append(Hand(player))


class Hand(Hers):
    """The next card is played, the one of highest priority first, or discarded when its bribe cannot be paid."""

    def __init__(self, player: int) -> None:
        self.name = "wakhan_hand"
        self.player = player

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        if s.hands[self.player]:
            return True
        s.stack.pop()
        return False

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        player = self.player
        card, why = preferred(s, list(s.hands[player]))
        payee, size = play_bribe(s, player, card)
        if size > s.rupees[player]:
            told.append(explained(s, "wakhan_unpaid", "pamir wakhan.23", {"card": card, "n": size}))
            discard_hand(s, player, card, told)
            return
        end = row(s)
        told.append(explained(s, "wakhan_plays", "pamir wakhan.24", {"card": card, "end": ENDS[end], "why": why}))
        s.stack.append(Joins(player, card, end))
        if size:
            s.stack.append(Bribe(player, payee, size, 0, card))


class Joins(Work):
    """The card comes into her court; buying and playing it were one action together (clause pamir wakhan.22)."""

    card: int
    end: int

    def __init__(self, player: int, card: int, end: int) -> None:
        self.name = "wakhan_joins"
        self.player = player
        self.card = card
        self.end = end

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.card, self.end)

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        s.stack.pop()
        leave_hand(s, self.player, self.card)
        told.append(Event("play", {"seat": self.player, "card": self.card, "end": ENDS[self.end]}))
        enter(s, self.player, self.card, self.end)
        return False
