"""Relations between players: how orders change them, and what alliance, neutrality and war permit."""

from __future__ import annotations

import pytest
from sanguo_table import do, force_orders, how, of, refused, result, rules, run, table, units

from support import clause
from yiqi.games.sanguo.relations import standing
from yiqi.games.sanguo.state import ALLIANCE, WAR, State


@clause("sanguo relations.1", "sanguo relations.4", "sanguo alliance.1")
def test_everybody_stands_to_everybody_in_one_of_four_ways() -> None:
    s = table(relations={(0, 1): "civil", (0, 2): "war", (1, 2): "alliance"})
    players = rules(s).view(s, None).players
    assert players[0].relations[1:] == ("civil", "war", "neutral")
    assert players[2].relations[:2] == ("war", "alliance")
    assert [how(s, one, two) for one, two in ((0, 1), (2, 0), (2, 1), (0, 3))] == [
        "civil",
        "war",
        "alliance",
        "neutral",
    ]
    assert standing(s, 2).to[:2] == [WAR, ALLIANCE]


@clause("sanguo relations.2")
def test_a_relation_that_stands_is_not_ordered_again() -> None:
    s = table(relations={(0, 2): "war"})
    assert refused(s, 0, "WAR liu_bei") == "sanguo relations.2"
    assert refused(s, 0, "NEUTRAL sun_quan") == "sanguo relations.2"
    assert refused(s, 0, "ALLY lu_bu") == "sanguo relations.2"
    assert refused(s, 0, "NEUTRAL liu_bei") is None
    s = table()
    assert refused(s, 0, "WAR liu_bei") is None
    assert refused(s, 0, "NEUTRAL wu") == "sanguo relations.2"
    assert refused(s, 0, "ALLY sun_quan") is None
    assert refused(table(relations={(0, 1): "neutral"}), 0, "ALLY lu_bu") is None
    assert refused(table(hostile={0: ["wu"]}), 0, "NEUTRAL wu") is None


@clause("sanguo relations.3", "sanguo relations.6")
def test_one_side_ends_an_alliance_or_a_peace() -> None:
    s = table(relations={(0, 2): "alliance"})
    run(s, "NEUTRAL liu_bei, WAR sun_quan")
    assert (how(s, 0, 2), how(s, 0, 3)) == ("neutral", "war")


@clause("sanguo alliance.3")
def test_an_ally_may_declare_war_at_once() -> None:
    s = table(relations={(0, 2): "alliance"})
    told = run(s, "WAR liu_bei")
    assert how(s, 0, 2) == "war"
    assert of(told, "relation") == [{"seat": 0, "seat_other": 2, "relation": "war"}]


@pytest.mark.parametrize(
    ("now", "one", "two", "after"),
    [
        ("war", "NEUTRAL", "", "war"),
        ("war", "NEUTRAL", "NEUTRAL", "neutral"),
        ("war", "ALLY", "ALLY", "alliance"),
        ("war", "ALLY", "NEUTRAL", "neutral"),
        ("neutral", "ALLY", "", "neutral"),
        ("neutral", "ALLY", "ALLY", "alliance"),
        ("neutral", "ALLY", "WAR", "war"),
        ("alliance", "NEUTRAL", "WAR", "war"),
    ],
)
@clause("sanguo relations.7", "sanguo relations.8")
def test_friendship_needs_both_and_the_more_hostile_counts(now: str, one: str, two: str, after: str) -> None:
    s = table(relations={(0, 2): now})
    run(s, f"{one} liu_bei" if one else "", s2=f"{two} cao_cao" if two else "")
    assert how(s, 0, 2) == after


@clause("sanguo relations.5")
def test_war_and_attack_come_together_or_the_attack_a_phase_later() -> None:
    for when, became in (("now", ("moved", "none")), ("later", ("void", "closed"))):
        s = table({0: "L8 A9 M5", 2: "M23"}, {2: [23, 50]}, hostile={0: ["shu"]}, options={"relations": when})
        do(s, 0, "WAR liu_bei")
        assert refused(s, 0, "A9->23") == (None if when == "now" else "sanguo neutral.1")
        force_orders(s, 0, "A9->23")
        told = run(s)
        assert result(told, "a9") == became
        assert how(s, 0, 2) == "war"


@clause("sanguo relations.9")
def test_units_inside_when_peace_comes_may_stay_and_are_not_attacked() -> None:
    s = table({0: "L8 A9", 2: "A5"}, {0: [5, 8, 9]}, hostile={2: ["wei"]}, season="autumn")
    assert refused(s, 0, "A9->5") == "sanguo neutral.3"
    assert refused(s, 2, "A5->9") == "sanguo neutral.1"
    assert refused(s, 2, "A5->10") is None
    run(s, "A9->18", s2="A5 H")
    assert units(s, 2) == "L50 A5"
    assert s.owner[5] == 0


@clause("sanguo relations.10")
def test_an_order_is_refused_only_if_it_can_be_valid_in_no_case() -> None:
    s = table({0: "A9", 2: "A24"}, {2: [23, 50]}, relations={(0, 2): "war"}, hostile={0: ["shu"]})
    do(s, 0, "ALLY liu_bei")
    assert refused(s, 0, "A9->23") is None  # he may refuse the alliance
    assert refused(s, 0, "A9 S A24->23") is None  # or accept it
    s = table({0: "A9", 2: "A24"}, {2: [23, 50]}, relations={(0, 2): "alliance"})
    do(s, 0, "NEUTRAL liu_bei")
    assert refused(s, 0, "A9->23") == "sanguo neutral.1"
    assert refused(s, 0, "A9 S A24->23") == "sanguo support.relation"


