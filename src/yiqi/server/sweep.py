"""What happens by itself: deadlines that pass, and the pause that clocks are granted when the server was down."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Final

from yiqi.core.game import COMMIT, Seat
from yiqi.core.match import Refused
from yiqi.server import acts, clocks, journal, rows
from yiqi.server.acts import Doer
from yiqi.server.security import Trouble
from yiqi.server.tables import House, Table

EVERY: Final = 0.5
ALIVE_EVERY: Final = 10.0
FORGIVEN: Final = 2.0
"""A server that was down for less than this many seconds was not down."""


class Sweeper:
    """Looks for deadlines that have passed; they are rows, so none is lost by a restart."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._alive = 0.0
        self._failed: dict[tuple[str, Seat], float] = {}

    async def wake(self) -> None:
        """Gives live and phased clocks the time that the server was down."""
        house, now = self._house, self._house.now()
        row = house.store.row("SELECT value FROM meta WHERE name = 'alive'")
        down = now - float(row[0]) if row is not None else 0.0
        if down > FORGIVEN:
            await house.store.write(lambda c: _forgive(c, down))
        await self._note_alive(now)

    async def run(self) -> None:
        """Sweeps until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.once()
            except sqlite3.Error as error:
                journal.note("sweep", error=str(error))

    async def once(self) -> None:
        """One look at the clock: plays for everybody who is late."""
        now = self._house.now()
        if now - self._alive >= ALIVE_EVERY:
            await self._note_alive(now)
        late = self._house.store.rows("SELECT match, seat FROM seat_clock WHERE deadline <= ?", now)
        for table_id, seat in late:
            if self._failed.get((table_id, seat), 0.0) <= now:
                await self._late(self._house.table(table_id), seat, now)

    async def _note_alive(self, now: float) -> None:
        self._alive = now
        sql = "INSERT OR REPLACE INTO meta VALUES ('alive', ?)"
        await self._house.store.write(lambda c: c.execute(sql, (str(now),)))

    async def _late(self, table: Table, seat: Seat, now: float) -> None:
        try:
            match = table.playing()
            legal = match.rules.legal(match.state, seat)
            saved = match.rules.why_not(match.state, seat, COMMIT) is None
            played = COMMIT if saved else match.rules.idle(match.state, seat)
            question = match.questions[seat]
            if len(legal) > 1:
                await self._missed(table, seat)
            await acts.act(self._house, table, Doer(seat, "clock"), played, question)
        except (Trouble, Refused):
            # somebody has acted meanwhile, or the rules fail here: look again later
            self._failed[table.id, seat] = now + 5.0
        except Exception as error:
            self._failed[table.id, seat] = now + 60.0
            journal.note("clock", table=table.id, seat=seat, error=type(error).__name__, detail=str(error)[:200])

    async def _missed(self, table: Table, seat: Seat) -> None:
        async with table.lock:
            clock = table.clocks[seat]
            counted = clock._replace(missed=clock.missed + 1)
            at = self._house.now()

            def work(c: sqlite3.Connection) -> rows.MessageRow:
                rows.save_clocks(c, table.id, {seat: counted})
                return rows.add_message(c, table.id, None, str(seat), "late", None, at)

            table.chat.append(await self._house.store.write(work))
            table.clocks[seat] = counted


def _forgive(c: sqlite3.Connection, down: float) -> None:
    sql = "SELECT match, seat, deadline, bank, since, missed FROM seat_clock WHERE deadline IS NOT NULL AND match IN "
    running = "(SELECT id FROM match WHERE status = 'running' AND pace NOT LIKE 'daily%')"
    for table, *clock in c.execute(sql + running).fetchall():
        row = clocks.paused(rows.ClockRow(*clock), down)
        rows.save_clocks(c, table, {row.seat: row})
