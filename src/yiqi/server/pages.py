"""What the templates are given: plain values in the reader's language."""

from __future__ import annotations

import contextlib
import hashlib
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import jinja2
from markupsafe import Markup, escape

from yiqi import bots, games
from yiqi.core.game import Game, Seat
from yiqi.draw import symbols, tokens
from yiqi.server import clocks, layout, letters, rows, words
from yiqi.server.clocks import Pace
from yiqi.server.people import Person
from yiqi.server.rows import MATCH_FIELDS, MatchRow, SeatRow
from yiqi.server.tables import House, Table
from yiqi.text import LANGUAGES

HERE: Final = Path(__file__).parent
LISTED: Final = 30

Context = dict[str, Any]


class Reader(NamedTuple):
    """For whom a page is made."""

    person: Person | None
    language: str
    theme: str
    path: str


@cache
def _templates() -> jinja2.Environment:
    loader = jinja2.FileSystemLoader(HERE / "pages")
    found = jinja2.Environment(loader=loader, autoescape=True, undefined=jinja2.ChainableUndefined)
    found.filters["coded"] = coded
    return found


def coded(text: str) -> Markup:
    """A text, escaped; what stands in it between backticks is set as code."""
    parts = [
        escape(part) if n % 2 == 0 else Markup("<code>{}</code>").format(part) for n, part in enumerate(text.split("`"))
    ]
    return Markup("").join(parts)


def render(template: str, reader: Reader, context: Mapping[str, Any]) -> str:
    """A page; everything that is put into it is escaped."""
    common = {
        "t": words.pages(reader.language),
        "lang": reader.language,
        "theme": reader.theme,
        "me": reader.person.name if reader.person is not None else None,
        "path": reader.path,
        "symbols_url": symbols_url(),
        "tokens_url": tokens_url(),
        "words": _table_words(reader.language),
    }
    return _templates().get_template(template).render(common | dict(context))


# files that are made, not written: named by their content, so that they may be kept for ever


@cache
def made() -> Mapping[str, tuple[str, bytes]]:
    """Media type and content of what is fetched once, by its name with a hash."""
    sheet = str(symbols.sheet()).encode()
    style = tokens.stylesheet().encode()
    return {
        f"symbols-{hashlib.sha256(sheet).hexdigest()[:12]}.svg": ("image/svg+xml", sheet),
        f"tokens-{hashlib.sha256(style).hexdigest()[:12]}.css": ("text/css; charset=utf-8", style),
    }


@cache
def symbols_url() -> str:
    """The address of the sheet with all symbols."""
    return "/made/" + next(name for name in made() if name.startswith("symbols"))


@cache
def tokens_url() -> str:
    """The address of the stylesheet with colours and boards."""
    return "/made/" + next(name for name in made() if name.startswith("tokens"))


@cache
def _table_words(language: str) -> Mapping[str, str]:
    """The words that the table's script fills in itself: messages `js-…` with places like `{name}`."""
    t = words.pages(language)
    return {key[3:]: words.say(t, key, {name: f"{{{name}}}" for name in places}) for key, places in _script_keys()}


@cache
def _script_keys() -> tuple[tuple[str, tuple[str, ...]], ...]:
    source = (HERE / "text" / "en.ftl").read_text(encoding="utf-8")
    lines = [line.partition(" ") for line in source.splitlines() if line.startswith("js-")]
    return tuple((key, tuple(re.findall(r"\$(\w+)", text))) for key, _, text in lines)


# games


@cache
def _names(game_id: str) -> dict[str, str]:
    return {language: words.title(game_id, language) for language in LANGUAGES}


def about_game(game: Game, language: str) -> Context:
    """A game as the form for a new table needs it."""
    text, t = words.plain(game.id, language), words.pages(language)
    options = []
    for option in game.options():
        suits = _suits(game.id)
        values = [
            {"value": v, "label": _value(option.name, v, language, game.id), "seats": suits[option.name, v]}
            for v in option.values
        ]
        name, about = words.say(text, f"option-{option.name}"), words.say(text, f"option-{option.name}-help")
        options.append(
            {
                "name": option.name,
                "label": name or option.name,
                "about": about,
                "default": option.default,
                "values": values,
            }
        )
    machines = [{"id": name, "name": words.say(t, f"bot-{name}") or name} for name in bots.names()]
    seats = game.seats
    return {
        "id": game.id,
        "names": _names(game.id),
        "about": words.say(text, f"game-{game.id}-about"),
        "seats_min": seats[0],
        "seats_max": seats[-1],
        "options": options,
        "bots": machines,
    }


