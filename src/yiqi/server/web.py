"""What all routes share: who reads, refusals as pages or JSON, headers, rates."""

from __future__ import annotations

import re
import time
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.exceptions import HTTPException
from litestar.response import Redirect
from litestar.types import Message, Scope

from yiqi.server import journal, pages, words
from yiqi.server.answers import wrong
from yiqi.server.pages import Reader
from yiqi.server.people import COOKIE, LONGEST_NAME, YEAR, Person, clean
from yiqi.server.security import HEADERS, Limiter, Trouble, same_origin
from yiqi.server.tables import House
from yiqi.text import LANGUAGES, negotiate

THEMES: Final = ("light", "dark", "system")
FILES: Final = ("/static/", "/made/")
BEFORE_TOKENS: Final = re.compile("/(?:sit|open)/")
"""In an address: what stands before the token of a link."""

Connection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]


class Limits:
    """How often somebody may ask: in all, and for what is dear (new tables, links, names). An address may ask as often
    as `HOUSEHOLD` people: sessions are for the asking, so that those of one address count together."""

    HOUSEHOLD: Final = 8

    def __init__(self, rate: float = 60, burst: float = 400, dear_rate: float = 0.5, dear_burst: float = 100) -> None:
        self._all, self._dear = Limiter(rate, burst), Limiter(dear_rate, dear_burst)
        many = self.HOUSEHOLD
        self._all_there, self._dear_there = (
            Limiter(rate * many, burst * many),
            Limiter(dear_rate * many, dear_burst * many),
        )

    def allow(self, who: str, where: str, dear: bool = False) -> bool:
        """Whether a caller at an address may ask now; it counts as asked."""
        now = time.monotonic()
        both = [(self._all, who), (self._all_there, where)]
        both += [(self._dear, who), (self._dear_there, where)] if dear else []
        return all(limiter.allow(name, now) for limiter, name in both)


def house_of(connection: Connection) -> House:
    """The house of the application."""
    found: House = connection.app.state.house
    return found


def caller(connection: Connection) -> str:
    """Whose rate it is: the session's, else the address's."""
    token = connection.cookies.get(COOKIE)
    person = house_of(connection).people.who(token)
    if person is not None:
        return f"person {person.id}"
    return address(connection)


def address(connection: Connection) -> str:
    """Where a caller is."""
    return f"address {connection.client.host if connection.client is not None else ''}"


def check_rate(connection: Connection, dear: bool = False) -> None:
    """Raises Trouble when somebody asks too often."""
    limits: Limits = connection.app.state.limits
    if not limits.allow(caller(connection), address(connection), dear):
        raise Trouble("busy", 429)


def check_origin(connection: Connection) -> None:
    """Raises Trouble when a request does not come from one of our pages."""
    headers = connection.headers
    if not same_origin(headers.get("origin"), headers.get("host", ""), house_of(connection).base_url):
        raise Trouble("origin", 403)


def before(request: AnyRequest) -> None:
    """Goes before every request."""
    if "\0" in request.scope["path"]:
        raise Trouble("not-found", 404)
    if not request.scope["path"].startswith(FILES):
        check_rate(request)
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        check_origin(request)


async def before_send(message: Message, scope: Scope) -> None:
    """Puts the headers on every answer."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        path = scope["path"]
        if not path.startswith(FILES):
            headers.setdefault("cache-control", "no-store")


# readers


def language_of(connection: Connection) -> str:
    """The language asked for in the address, kept in a cookie, or wished for by the browser."""
    for wish in (connection.query_params.get("lang"), connection.cookies.get("lang")):
        if wish in LANGUAGES:
            return str(wish)
    return negotiate(connection.headers.get("accept-language", ""))


def reader_of(connection: Connection) -> Reader:
    """Who reads, in which language and theme."""
    theme = connection.cookies.get("theme", "system")
    person = house_of(connection).people.who(connection.cookies.get(COOKIE))
    path = connection.scope["path"]
    if connection.scope.get("query_string"):
        path += "?" + connection.scope["query_string"].decode("latin-1")
    return Reader(person, language_of(connection), theme if theme in THEMES else "system", path)


def page(request: AnyRequest, template: str, context: dict[str, Any], status: int = 200) -> Response[str]:
    """A page."""
    text = pages.render(template, reader_of(request), context)
    return Response(text, media_type=MediaType.HTML, status_code=status)


def go(path: str) -> Redirect:
    """Sends the browser on to another page after a form."""
    return Redirect(path, status_code=303)


def base(request: AnyRequest) -> str:
    """The address others see, for links that are sent to them."""
    return house_of(request).base_url or f"{request.url.scheme}://{request.headers.get('host', '')}"


def local(path: str) -> str:
    """`path` if it leads to one of our own pages, else the first page."""
    parts = urlsplit(path)
    good = path.startswith("/") and not path.startswith(("//", "/\\")) and not parts.scheme and not parts.netloc
    return path if good and path.isprintable() and "\\" not in path else "/"


async def known(request: AnyRequest, name: str) -> tuple[Person, Cookie | None]:
    """The person of the request, made now if need be (then with a cookie); renamed if another name is given."""
    house = house_of(request)
    person = house.people.who(request.cookies.get(COOKIE))
    name = clean(name, LONGEST_NAME)
    if person is not None:
        if name and name != person.name:
            await house.people.rename(person, name)
            person = person._replace(name=name)
        return person, None
    check_rate(request, dear=True)
    t = words.pages(language_of(request))
    person, token = await house.people.arrive(name or t("page-guest"), house.now())
    return person, cookie(request, COOKIE, token, secret=True)


def cookie(request: AnyRequest, name: str, value: str, secret: bool = False) -> Cookie:
    """A cookie for a year; a secret one is out of every script's reach."""
    secure = house_of(request).base_url.startswith("https:")
    return Cookie(name, value=value, max_age=YEAR, httponly=secret, samesite="lax", secure=secure, path="/")


def with_cookies(response: Response[Any], *cookies: Cookie | None) -> Response[Any]:
    """The response with those cookies that there are."""
    for one in cookies:
        if one is not None:
            response.set_cookie(one)
    return response


# refusals


def wants_json(request: AnyRequest) -> bool:
    """Whether a program asks."""
    path = request.scope["path"]
    return path.endswith(("/do", "/poll")) or "application/json" in request.headers.get("accept", "")


def refused(request: AnyRequest, error: Exception) -> Response[Any]:
    """A refusal in one clear sentence, as a page or as JSON; what went wrong inside is only in the log."""
    if isinstance(error, Trouble):
        trouble = error
    elif isinstance(error, HTTPException):
        keys = {404: "not-found", 405: "not-found", 413: "too-large", 429: "busy"}
        trouble = Trouble(
            keys.get(error.status_code, "form" if error.status_code < 500 else "failed"), error.status_code
        )
    elif isinstance(error, RecursionError) and request.scope["path"].endswith("/do"):
        trouble = Trouble("form")
    else:
        trouble = Trouble("failed", 500)
        journal.fault("error", error, path=BEFORE_TOKENS.split(request.scope["path"])[0][:200])
    answer = wrong(trouble, language_of(request))
    if wants_json(request):
        return Response(answer, status_code=trouble.status, media_type=MediaType.JSON)
    try:
        context = {"status": trouble.status, "error": trouble.key, "text": answer["text"]}
        return page(request, "error.html", context, trouble.status)
    except Exception as second:
        journal.fault("error", second)
        return Response(answer["text"], status_code=trouble.status, media_type=MediaType.TEXT)
