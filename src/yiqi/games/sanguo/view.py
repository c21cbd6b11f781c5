"""What a seat, or an onlooker, may see: built by adding, field by field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from yiqi.core.game import Stat
from yiqi.core.schema import AtMost, OneOf, Range
from yiqi.games.sanguo import length, talk
from yiqi.games.sanguo.decisions import CLASSES
from yiqi.games.sanguo.field import LEADER
from yiqi.games.sanguo.ground import KINGDOMS
from yiqi.games.sanguo.state import GONE, RELATIONS, SEASONS, State, owned, token, units_of
from yiqi.games.sanguo.terms import LEADERS, MOST_SEATS
from yiqi.games.sanguo.victory import VICTORIES

QUESTIONS: Final = (*CLASSES, "over")
LINE_ACTS: Final = ("hold", "move", "support", "raze", "retreat", "disband", "build", "war", "neutral", "ally")
RESULTS: Final = ("held", "moved", "bounced", "void", "given", "cut")
WHYS: Final = (
    "none", "not-adjacent", "closed", "no-unit", "out-of-reach", "moves", "mismatch", "relation", "barred", "own",
    "ally", "defence", "head-on", "attack",
)  # fmt: skip

SeatNumber = Annotated[int, Range(-1, MOST_SEATS - 1)]
Province = Annotated[int, Range(0, 99)]
Source = Annotated[int, Range(-1, 99)]
CHANGES: Final = 99
"""More than can change in a season: 18 relations to kingdoms twice, 15 between players three times."""
Word = Annotated[str, OneOf("unit")]
Strength = Annotated[int, Range(0, 40)]


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the viewer's own sheet."""

    who: Word
    act: Annotated[str, OneOf("act")]
    about: Word
    to: Province


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a unit in the season shown: its order, the result and why, with the two strengths compared."""

    seat: SeatNumber
    unit: Word
    act: Annotated[str, OneOf("act")]
    about: Word
    to: Province
    result: Annotated[str, OneOf("result")]
    why: Annotated[str, OneOf("why")]
    own: Strength
    other: Strength
    source: Source


@dataclass(frozen=True, slots=True)
class Change:
    """A relation that has changed since the last orders were opened: of a seat to a player or a kingdom, to what."""

    seat: SeatNumber
    who: Word
    relation: Annotated[str, OneOf("relation")]


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposal that the viewer made or was made: who to whom, what, and the answer (open, yes, no)."""

    seat: SeatNumber
    seat_other: SeatNumber
    kind: Annotated[str, OneOf("proposal")]
    unit: Word
    own: Word
    to: Province
    answer: Annotated[str, OneOf("answer")]


@dataclass(frozen=True, slots=True)
class Player:
    """What is seen of one seat: its leader (none before he is drawn), units as they are written, resources it owns.

    `relations` go by seat, `hostile` by kingdom: whether it is at war with it. `qualified` is the victory it may claim.
    """

    seat: SeatNumber
    leader: Annotated[str, OneOf("leader")]
    kingdom: Annotated[str, OneOf("kingdom")]
    fallen: bool
    units: Annotated[tuple[Word, ...], AtMost(99)]
    owned: Annotated[tuple[Province, ...], AtMost(99)]
    capital: Province
    relations: Annotated[tuple[Annotated[str, OneOf("relation")], ...], AtMost(MOST_SEATS)]
    hostile: tuple[bool, bool, bool]
    sent: Annotated[int, Range(0, 10)]
    qualified: Annotated[str, OneOf("victory")]
    claims: bool
    peace: bool
    time: bool
    committed: bool
    waited: bool


