"""The ground of the map, which never changes: seas, lands in the tint of their areas, marks on borders, names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from yiqi.core.game import Text, Width
from yiqi.draw.svg import Svg, circle, esc, group, join, num, path, picture, rect, text, use
from yiqi.games.world.board_chart import Chart, Shape, Tick
from yiqi.games.world.board_content import Ground
from yiqi.games.world.board_names import Frame, Label, labels

TINTS: Final = 13
"""Areas that have a tint of their own; further ones begin anew."""
MARKS: Final = {
    "mountain": "l7-12 3 5 3-3.5 6 10.5z", "forest": "m8 0l-6 11h4v4h4v-4h4z",
    "great_wall": "v-9h4v4h3v-4h4v4h3v-4h3v9z",
}  # fmt: skip
FROM: Final = {"mountain": (-8.5, 5.0), "forest": (-8.0, -7.5), "great_wall": (-8.5, 4.5)}
"""Where such a mark begins, seen from its middle."""
CAP: Final = "l-3 5 3-1.2 2 2 1-.7z"


def frame(chart: Chart, width: Width) -> Frame:
    """The measures in a wide window and on a telephone, where the map scrolls."""
    across = 1100.0 if width == "wide" else 1560.0
    scale = across / chart.box[2]
    down = round(chart.box[3] * scale)
    if width == "wide":
        return Frame(across, down, scale, 9.6, 12.0, 15.0, 0.0)
    return Frame(across, down, scale, 12.5, 16.0, 22.0, 44.0)


def ground(content: Ground, say: Text, width: Width) -> Svg:
    """From below: the sea, pale shores, lands, what lies on their borders, names."""
    chart = content.chart
    f = frame(chart, width)
    moved = f"scale({f.scale:.4f}) translate({num(-chart.box[0])} {num(-chart.box[1])})"
    shore = Svg("".join([f"<use href='#wo-{esc(shape.id)}'/>" for shape in chart.shapes]))
    body = [
        rect(0, 0, f.across, f.down, 12, "wo-sea"),
        group(
            path(chart.sea_lines, "wo-sea-line"),
            group(shore, path(chart.neutral), cls="wo-shore"),
            path(chart.neutral, "wo-neutral"),
            *(_land(shape) for shape in chart.shapes),
            *(path(line, "wo-border") for line in chart.edges),
            path(chart.lakes, "wo-lake"),
            path(chart.links, "wo-link"),
            path(chart.straits, "wo-strait"),
            *_ticks(chart.ticks),
            *(join([circle(x, y, 9, "wo-cross"), _saltire(x, y)]) for x, y in chart.crossroads),
            transform=moved,
        ),
        *_words(chart, say, f),
    ]
    return picture(f.across, f.down, say("panel-map"), group(*body, cls="wo-quiet"), cls="wo-ground")


def tint(area: int) -> str:
    """The class of an area's colour."""
    return f"wo-area-{area % TINTS}" if area >= 0 else "wo-barren" if area == -1 else "wo-neutral"


def _land(shape: Shape) -> Svg:
    # no class of its own: where it is used again it takes the style of that place
    return group(Svg(f'<path id="wo-{esc(shape.id)}" d="{esc(shape.path)}"/>'), cls=f"wo-land {tint(shape.area)}")


def _ticks(ticks: Sequence[Tick]) -> list[Svg]:
    """All marks of one kind in one path."""
    out: list[Svg] = []
    for sign, shape in MARKS.items():
        dx, dy = FROM[sign]
        here = [tick.at for tick in ticks if tick.sign == sign]
        if not here:
            continue
        out.append(path("".join([f"M{round(x + dx)} {round(y + dy)}{shape}" for x, y in here]), f"wo-{sign}"))
        if sign == "mountain":
            out.append(path("".join([f"M{round(x + dx) + 7} {round(y + dy) - 12}{CAP}" for x, y in here]), "wo-snow"))
    return out


def _saltire(x: float, y: float) -> Svg:
    return path(f"M{num(x - 4)} {num(y - 4)}l8 8m0-8l-8 8", "wo-saltire")


def _words(chart: Chart, say: Text, f: Frame) -> list[Svg]:
    """The names of waters, slanted, and of lands, a resource left of its land's name."""
    seas: list[Svg] = []
    lands: list[Svg] = []
    for found in labels(chart, say, f):
        (seas if found.kind == "water" else lands).append(_label(found, f))
    return [group(*seas, cls="wo-seas"), group(*lands, cls="wo-names")]


def _label(found: Label, f: Frame) -> Svg:
    cls = {"water": "mid wo-water", "barren": "mid thin wo-faint"}.get(found.kind, f"{found.side} thin")
    first = found.y + found.size * 0.82
    rows = [text(found.x, first + k * found.size * 1.1, row, found.size, cls) for k, row in enumerate(found.lines)]
    if found.resource:
        size = found.size * 1.05
        rows.append(use("world-resource", found.left - size - 2, first - found.size * 0.36 - size / 2, size))
    turn = f"rotate({num(found.turn)} {num(found.x)} {num(first)})" if found.turn else None
    return group(*rows, transform=turn) if turn else join(rows)
