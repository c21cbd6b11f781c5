"""Browsers and pages for the tests of the server."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from yiqi.server import acts

BASE = "http://yiqi.test"


def forget(house: Any) -> None:
    """Lets all tables go, as a restart does."""
    house._tables.clear()
    house._living.clear()


def play_on(client: Any, house: Any, table: str, until: Callable[[Any], bool]) -> None:
    """Plays on, for whoever is asked, until `until` says of the match that it is far enough, or it is over."""

    async def go() -> None:
        found = house.table(table[3:])

        def on(match: Any) -> int:
            chance = match.live(found.key)
            while not match.over and not until(match):
                seat = match.rules.turn(match.state)[0]
                legal = match.rules.legal(match.state, seat)
                match.act(seat, legal[len(match.records) % len(legal)], "person", chance)
            return len(match.records) - 1

        await acts.act_with(house, found, acts.Doer(found.row.turn[0]), on)

    client.blocking_portal.call(go)


class Clock:
    """Seconds since 1970, moved by the test."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


class Browser:
    """Somebody's browser: cookies, pages, forms, sockets."""

    def __init__(self, client: Any, lang: str = "en") -> None:
        self.client = client
        self.cookies: dict[str, str] = {}
        self.lang = lang

    def headers(self, **more: str) -> dict[str, str]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"origin": BASE, "accept-language": self.lang, **({"cookie": cookie} if cookie else {}), **more}

    def _keep(self, answer: Any) -> Any:
        for line in answer.headers.get_list("set-cookie"):
            name, value = re.match(r"([^=]+)=([^;]*)", line).groups()
            self.cookies[name] = value.strip('"')
        self.client.cookies.clear()
        return answer

    def get(self, path: str, **more: str) -> Any:
        return self._keep(self.client.get(path, headers=self.headers(**more), follow_redirects=False))

    def post(self, path: str, data: dict[str, str] | None = None, **more: str) -> Any:
        return self._keep(self.client.post(path, data=data or {}, headers=self.headers(**more), follow_redirects=False))

    def do(self, table: str, message: dict[str, Any], seat: int | None = None) -> Any:
        where = f"{table}/do" + ("" if seat is None else f"?seat={seat}")
        return self._keep(self.client.post(where, json=message, headers=self.headers())).json()

    def open(self, game: str, *seats: str, me: str = "Ann", **more: str) -> str:
        form = {
            "game": game,
            "me": me,
            "onlookers": "yes",
            **{f"seat.{i}": kind for i, kind in enumerate(seats)},
            **more,
        }
        answer = self.post("/tables", form)
        assert answer.status_code == 303, answer.text
        return str(answer.headers["location"])

    def poll(self, table: str, n: int = 0, seat: int | None = None) -> dict[str, Any]:
        more = "" if seat is None else f"&seat={seat}"
        messages = self.get(f"{table}/poll?lang={self.lang}&n={n}{more}").json()
        return messages[0] if messages else {}

    def sit_down(self, table: str, query: str = "lang=en") -> Any:
        return self.client.websocket_connect(f"{table}/live?{query}", headers=self.headers())


class Page:
    """What a page at a table has been sent: parts replaced as docs/wire.md says, log and chat appended."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.frames: list[str] = []
        self.numbers: list[int] = []

    def receive(self) -> dict[str, Any]:
        text = self.socket.receive_text(timeout=20)
        self.frames.append(text)
        message = json.loads(text)
        if "n" in message:
            self.take(message)
        return dict(message)

    def take(self, message: dict[str, Any]) -> None:
        self.numbers.append(message["n"])
        if message["whole"]:
            self.state = {"log": [], "chat": [], "panels": {}}
        for name, value in message.items():
            if name in ("log", "chat"):
                self.state[name] = self.state[name] + value
            elif name == "panels":
                self.state[name] = {k: v for k, v in {**self.state[name], **value}.items() if v is not None}
            else:
                self.state[name] = value

    def ask(self, **message: Any) -> dict[str, Any]:
        self.socket.send_text(json.dumps(message))
        while "re" not in (answer := self.receive()):
            pass
        return answer

    def until(self, true: Callable[[dict[str, Any]], Any]) -> None:
        while not (self.state and true(self.state)):
            self.receive()
