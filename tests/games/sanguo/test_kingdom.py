"""Kingdoms: while one has resources that nobody owns, war with it is needed to enter its provinces."""

from __future__ import annotations

from sanguo_table import SHU, SIX, WEI, WU, asked, do, how, of, refused, result, rules, run, table, units

from support import clause

LATE = {0: list(WEI[:5]), 1: list(WEI[5:]), 2: [50]}
"""All of Wei is owned."""


@clause("sanguo kingdom.1")
def test_a_foreigner_needs_war_with_a_kingdom_that_has_unowned_resources() -> None:
    position = {2: "A45"}
    assert refused(table(position), 2, "A45->20") == "sanguo kingdom.1"
    assert refused(table(position, hostile={2: ["wei"]}), 2, "A45->20") is None
    s = table(position)
    do(s, 2, "WAR wei")
    assert refused(s, 2, "A45->20") is None
    told = run(s, s2="A45->20")
    assert (result(told, "a45"), s.hostile) == (("moved", "none"), [0, 0, 1, 0])


@clause("sanguo kingdom.1b")
def test_all_its_provinces_are_closed_or_its_resources_only() -> None:
    position = {2: "A24 M23", 0: "A22"}
    for gate, empty in (("all", "sanguo kingdom.1"), ("resources", None)):
        s = table({2: "A45", 3: "A25"}, kingdom_gate=gate)
        assert refused(s, 3, "A25->18") == empty
        assert refused(s, 3, "A25->9") == "sanguo kingdom.1"
    s = table(position)
    assert refused(s, 0, "A22->20") is None  # its own leader
    s = table({3: "A25"}, {3: [9, 30]})
    assert refused(s, 3, "A25->9") is None  # his own
    s = table({3: "A25"}, {0: [8, 9]}, {(0, 3): "alliance"})
    assert refused(s, 3, "A25->9") is None  # an ally's


@clause("sanguo kingdom.2")
def test_there_is_no_war_with_a_kingdom_whose_resources_are_all_owned() -> None:
    s = table({2: "A45"}, LATE)
    assert refused(s, 2, "WAR wei") == "sanguo kingdom.2"
    assert refused(s, 2, "WAR wu") is None
    assert refused(table({2: "A45"}), 2, "WAR wei") is None
    do(s, 2, "WAR lu_bu")
    assert s.owner[20] == 1
    told = run(s, s2="A45->20")
    assert (result(told, "a45"), s.hostile[2], how(s, 0, 2)) == (("moved", "none"), 0, "neutral")


@clause("sanguo kingdom.3")
def test_war_with_a_kingdom_is_war_with_its_leaders_or_not() -> None:
    for choice, first, second in (("leaders", "war", "war"), ("kingdom", "neutral", "neutral")):
        s = table(relations={(0, 2): "alliance"}, kingdom_war=choice)
        run(s, s2="WAR wei")
        assert s.hostile[2] == 1
        assert (how(s, 0, 2), how(s, 1, 2)) == (first, second)


@clause("sanguo kingdom.4")
def test_nobody_has_a_relation_to_his_own_kingdom() -> None:
    s = table()
    assert refused(s, 0, "WAR wei") == "sanguo kingdom.4"
    assert refused(s, 2, "WAR wei") is None


@clause("sanguo kingdom.5")
def test_war_with_a_leader_is_war_with_his_kingdom_while_it_is_open() -> None:
    position, owned = {2: "A45 M24"}, {0: [8, 20], 1: [9, 17]}
    s = table(position, owned)
    do(s, 2, "WAR cao_cao")
    assert refused(s, 2, "A45->20") is None
    assert refused(s, 2, "M24->9") is None
    run(s)
    assert (s.hostile[2], how(s, 0, 2), how(s, 1, 2)) == (1, "war", "war")
    s = table(position, owned, leader_war="leader")
    do(s, 2, "WAR cao_cao")
    assert refused(s, 2, "A45->20") is None
    assert refused(s, 2, "M24->9") == "sanguo neutral.1"
    run(s)
    assert (s.hostile[2], how(s, 0, 2), how(s, 1, 2)) == (0, "war", "neutral")
    s = table(position, owned, {(0, 2): "war"})
    assert refused(s, 2, "A45->20") == "sanguo kingdom.1"  # the other declared: that is no war with his kingdom


@clause("sanguo kingdom.6")
def test_war_with_a_kingdom_ends_when_its_last_resource_is_owned() -> None:
    s = table({1: "M20", 2: "A45"}, {**LATE, 1: list(WEI[5:-1])}, {(0, 2): "war"}, {2: ["wei"]}, season="autumn")
    told = run(s)
    assert of(told, "kingdom_closed") == [{"seat": 2, "kingdom": "wei"}]
    assert (s.hostile[2], how(s, 0, 2)) == (0, "war")
    s = table({3: "A25"}, LATE)
    assert refused(s, 3, "A25->18") is None


@clause("sanguo kingdom.7", "sanguo leader.4")
def test_a_kingdom_that_opens_again_is_closed_to_all() -> None:
    s = table({0: "L7", 2: "A20 M3 A4 M6 A8", 3: "A25"}, LATE, {(0, 2): "war"}, season="spring")
    assert refused(s, 3, "A25->18") is None
    told = run(s, s2="A20->7, M3 S A20->7")
    assert of(told, "fallen") == [{"seat": 0}]
    assert not any(s.owner[n] == 0 for n in WEI)
    for seat in rules(s).turn(s):
        do(s, seat, "commit")
    assert refused(s, 3, "A25->18") == "sanguo kingdom.1"


@clause("sanguo kingdom.8")
def test_a_player_goes_back_to_neutrality_with_a_kingdom_alone() -> None:
    s = table({2: "A20"}, relations={(0, 2): "war"}, hostile={2: ["wei"]}, season="autumn")
    told = run(s, s2="NEUTRAL wei")
    assert of(told, "kingdom_peace") == [{"seat": 2, "kingdom": "wei"}]
    assert (s.hostile[2], how(s, 0, 2), s.owner[20]) == (0, "war", -1)


@clause("sanguo kingdom.9", "sanguo win.10")
def test_the_neutral_belt_is_never_closed() -> None:
    s = table({0: "A9", 2: "A24"})
    assert refused(s, 0, "A9->23") is None
    assert refused(s, 0, "A9->25") is None
    assert refused(s, 2, "A24->23") is None


@clause("sanguo kingdom.10")
def test_war_with_a_kingdom_is_one_way() -> None:
    s = table({0: "A20"})
    run(s, s2="WAR wei")
    assert (s.hostile, how(s, 0, 2)) == ([0, 0, 1, 0], "war")
    run(s)
    assert asked(s) == "write"
    assert refused(s, 0, "A20->45") == "sanguo kingdom.1"
    do(s, 0, "WAR shu")
    assert refused(s, 0, "A20->45") is None


def test_peace_with_a_kingdom_on_a_sheet_that_declares_war_on_its_leader_is_no_peace() -> None:
    s = table(hostile={2: ["wei"]})
    run(s, s2="NEUTRAL wei, WAR cao_cao")
    assert (s.hostile[2], how(s, 0, 2)) == (1, "war")


def test_with_six_players_shu_has_one_free_resource() -> None:
    owned = {2: list(SHU[:3]), 3: list(SHU[3:6]), 4: list(WU[:4]), 5: list(WU[4:])}
    s = table({0: "A20", 4: "L30"}, owned, {(0, 2): "neutral"}, leaders=SIX)
    assert refused(s, 0, "WAR shu") is None
    assert refused(s, 0, "WAR wu") == "sanguo kingdom.2"
    assert units(s, 3) == "L45"
