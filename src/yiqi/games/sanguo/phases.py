"""The course of the game: set-up by turns, then years of talk, orders, retreats and builds (clauses sanguo setup,
year)."""

from __future__ import annotations

from typing import Any

from yiqi.core.chance import ALL, Chance
from yiqi.core.game import COMMIT, REOPEN, Action, Event, Prompt, Reason
from yiqi.games.sanguo import battle, build, length, orders, retreat, talk, victory
from yiqi.games.sanguo.ground import numbers_in
from yiqi.games.sanguo.leaders import part
from yiqi.games.sanguo.relations import close_kingdoms, jealousy
from yiqi.games.sanguo.state import (
    ALLIANCE,
    AUTUMN,
    NOBODY,
    NOT_ASKED,
    SEASONS,
    SPRING,
    Decision,
    State,
    blank,
    brothers,
    kingdom,
    living,
    relate,
)
from yiqi.games.sanguo.terms import LEADERS, Terms

MILITIAS = 2


def start(terms: Terms, chance: Chance) -> tuple[State, list[Event]]:
    """The empty map; the first in the order of set-up draws his leader."""
    s = blank(terms)
    told: list[Event] = []
    seats = list(range(terms.seats))
    order = [seats.pop(chance.below(len(seats), ALL)) for _ in range(terms.seats)] if terms.drawn_order else seats
    told.append(Event("start", {"seat": order[0]}))
    deal(s, tuple(order), 0, chance, told)
    return s, told


def deal(s: State, order: tuple[int, ...], at: int, chance: Chance, told: list[Event]) -> None:
    """The next draws a leader and places him; when all have, militias are placed in the same order, twice."""
    if at == len(order):
        s.stack = [Recruit(order, 0)]
        return
    seat = order[at]
    s.leader[seat] = chance.draw(s.bag, ALL)
    told.append(Event("drawn", {"seat": seat, "leader": LEADERS[s.leader[seat]]}, (), None, True))
    for other in order[:at]:
        if brothers(s, seat, other):
            relate(s, seat, other, ALLIANCE)
    s.stack = [Settle(order, at)]


def free_resources(s: State, seat: int) -> list[int]:
    """Resources of a seat's kingdom that nobody owns."""
    mask = s.resources & s.terms.ground.of_kingdom[kingdom(s, seat)]
    return [n for n in numbers_in(mask) if s.owner[n] == NOBODY]


class Ordered(Decision):
    """A step of the set-up: one seat after the other, `at` in `order`."""

    order: tuple[int, ...]
    at: int

    def __init__(self, name: str, order: tuple[int, ...], at: int) -> None:
        self.name = name
        self.order = order
        self.at = at

    def fields(self) -> tuple[Any, ...]:
        return (self.order, self.at)

    def seat(self) -> int:
        return self.order[self.at % len(self.order)]

    def turn(self, s: State) -> tuple[int, ...]:
        return (self.seat(),)

    def ask(self, s: State, seat: int) -> Prompt | None:
        return Prompt(self.name, {"leader": LEADERS[s.leader[seat]]}) if seat == self.seat() else None

    def near(self, s: State, seat: int) -> list[Action]:
        if seat != self.seat():
            return []
        mask = s.resources & s.terms.ground.of_kingdom[kingdom(s, seat)]
        return [("place", n) for n in numbers_in(mask)]

    def refusal(self, s: State, seat: int, a: Action) -> Reason | None:
        if a not in self.near(s, seat):
            return NOT_ASKED
        n = int(a[1])
        return None if s.owner[n] == NOBODY else Reason("place-taken", {"province": n}, "sanguo setup.4")

    def idle(self, s: State, seat: int) -> Action:
        return ("place", free_resources(s, seat)[0])


class Settle(Ordered):
    """Where a leader and his army stand: his capital (clauses setup.3, setup.3b)."""

    def __init__(self, order: tuple[int, ...], at: int) -> None:
        super().__init__("settle", order, at)

    def take(self, s: State, seat: int, a: Action, chance: Chance, told: list[Event]) -> None:
        n = int(a[1])
        s.place[seat] = n
        s.force[n] = seat * 4
        s.owner[n] = seat
        s.capital[seat] = n
        told.append(Event("settle", {"seat": seat, "province": n}))
        deal(s, self.order, self.at + 1, chance, told)


