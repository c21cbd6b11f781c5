"""`serve`, `backup` and `rewind`: the server, a copy of its data, and the way back in a match, while it runs."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from yiqi.commands.common import NO, OK, Trouble, add, whole


def add_to(commands: Any) -> None:
    parser = add(
        commands,
        "serve",
        serve,
        "start the server; it prints its address and needs nothing else",
        "yiqi serve\nyiqi serve --host 0.0.0.0 --port 8000 --base-url https://games.example.org --data /var/lib/yiqi",
    )
    parser.add_argument(
        "--host", metavar="H", default="127.0.0.1", help="address to listen on; only this machine unless given"
    )
    parser.add_argument(
        "--port",
        metavar="N",
        type=whole(0, 65535),
        default=8000,
        help="port to listen on (8000; 0 for any that is free)",
    )
    parser.add_argument(
        "--base-url", metavar="URL", help="the address that others reach it by, for links and for the check of Origin"
    )
    parser.add_argument("--data", metavar="DIR", default="data", help="folder of the tables' file (data)")
    parser.add_argument(
        "--bot-pace", metavar="S", type=pace, default=1.2, help="seconds that a bot takes for an action (1.2)"
    )
    parser.add_argument("--editions", metavar="DIR", help="a folder with further editions: GAME/NAME/*.toml")
    parser = add(
        commands, "backup", backup, "copy the server's data, also while it runs", "yiqi backup data backup-monday"
    )
    parser.add_argument("data", metavar="DATA", help="the server's data folder")
    parser.add_argument("target", metavar="TARGET", help="where the copy goes")
    parser = add(
        commands,
        "rewind",
        rewind,
        "take a match back without anybody's consent, on record, also while the server runs",
        "yiqi rewind data dxcatt3mmm 40\nyiqi rewind data https://games.example.org/t/dxcatt3mmm 40",
    )
    parser.add_argument("data", metavar="DATA", help="the server's data folder")
    parser.add_argument("table", metavar="TABLE", help="the table's id, or its address")
    parser.add_argument(
        "record", metavar="RECORD", type=whole(0, 999_999_999), help="the record after which the match goes on"
    )


def pace(word: str) -> float:
    """An argument type: seconds, 0 to 60."""
    try:
        value = float(word)
    except ValueError:
        value = -1
    if not 0 <= value <= 60:
        raise argparse.ArgumentTypeError(f"expected seconds from 0 to 60, found {word[:40]!r}")
    return value


def serve(args: argparse.Namespace) -> int:
    """Runs until it is told to stop."""
    if args.editions is not None and not Path(args.editions).is_dir():
        raise Trouble(f"--editions: expected a folder with GAME/NAME/*.toml, found {args.editions!r}")
    run = server("serve")
    given = {"host": args.host, "port": args.port, "base_url": args.base_url, "data": args.data}
    return int(run(**given, bot_pace=args.bot_pace, editions=args.editions) or OK)


def backup(args: argparse.Namespace) -> int:
    """Copies the data folder's file."""
    run = server("backup")
    try:
        return int(run(args.data, args.target) or OK)
    except (OSError, ValueError) as error:
        raise Trouble(f"backup: {error}") from None


def rewind(args: argparse.Namespace) -> int:
    """Takes a match back; 1 where that cannot be, 2 where there is no such table or file."""
    run = server("rewind")
    from yiqi.server.rewinding import Impossible

    try:
        seq = run(args.data, args.table, args.record)
    except Impossible as error:
        raise Trouble(f"rewind: {error}", NO) from None
    except (OSError, ValueError) as error:
        raise Trouble(f"rewind: {error}") from None
    print(f"The match goes on after record {args.record}; record {seq} says so, and nothing was deleted.")
    return OK


def server(name: str) -> Callable[..., Any]:
    """A function of the server, imported only when it is wanted: playing at the terminal does without."""
    try:
        import yiqi.server
    except ImportError as error:
        raise Trouble(f"the server cannot be loaded: {error}") from None
    found: Callable[..., Any] | None = getattr(yiqi.server, name, None)
    if found is None:
        raise Trouble(f"the server has no {name} yet")
    return found
