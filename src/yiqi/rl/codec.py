"""A view as a row of whole numbers and back, by what its schema declares.

Every part of a view has fixed places in the row, in the order of the fields. A bool takes one place; a number one,
counted from its lowest value; a name one, its place in its domain; what may be None a flag before it; a tuple of at
most n its length and then room for n. Places that stand for nothing are 0. `decode(encode(view)) == view`.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Protocol, Union, get_args, get_origin

import numpy as np
import numpy.typing as npt

from yiqi.core.schema import AtMost, OneOf, Range

Row = npt.NDArray[np.int32]
Domains = Mapping[str, tuple[str | int, ...]]


class Part(Protocol):
    """One piece of a view: `highs` has the greatest value of each of its places."""

    highs: list[int]

    def write(self, value: Any, row: Row, at: int) -> None: ...

    def read(self, row: Sequence[int], at: int) -> Any: ...


class SchemaError(TypeError):
    """A schema that says too little about a field: which, and what was expected."""


class Codec:
    """Rows for views of one schema. `highs` has the greatest value of each place; the least is 0."""

    def __init__(self, schema: type, domains: Domains) -> None:
        self._part = _struct(schema, domains, schema.__name__)
        self.highs: Row = np.array(self._part.highs, dtype=np.int32)

    @property
    def size(self) -> int:
        """The number of places in a row."""
        return len(self.highs)

    def encode(self, view: Any) -> Row:
        """The row of a view. Raises ValueError when a part of it is outside what the schema declares."""
        row = np.zeros(self.size, dtype=np.int32)
        self._part.write(view, row, 0)
        return row

    def decode(self, row: npt.ArrayLike) -> Any:
        """The view whose row this is. Raises ValueError for a row that `encode` cannot give."""
        numbers: list[int] = np.asarray(row).tolist()
        if len(numbers) != self.size:
            raise ValueError(f"expected {self.size} numbers, found {len(numbers)}")
        return self._part.read(numbers, 0)


class _Number:
    def __init__(self, low: int, high: int, where: str) -> None:
        self.highs = [high - low]
        self._low, self._high, self._where = low, high, where

    def write(self, value: Any, row: Row, at: int) -> None:
        if isinstance(value, bool) or not isinstance(value, int) or not self._low <= value <= self._high:
            raise ValueError(f"{self._where}: expected a number from {self._low} to {self._high}, found {value!r}")
        row[at] = value - self._low

    def read(self, row: Sequence[int], at: int) -> int:
        return _bounded(row[at], self.highs[0], self._where) + self._low


class _Choice:
    """One of a list of values; bool is such a list."""

    def __init__(self, values: Sequence[Any], where: str) -> None:
        self.highs = [len(values) - 1]
        self._values, self._where = tuple(values), where
        self._places = {value: i for i, value in enumerate(values)}

    def write(self, value: Any, row: Row, at: int) -> None:
        place = self._places.get(value)
        if place is None:
            raise ValueError(f"{self._where}: {value!r} is not in its domain")
        row[at] = place

    def read(self, row: Sequence[int], at: int) -> Any:
        return self._values[_bounded(row[at], self.highs[0], self._where)]


class _Optional:
    def __init__(self, part: Part, where: str) -> None:
        self.highs = [1, *part.highs]
        self._part, self._where = part, where

    def write(self, value: Any, row: Row, at: int) -> None:
        if value is not None:
            row[at] = 1
            self._part.write(value, row, at + 1)

    def read(self, row: Sequence[int], at: int) -> Any:
        return self._part.read(row, at + 1) if _bounded(row[at], 1, self._where) else None


class _Sequence:
    """Parts one after the other: the fields of a dataclass or a tuple of fixed length."""

    def __init__(
        self, parts: Sequence[Part], make: Callable[[list[Any]], Any], take: Callable[[Any], Any], where: str
    ) -> None:
        self.highs = [high for part in parts for high in part.highs]
        self._parts = list(parts)
        self._make, self._take, self._where = make, take, where

    def write(self, value: Any, row: Row, at: int) -> None:
        values = self._take(value)
        if len(values) != len(self._parts):
            raise ValueError(f"{self._where}: expected {len(self._parts)} values, found {len(values)}")
        for part, inner in zip(self._parts, values, strict=True):
            part.write(inner, row, at)
            at += len(part.highs)

    def read(self, row: Sequence[int], at: int) -> Any:
        values = []
        for part in self._parts:
            values.append(part.read(row, at))
            at += len(part.highs)
        return self._make(values)


class _Many:
    def __init__(self, part: Part, most: int, where: str) -> None:
        self.highs = [most, *part.highs * most]
        self._part, self._most, self._where = part, most, where
        self._width = len(part.highs)

    def write(self, value: Any, row: Row, at: int) -> None:
        if len(value) > self._most:
            raise ValueError(f"{self._where}: expected at most {self._most} values, found {len(value)}")
        row[at] = len(value)
        at += 1
        for inner in value:
            self._part.write(inner, row, at)
            at += self._width

    def read(self, row: Sequence[int], at: int) -> Any:
        length = _bounded(row[at], self._most, self._where)
        return tuple(self._part.read(row, at + 1 + i * self._width) for i in range(length))


def _bounded(value: int, high: int, where: str) -> int:
    if not 0 <= value <= high:
        raise ValueError(f"{where}: expected a number from 0 to {high}, found {value}")
    return value


def _struct(schema: type, domains: Domains, where: str) -> Part:
    if not dataclasses.is_dataclass(schema):
        raise SchemaError(f"{where}: expected a frozen dataclass, found {schema!r}")
    hints = typing.get_type_hints(schema, include_extras=True)
    names = [field.name for field in dataclasses.fields(schema)]
    parts = [_part(hints[name], (), domains, f"{where}.{name}") for name in names]

    def make(values: list[Any]) -> Any:
        return schema(**dict(zip(names, values, strict=True)))

    def take(value: Any) -> list[Any]:
        if not isinstance(value, schema):
            raise ValueError(f"{where}: expected {schema.__name__}, found {value!r}")
        return [getattr(value, name) for name in names]

    return _Sequence(parts, make, take, where)


def _part(hint: Any, bounds: tuple[Any, ...], domains: Domains, where: str) -> Part:
    origin = get_origin(hint)
    if origin is Annotated:
        inner, *extras = get_args(hint)
        return _part(inner, (*extras, *bounds), domains, where)
    if origin is Union or origin is types.UnionType:
        others = [option for option in get_args(hint) if option is not type(None)]
        if len(others) != 1 or len(others) == len(get_args(hint)):
            raise SchemaError(f"{where}: expected a type or None, found {hint!r}")
        return _Optional(_part(others[0], bounds, domains, where), where)
    if origin is tuple:
        return _tuple(get_args(hint), bounds, domains, where)
    if hint is bool:
        return _Choice((False, True), where)
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        return _struct(hint, domains, where)
    if hint is int and (span := _bound(bounds, Range)) is not None:
        return _Number(span.low, span.high, where)
    if hint in (int, str) and (named := _bound(bounds, OneOf)) is not None:
        if named.domain not in domains:
            raise SchemaError(f"{where}: no domain {named.domain!r}")
        return _Choice(domains[named.domain], where)
    raise SchemaError(f"{where}: expected a bool, a bounded int or str, a dataclass or a tuple, found {hint!r}")


def _tuple(arguments: tuple[Any, ...], bounds: tuple[Any, ...], domains: Domains, where: str) -> Part:
    if len(arguments) == 2 and arguments[1] is Ellipsis:
        most = _bound(bounds, AtMost)
        if most is None:
            raise SchemaError(f"{where}: expected AtMost beside a tuple of any length")
        rest = tuple(b for b in bounds if b is not most)
        return _Many(_part(arguments[0], rest, domains, f"{where}[]"), most.length, where)
    parts = [_part(hint, (), domains, f"{where}[{i}]") for i, hint in enumerate(arguments)]
    return _Sequence(parts, tuple, lambda value: value, where)


def _bound(bounds: tuple[Any, ...], kind: type) -> Any:
    return next((b for b in bounds if isinstance(b, kind)), None)
