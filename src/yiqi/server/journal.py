"""The server's log: one line of JSON for each thing done, to stderr. No tokens, no secrets, no actions' text."""

from __future__ import annotations

import contextlib
import sqlite3
import sys
import time
import traceback
from pathlib import Path

import msgspec

from yiqi.core.match import ReplayError

_encode = msgspec.json.Encoder().encode


class _Journal:
    """Where lines go; `quiet` for tests."""

    quiet = False


settings = _Journal()


def note(event: str, **fields: object) -> None:
    """Writes one line."""
    if not settings.quiet:
        line = _encode({"at": round(time.time(), 3), "event": event, **fields}).decode()
        # a log that cannot be written, on a full disk say, keeps nobody from playing
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.write(line + "\n")


def fault(event: str, error: BaseException, **fields: object) -> None:
    """Writes a line about an error: its kind and where it was raised. What it says may name a hidden card and is left
    out, but for errors of the disk and of the data file."""
    frames = traceback.extract_tb(error.__traceback__)
    found: dict[str, object] = {
        "error": type(error).__name__,
        "where": [f"{Path(f.filename).name}:{f.lineno}" for f in frames[-3:]],
    }
    if isinstance(error, (OSError, sqlite3.Error)):
        found["detail"] = str(error)[:200]
    if isinstance(error, ReplayError):
        found["record"] = error.seq
    note(event, **fields, **found)
