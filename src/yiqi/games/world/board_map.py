"""What stands on the map: armies, capitals, cities, monuments, forts, fleets, and the attacks that can be made."""

from __future__ import annotations

from math import hypot
from typing import Final

from yiqi.core.game import Text, Width
from yiqi.draw.fit import measure
from yiqi.draw.svg import NONE, Svg, circle, esc, group, join, num, path, picture, rect, text, thing, use
from yiqi.games.world.board_chart import Point, Shape
from yiqi.games.world.board_content import Aim, Map, Spot
from yiqi.games.world.board_ground import frame
from yiqi.games.world.board_key import key
from yiqi.games.world.board_names import Frame
from yiqi.games.world.board_parts import army, comma

GROUND: Final = "ground"
"""The panel that lies under this one."""


def board_map(content: Map, say: Text, width: Width) -> Svg:
    """From below: fleets, every land with what stands in it, the last battle, the attack that is picked, the key."""
    chart = content.chart
    f = frame(chart, width)
    lands = [(spot, chart.at[spot.land]) for spot in content.spots if spot.land in chart.at]
    moved = f"scale({f.scale:.4f}) translate({num(-chart.box[0])} {num(-chart.box[1])})"
    body = [
        Svg(f'<g data-under="{GROUND}"></g>'),
        group(*(_water(sea.id, sea.fleet, content, say, f) for sea in chart.seas if sea.fleet), cls="wo-waters"),
        *(_land(spot, shape, moved, say, f) for spot, shape in lands),
        _last(content, f),
        *(_aim(aim, content, say, f) for aim in content.aims),
        _look(content, f),
    ]
    if width == "wide":
        body.append(key(say))
    return picture(f.across, f.down, say("panel-map"), *body, cls="wo-board")


def _water(name: str, at: Point | None, content: Map, say: Text, f: Frame) -> Svg:
    """A water that may be chosen, and the fleet in it: a hull with its player's shape as sail."""
    assert at is not None
    x, y = at[0] * f.scale, at[1] * f.scale
    size = f.piece * 1.5
    here = name in content.fleets
    said = say("board-fleet", water=name, seat=content.seat) if here else say("board-water", water=name)
    drawn = NONE
    if here:
        sail = use(f"m{content.seat}", x - size * 0.27, y - size * 0.56, size * 0.54)
        drawn = join([path(_hull(x, y, size), f"wo-hull wo-fill-{content.seat}"), sail])
    elif name in content.routes:
        drawn = circle(x, y, size * 0.16, "wo-sailed")
    room = max(size, f.reach)
    hit = rect(x - room / 2, y - room / 2, room, room, 0, "wo-hit")
    return thing(f"water {name}", said, hit, circle(x, y, size * 0.66, "ring wo-none"), group(drawn, cls="wo-quiet"))


def _hull(x: float, y: float, size: float) -> str:
    half = size / 2
    mast = f"M{num(x)} {num(y + size * 0.06)}v{num(size * 0.12)}"
    side = f"l{num(-size * 0.2)} {num(size * 0.24)}"
    return f"{mast}M{num(x - half)} {num(y + size * 0.16)}h{num(size)}{side}h{num(-size * 0.6)}z"


def _land(spot: Spot, shape: Shape, moved: str, say: Text, f: Frame) -> Svg:
    """A land: its outline, which is lit or picked, what stands there."""
    x, y = shape.anchor[0] * f.scale, shape.anchor[1] * f.scale
    use_again = f'<use href=\'#wo-{esc(shape.id)}\' transform="{moved}" class="ring wo-rim"/>'
    hit = circle(x, y, f.reach / 2, "wo-hit") if f.reach else NONE
    pieces = _pieces(spot, shape, f)
    said = land_words(spot, say)
    name = esc(f"land {spot.land}")
    return Svg(
        f'<g data-thing="{name}" data-page="{name}" role="button" aria-label="{esc(said)}" tabindex="-1">'
        f"{use_again}{hit}{pieces}</g>"
    )


def _pieces(spot: Spot, shape: Shape, f: Frame) -> Svg:
    out: list[Svg] = []
    x, y = shape.anchor[0] * f.scale, shape.anchor[1] * f.scale
    if spot.seat >= 0:
        if spot.fort:
            out.append(use("world-fort", x - f.piece * 0.86, y - f.piece * 0.86, f.piece * 1.72))
        out.append(army(spot.seat, x, y, f.piece * (0.86 if spot.fort else 1.0), spot.active))
    side = f.piece * 0.95
    at = shape.city
    if spot.capital or spot.city:
        cx, cy = _clear(at, shape.anchor, spot, f)
        out.append(use("world-capital" if spot.capital else "world-city", cx - side / 2, cy - side / 2, side))
    if spot.monument:
        cx, cy = _clear(shape.monument, shape.anchor, spot, f)
        out.append(use("world-monument", cx - side / 2, cy - side / 2, side))
    return group(*out, cls="wo-quiet") if out else NONE


def _clear(at: Point, anchor: Point, spot: Spot, f: Frame) -> Point:
    """The slot, moved away from the army so that neither covers the other."""
    dx, dy = (at[0] - anchor[0]) * f.scale, (at[1] - anchor[1]) * f.scale
    far = hypot(dx, dy)
    need = f.piece * (1.2 if spot.fort else 1.02) if spot.seat >= 0 else 0.0
    if far >= need or not far:
        return at[0] * f.scale, at[1] * f.scale
    return anchor[0] * f.scale + dx * need / far, anchor[1] * f.scale + dy * need / far


