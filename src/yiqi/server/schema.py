"""The tables of the data file, and how an older file becomes a newer one."""

from __future__ import annotations

import re
import sqlite3
from typing import Final

VERSION: Final = 4

TABLES: Final = """
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE edition (hash TEXT PRIMARY KEY, name TEXT NOT NULL, content TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE person (id INTEGER PRIMARY KEY, name TEXT NOT NULL, created REAL NOT NULL);
CREATE TABLE session (
    token_hash TEXT PRIMARY KEY, person INTEGER NOT NULL REFERENCES person, created REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE match (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, ruleset INTEGER NOT NULL, edition TEXT NOT NULL REFERENCES edition,
    options TEXT NOT NULL, seats INTEGER NOT NULL, name TEXT NOT NULL, opener INTEGER NOT NULL REFERENCES person,
    pace TEXT NOT NULL, onlookers INTEGER NOT NULL, hotseat INTEGER NOT NULL,
    seed TEXT NOT NULL, commitment TEXT NOT NULL, bots TEXT NOT NULL, nonces TEXT NOT NULL, secrets TEXT NOT NULL,
    status TEXT NOT NULL, seq INTEGER NOT NULL, turn TEXT NOT NULL, since REAL NOT NULL,
    result TEXT NOT NULL, next TEXT NOT NULL, created REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX match_status ON match (status, since);
CREATE TABLE seat (
    id INTEGER PRIMARY KEY, match TEXT NOT NULL REFERENCES match, seat INTEGER NOT NULL, holder INTEGER,
    name TEXT NOT NULL, bot TEXT NOT NULL, token_hash TEXT NOT NULL, token_new INTEGER NOT NULL, nonce TEXT NOT NULL,
    from_seq INTEGER NOT NULL, to_seq INTEGER, letters INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX seat_now ON seat (match, seat) WHERE to_seq IS NULL;
CREATE INDEX seat_holder ON seat (holder, match) WHERE to_seq IS NULL;
CREATE TABLE access (
    match TEXT NOT NULL REFERENCES match, seat INTEGER NOT NULL, person INTEGER NOT NULL REFERENCES person,
    PRIMARY KEY (match, seat, person)
) WITHOUT ROWID;
CREATE INDEX access_person ON access (person, match);
CREATE TABLE seat_clock (
    match TEXT NOT NULL REFERENCES match, seat INTEGER NOT NULL, deadline REAL, bank REAL NOT NULL,
    since REAL NOT NULL, missed INTEGER NOT NULL, PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE INDEX clock_deadline ON seat_clock (deadline) WHERE deadline IS NOT NULL;
CREATE TABLE record (
    match TEXT NOT NULL REFERENCES match, seq INTEGER NOT NULL, key TEXT, seat INTEGER NOT NULL, by TEXT NOT NULL,
    action TEXT NOT NULL, chance TEXT NOT NULL, revealed INTEGER NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (match, seq)
) WITHOUT ROWID;
CREATE UNIQUE INDEX record_key ON record (match, key) WHERE key IS NOT NULL;
CREATE TABLE message (
    id INTEGER PRIMARY KEY, match TEXT NOT NULL REFERENCES match, from_seat INTEGER, to_seats TEXT,
    name TEXT NOT NULL, body TEXT NOT NULL, key TEXT, at REAL NOT NULL
);
CREATE INDEX message_match ON message (match, id);
CREATE UNIQUE INDEX message_key ON message (match, key) WHERE key IS NOT NULL;
CREATE TABLE letters_read (
    match TEXT NOT NULL REFERENCES match, seat INTEGER NOT NULL, seats TEXT NOT NULL, id INTEGER NOT NULL,
    PRIMARY KEY (match, seat, seats)
) WITHOUT ROWID;
CREATE TABLE vote (
    id INTEGER PRIMARY KEY, match TEXT NOT NULL REFERENCES match, kind TEXT NOT NULL, args TEXT NOT NULL,
    by INTEGER NOT NULL, answers TEXT NOT NULL, key TEXT, until REAL, state TEXT NOT NULL
);
CREATE INDEX vote_match ON vote (match, state);
CREATE UNIQUE INDEX vote_key ON vote (match, key) WHERE key IS NOT NULL;
CREATE TABLE notice (
    id INTEGER PRIMARY KEY, person INTEGER NOT NULL REFERENCES person, match TEXT NOT NULL REFERENCES match,
    event TEXT NOT NULL, channel TEXT NOT NULL, state TEXT NOT NULL, tries INTEGER NOT NULL, error TEXT NOT NULL,
    at REAL NOT NULL
);
CREATE UNIQUE INDEX notice_new ON notice (person, match, event, channel) WHERE state = 'new';
CREATE TABLE visit (
    match TEXT NOT NULL REFERENCES match, person INTEGER NOT NULL REFERENCES person, seq INTEGER NOT NULL,
    PRIMARY KEY (match, person)
) WITHOUT ROWID;
CREATE TABLE class (
    id TEXT PRIMARY KEY, teacher INTEGER NOT NULL REFERENCES person, name TEXT NOT NULL, created REAL NOT NULL,
    token_hash TEXT NOT NULL DEFAULT ''
) WITHOUT ROWID;
CREATE INDEX class_teacher ON class (teacher, created);
CREATE TABLE class_table (
    class TEXT NOT NULL REFERENCES class, number INTEGER NOT NULL, match TEXT NOT NULL REFERENCES match,
    PRIMARY KEY (class, number)
) WITHOUT ROWID;
CREATE INDEX class_match ON class_table (match);
CREATE TABLE class_access (
    class TEXT NOT NULL REFERENCES class, person INTEGER NOT NULL REFERENCES person, PRIMARY KEY (class, person)
) WITHOUT ROWID;
CREATE TABLE pause (match TEXT PRIMARY KEY REFERENCES match, since REAL NOT NULL) WITHOUT ROWID;
"""

