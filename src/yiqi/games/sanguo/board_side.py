"""Beside the map: the leaders, how they stand to each other, and the clock of the year."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple

from yiqi.core.game import Text, Width
from yiqi.draw.svg import Svg, at, group, inner, join, num, path, picture, rect, text, thing, title, use
from yiqi.games.sanguo.board_content import Clock, Leader, Leaders, Relations, Standing
from yiqi.games.sanguo.board_parts import chinese, chip, colon, comma, foreign, label, relation_sign
from yiqi.games.sanguo.ground import KINGDOMS

WIDE_ACROSS: Final = 246.0
NARROW_ACROSS: Final = 374.0
ROW: Final = 36.0
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


# leaders


def leaders(content: Leaders, say: Text, width: Width) -> Svg:
    """A row for each seat: shape, name in both scripts, kingdom, resources as pips."""
    across = _across(width)
    body = [at(0, k * ROW, _leader(row, content.goal, say, across, width)) for k, row in enumerate(content.rows)]
    return picture(
        across, len(body) * ROW, say("panel-leaders"), *body, cls="sg-card", note=say("board-goal", n=content.goal)
    )


def _leader(row: Leader, goal: int, say: Text, across: float, width: Width) -> Svg:
    least = 9.0 if width == "wide" else 11.0
    said = _leader_words(row, goal, say)
    body = [title(said), use(f"m{row.seat}", 3, 7, 22)]
    if row.leader == "none":
        body.append(label(34, 23, say("board-no-leader"), across - 40, 12.5, least, "soft"))
        return group(*body, role="img", aria_label=said)
    first = say(f"leader-{row.leader}")
    name = label(34, 15, first, 96, 13.5, 11, f"bold{' sg-serif' if chinese(say) else ''}")
    wide = (14 * len(first) if chinese(say) else 7.6 * len(first)) + 6
    other = foreign(say, label(34 + wide, 15, say(f"board-other-{row.leader}"), 74, 11.5, least, "thin soft sg-serif"))
    body += [name, other, _said_sign(row, across, say), text(across - 2, 17, str(row.resources), 15, "end bold")]
    under = say("board-fallen") if row.fallen else say(f"kingdom-{row.kingdom}")
    body.append(label(34, 31, under, 58, 11, least, "thin faint" if not row.fallen else "thin sg-bad"))
    body.append(_pips(row, goal, 96, 24, across - 98))
    return group(*body, cls="sg-failed" if row.fallen else "", role="img", aria_label=said)


def _said_sign(row: Leader, across: float, say: Text) -> Svg:
    """Whether the seat has committed, or a claim or an offer of peace stands; nothing while it is waited for."""
    x = across - 44
    signs = []
    if row.claims:
        signs.append(use("u-trophy", x - 18, 4, 15, "sg-gold"))
    if row.peace:
        signs.append(use("u-handshake", x - 36, 4, 15, "sg-good"))
    if row.committed:
        signs.append(use("sanguo-yes", x, 4, 15))
    elif row.waited:
        signs.append(use("u-hourglass", x, 4, 15, "sg-gold"))
    return join(signs)


def _pips(row: Leader, goal: int, x: float, y: float, room: float) -> Svg:
    """As many pips as win; those that are owned are filled."""
    step = room / max(1, goal)
    most = max(goal, row.resources)
    step = room / max(1, most)
    return join(
        rect(x + k * step, y, max(2.0, step - 2.2), 8, 1.5, f"sg-fill-{row.seat}" if k < row.resources else "sg-pip")
        for k in range(most)
    )


def _leader_words(row: Leader, goal: int, say: Text) -> str:
    if row.leader == "none":
        return say("board-no-leader")
    said = [
        say("board-leader-of", seat=row.seat, leader=row.leader, kingdom=row.kingdom),
        say("board-fallen") if row.fallen else say("board-resources", n=row.resources, most=goal),
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
        return Grid(across, 32, 33, 34, step, step, n)
    return Grid(across, 48, 48, 34, (across - 42 - 48 * len(KINGDOMS)) / n, 48, n)


def relations(content: Relations, say: Text, width: Width) -> Svg:
    """Seats against seats and kingdoms; a row and a kingdom's head are things, with what can be declared inside."""
    rows = content.rows
    g = _grid(len(rows), width)
    low = g.top + g.n * g.high
    body = [_legend(low, g.across, width == "wide", say)]
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
    return picture(g.across, low + (44 if width == "wide" else 50), say("panel-relations"), *body, cls="sg-card")


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
        x, line = k % columns * step, y + 14 + k // columns * 19
        out.append(relation_sign(word, x + 9, line - 4, 15))
        out.append(label(x + 21, line, say(f"board-relation-{word}"), step - 24, size, 9 if wide else 11, "thin"))
    return join(out)


# clock


def clock(content: Clock, say: Text, width: Width) -> Svg:
    """A ring of the seven steps of a year; in its middle the season."""
    across = _across(width)
    cx, cy, r = 76.0, 84.0, 72.0
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
        out.append(label(x, 29 + k * 19, words, across - x, 12.5, 9 if width == "wide" else 11, cls))
    said = [_year(content, say)]
    if now >= 0:
        said.append(say("board-step-{}-{}".format(*STEPS[now])))
    return picture(
        across, 166, say("panel-clock"), group(*out, role="img", aria_label=comma(say).join(said)), cls="sg-card"
    )


def _year(content: Clock, say: Text) -> str:
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
