"""A server killed at any instant loses nothing that anybody was told of.

Really kills a server process, KILLS times (24, or the number in YIQI_KILLS), at random instants under load, and
after each start checks that every action that was answered is in the log under its number, with its key.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

KILLS = int(os.environ.get("YIQI_KILLS", "24"))
TABLES = 4
SERVER = """
import sys
if __name__ == "__main__":
    from yiqi.server import run
    from yiqi.server.web import Limits
    run.serve(port=0, data=sys.argv[1], bot_pace=0.0, limits=Limits(1e6, 1e6, 1e6, 1e6))
"""


class Told:
    """What people were told: the number of each action by table and key, and the last question of each seat."""

    def __init__(self) -> None:
        self.actions: dict[tuple[str, str], int] = {}
        self.seen: dict[str, int] = {}
        self.over: set[str] = set()
        self.count = 0


def start(data: Path, log: Any) -> tuple[subprocess.Popen[str], str]:
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER, str(data)], stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True
    )
    assert server.stdout is not None
    base = server.stdout.readline().split()[-1].rstrip("/")
    for _ in range(300):
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"{base}/health", timeout=2)
            return server, base
        time.sleep(0.05)
    raise AssertionError("the server did not open")


class Stay(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *args: Any) -> None:
        return None


def send(base: str, path: str, form: str) -> tuple[str, str]:
    """Sends a form as somebody new; where it leads and the cookie."""
    try:
        urllib.request.build_opener(Stay).open(urllib.request.Request(f"{base}{path}", form.encode(), {"Origin": base}))
    except urllib.error.HTTPError as answer:
        assert answer.code == 303, answer.read()[:300]
        return answer.headers["Location"], answer.headers["Set-Cookie"].split(";")[0]
    raise AssertionError("expected a redirect")


def open_table(base: str) -> list[tuple[str, str]]:
    """A table of three people: its path and the cookie of each."""
    first = send(base, "/tables", "game=ark&me=Ann&seat.0=me&seat.1=open&seat.2=open&onlookers=yes")
    return [first, *(send(base, f"{first[0]}/join", f"name={name}") for name in ("Bob", "Cy"))]


async def play(base: str, path: str, cookie: str, told: Told, rng: random.Random) -> None:
    """Plays until the line breaks; whatever is answered or shown is noted."""
    state: dict[str, Any] = {}
    sent, key = 0, ""
    headers = {"Origin": base, "Cookie": cookie}
    with contextlib.suppress(WebSocketException, OSError, EOFError):
        async with connect(base.replace("http", "ws") + path + "/live", additional_headers=headers) as line:
            while True:
                message = json.loads(await line.recv())
                if "re" in message:
                    if message["ok"]:
                        told.actions[path, message["re"]] = message["seq"]
                        told.count += 1
                    continue
                state.update(message)
                told.seen[path] = max(told.seen.get(path, 0), state["seq"])
                if state["status"] == "over":
                    told.over.add(path)
                    return
                if state["prompt"]["who"] == "you" and state["actions"] and sent != state["question"]:
                    sent, key = state["question"], f"{rng.getrandbits(60):x}"
                    action = rng.choice(state["actions"])["action"]
                    await line.send(json.dumps({"do": "act", "action": action, "question": sent, "key": key}))


async def load(base: str, people: list[tuple[str, str]], told: Told, rng: random.Random, process: int) -> None:
    tasks = [asyncio.create_task(play(base, path, cookie, told, rng)) for path, cookie in people]
    await asyncio.sleep(rng.uniform(0.2, 2.0))
    os.killpg(process, signal.SIGKILL)
    await asyncio.gather(*tasks)


def check(data: Path, told: Told) -> None:
    c = sqlite3.connect(data / "yiqi.sqlite3")
    rows = c.execute("SELECT match, key, seq FROM record WHERE key IS NOT NULL")
    written = {(f"/t/{match}", key.split(":", 1)[1]): seq for match, key, seq in rows}
    for (path, key), seq in told.actions.items():
        assert written.get((path, key)) == seq, f"{path}: an action answered as record {seq} is lost"
    for path, seq in told.seen.items():
        last = c.execute("SELECT max(seq), count(*) FROM record WHERE match = ?", (path[3:],)).fetchone()
        assert last[0] >= seq, f"{path}: record {seq} was shown and is lost"
        assert last[1] == last[0] + 1, f"{path}: the log has a hole"
        row = c.execute("SELECT seq FROM match WHERE id = ?", (path[3:],)).fetchone()
        assert row[0] == last[1], f"{path}: the table counts other records than the log has"
    c.close()


@pytest.mark.slow
@pytest.mark.timeout(120 + 8 * KILLS)
def test_a_kill_at_any_instant_loses_nothing_that_was_told(tmp_path: Path) -> None:
    rng, told = random.Random(11), Told()
    people: list[tuple[str, str]] = []
    with (tmp_path / "log").open("w") as log:
        for _ in range(KILLS):
            server, base = start(tmp_path, log)
            try:
                people = [one for one in people if one[0] not in told.over]
                while len({path for path, _ in people}) < TABLES:
                    people += open_table(base)
                asyncio.run(load(base, people, told, rng, server.pid))
            finally:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(server.pid, signal.SIGKILL)
                server.wait()
            check(tmp_path, told)
        # and all that was killed still opens and goes on
        server, base = start(tmp_path, log)
        try:
            for path in {path for path, _ in told.actions}:
                with urllib.request.urlopen(f"{base}{path}/poll") as answer:
                    assert json.loads(answer.read())[0]["broken"] is False
        finally:
            server.send_signal(signal.SIGTERM)
            assert server.wait(20) == 0
    assert told.count > KILLS
    print(f"{KILLS} kills, {told.count} actions told, none lost")


def workers_of(process: int) -> list[int]:
    """The processes of Python that a server has started and that are alive, its tracker of resources apart."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            group = int(stat.read_text().rsplit(")", 1)[1].split()[2])
            command = (stat.parent / "cmdline").read_text()
            if group == process and "spawn_main" in command:
                found.append(int(stat.parent.name))
    return found


def test_workers_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    with (tmp_path / "log").open("w") as log:
        server, base = start(tmp_path, log)
        send(base, "/tables", "game=ark&me=Ann&seat.0=me&seat.1=bot:greedy&seat.2=bot:greedy")
        try:
            assert wait_for(lambda: workers_of(server.pid))
            os.kill(server.pid, signal.SIGKILL)
            server.wait()
            assert wait_for(lambda: not workers_of(server.pid))
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(server.pid, signal.SIGKILL)


def wait_for(true: Callable[[], Any]) -> bool:
    """Whether something comes true within ten seconds."""
    for _ in range(100):
        if true():
            return True
        time.sleep(0.1)
    return False
