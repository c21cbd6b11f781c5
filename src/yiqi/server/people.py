"""Who somebody is: sessions in cookies, seat links. Tokens are hashed at rest and never logged."""

from __future__ import annotations

import hashlib
import secrets
import sqlite3
import unicodedata
from collections import OrderedDict
from typing import Final, NamedTuple

from yiqi.server.store import Store

COOKIE: Final = "yiqi"
YEAR: Final = 366 * 24 * 3600
LONGEST_NAME: Final = 24
LONGEST_TITLE: Final = 40
LONGEST_LINE: Final = 500
KEPT: Final = 5000
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")


class Person(NamedTuple):
    """Somebody with a session."""

    id: int
    name: str


def new_token() -> str:
    """A secret that nobody guesses, for a cookie or a link."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean(text: str, most: int) -> str:
    """`text` on one line, without control characters, invisible marks of direction, or more than `most` characters;
    letters that show nothing count as spaces."""
    kept = (
        " " if ch.isspace() or ch in BLANKS else ch
        for ch in text[: most * 8]
        if ch.isspace() or unicodedata.category(ch)[0] != "C"
    )
    return " ".join("".join(kept).split())[:most].strip()


class People:
    """Sessions of one data file. The latest are kept in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Person] = OrderedDict()

    def who(self, token: str | None) -> Person | None:
        """The person of a cookie's token, None when there is no such session."""
        if not token or len(token) > 100:
            return None
        key = hashed(token)
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        sql = "SELECT p.id, p.name FROM session s JOIN person p ON p.id = s.person WHERE s.token_hash = ?"
        row = self._store.row(sql, key)
        if row is None:
            return None
        return self._keep(key, Person(*row))

    def _keep(self, key: str, person: Person) -> Person:
        self._known[key] = person
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return person

    async def arrive(self, name: str, now: float) -> tuple[Person, str]:
        """A new person with a session; the token goes into a cookie and is kept nowhere."""
        token = new_token()

        def work(c: sqlite3.Connection) -> int:
            person = c.execute("INSERT INTO person (name, created) VALUES (?, ?)", (name, now)).lastrowid
            c.execute("INSERT INTO session VALUES (?, ?, ?)", (hashed(token), person, now))
            assert person is not None, "sqlite gives the id of a row it has inserted"
            return person

        number = await self._store.write(work)
        return self._keep(hashed(token), Person(number, name)), token

    async def rename(self, person: Person, name: str) -> None:
        """Another name, from now on; tables where he sits keep the one he sat down with."""
        await self._store.write(lambda c: c.execute("UPDATE person SET name = ? WHERE id = ?", (name, person.id)))
        for key, known in list(self._known.items()):
            if known.id == person.id:
                self._known[key] = Person(person.id, name)
