"""Where everything stands on the map: measures of a drawing, coasts and borders, a room for each province's words."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from yiqi.core.game import Width
from yiqi.draw.fit import measure
from yiqi.games.sanguo.board_content import Land, Site

WIDE_ACROSS: Final = 700.0
NARROW_ACROSS: Final = 640.0
"""Wider than a telephone, which scrolls: there the middles of two provinces would be 28 px apart."""
ROUNDS: Final = 160
NEAR: Final = 6.5
"""Nearer than this two middles are one."""
_TOKEN = re.compile(r"([Mlz])\s*|(-?\d+)")

Point = tuple[int, int]
Edge = tuple[Point, Point]


class Frame(NamedTuple):
    """The measures of a map: pixels for a unit of the land, size in pixels, sizes of names, and of a piece."""

    scale: float
    left: float
    top: float
    across: float
    down: float
    name: float
    small: float
    least: float
    piece: float
    reach: float
    both: bool


class Spot(NamedTuple):
    """The room of a province: the middle of its units, then the baselines of its two lines, all around x; `half` of
    how wide these are."""

    x: float
    units: float
    first: float
    second: float
    half: float


def frame(land: Land, width: Width) -> Frame:
    """The measures in a wide window and on a telephone."""
    left, top, wide, high = land.box
    across = WIDE_ACROSS if width == "wide" else NARROW_ACROSS
    scale = across / max(1, wide)
    sizes = (12.5, 10.5, 9.5, 22.0, 0.0, True) if width == "wide" else (13.0, 11.0, 11.0, 22.0, 44.0, False)
    return Frame(scale, left, top, across, round(high * scale), *sizes)


# lines of the land


def points(path: str) -> list[Point]:
    """The corners of a closed path of M and l; [] for one of another form."""
    found: list[Point] = []
    numbers: list[int] = []
    for letter, number in _TOKEN.findall(path):
        if number:
            numbers.append(int(number))
        elif letter == "M" and (found or numbers):
            return []
    if len(numbers) < 6 or len(numbers) % 2 or re.sub(r"[Mlz\d\s-]", "", path):
        return []
    x = y = 0
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + dx, y + dy
        found.append((x, y))
    return found


def _edges(site: Site) -> list[Edge]:
    corners = points(site.path)
    return list(zip(corners, corners[1:] + corners[:1], strict=True))


@lru_cache(maxsize=8)
def coast(land: Land) -> str:
    """Where the land ends."""
    sides = _sides(land)
    return _chains(edge for edge, who in sides.items() if (edge[1], edge[0]) not in sides and who)


@lru_cache(maxsize=8)
def borders(land: Land) -> str:
    """Where two kingdoms meet, or a kingdom and a province of none."""
    sides = _sides(land)
    found = []
    for (one, two), kingdom in sides.items():
        other = sides.get((two, one), kingdom)
        if other != kingdom and one < two:
            found.append((one, two))
    return _chains(found)


@lru_cache(maxsize=8)
def mark(land: Land) -> str:
    """What the ids in a drawing of this land begin with; another land's drawing may stand on the same page."""
    return f"sg{zlib.crc32(''.join([site.path for site in land.sites]).encode()) & 0xFFFF:x}"


def _sides(land: Land) -> dict[Edge, str]:
    """The kingdom on one side of each edge."""
    return {edge: site.kingdom for site in land.sites for edge in _edges(site)}


def _chains(edges: Iterable[Edge]) -> str:
    """Edges joined into lines as long as they go."""
    ends: dict[Point, list[Point]] = {}
    for one, two in edges:
        ends.setdefault(one, []).append(two)
        ends.setdefault(two, []).append(one)
    out = []
    # lines with ends first, then closed ones
    for start in (*[p for p, to in ends.items() if len(to) != 2], *ends):
        while ends[start]:
            line = [start]
            while ends[line[-1]]:
                after = ends[line[-1]].pop()
                ends[after].remove(line[-1])
                line.append(after)
                if len(ends[after]) != 1:
                    break
            out.append(_line(line))
    return "".join(out)


