"""The seven optional rules."""

from __future__ import annotations

import pytest
from sanguo_table import asked, do, force_orders, how, of, owns, refused, result, rules, run, table, terms, units

from support import clause
from yiqi.core.game import Event
from yiqi.games.sanguo.state import State

WAR = {(0, 2): "war"}
RING = {0: "L9 A9 M24 M27 M25", 2: "L23 A23", 3: "L30 M40"}
"""Liu Bei in 23 has no way out when he is attacked from 9."""


def cornered(relations: dict[tuple[int, int], str] | None = None, **more: str) -> tuple[State, list[Event]]:
    """Cao Cao attacks leader and army of Liu Bei in 23, where there is no way out."""
    s = table(RING, {2: [50]}, relations or WAR, options={"heroic_escape": "yes"}, **more)
    return s, run(s, "LA9->23, M24 S A9->23, M27 S A9->23")


# 1 heroic escape


@clause("sanguo option.1")
def test_a_leader_without_a_way_out_goes_to_his_capital_once() -> None:
    s, told = cornered()
    assert of(told, "escaped") == [{"seat": 2, "province": 50}]
    assert (units(s, 2), of(told, "disbanded")) == ("L50", [{"seat": 2, "unit": "a23", "province": 0}])
    s = table(RING, {2: [50]}, WAR, heroic_escape="yes")
    s.escaped = 0b100
    told = run(s, "LA9->23, M24 S A9->23")
    assert of(told, "fallen") == [{"seat": 2}]
    s = table(RING, {2: [50]}, WAR)
    assert of(run(s, "LA9->23, M24 S A9->23"), "fallen") == [{"seat": 2}]


@clause("sanguo option.1b")
def test_no_escape_to_a_capital_that_is_owned_occupied_or_razed_by_others() -> None:
    for prepare in (
        lambda s: s.owner.__setitem__(50, 3),
        lambda s: s.force.__setitem__(50, 12),
        lambda s: setattr(s, "resources", s.resources & ~(1 << 50)),
    ):
        s = table(RING, {2: [50]}, WAR, heroic_escape="yes")
        prepare(s)
        told = run(s, "LA9->23, M24 S A9->23")
        assert (of(told, "escaped"), of(told, "fallen")) == ([], [{"seat": 2}])


@clause("sanguo option.1b")
def test_a_lone_leader_escapes_too() -> None:
    s = table({**RING, 2: "L23 A50"}, {2: [50]}, WAR, heroic_escape="yes")
    run(s, "A9->23")
    assert units(s, 2) == "L50 A50"


# 2 militias go home


def next_autumn(s: State) -> list[Event]:
    """Plays from autumn orders to the autumn orders of the next year; what the count and the marks told."""
    told: list[Event] = []
    for _ in range(6):
        told += run(s)
        if asked(s) == "write" and s.season == 1:
            return told
    raise AssertionError("no autumn came")


@clause("sanguo option.2", "sanguo option.2c")
def test_a_militia_abroad_twice_is_disbanded() -> None:
    s = table({0: "L8 M23 A24 M9"}, {0: [8, 9, 5]}, season="autumn", militia_home="yes")
    told = next_autumn(s)
    assert of(told, "marked") == [{"seat": 0, "unit": "m23"}]
    told = run(s, "M23->25")
    assert of(told, "homesick") == [{"seat": 0, "unit": "m25"}]
    assert units(s, 0) == "L8 M9 A24"


@clause("sanguo option.2a")
def test_it_goes_before_builds() -> None:
    s = table({0: "L8 M23"}, {0: [8]}, season="autumn", militia_home="yes", leader_holds="no")
    s.force[23] |= 2
    s.resources &= ~(1 << 23)
    run(s)
    assert asked(s) == "build"
    assert refused(s, 0, "+A 8") is None


