"""Orders on the map: arrows for moves, dashes for support, and marks for what became of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from math import hypot
from typing import Final, NamedTuple

from yiqi.core.game import Text
from yiqi.draw.fit import measure
from yiqi.draw.svg import NONE, Svg, circle, group, join, num, path, title, use
from yiqi.games.sanguo.board_content import Step
from yiqi.games.sanguo.board_land import Frame, Spot
from yiqi.games.sanguo.board_parts import pill

START: Final = 13.0
STOP: Final = 15.0
BEND: Final = 0.09
SHORT: Final = 0.66
"""How far an arrow goes that bounces."""
RING: Final = 0.5
"""Where on an arrow its supports meet it."""
FAILED: Final = ("void", "cut")
BURST: Final = 24.0
SMALL: Final = 11.0
HEAD: Final = 13.0
"""How long the head of an arrow is."""
NEAR: Final = 110.0
"""How far from where an arrow goes names are looked at."""
RISE: Final = 10.0
"""How high a name is above its baseline."""
ASIDE: Final = 25.0
BESIDE: Final = 2.0
"""How far aside of the units an arrow may be aimed, and how far from there it stops."""
WAYS: Final = tuple(
    (bend, aside, short)
    for short in (0.0, 5.0, 10.0, 15.0, 20.0, 25.0, 30.0)
    for bend, aside in (
        (BEND, 0.0), (-BEND, 0.0), (0.2, 0.0), (-0.2, 0.0), (BEND, ASIDE), (-BEND, -ASIDE), (BEND, -ASIDE),
        (-BEND, ASIDE),
    )
)  # fmt: skip
"""Bend, aside, how much shorter: an arrow takes the first that does."""


class Arrow(NamedTuple):
    """A bent line from one point to another; the middle one bends it."""

    x0: float
    y0: float
    x1: float
    y1: float
    x2: float
    y2: float

    def at(self, t: float) -> tuple[float, float]:
        """The point after a part of the way, 0 to 1."""
        u = 1 - t
        x = u * u * self.x0 + 2 * u * t * self.x1 + t * t * self.x2
        return x, u * u * self.y0 + 2 * u * t * self.y1 + t * t * self.y2

    def part(self, a: float, b: float) -> Arrow:
        """The same line from one part of the way to another."""
        (xa, ya), (xb, yb) = self.at(a), self.at(b)
        (xm, ym) = self.at((a + b) / 2)
        return Arrow(xa, ya, 2 * xm - (xa + xb) / 2, 2 * ym - (ya + yb) / 2, xb, yb)

    def d(self) -> str:
        return f"M{num(self.x0)} {num(self.y0)}Q{num(self.x1)} {num(self.y1)} {num(self.x2)} {num(self.y2)}"

    def corners(self, size: float) -> tuple[tuple[float, float], ...]:
        """The triangle at the end: its point, then the others."""
        dx, dy = self.x2 - self.x1, self.y2 - self.y1
        long = hypot(dx, dy) or 1
        dx, dy = dx / long * size, dy / long * size
        x, y, across, down = self.x2 - dx, self.y2 - dy, -dy * 0.62, dx * 0.62
        return (self.x2, self.y2), (x + across, y + down), (x - across, y - down)

    def burst(self, r: float) -> tuple[tuple[float, float], ...]:
        """Points around the end."""
        x, y = self.x2, self.y2
        return (x - r, y - r), (x + r, y - r), (x - r, y + r), (x + r, y + r)

    def head(self, size: float) -> str:
        """The same as a path."""
        return "M" + "L".join([f"{num(x)} {num(y)}" for x, y in self.corners(size)]) + "z"


Rooms = Mapping[int, Spot]
Taken = Sequence[tuple[float, float, float]]


def _spot(word: str, rooms: Rooms) -> tuple[float, float]:
    spot = rooms[int(word[1:])]
    return spot.x, spot.units


def way(start: Spot, goal: Spot, bend: float = BEND, aside: float = 0.0) -> Arrow:
    """From the units of a province to those of another, or `aside` of them; bent to its right."""
    x0, y0, x2, y2 = start.x, start.units, goal.x + aside, goal.units
    middle = (x0 + x2) / 2 - (y2 - y0) * bend, (y0 + y2) / 2 + (x2 - x0) * bend
    return Arrow(x0, y0, *middle, x2, y2)


def shown(word: str, to: int, bounced: bool, rooms: Rooms) -> Arrow:
    """The part of the way that is drawn: between the units, shorter for one that bounced."""
    start, goal = rooms[int(word[1:])], rooms[to]
    names = [spot for spot in rooms.values() if abs(spot.x - goal.x) < NEAR and abs(spot.units - goal.units) < NEAR]
    return _aimed(start, goal, bounced, tuple(names))


@lru_cache(maxsize=2048)
def _aimed(start: Spot, goal: Spot, bounced: bool, names: tuple[Spot, ...]) -> Arrow:
    """The first of several ways on which the head of the arrow covers no name; else the one that covers least."""
    least, best = 0, None
    for bend, aside, short in WAYS:
        whole = way(start, goal, bend, aside)
        long = hypot(whole.x2 - whole.x0, whole.y2 - whole.y0) or 1
        stop = max(0.5, 1 - (short + (BESIDE if aside else STOP)) / long)
        arrow = whole.part(min(0.4, START / long), min(stop, SHORT - short / long) if bounced else stop)
        covered = _covered(arrow.corners(HEAD) if not bounced else arrow.burst(BURST * 0.4), names)
        if best is None or covered < least:
            least, best = covered, arrow
        if not covered:
            break
    assert best is not None, "there is a way"
    return best


def _covered(corners: Sequence[tuple[float, float]], names: Sequence[Spot]) -> int:
    """How many corners of what an arrow ends in lie on a name."""
    found = 0
    for x, y in corners:
        for spot in names:
            if abs(x - spot.x) < spot.half + 1 and spot.first - RISE < y < spot.second + 3:
                found += 1
    return found


def _inside(step: Step, rooms: Rooms) -> bool:
    """Whether all that an order names is on the map."""
    words = [step.unit] + [step.about] * (step.act == "support")
    return all(int(word[1:]) in rooms for word in words) and (step.to in rooms or not step.to)


def under(steps: Sequence[Step], rooms: Rooms, f: Frame) -> Svg:
    """What lies below names and units: supports, then moves."""
    known = [step for step in steps if _inside(step, rooms)]
    bounced = {(step.unit, step.to): step.result == "bounced" for step in known if step.act == "move"}
    supports = [_support(step, bounced, rooms, f) for step in known if step.act == "support"]
    return join([*supports, *[_move(step, rooms) for step in _goes(known)]])


def heads(steps: Sequence[Step], rooms: Rooms) -> Svg:
    """The heads of the moves once more, above the names: they tell where a unit went."""
    return join([_head(step, rooms) for step in _goes([step for step in steps if _inside(step, rooms)])])


def _goes(steps: Sequence[Step]) -> list[Step]:
    return [step for step in steps if step.act in ("move", "retreat") and step.to]


def _cls(step: Step) -> str:
    return " sg-failed" if step.result in FAILED else ""


def _head(step: Step, rooms: Rooms) -> Svg:
    arrow = shown(step.unit, step.to, step.result == "bounced", rooms)
    return path(arrow.head(HEAD), f"sg-fill-{step.seat}{' sg-failed' if step.result == 'void' else ''}")


def _move(step: Step, rooms: Rooms) -> Svg:
    arrow = shown(step.unit, step.to, step.result == "bounced", rooms)
    faint = step.result == "void"
    kind = " sg-retreat" if step.act == "retreat" else ""
    # the line ends inside the head
    line = arrow.part(0, 0.94).d()
    return group(
        path(line, "sg-under"),
        path(arrow.head(HEAD), "sg-under-head"),
        path(line, f"sg-arrow sg-line-{step.seat}{kind}"),
        path(arrow.head(HEAD), f"sg-fill-{step.seat}"),
        cls="sg-failed" if faint else "",
    )


def _support(step: Step, bounced: Mapping[tuple[str, int], bool], rooms: Rooms, f: Frame) -> Svg:
    x0, y0 = _spot(step.unit, rooms)
    line = f"sg-line-{step.seat}"
    if not step.to:
        x, y = _spot(step.about, rooms)
        r = f.piece / 2 + 6
        end = circle(x, y, r, f"sg-ring {line}")
    else:
        arrow = shown(step.about, step.to, bounced.get((step.about, step.to), False), rooms)
        x, y = arrow.at(RING)
        r = 4.5
        end = circle(x, y, r, f"sg-knot {line}")
    long = hypot(x - x0, y - y0) or 1
    a, b = min(0.4, START / long), max(0.5, 1 - r / long)
    d = f"M{num(x0 + (x - x0) * a)} {num(y0 + (y - y0) * a)}L{num(x0 + (x - x0) * b)} {num(y0 + (y - y0) * b)}"
    return group(path(d, "sg-under"), path(d, f"sg-dashes {line}"), end, cls=_cls(step).strip())


# above the units


def after(steps: Sequence[Step], rooms: Rooms, waiting: Collection[str], f: Frame, say: Text) -> Svg:
    """Bursts with the strengths, the strengths of who got in against somebody, crosses on cut support, marks on who
    was dislodged and is not there `waiting`."""
    known = [step for step in steps if _inside(step, rooms)]
    out, taken = [], list[tuple[float, float, float]]()
    for step in known:
        if step.act == "support" and step.result in FAILED:
            out.append(_cut(step, rooms))
        if step.result == "":
            out.append(_draft(step, rooms, f))
        if step.source >= 0 and step.unit not in waiting:
            x, y = _spot(step.unit, rooms)
            out.append(group(title(say("board-dislodged")), circle(x, y, f.piece / 2 + 4, "sg-out")))
    # who moves together wins or bounces together
    moves = {(step.seat, step.unit[1:], step.to): step for step in known if step.act == "move"}.values()
    bursts = [_bounce(step, rooms, taken, say) for step in moves if step.result == "bounced"]
    won = [_won(step, rooms, taken, say) for step in moves if step.result == "moved" and step.other]
    return join([*out, *bursts, *won])


def _cut(step: Step, rooms: Rooms) -> Svg:
    x0, y0 = _spot(step.unit, rooms)
    x1, y1 = _spot(step.about, rooms)
    if step.to:
        goal = rooms[step.to]
        x1, y1 = (x1 + goal.x) / 2, (y1 + goal.units) / 2
    return use("sanguo-war", x0 + (x1 - x0) * 0.45 - 7, y0 + (y1 - y0) * 0.45 - 7, 14)


def _draft(step: Step, rooms: Rooms, f: Frame) -> Svg:
    """What is written and goes nowhere: a ring around who holds, a cross on who is given up, what will be built."""
    x, y = _spot(step.unit, rooms)
    if step.act == "hold":
        return circle(x, y, f.piece / 2 + 4, f"sg-hold sg-line-{step.seat}")
    if step.act in ("disband", "raze"):
        return use("sanguo-war", x - 11, y - 11, 22)
    if step.act == "build":
        sign = f"m{step.seat}" if step.unit[0] == "a" else f"sanguo-militia-{step.seat}"
        half = f.piece / 2
        ring = circle(x, y, half + 4, f"sg-ring sg-line-{step.seat}")
        return join([use(sign, x - half, y - half, f.piece), ring])
    return NONE


def strengths(step: Step) -> str:
    """The two strengths that were compared: "2 = 2"."""
    sign = "=" if step.own == step.other else "<" if step.own < step.other else ">"
    return f"{step.own} {sign} {step.other}"


def _bounce(step: Step, rooms: Rooms, taken: list[tuple[float, float, float]], say: Text) -> Svg:
    """A burst at the head of the arrow; beside it the strengths, where no other burst or number is."""
    arrow = shown(step.unit, step.to, True, rooms)
    x, y = arrow.x2, arrow.y2
    words = strengths(step)
    out = [
        title(say("board-bounce", own=step.own, other=step.other)),
        use("sanguo-burst", x - BURST / 2, y - BURST / 2, BURST),
    ]
    taken.append((x, y, BURST / 2))
    if step.own or step.other:
        half = measure(words, 11) / 2 + 6
        px, py = _free(x, y, half, taken, rooms)
        taken.append((px, py, half))
        out.append(pill(px, py, words, 11))
    return group(*out)


def _won(step: Step, rooms: Rooms, taken: list[tuple[float, float, float]], say: Text) -> Svg:
    """The strengths beside the head of the arrow."""
    arrow = shown(step.unit, step.to, False, rooms)
    words = strengths(step)
    half = measure(words, SMALL) / 2 + 6
    px, py = _free(arrow.x2, arrow.y2, half, taken, rooms)
    taken.append((px, py, half))
    said = title(say("board-fight", fought=step.result, own=step.own, other=step.other))
    return group(said, pill(px, py, words, SMALL))


def _free(x: float, y: float, half: float, taken: Taken, rooms: Rooms) -> tuple[float, float]:
    """Beside a burst, where a number covers least."""
    aside = half + BURST / 2 - 1
    places = [
        (x + side * across, y + down)
        for across, down in ((aside, -4), (aside, 8), (half, -17), (half, 19))
        for side in (1, -1)
    ]
    places += [(x, y - 20), (x, y + 20)]
    costs = [_crowd(px, py, half, taken, rooms) for px, py in places]
    return places[costs.index(min(costs))]


def _crowd(x: float, y: float, half: float, taken: Taken, rooms: Rooms) -> float:
    """How much a number would cover: other numbers count most, then names and units."""
    count = sum([5.0 for ox, oy, o in taken if abs(x - ox) < half + o - 2 and abs(y - oy) < 16])
    for spot in rooms.values():
        if abs(x - spot.x) < half + 24 and abs(y - spot.units) < 16:
            count += 0.7
        if abs(x - spot.x) < half + 26 and spot.first - 16 < y < spot.second + 7:
            count += 1.0
    return count + 9.0 * (x < half or y < 10)
