"""The data file: SQLite in WAL with full synchronisation, one writer thread, readers with connections of their own.

What is written is a closure on the writer's connection. The thread takes all that wait, runs each inside a
savepoint of one transaction, commits, and only then answers: whoever is told, is told after the commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from yiqi.server.schema import DataFileError, prepare

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]

BATCH: Final = 64
WAIT_FOR_LOCK_MS: Final = 10_000


def connect(path: Path) -> sqlite3.Connection:
    """A connection in autocommit mode, set up as every connection to a data file is."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=256)
    connection.execute(f"PRAGMA busy_timeout = {WAIT_FOR_LOCK_MS}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


class Store:
    """One data file. `commit_seconds` keeps the latest commit times, for the figures of a load test."""

    def __init__(self, path: Path, new: bool = True) -> None:
        """Opens the file, or makes it where it may be `new`. Raises DataFileError with one clear line."""
        self.path = path
        if not new and not path.is_file():
            raise DataFileError(f"no data file {path}")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._writer = connect(path)
            prepare(self._writer)
            self._reader = connect(path)
        except (sqlite3.DatabaseError, OSError) as error:
            raise DataFileError(f"the data file {path} cannot be used: {error}") from None
        self._queue: SimpleQueue[tuple[Work, Future[Any]] | None] = SimpleQueue()
        self.commit_seconds: list[float] = []
        self._thread = threading.Thread(target=self._serve, name="writer", daemon=True)
        self._thread.start()

    # readers

    def rows(self, sql: str, *args: object) -> list[tuple[Any, ...]]:
        """The rows of a query, read by the thread that runs the event loop."""
        return self._reader.execute(sql, args).fetchall()

    def row(self, sql: str, *args: object) -> tuple[Any, ...] | None:
        """The first row of a query, None when there is none."""
        found: tuple[Any, ...] | None = self._reader.execute(sql, args).fetchone()
        return found

    # the writer

    def submit(self, work: Callable[[sqlite3.Connection], T]) -> Future[T]:
        """Queues a closure for the writer; the future is done when its transaction has been committed."""
        future: Future[T] = Future()
        self._queue.put((work, future))
        return future

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What `work` returns, after the commit; raises what it raised, and then nothing of it was kept."""
        return await asyncio.shield(asyncio.wrap_future(self.submit(work)))

    def close(self) -> None:
        """Writes what is queued, then closes the file."""
        self._queue.put(None)
        self._thread.join()
        self._reader.close()
        self._writer.close()

    def _serve(self) -> None:
        while (first := self._queue.get()) is not None:
            batch = [first]
            last = False
            while len(batch) < BATCH and not self._queue.empty():
                item = self._queue.get()
                if item is None:
                    last = True
                    break
                batch.append(item)
            self._commit(batch)
            if last:
                return

    def _commit(self, batch: list[tuple[Work, Future[Any]]]) -> None:
        answers: list[tuple[Future[Any], Any, BaseException | None]] = []
        start = time.perf_counter()
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            answers = [(future, *self._try(work)) for work, future in batch]
            self._writer.execute("COMMIT")
        except sqlite3.Error as error:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
            answers = [(future, None, error) for _, future in batch]
        self._note(time.perf_counter() - start)
        for future, result, failure in answers:
            if failure is None:
                future.set_result(result)
            else:
                future.set_exception(failure)

    def _try(self, work: Work) -> tuple[Any, BaseException | None]:
        self._writer.execute("SAVEPOINT one")
        try:
            result = work(self._writer)
        except Exception as error:
            self._writer.execute("ROLLBACK TO one")
            self._writer.execute("RELEASE one")
            return None, error
        self._writer.execute("RELEASE one")
        return result, None

    def _note(self, seconds: float) -> None:
        self.commit_seconds.append(seconds)
        if len(self.commit_seconds) > 20_000:
            del self.commit_seconds[:10_000]


def backup(data: Path, target: Path) -> None:
    """A copy of a data file, also while a server uses it. Raises DataFileError with one clear line."""
    if not data.is_file():
        raise DataFileError(f"no data file {data}")
    if target.exists():
        raise DataFileError(f"{target} exists already: name a file that does not")
    try:
        with contextlib.closing(connect(data)) as source, contextlib.closing(sqlite3.connect(target)) as copy:
            # all at once: a copy in steps begins again whenever something is written, and writers need not wait
            source.backup(copy)
            problem = copy.execute("PRAGMA integrity_check").fetchone()[0]
            if not copy.execute("SELECT 1 FROM sqlite_master WHERE name = 'meta'").fetchone():
                problem = "there are no tables of ours in it"
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise DataFileError(f"the backup failed: {error}") from None
    if problem != "ok":
        target.unlink(missing_ok=True)
        raise DataFileError(f"{data} is damaged or of another program, no backup was made: {problem}")
