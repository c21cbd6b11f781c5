"""Building SVG as text, quickly, with everything escaped.

`Svg` is text that is known to be well-formed: the functions here take plain text for what is said and named, and `Svg`
for what is nested, so that a name can get into a drawing only through `esc`. Lengths are pixels of the drawing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NewType

Svg = NewType("Svg", str)
"""Well-formed SVG, everything in it escaped."""

NONE = Svg("")

# what XML gives a meaning to, and what it forbids altogether
_ODD = re.compile("[&<>\"'\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
_INSTEAD = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"}


def esc(plain: str) -> str:
    """`plain` as it may stand in text and in attributes; characters that XML forbids are left out."""
    return _ODD.sub(lambda hit: _INSTEAD.get(hit[0], ""), plain)


def num(value: float) -> str:
    """A length with at most one decimal, as short as it goes: 3, 2.5, -0.4 -> "3", "2.5", "-.4"."""
    whole = round(value)
    if whole == value:
        return str(whole)
    short = f"{value:.1f}"
    if short.endswith(".0"):
        return "0" if short == "-0.0" else short[:-2]
    return short.replace("0.", ".", 1) if short.startswith(("0.", "-0.")) else short


def attributes(names: dict[str, str | float | None]) -> str:
    """` name="value"` for each that is neither None nor ""; underscores in names become hyphens."""
    out = []
    for name, value in names.items():
        if value is None or value == "":
            continue
        text = esc(value) if isinstance(value, str) else num(value)
        out.append(f' {name.replace("_", "-")}="{text}"')
    return "".join(out)


def join(parts: Iterable[Svg]) -> Svg:
    """One after the other."""
    return Svg("".join(parts))


def text(x: float, y: float, words: str, size: float, cls: str = "", **more: str | float | None) -> Svg:
    """Words with their baseline at y. Weight, colour and anchor come from the class."""
    place = f'x="{num(x)}" y="{num(y)}" font-size="{num(size)}"'
    return Svg(f"<text {place}{attributes({'class': cls, **more})}>{esc(words)}</text>")


def rect(x: float, y: float, w: float, h: float, r: float = 0, cls: str = "", **more: str | float | None) -> Svg:
    """A rectangle with its corners rounded by r."""
    place = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"'
    return Svg(f"<rect {place}{attributes({'rx': r or None, 'class': cls, **more})}/>")


def circle(x: float, y: float, r: float, cls: str = "", **more: str | float | None) -> Svg:
    """A circle around (x, y)."""
    return Svg(f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"{attributes({"class": cls, **more})}/>')


def path(d: str, cls: str = "", **more: str | float | None) -> Svg:
    """A path; `d` is written by the caller with `num`."""
    return Svg(f'<path d="{esc(d)}"{attributes({"class": cls, **more})}/>')


def use(symbol: str, x: float, y: float, size: float, cls: str = "") -> Svg:
    """A symbol in a square of `size` whose upper left corner is at (x, y)."""
    s = num(size)
    more = f' class="{esc(cls)}"' if cls else ""
    return Svg(f'<use href="#{esc(symbol)}" x="{num(x)}" y="{num(y)}" width="{s}" height="{s}"{more}/>')


def title(words: str) -> Svg:
    """What the group that this is the first child of says when a pointer rests on it."""
    return Svg(f"<title>{esc(words)}</title>")


def group(*body: Svg, cls: str = "", **more: str | float | None) -> Svg:
    """A group of its own, for what is said (`role`, `aria_label`) or styled together."""
    return Svg(f"<g{attributes({'class': cls, **more})}>{''.join(body)}</g>")


def at(x: float, y: float, *body: Svg) -> Svg:
    """`body` moved to (x, y). A thing that moves by style needs this around it, not on it."""
    return Svg(f'<g transform="translate({num(x)} {num(y)})">{"".join(body)}</g>')


def thing(name: str, label: str, *body: Svg, cls: str = "") -> Svg:
    """A part of the board that can be chosen: `name` is what paths call it ("cabin port 3"), `label` what is read out.

    The page sets the classes lit, dim, refused and picked on it; the child with class `ring` shows them.
    """
    said = f'data-thing="{esc(name)}" role="button" aria-label="{esc(label)}" tabindex="-1"'
    return Svg(f"<g {said}{attributes({'class': cls})}>{''.join(body)}</g>")


def inner(name: str, label: str, *body: Svg, cls: str = "") -> Svg:
    """A thing inside another: a picture, or nothing at all if `label` is "". Buttons do not nest, so only a page that
    waits for a click on it makes a button of it."""
    said = f'data-thing="{esc(name)}"' + (f' role="img" aria-label="{esc(label)}"' if label else "")
    return Svg(f"<g {said}{attributes({'class': cls})}>{''.join(body)}</g>")


def picture(
    width: float, height: float, label: str, *body: Svg, cls: str = "", note: str = "", near: bool = False
) -> Svg:
    """A whole drawing; a page may write `note` beside its title. `near`: nothing in it needs a closer look.

    Its symbols and colours come from the page (`symbols.sheet`, `tokens.stylesheet`).
    """
    w, h = num(width), num(height)
    more = attributes({"data_note": note or None, "data_near": "all" if near else None})
    return Svg(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}"'
        f' class="{esc(f"board {cls}".strip())}"{more}'
        f' role="group" aria-label="{esc(label)}">{"".join(body)}</svg>'
    )
