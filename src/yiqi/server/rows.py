"""What stands in the data file, as typed rows, and the statements that read and write them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from yiqi.core import action
from yiqi.core.chance import Drawn
from yiqi.core.game import HOUSE, Domain, Seat
from yiqi.core.match import Header, Record
from yiqi.server.store import Store


class MatchRow(NamedTuple):
    """A table as it is listed: nothing here needs a game's code.

    `secrets` says which arguments of which verb are secret; `turn` who is waited for since `since`; `result`
    is {} until there is one; `next` the table of the rematch.
    """

    id: str
    game: str
    ruleset: int
    edition: str
    options: dict[str, str]
    seats: int
    name: str
    opener: int
    pace: str
    onlookers: bool
    hotseat: bool
    seed: str
    commitment: str
    bots: tuple[int, ...]
    nonces: tuple[str, ...]
    secrets: dict[str, list[bool]]
    status: str
    seq: int
    turn: tuple[int, ...]
    since: float
    result: dict[str, Any]
    next: str
    created: float

    @property
    def header(self) -> Header:
        """The header of the match as the engine has it."""
        fixed = (self.game, self.ruleset, self.edition, self.options, self.seats, self.commitment)
        return Header(*fixed, self.nonces, self.bots)

    def verbs(self) -> dict[str, tuple[Domain, ...]]:
        """The verbs with nothing but their marks of secrecy, for a transcript."""
        return {verb: tuple(Domain("", (), mark) for mark in marks) for verb, marks in self.secrets.items()}


JSON_FIELDS = ("options", "bots", "nonces", "secrets", "turn", "result")
MATCH_FIELDS = ", ".join(MatchRow._fields)


class SeatRow(NamedTuple):
    """Who holds a seat now: a person, a bot for him (`bot` is its name), a bot alone, or nobody.

    `token_new`: the link that is out makes a new holder and ends old sessions; otherwise it adds a device.
    `letters`: the last message before this holder came; he may read letters after it.
    """

    seat: Seat
    holder: int | None
    name: str
    bot: str
    token_hash: str
    token_new: bool
    nonce: str
    letters: int = 0

    @property
    def kind(self) -> str:
        """person, bot or open."""
        if self.bot:
            return "bot"
        return "open" if self.holder is None else "person"


class ClockRow(NamedTuple):
    """A seat's clock: `deadline` while it runs (seconds since 1970), what is left in the bank when it does not."""

    seat: Seat
    deadline: float | None
    bank: float
    since: float
    missed: int


class MessageRow(NamedTuple):
    """A line of chat; `seat` None is the house, whose body is a message key with arguments in JSON."""

    id: int
    seat: int | None
    name: str
    text: str
    at: float


class VoteRow(NamedTuple):
    """A question put to the people at a table; `answers` by seat."""

    id: int
    kind: str
    args: dict[str, Any]
    by: Seat
    answers: dict[int, bool]
    until: float | None
    state: str


# matches


def match_of(row: Sequence[Any]) -> MatchRow:
    """The row of a query for MATCH_FIELDS."""
    fields = dict(zip(MatchRow._fields, row, strict=True))
    for name in JSON_FIELDS:
        fields[name] = json.loads(fields[name])
    for name in ("bots", "nonces", "turn"):
        fields[name] = tuple(fields[name])
    fields["onlookers"], fields["hotseat"] = bool(fields["onlookers"]), bool(fields["hotseat"])
    return MatchRow(**fields)


def load_match(store: Store, table: str) -> MatchRow | None:
    """The table with this id."""
    row = store.row(f"SELECT {MATCH_FIELDS} FROM match WHERE id = ?", table)
    return None if row is None else match_of(row)


def save_match(c: sqlite3.Connection, match: MatchRow) -> None:
    """Writes a table that is new."""
    values = [json.dumps(v) if name in JSON_FIELDS else v for name, v in match._asdict().items()]
    c.execute(f"INSERT INTO match ({MATCH_FIELDS}) VALUES ({', '.join('?' * len(values))})", values)


def update_match(c: sqlite3.Connection, table: str, **fields: object) -> None:
    """Changes some fields of a table."""
    values = [json.dumps(v) if name in JSON_FIELDS else v for name, v in fields.items()]
    c.execute(f"UPDATE match SET {', '.join(f'{name} = ?' for name in fields)} WHERE id = ?", [*values, table])


# the log


def load_records(store: Store, table: str) -> list[Record]:
    """The log of a table, in order."""
    sql = "SELECT seat, by, action, chance, revealed FROM record WHERE match = ? ORDER BY seq"
    return [_record(*row) for row in store.rows(sql, table)]


