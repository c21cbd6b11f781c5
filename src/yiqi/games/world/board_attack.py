"""Attacks before they are made: which way, what defends and why, the dice, the odds; and those that were made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from yiqi.core.game import Text, Width
from yiqi.draw.svg import NONE, Svg, at, esc, group, join, picture, rect, text, thing, title, use
from yiqi.games.world.board_content import Aim, Attack, Round
from yiqi.games.world.board_parts import army, colon, comma, die, label, least
from yiqi.games.world.board_side import across

SHEET: Final = 142.0
ROUNDS: Final = 6


def attack(content: Attack, say: Text, width: Width) -> Svg:
    """The lands that can be attacked with the chance to win; one that is picked with all there is to know of it. While
    there are none, the last battles."""
    wide = across(width)
    if not content.aims:
        return _rounds(content, say, wide, width)
    columns, high = (2, 22.0) if width == "wide" else (1, 46.0)
    step = wide / columns
    body: list[Svg] = []
    for k, aim in enumerate(content.aims):
        x, y = k % columns * step, k // columns * high
        body.append(_target(aim, content.seat, x, y, step - (6 if columns > 1 else 0), high, say, width))
    rows = -(-len(content.aims) // columns)
    down = max(SHEET * _grown(width) + 2, rows * high)
    return picture(
        wide, down, say("panel-attack"), group(*body, cls="wo-targets"), note=say("board-odds-note"), cls="wo-side"
    )


def _grown(width: Width) -> float:
    """How much larger the sheet is on a telephone."""
    return 1.0 if width == "wide" else 1.32


def _target(aim: Aim, seat: int, x: float, y: float, wide: float, high: float, say: Text, width: Width) -> Svg:
    """A row: whose land, its name, what defends, the chance to win; the sheet above all while it is picked."""
    size = 11.0 if width == "wide" else 14.0
    mid = y + high / 2 + size * 0.36
    piece = 13.0 if width == "wide" else 20.0
    fort = use("world-fort", x + 3, y + high / 2 - piece * 0.5 - 2, piece + 4) if aim.bonus_other else NONE
    row = group(
        rect(x + 1, y + 1, wide - 2, high - 2, 6, "ring wo-plate"),
        fort,
        army(aim.seat, x + 11 if width == "wide" else x + 16, y + high / 2, piece - (4 if aim.bonus_other else 0)),
        label(x + piece + 10, mid, say(f"land-{aim.land}"), wide - piece - 50, size, least(width), "thin"),
        text(x + wide - 5, mid, f"{aim.win}%", size, "end bold"),
        cls="wo-brief",
    )
    said = comma(say).join([say(f"land-{aim.land}"), why(aim, say), say("board-win", n=aim.win)])
    name = esc(f"land {aim.land}")
    sheet = group(at(0, 0, _sheet(aim, seat, say, width)), cls="wo-sheet")
    # the ring of what is lit is the plate of the row
    return Svg(
        f'<g data-thing="{name}" role="button" aria-label="{esc(said)}" tabindex="-1" class="wo-target">'
        f"{rect(x + 1, y + 1, wide - 2, high - 2, 6, 'ring wo-none')}{row}{sheet}</g>"
    )


def signs_words(signs: Sequence[str], say: Text) -> str:
    """The signs of a border in words."""
    words = [say("defence-strait" if sign == "strait" else f"board-sign-{sign}") for sign in signs]
    return comma(say).join(words)


def why(aim: Aim, say: Text) -> str:
    """What defends a land against an attack, in words: the signs of the border, the strait, the sea; a fort."""
    if aim.defence == "terrain":
        parts = [signs_words(aim.signs, say)]
    elif aim.defence == "sea":
        parts = [say("board-by-sea", water=aim.water)]
    else:
        parts = [say(f"defence-{aim.defence}")]
    parts.append(say("board-fort-plus", n=aim.bonus_other) if aim.bonus_other else say("board-no-fort"))
    return " · ".join(parts)


def _sheet(aim: Aim, seat: int, say: Text, width: Width) -> Svg:
    """The preview of an attack, above the rows."""
    k = _grown(width)
    wide = across(width)
    low = least(width)
    to = say(f"land-{aim.land}")
    start = say(f"land-{aim.land_from}") if aim.land_from != "none" else say(f"water-{aim.water}")
    whose = say("board-whose", seat=aim.seat, empire=aim.empire)
    mark = 12.0 * k
    holder = [
        title(whose),
        use(f"m{aim.seat}", 0, 29 * k - mark * 0.82, mark),
        label(mark + 5, 29 * k, say(f"empire-{aim.empire}"), wide - mark - 5, 11 * k, low, "thin soft"),
    ]
    out = [
        rect(-2, -2, wide + 4, SHEET * k + 6, 8, "wo-cover"),
        label(0, 13 * k, f"{start} → {to}", wide, 14 * k, 11, "bold"),
        group(*holder, role="img", aria_label=whose),
        label(0, 43 * k, why(aim, say), wide, 11 * k, low, "thin"),
        _dice(aim, seat, 49 * k, wide, k),
        _bar(aim, seat, 80 * k, wide, k, say, width),
        _buttons(aim, 110 * k, wide, k, say),
    ]
    return join(out)


def _dice(aim: Aim, seat: int, y: float, wide: float, k: float) -> Svg:
    """The dice of both before they are rolled, the attacker's on the left."""
    size = 20.0 * k
    out = [army(seat, 12 * k, y + 12 * k, 20 * k)]
    x = 28 * k
    for _ in range(aim.dice):
        out.append(die(x, y + 2 * k, size))
        x += size + 4
    if aim.bonus:
        out.append(text(x + 1, y + 16 * k, f"+{aim.bonus}", 12 * k, "bold"))
    out.append(text(wide / 2, y + 16 * k, "v", 12 * k, "mid thin soft"))
    out.append(army(aim.seat, wide - 12 * k, y + 12 * k, 20 * k))
    x = wide - 28 * k
    for _ in range(aim.dice_other):
        x -= size
        out.append(die(x, y + 2 * k, size))
        x -= 4
    if aim.bonus_other:
        out.append(text(x, y + 16 * k, f"+{aim.bonus_other}", 12 * k, "end bold"))
    return join(out)


