"""Fox, Hedgehog, Bronto, Turtle, Chimpanzee."""

from __future__ import annotations

from ark_table import table

from support import clause


@clause("ark fox.1", "ark fox.3")
def test_the_fox_brings_two_timber_or_what_the_bank_has() -> None:
    t = table("fox horse", ["bison"], timber=[1, 1, 1])
    t.play("load fox port 1")
    assert (t.s.timber[0], t.s.bank) == (3, 17)
    poor = table("fox horse", ["bison"], timber=[7, 7, 7])
    poor.play("load fox port 1")
    assert (poor.s.timber[0], poor.s.bank) == (8, 0)


@clause("ark hedgehog.1", "ark hedgehog.2")
def test_the_hedgehog_fears_only_meat_eaters_of_weight_0() -> None:
    assert table("hedgehog", ["lion"]).clause("load hedgehog port 1") is None
    assert table("lion", ["hedgehog"]).clause("load lion port 1") is None
    assert table("hedgehog", ["cat"]).clause("load hedgehog port 1") == "ark place.d"
    assert table("cat", ["hedgehog"]).clause("load cat port 1") == "ark place.d"
    assert table("lion", ["hedgehog rabbit"]).clause("load lion port 1") == "ark place.d", "it protects nobody else"


@clause("ark turtle.1", "ark turtle.2")
def test_the_turtle_fears_no_meat_eater() -> None:
    for meat in ("cat", "dog", "lion", "polar_bear", "chicken"):
        assert table("turtle", [meat]).clause("load turtle port 1") is None, meat
        heel = {"polar_bear": 1}.get(meat, 0)
        assert table(meat, ["turtle"], heel=heel).clause(f"load {meat} port 1") is None, meat
    assert table("dog", ["turtle sheep"]).clause("load dog port 1") == "ark place.d"


@clause("ark bronto.1", "ark bronto.2")
def test_brontos_marker_counts_one_and_a_half() -> None:
    t = table("bronto horse", heel=2, timber=[3, 3, 3])
    t.play("load bronto port 1")
    assert t.worth(0, "heavy") == 1.5
    assert t.told("marker") == [{"seat": 0, "kind": "heavy", "halves": 3}]
    assert t.s.bank == 12, "a disc from the bank lies under it"
    assert t.rules.pieces(t.s)["timber"] == 22


@clause("ark bronto.3", "ark bronto.4", "ark chimpanzee.4")
def test_two_such_markers_become_three() -> None:
    t = table("bronto horse", heel=2, timber=[3, 3, 3], halves={"0": {"heavy": 1}})
    assert t.s.bank == 12
    assert t.play("load bronto port 1")[-1] == "exchange"
    assert (t.s.plain[0], t.s.halves[0], t.s.bank) == (3, 0, 13)
    c = table("chimpanzee horse", ["zebra"], halves={"0": {"shy": 1}})
    c.play("load chimpanzee port 1")
    c.play("mark shy")
    assert (c.s.plain[2], c.s.halves[2]) == (3, 0)


@clause("ark bronto.6")
def test_the_exchange_waits_for_a_third_marker() -> None:
    t = table("bronto horse", heel=2, markers={"0": {"slow": 15}}, halves={"0": {"heavy": 1}})
    assert "exchange" not in t.play("load bronto port 1")
    assert t.worth(0, "heavy") == 3


@clause("ark chimpanzee.1", "ark chimpanzee.2", "ark chimpanzee.3")
def test_the_chimpanzees_marker_goes_where_the_player_likes_but_on_provisions() -> None:
    t = table("chimpanzee horse", ["zebra"], timber=[3, 3, 3])
    t.play("load chimpanzee port 1")
    assert t.legal() == ["mark heavy", "mark slow", "mark shy", "mark useful"]
    assert t.clause("mark provision") == "ark chimpanzee.1"
    assert t.clause("mark heavy") is None
    t.play("mark heavy")
    assert t.worth(0, "heavy") == 1.5
    assert t.s.bank == 12


@clause("ark chimpanzee.5")
def test_the_scoring_card_is_chosen_first() -> None:
    t = table("chimpanzee horse", ["zebra"])
    t.play("load chimpanzee port 1")
    assert t.clause("done") == "ark chimpanzee.5"
    assert t.clause("load horse starboard 1") == "core asked"
    t.play("mark slow")
    assert t.clause("done") is None


@clause("ark chimpanzee.6")
def test_the_chimpanzee_is_neither_slow_nor_a_provision() -> None:
    t = table("chimpanzee horse", ["zebra"])
    t.play("load chimpanzee port 1")
    t.play("mark slow")
    assert t.asked == "second", "a marker on Slow does not make it slow"
    second = table("horse chimpanzee", ["zebra"], first=["starboard", 1])
    assert second.clause("load chimpanzee port 1") is None


@clause("ark end.16")
def test_specials_work_in_the_end_phase() -> None:
    t = table("fox", ["bison"], phase="end", timber=[1, 1, 1])
    t.play("load fox port 1")
    assert t.s.timber[0] == 2
