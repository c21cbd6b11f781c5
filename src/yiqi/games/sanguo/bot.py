"""How a good player plays: `advise` for a program that asks move by move, `evaluate` for one that searches.

Everything is planned anew each time from what the seat sees; lines it has written are part of that.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from yiqi.core.game import COMMIT, Action
from yiqi.games.sanguo import bot_sheet as plan
from yiqi.games.sanguo import bot_talk as talk
from yiqi.games.sanguo import build, length, retreat, victory
from yiqi.games.sanguo.bot_look import Look, army_word, strength_of
from yiqi.games.sanguo.field import LEADER, MILITIA
from yiqi.games.sanguo.ground import numbers_in
from yiqi.games.sanguo.orders import ORDER, written
from yiqi.games.sanguo.state import (
    GONE,
    NOBODY,
    NONE,
    Entry,
    State,
    kingdom,
    living,
    owned,
    token,
)

SWING: Final = 2.5
"""Resources that make a win about three times as likely as not."""
UNIT: Final = 0.3
"""What a point of strength is worth, in resources."""


def evaluate(rules: Any, state: State, seat: int) -> float:
    """The chance, 0 to 1, that `seat` wins from here; exact when the match is over."""
    s = state
    if not s.stack:
        places = victory.scores(s).places
        return 1.0 / places.count(1) if places[seat] == 1 else 0.0
    if s.place[seat] == GONE:
        return 0.0
    worth = {other: owned(s, other).bit_count() + UNIT * strength_of(s, other) for other in living(s)}
    chances = {other: exp(value / SWING) for other, value in worth.items()}
    return chances[seat] / sum(chances.values())


def advise(rules: Any, state: State, seat: int, legal: Sequence[Action]) -> Action | None:
    """What a good player does: reads nothing of the state but what the seat sees.

    It never wants to stop, and never keeps others from it: once one has said that time is up, it says so too.
    """
    s = state
    if s.time and length.TIME in legal:
        return length.TIME
    question = s.stack[-1].name
    if question in ("settle", "recruit"):
        return max(legal, key=lambda a: (site(s, seat, int(a[1]), question == "settle"), -int(a[1])))
    if question == "talk":
        return talk.say(s, seat, legal)
    if COMMIT not in legal:
        return legal[0]
    if question == "retreat":
        return next_line(s, seat, retreats(s, seat), legal)
    if question == "build":
        return next_line(s, seat, builds(s, seat), legal)
    return write(s, seat, legal)


def next_line(s: State, seat: int, lines: Sequence[Entry], legal: Sequence[Action]) -> Action:
    """The first line of a sheet that is missing and may be written, else the end of it."""
    done = written(s, seat)
    for line in lines:
        a = (ORDER, *line)
        if line[0] not in done and a in legal:
            return a
    return COMMIT


def write(s: State, seat: int, legal: Sequence[Action]) -> Action:
    """The next line of a sheet of orders."""
    promised, pledged = talk.promised(s, seat), talk.pledged(s, seat)
    # the same plan each time, as long as only its own lines are written
    blank = s.copy()
    blank.sheets[seat] = ()
    lines = plan.sheet(blank, seat, promised, pledged)
    if not set(s.sheets[seat]) <= set(lines):
        done = written(s, seat)
        fixed = (*s.sheets[seat], *[line for line in promised if line[0] not in done])
        lines = plan.sheet(s, seat, fixed, pledged)
    # to hold needs no line
    return next_line(s, seat, [line for line in lines if line[1] != "hold"], legal)


# setting up


def site(s: State, seat: int, n: int, first: bool) -> float:
    """What a resource is worth to begin on: free ones of the own kingdom near by that nobody else reaches sooner."""
    ground = s.terms.ground
    free = s.resources & ground.of_kingdom[kingdom(s, seat)]
    mine = [m for m, owner in enumerate(s.owner) if owner == seat]
    others = [place for other, place in enumerate(s.place) if place > 0 and other != seat]
    others += [m for m, owner in enumerate(s.owner) if owner not in (seat, NOBODY)]
    value = 0.0
    for m in numbers_in(free):
        if s.owner[m] != NOBODY or m == n:
            continue
        d = ground.distance[n][m]
        reach = (0.0, 1.0, 0.9, 0.4, 0.2)[d] if d < 5 else 0.0
        if not first:
            before = min([ground.distance[m][own] for own in mine], default=9)
            reach = max(0.0, reach - ((0.0, 0.5, 0.4, 0.2)[before] if before < 4 else 0.0))
        value += reach
    if others:
        # a frontier is worth having, neighbours at the capital are not
        value += (0.25 if first else -0.05) * min(4, min([ground.distance[n][m] for m in others]))
    if first:
        foreign = ground.resources & ~ground.of_kingdom[kingdom(s, seat)]
        value -= 0.3 * len([m for m in ground.neighbours[n] if foreign >> m & 1])
    return value


# retreats


def retreats(s: State, seat: int) -> list[Entry]:
    """Where the dislodged go: the best place each, none twice."""
    look = Look(s, seat)
    used = {line[3] for line in s.sheets[seat]}
    found: list[Entry] = []
    units = [unit for unit in s.dislodged if unit[0] == seat]
    for unit in sorted(units, key=lambda unit: (unit[1] == LEADER, unit[1] == MILITIA, unit[2])):
        ways = [line for line in retreat.lines(s, unit) if line[1] == "retreat" and line[3] not in used]
        if not ways:
            continue
        head = unit[1] == LEADER or retreat.bound_leader(s, unit) is not None
        best = max(ways, key=lambda line: (refuge(look, line[3], head), -line[3]))
        used.add(best[3])
        found.append(best)
    return found


def refuge(look: Look, n: int, head: bool) -> float:
    """What it is worth to retreat to a province, with the leader or without."""
    capital = look.s.capital[look.seat]
    value = look.worth[n] + (0.0 if head else look.keep[n]) + 3.0 * (look.mine >> n & 1)
    value -= look.press[n] * (4.0 if head else 0.8)
    return value - (0.5 * look.s.terms.ground.distance[n][capital] if capital else 0.0)


# builds


def builds(s: State, seat: int) -> list[Entry]:
    """New units: an army in the capital, militias where they are needed; or the units that can best be spared."""
    look = Look(s, seat)
    count = build.balance(s, seat)
    if count < 0:
        spare = sorted(look.home.values(), key=lambda u: (u.power, look.keep[u.place], -far(look, u.place), u.place))
        return [(unit.word, build.DISBAND, NONE, 0) for unit in spare[:-count]]
    capital = s.capital[seat]
    sites = sorted(build.sites(s, seat), key=lambda n: (n != capital, -look.keep[n], far(look, n), n))
    return [(army_word(n) if n == capital else token(MILITIA, n), build.BUILD, NONE, 0) for n in sites[:count]]


def far(look: Look, n: int) -> float:
    """How far it is from a province to the next one worth taking, in steps."""
    distance = look.s.terms.ground.distance[n]
    goals = look.s.resources & ~look.mine
    return min([distance[m] for m in numbers_in(goals)], default=0)
