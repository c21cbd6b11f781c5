"""Moving, support and defence as the book tells them, on the map of the game."""

from __future__ import annotations

from sanguo_table import force_orders, of, refused, result, run, table, units

from support import clause
from yiqi.core.game import Event
from yiqi.games.sanguo.state import State

WAR = {(0, 2): "war", (0, 3): "war", (1, 2): "war", (1, 3): "war", (2, 3): "war"}
OPEN = {0: ["shu", "wu"], 1: ["shu", "wu"], 2: ["wei", "wu"], 3: ["wei", "shu"]}


def battle(units_: dict[int, str], owned: dict[int, list[int]] | None = None, **options: str) -> State:
    """Cao Cao (0) and Lü Bu (1), allied, Liu Bei (2) and Sun Quan (3), all others at war, all kingdoms open."""
    return table(units_, owned, WAR, OPEN, **options)


def compared(told: list[Event], unit: str) -> tuple[str, int, int]:
    """Why a unit's order failed, and the two strengths."""
    found = next(e for e in of(told, "result") if e["unit"] == unit)
    return found["reason"], found["own"], found["other"]


@clause("sanguo units.1", "sanguo units.6", "sanguo defend.1")
def test_a_leader_attacks_defends_and_supports_with_one() -> None:
    told = run(battle({0: "L9", 2: "L23"}), "L9->23")
    assert compared(told, "l9") == ("defence", 1, 1)
    told = run(battle({0: "L9 M24", 2: "L23"}), "L9 S M24->23, M24->23")
    assert result(told, "m24") == ("moved", "none")


@clause("sanguo units.7", "sanguo defend.2")
def test_an_army_attacks_defends_and_supports_with_two() -> None:
    told = run(battle({0: "A9", 2: "A23"}), "A9->23")
    assert compared(told, "a9") == ("defence", 2, 2)
    told = run(battle({0: "A9 M24", 2: "A23"}), "A9 S M24->23, M24->23")
    assert result(told, "m24") == ("moved", "none")


@clause("sanguo units.8", "sanguo units.9", "sanguo defend.3")
def test_a_militia_has_one_and_two_at_home() -> None:
    told = run(battle({0: "M9", 2: "M23"}), "M9->23")
    assert compared(told, "m9") == ("defence", 1, 1)
    told = run(battle({0: "M9", 2: "A23"}, {0: [8, 9]}), s2="A23->9")
    assert compared(told, "a23") == ("defence", 2, 2)


@clause("sanguo move.2", "sanguo move.4")
def test_strength_and_supports_against_the_defence() -> None:
    s = battle({0: "A9 M24", 2: "A23"})
    told = run(s, "A9->23, M24 S A9->23")
    assert units(s, 0) == "L8 A23 M24"
    assert of(told, "dislodged") == [{"seat": 2, "unit": "a23", "province": 9}]


@clause("sanguo move.5", "sanguo move.7")
def test_equal_attacks_stand_each_other_off_and_the_strongest_gets_in() -> None:
    s = battle({0: "A9", 3: "A40"})
    told = run(s, "A9->23", s3="A40->23")
    assert (compared(told, "a9"), units(s, 0), units(s, 3)) == (("attack", 2, 2), "L8 A9", "L30 A40")
    s = battle({0: "A9 M24", 2: "M23", 3: "A40"})
    told = run(s, "A9->23, M24 S A9->23", s3="A40->23")
    assert (result(told, "a9")[0], compared(told, "a40")) == ("moved", ("attack", 2, 3))
    s = battle({0: "A9", 2: "M23", 3: "A40"})
    told = run(s, "A9->23", s3="A40->23")
    assert of(told, "dislodged") == []


@clause("sanguo move.6", "sanguo move.14")
def test_a_failed_attack_falls_back_and_so_on() -> None:
    s = battle({0: "A9 A5", 2: "A23", 3: "A18"})
    told = run(s, "A9->23, A5->9", s3="A18->9")
    assert [result(told, unit)[0] for unit in ("a9", "a5", "a18")] == ["bounced"] * 3
    s = battle({0: "A9 M5", 2: "A23", 3: "A18 L25"})
    told = run(s, "A9->23, M5 H", s3="A18->9, L25 S A18->9")
    assert result(told, "a18") == ("moved", "none")
    s = battle({0: "A9 M5", 2: "A23", 3: "A18 L25"})
    force_orders(s, 0, "A9->23", "M5 S A9")
    told = run(s, s3="A18->9, L25 S A18->9")
    assert (result(told, "m5"), result(told, "a18")) == (("void", "moves"), ("moved", "none"))


