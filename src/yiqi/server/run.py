"""What the operator calls: serve; a backup and the way back while serving."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import ipaddress
import resource
import signal
import socket
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import IO, Final
from urllib.parse import urlsplit

import uvicorn

from yiqi import games
from yiqi.core.edition import Edition, EditionError
from yiqi.server import memory, rewinding, store
from yiqi.server.app import create_app
from yiqi.server.schema import DataFileError
from yiqi.server.security import LARGEST_MESSAGE
from yiqi.server.web import Limits

DRAIN_SECONDS: Final = 5
FILE: Final = "yiqi.sqlite3"
MOST_FILES: Final = 65_536


class Wrong(ValueError):
    """What serve is given and cannot use: one clear line."""


def data_file(data: Path) -> Path:
    """The file in a data folder; a path that names a file is that file."""
    return data if data.suffix in (".sqlite3", ".sqlite", ".db") else data / FILE


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    base_url: str | None = None,
    data: str | Path = "data",
    bot_pace: float = 1.2,
    editions: str | Path | None = None,
    limits: Limits | None = None,
) -> int:
    """Serves until SIGTERM or SIGINT, then finishes what is under way; the exit status.

    `port` 0 takes any that is free; a bot waits half as long to one and a half times as long as `bot_pace` seconds;
    `editions` is a folder GAME/NAME/*.toml, the last NAME of a game being the one for new
    tables; `limits` are other rates than the usual.
    """
    path, base_url = data_file(Path(data)), (base_url or "").rstrip("/")
    try:
        _check_base_url(base_url)
        found = read_editions(Path(editions)) if editions else {}
        listening = _listen(host, port)
        # held until this process ends, however it ends
        _lock = _alone(path)
        app = create_app(path, base_url, bot_pace=(bot_pace * 0.5, bot_pace * 1.5), editions=found, limits=limits)
    except (Wrong, DataFileError, EditionError, games.Unknown) as error:
        print(f"yiqi serve: {error}", file=sys.stderr)
        return 2
    _many_sockets()
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws_max_size=LARGEST_MESSAGE * 2,
        timeout_graceful_shutdown=DRAIN_SECONDS,
        server_header=False,
        proxy_headers=bool(base_url),
        forwarded_allow_ips="127.0.0.1",
    )
    print(greeting(host, listening.getsockname()[1], base_url, path), flush=True)
    asyncio.run(_serve(Server(config), listening))
    return 0


async def _serve(server: uvicorn.Server, listening: socket.socket) -> None:
    tending = asyncio.create_task(memory.tend())
    await server.serve(sockets=[listening])
    tending.cancel()


class Server(uvicorn.Server):
    """A server that ends with a good conscience when it is told to, instead of by the signal."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def _check_base_url(base_url: str) -> None:
    try:
        parts = urlsplit(base_url)
        known = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
        good = bool(known) and not (parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc)
    except ValueError:
        good = False
    if base_url and not good:
        raise Wrong(f"--base-url: expected an address as https://games.example.org, without a path; found {base_url!r}")


def _alone(path: Path) -> IO[str]:
    """The lock of a data file. What two servers keep in memory of one file would part. Raises DataFileError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.with_name(path.name + ".lock").open("w")
    except OSError as error:
        raise DataFileError(f"the data folder {path.parent} cannot be used: {error.strerror}") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise DataFileError(f"another server uses {path}: stop it, or name another --data") from None
    return lock


def _many_sockets() -> None:
    """Lets this process have as many sockets as the system allows it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wished:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))


def _listen(host: str, port: int) -> socket.socket:
    """A socket that listens. Raises Wrong."""
    try:
        return _bound(host, port)
    except socket.gaierror as error:
        raise Wrong(f"cannot listen on {host}: {error.strerror}; name an address of this machine as --host") from None
    except OSError as error:
        raise Wrong(f"cannot listen on {host} port {port}: {error.strerror}; try another --port") from None


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # with the protocol named, asyncio sends each answer at once; without, the second part of one waits 40 ms for a word
    # of the other side
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(1024)
    except OSError:
        listening.close()
        raise
    return listening


def read_editions(folder: Path) -> Mapping[str, Edition]:
    """The editions in a folder, by game. Raises Wrong, EditionError or games.Unknown."""
    if not folder.is_dir():
        raise Wrong(f"--editions: expected a folder with GAME/NAME/*.toml, found {str(folder)!r}")
    found = {}
    for path in sorted(folder.glob("*/*/")):
        game = path.parent.name
        games.game(game)
        found[game] = games.read_edition(path)
        games.rules(game, games.game(game).seats[0], edition_used=found[game])
    misplaced = None if found else next(folder.rglob("*.toml"), None)
    if misplaced is not None:
        raise Wrong(f"--editions: expected a folder with GAME/NAME/*.toml, found {str(misplaced)!r}")
    return found


def greeting(host: str, port: int, base_url: str, data: Path) -> str:
    """The address, and how friends come in."""
    shown = base_url or f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}"
    lines = [f"Yiqi 弈棋 is open: {shown}/", f"Data: {data}"]
    if base_url:
        lines.append("Friends come in by that address.")
    elif _loopback(host):
        lines.append("Only this machine can come in. For friends on your network: --host 0.0.0.0, and tell them this")
        lines.append("machine's address; for the internet: a reverse proxy with HTTPS, and its address as --base-url.")
    else:
        lines.append(f"Friends on your network come in by this machine's address and port {port}.")
    return "\n".join(lines)


def _loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def backup(data: str | Path, target: str | Path) -> int:
    """Copies the data while a server uses it. Raises DataFileError."""
    path = data_file(Path(target))
    path.parent.mkdir(parents=True, exist_ok=True)
    store.backup(data_file(Path(data)), path)
    return 0


def rewind(data: str | Path, table: str, to: int) -> int:
    """Takes the match of a table back to record `to`, also while a server uses the file; the number of the record that
    says so. Raises DataFileError, rewinding.NoTable, rewinding.Impossible."""
    return rewinding.rewind(data_file(Path(data)), table, to)
