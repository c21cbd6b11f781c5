"""A minor empire, played before the main one (ruling world 2.2.r7)."""

from __future__ import annotations

from yiqi.core.chance import Chance
from yiqi.core.game import Action, Event
from yiqi.games.world.campaign import March, clear_start, found_capital, launch
from yiqi.games.world.effects import Effect
from yiqi.games.world.state import State, Work


class Minor(Effect):
    """Clears its start land, founds its capital, places fleets and armies, and expands by the same rules."""

    def __init__(self, player: int, card: int) -> None:
        super().__init__(player, card)
        self.name = "minor"

    def possible(self, s: State) -> bool:
        return True

    def near(self, s: State) -> list[Action]:
        return []

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        s.force = self.event(s).target
        empire = s.terms.cards.empires[s.force]
        s.stack[-1] = MinorEnd(self.player)
        told.append(Event("minor", {"seat": self.player, "empire": empire.id}))
        for land in empire.start:
            clear_start(s, land, told)
            if empire.capital:
                found_capital(s, land)
        launch(s, empire.waters)
        for land, armies in zip(empire.start, empire.armies, strict=True):
            s.stack.append(March(self.player, land, armies))
        return False


class MinorEnd(Work):
    """Takes up its fleets; its lands are no base for the main empire."""

    def __init__(self, player: int) -> None:
        self.name = "minor_end"
        self.player = player

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        s.stack.pop()
        s.force = s.held[self.player]
        s.active = s.base = s.frontier = s.fleets = s.tied = s.pool = 0
        s.routes = ()
        return False
