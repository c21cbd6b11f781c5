"""The report on a match: its page in all languages, its files, and games that have none."""

from __future__ import annotations

import csv
import io
import zipfile
from typing import Any

import pytest
from server_pages import play_on

from yiqi.text import LANGUAGES


@pytest.fixture
def over(ann: Any, client: Any, house: Any) -> str:
    """A match of History of the World that has been played to its end."""
    table = ann.open("world", "me", "me", "bot:idle", **{"seat.0.name": "=Ann()", "seat.1.name": "<b>Bob"})
    play_on(client, house, table, lambda match: False)
    return str(table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_in_every_language(over: str, ann: Any, language: str) -> None:
    assert f'href="{over}/report"' in ann.get(over).text
    page = ann.get(f"{over}/report?lang={language}")
    assert page.status_code == 200
    assert page.text.count("<svg xmlns") == 5
    assert "<b>Bob" not in page.text
    assert "&lt;b&gt;Bob" in page.text
    assert "report-" not in page.text.replace("report-page", "").replace("report-head", "")
    assert '<details class="numbers" open>' not in page.text
    whole = ann.get(f"{over}/report?lang={language}&whole").text
    assert whole.count('<details class="numbers" open>') == whole.count("<details") - 1


def test_tables_are_taken_home(over: str, ann: Any) -> None:
    answer = ann.get(f"{over}/report/turns.csv")
    assert answer.headers["content-type"].startswith("text/csv")
    rows = list(csv.DictReader(io.StringIO(answer.content.decode("utf-8-sig"))))
    assert [row["turn"] for row in rows] == [str(n) for n in range(1, len(rows) + 1)]
    assert len(rows) == 21
    players = {row["player"] for row in rows}
    # a name that a spreadsheet would calculate is text
    assert {"'=Ann()", "<b>Bob"} < players
    archive = zipfile.ZipFile(io.BytesIO(ann.get(f"{over}/report/report.zip").content))
    names = archive.namelist()
    assert {"turns.csv", "moves.csv", "lives.csv", f"world-{over[3:]}.txt"} <= set(names)
    assert archive.read("turns.csv") == answer.content
    assert archive.read(f"world-{over[3:]}.txt").decode() == ann.get(f"{over}/record").text
    assert ann.get(f"{over}/report/nothing.csv").status_code == 404


def test_there_is_no_report_before_the_end_nor_of_other_games(ann: Any, eve: Any) -> None:
    table = ann.open("world", "me", "me", "me", onlookers="no")
    assert ann.get(f"{table}/report").status_code == 409
    assert eve.get(f"{table}/report").status_code == 403
    other = ann.open("toy", "me", "bot:idle")
    assert ann.get(f"{other}/report").status_code == 404
    assert ann.get(f"{other}/report/turns.csv").status_code == 404
