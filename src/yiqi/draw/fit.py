"""How wide words are, roughly, and how to fit them into a room."""

from __future__ import annotations

from typing import NamedTuple

from yiqi.draw.svg import NONE, Svg, join, text

# advance widths of Inter at weight 600 in hundredths of the size, from the space to the tilde
_LATIN = (
    "25 32 52 64 65 100 66 33 37 37 54 67 32 47 32 38 66 42 62 64 67 61 64 58 64 64 32 33 67 67 67 54 "
    "100 73 66 74 72 61 59 75 75 28 58 70 57 92 76 77 65 77 65 65 66 74 73 102 72 71 65 37 38 37 48 47 "
    "35 57 62 58 62 59 39 63 61 26 26 57 26 90 61 61 62 62 40 55 35 61 59 84 57 59 57 45 36 45 67"
)
_WIDTHS = {chr(32 + k): int(w) / 100 for k, w in enumerate(_LATIN.split())} | {"·": 0.32, "½": 0.87, "…": 0.96}
_WIDE = "\u2e80"
"""From here on characters are as wide as they are high (Chinese, Japanese, Korean, emoji)."""
_PRIVATE = ("\ue000", "\uf8ff")
"""Characters for private use."""


def measure(words: str, size: float) -> float:
    """About how wide `words` are in bold type of `size`, in pixels."""
    return size * sum([_width(c) for c in words])


def _width(c: str) -> float:
    known = _WIDTHS.get(c)
    if known is not None:
        return known
    # a mark in a text for what is put in later takes no room
    return 0.66 if c < _WIDE else 0.0 if _PRIVATE[0] <= c <= _PRIVATE[1] else 1.0


class Fitted(NamedTuple):
    """The lines, and the size they are set in."""

    lines: tuple[str, ...]
    size: float


def fit(words: str, room: float, size: float, least: float, lines: int = 1) -> Fitted:
    """`words` in a room so wide, in `size` or smaller but not below `least`, on at most so many lines.

    What does not fit is broken between words, then inside a word, and cut off with an ellipsis at the last.
    """
    one = measure(words, 1) or 1
    if one * least <= room:
        return Fitted((words,), min(size, int(room / one * 10) / 10))
    if lines > 1 and (halves := _halves(words)):
        widest = max(measure(half, 1) for half in halves)
        if widest * least <= room:
            return Fitted(halves, min(size, int(room / widest * 10) / 10))
    return Fitted(tuple(_broken(words, room / least, lines)), least)


def _halves(words: str) -> tuple[str, str] | None:
    """The most even way to break at a space, None if there is none."""
    places = [k for k, c in enumerate(words) if c == " "]
    if not places:
        return None
    best = min(places, key=lambda k: max(measure(words[:k], 1), measure(words[k + 1 :], 1)))
    return words[:best], words[best + 1 :]


def _broken(words: str, room: float, lines: int) -> list[str]:
    """`words` at size 1 cut into lines that fit; the last ends in an ellipsis if something is left."""
    out: list[str] = []
    rest = words
    while rest and len(out) < lines:
        last = len(out) == lines - 1
        if measure(rest, 1) <= room:
            out.append(rest)
            break
        line, width, tail = "", 0.0, "…" if last else "-"
        for c in rest:
            if width + measure(c + tail, 1) > room:
                break
            line, width = line + c, width + measure(c, 1)
        line = line or rest[0]
        rest = rest[len(line) :]
        hyphen = tail if last or (line[-1].isascii() and line[-1].isalpha() and rest[:1].isalpha()) else ""
        out.append(line.rstrip() + hyphen)
        rest = rest.lstrip()
    return out


def words(x: float, y: float, plain: str, room: float, size: float, least: float, cls: str, lines: int = 1) -> Svg:
    """`plain` fitted and written with the baseline of its last line at y; the class anchors it at x.

    Where it is tight the width is fixed, so that another font than the measured one does not run over.
    """
    if not plain:
        return NONE
    fitted = fit(plain, room, size, least, lines)
    step = fitted.size * 1.05
    out = []
    for k, line in enumerate(fitted.lines):
        wide = measure(line, fitted.size)
        tight = wide if wide > room * 0.85 else None
        adjust = "spacingAndGlyphs" if tight else None
        low = y - (len(fitted.lines) - 1 - k) * step
        out.append(text(x, low, line, fitted.size, cls, textLength=tight, lengthAdjust=adjust))
    return join(out)
