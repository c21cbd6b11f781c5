"""Gift: a cylinder on a free space of the loyalty dial (clauses pamir gift)."""

from __future__ import annotations

from yiqi.core.chance import Chance
from yiqi.core.game import Action, Event, Reason
from yiqi.games.pamir.acts import Acting
from yiqi.games.pamir.market import pay_action
from yiqi.games.pamir.pieces import GIFT_SPACES
from yiqi.games.pamir.placing import place_cylinder
from yiqi.games.pamir.state import NOT_ASKED, State
from yiqi.games.pamir.terms import GIFTS

FULL = 7


def least_cost(s: State, player: int) -> int:
    """The price of the cheapest free space, 0 when there is none."""
    for space, cost in enumerate(GIFTS):
        if not s.gifts[player] >> space & 1:
            return cost
    return 0


def gift_refusal(s: State, player: int) -> Reason | None:
    """Why a player cannot make a gift at all."""
    return Reason("gift-full", {}, "pamir gift.full") if s.gifts[player] == FULL else None


class Gift(Acting):
    """Which space, at its price."""

    def __init__(self, player: int, card: int) -> None:
        super().__init__("gift", player, card)

    def near(self, s: State) -> list[Action]:
        return [("space", cost) for cost in GIFTS]

    def refusal(self, s: State, a: Action) -> Reason | None:
        if len(a) != 2 or a[0] != "space" or a[1] not in GIFTS:
            return NOT_ASKED
        cost = int(a[1])
        if s.rupees[self.player] < cost:
            return Reason("act-cost", {"need": cost, "have": s.rupees[self.player]}, "pamir actions.cost")
        filled = s.gifts[self.player] >> GIFTS.index(cost) & 1
        return Reason("gift-space", {"n": cost}, "pamir gift.space") if filled else None

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        legal = self.legal(s)
        if len(legal) > 1:
            return True
        self.give(s, int(legal[0][1]), told)
        return False

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        self.give(s, int(a[1]), told)

    def give(self, s: State, cost: int, told: list[Event]) -> None:
        """Pays for a space and fills it."""
        s.stack.pop()
        pay_action(s, self.player, cost // 2)
        told.append(Event("gift", {"seat": self.player, "n": cost}))
        place_cylinder(s, self.player, GIFT_SPACES + GIFTS.index(cost), told)