@clause("sanguo option.2b")
def test_the_mark_stays_at_home_or_is_cleared() -> None:
    for mark, gone in (("stays", True), ("clears", False)):
        s = table({0: "L8 M9"}, {0: [8, 9]}, options={"militia_mark": mark, "militia_home": "yes"}, season="autumn")
        s.force[9] |= 2
        next_autumn(s)
        told = run(s, "M9->25")
        assert bool(of(told, "homesick")) == gone


# 3 free diplomacy


@clause("sanguo option.3", "sanguo option.3b")
def test_free_diplomacy_knows_no_limits() -> None:
    s = table({0: "A9", 2: "A24 M23", 1: "M25"}, {2: [23, 50]}, free_diplomacy="yes")
    assert refused(s, 0, "A9->23") is None
    assert refused(s, 0, "A9 S A24->23") is None
    assert refused(s, 0, "A9->25") is None
    assert refused(s, 2, "M23->9") is None
    assert refused(s, 0, "WAR liu_bei") == "core asked"
    assert refused(table({0: "A9"}), 0, "WAR liu_bei") is None


@clause("sanguo option.3b")
def test_free_diplomacy_everybody_takes_from_everybody_and_no_brother_is_jealous() -> None:
    s = table({1: "M9"}, {0: [5, 6, 8, 9, 10, 11, 17]}, season="autumn", free_diplomacy="yes")
    run(s)
    assert 9 in owns(s, 1)
    while asked(s) != "talk":
        run(s)
    assert how(s, 0, 1) == "alliance"
    s = table({0: "L8 A9", 1: "M5"}, free_diplomacy="yes")
    assert result(run(s, "A9->5"), "a9") == ("moved", "none")


# 4 armies first


@clause("sanguo option.4", "sanguo option.4b")
def test_an_army_drives_off_a_friendly_militia_that_attacks_the_same_province() -> None:
    for owners, crushed in (({0: "L8 A9 M24"}, 1), ({0: "L8 A9", 1: "M24"}, 1), ({0: "L8 A9", 3: "M24"}, 0)):
        s = table(owners, army_first="yes")
        told = run(s, "A9->23" + (", M24->23" if "M24" in owners[0] else ""), *(
            ["M24->23"] if 1 in owners else []), **({"s3": "M24->23"} if 3 in owners else {}))  # fmt: skip
        assert len(of(told, "crushed")) == crushed, owners
        assert (result(told, "a9")[0] == "moved") == bool(crushed) or not crushed
    s = table({0: "L8 A9 M24"})
    assert of(run(s, "A9->23, M24->23"), "crushed") == []


@clause("sanguo option.4b")
def test_a_void_move_attacks_nothing() -> None:
    s = table({0: "L8 A9 M24"}, {2: [23, 50]}, army_first="yes")
    force_orders(s, 0, "A9->23", "M24->23")
    assert of(run(s), "crushed") == []
    s = table({0: "L8 A9", 2: "A24 M27"}, army_first="yes", free_diplomacy="yes")
    assert of(run(s, "A9->23", s2="M27->23"), "crushed") == []  # no friends there, but oneself


# 5 capitals


@clause("sanguo option.5")
def test_two_orders_in_a_row_destroy_a_capital() -> None:
    s = table({2: "A8", 0: "L7 M9"}, {0: [8, 9]}, WAR, {2: ["wei"]}, raze_capitals="yes")
    told = run(s, s2="A8 D")
    assert of(told, "razing") == [{"seat": 2, "province": 8}]
    run(s)
    assert asked(s) == "write"
    told = run(s, s2="A8 D")
    assert of(told, "razed") == [{"seat": 2, "province": 8}]
    assert (s.resources >> 8 & 1, owns(s, 0)) == (0, [9])
    assert rules(s).view(s, None).players[0].capital == 0
    assert refused(table({2: "A8"}, raze_capitals="no"), 2, "A8 D") == "core asked"
    assert refused(table({2: "A9"}, raze_capitals="yes"), 2, "A9 D") == "core asked"


