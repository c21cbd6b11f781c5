"""What an action would do, as far as its player knows: the phase judged with his own sheet, everybody else holding.

Relations are taken as he hopes: what needs the other's consent is taken for granted and said to be needed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from yiqi.core.game import COMMIT, Action, Hint, HintLine
from yiqi.games.sanguo import build, relations, retreat, talk
from yiqi.games.sanguo.adjudicate import Judge
from yiqi.games.sanguo.battle import crush
from yiqi.games.sanguo.field import MOVED, VOID, Group
from yiqi.games.sanguo.ground import KINGDOMS, numbers_in
from yiqi.games.sanguo.leaders import part
from yiqi.games.sanguo.orders import all_units, leave_of, line_of, line_refusal, orders, owners_of, written
from yiqi.games.sanguo.relations import PLAYERS
from yiqi.games.sanguo.state import (
    ALLIANCE,
    NOBODY,
    NONE,
    PEACE,
    WAR,
    Entry,
    State,
    living,
    relation,
    token,
    unit_at,
    units_of,
)
from yiqi.games.sanguo.victory import VICTORIES

Lines = list[HintLine]
Unit = tuple[int, int, int]
WARNING: Final = "u-warning"


def hint(s: State, seat: int, a: Action) -> Hint:
    """What an action that is near would bring about, nothing for one that is refused."""
    if not s.stack:
        return Hint()
    name = s.stack[-1].name
    if a == COMMIT:
        find = COMMITS.get(name)
        return Hint(tuple(find(s, seat))) if find else Hint()
    if a[0] != "order":
        other = OTHERS.get(str(a[0]))
        return Hint(tuple(other(s, seat, a))) if other else Hint()
    line = line_of(a)
    writes = name == "write"
    refused = line_refusal(s, seat, leave_of(s, seat).permits, line) if writes else s.stack[-1].refusal(s, seat, a)
    if refused is not None:
        return Hint()
    if line[0] in PLAYERS or line[0] in KINGDOMS:
        return Hint(tuple(_relation(s, seat, line)))
    act = ACTS.get(line[1])
    return Hint(tuple(act(s, seat, line))) if act else Hint()


def say(key: str, icon: str = "u-info", **args: Any) -> HintLine:
    return HintLine(f"hint-{key}", args, icon)


def said(line: Entry) -> dict[str, Any]:
    """The arguments of message `line`."""
    return {"unit": line[0], "act": line[1], "unit_about": line[2], "province": line[3]}


# the phase as one seat foresees it


class Foresight:
    """The phase judged with one seat's sheet and what it counts on from others; `index` finds units by owner, kind,
    province."""

    def __init__(self, s: State, seat: int, sheet: list[Entry], others: dict[int, list[Entry]]) -> None:
        g = s.copy()
        sheets: list[list[Entry]] = [others.get(p, []) for p in range(s.terms.seats)]
        sheets[seat] = sheet
        for who, act, _, _ in sheet:
            if who in PLAYERS and act != "war":
                sheets[int(who[1:])] = [*sheets[int(who[1:])], (PLAYERS[seat], act, NONE, 0)]
        g.sheets = [tuple(sorted(lines)) for lines in sheets]
        if not s.terms.later:
            relations.apply(g, g.sheets, [])
            part(g, [])
        field = relations.field(g)
        if s.terms.army_first:
            crush(g, field, [])
        self.units: list[Unit] = all_units(g)
        self.index = {unit: i for i, unit in enumerate(self.units)}
        owners, kinds, provs = ([unit[k] for unit in self.units] for k in range(3))
        self.judge = Judge(field, kinds, owners, provs, orders(g, self.units))
        self.verdict = self.judge.run()

    def group(self, i: int) -> Group | None:
        """The group that unit `i` moves with."""
        return next((group for group in self.judge.groups if i in group.units), None)

    def met(self, group: Group) -> list[int]:
        """The units of others that a group finds where it goes."""
        spares = self.judge.field.spares[group.owner]
        return [j for j in self.judge.stayers(group.goal, group) if not spares >> self.units[j][0] & 1]

    def strength(self, group: Group) -> tuple[int, int]:
        """With how much a group attacks, and with how much its province is defended against it."""
        met = self.met(group)
        if not met:
            return self.judge.strength(group), 0
        return self.judge.against(group, self.units[met[0]][0]), self.judge.defence(group.goal, met)

    def defence(self, place: int) -> int:
        """With how much those who stay in a province defend it."""
        there = [
            i
            for i, unit in enumerate(self.units)
            if unit[2] == place and (self.group(i) is None or self.verdict.results[i] != MOVED)
        ]
        return self.judge.defence(place, there)


def with_line(s: State, seat: int, line: Entry) -> list[Entry]:
    """A seat's sheet with one more line."""
    return [*(other for other in s.sheets[seat] if other[0] != line[0]), line]


