"""Events that change fleets before the first army: one more, or coins for them (rulings world 2.2.r18, 2.2.r19)."""

from __future__ import annotations

from typing import Final

from yiqi.core.chance import Chance
from yiqi.core.game import Action, Event, Reason
from yiqi.games.world.ground import bits
from yiqi.games.world.state import NOBODY, NOT_ASKED, Decision, State

STOP: Final[Action] = ("stop",)


def moorings(s: State, start: tuple[int, ...], fleets: int) -> int:
    """Where one more fleet may go: a water next to a start land or to a fleet, without one."""
    ground = s.terms.ground
    found = 0
    for land in start:
        found |= ground.waters_of[land]
    for water in bits(fleets):
        found |= ground.touches[water]
    return found & ground.navigable & ~fleets


class Astronomy(Decision):
    """One more fleet."""

    def __init__(self, player: int) -> None:
        self.name = "astronomy"
        self.player = player

    def near(self, s: State) -> list[Action]:
        ground = s.terms.ground
        return [("fleet", ground.waters[w]) for w in bits(ground.navigable & ~s.fleets)]

    def refusal(self, s: State, a: Action) -> Reason | None:
        if a not in self.near(s):
            return NOT_ASKED
        start = s.terms.cards.empires[s.force].start
        if moorings(s, start, s.fleets) >> s.terms.water_at[str(a[1])] & 1:
            return None
        return Reason("fleet-far", {"water": a[1]}, "world 2.2.r19")

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        s.stack.pop()
        s.fleets |= 1 << s.terms.water_at[str(a[1])]
        s.routes = s.terms.ground.routes(s.fleets)
        told.append(Event("fleet", {"seat": self.player, "water": a[1]}))

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        if moorings(s, s.terms.cards.empires[s.force].start, s.fleets):
            return True
        s.stack.pop()
        return False


class Reallocation(Decision):
    """Fleets become coins, one each, until he stops."""

    def __init__(self, player: int) -> None:
        self.name = "reallocation"
        self.player = player

    def near(self, s: State) -> list[Action]:
        return [*[("coin", s.terms.ground.waters[w]) for w in bits(s.fleets)], STOP]

    def refusal(self, s: State, a: Action) -> Reason | None:
        if a == STOP:
            return None
        water = s.terms.water_at.get(str(a[1]), NOBODY) if len(a) == 2 and a[0] == "coin" else NOBODY
        return None if water >= 0 and s.fleets >> water & 1 else NOT_ASKED

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        if a == STOP:
            s.stack.pop()
            return
        s.fleets &= ~(1 << s.terms.water_at[str(a[1])])
        s.routes = s.terms.ground.routes(s.fleets)
        s.coins += 1
        told.append(Event("coin", {"seat": self.player, "water": a[1]}))

    def idle(self, s: State) -> Action:
        return STOP

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        if s.fleets:
            return True
        s.stack.pop()
        return False
