"""Load on a server: many tables of one person and three random bots, and how long it takes from click to screen.

    python bench/load.py --tables 200 --seconds 60

Starts a server of its own on a fresh data file (its own process beside this one), opens the tables by the pages'
own forms, and plays each by a socket: an action every 2.5 seconds a table, bots included. A click's time ends when
the message that shows the position after it has come back. Prints the 50th and 99th hundredth, the share of
writing (a commit with its fsync) beside it, and the server's memory at intervals.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

EVERY = 2.5


class Figures:
    """What was measured: seconds from click to screen, from click to answer, and how much was done."""

    def __init__(self) -> None:
        self.screens: list[float] = []
        self.answers: list[float] = []
        self.messages = 0
        self.bytes = 0
        self.failures: list[str] = []


def hundredth(values: list[float], share: float) -> float:
    """The value below which this share of all lies, in milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("nan")


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *args: Any) -> None:
        return None


def open_table(base: str, game: str, number: int) -> tuple[str, str]:
    """Opens a table as a new person; its path and the cookie."""
    form = {"game": game, "me": f"P{number}", "seat.0": "me", "pace": "none", "onlookers": "yes"}
    form |= {f"seat.{i}": "bot:random" for i in range(1, 4)}
    request = urllib.request.Request(f"{base}/tables", urllib.parse.urlencode(form).encode(), {"Origin": base})
    try:
        urllib.request.build_opener(NoRedirect).open(request)
    except urllib.error.HTTPError as answer:
        if answer.code != 303:
            raise RuntimeError(f"{answer.code}: {answer.read()[:300]!r}") from None
        return answer.headers["Location"], answer.headers["Set-Cookie"].split(";")[0]
    raise RuntimeError("expected a redirect to the table")


async def play(base: str, game: str, number: int, until: float, figures: Figures) -> None:
    """One person who plays matches at the pace of the load until the time is up."""
    while time.monotonic() < until:
        path, cookie = await asyncio.to_thread(open_table, base, game, number)
        address = base.replace("http", "ws") + path + "/live?lang=en&width=wide"
        async with connect(address, additional_headers={"Origin": base, "Cookie": cookie}, max_size=None) as line:
            await _match(line, until, figures)


async def _match(line: ClientConnection, until: float, figures: Figures) -> None:
    state: dict[str, Any] = {}
    clicked, asked, key = 0.0, 0, 0
    while time.monotonic() < until and state.get("status") != "over":
        mine = state.get("prompt", {}).get("who") == "you" and state["question"] != asked and state["actions"]
        if mine:
            await asyncio.sleep(EVERY * random.uniform(0.8, 1.2))
            key, asked, clicked = key + 1, state["question"], time.perf_counter()
            chosen = random.choice(state["actions"])["action"]
            await line.send(json.dumps({"do": "act", "action": chosen, "question": asked, "key": f"k{key}"}))
        try:
            text = await asyncio.wait_for(line.recv(), 60)
        except TimeoutError:
            figures.failures.append("silence for a minute")
            return
        message = json.loads(text)
        figures.messages += 1
        figures.bytes += len(text)
        if "re" in message:
            figures.answers.append(time.perf_counter() - clicked)
            if not message["ok"]:
                figures.failures.append(message["error"])
            continue
        state.update(message)
        if clicked and message.get("seat") is not None and ("question" in message or message.get("status") == "over"):
            figures.screens.append(time.perf_counter() - clicked)
            clicked = 0.0


def memory(process: int) -> int:
    """Resident memory of a process, in kB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def fsync_ms(folder: Path) -> tuple[float, float]:
    """Median and 99th hundredth of a small SQLite commit on this disk, in ms."""
    c = sqlite3.connect(folder / "fsync.db", isolation_level=None)
    c.execute("PRAGMA journal_mode = WAL")
    c.execute("PRAGMA synchronous = FULL")
    c.execute("CREATE TABLE t (x)")
    took = []
    for i in range(300):
        start = time.perf_counter()
        c.execute("INSERT INTO t VALUES (?)", (i,))
        took.append(time.perf_counter() - start)
    c.close()
    return hundredth(took, 0.5), hundredth(took, 0.99)


async def load(args: argparse.Namespace, base: str, server: int, folder: Path) -> Figures:
    """All tables at once; prints a line at each interval."""
    figures, start = Figures(), time.monotonic()
    until = start + args.seconds
    people = []
    for number in range(args.tables):
        people.append(asyncio.create_task(play(base, args.game, number, until, figures)))
        await asyncio.sleep(args.ramp / args.tables)
    while time.monotonic() < until:
        await asyncio.sleep(min(args.interval, max(0.1, until - time.monotonic())))
        recent = figures.screens[-4000:]
        print(
            f"{time.monotonic() - start:6.0f} s  clicks {len(figures.screens):6d}  "
            f"p50 {hundredth(recent, 0.5):6.1f} ms  p99 {hundredth(recent, 0.99):6.1f} ms  "
            f"server {memory(server) / 1024:6.1f} MB",
            flush=True,
        )
    for done in await asyncio.gather(*people, return_exceptions=True):
        if isinstance(done, BaseException):
            figures.failures.append(repr(done)[:120])
    return figures


def start_server(data: Path, pace: float) -> tuple[subprocess.Popen[str], str]:
    """A server of our own; its process and address."""
    code = (
        "import sys\nfrom yiqi.server import run\nfrom yiqi.server.web import Limits\n"
        "run.serve(port=0, data=sys.argv[1], bot_pace=float(sys.argv[2]), limits=Limits(1e6, 1e6, 1e6, 1e6))\n"
    )
    command = [sys.executable, "-c", f"if __name__ == '__main__':\n{_indent(code)}", str(data), str(pace)]
    log = (data / "server.log").open("w")
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=dict(os.environ))
    assert server.stdout is not None, "the server prints its address"
    address = server.stdout.readline().split()[-1].rstrip("/")
    for _ in range(200):
        try:
            urllib.request.urlopen(f"{address}/health")
            break
        except OSError:
            time.sleep(0.1)
    return server, address


def _indent(code: str) -> str:
    return "".join(f"    {line}\n" for line in code.splitlines())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="ark")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--ramp", type=float, default=10, help="seconds over which the tables open")
    parser.add_argument("--interval", type=float, default=10)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        disk = fsync_ms(folder)
        server, base = start_server(folder, EVERY)
        try:
            figures = asyncio.run(load(args, base, server.pid, folder))
        finally:
            server.terminate()
            server.wait(30)
        done = sqlite3.connect(folder / "yiqi.sqlite3").execute("SELECT count(*) FROM record").fetchone()[0]
    print(
        f"{args.tables} tables of {args.game}, {args.seconds:.0f} s: {done} records, {done / args.seconds:.0f} a second"
    )
    print(
        f"click to screen: p50 {hundredth(figures.screens, 0.5):.1f} ms, p99 {hundredth(figures.screens, 0.99):.1f} ms"
    )
    print(
        f"click to answer: p50 {hundredth(figures.answers, 0.5):.1f} ms, p99 {hundredth(figures.answers, 0.99):.1f} ms"
    )
    print(f"a commit with fsync on this disk: p50 {disk[0]:.2f} ms, p99 {disk[1]:.2f} ms")
    print(f"{figures.messages} messages, {figures.bytes / 1e6:.1f} MB; failures: {figures.failures[:5] or 'none'}")
    return 1 if figures.failures else 0


if __name__ == "__main__":
    sys.exit(main())
