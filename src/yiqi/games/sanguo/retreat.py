"""Retreats: where a dislodged unit may go, who goes with whom, and what becomes of who cannot (clauses sanguo
retreat)."""

from __future__ import annotations

from typing import Final

from yiqi.core.game import WIPE, Action, Event, Reason
from yiqi.games.sanguo.adjudicate import JOINT
from yiqi.games.sanguo.battle import put
from yiqi.games.sanguo.field import LEADER, MILITIA, MOVED
from yiqi.games.sanguo.ground import numbers_in
from yiqi.games.sanguo.leaders import NO_HEIR, fall
from yiqi.games.sanguo.orders import CLEAR, ORDER, written
from yiqi.games.sanguo.relations import closed, friends, occupants, standing
from yiqi.games.sanguo.state import NONE, NOT_ASKED, Entry, State, live_kingdoms, token, unit_at

Unit = tuple[int, int, int, int, int]
DISBANDED: Final = 0
"""In place of where a unit goes."""


def bound_leader(s: State, unit: Unit) -> Unit | None:
    """The own leader who was dislodged with an army or militia and has to go with it (clause retreat.13)."""
    owner, kind, place, _, _ = unit
    if kind == LEADER:
        return None
    for other in s.dislodged:
        if other[0] == owner and other[1] == LEADER and other[2] == place:
            return other
    return None


def escort(s: State, unit: Unit) -> Unit | None:
    """The own army or militia a dislodged leader has to go with."""
    owner, kind, place, _, _ = unit
    if kind != LEADER:
        return None
    for other in s.dislodged:
        if other[0] == owner and other[1] != LEADER and other[2] == place:
            return other
    return None


def options(s: State, unit: Unit) -> tuple[int, ...]:
    """The provinces a dislodged unit may retreat to, ascending (clauses retreat.7 to retreat.9)."""
    owner, kind, place, source, _ = unit
    mask = s.terms.ground.adjacent[place]
    mask &= ~closed(s, owner, standing(s, owner), live_kingdoms(s))
    if not s.terms.retreat_to_standoff:
        mask &= ~s.standoffs
    if not s.terms.retreat_to_attacker:
        mask &= ~(1 << source | attackers(s, place))
    stack = bound_leader(s, unit) is not None
    return tuple([n for n in numbers_in(mask) if has_room(s, owner, kind, n, stack)])


def attackers(s: State, place: int) -> int:
    """The mask of provinces from which units have come into this one: a leader and an army may come from two."""
    mask = 0
    for _, word, _, _, to, result, _, _, _, _ in s.last:
        if result == MOVED and to == place:
            mask |= 1 << unit_at(word)[1]
    return mask


def has_room(s: State, owner: int, kind: int, n: int, stack: bool) -> bool:
    """Whether a province is empty, or holds just who may share it (clauses retreat.9, retreat.10, option.7d)."""
    force = s.force[n]
    here = [seat for seat, place in enumerate(s.place) if place == n]
    if force >= 0 and (kind != LEADER or stack):
        return False
    if owner in here and (kind == LEADER or stack):
        return False
    others = {*here, *([force >> 2] if force >= 0 else [])} - {owner}
    return len(others) < JOINT and all(shares(s, owner, other) for other in others)


def shares(s: State, one: int, two: int) -> bool:
    """Option joint_leaders: whether units of two players may stand together, a leader among them."""
    return s.terms.joint and bool(friends(s, one) >> two & 1)


def lines(s: State, unit: Unit) -> list[Entry]:
    """What a seat may write for a dislodged unit; a leader who goes with another writes nothing unless it is
    disbanded."""
    _owner, kind, place, _, _ = unit
    word = token(kind, place)
    guard = escort(s, unit)
    if guard is not None and not disbands(s, guard):
        return []
    found: list[Entry] = [(word, "retreat", NONE, n) for n in options(s, unit)]
    if kind == MILITIA and found:
        found.append((word, "disband", NONE, 0))
    return found


def disbands(s: State, unit: Unit) -> bool:
    """Whether its owner has written that a militia is disbanded."""
    line = written(s, unit[0]).get(token(unit[1], unit[2]))
    return line is not None and line[1] == "disband"


def chooses(s: State, seat: int) -> bool:
    """Whether a seat has anything to choose; what is forced by what everybody sees is not asked."""
    return any(len(lines(s, unit)) > 1 for unit in s.dislodged if unit[0] == seat)


def near(s: State, seat: int) -> list[Action]:
    """What can be written for a seat's dislodged units, and taken back."""
    done = written(s, seat)
    found: list[Action] = []
    for unit in s.dislodged:
        if unit[0] != seat:
            continue
        word = token(unit[1], unit[2])
        if word in done:
            found.append((CLEAR, word))
        else:
            found += [(ORDER, *line) for line in lines(s, unit)]
    if done:
        found.append(WIPE)
    return found


