"""Who is looking at which table, and what each has been sent: messages carry what has changed, numbered a client."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter, defaultdict
from typing import Any

import msgspec

from yiqi.core.game import Seat, Width
from yiqi.server import faces, journal, letters, rows
from yiqi.server.answers import wrong
from yiqi.server.faces import encode
from yiqi.server.people import Person
from yiqi.server.security import Trouble
from yiqi.server.tables import House, Table


class Client:
    """One page that looks at a table. `curtain` is the seat whose curtain is up, for who has several seats here."""

    def __init__(self, table: str, person: Person | None, language: str, width: Width, n: int = 0) -> None:
        self.table = table
        self.person = person
        self.language = language
        self.width = width
        self.curtain: Seat | None = None
        self.caller = ""
        self.n = n
        self.dirty = asyncio.Event()
        self.dirty.set()
        self.since: int | None = None
        self.reset()

    def reset(self) -> None:
        """Forgets what was sent: the next message is whole."""
        self.whole = True
        self.sent: dict[str, bytes] = {}
        self.panels: dict[str, msgspec.Raw] = {}
        self.log = 0
        self.chat = 0
        self.letters = 0
        self.undone: frozenset[int] = frozenset()
        self.seating = -1
        self.seat: Seat | None = None

    def seat_at(self, table: Table) -> Seat | None:
        """The seat this client looks from. Raises Trouble when it may not look at all."""
        held = table.seats_of(self.person.id) if self.person is not None else []
        if not table.shown_to(self.person.id if self.person is not None else None):
            raise Trouble("no-onlookers", 403)
        if len(held) == 1:
            return held[0]
        return self.curtain if self.curtain in held else None


class Hub:
    """All clients of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._clients: defaultdict[str, set[Client]] = defaultdict(set)
        self._callers: Counter[str] = Counter()
        house.listeners.append(self.wake)
        house.busy = lambda table: bool(self._clients.get(table))

    def add(self, client: Client) -> None:
        """A client has come."""
        self._clients[client.table].add(client)
        self._callers[client.caller] += 1
        self.wake_id(client.table)

    async def remove(self, client: Client) -> None:
        """A client has gone; what it saw of the log is kept as its last visit."""
        clients = self._clients[client.table]
        clients.discard(client)
        self._callers[client.caller] -= 1
        if not self._callers[client.caller]:
            del self._callers[client.caller]
        if not clients:
            del self._clients[client.table]
        self.wake_id(client.table)
        await self.visited(client)
        # what refers to a closed socket goes round in circles and stays for a while: let it be small
        client.reset()

    async def visited(self, client: Client) -> None:
        """Keeps how far somebody has seen the log; the notices that called him here are done."""
        if client.person is not None and client.log:
            row = (client.table, client.person.id, client.log)
            try:
                await self._house.store.write(lambda c: rows.visit(c, *row))
            except sqlite3.Error as error:
                # who cannot be remembered may look all the same
                journal.fault("visit", error, table=client.table)

    def wake(self, table: Table) -> None:
        """A table has changed: its clients are sent what is new."""
        self.wake_id(table.id)

    def wake_id(self, table_id: str) -> None:
        for client in self._clients.get(table_id, ()):
            client.dirty.set()

    def count(self, caller: str | None = None) -> int:
        """How many clients there are, in all or of one caller."""
        return self._callers.total() if caller is None else self._callers[caller]

    def online(self, table: Table) -> set[Seat]:
        """The seats whose people look at the table now."""
        people = {client.person.id for client in self._clients.get(table.id, ()) if client.person is not None}
        return {seat for seat, person in table.access if person in people}

    def watching(self, table: Table) -> int:
        """How many look on without a seat."""
        seated = {person for _, person in table.access}
        return sum(c.person is None or c.person.id not in seated for c in self._clients.get(table.id, ()))

    async def message(self, client: Client) -> bytes | None:
        """The next message for a client, None when nothing has changed for it. Raises Trouble."""
        table = self._house.table(client.table)
        async with table.lock:
            seat = client.seat_at(table)
            if seat != client.seat or table.seating != client.seating:
                client.reset()
                client.seat, client.seating = seat, table.seating
            try:
                found = self._compose(client, table, seat)
            except Exception as error:
                journal.fault("face", error, table=table.id, seat=seat)
                whole = client.whole
                # what was noted as sent was not: the next message is whole
                client.reset()
                client.whole = whole
                found = {"status": table.row.status, "broken": True, **wrong(Trouble("broken"), client.language)}
            if not found and not client.whole:
                return None
            client.n += 1
            found = {"n": client.n, "whole": client.whole, **found}
            client.whole = False
            return encode(found)

    def _compose(self, client: Client, table: Table, seat: Seat | None) -> dict[str, Any]:
        parts = dict(faces.face(self._house, table, seat, client.language, client.width))
        online = self.online(table)
        parts["watching"] = self.watching(table)
        parts["threads"] = letters.threads(self._house.store, table, seat)
        players = [{**player, "online": player["seat"] in online} for player in parts.pop("players")]
        bell, now = parts.pop("bell"), self._house.now()
        found = {name: value for name, value in parts.items() if name != "panels" and client_news(client, name, value)}
        if client_news(client, "players", [{**player, "clock": _steady(player["clock"])} for player in players]):
            found["players"] = [{**player, "clock": _spoken(player["clock"], now)} for player in players]
        if client_news(client, "bell", _steady(bell)):
            found["bell"] = _spoken(bell, now)
        shown = parts["panels"]
        panels: dict[str, Any] = {name: svg for name, svg in shown.items() if client.panels.get(name) is not svg}
        panels |= {name: None for name in client.panels if name not in shown}
        client.panels = shown
        if panels or client.whole:
            found["panels"] = panels
        found |= self._appended(client, table, seat)
        return {"seat": seat, **found} if found else found

    def _appended(self, client: Client, table: Table, seat: Seat | None) -> dict[str, Any]:
        found: dict[str, Any] = {}
        if client.since is None:
            client.since = self._last_visit(client, table)
        if table.match is not None:
            told, gone = faces.lines(self._house, table, seat, client.language), faces.undone(table.match)
            again = sorted(seq for seq in gone ^ client.undone if seq < client.log)
            news = [*again, *range(client.log, len(told))]
            entries = [
                {
                    **told[seq]._asdict(),
                    "undone": seq in gone,
                    "since": client.since >= 0 and seq >= client.since,
                }
                for seq in news
                if told[seq].lines
            ]
            client.log, client.undone = len(told), gone
            if entries or client.whole:
                found["log"] = entries
        chat = list(faces.chat(table, client.language, client.chat))
        if chat:
            client.chat = chat[-1]["id"]
        if chat or client.whole:
            found["chat"] = chat
        post = letters.news(self._house.store, table, seat, client.letters)
        if post:
            client.letters = post[-1]["id"]
        if post or client.whole:
            found["letters"] = post
        return found

    def _last_visit(self, client: Client, table: Table) -> int:
        if client.person is None:
            return -1
        row = self._house.store.row("SELECT seq FROM visit WHERE match = ? AND person = ?", table.id, client.person.id)
        return -1 if row is None or row[0] >= table.row.seq else int(row[0])


