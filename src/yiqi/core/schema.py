"""Bounds that a view's annotations carry, so that programs know its shape without knowing the game.

A view is a frozen dataclass whose fields are bool, `Annotated[int, Range(0, 4)]`,
`Annotated[str, OneOf("card")]`, another such dataclass, one of these or None, a fixed tuple of them, or
`Annotated[tuple[X, ...], AtMost(5)]`.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Range:
    """A whole number from `low` to `high`, both included."""

    low: int
    high: int


@dataclass(frozen=True)
class OneOf:
    """One of the values that `Rules.domains()` lists under `domain`."""

    domain: str


@dataclass(frozen=True)
class AtMost:
    """A tuple of at most `length` elements."""

    length: int
