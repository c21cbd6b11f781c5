"""Buying: prices, payment across the rows, cards that are closed or free, events; and a slow oracle of paying."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from pamir_table import asked, do, kinds, legal, of, refused, table
from pamir_walk import NO_DECK, market, played

from support import clause
from yiqi.core.chance import QuickChance
from yiqi.games.pamir.cards import COALITIONS, REGIONS

TOP = [1, 2, 3, 4, 5, 6]
BOTTOM = [7, 8, 10, 11, 12, 13]
FULL = [TOP, BOTTOM]


def coins(s: Any) -> dict[int, int]:
    """Rupees in the market by card; those on empty slots by minus the slot's number and one."""
    return {card or -1 - slot: n for slot, (card, n) in enumerate(zip(s.market, s.coins, strict=True)) if n}


@clause("pamir buy.3", "pamir buy.4")
def test_a_rupee_on_each_card_to_the_left() -> None:
    for row in (TOP, BOTTOM):
        for column, card in enumerate(row):
            rules, s = table(rupees=[5, 4, 4, 4], market=FULL)
            told = do(rules, s, 0, f"buy {card}")
            assert s.rupees == [5 - column, 4, 4, 4]
            assert coins(s) == dict.fromkeys(row[:column], 1)
            assert s.hands[0] == (card,)
            assert s.market[(0 if row is TOP else 6) + column] == 0, "the gap stays until the cleanup"
            assert of(told, "buy") == [{"seat": 0, "card": card, "n": column, "gained": 0}]
            assert s.actions == 1


@clause("pamir buy.cost")
def test_the_price_has_to_be_there() -> None:
    for rupees, clause_of in ((2, "pamir buy.cost"), (3, None)):
        rules, s = table(rupees=[rupees, 9, 9, 9], market=FULL)
        assert refused(rules, s, 0, "buy 4") == clause_of
        assert ("buy 4" in legal(rules, s, 0)) == (clause_of is None)
        assert refused(rules, s, 0, "buy 6") == "pamir buy.cost"


@clause("pamir buy.2", "pamir buy.cost")
def test_rupees_on_the_card_do_not_help_to_pay_for_it() -> None:
    rules, s = table(rupees=[1, 4, 4, 4], market=FULL, coins={"3": 5})
    assert refused(rules, s, 0, "buy 3") == "pamir buy.cost"
    assert refused(rules, s, 0, "buy 2") is None
    rules, s = table(rupees=[2, 4, 4, 4], market=FULL, coins={"3": 5})
    do(rules, s, 0, "buy 3")
    assert s.rupees[0] == 5


@clause("pamir buy.1")
def test_rupees_on_the_card_are_the_buyers() -> None:
    rules, s = table(rupees=[4, 4, 4, 4], market=FULL, coins={"2": 3, "1": 1, "8": 2})
    told = do(rules, s, 0, "buy 2")
    assert s.rupees[0] == 4 - 1 + 3
    assert coins(s) == {1: 2, 8: 2}
    assert of(told, "buy") == [{"seat": 0, "card": 2, "n": 1, "gained": 3}]
    do(rules, s, 0, "buy 7")
    assert s.rupees[0] == 6, "nothing lay there"


@clause("pamir buy.5")
def test_for_an_empty_slot_the_card_across_gets_it() -> None:
    rules, s = table(market=[[1, 0, 3, 4, 5, 6], [7, 8, 0, 11, 12, 13]])
    do(rules, s, 0, "buy 4")
    assert coins(s) == {1: 1, 8: 1, 3: 1}
    assert s.rupees[0] == 1
    rules, s = table(market=[[1, 0, 3, 4, 5, 6], [7, 8, 0, 11, 12, 13]], favored="military", rupees=[9] * 4)
    do(rules, s, 0, "buy 11")
    assert coins(s) == {7: 2, 8: 2, 3: 2}
    # bought from the upper row this turn: the gap counts at once
    rules, s = table(market=FULL)
    do(rules, s, 0, "buy 1")
    do(rules, s, 0, "buy 3")
    assert coins(s) == {7: 1, 2: 1}
    assert refused(rules, s, 0, "buy 7") == "pamir turn.two"


@clause("pamir buy.6")
def test_with_both_slots_empty_the_rupee_leaves_or_stays() -> None:
    holed = [[1, 0, 3, 4, 5, 6], [7, 0, 10, 11, 12, 13]]
    rules, s = table(market=holed)
    do(rules, s, 0, "buy 4")
    assert (s.rupees[0], coins(s)) == (1, {1: 1, 3: 1})
    rules, s = table(market=holed, options={"empty_column": "stays"}, favored="military", rupees=[9] * 4)
    do(rules, s, 0, "buy 4")
    assert (s.rupees[0], coins(s)) == (3, {1: 2, -2: 2, 3: 2})
    do(rules, s, 0, "pass")
    assert s.market[1] == 3 and s.coins[1] == 4, "what lay on the slot and what lay on the card that slid in"
    assert sum(s.coins) == 6


