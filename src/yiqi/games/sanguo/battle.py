"""A military phase: sheets are shown, relations change, orders are judged, units move (clauses sanguo orders)."""

from __future__ import annotations

from yiqi.core.game import Event
from yiqi.games.sanguo import relations
from yiqi.games.sanguo.adjudicate import Judge
from yiqi.games.sanguo.field import ARMY, LEADER, MILITIA, MOVE, MOVED, Field, Order, Verdict
from yiqi.games.sanguo.ground import KINGDOMS
from yiqi.games.sanguo.leaders import part, remove_force
from yiqi.games.sanguo.orders import all_units, orders, written
from yiqi.games.sanguo.state import LIFTED, NOBODY, State, token
from yiqi.games.sanguo.strengths import Pair, strengths

Unit = tuple[int, int, int]
Row = tuple[int, str, str, str, int, str, str, int, int, int]
"""A line of the report: seat, unit, act, about, to, result, reason, own strength and the other it was compared with,
dislodged from (or -1)."""


def resolve(s: State, told: list[Event]) -> None:
    """Judges the phase and carries it out; who was dislodged waits in `dislodged`."""
    sheets = list(s.sheets)
    s.changed = ()
    tell_sheets(s, told)
    if not s.terms.later:
        relations.apply(s, sheets, told)
        part(s, told)
    field = relations.field(s)
    if s.terms.army_first:
        crush(s, field, told)
    units = all_units(s)
    given = orders(s, units)
    judge = Judge(field, [u[1] for u in units], [u[0] for u in units], [u[2] for u in units], given)
    verdict = judge.run()
    s.last = report(s, units, verdict, strengths(judge))
    tell(s, told)
    raze(s, units, verdict, told)
    carry_out(s, units, given, verdict)
    if s.terms.later:
        relations.apply(s, sheets, told)
        part(s, told)
    s.sheets = [()] * s.terms.seats
    s.proposals = ()


def tell_sheets(s: State, told: list[Event]) -> None:
    """Everybody's relation orders are shown; what units were told is told with its result."""
    for seat, sheet in enumerate(s.sheets):
        for who, act, _, _ in sheet:
            if who in relations.PLAYERS:
                told.append(Event("declared", {"seat": seat, "seat_other": int(who[1:]), "relation_order": act}))
            elif who in KINGDOMS:
                told.append(Event("declared_kingdom", {"seat": seat, "kingdom": who, "relation_order": act}))


def report(s: State, units: list[Unit], verdict: Verdict, fought: list[Pair]) -> tuple[Row, ...]:
    """What became of each unit, kept for everybody to see."""
    rows: list[Row] = []
    for i, (owner, kind, place) in enumerate(units):
        word = token(kind, place)
        line = written(s, owner).get(word, (word, "hold", "none", 0))
        reason = verdict.reasons[i]
        why = reason.key if reason is not None else ""
        rows.append((owner, word, line[1], line[2], line[3], verdict.results[i], why, *fought[i], verdict.dislodged[i]))
    return tuple(rows)


def tell(s: State, told: list[Event]) -> None:
    """A log line for each unit that did anything but stand still in peace."""
    for owner, word, act, about, to, result, reason, own, other, source in s.last:
        if act != "hold" or source >= 0 or other:
            told.append(
                Event(
                    "result",
                    {
                        "seat": owner,
                        "unit": word,
                        "act": act,
                        "unit_about": about,
                        "province": to,
                        "result": result,
                        "reason": reason or "none",
                        "own": own,
                        "other": other,
                    },
                )
            )
        if source >= 0:
            told.append(Event("dislodged", {"seat": owner, "unit": word, "province": source}))


def carry_out(s: State, units: list[Unit], given: list[Order], verdict: Verdict) -> None:
    """Units that moved stand where they went; who was dislodged is off the map until it has retreated."""
    out: list[tuple[int, int, int, int, int]] = []
    moved: list[tuple[int, int, int, int]] = []
    for i, (owner, kind, place) in enumerate(units):
        abroad = int(kind == MILITIA and s.force[place] & 2 > 0)
        if verdict.dislodged[i] >= 0:
            out.append((owner, kind, place, verdict.dislodged[i], abroad))
        elif verdict.results[i] == MOVED:
            moved.append((owner, kind, given[i].to, abroad))
        else:
            continue
        lift(s, owner, kind, place)
    for owner, kind, goal, abroad in moved:
        put(s, owner, kind, goal, abroad)
    s.dislodged = tuple(out)
    s.standoffs = verdict.standoffs


def lift(s: State, owner: int, kind: int, place: int) -> None:
    """Takes a unit off a province; a leader's place is settled by whoever put him down next."""
    if kind == LEADER:
        s.place[owner] = LIFTED
    else:
        s.force[place] = NOBODY


def put(s: State, owner: int, kind: int, place: int, abroad: int = 0) -> None:
    """Puts a unit on a province; `abroad` is 1 for a militia that was found abroad."""
    if kind == LEADER:
        s.place[owner] = place
    else:
        s.force[place] = owner * 4 + (kind == MILITIA) + 2 * abroad


def crush(s: State, field: Field, told: list[Event]) -> None:
    """Option army_first: a militia that attacks a province together with a friendly army is removed (clause
    option.4b)."""
    moves: dict[int, list[Unit]] = {}
    units = all_units(s)
    for unit, order in zip(units, orders(s, units), strict=True):
        owner, _, place = unit
        if order.verb == MOVE and field.adjacent[place] & ~field.closed[owner] & 1 << order.to:
            moves.setdefault(order.to, []).append(unit)
    for group in moves.values():
        armies = [owner for owner, kind, _ in group if kind == ARMY]
        for owner, kind, place in group:
            friendly = [other for other in armies if field.spares[owner] >> other & 1]
            if kind == MILITIA and friendly:
                remove_force(s, place)
                told.append(Event("crushed", {"seat": owner, "unit": token(kind, place), "seat_army": friendly[0]}))


def raze(s: State, units: list[Unit], verdict: Verdict, told: list[Event]) -> None:
    """Option raze_capitals: the second order in a row destroys a capital (clause option.5b)."""
    if not s.terms.raze:
        return
    before, s.razing = s.razing, 0
    for i, (owner, kind, place) in enumerate(units):
        line = written(s, owner).get(token(kind, place))
        if line is None or line[1] != "raze" or place not in s.capital or verdict.dislodged[i] >= 0:
            continue
        if not before >> place & 1:
            s.razing |= 1 << place
            told.append(Event("razing", {"seat": owner, "province": place}))
            continue
        s.resources &= ~(1 << place)
        s.owner[place] = NOBODY
        told.append(Event("razed", {"seat": owner, "province": place}))
