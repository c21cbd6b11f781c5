"""Paces of play. A clock is a pure function of when things were logged, of pauses, and of now.

none      nobody is hurried
live      a bank of seconds a seat, which runs while it is waited for, and an increment for each turn
phased    a deadline for each phase, scaled by the phase's weight
daily     so many hours for each decision

Beside them, whatever the pace, the house has a clock of its own where the rules have a bell.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final, Literal, NamedTuple

from yiqi.core.game import Seat
from yiqi.server.rows import ClockRow

Kind = Literal["none", "live", "phased", "daily"]

PACES: Final[Mapping[str, tuple[float, float]]] = {
    "none": (0, 0),
    "live": (1200, 20),
    "phased": (300, 0),
    "daily": (24, 0),
}
"""The paces with their usual numbers: bank and increment in seconds, seconds a phase, hours a decision."""

HOUR: Final = 3600.0
MOST: Final = 100_000.0
FORM = re.compile(r"(none|live|phased|daily)(?:-([0-9]{1,6})(?:-([0-9]{1,6}))?)?\Z")


class Pace(NamedTuple):
    """A kind of pace and its numbers."""

    kind: str
    first: float
    second: float

    @staticmethod
    def parse(text: str) -> Pace:
        """The pace written as `live`, `live-600-10`, `daily-48`. Raises ValueError."""
        found = FORM.match(text)
        if found is None or (found[2] is not None and not 0 < int(found[2]) <= MOST):
            raise ValueError("expected none, live, phased or daily, with numbers as in live-600-10")
        first, second = PACES[found[1]]
        return Pace(found[1], float(found[2] or first), float(found[3] or second) if found[2] or second else 0.0)


class Moment(NamedTuple):
    """What clocks go by after a record: who is waited for, each seat's question, and the phase."""

    turn: tuple[Seat, ...]
    questions: tuple[int, ...]
    phase: str
    weight: float


def start(pace: Pace, seats: Iterable[Seat], now: Moment, at: float) -> dict[Seat, ClockRow]:
    """The clocks when a match begins; none where nobody is hurried."""
    if pace.kind == "none":
        return {}
    full = pace.first if pace.kind == "live" else 0.0
    clocks = {seat: ClockRow(seat, None, full, at, 0) for seat in seats}
    return {seat: _run(pace, clock, now, at) if seat in now.turn else clock for seat, clock in clocks.items()}


def advance(
    pace: Pace, clocks: Mapping[Seat, ClockRow], before: Moment, after: Moment, at: float, actor: Seat
) -> dict[Seat, ClockRow]:
    """The clocks that change when `actor` has done something at `at`."""
    changed: dict[Seat, ClockRow] = {}
    for seat, clock in clocks.items():
        was, runs = seat in before.turn, seat in after.turn
        same = before.questions[seat] == after.questions[seat]
        if pace.kind == "phased":
            same = _same_span(before, after, actor)
        if was and runs and same:
            continue
        new = _stop(pace, clock, at) if was else clock
        if runs:
            new = _run(pace, new, after, at)
            if pace.kind == "phased" and same:
                new = _with_others(new, clocks)
        if new != clock:
            changed[seat] = new
    return changed


def _same_span(before: Moment, after: Moment, actor: Seat) -> bool:
    """Whether the deadline of a phase goes on: it is the same phase, and nobody but the actor is asked anew."""
    return before.phase == after.phase and set(after.turn) <= {*before.turn, actor}


def _with_others(clock: ClockRow, clocks: Mapping[Seat, ClockRow]) -> ClockRow:
    """Who thinks again in the same phase has no more time than the others."""
    running = [other.deadline for other in clocks.values() if other.deadline is not None]
    return clock._replace(deadline=min(running)) if running else clock


def _stop(pace: Pace, clock: ClockRow, at: float) -> ClockRow:
    bank = clock.bank
    if pace.kind == "live" and clock.deadline is not None:
        bank = max(0.0, clock.deadline - at) + pace.second
    return clock._replace(deadline=None, bank=bank, since=at)


def _run(pace: Pace, clock: ClockRow, now: Moment, at: float) -> ClockRow:
    span = {"live": clock.bank, "phased": pace.first * now.weight, "daily": pace.first * HOUR}[pace.kind]
    return clock._replace(deadline=at + span, since=at)


def stop_all(pace: Pace, clocks: Mapping[Seat, ClockRow], at: float) -> dict[Seat, ClockRow]:
    """The clocks of a table where nothing is waited for any more."""
    return {seat: _stop(pace, clock, at) for seat, clock in clocks.items() if clock.deadline is not None}


def hand_over(pace: Pace, clock: ClockRow, now: Moment, at: float, runs: bool) -> ClockRow:
    """A clock whose seat a person takes over (`runs`: he is waited for) or leaves to a bot."""
    stopped = _stop(pace, clock, at) if clock.deadline is not None else clock
    return _run(pace, stopped, now, at) if runs else stopped


def bell(clock: ClockRow, wanted: bool, at: float) -> ClockRow:
    """The clock of the house, which runs while somebody is left for whom it is to act; it keeps what is left."""
    if wanted and clock.deadline is None:
        return clock._replace(deadline=at + clock.bank, since=at)
    if not wanted and clock.deadline is not None:
        return clock._replace(deadline=None, bank=max(0.0, clock.deadline - at), since=at)
    return clock


def paused(clock: ClockRow, seconds: float) -> ClockRow:
    """The clock after a pause: a deadline moves by as much."""
    return clock if clock.deadline is None else clock._replace(deadline=clock.deadline + seconds)


def left(clock: ClockRow, now: float) -> float:
    """Seconds that are left, 0 when it is late."""
    return clock.bank if clock.deadline is None else max(0.0, clock.deadline - now)