@cache
def _suits(game_id: str) -> Mapping[tuple[str, str], tuple[int, ...]]:
    """The numbers of seats that each value of an option suits, with the others as they are by themselves."""
    found = {}
    for option in games.game(game_id).options():
        for value in option.values:
            fits = []
            for seats in games.game(game_id).seats:
                with contextlib.suppress(ValueError):
                    games.rules(game_id, seats, {option.name: value})
                    fits.append(seats)
            found[option.name, value] = tuple(fits)
    return found


def _value(option: str, value: str, language: str, game_id: str) -> str:
    text, t = words.plain(game_id, language), words.pages(language)
    if value.isdigit():
        return words.say(text, f"option-{option}-seat", {"n": int(value) + 1}) or value
    return words.say(text, f"option-{option}-{value}") or words.say(t, f"value-{value}") or value


def shelf(language: str) -> list[Context]:
    """All games that can be played; one whose files cannot be read is left out."""
    found = []
    for game_id in games.ids():
        try:
            found.append(about_game(games.game(game_id), language))
        except Exception:
            # a game under construction must not take the house down
            continue
    return found


# lists of tables: nothing here runs a game's code


def listing(house: House, row: MatchRow, person: Person | None, language: str) -> Context:
    """A table in a list."""
    t = words.pages(language)
    sitters = rows.load_seats(house.store, row.id)
    mine = {seat for seat, who in rows.load_access(house.store, row.id) if person is not None and who == person.id}
    totals, done = row.result.get("totals", ()), row.status in ("over", "ended")
    seats = [_listed_seat(sitters, s, row, mine, totals, t) for s in sitters]
    return {
        "id": row.id,
        "name": row.name or words.title(row.game, language),
        "named": bool(row.name),
        "game": row.game,
        "game_name": words.title(row.game, language),
        "seats": seats,
        "your_turn": row.status == "running" and any(s in mine for s in row.turn),
        "since": row.since,
        "status": row.status,
        "letters": sum(letters.fetch(house.store, row.id, s).unread for s in sitters if s.seat in mine and not done),
        "left": sum(s.kind == "open" and not (row.status == "gathering" and s.name) for s in sitters),
        "pace": Pace.parse(row.pace).kind,
    }


def _listed_seat(sitters: list[SeatRow], s: SeatRow, row: MatchRow, mine: set[Seat], totals: Any, t: Any) -> Context:
    seat: Context = {"seat": s.seat, "name": words.seat_name(sitters, s.seat, t), "kind": s.kind}
    seat |= {"turn": row.status == "running" and s.seat in row.turn, "you": s.seat in mine}
    if s.seat < len(totals):
        seat["points"] = totals[s.seat]
    return seat


def _listed(house: House, where: str, *args: object, limit: int = LISTED) -> list[MatchRow]:
    fields = ", ".join(f"m.{name}" for name in MATCH_FIELDS.split(", "))
    found = house.store.rows(f"SELECT {fields} FROM match m WHERE {where} LIMIT {limit}", *args)
    return [rows.match_of(row) for row in found]


FREE: Final = (
    "EXISTS (SELECT 1 FROM seat s WHERE s.match = m.id AND s.to_seq IS NULL AND s.holder IS NULL AND s.bot = '' "
    "AND s.name = '')"
)
HELD: Final = "m.id IN (SELECT match FROM access WHERE person = ?)"


def home(house: House, reader: Reader) -> Context:
    """The first page."""
    me = reader.person.id if reader.person is not None else -1
    yours = _listed(house, f"m.status IN ('gathering', 'running') AND {HELD} ORDER BY m.since DESC", me)
    done = _listed(house, f"m.status IN ('over', 'ended') AND {HELD} ORDER BY m.since DESC", me, limit=5)
    new = _listed(house, f"m.status = 'gathering' AND NOT {HELD} AND {FREE} ORDER BY m.created DESC", me, limit=10)
    listed = [listing(house, row, reader.person, reader.language) for row in yours]
    listed.sort(key=lambda x: not x["your_turn"])
    return {
        "games": shelf(reader.language),
        "paces": list(clocks.PACES),
        "yours": listed,
        "waiting": sum(x["your_turn"] for x in listed),
        "open_tables": [listing(house, row, reader.person, reader.language) for row in new],
        "finished": [listing(house, row, reader.person, reader.language) for row in done],
        "classes": [{"id": c, "name": name, "created": at} for c, _, name, at in rows.load_classes(house.store, me, 5)],
    }


