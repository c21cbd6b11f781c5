"""A match that is over: the page of its results, and what may be taken home."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from yiqi.core import record
from yiqi.core.chance import RecordedChance
from yiqi.core.game import HOUSE, Rules, Seat, Stat
from yiqi.core.match import Match, digest
from yiqi.core.verify import verify
from yiqi.draw import symbols
from yiqi.server import faces, journal, layout, rows, words
from yiqi.server.pages import Context, Reader
from yiqi.server.seats import is_kept
from yiqi.server.tables import House, Table

SHOWN: Final = 60_000
"""The longest record that is shown in the page itself."""


def export(house: House, table: Table, seat: Seat | None) -> str:
    """The record: the whole text when it is over, before that what this seat may have. Runs no game's code."""
    log = rows.load_records(house.store, table.id)
    t = words.pages("en")
    players = [words.seat_name(table.seats, s, t) for s in range(table.row.seats)]
    if table.row.status == "over":
        end = "" if table.match is None else digest(table.match.state.to_json())
        return record.write(table.row.header, log, end, players, table.row.seed)
    return record.transcript(table.row.header, log, table.row.verbs(), seat, players)


async def verified(table: Table, house: House) -> str:
    """yes, no or unknown: whether the published seed gives every draw of the log."""
    match = table.match
    if match is None or table.row.status != "over":
        return "unknown"
    if "verified" not in table.row.result:
        try:
            found = await asyncio.to_thread(_check, match, bytes.fromhex(table.row.seed))
        except Exception:
            # rules that raise cannot say anything about the draws
            return "unknown"
        result = {**table.row.result, "verified": found}
        await house.store.write(lambda c: rows.update_match(c, table.id, result=result))
        table.row = table.row._replace(result=result)
    return str(table.row.result["verified"])


def _check(match: Match[Any], seed: bytes) -> str:
    return "yes" if verify(match.rules, match.header, list(match.records), seed).ok else "no"


async def results_page(house: House, table: Table, reader: Reader) -> Context:
    """The results with each row explained, the record, and the way to a rematch."""
    t = words.pages(reader.language)
    sheet = faces.results(house, table, reader.language) if not table.broken else None
    held = table.seats_of(reader.person.id if reader.person is not None else None)
    following = house.table(table.row.next) if table.row.next else None
    asked = following is not None and any(is_kept(following, following.seats[seat]) for seat in held)
    table_context = {
        "id": table.id,
        "name": table.row.name,
        "game": table.row.game,
        "game_name": words.title(table.row.game, reader.language),
        "seat": held[0] if len(held) == 1 else None,
        "rematch": f"/t/{following.id}" if following is not None else None,
        "may_rematch": bool(held) and (following is None or asked),
    }
    return {
        "table": table_context,
        "status": table.row.status,
        **_sheet(sheet, t, table.row.game),
        "panels": _panels(house, table, reader.language),
        "course": await course(house, table),
        "again": [_again(table, following, s.seat, t) for s in table.seats],
        "record": await _record(house, table, held[0] if len(held) == 1 else None),
    }


def _panels(house: House, table: Table, language: str) -> list[Context]:
    """The board at the end: the first of the game's panels as everybody sees it, and what was secret until then."""
    match = table.match
    if match is None:
        return []
    try:
        drawn = faces.panels(house, table, match.rules.view(match.state, None), language, "wide")
    except Exception as error:
        journal.fault("face", error, table=table.id)
        return []
    game = words.at_table(house, table, language)
    board = next(iter(drawn), None)
    beneath = {above: name for name, above in layout.under(table.row.game).items() if name in drawn}
    shown = [name for name in drawn if name == board or words.say(game, f"results-panel-{name}")]
    return [
        {
            "name": name,
            "title": words.say(game, f"results-panel-{name}"),
            "board": name == board,
            "svg": _whole(drawn, name, beneath.get(name)),
        }
        for name in shown
    ]


def _whole(drawn: Mapping[str, msgspec.Raw], name: str, beneath: str | None) -> str:
    """A panel with what lies under it."""
    svg: str = msgspec.json.decode(drawn[name])
    if beneath is None:
        return svg
    place = f'<g data-under="{beneath}">'
    return svg.replace(place, place + msgspec.json.decode(drawn[beneath]), 1)


