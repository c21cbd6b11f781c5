"""The house on the network: tables, seats, clocks, live updates, storage."""

from yiqi.server.run import backup, rewind, serve

__all__ = ["backup", "rewind", "serve"]
