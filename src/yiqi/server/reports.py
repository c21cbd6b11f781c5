"""The report on a match that is over, for a game that has one: a page, its tables as CSV, all of it in one archive."""

from __future__ import annotations

import asyncio
import csv
import io
import zipfile
from collections.abc import Iterator
from typing import Any, Final

from yiqi import games
from yiqi.core import report as core
from yiqi.core.report import Column, Report, Sheet
from yiqi.server import ending, journal, words
from yiqi.server.pages import Context, Reader
from yiqi.server.security import Trouble
from yiqi.server.tables import House, Table
from yiqi.text import Catalogue

PART: Final = "reporting"
ALL: Final = "report.zip"
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet would take for the beginning of a formula."""
MARK: Final = "\ufeff"
"""By which spreadsheets know UTF-8."""


def has_report(table: Table) -> bool:
    """Whether there is a report to be shown: the game makes one, and the match is over or was ended."""
    if table.match is None or table.row.status not in ("over", "ended"):
        return False
    return games.part(table.row.game, PART) is not None


async def report_of(table: Table) -> Report:
    """The report, made once for each table that is looked at. Raises Trouble."""
    if games.part(table.row.game, PART) is None:
        raise Trouble("not-found", 404)
    if table.match is None or table.row.status not in ("over", "ended"):
        raise Trouble("broken" if table.broken else "not-over", 409)
    if "report" not in table.faces:
        try:
            table.faces["report"] = await asyncio.to_thread(_make, table)
        except Exception as error:
            journal.fault("report", error, table=table.id)
            raise Trouble("broken", 500) from error
    found: Report = table.faces["report"]
    return found


def _make(table: Table) -> Report:
    part = games.part(table.row.game, PART)
    assert part is not None and table.match is not None, "looked for by the caller"
    made: Report = part.make(table.match.rules, core.steps(table.match))
    return made


async def report_page(house: House, table: Table, reader: Reader, whole: bool) -> Context:
    """The report in words; `whole`: every table is open, as for paper. Raises Trouble."""
    report = await report_of(table)
    text = words.at_table(house, table, reader.language)
    named = {"id": table.id, "name": table.row.name, "game": table.row.game}
    return {
        "table": {**named, "game_name": words.title(table.row.game, reader.language)},
        "whole": whole,
        "players": [
            {"seat": s.seat, "name": words.seat_name(table.seats, s.seat, words.pages(reader.language))}
            for s in table.seats
        ],
        "archive": ALL,
        "sections": [
            {
                "key": section.key,
                "title": text(f"report-{section.key}"),
                "said": [text(key, **args) for key, args in section.said],
                "pictures": [
                    {"title": text(f"report-picture-{name}"), "svg": report.draw(name, text)}
                    for name in section.pictures
                ],
                "sheets": [_shown(sheet, text) for sheet in section.sheets],
            }
            for section in report.sections()
        ],
    }


def _shown(sheet: Sheet, text: Catalogue) -> Context:
    rows = [
        {"heads": [text(key, **args) for key, args in sheet.heads.get(n, ())], "cells": _cells(sheet, row, text)}
        for n, row in enumerate(sheet.rows)
    ]
    columns = [{"name": _title(c, text), "number": not c.kind} for c in sheet.columns]
    return {
        "key": sheet.key,
        "title": text(f"report-sheet-{sheet.key}"),
        "columns": columns,
        "rows": rows,
        "file": f"{sheet.key}.csv",
    }


def _title(column: Column, text: Catalogue) -> str:
    return text(f"report-column-{column.key}")


def _cells(sheet: Sheet, row: tuple[core.Cell, ...], text: Catalogue) -> list[str]:
    return [
        "" if cell == "" else str(text.word(column.kind, cell)) if column.kind else str(cell)
        for column, cell in zip(sheet.columns, row, strict=True)
    ]


# what may be taken home


async def file(house: House, table: Table, name: str, language: str) -> tuple[str, bytes]:
    """Media type and content of a file of the report: `<sheet>.csv`, or all of them with the record. Raises Trouble."""
    report = await report_of(table)
    text = words.at_table(house, table, language)
    sheets = {f"{sheet.key}.csv": sheet for section in report.sections() for sheet in section.sheets}
    if name in sheets:
        return "text/csv; charset=utf-8", table_of(sheets[name], text)
    if name != ALL:
        raise Trouble("not-found", 404)
    record = ending.export(house, table, None)
    return "application/zip", await asyncio.to_thread(
        _archive, sheets, text, f"{table.row.game}-{table.id}.txt", record
    )


def _archive(sheets: dict[str, Sheet], text: Catalogue, name: str, record: str) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, record)
        for file_name, sheet in sheets.items():
            archive.writestr(file_name, table_of(sheet, text))
    return made.getvalue()


def table_of(sheet: Sheet, text: Catalogue) -> bytes:
    """A sheet as CSV with a line of headings; numbers as numbers, names in the language of `text`."""
    made = io.StringIO()
    writer = csv.writer(made)
    writer.writerow([_title(column, text) for column in sheet.columns])
    writer.writerows(_lines(sheet, text))
    return (MARK + made.getvalue()).encode()


def _lines(sheet: Sheet, text: Catalogue) -> Iterator[list[Any]]:
    for row in sheet.rows:
        if any(cell != "" for cell in row):
            yield [_harmless(cell) for cell in _cells(sheet, row, text)]


def _harmless(cell: str) -> str:
    """A name that a spreadsheet would calculate is marked as text."""
    return f"'{cell}" if cell.startswith(FORMULA) and not cell.lstrip("-").isdigit() else cell
