"""What a table may choose that the book leaves open: how greater events are dealt, what Civil Service gives."""

from __future__ import annotations

from test_events import ready
from world_table import cards, do, names, of, refused, rules_of, table

from support import clause
from yiqi.core.chance import QuickChance


@clause("world 2.2.r22")
def test_one_minor_empire_in_each_hand_where_the_table_deals_so() -> None:
    events = cards().events
    for seats in range(3, 7):
        s, _ = rules_of(seats, deal="one_minor").start(QuickChance(seats))
        assert all(sum(events[card].kind == "minor" for card in hand) == 1 for hand in s.hands)
        assert all(sum(events[card].greater for card in hand) == 3 for hand in s.hands)
        assert s.greater_bag.total == 22 - 3 * seats
    found = [rules_of().start(QuickChance(seed))[0].hands for seed in range(5)]
    assert {sum(events[card].kind == "minor" for card in hand) for hands in found for hand in hands} > {0, 1}


@clause("world 2.2.r22", "world 2.2.3")
def test_who_has_used_his_minor_empire_is_known() -> None:
    options = {"deal": "one_minor"}
    hands = {"0": ["minor_phoenicia", "leader"], "1": ["leader", "weaponry"], "2": ["minor_hittites"]}
    s = table("persia", "", ask="events", hands=hands, options=options)
    rules = rules_of(3, deal="one_minor")
    events = cards().events
    guesses = [rules.guess(s, 0, QuickChance(seed)) for seed in range(30)]
    for g in guesses:
        assert [sum(events[card].kind == "minor" for card in hand) for hand in g.hands] == [1, 0, 1]
        assert g.greater_bag.total == s.greater_bag.total and min(g.greater_bag.counts) >= 0
    assert len({g.hands[2] for g in guesses}) > 2 and len({g.hands[1] for g in guesses}) > 1
    plain = table("persia", "", ask="events", hands=hands)
    guesses = [rules_of().guess(plain, 0, QuickChance(seed)) for seed in range(30)]
    assert {sum(events[card].kind == "minor" for card in g.hands[1]) for g in guesses} > {0}


@clause("world 4.1.r1", "world 4.1", "world 4.1.1")
def test_civil_service_in_coins() -> None:
    s = ready("romans", "civil_service")
    do(s, "event civil_service", "begin")
    assert (s.coins, s.pool) == (0, 21)
    s = ready("romans", "civil_service", options={"civil_service": "coins"})
    do(s, "event civil_service", "begin")
    assert (s.coins, s.pool) == (2, 19)
    [land] = names(s.active).split()
    told = do(s, f"fort {land}")
    assert (s.coins, s.pool) == (1, 19) and of(told, "fort")[0]["means"] == "coin"
    assert of(do(s, "end"), "left_over")[0]["coins"] == 1 and s.coins == 0
    s = ready("huns", "civil_service", options={"civil_service": "coins"})
    assert refused(s, "event civil_service") == "world 2.2.r5"
    s = ready("incas_aztecs", "civil_service", options={"civil_service": "coins"})
    do(s, "event civil_service", "begin", "half northern_andes", "end")
    assert s.coins == 2
