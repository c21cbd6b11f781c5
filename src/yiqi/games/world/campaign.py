"""The empire in turn: its start land, its fleets, its armies and where they go (clauses world 2.4, 3.1, 3.3)."""

from __future__ import annotations

from typing import Any, Final

from yiqi.core.chance import Chance
from yiqi.core.game import Action, Event, Prompt, Reason
from yiqi.games.world import battle
from yiqi.games.world.cards import PAY
from yiqi.games.world.odds import Defence, defence
from yiqi.games.world.sea import Astronomy, Reallocation
from yiqi.games.world.state import NOBODY, NOT_ASKED, Decision, State, Work, holder

END: Final[Action] = ("end",)
RESTORE: Final[Action] = ("restore",)
LANDED: Final = ("army", "fort", "treachery", "surprise")
NO_ARMIES: Final = Reason("no-armies", {}, "world 2.4.2")
NO_FORT: Final = Reason("fort-means", {}, "world 3.3.1")
NO_COIN: Final = Reason("restore-coin", {}, "world 4.1.2")


def clear_start(s: State, land: int, told: list[Event]) -> None:
    """Armies, capitals, cities and forts leave a start land; monuments stay (clause world 2.4.3)."""
    bit = 1 << land
    seat = holder(s, land)
    if seat != NOBODY or (s.capitals | s.cities) & bit:
        told.append(Event("cleared", {"land": s.terms.ground.lands[land], "seat_other": seat}))
    if seat != NOBODY:
        battle.vacate(s, seat, land)
    s.capitals &= ~bit
    s.cities &= ~bit
    s.forts &= ~bit
    for other in range(s.terms.sides):
        s.former[other] &= ~bit


def found_capital(s: State, land: int) -> None:
    """Puts a capital into a start land (clause world 2.4.4)."""
    s.capitals |= 1 << land
    s.cities &= ~(1 << land)


def launch(s: State, fleets: int) -> None:
    """Puts fleets into waters and finds what they join."""
    s.fleets |= fleets
    s.routes = s.terms.ground.routes(s.fleets)


class Campaign(Work):
    """Clears the start lands, founds capitals, places fleets; then fleets change, and armies march."""

    def __init__(self, player: int) -> None:
        self.name = "campaign"
        self.player = player

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        s.stack.pop()
        seat, cards = self.player, s.terms.cards
        s.force = s.held[seat]
        s.tied = s.active = 0
        empire = cards.empires[s.force]
        for land in empire.start:
            clear_start(s, land, told)
            if empire.capital:
                found_capital(s, land)
        launch(s, empire.waters)
        extra = 0
        later: list[Decision] = []
        for card in s.named:
            event = cards.events[card]
            if event.kind == "armies" and event.vacant:
                s.allies += event.n
            elif event.kind == "armies":
                extra += event.n
            elif event.kind == "forts":
                s.free_forts += event.n
            elif event.kind == PAY:
                s.coins += event.n
            elif event.kind == "coins":
                later.append(Reallocation(seat))
            elif event.kind == "fleet":
                later.append(Astronomy(seat))
        if len(empire.start) > 1:
            s.stack.append(Half(seat, extra))
        else:
            s.stack.append(March(seat, empire.start[0], empire.strength + extra))
        s.stack += reversed(later)
        return False


class Half(Decision):
    """Which homeland's armies go first; the other's follow (ruling world 2.4.r2)."""

    def __init__(self, player: int, extra: int) -> None:
        self.name = "half"
        self.player = player
        self.extra = extra

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.extra)

    def near(self, s: State) -> list[Action]:
        start = s.terms.cards.empires[s.force].start
        return [("half", s.terms.ground.lands[land]) for land in start]

    def refusal(self, s: State, a: Action) -> Reason | None:
        return None if a in self.near(s) else NOT_ASKED

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        s.stack.pop()
        empire = s.terms.cards.empires[s.force]
        first = s.terms.land_at[str(a[1])]
        for land, armies in zip(reversed(empire.start), reversed(empire.armies), strict=True):
            if land != first:
                s.stack.append(March(self.player, land, armies))
        s.stack.append(March(self.player, first, empire.armies[empire.start.index(first)] + self.extra))