def _sign(game: str, key: str) -> str | None:
    """The symbol beside a row of the score sheet: its own, else that of its kind (`check` for `check-2`)."""
    names = (f"{game}-{key}", f"{game}-{key.partition('-')[0]}")
    return next((name for name in names if name in symbols.library()), None)


def _sheet(sheet: dict[str, Any] | None, t: Any, game: str) -> Context:
    if sheet is None:
        nothing: Context = {"podium": [], "rows": [], "columns": [], "totals": [], "tie": None}
        return {**nothing, "title": t("results-ended"), "summary": t("results-ended-about")}
    names, totals, places = sheet["names"], sheet["totals"], sheet["places"]
    seats = [{"seat": i if i < len(names) else -1, "name": name} for i, name in enumerate(names)]
    order = sorted(range(len(totals)), key=lambda i: (places[i], i))
    rows_told = [
        {
            "sign": _sign(game, row["key"]),
            "name": row["name"],
            "cells": [
                {"points": p, "count": c, "best": p == max(row["points"]) and p > 0}
                for p, c in zip(row["points"], row["counts"], strict=True)
            ],
            "why": row["why"],
            "clause": row["clause"],
        }
        for row in sheet["rows"]
    ]
    return {
        "title": sheet["text"],
        "summary": sheet["summary"],
        "podium": [{**seats[i], "points": totals[i], "place": places[i]} for i in order],
        "columns": seats,
        "rows": rows_told,
        "totals": [{"points": p, "best": place == 1} for p, place in zip(totals, places, strict=True)],
        "tie": sheet["tie"] or None,
    }


def _again(table: Table, following: Table | None, seat: Seat, t: Any) -> Context:
    """Who of a match that is over sits at the next table: ready, asked, bot; nothing while nobody has asked."""
    sitter = (table if following is None else following).seats[seat]
    state = "bot" if sitter.bot else "" if following is None else "asked" if sitter.holder is None else "ready"
    label = words.say(t, f"results-again-{state}") if state else ""
    return {"seat": seat, "name": words.seat_name(table.seats, seat, t), "state": state, "label": label}


async def course(house: House, table: Table) -> Context | None:
    """The points of each seat turn by turn, and where phase or progress changed; None where a game shows no points."""
    match = table.match
    if match is None or table.row.status != "over":
        return None
    if "course" not in table.row.result:
        try:
            found = await asyncio.to_thread(_course, match)
        except Exception as error:
            journal.note("face", table=table.id, error=type(error).__name__, detail=str(error)[:200])
            return None
        kept = {**table.row.result, "course": found}
        await house.store.write(lambda c: rows.update_match(c, table.id, result=kept))
        table.row = table.row._replace(result=kept)
    return dict(table.row.result["course"]) if table.row.result["course"] else None


def _course(match: Match[Any]) -> Context:
    """Replays the records in force; a turn is what one seat does without another between."""
    rules, marks = match.rules, []
    points: list[tuple[int, ...]] = []
    state, _ = rules.start(RecordedChance(match.records[0].chance))
    actor, far = HOUSE, _far(rules, state)
    for seq in match.line[1:]:
        record = match.records[seq]
        events = rules.play(state, record.seat, record.action, RecordedChance(record.chance))
        who = faces.doer(record.seat, events, rules)
        now = rules.points(rules.view(state, None))
        if not now:
            return {}
        if who not in (actor, HOUSE) or not points:
            points.append(now)
            actor = who
        points[-1] = now
        if (there := _far(rules, state)) != far and rules.turn(state):
            icon = next((stat.icon for stat, was in zip(there[1], far[1], strict=True) if stat != was), "")
            marks.append({"at": len(points) - 1, "icon": icon})
        far = there
    seats = [{"seat": seat, "points": [row[seat] for row in points]} for seat in range(len(points[0]) if points else 0)]
    return {"seats": seats, "marks": marks} if points else {}


def _far(rules: Rules[Any], state: Any) -> tuple[str, tuple[Stat, ...]]:
    """How far the match is: what a mark in the course stands for."""
    return rules.phase(state).key, rules.progress(rules.view(state, None))


async def _record(house: House, table: Table, seat: Seat | None) -> Context:
    text = export(house, table, seat)
    return {
        "lines": table.row.seq,
        "sha256": hashlib.sha256(text.encode()).hexdigest(),
        "verified": await verified(table, house),
        "text": text if len(text) <= SHOWN else None,
    }
