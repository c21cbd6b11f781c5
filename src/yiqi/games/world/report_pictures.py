# mypyc: skip
"""The pictures of a report: who held what, where armies went, empires that rise and fall, how attacks ended.

Players have a colour and a shape; every bar has its number written in it or beside it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import hypot
from typing import Final

from yiqi.core.game import Text
from yiqi.draw.fit import fit
from yiqi.draw.svg import NONE, Svg, circle, group, join, num, path, picture, rect, text, title, use
from yiqi.games.world.cards import EPOCHS
from yiqi.games.world.report_tables import Flow, Life, Numbers, Rate

WIDTH: Final = 1000
LABEL: Final = 168
TOP: Final = 34
COLUMN: Final = (WIDTH - LABEL) / EPOCHS
SMALL: Final = 11.5
USUAL: Final = 13
LEAST_SIZE: Final = 9.6


def _fill(colour: str) -> str:
    return f"fill:var(--{colour})"


def _words(x: float, y: float, words: str, room: float, size: float = USUAL, cls: str = "") -> Svg:
    """Words in a room, smaller or shortened where they are too long."""
    fitted = fit(words, room, size, LEAST_SIZE)
    return text(x, y, fitted.lines[0], fitted.size, cls)


def _epochs(say: Text, height: float) -> Svg:
    """The heads of seven columns, and lines between them."""
    parts = []
    for n in range(EPOCHS):
        x = LABEL + n * COLUMN
        parts.append(_words(x + COLUMN / 2, 21, say(f"score-epoch-{n + 1}"), COLUMN - 8, SMALL, "mid soft"))
        parts.append(path(f"M{num(x)} {TOP}V{num(height)}", style="stroke:var(--line);stroke-width:1"))
    return join(parts)


def _picture(key: str, height: float, say: Text, *body: Svg) -> str:
    ground = rect(0, 0, WIDTH, height, 10, style="fill:var(--surface)")
    return picture(WIDTH, height, say(f"report-picture-{key}"), ground, *body, cls="across report")


# who held what

ROW: Final = 38


def draw_held(n: Numbers, say: Text) -> str:
    """A row an area, a column an epoch: the lands of each player, and a bar of them."""
    areas = [row.area for row in n.worth]
    lands: Mapping[tuple[int, str, int], int] = {(h.epoch, h.area, h.seat): h.lands for h in n.held}
    most = max([sum([lands.get((e, a, s), 0) for s in range(n.sides)]) for a in areas for e in range(8)], default=1)
    height = TOP + ROW * len(areas) + 8
    body = [_epochs(say, height)]
    for k, area in enumerate(areas):
        y = TOP + k * ROW
        body.append(path(f"M0 {y}H{WIDTH}", style="stroke:var(--line);stroke-width:1"))
        body.append(_words(12, y + 23, say(f"area-{area}"), LABEL - 20))
        for epoch in range(1, EPOCHS + 1):
            found = {seat: lands.get((epoch, area, seat), 0) for seat in range(n.sides)}
            body.append(_holding(LABEL + (epoch - 1) * COLUMN + 5, y, {s: c for s, c in found.items() if c}, most))
    return _picture("held", height, say, *body)


def _holding(x: float, y: float, found: Mapping[int, int], most: int) -> Svg:
    if not found:
        return NONE
    room = COLUMN - 10
    step = min(28.0, room / len(found))
    parts, at = [], x
    for k, (seat, lands) in enumerate(sorted(found.items(), key=lambda item: (-item[1], item[0]))):
        parts.append(use(f"m{seat}", x + k * step, y + 6, 12))
        parts.append(text(x + k * step + 13, y + 16, str(lands), SMALL))
        wide = room * lands / max(most, 1)
        parts.append(rect(at, y + 23, wide, 9, 2, style=f"fill:var(--p{seat});stroke:var(--surface);stroke-width:1"))
        at += wide
    return join(parts)


# the rise and fall of empires

LIFE: Final = 24
GAP: Final = 12


def draw_lives(n: Numbers, say: Text) -> str:
    """A row an empire: its lands after each epoch, as high as they are many; a cross where it fell."""
    most = max([life.most for life in n.lives], default=1) or 1
    height = TOP + sum([LIFE for _ in n.lives]) + GAP * n.sides + 8
    body, y = [_epochs(say, height)], float(TOP)
    for seat in range(n.sides):
        mine = [life for life in n.lives if life.seat == seat]
        for life in mine:
            body.append(_life(life, y, most, say))
            y += LIFE
        y += GAP
        body.append(path(f"M0 {num(y - GAP / 2)}H{WIDTH}", style="stroke:var(--line-2);stroke-width:1"))
    return _picture("lives", height, say, *body)


def _life(life: Life, y: float, most: int, say: Text) -> Svg:
    room = LIFE - 4
    parts = [
        use(f"m{life.seat}", 10, y + 6, 13),
        _words(28, y + 17, say(f"empire-{life.empire}"), LABEL - 36, SMALL),
    ]
    for n, lands in enumerate(life.lands):
        x = LABEL + n * COLUMN
        if lands:
            tall = max(4.0, room * lands / most)
            parts.append(rect(x, y + LIFE - 2 - tall, COLUMN - 34, tall, 2, style=_fill(f"p{life.seat}")))
            parts.append(text(x + COLUMN - 28, y + 18, str(lands), SMALL))
        elif life.fell == n + 1:
            cross = f"M{num(x + 6)} {num(y + 8)}l8 8m0 -8l-8 8"
            parts.append(path(cross, style="stroke:var(--ink-3);stroke-width:2;fill:none"))
    return group(title(say("report-life", empire=life.empire, seat=life.seat, n=life.most)), *parts)


# where armies came from

MAP_TOP: Final = 16
LEAST: Final = 2
"""Fewer armies than this are in the table, not in the picture."""


def _spots(n: Numbers) -> Mapping[str, tuple[float, float]]:
    """Where each area lies in the picture."""
    if not n.spots:
        return {}
    across, down = [spot.x for spot in n.spots], [spot.y for spot in n.spots]
    by_x, by_y = (WIDTH - 200) / max(max(across) - min(across), 1), 430 / max(max(down) - min(down), 1)
    return {s.area: (100 + (s.x - min(across)) * by_x, 60 + (s.y - min(down)) * by_y) for s in n.spots}


def draw_flows(n: Numbers, say: Text) -> str:
    """Arrows between areas, as thick as armies were many, broken where most went over the sea."""
    spots, height = _spots(n), 560.0
    shown = [f for f in n.flows if f.armies >= LEAST and f.area in spots and f.area_to in spots]
    most = max([flow.armies for flow in shown if flow.area != flow.area_to], default=1)
    arrows = [_arrow(flow, spots, most, say) for flow in reversed(shown) if flow.area != flow.area_to]
    stayed = Counter({flow.area: flow.armies for flow in n.flows if flow.area == flow.area_to})
    nodes = [_node(area, spot, stayed[area], say) for area, spot in spots.items()]
    return _picture("flows", height, say, *arrows, *nodes)


def _arrow(flow: Flow, spots: Mapping[str, tuple[float, float]], most: int, say: Text) -> Svg:
    (x, y), (u, v) = spots[flow.area], spots[flow.area_to]
    long = hypot(u - x, v - y) or 1.0
    across, down = (u - x) / long, (v - y) / long
    # bowed to the left of the way, so that there and back are two lines
    bow = min(46.0, long * 0.22)
    mx, my = (x + u) / 2 + down * bow, (y + v) / 2 - across * bow
    x, y, u, v = x + across * 24, y + down * 24, u - across * 26, v - down * 26
    end = hypot(u - mx, v - my) or 1.0
    dx, dy = (u - mx) / end, (v - my) / end
    wide = 1.6 + 8 * flow.armies / most
    tip = 7 + wide
    line = f"M{num(x)} {num(y)}Q{num(mx)} {num(my)} {num(u - dx * tip * 0.7)} {num(v - dy * tip * 0.7)}"
    head = (
        f"M{num(u)} {num(v)}L{num(u - dx * tip - dy * tip * 0.6)} {num(v - dy * tip + dx * tip * 0.6)}"
        f"L{num(u - dx * tip + dy * tip * 0.6)} {num(v - dy * tip - dx * tip * 0.6)}z"
    )
    sea = 2 * flow.sea > flow.armies
    colour = "gold" if sea else "accent"
    dashes = f";stroke-dasharray:{num(wide * 1.6 + 3)} {num(wide + 2)}" if sea else ""
    style = f"fill:none;stroke:var(--{colour});stroke-width:{num(wide)};opacity:.6{dashes}"
    at_x, at_y = (x + 2 * mx + u) / 4, (y + 2 * my + v) / 4
    words = say("report-flow", area=flow.area, area_to=flow.area_to, n=flow.armies, sea=flow.sea)
    return group(
        title(words),
        path(line, style=style),
        path(head, style=f"fill:var(--{colour});opacity:.85"),
        circle(at_x, at_y, 9, style="fill:var(--surface);opacity:.9"),
        text(at_x, at_y + 4, str(flow.armies), SMALL, "mid"),
    )


def _node(area: str, spot: tuple[float, float], stayed: int, say: Text) -> Svg:
    x, y = spot
    fitted = fit(say(f"area-{area}"), 128, SMALL, LEAST_SIZE)
    return group(
        title(say("report-stayed", area=area, n=stayed)),
        circle(x, y, 17, style="fill:var(--gold-2);stroke:var(--line-2);stroke-width:1.5"),
        text(x, y + 4.5, str(stayed), USUAL, "mid bold"),
        text(
            x,
            y + 31,
            fitted.lines[0],
            fitted.size,
            "mid",
            style="paint-order:stroke;stroke:var(--surface);stroke-width:4px",
        ),
    )


# how attacks ended

BAR: Final = 34
ENDS: Final = ("won", "tied", "lost")
COLOURS: Final = {"won": "accent", "tied": "gold-2", "lost": "sunken"}


def draw_ways(n: Numbers, say: Text) -> str:
    """A bar a direction: attacks won, tied, lost."""
    return _bars("ways", "way", n.ways, say)


def draw_defences(n: Numbers, say: Text) -> str:
    """The same by what the defender had."""
    return _bars("defences", "defence", n.defences, say)


def _bars(key: str, kind: str, rates: Sequence[Rate], say: Text) -> str:
    most = max([rate.attacks for rate in rates], default=1)
    height = TOP + BAR * len(rates) + 10
    room = WIDTH - LABEL - 190
    body = [_legend(say)]
    for k, rate in enumerate(rates):
        y, x = TOP + k * BAR, float(LABEL)
        body.append(_words(12, y + 21, say(f"{kind}-{rate.key}"), LABEL - 20))
        for end, count in zip(ENDS, rate[2:5], strict=True):
            wide = room * count / most
            style = f"fill:var(--{COLOURS[end]});stroke:var(--line-2);stroke-width:1"
            body.append(rect(x, y + 5, wide, 22, 2, style=style) if count else NONE)
            if wide > 16:
                white = {"style": "fill:var(--on-accent)"} if end == "won" else {}
                body.append(text(x + wide / 2, y + 20.5, str(count), SMALL, "mid", **white))
            x += wide
        body.append(
            _words(x + 8, y + 21, say("report-bar", won=rate.won, n=rate.attacks), WIDTH - x - 12, SMALL, "soft")
        )
    return _picture(key, height, say, *body)


def _legend(say: Text) -> Svg:
    parts = []
    for k, end in enumerate(ENDS):
        x = LABEL + k * 150
        style = f"fill:var(--{COLOURS[end]});stroke:var(--line-2);stroke-width:1"
        parts += [rect(x, 11, 14, 14, 2, style=style), _words(x + 20, 22.5, say(f"report-column-{end}"), 126, SMALL)]
    return join(parts)


PICTURES: Final[Mapping[str, Callable[[Numbers, Text], str]]] = {
    "held": draw_held, "lives": draw_lives, "flows": draw_flows, "ways": draw_ways, "defences": draw_defences,
}  # fmt: skip
