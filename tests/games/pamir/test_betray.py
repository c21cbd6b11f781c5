"""Betrayal: a card with a spy of one's own is discarded, and may become a prize."""

from __future__ import annotations

from pamir_play import At
from pamir_table import EMPTY

from support import clause
from yiqi.games.pamir.check import influence

AFGHAN = {"loyalty": ["afghan", "british"]}


@clause("pamir betray.spy")
def test_a_spy_of_yours_has_to_be_on_it() -> None:
    for spies, refused in (
        ({}, "pamir betray.spy"),
        ({"10": {"1": 1}}, "pamir betray.spy"),
        ({"10": {"0": 1}}, None),
        ({"53": {"0": 1}}, None),
    ):
        assert At(courts=[[53], [10]], spies=spies).clause("betray 53") == refused, spies
    t = At(courts=[[53], [10, 30]], spies={"10": {"0": 1}, "30": {"1": 2}})
    t.play("betray 53")
    assert t.near() == ["target 53", "target 10", "target 30"]
    assert t.clause("target 10") is None
    assert t.clause("target 30") == t.clause("target 53") == "pamir betray.spy"
    other = At(courts=[[53], [10, 30]], spies={"30": {"0": 1}})
    assert other.play("betray 53").clause("target 30") is None


@clause("pamir betray.bodyguards")
def test_bodyguards_protect_political_cards() -> None:
    spies = {"5": {"0": 1}, "10": {"0": 1}}
    t = At(courts=[[53], [5, 10, 15]], spies=spies)
    t.play("betray 53")
    assert t.clause("target 5") == "pamir betray.bodyguards"
    assert t.clause("target 10") is None, "not a political card"
    assert At(courts=[[53, 15], [5, 10]], spies=spies).play("betray 53").clause("target 5") is None, "another's guard"
    own = At(courts=[[53, 5, 83], [10]], spies=spies)
    assert own.play("betray 53").clause("target 5") == "pamir betray.bodyguards", "not even one's own"


@clause("pamir betray.bodyguards")
def test_nothing_else_to_betray() -> None:
    assert At(courts=[[53], [5, 15]], spies={"5": {"0": 1}}).clause("betray 53") == "pamir betray.bodyguards"
    assert At(courts=[[53], [5, 16]], spies={"5": {"0": 1}}).clause("betray 53") is None


@clause("pamir betray.1")
def test_all_spies_on_it_go_home() -> None:
    t = At(seats=3, courts=[[53], [10], []], spies={"10": {"0": 2, "1": 1, "2": 3}, "53": {"0": 1}})
    t.play("betray 53", "target 10")
    assert t.s.spies[10] == 0
    assert t.s.cylinders == [9, 10, 10]
    assert t.spies(53, 0) == 1


@clause("pamir betray.2")
def test_it_costs_two_rupees_on_the_market() -> None:
    t = At(courts=[[53], [10]], spies={"10": {"0": 1}}, rupees=[3, 4])
    t.play("betray 53")
    assert t.s.rupees[0] == 3
    t.play("target 10")
    assert t.s.rupees == [1, 4]
    assert t.coins() == [[0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 1]]


@clause("pamir betray.3")
def test_you_may_keep_it_as_a_prize() -> None:
    for answer, prizes in (("prize", (10,)), ("decline", ())):
        t = At(courts=[[53], [10]], spies={"10": {"0": 1}}, **AFGHAN)
        t.play("betray 53", "target 10")
        assert (t.asked, t.seat, t.legal()) == ("prize", 0, ["prize", "decline"])
        assert t.court(1) == []
        t.play(answer)
        assert t.s.prizes[0] == prizes
        assert (10 in t.s.gone) == (answer == "decline")
        assert (t.asked, t.s.actions) == ("turn", 1)


@clause("pamir betray.4")
def test_a_card_without_a_prize_side_is_discarded() -> None:
    t = At(courts=[[53], [9]], spies={"9": {"0": 1}})
    t.play("betray 53", "target 9")
    assert (t.asked, t.court(1), t.s.prizes[0]) == ("turn", [], ())
    assert 9 in t.s.gone


