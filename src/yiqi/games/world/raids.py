"""Events whose armies fight or settle before the first army: barbarians, uprisings, a crusade, migrants."""

from __future__ import annotations

from typing import Any, Final

from yiqi.core.chance import Chance
from yiqi.core.game import Action, Event, Prompt, Reason
from yiqi.games.world import battle
from yiqi.games.world.effects import Effect
from yiqi.games.world.ground import bits
from yiqi.games.world.odds import COAST, FORT, HARD, OPEN, Defence
from yiqi.games.world.sea import STOP
from yiqi.games.world.state import NOBODY, State, holder
from yiqi.games.world.terms import BATTLE_DICE

REBELS: Final = "rebels"
CRUSADERS: Final = "crusaders"
MIGRANTS: Final = "migrants"


def occupied(s: State) -> int:
    """All lands with an army."""
    found = 0
    for armies in s.armies:
        found |= armies
    return found


def raided_from(s: State, land: int) -> int:
    """The armies that barbarians in a land, mostly a barren one, can attack."""
    ground = s.terms.ground
    beside = ground.wild[land] if ground.barren >> land & 1 else ground.next_to[land]
    return beside & ground.playable & occupied(s)


class Barbarians(Effect):
    """Which barren land they come from."""

    def __init__(self, player: int, card: int) -> None:
        super().__init__(player, card)
        self.name = "barbarians"

    def targets(self, s: State) -> int:
        found = 0
        for land in bits(s.terms.ground.raiders):
            if raided_from(s, land):
                found |= 1 << land
        return found

    def verb(self) -> str:
        return "from"

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        s.stack[-1] = Raid(self.player, self.card, s.terms.land_at[str(a[1])])
        told.append(Event("barbarians", {"seat": self.player, "land": a[1]}))


class Raid(Effect):
    """Barbarians at `at` attack a land beside it, move in if they win, and go on (ruling world 2.2.r11)."""

    def __init__(self, player: int, card: int, at: int) -> None:
        super().__init__(player, card)
        self.name = "raid"
        self.at = at

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.card, self.at)

    def ask(self, s: State) -> Prompt:
        return Prompt("raid", {"land": s.terms.ground.lands[self.at]})

    def targets(self, s: State) -> int:
        return raided_from(s, self.at)

    def verb(self) -> str:
        return "raid"

    def tail(self, s: State) -> list[Action]:
        return [] if s.terms.ground.barren >> self.at & 1 else [STOP]

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        s.stack.pop()
        if a == STOP:
            return
        land, ground = s.terms.land_at[str(a[1])], s.terms.ground
        fort = FORT if s.forts >> land & 1 else 0
        if ground.hard_from[land] >> self.at & 1:
            why = "strait" if ground.strait_from[land] >> self.at & 1 else "terrain"
            found = Defence(HARD, fort, why, self.at, NOBODY)
        else:
            found = Defence(OPEN, fort, "open", self.at, NOBODY)
        if battle.fight(s, NOBODY, land, found, BATTLE_DICE, 0, False, chance, told) == "won":
            battle.ruin(s, NOBODY, land, told)
            s.stack.append(Raid(self.player, self.card, land))

    def idle(self, s: State) -> Action:
        return self.near(s)[-1]

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        if self.targets(s):
            return True
        s.stack.pop()
        return False


class Uprising(Effect):
    """Rebels rise in enemy lands, of one empire where there are several (ruling world 2.2.r12).

    `risen` are the lands in which they rose; `force` and `enemy` the empire of the first, and whose it was.
    """

    def __init__(self, player: int, card: int, risen: int = 0, force: int = NOBODY, enemy: int = NOBODY) -> None:
        super().__init__(player, card)
        self.name = "uprising"
        self.risen = risen
        self.force = force
        self.enemy = enemy

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.card, self.risen, self.force, self.enemy)

    def ask(self, s: State) -> Prompt:
        return Prompt("uprising", {"card": self.event(s).id, "n": self.event(s).n - self.risen.bit_count()})

    def targets(self, s: State) -> int:
        target = self.event(s).target
        if target != NOBODY:
            return 1 << target & ~s.armies[self.player]
        return occupied(s) & ~s.armies[self.player]

    def verb(self) -> str:
        return "rise"

    def goals(self, s: State) -> int:
        return self._same(s) if self.risen else self.targets(s)

    def tail(self, s: State) -> list[Action]:
        return [STOP] if self.risen else []

    def barred(self, s: State, land: int) -> Reason:
        if self.risen >> land & 1:
            return Reason("risen", {"land": s.terms.ground.lands[land]}, "world 2.2.r12")
        return Reason("other-empire", {"empire": s.terms.cards.forces[self.force]}, "world 2.2.r12")

    def _same(self, s: State) -> int:
        """The lands of the empire in which it began, but for those in which rebels rose."""
        found = 0
        for land in bits(s.armies[self.enemy] & ~self.risen):
            if s.unit[land] >> 3 == self.force:
                found |= 1 << land
        return found

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        s.stack.pop()
        if a == STOP:
            return
        event, land = self.event(s), s.terms.land_at[str(a[1])]
        force, enemy = s.unit[land] >> 3, holder(s, land)
        told.append(Event("rises", {"seat": self.player, "card": event.id, "land": a[1]}))
        if land_won(s, self.player, REBELS, land, self._defence(s, land), event.dice, 0, chance, told) and event.founds:
            found_city(s, land)
        risen = self.risen | 1 << land
        if risen.bit_count() < event.n:
            s.stack.append(Uprising(self.player, self.card, risen, force, enemy))

    def _defence(self, s: State, land: int) -> Defence:
        return Defence(OPEN, FORT if s.forts >> land & 1 else 0, "uprising", NOBODY, NOBODY)

    def idle(self, s: State) -> Action:
        return self.legal(s)[-1]

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        if not self.risen:
            return super().due(s, chance, told)
        if self._same(s):
            return True
        s.stack.pop()
        return False