def _record(seat: int, by: str, text: str, chance: str, revealed: int) -> Record:
    drawn = tuple(
        Drawn(kind, sides, value, None if to is None else tuple(to)) for kind, sides, value, to in json.loads(chance)
    )
    return Record(seat, by, action.parse(text), drawn, bool(revealed))


def append(
    c: sqlite3.Connection, table: str, first: int, records: Iterable[Record], key: str | None, at: float
) -> None:
    """Appends records from number `first` on, the first of them under `key`.

    Raises sqlite3.IntegrityError when somebody else has written this number or this key.
    """
    sql = """INSERT INTO record (match, seq, key, seat, by, action, chance, revealed, at)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""
    for i, record in enumerate(records):
        chance = json.dumps([list(drawn) for drawn in record.chance], separators=(",", ":"))
        text = action.text(record.action)
        c.execute(
            sql,
            (table, first + i, None if i else key, record.seat, record.by, text, chance, int(record.revealed), at),
        )


def record_of_key(store: Store, table: str, key: str) -> int | None:
    """The number of the record that was written under a key."""
    row = store.row("SELECT seq FROM record WHERE match = ? AND key = ?", table, key)
    return None if row is None else int(row[0])


# seats


def load_seats(store: Store, table: str) -> list[SeatRow]:
    """Who sits at a table now, in seat order."""
    sql = """SELECT seat, holder, name, bot, token_hash, token_new, nonce, letters FROM seat
             WHERE match = ? AND to_seq IS NULL ORDER BY seat"""
    return [SeatRow(*row) for row in store.rows(sql, table)]


def load_access(store: Store, table: str) -> set[tuple[int, int]]:
    """Pairs of seat and person: who may act for which seat."""
    return {(seat, person) for seat, person in store.rows("SELECT seat, person FROM access WHERE match = ?", table)}


def load_class_access(store: Store, table: str) -> list[int]:
    """The people who have the class of a table in a browser of theirs, besides who opened it."""
    sql = "SELECT a.person FROM class_access a JOIN class_table t ON t.class = a.class WHERE t.match = ?"
    return [person for (person,) in store.rows(sql, table)]


def load_classes(store: Store, person: int | None, most: int) -> list[tuple[Any, ...]]:
    """Id, teacher, name and time of somebody's classes, those by a link too, the latest first."""
    sql = """SELECT id, teacher, name, created FROM class
             WHERE teacher = ? OR id IN (SELECT class FROM class_access WHERE person = ?)
             ORDER BY created DESC LIMIT ?"""
    return store.rows(sql, person, person, most)


def load_class_of(store: Store, table: str) -> str:
    """The id of the class that a table belongs to, "" for none."""
    found = store.row("SELECT class FROM class_table WHERE match = ?", table)
    return "" if found is None else str(found[0])


