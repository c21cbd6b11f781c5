"""The text form of an action: `("buy", 34)` is `buy 34`, and `parse(text(a)) == a`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from yiqi.core.game import Action

WORD = re.compile(r"[a-z][a-z0-9_.+-]*\Z")
NUMBER = re.compile(r"(0|-?[1-9][0-9]{0,8})\Z")
LONGEST = 200


def text(a: Action) -> str:
    """The canonical text of a well-formed action."""
    return " ".join(map(str, a))


def parse(line: str) -> Action:
    """The action written in `line`, one space between its parts. Raises ValueError naming the wrong part."""
    if len(line) > LONGEST:
        raise ValueError(f"an action has at most {LONGEST} characters")
    parts: list[str | int] = []
    for word in line.split(" "):
        if WORD.match(word):
            parts.append(word)
        elif NUMBER.match(word):
            parts.append(int(word))
        else:
            raise ValueError(f"expected a lower-case word or a whole number, found {word!r}")
    if not isinstance(parts[0], str):
        raise ValueError(f"expected a verb first, found {parts[0]!r}")
    return tuple(parts)


def well_formed(a: object) -> bool:
    """Whether any object at all is an action: a tuple of a verb and words or whole numbers."""
    if not isinstance(a, tuple) or not a or not isinstance(a[0], str):
        return False
    for part in a:
        if isinstance(part, str):
            if not WORD.match(part):
                return False
        elif not isinstance(part, int) or isinstance(part, bool) or not -999_999_999 <= part <= 999_999_999:
            return False
    return True
