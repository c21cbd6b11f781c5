"""The socket, and the same by requests where no socket opens."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any, Final, cast

import msgspec
from litestar import MediaType, Response, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, JSONBody, Parameter

from yiqi.core.game import Width
from yiqi.server import journal, routes, web
from yiqi.server.answers import Asker, answer, wrong
from yiqi.server.faces import encode
from yiqi.server.hub import Client, Hub, poll
from yiqi.server.security import LARGEST_MESSAGE, Trouble
from yiqi.server.tables import House, Table
from yiqi.server.web import AnyRequest, Connection, house_of, reader_of

Socket = WebSocket[Any, Any, Any]

REFUSED: Final = 4403
GONE: Final = 4404
CROWDED: Final = 1013
MOST_CLIENTS: Final = 20_000
MOST_OF_ONE: Final = 100
"""Sockets that one person, or one address without a session, may have open."""
PATIENCE: Final = 200
"""Messages that are answered `busy` before the socket is closed."""


def client_of(connection: Connection, table_id: str) -> Client:
    """The client a request describes: language, width, number, and whose curtain is up."""
    query, reader = connection.query_params, reader_of(connection)
    width: Width = "narrow" if query.get("width") == "narrow" else "wide"
    client = Client(table_id, reader.person, reader.language, width, number(query.get("n") or query.get("since")) or 0)
    client.curtain = number(query.get("seat"))
    return client


def number(text: str | None) -> int | None:
    """The whole number written in a query, None if there is none."""
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 16 else None


@websocket("/t/{table_id:str}/live")
async def live(socket: Socket, table_id: FromPath[str]) -> None:
    """A page's line to its table."""
    house, hub = house_of(socket), cast(Hub, socket.app.state.hub)
    try:
        web.check_origin(socket)
        web.check_rate(socket)
        table = house.table(table_id)
        client = client_of(socket, table_id)
        client.caller = web.caller(socket)
        client.seat_at(table)
        if hub.count() >= MOST_CLIENTS or hub.count(client.caller) >= MOST_OF_ONE:
            raise Trouble("busy", 429)
    except Trouble as trouble:
        await socket.accept()
        await socket.close(code={404: GONE, 429: CROWDED}.get(trouble.status, REFUSED), reason=trouble.key)
        return
    hub.add(client)
    try:
        await socket.accept()
    except BaseException:
        await hub.remove(client)
        raise
    sender = asyncio.create_task(_send(socket, hub, client))
    try:
        await _receive(socket, house, hub, client)
    except WebSocketDisconnect:
        pass
    finally:
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sender
        await hub.remove(client)


async def _send(socket: Socket, hub: Hub, client: Client) -> None:
    """Sends what is new whenever something is; a slow line gets fewer, larger messages."""
    while True:
        await client.dirty.wait()
        client.dirty.clear()
        try:
            message = await hub.message(client)
        except Trouble as trouble:
            await socket.close(code=REFUSED, reason=trouble.key)
            return
        if message is not None:
            await socket.send_text(message.decode())


async def _receive(socket: Socket, house: House, hub: Hub, client: Client) -> None:
    limits: web.Limits = socket.app.state.limits
    refused = 0
    while True:
        text = await socket.receive_text()
        if not limits.allow(client.caller, web.address(socket)):
            refused += 1
            if refused > PATIENCE:
                await socket.close(code=CROWDED, reason="busy")
                return
            await asyncio.sleep(0.02)
            await socket.send_text(encode({**_key(text), **wrong(Trouble("busy", 429), client.language)}).decode())
            continue
        refused = 0
        reply = await _reply(house, hub, client, text)
        await socket.send_text(encode(reply).decode())
        # messages that wait in a row are taken in turn with those of others
        await asyncio.sleep(0)


def _key(text: str) -> dict[str, Any]:
    try:
        key = msgspec.json.decode(text)["key"] if len(text) <= LARGEST_MESSAGE else None
    except (msgspec.DecodeError, RecursionError, TypeError, KeyError):
        key = None
    return {"re": key if isinstance(key, str) else None}


async def _reply(house: House, hub: Hub, client: Client, text: str) -> dict[str, Any]:
    try:
        if len(text) > LARGEST_MESSAGE:
            raise Trouble("too-large", 413)
        message = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return {"re": None, **wrong(Trouble("form"), client.language)}
    except Trouble as trouble:
        return {"re": None, **wrong(trouble, client.language)}
    try:
        table = house.table(client.table)
        if isinstance(message, dict) and message.get("do") == "curtain":
            return _curtain(table, client, message)
        return await answer(house, table, asker_of(client, table), message)
    except Trouble as trouble:
        return {**_key(text), **wrong(trouble, client.language)}
    except Exception as error:
        journal.fault("error", error, table=client.table)
        return {**_key(text), **wrong(Trouble("failed", 500), client.language)}


def asker_of(client: Client, table: Table) -> Asker:
    """Who asks: from the seat that this client looks from now."""
    person = client.person.id if client.person is not None else None
    return Asker(person, client.seat_at(table), client.language, client.width)


def _curtain(table: Table, client: Client, message: dict[str, Any]) -> dict[str, Any]:
    """From now on this client is sent what one of its seats may see, or what an onlooker may."""
    seat = message.get("seat")
    held = table.seats_of(client.person.id) if client.person is not None else []
    if seat is not None and (type(seat) is not int or seat not in held):
        return {"re": message.get("key"), **wrong(Trouble("not-yours", 403), client.language)}
    client.curtain = seat
    client.reset()
    client.dirty.set()
    return {"re": message.get("key"), "ok": True}


@get("/t/{table_id:str}/poll")
async def polled(
    request: AnyRequest,
    table_id: routes.TableId,
    n: Annotated[int, Parameter(ge=0)] = 0,
    since: Annotated[int, Parameter(ge=0)] = 0,
) -> Response[bytes]:
    """What the socket would have sent: a list of messages, empty when nothing has changed since number `n`."""
    house, hub = house_of(request), cast(Hub, request.app.state.hub)
    messages = await poll(house, hub, client_of(request, table_id), n or since)
    return Response(encode(messages), media_type=MediaType.JSON)


@post("/t/{table_id:str}/do", status_code=200)
async def do(request: AnyRequest, table_id: routes.TableId, data: JSONBody[dict[str, Any]]) -> Response[bytes]:
    """One message of the socket as a request."""
    house = house_of(request)
    table = house.table(table_id)
    reply = await answer(house, table, asker_of(client_of(request, table_id), table), data)
    return Response(encode(reply), media_type=MediaType.JSON)


ROUTES: Final[list[Any]] = [live, polled, do]
