"""What a client may ask and do at a table: the messages of docs/wire.md and their answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, NamedTuple

from yiqi import games
from yiqi.core.game import Reason, Seat, Width
from yiqi.core.match import Match, Refused
from yiqi.server import acts, faces, layout, rows, seats, talk, words
from yiqi.server.acts import Answer, Doer
from yiqi.server.security import Trouble
from yiqi.server.tables import House, Table

REASONS: Final = 3
LONGEST_PATH: Final = 12
DOING: Final = ("act", "type", "undo", "vote", "propose", "say", "letter")
"""What is answered again as it was the first time."""


class Asker(NamedTuple):
    """Whose request it is: a seat, None for an onlooker, and how he reads."""

    person: int | None
    seat: Seat | None
    language: str
    width: Width

    def seated(self) -> Seat:
        """The seat. Raises Trouble for an onlooker."""
        if self.seat is None:
            raise Trouble("not-seated", 403)
        return self.seat

    def check(self, table: Table) -> None:
        """Raises Trouble when the seat was lost while this request waited for the table's lock."""
        if self.seat is not None and (self.seat, self.person) not in table.access:
            raise Trouble("not-seated", 403)


async def answer(house: House, table: Table, asker: Asker, message: Any) -> Answer:
    """The answer to one message; never raises: what is wrong is said in it."""
    key = message.get("key") if isinstance(message, Mapping) else None
    key = key if isinstance(key, str) and 0 < len(key) <= acts.LONGEST_KEY else None
    try:
        if not isinstance(message, Mapping) or not isinstance(message.get("do"), str):
            raise Trouble("form")
        do = HANDLERS.get(message["do"])
        if do is None:
            raise Trouble("form")
        once = f"{asker.seat}:{key}" if key is not None and message["do"] in DOING else None
        if once is not None and once in table.answers:
            return {"re": key, **table.answers[once]}
        found = await _first_time(house, table, asker, message, key, do)
        if once is not None:
            table.remember(once, found)
    except Trouble as trouble:
        found = wrong(trouble, asker.language)
    return {"re": key, **found}


async def _first_time(
    house: House, table: Table, asker: Asker, message: Mapping[str, Any], key: str | None, do: Handler
) -> Answer:
    try:
        return await do(house, table, asker, message, key)
    except Refused as refused:
        return {"ok": False, "error": "refused", **words.refusal(house, table, refused.reason, asker.language)}


def wrong(trouble: Trouble, language: str) -> Answer:
    """A trouble in words."""
    t = words.pages(language)
    text = words.say(t, f"error-{trouble.key}", trouble.args_of_text) or words.say(t, "error-form")
    return {"ok": False, "error": trouble.key, "text": text}


def whole_number(message: Mapping[str, Any], name: str, default: int | None = None) -> int | None:
    """A number of a message. Raises Trouble when it is something else."""
    value = message.get(name, default)
    if value is not None and (not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1 << 31):
        raise Trouble("form")
    return value


def _needed(message: Mapping[str, Any], name: str) -> int:
    value = whole_number(message, name)
    if value is None:
        raise Trouble("form")
    return value


# doing


async def _act(house: House, table: Table, asker: Asker, message: Mapping[str, Any], key: str | None) -> Answer:
    who = Doer(asker.seated(), "person", key, asker.person)
    return await acts.act(house, table, who, acts.parse(message.get("action")), _needed(message, "question"))


async def _type(house: House, table: Table, asker: Asker, message: Mapping[str, Any], key: str | None) -> Answer:
    who, text = Doer(asker.seated(), "person", key, asker.person), message.get("text")
    if not isinstance(text, str):
        raise Trouble("form")
    try:
        return await acts.type_in(house, table, who, text, _needed(message, "question"))
    except acts.Untyped as untyped:
        return {"ok": False, "error": "typed", **words.untyped(house, table, untyped.unread, asker.language)}


async def _undo(house: House, table: Table, asker: Asker, message: Mapping[str, Any], key: str | None) -> Answer:
    who = Doer(asker.seated(), "person", key, asker.person)
    return await acts.undo(house, table, who, _needed(message, "to"), whole_number(message, "question"))


async def _vote(house: House, table: Table, asker: Asker, message: Mapping[str, Any], key: str | None) -> Answer:
    who = Doer(asker.seated(), "person", key, asker.person)
    return await acts.vote(house, table, who, _needed(message, "id"), message.get("yes") is True)


async def _propose(house: House, table: Table, asker: Asker, message: Mapping[str, Any], key: str | None) -> Answer:
    who, kind = Doer(asker.seated(), "person", key, asker.person), str(message.get("kind"))
    args = {"to": _needed(message, "to")} if kind == "undo" else {}
    return await acts.propose(house, table, who, kind, args)


async def _say(house: House, table: Table, asker: Asker, message: Mapping[str, Any], key: str | None) -> Answer:
    return await talk.say(house, table, Doer(asker.seated(), "person", key, asker.person), str(message.get("text", "")))


async def _letter(house: House, table: Table, asker: Asker, message: Mapping[str, Any], key: str | None) -> Answer:
    who = Doer(asker.seated(), "person", key, asker.person)
    return await talk.write(house, table, who, message.get("to"), str(message.get("text", "")))


