"""Hostages: who holds a court card, and what its owner pays for its actions."""

from __future__ import annotations

from random import Random

import pytest
from pamir_play import At, matches, shuffled

from support import clause
from yiqi.games.pamir.pieces import holder

HELD = {
    "nobody's spy": ({}, -1),
    "one enemy": ({"1": 1}, 1),
    "the owner's own": ({"0": 3}, -1),
    "more than each other": ({"0": 1, "1": 3, "2": 2}, 1),
    "a tie of enemies": ({"1": 2, "2": 2}, -1),
    "a tie of three": ({"0": 1, "1": 1, "2": 1}, -1),
    "a tie below the first": ({"0": 1, "1": 1, "2": 2}, 2),
    "a tie with the owner": ({"0": 2, "1": 2}, -1),
    "the owner has most": ({"0": 2, "1": 1, "2": 1}, -1),
    "more than the owner": ({"0": 1, "2": 2}, 2),
    "not more than two together": ({"0": 2, "1": 1, "2": 1, "3": 3}, 3),
}


@clause("pamir hostage.1", "pamir hostage.2", "pamir hostage.3")
@pytest.mark.parametrize("name", HELD)
def test_the_one_who_alone_has_most_spies_holds_the_card(name: str) -> None:
    spies, held = HELD[name]
    t = At(seats=4, courts=[[9], []], spies={"9": spies}, rupees=[10, 4, 4, 4])
    assert t.rules.view(t.s, None).players[0].court[0].holder == held
    t.play("tax 9")
    assert (t.asked == "bribe") == (held >= 0)
    if held >= 0:
        assert t.s.stack[-1].fields()[1:3] == (held, spies[str(held)])


@clause("pamir hostage.2", "pamir hostage.3")
def test_holders_at_random() -> None:
    random = Random(5)
    found = set()
    for seats in (2, 3, 5):
        for rules, s in matches(seats, seats, 400):
            g = shuffled(rules, s, random)
            for owner, court in enumerate(g.courts):
                for card in court:
                    counts = [g.spies[card] >> 4 * p & 15 for p in range(seats)]
                    most = max(counts)
                    alone = [p for p, n in enumerate(counts) if n == most and most > 0]
                    expected = alone[0] if len(alone) == 1 and alone[0] != owner else -1
                    assert holder(g, card, owner) == expected, (counts, owner)
                    found.add((len(alone), expected >= 0))
    assert {(1, True), (1, False), (2, False)} <= found


@clause("pamir hostage.4")
def test_the_holder_gets_a_rupee_for_each_spy() -> None:
    t = At(courts=[[8], []], spies={"8": {"0": 1, "1": 3}}, rupees=[5, 4], coins={"1": 2})
    t.play("tax 8", "pay")
    assert t.asked == "tax"
    assert t.s.rupees == [2, 7]
    t.play("rupee 1")
    assert t.s.rupees == [3, 7]


@clause("pamir hostage.4", "pamir hostage.5")
def test_the_holder_may_waive_any_part() -> None:
    for demand in (0, 1, 2):
        t = At(courts=[[8], []], spies={"8": {"1": 2}}, rupees=[5, 4], coins={"1": 2})
        t.play("tax 8", "offer 0")
        assert (t.asked, t.seat) == ("demand", 1)
        assert t.legal("demand") == ["demand 0", "demand 1", "demand 2"], "lowered, never raised"
        t.play(f"demand {demand}")
        if demand:
            assert (t.asked, t.s.actions) == ("bribe", 2)
            t.play("pay")
        assert t.asked == "tax"
        assert t.s.rupees == [5 - demand, 4 + demand]


@clause("pamir hostage.5")
def test_given_up_the_action_was_never_chosen() -> None:
    t = At(courts=[[8], []], spies={"8": {"1": 2}}, rupees=[5, 4], coins={"1": 2})
    t.play("tax 8", "cancel")
    assert (t.asked, t.s.actions, t.s.used, t.s.rupees) == ("turn", 2, 0, [5, 4])
    t.play("tax 8", "offer 1", "demand 1")
    assert (t.asked, t.s.actions, t.s.rupees) == ("tax", 1, [4, 5]), "an accepted offer is paid at once"


@clause("pamir hostage.5")
def test_a_counter_offer_is_what_was_named() -> None:
    """A peer stores every counter-offer of two or more as one."""
    t = At(courts=[[8], []], spies={"8": {"1": 4}}, rupees=[5, 4], coins={"1": 2})
    t.play("tax 8", "offer 1", "demand 3", "pay")
    assert t.s.rupees == [2, 7]


@clause("pamir hostage.5")
def test_a_refusal_is_the_one_of_a_play() -> None:
    t = At(courts=[[8], []], spies={"8": {"1": 2}}, rupees=[1, 4], coins={"1": 2})
    t.play("tax 8")
    assert t.clause("pay") == "pamir play.pay"
    assert t.clause("offer 1") is None


@clause("pamir hostage.6")
def test_special_abilities_are_never_held() -> None:
    market = [[1, 2, 3, 61, 5, 6], [11, 12, 13, 14, 15, 16]]
    t = At(courts=[[66], []], spies={"66": {"1": 5}}, rupees=[0, 4], market=market)
    assert t.rules.view(t.s, None).players[0].court[0].holder == 1
    assert t.clause("buy 61") is None, "Herat Influence works for its owner"
    t.play("buy 61")
    assert (t.asked, t.s.rupees) == ("turn", [0, 4])
    assert At(courts=[[67], []], rupees=[0, 4], market=market).clause("buy 61") == "pamir buy.cost"