def save_seat(c: sqlite3.Connection, table: str, seat: SeatRow, seq: int) -> None:
    """Makes `seat` the present state of that seat. A new holder begins a new row; the old one is history."""
    where = "match = ? AND seat = ? AND to_seq IS NULL"
    old = c.execute(f"SELECT holder, bot FROM seat WHERE {where}", (table, seat.seat)).fetchone()
    rest = (seat.name, seat.token_hash, int(seat.token_new), seat.nonce, seat.letters)
    if old is not None and tuple(old) == (seat.holder, seat.bot):
        c.execute(
            f"UPDATE seat SET name = ?, token_hash = ?, token_new = ?, nonce = ?, letters = ? WHERE {where}",
            (*rest, table, seat.seat),
        )
        return
    if old is not None:
        c.execute(f"UPDATE seat SET to_seq = ? WHERE {where}", (seq, table, seat.seat))
    c.execute(
        """INSERT INTO seat (match, seat, holder, bot, name, token_hash, token_new, nonce, letters, from_seq)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
        (table, seat.seat, seat.holder, seat.bot, *rest, seq),
    )


def set_access(c: sqlite3.Connection, table: str, seat: Seat, person: int | None, alone: bool) -> None:
    """Lets a person act for a seat; `alone` ends what others could."""
    if alone:
        c.execute("DELETE FROM access WHERE match = ? AND seat = ?", (table, seat))
    if person is not None:
        c.execute("INSERT OR IGNORE INTO access VALUES (?, ?, ?)", (table, seat, person))


# clocks


def load_clocks(store: Store, table: str) -> dict[Seat, ClockRow]:
    """The clocks of a table by seat, the house's among them; none before it begins."""
    sql = "SELECT seat, deadline, bank, since, missed FROM seat_clock WHERE match = ?"
    return {row[0]: ClockRow(*row) for row in store.rows(sql, table)}


def save_clocks(c: sqlite3.Connection, table: str, clocks: Mapping[Seat, ClockRow]) -> None:
    """Writes the clocks that changed."""
    for clock in clocks.values():
        c.execute("INSERT OR REPLACE INTO seat_clock VALUES (?, ?, ?, ?, ?, ?)", (table, *clock))


# chat and votes


def load_messages(store: Store, table: str, most: int) -> list[MessageRow]:
    """The latest lines of chat, oldest first."""
    sql = """SELECT id, from_seat, name, body, at FROM message WHERE match = ? AND to_seats IS NULL
             ORDER BY id DESC LIMIT ?"""
    return [MessageRow(*row) for row in reversed(store.rows(sql, table, most))]


def add_message(
    c: sqlite3.Connection, table: str, seat: int | None, name: str, text: str, key: str | None, at: float
) -> MessageRow:
    """Writes a line of chat; raises sqlite3.IntegrityError when its key was used."""
    sql = "INSERT INTO message (match, from_seat, name, body, key, at) VALUES (?, ?, ?, ?, ?, ?)"
    number = c.execute(sql, (table, seat, name, text, key, at)).lastrowid
    assert number is not None, "sqlite gives the id of a row it has inserted"
    return MessageRow(number, seat, name, text, at)


def load_votes(store: Store, table: str) -> list[VoteRow]:
    """The questions to the table that are open."""
    sql = "SELECT id, kind, args, by, answers, until, state FROM vote WHERE match = ? AND state = 'open' ORDER BY id"
    return [vote_of(row) for row in store.rows(sql, table)]


def vote_of(row: Sequence[Any]) -> VoteRow:
    answers = {int(seat): bool(yes) for seat, yes in json.loads(row[4]).items()}
    return VoteRow(row[0], row[1], json.loads(row[2]), row[3], answers, row[5], row[6])


def add_vote(c: sqlite3.Connection, table: str, vote: VoteRow, key: str | None) -> VoteRow:
    """Writes a question to the table; `vote.id` is ignored, the row that comes back has it."""
    sql = "INSERT INTO vote (match, kind, args, by, answers, key, until, state) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    row = (table, vote.kind, json.dumps(vote.args), vote.by, json.dumps(vote.answers), key, vote.until, vote.state)
    number = c.execute(sql, row).lastrowid
    assert number is not None, "sqlite gives the id of a row it has inserted"
    return vote._replace(id=number)


def update_vote(c: sqlite3.Connection, vote: VoteRow) -> None:
    """Writes the answers and the state of a question to the table."""
    c.execute("UPDATE vote SET answers = ?, state = ? WHERE id = ?", (json.dumps(vote.answers), vote.state, vote.id))


def notify(c: sqlite3.Connection, table: str, person: int, event: str, at: float) -> None:
    """A notice for a person; none when the same one waits already."""
    sql = """INSERT OR IGNORE INTO notice (person, match, event, channel, state, tries, error, at)
             VALUES (?, ?, ?, 'page', 'new', 0, '', ?)"""
    c.execute(sql, (person, table, event, at))


def visit(c: sqlite3.Connection, table: str, person: int, seq: int) -> None:
    """Somebody has seen the first `seq` records of a table."""
    c.execute("INSERT OR REPLACE INTO visit VALUES (?, ?, ?)", (table, person, seq))
    c.execute(
        "UPDATE notice SET state = 'seen' WHERE person = ? AND match = ? AND state = 'new' AND channel = 'page'",
        (person, table),
    )


def seats_of_house(turn: Iterable[int]) -> tuple[int, ...]:
    """Those of `turn` that are seats of players."""
    return tuple(seat for seat in turn if seat != HOUSE)


# pauses


def load_pause(store: Store, table: str) -> float | None:
    """Since when a table has been paused, None when it is not."""
    row = store.row("SELECT since FROM pause WHERE match = ?", table)
    return None if row is None else float(row[0])


def save_pause(c: sqlite3.Connection, table: str, since: float | None) -> None:
    """Notes that a table is paused, or (None) that it goes on."""
    c.execute("DELETE FROM pause WHERE match = ?", (table,))
    if since is not None:
        c.execute("INSERT INTO pause VALUES (?, ?)", (table, since))
