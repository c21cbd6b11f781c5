"""Gifts: a cylinder on a free space of the dial, at its price."""

from __future__ import annotations

from pamir_play import At

from support import clause
from yiqi.games.pamir.check import influence


@clause("pamir gift.1", "pamir gift.3")
def test_a_cylinder_at_the_price_of_its_space() -> None:
    for cost in (2, 4, 6):
        t = At(courts=[[33], []], rupees=[9, 4])
        t.play("gift 33")
        assert t.legal() == ["space 2", "space 4", "space 6"]
        t.play(f"space {cost}")
        assert (t.asked, t.s.rupees[0], t.s.cylinders[0]) == ("turn", 9 - cost, 9)
        assert t.s.to_json()["gifts"][0] == [cost]


@clause("pamir gift.2")
def test_each_gift_is_one_influence() -> None:
    for gifts in ([], [4], [2, 6], [2, 4, 6]):
        t = At(gifts={"0": gifts}, loyalty=["russian", "russian"])
        assert influence(t.s, 0, 1) == 1 + len(gifts)
        assert influence(t.s, 1, 1) == 1


@clause("pamir gift.full")
def test_the_dial_holds_three() -> None:
    full = At(courts=[[33], []], rupees=[9, 4], gifts={"0": [2, 4, 6]})
    assert full.clause("gift 33") == "pamir gift.full"
    assert At(courts=[[33], []], rupees=[9, 4], gifts={"0": [2, 6]}).clause("gift 33") is None
    assert At(courts=[[33], []], rupees=[9, 4], gifts={"1": [2, 4, 6]}).clause("gift 33") is None, "the other's dial"


@clause("pamir gift.space")
def test_any_empty_space_in_any_order_and_none_twice() -> None:
    t = At(courts=[[33, 82], []], rupees=[20, 4], gifts={"0": [4]})
    t.play("gift 33")
    assert t.clause("space 4") == "pamir gift.space"
    assert (t.clause("space 2"), t.clause("space 6")) == (None, None)
    t.play("space 6")
    assert t.s.to_json()["gifts"][0] == [4, 6]
    t.play("gift 82")
    assert (t.asked, t.s.to_json()["gifts"][0], t.s.rupees[0]) == ("turn", [2, 4, 6], 12), "one space left: no question"
    free = At(courts=[[33], []], rupees=[20, 4])
    free.play("gift 33")
    assert free.clause("space 4") is None


@clause("pamir gift.4")
def test_a_gift_taken_for_another_piece_leaves_its_space_free() -> None:
    t = At(
        courts=[[33], []],
        hands={"0": [90]},
        gifts={"0": [2]},
        tribes={"kabul": {"0": 9}},
        rupees=[9, 4],
    )
    t.play("play 90 left")
    assert (t.asked, t.legal()) == ("reuse", ["take_tribe kabul", "take_gift 2"])
    t.play("take_gift 2")
    assert (t.s.gifts[0], t.tribes("transcaspia", 0), t.s.cylinders[0]) == (0, 1, 0)
    t.play("gift 33")
    assert t.clause("space 2") is None, "it can be filled again"


@clause("pamir gift.1", "pamir general.3")
def test_with_an_empty_supply_the_gift_comes_from_play() -> None:
    """It is paid for all the same; the last tribe of a region so taken overthrows."""
    t = At(courts=[[33, 5], []], tribes={"kabul": {"0": 1}, "persia": {"0": 9}}, rupees=[9, 4])
    t.play("gift 33", "space 2")
    assert (t.asked, t.s.rupees[0]) == ("reuse", 7)
    t.play("take_tribe kabul")
    assert t.s.to_json()["gifts"][0] == [2]
    assert (t.tribes("kabul", 0), t.s.cylinders[0]) == (0, 0)
    assert t.court(0) == [33], "Kabul's political card is gone"
