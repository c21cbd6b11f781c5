"""A class in other browsers of its teacher: a link that works once. Its token is hashed at rest and never logged."""

from __future__ import annotations

import secrets
import sqlite3

from yiqi.server import classes, journal
from yiqi.server.classes import Course
from yiqi.server.people import Person, hashed, new_token
from yiqi.server.security import Trouble
from yiqi.server.tables import House


async def make_link(house: House, course: Course) -> str:
    """The token of a new link to a class, told once; an older one is dead."""
    token = new_token()
    sql = "UPDATE class SET token_hash = ? WHERE id = ?"
    await house.store.write(lambda c: c.execute(sql, (hashed(token), course.id)))
    journal.note("class-link", course=course.id)
    return token


def find_link(house: House, course_id: str, token: str) -> Course:
    """The class a link leads to. Raises Trouble, the same whether the link is dead or there is no such class."""
    row = house.store.row("SELECT token_hash FROM class WHERE id = ?", course_id)
    if row is None or not row[0] or not secrets.compare_digest(row[0], hashed(token)):
        raise Trouble("dead-link", 410)
    return classes.read(house, course_id)


async def enter(house: House, course: Course, person: Person, token: str) -> None:
    """Exchanges a link's token for the class; the token is dead after it. Raises Trouble.

    In a browser that has the class nothing is exchanged, and the link stays for another.
    """
    if classes.leads(house, course, person):
        return

    def work(c: sqlite3.Connection) -> None:
        sql = "UPDATE class SET token_hash = '' WHERE id = ? AND token_hash = ?"
        if c.execute(sql, (course.id, hashed(token))).rowcount != 1:
            raise Trouble("dead-link", 410)
        c.execute("INSERT INTO class_access VALUES (?, ?)", (course.id, person.id))

    await house.store.write(work)
    _tell(house, course)
    journal.note("class-enter", course=course.id)


def others(house: House, course: Course) -> int:
    """In how many browsers a class is open besides the one that opened it."""
    found = house.store.row("SELECT COUNT(*) FROM class_access WHERE class = ?", course.id)
    return 0 if found is None else int(found[0])


async def close(house: House, course: Course, person: Person | None) -> None:
    """Takes a class from all browsers but the one that opened it, which alone may do this, and kills the link that is
    out. Raises Trouble."""
    if person is None or person.id != course.teacher:
        raise Trouble("class-not-yours", 403)

    def work(c: sqlite3.Connection) -> None:
        c.execute("DELETE FROM class_access WHERE class = ?", (course.id,))
        c.execute("UPDATE class SET token_hash = '' WHERE id = ?", (course.id,))

    await house.store.write(work)
    _tell(house, course)
    journal.note("class-close", course=course.id)


def _tell(house: House, course: Course) -> None:
    for table in classes.tables(house, course):
        table.leaders = house.leaders(table.row)