@clause("pamir betray.5", "pamir loyalty.4")
def test_a_prize_of_another_coalition_changes_loyalty() -> None:
    t = At(
        courts=[[53, 32, 9], [10]],
        spies={"10": {"0": 1}, "32": {"0": 1, "1": 2}},
        gifts={"0": [2, 6]},
        prizes={"0": [73]},
        armies={"kabul": {"british": 2}},
    )
    t.play("betray 53", "target 10")
    assert influence(t.s, 0, 0) == 1 + 2 + 1 + 1
    t.play("prize")
    assert t.loyalty(0) == "afghan"
    assert (t.court(0), t.s.gifts[0], t.s.prizes[0]) == ([53, 9], 0, (10,))
    assert {32, 73} <= set(t.s.gone)
    assert t.s.cylinders == [10, 10]
    assert influence(t.s, 0, 2) == 2, "one and the new prize"
    assert t.army("kabul") == 2, "blocks stay"


@clause("pamir betray.5")
def test_declined_the_loyalty_stays() -> None:
    t = At(courts=[[53, 32], [10]], spies={"10": {"0": 1}}, gifts={"0": [2]}, prizes={"0": [73]})
    t.play("betray 53", "target 10", "decline")
    assert (t.loyalty(0), t.court(0), t.s.prizes[0]) == ("british", [53, 32], (73,))
    assert t.s.gifts[0]


@clause("pamir betray.6")
def test_a_prize_of_your_own_coalition_only_adds() -> None:
    t = At(courts=[[53, 6], [10]], spies={"10": {"0": 1}}, gifts={"0": [4]}, prizes={"0": [4]}, **AFGHAN)
    before = influence(t.s, 0, 2)
    t.play("betray 53", "target 10", "prize")
    assert (t.loyalty(0), t.court(0), t.s.prizes[0]) == ("afghan", [53, 6], (4, 10))
    assert influence(t.s, 0, 2) == before + 1


@clause("pamir betray.7")
def test_the_owner_pays_back_and_is_overthrown() -> None:
    t = At(courts=[[53], [27, 30]], spies={"27": {"0": 1}}, tribes={"punjab": {"1": 3}}, rupees=[4, 5])
    t.play("betray 53", "target 27")
    assert t.s.rupees == [2, 3], "the owner pays, not the traitor"
    assert (t.tribes("punjab", 1), t.s.cylinders[1]) == (0, 10)
    assert t.kinds().index("overthrow_tribes") < t.kinds().index("leverage_paid")


@clause("pamir betray.7")
def test_also_when_it_becomes_a_prize() -> None:
    t = At(courts=[[53], [79]], spies={"79": {"0": 1}}, rupees=[4, 5])
    t.play("betray 53", "target 79")
    assert (t.asked, t.s.rupees) == ("prize", [2, 3])


@clause("pamir betray.8", "pamir discard.7")
def test_pay_then_discard_then_the_prize() -> None:
    t = At(courts=[[53], [79, 9, 10]], spies={"79": {"0": 1}}, rupees=[2, 1], hands={"1": [30]})
    t.play("betray 53", "target 79")
    assert (t.asked, t.seat, t.s.rupees) == ("debt", 1, [0, 0]), "the owner first settles the debt"
    assert t.rules.turn(t.s) == (1,)
    t.play("discard 9")
    assert (t.asked, t.seat) == ("prize", 0)
    t.play("prize")
    assert (t.s.prizes[0], t.court(1)) == ((79,), [10])


@clause("pamir betray.8")
def test_ones_own_debt_comes_after_the_cost() -> None:
    """Two rupees are there: they pay for the betrayal, and none is left for the leveraged card."""
    t = At(courts=[[53, 79, 9], []], spies={"79": {"0": 1}}, rupees=[2, 0], market=EMPTY)
    t.play("betray 53", "target 79")
    assert (t.asked, t.s.rupees[0]) == ("debt", 0)
    t.play("discard 53", "discard 9")
    assert (t.asked, t.court(0)) == ("prize", [])


@clause("pamir betray.9")
def test_your_own_cards_and_the_acting_one_too() -> None:
    t = At(courts=[[53, 10], []], spies={"53": {"0": 1}, "10": {"0": 1}}, loyalty=["russian", "british"])
    t.play("betray 53")
    assert t.legal() == ["target 53", "target 10"]
    t.play("target 53", "prize")
    assert (t.court(0), t.s.prizes[0], t.loyalty(0)) == ([10], (53,), "russian")
