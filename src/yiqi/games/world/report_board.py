# mypyc: skip
"""The board as the events of a match tell it: who stands where, since which move, and what became of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from yiqi.core.game import Event
from yiqi.games.world.state import NOBODY
from yiqi.games.world.terms import Terms

NONE: Final = "none"
FATES: Final = ("stands", "taken", "fell", "cleared", "died", "kingdom", "relieved", "barbarians")
"""What became of an army: it stands, was beaten, fell with its attacker, was cleared off a start land, died of an
illness, gave way to a kingdom, was relieved by its own colour, was beaten by barbarians."""


@dataclass(slots=True)
class Army:
    """An army in a land: of whom, of which empire and epoch, and how it ended (`until` 0: it stands)."""

    seat: int
    empire: str
    epoch: int
    fate: str = "stands"
    until: int = 0


class Board:
    """Follows the events of a match one by one.

    `armies` by land; `capitals`, `cities`, `forts`, `monuments` are lands; `epoch`, `seat` and `empire` are those of
    the turn (`force`: who marches, a minor empire may), `march` the lands of the march in the order they were entered.
    """

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self._empires = {empire.id: empire for empire in terms.cards.empires}
        self._cards = {card.id: card for card in terms.cards.events}
        self._crusade = self._rising = NONE
        self.armies: dict[str, Army] = {}
        self.capitals: set[str] = set()
        self.cities: set[str] = set()
        self.forts: set[str] = set()
        self.monuments: set[str] = set()
        self.march: list[str] = []
        self.epoch = 0
        self.seat = NOBODY
        self.empire = NONE
        self.force = NONE

    def follow(self, event: Event) -> None:
        """Does what an event tells; events that change nothing on the board are let pass."""
        if (change := getattr(self, f"_{event.kind}", None)) is not None:
            change(event.public)

    def held(self, seat: int) -> list[str]:
        """The lands of a seat."""
        return [land for land, army in self.armies.items() if army.seat == seat]

    def lands(self, area: int) -> list[str]:
        """The lands of an area, by its place."""
        ground = self._terms.ground
        return [land for n, land in enumerate(ground.lands) if ground.area_of[n] == area]

    def _land(self, place: int) -> str:
        return self._terms.ground.lands[place] if place != NOBODY else NONE

    def _gone(self, land: str, fate: str) -> None:
        army = self.armies.pop(land, None)
        self.forts.discard(land)
        if army is not None:
            army.fate, army.until = fate, self.epoch

    def _settle(self, land: str, seat: int, empire: str) -> None:
        fort = land in self.forts
        self._gone(land, "relieved")
        if fort:
            self.forts.add(land)
        self.armies[land] = Army(seat, empire, self.epoch)

    # the events, by their kinds

    def _epoch(self, told: Any) -> None:
        self.epoch = told["epoch"]

    def _turn(self, told: Any) -> None:
        self.seat, self.empire, self.force = told["seat"], told["empire"], told["empire"]

    def _cleared(self, told: Any) -> None:
        land = told["land"]
        self._gone(land, "cleared")
        self.capitals.discard(land)
        self.cities.discard(land)

    def _muster(self, told: Any) -> None:
        self.force = told["empire"]
        empire = self._empires[self.force]
        if empire.capital:
            homes = {self._terms.ground.lands[n] for n in empire.start}
            self.capitals |= homes
            self.cities -= homes
        self._settle(told["land"], self.seat, self.force)
        self.march = [told["land"]]

    def _enter(self, land: str) -> None:
        self._settle(land, self.seat, self.force)
        self.march.append(land)

    def _occupied(self, told: Any) -> None:
        self._enter(told["land"])

    def _replaced(self, told: Any) -> None:
        self._enter(told["land"])

    def _battle(self, told: Any) -> None:
        land, result = told["land"], told["result"]
        if result in ("fort", "fort_lost"):
            self.forts.discard(land)
        elif result == "tied":
            self._gone(land, "fell")
        elif result in ("won", "treachery"):
            self._gone(land, "taken" if told["seat"] != NOBODY else "barbarians")
            if told["seat"] != NOBODY:
                self._enter(land)

    def _reduced(self, told: Any) -> None:
        self.capitals.discard(told["land"])
        self.cities.add(told["land"])

    def _destroyed(self, told: Any) -> None:
        self.cities.discard(told["land"])

    def _kingdom(self, told: Any) -> None:
        land = told["land"]
        self._gone(land, "kingdom")
        self._settle(land, told["seat"], told["empire"])
        self.capitals.discard(land)
        self.cities.add(land)
        self.forts.add(land)

    def _disaster(self, told: Any) -> None:
        land = told["land"]
        for there in (self.monuments, self.forts, self.cities):
            there.discard(land)
        if land in self.capitals:
            self._reduced(told)

    def _sick(self, told: Any) -> None:
        if told["dies"]:
            self._gone(told["land"], "died")

    def _event(self, told: Any) -> None:
        if self._cards[told["card"]].kind == "crusade":
            self._crusade = told["card"]

    def _rises(self, told: Any) -> None:
        self._rising = told["card"]

    def _settled(self, told: Any) -> None:
        land = told["land"]
        army = self.armies.get(land)
        if army is not None and army.seat == told["seat"]:
            # the battle put the empire of the turn there; these are others
            army.empire = told["empire"]
            if land in self.march:
                self.march.remove(land)
        else:
            self._settle(land, told["seat"], told["empire"])
        crusade, rising = self._cards.get(self._crusade), self._cards.get(self._rising)
        at_goal = crusade is not None and told["empire"] == "crusaders" and land == self._land(crusade.target)
        if at_goal or (rising is not None and told["empire"] == "rebels" and rising.founds):
            if land not in self.capitals:
                self.cities.add(land)
            self.forts.add(land)

    def _fort(self, told: Any) -> None:
        self.forts.add(told["land"])

    def _monument(self, told: Any) -> None:
        self.monuments.add(told["land"])
