"""A table of Three Kingdoms at any position, for tests that read like play.

`table(units={0: "L8 A8"}, owned={0: [8, 6]})` gives a state in which orders are written. Seats are Cao Cao and Lü Bu of
Wei, Liu Bei of Shu, Sun Quan of Wu. Whoever is not placed stands as a leader in his capital (8, 17, 50, 30) and owns
nothing else; Cao Cao and Lü Bu are allied, all others neutral; it is spring of the second year.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from yiqi.core import action
from yiqi.core.chance import Drawn, QuickChance, RecordedChance
from yiqi.core.game import COMMIT, Action, Event, Reason
from yiqi.games import HERE, read_edition
from yiqi.games.sanguo import phases
from yiqi.games.sanguo.game import GAME, SanguoRules
from yiqi.games.sanguo.ground import KINGDOMS, Ground
from yiqi.games.sanguo.notation import parse
from yiqi.games.sanguo.state import ALLIANCE, RELATIONS, SEASONS, State, blank, relate, relation, units_of
from yiqi.games.sanguo.terms import LEADERS, Terms

FOUR = ("cao_cao", "lu_bu", "liu_bei", "sun_quan")
SIX = ("cao_cao", "lu_bu", "liu_bei", "ma_chao", "sun_quan", "taishi_ci")
HOMES = {"cao_cao": 8, "lu_bu": 17, "liu_bei": 50, "ma_chao": 45, "sun_quan": 30, "taishi_ci": 39}
WEI = (2, 5, 6, 8, 9, 10, 11, 17, 19, 20)
SHU = (45, 48, 49, 50, 53, 54, 58)
WU = (29, 30, 31, 35, 37, 39, 40, 43)
PHASES = {"talk": phases.Talk, "write": phases.Write, "retreat": phases.Retreat, "build": phases.Build}


@cache
def ground() -> Ground:
    """The map the game comes with."""
    return Ground(read_edition(HERE / "sanguo" / "data"))


def terms(seats: int = 4, **options: str) -> Terms:
    """The terms of a match with some options."""
    chosen = {option.name: option.default for option in GAME.options()}
    assert options.keys() <= chosen.keys()
    return Terms(ground(), seats, chosen | options)


def table(
    units: Mapping[int, str] | None = None,
    owned: Mapping[int, Sequence[int]] | None = None,
    relations: Mapping[tuple[int, int], str] | None = None,
    hostile: Mapping[int, Sequence[str]] | None = None,
    capitals: Mapping[int, int] | None = None,
    leaders: Sequence[str] = FOUR,
    phase: str = "write",
    year: int = 2,
    season: str = "spring",
    options: Mapping[str, str] | None = None,
    **more: str,
) -> State:
    """The state described; see above for what is not. Options as a table, or by name where no field is called so."""
    s = blank(terms(len(leaders), **{**(options or {}), **more}))
    s.year, s.season = year, SEASONS.index(season)
    s.leader = [LEADERS.index(name) for name in leaders]
    s.bag.counts[:] = [0] * len(LEADERS)
    for seat, name in enumerate(leaders):
        home = HOMES[name]
        s.capital[seat] = (capitals or {}).get(seat, home)
        s.place[seat] = home
        for word in (units or {}).get(seat, "").split():
            if word[0] == "L":
                s.place[seat] = int(word[1:])
            else:
                s.force[int(word[1:])] = seat * 4 + (word[0] == "M")
        given = [n for provinces in (owned or {}).values() for n in provinces]
        for n in (owned or {}).get(seat, [] if home in given else [home]):
            s.owner[n] = seat
        for other in range(seat):
            if s.leader[seat] // 2 == s.leader[other] // 2:
                relate(s, seat, other, ALLIANCE)
    for (one, two), name in (relations or {}).items():
        relate(s, one, two, RELATIONS.index(name))
    for seat, names in (hostile or {}).items():
        s.hostile[seat] = sum(1 << KINGDOMS.index(name) for name in names)
    everybody = (1 << len(leaders)) - 1
    s.stack = [PHASES[phase](everybody)]
    return s


def rules(s: State) -> SanguoRules:
    """The rules of a state."""
    return SanguoRules(s.terms)


def actions(s: State, text: str) -> list[Action]:
    """What a text means: an order in the rulebook's notation ("A8->5", "WAR wei"), else an action ("propose 1 ...")."""
    seats = {LEADERS[leader]: seat for seat, leader in enumerate(s.leader)}
    lines = parse(text, seats)
    return [("order", *line) for line in lines] if lines else [action.parse(text)]


def why(s: State, seat: int, text: str) -> Reason | None:
    """Why something is refused, None when it is allowed; of two orders in one text the first reason."""
    found = [rules(s).why_not(s, seat, a) for a in actions(s, text)]
    return next((reason for reason in found if reason is not None), None)


def refused(s: State, seat: int, text: str) -> str | None:
    """The clause that forbids something, None when it is allowed."""
    reason = why(s, seat, text)
    return reason.clause if reason else None


def do(s: State, seat: int, *texts: str, chance: Sequence[str | int] = ()) -> list[Event]:
    """Writes orders or plays actions, each of which must be allowed; returns what was told."""
    told: list[Event] = []
    source: Any = (
        RecordedChance([Drawn("below" if isinstance(d, int) else "draw", 0, d, None) for d in chance])
        if chance
        else QuickChance(1)
    )
    for text in texts:
        for a in actions(s, text):
            reason = rules(s).why_not(s, seat, a)
            assert reason is None, f"{text} is refused: {reason}"
            told += rules(s).play(s, seat, a, source)
    return told


def run(s: State, *sheets: str, **by_seat: str) -> list[Event]:
    """Writes sheets ("A8->5, L8 S A8->5", by seat; s3="..." for seat 3) and commits all; returns what was told."""
    given = dict(enumerate(sheets)) | {int(key[1:]): sheet for key, sheet in by_seat.items()}
    told: list[Event] = []
    for seat, sheet in given.items():
        for text in filter(None, (part.strip() for part in sheet.split(","))):
            told += do(s, seat, text)
    question = s.stack[-1]
    for seat in question.turn(s):
        told += rules(s).play(s, seat, COMMIT, QuickChance(1))
    return told


def force_orders(s: State, seat: int, *texts: str) -> None:
    """Puts lines on a sheet even if they are refused: what arrives in a text may be wrong."""
    lines = [tuple(a[1:]) for text in texts for a in actions(s, text)]
    s.sheets[seat] = tuple(sorted((*s.sheets[seat], *lines)))  # type: ignore[arg-type]


def units(s: State, seat: int) -> str:
    """The units of a seat on the map: "L8 A8 M6"."""
    return " ".join(units_of(s, seat)).upper()


def owns(s: State, seat: int) -> list[int]:
    """The provinces of a seat."""
    return [n for n, owner in enumerate(s.owner) if owner == seat]


def how(s: State, one: int, two: int) -> str:
    """The relation of two seats."""
    return RELATIONS[relation(s, one, two)]


def asked(s: State) -> str:
    """The name of the question, "over" when the match is."""
    return s.stack[-1].name if s.stack else "over"


def of(told: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """What was told of one kind, in order."""
    return [dict(event.public) for event in told if event.kind == kind]


def result(told: Sequence[Event], unit: str) -> tuple[str, str]:
    """What became of a unit's order and why ("moved", "none")."""
    found = next(e for e in of(told, "result") if e["unit"] == unit.lower())
    return found["result"], found["reason"]
