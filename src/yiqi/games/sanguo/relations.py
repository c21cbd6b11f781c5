"""Relations: what each permits, how orders change them, and the civil war that comes by itself (clauses sanguo
relations)."""

from __future__ import annotations

from typing import Final

from yiqi.core.game import Event
from yiqi.games.sanguo.field import Field
from yiqi.games.sanguo.ground import KINGDOMS
from yiqi.games.sanguo.state import (
    ALLIANCE,
    CIVIL,
    NOBODY,
    PEACE,
    RELATIONS,
    WAR,
    Entry,
    State,
    brothers,
    kingdom,
    live_kingdoms,
    living,
    owned,
    relate,
    relation,
)
from yiqi.games.sanguo.terms import MOST_SEATS

FOES: Final = (WAR, CIVIL)
JEALOUSY: Final = 6
"""Resources of one brother that bring the civil war."""
ACTS: Final = ("war", "neutral", "ally")
WORDS: Final = ("neutral", "ally", "war", "war")
"""The act that brings about each relation."""
PLAYERS: Final = tuple(f"p{seat}" for seat in range(MOST_SEATS))
"""How a sheet names another player."""


class Standing:
    """How one seat stands to the others: by seat PEACE, ALLIANCE, WAR or CIVIL, and the kingdoms he is at war with."""

    __slots__ = ("hostile", "to")

    def __init__(self, to: list[int], hostile: int) -> None:
        self.to = to
        self.hostile = hostile


def standing(s: State, seat: int, sheet: tuple[Entry, ...] = (), hopes: bool = True) -> Standing:
    """A seat's relations; with a sheet, as that changes them (clause relations.5), other sheets left aside.

    `hopes`: as if the others agreed to the peace and the alliances it asks for; else as if they did not.
    """
    seats = s.terms.seats
    stand = Standing(s.relation[seat * seats : seat * seats + seats], s.hostile[seat])
    if s.terms.later:
        return stand
    changes = kingdom_changes(s, seat, sheet)
    for who, act, _, _ in sheet:
        if who in PLAYERS:
            other = int(who[1:])
            now = stand.to[other]
            agreed = act == "war" or (act == "neutral" and now == ALLIANCE)
            if now != CIVIL and (agreed or hopes):
                stand.to[other] = (WAR, PEACE, ALLIANCE)[ACTS.index(act)]
                if act == "war" and brothers(s, seat, other):
                    stand.to[other] = CIVIL
    for k, act in changes.items():
        stand.hostile = stand.hostile | 1 << k if act == "war" else stand.hostile & ~(1 << k)
        for other in leaders_of(s, seat, k) if act == "war" else ():
            if not s.terms.kingdom_alone:
                stand.to[other] = WAR
            elif stand.to[other] == ALLIANCE:
                stand.to[other] = PEACE
    return stand


def leaders_of(s: State, seat: int, k: int) -> list[int]:
    """The living leaders of a kingdom, as a foreign seat sees them."""
    return [other for other in living(s) if other != seat and kingdom(s, other) == k]


def kingdom_changes(s: State, seat: int, sheet: tuple[Entry, ...]) -> dict[int, str]:
    """What a sheet makes of a seat's relations to kingdoms: "war" or "neutral" by kingdom.

    War with a leader is war with his kingdom while that is live (clause kingdom.5), and stronger than an order of
    peace.
    """
    found: dict[int, str] = {}
    live, home = live_kingdoms(s), kingdom(s, seat)
    for who, act, _, _ in sheet:
        if who in KINGDOMS:
            k = KINGDOMS.index(who)
            if k != home and (act != "war" or live >> k & 1):
                found[k] = act
    for who, act, _, _ in sheet:
        if who in PLAYERS and act == "war" and not s.terms.leader_alone:
            k = kingdom(s, int(who[1:]))
            if k != home and live >> k & 1 and not s.hostile[seat] >> k & 1:
                found[k] = "war"
            elif found.get(k) == "neutral":
                del found[k]
    return found


def gate(s: State, seat: int, stand: Standing, live: int) -> int:
    """The mask of provinces closed to a seat because he is not at war with their kingdom, which is live (kingdom.1)."""
    ground, home = s.terms.ground, kingdom(s, seat)
    mask = 0
    for k in range(3):
        if k != home and live >> k & 1 and not stand.hostile >> k & 1:
            mask |= ground.of_kingdom[k] & (s.resources if s.terms.gate_resources else -1)
    for n, owner in enumerate(s.owner):
        friend = owner == seat or (owner >= 0 and stand.to[owner] == ALLIANCE)
        if owner >= 0 and s.resources >> n & 1 and (friend or s.terms.leader_alone):
            mask &= ~(1 << n)
    return mask


