# mypyc: skip
"""What a game may say about a match that is over: tables of numbers, pictures of them, and answers in words.

A game that has a report has a module `reporting` in its folder with a function `make(rules, steps) -> Report`. Whoever
shows it finds the words in the game's texts: titles are `report-<section>`, `report-sheet-<sheet>` and
`report-picture-<picture>`, columns `report-column-<column>`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from yiqi.core.game import Action, Event, Rules, Seat, Text
from yiqi.core.match import Match

Cell = str | int


class Step(NamedTuple):
    """A record in force: its number, whose it is, who acted, the action, and what everybody was told."""

    seq: int
    seat: Seat
    by: str
    action: Action
    events: Sequence[Event]


class Column(NamedTuple):
    """A column of a sheet. `kind` is what its cells are: "" for numbers and text as they are, else the first part of
    the keys of their names (`land`, `seat`)."""

    key: str
    kind: str = ""


Said = tuple[str, Mapping[str, Any]]


class Sheet(NamedTuple):
    """A table: its key, columns, and rows with a cell for each column; "" is an empty one.

    `heads` are lines that stand above a row, by its place: message keys with arguments.
    """

    key: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    heads: Mapping[int, tuple[Said, ...]] = {}


class Section(NamedTuple):
    """A part of the report: what it says (message keys with arguments), its pictures and sheets by their keys."""

    key: str
    said: tuple[Said, ...]
    pictures: tuple[str, ...]
    sheets: tuple[Sheet, ...]


class Report(Protocol):
    """The report on one match."""

    def sections(self) -> tuple[Section, ...]:
        """Everything in it, in order."""
        ...

    def draw(self, picture: str, text: Text) -> str:
        """The SVG of a picture that a section names, its words in one language."""
        ...


def steps(match: Match[Any]) -> list[Step]:
    """The records of a match that are in force, with what they told."""
    return [Step(seq, *_who(match, seq), match.events[seq]) for seq in match.line]


def _who(match: Match[Any], seq: int) -> tuple[Seat, str, Action]:
    record = match.records[seq]
    return record.seat, record.by, record.action


def told(found: Iterable[Step]) -> Iterable[tuple[Step, Event]]:
    """Each event with its step."""
    for step in found:
        for event in step.events:
            yield step, event


class Maker(Protocol):
    """The function `make` of a game's module `reporting`."""

    def __call__(self, rules: Rules[Any], found: Sequence[Step]) -> Report: ...
