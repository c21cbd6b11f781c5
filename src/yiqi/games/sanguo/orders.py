"""Sheets of orders: what a seat can write for its units, and what forbids a line (clauses sanguo orders, move,
support).

A line is (who, act, about, to), and the action that writes it `("order", who, act, about, to)`: one verb for all, so
that nobody can tell from a transcript what kinds of orders a sheet holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from yiqi.core.game import WIPE, Action, Reason
from yiqi.games.sanguo.field import ARMY, HOLD, LEADER, MILITIA, MOVE, NOWHERE, STAY, SUPPORT, Order
from yiqi.games.sanguo.ground import KINGDOMS
from yiqi.games.sanguo.relations import (
    PLAYERS,
    Standing,
    barred,
    closed,
    controllers,
    gate,
    helps,
    occupants,
    relation_fault,
    relation_lines,
    standing,
)
from yiqi.games.sanguo.state import (
    NONE,
    NOT_ASKED,
    PEACE,
    Entry,
    State,
    live_kingdoms,
    token,
    unit_at,
    units_of,
)

ORDER: Final = "order"
CLEAR: Final = "clear"
Board = tuple[Any, ...]


def all_units(s: State) -> list[tuple[int, int, int]]:
    """All units on the map as (owner, kind, province): by seat, the leader first."""
    found = [[(seat, LEADER, place)] if place > 0 else [] for seat, place in enumerate(s.place)]
    for n, force in enumerate(s.force):
        if force >= 0:
            found[force >> 2].append((force >> 2, MILITIA if force & 1 else ARMY, n))
    return [unit for units in found for unit in units]


def reachable(s: State, prov: int, own: int) -> int:
    """The mask of provinces whose battles a unit can support, `own` being the supported unit's province."""
    adjacent = s.terms.ground.adjacent
    if s.terms.reach_unit:
        # the other reading of the book: it supports units that stand next to it, wherever they go
        return adjacent[own] if adjacent[prov] >> own & 1 else 0
    return adjacent[prov]


def unit_lines(s: State, seat: int, word: str, units: list[tuple[int, int, int]]) -> list[Entry]:
    """Every order a unit can be given: hold, each move, each support of one of `units` within reach, razing where it
    stands."""
    ground = s.terms.ground
    kind, prov = unit_at(word)
    found: list[Entry] = [(word, "hold", NONE, 0)]
    found += [(word, "move", NONE, n) for n in ground.neighbours[prov]]
    named: set[str] = set()
    for owner, other, place in units:
        name = token(other, place)
        if (owner, other, place) == (seat, kind, prov) or name in named:
            continue
        named.add(name)  # two joined leaders are written the same
        reach = reachable(s, prov, place)
        if ground.adjacent[prov] >> place & 1:
            found.append((word, "support", name, 0))
        found += [(word, "support", name, n) for n in ground.neighbours[place] if reach >> n & 1 and n != prov]
    if s.terms.raze and kind == ARMY and prov in s.capital and s.resources >> prov & 1:
        found.append((word, "raze", NONE, 0))
    return found


def written(s: State, seat: int) -> dict[str, Entry]:
    """The lines of a seat's sheet by whom they are for."""
    return {line[0]: line for line in s.sheets[seat]}


def sheet_near(s: State, seat: int) -> list[Action]:
    """All that can be written while orders are: lines for units and relations that have none, and taking lines back."""
    return _listed(s, seat, pad_of(s, seat).lines)


def _listed(s: State, seat: int, lines: Mapping[str, list[Action]]) -> list[Action]:
    """Those of `lines` for whoever has no line on the sheet, and taking back those that have."""
    done = written(s, seat)
    found: list[Action] = []
    for who, actions in lines.items():
        if who not in done:
            found += actions
        elif unit_at(who)[0] >= 0:
            found.append((CLEAR, who))
    if not s.terms.free:
        found += [(CLEAR, who) for who in (*PLAYERS, *KINGDOMS) if who in done]
    if done:
        found.append(WIPE)
    return found