@clause("sanguo move.8")
def test_nobody_changes_places_against_another() -> None:
    told = run(battle({0: "A9", 2: "A23"}), "A9->23", s2="A23->9")
    assert (result(told, "a9")[0], result(told, "a23")[0]) == ("bounced", "bounced")
    told = run(battle({0: "A9", 2: "M23"}), "A9->23", s2="M23->9")
    assert (result(told, "a9")[0], len(of(told, "dislodged"))) == ("moved", 1)
    told = run(battle({0: "M9", 2: "A23"}, {0: [8, 9]}), "M9->23", s2="A23->9")
    assert compared(told, "a23") == ("defence", 2, 2)  # it falls back and defends at home


@clause("sanguo move.9")
def test_who_loses_head_on_has_no_effect_on_where_his_attacker_was() -> None:
    s = battle({0: "A9 L8", 1: "L17", 2: "M23", 3: "M25"})
    told = run(s, "A9->23", s2="M23->9", s3="M25->9")
    assert (result(told, "a9")[0], result(told, "m25")[0]) == ("moved", "moved")


@clause("sanguo move.10", "sanguo move.16")
def test_three_in_a_circle_all_move() -> None:
    s = battle({0: "A9", 2: "M24", 3: "M23"})
    run(s, "A9->23", s2="M24->9", s3="M23->24")
    assert (units(s, 0), units(s, 2), units(s, 3)) == ("L8 A23", "L50 M9", "L30 M24")


@clause("sanguo move.11b")
def test_support_against_ones_own_unit_does_not_dislodge_it() -> None:
    s = table({0: "A9 M5", 1: "A18 M17", 2: "L20"}, relations={(0, 1): "alliance"}, free_diplomacy="yes")
    told = run(s, "A9 H, M5 S A18->9", "A18->9")
    assert compared(told, "a18") == ("defence", 2, 2)
    s = table({0: "A9 M5", 1: "A18 L25"}, free_diplomacy="yes")
    told = run(s, "A9 H, M5 S A18->9", "A18->9, L25 S A18->9")
    assert result(told, "a18") == ("moved", "none")


@clause("sanguo move.15")
def test_own_leader_and_army_meet_and_change_places() -> None:
    s = battle({0: "L8 A9"})
    run(s, "L8->9, A9->8")
    assert units(s, 0) == "L9 A8"
    s = battle({0: "L8 A9"})
    run(s, "L8->5, A9->5")
    assert units(s, 0) == "L5 A5"
    s = battle({0: "L8 A9", 3: "A18"})
    told = run(s, "L8->5, A9->5", s3="A18->5")
    assert [result(told, unit)[0] for unit in ("l8", "a9", "a18")] == ["bounced"] * 3


@clause("sanguo support.2", "sanguo support.1b")
def test_support_for_an_attack_and_for_a_defence() -> None:
    told = run(battle({0: "A9 M24", 2: "A23 M40"}), "A9->23, M24 S A9->23", s2="M40 S A23")
    assert (compared(told, "a9"), result(told, "m24")[0], result(told, "m40")[0]) == (
        ("defence", 3, 3), "given", "given",
    )  # fmt: skip


@clause("sanguo support.4", "sanguo support.5")
def test_support_has_to_match() -> None:
    s = battle({0: "A9 M24 M8", 2: "A23"})
    told = run(s, "A9->23, M8 S A9")
    assert result(told, "m8") == ("void", "moves")
    s = battle({0: "A9 M24", 2: "A23"})
    told = run(s, "A9 H, M24 S A9->23")
    assert result(told, "m24") == ("void", "mismatch")


@clause("sanguo support.6")
def test_who_supports_a_defence_is_supported_himself() -> None:
    s = battle({0: "A9 M5 M8", 2: "A18 L25"})
    told = run(s, "M5 S A9, M8 S M5", s2="A18->5")
    assert (compared(told, "a18"), result(told, "m5")[0]) == (("defence", 2, 2), "cut")


@clause("sanguo support.7", "sanguo support.8", "sanguo support.11")
def test_an_attack_on_the_supporter_cuts() -> None:
    for own, ally in (("", ""), ("M27->24", ""), ("", "L54->24")):
        s = battle({0: "A9 A24 M27", 1: "L54", 2: "A23"})
        told = run(s, f"A9->23, A24 S A9->23, {own}", ally)
        assert (result(told, "a24")[0], result(told, "a9")[0]) == ("given", "moved")
    s = battle({0: "A9 A24", 2: "A23", 3: "L27"})
    told = run(s, "A9->23, A24 S A9->23", s3="L27->24")
    assert (result(told, "a24")[0], result(told, "a9")[0]) == ("cut", "bounced")


