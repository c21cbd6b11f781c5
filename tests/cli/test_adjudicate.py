"""`adjudicate`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from yiqi import games
from yiqi.games.sanguo.game import GAME

CASES = Path(__file__).parents[1] / "games" / "sanguo" / "cases.json"
ARMY = {"adj": {"1": [2]}, "units": {"A1": {"kind": "A", "owner": "P", "prov": 1}}}
FIGHT = {
    "adj": {"1": [2], "2": [3]},
    "units": {
        "A1": {"kind": "A", "owner": "Wei", "prov": 1},
        "M3": {"kind": "M", "owner": "Wei", "prov": 3},
        "A2": {"kind": "A", "owner": "Shu", "prov": 2},
    },
    "text_orders": ["A1->2", "M3 S A1->2", "A2 H"],
}


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch):
    """The game may not be on the shelf yet."""
    if "sanguo" not in games.ids():
        monkeypatch.setitem(games._added, "sanguo", (GAME, Path(games.__file__).parent / "sanguo"))


def test_a_case_from_standard_input(yiqi):
    found = yiqi("adjudicate", "--json", given=json.dumps(FIGHT)).json
    assert found["results"] == {"A1": "moved", "M3": "given", "A2": "held"}
    assert found["dislodged"] == ["A2"] and found["options"] == {"A2": []} and found["retreats"] == {"A2": "disbanded"}
    assert found["after"] == {"A1": 2, "M3": 3} and found["why"] == {} and "unlike" not in found
    pairs = {"A1": (3, 2), "M3": (1, 0), "A2": (2, 3)}
    assert found["strengths"] == {name: {"own": own, "other": other} for name, (own, other) in pairs.items()}


def test_a_case_for_people(yiqi, tmp_path):
    path = tmp_path / "case.json"
    path.write_text(json.dumps({**FIGHT, "text_orders": ["A1->2", "nonsense"]}))
    said = yiqi("adjudicate", str(path))
    assert said.status == 0
    assert said.out == "A1: bounced, 2 against a defence of 2\nM3: held\nA2: held, 2 against 2\n? nonsense\n"
    path.write_text(json.dumps(FIGHT))
    assert yiqi("adjudicate", str(path)).out.startswith("A1: moved, 3 against 2\nM3: support given, it counts 1\n")
    path.write_text(json.dumps({**FIGHT, "text_orders": ["A1->2"]}))
    assert "2 對防守 2" in yiqi("adjudicate", str(path), "--language", "zh-Hant").out


def test_all_cases_come_out_as_they_expect(yiqi):
    said = yiqi("adjudicate", str(CASES), "--json")
    assert said.status == 0
    assert len(said.json) == 186 and all(found["unlike"] == {} for found in said.json)
    assert "# DATC 6.E.12" in yiqi("adjudicate", str(CASES)).out


def test_what_comes_out_otherwise_is_told(yiqi):
    case = {**FIGHT, "expect": {"results": {"A1": "bounced", "M3": "given"}, "dislodged": []}}
    said = yiqi("adjudicate", "--json", given=json.dumps(case))
    assert said.status == 1
    assert said.json["unlike"] == {"results": {"A1": "moved"}, "dislodged": ["A2"]}


def test_lists_are_compared_in_whatever_order(yiqi):
    case = {**FIGHT, "adj": {**FIGHT["adj"], "2": [3, 4, 5]}, "expect": {"options": {"A2": [5, 4]}}}
    assert yiqi("adjudicate", "--json", given=json.dumps(case)).json["unlike"] == {}
    case["expect"]["options"]["A2"] = [5]
    assert yiqi("adjudicate", "--json", given=json.dumps(case)).json["unlike"] == {"options": {"A2": [4, 5]}}


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ("", ["JSON"]),
        ("[" * 100_000, ["JSON"]),
        ("7", ["object"]),
        ("[[1]]", ["case 1", "object"]),
        ("{}", ["adj"]),
        ('{"adj": 3}', ["adj", "table"]),
        ('{"adj": {"1": 2}}', ["adj 1", "list"]),
        ('{"adj": {"1": [1000]}}', ["adj 1", "999"]),
        (json.dumps({**ARMY, "units": {"X": {"kind": "X"}}}), ["units X", "kind"]),
        (json.dumps({**ARMY, "units": {"A9": {"kind": "A", "owner": "P", "prov": 9}}}), ["units A9", "adj"]),
        (json.dumps({**ARMY, "units": {n: {"kind": "M", "owner": "P", "prov": 1} for n in "ab"}}), ["units b", "one"]),
        (json.dumps({**ARMY, "orders": {"A2": {"t": "hold"}}}), ["orders", "A2"]),
        (json.dumps({**ARMY, "orders": {"A1": {"t": "fly"}}}), ["orders A1", "fly"]),
        (json.dumps({**ARMY, "text_orders": "A1->2"}), ["text_orders", "list"]),
        (json.dumps({**ARMY, "rel": {"P": "war"}}), ["rel P"]),
        (json.dumps({**ARMY, "opts": {"stack_min": True}}), ["opts", "stack_max"]),
        (json.dumps({**ARMY, "opts": {"stack_max": 1}}), ["opts stack_max", "true"]),
        (json.dumps({**ARMY, "home": [["P"]]}), ["home"]),
        (json.dumps({**ARMY, "live_kingdoms": "wei", "kingdom": {"1": "wei"}}), ["live_kingdoms", "list"]),
        (json.dumps({**ARMY, "expect": 3}), ["expect", "object"]),
        ('{"adj": {"1": [2], "1": [3]}, "units": {}}', ["'1'", "once"]),
        ('{"adj": {"1": [1]}}', ["adj 1", "other provinces"]),
        (json.dumps({**ARMY, "units": {"A1": {"kind": "A", "owner": 5, "prov": 1}}}), ["units A1 owner", "name"]),
        (
            json.dumps({**ARMY, "units": {n: {"kind": "L", "owner": "P", "prov": 1} for n in "ab"}}),
            ["units b", "one leader"],
        ),
        (
            json.dumps({**ARMY, "units": {n: {"kind": n, "owner": f"P{n}", "prov": 1} for n in "AL"}}),
            ["units L", "one player"],
        ),
        (json.dumps({**ARMY, "orders": {"A1": {"t": "move"}}}), ["orders A1 to", "province"]),
        (json.dumps({**ARMY, "orders": {"A1": {"t": "support", "unit": 5}}}), ["orders A1", "supported"]),
        (json.dumps({**ARMY, "rel": {"@wei|P": "alliance"}}), ["rel @wei|P", "neutral, war"]),
        (json.dumps({**ARMY, "opts": {"unit_strength": 0}}), ["opts unit_strength", "1 to 99"]),
        (json.dumps({**ARMY, "kingdom": {"1": ["wei"]}, "live_kingdoms": ["wei"]}), ["kingdom 1", "name"]),
        (json.dumps({**ARMY, "retreat_orders": {"A7": 2}}), ["retreat_orders", "A7"]),
        (json.dumps({**ARMY, "retreat_orders": {"A1": "there"}}), ["retreat_orders A1", "province"]),
    ],
)
def test_cases_that_cannot_be_read(yiqi, given, words):
    yiqi("adjudicate", given=given).refused(*words)


def test_a_file_that_is_no_text(yiqi, tmp_path):
    path = tmp_path / "case.json"
    path.write_bytes(b"\xff\xfe")
    yiqi("adjudicate", str(path)).refused("UTF-8")
    yiqi("adjudicate", str(tmp_path / "none.json")).refused("none.json")


def test_whose_judge(yiqi):
    yiqi("adjudicate", "--game", "toy", given=json.dumps(ARMY)).refused("toy", "no judge")
    yiqi("adjudicate", "--game", "chess", given=json.dumps(ARMY)).refused("chess", "sanguo")
    assert yiqi("adjudicate", "--game", "sanguo", given=json.dumps(ARMY)).status == 0
    assert "docs/adjudicate.md" in yiqi("adjudicate", "--help").out
