"""Bribes: to the ruler of a region for playing a card there, to who holds a card hostage for its actions.

The one who owes pays, offers less or gives up; the one who is paid may lower the bribe, never raise it (clauses pamir
play, hostage). A standing answer speaks for who does not want to be asked.
"""

from __future__ import annotations

from typing import Any

from yiqi.core.chance import Chance
from yiqi.core.game import Action, Event, Prompt, Reason
from yiqi.games.pamir.cards import (
    CHARISMATIC_COURTIERS,
    CIVIL_SERVICE_REFORMS,
    COURTLY_MANNERS,
    DISREGARD_FOR_CUSTOMS,
)
from yiqi.games.pamir.pieces import holder, spies_of
from yiqi.games.pamir.state import NOBODY, NOT_ASKED, Decision, State, card_of
from yiqi.games.pamir.terms import ASK_ME, OFFERS, STANDING, WAIVE

PAY: Action = ("pay",)
CANCEL: Action = ("cancel",)


def no_bribes(s: State, player: int) -> bool:
    """Whether an event frees the player of every bribe."""
    return s.lasting[DISREGARD_FOR_CUSTOMS] != NOBODY or s.lasting[COURTLY_MANNERS] == player


def play_bribe(s: State, player: int, card: int) -> tuple[int, int]:
    """Who is paid, and how much, before a card is played: the ruler for each tribe there; (NOBODY, 0) for none."""
    region = s.terms.cards.region[card]
    ruler = s.rulers[region]
    if ruler in (NOBODY, player) or no_bribes(s, player) or s.powers[player] & CHARISMATIC_COURTIERS:
        return NOBODY, 0
    return ruler, s.tribes[ruler * 6 + region]


def hostage_bribe(s: State, player: int, card: int) -> tuple[int, int]:
    """Who is paid, and how much, before a court card acts: its holder for each spy; (NOBODY, 0) for none."""
    held = holder(s, card, player)
    if held == NOBODY or no_bribes(s, player) or s.powers[player] & CIVIL_SERVICE_REFORMS:
        return NOBODY, 0
    return held, spies_of(s, card, held)


class Bribe(Decision):
    """`player` owes `payee` a bribe of `size` before what lies below on the stack is done.

    `least` is what that costs besides, `card` the one it is about.
    """

    payee: int
    size: int
    least: int
    card: int

    def __init__(self, player: int, payee: int, size: int, least: int, card: int) -> None:
        self.name = "bribe"
        self.player = player
        self.payee = payee
        self.size = size
        self.least = least
        self.card = card

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.payee, self.size, self.least, self.card)

    def ask(self, s: State) -> Prompt:
        return Prompt("bribe", {"seat": self.payee, "n": self.size, "card": self.card})

    def near(self, s: State) -> list[Action]:
        if self.payee == s.terms.wakhan:
            return [PAY, CANCEL]
        return [PAY, *[("offer", n) for n in range(self.size)], CANCEL]

    def refusal(self, s: State, a: Action) -> Reason | None:
        if a == CANCEL:
            return None
        if a == PAY:
            return self.short(s, self.size) or self.beyond(s, self.size)
        offer = card_of(a, 1)
        near = len(a) == 2 and a[0] == "offer" and 0 <= offer < self.size
        if not near or self.payee == s.terms.wakhan:
            return NOT_ASKED
        asked = Reason("offers", {"n": OFFERS}, "pamir play.ask") if s.offers >= OFFERS else None
        return self.short(s, offer) or asked or self.beyond(s, offer)

    def short(self, s: State, rupees: int) -> Reason | None:
        """Why a sum cannot be paid or offered: it is not there."""
        have = s.rupees[self.player]
        return Reason("bribe-short", {"need": rupees, "have": have}, "pamir play.pay") if have < rupees else None

    def beyond(self, s: State, rupees: int) -> Reason | None:
        """The same for a sum that is there, but not together with what the action costs."""
        need, have = rupees + self.least, s.rupees[self.player]
        return Reason("bribe-cost", {"need": need, "have": have}, "pamir actions.cost") if have < need else None

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        if self.size == 0:
            s.stack.pop()
        return self.size > 0

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        if a == CANCEL:
            # what would have been done is taken off as well: the action was never chosen
            s.stack.pop()
            s.stack.pop()
            s.given_up += 1
            told.append(Event("cancel", {"seat": self.player, "card": self.card}))
        elif a == PAY:
            self.pay(s, told)
        else:
            s.offers += 1
            offer = card_of(a, 1)
            asked = {"seat": self.player, "seat_payee": self.payee, "n": offer, "most": self.size}
            # where the payee's standing answer is not known, this finds it out
            told.append(Event("offer", asked, (), None, s.shown[self.payee] == NOBODY))
            s.stack.append(Demand(self.payee, self.player, self.size, offer, self.card))

    def pay(self, s: State, told: list[Event]) -> None:
        """The bribe changes hands; what it was for goes on."""
        s.stack.pop()
        s.rupees[self.player] -= self.size
        s.rupees[self.payee] += self.size
        told.append(Event("bribe", {"seat": self.player, "seat_payee": self.payee, "n": self.size, "card": self.card}))

    def idle(self, s: State) -> Action:
        return CANCEL


