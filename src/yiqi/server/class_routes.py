"""The pages of a class: opening it, watching it, pausing it, links for the pupils."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import MediaType, Response, get, post
from litestar.params import Parameter

from yiqi.server import classes, web
from yiqi.server.people import LONGEST_TITLE, clean
from yiqi.server.routes import Form, stand_in, wish_of
from yiqi.server.web import AnyRequest, go, house_of, known, page, reader_of, with_cookies

CourseId = Annotated[str, Parameter(max_length=40)]


@get("/class", media_type=MediaType.HTML)
async def new_class(
    request: AnyRequest, game: Annotated[str | None, Parameter(query="game", max_length=40)] = None
) -> Response[str]:
    """The form for a class."""
    return page(request, "class_new.html", classes.new_page(house_of(request), reader_of(request), game))


@post("/class", status_code=303)
async def open_class(request: AnyRequest, data: Form) -> Response[Any]:
    """Opens the tables of a class."""
    web.check_rate(request, dear=True)
    names = classes.names_of(data.get("names", ""))
    size = data.get("size", "")
    wish = wish_of(data)._replace(onlookers=True)
    teacher, session = await known(request, data.get("me", ""))
    title = clean(data.get("title", ""), LONGEST_TITLE - 4)
    wanted = int(size) if size.isascii() and size.isdigit() and len(size) < 3 else 0
    course = await classes.open_class(house_of(request), teacher, title, names, wanted, wish, stand_in())
    return with_cookies(go(f"/class/{course.id}"), session)


@get("/class/{course_id:str}", media_type=MediaType.HTML)
async def class_page(request: AnyRequest, course_id: CourseId) -> Response[str]:
    """All tables of a class, for its teacher."""
    house, reader = house_of(request), reader_of(request)
    course = classes.find(house, course_id, reader.person)
    return page(request, "class.html", classes.class_page(house, course, reader))


@post("/class/{course_id:str}/pause", status_code=303)
async def pause(request: AnyRequest, course_id: CourseId) -> Response[Any]:
    """Pauses all tables."""
    return await _hold(request, course_id, True)


@post("/class/{course_id:str}/resume", status_code=303)
async def resume(request: AnyRequest, course_id: CourseId) -> Response[Any]:
    """Lets all tables go on."""
    return await _hold(request, course_id, False)


async def _hold(request: AnyRequest, course_id: str, held: bool) -> Response[Any]:
    house = house_of(request)
    course = classes.find(house, course_id, reader_of(request).person)
    await classes.pause_all(house, course, held)
    return go(f"/class/{course.id}")


@post("/class/{course_id:str}/links", status_code=200, media_type=MediaType.HTML)
async def links(request: AnyRequest, course_id: CourseId, data: Form) -> Response[str]:
    """New links for all who do not sit yet, or for one seat (`table`, `seat`), on a page to be printed and cut."""
    web.check_rate(request, dear=True)
    house, reader = house_of(request), reader_of(request)
    course = classes.find(house, course_id, reader.person)
    seat = data.get("seat", "")
    one = (
        (data["table"], int(seat)) if "table" in data and seat.isascii() and seat.isdigit() and len(seat) < 3 else None
    )
    base = house.base_url or f"{request.url.scheme}://{request.headers.get('host', '')}"
    found = await classes.links(house, course, reader, base, one)
    context = {"course": course._asdict(), "slips": [pupil._asdict() for pupil in found]}
    return page(request, "class_links.html", context)


ROUTES: Final[list[Any]] = [new_class, open_class, class_page, pause, resume, links]
