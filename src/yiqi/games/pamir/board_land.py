"""The land under the map: six regions, the nine borders between them, and quiet terrain, in any size.

Drawn on a sheet of 520 by 540 with borders shaken by fixed numbers, and stretched to the size that is asked for.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final, NamedTuple

from yiqi.draw.svg import Svg, join, num, path

Point = tuple[float, float]

SHEET: Final = (520.0, 540.0)
CORNERS: Final[dict[str, Point]] = {
    "tl": (12, 12), "tr": (508, 12), "br": (508, 528), "bl": (12, 528), "p1": (12, 232), "p2": (128, 286),
    "p3": (262, 232), "p4": (270, 12), "p5": (292, 312), "p6": (166, 528), "p7": (284, 528), "p8": (410, 296),
    "p9": (508, 222), "p10": (406, 528),
}  # fmt: skip
OUTER: Final = frozenset({"tl", "tr", "br", "bl", "p1", "p4", "p6", "p7", "p9", "p10"})
OUTLINES: Final[dict[str, tuple[str, ...]]] = {
    "transcaspia": ("tl", "p4", "p3", "p2", "p1"),
    "kabul": ("p4", "tr", "p9", "p8", "p5", "p3"),
    "persia": ("p1", "p2", "p6", "bl"),
    "herat": ("p2", "p3", "p5", "p7", "p6"),
    "kandahar": ("p5", "p8", "p10", "p7"),
    "punjab": ("p8", "p9", "br", "p10"),
}
SPOTS: Final[dict[frozenset[str], Point]] = {
    frozenset(pair.split()): at
    for pair, at in {
        "persia transcaspia": (70, 262), "persia herat": (158, 478), "transcaspia herat": (195, 263),
        "transcaspia kabul": (266, 122), "herat kabul": (277, 272), "herat kandahar": (286, 478),
        "kabul kandahar": (351, 306), "kabul punjab": (459, 262), "kandahar punjab": (407, 478),
    }.items()
}  # fmt: skip
"""Where the roads of a border lie, by its two regions: far enough down that pieces find room above them."""


class Room(NamedTuple):
    """Where a region has its name and its pieces: the middle across, the top of both, the width, the lowest line."""

    mid: float
    top: float
    width: float
    low: float


ROOMS: Final[dict[str, Room]] = {
    "transcaspia": Room(134, 26, 216, 228),
    "kabul": Room(388, 26, 206, 226),
    "persia": Room(76, 300, 104, 452),
    "herat": Room(220, 300, 110, 452),
    "kandahar": Room(350, 346, 98, 452),
    "punjab": Room(458, 300, 84, 452),
}


class Land(NamedTuple):
    """The sheet in one size: outlines as paths, where roads lie, the room of each region, the terrain."""

    width: float
    height: float
    outlines: dict[str, str]
    spots: dict[frozenset[str], Point]
    rooms: dict[str, Room]
    terrain: Svg


@lru_cache(maxsize=4)
def land(width: float, height: float) -> Land:
    """The land in this size."""
    sx, sy = width / SHEET[0], height / SHEET[1]

    def size(point: Point) -> Point:
        return point[0] * sx, point[1] * sy

    edges = _edges()
    outlines = {}
    for region, corners in OUTLINES.items():
        around: list[Point] = []
        for a, b in zip(corners, (*corners[1:], corners[0]), strict=True):
            part = edges[a, b] if (a, b) in edges else edges[b, a][::-1]
            around += [size(point) for point in part[:-1]]
        outlines[region] = smooth([*around, around[0]]) + "z"
    spots = {pair: size(spot) for pair, spot in SPOTS.items()}
    rooms = {key: Room(r.mid * sx, r.top * sy, r.width * sx, r.low * sy) for key, r in ROOMS.items()}
    return Land(width, height, outlines, spots, rooms, _terrain(sx, sy))


def _edges() -> dict[tuple[str, str], list[Point]]:
    """Every stretch between two corners once, shaken."""
    found: dict[tuple[str, str], list[Point]] = {}
    for corners in OUTLINES.values():
        for a, b in zip(corners, (*corners[1:], corners[0]), strict=True):
            if (b, a) not in found:
                outer = a in OUTER and b in OUTER
                found[a, b] = _shaken(CORNERS[a], CORNERS[b], len(found), 3 if outer else 6, 9 if outer else 7)
    return found


def _shaken(a: Point, b: Point, seed: int, most: float, parts: int) -> list[Point]:
    """Points from a to b, each moved to the side by at most so much."""
    random = Random(1000 + seed)
    dx, dy = b[0] - a[0], b[1] - a[1]
    long = (dx * dx + dy * dy) ** 0.5
    found = [a]
    for k in range(1, parts):
        t, aside = k / parts, (2 * random.random() - 1) * most
        found.append((a[0] + dx * t - dy / long * aside, a[1] + dy * t + dx / long * aside))
    return [*found, b]


def smooth(points: list[Point]) -> str:
    """A path through the points without corners."""
    out = [f"M{num(points[0][0])} {num(points[0][1])}"]
    last = len(points) - 1
    for k in range(last):
        before, one, two, after = points[max(0, k - 1)], points[k], points[k + 1], points[min(last, k + 2)]
        near = one[0] + (two[0] - before[0]) / 6, one[1] + (two[1] - before[1]) / 6
        far = two[0] - (after[0] - one[0]) / 6, two[1] - (after[1] - one[1]) / 6
        out.append("C" + " ".join(f"{num(x)} {num(y)}" for x, y in (near, far, two)))
    return "".join(out)


RIDGES: Final = (
    (452, 60, 6, 40, "kabul"), (318, 196, 4, 26, "kabul"), (240, 284, 3, 26, "herat"), (476, 500, 3, 22, "punjab"),
    (56, 496, 4, 30, "persia"),
)  # fmt: skip
DUNES: Final = (
    (34, 60), (54, 52), (42, 74), (214, 46), (232, 54), (205, 206), (186, 214), (330, 498), (350, 506), (338, 488),
    (216, 500), (234, 508),
)  # fmt: skip
RIVERS: Final[tuple[tuple[Point, ...], ...]] = (
    ((14, 30), (60, 96), (120, 172), (200, 196), (262, 190), (320, 150), (380, 158), (440, 140), (506, 132)),
    ((474, 236), (496, 300), (494, 380), (488, 440), (462, 526)),
    ((398, 330), (392, 400), (340, 462), (250, 470), (186, 490)),
)


def _terrain(sx: float, sy: float) -> Svg:
    """Ridges, dunes and rivers, drawn so that they do not disturb."""
    random, out = Random(7), []
    for x0, y0, n, spread, region in RIDGES:
        d = ""
        for _ in range(n):
            x = (x0 + (2 * random.random() - 1) * spread) * sx
            y = (y0 + (2 * random.random() - 1) * spread * 0.35) * sy
            h = 7 + 6 * random.random()
            top = y - h * 1.1
            d += f"M{num(x - h)} {num(y)}L{num(x)} {num(top)}L{num(x + h)} {num(y)}"
            d += f"M{num(x)} {num(top)}L{num(x + h * 0.25)} {num(y - h * 0.4)}L{num(x + h * 0.05)} {num(y)}"
        out.append(path(d, f"pm-ridge pm-l-{region}"))
    out.append(path("".join(f"M{num(x * sx)} {num(y * sy)}q6-5 12 0" for x, y in DUNES), "pm-ridge pm-l-transcaspia"))
    out += [path(smooth([(x * sx, y * sy) for x, y in river]), "pm-river") for river in RIVERS]
    return join(out)
