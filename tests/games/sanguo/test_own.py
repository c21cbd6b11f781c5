"""Owning resources: counted once a year, after the autumn retreats; who may take what."""

from __future__ import annotations

from sanguo_table import asked, do, how, of, owns, run, table

from support import clause


@clause("sanguo own.1", "sanguo own.2")
def test_a_resource_is_owned_by_who_holds_it_at_the_end_of_autumn() -> None:
    s = table(units={0: "A8"}, owned={0: [8]})
    run(s, "A8->5")
    assert owns(s, 0) == [8]
    run(s)
    run(s, "A5->6")
    assert owns(s, 0) == [6, 8]  # 5 was held in spring and left in autumn


@clause("sanguo own.1b")
def test_it_is_counted_after_the_retreats_or_before_them() -> None:
    units = {0: "L8 A9 M5", 2: "M23"}  # the militia of Shu is forced out of 23 and retreats to 40, a resource
    for count, taken in (("after_retreats", [40]), ("before_retreats", [])):
        s = table(units, {2: []}, {(0, 2): "war"}, {2: ["wu"]}, season="autumn", count=count, retreat_to_attacker="no")
        run(s, "A9->23, M5->9")
        do(s, 2, "M23 R 40")
        run(s)
        assert owns(s, 2) == [*taken, 50], count
        assert 23 in owns(s, 0)


@clause("sanguo own.3", "sanguo defend.3", "sanguo units.10")
def test_a_militia_is_at_home_where_its_player_owns() -> None:
    for owned, dislodged in (({0: [8]}, True), ({0: [8, 9]}, False)):
        s = table(units={0: "M9", 2: "A23"}, owned=owned, relations={(0, 2): "war"}, hostile={2: ["wei"]})
        told = run(s, s2="A23->9")
        assert bool(of(told, "dislodged")) == dislodged


@clause("sanguo own.4")
def test_what_is_owned_stays_owned_when_it_is_empty() -> None:
    s = table(owned={0: [6, 8]}, season="autumn")
    run(s, "L8->7")
    assert owns(s, 0) == [6, 8]


@clause("sanguo own.5")
def test_a_leader_alone_takes_a_resource_or_not() -> None:
    for holds, taken in (("yes", True), ("no", False)):
        s = table(season="autumn", leader_holds=holds)
        run(s, "L8->5")
        assert (5 in owns(s, 0)) == taken


@clause("sanguo own.6")
def test_an_owned_resource_is_taken_in_war_only() -> None:
    for relation, taken in (("war", True), ("neutral", False), ("alliance", False)):
        s = table({2: "M23"}, {0: [8, 23]}, {(0, 2): relation}, season="autumn")
        run(s)
        assert (23 in owns(s, 2)) == taken, relation


@clause("sanguo own.6")
def test_an_unowned_resource_is_taken_by_who_may_enter_it() -> None:
    for hostile, taken in ((["wei"], True), ([], False)):
        s = table({2: "M5"}, {0: [8], 2: []}, hostile={2: hostile}, season="autumn")
        run(s)
        assert (5 in owns(s, 2)) == taken
    s = table({2: "M23"}, {2: []}, season="autumn")
    run(s)
    assert 23 in owns(s, 2)


@clause("sanguo alliance.3c")
def test_an_ally_takes_nothing() -> None:
    for relation, left in (("alliance", [8, 9]), ("civil", [8])):
        s = table({1: "M9"}, {0: [8, 9]}, {(0, 1): relation}, season="autumn")
        run(s)
        assert owns(s, 0) == left


@clause("sanguo own.7")
def test_a_brother_takes_what_is_nobodys_in_their_kingdom() -> None:
    s = table({1: "M9"}, season="autumn")
    run(s)
    assert how(s, 0, 1) == "alliance"
    assert 9 in owns(s, 1)


@clause("sanguo parts.4", "sanguo own.1")
def test_what_was_taken_feeds_a_unit_the_same_year() -> None:
    s = table(units={0: "M8"}, owned={0: [8]}, season="autumn")
    run(s, "M8->5")
    assert asked(s) == "build"
    do(s, 0, "+A 8")
