"""Builds: as many armies and militias as resources; new ones at home, an army in the capital only."""

from __future__ import annotations

from sanguo_table import asked, do, of, refused, rules, run, table, units

from support import clause
from yiqi.games.sanguo.state import State


def build(units: str = "L8", owned: tuple[int, ...] = (8, 9), **options: str) -> State:
    """Cao Cao, capital 8, in the build phase."""
    return table({0: units}, {0: owned}, phase="build", season="autumn", **options)


@clause("sanguo build.1", "sanguo build.2")
def test_as_many_units_as_resources() -> None:
    s = build(owned=(5, 8, 9, 10), units="L8 M23")
    do(s, 0, "+M 5", "+A 8")
    assert refused(s, 0, "+M 9") is None
    do(s, 0, "+M 9")
    assert refused(s, 0, "+M 10") == "sanguo build.1"
    run(s)
    assert units(s, 0) == "L8 M5 A8 M9 M23"
    s = build("L8 M23 M24")
    assert refused(s, 0, "+M 9") == "sanguo build.1"
    do(s, 0, "-M 24")
    assert refused(s, 0, "+M 9") is None


@clause("sanguo build.3")
def test_a_leader_needs_no_resource() -> None:
    s = build(owned=())
    told = run(s)
    assert of(told, "starved") == []
    assert units(s, 0) == "L8"


@clause("sanguo build.4")
def test_an_army_is_built_in_the_capital_only() -> None:
    s = build("L7")
    assert refused(s, 0, "+A 9") == "sanguo build.4"
    assert refused(s, 0, "+A 8") is None
    do(s, 0, "+A 8")
    assert refused(s, 0, "+A 8") == "core asked"
    s = table({0: "L7"}, {0: [8, 9]}, capitals={0: 9}, phase="build")
    assert refused(s, 0, "+A 9") is None


@clause("sanguo build.4", "sanguo build.9")
def test_no_army_while_the_capital_is_occupied_or_lost() -> None:
    s = table({0: "L7", 2: "M8"}, {0: [8, 9]}, phase="build")
    assert refused(s, 0, "+A 8") == "sanguo build.6"
    assert refused(s, 0, "+M 9") is None
    assert refused(s, 0, "+A 9") == "sanguo build.4"
    s = table({0: "L7"}, {0: [9, 10], 2: [8, 50]}, phase="build")
    assert refused(s, 0, "+A 8") == "sanguo build.5"
    assert refused(s, 0, "+A 9") == "sanguo build.4"
    assert refused(table({0: "L7"}, {0: [9]}, capitals={0: 9}, phase="build"), 0, "+A 9") is None


@clause("sanguo build.5", "sanguo build.7")
def test_only_in_resources_of_the_own_kingdom_that_one_owns() -> None:
    s = table({0: "L8", 1: "L18"}, {0: [8, 9, 23, 45, 17], 1: []}, phase="build")
    assert refused(s, 0, "+M 9") is None
    assert refused(s, 0, "+M 17") is None  # the brother's first
    assert refused(s, 0, "+M 23") == "sanguo build.5"
    assert refused(s, 0, "+M 45") == "sanguo build.5"
    assert refused(s, 0, "+M 5") == "sanguo build.5"
    s = table({0: "L8"}, {0: [5, 8], 2: [23, 45]}, phase="build")
    assert refused(s, 0, "+M 5") is None
    assert refused(s, 2, "+M 45") is None


@clause("sanguo build.6", "sanguo build.11")
def test_only_where_nobody_stands_and_once_a_province() -> None:
    s = table({0: "L7 M9", 1: "M10", 2: "L5"}, {0: [5, 6, 8, 9, 10]}, phase="build")
    for n in (5, 9, 10):
        assert refused(s, 0, f"+M {n}") == "sanguo build.6"
    assert refused(s, 0, "+M 6") is None
    do(s, 0, "+A 8")
    assert refused(s, 0, "+M 8") == "sanguo build.6"
    s = build()
    assert refused(s, 0, "+M 8") is None
    assert refused(s, 0, "+M 9") is None


@clause("sanguo build.6b")
def test_with_units_in_all_of_them_nothing_is_built() -> None:
    s = build("L8 M8 M9", owned=(8, 9, 23))
    built = [a for a in rules(s).legal(s, 0) if a[2:3] == ("build",)]
    assert built == []
    run(s)
    assert units(s, 0) == "L8 M8 M9"


