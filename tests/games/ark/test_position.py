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
    ({"stack": [[["turn"], 0]]}, "expected a decision"),
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
    ({"stack": []}, "stack"),
    ({"stack": [["next"]]}, "stack"),
    ({"stack": [["second", "x"]]}, "second"),
    ({"first": [["port"], 1]}, "first"),
    ({"first": {"x": {}}}, "first"),
    ({"stack": [["second", 0]]}, "stack"),
    ({"stack": [["pets", 1]]}, "stack"),
    ({"hand": {"0": ["cow"]}, "hands": {}}, "hands: expected this field once"),
    ({"port": [["cow"]], "board": {}}, "port: expected this field once"),
    ({"players": [{"hand": "cow"}, {}, {}], "hands": {}}, "hands: expected this field once"),
    ({"players": [{"hair": "red"}, {}, {}]}, "players 0 hair"),
    ({"players": 4}, "seats"),
    ({"markers": {"0": {"heavy": 1.25}}}, "markers 0"),
    ({"markers": {"heavy": 5}}, "markers"),
    ({"pets_chosen": "no"}, "pets_chosen"),
    ({"stock": {"cow": -1}}, "stock cow"),
    ({"board": [1]}, "board"),
    ({"board": {"port": {"x": []}}}, "board port"),
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
    ({"board": {"port": [["cow"]]}, "heel": 0}, "warning-weights"),
    ({"phase": "end", "rain": 3}, "warning-rain"),
    ({"rain": 3, "pets_chosen": False}, "warning-rain"),
    ({"phase": "end", "timber": [0, 1, 1]}, "warning-turn"),
    ({"phase": "end", "passed": [0]}, "warning-turn"),
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


def test_at_the_end_of_a_turn_with_a_question_the_row_is_filled() -> None:
    t = Table(ask="pick", offer=["cow", "dog", "cat"], upper=9)
    t.play("pick dog", "lion")
    assert (t.offer(), t.turn) == (["cow", "cat", "lion"], (1,))


def test_with_two_rains_the_pets_were_chosen() -> None:
    """In no turn can the second rain have been seen before and the pets be still to come."""
    t = Table(hands=[["cow"], ["dog"], ["cat"]], rain=2, offer=["hay"] * 3)
    t.play("take hay", "rain", "lion", "tiger")
    assert (t.s.rain, t.asked, t.turn) == (3, "turn", (1,))


def test_a_match_that_is_over_is_scored() -> None:
    t = Table(phase="over", markers=[[2], [1], [1]], timber=[1, 2, 3], hands=[["cow"], [], ["hay"]])
    assert t.turn == ()
    scores = t.rules.scores(t.s)
    assert scores is not None
    assert scores.totals == (11, 6, 7)


SAME: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"players": 3, "Hand": {"0": ["cow"]}}, {"hands": {"0": ["cow"]}}),
    ({"hands": {"seat 1": "Polar Bear, 乳牛"}}, {"hands": {"1": ["polar_bear", "cow"]}}),
    ({"hands": {"2": {"grain": 2}}}, {"hands": [[], [], ["grain", "grain"]]}),
    ({"hands": ["cow sheep", "polar-bear", []]}, {"hands": [["cow", "sheep"], ["polar_bear"], []]}),
    ({"port": ["cow sheep", ["snail"]]}, {"board": {"port": [["cow", "sheep"], ["snail"]]}}),
    (
        {"board": {"左舷": {"1": "cow", "2": "snail"}, "right": [["dog"]]}},
        {"board": {"port": [["cow"], ["snail"]], "starboard": [["dog"]]}},
    ),
    ({"row": "dog cat hay", "deck": {"cow": 2}}, {"offer": ["dog", "cat", "hay"], "stock": ["cow", "cow"]}),
    ({"timber": 2}, {"timber": [2, 2, 2]}),
    ({"timber": {"1": 2}}, {"timber": [4, 2, 4]}),
    ({"current": "seat 1"}, {"turn": 1}),
    ({"markers": {"heavy": [1, 0, 2], "存糧": {"2": 1}}}, {"markers": [[1], [], [2, 0, 0, 0, 1]]}),
    ({"markers": {"0": {"heavy": 2.5}}}, {"markers": {"0": {"heavy": 1}}, "halves": {"0": {"heavy": 1}}}),
    ({"phase": "final", "passed": [False, True, True]}, {"phase": "end", "passed": [1, 2]}),
    ({"port": [["cow"]], "first": "port 1"}, {"board": {"port": [["cow"]]}, "first": ["port", 1]}),
    ({"port": [["cow"]], "first": {"side": "left", "cabin": 1}}, {"board": {"port": [["cow"]]}, "first": ["port", 1]}),
    (
        {"players": [{"name": "Ann", "hand": "cow", "pet": "dog"}, {"timber": 1, "markers": {"shy": 1.5}}, {}]},
        {"hands": {"0": ["cow"]}, "pets": {"0": "dog"}, "timber": [4, 1, 4], "halves": {"1": {"shy": 1}}},
    ),
    ({"hands": {"0": ["cow"]}, "sure": {"0": ["cow"]}}, {"hands": [["cow"]], "known": [["cow"]], "sure": [["cow"]]}),
]


@pytest.mark.parametrize(("written", "meant"), SAME)
def test_other_ways_of_writing_the_same(written: dict[str, Any], meant: dict[str, Any]) -> None:
    rules = games.rules("ark", 3)
    before = repr(written)
    assert rules.position(written)[0].to_json() == rules.position(meant)[0].to_json()
    assert repr(written) == before, "what is given stays as it is"


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
