"""New cabins: timber to the right, a face-up card."""

from __future__ import annotations

from ark_table import table

from support import clause


@clause("ark newcabin.1")
def test_a_new_cabin_needs_timber() -> None:
    assert table("horse", timber=[0, 4, 4]).clause("load horse port 2") == "ark newcabin.1"
    assert table("horse", timber=[1, 4, 4]).clause("load horse port 2") is None


@clause("ark newcabin.2", "ark newcabin.7")
def test_the_timber_goes_to_the_player_before() -> None:
    t = table("horse camel", timber=[2, 3, 4])
    t.play("load horse port 2")
    assert t.s.timber == [1, 3, 5]
    assert t.told("newcabin") == [{"seat": 0, "side": "port", "cabin": 2, "seat_to": 2}]


@clause("ark newcabin.4", "ark newcabin.3")
def test_a_new_cabin_is_behind_the_last_one() -> None:
    t = table("horse")
    assert t.clause("load horse port 3") == "ark newcabin.4"
    assert dict(t.why("load horse port 3").args) == {"side": "port", "next": 2}  # type: ignore[union-attr]
    assert t.clause("load horse port 4") == "core asked", "nobody can click so far behind"
    assert table("horse", ["snail", "mouse"]).clause("load horse port 3") is None


@clause("ark newcabin.5")
def test_a_face_up_card_has_to_be_taken() -> None:
    t = table("horse camel", offer=["dog", "cat", "pig"])
    t.play("load horse port 2")
    assert t.legal() == ["pick dog", "pick cat", "pick pig"]
    assert t.clause("done") == "ark newcabin.5"
    assert t.clause("pick lion") == "core asked"
    t.play("pick cat")
    assert t.hand() == ["camel", "cat"] or t.hand() == ["cat", "camel"]
    assert t.clause("done") is None


@clause("ark newcabin.6")
def test_the_row_is_not_filled_in_between() -> None:
    t = table("horse camel rabbit", offer=["dog", "cat", "pig"], timber=[3, 0, 0])
    t.play("load horse port 2")
    t.play("pick cat")
    t.play("load camel starboard 2")
    assert t.legal() == ["pick dog", "pick pig"]


@clause("ark newcabin.8")
def test_the_foxs_timber_helps_the_second_card_only() -> None:
    t = table("fox horse", ["bison"], timber=[0, 0, 0])
    assert t.clause("load fox port 2") == "ark newcabin.1"
    assert t.clause("load horse starboard 2") == "ark newcabin.1"
    t.play("load fox port 1")
    assert t.clause("load horse starboard 2") is None


def test_equal_cards_in_the_row_are_one_choice() -> None:
    t = table("horse camel", offer=["hay", "hay", "grain"])
    assert t.legal("take") == ["take hay", "take grain"]
    t.play("load horse port 2")
    assert t.legal() == ["pick hay", "pick grain"]
