"""The map: provinces in the colours of their kingdoms and owners, names, capitals, units, and what was ordered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from yiqi.core.game import Text, Width
from yiqi.draw.fit import measure
from yiqi.draw.svg import NONE, Svg, circle, esc, group, inner, join, num, path, picture, rect, text, thing, title, use
from yiqi.games.sanguo.board_arrows import after, heads, under
from yiqi.games.sanguo.board_content import Map, Province, Site, Unit
from yiqi.games.sanguo.board_key import key
from yiqi.games.sanguo.board_land import Frame, Spot, borders, coast, frame, mark, spots
from yiqi.games.sanguo.board_parts import chinese, chip, comma, flag, foreign, label

GAP: Final = 20
"""From one unit in a province to the next."""
OUT: Final = 9
"""How far aside, and down, a unit stands that was dislodged."""


def board_map(content: Map, say: Text, width: Width) -> Svg:
    """From below: sea, provinces, lines of the land, orders, names, units, and what became of the orders."""
    land = content.land
    f = frame(land, width)
    names = tuple([say(f"province-{site.number}") for site in land.sites])
    rooms = dict(zip([site.number for site in land.sites], spots(land, names, width), strict=True))
    held: dict[int, list[Unit]] = {}
    for unit in content.units:
        held.setdefault(unit.place, []).append(unit)
    waiting = {unit.word for unit in content.units if unit.out}
    printed = list(zip(content.provinces, land.sites, strict=True))
    body = [
        rect(0, 0, f.across, f.down, 12, "sg-sea"),
        _ground(content, held, say, f),
        group(under(content.steps, rooms, f), cls="sg-quiet"),
        group(*(_name(p, site, rooms[p.number], say, f) for p, site in printed), cls="sg-quiet sg-names"),
        group(heads(content.steps, rooms), cls="sg-quiet"),
        *(_stand(units, rooms[n], say, f) for n, units in held.items()),
        group(*(_marks(p, rooms[p.number]) for p in content.provinces if p.capital >= 0 or p.closed), cls="sg-quiet"),
        group(after(content.steps, rooms, waiting, f, say), cls="sg-quiet"),
        *(_acts(p, held.get(p.number, []), rooms[p.number], say, f) for p in content.provinces),
    ]
    if width == "wide":
        body.append(key(say))
    return picture(f.across, f.down, say("panel-map"), *body, cls="sg-board", near=True)


def _ground(content: Map, held: Mapping[int, Sequence[Unit]], say: Text, f: Frame) -> Svg:
    """The provinces, a pale shore around them, and the lines between the kingdoms; in the measures of the land."""
    land = content.land
    shore, tag = coast(land), mark(land)
    provinces = [
        _province(p, site, held.get(p.number, ()), tag, say)
        for p, site in zip(content.provinces, land.sites, strict=True)
    ]
    lines = group(path(borders(land), "sg-border"), path(shore, "sg-coast"), cls="sg-quiet")
    moved = f"scale({f.scale:.4f}) translate({num(-f.left)} {num(-f.top)})"
    return group(path(shore, "sg-shore"), *provinces, lines, transform=moved)


def _province(p: Province, site: Site, units: Sequence[Unit], tag: str, say: Text) -> Svg:
    """A province's ground. Its outline is written once and used again for the band in its owner's colour and for the
    ring; both are cut off at the border. The ids are this drawing's own: in single quotes, since `tokens.standalone`
    renames those of symbols."""
    own = f"{tag}-{p.number}"
    ground = f"sg-own-{p.owner}" if p.owner >= 0 else f"sg-{site.kingdom}"
    # no class of its own: where it is used again it takes the style of that place
    shape = group(Svg(f'<path id="{own}" d="{esc(site.path)}"/>'), cls=f"sg-land {ground}")
    clip = Svg(f"<clipPath id=\"{own}c\"><use href='#{own}'/></clipPath>")
    band = _again(own, f"sg-band sg-line-{p.owner}") if p.owner >= 0 else NONE
    said = _said(p, units, say)
    return thing(f"province {p.number}", said, title(said), shape, clip, band, _again(own, "ring sg-rim"))


def _again(own: str, cls: str) -> Svg:
    return Svg(f'<use href=\'#{own}\' clip-path="url(#{own}c)" class="{cls}"/>')


def _said(p: Province, units: Sequence[Unit], say: Text) -> str:
    """A province in words: name, number, owner, what is special, who stands there."""
    said = [say("board-province", province=p.number, n=p.number)]
    if p.owner >= 0:
        said.append(say("board-owned", seat=p.owner))
    elif p.resource:
        said.append(say("board-resource"))
    if p.capital >= 0:
        said.append(say("board-capital", seat=p.capital))
    if p.closed:
        said.append(say("board-closed"))
    return comma(say).join([*said, *(unit_words(unit, say) for unit in units)])


def unit_words(unit: Unit, say: Text) -> str:
    """A unit in words."""
    if unit.leader:
        said = say("board-leader", seat=unit.seat, leader=unit.leader)
    else:
        said = say("board-army" if unit.word[0] == "a" else "board-militia", seat=unit.seat)
    return say("board-out", unit=said) if unit.out else said


def _name(p: Province, site: Site, spot: Spot, say: Text, f: Frame) -> Svg:
    """The name in the reader's script, below it in the other; number, resource and capital before the Chinese one."""
    zh = chinese(say)
    name = say(f"province-{p.number}")
    room = max(f.across * 0.12, 40.0)
    other = site.latin if zh else site.chinese
    signs = 11.0 * p.resource
    digits = measure(str(p.number), f.least) + 3
    out = []
    serif = " sg-serif" if zh else ""
    if zh:
        wide = measure(name, f.name)
        left = spot.x - (signs + digits + wide) / 2
        out += _signs(p, left, spot.first, f)
        out.append(text(left + signs + digits, spot.first, name, f.name, f"bold{serif}"))
        if f.both:
            out.append(foreign(say, label(spot.x, spot.second, other, room, f.small, 9, "mid thin sg-soft")))
        return group(*out)
    out.append(label(spot.x, spot.first, name, room, f.name, f.least, "mid"))
    wide = measure(other, f.small) if f.both else 0
    left = spot.x - (signs + digits + wide) / 2
    out += _signs(p, left, spot.second, f)
    if f.both:
        out.append(foreign(say, text(left + signs + digits, spot.second, other, f.small, "thin sg-soft sg-serif")))
    return group(*out)


