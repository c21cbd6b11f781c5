"""The rulebook's notation of orders, read generously."""

from __future__ import annotations

import pytest

from support import clause
from yiqi.games.sanguo.notation import parse, write

SEATS = {"cao_cao": 0, "lu_bu": 1, "liu_bei": 2, "sun_quan": 3}


@clause("sanguo notation.1", "sanguo notation.2", "sanguo notation.3")
def test_moves_and_supports_of_the_book() -> None:
    assert parse("A8->5", SEATS) == [("a8", "move", "none", 5)]
    assert parse("L8 S M7->6", SEATS) == [("l8", "support", "m7", 6)]
    assert parse("L8 S M7", SEATS) == [("l8", "support", "m7", 0)]


@clause("sanguo notation.4", "sanguo notation.5", "sanguo notation.6")
def test_retreats_and_builds_of_the_book() -> None:
    assert parse("M4 R 6", SEATS) == [("m4", "retreat", "none", 6)]
    assert parse("M4 A", SEATS) == [("m4", "disband", "none", 0)]
    assert parse("+A 17", SEATS) == [("a17", "build", "none", 0)]


@clause("sanguo notation.7", "sanguo notation.8")
def test_disbanding_and_holding_of_the_book() -> None:
    assert parse("-M 13", SEATS) == [("m13", "disband", "none", 0)]
    assert parse("A3 H", SEATS) == [("a3", "hold", "none", 0)]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("LA8->5", [("a8", "move", "none", 5), ("l8", "move", "none", 5)]),
        ("Ａ８—＞５", [("a8", "move", "none", 5)]),
        ("a8→5", [("a8", "move", "none", 5)]),
        ("A8–>5", [("a8", "move", "none", 5)]),
        ("A8−>5", [("a8", "move", "none", 5)]),
        ("—M 13", [("m13", "disband", "none", 0)]),
        ("－Ｍ　１３", [("m13", "disband", "none", 0)]),
        ("＋ａ１７", [("a17", "build", "none", 0)]),
        ("Ｌ８　Ｓ　ｍ７", [("l8", "support", "m7", 0)]),
        ("A100->101", [("a100", "move", "none", 101)]),
        ("l8sm7->6", [("l8", "support", "m7", 6)]),
        ("A8 D", [("a8", "raze", "none", 0)]),
        ("宣战 孙权", [("p3", "war", "none", 0)]),
        ("宣戰 魏國", [("wei", "war", "none", 0)]),
        ("中立 刘备", [("p2", "neutral", "none", 0)]),
        ("结盟 呂布", [("p1", "ally", "none", 0)]),
        ("WAR wei", [("wei", "war", "none", 0)]),
        ("宣战：吴国", [("wu", "war", "none", 0)]),
        ("ｗａｒ　ｗｕ", [("wu", "war", "none", 0)]),
        ("結盟 孫權", [("p3", "ally", "none", 0)]),
        ("WAR Lü Bu", [("p1", "war", "none", 0)]),
        ("ally lu_bu", [("p1", "ally", "none", 0)]),
        ("ALLY wei", []),
        ("WAR ma_chao", []),
        ("A8", []),
        ("nonsense", []),
    ],
)
@clause("sanguo notation.9", "sanguo units.4")
def test_what_is_read_besides(text: str, lines: list[tuple[str, str, str, int]]) -> None:
    assert parse(text, SEATS) == lines


def test_what_is_written_is_read_again() -> None:
    names = {seat: name for name, seat in SEATS.items()}
    for text in (
        "A8->5",
        "L8 S M7->6",
        "L8 S M7",
        "M4 R 6",
        "+A 17",
        "-M 13",
        "A3 H",
        "A8 D",
        "WAR lu_bu",
        "NEUTRAL wu",
    ):
        (line,) = parse(text, SEATS)
        assert parse(write(line, names), SEATS) == [line]
