"""What the own units do, planned from what everybody sees: who goes where, and who helps whom.

Forces are given the best of what they can do, one after the other: a province to take or to keep, alone or together.
Who is left supports what the others do, and the leader follows. Lines that are written already are kept to.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from yiqi.games.sanguo.bot_look import Look, Unit, owner_at, soon
from yiqi.games.sanguo.field import LEADER, MILITIA
from yiqi.games.sanguo.orders import reachable, written
from yiqi.games.sanguo.state import (
    AUTUMN,
    NONE,
    Entry,
    kingdom,
)

USEFUL: Final = 3.0
"""What is worth less than this is done only when there is nobody to support."""
IDLE: Final = 5.0
"""A force with nothing better than this to do is a reason to look for a war."""
CROWD: Final = 3
"""Forces that go for one province that is held."""
SURE: Final = 0.9
HOPED: Final = 0.5
"""How likely an attack is to get in when it beats any defence, and when it beats the units there alone."""

Job = tuple[float, int, str, int]
"""What it is worth, the province it is for, the unit, the step; an attack together has no unit ("")."""


class Planner:
    """One sheet in the making: `goes` by word where an own unit will be, `lines` what is written for it."""

    def __init__(self, look: Look, fixed: Iterable[Entry]) -> None:
        self.look = look
        self.s = look.s
        self.lines: dict[str, Entry] = {}
        self.goes: dict[str, int] = {}
        self.claims: dict[int, int] = {}
        self.wants: dict[int, float] = {}
        self.idle: list[Unit] = []
        self.unit = {unit.word: unit for unit in look.units}
        self.forces = [unit for unit in look.units if unit.kind != LEADER]
        for line in fixed:
            self.fix(line)

    def fix(self, line: Entry) -> None:
        """Keeps to a line."""
        unit = self.unit.get(line[0])
        if unit is None:
            return
        self.lines[unit.word] = line
        self.goes[unit.word] = line[3] if line[1] == "move" else unit.place

    def run(self) -> dict[str, Entry]:
        """Plans for every unit that has no line yet."""
        jobs = sorted([*self.single_jobs(), *self.joint_jobs()], key=lambda job: (-job[0], job[1:]))
        self.assign([job for job in jobs if job[0] >= USEFUL])
        self.idle = [unit for unit in self.forces if unit.word not in self.goes]
        self.support()
        self.assign([job for job in jobs if job[2]], crowd=True)
        self.leave_capital()
        for unit in self.forces:
            if unit.word not in self.goes:
                self.stay(unit)
        self.lead()
        self.support()
        return self.lines

    # what there is to do

    def single_jobs(self) -> list[Job]:
        """What each force can do alone: take a province or keep it, or be on its way there."""
        look, season = self.look, self.s.season
        found: list[Job] = []
        for goal, steps in look.steps.items():
            for unit in self.forces:
                d = steps[unit.place]
                if d < 0 or unit.word in self.goes:
                    continue
                value = look.worth[goal] * soon(season, d)
                if look.keep[goal]:
                    value = max(value, self.keeping(unit, goal, d))
                if look.guard[goal]:
                    value *= self.alone(unit, goal) if d == 1 else 0.6
                elif d <= 1 and look.rival[goal] >= unit.power and not look.keep[goal]:
                    value *= 0.8
                if value > 0:
                    found += [(value, goal, unit.word, n) for n in self.ways(unit, goal, steps, d)]
        return found

    def keeping(self, unit: Unit, goal: int, d: int) -> float:
        """What it is worth that a force goes to an own resource, or stays there: who is met on the way does not get
        in."""
        if d == 1 and self.look.rival[goal] >= unit.power:
            return 0.4 * self.look.keep[goal]
        return self.look.keep[goal] * (1.0, 0.9, 0.3)[d] if d <= 2 else 0.0

    def alone(self, unit: Unit, goal: int) -> float:
        """How likely a force gets in without help."""
        guard = self.look.guard[goal]
        if unit.power <= guard:
            return 0.0
        return SURE if unit.power > guard + self.look.backing(goal, owner_at(self.s, goal)) else HOPED

    def ways(self, unit: Unit, goal: int, steps: list[int], d: int) -> list[int]:
        """The next steps to a province, the unit's own when it is there."""
        if d == 0:
            return [unit.place]
        look = self.look
        found = [n for n in self.s.terms.ground.neighbours[unit.place] if steps[n] == d - 1]
        return [n for n in found if not look.shut >> n & 1 and (n == goal or not look.guard[n])]

    def joint_jobs(self) -> list[Job]:
        """Provinces held by enemies that several forces can attack together."""
        found: list[Job] = []
        for goal, guard in enumerate(self.look.guard):
            if guard and not self.look.shut >> goal & 1 and self.look.foe(owner_at(self.s, goal)):
                value, _ = self.band(goal)
                if value > 0:
                    found.append((value, goal, "", goal))
        for unit in self.look.units:
            value, _ = self.watch(unit)
            if value > 0:
                found.append((value, unit.place, "", unit.place))
        return found

    def watch(self, unit: Unit) -> tuple[float, list[Unit]]:
        """The forces that a unit needs about it to hold an own resource, itself first, and what that is worth to each.

        The leader counts for himself only where no force is with him.
        """
        look, goal = self.look, unit.place
        if not look.keep[goal] or self.goes.get(unit.word, goal) != goal or (goal in look.home and unit.kind == LEADER):
            return 0.0, []
        held = self.defends(unit, goal) + (unit.kind != LEADER and goal == self.s.place[look.seat])
        band = [unit]
        for other in self.forces:
            if held >= look.press[goal]:
                break
            if other.word not in self.goes and self.can_support(other, unit, goal):
                band.append(other)
                held += other.power
        if len(band) < 2 or held < look.press[goal]:
            return 0.0, []
        return look.keep[goal] * SURE / (len(band) - 1) ** 0.8, band

    def band(self, goal: int) -> tuple[float, list[Unit]]:
        """The forces for an attack together, who moves first, and what it is worth to each of them."""
        look, adjacent = self.look, self.s.terms.ground.adjacent[goal]
        near = [u for u in self.forces if adjacent >> u.place & 1 and u.word not in self.goes]
        near.sort(key=lambda u: (-u.power, look.keep[u.place], u.place))
        guard = look.guard[goal]
        most = guard + look.backing(goal, owner_at(self.s, goal))
        if goal in self.goes.values():
            return 0.0, []
        band: list[Unit] = []
        total = 0
        for unit in near:
            if total > most:
                break
            if not band or self.can_support(unit, band[0], goal):
                band.append(unit)
                total += unit.power
        if len(band) < 2 or total <= guard:
            return 0.0, []
        value = (look.worth[goal] or 2 + 3 * (goal in self.s.place)) + look.keep[goal] + 3
        value += 0.3 * sum([look.keep[n] for n in self.s.terms.ground.neighbours[goal]])
        return value * (SURE if total > most else HOPED) / len(band) ** 0.8, band

    def can_support(self, unit: Unit, about: Unit, to: int) -> bool:
        """Whether a unit's place lets it support another that moves, or holds (`to` is its province)."""
        ground = self.s.terms.ground
        if to == about.place:
            return bool(ground.adjacent[unit.place] >> to & 1)
        return unit.place != to and bool(reachable(self.s, unit.place, about.place) >> to & 1)

    # who does it

    def assign(self, jobs: list[Job], crowd: bool = False) -> None:
        """Gives jobs to who is free, the best first; who waits for another to leave is tried again."""
        while True:
            before = len(self.goes)
            for value, goal, word, step in jobs:
                if not word:
                    there = [unit for unit in self.look.units if unit.place == goal]
                    worth, band = self.watch(there[-1]) if there else self.band(goal)
                    if band and worth >= 0.8 * value:
                        self.attack(band, goal, value)
                elif word not in self.goes and (crowd or self.open(goal)) and self.free(self.unit[word], step):
                    self.go(self.unit[word], step, goal, value)
            if len(self.goes) == before:
                return

    def open(self, goal: int) -> bool:
        """Whether somebody is still wanted for a province."""
        most = CROWD if self.look.guard[goal] and not self.look.keep[goal] else 1
        return self.claims.get(goal, 0) < most

    def free(self, unit: Unit, step: int) -> bool:
        """Whether a force can go to a province without meeting an own one."""
        if step in [n for word, n in self.goes.items() if self.unit[word].kind != LEADER]:
            return False
        there = self.look.home.get(step)
        if there is None or there == unit:
            return True
        goal = self.goes.get(there.word, step)
        return goal not in (step, unit.place) and self.sure(there, goal)

    def sure(self, unit: Unit, goal: int) -> bool:
        """Whether nobody can keep a unit from moving to a province."""
        look = self.look
        return not look.guard[goal] and look.press[goal] < unit.power and goal not in look.home

    def go(self, unit: Unit, step: int, goal: int, value: float) -> None:
        """Sends a force on its way."""
        self.claims[goal] = self.claims.get(goal, 0) + 1
        if step == unit.place:
            self.stay(unit)
        else:
            self.goes[unit.word] = step
            self.lines[unit.word] = (unit.word, "move", NONE, step)
        if step == goal:
            self.wants[goal] = value

    def stay(self, unit: Unit) -> None:
        """Lets a unit hold."""
        self.goes[unit.word] = unit.place
        self.lines[unit.word] = (unit.word, "hold", NONE, 0)

    def attack(self, band: list[Unit], goal: int, value: float) -> None:
        """The first moves, the others support."""
        self.go(band[0], goal, goal, value)
        for unit in band[1:]:
            self.help(unit, band[0], goal)

    def help(self, unit: Unit, about: Unit, to: int) -> None:
        """Lets a unit support an own one."""
        self.goes[unit.word] = unit.place
        self.lines[unit.word] = (unit.word, "support", about.word, 0 if to == about.place else to)

    def support(self) -> None:
        """Who has nothing to do, the leader too once he holds, supports who meets somebody or is attacked."""
        free = [u for u in self.look.units if u.word not in self.goes or self.lazy(u)]
        for unit in free:
            best: tuple[float, Unit, int] | None = None
            for other in self.look.units:
                to = self.goes.get(other.word, 0)
                if other == unit or not to or not self.can_support(unit, other, to):
                    continue
                if self.lines[other.word][1] == "support" and to != other.place:
                    continue
                value = self.needed(other, to)
                if value > 0 and (best is None or value > best[0]):
                    best = (value, other, to)
            if best is not None and best[0] > self.look.keep[unit.place] * (unit.word not in self.goes):
                self.help(unit, best[1], best[2])

    def lazy(self, unit: Unit) -> bool:
        """Whether a unit merely holds, so that it may as well support."""
        return self.lines[unit.word][1] == "hold" and unit.word not in written(self.s, self.look.seat)

    def needed(self, unit: Unit, to: int) -> float:
        """How much support of what a unit does is worth."""
        look = self.look
        if to != unit.place:
            strength = unit.power + self.backed(unit, to)
            against = max(look.guard[to], look.rival[to])
            if look.guard[to]:
                against = max(against, look.guard[to] + look.backing(to, owner_at(self.s, to)))
            return self.wants.get(to, 1.0) if strength <= against else 0.0
        strength = self.holds(to) + self.backed(unit, to)
        if strength >= look.press[to]:
            return 0.0
        return look.keep[to] or (3.0 if look.foes[to] else 0.0)

    def backed(self, unit: Unit, to: int) -> int:
        """The support planned for what a unit does."""
        line = (unit.word, 0 if to == unit.place else to)
        return sum(
            [self.unit[w].power for w, found in self.lines.items() if found[1] == "support" and found[2:] == line]
        )

    def holds(self, n: int) -> int:
        """What the own units that will be in a province defend it with."""
        return sum([self.defends(self.unit[word], n) for word, to in self.goes.items() if to == n])

    def defends(self, unit: Unit, n: int) -> int:
        """What a unit defends a province with."""
        at_home = self.look.mine >> n & 1 and self.s.terms.ground.kingdom[n] == kingdom(self.s, self.look.seat)
        return unit.power + (unit.kind == MILITIA and bool(at_home))

    def leave_capital(self) -> None:
        """In autumn, room is made for a new army."""
        capital = self.s.capital[self.look.seat]
        unit = self.look.home.get(capital)
        if self.s.season != AUTUMN or unit is None or unit.word in self.goes or self.look.keep[capital]:
            return
        for n in self.s.terms.ground.neighbours[capital]:
            if self.free(unit, n) and not self.look.shut >> n & 1 and self.sure(unit, n):
                self.go(unit, n, n, 1.0)
                return

    # the leader

    def lead(self) -> None:
        """The leader goes where he is safe and of most use."""
        leaders = [unit for unit in self.look.units if unit.kind == LEADER and unit.word not in self.goes]
        for unit in leaders:
            ways = [unit.place, *self.s.terms.ground.neighbours[unit.place]]
            ways = [n for n in ways if n == unit.place or self.enters(n)]
            best = max(ways, key=lambda n: (self.leads(unit, n), n == unit.place, -n))
            if best == unit.place:
                self.stay(unit)
            else:
                self.go(unit, best, best, self.look.worth[best])

    def enters(self, n: int) -> bool:
        """Whether the leader gets into a province: nobody else's unit can be there, but for one that goes for it."""
        return not self.look.shut >> n & 1 and not self.look.guard[n]

    def leads(self, unit: Unit, n: int) -> float:
        """What it is worth to have the leader in a province."""
        look, s = self.look, self.s
        guard = self.holds(n)
        danger = max(0, look.press[n] - guard - unit.power)
        value = -6.0 * danger - (1.5 if n != unit.place and look.rival[n] else 0.0)
        if look.keep[n] and look.press[n] > guard:
            value += look.keep[n] * (0.9 if not danger else 0.3)
        capital = s.capital[look.seat]
        if capital:
            value -= 0.4 * s.terms.ground.distance[n][capital]
        if s.terms.leader_holds:
            goals = [(look.worth[g] * soon(s.season, steps[n]), g) for g, steps in look.steps.items() if steps[n] >= 0]
            goals = [(v, g) for v, g in goals if g not in self.claims and not look.guard[g]]
            # a step that was made counts as made: distances are looked at one later
            value += 0.7 * max([v for v, _ in goals], default=0.0)
        return value + 0.3 * min(guard, 2)
