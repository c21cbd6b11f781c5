"""Loading one card or two."""

from __future__ import annotations

from ark_table import table

from support import clause


@clause("ark load.1", "ark load.2", "ark place.1")
def test_a_card_goes_from_the_hand_into_a_cabin() -> None:
    t = table("horse camel")
    assert t.clause("load lion port 1") == "core asked"
    t.play("load horse port 1")
    assert t.cabin("port", 1) == ["snail", "horse"]
    assert t.hand() == ["camel"]


@clause("ark load.4", "ark parts.2", "ark hull.1")
def test_the_heel_moves_by_the_weight_towards_the_side() -> None:
    t = table("horse camel dog")
    t.play("load horse starboard 1")
    assert t.s.heel == 2
    assert t.told("heel") == [{"heel": 2}]
    t.play("load camel port 1")
    assert t.s.heel == 0


@clause("ark load.5", "ark end.9")
def test_a_marker_for_the_kind() -> None:
    t = table("horse camel dog")
    t.play("load horse port 1")
    assert t.worth(0, "useful") == 1
    assert t.told("marker") == [{"seat": 0, "kind": "useful", "halves": 2}]
    e = table("horse camel", phase="end")
    e.play("load horse port 1")
    assert e.worth(0, "useful") == 1


@clause("ark load.6")
def test_a_slow_card_or_a_provision_ends_the_action() -> None:
    slow = table("sloth horse", ["snail"])
    slow.play("load sloth port 1")
    assert slow.turn == (1,)
    provision = table("grain horse", ["cat"])
    provision.play("load grain port 1")
    assert provision.turn == (1,)


@clause("ark load.7", "ark load.10", "ark load.11")
def test_a_second_card_may_follow_and_no_third() -> None:
    t = table("horse camel rabbit")
    t.play("load horse port 1")
    assert t.turn == (0,)
    assert "done" in t.legal()
    t.play("load camel starboard 1")
    assert t.turn == (1,), "there is no third card"
    stopped = table("horse camel")
    stopped.play("load horse port 1")
    assert stopped.play("done") == ["done"]
    assert stopped.turn == (1,)


@clause("ark load.8")
def test_the_second_card_is_neither_slow_nor_a_provision() -> None:
    t = table("horse anteater grain", ["snail"], ["cat", "bison"])
    assert t.clause("load anteater port 1") is None
    assert t.clause("load grain starboard 1") is None
    t.play("load horse port 1")
    assert t.why("load anteater port 1").key == "second-slow"  # type: ignore[union-attr]
    assert t.clause("load anteater port 1") == "ark load.8"
    assert t.why("load grain starboard 1").key == "second-provision"  # type: ignore[union-attr]


@clause("ark load.9")
def test_the_second_card_goes_into_another_cabin() -> None:
    t = table("horse camel", first=["port", 1])
    assert t.clause("load camel port 1") == "ark load.9"
    assert t.clause("load camel starboard 1") is None
    assert table("horse camel", first=["starboard", 1]).clause("load camel port 1") is None


@clause("ark load.13", "ark newcabin.9")
def test_one_turn_may_open_two_cabins_but_not_join_the_new_one() -> None:
    t = table("horse", offer=["camel", "dog", "cat"], timber=[2, 0, 0])
    t.play("load horse port 2")
    t.play("pick camel")
    assert t.hand() == ["camel"], "the card taken may be the second"
    assert t.clause("load camel port 2") == "ark load.9"
    t.play("load camel starboard 2")
    assert t.offer() == ["dog", "cat"], "the row is filled after the turn"
    assert t.asked == "pick"
    t.play("pick dog", "lion", "tiger")
    assert t.offer() == ["cat", "lion", "tiger"]


@clause("ark load.12", "ark place.c")
def test_a_first_card_that_only_the_second_would_balance_is_refused() -> None:
    t = table("elephant rhinoceros")
    assert t.clause("load elephant port 1") == "ark place.c"
    assert table("elephant", heel=2).clause("load elephant port 1") is None


@clause("ark load.14", "ark load.3")
def test_effects_come_in_order() -> None:
    t = table("chimpanzee horse", offer=["camel", "dog", "cat"], timber=[1, 0, 0])
    assert t.play("load chimpanzee port 2") == ["newcabin", "load", "heel"]
    assert t.asked == "mark"
    assert t.play("mark shy") == ["mark", "marker"]
    assert t.asked == "pick"
    assert t.play("pick dog") == ["pick"]
    assert t.asked == "second"


def test_a_turn_ends_by_itself_when_the_hand_is_empty() -> None:
    t = table("horse")
    t.play("load horse port 1")
    assert t.turn == (1,)


@clause("ark load.15")
def test_without_a_marker_the_card_is_still_placed() -> None:
    t = table("horse camel", markers={"0": {"heavy": 17}})
    assert t.play("load horse port 1") == ["load", "heel", "nomarker"]
    assert t.worth(0, "useful") == 0
