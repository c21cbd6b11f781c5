"""What several panels of Pax Pamir are made of: words set on lines, numbers beside pieces, signs with figures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from yiqi.core.game import Text
from yiqi.draw.fit import fit, measure
from yiqi.draw.svg import NONE, Svg, circle, join, rect, text, use

SHORT = {"british": "brit", "russian": "russ", "afghan": "afgh"}
"""Coalitions as colours and classes call them."""
SQUEEZE = 1.2
"""How much words may be pressed together before they are cut."""
MANY = 4
"""More of a kind than this are written as a number."""


def comma(say: Text) -> str:
    """What stands between the parts of an enumeration."""
    return "，" if say.language.startswith("zh") else ", "


def colon(say: Text) -> str:
    return "：" if say.language.startswith("zh") else ": "


def stop(say: Text) -> str:
    """What stands between two sentences that end without a stop of their own."""
    return "。" if say.language.startswith("zh") else ". "


def capital(words: str) -> str:
    """Words as they begin a line."""
    return words[:1].upper() + words[1:]


def wrap(plain: str, room: float, size: float, lines: int) -> list[str]:
    """`plain` on at most so many lines of `room` pixels; broken at spaces and between Chinese characters; what is left
    over becomes an ellipsis."""
    out: list[str] = []
    line = ""
    for part in _parts(plain):
        if line and measure((line + part).rstrip(), size) > room:
            out.append(line.rstrip())
            line = part.lstrip()
        else:
            line += part
    if line.strip():
        out.append(line.rstrip())
    if len(out) > lines:
        last = fit(" ".join(out[lines - 1 :]) if " " in plain else "".join(out[lines - 1 :]), room, size, size)
        out = [*out[: lines - 1], *last.lines]
    return [fit(one, room, size, size).lines[0] for one in out]


def _parts(plain: str) -> Iterable[str]:
    """What a line may be broken between: words with the space after them, Chinese characters with their stops."""
    part = ""
    for k, c in enumerate(plain):
        part += c
        after = plain[k + 1 : k + 2]
        wide = ord(c) >= 0x2E80 and not (after and after in "，。、；：！？）」·")
        if c == " " or wide or c == "·":
            yield part
            part = ""
    if part:
        yield part


def paragraph(x: float, y: float, plain: str, room: float, size: float, lines: int, cls: str, step: float = 1.3) -> Svg:
    """Words wrapped, the baseline of the first line at y."""
    found = wrap(plain, room, size, lines)
    return join(text(x, y + k * size * step, line, size, cls) for k, line in enumerate(found))


def called(plain: str, room: float, size: float, least: float, wide: float = 1) -> tuple[Sequence[str], float]:
    """A name on one line or two, in `size` or a little smaller: the lines and their size. `wide`: how much wider its
    font is than the one that is measured. A line may have to be pressed together by SQUEEZE at most."""
    chinese = any(ord(c) >= 0x2E80 for c in plain)
    if not chinese:
        room /= wide
    one = measure(plain, 1) or 1
    if one * size * 0.94 <= room:
        return (plain,), min(size, int(room / one * 10) / 10)
    places = [k + 1 for k, c in enumerate(plain) if c in " ·-" and 0 < k < len(plain) - 1]
    if chinese and not places:
        places = [-(-len(plain) // 2)]
    halves = [(plain[:k].rstrip(), plain[k:]) for k in places]
    if halves:
        best = min(halves, key=lambda pair: max(measure(half, 1) for half in pair))
        widest = max(measure(half, 1) for half in best)
        if widest * least <= room * SQUEEZE:
            return best, min(size, max(least, int(room / widest * 10) / 10))
    fitted = fit(plain, room, size, least, 2)
    return fitted.lines, fitted.size


def label(x: float, y: float, plain: str, room: float, size: float, least: float, cls: str) -> Svg:
    """One line that fits its room, smaller down to `least`, then a little narrower, then cut; where it is tight its
    width is fixed."""
    if not plain:
        return NONE
    one = measure(plain, 1)
    if one * least <= room * SQUEEZE:
        line, size = plain, min(size, max(least, int(room / one * 10) / 10))
    else:
        line, size = fit(plain, room, least, least).lines[0], least
    wide = measure(line, size)
    tight = min(wide, room) if wide > room * 0.85 else None
    return text(x, y, line, size, cls, textLength=tight, lengthAdjust="spacingAndGlyphs" if tight else None)


def badge(x: float, y: float, n: int, size: float, cls: str = "pm-badge") -> Svg:
    """A number in a disc around (x, y)."""
    if n < 10:
        return join([circle(x, y, size * 0.72, cls), text(x, y + size * 0.36, str(n), size, f"mid bold {cls}-n")])
    w = size * 2
    shape = rect(x - w / 2, y - size * 0.72, w, size * 1.44, size * 0.72, cls)
    return join([shape, text(x, y + size * 0.36, str(n), size, f"mid bold {cls}-n")])


def figure(symbol: str, x: float, y: float, said: str, size: float, room: float, cls: str = "") -> Svg:
    """A sign with a figure to the right of it, both on the line whose baseline is y."""
    sign = size * 1.2
    return join(
        [
            use(symbol, x, y - size * 0.98, sign, cls),
            label(x + sign + 2, y, said, room - sign - 2, size, min(size, 11), "bold"),
        ]
    )


def blank(x: float, y: float, w: float, h: float) -> Svg:
    """A part that is not seen and can be pressed all the same."""
    return rect(x, y, w, h, 0, "pm-hit")


def ring(x: float, y: float, w: float, h: float, r: float = 7, cls: str = "") -> Svg:
    """The part of a thing that shows whether it may be chosen; not seen at other times."""
    return rect(x, y, w, h, r, f"ring pm-none {cls}".strip())


def shield(coalition: str, x: float, y: float, r: float) -> Svg:
    """A prize: a coin of a coalition with a dotted edge, its centre at (x, y)."""
    s = r * 1.3
    coin = circle(x, y, r, f"pm-prize pm-{SHORT[coalition]}")
    return join([coin, use(f"pamir-{coalition}", x - s / 2, y - s / 2, s)])
