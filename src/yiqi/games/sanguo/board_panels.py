"""From a view to the contents of the panels: what drawing needs to know and a view says in other words."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from yiqi.core.game import Content
from yiqi.games.sanguo.board_content import (
    Change,
    Clock,
    Land,
    Leader,
    Letters,
    Map,
    Order,
    Orders,
    Proposal,
    Province,
    Relations,
    Site,
    Standing,
    Step,
    Unit,
)
from yiqi.games.sanguo.ground import KINGDOMS, PLACES, Ground
from yiqi.games.sanguo.terms import PROPOSALS

if TYPE_CHECKING:
    from yiqi.games.sanguo.view import View

WRITTEN: Final = ("write", "retreat", "build")
"""Questions that are answered on a sheet."""
SHOWN: Final = ("talk", "retreat", "build", "over")
"""Questions during which the last season is on the map."""
TALK: Final = "talk"


def panels(ground: Ground, view: View) -> dict[str, Content]:
    """What each panel shows in this view, in page order: the map first.

    All are the same values for everybody but the map and the orders of who writes, and the letters of a seat.
    """
    shown: dict[str, Content] = {
        "map": _map(ground, view),
        **_leaders(ground, view),
        "relations": _relations(view),
        "clock": Clock(view.year, view.years, view.season, view.question, ground.direct, view.final),
        "orders": _orders(ground, view),
    }
    if view.seat >= 0:
        shown["letters"] = _letters(view)
    return shown


@lru_cache(maxsize=16)
def land(ground: Ground) -> Land:
    """The map of an edition as it is drawn."""
    sites = []
    for n in ground.numbers:
        names = ground.label[f"province-{n}"]
        x, y = ground.anchor[n]
        kingdom = PLACES[ground.kingdom[n]]
        sites.append(Site(n, kingdom, names["en"], names["zh_hant"], ground.path[n], x, y, ground.clearance[n]))
    return Land(ground.box, tuple(sites))


def _place(word: str) -> int:
    return int(word[1:])


def _map(ground: Ground, view: View) -> Map:
    owner = {n: player.seat for player in view.players for n in player.owned}
    capital = {player.capital: player.seat for player in view.players if player.capital}
    units = _units(view, capital)
    held = {unit.place for unit in units if not unit.out and not unit.leader}
    provinces = []
    for n in ground.numbers:
        resource = n in view.resources
        builds = view.question == "build" and n in owner and n not in held
        provinces.append(
            Province(n, resource, owner.get(n, -1), capital.get(n, -1), n in view.standoffs, ("a", "m") * builds)
        )
    return Map(land(ground), tuple(provinces), units, _steps(view))


def _units(view: View, capital: dict[int, int]) -> tuple[Unit, ...]:
    """Who stands where, and who waits to retreat."""
    out = [(row.seat, row.unit) for row in view.last if row.source >= 0 and row.unit in view.dislodged]
    if view.question != "retreat":
        out = []
    away = {word for _, word in out}
    found = []
    for player in view.players:
        for word in player.units:
            leader = player.leader if word[0] == "l" else ""
            acts: tuple[str, ...] = ()
            if view.question == "build" and not leader:
                acts = ("disband",)
            elif view.question == "write" and word[0] == "a" and _place(word) in capital:
                acts = ("raze",)
            found.append(Unit(word, player.seat, leader, _place(word), False, word not in away, acts))
    for seat, word in out:
        leader = view.players[seat].leader if word[0] == "l" else ""
        found.append(Unit(word, seat, leader, _place(word), True, True, () if leader else ("disband",)))
    return tuple(found)


def _steps(view: View) -> tuple[Step, ...]:
    """The last season while it is looked at; the viewer's own lines while they are written."""
    found = list(_results(view)) if view.question in SHOWN else []
    if view.seat >= 0 and view.question in WRITTEN:
        units = [line for line in view.sheet if line.who[1:].isdecimal() and line.who[0] != "p"]
        found += [Step(view.seat, x.who, x.act, x.about, x.to, "", "none", 0, 0, -1) for x in units]
    return tuple(found)


