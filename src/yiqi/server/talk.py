"""What people say to each other at a table: the chat, and private letters. A silent phase closes both."""

from __future__ import annotations

import sqlite3
import time

from yiqi.server import journal, letters, rows
from yiqi.server.acts import Answer, Doer, check_seat, whole
from yiqi.server.letters import Thread
from yiqi.server.people import LONGEST_LINE, clean
from yiqi.server.security import Trouble
from yiqi.server.tables import House, Table


def _said(text: str) -> str:
    body = clean(text, LONGEST_LINE)
    if not body:
        raise Trouble("empty")
    return body


def _check(table: Table, who: Doer) -> None:
    """Raises Trouble when a seat may not talk now: it is not his, all are silent, or it has said too much at once."""
    check_seat(table, who)
    if table.match is not None and table.match.rules.phase(table.match.state).talk == "silent":
        raise Trouble("silent", 409)
    if not table.talk.allow(str(who.seat), time.monotonic()):
        raise Trouble("busy", 429)


async def say(house: House, table: Table, who: Doer, text: str) -> Answer:
    """A line of chat from a seat. Raises Trouble where nobody may talk."""
    body = _said(text)
    async with table.lock:
        _check(table, who)
        name, at = table.seats[who.seat].name, house.now()
        try:
            add = await whole(
                house.store.write(lambda c: rows.add_message(c, table.id, who.seat, name, body, who.full_key, at))
            )
        except sqlite3.IntegrityError:
            return {"ok": True}
        table.told(add)
        table.changed()
        house.publish(table)
        return {"ok": True}


async def write(house: House, table: Table, who: Doer, to: object, text: str) -> Answer:
    """A letter from a seat to others. Raises Trouble where nobody may talk, or where one of them cannot read it."""
    body = _said(text)
    async with table.lock:
        _check(table, who)
        others = _others(table, who.seat, to)
        _check_readers(table, who.seat, others)
        name, at = table.seats[who.seat].name, house.now()
        people = {person for seat, person in table.access if seat in others}

        def work(c: sqlite3.Connection) -> None:
            number = letters.add(c, table.id, who.seat, others, name, body, who.full_key, at)
            letters.mark(c, table.id, who.seat, _thread(who.seat, others), number)
            for person in people:
                rows.notify(c, table.id, person, "letter", at)

        try:
            await whole(house.store.write(work))
        except sqlite3.IntegrityError:
            return {"ok": True}
        journal.note("letter", table=table.id, seat=who.seat)
        table.posted(_thread(who.seat, others))
        house.publish(table)
        return {"ok": True}


async def read(house: House, table: Table, who: Doer, others: object, last: int) -> Answer:
    """Somebody has read a thread as far as a letter. Raises Trouble."""
    async with table.lock:
        check_seat(table, who)
        thread = _thread(who.seat, _others(table, who.seat, others))
        found = letters.box(house.store, table, who.seat).threads.get(thread)
        if found is None:
            raise Trouble("no-thread", 404)
        until = min(last, found[0])
        if found[1]:
            await whole(house.store.write(lambda c: letters.mark(c, table.id, who.seat, thread, until)))
            table.posted((who.seat,))
            house.publish(table)
        return {"ok": True}


def _thread(seat: int, others: Thread) -> Thread:
    return tuple(sorted((seat, *others)))


def _others(table: Table, seat: int, to: object) -> Thread:
    """The seats a message names, in order. Raises Trouble when it names none, or others than those of players."""
    if not isinstance(to, list) or not 0 < len(to) < table.row.seats:
        raise Trouble("form")
    if any(type(s) is not int or not 0 <= s < table.row.seats or s == seat for s in to) or len(set(to)) < len(to):
        raise Trouble("form")
    return tuple(sorted(to))


def _check_readers(table: Table, seat: int, others: Thread) -> None:
    if not letters.offered(table):
        raise Trouble("no-letters", 409)
    can = letters.readers(table, seat)
    for other in others:
        if other not in can:
            raise Trouble("no-reader", 409, number=other + 1)
