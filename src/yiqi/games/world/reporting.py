# mypyc: skip
"""The report on a match as it is shown: sections, what they say, sheets. `make` is what the house looks for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from yiqi.core.game import Text
from yiqi.core.report import Cell, Column, Said, Section, Sheet, Step
from yiqi.games.world import compass, report_pictures
from yiqi.games.world.cards import EPOCHS
from yiqi.games.world.game import WorldRules
from yiqi.games.world.odds import SIDES
from yiqi.games.world.report import numbers
from yiqi.games.world.report_answers import attacks, average, dice, flows, forts, held, lives, overseas, percent, steppe
from yiqi.games.world.report_tables import Move, Numbers, Rate, Turn

KINDS: Final[Mapping[str, str]] = {
    "seat": "seat", "seat_other": "seat", "empire": "empire", "empire_other": "empire", "empires": "empire",
    "land": "land", "origin": "land", "home": "land", "area": "area", "area_to": "area", "way": "way",
    "defence": "defence", "result": "result", "fate": "fate", "kind": "going", "by": "by", "means": "means",
    "how": "standing", "side": "side",
}  # fmt: skip
"""What the cells of a column are, where they are neither numbers nor text."""
NOTHING: Final = (-1, "none")


def make(rules: WorldRules, found: Sequence[Step]) -> WorldReport:
    """The report on the match that these records make."""
    return WorldReport(numbers(rules.terms, found))


class WorldReport:
    """See `yiqi.core.report.Report`."""

    def __init__(self, found: Numbers) -> None:
        self.numbers = found

    def sections(self) -> tuple[Section, ...]:
        n = self.numbers
        return (
            Section("held", held(n), ("held",), (_sheet("held", [h for h in n.held if h.lands]),)),
            Section("flows", flows(n), ("flows",), (_sheet("flows", n.flows),)),
            Section("lives", lives(n), ("lives",), (_lives(n),)),
            Section("attacks", attacks(n), ("ways", "defences"), (_rates("ways", n), _rates("defences", n))),
            Section("dice", dice(n), (), (_dice(n),)),
            Section("steppe", steppe(n), (), (_homes(n), _worth(n))),
            Section("overseas", overseas(n), (), (_sheet("zeal", n.zeal),)),
            Section("forts", forts(n), (), (_sheet("forts", n.forts),)),
            Section("turns", (), (), (_sheet("turns", n.turns), _sheet("stands", n.stands))),
            Section("record", (("report-say-record", {}),), (), (_record(n),)),
        )

    def draw(self, picture: str, text: Text) -> str:
        return report_pictures.PICTURES[picture](self.numbers, text)


def columns(names: Iterable[str]) -> tuple[Column, ...]:
    """The columns with these names."""
    return tuple([Column(name, KINDS.get(name, "")) for name in names])


def _sheet(key: str, rows: Iterable[Any]) -> Sheet:
    """A table of rows that are named tuples of cells."""
    found = list(rows)
    names: tuple[str, ...] = found[0]._fields if found else ()
    return Sheet(key, columns(names), tuple([_cells(names, row) for row in found]))


def _cells(names: Sequence[str], row: Iterable[Any]) -> tuple[Cell, ...]:
    """The row with nothing written where there is nothing: no land, no other player."""
    cells = zip(names, row, strict=True)
    return tuple(["" if name in KINDS and cell in NOTHING else cell for name, cell in cells])


def _lives(n: Numbers) -> Sheet:
    first = ("seat", "epoch", "empire", "armies")
    last = ("most", "fell", "attacks", "won", "attacked", "lost_to")
    epochs = tuple([f"epoch-{k}" for k in range(1, EPOCHS + 1)])
    rows = [
        (life.seat, life.epoch, life.empire, life.armies, *life.lands, life.most, life.fell or "", life.attacks,
         life.won, life.attacked, life.lost)
        for life in n.lives
    ]  # fmt: skip
    return Sheet("lives", columns((*first, *epochs, *last)), tuple(rows))


def _rates(key: str, n: Numbers) -> Sheet:
    name = {"ways": "way", "defences": "defence"}[key]
    rates: tuple[Rate, ...] = getattr(n, key)
    rows: list[tuple[Cell, ...]] = [(*rate, percent(rate.won, rate.attacks)) for rate in rates]
    return Sheet(key, columns((name, "attacks", "won", "tied", "lost", "rate")), tuple(rows))


def _dice(n: Numbers) -> Sheet:
    faces = [f"face-{k}" for k in range(1, SIDES + 1)]
    rows: list[tuple[Cell, ...]] = [
        _cells(("seat", "side", "", *faces, ""), (d.seat, d.side, d.thrown, *d.faces, average([d]))) for d in n.dice
    ]
    return Sheet("dice", columns(("seat", "side", "thrown", *faces, "average")), tuple(rows))


def _homes(n: Numbers) -> Sheet:
    names = ("area", *compass.COUNTED, "share_south", "attacks", "won")
    rows: list[tuple[Cell, ...]] = [
        (home.area, *home.ways, percent(home.ways[compass.SOUTH], sum(home.ways)), home.attacks, home.won)
        for home in n.homes
    ]
    return Sheet("homes", columns(names), tuple(rows))


def _worth(n: Numbers) -> Sheet:
    names = ("area", *[f"epoch-{k}" for k in range(1, EPOCHS + 1)])
    return Sheet("worth", columns(names), tuple([(row.area, *row.values) for row in n.worth]))


# the record, turn by turn

MOVES: Final = (
    "seq", "kind", "land", "origin", "way", "seat_other", "empire_other", "defence", "dice", "bonus", "dice_other",
    "bonus_other", "result", "fate", "until",
)  # fmt: skip


def _record(n: Numbers) -> Sheet:
    """Every army that went somewhere, under the turn in which it did, with what the turn was worth and why."""
    rows: list[tuple[Cell, ...]] = []
    heads: dict[int, tuple[Said, ...]] = {}
    at: dict[int, list[Move]] = {}
    for move in n.moves:
        at.setdefault(move.turn, []).append(move)
    for turn in n.turns:
        heads[len(rows)] = tuple(_head(n, turn))
        rows += [_moved(move) for move in at.get(turn.number, [])]
        if not at.get(turn.number):
            rows.append(("",) * (len(MOVES) + 1))
    names = ("turn", *MOVES)
    return Sheet("moves", columns(names), tuple(rows), heads)


def _moved(move: Move) -> tuple[Cell, ...]:
    cells = [getattr(move, name) for name in MOVES]
    battle = move.kind == "battle"
    shown = [
        "" if (name in ("bonus", "bonus_other") and not battle) or (name == "until" and not cell) else cell
        for name, cell in zip(MOVES, cells, strict=True)
    ]
    return _cells(("turn", *MOVES), (move.turn, *shown))


def _head(n: Numbers, turn: Turn) -> list[Said]:
    """What stands above a turn: who led whom, the points, and where they come from."""
    stands = [stand for stand in n.stands if stand.turn == turn.number and stand.points]
    built = [fort for fort in n.forts if fort.turn == turn.number]
    said: list[Said] = [("report-turn", turn._asdict())]
    said += [("report-stand", {**stand._asdict(), "standing": stand.how}) for stand in stands]
    return said + [("report-fort", fort._asdict()) for fort in built]