@clause("sanguo support.8b", "sanguo support.10")
def test_the_attacked_unit_cuts_no_support_for_the_attack_on_it() -> None:
    s = battle({0: "A9 A24", 2: "A23"})
    told = run(s, "A9->23, A24 S A9->23", s2="A23->24")
    assert (result(told, "a24")[0], result(told, "a9")[0]) == ("given", "moved")
    s = battle({0: "L24 A24 A9 M54", 2: "A23"})
    told = run(s, "A9->23, L24 S A9->23, A24 S M54", s2="A23->24")
    assert (result(told, "l24")[0], result(told, "a24")[0]) == ("given", "cut")


@clause("sanguo support.9")
def test_not_even_if_it_dislodges_the_supporter_unless_the_table_wants_so() -> None:
    for choice, supporter, attacker in (("stands", "given", "moved"), ("cut", "cut", "bounced")):
        s = battle({0: "A9 M24", 2: "A23 M27", 3: "A40"}, dislodged_support=choice)
        told = run(s, "A9->23, M24 S A9->23", s2="A23->24, M27 S A23->24", s3="A40->23")
        assert (result(told, "m24")[0], result(told, "a9")[0]) == (supporter, attacker)


@clause("sanguo support.12")
def test_an_attack_that_fails_still_cuts() -> None:
    s = battle({0: "A9 A24", 2: "A23", 3: "M27"})
    told = run(s, "A9->23, A24 S A9->23", s3="M27->24")
    assert (result(told, "m27")[0], result(told, "a24")[0]) == ("bounced", "cut")


@clause("sanguo support.14", "sanguo alliance.4")
def test_who_stands_on_unowned_ground_controls_it() -> None:
    s = table({0: "A9", 1: "M24", 2: "M25"}, relations={(0, 2): "alliance", (1, 2): "war"})
    assert refused(s, 0, "A9 S M24->25") == "core asked"
    s = table({0: "A9", 1: "M18", 2: "M25"}, relations={(0, 2): "alliance", (1, 2): "war"})
    assert refused(s, 0, "A9 S M18->25") == "sanguo alliance.4"
    s = table({0: "A9", 1: "M18", 2: "M25"}, relations={(0, 2): "war", (1, 2): "war"})
    assert refused(s, 0, "A9 S M18->25") is None


@clause("sanguo defend.7")
def test_a_province_is_defended_by_all_that_stay() -> None:
    for stack, defence in (("sum", 3), ("max", 2)):
        s = battle({0: "A9 M24", 2: "L23 A23"}, stack=stack)
        told = run(s, "A9->23")
        assert compared(told, "a9") == ("defence", 2, defence)


def fought(told: list[Event]) -> dict[str, tuple[str, int, int]]:
    """What became of each unit that the log tells of, and the two strengths."""
    return {e["unit"]: (e["result"], e["own"], e["other"]) for e in of(told, "result")}


@clause("sanguo move.7", "sanguo support.11")
def test_the_log_tells_the_strengths_of_who_won_and_what_a_support_counted() -> None:
    told = run(battle({0: "A9 M24", 2: "A23 M45"}), "A9->23, M24 S A9->23", s2="A23 H, M45 H")
    assert fought(told) == {"a9": ("moved", 3, 2), "m24": ("given", 1, 0), "a23": ("held", 2, 3)}
    told = run(battle({0: "A9 M24"}), "A9->23, M24 S A9->23")
    assert fought(told)["a9"] == ("moved", 0, 0), "nobody was against it"


@clause("sanguo move.5")
def test_the_strongest_attack_is_compared_with_the_next() -> None:
    told = run(battle({0: "A9", 3: "M40"}), "A9->23", s3="M40->23")
    assert fought(told) == {"a9": ("moved", 2, 1), "m40": ("bounced", 1, 2)}


@clause("sanguo move.8")
def test_who_wins_head_on_is_compared_with_whom_he_met() -> None:
    told = run(battle({0: "A9", 2: "M23 L27"}), "A9->23", s2="M23->9")
    assert fought(told) == {"a9": ("moved", 2, 1), "m23": ("bounced", 1, 2)}


@clause("sanguo defend.1")
def test_who_stood_still_under_attack_is_told_of() -> None:
    told = run(battle({0: "A9", 2: "M23 A24"}), "A9->23", s2="A24 S M23")
    assert fought(told) == {"a9": ("bounced", 2, 3), "a24": ("given", 2, 0), "m23": ("held", 3, 2)}


@clause("sanguo move.11b")
def test_a_support_against_own_units_counts_nothing() -> None:
    told = run(battle({0: "A9", 1: "M24", 2: "M23"}), "A9->23", "M24 S A9->23")
    assert fought(told) == {"a9": ("moved", 3, 1), "m24": ("given", 1, 0), "m23": ("held", 1, 3)}
    s = battle({0: "A9", 1: "M24 M23"}, free_diplomacy="yes")
    assert fought(run(s, "A9->23", "M24 S A9->23")) == {
        "a9": ("moved", 2, 1),
        "m24": ("given", 0, 0),
        "m23": ("held", 1, 2),
    }