# orders


def _hold(s: State, seat: int, line: Entry) -> Lines:
    place = unit_at(line[0])[1]
    sight = Foresight(s, seat, with_line(s, seat, line), {})
    return [say("defence", province=place, own=sight.defence(place))]


def _move(s: State, seat: int, line: Entry) -> Lines:
    kind, place = unit_at(line[0])
    sight = Foresight(s, seat, with_line(s, seat, line), {})
    i = sight.index.get((seat, kind, place))
    if i is None:
        return [say("crushed", WARNING)]
    found = _attack(sight, i)
    if place == s.capital[seat] and sight.verdict.results[i] == MOVED:
        stays = [u for u, unit in enumerate(sight.units) if unit[0] == seat and unit[2] == place and u != i]
        comes = [g for g in sight.judge.groups if g.owner == seat and g.goal == place]
        if not comes and all(sight.verdict.results[u] == MOVED for u in stays):
            found.append(say("capital", WARNING))
    return found


def _attack(sight: Foresight, i: int) -> Lines:
    """How a move comes out."""
    group, reason = sight.group(i), sight.verdict.reasons[i]
    if group is None:
        return []
    own, other = sight.strength(group)
    met = tuple([token(sight.units[j][1], sight.units[j][2]) for j in sight.met(group)])
    if reason is None:
        return [say("dislodges", unit_other=met, own=own, other=other) if met else say("enters", own=own)]
    rivals = [g.owner for g in sight.judge.into[group.goal] if g is not group]
    if reason.key == "attack" and group.owner in rivals:
        return [say("clash", WARNING)]
    if reason.key in ("own", "ally"):
        return [say(reason.key, WARNING if reason.key == "own" else "u-info")]
    return [say("stopped", "u-stop", own=reason.own, other=reason.other)]


def _support(s: State, seat: int, line: Entry) -> Lines:
    who, _, about, to = line
    kind, place = unit_at(about)
    owner = _owner(s, seat, line)
    found, others = _agreed(s, seat, owner, line)
    if found and owner == seat:
        return found
    sight = Foresight(s, seat, with_line(s, seat, line), others)
    mine, helped = sight.index.get((seat, *unit_at(who))), sight.index.get((owner, kind, place))
    if mine is None or helped is None or sight.verdict.results[mine] == VOID:
        return [*found, say("void", WARNING, **said(line))]
    if not to:
        return [*found, say("defence", province=place, own=sight.defence(place))]
    group = sight.group(helped)
    if group is None:
        return found
    own, other = sight.strength(group)
    return [*found, say("attack", province=to, own=own, other=other)]


def _owner(s: State, seat: int, line: Entry) -> int:
    """Whose unit is supported: the own one, where two joined leaders are written the same."""
    owners = owners_of(s, seat, line[0], line[2])
    return seat if seat in owners else owners[0]


def _agreed(s: State, seat: int, owner: int, line: Entry) -> tuple[Lines, dict[int, list[Entry]]]:
    """Whether the supported unit does what it is supported in: for an own one by the sheet, an ally's has to agree."""
    _, _, about, to = line
    wanted: Entry = (about, "move", NONE, to)
    if owner == seat:
        draft = written(s, seat).get(about)
        if to and draft is None:
            return [say("no-order", WARNING, unit=about)], {}
        fits = draft == wanted if to else draft is None or draft[1] != "move"
        return ([] if fits else [say("mismatch", WARNING, unit=about)]), {}
    if not to:
        return [say("agree-hold", "u-handshake", seat=owner, unit=about)], {}
    return [say("agree", "u-handshake", seat=owner, **said(wanted))], {owner: [wanted]}


def _raze(s: State, seat: int, line: Entry) -> Lines:
    second = s.razing >> unit_at(line[0])[1] & 1
    return [say("raze-second" if second else "raze-first"), *_hold(s, seat, line)]


def _relation(s: State, seat: int, line: Entry) -> Lines:
    """What an order about a player or a kingdom brings with it, and whether it needs an answer."""
    who, act = line[0], line[1]
    found: Lines = []
    ended: list[int] = []
    if who in PLAYERS:
        other = int(who[1:])
        now = relation(s, seat, other)
        if act == "ally" or (act == "neutral" and now == WAR):
            found.append(say("both", "u-handshake", seat=other))
        elif now == ALLIANCE:
            ended.append(other)
    for k, change in relations.kingdom_changes(s, seat, (line,)).items():
        if change != "war":
            continue
        if who not in KINGDOMS:
            found.append(say("kingdom-war", WARNING, kingdom=KINGDOMS[k]))
        for other in relations.leaders_of(s, seat, k):
            now = relation(s, seat, other)
            if now == ALLIANCE and other not in ended:
                ended.append(other)
            if now in (PEACE, ALLIANCE) and not s.terms.kingdom_alone and PLAYERS[other] != who:
                found.append(say("leaders-war", WARNING, seat=other))
    return found + [say("ends-alliance", WARNING, seat=other) for other in ended]