def _bar(aim: Aim, seat: int, y: float, wide: float, k: float, say: Text, width: Width) -> Svg:
    """The three outcomes as parts of a bar, each in words and percent below it."""
    total = max(1, aim.win + aim.both + aim.lose)
    a, b = wide * aim.win / total, wide * aim.both / total
    high = 10.0 * k
    size, low = 11.0 * k, least(width)
    return join(
        [
            rect(0, y, a, high, 0, f"wo-fill-{seat}"),
            rect(a, y, b, high, 0, "wo-tie"),
            rect(a + b, y, wide - a - b, high, 0, f"wo-fill-{aim.seat}"),
            label(0, y + high + 12 * k, say("board-win", n=aim.win), wide * 0.3, size, low, "bold"),
            label(wide / 2, y + high + 12 * k, say("board-both", n=aim.both), wide * 0.36, size, low, "mid thin"),
            label(wide, y + high + 12 * k, say("board-lose", n=aim.lose), wide * 0.32, size, low, "end bold"),
        ]
    )


def _buttons(aim: Aim, y: float, wide: float, k: float, say: Text) -> Svg:
    """The dice; beside them an event in use that spares them."""
    high = 28.0 if k == 1 else 46.0
    n = len(aim.spared)
    first = wide if not n else wide * 0.5
    roll = thing(
        f"roll {aim.land}",
        say("board-roll"),
        rect(0, y, first, high, 8, "ring wo-go"),
        label(first / 2, y + high / 2 + 4.5 * k, say("board-roll"), first - 12, 13 * k, 10, "mid bold wo-on-go"),
    )
    out = [roll]
    room = (wide - first) / max(1, n)
    for i, (verb, card) in enumerate(aim.spared):
        x, name = first + i * room + 6, say(f"card-{card}")
        plate = rect(x, y, room - 6, high, 8, "ring wo-plate")
        words = label(x + (room - 6) / 2, y + high / 2 + 4, name, room - 14, 12 * k, 10, "mid bold")
        out.append(thing(f"{verb} {aim.land}", name, plate, words))
    return join(out)


# battles that were fought


def _rounds(content: Attack, say: Text, wide: float, width: Width) -> Svg:
    high = 22.0 if width == "wide" else 30.0
    rows = content.rounds[-ROUNDS:]
    if not rows:
        words = label(0, 16, say("board-no-battle"), wide, 12 if width == "wide" else 13, least(width), "thin soft")
        return picture(wide, 24, say("panel-attack"), words, cls="wo-side")
    body = [at(0, k * high, _round(row, say, wide, high, width)) for k, row in enumerate(rows)]
    return picture(wide, len(rows) * high, say("panel-battles"), *body, cls="wo-side")


def _round(row: Round, say: Text, wide: float, high: float, width: Width) -> Svg:
    """Attacker, his dice, those of the defender, the land, how it ended."""
    size = 14.0 if width == "wide" else 18.0
    y = (high - size) / 2
    x = 0.0
    out: list[Svg] = []
    who = use(f"m{row.seat}", x, y, size) if row.seat >= 0 else use("u-paw", x, y, size)
    out.append(who)
    x += size + 4
    for side, dice, bonus in ((0, row.dice, row.bonus), (1, row.dice_other, row.bonus_other)):
        for value in sorted(dice, reverse=True):
            out.append(die(x, y, size, value, "wo-best" if side == 0 and value == max(dice) else ""))
            x += size + 2
        if bonus:
            out.append(text(x, y + size * 0.76, f"+{bonus}", 11, "bold"))
            x += 15
        x += 3
        if side == 0:
            out.append(text(x + 2, y + size * 0.76, "v", 11, "mid thin soft"))
            x += 8
    if row.seat_other >= 0:
        out.append(use(f"m{row.seat_other}", x, y, size))
        x += size + 5
    size_words = 11.0 if width == "wide" else 12.5
    ends = say(f"result-{row.result}")
    plain = f"{say(f'land-{row.land}')}{colon(say)}{ends}"
    out.append(label(x, high / 2 + size_words * 0.36, plain, wide - x, size_words, least(width), "thin"))
    return group(title(plain), *out, role="img", aria_label=plain)
