"""Pages and forms: home, tables, seats, links, records, rules, settings."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import MediaType, Response, get, post
from litestar.enums import RequestEncodingType
from litestar.params import Body, FromPath, Parameter, QueryParameter

from yiqi import games
from yiqi.server import ending, pages, reports, seats, web
from yiqi.server.people import LONGEST_NAME, LONGEST_TITLE, clean
from yiqi.server.seats import Wish
from yiqi.server.security import Trouble
from yiqi.server.tables import House, Table
from yiqi.server.web import AnyRequest, go, house_of, known, page, reader_of, with_cookies
from yiqi.text import LANGUAGES

Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]
TableId = Annotated[str, Parameter(max_length=40)]
SeatNumber = Annotated[int, Parameter(ge=0, le=15)]
MOST_SEATS: Final = 16
FOR_EVER: Final = "public, max-age=31536000, immutable"


@get("/", media_type=MediaType.HTML)
async def home(request: AnyRequest) -> Response[str]:
    """The first page: start a table, one's own, open ones."""
    return page(request, "home.html", pages.home(house_of(request), reader_of(request)))


@get("/health")
async def health() -> dict[str, Any]:
    """Whether the server works."""
    from yiqi import __version__

    return {"ok": True, "version": __version__}


@get("/made/{name:str}")
async def made(name: FromPath[str]) -> Response[bytes]:
    """Symbols and colours, by a name with their hash."""
    found = pages.made().get(name)
    if found is None:
        raise Trouble("not-found", 404)
    return Response(found[1], media_type=found[0], headers={"cache-control": FOR_EVER})


@get("/finished", media_type=MediaType.HTML)
async def finished(
    request: AnyRequest, older_than: Annotated[float | None, QueryParameter(name="before")] = None
) -> Response[str]:
    """Matches that are over."""
    return page(request, "finished.html", pages.finished(house_of(request), reader_of(request), older_than))


@get("/rules", media_type=MediaType.HTML)
async def rulebooks(request: AnyRequest) -> Response[str]:
    """All rulebooks."""
    return page(request, "rules.html", pages.rules_page(reader_of(request), None))


@get("/rules/{game:str}", media_type=MediaType.HTML)
async def rulebook(request: AnyRequest, game: Annotated[str, Parameter(max_length=40)]) -> Response[str]:
    """The rulebook of a game with its clauses."""
    if game not in games.ids():
        raise Trouble("not-found", 404)
    return page(request, "rules.html", pages.rules_page(reader_of(request), game))


@get("/settings", media_type=MediaType.HTML)
async def settings(request: AnyRequest) -> Response[str]:
    """Name, language, theme."""
    return page(request, "settings.html", {})


@post("/settings", status_code=303)
async def change_settings(request: AnyRequest, data: Form) -> Response[Any]:
    """Keeps what the form gives of name, language and theme."""
    cookies = []
    if data.get("lang") in LANGUAGES:
        cookies.append(web.cookie(request, "lang", data["lang"]))
    if data.get("theme") in web.THEMES:
        cookies.append(web.cookie(request, "theme", data["theme"]))
    if clean(data.get("name", ""), LONGEST_NAME):
        _, session = await known(request, data["name"])
        if session is not None:
            cookies.append(session)
    return with_cookies(go(web.local(data.get("next", "/settings"))), *cookies)


# tables


def wish_of(data: dict[str, str]) -> Wish:
    """The table that a form asks for. Raises Trouble."""
    kinds = [data[f"seat.{i}"] for i in range(MOST_SEATS) if data.get(f"seat.{i}")]
    return Wish(
        game=data.get("game", ""),
        seats=kinds,
        options={name[7:]: value for name, value in data.items() if name.startswith("option.") and value},
        pace=data.get("pace") or "none",
        onlookers=data.get("onlookers") in ("yes", "on", "1", "true"),
        name=clean(data.get("name", ""), LONGEST_TITLE),
        names=[clean(data.get(f"seat.{i}.name", ""), LONGEST_NAME) for i in range(MOST_SEATS)],
        nonce=data.get("nonce", ""),
    )


@post("/tables", status_code=303)
async def open_table(request: AnyRequest, data: Form) -> Response[Any]:
    """Opens a table."""
    web.check_rate(request, dear=True)
    wish = wish_of(data)
    person, session = await known(request, data.get("me", ""))
    table = await seats.open_table(house_of(request), person, wish)
    return with_cookies(go(f"/t/{table.id}"), session)


def may_look(table: Table, person: int | None) -> None:
    """Raises Trouble when somebody may not see what is played at a table."""
    if not table.shown_to(person):
        raise Trouble("no-onlookers", 403)


@get("/t/{table_id:str}", media_type=MediaType.HTML)
async def table_page(request: AnyRequest, table_id: TableId) -> Response[str]:
    """The table, or the results when it is over (`?board` shows the board all the same)."""
    house, reader = house_of(request), reader_of(request)
    table = house.table(table_id)
    if table.row.status != "running" or not any(seat.kind == "open" for seat in table.seats):
        # who may take a seat that is open may see the page; what is played there comes by the socket
        may_look(table, reader.person.id if reader.person is not None else None)
    if table.row.status in ("over", "ended") and "board" not in request.query_params:
        context = await ending.results_page(house, table, reader) | {"report": reports.has_report(table)}
        return page(request, "results.html", context)
    return page(request, "table.html", pages.table_page(house, table, reader))


