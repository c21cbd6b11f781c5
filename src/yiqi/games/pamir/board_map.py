"""The map: regions with their rulers, armies and tribes, borders with their roads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from yiqi.core.game import Text, Width
from yiqi.draw.svg import NONE, Svg, circle, group, inner, join, path, picture, rect, thing, title, use
from yiqi.games.pamir.board_content import Border, Map, Region
from yiqi.games.pamir.board_land import Land, Room, land
from yiqi.games.pamir.board_parts import MANY, SHORT, badge, blank, colon, comma, label, ring, stop
from yiqi.games.pamir.cards import COALITIONS


class Frame(NamedTuple):
    """The measures of a map: width and height, name, smallest text, a piece across and down, a place for it, reach of
    a press (0: no more than what is seen), a road across."""

    width: float
    height: float
    name: float
    least: float
    block: float
    tribe: float
    line: float
    pitch: float
    reach: float
    road: float


WIDE = Frame(505, 570, 17, 9, 29, 25, 30, 23, 0, 33)
NARROW = Frame(374, 520, 14.5, 11, 25, 22, 26, 24, 44, 30)


class Pieces(NamedTuple):
    """Pieces of a kind in a region: what paths call them, what is said, the symbol, how many."""

    name: str
    said: str
    symbol: str
    n: int


def board_map(content: Map, say: Text, width: Width) -> Svg:
    """The whole map. Regions hold their pieces; borders lie on top, each with its roads."""
    f = WIDE if width == "wide" else NARROW
    ground = land(f.width, f.height)
    body = [rect(0, 0, f.width, f.height, 12, "pm-map")]
    regions = [_region(region, ground, say, f) for region in content.regions]
    body += [found[0] for found in regions]
    body.append(group(ground.terrain, cls="pm-quiet"))
    # pieces come after the terrain, inside their region all the same: a thing of the same name
    body += [found[1] for found in regions]
    body += [_border(border, ground, say, f) for border in content.borders]
    return picture(f.width, f.height, say("panel-map"), *body, cls="pm-board")


def _region(region: Region, ground: Land, say: Text, f: Frame) -> tuple[Svg, Svg]:
    """The land of a region; and the region as a thing: outline, names, ruler, pieces."""
    room = ground.rooms[region.name]
    outline = ground.outlines[region.name]
    under = path(outline, f"pm-land pm-g-{region.name}")
    said, reason = say(f"region-{region.name}"), _reason(region, say)
    parts = [f"{said}{colon(say)}{reason}"]
    armies, tribes = _armies(region, say), _tribes(region, say)
    parts += [pieces.said for pieces in (*armies, *tribes)]
    top = room.top
    body = [path(outline, "ring pm-outline"), *_names(region.name, said, say, room, f)]
    down = top + f.name + f.least + 12
    body.append(_plate(region, reason, room.mid, down, f))
    down += 30 if f is WIDE else 27
    body.append(_pieces(armies, tribes, room, down, f))
    return under, thing(f"region {region.name}", stop(say).join(parts), *body)


def _names(region: str, said: str, say: Text, room: Room, f: Frame) -> list[Svg]:
    """The name in the reader's script, below it in the other one."""
    ink = f"pm-gi-{region}"
    y = room.top + f.name * 0.85
    other = say(f"region-other-{region}")
    lang = "en" if say.language.startswith("zh") else "zh-Hant"
    first = label(room.mid, y, said, room.width, f.name, f.least, f"mid pm-serif {ink}")
    second = label(room.mid, y + f.least + 6, other, room.width, f.least + 2, f.least, f"mid thin pm-serif {ink}")
    return [first, group(second, lang=lang)]


def _reason(region: Region, say: Text) -> str:
    """Who rules, and why; or why nobody does."""
    if region.ruler >= 0:
        return say("map-ruled", seat=region.ruler, n=region.own, other=region.against)
    if not region.own:
        return say("map-no-tribe")
    return say("map-unruled", n=region.own, other=region.against)


def _plate(region: Region, reason: str, x: float, y: float, f: Frame) -> Svg:
    """The ruler token: a crown and the ruler's shape; a dashed outline where nobody rules."""
    w, h = (54.0, 25.0) if f is WIDE else (48.0, 22.0)
    s, ink = h - 6, f"pm-gi-{region.name}"
    body = [title(reason)]
    if region.ruler < 0:
        body += [rect(x - w / 2, y, w, h, h / 2, f"pm-plate-none pm-l-{region.name}")]
        body.append(use("pamir-ruler", x - s / 2, y + 3, s, f"{ink} pm-weak"))
    else:
        body.append(rect(x - w / 2, y, w, h, h / 2, f"pm-plate pm-l-{region.name}"))
        body.append(use("pamir-ruler", x - w / 2 + 5, y + 3, s, ink))
        body.append(use(f"m{region.ruler}", x + 2, y + 3, s))
    return group(*body)


def _armies(region: Region, say: Text) -> list[Pieces]:
    return [
        Pieces(
            f"army {region.name} {coalition}",
            say("map-armies", coalition=coalition, n=n, region=region.name),
            f"pamir-army-{coalition}",
            n,
        )
        for coalition, n in zip(COALITIONS, region.armies, strict=True)
        if n
    ]