class Permits:
    """What a seat's units may do as it stands with its own relation orders, whether the others agree to them or not."""

    __slots__ = ("barred", "closed", "control", "helps", "stand")

    def __init__(self, s: State, seat: int) -> None:
        live = live_kingdoms(s)
        sure = standing(s, seat, s.sheets[seat], hopes=False)
        self.stand: Standing = standing(s, seat, s.sheets[seat])
        self.closed = closed(s, seat, self.stand, live) & closed(s, seat, sure, live)
        self.control = controllers(s)
        self.barred = 0 if s.terms.free else barred(seat, self.stand, self.control) & barred(seat, sure, self.control)
        self.helps = helps(s, seat, self.stand) | helps(s, seat, sure)


def line_refusal(s: State, seat: int, permits: Permits, line: Entry) -> Reason | None:
    """Why a line that is near may not be written."""
    who, act, about, to = line
    if who in PLAYERS or who in KINGDOMS:
        fault = relation_fault(s, seat, line)
        return Reason(fault[0], {}, fault[1]) if fault else None
    if act == "move" and permits.closed >> to & 1:
        return closed_reason(s, seat, permits, to)
    if act == "support":
        owners = owners_of(s, seat, who, about)
        able = [owner for owner in owners if permits.helps >> owner & 1]
        if not able:
            return Reason("support-relation", {"seat": owners[0]}, "sanguo support.relation")
        if to and seat not in able and permits.barred >> to & 1 and permits.control[to] not in able:
            return Reason("support-barred", {"seat": permits.control[to], "province": to}, "sanguo alliance.4")
    return None


def closed_reason(s: State, seat: int, permits: Permits, to: int) -> Reason:
    """Which rule closes a province to a seat."""
    owner = s.owner[to] if s.resources >> to & 1 else -1
    if owner >= 0 and owner != seat and permits.stand.to[owner] == PEACE:
        return Reason("enter-neutral", {"seat": owner, "province": to}, "sanguo neutral.1")
    if gate(s, seat, permits.stand, live_kingdoms(s)) >> to & 1:
        kingdom = KINGDOMS[s.terms.ground.kingdom[to]]
        return Reason("enter-kingdom", {"kingdom": kingdom, "province": to}, "sanguo kingdom.1")
    there = [other for n, other in occupants(s) if n == to and permits.stand.to[other] == PEACE]
    return Reason("enter-unit", {"province": to, "seat": there[0]}, "sanguo neutral.3")


def owners_of(s: State, seat: int, who: str, about: str) -> list[int]:
    """Whose unit the word `about` may mean in an order of a seat's unit `who`: two joined leaders are written the
    same."""
    kind, place = unit_at(about)
    if kind == LEADER:
        return [other for other, n in enumerate(s.place) if n == place and (other != seat or about != who)]
    force = s.force[place]
    return [force >> 2] if force >= 0 and (MILITIA if force & 1 else ARMY) == kind else []


class Pad:
    """What one seat can write and propose while the board stays as it is; worked out once and kept with the state.

    `lines` are the actions by whom they are for, `every` all of them; `proposals` are filled in by who needs them.
    """

    __slots__ = ("board", "every", "leave", "lines", "proposals")

    def __init__(self, s: State, seat: int, board: Board) -> None:
        self.board = board
        units = all_units(s)
        self.lines: dict[str, list[Action]] = {
            word: [(ORDER, *line) for line in unit_lines(s, seat, word, units)] for word in units_of(s, seat)
        }
        if not s.terms.free:
            for line in relation_lines(s, seat):
                self.lines.setdefault(line[0], []).append((ORDER, *line))
        self.every: frozenset[Action] = frozenset([a for actions in self.lines.values() for a in actions])
        self.leave: Leave | None = None
        self.proposals: tuple[list[Action], frozenset[Action]] | None = None


class Leave:
    """What a seat may write, given its own relation orders `sworn`: the permits, and the allowed of a pad's lines."""

    __slots__ = ("lines", "permits", "sworn")

    def __init__(self, s: State, seat: int, pad: Pad, sworn: tuple[Entry, ...]) -> None:
        self.sworn = sworn
        self.permits = Permits(s, seat)
        self.lines: dict[str, list[Action]] = {
            who: [a for a in actions if line_refusal(s, seat, self.permits, line_of(a)) is None]
            for who, actions in pad.lines.items()
        }


