"""The judge: 186 cases, and random battles against a second judge that tries every outcome.

Cases numbered as in the DATC are after L. B. Kruijswijk's Diplomacy Adjudicator Test Cases, put on graphs without seas.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from battles import Battle, battle, small_map
from slow_judge import Position

import yiqi.games
from support import clause
from yiqi.games.sanguo.adjudicate import Judge, judge
from yiqi.games.sanguo.case import adjudicate
from yiqi.games.sanguo.field import BOUNCED, GIVEN, HELD, MOVED
from yiqi.games.sanguo.ground import Ground
from yiqi.games.sanguo.strengths import NO_FIGHT, strengths

CASES = json.loads((Path(__file__).parent / "cases.json").read_text(encoding="utf-8"))
SMALL = 5000
CROWDED = 500


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case: Mapping[str, Any]) -> None:
    assert unlike(case, adjudicate(case)) == {}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case_in_the_notation_of_the_rulebook(case: Mapping[str, Any]) -> None:
    text = {key: value for key, value in case.items() if key != "orders"}
    assert unlike(case, adjudicate(text)) == {}


def unlike(case: Mapping[str, Any], found: Mapping[str, Any]) -> dict[str, Any]:
    """What is expected and did not come out."""
    expected = case["expect"]
    wrong: dict[str, Any] = {
        name: found["results"][name] for name, result in expected["results"].items() if found["results"][name] != result
    }
    for key in ("options", "retreats", "after"):
        told = {name: found[key].get(name) for name in expected.get(key, {})}
        if told != expected.get(key, {}):
            wrong[key] = told
    if sorted(expected["dislodged"]) != found["dislodged"]:
        wrong["dislodged"] = found["dislodged"]
    return wrong


def ring(size: int) -> dict[str, Any]:
    """A circle of militias, each moving on."""
    return {
        "adj": {str(n): [n % size + 1] for n in range(1, size + 1)},
        "units": {f"M{n}": {"kind": "M", "owner": f"P{n % 3}", "prov": n} for n in range(1, size + 1)},
        "text_orders": [f"M{n}->{n % size + 1}" for n in range(1, size + 1)],
    }


@clause("sanguo move.10")
def test_circles_of_any_length_move() -> None:
    assert set(adjudicate(ring(200))["results"].values()) == {"moved"}


@clause("sanguo support.9")
def test_fights_that_have_nothing_to_do_with_each_other_are_judged_each_by_itself() -> None:
    """Each supporter is dislodged by its target: forty such fights are not two to the fortieth outcomes."""
    case: dict[str, Any] = {"adj": {}, "units": {}, "text_orders": []}
    case["opts"] = {"free_diplomacy": True, "dislodged_supporter_cut_by_target": True}
    for n in range(1, 121, 3):
        case["adj"] |= {str(n): [n + 1, n + 2], str(n + 1): [n + 2]}
        for kind, owner, prov in (("A", "P", n), ("A", "Q", n + 1), ("M", "P", n + 2)):
            case["units"][f"{kind}{prov}"] = {"kind": kind, "owner": owner, "prov": prov}
        case["text_orders"] += [f"A{n}->{n + 1}", f"M{n + 2} S A{n}->{n + 1}", f"A{n + 1}->{n + 2}"]
    found = adjudicate(case)
    assert (len(found["dislodged"]), set(found["results"].values())) == (40, {"moved", "cut"})


def compare(given: Battle, whole: bool) -> str:
    """How the judge differs from the slow one, "" where it does not."""
    quick = judge(*given)
    slow = Position(*given).outcome(whole)
    standoffs = {n for n in range(len(given.field.adjacent)) if quick.standoffs >> n & 1}
    # an army and a leader from two provinces may force a unit out together; either is where its attacker came from
    pairs = zip(quick.dislodged, slow.dislodged, strict=True)
    by = all(source in sources if sources else source < 0 for source, sources in pairs)
    if (quick.results, standoffs) == (slow.results, slow.standoffs) and by:
        return ""
    return (
        f"{quick.results} {quick.dislodged} {standoffs}, expected {slow.results} {slow.dislodged} {slow.standoffs} "
        f"({slow.fitting} outcomes fit): {given[1:]}, cut_by_target {given.field.cut_by_target}, "
        f"stack_max {given.field.stack_max}, adjacent {given.field.adjacent}"
    )


def test_small_battles_come_out_as_every_outcome_tried_says() -> None:
    random = Random("small")
    for n in range(SMALL):
        given = battle(random, small_map(random), random.randint(2, 8), random.randint(2, 4))
        difference = compare(given, whole=True)
        assert difference == "", f"battle {n}: {difference}"


def test_crowded_battles_on_the_real_map() -> None:
    ground = Ground(yiqi.games.read_edition(Path(yiqi.games.__file__).parent / "sanguo" / "data"))
    random = Random("crowded")
    for n in range(CROWDED):
        given = battle(random, list(ground.adjacent), random.randint(22, 34), 6)
        difference = compare(given, whole=False)
        assert difference == "", f"battle {n}: {difference}"


def test_one_order_changes_nothing_for_who_has_nothing_to_do_with_it() -> None:
    """The judge asks no order twice: the same battle with its units in another sequence comes out the same."""
    random = Random("order")
    for _ in range(300):
        given = battle(random, small_map(random), random.randint(2, 8), 3)
        units = list(range(len(given.kinds)))
        random.shuffle(units)
        to = {old: new for new, old in enumerate(units)}
        orders = [given.orders[i]._replace(about=to.get(given.orders[i].about, -1)) for i in units]
        first = judge(*given)
        kinds, owners, provs = ([values[i] for i in units] for values in given[1:4])
        second = judge(given.field, kinds, owners, provs, orders)
        assert [second.results[to[i]] for i in range(len(units))] == first.results
        assert second.standoffs == first.standoffs


def test_strengths_agree_with_what_came_of_it() -> None:
    """In random battles: who won was stronger, who was forced out weaker; failures say the same as their reasons."""
    random = Random("strengths")
    seen = set()
    for n in range(SMALL // 5):
        given = battle(random, small_map(random), random.randint(3, 8), random.randint(2, 4))
        told = Judge(*given)
        verdict = told.run()
        for i, (own, other) in enumerate(strengths(told)):
            result, reason, out = verdict.results[i], verdict.reasons[i], verdict.dislodged[i] >= 0
            where = f"battle {n}, unit {i}: {result}, {own} against {other}"
            seen.add((result, out, own > other > 0))
            if result == MOVED:
                assert (own, other) == NO_FIGHT or own > other > 0, where
            elif result == BOUNCED:
                assert reason is not None and (own, other) == (reason.own, reason.other) and own <= other, where
            elif result == GIVEN:
                assert other == 0 and own in (0, given.field.strength[given.kinds[i]]), where
            elif result == HELD and out:
                assert 0 < own < other, where
        forced = [verdict.dislodged[i] for i in range(len(given.kinds)) if verdict.dislodged[i] >= 0]
        winners = {given.provs[i] for i, pair in enumerate(strengths(told)) if pair[1] and verdict.results[i] == MOVED}
        assert winners >= set(forced), f"battle {n}: who forced somebody out met somebody"
    assert {(MOVED, False, True), (HELD, False, True), (HELD, True, False)} <= seen