@pytest.mark.parametrize("between", ["A8 H", "A8->7"])
@clause("sanguo option.5b")
def test_another_order_between_starts_it_anew(between: str) -> None:
    s = table({2: "A8", 0: "L6"}, {0: [8, 9]}, WAR, {2: ["wei"]}, raze_capitals="yes")
    run(s, s2="A8 D")
    run(s)
    told = run(s, s2=between)
    assert (of(told, "razed"), s.razing) == ([], 0)


@clause("sanguo option.5b")
def test_own_and_allied_armies_may_do_it_and_defend_meanwhile() -> None:
    s = table({0: "L6 A8", 2: "L7 A20"}, relations=WAR, hostile={2: ["wei"]}, raze_capitals="yes")
    told = run(s, "A8 D", s2="A20->8")
    assert of(told, "razing") == [{"seat": 0, "province": 8}]
    s = table({0: "L6", 1: "A8"}, raze_capitals="yes")
    assert refused(s, 1, "A8 D") is None
    s = table({0: "L6 A8", 2: "L7 A20 M9"}, relations=WAR, hostile={2: ["wei"]}, raze_capitals="yes")
    told = run(s, "A8 D", s2="A20->8, L7 S A20->8")
    assert of(told, "razing") == []


@clause("sanguo build.10", "sanguo option.5b")
def test_distance_is_counted_from_a_destroyed_capital_too() -> None:
    s = table({0: "L6 M5 M24"}, {0: [5]}, phase="build", season="autumn", raze_capitals="yes")
    s.resources &= ~(1 << 8)
    assert of(run(s), "starved") == [{"seat": 0, "unit": "m24"}]


# 6 neutral ground


@clause("sanguo option.6", "sanguo neutral.3")
def test_neutral_units_may_be_fought_on_unowned_ground() -> None:
    position = {0: "L9 A9", 2: "M25"}
    assert refused(table(position), 0, "A9->25") == "sanguo neutral.3"
    s = table(position, neutral_fighting="yes")
    assert refused(s, 0, "A9->25") is None
    told = run(s, "A9->25")
    assert len(of(told, "dislodged")) == 1
    assert how(s, 0, 2) == "neutral"


@clause("sanguo option.6b", "sanguo neutral.1")
def test_not_on_ground_that_somebody_owns_and_not_allies() -> None:
    s = table({0: "L9 A9", 2: "M23"}, {2: [23, 50]}, neutral_fighting="yes")
    assert refused(s, 0, "A9->23") == "sanguo neutral.1"
    assert refused(table({0: "L9 A9", 2: "M23"}, neutral_fighting="yes"), 0, "A9->23") is None
    s = table({0: "L9 A9", 1: "M25"}, neutral_fighting="yes")
    told = run(s, "A9->25")
    assert result(told, "a9") == ("bounced", "ally")


# 7 joint leaders


@clause("sanguo option.7", "sanguo option.7d")
def test_leaders_of_allies_join_and_defend_together() -> None:
    s = table({0: "L8 A5", 1: "L9"}, joint_leaders="yes")
    told = run(s, "L8->7", "L9->8")
    assert result(told, "l9") == ("moved", "none")
    for one, two in (("L9->8", ""), ("L9->5", ""), ("L9->5", "L8->5"), ("L9->8", "L8->9")):
        s = table({0: "L8 A5", 1: "L9"}, joint_leaders="yes")
        told = run(s, two, one)
        assert result(told, "l9") == ("moved", "none"), (one, two)
    s = table({0: "L8 A5", 1: "L9"})
    assert result(run(s, "", "L9->8"), "l9") == ("bounced", "ally")
    s = table({0: "L8 A8", 1: "L8", 2: "L20 A20 M7"}, relations={(0, 2): "war", (1, 2): "war"},
              hostile={2: ["wei"]}, joint_leaders="yes")  # fmt: skip
    told = run(s, s2="LA20->8, M7 S A20->8")
    assert of(told, "dislodged") == []  # four against four


