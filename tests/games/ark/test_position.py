"""The documented form of a position."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from ark_table import Table

from yiqi import games
from yiqi.core.chance import QuickChance
from yiqi.games.ark.position import FIELDS

DOCS = Path(__file__).parents[3] / "docs" / "position-ark.md"


def test_an_empty_position_is_one() -> None:
    t = Table()
    assert (t.asked, t.turn) == ("turn", (0,))
    assert t.s.timber == [4, 4, 4]
    assert len(t.s.offer) == 3
    assert t.warnings == []


def test_a_saved_state_reads_as_a_position() -> None:
    rules = games.rules("ark", 4)
    for seed in range(8):
        s, _ = rules.start(QuickChance(seed))
        for step in range(70):
            if not rules.turn(s):
                break
            assert rules.restore(s.to_json()).to_json() == s.to_json()
            again, warnings = rules.position(s.to_json())
            assert again.to_json() == s.to_json()
            assert warnings == []
            seat = rules.turn(s)[-1]
            legal = rules.legal(s, seat)
            rules.play(s, seat, legal[step * 7 % len(legal)], QuickChance(step))


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"colour": 1}, "colour"),
    ({"hands": {"0": ["unicorn"]}}, "hands 0"),
    ({"hands": {"7": []}}, "hands 7"),
    ({"hands": 3}, "hands"),
    ({"board": {"bow": []}}, "board"),
    ({"board": {"port": [[]]}}, "board port 1"),
    ({"board": {"port": [["cow"]] * 60}}, "board port"),
    ({"timber": [99]}, "timber 0"),
    ({"rain": 6}, "rain"),
    ({"phase": "late"}, "phase"),
    ({"turn": 5}, "turn"),
    ({"offer": []}, "offer"),
    ({"offer": ["cow"] * 4}, "offer"),
    ({"ask": "dance"}, "ask"),
    ({"first": ["port", 9]}, "first"),
    ({"first": "port"}, "first"),
    ({"sure": {"0": ["cow"]}}, "sure 0"),
    ({"markers": {"0": {"fast": 1}}}, "markers 0"),
    ({"phase": "pets"}, "hands"),
    ({"stack": [["dance"]]}, "decision"),
]


@pytest.mark.parametrize(("position", "place"), WRONG)
def test_a_wrong_field_is_named(position: dict[str, Any], place: str) -> None:
    with pytest.raises(ValueError, match=re.escape(place)):
        Table(**position)


ODD: list[tuple[dict[str, Any], str]] = [
    ({"board": {"port": [["mammoth"]], "starboard": []}}, "warning-heel"),
    ({"hands": {"0": ["cow", "cow"]}}, "warning-cards"),
    ({"board": {"port": [["cow", "camel"]], "starboard": [["elephant"]]}}, "warning-cabin"),
    ({"timber": [20, 20, 20]}, "warning-timber"),
    ({"halves": {"0": {"provision": 1}}}, "warning-markers"),
    ({"offer": ["cow"]}, "warning-offer"),
    ({"rain": 3, "upper": 4}, "warning-stock"),
    ({"pets": {"0": "cow"}}, "warning-pets"),
]


@pytest.mark.parametrize(("position", "warning"), ODD)
def test_what_could_not_arise_is_taken_with_a_warning(position: dict[str, Any], warning: str) -> None:
    t = Table(**position)
    assert warning in t.warnings
    assert t.legal()
    for language in ("en.ftl", "zh-Hant.ftl"):
        assert f"\n{warning} = " in (games.folder("ark") / "text" / language).read_text("utf-8")


def test_a_question_in_the_middle_of_a_turn() -> None:
    second = Table(hands={"0": ["cow"]}, board={"port": [["horse"]], "starboard": [["camel"]]}, first=["port", 1])
    assert second.asked == "second"
    assert Table(ask="mark").legal() == ["mark heavy", "mark slow", "mark shy", "mark useful"]
    assert Table(ask="pick", offer=["cow"]).legal() == ["pick cow"]


def test_every_field_is_documented() -> None:
    text = DOCS.read_text("utf-8")
    assert [field for field in FIELDS if f"`{field}`" not in text] == []


def test_the_longest_ark_that_a_position_can_ask_for() -> None:
    """More cards than there are: nothing breaks, and no action leaves the range of its verb."""
    t = Table(
        hands={"0": ["snail"] * 6},
        board={"port": [["snail"]] * 55, "starboard": [["mouse"]] * 55},
        timber=[6, 0, 0],
        offer=["snail"] * 3,
    )
    assert t.clause("load snail port 56") is None
    for n in (56, 57):
        t.play(f"load snail port {n}")
        t.s.stack = Table().s.stack  # the turn begins anew
    last = t.rules.verbs()["load"][2].values[-1]
    assert t.s.counts[0] == last == 57
    assert f"load snail port {last}" in t.legal()
    assert not any("58" in action for action in t.legal())