async def _read(house: House, table: Table, asker: Asker, message: Mapping[str, Any], key: str | None) -> Answer:
    who = Doer(asker.seated(), "person", key, asker.person)
    return await talk.read(house, table, who, message.get("with"), _needed(message, "id"))


async def _nonce(house: House, table: Table, asker: Asker, message: Mapping[str, Any], key: str | None) -> Answer:
    async with table.lock:
        asker.check(table)
        if table.row.status != "gathering":
            raise Trouble("stale", 409)
        row = table.seats[asker.seated()]
        given = row._replace(nonce=seats.checked_nonce(str(message.get("text", ""))))
        await house.store.write(lambda c: rows.save_seat(c, table.id, given, 0))
        table.seats[row.seat] = given
    return {"ok": True}


async def _hurry(house: House, table: Table, asker: Asker, message: Mapping[str, Any], key: str | None) -> Answer:
    """Bots stop pausing until a person is waited for again."""
    asker.seated()
    asker.check(table)
    if table.row.status != "running" or not table.only_bots:
        raise Trouble("stale", 409)
    table.hurry.set()
    return {"ok": True}


# asking


def asked_match(table: Table) -> Match[Any]:
    """The match of a table that has begun. Raises Trouble."""
    if table.match is None:
        raise Trouble("broken" if table.broken else "table-gathering", 409)
    return table.match


async def _why(house: House, table: Table, asker: Asker, message: Mapping[str, Any], key: str | None) -> Answer:
    path = message.get("path")
    if not isinstance(path, list) or len(path) > LONGEST_PATH or not all(isinstance(p, str) for p in path):
        raise Trouble("form")
    async with table.lock:
        asker.check(table)
        found = reasons(asked_match(table), asker.seated(), tuple(path))
        told = [words.refusal(house, table, reason, asker.language) for reason in found]
    return {"ok": True, "reasons": told}


def reasons(match: Match[Any], seat: Seat, path: tuple[str, ...]) -> list[Reason]:
    """The distinct reasons of all near actions whose path continues `path`, three at most."""
    rules, state = match.rules, match.state
    found: dict[tuple[str, str, str], Reason] = {}
    for a in rules.near(state, seat):
        if tuple(rules.path(state, seat, a))[: len(path)] != path:
            continue
        reason = rules.why_not(state, seat, a)
        if reason is not None:
            found.setdefault((reason.clause, reason.key, repr(sorted(reason.args.items()))), reason)
            if len(found) == REASONS:
                break
    return list(found.values())


async def _hint(house: House, table: Table, asker: Asker, message: Mapping[str, Any], key: str | None) -> Answer:
    played, seat = acts.parse(message.get("action")), asker.seated()
    async with table.lock:
        asker.check(table)
        match = asked_match(table)
        reason = match.why_not(seat, played)
        if reason is not None:
            raise Refused(reason)
        hint = match.rules.hint(match.state, seat, played)
        game = words.at_table(house, table, asker.language)
        lines = [{"icon": line.icon, "text": words.say(game, line.key, line.args)} for line in hint.lines]
    return {"ok": True, "lines": [line for line in lines if line["text"]], "marks": dict(hint.marks)}


async def _look(house: House, table: Table, asker: Asker, message: Mapping[str, Any], key: str | None) -> Answer:
    seq = _needed(message, "seq")
    async with table.lock:
        asker.check(table)
        match = asked_match(table)
        if seq >= len(match.records):
            raise Trouble("no-record", 404)
        state = match.at(seq)
        phase = match.rules.phase(state)
        game = words.at_table(house, table, asker.language)
        shown = faces.panels(house, table, match.rules.view(state, asker.seat), asker.language, asker.width)
        # what lies under others does not change: the page has it
        shown = {name: svg for name, svg in shown.items() if name not in layout.under(table.row.game)}
    told = {"key": phase.key, "text": words.say(game, f"phase-{phase.key}"), "talk": phase.talk}
    return {"ok": True, "seq": seq, "panels": shown, "phase": told}


async def _page(house: House, table: Table, asker: Asker, message: Mapping[str, Any], key: str | None) -> Answer:
    """The page about something on the board, from the game's module `leaf`."""
    name = message.get("name")
    if not isinstance(name, str):
        raise Trouble("form")
    part = games.part(table.row.game, "leaf")
    async with table.lock:
        asker.check(table)
        match = asked_match(table)
        view = match.rules.view(match.state, asker.seat)
        say = words.at_table(house, table, asker.language)
        edition = house.edition_of(table.row)
        found = part.leaf(edition, match.rules, view, name, say) if part is not None else None
    if found is None:
        raise Trouble("form")
    return {
        "ok": True,
        "title": found.title,
        "names": [{"lang": language, "text": text} for language, text in found.names],
        "facts": found.facts,
        "text": found.text,
        "sure": found.sure,
        "confidence": found.confidence,
        "more": [{"name": other, "text": text} for other, text in found.more],
    }


Handler = Callable[[House, Table, Asker, Mapping[str, Any], str | None], Awaitable[Answer]]

HANDLERS: Final[Mapping[str, Handler]] = {
    "act": _act,
    "type": _type,
    "undo": _undo,
    "vote": _vote,
    "propose": _propose,
    "say": _say,
    "letter": _letter,
    "read": _read,
    "nonce": _nonce,
    "hurry": _hurry,
    "why": _why,
    "hint": _hint,
    "look": _look,
    "page": _page,
}
