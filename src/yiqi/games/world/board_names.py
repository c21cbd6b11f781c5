"""Where the names on the map stand: near their places, moved apart as far as is needed and no further."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from yiqi.core.game import Text
from yiqi.draw.fit import measure
from yiqi.games.world.board_chart import Chart, Sea, Shape
from yiqi.games.world.board_parts import chinese

ROUNDS: Final = 140
FARTHEST: Final = 26.0
"""How far a name may be moved, in pixels of the wide map."""
NEAR: Final = 110.0
"""Names further apart than this never meet."""
WIDE_NAME: Final = 9.6
TIGHT: Final = 26.0
TIGHT_LINES: Final = 3
"""A land so narrow has each of three words on a line of its own."""
KEY: Final = (8.0, 446.0, 122.0, 190.0)
"""Where the key lies in a wide window: left, top, across, down."""


class Frame(NamedTuple):
    """The measures of the map: across, down, pixels a unit, sizes of a land's name, a water's and a piece."""

    across: float
    down: float
    scale: float
    name: float
    sea: float
    piece: float
    reach: float


@dataclass(slots=True)
class Label:
    """Lines of words: `x` is where they are anchored (`side`), `y` their upper edge; `wide` and `high` their room."""

    kind: str
    lines: tuple[str, ...]
    side: str
    x: float
    y: float
    size: float
    wide: float
    high: float
    turn: float = 0.0
    resource: bool = False
    home: tuple[float, float] = (0.0, 0.0)

    @property
    def left(self) -> float:
        return self.x - {"mid": self.wide / 2, "end": self.wide, "": 0.0}[self.side]

    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom; a resource stands on the left."""
        left = self.left - (self.size * 1.2 if self.resource else 0.0)
        return left, self.y, self.left + self.wide, self.y + self.high


def labels(chart: Chart, say: Text, f: Frame) -> list[Label]:
    """All names with their places."""
    found = [_land(shape, say, f) for shape in chart.shapes if shape.area > -2]
    found += [label for sea in chart.seas for label in _sea(sea, say, f)]
    for label in found:
        label.home = (label.x, label.y)
    _apart(found, _fixed(chart, f), f)
    return found


def _land(shape: Shape, say: Text, f: Frame) -> Label:
    """A land's name, below its army or beside it."""
    lines = _lines(say(f"land-{shape.id}"), shape, say, f)
    x, y = shape.label[0] * f.scale, shape.label[1] * f.scale - f.name * 0.82
    if shape.align == "middle" and shape.area >= 0:
        y = max(y, shape.anchor[1] * f.scale + f.piece * 0.76)
    wide = max(measure(line, f.name) for line in lines)
    side = {"middle": "mid", "end": "end", "start": ""}[shape.align]
    high = f.name * (1.1 * len(lines) + 0.1)
    kind = "barren" if shape.area == -1 else "land"
    if kind == "barren":
        side = "mid"
    return Label(kind, tuple(lines), side, x, y, f.name, wide, high, 0.0, shape.resource)


def _lines(words: str, shape: Shape, say: Text, f: Frame) -> list[str]:
    """The name on one line or two: as wide as the land has room for."""
    if chinese(say):
        half = (len(words) + 1) // 2
        return [words] if len(words) <= 4 else [words[:half], words[half:]]
    room = max(58.0, shape.clearance * 2.4 * f.scale) * f.name / WIDE_NAME
    if " " not in words or measure(words, f.name) <= room:
        return [words]
    if shape.clearance < TIGHT and words.count(" ") == TIGHT_LINES - 1:
        return words.split(" ")
    spaces = [k for k, c in enumerate(words) if c == " "]
    best = min(spaces, key=lambda k: max(k, len(words) - k))
    return [words[:best], words[best + 1 :]]


def _sea(sea: Sea, say: Text, f: Frame) -> list[Label]:
    """A water's name, on two lines where it has a space."""
    words = say(f"water-{sea.id}")
    size = max(f.sea * sea.scale, WIDE_NAME if f.reach == 0 else 11.0)
    lines = words.rsplit(" ", 1) if " " in words else [words]
    wide, high = max(measure(line, size) for line in lines) * 0.96, size * (1.1 * len(lines) + 0.1)
    return [
        Label("water", tuple(lines), "mid", x * f.scale, y * f.scale - high / 2, size, wide, high, sea.rotate)
        for x, y in sea.labels
    ]


def _fixed(chart: Chart, f: Frame) -> list[tuple[float, float, float, float]]:
    """What names may not lie on: armies, cities and monuments, a fleet, the key."""
    found: list[tuple[float, float, float, float]] = []
    for shape in chart.shapes:
        if shape.area < 0:
            continue
        for (x, y), half in ((shape.anchor, 0.55), (shape.city, 0.34), (shape.monument, 0.34)):
            r = f.piece * half
            found.append((x * f.scale - r, y * f.scale - r, x * f.scale + r, y * f.scale + r))
    if not f.reach:
        left, top, across, down = KEY
        found.append((left, top, left + across, top + down))
    return found


def _apart(names: list[Label], fixed: list[tuple[float, float, float, float]], f: Frame) -> None:
    """Moves names that overlap apart, each half of the way, and off what is fixed."""
    most = FARTHEST * f.name / WIDE_NAME
    pairs = [
        (a, b)
        for k, a in enumerate(names)
        for b in names[:k]
        if abs(a.x - b.x) < NEAR and abs(a.y - b.y) < NEAR / 2 and not (a.turn or b.turn)
    ]
    near = [(a, box) for a in names if not a.turn for box in fixed if _near(a, box)]
    for _ in range(ROUNDS):
        moved = False
        for a, box in near:
            moved = _push(a, None, a.box(), box) or moved
        for a, b in pairs:
            moved = _push(a, b, a.box(), b.box()) or moved
        for a in names:
            x, y = a.home
            a.x, a.y = min(max(a.x, x - most), x + most), min(max(a.y, y - most), y + most)
            left, top, right, bottom = a.box()
            a.x += max(0.0, 3 - left) - max(0.0, right - f.across + 3)
            a.y += max(0.0, 3 - top) - max(0.0, bottom - f.down + 3)
        if not moved:
            break


def _near(a: Label, box: tuple[float, float, float, float]) -> bool:
    """Whether a name can come to lie on a place, however it is moved."""
    left, top, right, bottom = a.box()
    far = FARTHEST * 1.5
    return left - far < box[2] and right + far > box[0] and top - far < box[3] and bottom + far > box[1]


def _push(
    a: Label, b: Label | None, one: tuple[float, float, float, float], two: tuple[float, float, float, float]
) -> bool:
    """Moves one off the other, or both apart, along the way that is shorter; whether they overlapped."""
    over = min(one[2], two[2]) - max(one[0], two[0]) + 2
    down = min(one[3], two[3]) - max(one[1], two[1])
    if over <= 0 or down <= 0:
        return False
    by = min(over if over < down * 1.4 else down, 3.0) * (0.5 if b is not None else 0.7)
    across = over < down * 1.4
    first = (one[0] + one[2] < two[0] + two[2]) if across else (one[1] + one[3] < two[1] + two[3])
    step = -by if first else by
    if across:
        a.x += step
        if b is not None:
            b.x -= step
    else:
        a.y += step
        if b is not None:
            b.y -= step
    return True