def board_of(s: State) -> Board:
    """All that `Pad` and `Permits` go by, besides the seat's own sheet."""
    return (
        s.resources, tuple(s.leader), tuple(s.place), tuple(s.capital), tuple(s.force), tuple(s.owner),
        tuple(s.relation), tuple(s.hostile),
    )  # fmt: skip


def pad_of(s: State, seat: int) -> Pad:
    """A seat's pad on the board as it is."""
    board = board_of(s)
    pad: Pad | None = s.pads.get(seat)
    if pad is None or pad.board != board:
        pad = Pad(s, seat, board)
        s.pads[seat] = pad
    return pad


def leave_of(s: State, seat: int) -> Leave:
    """What a seat may write with the relation orders on its sheet."""
    pad = pad_of(s, seat)
    sworn = tuple([line for line in s.sheets[seat] if line[0] in PLAYERS or line[0] in KINGDOMS])
    leave = pad.leave
    if leave is None or leave.sworn != sworn:
        leave = Leave(s, seat, pad, sworn)
        pad.leave = leave
    return leave


def sheet_refusal(s: State, seat: int, a: Action) -> Reason | None:
    """Why something may not be written on a sheet of orders; NOT_ASKED if it is not near."""
    done = written(s, seat)
    if a[0] == ORDER:
        if a not in pad_of(s, seat).every or a[1] in done:
            return NOT_ASKED
        return line_refusal(s, seat, leave_of(s, seat).permits, line_of(a))
    if a == WIPE:
        return None if done else NOT_ASKED
    if a[0] != CLEAR or len(a) != 2 or a[1] not in done:
        return NOT_ASKED
    known = a[1] in pad_of(s, seat).lines or (not s.terms.free and (a[1] in PLAYERS or a[1] in KINGDOMS))
    return None if known else NOT_ASKED


def sheet_legal(s: State, seat: int) -> list[Action]:
    """What may be written, in the order of `sheet_near`."""
    return _listed(s, seat, leave_of(s, seat).lines)


def line_of(a: Action) -> Entry:
    """The line an order action writes."""
    return (str(a[1]), str(a[2]), str(a[3]), int(a[4]))


def write(s: State, seat: int, a: Action) -> None:
    """Changes a seat's sheet."""
    if a == WIPE:
        s.sheets[seat] = ()
    elif a[0] == CLEAR:
        s.sheets[seat] = tuple([line for line in s.sheets[seat] if line[0] != a[1]])
    else:
        s.sheets[seat] = tuple(sorted((*s.sheets[seat], line_of(a))))


def orders(s: State, units: list[tuple[int, int, int]]) -> list[Order]:
    """The orders of all sheets for the units named, holding where there is none."""
    index = {(owner, kind, place): i for i, (owner, kind, place) in enumerate(units)}
    found: list[Order] = []
    for owner, kind, place in units:
        line = written(s, owner).get(token(kind, place))
        found.append(STAY if line is None else order_of(s, owner, line, index))
    return found


def order_of(s: State, seat: int, line: Entry, index: dict[tuple[int, int, int], int]) -> Order:
    """A line as the judge reads it."""
    who, act, about, to = line
    if act == "move":
        return Order(MOVE, to)
    if act != "support":
        return Order(HOLD)
    kind, place = unit_at(about)
    owners = owners_of(s, seat, who, about)
    fitting = [owner for owner in owners if goal_of(s, owner, about) == to] or owners
    unit = index.get((fitting[0], kind, place), NOWHERE) if fitting else NOWHERE
    return Order(SUPPORT, to or NOWHERE, unit)


def goal_of(s: State, owner: int, word: str) -> int:
    """Where a unit is told to move, 0 if it is not."""
    line = written(s, owner).get(word)
    return line[3] if line is not None and line[1] == "move" else 0