def _line(line: Sequence[Point]) -> str:
    steps = [f"{b[0] - a[0]} {b[1] - a[1]}" for a, b in pairwise(line)]
    return f"M{line[0][0]} {line[0][1]}l{' '.join(steps)}"


# rooms


@lru_cache(maxsize=24)
def spots(land: Land, names: tuple[str, ...], width: Width) -> tuple[Spot, ...]:
    """A room for each province near its middle; rooms are moved apart as far as their provinces allow."""
    f = frame(land, width)
    sizes = [_room(site, name, f) for site, name in zip(land.sites, names, strict=True)]
    home = [((site.x - f.left) * f.scale, (site.y - f.top) * f.scale) for site in land.sites]
    free = [max(5.0, site.clearance * f.scale * 0.6) for site in land.sites]
    at = [list(point) for point in home]
    for _ in range(ROUNDS):
        if not _apart(at, sizes):
            break
        for k, (x, y) in enumerate(home):
            at[k][0] = min(max(at[k][0], x - free[k] * 1.2, sizes[k][0] / 2), x + free[k] * 1.2)
            at[k][0] = min(at[k][0], f.across - sizes[k][0] / 2)
            at[k][1] = min(max(at[k][1], y - free[k], sizes[k][1] / 2), y + free[k])
    halves = [_half(site, name, f) for site, name in zip(land.sites, names, strict=True)]
    found = [_spot(x, y, size[1], half, f) for (x, y), size, half in zip(at, sizes, halves, strict=True)]
    return tuple([_beside(spot, site, f) for spot, site in zip(found, land.sites, strict=True)])


def _beside(spot: Spot, site: Site, f: Frame) -> Spot:
    """The same room, its units not just in the middle of the province: arrow keys go from one middle to another."""
    corners = points(site.path)
    if not corners:
        return spot
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    x, y = ((min(xs) + max(xs)) / 2 - f.left) * f.scale, ((min(ys) + max(ys)) / 2 - f.top) * f.scale
    if abs(spot.x - x) > NEAR or abs(spot.units - y) > NEAR:
        return spot
    return spot._replace(x=x + (NEAR if spot.x >= x else -NEAR))


def _room(site: Site, name: str, f: Frame) -> tuple[float, float]:
    """What a province's words and units take: across, down."""
    wide = max(measure(name, f.name), measure(f"{site.number}", f.least) + 14 + measure(site.chinese, f.small), 46.0)
    return wide, f.piece + f.name + f.small + 3


def _apart(at: list[list[float]], sizes: Sequence[tuple[float, float]]) -> bool:
    """Moves rooms that overlap apart, each half of the way; whether there were any."""
    moved = False
    for i, one in enumerate(at):
        for j in range(i + 1, len(at)):
            two = at[j]
            over = (sizes[i][0] + sizes[j][0]) / 2 - abs(one[0] - two[0])
            down = (sizes[i][1] + sizes[j][1]) / 2 - abs(one[1] - two[1])
            if over <= 0 or down <= 0:
                continue
            moved = True
            axis, by = (0, over) if over < down else (1, down)
            by = min(by, 3.0) / 2 * (1 if one[axis] <= two[axis] else -1)
            one[axis] -= by
            two[axis] += by
    return moved


def _half(site: Site, name: str, f: Frame) -> float:
    """Half of how wide a province's words are, with the sign of a resource; see `board_map._name`."""
    number, latin = 14 + measure(str(site.number), f.least), name == site.latin
    first = measure(name, f.name) + (0 if latin else number)
    second = (number if latin else 0) + (measure(site.chinese if latin else site.latin, f.small) if f.both else 0)
    return max(first, second) / 2


def _spot(x: float, y: float, high: float, half: float, f: Frame) -> Spot:
    top = y - high / 2
    first = top + f.piece + f.name * 0.85
    return Spot(x, top + f.piece / 2, first, first + f.small + 2, half)
