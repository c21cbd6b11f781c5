"""Events that come before the first army, kind by kind; each is a decision, or work where nothing is to be chosen."""

from __future__ import annotations

from typing import Any, Final

from yiqi.core.chance import Chance
from yiqi.core.game import Action, Event, Prompt, Reason
from yiqi.games.world import battle
from yiqi.games.world.cards import Event as Card
from yiqi.games.world.ground import bits
from yiqi.games.world.state import NOBODY, NOT_ASKED, Decision, State, holder

SIDES: Final = 6
KILLS: Final = 1
"""What an illness has to roll."""
NEIGHBOURS: Final = 1
AREAS: Final = 2


class Effect(Decision):
    """What the event `card` does for `player`."""

    def __init__(self, player: int, card: int) -> None:
        self.name = "effect"
        self.player = player
        self.card = card

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.card)

    def event(self, s: State) -> Card:
        """The event."""
        return s.terms.cards.events[self.card]

    def ask(self, s: State) -> Prompt:
        return Prompt(self.name, {"card": self.event(s).id})

    def possible(self, s: State) -> bool:
        """Whether the event can do anything now: otherwise it may not be named, or comes to nothing."""
        return bool(self.targets(s))

    def targets(self, s: State) -> int:
        """The lands that may be chosen."""
        raise NotImplementedError

    def goals(self, s: State) -> int:
        """Those of `targets` that are allowed."""
        return self.targets(s)

    def verb(self) -> str:
        return "hit"

    def tail(self, s: State) -> list[Action]:
        """What may be answered besides lands."""
        return []

    def near(self, s: State) -> list[Action]:
        return s.terms.menus[self.verb()].of(self.targets(s)) + self.tail(s)

    def legal(self, s: State) -> list[Action]:
        return s.terms.menus[self.verb()].of(self.goals(s)) + self.tail(s)

    def refusal(self, s: State, a: Action) -> Reason | None:
        if len(a) != 2:
            return None if a in self.tail(s) else NOT_ASKED
        land = s.terms.land_at.get(str(a[1]), NOBODY) if a[0] == self.verb() else NOBODY
        if land < 0 or not self.targets(s) >> land & 1:
            return NOT_ASKED
        return None if self.goals(s) >> land & 1 else self.barred(s, land)

    def barred(self, s: State, land: int) -> Reason:
        """Why a land of `targets` that is none of `goals` is refused."""
        raise NotImplementedError

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        if self.possible(s):
            return True
        s.stack.pop()
        told.append(Event("nothing", {"seat": self.player, "card": self.event(s).id}))
        return False


class Kingdom(Effect):
    """An army, a city and a fort in the land of a kingdom (ruling world 2.2.r8)."""

    def __init__(self, player: int, card: int) -> None:
        super().__init__(player, card)
        self.name = "kingdom"

    def possible(self, s: State) -> bool:
        return True

    def near(self, s: State) -> list[Action]:
        return []

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        s.stack.pop()
        cards = s.terms.cards
        kingdom = self.event(s).target
        land = cards.kingdom_land[kingdom]
        bit = 1 << land
        enemy = holder(s, land)
        if enemy != NOBODY:
            battle.vacate(s, enemy, land)
        battle.settle(s, self.player, len(cards.empires) + kingdom, land)
        s.capitals &= ~bit
        s.cities |= bit
        s.forts |= bit
        public = {"seat": self.player, "empire": cards.kingdoms[kingdom], "land": s.terms.ground.lands[land]}
        told.append(Event("kingdom", {**public, "seat_other": enemy}))
        return False


class Disaster(Effect):
    """A monument is lost, with fort and city; a capital becomes a city (ruling world 2.2.r9)."""

    def __init__(self, player: int, card: int) -> None:
        super().__init__(player, card)
        self.name = "disaster"

    def targets(self, s: State) -> int:
        return s.monuments

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        s.stack.pop()
        bit = 1 << s.terms.land_at[str(a[1])]
        s.monuments &= ~bit
        s.forts &= ~bit
        s.cities &= ~bit
        if s.capitals & bit:
            s.capitals &= ~bit
            s.cities |= bit
        told.append(Event("disaster", {"seat": self.player, "land": a[1]}))


def sicken(s: State, land: int, dice: int, chance: Chance, told: list[Event]) -> None:
    """Rolls for the army of a land: a 1 on any die takes it (ruling world 2.2.r10)."""
    seat = holder(s, land)
    if seat == NOBODY or not dice:
        return
    rolled = [chance.die(SIDES) for _ in range(dice)]
    dies = KILLS in rolled
    public = {"land": s.terms.ground.lands[land], "seat": seat, "dice": " ".join([str(n) for n in rolled])}
    told.append(Event("sick", {**public, "dies": int(dies)}))
    if dies:
        battle.vacate(s, seat, land)


class Plague(Effect):
    """An illness in one land, perhaps in its neighbours too."""

    def __init__(self, player: int, card: int) -> None:
        super().__init__(player, card)
        self.name = "plague"

    def targets(self, s: State) -> int:
        found = 0
        for armies in s.armies:
            found |= armies
        return found

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        s.stack.pop()
        event = self.event(s)
        land = s.terms.land_at[str(a[1])]
        sicken(s, land, event.dice, chance, told)
        if event.scope == NEIGHBOURS:
            for other in bits(s.terms.ground.next_to[land]):
                sicken(s, other, event.until, chance, told)


class PlagueAreas(Effect):
    """An illness in two areas that touch: first the one, then the other."""

    def __init__(self, player: int, card: int, first: int = NOBODY) -> None:
        super().__init__(player, card)
        self.name = "plague_areas"
        self.first = first

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.card, self.first)

    def ask(self, s: State) -> Prompt:
        area = s.terms.ground.areas[self.first] if self.first != NOBODY else "none"
        return Prompt("plague_areas", {"card": self.event(s).id, "area": area})

    def possible(self, s: State) -> bool:
        return any(s.armies)

    def legal(self, s: State) -> list[Action]:
        return [a for a in self.near(s) if self.refusal(s, a) is None]

    def near(self, s: State) -> list[Action]:
        areas = s.terms.ground.areas
        return [("area", name) for n, name in enumerate(areas) if n != self.first and s.terms.ground.beside[n]]

    def refusal(self, s: State, a: Action) -> Reason | None:
        if a not in self.near(s):
            return NOT_ASKED
        if self.first == NOBODY or s.terms.ground.beside[self.first] >> s.terms.area_at[str(a[1])] & 1:
            return None
        return Reason("areas-apart", {"area": a[1], "area_other": s.terms.ground.areas[self.first]}, "world 2.2.r10")

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        s.stack.pop()
        area = s.terms.area_at[str(a[1])]
        if self.first == NOBODY:
            s.stack.append(PlagueAreas(self.player, self.card, area))
            return
        ground = s.terms.ground
        for land in bits(ground.area_mask[self.first] | ground.area_mask[area]):
            sicken(s, land, self.event(s).dice, chance, told)


class PlagueStart(Effect):
    """Illness: becomes the decision of its scope."""

    def __init__(self, player: int, card: int) -> None:
        super().__init__(player, card)
        self.name = "plague_start"

    def _real(self, s: State) -> Effect:
        if self.event(s).scope == AREAS:
            return PlagueAreas(self.player, self.card)
        return Plague(self.player, self.card)

    def possible(self, s: State) -> bool:
        return self._real(s).possible(s)

    def near(self, s: State) -> list[Action]:
        return []

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        s.stack[-1] = self._real(s)
        return False
