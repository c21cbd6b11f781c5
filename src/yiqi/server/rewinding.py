"""What only the operator may do, from the command line and on record: take a match back without anybody's consent."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from pathlib import Path
from typing import Any, Final

from yiqi.core.game import HOUSE
from yiqi.core.match import UNDO, Match, Record, Refused, line_of
from yiqi.server import acts, clocks, journal, rows
from yiqi.server.acts import Doer
from yiqi.server.security import Trouble
from yiqi.server.store import Store
from yiqi.server.tables import House, Table

STATUS: Final = {
    "gathering": "the match has not begun",
    "over": "the match is over and its seed published; what is over stays as it is",
    "ended": "the table was ended by those who sat at it",
}


class Impossible(ValueError):
    """What cannot be taken back: one clear line."""


class NoTable(ValueError):
    """There is no table of that name."""


def rewind(data: Path, table: str, to: int) -> int:
    """Takes the match of a table back to the position after record `to`; the number of the record that says so.

    `table` is its id or its address. Nothing is deleted; a server that runs on the same file sees it within a second.
    Raises DataFileError, NoTable, Impossible.
    """
    journal.settings.quiet = True
    store = Store(data, new=False)
    try:
        return asyncio.run(_rewind(House(store), re.sub(r"\A.*/t/|[/?#].*\Z", "", table), to))
    except sqlite3.Error as error:
        raise Impossible(f"nothing was written: {error}") from None
    finally:
        store.close()


async def _rewind(house: House, name: str, to: int) -> int:
    try:
        table = house.table(name)
    except Trouble:
        raise NoTable(f"no table {name!r} in {house.store.path}") from None
    if table.row.status != "running":
        raise Impossible(f"table {name}: {STATUS[table.row.status]}")
    _check_line(table, rows.load_records(house.store, table.id), to)
    if table.match is None:
        return await _without_rules(house, table, to)
    try:
        answer = await acts.act_with(house, table, Doer(HOUSE, "host"), lambda match: match.undo(HOUSE, to, "host"))
    except Refused:
        raise Impossible(f"table {name}: {_why_not(table.match, to)}") from None
    except Trouble as trouble:
        raise Impossible(f"table {name}: nothing was written ({trouble.key})") from None
    return int(answer["seq"])


def _check_line(table: Table, records: list[Record], to: int) -> None:
    line = line_of(records)
    if to == line[-1]:
        raise Impossible(f"table {table.id}: record {to} is where it stands")
    if to not in line:
        there = "was taken back before" if 0 <= to < len(records) else f"is not there: the last is {len(records) - 1}"
        raise Impossible(f"table {table.id}: record {to} {there}")


def _why_not(match: Match[Any], to: int) -> str:
    if match.shared[match.line[-1]]:
        return "several seats are answering one question; it can be taken back when they have answered"
    back = [seq for seq in match.line if seq < to and not match.shared[seq]]
    return f"at record {to} several seats were answering one question; the nearest before it is {back[-1]}"


async def _without_rules(house: House, table: Table, to: int) -> int:
    """The same for a match whose rules raise: it is written without them, and opens again if they can open it now."""
    records = rows.load_records(house.store, table.id)
    seq, at = len(records), house.now()
    back = Record(HOUSE, "host", (UNDO, to), (), False)
    fields: dict[str, Any] = {"seq": seq + 1, "since": at}
    try:
        table.match = Match.replay(house.rules_of(table.row), table.row.header, [*records, back])
        fields["turn"] = rows.seats_of_house(table.match.rules.turn(table.match.state))
        now = table.moment()
        ticking = {
            seat: clocks.hand_over(table.pace, clock, now, at, seat in now.turn) for seat, clock in table.clocks.items()
        }
        ticking |= table.ringing(at)
    except Exception:
        # they cannot: the record stands all the same, and a repaired release goes on from there
        fields["turn"], ticking = (), table.stopped(at)

    def work(c: sqlite3.Connection) -> None:
        rows.append(c, table.id, seq, [back], None, at)
        rows.update_match(c, table.id, **fields)
        rows.save_clocks(c, table.id, ticking)
        for vote in table.votes:
            if vote.kind == "undo":
                rows.update_vote(c, vote._replace(state="lapsed"))

    await house.store.write(work)
    return seq
