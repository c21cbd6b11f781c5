"""What several panels of History of the World are made of: marks on plates, dice, words that fit, sentences."""

from __future__ import annotations

from typing import Final

from yiqi.core.game import Text, Width
from yiqi.draw.fit import measure
from yiqi.draw.fit import words as fitted
from yiqi.draw.svg import Svg, circle, esc, group, join, rect, text, use

NONE: Final = "none"
PIPS: Final = {
    1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)), 4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)), 6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}  # fmt: skip
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII")
CHINESE: Final = "〇一二三四五六七"


def chinese(say: Text) -> bool:
    return say.language.startswith("zh")


def numeral(epoch: int, say: Text) -> str:
    """The number of an epoch as it is written."""
    return CHINESE[epoch] if chinese(say) else ROMAN[epoch]


def comma(say: Text) -> str:
    """What stands between the parts of an enumeration."""
    return "，" if chinese(say) else ", "


def colon(say: Text) -> str:
    return "：" if chinese(say) else ": "


def least(width: Width) -> float:
    """The smallest type."""
    return 9.5 if width == "wide" else 11.0


def label(x: float, y: float, plain: str, room: float, size: float, smallest: float, cls: str, lines: int = 1) -> Svg:
    """Words that fit their room, smaller down to `smallest`, then cut."""
    return fitted(x, y, plain, room, max(size, smallest), smallest, cls, lines)


def wrapped(x: float, y: float, plain: str, room: float, size: float, cls: str, lines: int, smallest: float) -> Svg:
    """Lines from y downwards, broken between words (or characters that are wide), at most so many."""
    return rows(x, y, shortened(broken(plain, room, size), lines), room, size, cls, smallest, size * 1.28)


def broken(plain: str, room: float, size: float) -> list[str]:
    """The lines of a text in a room so wide."""
    out: list[str] = []
    line = ""
    for word in pieces(plain):
        longer = line + word
        if line and measure(longer.rstrip(), size) > room * 1.06:
            out.append(line.rstrip())
            line = word.lstrip()
        else:
            line = longer
    return [*out, line.rstrip()]


def shortened(lines: list[str], most: int) -> list[str]:
    """At most so many lines; what is left out leaves an ellipsis."""
    return lines if len(lines) <= most else [*lines[: most - 1], lines[most - 1].rstrip(",.，。 ") + "…"]


def rows(x: float, y: float, lines: list[str], room: float, size: float, cls: str, smallest: float, step: float) -> Svg:
    """Lines below one another, the first at y."""
    small = min(size, smallest)
    return join(fitted(x, y + k * step, line, room * 1.06, size, small, cls) for k, line in enumerate(lines))


def pieces(plain: str) -> list[str]:
    """Words with the space after them; each wide character alone, with a mark that may not begin a line."""
    found: list[str] = []
    for c in plain:
        wide = ord(c) >= 0x2E80
        goes_on = found and not wide and ord(found[-1][-1]) < 0x2E80 and found[-1][-1] not in " -"
        if goes_on or (found and c in "，。、；：！？）」%"):
            found[-1] += c
        else:
            found.append(c)
    return found


def die(x: float, y: float, size: float, value: int = 0, cls: str = "") -> Svg:
    """A die whose upper left corner is at (x, y): its pips, or a question mark before it is rolled."""
    face = rect(x, y, size, size, size * 0.2, f"wo-die {cls}".strip())
    if not value:
        return join([face, text(x + size / 2, y + size * 0.72, "?", size * 0.62, "mid bold wo-die-q")])
    mid, out = size / 2, size * 0.25
    return join(
        [face, *(circle(x + mid + dx * out, y + mid + dy * out, size * 0.085, "wo-pip") for dx, dy in PIPS[value])]
    )


def army(seat: int, x: float, y: float, size: float, active: bool = False) -> Svg:
    """A player's shape around (x, y); a light ring around those of the empire in turn."""
    own = use(f"m{seat}", x - size / 2, y - size / 2, size)
    return join([circle(x, y, size * 0.72, f"wo-ring wo-line-{seat}"), own]) if active else own


def about(page: str, said: str, *body: Svg) -> Svg:
    """A part that opens a page about something when it is pressed."""
    return Svg(
        f'<g data-page="{esc(page)}" role="button" tabindex="0" aria-label="{esc(said)}" class="wo-about">'
        f"{''.join(body)}</g>"
    )


def foreign(say: Text, names: tuple[str, str]) -> str:
    """The name in the other script than the reader's."""
    return names[0] if chinese(say) else names[1]


def other(say: Text, *body: Svg) -> Svg:
    """Words in the other script than the reader's."""
    return group(*body, lang="en" if chinese(say) else "zh-Hant")


def quiet(*body: Svg) -> Svg:
    return group(*body, cls="wo-quiet")
