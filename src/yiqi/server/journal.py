"""The server's log: one line of JSON for each thing done, to stderr. No tokens, no secrets, no actions' text."""

from __future__ import annotations

import sys
import time

import msgspec

_encode = msgspec.json.Encoder().encode


class _Journal:
    """Where lines go; `quiet` for tests."""

    quiet = False


settings = _Journal()


def note(event: str, **fields: object) -> None:
    """Writes one line."""
    if not settings.quiet:
        line = _encode({"at": round(time.time(), 3), "event": event, **fields}).decode()
        sys.stderr.write(line + "\n")
