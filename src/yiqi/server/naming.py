"""Players' names in drawings, which tables share: a drawing has a place for each name, and a table puts its own in.

A place is a mark for the seat, what stands there without a table ("Player 1"), and a mark for its end. What is said of
a part of a drawing, its title or its label, gets the name; words that are drawn have no room for any name, and keep
what stands there.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from typing import Final

import msgspec

FIRST: Final = 0xE000
MOST: Final = 64
"""The marks of seats are characters for private use, which no text has; so is END."""
END: Final = "\ue0ff"
_MARK: Final = re.compile("[\ue000-\ue03f\ue0ff]")
_DRAWN: Final = re.compile(">[^<>]*</(?:text|tspan)>")
_PLACE: Final = re.compile(rb"\xee\x80([\x80-\xbf])(.*?)\xee\x83\xbf", re.DOTALL)
"""A place in UTF-8."""


def place(seat: int, plain: str) -> str:
    """The place for the name of a seat; `plain` stands there without a table."""
    return f"{chr(FIRST + seat)}{plain}{END}" if 0 <= seat < MOST else plain


def drawn(svg: str) -> str:
    """A drawing whose drawn words have no places any more."""
    return _DRAWN.sub(lambda found: _MARK.sub("", found[0]), svg)


def named(drawing: msgspec.Raw, name: Callable[[int], str]) -> msgspec.Raw:
    """A drawing in JSON with the names of a table's players in its places."""
    plain = bytes(drawing)
    if b"\xee\x80" not in plain:
        return drawing

    def put(found: re.Match[bytes]) -> bytes:
        escaped = html.escape(name(found[1][0] - 0x80))
        return msgspec.json.encode(escaped)[1:-1]

    return msgspec.Raw(_PLACE.sub(put, plain))