class Demand(Decision):
    """`player` is asked to take `offer` instead of a bribe of `most`; he names what he wants (clause pamir play.5)."""

    briber: int
    most: int
    offer: int
    card: int

    def __init__(self, player: int, briber: int, most: int, offer: int, card: int) -> None:
        self.name = "demand"
        self.player = player
        self.briber = briber
        self.most = most
        self.offer = offer
        self.card = card

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.briber, self.most, self.offer, self.card)

    def ask(self, s: State) -> Prompt:
        args = {"seat": self.briber, "n": self.offer, "most": self.most, "card": self.card}
        return Prompt("demand", args)

    def near(self, s: State) -> list[Action]:
        return [*[("demand", n) for n in range(self.most + 1)], *standing_near(s, self.player)]

    def legal(self, s: State) -> list[Action]:
        return self.near(s)

    def refusal(self, s: State, a: Action) -> Reason | None:
        n = card_of(a, 1)
        if len(a) == 2 and a[0] == "demand":
            return None if 0 <= n <= self.most else NOT_ASKED
        return None if a in standing_near(s, self.player) else NOT_ASKED

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        answer = s.standing[self.player]
        s.shown[self.player] = answer
        if answer == ASK_ME:
            return True
        self.answer(s, 0 if answer == WAIVE else self.most, told)
        return False

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        if a[0] == "demand":
            self.answer(s, card_of(a, 1), told)
        else:
            set_standing(s, self.player, a, told)

    def answer(self, s: State, n: int, told: list[Event]) -> None:
        """The bribe is lowered to what was named; it is paid at once if it is no more than was offered."""
        s.stack.pop()
        told.append(Event("demand", {"seat": self.player, "seat_briber": self.briber, "n": n, "most": self.most}))
        old = s.stack[-1]
        assert isinstance(old, Bribe)
        lower = Bribe(old.player, old.payee, n, old.least, old.card)
        s.stack[-1] = lower
        if 0 < n <= self.offer:
            lower.pay(s, told)

    def idle(self, s: State) -> Action:
        return ("demand", self.most)


def standing_near(s: State, player: int) -> list[Action]:
    """The standing answers a player may change to."""
    now = s.standing[player]
    return [("standing", name) for i, name in enumerate(STANDING) if i != now]


def set_standing(s: State, player: int, a: Action, told: list[Event]) -> None:
    """A player settles how whoever asks for a lower bribe is answered; the others see that, not how."""
    s.standing[player] = STANDING.index(str(a[1]))
    s.shown[player] = NOBODY
    told.append(Event("standing", {"seat": player}, (player,), {"answer": a[1]}))
