"""Beside the map: each leader, how they all stand to each other, and the clock of the year."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple

from yiqi.core.game import Text, Width
from yiqi.draw.fit import measure
from yiqi.draw.svg import Svg, at, circle, group, inner, join, num, path, picture, rect, text, thing, title, use
from yiqi.games.sanguo.board_content import Change, Clock, Leader, Relations, Standing
from yiqi.games.sanguo.board_parts import chinese, chip, colon, comma, foreign, label, relation_sign
from yiqi.games.sanguo.ground import KINGDOMS

WIDE_ACROSS: Final = 246.0
NARROW_ACROSS: Final = 374.0
NARROW_LINE: Final = 350.0
"""A leader's line stands in a frame of its own on a telephone."""
ROW: Final = 19.0
NARROW_ROW: Final = 24.0
LAND: Final = 114.0
NARROW_LAND: Final = 160.0
"""Where the kingdom of a leader stands."""
NEWS: Final = 2
"""How many changes are told in words beside the map; the others have their dots."""
ACTS: Final = ("war", "neutral", "ally")
SIGNS: Final = {"ally": "alliance"}
"""Acts whose sign is called otherwise."""
STEPS: Final = (
    ("spring", "talk"), ("spring", "write"), ("spring", "retreat"), ("autumn", "talk"), ("autumn", "write"),
    ("autumn", "retreat"), ("autumn", "build"),
)  # fmt: skip
"""A year, as the clock goes round."""


def _across(width: Width) -> float:
    return WIDE_ACROSS if width == "wide" else NARROW_ACROSS


def _least(width: Width) -> float:
    return 9.0 if width == "wide" else 11.0


# leaders


def leader(content: Leader, say: Text, width: Width) -> Svg:
    """One line, below the name of who plays: the leader in both scripts, his kingdom, resources as pips, what he has
    said to everybody."""
    across, least = WIDE_ACROSS if width == "wide" else NARROW_LINE, _least(width)
    said = _leader_words(content, say)
    body = [title(said)]
    if content.leader == "none":
        body.append(label(2, 14, say("board-no-leader"), across - 40, 13, least, "thin soft"))
    else:
        body += _named(content, say, LAND if width == "wide" else NARROW_LAND, least)
        body += _figures(content, say, across, width)
    row = group(*body, cls="sg-failed" if content.fallen else "", role="img", aria_label=said)
    name = say("board-leader", seat=content.seat, leader=content.leader)
    return picture(across, ROW if width == "wide" else NARROW_ROW, name, row, cls="sg-line")


def _named(row: Leader, say: Text, room: float, least: float) -> list[Svg]:
    """A leader's name in the reader's script, then in the other."""
    name, serif = say(f"leader-{row.leader}"), " sg-serif" if chinese(say) else ""
    x = min(70.0, measure(name, 13.5) * 1.06) + 7
    other = label(x, 14, say(f"board-other-{row.leader}"), room - x - 3, 11.5, least, "thin soft sg-serif")
    return [label(2, 14, name, 68, 13.5, least, f"bold{serif}"), foreign(say, other)]


def _figures(row: Leader, say: Text, across: float, width: Width) -> list[Svg]:
    """From the right: how many resources, signs of what was said, pips; his kingdom before them."""
    out = [text(across - 1, 15, str(row.resources), 14.5, "end bold")]
    signs = [("sanguo-yes", "")] if row.committed else [("u-hourglass", "sg-gold")] if row.waited else [("", "")]
    signs += [("u-trophy", "sg-gold")] * row.claims + [("u-handshake", "sg-good")] * row.peace
    signs += [("u-clock", "sg-gold")] * row.time
    x = across - 21
    for sign, cls in signs:
        x -= 16
        out += [use(sign, x, 2, 14, cls)] if sign else []
    left = LAND if width == "wide" else NARROW_LAND
    land, cls = (say("board-fallen"), "sg-bad") if row.fallen else (say(f"board-short-{row.kingdom}"), "faint")
    out.append(label(left, 14, land, 25, 11, _least(width), f"thin {cls}"))
    out.append(_pips(row, left + 27, 4, x - 5 - left - 27))
    return out


def _pips(row: Leader, x: float, y: float, room: float) -> Svg:
    """As many pips as win; those that are owned are filled."""
    most = max(1, row.goal, row.resources)
    step = room / most
    return join(
        rect(x + k * step, y, max(1.6, step - 1.8), 9, 1.5, f"sg-fill-{row.seat}" if k < row.resources else "sg-pip")
        for k in range(most)
    )


def _leader_words(row: Leader, say: Text) -> str:
    if row.leader == "none":
        return say("board-no-leader")
    said = [
        say("board-leader-of", seat=row.seat, leader=row.leader, kingdom=row.kingdom),
        say("board-fallen") if row.fallen else say("board-resources", n=row.resources, most=row.goal),
        say("board-units", n=row.units),
    ]
    if row.committed:
        said.append(say("board-committed"))
    elif row.waited:
        said.append(say("board-waited"))
    if row.qualified != "none":
        said.append(say("board-qualified", victory=row.qualified))
    if row.claims:
        said.append(say("board-claims"))
    if row.peace:
        said.append(say("board-peace"))
    if row.time:
        said.append(say("board-time"))
    return comma(say).join(said)