UPGRADES: Final[dict[int, str]] = {
    # private letters: messages with `to_seats`, what the holder of a seat may read of them, and what has been read
    1: """
ALTER TABLE seat ADD COLUMN letters INTEGER NOT NULL DEFAULT 0;
CREATE TABLE letters_read (
    match TEXT NOT NULL REFERENCES match, seat INTEGER NOT NULL, seats TEXT NOT NULL, id INTEGER NOT NULL,
    PRIMARY KEY (match, seat, seats)
) WITHOUT ROWID;
""",
    # classes, and tables that are paused
    2: """
CREATE TABLE class (
    id TEXT PRIMARY KEY, teacher INTEGER NOT NULL REFERENCES person, name TEXT NOT NULL, created REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX class_teacher ON class (teacher, created);
CREATE TABLE class_table (
    class TEXT NOT NULL REFERENCES class, number INTEGER NOT NULL, match TEXT NOT NULL REFERENCES match,
    PRIMARY KEY (class, number)
) WITHOUT ROWID;
CREATE TABLE pause (match TEXT PRIMARY KEY REFERENCES match, since REAL NOT NULL) WITHOUT ROWID;
""",
    # a class in other browsers of its teacher
    3: """
ALTER TABLE class ADD COLUMN token_hash TEXT NOT NULL DEFAULT '';
CREATE INDEX class_match ON class_table (match);
CREATE TABLE class_access (
    class TEXT NOT NULL REFERENCES class, person INTEGER NOT NULL REFERENCES person, PRIMARY KEY (class, person)
) WITHOUT ROWID;
""",
}
"""`UPGRADES[n]` makes a file of version n one of version n+1."""


class DataFileError(ValueError):
    """A data file that this release cannot use; the message says what to do."""


def prepare(connection: sqlite3.Connection) -> None:
    """Makes an empty file ours, or brings an older one up to VERSION, in one transaction. Raises DataFileError."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'meta'").fetchone():
            if connection.execute("SELECT 1 FROM sqlite_master").fetchone():
                raise DataFileError("this is a database of another program: choose another --data file")
            _run(connection, TABLES)
            connection.execute("INSERT INTO meta VALUES ('schema', ?)", (str(VERSION),))
        found = _version(connection)
        if found > VERSION:
            raise DataFileError(f"the data file is of a newer release (schema {found}): install that release")
        if any(version not in UPGRADES for version in range(found, VERSION)):
            raise DataFileError(f"the data file is of a release (schema {found}) that this one cannot bring up to date")
        for version in range(found, VERSION):
            _run(connection, UPGRADES[version])
        connection.execute("UPDATE meta SET value = ? WHERE name = 'schema'", (str(VERSION),))
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    _check(connection)


def _version(connection: sqlite3.Connection) -> int:
    row = connection.execute("SELECT value FROM meta WHERE name = 'schema'").fetchone()
    if row is None or not str(row[0]).isdigit():
        raise DataFileError("the data file does not say of which release it is: restore a backup")
    return int(row[0])


def _check(connection: sqlite3.Connection) -> None:
    """Raises DataFileError where a table is missing or a page is damaged."""
    there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    missing = set(re.findall(r"CREATE TABLE (\w+)", TABLES)) - there
    problem = f"no table {min(missing)}" if missing else connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if problem != "ok":
        raise DataFileError(f"the data file is damaged ({' '.join(problem.split())[:100]}): restore a backup")


def _run(connection: sqlite3.Connection, script: str) -> None:
    for statement in script.split(";"):
        if statement.strip():
            connection.execute(statement)
