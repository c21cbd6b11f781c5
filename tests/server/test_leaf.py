"""Pages opened from the board, and what of a board is sent once."""

from __future__ import annotations

from typing import Any

import pytest


@pytest.fixture
def table(ann: Any) -> str:
    opened: str = ann.open("world", "me", "bot:random", "bot:random")
    return opened


def test_a_page_about_something_on_the_board(ann: Any, table: str) -> None:
    land = ann.do(table, {"do": "page", "name": "land crete", "key": "a"})
    assert (land["ok"], land["title"]) == (True, "Crete")
    assert {"lang": "zh-Hant", "text": "克里特"} in land["names"]
    assert land["facts"] and land["sure"] in ("high", "medium", "low")
    empire = ann.do(table, {"do": "page", "name": "empire romans", "key": "b"})
    assert empire["text"] and empire["more"][0]["name"] == "leader romans"
    card = ann.do(table, {"do": "page", "name": "card crusade", "key": "c"})
    assert card["text"] and card["confidence"]


@pytest.mark.parametrize("name", ["", "land", "land nowhere", "seat 1", 7, None, ["land crete"]])
def test_a_page_that_there_is_not(ann: Any, table: str, name: Any) -> None:
    assert ann.do(table, {"do": "page", "name": name, "key": "a"})["error"] == "form"


def test_a_game_without_pages_has_none(ann: Any) -> None:
    table = ann.open("ark", "me", "bot:random", "bot:random")
    assert ann.do(table, {"do": "page", "name": "land crete", "key": "a"})["error"] == "form"


def test_what_lies_under_the_board_is_sent_once(ann: Any, table: str) -> None:
    whole = ann.poll(table)
    assert len(whole["panels"]["ground"]) > 2 * len(whole["panels"]["map"])
    assert 'data-under="ground"' in whole["panels"]["map"]
    back = ann.do(table, {"do": "look", "seq": 0, "key": "l"})
    assert "map" in back["panels"] and "ground" not in back["panels"]