@clause("sanguo build.8")
def test_the_own_leader_does_not_block_or_does() -> None:
    assert refused(build(), 0, "+A 8") is None
    assert refused(build(leader_blocks="yes"), 0, "+A 8") == "sanguo build.8"


@clause("sanguo build.10")
def test_too_many_units_go_from_far_away_militias_first_high_numbers_first() -> None:
    s = build("L8 A8 M9 M23", owned=(8, 9))
    told = run(s)
    assert of(told, "starved") == [{"seat": 0, "unit": "m23"}]
    s = build("L8 A5 M6 M9", owned=(8, 9))
    told = run(s)
    assert of(told, "starved") == [{"seat": 0, "unit": "m9"}]
    s = build("L8 A5 M6 M9", owned=(8,))
    told = run(s, "-M 6")
    assert (of(told, "disband"), of(told, "starved")) == ([{"seat": 0, "unit": "m6"}], [{"seat": 0, "unit": "m9"}])
    s = table({0: "L7 A6 M24"}, {0: [6], 2: [8, 50]}, phase="build")
    told = run(s)
    assert of(told, "starved") == [{"seat": 0, "unit": "m24"}]


@clause("sanguo build.11")
def test_building_less_is_allowed() -> None:
    s = build(owned=(5, 8, 9))
    run(s, "+M 9")
    assert (units(s, 0), asked(s)) == ("L8 M9", "talk")


@clause("sanguo build.12")
def test_disbanding_by_choice() -> None:
    s = build("L8 A8 M9", owned=(5, 8, 9))
    told = run(s, "-A 8, -M 9")
    assert (len(of(told, "disband")), units(s, 0)) == (2, "L8")
    s = build("L8 A8 M9", owned=(5, 8, 9))
    run(s)
    assert units(s, 0) == "L8 A8 M9"


# the build cases that other adjudicators are tested with


@clause("sanguo build.1", "sanguo build.5")
def test_case_more_builds_than_allowed() -> None:
    s = build("L7 M23 M24", owned=(8, 9, 45))
    assert refused(s, 0, "+M 45") == "sanguo build.5"
    do(s, 0, "+M 8")
    assert refused(s, 0, "+M 9") == "sanguo build.1"
    s = build("L7", owned=(8, 9))
    assert refused(s, 0, "+M 9") is None
    assert refused(table({2: "L50"}, {2: [45, 50]}, phase="build"), 2, "+M 45") is None


@clause("sanguo build.6")
def test_case_only_in_an_empty_resource() -> None:
    assert refused(build("L7 M8"), 0, "+M 8") == "sanguo build.6"
    assert refused(build("L7 M9"), 0, "+M 8") is None


@clause("sanguo build.5")
def test_case_not_at_home_where_another_owns() -> None:
    s = table({0: "L7"}, {0: [9], 2: [8, 50]}, phase="build")
    assert refused(s, 0, "+M 8") == "sanguo build.5"
    assert refused(build("L7"), 0, "+M 8") is None


@clause("sanguo build.5")
def test_case_not_in_an_owned_resource_of_another_kingdom() -> None:
    s = build("L7 M8", owned=(8, 45))
    assert refused(s, 0, "+M 45") == "sanguo build.5"
    assert refused(table({2: "L50"}, {2: [45, 50]}, phase="build"), 2, "+M 45") is None


@clause("sanguo build.6")
def test_case_one_build_a_province() -> None:
    s = build("L7")
    do(s, 0, "+M 8")
    assert refused(s, 0, "+A 8") == "sanguo build.6"
    assert refused(s, 0, "+M 8") == "core asked"
    assert refused(build("L7"), 0, "+A 8") is None


@clause("sanguo build.12")
def test_case_only_units_that_are_there_are_disbanded_and_more_than_needed_may_be() -> None:
    s = build("L7 M8 M9", owned=(8,))
    assert refused(s, 0, "-M 17") == "core asked"
    do(s, 0, "-M 9", "-M 8")
    run(s)
    assert units(s, 0) == "L7"


@clause("sanguo build.10")
def test_case_one_unit_named_twice_counts_once() -> None:
    s = build("L7 M8 M9 M10", owned=(8,))
    do(s, 0, "-M 8")
    assert refused(s, 0, "-M 8") == "core asked"
    told = run(s)
    assert of(told, "starved") == [{"seat": 0, "unit": "m10"}]
    assert units(s, 0) == "L7 M9"
