"""What happens by itself: deadlines that pass, and the pause that clocks are granted when the server was down."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from typing import Final

from yiqi.core.game import HOUSE, Seat
from yiqi.core.match import Refused
from yiqi.server import acts, clocks, journal, rows, seats
from yiqi.server.security import Trouble
from yiqi.server.tables import House, Table

EVERY: Final = 0.5
ALIVE_EVERY: Final = 10.0
LATE: Final = "SELECT match, seat FROM seat_clock WHERE deadline <= ? AND match NOT IN (SELECT match FROM pause)"
FORGIVEN: Final = 2.0
"""A server that was down for less than this many seconds was not down."""


class Sweeper:
    """Looks for deadlines that have passed; they are rows, so none is lost by a restart."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._alive = 0.0
        self._elsewhere = 0
        self._failed: dict[tuple[str, Seat], float] = {}

    async def wake(self) -> None:
        """Gives live and phased clocks the time that the server was down, and begins what was about to begin."""
        house, now = self._house, self._house.now()
        row = house.store.row("SELECT value FROM meta WHERE name = 'alive'")
        down = now - float(row[0]) if row is not None else 0.0
        if down > FORGIVEN:
            await house.store.write(lambda c: _forgive(c, down))
        await self._note_alive(now)
        await self._begin_what_is_full()

    async def run(self) -> None:
        """Sweeps until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.once()
            except Exception as error:
                # whatever it was, the clocks of the other tables go on
                journal.fault("sweep", error)

    async def once(self) -> None:
        """One look at the clock: plays for everybody who is late, and for all where the hour has come."""
        now = self._house.now()
        if now - self._alive >= ALIVE_EVERY:
            await self._note_alive(now)
            self._failed = {late: until for late, until in self._failed.items() if until > now}
            await self._begin_what_is_full()
        elsewhere = await self._house.store.write(lambda c: int(c.execute("PRAGMA data_version").fetchone()[0]))
        if elsewhere != self._elsewhere:
            self._elsewhere = elsewhere
            await self._house.catch_up()
        late = self._house.store.rows(LATE, now)
        for table_id, seat in late:
            if self._failed.get((table_id, seat), 0.0) <= now:
                await self._late(self._house.table(table_id), seat, now)

    async def _begin_what_is_full(self) -> None:
        """Begins matches whose last seat was taken just before the server, or the disk, gave way."""
        sql = """SELECT id FROM match m WHERE status = 'gathering' AND NOT EXISTS
                 (SELECT 1 FROM seat WHERE match = m.id AND to_seq IS NULL AND holder IS NULL AND bot = '')"""
        for (table_id,) in self._house.store.rows(sql):
            table = self._house.table(table_id)
            async with table.lock:
                with contextlib.suppress(Trouble):
                    await seats.begin_if_full(self._house, table)

    async def _note_alive(self, now: float) -> None:
        self._alive = now
        sql = "INSERT OR REPLACE INTO meta VALUES ('alive', ?)"
        await self._house.store.write(lambda c: c.execute(sql, (str(now),)))

    async def _late(self, table: Table, seat: Seat, now: float) -> None:
        try:
            if seat == HOUSE:
                await acts.ring(self._house, table, now)
            else:
                await acts.play_for(self._house, table, seat, now)
        except (Trouble, Refused):
            # somebody has acted meanwhile, or the rules fail here: look again later
            self._failed[table.id, seat] = now + 5.0
        except Exception as error:
            self._failed[table.id, seat] = now + 60.0
            journal.fault("clock", error, table=table.id, seat=seat)


def _forgive(c: sqlite3.Connection, down: float) -> None:
    sql = "SELECT match, seat, deadline, bank, since, missed FROM seat_clock WHERE deadline IS NOT NULL AND match IN "
    running = "(SELECT id FROM match WHERE status = 'running' AND pace NOT LIKE 'daily%' AND id NOT IN "
    running += "(SELECT match FROM pause))"
    for table, *clock in c.execute(sql + running).fetchall():
        row = clocks.paused(rows.ClockRow(*clock), down)
        rows.save_clocks(c, table, {row.seat: row})
