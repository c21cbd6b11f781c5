"""The pages of a class: opening it, watching it, pausing it, links for the pupils, a link for another browser."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import MediaType, Response, get, post
from litestar.params import Parameter, QueryParameter

from yiqi.server import class_keys, classes, seats, web
from yiqi.server.people import LONGEST_TITLE, clean
from yiqi.server.routes import Form, stand_in, wish_of
from yiqi.server.security import Trouble
from yiqi.server.web import AnyRequest, go, house_of, known, page, reader_of, with_cookies

CourseId = Annotated[str, Parameter(max_length=40)]
Token = Annotated[str, Parameter(max_length=100)]


@get("/class", media_type=MediaType.HTML)
async def new_class(
    request: AnyRequest, game: Annotated[str | None, QueryParameter(name="game", max_length=40)] = None
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
    own = reader.person is not None and reader.person.id == course.teacher
    context = classes.class_page(house, course, reader) | {"others": class_keys.others(house, course) if own else 0}
    return page(request, "class.html", context)


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


@post("/class/{course_id:str}/bot", status_code=303)
async def bot(request: AnyRequest, course_id: CourseId, data: Form) -> Response[Any]:
    """Lets a bot play for one seat (`table`, `seat`), whose pupil may still come by a link."""
    house, reader = house_of(request), reader_of(request)
    course = classes.find(house, course_id, reader.person)
    assert reader.person is not None, "only the teacher gets here"
    one = _seat(data)
    if one is None:
        raise Trouble("form")
    await seats.give_to_bot(house, classes.table_of(house, course, one[0]), reader.person, one[1], stand_in())
    return go(f"/class/{course.id}")


@post("/class/{course_id:str}/links", status_code=200, media_type=MediaType.HTML)
async def links(request: AnyRequest, course_id: CourseId, data: Form) -> Response[str]:
    """New links for all who do not sit yet, or for one seat (`table`, `seat`), on a page to be printed and cut."""
    web.check_rate(request, dear=True)
    house, reader = house_of(request), reader_of(request)
    course = classes.find(house, course_id, reader.person)
    found = await classes.links(house, course, reader, web.base(request), _seat(data))
    context = {"course": course._asdict(), "slips": [pupil._asdict() for pupil in found]}
    return page(request, "class_links.html", context)


def _seat(data: dict[str, str]) -> tuple[str, int] | None:
    """The one seat that a form names."""
    seat = data.get("seat", "")
    return (
        (data["table"], int(seat)) if "table" in data and seat.isascii() and seat.isdigit() and len(seat) < 3 else None
    )


# in another browser


@post("/class/{course_id:str}/link", status_code=200, media_type=MediaType.HTML)
async def link(request: AnyRequest, course_id: CourseId) -> Response[str]:
    """A new link to the class for another browser, on a page that shows it when it is asked to."""
    web.check_rate(request, dear=True)
    house = house_of(request)
    course = classes.find(house, course_id, reader_of(request).person)
    token = await class_keys.make_link(house, course)
    context = {"course": course._asdict(), "link": f"{web.base(request)}/class/{course.id}/open/{token}"}
    return page(request, "class_key.html", context)


@get("/class/{course_id:str}/open/{token:str}", media_type=MediaType.HTML)
async def enter_page(request: AnyRequest, course_id: CourseId, token: Token) -> Response[str]:
    """A page with a button to open the class in this browser; opening it burns nothing."""
    course = class_keys.find_link(house_of(request), course_id, token)
    return page(request, "class_enter.html", {"course": course._asdict()})


@post("/class/{course_id:str}/open/{token:str}", status_code=303)
async def enter(request: AnyRequest, course_id: CourseId, token: Token) -> Response[Any]:
    """Exchanges a link for the class."""
    house = house_of(request)
    course = class_keys.find_link(house, course_id, token)
    name = "" if reader_of(request).person is not None else classes.teacher_name(house, course)
    person, session = await known(request, name)
    await class_keys.enter(house, course, person, token)
    return with_cookies(go(f"/class/{course.id}"), session)


@post("/class/{course_id:str}/close", status_code=303)
async def close(request: AnyRequest, course_id: CourseId) -> Response[Any]:
    """Takes the class from all browsers but the one that opened it."""
    house, reader = house_of(request), reader_of(request)
    await class_keys.close(house, classes.find(house, course_id, reader.person), reader.person)
    return go(f"/class/{course_id}")


ROUTES: Final[list[Any]] = [
    new_class, open_class, class_page, pause, resume, links, bot, link, enter_page, enter, close,
]  # fmt: skip