@dataclass(frozen=True, slots=True)
class View:
    """A position as `seat` sees it (-1: an onlooker).

    `years` and `hours` were agreed, 0 for none; `final`: time is up, and this year is the last.

    `sheet` and `proposals` are the viewer's own; `last` is the season that was judged last, `changed` what it and the
    time since then changed between players, `dislodged` who waits to
    retreat, `standoffs` the provinces closed to them.
    """

    seat: SeatNumber
    question: Annotated[str, OneOf("question")]
    year: Annotated[int, Range(1, 1000)]
    years: Annotated[int, Range(0, 1000)]
    hours: Annotated[int, Range(0, 24)]
    final: bool
    season: Annotated[str, OneOf("season")]
    players: Annotated[tuple[Player, ...], AtMost(MOST_SEATS)]
    resources: Annotated[tuple[Province, ...], AtMost(99)]
    sheet: Annotated[tuple[Line, ...], AtMost(120)]
    proposals: Annotated[tuple[Proposal, ...], AtMost(72)]
    dislodged: Annotated[tuple[Word, ...], AtMost(99)]
    standoffs: Annotated[tuple[Province, ...], AtMost(99)]
    last: Annotated[tuple[Result, ...], AtMost(105)]
    changed: Annotated[tuple[Change, ...], AtMost(CHANGES)]
    victory: Annotated[str, OneOf("victory")]


def build(s: State, seat: int | None) -> View:
    """The view of a seat, None for an onlooker."""
    top = s.stack[-1] if s.stack else None
    waited = top.turn(s) if top is not None else ()
    sheet = s.sheets[seat] if seat is not None else ()
    seen = [p for p in s.proposals if seat is not None and seat in (p[0], p[1])]
    return View(
        seat=-1 if seat is None else seat,
        question=top.name if top is not None else "over",
        year=s.year,
        years=s.terms.years,
        hours=s.terms.hours,
        final=length.up(s),
        season=SEASONS[s.season],
        players=tuple([_player(s, p, p in waited) for p in range(s.terms.seats)]),
        resources=tuple([n for n in s.terms.ground.numbers if s.resources >> n & 1]),
        sheet=tuple([Line(*line) for line in sheet]),
        proposals=tuple([_proposal(*p) for p in seen]),
        dislodged=tuple([token(unit[1], unit[2]) for unit in s.dislodged]),
        standoffs=tuple([n for n in s.terms.ground.numbers if s.standoffs >> n & 1]),
        last=tuple([_result(*row) for row in s.last]),
        changed=tuple([Change(*row) for row in s.changed]),
        victory=VICTORIES[s.victory],
    )


def _proposal(one: int, two: int, kind: str, unit: str, own: str, to: int, answer: int) -> Proposal:
    return Proposal(one, two, kind, unit, own, to, ("open", *talk.ANSWERS)[answer])


def _result(
    seat: int, unit: str, act: str, about: str, to: int, result: str, why: str, own: int, other: int, source: int
) -> Result:
    return Result(seat, unit, act, about, to, result, why or "none", own, other, source)


def _player(s: State, seat: int, waited: bool) -> Player:
    seats = s.terms.seats
    leader = s.leader[seat]
    mine = owned(s, seat)
    return Player(
        seat=seat,
        leader=LEADERS[leader] if leader >= 0 else "none",
        kingdom=KINGDOMS[leader // 2] if leader >= 0 else "neutral",
        fallen=s.place[seat] == GONE,
        units=tuple(units_of(s, seat)),
        owned=tuple([n for n in s.terms.ground.numbers if mine >> n & 1]),
        capital=s.capital[seat] if s.resources >> s.capital[seat] & 1 else 0,
        relations=tuple([RELATIONS[r] for r in s.relation[seat * seats : seat * seats + seats]]),
        hostile=(bool(s.hostile[seat] & 1), bool(s.hostile[seat] & 2), bool(s.hostile[seat] & 4)),
        sent=s.sent[seat],
        qualified=VICTORIES[s.qualified[seat]],
        claims=bool(s.claims >> seat & 1),
        peace=bool(s.peace >> seat & 1),
        time=bool(s.time >> seat & 1),
        committed=bool(s.committed >> seat & 1),
        waited=waited,
    )


def stats(view: View) -> tuple[tuple[Stat, ...], ...]:
    """Resources and units of each seat."""
    return tuple(
        (
            Stat("resources", "sanguo-resource", len(player.owned)),
            Stat("units", "sanguo-army", sum([word[0] != "lam"[LEADER] for word in player.units])),
        )
        for player in view.players
    )


def progress(view: View) -> tuple[Stat, ...]:
    """Which year it is, and of how many."""
    return (Stat("year", "u-calendar", view.year, view.year if view.final else view.years),)
