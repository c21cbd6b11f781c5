"""The drawn map: outlines, rooms for names and pieces, and the marks of an edition's borders on the drawn ones.

`data/drawing.json` is no part of an edition: lands and waters that an edition lacks are drawn as empty ground, those
that the drawing lacks are not drawn. What a border's signs are, where resources lie, is the edition's.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import Any, Final, NamedTuple

from yiqi.games.world.ground import Ground

FILE: Final = Path(__file__).parent / "data" / "drawing.json"
STEP: Final = 30.0
"""From one mark along a border to the next."""
ASIDE: Final = 9.0
"""How far a mark stands inside the land that it defends."""

Point = tuple[float, float]


class Shape(NamedTuple):
    """A drawn land: its outline, the place of its army, of its name, of a city and a monument; how much room it has.

    `area` is the place of its area in the edition, -1 for barren land, -2 for land that the edition lacks.
    """

    id: str
    path: str
    anchor: Point
    label: Point
    align: str
    clearance: float
    city: Point
    monument: Point
    area: int
    resource: bool


class Sea(NamedTuple):
    """A drawn water: where its name stands, how large and turned, and a fleet's place (None: nobody sails)."""

    id: str
    labels: tuple[Point, ...]
    scale: float
    rotate: float
    fleet: Point | None


class Tick(NamedTuple):
    """A mark on a border: `sign` of the edition, beside `at`; `along` is the direction of the border there."""

    sign: str
    at: Point
    along: Point


class Chart:
    """The map of an edition as it is drawn. Equal charts have the same mark."""

    def __init__(self, ground: Ground) -> None:
        data = drawing()
        self.box: tuple[float, float, float, float] = tuple(data["box"])
        place = {name: n for n, name in enumerate(ground.lands)}
        waters = set(ground.waters)
        self.shapes: tuple[Shape, ...] = tuple([_shape(row, ground, place) for row in data["lands"]])
        self.at: Mapping[str, Shape] = {shape.id: shape for shape in self.shapes}
        self.seas: tuple[Sea, ...] = tuple([_sea(row) for row in data["waters"] if row["id"] in waters])
        self.sea_at: Mapping[str, Sea] = {sea.id: sea for sea in self.seas}
        self.ticks: tuple[Tick, ...] = (*_on_borders(data, ground, place), *_at_crossroads(data, self, ground, place))
        self.edges: tuple[str, ...] = tuple([_line(row["line"]) for row in data["borders"] if _barren(row, self)])
        self.straits: str = "".join([_line(row["line"]) for row in data["straits"]])
        self.links: str = "".join([_line(row["line"]) for row in data["links"]])
        self.crossroads: tuple[Point, ...] = tuple([_point(row["at"]) for row in data["crossroads"]])
        self.neutral: str = "".join(data["neutral"])
        self.lakes: str = "".join(data["lakes"])
        self.sea_lines: str = "".join([_line(line) for line in data["sea_lines"]])
        facts = repr([(s.id, s.area, s.resource) for s in self.shapes]) + repr(self.ticks) + repr(self.seas)
        self.mark: int = zlib.crc32(facts.encode())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chart) and other.mark == self.mark

    def __hash__(self) -> int:
        return self.mark


@lru_cache(maxsize=16)
def chart(ground: Ground) -> Chart:
    """The map of an edition."""
    return Chart(ground)


@cache
def drawing() -> Mapping[str, Any]:
    """The drawn map, as the file has it."""
    found: Mapping[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def _point(row: Sequence[float]) -> Point:
    return (row[0], row[1])


def _shape(row: Mapping[str, Any], ground: Ground, place: Mapping[str, int]) -> Shape:
    n = place.get(row["id"], -1)
    return Shape(
        row["id"],
        row["path"],
        _point(row["anchor"]),
        _point(row["label"]),
        row["align"],
        row["clearance"],
        _point(row["city"]),
        _point(row["monument"]),
        ground.area_of[n] if n >= 0 else -2,
        n >= 0 and bool(ground.resource >> n & 1),
    )


def _sea(row: Mapping[str, Any]) -> Sea:
    fleet = _point(row["fleet"]) if "fleet" in row else None
    return Sea(row["id"], tuple([_point(at) for at in row["labels"]]), row["scale"], row["rotate"], fleet)


def _line(points: Sequence[Sequence[float]]) -> str:
    steps = " ".join([f"{b[0] - a[0]} {b[1] - a[1]}" for a, b in pairwise(points)])
    return f"M{points[0][0]} {points[0][1]}l{steps}"


def _barren(row: Mapping[str, Any], found: Chart) -> bool:
    """Whether a border is one of two areas or of barren land, so that it is drawn thicker."""
    one, two = (found.at[land].area for land in row["lands"])
    return one != two


# marks


def _signs(ground: Ground, place: Mapping[str, int], land: str, other: str) -> tuple[str, ...]:
    """The signs that defend a land against the other, but for the strait, which is a line of its own."""
    if land not in place or other not in place:
        return ()
    signs = ground.signs.get((place[land], place[other]), ())
    return tuple([sign for sign in signs if sign != "strait"])


def _on_borders(data: Mapping[str, Any], ground: Ground, place: Mapping[str, int]) -> Iterator[Tick]:
    for row in data["borders"]:
        one, two = row["lands"]
        for land, other in ((one, two), (two, one)):
            for k, sign in enumerate(_signs(ground, place, land, other)):
                # on the left of a line that goes right lies what is above it
                side = 1.0 if row["left"] == land else -1.0
                for at, (x, y) in _along(row["line"], STEP):
                    aside = side * (ASIDE + 12 * k)
                    yield Tick(sign, (at[0] + y * aside, at[1] - x * aside), (x, y))


def _along(points: Sequence[Sequence[float]], step: float) -> Iterator[tuple[Point, Point]]:
    """Points on a line, evenly apart, and its direction there."""
    pieces = [(a, b, hypot(b[0] - a[0], b[1] - a[1])) for a, b in pairwise(points)]
    total = sum([long for _, _, long in pieces])
    count = max(1, round(total / step))
    wanted = [(k + 0.5) * total / count for k in range(count)]
    gone = 0.0
    for a, b, long in pieces:
        while wanted and long and wanted[0] <= gone + long:
            part = (wanted.pop(0) - gone) / long
            x, y = (b[0] - a[0]) / long, (b[1] - a[1]) / long
            yield (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part), (x, y)
        gone += long


def _at_crossroads(data: Mapping[str, Any], found: Chart, ground: Ground, place: Mapping[str, int]) -> Iterator[Tick]:
    """Two marks that run from the ring into the land that they defend."""
    for row in data["crossroads"]:
        x, y = row["at"]
        for pair in row["pairs"]:
            for land, other in (pair, pair[::-1]):
                for sign in _signs(ground, place, land, other):
                    to = found.at[land].anchor
                    far = hypot(to[0] - x, to[1] - y) or 1.0
                    dx, dy = (to[0] - x) / far, (to[1] - y) / far
                    for out in (22.0, 44.0):
                        yield Tick(sign, (x + dx * out, y + dy * out), (-dy, dx))