def _results(view: View) -> tuple[Step, ...]:
    return tuple(
        [Step(r.seat, r.unit, r.act, r.about, r.to, r.result, r.why, r.own, r.other, r.source) for r in view.last]
    )


def _leaders(ground: Ground, view: View) -> dict[str, Leader]:
    """One panel a seat, to stand with the name of who plays."""
    return {
        f"leader {p.seat}": Leader(
            p.seat,
            p.leader,
            p.kingdom,
            p.fallen,
            len(p.owned),
            len([word for word in p.units if word[0] != "l"]),
            p.committed,
            p.waited,
            p.qualified,
            p.claims,
            p.peace,
            p.time and not view.final,
            ground.direct,
        )
        for p in view.players
    }


def _changes(view: View) -> tuple[Change, ...]:
    """What each relation that changed has become; between players first."""
    found: dict[tuple[int, ...], Change] = {}
    for change in view.changed:
        seat, who = change.seat, change.who
        other = int(who[1:]) if who[1:].isdecimal() else -1
        pair = (min(seat, other), max(seat, other)) if other >= 0 else (seat, -1, KINGDOMS.index(who))
        found[pair] = Change(seat, other, who if other < 0 else "neutral", change.relation)
    return tuple(sorted(found.values(), key=lambda change: change.other < 0))


def _relations(view: View) -> Relations:
    changes = _changes(view)
    pairs = {(c.seat, c.other) for c in changes} | {(c.other, c.seat) for c in changes}
    lands = {(c.seat, c.kingdom) for c in changes if c.other < 0}
    rows = []
    for p in view.players:
        to = [
            "brothers" if word == "alliance" and p.kingdom == view.players[other].kingdom else word
            for other, word in enumerate(p.relations)
        ]
        fresh = [(p.seat, q.seat) in pairs for q in view.players] + [(p.seat, k) in lands for k in KINGDOMS]
        rows.append(Standing(p.seat, p.leader, p.kingdom, p.fallen, tuple(to), p.hostile, tuple(fresh)))
    return Relations(tuple(rows), changes)


def _orders(ground: Ground, view: View) -> Orders:
    leaders = tuple([player.leader for player in view.players])
    # whoever is asked either still writes or has committed
    me = view.players[view.seat] if view.seat >= 0 else None
    writes = me is not None and view.question in WRITTEN and (me.waited or me.committed)
    seat = view.seat if writes else -1
    sheet = _sheet(ground, view) if writes else ()
    results = () if writes and view.question == "write" else _results(view)
    owners = [(word, p.seat) for p in view.players for word in p.units]
    owners += [(row.unit, row.seat) for row in view.last if row.unit in view.dislodged]
    return Orders(seat, view.question, view.season, view.year, leaders, sheet, results, tuple(owners))


def _sheet(ground: Ground, view: View) -> tuple[Order, ...]:
    """Every own unit that can be told something, with its line; then the other lines of the sheet."""
    lines = {line.who: line for line in view.sheet}
    words = list(view.players[view.seat].units)
    if view.question == "retreat":
        words = [row.unit for row in view.last if row.seat == view.seat and row.unit in view.dislodged]
    elif view.question == "build":
        words = [word for word in words if word[0] != "l"]
    found = []
    for word in (*words, *(who for who in lines if who not in words)):
        line = lines.get(word)
        unit = word in words
        near = ground.neighbours[_place(word)] if unit and view.question != "build" else ()
        order = (line.act, line.about, line.to) if line is not None else ("none", "none", 0)
        found.append(Order(word, *order, near))
    return tuple(found)


def _letters(view: View) -> Letters:
    me = view.players[view.seat]
    proposals, number = [], 0
    for p in view.proposals:
        inbox = p.seat_other == view.seat
        proposals.append(Proposal(number if inbox else -1, p.seat, p.seat_other, p.kind, p.unit, p.own, p.to, p.answer))
        number += inbox
    others = [p.seat for p in view.players if p.seat != view.seat and not p.fallen and p.leader != "none"]
    talks = view.question == TALK and not me.fallen
    leaders = tuple([p.leader for p in view.players])
    return Letters(view.seat, talks, tuple(others), leaders, me.sent, PROPOSALS, tuple(proposals))
