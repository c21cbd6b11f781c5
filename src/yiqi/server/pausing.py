"""A table that is paused: nobody acts, bots neither, and clocks stand still until it goes on."""

from __future__ import annotations

import sqlite3

from yiqi.server import acts, journal, rows
from yiqi.server.tables import House, Table


async def pause(house: House, table: Table) -> bool:
    """Pauses a table that is not over; whether it was not paused before."""
    async with table.lock:
        if table.held is not None or table.row.status not in ("gathering", "running"):
            return False
        at = house.now()

        def work(c: sqlite3.Connection) -> rows.MessageRow:
            rows.save_pause(c, table.id, at)
            return rows.add_message(c, table.id, None, "0", "paused", None, at)

        line = await acts.whole(house.store.write(work))
        table.held = at
        _tell(house, table, line, "pause")
        return True


async def go_on(house: House, table: Table) -> bool:
    """Lets a paused table go on; deadlines move by as long as it was paused. Whether it was."""
    async with table.lock:
        if table.held is None:
            return False
        at = house.now()
        later = table.resumed(at - table.held)

        def work(c: sqlite3.Connection) -> rows.MessageRow:
            rows.save_pause(c, table.id, None)
            rows.save_clocks(c, table.id, later)
            return rows.add_message(c, table.id, None, "0", "resumed", None, at)

        line = await acts.whole(house.store.write(work))
        table.held = None
        table.ticked(later)
        _tell(house, table, line, "resume")
        return True


def _tell(house: House, table: Table, line: rows.MessageRow, what: str) -> None:
    table.told(line)
    table.changed()
    journal.note(what, table=table.id)
    house.publish(table)