def land_words(spot: Spot, say: Text) -> str:
    """A land in words: name, area, resource, whose army of which empire, buildings."""
    said = [say(f"land-{spot.land}")]
    said.append(say(f"area-{spot.area}") if spot.area != "none" else say("board-barren"))
    if spot.seat >= 0:
        said.append(say("board-army", seat=spot.seat, empire=spot.empire))
    elif spot.area != "none":
        said.append(say("board-vacant"))
    for there, word in (
        (spot.fort, "fort"),
        (spot.capital, "capital"),
        (spot.city, "city"),
        (spot.monument, "monument"),
        (spot.resource, "resource"),
    ):
        if there:
            said.append(say(f"board-has-{word}"))
    return comma(say).join(said)


# attacks


def _aim(aim: Aim, content: Map, say: Text, f: Frame) -> Svg:
    """An arrow along the way of an attack, and the chance to win; shown while the land is picked. On a telephone the
    plate on the arrow is what rolls the dice."""
    chart = content.chart
    to = chart.at.get(aim.land)
    if to is None:
        return NONE
    if aim.land_from in chart.at:
        start = chart.at[aim.land_from].anchor
    else:
        sea = chart.sea_at.get(aim.water)
        if sea is None or sea.fleet is None:
            return NONE
        start = sea.fleet
    a = (start[0] * f.scale, start[1] * f.scale)
    b = (to.anchor[0] * f.scale, to.anchor[1] * f.scale)
    if not f.reach:
        return group(_arrow(a, b, f"{aim.win}%", f), cls="wo-aim wo-quiet", data_with=f"land {aim.land}")
    words = say("board-roll-short", n=aim.win)
    w = measure(words, 14) + 24
    x = min(max(2.0, b[0] - w / 2), f.across - w - 2)
    y = b[1] - f.piece - 52 if b[1] > 90 else b[1] + f.piece + 8
    plate = rect(x, y, w, 46, 23, "ring wo-go")
    roll = thing(f"roll {aim.land}", words, plate, text(x + w / 2, y + 28, words, 14, "mid bold wo-on-go"))
    return group(group(_arrow(a, b, "", f), cls="wo-quiet"), roll, cls="wo-aim", data_with=f"land {aim.land}")


def _arrow(a: Point, b: Point, words: str, f: Frame) -> Svg:
    """A bent arrow from a to b with a plate on it; short of both pieces."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    far = hypot(dx, dy) or 1.0
    bend = min(26.0, far * 0.18)
    mx, my = (a[0] + b[0]) / 2 - dy / far * bend, (a[1] + b[1]) / 2 + dx / far * bend
    gap = min(f.piece * 0.8, far * 0.3)
    ux, uy = _unit(mx - a[0], my - a[1])
    vx, vy = _unit(b[0] - mx, b[1] - my)
    x0, y0 = a[0] + ux * gap, a[1] + uy * gap
    x1, y1 = b[0] - vx * (gap + 4), b[1] - vy * (gap + 4)
    line = f"M{num(x0)} {num(y0)}Q{num(mx)} {num(my)} {num(x1)} {num(y1)}"
    tip = f"M{num(x1 + vx * 6)} {num(y1 + vy * 6)}"
    left = f"L{num(x1 - vx * 4 - vy * 6)} {num(y1 - vy * 4 + vx * 6)}"
    right = f"L{num(x1 - vx * 4 + vy * 6)} {num(y1 - vy * 4 - vx * 6)}"
    out = [path(line, "wo-way-under"), path(line, "wo-way"), path(f"{tip}{left}{right}z", "wo-head")]
    if words:
        size = f.name * 1.15
        wide = measure(words, size) + 14
        px, py = (x0 + 2 * mx + x1) / 4, (y0 + 2 * my + y1) / 4
        out.append(rect(px - wide / 2, py - size * 0.8, wide, size * 1.6, size * 0.8, "wo-pill"))
        out.append(text(px, py + size * 0.36, words, size, "mid bold wo-pill-n"))
    return join(out)


def _unit(x: float, y: float) -> Point:
    far = hypot(x, y) or 1.0
    return x / far, y / far


def _look(content: Map, f: Frame) -> Svg:
    """What a window smaller than the map looks at first: the empire in turn, else the middle of the old world."""
    chart = content.chart
    at = next((chart.at[spot.land].anchor for spot in content.spots if spot.active and spot.land in chart.at), None)
    x, y = at if at is not None else (chart.box[2] * 0.58, chart.box[3] * 0.38)
    return rect(x * f.scale, y * f.scale, 1, 1, 0, "wo-look look")


def _last(content: Map, f: Frame) -> Svg:
    """Where the last battle was: a thin arrow, and a cross where the attacker did not get in."""
    chart = content.chart
    for row in content.last:
        to, start = chart.at.get(row.land), chart.at.get(row.land_from)
        if to is None:
            continue
        b = (to.anchor[0] * f.scale, to.anchor[1] * f.scale)
        out: list[Svg] = []
        if start is not None:
            a = (start.anchor[0] * f.scale, start.anchor[1] * f.scale)
            out.append(_arrow(a, b, "", f))
        if row.result not in ("won", "treachery"):
            r = f.piece * 0.42
            x, y = b[0] + f.piece * 0.8, b[1] - f.piece * 0.8
            cross = f"M{num(x - r)} {num(y - r)}l{num(2 * r)} {num(2 * r)}m0 {num(-2 * r)}l{num(-2 * r)} {num(2 * r)}"
            out += [path(cross, "wo-fell-under"), path(cross, "wo-fell")]
        return group(*out, cls="wo-quiet wo-last")
    return NONE
