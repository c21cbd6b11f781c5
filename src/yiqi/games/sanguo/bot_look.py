"""What a seat that plans sees: what provinces are worth to it, who threatens them, how far it is. Nothing hidden is
read."""

from __future__ import annotations

from typing import Final, NamedTuple

from yiqi.games.sanguo.field import ARMY, LEADER, MILITIA, STRENGTH
from yiqi.games.sanguo.ground import numbers_in
from yiqi.games.sanguo.orders import all_units
from yiqi.games.sanguo.relations import FOES, Standing, closed, standing
from yiqi.games.sanguo.state import (
    ALLIANCE,
    NOBODY,
    SPRING,
    Entry,
    State,
    kingdom,
    live_kingdoms,
    owned,
    token,
)

HOME: Final = 12.0
FREE: Final = 10.0
TAKEN: Final = 11.0
"""What a resource is worth to who has not got it: unowned of the own kingdom, unowned elsewhere, an enemy's."""
CAPITAL: Final = 3.0
HEAD: Final = 5.0
"""More for an enemy's capital, and for one where an enemy's leader stands."""
KEEP: Final = 7.0
KEEP_HOME: Final = 1.0
KEEP_CAPITAL: Final = 14.0
"""What an own resource is worth that an enemy can reach; more for one of the own kingdom; and the capital."""
NEUTRAL: Final = 0.3
"""How likely a neutral neighbour is to attack, beside an enemy."""
FAR: Final = 7
"""Steps beyond which nothing is looked at."""


class Unit(NamedTuple):
    """An own unit."""

    word: str
    kind: int
    place: int
    power: int


