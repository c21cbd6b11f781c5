"""Build: armies and roads where one rules, two rupees each (clauses pamir build)."""

from __future__ import annotations

from typing import Any, Final

from yiqi.core.chance import Chance
from yiqi.core.game import Action, Event, Prompt, Reason
from yiqi.games.pamir.acts import DONE, PAIR, Acting
from yiqi.games.pamir.cards import INFRASTRUCTURE, NATION_BUILDING, REGIONS
from yiqi.games.pamir.impact import loyal_blocks
from yiqi.games.pamir.market import pay_action
from yiqi.games.pamir.pieces import ARMIES, ROADS, rules_any
from yiqi.games.pamir.placing import place_block
from yiqi.games.pamir.state import NOT_ASKED, State

MOST: Final = 3
"""Payments of two rupees in one action."""


NOWHERE: Final = Reason("build-nowhere", {}, "pamir build.rule")


def build_refusal(s: State, player: int) -> Reason | None:
    """Why a player cannot build at all."""
    return None if rules_any(s, player) else NOWHERE


class Build(Acting):
    """`paid` payments were made, `ready` units are paid for and not placed; `extra`: the free unit is still to come."""

    paid: int
    ready: int
    extra: bool

    def __init__(self, player: int, card: int, paid: int, ready: int, extra: object) -> None:
        super().__init__("build", player, card)
        self.paid = paid
        self.ready = ready
        # read from JSON, compiled code may hand on a number
        self.extra = bool(extra)

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.card, self.paid, self.ready, self.extra)

    def ask(self, s: State) -> Prompt:
        if self.free(s):
            return Prompt("build-free", {"card": self.card})
        return Prompt("build", {"card": self.card, "n": MOST - self.paid})

    def free(self, s: State) -> bool:
        """Whether only the free unit of Infrastructure can still be placed."""
        return self.extra and self.ready == 0 and not self.can_pay(s)

    def can_pay(self, s: State) -> bool:
        return self.paid < MOST and s.rupees[self.player] >= PAIR

    def near(self, s: State) -> list[Action]:
        found: list[Action] = [("army", region) for region in REGIONS]
        found += [("road", border) for border in s.terms.cards.border_names]
        found.append(DONE)
        return found

    def refusal(self, s: State, a: Action) -> Reason | None:
        if a == DONE:
            if self.paid == 0:
                return Reason("build-one", {}, "pamir build.one")
            return Reason("build-free", {}, "pamir build.infrastructure") if self.free(s) else None
        if len(a) != 2:
            return NOT_ASKED
        cards, rulers = s.terms.cards, s.rulers
        if a[0] == "army" and a[1] in REGIONS:
            ruled = rulers[REGIONS.index(a[1])] == self.player
        elif a[0] == "road" and a[1] in cards.border_names:
            one, two = cards.borders[cards.border_names.index(a[1])]
            ruled = rulers[one] == self.player or rulers[two] == self.player
        else:
            return NOT_ASKED
        if not ruled:
            return Reason("build-rule", {}, "pamir build.rule")
        return None if self.any_left(s) else NOT_ASKED

    def any_left(self, s: State) -> bool:
        """Whether another unit can be placed: paid for, to be paid for, or free."""
        return self.ready > 0 or self.can_pay(s) or self.extra

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        if rules_any(s, self.player) and self.any_left(s):
            return True
        s.stack.pop()
        return False

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        player = self.player
        s.stack.pop()
        if a == DONE:
            if self.extra:
                # no more is paid for; the free unit comes after that
                s.stack.append(Build(player, self.card, MOST, 0, True))
            return
        paid, ready, extra = self.paid, self.ready, self.extra
        if ready:
            ready -= 1
        elif self.can_pay(s):
            pay_action(s, player, 1, paid)
            told.append(Event("build", {"seat": player, "n": PAIR}))
            paid += 1
            ready = 1 if s.lasting[NATION_BUILDING] == player else 0
        else:
            extra = False
        s.stack.append(Build(player, self.card, paid, ready, extra))
        if a[0] == "army":
            place = ARMIES + REGIONS.index(str(a[1]))
        else:
            place = ROADS + s.terms.cards.border_names.index(str(a[1]))
        place_block(s, player, loyal_blocks(s, player), place, told)

    def idle(self, s: State) -> Action:
        return self.legal(s)[-1]


def opening(s: State, player: int, card: int) -> Build:
    """The decision with which a build action begins."""
    return Build(player, card, 0, 0, bool(s.powers[player] & INFRASTRUCTURE))
