"""A seat in other hands: its holder or its bot changes, and the draft that the one before had begun is forgotten.

What he had sealed stands: it is an answer. What the game has no WIPE for stands as well.
"""

from __future__ import annotations

import sqlite3
from typing import Any

from yiqi.core.game import WIPE
from yiqi.core.match import Match
from yiqi.server import journal
from yiqi.server.rows import SeatRow
from yiqi.server.security import Trouble
from yiqi.server.store import Work
from yiqi.server.tables import House, Table


async def write(house: House, table: Table, seat: SeatRow, work: Work) -> None:
    """Writes `work`, which makes `seat` the present state of that seat, and in the same transaction, on record, that
    its draft is forgotten if it comes into other hands. Raises Trouble or sqlite3.Error, and then nothing is written.

    The caller holds the lock.
    """
    old, match = table.seats[seat.seat], table.match
    same = (old.holder, old.bot) == (seat.holder, seat.bot)
    if same or match is None or table.row.status != "running" or not _may_wipe(table, match, seat.seat):
        await house.store.write(work)
        return
    before, first = table.moment(), len(match.records)
    try:
        match.act(seat.seat, WIPE, "house", match.live(table.key))
        await house.keep(table, first, None, before, work)
    except sqlite3.IntegrityError:
        house.reload(table)
        raise Trouble("busy", 503) from None
    except BaseException:
        house.reload(table)
        raise
    journal.note("act", table=table.id, seq=first, seat=seat.seat, by="house")


def _may_wipe(table: Table, match: Match[Any], seat: int) -> bool:
    try:
        return match.why_not(seat, WIPE) is None
    except Exception as error:
        # rules that raise keep nobody from leaving
        journal.fault("wipe", error, table=table.id, seat=seat)
        return False
