"""The ark itself, bow up, so that port is on the left: heel, cabins, and what a new cabin costs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from yiqi.core.game import Text, Width
from yiqi.draw.fit import measure, words
from yiqi.draw.svg import Svg, at, circle, group, inner, join, num, path, picture, rect, text, thing, title, use
from yiqi.games.ark.board_cards import comma, label, name, small
from yiqi.games.ark.board_content import Ark, Cabin


class Frame(NamedTuple):
    """The measures of an ark: the width of the drawing, of a berth, the gap around it, the gangway and the hull; the
    height of bow and stern, of the tallest and lowest row, the least of all; the least size of text."""

    width: float
    berth: float
    gap: float
    gangway: float
    hull: float
    bow: float
    stern: float
    tall: float
    low: float
    height: float
    least: float

    @property
    def side(self) -> float:
        """The width of a cabin."""
        return 3 * self.berth + 4 * self.gap

    @property
    def mid(self) -> float:
        return self.width / 2

    @property
    def left(self) -> float:
        """Where the cabins to port begin."""
        return self.mid - self.gangway / 2 - self.side

    @property
    def right(self) -> float:
        """Where the cabins to starboard begin."""
        return self.mid + self.gangway / 2

    def row(self, rows: int) -> float:
        """The height of each of so many rows."""
        return max(self.low, min(self.tall, (self.height - self.bow - self.stern) / rows))


WIDE = Frame(590, 81, 3, 44, 13, 138, 26, 66, 40, 826, 9)
NARROW = Frame(374, 52, 2, 25, 9, 114, 22, 60, 60, 436, 11)
WAVES = ((22, 24), (96, 14), (44, 58), (-60, 20), (-128, 12), (-72, 56), (14, 100), (-40, 98))


def ark(content: Ark, say: Text, width: Width) -> Svg:
    """The whole ark. Rows shrink until they are at their lowest, then the drawing grows."""
    f = WIDE if width == "wide" else NARROW
    rows = max(len(content.port), len(content.starboard)) + 1
    row = f.row(rows)
    height = max(f.height, f.bow + rows * row + f.stern)
    wide = f is WIDE
    sides = (
        ("port", content.port, content.port_weight, f.left),
        ("starboard", content.starboard, content.starboard_weight, f.right),
    )
    body = [_hull(f, height), _heel(content.heel, say, f)]
    for side, cabins, weight, x in sides:
        called = say(f"side-{side}")
        words_over = f"{called.upper()} · {weight}"
        body.append(text(x + f.side / 2, f.bow - 8, words_over, 12 if wide else 11, "mid wood-text spaced"))
        for k, cabin in enumerate(cabins):
            body.append(at(x, f.bow + k * row, _cabin(cabin, side, k + 1, say, f, row - 4)))
        body.append(at(x, f.bow + len(cabins) * row, _new(side, len(cabins) + 1, content.pays, say, f, row - 4)))
    for k in range(rows - 1):
        y = f.bow + k * row + row / 2 - 2
        body.append(text(f.mid, y + 4.5, str(k + 1), 13 if wide else 11, "mid bold wood-text"))
        if wide:
            body += [_calm(say, f.mid - 20, y) for cabin in content.port[k : k + 1] if cabin.calm]
            body += [_calm(say, f.mid + 10, y) for cabin in content.starboard[k : k + 1] if cabin.calm]
    return picture(f.width, height, say("panel-ark"), *body, cls="ark")


def _cabin(cabin: Cabin, side: str, number: int, say: Text, f: Frame, height: float) -> Svg:
    """A cabin. Cards lie from the gangway outwards, so that neighbours across stand beside each other."""
    called = f"{say('cabin', side=side, cabin=number)}: {comma(say).join(name(card, say) for card in cabin.cards)}"
    tall = height - 2 * f.gap - 1
    body = [rect(0, 0, f.side, height, 8, f"ring cabin g-{cabin.climate}")]
    for k, x in enumerate(_berths(side, f)):
        if k < len(cabin.cards):
            card = cabin.cards[k]
            said = label(card, say)
            face = small(card, name(card, say), f.berth, tall)
            body.append(at(x, f.gap + 0.5, inner(f"aboard {card.id}", said, title(said), face)))
        elif k > len(cabin.cards):
            body.append(rect(x, f.gap + 0.5, f.berth, tall, 6, "berth"))
        else:
            body.append(inner(f"berth {side} {number}", "", rect(x, f.gap + 0.5, f.berth, tall, 6, "ring berth")))
            body.append(_plus(x + f.berth / 2, height / 2, 12 if height > 44 else 10))
    return thing(f"cabin {side} {number}", called, *body)


def _calm(say: Text, x: float, y: float) -> Svg:
    """A sign on the gangway beside a cabin that has no meat-eater near."""
    said = say("cabin-shy")
    return group(title(said), use("ark-shy", x, y - 5, 10), role="img", aria_label=said)


def _berths(side: str, f: Frame) -> Iterator[float]:
    """Where berths begin, from the gangway outwards."""
    for k in range(3):
        yield f.gap + (2 - k if side == "port" else k) * (f.berth + f.gap)


def _new(side: str, number: int, pays: int, say: Text, f: Frame, height: float) -> Svg:
    """The cabin that would be next on this side, what it costs, and whom it pays."""
    wide = f is WIDE
    x, y = (40, height / 2) if wide else (32, height / 2)
    called = say("new-cabin", cabin=number)
    body = [
        rect(0, 0, f.side, height, 8, "ring cabin next"),
        _plus(22 if wide else 17, y, 11 if wide and height > 44 else 10),
    ]
    said = f"{say(f'side-{side}')}: {called}"
    if pays < 0:
        body.append(words(x, y + 4.5, called, f.side - x - 6, 13 if wide else 12, f.least, "wood-text"))
    else:
        cost = say("new-cabin-cost")
        said += f"{comma(say)}{cost} {say('seat', seat=pays)}"
        body.append(words(x, y - 3, called, f.side - x - 6, 13 if wide else 12, f.least, "wood-text"))
        body.append(use("ark-timber", x, y + 2, 13))
        size = 11.5 if wide else 11
        body.append(words(x + 17, y + 13, cost, f.side - x - 41, size, f.least, "wood-text thin"))
        # the shape instead of the name: names of people would keep tables from sharing a drawing
        body.append(use(f"m{pays}", x + 21 + min(measure(cost, size), f.side - x - 41), y + 3, 12))
    free = rect(f.gap, f.gap, f.side - 2 * f.gap, height - 2 * f.gap, 6, "ring berth")
    return thing(f"cabin {side} {number}", said, *body, inner(f"berth {side} {number}", "", free), cls="new")


def _plus(x: float, y: float, r: float) -> Svg:
    """Where a piece would land; seen only while the thing around it is lit."""
    arm = r * 0.54
    cross = f"M{num(x - arm)} {num(y)}h{num(2 * arm)}M{num(x)} {num(y - arm)}v{num(2 * arm)}"
    return group(circle(x, y, r), path(cross), cls="plus")


def _heel(heel: int, say: Text, f: Frame) -> Svg:
    """Five circles across the bow, the disc on one of them; on each a ghost, unseen, for where it would go."""
    wide = f is WIDE
    step, y, r = (42, f.bow * 0.46, 15.0) if wide else (30, f.bow * 0.46, 11.5)
    called = say("heel-level") if heel == 0 else say("heel-port" if heel < 0 else "heel-starboard", n=abs(heel))
    body = [path(f"M{num(f.mid - 2 * step)} {num(y)}h{4 * step}", "beam")]
    for k in range(-2, 3):
        x = f.mid + k * step
        body.append(circle(x, y, r, "scale"))
        body.append(text(x, y + 4.2, str(abs(k)), 12 if wide else 11, "mid bold wood-text"))
    x = f.mid + max(-2, min(2, heel)) * step
    body += [circle(x, y, r - 1.5, "disc"), circle(x, y, r - 6, "disc-ring")]
    body += [circle(f.mid + k * step, y, r - 1, "ghost", data_heel=k) for k in range(-2, 3)]
    words_y = y + r + (20 if wide else 15)
    body.append(words(f.mid, words_y, called, f.width * 0.5, 12.5 if wide else 11.5, f.least, "mid wood-text"))
    return group(*body, role="img", aria_label=called)


def _hull(f: Frame, height: float) -> Svg:
    """Sea, hull and deck."""
    right = f.right + f.side + f.hull
    half = right - f.mid

    def outline(inset: float, top: float, bottom: float) -> str:
        r, left, e = right - inset, 2 * f.mid - right + inset, 30 - inset * 0.6
        near, far, knee, fall = half * 0.3, f.bow * 0.5, top + f.bow * 0.2, f.bow + 14
        return (
            f"M{num(f.mid)} {num(top)}C{num(f.mid + near)} {num(knee)} {num(r)} {num(far)} {num(r)} {num(fall)}"
            f"V{num(bottom - e)}Q{num(r)} {num(bottom)} {num(r - e)} {num(bottom)}H{num(left + e)}"
            f"Q{num(left)} {num(bottom)} {num(left)} {num(bottom - e)}V{num(fall)}"
            f"C{num(left)} {num(far)} {num(f.mid - near)} {num(knee)} {num(f.mid)} {num(top)}z"
        )

    waves = "".join(f"M{num(x % f.width)} {y}q7 -6 14 0t14 0" for x, y in WAVES if f is WIDE or y < 60)
    places = [x + f.side * k / 6 for x in (f.left, f.right) for k in range(1, 6)]
    planks = "".join(f"M{num(x)} {num(f.bow + 6)}V{num(height - 12)}" for x in places)
    return join(
        [
            rect(0, 0, f.width, height, 20 if f is WIDE else 0, "sea"),
            path(waves, "waves"),
            path(outline(-4, 0, height - 1), "hull-shade", transform="translate(0 3)"),
            path(outline(0, 3, height - 4), "hull"),
            path(outline(4, 9, height - 8), "hull-line"),
            path(outline(8, 15, height - 12), "floor"),
            path(f"M{num(f.mid)} 15V{num(f.bow * 0.22)}", "stem"),
            path(planks, "plank"),
        ]
    )
