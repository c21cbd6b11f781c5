"""What is on the table of Lots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from yiqi.core import flow
from yiqi.core.chance import Bag

if TYPE_CHECKING:
    from toy.game import ToyRules

COLOURS = ("amber", "blue", "coral")
ROUNDS = 4
COINS = 6


class Turnover:
    """The house turns over the next lot."""

    name = "turnover"

    def fields(self) -> tuple[Any, ...]:
        return ()


class Bids:
    """Everybody bids at once."""

    name = "bids"

    def fields(self) -> tuple[Any, ...]:
        return ()


class Won:
    """The winner keeps the lot or offers it."""

    name = "won"

    def __init__(self, seat: int, colour: str) -> None:
        self.seat, self.colour = seat, colour

    def fields(self) -> tuple[Any, ...]:
        return (self.seat, self.colour)


class Offered:
    """A seat that is not in turn answers an offer; it lies on top of the winner's decision."""

    name = "offered"

    def __init__(self, seat: int, by: int, colour: str) -> None:
        self.seat, self.by, self.colour = seat, by, colour

    def fields(self) -> tuple[Any, ...]:
        return (self.seat, self.by, self.colour)


CLASSES = {"turnover": Turnover, "bids": Bids, "won": Won, "offered": Offered}


class ToyState:
    __slots__ = (
        "bag",
        "bids",
        "coins",
        "favourite",
        "lots",
        "round",
        "rules",
        "sealed",
        "shown",
        "spent",
        "stack",
        "turned",
    )

    def __init__(self, rules: ToyRules) -> None:
        self.rules = rules
        n = rules.seats
        self.bag = Bag(COLOURS, list(rules.lots))
        self.stack: list[Any] = [Turnover()]
        self.round = 0
        self.coins = [COINS] * n
        self.lots = [[0] * len(COLOURS) for _ in range(n)]
        self.favourite = [0] * n
        self.bids: list[int] = [-1] * n
        self.sealed = [False] * n
        self.turned = "none"
        self.spent = 0
        self.shown: tuple[int, ...] = ()

    def copy(self) -> ToyState:
        other = ToyState.__new__(ToyState)
        other.rules = self.rules
        other.bag = self.bag.copy()
        other.stack = self.stack[:]
        other.round = self.round
        other.coins = self.coins[:]
        other.lots = [row[:] for row in self.lots]
        other.favourite = self.favourite[:]
        other.bids = self.bids[:]
        other.sealed = self.sealed[:]
        other.turned = self.turned
        other.shown = self.shown
        other.spent = self.spent
        return other

    def to_json(self) -> dict[str, Any]:
        return {
            "bag": self.bag.counts[:],
            "stack": flow.dump(self.stack),
            "round": self.round,
            "coins": self.coins[:],
            "lots": [row[:] for row in self.lots],
            "favourite": self.favourite[:],
            "bids": self.bids[:],
            "sealed": self.sealed[:],
            "turned": self.turned,
            "shown": list(self.shown),
            "spent": self.spent,
        }