@clause("sanguo option.7d")
def test_no_more_than_two_players_and_one_army_in_a_province() -> None:
    allies = {(0, 2): "alliance", (1, 2): "alliance", (0, 1): "alliance"}
    s = table({0: "L8 A8", 1: "L9", 2: "L6"}, relations=allies, joint_leaders="yes")
    told = run(s, "", "L9->8", s2="L6->8")
    assert (result(told, "l9")[0], result(told, "l6")[0]) == ("bounced", "bounced")
    s = table({0: "L8 A8", 1: "L5 A9"}, joint_leaders="yes")
    assert result(run(s, "", "A9->8"), "a9") == ("bounced", "ally")
    s = table({0: "L8", 1: "L5 A9"}, joint_leaders="yes")
    assert result(run(s, "", "A9->8"), "a9") == ("moved", "none")


@clause("sanguo option.7d")
def test_joined_leaders_retreat_each_as_they_like() -> None:
    for goal in (27, 25):
        s = table({0: "L23", 1: "L23", 2: "A24 M40"}, None, {(0, 2): "war", (1, 2): "war"}, joint_leaders="yes")
        told = run(s, s2="A24->23, M40 S A24->23")
        assert len(of(told, "dislodged")) == 2
        do(s, 0, "L23 R 27")
        do(s, 1, f"L23 R {goal}")
        told = run(s)
        assert (units(s, 0), units(s, 1)) == ("L27", f"L{goal}")


@clause("sanguo option.7a", "sanguo option.7b", "sanguo option.7e")
def test_who_has_the_army_kills_the_other_leader_unless_he_escapes() -> None:
    for escape in ("no", "yes"):
        s = table({0: "L8 A8", 1: "L8"}, joint_leaders="yes", heroic_escape=escape)
        told = run(s, "", "NEUTRAL cao_cao, L8->5")
        assert bool(of(told, "fallen")) == (escape == "no")
        assert units(s, 1) == ("L17" if escape == "yes" else "")
        assert units(s, 0) == "L8 A8"
    s = table({0: "L6 A8", 1: "L8"}, joint_leaders="yes")  # beside an army alone
    assert of(run(s, "WAR lu_bu"), "fallen") == [{"seat": 1}]


@clause("sanguo option.7c", "sanguo option.7e")
def test_without_an_army_both_go_home_or_die_without_a_home() -> None:
    s = table({0: "L24", 1: "L24"}, joint_leaders="yes")
    told = run(s, "NEUTRAL lu_bu")
    assert (units(s, 0), units(s, 1)) == ("L8", "L17")
    assert len(of(told, "sent_home")) == 2
    s = table({0: "L24", 1: "L24", 2: "M17"}, {0: [8], 2: [17, 50]}, joint_leaders="yes")
    told = run(s, "NEUTRAL lu_bu")
    assert (of(told, "fallen"), units(s, 0)) == ([{"seat": 1}], "L8")
    s = table({0: "L8", 1: "L8"}, joint_leaders="yes")  # in the capital of one of them
    run(s, "NEUTRAL lu_bu")
    assert (units(s, 0), units(s, 1)) == ("L8", "L17")


@clause("sanguo option.7e")
def test_they_part_when_civil_war_comes_by_itself() -> None:
    s = table({0: "L24", 1: "L24"}, {0: [5, 6, 8, 9, 10, 11]}, season="autumn", joint_leaders="yes")
    while asked(s) != "talk":
        run(s)
    assert how(s, 0, 1) == "civil"
    assert (units(s, 0), units(s, 1)) == ("L8", "L17")


@clause("sanguo option.7f")
def test_two_leaders_alone_in_a_free_resource() -> None:
    s = table({0: "L5", 1: "L5"}, season="autumn", joint_leaders="yes")
    run(s)
    assert s.owner[5] == 0
    s = table({0: "L8", 1: "L9"}, joint_leaders="yes", free_diplomacy="yes")
    assert result(run(s, "", "L9->8"), "l9")[0] == "bounced"


def test_every_option_has_its_clause() -> None:
    assert terms(6, years="none").years == 0
