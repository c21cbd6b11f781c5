"""The board as plain text, made from the view alone: any game's, by the shape that its dataclasses declare."""

from __future__ import annotations

import dataclasses
import types
import typing
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

from yiqi.core.game import Action, Rules
from yiqi.core.schema import OneOf
from yiqi.text import Catalogue

WIDEST: Final = 118


def board(rules: Rules[Any], view: Any, text: Catalogue) -> str:
    """The view in lines: a line a field, a line an element where elements have fields of their own."""
    return "\n".join(_lines(view, type(view), text, 0))


def _lines(value: Any, kind: type, text: Catalogue, depth: int) -> Iterator[str]:
    for name, hint in _hints(kind):
        held = getattr(value, name)
        label = "  " * depth + _label(text, name)
        if _is_record(held):
            short = _short(held, text)
            if len(short) + len(label) < WIDEST:
                yield f"{label}: {short}"
            else:
                yield f"{label}:"
                yield from _lines(held, type(held), text, depth + 1)
        elif isinstance(held, tuple) and held and any(map(_is_record, held)):
            yield f"{label}:"
            for i, element in enumerate(held):
                yield from _element(i, element, text, depth + 1)
        elif held is not None and held != () and held != "":
            yield f"{label}: {_plain(held, hint, text)}"


def _element(i: int, element: Any, text: Catalogue, depth: int) -> Iterator[str]:
    margin = "  " * depth
    if not _is_record(element):
        yield f"{margin}{i}: {_plain(element, None, text)}"
        return
    short = _short(element, text)
    if len(short) + len(margin) + 4 < WIDEST:
        yield f"{margin}{i}: {short}"
    else:
        yield f"{margin}{i}:"
        yield from _lines(element, type(element), text, depth + 1)


def _short(value: Any, text: Catalogue) -> str:
    """A dataclass on one line; fields that say nothing (None, False, 0, empty) are left out."""
    parts = []
    for name, hint in _hints(value.__class__):
        held = getattr(value, name)
        if held is None or held is False or held == () or held == "":
            continue
        label = _label(text, name)
        if held is True:
            parts.append(label)
        elif _is_record(held):
            parts.append(f"{label} ({_short(held, text)})")
        elif isinstance(held, tuple) and any(map(_is_record, held)):
            inside = [f"({_short(x, text)})" if _is_record(x) else _plain(x, None, text) for x in held]
            parts.append(f"{label} [{', '.join(inside)}]")
        else:
            parts.append(f"{label} {_plain(held, hint, text)}")
    return ", ".join(parts) or "-"


def _plain(value: Any, hint: Any, text: Catalogue) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return text("cli-yes") if value else text("cli-no")
    if isinstance(value, tuple):
        inner = _inner(hint)
        between = " | " if any(isinstance(v, tuple) for v in value) else " "
        return between.join(_plain(v, inner, text) for v in value) or "-"
    if isinstance(value, str):
        return named(text, domain(hint), value)
    return str(value)


def named(text: Catalogue, kind: str, value: str | int) -> str:
    """A value as a reader knows it, without spaces, so that it can be typed; itself in English."""
    if text.language == "en" or not kind or not isinstance(value, str):
        return str(value)
    return "".join(str(text.word(kind, value)).split())


def _label(text: Catalogue, name: str) -> str:
    key = f"view-{name.replace('_', '-')}"
    return text(key) if text.has(key) else name.replace("_", " ")


def _is_record(value: Any) -> bool:
    return dataclasses.is_dataclass(value) and not isinstance(value, type)


@cache
def _hints(kind: Any) -> tuple[tuple[str, Any], ...]:
    hints = typing.get_type_hints(kind, include_extras=True)
    return tuple((field.name, hints.get(field.name)) for field in dataclasses.fields(kind))


def _inner(hint: Any) -> Any:
    """The hint of a tuple's elements: the first argument of the tuple inside annotations and unions."""
    for found in _unwrapped(hint):
        arguments = typing.get_args(found)
        if typing.get_origin(found) is tuple and arguments:
            return arguments[0]
    return None


def domain(hint: Any) -> str:
    """The domain that an annotation names by OneOf, "" for none."""
    if typing.get_origin(hint) is typing.Annotated:
        for mark in hint.__metadata__:
            if isinstance(mark, OneOf):
                return mark.domain
    return next((name for found in _unwrapped(hint) if found is not hint and (name := domain(found))), "")


def _unwrapped(hint: Any) -> Iterator[Any]:
    yield hint
    if typing.get_origin(hint) is typing.Annotated:
        yield from _unwrapped(hint.__origin__)
    elif typing.get_origin(hint) in (typing.Union, types.UnionType):
        for argument in typing.get_args(hint):
            yield from _unwrapped(argument)


# actions


def action_words(rules: Rules[Any], a: Action, text: Catalogue) -> str:
    """An action as it can be typed: canonical in English, with the names of things in another language."""
    domains = rules.verbs().get(str(a[0]), ())
    words = [named(text, d.name.split("_")[0], value) for d, value in zip(domains, a[1:], strict=False)]
    return " ".join([str(a[0]), *words])


def width(words: str) -> int:
    """How many columns a terminal needs for it."""
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in words)


def columns(cells: Sequence[str], room: int) -> Iterator[str]:
    """Cells in columns, read downwards, in lines of at most `room`."""
    if not cells:
        return
    widest = max(map(width, cells)) + 2
    across = max(1, room // widest)
    deep = -(-len(cells) // across)
    for row in range(deep):
        line = cells[row::deep]
        yield "".join(cell + " " * (widest - width(cell)) for cell in line).rstrip()
