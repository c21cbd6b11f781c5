"""Positions as JSON: defaults, what is refused by field, what is read back (docs/position-sanguo.md)."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from yiqi import games
from yiqi.core.chance import QuickChance
from yiqi.core.edition import canonical
from yiqi.core.laws import secret, turns
from yiqi.games.sanguo.position import FIELDS
from yiqi.games.sanguo.state import State

UNITS = {"0": ["l8", "a8", "m6"], "1": ["l17"], "2": ["l50", "a53"], "3": ["l30", "m31"]}


def read(**position: Any) -> tuple[Any, State, list[str]]:
    rules = games.rules("sanguo", 4)
    s, warnings = rules.position(position)
    return rules, s, warnings


def test_an_empty_position_is_the_first_to_place() -> None:
    rules, s, warnings = read()
    assert (rules.turn(s), rules.ask(s, 0).key, warnings) == ((0,), "settle", [])
    assert s.leader == [0, -1, -1, -1]
    chance = QuickChance(3)
    while s.stack[-1].name != "talk":
        seat = rules.turn(s)[0]
        rules.play(s, seat, rules.legal(s, seat)[0], chance)
    assert sorted(s.leader) == [0, 1, 2, 4]


def test_units_are_enough_for_a_phase_of_orders() -> None:
    rules, s, _ = read(units=UNITS)
    assert (rules.turn(s), rules.ask(s, 0).key) == ((0, 1, 2, 3), "write")
    assert (s.owner[8], s.owner[6], s.owner[53], s.owner[17]) == (0, 0, 2, -1), "who stands in a resource owns it"
    assert rules.view(s, 0).players[0].relations == ("neutral", "alliance", "neutral", "neutral"), "brothers are allied"
    assert (s.year, s.season, s.capital) == (1, 0, [0] * 4)


def test_what_goes_by_seat_is_an_object_or_a_list() -> None:
    leaders = ["cao_cao", "lu_bu", "liu_bei", "sun_quan"]
    _, one, _ = read(units=UNITS, leaders=leaders)
    _, two, _ = read(units=list(UNITS.values()), leaders={str(seat): name for seat, name in enumerate(leaders)})
    assert one.to_json() == two.to_json()


def test_who_has_no_leader_on_the_map_is_out() -> None:
    rules, s, _ = read(units={"0": ["L8"], "2": ["L50"]}, ask="talk", season="autumn")
    assert rules.turn(s) == (0, 2)
    assert [player.fallen for player in rules.view(s, None).players] == [False, True, False, True]
    _, over, _ = read(units=UNITS, ask="over")
    assert over.stack == []


@pytest.mark.parametrize("ask", ["talk", "write", "retreat", "build"])
def test_each_phase_can_be_asked_for(ask: str) -> None:
    rules, s, _ = read(units=UNITS, ask=ask, dislodged=[[1, 1, 20, 19, 0]] if ask == "retreat" else [])
    assert rules.ask(s, 1).key == ask
    assert rules.restore(s.to_json()).to_json() == s.to_json()


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"colour": 1}, "colour"),
    ({"seats": 5}, "seats: expected 4"),
    ({"year": 0}, "year"),
    ({"season": "winter"}, "season"),
    ({"leaders": ["cao_cao"]}, "leaders"),
    ({"leaders": ["cao_cao", "cao_cao", "", ""]}, "leaders: expected each leader once"),
    ({"leaders": ["ma_chao", "", "", ""]}, "leaders: expected one of those in play"),
    ({"leaders": ["guan_yu", "", "", ""]}, "leaders 0"),
    ({"units": {"7": []}}, "units 7"),
    ({"units": {"0": ["x8"]}}, "units 0"),
    ({"units": {"0": ["a99"]}}, "units 0"),
    ({"units": {"0": [3]}}, "units 0"),
    ({"units": {"0": ["a8", "m8"]}}, "units 0: expected one army or militia a province"),
    ({"abroad": [8], "units": UNITS}, "abroad"),
    ({"gone": [9]}, "gone"),
    ({"capitals": [99]}, "capitals 0"),
    ({"owned": {"0": [0]}}, "owned 0"),
    ({"resources": ["8"]}, "resources"),
    ({"relations": {"0|9": "war"}}, "relations 0|9"),
    ({"relations": {"0|1": "love"}}, "relations 0|1"),
    ({"relations": [["war"] * 4] * 4}, "relations: expected neutral between a seat and itself"),
    ({"hostile": {"0": ["han"]}}, "hostile 0"),
    ({"hostile": {"0": 8}}, "hostile 0"),
    ({"units": UNITS, "sheets": {"0": [["a8", "move", "none", 58]]}}, "sheets 0"),
    ({"units": UNITS, "sheets": {"0": [["a8", "fly", "none", 5]]}}, "sheets 0"),
    ({"sent": {"0": 7}}, "sent 0"),
    ({"qualified": [4]}, "qualified 0"),
    ({"masks": {"committed": 16}}, "masks committed"),
    ({"masks": {"hats": 1}}, "masks"),
    ({"units": UNITS, "masks": {"committed": 15}}, "units"),
    ({"victory": 7}, "victory"),
    ({"dislodged": [[0, 1, 99, 8, 0]]}, "dislodged 0"),
    ({"proposals": [[0, 1, "gift", "none", "none", 0, 0]]}, "proposals 0"),
    ({"last": [[0, "a8"]]}, "last 0"),
    ({"units": UNITS, "ask": "dance"}, "ask"),
    ({"stack": [["dance"]]}, "stack"),
    ({"stack": [["write", 1], ["talk", 1]]}, "stack"),
    ({"stack": [["write", 16]]}, "stack"),
    ({"stack": [["settle", [0, 1], 0]]}, "stack"),
    ({"stack": [["settle", [0, 1, 2, 3], 2]]}, "stack"),
    ({"stack": 5}, "stack"),
]


@pytest.mark.parametrize(("position", "place"), WRONG)
def test_a_wrong_field_is_named(position: dict[str, Any], place: str) -> None:
    with pytest.raises(ValueError, match=re.escape(f"position, {place}")):
        read(**position)


ODD: list[tuple[dict[str, Any], str]] = [
    ({"units": {"0": ["l8", *[f"m{n}" for n in range(1, 9)]], "1": ["l17"]}, "owned": {}}, "warning-units"),
    ({"units": {"0": ["l8"], "1": ["a17"], "2": ["l50"]}}, "warning-leaders"),
    ({"units": UNITS, "relations": {"0|2": "civil"}}, "warning-relations"),
]


@pytest.mark.parametrize(("position", "warning"), ODD)
def test_what_could_not_arise_is_taken_with_a_warning(position: dict[str, Any], warning: str) -> None:
    rules, s, warnings = read(**position)
    assert warning in warnings and warning in rules.keys()  # noqa: SIM118
    assert rules.legal(s, 0)


SCALARS = st.none() | st.booleans() | st.integers(-3, 130) | st.floats() | st.text(max_size=5)
KEYS = st.sampled_from([*"0123", "6", "0|1", "committed", "razing", "winners"])
WORDS = st.sampled_from(["l8", "a8", "m6", "l50", "a17", "write", "talk", "settle", "recruit", "cao_cao", "wei", "war"])
JUNK = st.recursive(
    SCALARS | WORDS, lambda inner: st.lists(inner, max_size=6) | st.dictionaries(KEYS, inner, max_size=4)
)


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.dictionaries(st.sampled_from(FIELDS), JUNK, max_size=6), st.integers(3, 6))
def test_junk_is_refused_without_a_traceback(position: dict[str, Any], seats: int) -> None:
    rules = games.rules("sanguo", seats)
    try:
        s, _ = rules.position(position)
    except ValueError as error:
        assert str(error).startswith("position, ")
    else:
        assert rules.restore(s.to_json()).to_json() == s.to_json()


def wild(random: Random, seats: int) -> dict[str, Any]:
    """A position nobody would set up: units, owners and relations anywhere."""
    places = random.sample(range(1, 59), 40)
    return {
        "units": {
            str(seat): [
                f"l{places.pop()}",
                *(f"{random.choice('am')}{places.pop()}" for _ in range(random.randrange(6))),
            ]
            for seat in range(seats)
            if random.random() < 0.9
        },
        "owned": {str(seat): random.sample(range(1, 59), random.randrange(8)) for seat in range(seats)},
        "relations": {
            f"{one}|{two}": random.choice(["war", "neutral", "alliance"])
            for one in range(seats)
            for two in range(one)
            if random.random() < 0.5
        },
        "hostile": [random.randrange(8) for _ in range(seats)],
        "capitals": [random.randrange(59) for _ in range(seats)],
        "year": random.randrange(1, 12),
        "season": random.choice(["spring", "autumn"]),
        "ask": random.choice(["talk", "write", "write", "build"]),
    }


@pytest.mark.parametrize("part", range(2))
def test_any_position_that_is_read_can_be_played(part: int) -> None:
    for seed in range(12 * part, 12 * part + 12):
        random = Random(seed)
        seats = random.randint(3, 6)
        rules = games.rules("sanguo", seats, games.draw_options("sanguo", seats, random))
        try:
            s, _ = rules.position(wild(random, seats))
        except ValueError as error:
            assert str(error).startswith("position, "), error
            continue
        pieces, chance = rules.pieces(s), QuickChance(seed)
        for step in range(60):
            data = s.to_json()
            assert canonical(rules.restore(data).to_json()) == canonical(data)
            assert rules.pieces(s) == pieces
            assert [*turns(rules, s)] == []
            if step % 20 == 0:
                assert [line for seat in (None, 0) for line in secret(rules, s, seat, random)] == []
            waited = rules.turn(s)
            if not waited:
                break
            seat = waited[-1]
            a = random.choice(rules.legal(s, seat)) if random.random() < 0.8 else rules.idle(s, seat)
            rules.play(s, seat, a, chance)
