"""Private letters between the players of a table: in the data file, and what a seat is told of them.

A letter goes from a seat to one or several others. Letters among the same seats are a thread; nobody else, no onlooker
and no bot is told of it, and nothing of a letter enters the state, the log or the record. Who holds a seat reads what
was written since he came: a new holder none of the letters before him; his are not lost while a bot plays for him.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from yiqi.core.game import Seat
from yiqi.server.rows import SeatRow
from yiqi.server.store import Store
from yiqi.server.tables import Table

LEAST_SEATS: Final = 3
LEAST_PEOPLE: Final = 2
KEPT: Final = 500
"""The latest letters that a page is sent when it opens."""

Thread = tuple[Seat, ...]
"""The seats of a thread, in order."""


class LetterRow(NamedTuple):
    """A letter; `name` is what the writer was called then."""

    id: int
    seat: Seat
    to: tuple[Seat, ...]
    name: str
    text: str
    at: float

    @property
    def thread(self) -> Thread:
        """All who may read it."""
        return tuple(sorted((self.seat, *self.to)))


def offered(table: Table) -> bool:
    """Whether letters are written at a table: where there are three seats or more (two have the chat to themselves)
    and two people or more (one alone, or with bots, has nobody to write to)."""
    people = {row.holder for row in table.seats if row.holder is not None}
    return table.row.seats >= LEAST_SEATS and len(people) >= LEAST_PEOPLE


def readers(table: Table, seat: Seat) -> list[Seat]:
    """The seats that may be written to from a seat: those that people hold now. Nothing is written to a bot."""
    return [row.seat for row in table.seats if row.kind == "person" and row.seat != seat] if offered(table) else []


# the data file


def add(
    c: sqlite3.Connection, table: str, seat: Seat, to: Thread, name: str, text: str, key: str | None, at: float
) -> int:
    """Writes a letter; its id. Raises sqlite3.IntegrityError when its key was used."""
    sql = "INSERT INTO message (match, from_seat, to_seats, name, body, key, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
    number = c.execute(sql, (table, seat, json.dumps(to), name, text, key, at)).lastrowid
    assert number is not None, "sqlite gives the id of a row it has inserted"
    return number


def load(store: Store, table: str, row: SeatRow, after: int = 0, most: int = KEPT) -> list[LetterRow]:
    """The latest letters that the holder of a seat may read, oldest first, of those after message `after`."""
    sql = """SELECT id, from_seat, to_seats, name, body, at FROM message
             WHERE match = ? AND id > ? AND to_seats IS NOT NULL
             AND (from_seat = ? OR EXISTS (SELECT 1 FROM json_each(to_seats) WHERE value = ?))
             ORDER BY id DESC LIMIT ?"""
    found = store.rows(sql, table, max(after, row.letters), row.seat, row.seat, most)
    return [LetterRow(n, by, tuple(json.loads(to)), name, text, at) for n, by, to, name, text, at in reversed(found)]


def last_message(store: Store, table: str) -> int:
    """The number of the last message at a table, 0 for none."""
    row = store.row("SELECT MAX(id) FROM message WHERE match = ?", table)
    return 0 if row is None or row[0] is None else int(row[0])


def mark(c: sqlite3.Connection, table: str, seat: Seat, thread: Thread, last: int) -> None:
    """The holder of a seat has read a thread as far as message `last`."""
    sql = """INSERT INTO letters_read VALUES (?, ?, ?, ?)
             ON CONFLICT DO UPDATE SET id = MAX(id, excluded.id)"""
    c.execute(sql, (table, seat, json.dumps(thread), last))


def _read(store: Store, table: str, seat: Seat) -> dict[Thread, int]:
    sql = "SELECT seats, id FROM letters_read WHERE match = ? AND seat = ?"
    return {tuple(json.loads(seats)): last for seats, last in store.rows(sql, table, seat)}


# what a seat is told


class Box:
    """What a seat has of letters, kept in memory with its table until something changes: by thread, the number of the
    last letter and of those that were not read; `last` of all."""

    def __init__(self, letters: Iterable[LetterRow], read: dict[Thread, int], seat: Seat) -> None:
        self.last = 0
        self.threads: dict[Thread, list[int]] = {}
        for letter in letters:
            thread = self.threads.setdefault(letter.thread, [0, 0])
            thread[0] = self.last = letter.id
            thread[1] += letter.seat != seat and letter.id > read.get(letter.thread, 0)

    @property
    def unread(self) -> int:
        """The letters that were not read."""
        return sum(unread for _, unread in self.threads.values())


def fetch(store: Store, table: str, row: SeatRow) -> Box:
    """The box of a seat, from the data file."""
    return Box(load(store, table, row, most=1 << 30), _read(store, table, row.seat), row.seat)


def box(store: Store, table: Table, seat: Seat) -> Box:
    """The box of a seat."""
    found: Box | None = table.boxes.get(seat)
    if found is None:
        found = table.boxes[seat] = fetch(store, table.id, table.seats[seat])
    return found


def threads(store: Store, table: Table, seat: Seat | None) -> dict[str, Any] | None:
    """The part `threads` of a message: whom this seat may write to, and its threads, the latest first; None for who
    has no letters here."""
    if seat is None or not (offered(table) or box(store, table, seat).threads):
        return None
    mine = sorted(box(store, table, seat).threads.items(), key=lambda item: -item[1][0])
    told = [
        {"with": [s for s in thread if s != seat], "last": last, "unread": unread} for thread, (last, unread) in mine
    ]
    return {"to": readers(table, seat), "list": told}


def news(store: Store, table: Table, seat: Seat | None, after: int) -> list[dict[str, Any]]:
    """The part `letters` of a message: those after message `after` that this seat may read."""
    if seat is None or box(store, table, seat).last <= after:
        return []
    return [
        {"id": row.id, "seat": row.seat, "to": row.to, "name": row.name, "text": row.text, "at": row.at}
        for row in load(store, table.id, table.seats[seat], after)
    ]
