"""Monuments after the expansion (clauses world 4.2)."""

from __future__ import annotations

from typing import Any

from yiqi.core.chance import Chance
from yiqi.core.game import Action, Event, Prompt, Reason
from yiqi.games.world.state import NOBODY, NOT_ASKED, Decision, State, Work

LANDS_EACH = 2
"""Lands with a resource for one monument (clause world 4.2.1)."""


def due(s: State) -> int:
    """How many monuments the empire builds: one for two resources, as far as there are pieces (4.2.1, 4.2.4)."""
    earned = (s.active & s.terms.ground.resource).bit_count() // LANDS_EACH
    left = s.terms.cards.monuments - s.monuments.bit_count()
    return max(0, min(earned, left))


def steps(s: State) -> tuple[int, int, int]:
    """The sites left in each step: own capitals, cities held, resources held (clause world 4.2.2)."""
    free = s.active & ~s.monuments
    capital = 0
    empire = s.terms.cards.empires[s.force]
    if empire.capital:
        for land in empire.start:
            capital |= 1 << land
    own = free & capital & s.capitals
    cities = free & (s.capitals | s.cities) & ~own
    return own, cities, free & s.terms.ground.resource & ~own & ~cities


def sites(s: State) -> int:
    """Where the next monument may go: the sites of the first step that has any."""
    own, cities, resources = steps(s)
    return own or cities or resources


class Builds(Work):
    """After the expansion: so many monuments."""

    def __init__(self, player: int) -> None:
        self.name = "builds"
        self.player = player

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        s.stack.pop()
        n = due(s)
        if n:
            s.stack.append(Monument(self.player, n))
        return False


class Monument(Decision):
    """Where the next of `left` monuments goes; it is placed unasked where there is one site alone."""

    def __init__(self, player: int, left: int) -> None:
        self.name = "monument"
        self.player = player
        self.left = left

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.left)

    def ask(self, s: State) -> Prompt:
        return Prompt("monument", {"n": self.left})

    def near(self, s: State) -> list[Action]:
        return s.terms.menus["monument"].of(s.armies[self.player])

    def legal(self, s: State) -> list[Action]:
        return s.terms.menus["monument"].of(sites(s))

    def refusal(self, s: State, a: Action) -> Reason | None:
        land = s.terms.land_at.get(str(a[1]), NOBODY) if len(a) == 2 and a[0] == "monument" else NOBODY
        if land < 0:
            return NOT_ASKED
        bit = 1 << land
        own, cities, resources = steps(s)
        if (own or cities or resources) & bit:
            return None
        args = {"land": s.terms.ground.lands[land]}
        if not s.active & bit:
            city = (s.capitals | s.cities) & bit
            return Reason("monument-active", args, "world 4.2.2b" if city else "world 4.2.2c")
        if s.monuments & bit:
            return Reason("monument-one", args, "world 4.2.3")
        if own:
            return Reason("monument-capital", args, "world 4.2.2a")
        if cities:
            return Reason("monument-city", args, "world 4.2.2b")
        return Reason("monument-resource", args, "world 4.2.2c")

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        self._place(s, s.terms.land_at[str(a[1])], told)

    def _place(self, s: State, land: int, told: list[Event]) -> None:
        s.stack.pop()
        s.monuments |= 1 << land
        told.append(Event("monument", {"seat": self.player, "land": s.terms.ground.lands[land]}))
        if self.left > 1:
            s.stack.append(Monument(self.player, self.left - 1))

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        found = sites(s)
        if not found:
            s.stack.pop()
            return False
        if found & (found - 1):
            return True
        self._place(s, found.bit_length() - 1, told)
        return False