class March(Work):
    """Armies are taken in hand; the first goes to the start land, the others expand from there."""

    def __init__(self, player: int, land: int, armies: int) -> None:
        self.name = "march"
        self.player = player
        self.land = land
        self.armies = armies

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.land, self.armies)

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        s.stack.pop()
        muster(s, self.land, self.armies, told)
        s.stack.append(Expand(self.player))
        return False


def muster(s: State, land: int, armies: int, told: list[Event]) -> None:
    """So many armies for the force in turn, the first in a start land that was cleared (2.4.2, 2.4.6)."""
    s.base = s.frontier = 0
    s.pool = armies - 1
    told.append(
        Event("muster", {"empire": s.terms.cards.forces[s.force], "n": armies, "land": s.terms.ground.lands[land]})
    )
    battle.settle(s, s.seat, s.force, land)
    battle.reach(s, land)


def occupied(s: State) -> int:
    """All lands with an army."""
    found = 0
    for armies in s.armies:
        found |= armies
    return found


def can_fortify(s: State) -> bool:
    """Whether the empire has anything to build a fort of; a minor empire builds none."""
    return (s.pool > 0 or s.coins > 0 or s.free_forts > 0) and s.force < s.terms.cards.majors


class Expand(Decision):
    """An army goes somewhere, becomes a fort, or comes back for a coin; or the expansion ends."""

    def __init__(self, player: int) -> None:
        self.name = "expand"
        self.player = player

    def ask(self, s: State) -> Prompt:
        return Prompt("expand", {"n": s.pool, "allies": s.allies, "coins": s.coins})

    def near(self, s: State) -> list[Action]:
        terms = s.terms
        found: list[Action] = list(terms.march.all)
        found += terms.fortify.of(s.armies[self.player])
        if s.coins:
            found.append(RESTORE)
        found += self._spared(s, occupied(s) & ~s.armies[self.player])
        found.append(END)
        return found

    def legal(self, s: State) -> list[Action]:
        terms = s.terms
        found: list[Action] = []
        goals = s.frontier & ~s.active
        if s.pool:
            found += terms.march.of(goals)
        elif s.allies:
            found += terms.march.of(goals & ~occupied(s))
        if can_fortify(s):
            found += terms.fortify.of(s.active & ~s.forts)
        if s.coins and s.lost:
            found.append(RESTORE)
        if s.pool and (s.treachery or s.surprise):
            found += self._spared(s, goals & occupied(s) & ~s.armies[self.player])
        found.append(END)
        return found

    def _spared(self, s: State, enemies: int) -> list[Action]:
        """Attacks on these lands that an event in use makes easier."""
        found: list[Action] = []
        if s.treachery:
            found += s.terms.betray.of(enemies)
        if s.surprise:
            found += s.terms.surprise.of(enemies)
        return found

    def refusal(self, s: State, a: Action) -> Reason | None:
        if len(a) == 2:
            land = s.terms.land_at.get(str(a[1]), NOBODY)
            if a[0] == "army":
                return NOT_ASKED if land < 0 else self._no_march(s, land)
            if a[0] == "fort":
                return NOT_ASKED if land < 0 else self._no_fort(s, land)
            if (a[0] == "treachery" and s.treachery) or (a[0] == "surprise" and s.surprise):
                enemy = holder(s, land) if land >= 0 else NOBODY
                return NOT_ASKED if enemy in (NOBODY, self.player) else self._no_march(s, land)
            return NOT_ASKED
        if a == END:
            return None
        if a == RESTORE:
            if not s.coins:
                return NO_COIN
            return None if s.lost else Reason("restore-none", {}, "world 4.1.2")
        return NOT_ASKED

    def _no_march(self, s: State, land: int) -> Reason | None:
        bit = 1 << land
        if not s.pool and not s.allies:
            return NO_ARMIES
        if s.active & bit:
            # before the next clause: a lone land of the empire is next to none of its lands
            return Reason("one-army", {"land": s.terms.ground.lands[land]}, "world 3.1.3")
        if not s.frontier & bit and not (s.terms.ground.barren & bit and s.terms.ground.wild[land] & s.base):
            return Reason("not-adjacent", {"land": s.terms.ground.lands[land]}, "world 3.1.1")
        if s.terms.ground.barren & bit:
            return Reason("barren", {"land": s.terms.ground.lands[land]}, "world 3.1.4")
        if not s.pool and occupied(s) & bit:
            return Reason("allies-vacant", {"land": s.terms.ground.lands[land]}, "world 2.2.r17")
        return None

    def _no_fort(self, s: State, land: int) -> Reason | None:
        if s.force < s.terms.cards.majors and not can_fortify(s):
            return NO_FORT
        if not s.active >> land & 1 or s.force >= s.terms.cards.majors:
            return Reason("fort-active", {"land": s.terms.ground.lands[land]}, "world 3.3.2")
        if s.forts >> land & 1:
            return Reason("fort-one", {"land": s.terms.ground.lands[land]}, "world 3.3.3")
        return None

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        verb = a[0]
        if verb == "army":
            self._march(s, s.terms.land_at[str(a[1])], chance, told)
        elif verb == "fort":
            self._fort(s, str(a[1]), told)
        elif verb == "restore":
            s.coins -= 1
            s.lost -= 1
            s.pool += 1
            told.append(Event("restore", {"seat": self.player}))
        elif verb == "treachery":
            self._treachery(s, s.terms.land_at[str(a[1])], told)
        elif verb == "surprise":
            s.surprise -= 1
            s.surprised = s.terms.land_at[str(a[1])]
            told.append(Event("surprise", {"seat": self.player, "land": a[1]}))
            self._march(s, s.surprised, chance, told)
        else:
            end_march(s, told)

    def _march(self, s: State, land: int, chance: Chance, told: list[Event]) -> None:
        bit = 1 << land
        seat = self.player
        if s.armies[seat] & bit:
            s.pool -= 1
            told.append(Event("replaced", {"seat": seat, "land": s.terms.ground.lands[land]}))
            battle.take(s, land, False, told)
            return
        for armies in s.armies:
            if armies & bit:
                s.pool -= 1
                battle.attack(s, land, chance, told)
                return
        if s.allies:
            s.allies -= 1
        else:
            s.pool -= 1
        told.append(Event("occupied", {"seat": seat, "land": s.terms.ground.lands[land]}))
        battle.take(s, land, False, told)

    def _fort(self, s: State, land: str, told: list[Event]) -> None:
        """A free fort first, then a coin, then an army: an army can do all that a coin can."""
        means = "army"
        if s.free_forts:
            s.free_forts -= 1
            means = "event"
        elif s.coins:
            s.coins -= 1
            means = "coin"
        else:
            s.pool -= 1
        s.forts |= 1 << s.terms.land_at[land]
        told.append(Event("fort", {"seat": self.player, "land": land, "means": means}))

    def _treachery(self, s: State, land: int, told: list[Event]) -> None:
        """The land falls without dice, whatever defends it (ruling world 2.2.r15)."""
        s.treachery -= 1
        s.pool -= 1
        found = defence(s, land)
        enemy = holder(s, land)
        against = Defence(0, 0, "treachery", found.land, found.water)
        battle.tell(s, s.seat, enemy, land, against, (), (), 0, 0, "treachery", 100, told)
        battle.vacate(s, enemy, land)
        battle.take(s, land, True, told)

    def idle(self, s: State) -> Action:
        return END


def end_march(s: State, told: list[Event]) -> None:
    """The expansion, or that of one half, ends; armies in hand and coins are lost (ruling world 3.4.r1, clause 4.1)."""
    top = s.stack.pop()
    extra = 0
    below = s.stack[-1] if s.stack else None
    if isinstance(below, March):
        # armies that events gave are not the first homeland's: what is left of them goes on
        given = sum([e.n for e in (s.terms.cards.events[c] for c in s.named) if e.kind == "armies" and not e.vacant])
        extra = min(given, s.pool)
        s.stack[-1] = March(below.player, below.land, below.armies + extra)
        s.pool -= extra
    if s.pool or (s.coins and not extra and not isinstance(below, March)):
        told.append(Event("left_over", {"seat": top.player, "n": s.pool, "coins": s.coins}))
    s.pool = 0
    if not isinstance(below, March):
        s.coins = s.allies = s.free_forts = 0
