"""What the judge works on: units, orders, the field they stand on, groups that move, and the verdict."""

from __future__ import annotations

from typing import Final, NamedTuple

LEADER: Final = 0
ARMY: Final = 1
MILITIA: Final = 2
KINDS: Final = "LAM"
STRENGTH: Final = (1, 2, 1)
"""What a unit attacks, defends and supports with, by kind; see `Field.home` for militia."""

HOLD: Final = 0
MOVE: Final = 1
SUPPORT: Final = 2

HELD: Final = "held"
MOVED: Final = "moved"
BOUNCED: Final = "bounced"
VOID: Final = "void"
GIVEN: Final = "given"
CUT: Final = "cut"

NOWHERE: Final = -1


class Order(NamedTuple):
    """What one unit is told: HOLD; MOVE to `to`; SUPPORT of unit `about` moving to `to`, or holding (`to` NOWHERE)."""

    verb: int = HOLD
    to: int = NOWHERE
    about: int = NOWHERE


STAY: Final = Order()


class Field:
    """Where and between whom it is fought. Masks of provinces, and of players, by player.

    `adjacent`: by province, its neighbours. `closed[p]`: provinces that p may not enter. `controller[n]`: who
    controls province n (its owner, else who stands there), NOWHERE for nobody. `barred[p]`: provinces controlled by
    allies of p, or players neutral to him: he supports nobody against them but their own controller. `home[p]`: where
    p's militia defends with two. `helps[p]`: players whose units p may support. `spares[p]`: players whose units p's
    moves neither cut nor dislodge, p among them. `shares[p]`: players whose leader may stand with p's units, and p's
    leader with theirs; p not among them.
    """

    __slots__ = (
        "adjacent", "barred", "closed", "controller", "cut_by_target", "helps", "home", "reach_unit", "shares",
        "spares", "stack_max", "strength",
    )  # fmt: skip

    def __init__(
        self,
        adjacent: list[int],
        closed: list[int],
        controller: list[int],
        barred: list[int],
        home: list[int],
        helps: list[int],
        spares: list[int],
        cut_by_target: bool = False,
        stack_max: bool = False,
        strength: tuple[int, int, int] = STRENGTH,
        reach_unit: bool = False,
        shares: list[int] | None = None,
    ) -> None:
        """`cut_by_target`: a support is cut as well by whom it is aimed at if he dislodges the supporter.
        `stack_max`: a stack counts its strongest unit, not the sum. `strength` goes by kind. `reach_unit`: a unit
        supports those next to itself wherever they go, not those who fight next to it. No `shares`: nobody shares.
        """
        self.adjacent = adjacent
        self.closed = closed
        self.controller = controller
        self.barred = barred
        self.home = home
        self.helps = helps
        self.spares = spares
        self.cut_by_target = cut_by_target
        self.stack_max = stack_max
        self.strength = strength
        self.reach_unit = reach_unit
        self.shares = shares or [0] * len(closed)


class Group:
    """Units of one player that move from one province to another together."""

    __slots__ = ("full", "goal", "leads", "marches", "number", "owner", "reduced", "start", "units")

    def __init__(self, number: int, owner: int, start: int, goal: int) -> None:
        self.number = number
        self.owner = owner
        self.start = start
        self.goal = goal
        self.units: list[int] = []
        self.full = 0
        self.reduced: dict[int, int] = {}
        self.leads = False
        self.marches = False

    def against(self, owner: int) -> int:
        """Its strength against a unit of `owner` that stays: his own supports do not count (clause move.11b)."""
        return self.full - self.reduced.get(owner, 0)


class Reason(NamedTuple):
    """Why an order failed: a key, and the two strengths that were compared (0, 0 where none were)."""

    key: str
    own: int = 0
    other: int = 0


class Verdict:
    """What became of every unit, by its number: `results` and `reasons`; `dislodged` (by which province they were
    forced out from, NOWHERE otherwise); `standoffs`: the mask of provinces left empty by equal attacks.
    """

    __slots__ = ("dislodged", "reasons", "results", "standoffs")

    def __init__(self, n: int) -> None:
        self.results: list[str] = [HELD] * n
        self.reasons: list[Reason | None] = [None] * n
        self.dislodged: list[int] = [NOWHERE] * n
        self.standoffs = 0