def land_won(
    s: State, seat: int, force: str, land: int, against: Defence, dice: int, bonus: int, chance: Chance,
    told: list[Event],
) -> bool:  # fmt: skip
    """An army of an event enters a land, after a battle if there is another colour's army; whether it got in."""
    number = s.terms.cards.forces.index(force)
    if holder(s, land) != NOBODY:
        if battle.fight(s, seat, land, against, dice, bonus, False, chance, told) != "won":
            return False
        battle.ruin(s, seat, land, told)
    battle.settle(s, seat, number, land)
    told.append(Event("settled", {"seat": seat, "empire": force, "land": s.terms.ground.lands[land]}))
    return True


def found_city(s: State, land: int) -> None:
    """A city, unless there is one, and a fort."""
    bit = 1 << land
    if not (s.capitals | s.cities) & bit:
        s.cities |= bit
    s.forts |= bit


class Crusade(Effect):
    """Armies land one after the other from a sea (ruling world 2.2.r13). `done` have landed or fallen."""

    def __init__(self, player: int, card: int, done: int = 0) -> None:
        super().__init__(player, card)
        self.name = "crusade"
        self.done = done

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.card, self.done)

    def ask(self, s: State) -> Prompt:
        return Prompt("crusade", {"n": self.event(s).n - self.done})

    def targets(self, s: State) -> int:
        ground = s.terms.ground
        return ground.coast[self.event(s).scope] & ground.playable & ~s.armies[self.player]

    def verb(self) -> str:
        return "crusade"

    def tail(self, s: State) -> list[Action]:
        return [STOP]

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        s.stack.pop()
        if a == STOP:
            return
        event, land = self.event(s), s.terms.land_at[str(a[1])]
        found = Defence(COAST, FORT if s.forts >> land & 1 else 0, "sea", NOBODY, event.scope)
        won = land_won(s, self.player, CRUSADERS, land, found, BATTLE_DICE, event.ties, chance, told)
        if won and land == event.target:
            found_city(s, land)
        if self.done + 1 < event.n:
            s.stack.append(Crusade(self.player, self.card, self.done + 1))

    def idle(self, s: State) -> Action:
        return STOP

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        if self.targets(s) or not self.done:
            return super().due(s, chance, told)
        s.stack.pop()
        return False


class Migrants(Effect):
    """Armies into vacant lands of a far area (ruling world 2.2.r14)."""

    def __init__(self, player: int, card: int, done: int = 0) -> None:
        super().__init__(player, card)
        self.name = "migrants"
        self.done = done

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.card, self.done)

    def ask(self, s: State) -> Prompt:
        return Prompt("migrants", {"card": self.event(s).id, "n": self.event(s).n - self.done})

    def targets(self, s: State) -> int:
        return s.terms.ground.area_mask[self.event(s).target] & ~occupied(s)

    def verb(self) -> str:
        return "settle"

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        s.stack.pop()
        land = s.terms.land_at[str(a[1])]
        force = s.terms.cards.forces.index(MIGRANTS)
        battle.settle(s, self.player, force, land)
        told.append(Event("settled", {"seat": self.player, "empire": MIGRANTS, "land": a[1]}))
        if self.done + 1 < self.event(s).n:
            s.stack.append(Migrants(self.player, self.card, self.done + 1))

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        if self.targets(s) or not self.done:
            return super().due(s, chance, told)
        s.stack.pop()
        return False