# other phases


def _build(s: State, seat: int, line: Entry) -> Lines:
    left = _supply(s, seat, with_line(s, seat, line))
    return [say("supply" if left >= 0 else "hungry", "sanguo-resource", n=abs(left))]


def _disband(s: State, seat: int, line: Entry) -> Lines:
    """In the build phase what is left; a retreat's says nothing more."""
    return _build(s, seat, line) if s.stack[-1].name == "build" else []


def _supply(s: State, seat: int, sheet: list[Entry]) -> int:
    """How many units could be supplied beyond what a sheet leaves; below 0, how many are too many."""
    built = sum([line[1] == build.BUILD for line in sheet])
    return build.balance(s, seat) - built + sum([line[1] == build.DISBAND for line in sheet])


def _sealed_build(s: State, seat: int) -> Lines:
    sheet = list(s.sheets[seat])
    left = _supply(s, seat, sheet)
    taken = {unit_at(line[0])[1] for line in sheet if line[1] == build.BUILD}
    if left > 0:
        n = min(left, len([n for n in build.sites(s, seat) if n not in taken]))
        return [say("unbuilt", "sanguo-resource", n=n)] if n else []
    if left == 0:
        return []
    g = s.copy()
    for line in sheet:
        if line[1] == build.DISBAND:
            g.force[unit_at(line[0])[1]] = NOBODY
    gone = []
    for _ in range(-left):
        gone.append(build.surplus(g, seat))
        g.force[unit_at(gone[-1])[1]] = NOBODY
    return [say("starve", WARNING, n=-left, unit=tuple(gone))]


def _sealed_retreat(s: State, seat: int) -> Lines:
    done = written(s, seat)
    left = [
        token(unit[1], unit[2])
        for unit in s.dislodged
        if unit[0] == seat and token(unit[1], unit[2]) not in done and len(retreat.lines(s, unit)) > 1
    ]
    return [say("stranded", WARNING, n=len(left), unit=tuple(left))] if left else []


def _sealed_write(s: State, seat: int) -> Lines:
    done = written(s, seat)
    left = [word for word in units_of(s, seat) if word not in done]
    found = [say("unordered", WARNING, n=len(left), unit=tuple(left)) if left else say("all-ordered", "u-check")]
    for line in s.sheets[seat]:
        if line[1] == "support":
            owner = _owner(s, seat, line)
            if owner == seat and _agreed(s, seat, owner, line)[0]:
                found.append(say("void", WARNING, **said(line)))
    return found


def _place(s: State, seat: int, a: Action) -> Lines:
    near = s.terms.ground.adjacent[int(a[1])] & s.resources
    return [say("resources", "sanguo-resource", n=len([n for n in numbers_in(near) if s.owner[n] == NOBODY]))]


def _propose(s: State, seat: int, a: Action) -> Lines:
    other = int(a[1])
    line = _request(seat, str(a[2]), str(a[3]), str(a[4]), int(a[5]))
    return [say("asks", "u-handshake", seat=other, **said(line))]


def _request(asker: int, kind: str, unit: str, own: str, to: int) -> Entry:
    """The line that who is asked would have to write."""
    return (PLAYERS[asker], "ally", NONE, 0) if kind == "alliance" else (unit, kind, own, to)


def _answer(s: State, seat: int, a: Action) -> Lines:
    if a[2] != "yes":
        return []
    asker, _, *about = talk.inbox(s, seat)[int(a[1])][:6]
    return [say("binds", "u-handshake", **said(_request(asker, *about)))]


def _claim(s: State, seat: int, a: Action) -> Lines:
    return [say("victory", "u-trophy", victory=VICTORIES[s.qualified[seat]])]


def _peace(s: State, seat: int, a: Action) -> Lines:
    left = living(s)
    return [say("peace", "u-handshake", own=len([p for p in left if s.peace >> p & 1]), other=len(left))]


def _time(s: State, seat: int, a: Action) -> Lines:
    left = living(s)
    return [say("time", "u-clock", own=len([p for p in left if s.time >> p & 1]), other=len(left))]


ACTS: Final[dict[str, Callable[[State, int, Entry], Lines]]] = {
    "hold": _hold, "move": _move, "support": _support, "raze": _raze, "build": _build, "disband": _disband,
}  # fmt: skip
COMMITS: Final[dict[str, Callable[[State, int], Lines]]] = {
    "write": _sealed_write, "retreat": _sealed_retreat, "build": _sealed_build,
}  # fmt: skip
OTHERS: Final[dict[str, Callable[[State, int, Action], Lines]]] = {
    "place": _place, "propose": _propose, "answer": _answer, "claim": _claim, "peace": _peace,
    "time": _time,
}  # fmt: skip