@clause("sanguo alliance.3b", "sanguo support.relation")
def test_own_units_and_allies_are_supported() -> None:
    position = {0: "L8 A9 M5", 1: "L17 A18", 2: "A23"}
    s = table(position)
    assert refused(s, 0, "A9 S M5") is None
    assert refused(s, 0, "A9 S A18->25") is None
    assert refused(s, 0, "A9 S A23->25") == "sanguo support.relation"
    assert refused(table(position, relations={(0, 2): "alliance"}), 0, "A9 S A23->25") is None
    for relation in ("war", "neutral"):
        s = table(position, relations={(0, 1): relation})
        assert refused(s, 0, "A9 S A18->25") == "sanguo support.relation"


@clause("sanguo alliance.4")
def test_no_help_for_an_ally_against_another_ally_or_a_neutral() -> None:
    position = {0: "L8 A9 M5", 1: "L17 A18", 2: "L50 A24"}
    owned = {0: [8], 1: [17], 2: [50, 45], 3: [23, 30]}
    for relation, clause_ in (("alliance", "alliance.4"), ("neutral", "alliance.4"), ("war", None)):
        s = table(position, owned, {(0, 2): "alliance", (0, 3): relation})
        assert refused(s, 0, "A9 S A24->23") == (f"sanguo {clause_}" if clause_ else None), relation
    s = table(position, {0: [8], 2: [23, 50]}, {(0, 2): "alliance"})
    assert refused(s, 0, "A9 S A24->23") is None  # his own province
    s = table(position, {**owned, 3: [30]}, {(0, 2): "alliance"})
    assert refused(s, 0, "A9 S A24->23") is None  # nobody's


@clause("sanguo support.15")
def test_own_attacks_on_a_friends_province_may_have_own_support() -> None:
    s = table({0: "L8 A9 M5", 1: "L17"}, {1: [17, 18]})
    assert refused(s, 0, "A9->18") is None
    assert refused(s, 0, "M5 S A9->18") is None


@clause("sanguo neutral.1")
def test_a_neutral_players_province_is_not_entered() -> None:
    position = {0: "A9"}
    assert refused(table(position, {2: [23, 50]}), 0, "A9->23") == "sanguo neutral.1"
    assert refused(table(position, {2: [23, 50]}, {(0, 2): "alliance"}), 0, "A9->23") is None
    assert refused(table(position, {2: [50]}), 0, "A9->23") is None


@clause("sanguo neutral.3")
def test_a_neutral_unit_is_not_attacked_on_unowned_ground() -> None:
    s = table({0: "A9", 2: "M25"})
    assert refused(s, 0, "A9->25") == "sanguo neutral.3"
    assert refused(table({0: "A9", 2: "M25"}, relations={(0, 2): "war"}), 0, "A9->25") is None
    told = run(s, s2="M25->23")
    assert result(told, "m25")[0] == "moved"


@clause("sanguo neutral.2")
def test_neutral_players_may_race_for_an_empty_province() -> None:
    s = table({0: "A9", 2: "A24"})
    told = run(s, "A9->23", s2="A24->23")
    assert (result(told, "a9"), result(told, "a24")) == (("bounced", "attack"), ("bounced", "attack"))
    assert how(s, 0, 2) == "neutral"


@clause("sanguo war.1")
def test_at_war_one_invades_and_takes() -> None:
    s = table({0: "A9 M5", 2: "M23"}, {0: [8], 2: [23, 50]}, {(0, 2): "war"}, {0: ["shu"]}, season="autumn")
    told = run(s, "A9->23, M5 H")
    assert result(told, "a9") == ("moved", "none")
    run(s)
    assert s.owner[23] == 0


def changed(s: State) -> list[tuple[int, str, str]]:
    """What everybody is shown as changed."""
    return [(c.seat, c.who, c.relation) for c in rules(s).view(s, None).changed]


@clause("sanguo relations.6", "sanguo relations.7")
def test_what_changed_is_shown_until_the_next_orders() -> None:
    s = table(relations={(1, 2): "war", (0, 3): "alliance"})
    run(s, "ALLY liu_bei", "NEUTRAL liu_bei", "ALLY cao_cao, NEUTRAL lu_bu", "NEUTRAL cao_cao")
    assert changed(s) == [(0, "p2", "alliance"), (3, "p0", "neutral"), (1, "p2", "neutral")]
    assert rules(s).restore(s.to_json()).changed == s.changed
    run(s)
    assert s.stack[-1].name == "write"
    assert len(changed(s)) == 3, "still there while the next orders are written"
    run(s, "NEUTRAL liu_bei")
    assert changed(s) == [(0, "p2", "neutral")]


@clause("sanguo kingdom.3", "sanguo relations.8")
def test_war_names_who_declared_it() -> None:
    s = table()
    run(s, s2="WAR cao_cao", s3="WAR wei")
    assert changed(s)[:2] == [(2, "wei", "war"), (3, "wei", "war")]
    assert set(changed(s)[2:]) == {(2, "p0", "war"), (2, "p1", "war"), (3, "p0", "war"), (3, "p1", "war")}