@get("/t/{table_id:str}/sit/{token:str}", media_type=MediaType.HTML)
async def sit_page(
    request: AnyRequest, table_id: TableId, token: Annotated[str, Parameter(max_length=100)]
) -> Response[str]:
    """A page with a button to sit down; opening it burns nothing."""
    table = house_of(request).table(table_id)
    return page(request, "sit.html", pages.sit_page(table, reader_of(request), seats.find_link(table, token)))


@post("/t/{table_id:str}/sit/{token:str}", status_code=303)
async def sit(
    request: AnyRequest, table_id: TableId, token: Annotated[str, Parameter(max_length=100)], data: Form
) -> Response[Any]:
    """Exchanges a link for the seat."""
    house = house_of(request)
    table = house.table(table_id)
    seats.find_link(table, token)
    person, session = await known(request, data.get("name", ""))
    await seats.sit(
        house, table, person, token, clean(data.get("name", ""), LONGEST_NAME) or person.name, data.get("nonce", "")
    )
    return with_cookies(go(f"/t/{table.id}"), session)


@post("/t/{table_id:str}/join", status_code=303)
async def join(request: AnyRequest, table_id: TableId, data: Form) -> Response[Any]:
    """Takes an open seat."""
    house = house_of(request)
    table = house.table(table_id)
    wanted = data.get("seat", "")
    seat = int(wanted) if wanted.isascii() and wanted.isdigit() and len(wanted) < 3 else None
    person, session = await known(request, data.get("name", ""))
    name = clean(data.get("name", ""), LONGEST_NAME) or person.name
    await seats.join(house, table, person, seat, name, data.get("nonce", ""))
    return with_cookies(go(f"/t/{table.id}"), session)


def _me(request: AnyRequest) -> Any:
    person = reader_of(request).person
    if person is None:
        raise Trouble("not-seated", 403)
    return person


@post("/t/{table_id:str}/seat/{seat:int}/link", status_code=200)
async def link(request: AnyRequest, table_id: TableId, seat: SeatNumber) -> dict[str, str]:
    """A new link to a seat, shown this once."""
    web.check_rate(request, dear=True)
    house = house_of(request)
    table = house.table(table_id)
    token = await seats.make_link(house, table, _me(request), seat)
    return {"link": f"{web.base(request)}/t/{table.id}/sit/{token}"}


@post("/t/{table_id:str}/leave", status_code=303)
async def leave(request: AnyRequest, table_id: TableId) -> Response[Any]:
    """Leaves one's seats."""
    house = house_of(request)
    await seats.leave(house, house.table(table_id), _me(request))
    return go("/")


@post("/t/{table_id:str}/seat/{seat:int}/bot", status_code=303)
async def bot(request: AnyRequest, table_id: TableId, seat: SeatNumber) -> Response[Any]:
    """Lets a bot play for a seat."""
    house = house_of(request)
    form = await request.form()
    await seats.give_to_bot(house, house.table(table_id), _me(request), seat, str(form.get("bot") or stand_in()))
    return go(f"/t/{table_id}")


def stand_in() -> str:
    """The bot that plays for who is away: the best there is."""
    from yiqi import bots

    return "greedy" if "greedy" in bots.names() else bots.names()[-1]


@post("/t/{table_id:str}/seat/{seat:int}/back", status_code=303)
async def back(request: AnyRequest, table_id: TableId, seat: SeatNumber) -> Response[Any]:
    """Takes a seat back from a bot."""
    house = house_of(request)
    await seats.take_back(house, house.table(table_id), _me(request), seat)
    return go(f"/t/{table_id}")


@post("/t/{table_id:str}/rematch", status_code=303)
async def rematch(request: AnyRequest, table_id: TableId) -> Response[Any]:
    """Another match with the same people."""
    web.check_rate(request, dear=True)
    house = house_of(request)
    form = await request.form()
    new = await seats.rematch(house, house.table(table_id), _me(request), str(form.get("nonce") or ""))
    return go(f"/t/{new.id}")


@get("/t/{table_id:str}/record", media_type=MediaType.TEXT)
async def the_record(
    request: AnyRequest, table_id: TableId, seat: Annotated[int | None, Parameter(ge=0, le=15)] = None
) -> Response[str]:
    """The whole record when it is over, before that what this seat may have."""
    house, reader = house_of(request), reader_of(request)
    table = house.table(table_id)
    person = reader.person.id if reader.person is not None else None
    may_look(table, person)
    async with table.lock:
        text = ending.export(house, table, chosen_seat(house, table, person, seat))
    headers = {"content-disposition": f'attachment; filename="{table.row.game}-{table.id}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


def chosen_seat(house: House, table: Table, person: int | None, seat: int | None) -> int | None:
    """The seat somebody asks for: his only one, or the one named if he has several."""
    held = table.seats_of(person)
    if len(held) == 1:
        return held[0]
    return seat if seat in held else None


ROUTES: Final[list[Any]] = [
    home, health, made, finished, rulebooks, rulebook, settings, change_settings, open_table, table_page,
    sit_page, sit, join, link, leave, bot, back, rematch, the_record,
]  # fmt: skip
