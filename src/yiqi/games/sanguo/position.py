"""States from JSON: what `State.to_json` wrote, and the same form with fields left out (docs/position-sanguo.md)."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, Final

from yiqi.core.flow import load
from yiqi.core.position import Faulty, listed, number, table, word
from yiqi.games.sanguo.decisions import CLASSES
from yiqi.games.sanguo.field import LEADER, MILITIA
from yiqi.games.sanguo.ground import KINGDOMS
from yiqi.games.sanguo.phases import MILITIAS, Build, Retreat, Settle, Talk, Together, Write
from yiqi.games.sanguo.relations import PLAYERS
from yiqi.games.sanguo.state import (
    ALLIANCE,
    CIVIL,
    GONE,
    LIFTED,
    MASKS,
    NOBODY,
    NONE,
    PEACE,
    RELATIONS,
    SEASONS,
    UNPLACED,
    Decision,
    State,
    blank,
    brothers,
    living,
    owned,
    relate,
    token,
    unit_at,
)
from yiqi.games.sanguo.talk import KINDS
from yiqi.games.sanguo.terms import LEADERS, PROPOSALS, Terms
from yiqi.games.sanguo.view import CHANGES, LINE_ACTS, RESULTS, WHYS

FIELDS: Final = (
    "seats", "options", "year", "season", "leaders", "units", "gone", "capitals", "owned", "resources", "relations",
    "hostile", "abroad", "sheets", "sent", "qualified", "masks", "victory", "dislodged", "proposals", "last",
    "changed", "bag", "stack", "ask", "game", "edition", "ruleset", "turn",
)  # fmt: skip
PHASES: Final = ("talk", "write", "retreat", "build")
MAPPED: Final = ("razing", "standoffs")
"""Masks of provinces; the others are of seats."""
CLAIMS: Final = ("legend", "unified", "direct")
LATEST: Final = 900


def restore(terms: Terms, data: Mapping[str, Any]) -> State:
    """The state that `to_json` wrote. Raises ValueError naming what is wrong."""
    return read(terms, data)[0]


def read(terms: Terms, data: Mapping[str, Any]) -> tuple[State, list[str]]:
    """The state that a position describes, defaults filled in, and what could not arise in play."""
    if not isinstance(data, Mapping):
        raise Faulty("the whole", "a table of fields", data)
    for field in data:
        if field not in FIELDS:
            raise Faulty(str(field), "one of the fields " + ", ".join(FIELDS), data[field])
    if data.get("seats", terms.seats) != terms.seats:
        raise Faulty("seats", f"{terms.seats}, as at the table", data["seats"])
    s = blank(terms)
    s.year = number("year", data.get("year", 1), 1, LATEST)
    s.season = SEASONS.index(word("season", data.get("season", "spring"), SEASONS))
    if "resources" in data:
        s.resources = _mask(terms, "resources", data["resources"])
    _read_leaders(s, data)
    _read_units(s, data)
    _read_owners(s, data)
    _read_relations(s, data)
    masks = table("masks", data.get("masks", {}))
    for name in masks:
        bits = terms.ground.last + 1 if word("masks", name, MASKS) in MAPPED else terms.seats
        setattr(s, name, number(f"masks {name}", masks[name], 0, (1 << bits) - 1))
    if s.time and not terms.hours:
        raise Faulty("masks time", "0 where no hours were agreed", s.time)
    s.sent = _numbers(terms, "sent", data, 0, PROPOSALS, 0)
    s.qualified = _numbers(terms, "qualified", data, 0, len(CLAIMS), 0)
    s.victory = number("victory", data.get("victory", 0), 0, 6)
    seat, province, about = range(terms.seats), range(terms.ground.last + 1), _Word(terms)
    s.dislodged = _rows("dislodged", data, 99, (seat, range(3), terms.ground.numbers, province, range(2)))
    for owner, kind, *_ in s.dislodged:
        if kind == LEADER:
            s.place[owner] = LIFTED
    s.proposals = _rows("proposals", data, 36, (seat, seat, KINDS, about, about, province, range(3)))
    whys, strength = (*WHYS, ""), range(41)
    row = (seat, about, LINE_ACTS, about, province, RESULTS, whys, strength, strength, range(-1, terms.ground.last + 1))
    s.last = _rows("last", data, 99, row)
    s.changed = _rows("changed", data, CHANGES, (seat, (*PLAYERS[: terms.seats], *KINGDOMS), RELATIONS))
    sheets = _by_seat(terms, "sheets", data.get("sheets", []), [])
    line = (about, LINE_ACTS, about, province)
    s.sheets = [tuple(sorted(_rows("sheets", {"sheets": sheet}, 120, line))) for sheet in sheets]
    _read_question(s, data)
    _check_sheets(s)
    return s, _warnings(s)


def _check_sheets(s: State) -> None:
    """A sheet holds what can be written for the question that is asked, each unit once."""
    top = s.stack[-1] if s.stack else None
    for seat, sheet in enumerate(s.sheets):
        for at, line in enumerate(sheet):
            s.sheets[seat] = (*sheet[:at], *sheet[at + 1 :])
            writes = isinstance(top, Together) and not isinstance(top, Talk) and top.asked >> seat & 1
            if not writes or not isinstance(top, Together) or ("order", *line) not in top.open_near(s, seat):
                raise Faulty(f"sheets {seat}", "lines that can be written now, one a unit", list(line))
        s.sheets[seat] = sheet


class _Word:
    """The words for units, players and kingdoms that a line may hold."""

    def __init__(self, terms: Terms) -> None:
        units = [token(kind, n) for kind in range(3) for n in terms.ground.numbers]
        self.words = frozenset([NONE, *units, *PLAYERS[: terms.seats], *KINGDOMS])

    def __contains__(self, value: object) -> bool:
        return value in self.words


def _rows(field: str, data: Mapping[str, Any], most: int, kinds: tuple[Container[Any], ...]) -> tuple[Any, ...]:
    """At most so many rows, each of values out of these."""
    given = listed(field, data.get(field, []))
    if len(given) > most:
        raise Faulty(field, f"{most} rows at most", len(given))
    found = []
    for at, row in enumerate(given):
        values = listed(f"{field} {at}", row)
        fits = len(values) == len(kinds) and all(type(value) in (int, str) for value in values)
        if not fits or not all(value in kind for value, kind in zip(values, kinds, strict=True)):
            raise Faulty(f"{field} {at}", f"a row of {len(kinds)} as docs/position-sanguo.md says", row)
        found.append(tuple(values))
    return tuple(found)


def _read_leaders(s: State, data: Mapping[str, Any]) -> None:
    """Who leads whom; by default the leaders in play, in their order."""
    given = data.get("leaders", [LEADERS[leader] for leader in s.terms.leaders])
    if not isinstance(given, list):
        given = _by_seat(s.terms, "leaders", given, "")
    if len(given) != s.terms.seats:
        raise Faulty("leaders", f"{s.terms.seats} leaders, one a seat", given)
    for seat, name in enumerate(given):
        if name == "":
            continue
        leader = LEADERS.index(word(f"leaders {seat}", name, LEADERS))
        if leader in s.leader:
            raise Faulty("leaders", "each leader once", given)
        s.leader[seat] = leader
    for leader in range(len(LEADERS)):
        inside = leader in s.terms.leaders and leader not in s.leader
        s.bag.counts[leader] = int(inside)
    s.bag.total = sum(s.bag.counts)


def _read_units(s: State, data: Mapping[str, Any]) -> None:
    for seat, words in enumerate(_by_seat(s.terms, "units", data.get("units", {}), [])):
        for unit in listed(f"units {seat}", words):
            kind, n = unit_at(unit.lower()) if isinstance(unit, str) and len(unit) < 5 else (-1, 0)
            if kind < 0 or not s.terms.ground.everywhere >> n & 1:
                raise Faulty(f"units {seat}", 'units like "a8" in provinces of the map', unit)
            if kind == LEADER:
                s.place[seat] = n
            elif s.force[n] != NOBODY:
                raise Faulty(f"units {seat}", "one army or militia a province", unit)
            else:
                s.force[n] = seat * 4 + (kind == MILITIA)
    for place in listed("abroad", data.get("abroad", [])):
        at = number("abroad", place, 1, s.terms.ground.last)
        if s.force[at] < 0 or not s.force[at] & 1:
            raise Faulty("abroad", "provinces with a militia", place)
        s.force[at] |= 2
    for who in listed("gone", data.get("gone", [])):
        s.place[number("gone", who, 0, s.terms.seats - 1)] = GONE


def _read_owners(s: State, data: Mapping[str, Any]) -> None:
    given = _by_seat(s.terms, "owned", data.get("owned", {}), None)
    for seat, places in enumerate(given):
        if places is None:
            continue
        for n in listed(f"owned {seat}", places):
            s.owner[number(f"owned {seat}", n, 1, s.terms.ground.last)] = seat
    if "owned" not in data:
        for n, force in enumerate(s.force):
            if force >= 0 and s.resources >> n & 1:
                s.owner[n] = force >> 2
    s.capital = _numbers(s.terms, "capitals", data, 0, s.terms.ground.last, 0)


def _read_relations(s: State, data: Mapping[str, Any]) -> None:
    seats = s.terms.seats
    for one in range(seats):
        for two in range(one):
            if s.leader[one] >= 0 and s.leader[two] >= 0 and brothers(s, one, two):
                relate(s, one, two, ALLIANCE)
    given = data.get("relations", {})
    if isinstance(given, Mapping):
        for pair, value in given.items():
            left, _, right = str(pair).partition("|")
            numbers = left.isdecimal() and right.isdecimal()
            if not (numbers and int(left) < seats and int(right) < seats and left != right):
                raise Faulty(f"relations {pair}", "two seats, as 0|1", pair)
            relate(s, int(left), int(right), RELATIONS.index(word(f"relations {pair}", value, RELATIONS)))
    else:
        rows = listed("relations", given)
        if len(rows) != seats or any(not isinstance(row, list) or len(row) != seats for row in rows):
            raise Faulty("relations", f"{seats} rows of {seats}", given)
        s.relation = [RELATIONS.index(word("relations", value, RELATIONS)) for row in rows for value in row]
        if any(s.relation[one * seats + one] for one in range(seats)):
            raise Faulty("relations", "neutral between a seat and itself", given)
    s.hostile = [
        sum(
            [
                1 << k
                for k, name in enumerate(KINGDOMS)
                if name in [word(f"hostile {seat}", each, KINGDOMS) for each in value]
            ]
        )
        if isinstance(value, list)
        else number(f"hostile {seat}", value, 0, 7)
        for seat, value in enumerate(_by_seat(s.terms, "hostile", data.get("hostile", {}), 0))
    ]


def _read_question(s: State, data: Mapping[str, Any]) -> None:
    """The question: the stack as it was written, or a phase by name; by default orders, on an empty map the set-up."""
    if "stack" in data:
        s.stack = load_stack(s, data["stack"])
        if s.stack and not s.stack[-1].turn(s):
            raise Faulty("masks committed", "somebody who is still asked", s.committed)
        return
    if data.get("ask") == "over":
        return
    if all(place == UNPLACED for place in s.place) and not any(force >= 0 for force in s.force):
        _set_up(s, data)
        return
    for seat, place in enumerate(s.place):
        if place == UNPLACED:
            s.place[seat] = GONE
    left = living(s)
    asked = sum([1 << seat for seat in left])
    if s.leader.count(NOBODY):
        raise Faulty("leaders", "a leader for each seat", data.get("leaders"))
    if not asked & ~s.committed:
        raise Faulty("units", "a leader who is still to commit", data.get("units"))
    ask = word("ask", data.get("ask", "write"), PHASES)
    makers = {"talk": Talk, "write": Write, "retreat": Retreat, "build": Build}
    s.stack = [makers[ask](asked)]


def _set_up(s: State, data: Mapping[str, Any]) -> None:
    """Before anything is placed only the first seat has drawn a leader."""
    if "leaders" in data and [leader >= 0 for leader in s.leader] != [seat == 0 for seat in range(s.terms.seats)]:
        raise Faulty("leaders", "on an empty map one for the first seat alone", data["leaders"])
    if s.leader[0] not in s.terms.leaders:
        raise Faulty("leaders", "one of those in play", data["leaders"])
    for seat in range(1, s.terms.seats):
        s.leader[seat] = NOBODY
    s.relation = [PEACE] * (s.terms.seats * s.terms.seats)
    s.bag.counts[:] = [int(leader in s.terms.leaders and leader != s.leader[0]) for leader in range(len(LEADERS))]
    s.bag.total = sum(s.bag.counts)
    s.stack = [Settle(tuple(range(s.terms.seats)), 0)]


def load_stack(s: State, given: object) -> list[Decision]:
    """The one question of a stack."""
    try:
        stack: list[Decision] = load(given, CLASSES)
    except (ValueError, TypeError) as error:
        raise Faulty("stack", str(error), given) from None
    if len(stack) > 1:
        raise Faulty("stack", "one question", given)
    seats = range(s.terms.seats)
    for top in stack:
        asked, order, at = getattr(top, "asked", 0), getattr(top, "order", ()), getattr(top, "at", -1)
        if isinstance(top, Together):
            if type(asked) is not int or not 0 < asked < 1 << len(seats):
                raise Faulty("stack", "the mask of the seats that are asked", given)
            if s.leader.count(NOBODY) or any(
                s.place[seat] < 0 and asked >> seat & 1 for seat in seats if top.name != "retreat"
            ):
                raise Faulty("stack", "seats with a leader on the map", given)
        elif not isinstance(order, tuple) or any(type(seat) is not int for seat in order):
            raise Faulty("stack", "all seats in the order of set-up", given)
        elif sorted(order) != list(seats) or type(at) is not int or not 0 <= at < MILITIAS * len(order):
            raise Faulty("stack", "all seats in the order of set-up, and how many have placed", given)
        elif not _in_set_up(s, top.name, order, at):
            raise Faulty("stack", "the leaders and units of that moment", given)
    return stack


def _in_set_up(s: State, name: str, order: tuple[int, ...], at: int) -> bool:
    """Whether leaders and units are those of a moment of the set-up."""
    seats = len(order)
    drawn, settled = (at + 1, at) if name == "settle" else (seats, seats)
    known = all((s.leader[seat] >= 0) == (i < drawn) for i, seat in enumerate(order))
    placed = all((s.place[seat] > 0) == (i < settled) for i, seat in enumerate(order))
    return known and placed and drawn <= seats and all(s.place[seat] > 0 or s.place[seat] == UNPLACED for seat in order)


def _warnings(s: State) -> list[str]:
    """What could not arise in play, as message keys."""
    found: list[str] = []
    for seat in range(s.terms.seats):
        forces = sum([force >= 0 and force >> 2 == seat for force in s.force])
        if forces > owned(s, seat).bit_count() + 4:
            found.append("warning-units")
        if s.place[seat] == GONE and (forces or owned(s, seat)):
            found.append("warning-leaders")
    for one in range(s.terms.seats):
        for two in range(s.terms.seats):
            value = s.relation[one * s.terms.seats + two]
            if value != s.relation[two * s.terms.seats + one] or (value == CIVIL and not brothers(s, one, two)):
                found.append("warning-relations")
    return sorted(set(found))


def _by_seat(terms: Terms, field: str, given: object, default: Any) -> list[Any]:
    """One value a seat, from a list or from a table by seat number."""
    found = {str(i): v for i, v in enumerate(given)} if isinstance(given, list) else table(field, given)
    for seat in found:
        if str(seat) not in [str(i) for i in range(terms.seats)]:
            raise Faulty(f"{field} {seat}", f"a seat from 0 to {terms.seats - 1}", seat)
    return [found.get(str(seat), default) for seat in range(terms.seats)]


def _numbers(terms: Terms, field: str, data: Mapping[str, Any], low: int, high: int, default: int) -> list[int]:
    found = _by_seat(terms, field, data.get(field, {}), default)
    return [number(f"{field} {seat}", value, low, high) for seat, value in enumerate(found)]


def _mask(terms: Terms, field: str, given: object) -> int:
    mask = 0
    for n in listed(field, given):
        mask |= 1 << number(field, n, 1, terms.ground.last)
    return mask
