"""What stands in the fields of a position given as JSON: each reader refuses by field what is no such value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

SHOWN: Final = 100
"""So much of what was found stands in a message."""


class Faulty(ValueError):
    """A field that cannot be read: where, what was expected, what was found."""

    def __init__(self, field: str, expected: str, found: object) -> None:
        super().__init__(f"position, {field[:SHOWN]}: expected {expected}, found {brief(found)}")


def brief(value: object) -> str:
    """A value as a message shows it."""
    text = repr(value)
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"


def number(field: str, value: object, low: int, high: int) -> int:
    """A whole number from `low` to `high`; a truth value is none. Raises Faulty."""
    if type(value) is not int or not low <= value <= high:
        raise Faulty(field, f"a whole number from {low} to {high}", value)
    return value


def flag(field: str, value: object) -> bool:
    """A truth value. Raises Faulty."""
    if not isinstance(value, bool):
        raise Faulty(field, "true or false", value)
    return value


def word(field: str, value: object, words: Sequence[str]) -> str:
    """One of these words. Raises Faulty."""
    if not isinstance(value, str) or value not in words:
        raise Faulty(field, "one of " + ", ".join(words), value)
    return value


def listed(field: str, value: object) -> list[Any]:
    """A list. Raises Faulty."""
    if not isinstance(value, list):
        raise Faulty(field, "a list", value)
    return value


def table(field: str, value: object, expected: str = "a table") -> Mapping[Any, Any]:
    """An object, called `expected` in the message. Raises Faulty."""
    if not isinstance(value, Mapping):
        raise Faulty(field, expected, value)
    return value