def client_news(client: Client, name: str, value: Any) -> bool:
    """Whether a part differs from what the client was sent last; notes that it is sent now."""
    now = bytes(value) if isinstance(value, msgspec.Raw) else encode(value)
    if client.sent.get(name) == now:
        return False
    client.sent[name] = now
    return True


def _steady(clock: dict[str, Any] | None) -> list[Any] | None:
    """A clock without the seconds that pass by themselves."""
    return None if clock is None else [clock["_deadline"], clock["runs"], clock["left"] if not clock["runs"] else 0]


def _spoken(clock: dict[str, Any] | None, now: float) -> dict[str, Any] | None:
    """A clock as a page is told it: what is left is what is left now, whenever the rest was made."""
    if clock is None:
        return None
    told = {name: value for name, value in clock.items() if name[0] != "_"}
    return {**told, "left": round(max(0.0, clock["_deadline"] - now), 1)} if clock["runs"] else told


async def poll(house: House, hub: Hub, client: Client, n: int) -> list[Any]:
    """For a page that cannot open a socket: nothing when it has seen version `n`, else one whole message."""
    table = house.table(client.table)
    version = table.version_for(client.seat_at(table))
    if n == version:
        return []
    client.n = version - 1
    message = await hub.message(client)
    if message is not None:
        await hub.visited(client)
    return [] if message is None else [msgspec.Raw(message)]