def refusal(s: State, seat: int, a: Action) -> Reason | None:
    """Why a retreat may not be written: two own armies or militias to one province; NOT_ASKED if it is not near."""
    if a not in near(s, seat):
        return NOT_ASKED
    if a[0] == ORDER and a[2] == "retreat" and unit_at(str(a[1]))[0] != LEADER and int(a[4]) in taken(s, seat):
        return Reason("retreat-twice", {"province": a[4]}, "sanguo retreat.6")
    return None


def taken(s: State, seat: int) -> set[int]:
    """Where a seat has written that an army or militia retreats to."""
    return {to for word, act, _, to in s.sheets[seat] if act == "retreat" and unit_at(word)[0] != LEADER}


def resolve(s: State, told: list[Event]) -> None:
    """Carries out all retreats at once, then sees to leaders who have lost the unit they were bound to."""
    goals = all_goals(s)
    lost = clashes(s, goals)
    alone: list[tuple[Unit, Unit, bool]] = []
    for i, (unit, n) in enumerate(goals):
        owner, kind, place, _, abroad = unit
        leader = None if disbands(s, unit) else bound_leader(s, unit)
        told_as = "disbanded" if n == DISBANDED else "clashed" if i in lost else "retreated"
        told.append(Event(told_as, {"seat": owner, "unit": token(kind, place), "province": n}))
        if n != DISBANDED and i not in lost:
            put(s, owner, kind, n, abroad)
            if leader is not None:
                put(s, owner, LEADER, n)
        elif kind == LEADER or leader is not None:
            alone.append((leader or unit, unit, i in lost))
    for leader, unit, clashed in alone:
        go_alone(s, leader, unit, clashed, told)
    s.dislodged = ()
    s.standoffs = 0
    s.sheets = [()] * s.terms.seats


def all_goals(s: State) -> list[tuple[Unit, int]]:
    """Where every unit goes that does not merely follow another: as written first, then by itself (clause
    retreat.11)."""
    units = [unit for unit in s.dislodged if (guard := escort(s, unit)) is None or disbands(s, guard)]
    found: dict[Unit, int] = {}
    for unit in units:
        line = written(s, unit[0]).get(token(unit[1], unit[2]))
        if line is not None and (line[1] == "disband" or line[3] in options(s, unit)):
            found[unit] = line[3]
    for unit in units:
        if unit not in found:
            own = [n for other, n in found.items() if not meets(s, unit, other) and other[0] == unit[0]]
            ways = tuple([n for n in options(s, unit) if n not in own])
            found[unit] = automatic(s, unit, ways) if ways else DISBANDED
    return [(unit, found[unit]) for unit in units]


def go_alone(s: State, leader: Unit, unit: Unit, clashed: bool, told: list[Event]) -> None:
    """A leader left without the unit he was bound to: a way of his own if the option allows, else he falls."""
    owner = leader[0]
    ways = options(s, leader) if s.terms.leader_flees and unit[1] != LEADER and not clashed else ()
    if ways:
        n = automatic(s, leader, ways)
        put(s, owner, LEADER, n)
        told.append(Event("retreated", {"seat": owner, "unit": token(LEADER, leader[2]), "province": n}))
        return
    takers = [seat for n, seat in occupants(s) if n == leader[2]]
    fall(s, owner, takers[0] if takers else NO_HEIR, told)


def automatic(s: State, unit: Unit, ways: tuple[int, ...]) -> int:
    """A missing retreat: to an own resource, then near the capital, then the lowest number (clause retreat.11)."""
    owner = unit[0]
    far = s.terms.ground.distance[s.capital[owner]] if s.capital[owner] else (0,) * (s.terms.ground.last + 1)
    return min(ways, key=lambda n: (s.owner[n] != owner or not s.resources >> n & 1, far[n], n))


def clashes(s: State, goals: list[tuple[Unit, int]]) -> set[int]:
    """Which of the retreats meet another in one province and are lost (clause retreat.15)."""
    lost: set[int] = set()
    for i, (one, n) in enumerate(goals):
        if n == DISBANDED:
            continue
        there = [j for j, (_, other) in enumerate(goals) if other == n]
        parties = {goals[j][0][0] for j in there} | {seat for at, seat in occupants(s) if at == n}
        if len(parties) > JOINT or not all(j == i or meets(s, one, goals[j][0]) for j in there):
            lost.add(i)
    return lost


def meets(s: State, one: Unit, two: Unit) -> bool:
    """Whether two retreating units may stand in one province: an own leader and army or militia, or allies who join."""
    if one[1] != LEADER and two[1] != LEADER:
        return False
    if one[0] != two[0]:
        return shares(s, one[0], two[0])
    force = two if one[1] == LEADER else one
    return bound_leader(s, force) is None or disbands(s, force)
