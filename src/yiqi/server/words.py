"""Words for pages and tables: catalogues by language and game, shared by all that use them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from yiqi import games
from yiqi.core.game import Reason, Seat, Unread
from yiqi.core.optional import sides
from yiqi.core.rulebook import CORE
from yiqi.server import naming
from yiqi.server.rows import SeatRow
from yiqi.server.tables import House, Table
from yiqi.text import Catalogue, Missing

HERE: Final = Path(__file__).parent
_pages: dict[str, Catalogue] = {}
_shared: dict[tuple[str, ...], Catalogue] = {}
KEPT: Final = 100


def pages(language: str) -> Catalogue:
    """The words of the house's pages."""
    if language not in _pages:
        _pages[language] = Catalogue(language, HERE)
    return _pages[language]


def title(game: str, language: str) -> str:
    """The name of a game."""
    try:
        return plain(game, language)(f"game-{game}")
    except (Missing, games.Unknown):
        return game


def plain(game: str, language: str) -> Catalogue:
    """The words of a game before there is a table: no names of an edition."""
    key = (game, "", language)
    if key not in _shared:
        _shared[key] = Catalogue(language, games.folder(game))
    return _shared[key]


def drawing(house: House, table: Table, language: str) -> Catalogue:
    """The words boards are drawn with: nothing of one table is in them, so that drawings are shared; see `naming`.

    Where players have several sides (`yiqi.core.optional.sides`), how many play is in them.
    """
    rules = house.rules_of(table.row)
    seats = table.row.seats if sides(rules) else None
    key = (table.row.game, table.row.edition, language, str(seats or ""))
    if key not in _shared:
        if len(_shared) > KEPT:
            _shared.clear()
        t, folder = pages(language), games.folder(table.row.game)
        _shared[key] = Catalogue(language, folder, rules.names(), lambda seat: _placed(seat, t), seats)
    return _shared[key]


def _placed(seat: Seat, t: Catalogue) -> str:
    """The place for a name in a drawing."""
    return t("seat-house") if seat < 0 else naming.place(seat, t("seat-number", number=seat + 1))


def at_table(house: House, table: Table, language: str) -> Catalogue:
    """The words for what is told at a table: players by their names."""
    key = ("words", language)
    if key not in table.lines:
        named = namer(table.seats, language)
        table.lines[key] = drawing(house, table, language).with_seats(named, table.row.seats)
    found: Catalogue = table.lines[key]
    return found


def namer(seats: list[SeatRow], language: str) -> Callable[[Seat], str]:
    """The name of a seat: of the person, or of the bot, with its number where there are several of one kind."""

    def name(seat: Seat) -> str:
        t = pages(language)
        return t("seat-house") if seat < 0 else seat_name(seats, seat, t)

    return name


def seat_name(seats: list[SeatRow], seat: Seat, t: Catalogue) -> str:
    """The name of a seat in the language of `t`."""
    row = seats[seat]
    if row.name and (row.holder is not None or not row.bot):
        return row.name
    if row.bot:
        same = [other.seat for other in seats if other.bot == row.bot and other.holder is None]
        word = say(t, f"bot-{row.bot}") or row.bot
        return word if len(same) < 2 else t("bot-numbered", name=word, number=same.index(seat) + 1)
    return t("seat-number", number=seat + 1)


def say(t: Catalogue, key: str, args: Mapping[str, Any] | None = None) -> str:
    """The message, "" when there is none."""
    try:
        return t(key, **(args or {}))
    except Missing:
        return ""


def untyped(house: House, table: Table, unread: Unread, language: str) -> dict[str, str]:
    """Why a typed line was not taken: as a refusal has it, with the line before the sentence."""
    t = at_table(house, table, language)
    if unread.reason is None:
        return {"short": "", "text": say(t, "typed-unread", {"line": unread.line}), "clause": ""}
    why = refusal(house, table, unread.reason, language)
    return {**why, "text": say(t, "typed-refused", {"line": unread.line, "text": why["text"]})}


def refusal(house: House, table: Table, reason: Reason, language: str) -> dict[str, str]:
    """A refusal in words: a sentence, one short word, the clause and the name of its heading."""
    t = at_table(house, table, language)
    text = say(t, f"refuse-{reason.key}", reason.args) or reason.clause
    short = say(t, f"refuse-{reason.key}-short", reason.args)
    heading = ""
    if reason.clause not in CORE:
        book = games.rulebook(table.row.game)
        clause = book.clauses.get(reason.clause)
        if clause is not None:
            heading = book.headings[clause.heading][language]
    return {"short": short, "text": text, "clause": reason.clause, "heading": heading}