# relations


class Grid(NamedTuple):
    """The measures of the matrix: whole width, height of the head and of a row, where cells begin, a cell across, a
    kingdom's cell across, how many players."""

    across: float
    top: float
    high: float
    left: float
    step: float
    land: float
    n: int

    def column(self, k: int) -> tuple[float, float]:
        """Where a column begins, the kingdoms' after the players', and how wide it is."""
        if k < self.n:
            return self.left + k * self.step, self.step
        return self.left + self.n * self.step + 8 + (k - self.n) * self.land, self.land


def _grid(n: int, width: Width) -> Grid:
    across = _across(width)
    if width == "wide":
        step = (across - 42) / (n + len(KINGDOMS))
        return Grid(across, 31, 30, 34, step, step, n)
    return Grid(across, 48, 48, 34, (across - 42 - 48 * len(KINGDOMS)) / n, 48, n)


def relations(content: Relations, say: Text, width: Width) -> Svg:
    """Seats against seats and kingdoms; a row and a kingdom's head are things, with what can be declared inside."""
    rows = content.rows
    g = _grid(len(rows), width)
    low = g.top + g.n * g.high
    body = [_legend(low, g.across, width == "wide", say)]
    foot = low + (41 if width == "wide" else 50)
    for change in content.changed[: NEWS if width == "wide" else len(content.changed)]:
        body.append(label(2, foot + 9, _changed(change, rows, say), g.across - 4, 11.5, _least(width), "thin soft"))
        foot += 15
    for k, row in enumerate(rows):
        x, wide = g.column(k)
        body.append(use(f"m{row.seat}", x + wide / 2 - 9, g.top / 2 - 9, 18))
        body.append(at(0, g.top + k * g.high, _standing(row, rows, g, say)))
    body += [_kingdom(name, *g.column(g.n + k), g, say) for k, name in enumerate(KINGDOMS)]
    # what can be declared lies over everything else
    w = (g.across - 40) / len(ACTS)
    for k, row in enumerate(rows):
        y = g.top + (k + 0.5) * g.high - 22
        # as wide as the row, so that its middle is not that of a chip: arrow keys go from one middle to another
        span = rect(0, y, g.across, 44, 0, "sg-span")
        body.append(inner(f"player {row.seat}", "", span, *_acts(ACTS, 38, y, w, say)))
    for name in KINGDOMS:
        body.append(inner(f"kingdom {name}", "", *_acts(ACTS[:2], g.across - 2 * w, g.top + 2, w, say)))
    note = say("board-changed", n=len(content.changed)) if content.changed else ""
    return picture(g.across, foot, say("panel-relations"), *body, cls="sg-card", note=note)


def _changed(change: Change, rows: Sequence[Standing], say: Text) -> str:
    """A change in words."""
    leader = rows[change.seat].leader
    if change.other < 0:
        return say("board-changed-kingdom", leader=leader, kingdom=change.kingdom, relation=change.relation)
    other = rows[change.other].leader
    return say("board-changed-leader", leader=leader, leader_other=other, relation=change.relation)


def _kingdom(name: str, x: float, wide: float, g: Grid, say: Text) -> Svg:
    short = say(f"board-short-{name}")
    serif = " sg-serif" if chinese(say) else ""
    return thing(
        f"kingdom {name}",
        say(f"unit-{name}"),
        rect(x + 1.5, 1.5, wide - 3, g.top - 4, 6, f"ring sg-{name}"),
        label(x + wide / 2, g.top / 2 + 4, short, wide - 5, 12.5, 9 if g.top < 40 else 11, f"mid bold{serif}"),
    )


def _acts(acts: Sequence[str], x: float, y: float, w: float, say: Text) -> list[Svg]:
    """What can be declared: chips side by side."""
    words = [SIGNS.get(act, act) for act in acts]
    return [
        chip(f"act {act}", say(f"board-relation-{word}"), x + k * w, y, w - 4, 44, word)
        for k, (act, word) in enumerate(zip(acts, words, strict=True))
    ]


def _standing(row: Standing, rows: Sequence[Standing], g: Grid, say: Text) -> Svg:
    """A leader's row; picked, it offers what can be declared to him."""
    words = ["self" if k == row.seat else word for k, word in enumerate(row.relations)]
    for k, hostile in enumerate(row.hostile):
        words.append("self" if row.kingdom == KINGDOMS[k] else "war" if hostile else "neutral")
    cells = [_cell(*g.column(k), g.high, word) for k, word in enumerate(words)]
    cells += [_fresh(*g.column(k)) for k, fresh in enumerate(row.fresh) if fresh]
    sign = use(f"m{row.seat}", 7, g.high / 2 - 10, 20)
    body = group(sign, *cells, cls="sg-failed" if row.fallen else "")
    frame = rect(1.5, 1.5, g.across - 3, g.high - 3, 8, "ring sg-none")
    return thing(f"player {row.seat}", _standing_words(row, rows, say), body, frame)


