"""Betray: a court card with an own spy on it is discarded, or taken as a prize (clauses pamir betray)."""

from __future__ import annotations

from typing import Any, Final

from yiqi.core.chance import Chance
from yiqi.core.game import Action, Event, Prompt, Reason
from yiqi.games.pamir.acts import Acting
from yiqi.games.pamir.cards import BODYGUARDS, COALITIONS
from yiqi.games.pamir.court import POLITICAL, Convert, discard_court
from yiqi.games.pamir.market import pay_action
from yiqi.games.pamir.pieces import owner_of, spies_of
from yiqi.games.pamir.state import NOT_ASKED, Decision, State, Work, card_of

TAKE: Final[Action] = ("prize",)
DECLINE: Final[Action] = ("decline",)


def target_refusal(s: State, player: int, card: int, owner: int) -> Reason | None:
    """Why a court card cannot be betrayed by a player."""
    if not spies_of(s, card, player):
        return Reason("betray-spy", {"card": card}, "pamir betray.spy")
    if s.terms.cards.suit[card] == POLITICAL and s.powers[owner] & BODYGUARDS:
        return Reason("bodyguards", {"card": card, "seat": owner}, "pamir betray.bodyguards")
    return None


NO_SPY: Final = Reason("betray-none", {}, "pamir betray.spy")


def betray_refusal(s: State, player: int) -> Reason | None:
    """Why a player cannot betray at all: no spy of his is on a card that can be betrayed."""
    found: Reason | None = None
    for owner, court in enumerate(s.courts):
        for card in court:
            if spies_of(s, card, player):
                found = target_refusal(s, player, card, owner)
                if found is None:
                    return None
    return found or NO_SPY


class Betray(Acting):
    """Which card is betrayed."""

    def __init__(self, player: int, card: int) -> None:
        super().__init__("betray", player, card)

    def near(self, s: State) -> list[Action]:
        return [("target", card) for court in s.courts for card in court]

    def refusal(self, s: State, a: Action) -> Reason | None:
        card = card_of(a, 1)
        if len(a) != 2 or a[0] != "target" or card < 0:
            return NOT_ASKED
        owner = owner_of(s, card)
        return NOT_ASKED if owner < 0 else target_refusal(s, self.player, card, owner)

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        player, card = self.player, card_of(a, 1)
        owner = owner_of(s, card)
        s.stack.pop()
        pay_action(s, player, 1)
        told.append(Event("betray", {"seat": player, "seat_owner": owner, "card": card}))
        s.stack.append(Prize(player, card))
        discard_court(s, owner, card, told, to_pile=False)


class Prize(Decision):
    """Whether the betrayed card is taken as a prize; one without a prize is discarded."""

    card: int

    def __init__(self, player: int, card: int) -> None:
        self.name = "prize"
        self.player = player
        self.card = card

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.card)

    def ask(self, s: State) -> Prompt:
        return Prompt("prize", {"card": self.card, "coalition": COALITIONS[s.terms.cards.prize[self.card]]})

    def near(self, s: State) -> list[Action]:
        return [TAKE, DECLINE]

    def refusal(self, s: State, a: Action) -> Reason | None:
        return None if a in (TAKE, DECLINE) else NOT_ASKED

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        if s.terms.cards.prize[self.card] >= 0:
            return True
        s.stack.pop()
        s.gone = (*s.gone, self.card)
        return False

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        player = self.player
        s.stack.pop()
        if a == DECLINE:
            s.gone = (*s.gone, self.card)
            told.append(Event("no_prize", {"seat": player, "card": self.card}))
            return
        coalition = s.terms.cards.prize[self.card]
        s.stack.append(Tuck(player, self.card))
        if player != s.terms.wakhan and coalition != s.loyalty[player]:
            s.stack.append(Convert(player, coalition, 0))

    def idle(self, s: State) -> Action:
        return DECLINE


class Tuck(Work):
    """The prize is put under the dial, once the loyalty it asks for is there."""

    card: int

    def __init__(self, player: int, card: int) -> None:
        self.name = "tuck"
        self.player = player
        self.card = card

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.card)

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        s.stack.pop()
        s.prizes[self.player] = (*s.prizes[self.player], self.card)
        coalition = COALITIONS[s.terms.cards.prize[self.card]]
        told.append(Event("prize", {"seat": self.player, "card": self.card, "coalition": coalition}))
        return False