def _signs(p: Province, x: float, y: float, f: Frame) -> list[Svg]:
    """A diamond for a resource, and the number."""
    out = [use("sanguo-resource", x - 1, y - 9.5, 11)] if p.resource else []
    out.append(text(x + (11 if p.resource else 0), y, str(p.number), f.least, "thin sg-soft"))
    return out


def _stand(units: Sequence[Unit], spot: Spot, say: Text, f: Frame) -> Svg:
    """The units in a province. A press on one that cannot be chosen counts for the province: by CSS, or
    where it can be said why not, by the page."""
    here = sorted(units, key=lambda unit: (unit.out, not unit.leader, unit.seat))
    left = spot.x - (len(here) - 1) * GAP / 2
    body = []
    for k, unit in enumerate(here):
        aside = OUT if unit.out else 0
        x, y = left + k * GAP + aside, spot.units + aside
        said, ring = unit_words(unit, say), circle(x, y, f.piece * 0.62, "ring sg-none")
        shown = [title(said), _reach(k, len(here), x, y, f), ring, _piece(unit, x, y, f, say)]
        named = inner(f"unit {unit.word}", said, *shown, cls="sg-unit through")
        body.append(named if unit.named else group(*shown, cls="sg-quiet"))
    return group(*body)


def _reach(k: int, n: int, x: float, y: float, f: Frame) -> Svg:
    """What of a unit can be pressed on a telephone: more than is seen, and not what belongs to the next one."""
    if not f.reach:
        return NONE
    left = x - (f.reach / 2 if k == 0 else GAP / 2)
    right = x + (f.reach / 2 if k == n - 1 else GAP / 2)
    if n > 1:
        left, right = (right - f.reach, right) if k == 0 else (left, max(right, left + f.reach))
    return rect(left, y - f.reach / 2, right - left, f.reach, 0, "sg-hit")


def _piece(unit: Unit, x: float, y: float, f: Frame, say: Text) -> Svg:
    """A flag, a filled or a hollow shape; a broken red ring around who was dislodged."""
    half = f.piece / 2
    if unit.leader:
        drawn = flag(unit.leader, unit.seat, x - half - 1, y - half - 2, f.piece + 3, say)
    elif unit.word[0] == "a":
        drawn = use(f"m{unit.seat}", x - half, y - half, f.piece)
    else:
        drawn = use(f"sanguo-militia-{unit.seat}", x - half, y - half, f.piece)
    return join([drawn, circle(x, y, half + 3, "sg-out")]) if unit.out else drawn


def _acts(p: Province, units: Sequence[Unit], spot: Spot, say: Text, f: Frame) -> Svg:
    """What can be written for a province or a unit besides going somewhere: chips shown once it is picked."""
    out = []
    if p.acts:
        out.append(inner(f"province {p.number}", "", _chips(p.acts, spot, say, f)))
    out += [
        inner(f"unit {unit.word}", "", _chips(unit.acts, spot, say, f)) for unit in units if unit.acts and unit.named
    ]
    return join(out)


def _chips(acts: Sequence[str], spot: Spot, say: Text, f: Frame) -> Svg:
    """Above the units, or below where there is no room."""
    w, high = 86.0, 44.0
    left = min(max(2.0, spot.x - len(acts) * w / 2), f.across - len(acts) * w - 2)
    top = spot.units - high - 20
    top = top if top > 2 else spot.units + 18
    return join(
        chip(f"act {act}", say(f"board-act-{act}"), left + k * w + 2, top, w - 4, high) for k, act in enumerate(acts)
    )


def _marks(p: Province, spot: Spot) -> Svg:
    """A star in a disc for a capital, left of the units; a cross right of them where nobody may retreat to."""
    star = use("sanguo-capital", spot.x - 38, spot.units - 6, 14) if p.capital >= 0 else NONE
    if not p.closed:
        return star
    return join(
        [star, circle(spot.x + 24, spot.units, 8, "sg-shut"), use("sanguo-war", spot.x + 18, spot.units - 6, 12)]
    )