class Recruit(Ordered):
    """Where a militia stands."""

    def __init__(self, order: tuple[int, ...], at: int) -> None:
        super().__init__("recruit", order, at)

    def take(self, s: State, seat: int, a: Action, chance: Chance, told: list[Event]) -> None:
        n = int(a[1])
        s.force[n] = seat * 4 + 1
        s.owner[n] = seat
        told.append(Event("recruit", {"seat": seat, "province": n}))
        if self.at + 1 < MILITIAS * len(self.order):
            s.stack = [Recruit(self.order, self.at + 1)]
        else:
            open_talk(s, told)


class Together(Decision):
    """Something that several seats write at once, in secret, until all have committed; `asked` is their mask."""

    asked: int

    def __init__(self, name: str, asked: int) -> None:
        self.name = name
        self.asked = asked

    def fields(self) -> tuple[Any, ...]:
        return (self.asked,)

    def turn(self, s: State) -> tuple[int, ...]:
        return tuple([seat for seat in range(s.terms.seats) if (self.asked & ~s.committed) >> seat & 1])

    def ask(self, s: State, seat: int) -> Prompt | None:
        if not self.asked >> seat & 1:
            return None
        waits = s.committed >> seat & 1
        return Prompt(f"{self.name}-waiting" if waits else self.name, {"season": SEASONS[s.season], "n": s.year})

    def open_near(self, s: State, seat: int) -> list[Action]:
        """What can be written, besides committing."""
        raise NotImplementedError

    def open_legal(self, s: State, seat: int) -> list[Action]:
        return [a for a in self.open_near(s, seat) if self.open_refusal(s, seat, a) is None]

    def open_refusal(self, s: State, seat: int, a: Action) -> Reason | None:
        raise NotImplementedError

    def open_take(self, s: State, seat: int, a: Action, told: list[Event]) -> None:
        orders.write(s, seat, a)

    def close(self, s: State, told: list[Event]) -> None:
        """All have committed."""
        raise NotImplementedError

    def near(self, s: State, seat: int) -> list[Action]:
        if not self.asked >> seat & 1:
            return []
        return [REOPEN] if s.committed >> seat & 1 else [*self.open_near(s, seat), COMMIT]

    def legal(self, s: State, seat: int) -> list[Action]:
        if not self.asked >> seat & 1:
            return []
        return [REOPEN] if s.committed >> seat & 1 else [*self.open_legal(s, seat), COMMIT]

    def refusal(self, s: State, seat: int, a: Action) -> Reason | None:
        if not self.asked >> seat & 1:
            return NOT_ASKED
        if s.committed >> seat & 1:
            return None if a == REOPEN else NOT_ASKED
        return None if a == COMMIT else self.open_refusal(s, seat, a)

    def take(self, s: State, seat: int, a: Action, chance: Chance, told: list[Event]) -> None:
        if a == REOPEN:
            s.committed &= ~(1 << seat)
            told.append(Event("reopened", {"seat": seat}))
        elif a != COMMIT:
            self.open_take(s, seat, a, told)
        else:
            s.committed |= 1 << seat
            told.append(Event("committed", {"seat": seat}))
            if not self.turn(s):
                told.append(Event(f"{self.name}-closed", {"season": SEASONS[s.season], "n": s.year}, (), None, True))
                self.close(s, told)

    def idle(self, s: State, seat: int) -> Action:
        return COMMIT


class Talk(Together):
    """Diplomacy: talk, proposals, claims."""

    def __init__(self, asked: int) -> None:
        super().__init__("talk", asked)

    def open_near(self, s: State, seat: int) -> list[Action]:
        return talk.near(s, seat)

    def open_legal(self, s: State, seat: int) -> list[Action]:
        return talk.legal(s, seat)

    def open_refusal(self, s: State, seat: int, a: Action) -> Reason | None:
        return talk.refusal(s, seat, a)

    def open_take(self, s: State, seat: int, a: Action, told: list[Event]) -> None:
        talk.take(s, seat, a, told)

    def idle(self, s: State, seat: int) -> Action:
        """Ready; without a number of years, peace once nobody stirs any more (clause length.5)."""
        endless = not s.terms.years and not length.up(s)
        if endless and talk.still(s) and s.season == SPRING and not s.peace >> seat & 1:
            return talk.PEACE
        return COMMIT

    def close(self, s: State, told: list[Event]) -> None:
        if victory.claimed(s, told):
            return
        left = living(s)
        if all(s.peace >> seat & 1 for seat in left):
            victory.award(s, list(left), victory.PEACE, told)
            return
        s.committed = 0
        s.stack = [Write(mask_of(left))]


