"""What `yiqi bench` measures of this game besides what it measures of every game: the judge."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from yiqi.games.sanguo.adjudicate import judge
from yiqi.games.sanguo.field import ARMY, LEADER, MILITIA, MOVE, NOWHERE, STAY, SUPPORT, Field, Order
from yiqi.games.sanguo.ground import Ground

POSITIONS: Final = 200
PLAYERS: Final = 6
GOALS: Final = (15_000, 30_000)
"""Positions a second of the few, not compiled and compiled."""


class Position(NamedTuple):
    """What the judge is given."""

    field: Field
    kinds: list[int]
    owners: list[int]
    provs: list[int]
    orders: list[Order]


class Work:
    """Positions on the game's own map, judged one after the other: `run()` judges all `count` of them."""

    def __init__(self, name: str, positions: list[Position], goals: tuple[int, int]) -> None:
        self.name = name
        self.count = len(positions)
        self.unit = "positions/s"
        self.goals = goals
        self._positions = positions

    def run(self) -> None:
        for position in self._positions:
            judge(*position)


def work(rules: Any) -> list[Work]:
    """Early positions, of 8 to 18 units, and crowded ones, of 22 to 34."""
    random = Random("sanguo speed")
    early = [position(random, rules.terms.ground, random.randint(8, 18)) for _ in range(POSITIONS)]
    late = [position(random, rules.terms.ground, random.randint(22, 34)) for _ in range(POSITIONS)]
    return [Work("judging 8 to 18 units", early, GOALS), Work("judging 22 to 34 units", late, (0, 0))]


def position(random: Random, ground: Ground, units: int) -> Position:
    """Units of six players, each player's near each other, of which half move and most others support."""
    centres = random.sample(ground.numbers, PLAYERS)
    kinds, owners, provs = [LEADER] * PLAYERS, list(range(PLAYERS)), list(centres)
    while len(kinds) < units:
        owner = random.randrange(PLAYERS)
        free = [n for n in ground.numbers if n not in provs[PLAYERS:] and (n == centres[owner] or n not in centres)]
        near = sorted(free, key=lambda n: (ground.distance[n][centres[owner]], n))[:4]
        kinds.append(random.choice((ARMY, MILITIA)))
        owners.append(owner)
        provs.append(random.choice(near))
    orders = [Order(MOVE, random.choice(ground.neighbours[n])) if random.random() < 0.6 else STAY for n in provs]
    for i, n in enumerate(provs):
        ways = [support(orders, provs, j) for j in range(units) if j != i and owners[j] == owners[i]]
        fit = [way for way in ways if ground.adjacent[n] >> (provs[way.about] if way.to < 0 else way.to) & 1]
        if fit and random.random() < 0.4:
            orders[i] = random.choice(fit)
    alone = [1 << p for p in range(PLAYERS)]
    size = ground.last + 1
    home = [ground.of_kingdom[p // 2] & ground.resources for p in range(PLAYERS)]
    field = Field(list(ground.adjacent), [0] * PLAYERS, [NOWHERE] * size, [0] * PLAYERS, home, alone, alone)
    return Position(field, kinds, owners, provs, orders)


def support(orders: list[Order], provs: list[int], j: int) -> Order:
    """The order that supports what unit `j` does."""
    return Order(SUPPORT, orders[j].to if orders[j].verb == MOVE else NOWHERE, j)