def closed(s: State, seat: int, stand: Standing, live: int) -> int:
    """The mask of provinces a seat may not enter as he stands (clauses sanguo neutral, kingdom)."""
    if s.terms.free:
        return 0
    mask = gate(s, seat, stand, live)
    for n, owner in enumerate(s.owner):
        if owner not in (NOBODY, seat) and s.resources >> n & 1 and stand.to[owner] == PEACE:
            mask |= 1 << n
    for n, other in occupants(s):
        if other != seat and stand.to[other] == PEACE:
            unowned = s.owner[n] < 0 or not s.resources >> n & 1
            if not (s.terms.neutral_fighting and unowned):
                mask |= 1 << n
    return mask


def occupants(s: State) -> list[tuple[int, int]]:
    """Provinces with units in them, and whose; two allied leaders in one give two rows."""
    found = [(n, force >> 2) for n, force in enumerate(s.force) if force >= 0]
    found += [(n, seat) for seat, n in enumerate(s.place) if n > 0]
    return found


def controllers(s: State) -> list[int]:
    """By province, who controls it: its owner, else who stands there, NOBODY for nobody."""
    found = [owner if owner >= 0 and s.resources >> n & 1 else NOBODY for n, owner in enumerate(s.owner)]
    for n, seat in occupants(s):
        if found[n] == NOBODY:
            found[n] = seat
    return found


def barred(seat: int, stand: Standing, control: list[int]) -> int:
    """The mask of provinces controlled by allies of a seat, or players neutral to him."""
    mask = 0
    for n, other in enumerate(control):
        if other not in (NOBODY, seat) and stand.to[other] in (PEACE, ALLIANCE):
            mask |= 1 << n
    return mask


def helps(s: State, seat: int, stand: Standing) -> int:
    """The mask of players whose units a seat may support."""
    if s.terms.free:
        return (1 << s.terms.seats) - 1
    mask = 1 << seat
    for other in range(s.terms.seats):
        if other != seat and stand.to[other] == ALLIANCE:
            mask |= 1 << other
    return mask


def field(s: State) -> Field:
    """The field on which a phase is judged, with relations as they are."""
    terms, ground = s.terms, s.terms.ground
    seats = range(terms.seats)
    live, control = live_kingdoms(s), controllers(s)
    stands = [standing(s, seat) for seat in seats]
    aids = [helps(s, seat, stands[seat]) for seat in seats]
    return Field(
        list(ground.adjacent),
        [closed(s, seat, stands[seat], live) for seat in seats],
        control,
        [0 if terms.free else barred(seat, stands[seat], control) for seat in seats],
        [owned(s, seat) & ground.of_kingdom[kingdom(s, seat)] for seat in seats],
        aids,
        [1 << seat for seat in seats] if terms.free else aids,
        terms.cut_by_target,
        terms.stack_max,
        reach_unit=terms.reach_unit,
        shares=[friends(s, seat) for seat in seats] if terms.joint and not terms.free else None,
    )


def friends(s: State, seat: int) -> int:
    """The mask of a seat's allies, himself left out; nobody under free diplomacy."""
    if s.terms.free:
        return 0
    return sum([1 << other for other in range(s.terms.seats) if other != seat and relation(s, seat, other) == ALLIANCE])


def apply(s: State, sheets: list[tuple[Entry, ...]], told: list[Event]) -> None:
    """Relation orders of all sheets at once; where two differ the more hostile counts (clauses relations.5 to
    relations.8)."""
    if s.terms.free:
        return
    wanted: dict[tuple[int, int], str] = {}
    for seat, sheet in enumerate(sheets):
        changes = kingdom_changes(s, seat, sheet)
        for who, act, _, _ in sheet:
            if who in PLAYERS:
                wanted[seat, int(who[1:])] = act
        for k, act in changes.items():
            declare(s, seat, k, act, wanted, told)
    for one in range(s.terms.seats):
        for two in range(one + 1, s.terms.seats):
            settle(s, one, two, wanted.get((one, two), ""), wanted.get((two, one), ""), told)