def _cell(x: float, step: float, high: float, word: str) -> Svg:
    cls = "sg-self" if word == "self" else f"sg-cell sg-cell-{word}"
    box = rect(x + 1.5, 3, step - 3, high - 6, 6, cls)
    if word == "self":
        return box
    return join([box, relation_sign(word, x + step / 2, high / 2, min(step - 6, 17))])


def _fresh(x: float, step: float) -> Svg:
    """A dot in a corner of what changed lately."""
    return circle(x + step - 6.5, 8, 3.5, "sg-fresh")


def _standing_words(row: Standing, rows: Sequence[Standing], say: Text) -> str:
    """A row in words: with whom there is anything but neutrality."""
    said = [
        say("board-stands", seat=other.seat, stands=word)
        for other, word in zip(rows, row.relations, strict=True)
        if word != "neutral" and other.seat != row.seat
    ]
    said += [say("board-hostile", kingdom=KINGDOMS[k]) for k, hostile in enumerate(row.hostile) if hostile]
    name = say("board-leader", seat=row.seat, leader=row.leader) if row.leader != "none" else say("seat", seat=row.seat)
    return name + colon(say) + (comma(say).join(said) or say("board-all-neutral"))


def _legend(y: float, across: float, wide: bool, say: Text) -> Svg:
    """What the signs mean."""
    words = ("war", "alliance", "brothers", "neutral", "civil")
    size, columns = (11.0, 3) if wide else (12.0, 3)
    step = across / columns
    out = []
    for k, word in enumerate(words):
        x, line = k % columns * step, y + 14 + k // columns * 18
        out.append(relation_sign(word, x + 9, line - 4, 15))
        out.append(label(x + 21, line, say(f"board-relation-{word}"), step - 24, size, 9 if wide else 11, "thin"))
    return join(out)


# clock


def clock(content: Clock, say: Text, width: Width) -> Svg:
    """A ring of the seven steps of a year; in its middle the season."""
    across = _across(width)
    r = 65.0
    cx, cy = r + 4, r + 6
    now = _now(content)
    out = []
    for k in range(len(STEPS)):
        cls = "sg-next" if now < 0 or k > now else "sg-now" if k == now else "sg-past"
        out.append(path(_segment(cx, cy, r, r - 20, k, len(STEPS)), cls))
    big, size = (
        (say(f"board-season-{content.season}"), 34.0) if chinese(say) else (say(f"season-{content.season}"), 19.0)
    )
    serif = " sg-serif"
    out.append(label(cx, cy + size * 0.2, big, 96, size, 11, f"mid bold{serif}"))
    out.append(
        label(cx, cy + size * 0.2 + 20, _year(content, say), 84, 12, 9 if width == "wide" else 11, "mid thin soft")
    )
    x = cx + r + 12
    for k, (season, question) in enumerate(STEPS):
        cls = "bold sg-bad" if k == now else "thin soft" if k > now else "thin faint"
        words = say(f"board-step-{season}-{question}")
        out.append(label(x, cy - 50 + k * 18.5, words, across - x, 12.5, 9 if width == "wide" else 11, cls))
    said = [_year(content, say)]
    if now >= 0:
        said.append(say("board-step-{}-{}".format(*STEPS[now])))
    ring = group(*out, role="img", aria_label=comma(say).join(said))
    return picture(across, 2 * r + 14, say("panel-clock"), ring, cls="sg-card", note=say("board-goal", n=content.goal))


def _year(content: Clock, say: Text) -> str:
    if content.final:
        return say("board-year-last", n=content.year)
    return (
        say("board-year-of", n=content.year, most=content.years) if content.years else say("board-year", n=content.year)
    )


def _now(content: Clock) -> int:
    pair = (content.season, content.question)
    return STEPS.index(pair) if pair in STEPS else -1


def _segment(cx: float, cy: float, r: float, s: float, k: int, n: int) -> str:
    """A part of a ring, clockwise from the top."""
    a, b = 2 * pi * k / n - pi / 2, 2 * pi * (k + 1) / n - pi / 2
    p = [(cx + q * cos(w), cy + q * sin(w)) for q, w in ((r, a), (r, b), (s, b), (s, a))]
    out, inside = f"A{num(r)} {num(r)} 0 0 1", f"A{num(s)} {num(s)} 0 0 0"
    return (
        f"M{num(p[0][0])} {num(p[0][1])}{out} {num(p[1][0])} {num(p[1][1])}"
        f"L{num(p[2][0])} {num(p[2][1])}{inside} {num(p[3][0])} {num(p[3][1])}z"
    )
