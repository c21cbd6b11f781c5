"""How long it goes on (clauses sanguo length): to the end of so many years, or of the year in which time is up.

The rules know no clock. That time is up is said, by a leader for himself or by a clock for all.
"""

from __future__ import annotations

from typing import Final

from yiqi.core.game import Action, Event
from yiqi.games.sanguo.state import State, alive, living

TIME: Final[Action] = ("time",)
HOUR: Final = 3600


def may(s: State, seat: int) -> bool:
    """Whether a seat can say that time is up: at any moment, once, where hours were agreed."""
    return s.terms.hours > 0 and bool(s.stack) and alive(s, seat) and not s.time >> seat & 1


def up(s: State) -> bool:
    """Whether time is up for every living leader."""
    return s.terms.hours > 0 and all(s.time >> seat & 1 for seat in living(s))


def say(s: State, seat: int, told: list[Event]) -> None:
    """A seat says that time is up; the last to say it makes this year the last."""
    s.time |= 1 << seat
    told.append(Event("time", {"seat": seat}))
    announce(s, False, told)


def announce(s: State, before: bool, told: list[Event]) -> None:
    """Tells that this year is the last, if time is up now and was not `before`."""
    if not before and s.stack and up(s):
        told.append(Event("last_year", {"n": s.year}))


def last(s: State) -> bool:
    """Whether nothing follows this year."""
    return 0 < s.terms.years <= s.year or up(s)