def _tribes(region: Region, say: Text) -> list[Pieces]:
    return [
        Pieces(
            f"tribe {region.name} {player}",
            say("map-tribes", seat=player, n=n, region=region.name),
            f"pamir-tribe-{player}",
            n,
        )
        for player, n in enumerate(region.tribes)
        if n
    ]


class Laid(NamedTuple):
    """Pieces on a line: how far each stands from the one before, how many are shown, how wide all are, a number."""

    pieces: Pieces
    step: float
    shown: int
    wide: float
    number: int


def _laid(pieces: Pieces, level: int, pitch: float) -> Laid:
    """Side by side (0), overlapping (1), or one with a number (2)."""
    n = pieces.n
    if level == 2 or n > MANY:
        return Laid(pieces, pitch, 1, pitch + (4 if n > 1 else 0), n if n > 1 else 0)
    step = pitch if level == 0 else pitch * 0.5
    return Laid(pieces, step, n, pitch + (n - 1) * step, 0)


def _lines(all_pieces: Sequence[Pieces], level: int, room: float, pitch: float) -> list[list[Laid]]:
    """As many on a line as find room."""
    lines: list[list[Laid]] = []
    used = room
    for pieces in all_pieces:
        laid = _laid(pieces, level, pitch)
        # a number may stand a little over the edge
        if not lines or used + laid.wide > room * (1.12 if level == 2 else 1) + 1:
            lines.append([])
            used = 0.0
        lines[-1].append(laid)
        used += laid.wide
    return lines


def _pieces(armies: Sequence[Pieces], tribes: Sequence[Pieces], room: Room, top: float, f: Frame) -> Svg:
    """Armies, then tribes, as large and as loose as the room allows."""
    for level in (0, 1, 2):
        found = [
            *((line, f.block) for line in _lines(armies, level, room.width, f.pitch)),
            *((line, f.tribe) for line in _lines(tribes, level, room.width, f.pitch)),
        ]
        if top + len(found) * f.line <= room.low + 8:
            break
    out = []
    step = min(f.line, (f.height - 14 - top) / max(1, len(found)))
    for k, (line, size) in enumerate(found):
        x = room.mid - sum(laid.wide for laid in line) / 2
        y = top + k * step + (f.line - size) / 2
        for laid in line:
            out.append(_stand(laid, x, y, size, f))
            x += laid.wide
    return join(out)


def _stand(laid: Laid, x: float, y: float, size: float, f: Frame) -> Svg:
    """Pieces of a kind as one thing, its upper left corner at (x, y)."""
    # symbols stand in the middle of a square
    aside = (f.pitch - size) / 2
    body = [title(laid.pieces.said)]
    if f.reach:
        mid = x + laid.wide / 2, y + size / 2
        body.append(blank(mid[0] - f.reach / 2, mid[1] - f.reach / 2, f.reach, f.reach))
    body.append(ring(x, y - 1, laid.wide, size + 2, 5))
    body += [use(laid.pieces.symbol, x + aside + q * laid.step, y, size) for q in range(laid.shown)]
    if laid.number:
        # the emblem of an army is low, the shape on a cylinder high
        down = 6 if laid.pieces.name.startswith("army") else size * 0.74
        body.append(badge(x + f.pitch - 2, y + down, laid.number, 11))
    return inner(laid.pieces.name, laid.pieces.said, *body)


def _border(border: Border, ground: Land, say: Text, f: Frame) -> Svg:
    """A border as a thing: the roads on it, else a place for one; it can be pressed in a circle around."""
    pair = border.name.split("-")
    x, y = ground.spots[frozenset(pair)]
    where = say(f"border-{border.name}")
    roads = [(c, n) for c, n in zip(COALITIONS, border.roads, strict=True) if n]
    said = [say("map-roads", coalition=coalition, n=n, border=border.name) for coalition, n in roads]
    r = max(22.0, f.reach / 2)
    body = [circle(x, y, r, "ring pm-spot")]
    if not roads:
        body.append(circle(x, y, 7, "pm-free"))
        return thing(f"border {border.name}", f"{where}{colon(say)}{say('map-no-road')}", title(where), *body)
    down = 24.0 if f.reach else 18.0
    for k, (coalition, n) in enumerate(roads):
        mid = y + (k - (len(roads) - 1) / 2) * down
        body.append(_road(f"road {border.name} {coalition}", said[k], coalition, n, x, mid, f))
    return thing(f"border {border.name}", f"{where}{colon(say)}{comma(say).join(said)}", *body)


def _road(name: str, said: str, coalition: str, n: int, x: float, y: float, f: Frame) -> Svg:
    """A coalition's roads on a border, around (x, y); from two on with their number."""
    w = f.road
    body = [title(said), blank(x - f.reach / 2, y - f.reach / 2, f.reach, f.reach) if f.reach else NONE]
    body.append(ring(x - w / 2 - 2, y - w * 0.28 - 1, w + 4, w * 0.56 + 2, 5))
    body += [use(f"pamir-road-{coalition}", x - w / 2 + q * 3, y - w / 2 - q * 2, w) for q in range(min(n, 2))]
    if n > 1:
        body.append(badge(x + w / 2 + 4, y, n, 11, f"pm-badge-{SHORT[coalition]}"))
    return inner(name, said, *body)
