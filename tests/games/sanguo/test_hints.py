"""Hints: what an order would do as far as its writer knows, what it warns of; they come true if nobody interferes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from sanguo_table import SIX, actions, do, rules, table, terms

from yiqi.core.chance import QuickChance
from yiqi.core.game import COMMIT
from yiqi.games.sanguo.field import KINDS
from yiqi.games.sanguo.game import SanguoRules
from yiqi.games.sanguo.orders import line_of
from yiqi.games.sanguo.state import State, unit_at

WEI = {0: "L8 A8 M6", 1: "L17 A17 M10"}


def told(s: State, seat: int, text: str) -> dict[str, dict[str, Any]]:
    """The lines of a hint by key."""
    found: dict[str, dict[str, Any]] = {}
    for a in actions(s, text):
        for line in rules(s).hint(s, seat, a).lines:
            found[line.key.removeprefix("hint-")] = dict(line.args)
    return found


def test_a_move_into_an_empty_province() -> None:
    s = table(WEI)
    assert told(s, 0, "A8->9") == {"enters": {"own": 2}}
    do(s, 0, "A8->9")
    assert told(s, 0, "L8->9") == {"enters": {"own": 3}, "capital": {}}


def test_a_move_against_an_enemy() -> None:
    fighting: dict[str, Any] = {"units": {0: "L8 A6 M5", 1: "L17 M10"}, "relations": {(0, 1): "civil"}}
    s = table(**fighting, owned={1: [17, 10]})
    assert told(s, 0, "M5->10") == {"stopped": {"own": 1, "other": 2}}  # the militia is at home
    s = table(**fighting)
    assert told(s, 0, "M5->10") == {"stopped": {"own": 1, "other": 1}}
    assert told(s, 0, "A6->10") == {"dislodges": {"unit_other": ("m10",), "own": 2, "other": 1}}
    do(s, 0, "M5->10")
    assert told(s, 0, "A6 S M5->10") == {"attack": {"province": 10, "own": 3, "other": 1}}


def test_own_units_in_each_others_way() -> None:
    s = table({0: "L8 A8 M6 M9"})
    assert told(s, 0, "M6->8") == {"own": {}}
    do(s, 0, "M6->5")
    assert told(s, 0, "M9->5") == {"clash": {}}
    assert told(s, 0, "A8->5") == {"enters": {"own": 2}}


def test_a_support_of_what_is_not_ordered() -> None:
    s = table(WEI)
    assert told(s, 0, "A8 S M6->5") == {"no-order": {"unit": "m6"}}
    assert told(s, 0, "A8 S M6") == {"defence": {"province": 6, "own": 3}}
    do(s, 0, "M6->5")
    assert told(s, 0, "A8 S M6->7") == {"mismatch": {"unit": "m6"}}
    assert told(s, 0, "A8 S M6") == {"mismatch": {"unit": "m6"}}
    assert told(s, 0, "A8 S M6->5") == {"attack": {"province": 5, "own": 3, "other": 0}}


def test_a_support_of_an_ally_counts_only_if_he_agrees() -> None:
    s = table({0: "L8 A8 M6", 1: "L17 A17 M9"})
    found = told(s, 0, "A8 S M9->5")
    assert found["agree"] == {"seat": 1, "unit": "m9", "act": "move", "unit_about": "none", "province": 5}
    assert found["attack"] == {"province": 5, "own": 3, "other": 0}
    assert told(s, 0, "A8 S M9")["agree-hold"] == {"seat": 1, "unit": "m9"}
    before = told(s, 0, "A8 S M9->5")
    do(s, 1, "M9->18")
    assert told(s, 0, "A8 S M9->5") == before  # what he has written is not known


def test_relations() -> None:
    s = table({}, relations={(0, 3): "war"})
    assert told(s, 0, "ALLY sun quan") == {"both": {"seat": 3}}
    assert told(s, 0, "NEUTRAL sun quan") == {"both": {"seat": 3}}
    assert told(s, 0, "WAR lu bu") == {"ends-alliance": {"seat": 1}}
    assert told(s, 0, "WAR liu bei") == {"kingdom-war": {"kingdom": "shu"}}
    assert told(s, 0, "WAR shu") == {"leaders-war": {"seat": 2}}


def test_a_sheet_before_it_is_sealed() -> None:
    s = table(WEI)
    do(s, 0, "A8->9")
    (line,) = rules(s).hint(s, 0, COMMIT).lines
    assert line.key == "hint-unordered" and line.args == {"n": 2, "unit": ("l8", "m6")}
    do(s, 0, "L8 S M6->5", "M6->10")
    keys = [line.key for line in rules(s).hint(s, 0, COMMIT).lines]
    assert keys == ["hint-all-ordered", "hint-void"]


def test_building() -> None:
    s = table({0: "L8 M6"}, owned={0: [8, 6, 5]}, phase="build")
    assert told(s, 0, "+A 8") == {"supply": {"n": 1}}
    assert [line.args for line in rules(s).hint(s, 0, COMMIT).lines] == [{"n": 2}]
    s = table({0: "L8 M6 M10 A9"}, owned={0: [8]}, phase="build")
    assert told(s, 0, "-M 10") == {"hungry": {"n": 1}}
    (line,) = rules(s).hint(s, 0, COMMIT).lines
    assert line.key == "hint-starve" and line.args == {"n": 2, "unit": ("m10", "m6")}


def test_talk() -> None:
    s = table(WEI, phase="talk")
    asked = {"seat": 1, "unit": "m10", "act": "support", "unit_about": "m6", "province": 5}
    assert told(s, 0, "propose 1 support m10 m6 5") == {"asks": asked}
    do(s, 0, "propose 1 support m10 m6 5")
    del asked["seat"]
    assert told(s, 1, "answer 0 yes") == {"binds": asked} and told(s, 1, "answer 0 no") == {}
    assert told(s, 0, "peace") == {"peace": {"own": 0, "other": 4}}


def test_what_is_refused_has_no_hint() -> None:
    s = table(WEI)
    assert told(s, 0, "A8->30") == {} and told(s, 0, "L8 S L50") == {}


@pytest.mark.parametrize("options", [{}, {"stack": "max"}, {"army_first": "yes"}, {"free_diplomacy": "yes"}])
def test_hints_come_true_when_everybody_else_holds(options: dict[str, str]) -> None:
    """The last line a seat writes says how its unit fares: with all other sheets empty that comes out."""
    made, seen = SanguoRules(terms(6, **options)), 0
    for seed in range(60):
        random, chance = Random(seed), QuickChance(seed)
        s = positions(made, random, chance)
        seat = random.randrange(6)
        for _ in range(8):
            orders = [a for a in made.legal(s, seat) if a[0] == "order"]
            if not orders:
                break
            a = random.choice([a for a in orders if a[2] == "move"] or orders)
            hint, line = made.hint(s, seat, a), line_of(a)
            made.play(s, seat, a, chance)
            if line[1] != "move":
                continue
            keys = {found.key.removeprefix("hint-") for found in hint.lines}
            g = s.copy()
            for other in made.turn(g):
                events = made.play(g, other, COMMIT, chance)
            kind, _ = unit_at(line[0])
            results = [e.public for e in events if e.kind == "result" and e.public["unit"] == line[0]]
            results = [found for found in results if found["seat"] == seat]
            if keys & {"enters", "dislodges"}:
                assert [found["result"] for found in results] == ["moved"], (seed, KINDS[kind], line, hint)
            elif keys & {"stopped", "clash", "own", "ally"}:
                assert [found["result"] for found in results] == ["bounced"], (seed, line, hint)
            elif "crushed" in keys:
                assert results == []
            seen += bool(keys)
    assert seen > 150


def positions(made: SanguoRules, random: Random, chance: QuickChance) -> State:
    """A crowded position in which orders are written; all is at war with all but for some alliances."""
    numbers = list(made.terms.ground.numbers)
    random.shuffle(numbers)
    leaders = [f"L{numbers.pop()}" for _ in range(6)]
    forces = [" ".join(f"{random.choice('AM')}{numbers.pop()}" for _ in range(5)) for _ in range(6)]
    units = {seat: f"{leaders[seat]} {forces[seat]}" for seat in range(6)}
    pairs = [(one, two) for one in range(6) for two in range(one)]
    stands = {pair: random.choice(("war", "war", "alliance", "neutral")) for pair in pairs}
    hostile = {seat: [name for k, name in enumerate(("wei", "shu", "wu")) if k != seat // 2] for seat in range(6)}
    s = table(units, relations=stands, hostile=hostile, leaders=SIX)
    s.terms = made.terms
    return s
