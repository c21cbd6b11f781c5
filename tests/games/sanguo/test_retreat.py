"""Retreats: where dislodged units go, who goes with whom, and what becomes of those without a way."""

from __future__ import annotations

from sanguo_table import asked, do, of, refused, rules, run, table, units

from support import clause
from yiqi.core.chance import QuickChance
from yiqi.games.sanguo.state import State

WAR = {(0, 2): "war"}


def dislodged(**options: str) -> State:
    """Cao Cao forces the army of Liu Bei in 23 out from 9."""
    s = table({0: "A9 M24 L8", 2: "A23 L50"}, None, WAR, {2: ["wu", "wei"]}, **options)
    run(s, "A9->23, M24 S A9->23")
    return s


@clause("sanguo retreat.1", "sanguo retreat.7")
def test_a_dislodged_unit_goes_to_a_neighbour_but_not_to_where_the_attacker_came_from() -> None:
    s = dislodged()
    assert asked(s) == "retreat"
    found = [a[4] for a in rules(s).legal(s, 2) if a[0] == "order"]
    assert found == [25, 27, 40]
    s = dislodged(retreat_to_attacker="yes")
    assert 9 in [a[4] for a in rules(s).legal(s, 2) if a[0] == "order"]
    do(s, 2, "A23 R 9")
    run(s)
    assert units(s, 2) == "L50 A9"


@clause("sanguo retreat.7")
def test_a_leader_and_an_army_that_come_from_two_provinces_close_both() -> None:
    s = table({0: "A9 L24 M25", 2: "M23 L50"}, None, WAR, {2: ["wu", "wei"]})
    run(s, "A9->23, L24->23, M25 S L24->23")
    assert units(s, 0) == "L23 A23 M25"
    assert [a[4] for a in rules(s).legal(s, 2) if a[0] == "order" and a[2] == "retreat"] == [27, 40]


@clause("sanguo retreat.2", "sanguo retreat.13")
def test_a_leader_goes_with_the_unit_he_is_with() -> None:
    s = table({0: "L9 A9 M24", 2: "L23 A23"}, None, WAR, {2: ["wu"]})
    run(s, "LA9->23, M24 S A9->23")
    assert {a[1] for a in rules(s).legal(s, 2) if a[0] == "order"} == {"a23"}
    do(s, 2, "A23 R 27")
    run(s)
    assert units(s, 2) == "L27 A27"


@clause("sanguo retreat.13")
def test_a_leader_whose_move_failed_is_together_one_whose_move_succeeded_is_not() -> None:
    s = table({0: "L9 A9 M24", 2: "L23 A23", 3: "M40"}, None, {**WAR, (2, 3): "war"}, {2: ["wu"]})
    run(s, "LA9->23, M24 S A9->23", s2="L23->40")
    do(s, 2, "A23 R 27")
    run(s)
    assert units(s, 2) == "L27 A27"
    s = table({0: "L9 A9 M24", 2: "L23 A23"}, None, WAR, {2: ["wu"]})
    run(s, "LA9->23, M24 S A9->23", s2="L23->40")
    do(s, 2, "A23 R 27")
    run(s)
    assert units(s, 2) == "L40 A27"


@clause("sanguo retreat.3")
def test_without_a_way_it_is_disbanded() -> None:
    s = table({0: "A9 L8 M24 M25 M27", 2: "M23", 3: "A40"}, None, WAR)
    told = run(s, "A9->23")
    assert of(told, "disbanded") == [{"seat": 2, "unit": "m23", "province": 0}]
    assert (units(s, 2), asked(s)) == ("L50", "talk")


@clause("sanguo retreat.4")
def test_a_militia_may_be_disbanded_and_its_leader_goes_where_he_likes() -> None:
    s = table({0: "L9 A9 M24", 2: "L23 M23"}, None, WAR, {2: ["wu"]})
    run(s, "LA9->23, M24 S A9->23")
    assert refused(s, 2, "L23 R 27") == "core asked"
    do(s, 2, "M23 A", "L23 R 27")
    run(s)
    assert units(s, 2) == "L27"


@clause("sanguo retreat.5", "sanguo retreat.5b")
def test_an_army_has_to_retreat() -> None:
    s = dislodged()
    assert refused(s, 2, "A23 A") == "core asked"
    assert refused(s, 2, "A23 R 27") is None
    run(s)
    assert units(s, 2).startswith("L50 A")


def two_at_once() -> State:
    """Two militias of Liu Bei, in 23 and 40, are forced out at once; both could go to 27."""
    s = table(
        {0: "L8 A9 M24", 2: "M23 M40", 3: "A41 M37"},
        relations={(0, 2): "war", (2, 3): "war"},
        hostile={2: ["wu"]},
    )
    run(s, "A9->23, M24 S A9->23", s3="A41->40, M37 S A41->40")
    assert asked(s) == "retreat"
    return s


@clause("sanguo retreat.6")
def test_two_own_units_are_not_sent_to_one_province() -> None:
    s = two_at_once()
    assert refused(s, 2, "M40 R 27") is None
    do(s, 2, "M23 R 27")
    assert refused(s, 2, "M40 R 27") == "sanguo retreat.6"
    do(s, 2, "M40 R 39")
    run(s)
    assert units(s, 2) == "L50 M27 M39"


@clause("sanguo retreat.11")
def test_own_units_without_orders_do_not_run_into_each_other() -> None:
    s = two_at_once()
    told = run(s)
    assert of(told, "clashed") == []
    assert len(units(s, 2).split()) == 3