@clause("pamir buy.marked")
def test_a_card_that_got_rupees_is_closed_for_the_turn() -> None:
    rules, s = table(market=FULL, actions=2)
    assert refused(rules, s, 0, "buy 2") is None
    do(rules, s, 0, "buy 3")
    assert [refused(rules, s, 0, f"buy {card}") for card in (1, 2)] == ["pamir buy.marked"] * 2
    assert refused(rules, s, 0, "buy 7") is None
    assert "buy 2" not in legal(rules, s, 0) and "buy 7" in legal(rules, s, 0)
    assert [slot.marked for slot in rules.view(s, 1).market] == [True, True] + [False] * 10
    do(rules, s, 0, "pass")
    assert s.market[:2] == [1, 2]
    assert refused(rules, s, 1, "buy 1") is None, "the next player may"


@clause("pamir buy.marked")
def test_across_and_for_an_action_it_is_closed_too() -> None:
    rules, s = table(market=[[1, 0, 3, 4, 5, 6], BOTTOM])
    assert refused(rules, s, 0, "buy 8") is None
    do(rules, s, 0, "buy 3")
    assert refused(rules, s, 0, "buy 8") == "pamir buy.marked"
    rules, s = table(market=FULL, courts={"0": [17]}, tribes={"kabul": {"0": 1}}, rupees=[9] * 4)
    assert refused(rules, s, 0, "buy 6") is None
    do(rules, s, 0, "build 17")
    do(rules, s, 0, "army kabul")
    do(rules, s, 0, "done")
    assert coins(s) == {6: 1, 13: 1}
    assert refused(rules, s, 0, "buy 6") == refused(rules, s, 0, "buy 13") == "pamir buy.marked"


@clause("pamir buy.7")
def test_where_nothing_is_paid_no_card_is_closed() -> None:
    # 66: Herat cards are free
    rules, s = table(market=[[1, 2, 61, 4, 5, 6], BOTTOM], courts={"0": [66]}, rupees=[1, 4, 4, 4])
    do(rules, s, 0, "buy 61")
    assert (s.rupees[0], coins(s), s.marked) == (1, {}, 0)
    assert refused(rules, s, 0, "buy 2") is None
    rules, s = table(market=FULL)
    do(rules, s, 0, "buy 1")
    assert (s.rupees[0], coins(s), s.marked) == (4, {}, 0)


@clause("pamir general.8", "pamir general.9")
def test_free_cards_are_those_the_power_names() -> None:
    """68: Persia; 66: Herat; 70: Russian patriots. Also for who holds none of his own card's spies."""
    rows = [[1, 2, 61, 73, 89, 16], [7, 8, 10, 84, 54, 13]]
    free = {66: {61, 54}, 68: {73, 84}, 70: {89, 84}, 67: set()}
    for power, expected in free.items():
        rules, s = table(market=rows, courts={"0": [power]}, rupees=[0, 4, 4, 4], spies={str(power): {"1": 3}})
        buyable = {int(text.split()[1]) for text in legal(rules, s, 0, "buy")}
        assert buyable == {1, 7} | expected, power
    rules, s = table(market=rows, courts={"1": [66]}, rupees=[0, 4, 4, 4])
    assert refused(rules, s, 0, "buy 61") == "pamir buy.cost", "another's court does not help"


@clause("pamir buy.withdrawal")
def test_public_withdrawal_cannot_be_bought() -> None:
    rules, s = table(market=market([111, 2, 3], BOTTOM[:3]))
    assert refused(rules, s, 0, "buy 111") == "pamir buy.withdrawal"
    assert refused(rules, s, 0, "buy 7") is None
    assert "buy 111" not in legal(rules, s, 0)


def test_rupees_put_on_public_withdrawal_leave_the_game() -> None:
    rules, s = table(market=market([111, 0, 3], [7, 8]))
    do(rules, s, 0, "buy 3")
    assert (s.rupees[0], coins(s)) == (2, {8: 1})
    # and those in the slot it slides into, and on the card it leaves behind none
    rules, s = table(market=market([1, 111, 3]), coins=[[2, 0, 1, 0, 0, 0], [0] * 6], piles=NO_DECK)
    do(rules, s, 0, "buy 1")
    do(rules, s, 0, "pass")
    assert s.market[:2] == [111, 3]
    assert coins(s) == {3: 1}
    rules, s = table(market=market([0, 111, 3]), coins=[[2, 0, 1, 0, 0, 0], [0] * 6], piles=NO_DECK)
    do(rules, s, 0, "pass")
    assert (s.market[:2], coins(s)) == ([111, 3], {3: 1})


@clause("pamir buy.8", "pamir buy.9")
def test_while_military_is_favored_everything_costs_double() -> None:
    for suit, each in (("political", 1), ("intelligence", 1), ("economic", 1), ("military", 2)):
        rules, s = table(market=FULL, favored=suit, rupees=[5, 4, 4, 4])
        do(rules, s, 0, "buy 10")
        assert (s.rupees[0], coins(s)) == (5 - 2 * each, {7: each, 8: each})
        assert refused(rules, s, 0, "buy 6") == "pamir buy.cost"
    rules, s = table(market=FULL, favored="military", rupees=[9, 4, 4, 4])
    assert refused(rules, s, 0, "buy 6") == "pamir buy.cost", "ten rupees"
    assert refused(rules, s, 0, "buy 5") is None


