"""A whole sheet of orders: relations and what the units do, tried once against others who hold."""

from __future__ import annotations

from yiqi.games.sanguo import relations
from yiqi.games.sanguo.adjudicate import judge
from yiqi.games.sanguo.bot_look import Look
from yiqi.games.sanguo.bot_plan import Planner
from yiqi.games.sanguo.bot_war import campaign
from yiqi.games.sanguo.field import BOUNCED
from yiqi.games.sanguo.ground import KINGDOMS
from yiqi.games.sanguo.orders import all_units, orders, written
from yiqi.games.sanguo.relations import PLAYERS
from yiqi.games.sanguo.state import Entry, State, token


def sheet(s: State, seat: int, fixed: tuple[Entry, ...] = (), pledged: int = 0) -> list[Entry]:
    """A whole sheet for a seat: relations first, then what moves, then the rest.

    `fixed` lines are kept to; on `pledged` seats no war is declared.
    """
    ties = tuple([line for line in fixed if is_relation(line)])
    planner = Planner(Look(s, seat, ties), fixed)
    lines = planner.run()
    wars = [] if s.terms.free else campaign(s, seat, planner.idle, ties, pledged)
    if wars:
        planner = Planner(Look(s, seat, (*ties, *wars)), fixed)
        lines = planner.run()
    relation_lines = (*ties, *wars)
    steady(s, seat, relation_lines, planner)
    units = sorted(lines.values(), key=lambda line: (("move", "hold", "raze", "support").index(line[1]), line))
    return [*relation_lines, *units]


def is_relation(line: Entry) -> bool:
    """Whether a line is about a player or kingdom."""
    return line[0] in PLAYERS or line[0] in KINGDOMS


def steady(s: State, seat: int, ties: tuple[Entry, ...], planner: Planner) -> None:
    """Judges the sheet as if all others held; whom an own or allied unit keeps out holds instead."""
    trial = s.copy()
    for other in range(s.terms.seats):
        trial.sheets[other] = ()
    trial.sheets[seat] = ties
    if not s.terms.later:
        relations.apply(trial, trial.sheets[:], [])
    field = relations.field(trial)
    units = all_units(trial)
    for _ in range(len(planner.lines)):
        trial.sheets[seat] = tuple(planner.lines.values())
        verdict = judge(
            field, [u[1] for u in units], [u[0] for u in units], [u[2] for u in units], orders(trial, units)
        )
        stuck = [
            (token(kind, place), place)
            for i, (owner, kind, place) in enumerate(units)
            if owner == seat and verdict.results[i] == BOUNCED
        ]
        stuck = [(word, place) for word, place in stuck if word not in written(s, seat)]
        if not stuck:
            return
        for word, _ in stuck:
            planner.stay(planner.unit[word])
        for word, line in list(planner.lines.items()):
            if line[1] == "support" and line[2] in [w for w, _ in stuck] and word not in written(s, seat):
                about = planner.unit[line[2]]
                unit = planner.unit[word]
                if planner.can_support(unit, about, about.place):
                    planner.help(unit, about, about.place)
                else:
                    planner.stay(unit)