def declare(s: State, seat: int, k: int, act: str, wanted: dict[tuple[int, int], str], told: list[Event]) -> None:
    """War with a kingdom, or an end of it; war is war with its leaders as well (clauses kingdom.3, kingdom.8)."""
    if act != "war":
        if s.hostile[seat] >> k & 1:
            s.hostile[seat] &= ~(1 << k)
            note(s, seat, KINGDOMS[k], PEACE)
            told.append(Event("kingdom_peace", {"seat": seat, "kingdom": KINGDOMS[k]}))
        return
    if not s.hostile[seat] >> k & 1:
        s.hostile[seat] |= 1 << k
        note(s, seat, KINGDOMS[k], WAR)
        told.append(Event("kingdom_war", {"seat": seat, "kingdom": KINGDOMS[k]}))
    for other in leaders_of(s, seat, k):
        if not s.terms.kingdom_alone:
            wanted[seat, other] = "war"
        elif relation(s, seat, other) == ALLIANCE and wanted.get((seat, other)) != "war":
            wanted[seat, other] = "neutral"


def settle(s: State, one: int, two: int, first: str, second: str, told: list[Event]) -> None:
    """What two sheets make of the relation of two seats."""
    now = relation(s, one, two)
    if now == CIVIL or not (first or second):
        return
    new = now
    if "war" in (first, second):
        new = CIVIL if brothers(s, one, two) else WAR
    elif now == ALLIANCE:
        if "neutral" in (first, second):
            new = PEACE
    elif first and second:
        new = ALLIANCE if first == second == "ally" else PEACE
    if new != now:
        relate(s, one, two, new)
        # who brought it about comes first
        by, other = (two, one) if second == WORDS[new] != first else (one, two)
        note(s, by, PLAYERS[other], new)
        told.append(Event("relation", {"seat": one, "seat_other": two, "relation": RELATIONS[new]}))


def note(s: State, seat: int, who: str, now: int) -> None:
    """Keeps in mind that the relation of a seat to a player or a kingdom has changed."""
    s.changed = (*s.changed, (seat, who, RELATIONS[now]))


def close_kingdoms(s: State, told: list[Event]) -> None:
    """War with a kingdom ends by itself when it has no unowned resource any more (clause kingdom.6)."""
    live = live_kingdoms(s)
    for seat in range(s.terms.seats):
        ended = s.hostile[seat] & ~live
        for k in range(3):
            if ended >> k & 1:
                note(s, seat, KINGDOMS[k], PEACE)
                told.append(Event("kingdom_closed", {"seat": seat, "kingdom": KINGDOMS[k]}))
        s.hostile[seat] &= live


def jealousy(s: State, told: list[Event]) -> None:
    """At the start of a spring: a brother with six resources brings civil war for ever (clauses civil.3, civil.7)."""
    if s.terms.free or s.year == 1:
        return
    for one in living(s):
        for two in living(s):
            if one < two and brothers(s, one, two) and relation(s, one, two) != CIVIL:
                rich = [seat for seat in (one, two) if owned(s, seat).bit_count() >= JEALOUSY]
                if rich:
                    relate(s, one, two, CIVIL)
                    note(s, one, PLAYERS[two], CIVIL)
                    told.append(Event("civil_war", {"seat": one, "seat_other": two, "seat_rich": rich[0]}))


def relation_lines(s: State, seat: int) -> list[Entry]:
    """Every relation order a seat can think of: to each other living player, and to each kingdom."""
    found: list[Entry] = []
    for other in living(s):
        if other != seat:
            found += [(PLAYERS[other], act, "none", 0) for act in ACTS]
    for name in KINGDOMS:
        found += [(name, act, "none", 0) for act in ("war", "neutral")]
    return found


def relation_fault(s: State, seat: int, line: Entry) -> tuple[str, str] | None:
    """Why a relation order makes no sense: refusal key and clause, None if it does."""
    who, act = line[0], line[1]
    if who in PLAYERS:
        now = relation(s, seat, int(who[1:]))
        if now == CIVIL:
            return "civil", "sanguo civil.2"
        same = (WAR, PEACE, ALLIANCE)[ACTS.index(act)] == now
        return ("same-relation", "sanguo relations.2") if same else None
    k = KINGDOMS.index(who)
    if k == kingdom(s, seat):
        return "own-kingdom", "sanguo kingdom.4"
    if act == "war" and not live_kingdoms(s) >> k & 1:
        return "not-live", "sanguo kingdom.2"
    same = bool(s.hostile[seat] >> k & 1) == (act == "war")
    return ("same-relation", "sanguo relations.2") if same else None