def test_new_tactics_doubles_nothing() -> None:
    rules, s = table(market=FULL, lasting={"new_tactics": 0})
    do(rules, s, 0, "buy 3")
    assert s.rupees[0] == 2


@clause("pamir buy.10")
def test_an_event_takes_effect_at_once_and_never_joins_the_hand() -> None:
    rules, s = table(market=market([1, 113, 3]), coins={"113": 2})
    told = do(rules, s, 0, "buy 113")
    assert kinds(told) == ["buy", "event_bought", "bank"]
    assert s.rupees[0] == 4 - 1 + 2 + 3
    assert (s.hands[0], s.gone, s.actions) == ((), (113,), 1)
    rules, s = table(market=market([112, 2, 3]))
    do(rules, s, 0, "buy 112")
    assert (s.hands[0], s.in_force, s.gone) == ((), (112,), ())
    assert rules.view(s, 2).lasting[0].effect == "nation_building"


@clause("pamir buy.11")
def test_a_check_is_an_ordinary_purchase() -> None:
    rules, s = table(market=market([1, 101, 3]), coins={"101": 2}, tribes={"herat": {"1": 3, "2": 2}}, points=[2] * 4)
    told = do(rules, s, 0, "buy 101")
    assert kinds(told) == ["buy", "event_bought", "check_failed", "points", "points"]
    assert (s.rupees[0], s.actions, coins(s)) == (4 - 1 + 2, 1, {1: 1})
    assert s.points == [2, 5, 3, 2]
    assert rules.turn(s) == (0,) and asked(s) == "turn"
    assert refused(rules, s, 0, "buy 101") == "core asked" and 101 in s.gone
    assert refused(rules, s, 0, "buy 1") == "pamir buy.marked"
    rules, s = table(market=market([101]), tribes={"herat": {"1": 3}}, points=[2, 3, 2, 2])
    do(rules, s, 0, "buy 101")
    assert rules.turn(s) == () and rules.scores(s).places == (2, 1, 2, 2)


# ---------------------------------------------------------------- the oracle


def paid(view: Any, buyer: int, card: int) -> tuple[int, Counter[int], set[int]]:
    """What a card costs, what each card in the market gets (0: what is lost), and which are closed, by the view."""
    grid = {(k // 6, k % 6): slot for k, slot in enumerate(view.market)}
    row, column = next(place for place, slot in grid.items() if slot.card == card)
    each = 1
    if view.favored == "military":
        each = 2
    got: Counter[int] = Counter()
    for left in range(column):
        here, across = grid[row, left].card, grid[1 - row, left].card
        got[here or across] += each
    return sum(got.values()), got, {slot for slot in got if slot}


def free(rules: Any, view: Any, buyer: int, card: int) -> bool:
    """Whether a card of the buyer's court makes this one free: 66 those of Herat, 68 of Persia, 70 Russian patriots."""
    if card > 100:
        return False
    court = {held.card for held in view.players[buyer].court}
    cards = rules.terms.cards
    where = REGIONS[cards.region[card]]
    russian = cards.patriot[card] >= 0 and COALITIONS[cards.patriot[card]] == "russian"
    return (66 in court and where == "herat") or (68 in court and where == "persia") or (70 in court and russian)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@clause("pamir buy.3", "pamir buy.5", "pamir buy.cost")
def test_purchases_agree_with_the_oracle(seats: int) -> None:
    bought: Counter[str] = Counter()
    for seed in range(20, 26):
        for rules, s, seat in played(seats, seed):
            if asked(s) != "turn" or not s.actions:
                continue
            view = rules.view(s, seat)
            for slot in [slot for slot in view.market if slot.card]:
                cost, got, closed = paid(view, seat, slot.card)
                if free(rules, view, seat, slot.card):
                    cost, got, closed = 0, Counter(), set()
                    bought["free"] += 1
                allowed = cost <= view.players[seat].rupees and not slot.marked and slot.card != 111
                text = f"buy {slot.card}"
                assert (refused(rules, s, seat, text) is None) == allowed
                if not allowed or slot.card > 100:
                    continue
                after = s.copy()
                rules.play(after, seat, ("buy", slot.card), QuickChance(0))
                assert after.rupees[seat] == view.players[seat].rupees - cost + slot.coins
                for k, old in enumerate(view.market):
                    if old.card == slot.card:
                        assert (after.market[k], after.coins[k]) == (0, 0)
                        continue
                    more = 0 if old.card in (0, 111) else got[old.card]
                    assert (after.market[k], after.coins[k]) == (old.card, old.coins + more)
                    assert bool(after.marked >> k & 1) == (old.marked or old.card in closed)
                bought["paid" if cost else "nothing"] += 1
                bought["lost"] += bool(got[0])
                bought["across"] += any(view.market[k].card == 0 and got for k in range(12))
                bought["double"] += view.favored == "military" and cost > 0
    assert min(bought[kind] for kind in ("paid", "nothing", "across", "double", "free")) > 5, bought
