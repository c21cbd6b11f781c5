"""Reading a rulebook: how clauses bind, where the book says so."""

from __future__ import annotations

from typing import Any

import pytest

from yiqi.core.edition import EditionError
from yiqi.core.rulebook import read

HEADING = {"id": "1", "en": "All", "zh": "全"}


def clause(name: str, **more: Any) -> dict[str, Any]:
    """A clause of a book, a ruling if `more` says so."""
    return {"id": name, "heading": "1", "en": "It is so.", "zh": "如此。", "code": "game.py: Game", **more}


def ruling(name: str) -> dict[str, Any]:
    """A ruling with its reason."""
    return clause(name, ruling=True, why_en="Nothing is said.", why_zh="沒有寫。")


def book(**force: list[str]) -> dict[str, Any]:
    """Two clauses and a ruling, with a table of forces if one is given."""
    quoted = [clause(name, quote=["a", "b"]) for name in ("1.1", "1.2")]
    found = {"heading": [HEADING], "clause": [*quoted, ruling("1.r1")]}
    return {**found, "force": force} if force else found


def test_clauses_have_the_force_they_are_sorted_under_and_rulings_none() -> None:
    found = read("g", book(shall=["1.2"], meaning=["1.1"])).clauses
    assert [c.force for c in found.values()] == ["meaning", "shall", ""]
    assert [c.force for c in read("g", book()).clauses.values()] == ["", "", ""]


@pytest.mark.parametrize(
    ("force", "complaint"),
    [
        ({"shall": ["1.1"]}, "1.2"),
        ({"shall": ["1.1", "1.2"], "may": ["1.2"]}, "1.2"),
        ({"shall": ["1.1", "1.2", "1.3"]}, "1.3"),
        ({"shall": ["1.1", "1.2", "1.r1"]}, "1.r1"),
        ({"must": ["1.1", "1.2"]}, "must"),
    ],
)
def test_every_clause_of_a_sorted_book_stands_under_one_force(force: dict[str, list[str]], complaint: str) -> None:
    with pytest.raises(EditionError, match=complaint):
        read("g", book(**force))
