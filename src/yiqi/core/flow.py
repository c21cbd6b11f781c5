"""The stack of decisions that lives in a state.

Control flow is data. The last decision of a stack is the one being asked; an effect that needs an answer in
the middle of another pushes a decision, and answering replaces or pops it. A decision is a small immutable
object with a name from the rulebook and few fields, so that a stack is copied by a slice and saved as JSON.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol


class Frame(Protocol):
    """What every decision has: its name, and the fields it is made of (ints, strings, tuples of them)."""

    @property
    def name(self) -> str: ...

    def fields(self) -> tuple[Any, ...]: ...


def dump(stack: Sequence[Frame]) -> list[list[Any]]:
    """The stack as plain JSON: name first, then the fields, one list a decision."""
    return [[frame.name, *map(_plain, frame.fields())] for frame in stack]


def load(data: object, classes: Mapping[str, Callable[..., Frame]]) -> list[Any]:
    """The stack that `dump` wrote, made by the classes named. Raises ValueError naming what is wrong."""
    if not isinstance(data, list):
        raise ValueError("expected a list of decisions")
    stack: list[Frame] = []
    for row in data:
        if not isinstance(row, list) or not row or not isinstance(row[0], str) or row[0] not in classes:
            raise ValueError(f"expected a decision, one of {', '.join(classes)}; found {row!r}")
        try:
            stack.append(classes[row[0]](*map(_tuples, row[1:])))
        except TypeError as error:
            raise ValueError(f"decision {row[0]}: {error}") from None
    return stack


def _plain(value: Any) -> Any:
    return [_plain(v) for v in value] if isinstance(value, tuple) else value


def _tuples(value: Any) -> Any:
    return tuple(_tuples(v) for v in value) if isinstance(value, list) else value