def finished(house: House, reader: Reader, before: float | None) -> Context:
    """Matches that are over, the latest first: one's own, and those that onlookers might see."""
    me = reader.person.id if reader.person is not None else -1
    where = f"m.status IN ('over', 'ended') AND (m.onlookers = 1 OR {HELD}) AND m.since < ? ORDER BY m.since DESC"
    found = _listed(house, where, me, before if before is not None else 1e12, limit=LISTED + 1)
    older = f"/finished?before={found[LISTED - 1].since!r}" if len(found) > LISTED else None
    return {"finished": [listing(house, r, reader.person, reader.language) for r in found[:LISTED]], "older": older}


def rules_page(reader: Reader, game_id: str | None) -> Context:
    """The rulebook of a game, or the list of games. Raises games.Unknown."""
    shelved = [{"id": g, "names": _names(g)} for g in games.ids()]
    if game_id is None:
        return {"game": None, "games": shelved, "headings": []}
    language = reader.language
    book = games.rulebook(game_id)
    text = words.plain(game_id, reader.language)
    headings = []
    for heading, names in book.headings.items():
        clauses = [
            {
                "id": c.id,
                "anchor": c.id.split(" ", 1)[1],
                "quote": list(c.quote),
                "text": c.text[language],
                "ruling": c.ruling,
                "force": c.force,
                "why": c.why.get(language, ""),
                "option": c.option or None,
                "option_text": words.say(text, f"option-{c.option}"),
            }
            for c in book.clauses.values()
            if c.heading == heading
        ]
        headings.append({"id": heading, "name": names[language], "clauses": clauses})
    game = {"id": game_id, "name": words.title(game_id, reader.language)}
    return {"game": game, "games": shelved, "headings": headings, "edition": _edition_note(game_id, text)}


def _edition_note(game_id: str, text: Any) -> Context:
    return {"name": games.edition(game_id).name, "note": words.say(text, "edition-note")}


# a table


def table_page(house: House, table: Table, reader: Reader) -> Context:
    """The page of a table; all that changes comes over the wire."""
    held = table.seats_of(reader.person.id if reader.person is not None else None)
    leads = reader.person is not None and reader.person.id in table.leaders
    t = words.pages(reader.language)
    return {
        "table": {
            **_named(table, reader),
            "seat": held[0] if len(held) == 1 else None,
            "hotseat": held if len(held) > 1 else [],
            "opener": leads,
            "course": rows.load_class_of(house.store, table.id) if leads else "",
            "seats": [
                {"seat": s.seat, "name": words.seat_name(table.seats, s.seat, t), "kind": s.kind} for s in table.seats
            ],
            "symbols_url": symbols_url(),
            "onlookers": table.row.onlookers,
            "invite": f"{house.base_url}/t/{table.id}" if house.base_url else None,
            "commitment": table.row.commitment,
            "layout": layout.for_page(table.row.game, reader.language),
            "clocked": table.pace.kind != "none",
        },
        "status": table.row.status,
    }


def _named(table: Table, reader: Reader) -> Context:
    game_name = words.title(table.row.game, reader.language)
    named = {"id": table.id, "name": table.row.name, "title": table.row.name or game_name}
    return {**named, "game": table.row.game, "game_name": game_name}


def sit_page(table: Table, reader: Reader, seat: SeatRow) -> Context:
    """The page behind a seat's link; opening it changes nothing."""
    t = words.pages(reader.language)
    seats = [{"seat": s.seat, "name": words.seat_name(table.seats, s.seat, t)} for s in table.seats]
    return {
        "table": _named(table, reader),
        "seat": seat.seat,
        "kept": seat.name if seat.holder is None and table.row.status == "gathering" else "",
        "token_path": reader.path,
        "seats": seats,
        "taken": False,
    }
