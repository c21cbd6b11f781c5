"""Positions as JSON: defaults, what is refused by field, what is read back (docs/position-world.md)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from world_table import at, has, names, rules_of

from yiqi.core.chance import QuickChance
from yiqi.core.edition import canonical
from yiqi.core.laws import offers, secret, turns
from yiqi.games.world.position import FIELDS, TURN_FIELDS
from yiqi.games.world.state import State

DOCS = Path(__file__).parents[3] / "docs" / "position-world.md"


ROMANS = {"epoch": 3, "held": {"0": "romans"}, "armies": {"0": {"crete": "romans"}}}


def read(**position: Any) -> tuple[Any, State, list[str]]:
    rules = rules_of(3)
    s, warnings = rules.position(position)
    return rules, s, warnings


def test_an_empty_position_is_a_turn_of_the_first_empire() -> None:
    rules, s, warnings = read()
    assert (rules.turn(s), rules.ask(s, 0).key, warnings) == ((0,), "expand", [])
    assert (rules.view(s, 0).empire, s.pool) == ("sumeria", 4)
    assert rules.legal(s, 0) == [("end",)]


def test_the_example_of_the_page() -> None:
    found = re.search(r"```json\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert found is not None
    rules, s, warnings = read(**json.loads(found[1]))
    assert warnings == []
    assert (names(s.active), s.pool, s.points) == ("northern_apennines southern_apennines", 12, [41, 52, 38])
    assert has(s.armies[0], "crete") and s.unit[at("crete")] & 7 == 1
    assert s.fleets.bit_count() == 4 and ("army", "pindus") in rules.legal(s, 0)
    assert rules.view(s, 0).hand == ("leader", "disaster")


def test_what_goes_by_seat_is_an_object_or_a_list() -> None:
    for points in ({"1": 40}, [0, 40, 0]):
        assert read(points=points)[1].points == [0, 40, 0]


HELD = {"0": "romans", "1": "sassanids", "2": "macedonia"}


def test_by_default_those_whose_empire_comes_before_had_their_turn_and_showed_it() -> None:
    rules, s, _ = read(epoch=3, held=HELD, turn=0, points=[40, 40, 40])
    assert [bool(s.played >> seat & 1) for seat in range(3)] == [False, False, True]
    rules.play(s, 0, ("end",), QuickChance(1))
    assert s.seat == 1
    # equal totals: the weaker empire of this epoch draws first in the next
    for more in ({}, {"played": [1, 2]}):
        rules, s, _ = read(epoch=3, held={**HELD, "1": "hsiung_nu"}, turn=0, points=[40, 40, 40], **more)
        rules.play(s, 0, ("end",), QuickChance(1))
        assert (s.epoch, s.order) == (4, (1, 2, 0))
    _, s, _ = read(epoch=3, held=HELD, turn=0, played=[])
    assert s.played == 0
    _, s, _ = read(epoch=3, held=HELD, turn=0, ruled={"0": ["romans"]})
    assert [len(ruled) for ruled in s.ruled] == [1, 0, 0]


def test_a_list_of_lands_of_the_seat_in_turn_is_its_empire() -> None:
    lands = ["crete", "morea"]
    _, s, _ = read(epoch=3, held={"0": "romans"}, armies={"0": lands, "1": ["levant"]}, turn=0)
    assert (names(s.active), s.pool, s.unit[at("crete")] & 7) == ("crete morea", 18, 3)
    _, s, _ = read(epoch=3, held={"0": "romans"}, armies={"0": lands}, turn={"seat": 0, "active": ["crete"]})
    assert names(s.active) == "crete" and s.unit[at("morea")] >> 3 != s.force
    # before its turn it has none
    _, s, _ = read(epoch=3, held={"0": "romans"}, armies={"0": lands}, ask="events")
    assert s.active == 0


def test_events_in_use_do_what_they_do_unless_it_is_said() -> None:
    _, s, _ = read(**ROMANS, turn={"seat": 0, "named": ["leader", "treachery"]})
    assert (s.dice, s.dice_until, s.treachery) == (3, 99, 1)
    _, s, _ = read(**ROMANS, turn={"seat": 0, "named": ["leader", "treachery"], "treachery": 0})
    assert (s.dice, s.treachery) == (3, 0)
    rules, s, _ = read(**ROMANS, ask="events", turn={"seat": 0, "named": ["weaponry"]})
    rules.play(s, 0, ("begin",), QuickChance(1))
    assert s.bonus == 1


def test_every_field_is_documented() -> None:
    text = DOCS.read_text("utf-8")
    assert [field for field in (*FIELDS, *TURN_FIELDS) if f"`{field}`" not in text] == []


def test_positions_of_a_match_are_read_back() -> None:
    for seats, options in ((3, {"passing": "any", "markers": "yes"}), (6, {})):
        rules = rules_of(seats, **options)
        chance, random = QuickChance(seats), Random(seats)
        s, _ = rules.start(chance)
        while rules.turn(s):
            seat = rules.turn(s)[0]
            rules.play(s, seat, random.choice(rules.legal(s, seat)), chance)
            again = rules.restore(json.loads(json.dumps(s.to_json())))
            assert canonical(again.to_json()) == canonical(s.to_json())
            assert rules.pieces(again) == rules.pieces(s)
            assert (again.frontier, again.routes) == (s.frontier, s.routes) or not s.base
            if s.stack:
                assert rules.legal(again, rules.turn(s)[0]) == rules.legal(s, rules.turn(s)[0])


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"colour": 1}, "colour"),
    ({"seats": 5}, "seats: expected 3"),
    ({"epoch": 0}, "epoch"),
    ({"epoch": True}, "epoch"),
    ({"order": [0, 1]}, "order"),
    ({"played": [3]}, "played"),
    ({"armies": {"7": []}}, "armies"),
    ({"armies": {"0": ["atlantis"]}}, "armies 0"),
    ({"armies": {"0": ["siberia"]}}, "armies 0: expected lands that are not barren"),
    ({"armies": {"0": ["crete"], "1": ["crete"]}}, "armies 1"),
    ({"armies": {"0": {"crete": "atlanteans"}}}, "armies 0 crete"),
    ({"armies": {"0": {"crete": "romans 9"}}}, "armies 0 crete"),
    ({"capitals": "crete"}, "capitals"),
    ({"held": {"0": "romans"}}, "held 0"),
    ({"held": {"0": "egypt", "1": "egypt"}}, "held 1"),
    ({"points": [1, 2]}, "points"),
    ({"points": {"0": -1}}, "points 0"),
    ({"turn": -1}, "turn seat: expected whose turn it is"),
    ({"turn": {"fleets": [None]}}, "turn fleets"),
    ({"scored": [[0, 1]]}, "scored"),
    ({"hands": {"0": ["leader"] * 6}}, "hands 0: expected no more of a card"),
    ({"hands": {"0": ["luck"]}}, "hands 0"),
    ({"drawn": {"0": [6, 6]}}, "drawn 0"),
    ({"turn": {"weather": 1}}, "weather"),
    ({"turn": {"seat": 3}}, "turn seat"),
    ({"turn": {"pool": -1}}, "turn pool"),
    ({"turn": {"active": ["crete"]}}, "turn active"),
    ({**ROMANS, "turn": {"fleets": ["styx"]}}, "turn fleets"),
    ({**ROMANS, "turn": {"force": "rebels"}}, "turn force"),
    ({"epoch": 3, "held": {"0": "romans"}, "armies": {"0": {"crete": "romans"}}, "ask": "monument"}, "ask"),
    ({"battles": [[0, 1]]}, "battles"),
    ({"ask": "dance"}, "ask"),
    ({"stack": 5}, "stack: expected a list"),
    ({"stack": [[[]]]}, "stack: expected decisions"),
    ({"stack": [["dance"]]}, "expected a decision"),
    ({"stack": [["expand", 3]]}, "stack expand"),
    ({"turn": {"seat": 1}, "stack": [["expand", 0]]}, "stack: expected a question"),
    ({"stack": [["draft", 0, 0, 40]]}, "stack draft"),
    ({"stack": [["disaster", 0, 0]]}, "stack disaster"),
    ({"stack": [["march", 0, -1, 3]]}, "stack march"),
]


@pytest.mark.parametrize(("position", "place"), WRONG)
def test_a_wrong_field_is_named(position: dict[str, Any], place: str) -> None:
    with pytest.raises(ValueError, match=re.escape(place)):
        read(**position)


ODD: list[tuple[dict[str, Any], str]] = [
    ({"capitals": ["crete"], "cities": ["crete"]}, "warning-built"),
    ({"forts": ["crete"]}, "warning-forts"),
    ({"hands": {"0": ["leader"] * 5 + ["weaponry"] * 5 + ["disaster"]}}, "warning-hands"),
]


@pytest.mark.parametrize(("position", "warning"), ODD)
def test_what_could_not_arise_is_taken_with_a_warning(position: dict[str, Any], warning: str) -> None:
    rules, s, warnings = read(**position)
    assert warning in warnings and warning in rules.keys()  # noqa: SIM118
    assert rules.legal(s, 0)


SCALARS = st.none() | st.booleans() | st.integers(-3, 130) | st.text(max_size=4)
KEYS = st.sampled_from([*"0123", "seat", "force", "pool", "fleets", "active", "crete", "leader"])
WORDS = st.sampled_from(["crete", "romans", "egypt", "leader", "expand", "draft", "raid", "uprising", "next", "march"])
JUNK = st.recursive(
    SCALARS | WORDS, lambda inner: st.lists(inner, max_size=6) | st.dictionaries(KEYS, inner, max_size=4)
)


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.dictionaries(st.sampled_from(FIELDS), JUNK, max_size=6))
def test_junk_is_refused_without_a_traceback(position: dict[str, Any]) -> None:
    rules = rules_of()
    try:
        s, _ = rules.position(position)
    except ValueError:
        return
    assert rules.restore(s.to_json()).to_json() == s.to_json()


FRAME = st.sampled_from(
    ["draft", "half", "march", "monument", "raid", "uprising", "crusade", "migrants", "plague_areas", "expand",
     "events", "disaster", "astronomy", "reallocation", "next", "finish", "builds", "campaign", "minor_end"]
)  # fmt: skip


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(st.tuples(FRAME, st.lists(st.integers(-1, 40), min_size=1, max_size=5)), max_size=3), st.integers(1, 7))
def test_any_stack_is_refused_or_can_be_asked(stack: list[tuple[str, list[int]]], epoch: int) -> None:
    rules = rules_of()
    lands = {"0": ["crete", "levant"], "1": ["palestine", "dalmatia"]}
    try:
        s, _ = rules.position(
            {"epoch": epoch, "armies": lands, "turn": {"seat": 0}, "stack": [[name, *row] for name, row in stack]}
        )
    except ValueError:
        return
    assert [*turns(rules, s)] == [] or not s.stack
    for seat in range(3):
        assert [*offers(rules, s, seat, lambda clause: True)] == []
        assert [*secret(rules, s, seat, Random(1))] == []
