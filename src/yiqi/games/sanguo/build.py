"""The build phase: as many armies and militias as resources, new ones at home (clauses sanguo build)."""

from __future__ import annotations

from typing import Final

from yiqi.core.game import WIPE, Action, Event, Reason
from yiqi.games.sanguo.field import ARMY, LEADER, MILITIA
from yiqi.games.sanguo.ground import numbers_in
from yiqi.games.sanguo.leaders import remove_force
from yiqi.games.sanguo.orders import CLEAR, ORDER, written
from yiqi.games.sanguo.state import (
    NOBODY,
    NONE,
    NOT_ASKED,
    Entry,
    State,
    kingdom,
    living,
    owned,
    token,
    unit_at,
    units_of,
)

BUILD: Final = "build"
DISBAND: Final = "disband"
ABROAD: Final = 2
"""The bit of a militia that was found abroad."""


def forces(s: State, seat: int) -> list[str]:
    """A seat's armies and militias as they are written, by province; leaders need no supply."""
    return [word for word in units_of(s, seat) if unit_at(word)[0] != LEADER]


def balance(s: State, seat: int) -> int:
    """How many units a seat may build; below 0, how many it has to disband."""
    return owned(s, seat).bit_count() - len(forces(s, seat))


def sites(s: State, seat: int) -> tuple[int, ...]:
    """Where a seat may build: own, empty resources of its own kingdom (clauses build.5 to build.8)."""
    mask = owned(s, seat) & s.terms.ground.of_kingdom[kingdom(s, seat)]
    return tuple([n for n in numbers_in(mask) if not blocked(s, seat, n)])


def blocked(s: State, seat: int, n: int) -> str:
    """The clause by which units that stand in a province keep a seat from building there, "" if none do."""
    here = [other for other, place in enumerate(s.place) if place == n]
    if s.force[n] >= 0 or any(other != seat for other in here):
        return "sanguo build.6"
    return "sanguo build.8" if here and s.terms.leader_blocks else ""


def lines(s: State, seat: int) -> list[Entry]:
    """What can be written: an army or militia in each resource at home or owned, and disbanding each unit."""
    found: list[Entry] = []
    for n in numbers_in(owned(s, seat) | s.resources & s.terms.ground.of_kingdom[kingdom(s, seat)]):
        found += [(token(ARMY, n), BUILD, NONE, 0), (token(MILITIA, n), BUILD, NONE, 0)]
    found += [(word, DISBAND, NONE, 0) for word in forces(s, seat)]
    return found


def chooses(s: State, seat: int) -> bool:
    """Whether a seat is asked: it has something to build with or to disband."""
    return bool(forces(s, seat)) or (balance(s, seat) > 0 and bool(sites(s, seat)))


def near(s: State, seat: int) -> list[Action]:
    done = written(s, seat)
    found: list[Action] = [(CLEAR, line[0]) for line in s.sheets[seat]]
    found += [(ORDER, *line) for line in lines(s, seat) if line[0] not in done]
    if done:
        found.append(WIPE)
    return found


def refusal(s: State, seat: int, a: Action) -> Reason | None:
    """Why a line may not be written; NOT_ASKED if it is not near."""
    return fault(s, seat, a) if a in near(s, seat) else NOT_ASKED


def legal(s: State, seat: int) -> list[Action]:
    """What may be written, in the order of `near`."""
    return [a for a in near(s, seat) if fault(s, seat, a) is None]


def fault(s: State, seat: int, a: Action) -> Reason | None:
    """Why a line that is near may not be written."""
    if a[0] != ORDER or a[2] != BUILD:
        return None
    kind, n = unit_at(str(a[1]))
    built = [line for line in s.sheets[seat] if line[1] == BUILD]
    spared = [line for line in s.sheets[seat] if line[1] == DISBAND]
    spare = balance(s, seat) + len(spared)
    if len(built) >= spare:
        return Reason("build-supply", {"n": max(0, spare)}, "sanguo build.1")
    if kind == ARMY and n != s.capital[seat]:
        return Reason("build-capital", {"province": n}, "sanguo build.4")
    if s.terms.ground.kingdom[n] != kingdom(s, seat) or s.owner[n] != seat:
        return Reason("build-abroad", {"province": n}, "sanguo build.5")
    block = blocked(s, seat, n)
    if block:
        return Reason("build-taken", {"province": n}, block)
    if any(unit_at(line[0])[1] == n for line in built):
        return Reason("build-once", {"province": n}, "sanguo build.6")
    return None


def resolve(s: State, told: list[Event]) -> None:
    """Carries out all sheets: disbanding, then building, then what has to go and nobody named (clause build.10)."""
    for seat in living(s):
        for word, act, _, _ in s.sheets[seat]:
            if act == DISBAND:
                remove_force(s, unit_at(word)[1])
                told.append(Event("disband", {"seat": seat, "unit": word}))
        for word, act, _, _ in s.sheets[seat]:
            kind, n = unit_at(word)
            if act == BUILD and balance(s, seat) > 0 and n in sites(s, seat):
                s.force[n] = seat * 4 + (kind == MILITIA)
                told.append(Event("build", {"seat": seat, "unit": word}))
        while balance(s, seat) < 0:
            word = surplus(s, seat)
            remove_force(s, unit_at(word)[1])
            told.append(Event("starved", {"seat": seat, "unit": word}))
    s.sheets = [()] * s.terms.seats


def surplus(s: State, seat: int) -> str:
    """The unit that goes first: far from the capital's province, militia before army, then the higher number."""
    home = s.capital[seat]
    far = s.terms.ground.distance[home] if home else (0,) * (s.terms.ground.last + 1)

    def rank(word: str) -> tuple[int, int, int]:
        kind, n = unit_at(word)
        return (far[n], kind == MILITIA, n)

    return max(forces(s, seat), key=rank)


def mark_militia(s: State, told: list[Event]) -> None:
    """Option militia_home: a militia found abroad a second time is removed (clauses option.2 to option.2c)."""
    if not s.terms.militia_home:
        return
    for n, force in enumerate(s.force):
        if force == NOBODY or not force & 1:
            continue
        seat = force >> 2
        if s.terms.ground.kingdom[n] == kingdom(s, seat):
            if s.terms.mark_clears:
                s.force[n] &= ~ABROAD
        elif force & ABROAD:
            remove_force(s, n)
            told.append(Event("homesick", {"seat": seat, "unit": token(MILITIA, n)}))
        else:
            s.force[n] |= ABROAD
            told.append(Event("marked", {"seat": seat, "unit": token(MILITIA, n)}))
