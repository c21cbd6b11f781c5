"""A match that is over: the page of its results, and what may be taken home."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any, Final

import msgspec

from yiqi.core import record
from yiqi.core.game import Seat
from yiqi.core.match import Match, digest
from yiqi.core.verify import verify
from yiqi.server import faces, journal, rows, words
from yiqi.server.pages import Context, Reader
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
    named = {"id": table.id, "game": table.row.game, "game_name": words.title(table.row.game, reader.language)}
    table_context = {
        **named,
        "name": table.row.name or named["game_name"],
        "seat": held[0] if len(held) == 1 else None,
        "rematch": f"/t/{table.row.next}" if table.row.next else None,
        "may_rematch": bool(held) and table.row.status in ("over", "ended"),
    }
    return {
        "table": table_context,
        "status": table.row.status,
        **_sheet(sheet, t),
        "panels": _panels(house, table, reader.language),
        "course": None,
        "again": [_again(table, s.seat, t) for s in table.seats],
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
    shown = [name for name in drawn if name == board or words.say(game, f"results-panel-{name}")]
    return [
        {"name": name, "title": words.say(game, f"results-panel-{name}"), "svg": msgspec.json.decode(drawn[name])}
        for name in shown
    ]


def _sheet(sheet: dict[str, Any] | None, t: Any) -> Context:
    if sheet is None:
        nothing: Context = {"podium": [], "rows": [], "columns": [], "totals": [], "tie": None}
        return {**nothing, "title": t("results-ended"), "summary": t("results-ended-about")}
    names, totals, places = sheet["names"], sheet["totals"], sheet["places"]
    seats = [{"seat": i if i < len(names) else -1, "name": name} for i, name in enumerate(names)]
    order = sorted(range(len(totals)), key=lambda i: (places[i], i))
    rows_told = [
        {
            "key": row["key"],
            "name": row["name"],
            "icon": None,
            "cells": [
                {"points": p, "count": c, "best": p == max(row["points"]) and p > 0}
                for p, c in zip(row["points"], row["counts"], strict=True)
            ],
            "why": row["why"],
            "clause": None,
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


def _again(table: Table, seat: Seat, t: Any) -> Context:
    kind = table.seats[seat].kind
    label = words.say(t, f"results-again-{kind}")
    return {"seat": seat, "name": words.seat_name(table.seats, seat, t), "state": kind, "label": label}


async def _record(house: House, table: Table, seat: Seat | None) -> Context:
    text = export(house, table, seat)
    return {
        "lines": table.row.seq,
        "sha256": hashlib.sha256(text.encode()).hexdigest(),
        "verified": await verified(table, house),
        "text": text if len(text) <= SHOWN else None,
    }