@clause("sanguo retreat.6", "sanguo retreat.10")
def test_own_leader_and_own_army_may_meet() -> None:
    s = table(
        {0: "L8 A9 M24", 2: "L23 M40", 3: "A41 M37"},
        relations={(0, 2): "war", (2, 3): "war"},
        hostile={2: ["wu"]},
    )
    run(s, "A9->23, M24 S A9->23", s3="A41->40, M37 S A41->40")
    do(s, 2, "L23 R 27", "M40 R 27")
    run(s)
    assert units(s, 2) == "L27 M27"
    s = two_at_once()
    do(s, 2, "M23 R 27")
    assert refused(s, 2, "M40 R 27") == "sanguo retreat.6"
    assert refused(two_at_once(), 2, "M40 R 27") is None


@clause("sanguo retreat.8")
def test_not_to_where_a_stand_off_was() -> None:
    for allowed in ("no", "yes"):
        s = table(
            {0: "L8 A9 M24 A18", 2: "M23", 3: "A32"},
            relations=WAR,
            hostile={2: ["wu"]},
            retreat_to_standoff=allowed,
        )
        run(s, "A9->23, M24 S A9->23, A18->25", s3="A32->25")
        assert (refused(s, 2, "M23 R 25") is None) == (allowed == "yes")


@clause("sanguo retreat.9")
def test_not_to_others_nor_where_relations_forbid() -> None:
    s = table({0: "L8 A9 M24", 2: "M23 L50", 3: "L30"}, {3: [30, 40]}, WAR, {2: ["wei"]})
    run(s, "A9->23, M24 S A9->23")
    assert [a[4] for a in rules(s).legal(s, 2) if a[2:3] == ("retreat",)] == [25, 27]
    s = table({0: "L8 A9 M24", 2: "M23 L50", 3: "M27 L30"}, None, {**WAR, (2, 3): "alliance"}, {2: ["wei"]})
    run(s, "A9->23, M24 S A9->23")
    assert [a[4] for a in rules(s).legal(s, 2) if a[2:3] == ("retreat",)] == [25]


@clause("sanguo retreat.10")
def test_a_lone_leader_may_go_to_his_army_and_a_unit_to_its_leader() -> None:
    s = table({0: "L8 A9 M24", 2: "L23 A27"}, None, WAR)
    run(s, "A9->23, M24 S A9->23")
    do(s, 2, "L23 R 27")
    run(s)
    assert units(s, 2) == "L27 A27"
    s = table({0: "L8 A9 M24", 2: "M23 L27"}, None, WAR)
    run(s, "A9->23, M24 S A9->23")
    do(s, 2, "M23 R 27")
    run(s)
    assert units(s, 2) == "L27 M27"
    s = table({0: "L8 A9 M24", 2: "A23 M27"}, None, WAR)
    run(s, "A9->23, M24 S A9->23, L8 H")
    assert refused(s, 2, "A23 R 27") == "core asked"


@clause("sanguo retreat.11")
def test_without_an_order_it_goes_to_an_own_resource_near_the_capital() -> None:
    s = table({0: "L8 A9 M24", 2: "M23"}, {2: [40, 50]}, WAR, {2: ["wu"]})
    run(s, "A9->23, M24 S A9->23")
    run(s)
    assert units(s, 2) == "L50 M40"
    s = table({0: "L8 A9 M24", 2: "M23"}, None, WAR, {2: ["wu"]})
    run(s, "A9->23, M24 S A9->23")
    run(s)
    assert units(s, 2) == "L50 M27"  # two steps from 50 are fewer than from 40 and 25


@clause("sanguo retreat.12")
def test_a_leader_bound_to_a_unit_without_a_way_goes_with_it_or_alone() -> None:
    for flees, left in (("no", ""), ("yes", "L27")):
        s = table(
            {0: "L9 A9 M24", 2: "L23 A23 M27", 3: "M40 M25"},
            relations={**WAR, (0, 3): "war"},
            leader_flees=flees,
        )
        told = run(s, "LA9->23, M24 S A9->23")
        assert units(s, 2).split()[:1] == ([left] if left else [])
        assert bool(of(told, "fallen")) == (flees == "no")


@clause("sanguo retreat.14")
def test_a_lone_leader_has_to_retreat() -> None:
    s = table({0: "A9 L8", 2: "L23"}, None, WAR, {2: ["wu"]})
    run(s, "A9->23")
    assert refused(s, 2, "L23 A") == "core asked"
    run(s)
    assert units(s, 2) == "L24"  # as near to the capital as 27 and 40, and the lowest number


@clause("sanguo retreat.15")
def test_units_of_two_players_in_one_province_are_both_removed() -> None:
    s = table(
        {0: "L8 A9 M24", 1: "L17 A41 M37", 2: "M23", 3: "M40"},
        relations={(0, 2): "war", (1, 3): "war"},
        hostile={1: ["wu"]},
    )
    run(s, "A9->23, M24 S A9->23", "A41->40, M37 S A41->40")
    do(s, 2, "M23 R 27")
    do(s, 3, "M40 R 27")
    told = run(s)
    assert [e["unit"] for e in of(told, "clashed")] == ["m23", "m40"]
    assert (units(s, 2), units(s, 3)) == ("L50", "L30")


@clause("sanguo secret.3", "sanguo retreat.15")
def test_retreats_are_hidden_until_all_have_committed() -> None:
    s = two_at_once()
    do(s, 2, "M23 R 27")
    assert rules(s).view(s, 0).sheet == ()
    assert rules(s).view(s, 2).sheet != ()
    rules(s).play(s, 2, ("commit",), QuickChance(1))
    assert asked(s) == "talk"
