"""Cases for the judge alone: what is read in them, and what becomes of who is dislodged."""

from __future__ import annotations

from typing import Any

import pytest

from support import clause
from yiqi.games.sanguo.case import adjudicate

TWO = {
    "adj": {"1": [2], "2": [3]},
    "units": {"A1": {"kind": "A", "owner": "P", "prov": 1}, "L3": {"kind": "L", "owner": "P", "prov": 3}},
}


def judged(**more: Any) -> dict[str, Any]:
    """The answer for an army in 1 and its leader in 3, of 1-2-3."""
    return adjudicate({**TWO, **more})


@clause("sanguo orders.7")
def test_of_two_orders_in_a_text_the_first_counts_also_if_it_is_to_hold() -> None:
    assert judged(text_orders=["A1 H", "A1->2"])["after"] == {"A1": 1, "L3": 3}
    assert judged(text_orders=["A1->2", "A1 H"])["after"] == {"A1": 2, "L3": 3}


@pytest.mark.parametrize("text", ["A1 R 2", "A1 A", "A1 D", "-A 1", "WAR wei", "A9->2", "A1 2"])
def test_what_is_no_order_of_units_is_told(text: str) -> None:
    found = judged(text_orders=["L3->2", text])
    assert (found["unread"], found["results"]) == ([text], {"A1": "held", "L3": "moved"})


def test_provinces_of_three_digits() -> None:
    army = {"A100": {"kind": "A", "owner": "P", "prov": 100}}
    found = adjudicate({"adj": {"100": [999]}, "units": army, "text_orders": ["A100->999"]})
    assert found["after"] == {"A100": 999}


def test_a_province_without_neighbours_is_a_province() -> None:
    found = adjudicate({"adj": {"1": []}, "units": {"A1": TWO["units"]["A1"]}, "text_orders": ["A1->2"]})
    assert found["why"] == {"A1": {"key": "not-adjacent", "own": 0, "other": 0}}


@clause("sanguo kingdom.1")
def test_a_kingdom_one_is_neutral_to_is_not_open() -> None:
    gate: dict[str, Any] = {"kingdom": {"2": "wei"}, "live_kingdoms": ["wei"], "text_orders": ["A1->2"]}
    for rel, result in (
        ({}, "void"), ({"@wei|P": "neutral"}, "void"), ({"@wei|P": "war"}, "moved"), ({"P|@wei": "war"}, "moved"),
    ):  # fmt: skip
        assert judged(**gate, rel=rel)["results"]["A1"] == result


@clause("sanguo defend.3")
def test_a_home_of_somebody_who_has_no_unit() -> None:
    assert judged(home=[["Q", 2]])["results"] == {"A1": "held", "L3": "held"}


@clause("sanguo retreat.11")
def test_who_is_told_nothing_retreats_by_himself_to_an_own_resource_first() -> None:
    case = {
        "adj": {"1": [2], "2": [3, 4, 5]},
        "units": {"A1": TWO["units"]["A1"], "L2": {"kind": "L", "owner": "Q", "prov": 2}},
        "text_orders": ["A1->2"],
    }
    assert adjudicate(case)["retreats"] == {}
    for owned, given, place in (({}, None, 3), ({"4": "Q"}, None, 4), ({"5": "P"}, None, 3), ({"4": "Q"}, 5, 5)):
        found = adjudicate({**case, "res_owner": owned, "retreat_orders": {"L2": given}})
        assert (found["retreats"], found["after"]["L2"]) == ({"L2": "retreated"}, place)
    found = adjudicate({**case, "retreat_orders": {"L2": 1}})
    assert (found["retreats"], found["after"]["L2"]) == ({"L2": "refused"}, 3)


@clause("sanguo retreat.7")
def test_a_leader_and_an_army_that_come_from_two_provinces_close_both() -> None:
    case: dict[str, Any] = {"adj": {"2": [1, 3, 4, 5]}, "units": {}, "text_orders": ["A1->2", "L3->2", "A4 S L3->2"]}
    for kind, owner, prov in (("A", "P", 1), ("L", "P", 3), ("A", "P", 4), ("M", "Q", 2)):
        case["units"][f"{kind}{prov}"] = {"kind": kind, "owner": owner, "prov": prov}
    found = adjudicate(case)
    assert (found["after"], found["options"]) == ({"A1": 2, "L3": 2, "A4": 4}, {"M2": [5]})


@clause("sanguo retreat.6")
def test_one_of_two_own_units_without_another_way_is_disbanded() -> None:
    case: dict[str, Any] = {"adj": {"1": [2], "3": [4], "5": [2, 4]}, "units": {}, "text_orders": ["A1->2", "A3->4"]}
    for kind, owner, prov in (("A", "P", 1), ("A", "P", 3), ("M", "Q", 2), ("M", "Q", 4)):
        case["units"][f"{kind}{prov}"] = {"kind": kind, "owner": owner, "prov": prov}
    assert adjudicate({**case, "retreat_orders": {"M4": 5}})["retreats"] == {"M2": "disbanded", "M4": "retreated"}


@clause("sanguo retreat.4", "sanguo retreat.5b")
def test_a_militia_is_disbanded_by_choice_and_an_army_is_not() -> None:
    for kind, told, result, after in (
        ("M", "disband", "disbanded", None),
        ("M", None, "disbanded", None),
        ("A", "disband", "refused", 4),
        ("A", None, "retreated", 4),
    ):
        case = {
            "adj": {"2": [1, 3, 4]},
            "units": {
                "A1": TWO["units"]["A1"],
                "A3": {"kind": "A", "owner": "P", "prov": 3},
                "X": {"kind": kind, "owner": "Q", "prov": 2},
            },
            "text_orders": ["A1->2", "A3 S A1->2"],
            "retreat_orders": {"X": told},
        }
        found = adjudicate(case)
        assert (found["retreats"], found["after"].get("X")) == ({"X": result}, after)