class Look:
    """The map as a seat sees it that writes the relation orders `lines`.

    `shut` is the mask of provinces it cannot enter or pass, `worth` by province what it would gain there, `keep` what
    it would lose there. By province: `guard` what units of others defend it with, `press` the most that one player who
    is no ally can bring against it, `foes` the same for enemies alone, `rival` his strongest single unit, `home` where
    an own unit other than the leader stands. `steps` are distances to each province that is worth anything.
    """

    __slots__ = (
        "everybody", "foes", "guard", "home", "keep", "mine", "press", "rival", "s", "seat", "shut", "stand", "steps",
        "units", "worth",
    )  # fmt: skip

    def __init__(self, s: State, seat: int, lines: tuple[Entry, ...] = ()) -> None:
        size = s.terms.ground.last + 1
        self.s = s
        self.seat = seat
        self.stand: Standing = standing(s, seat, lines, hopes=False)
        self.shut = closed(s, seat, self.stand, live_kingdoms(s))
        self.mine = owned(s, seat)
        self.everybody = all_units(s)
        self.units: list[Unit] = []
        self.home: dict[int, Unit] = {}
        self.guard = [0] * size
        self.press = [0] * size
        self.foes = [0] * size
        self.rival = [0] * size
        self._place()
        self.worth = [self._worth(n) for n in range(size)]
        self.keep = [self._keep(n) for n in range(size)]
        self.steps = {n: self._distances(n) for n in range(size) if self.worth[n] or self.keep[n]}

    def foe(self, other: int) -> bool:
        """Whether another seat's units may be fought and his resources taken."""
        return self.s.terms.free or self.stand.to[other] in FOES

    def friend(self, other: int) -> bool:
        """Whether another seat is an ally."""
        return not self.s.terms.free and self.stand.to[other] == ALLIANCE

    def _place(self) -> None:
        """Puts all units on the map."""
        s, size = self.s, len(self.guard)
        adjacent = s.terms.ground.neighbours
        reach = [[0] * size for _ in range(s.terms.seats)]
        for owner, kind, n in self.everybody:
            strength = STRENGTH[kind]
            if owner == self.seat:
                unit = Unit(token(kind, n), kind, n, strength)
                self.units.append(unit)
                if kind != LEADER:
                    self.home[n] = unit
                continue
            self.guard[n] += strength + (kind == MILITIA and defends_home(s, owner, n))
            if self.friend(owner):
                self.shut |= 1 << n
                continue
            for m in adjacent[n]:
                reach[owner][m] += strength
                self.rival[m] = max(self.rival[m], strength)
        for other, row in enumerate(reach):
            hostile = self.foe(other)
            for n, total in enumerate(row):
                self.press[n] = max(self.press[n], total)
                if hostile:
                    self.foes[n] = max(self.foes[n], total)

    def _worth(self, n: int) -> float:
        """What it is worth to stand in a province at the next count."""
        s = self.s
        if not s.resources >> n & 1 or (self.mine | self.shut) >> n & 1:
            return 0.0
        owner = s.owner[n]
        at_home = s.terms.ground.kingdom[n] == kingdom(s, self.seat)
        if owner == NOBODY:
            found = HOME if at_home else FREE
        elif self.foe(owner):
            found = TAKEN + at_home + CAPITAL * (s.capital[owner] == n)
        else:
            return 0.0
        heads = [seat for seat, place in enumerate(s.place) if place == n and seat != self.seat and self.foe(seat)]
        return found + HEAD * len(heads)

    def _keep(self, n: int) -> float:
        """What is likely to be lost if nobody defends an own resource."""
        if not self.mine >> n & 1 or not self.press[n] or self.shut >> n & 1:
            return 0.0
        s = self.s
        at_home = s.terms.ground.kingdom[n] == kingdom(s, self.seat)
        found = KEEP + KEEP_HOME * at_home
        if s.season == SPRING:
            found *= 0.8
        if s.capital[self.seat] == n:
            found = KEEP_CAPITAL
        return found if self.foes[n] or self.guard[n] else found * NEUTRAL

    def _distances(self, goal: int) -> list[int]:
        """Steps to a province from every other, -1 for none: not through closed ones, nor through others' units."""
        ground = self.s.terms.ground
        passable = ground.everywhere & ~self.shut
        for n, guard in enumerate(self.guard):
            if guard:
                passable &= ~(1 << n)
        found = [-1] * len(self.guard)
        found[goal] = 0
        reached, d = 1 << goal, 0
        edge: tuple[int, ...] = (goal,)
        while edge and d < FAR:
            d += 1
            mask = 0
            for n in edge:
                mask |= ground.adjacent[n]
            # an own unit that a closed province surrounds may still come out of it
            fresh = numbers_in(mask & ~reached)
            reached |= mask
            for n in fresh:
                found[n] = d
            edge = tuple([n for n in fresh if passable >> n & 1])
        return found

    def backing(self, n: int, owner: int) -> int:
        """What an owner's other units could add to the defence of a province."""
        ground = self.s.terms.ground
        return sum([STRENGTH[k] for o, k, m in self.everybody if o == owner and ground.adjacent[n] >> m & 1])


def defends_home(s: State, seat: int, n: int) -> bool:
    """Whether a seat's militia defends with two in a province (clause units.9)."""
    return s.owner[n] == seat and s.resources >> n & 1 > 0 and s.terms.ground.kingdom[n] == kingdom(s, seat)


def owner_at(s: State, n: int) -> int:
    """Whose unit stands in a province, NOBODY for none."""
    if s.force[n] >= 0:
        return s.force[n] >> 2
    return s.place.index(n) if n in s.place else NOBODY


def soon(season: int, d: int) -> float:
    """What is left of a province's worth at a distance: half for every year until it can be counted."""
    years = (d - 1) // 2 if season == SPRING else d // 2
    return 0.5 ** max(0, years) - 0.02 * d


def strength_of(s: State, seat: int) -> int:
    """A seat's whole strength."""
    return sum([STRENGTH[kind] for owner, kind, _ in all_units(s) if owner == seat])


def army_word(n: int) -> str:
    """An army in a province as it is written."""
    return token(ARMY, n)
