"""What a seat says while it is talked: it answers what it is asked, offers alliances, and keeps its word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from yiqi.core.game import COMMIT, Action
from yiqi.games.sanguo import bot_sheet as plan
from yiqi.games.sanguo import length, talk
from yiqi.games.sanguo.bot_look import Look
from yiqi.games.sanguo.field import LEADER
from yiqi.games.sanguo.orders import Permits, all_units, line_refusal, unit_lines
from yiqi.games.sanguo.relations import PLAYERS, relation_fault
from yiqi.games.sanguo.state import (
    ALLIANCE,
    CIVIL,
    NONE,
    SPRING,
    WAR,
    Entry,
    State,
    living,
    owned,
    relation,
    unit_at,
    units_of,
)

NEIGHBOUR: Final = 4
"""Steps between units up to which a seat is a neighbour, whose friendship is worth asking for."""
CLEAR_LEAD: Final = 3
"""Resources by which a seat has to lead everybody else before it is nobody's friend any more."""
HOPELESS: Final = 0.6
"""Part of the leader's resources below which, in the last year, peace is the best that can be had."""


def say(s: State, seat: int, legal: Sequence[Action]) -> Action:
    """What a seat does next while it is talked."""
    if talk.CLAIM in legal:
        return talk.CLAIM
    asked = [a for a in legal if a[0] == "answer"]
    if asked:
        k = int(asked[0][1])
        return ("answer", k, "yes" if agrees(s, seat, talk.inbox(s, seat)[k]) else "no")
    if talk.PEACE in legal and hopeless(s, seat):
        return talk.PEACE
    for other in living(s):
        a = ("propose", other, "alliance", NONE, NONE, 0)
        if a in legal and wants_alliance(s, seat, other):
            return a
    return COMMIT


def hopeless(s: State, seat: int) -> bool:
    """Whether it is the last year and others are too far ahead."""
    most = max([owned(s, other).bit_count() for other in living(s)])
    return length.last(s) and owned(s, seat).bit_count() < HOPELESS * most


def deals(s: State, seat: int) -> tuple[Entry, ...]:
    """The lines a seat has promised: alliances that were agreed, and moves and supports it said yes to."""
    found: dict[str, Entry] = {}
    for one, two, kind, unit, own, n, value in s.proposals:
        if value != talk.YES or seat not in (one, two):
            continue
        if kind == "alliance":
            line: Entry = (PLAYERS[two if one == seat else one], "ally", NONE, 0)
            if relation_fault(s, seat, line) is None:
                found.setdefault(line[0], line)
        elif two == seat:
            found.setdefault(unit, (unit, kind, own, n))
    return tuple(found.values())


def promised(s: State, seat: int) -> tuple[Entry, ...]:
    """Those of the promised lines that may be written with the promised alliances."""
    lines = deals(s, seat)
    return tuple([line for line in lines if plan.is_relation(line) or allowed(s, seat, line, lines)])


def allowed(s: State, seat: int, line: Entry, others: tuple[Entry, ...]) -> bool:
    """Whether a unit's line may be written beside the relation orders among `others`."""
    if line[0] not in units_of(s, seat) or line not in unit_lines(s, seat, line[0], all_units(s)):
        return False
    trial = s.copy()
    trial.sheets[seat] = tuple([other for other in others if plan.is_relation(other)])
    return line_refusal(trial, seat, Permits(trial, seat), line) is None


def pledged(s: State, seat: int) -> int:
    """The mask of seats a seat has agreed with in this phase."""
    mask = 0
    for one, two, _, _, _, _, value in s.proposals:
        if value == talk.YES and seat in (one, two):
            mask |= 1 << (two if one == seat else one)
    return mask


def rival(s: State, seat: int, other: int) -> bool:
    """Whether another seat leads everybody by far, so that nobody should help him."""
    most = max([owned(s, third).bit_count() for third in living(s) if third != other], default=0)
    return owned(s, other).bit_count() >= most + CLEAR_LEAD


def agrees(s: State, seat: int, proposal: tuple[Any, ...]) -> bool:
    """Whether a seat says yes: to no rival, to nobody it means to attack, and only to what its own plan can spare."""
    other, _, kind, unit, own, n, _ = proposal
    if rival(s, seat, other):
        return False
    kept = promised(s, seat)
    lines = plan.sheet(s, seat, kept, pledged(s, seat))
    if kind == "alliance":
        return relation(s, seat, other) != CIVIL and not attacks(s, seat, other, lines)
    line: Entry = (unit, kind, own, n)
    if line[0] in [made[0] for made in kept] or not allowed(s, seat, line, kept):
        return line in kept
    planned = {made[0]: made for made in lines}[unit]
    if planned == line:
        return True
    if planned[1] != "hold" or attacks(s, seat, other, lines):
        return False
    look = Look(s, seat, kept)
    kind_of, place = unit_at(unit)
    if kind == "support":
        # not against what is one's own
        return not (n and look.mine >> n & 1)
    return kind_of != LEADER and not look.keep[place] and not look.guard[n]


def attacks(s: State, seat: int, other: int, lines: Sequence[Entry]) -> bool:
    """Whether a sheet of one's own makes war on a seat, or moves against what is his."""
    k = s.leader[other] // 2
    for who, act, _, n in lines:
        if act == "war" and who in (PLAYERS[other], s.terms.names[k]):
            return True
        if act == "move" and (s.owner[n] == other or s.place[other] == n or s.force[n] >> 2 == other):
            return True
    return False


def wants_alliance(s: State, seat: int, other: int) -> bool:
    """Whether to offer an alliance: once a year, to a neighbour whom one does not mean to attack."""
    if s.season != SPRING or any({p[0], p[1]} == {seat, other} and p[2] == "alliance" for p in s.proposals):
        return False
    if relation(s, seat, other) in (ALLIANCE, CIVIL) or rival(s, seat, other) or not near(s, seat, other):
        return False
    lines = plan.sheet(s, seat, promised(s, seat), pledged(s, seat))
    return not attacks(s, seat, other, lines) and (relation(s, seat, other) != WAR or not richest(s, seat))


def richest(s: State, seat: int) -> bool:
    """Whether nobody has more resources: then war goes on."""
    return owned(s, seat).bit_count() >= max([owned(s, other).bit_count() for other in living(s)])


def near(s: State, seat: int, other: int) -> bool:
    """Whether units of two seats are close to each other."""
    distance = s.terms.ground.distance
    mine = [unit_at(word)[1] for word in units_of(s, seat)]
    return any(distance[n][unit_at(word)[1]] <= NEIGHBOUR for word in units_of(s, other) for n in mine)
