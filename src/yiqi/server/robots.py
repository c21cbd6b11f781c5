"""Bots at tables: they think in other processes, at a human pace, and are given guesses, never the true state."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from collections.abc import Callable, Coroutine
from concurrent.futures import BrokenExecutor, Executor
from typing import Any, Final, NamedTuple

from yiqi import bots
from yiqi.bots import early, worker
from yiqi.core import action
from yiqi.core.chance import QuickChance
from yiqi.core.game import COMMIT, HOUSE, Seat
from yiqi.core.match import Refused
from yiqi.server import acts, journal
from yiqi.server.acts import Doer
from yiqi.server.security import Trouble
from yiqi.server.tables import House, Table

PACE: Final = (0.6, 2.5)
WITHIN: Final = 0.3
"""The part of it that they wait between actions of one turn."""
AGAIN: Final = 5.0
"""Seconds until a bot that failed tries again."""


SEALED: Final = action.text(COMMIT)


class Asked(NamedTuple):
    """What a bot is thinking about: the table, its seat and the number of its question; HOUSE and the number of the
    next record for the part of a match that bots play for everybody."""

    table: str
    seat: Seat
    question: int


Player = Callable[[Table, Asked], Coroutine[Any, Any, None]]


class Robots:
    """Everything bots do at the tables of a house. `pace` is the least and the most they wait, in seconds."""

    def __init__(self, house: House, pool: Callable[[], Executor], pace: tuple[float, float] = PACE) -> None:
        self._house = house
        self._make_pool = pool
        self._pool: Executor | None = None
        self._pace = pace
        self._tasks: dict[Asked, asyncio.Task[None]] = {}
        self._closing = False
        self._first: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Starts the workers, then looks, while people are let in, at every table where a bot may be waited for."""
        self._pool = self._make_pool()
        self._pool.submit(bots.names)
        self._first = asyncio.create_task(self._look_at_all())

    async def _look_at_all(self) -> None:
        # where nobody but bots has acted they may be playing for all before people begin
        sql = """SELECT m.id FROM match m WHERE m.status = 'running' AND (
                 EXISTS (SELECT 1 FROM seat s WHERE s.match = m.id AND s.bot != '' AND s.to_seq IS NULL)
                 OR NOT EXISTS (SELECT 1 FROM record r WHERE r.match = m.id AND r.by NOT IN ('bot', 'house')))"""
        for (table_id,) in self._house.store.rows(sql):
            try:
                self.look(self._house.table(table_id))
            except Exception as error:
                journal.fault("bot", error, table=table_id)
            await asyncio.sleep(0.001)

    async def close(self) -> None:
        """Lets go of what is being thought about; after a restart it is thought about anew."""
        self._closing = True
        tasks = [*self._tasks.values(), *([self._first] if self._first is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def look(self, table: Table) -> None:
        """Sets the bots thinking that are waited for at a table."""
        match = table.match
        if match is None or table.row.status != "running" or self._closing or self._pool is None:
            return
        if table.held is not None:
            return
        if table.early:
            self._begin(Asked(table.id, HOUSE, len(match.records)), self._early)
            return
        if not table.only_bots:
            table.hurry.clear()
        for seat in table.row.turn:
            asked = Asked(table.id, seat, match.questions[seat])
            if table.seats[seat].bot:
                self._begin(asked, self._once)

    def _begin(self, asked: Asked, play: Player) -> None:
        """Sets somebody thinking, unless he is at it."""
        if asked not in self._tasks:
            task = asyncio.create_task(self._play(asked, play))
            self._tasks[asked] = task
            task.add_done_callback(lambda _: self._tasks.pop(asked, None))

    async def _play(self, asked: Asked, play: Player) -> None:
        table_id = asked.table
        if asked.seat != HOUSE:
            await self._pause(asked)
        while not self._closing:
            pool = self._pool
            try:
                await play(self._house.table(table_id), asked)
                return
            except (Refused, Trouble) as refusal:
                if isinstance(refusal, Trouble) and refusal.key not in ("busy", "failed"):
                    return
            except BrokenExecutor:
                if self._pool is pool:
                    journal.note("workers", error="a worker process died; all are started anew")
                    self._pool = self._make_pool()
            except Exception as error:
                journal.fault("bot", error, table=table_id, seat=asked.seat)
            await asyncio.sleep(AGAIN)

    async def _pause(self, asked: Asked) -> None:
        """Waits so long that people can follow, less within a turn, and not at all once somebody asked to skip."""
        table = self._house.table(asked.table)
        match = table.match
        goes_on = match is not None and bool(match.records) and match.records[-1].seat == asked.seat
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(random.uniform(*self._pace) * (WITHIN if goes_on else 1.0)):
                await table.hurry.wait()

    def _awaits_people(self, table: Table) -> bool:
        """Whether people may still say something that a bot should hear before it seals its answer."""
        match = table.match
        if match is None or match.rules.phase(match.state).talk == "silent":
            return False
        return any(not table.seats[seat].bot for seat in table.row.turn)

    async def _once(self, table: Table, asked: Asked) -> None:
        async with table.lock:
            match = table.match
            name = table.seats[asked.seat].bot
            if match is None or not name or match.questions[asked.seat] != asked.question:
                return
            row = table.row
            kind = worker.Table(
                row.game, row.ruleset, self._house.edition_of(row).content, tuple(sorted(row.options.items()))
            )
            chance = QuickChance(random.Random(secrets.randbits(64)))
            put = worker.question(name, kind, match.rules, match.state, asked.seat, chance)
        if not put.legal:
            return
        text = put.legal[0]
        if len(put.legal) > 1:
            assert self._pool is not None, "bots think after start"
            text = await asyncio.wrap_future(self._pool.submit(worker.choose_json, put))
        if text == SEALED and self._awaits_people(table):
            return  # a person's next action is a reason to look again
        await acts.act(self._house, table, Doer(asked.seat, "bot"), action.parse(text), asked.question)

    async def _early(self, table: Table, asked: Asked) -> None:
        """Plays on in the part before people begin, as far as one batch goes; what follows is begun by its news."""
        async with table.lock:
            match = table.match
            if match is None or len(match.records) != asked.question or table.still != "early":
                return
            content = self._house.edition_of(table.row).content
            begun = early.Begun(table.row.header, tuple(match.records), content, table.key)
        assert self._pool is not None, "bots think after start"
        chosen = await asyncio.wrap_future(self._pool.submit(early.play, begun))
        if not chosen:
            return

        def play(now: Any) -> int:
            if len(now.records) != asked.question:
                raise Trouble("stale", 409)
            chance = now.live(table.key)
            played = [now.act(seat, action.parse(text), "bot", chance)[0] for seat, text in chosen]
            return int(played[0])

        await acts.act_with(self._house, table, Doer(chosen[0][0], "bot"), play)