class Write(Together):
    """Orders, in silence."""

    def __init__(self, asked: int) -> None:
        super().__init__("write", asked)

    def open_near(self, s: State, seat: int) -> list[Action]:
        return orders.sheet_near(s, seat)

    def open_legal(self, s: State, seat: int) -> list[Action]:
        return orders.sheet_legal(s, seat)

    def open_refusal(self, s: State, seat: int, a: Action) -> Reason | None:
        return orders.sheet_refusal(s, seat, a)

    def close(self, s: State, told: list[Event]) -> None:
        talk.kept(s, told)
        battle.resolve(s, told)
        if s.terms.count_before_retreats and s.season == AUTUMN:
            victory.count(s, told)
        s.committed = 0
        asked = mask_of(tuple([seat for seat in living(s) if retreat.chooses(s, seat)]))
        if asked:
            s.stack = [Retreat(asked)]
        else:
            after_retreats(s, told)


class Retreat(Together):
    """Retreats of those who have a choice."""

    def __init__(self, asked: int) -> None:
        super().__init__("retreat", asked)

    def open_near(self, s: State, seat: int) -> list[Action]:
        return retreat.near(s, seat)

    def open_refusal(self, s: State, seat: int, a: Action) -> Reason | None:
        return retreat.refusal(s, seat, a)

    def close(self, s: State, told: list[Event]) -> None:
        after_retreats(s, told)


class Build(Together):
    """New units and units that are given up, once a year."""

    def __init__(self, asked: int) -> None:
        super().__init__("build", asked)

    def open_near(self, s: State, seat: int) -> list[Action]:
        return build.near(s, seat)

    def open_legal(self, s: State, seat: int) -> list[Action]:
        return build.legal(s, seat)

    def open_refusal(self, s: State, seat: int, a: Action) -> Reason | None:
        return build.refusal(s, seat, a)

    def close(self, s: State, told: list[Event]) -> None:
        build.resolve(s, told)
        next_year(s, told)


def mask_of(seats: tuple[int, ...]) -> int:
    """The mask of some seats."""
    return sum([1 << seat for seat in seats])


def open_talk(s: State, told: list[Event]) -> None:
    """A season begins: spring brings jealousy, then it is talked."""
    if s.season == SPRING:
        jealousy(s, told)
        part(s, told)
        if victory.alone(s, told):
            return
    told.append(Event("season", {"season": SEASONS[s.season], "n": s.year}))
    s.committed = s.claims = s.peace = 0
    s.sent = [0] * s.terms.seats
    s.proposals = ()
    victory.update(s)
    s.stack = [Talk(mask_of(living(s)))]


def after_retreats(s: State, told: list[Event]) -> None:
    """Retreats are carried out; then autumn, or the end of the year."""
    retreat.resolve(s, told)
    s.committed = 0
    if victory.alone(s, told):
        return
    if s.season == SPRING:
        s.season = AUTUMN
        close_kingdoms(s, told)
        open_talk(s, told)
        return
    if not s.terms.count_before_retreats:
        victory.count(s, told)
    close_kingdoms(s, told)
    build.mark_militia(s, told)
    if victory.last_year(s, told):
        return
    asked = mask_of(tuple([seat for seat in living(s) if build.chooses(s, seat)]))
    if asked:
        s.stack = [Build(asked)]
    else:
        next_year(s, told)


def next_year(s: State, told: list[Event]) -> None:
    """Spring comes, unless time was up while units were built."""
    if victory.last_year(s, told):
        return
    s.year += 1
    s.season = SPRING
    open_talk(s, told)
