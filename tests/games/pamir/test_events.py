"""Every event card both ways, bought and discarded; what lasts is in test_lasting.py."""

from __future__ import annotations

from typing import Any

import pytest
from pamir_play import At
from pamir_table import edition

from support import clause

ROW = [4, 6, 7, 8, 9]
EVENTS = range(101, 117)
LASTING_BOUGHT = {
    105: "new_tactics", 106: "koh_i_noor_recovered", 107: "courtly_manners", 108: "rumor", 109: "conflict_fatigue",
    110: "nationalism", 112: "nation_building", 115: "pashtunwali_values",
}  # fmt: skip
LASTING_DISCARDED = {106: "embarrassment_of_riches", 107: "disregard_for_customs"}
RIOTS = {109: "punjab", 110: "herat", 112: "kabul", 113: "persia"}


def for_sale(card: int, seats: int = 3, **fields: Any) -> At:
    """The event lies where it is free of charge."""
    return At(seats=seats, market=[[card, *ROW], [10, 11, 12, 13, 14, 16]], **fields)


def bought(card: int, **fields: Any) -> At:
    return for_sale(card, **fields).play(f"buy {card}")


def discarded(card: int, **fields: Any) -> At:
    """The turn of seat 0 ends with the event in the left column."""
    return for_sale(card, **fields).play("pass")


@clause("pamir event.dominance_check")
@pytest.mark.parametrize("how", [bought, discarded])
@pytest.mark.parametrize("card", [101, 102, 103, 104])
def test_a_dominance_check_comes_either_way(card: int, how: Any) -> None:
    """A check that passes sends all blocks home, roads too; one that fails leaves them."""
    roads = {"kabul-punjab": {"russian": 2}}
    at = how(card, armies={"kabul": {"british": 6}}, roads=roads, loyalty="british", points=3)
    assert at.kinds().count("check_passed") == 1
    assert at.s.points == [6, 6, 6], "five, three and one for three that are tied"
    assert at.s.blocks == [12, 12, 12]
    assert (card in at.s.gone, at.s.checks) == (True, 1)
    failed = how(card, armies={"kabul": {"british": 3}}, roads=roads, points=3, tribes={"herat": {"1": 1}})
    assert failed.kinds().count("check_failed") == 1
    assert failed.s.points == [3, 6, 3], "the others share the place of one point"
    assert (failed.army("kabul"), failed.road("kabul-punjab", "russian")) == (3, 2)


@pytest.mark.parametrize("card", EVENTS)
def test_events_never_come_into_a_hand(card: int) -> None:
    """One that lasts lies in force, any other is out of play at once."""
    at = for_sale(card, points=3)
    if card == 111:
        return
    at.play(f"buy {card}")
    assert at.s.hands == [(), (), ()]
    assert card not in at.s.market
    lasting = card in LASTING_BOUGHT
    assert (card in at.s.in_force, card in at.s.gone) == (lasting, not lasting)
    assert at.s.actions == 1


@pytest.mark.parametrize("card", EVENTS)
def test_a_discarded_event_lies_in_force_or_out_of_play(card: int) -> None:
    at = discarded(card, points=3)
    lasting = card in LASTING_DISCARDED
    assert (card in at.s.in_force, card in at.s.gone) == (lasting, not lasting)
    assert at.seat == 1


def test_what_lasts_is_what_the_cards_say() -> None:
    """For the buyer, or for all, in which case the number of a seat says nothing."""
    for card, word in LASTING_BOUGHT.items():
        at = bought(card)
        if word == "rumor":
            at.play("name 2")
        if word == "pashtunwali_values":
            at.play("suit political")
        assert at.s.to_json()["lasting"] == {word: 2 if word == "rumor" else 0}
    for card, word in LASTING_DISCARDED.items():
        assert list(discarded(card).s.to_json()["lasting"]) == [word]


# ---------------------------------------------------------------- suits


@clause("pamir event.favor_military", "pamir event.favor_intelligence", "pamir event.favor_political")
@pytest.mark.parametrize(
    ("card", "suit", "before"),
    [(105, "military", "economic"), (115, "intelligence", "political"), (116, "political", "military")],
)
def test_a_discarded_event_with_a_suit_moves_the_marker(card: int, suit: str, before: str) -> None:
    """Bought, none of them does."""
    assert discarded(card, favored=before).s.to_json()["favored"] == suit
    at = for_sale(card, favored=before).play(f"buy {card}")
    assert at.s.to_json()["favored"] == before


# ---------------------------------------------------------------- riots, Rebuke


CROWD: dict[str, Any] = {
    "loyalty": ["british", "russian", "afghan"],
    "tribes": {region: {"0": 1, "1": 2} for region in ("punjab", "herat", "kabul", "persia")},
    "armies": {
        "punjab": {"british": 1, "afghan": 2}, "herat": {"russian": 1, "afghan": 1}, "kabul": {"british": 2},
        "persia": {"russian": 2, "british": 1},
    },
    "roads": {"kabul-punjab": {"british": 1}, "persia-herat": {"russian": 1}, "kabul-kandahar": {"afghan": 1}},
}  # fmt: skip


@clause("pamir event.riots_punjab", "pamir event.riots_herat", "pamir event.riots_kabul")
@pytest.mark.parametrize("card", RIOTS)
def test_riots_send_tribes_and_armies_home(card: int) -> None:
    """All players' and all coalitions', in that region alone; roads stay; nobody rules."""
    at = discarded(card, **CROWD)
    after = at.s.to_json()
    region = RIOTS[card]
    for field in ("tribes", "armies"):
        assert after[field] == {name: row for name, row in CROWD[field].items() if name != region}
    assert sum(map(len, after["roads"].values())) == 3
    assert at.ruler(region) == -1
    assert [10 - n for n in at.s.cylinders] == [3, 6, 0]
    assert at.rules.pieces(at.s) == at.rules.pieces(for_sale(card, **CROWD).s)


@clause("pamir event.riots_persia")
def test_riots_in_persia() -> None:
    at = discarded(113, **CROWD)
    assert (at.tribes("persia", 0), at.tribes("persia", 1), at.army("persia", "russian")) == (0, 0, 0)
    assert at.road("persia-herat", "russian") == 1
    assert at.tribes("herat", 1) == 2


@clause("pamir event.rebuke", "pamir event.3")
def test_rebuke_does_the_same_in_a_region_of_the_buyers_choice() -> None:
    """Any of the six, also one with nobody in it; the turn goes on."""
    at = bought(116, **CROWD)
    assert at.asked == "rebuke"
    assert len(at.legal()) == 6
    at.play("rebuke punjab")
    assert (at.tribes("punjab", 0), at.tribes("punjab", 1), at.army("punjab", "afghan")) == (0, 0, 0)
    assert at.road("kabul-punjab") == 1
    assert (at.asked, at.s.actions) == ("turn", 1)
    empty = bought(116, **CROWD).play("rebuke transcaspia")
    assert empty.s.to_json()["tribes"] == CROWD["tribes"]
    assert empty.asked == "turn"


@clause("pamir event.2")
def test_after_riots_players_fall_clockwise_from_whose_turn_it_is() -> None:
    """Each pays his debts, in cards if need be, before the next loses anything."""
    at = for_sale(
        113, turn=1, rupees=0, points=0, loyalty="british",
        courts=[[76, 33], [77, 75], [45, 30]], tribes={"persia": {"0": 1, "1": 1, "2": 1}},
    ).play("pass")  # fmt: skip
    fallen = [(event["seat"], event["n"]) for event in at.of("overthrow_cards")]
    assert sorted(fallen) == [(0, 1), (1, 2)], "seat 2 has no political card of Persia"
    gone = [event["card"] for event in at.of("discard_court")]
    assert set(gone[:2]) == {77, 75}, "seat 1 first, for it is his turn"
    assert gone[2] == 76
    assert at.court(2) == [45, 30]


@clause("pamir event.2", "pamir discard.5")
def test_debts_of_riots_are_settled_before_the_next_event() -> None:
    """Card 27 of Punjab is leveraged: two cards go before the lower event of the column comes."""
    at = At(
        seats=2, market=[[109, *ROW], [105, 11, 12, 13, 14, 16]], rupees=0, favored="economic",
        courts=[[27, 33, 31, 61], []], tribes={"punjab": {"0": 1}},
    )  # fmt: skip
    at.play("pass")
    assert (at.asked, at.seat) == ("debt", 0)
    assert at.s.to_json()["favored"] == "economic"
    at.play("discard 33", "discard 31")
    assert at.court(0) == [61]
    assert at.s.to_json()["favored"] == "military"
    assert at.seat == 1


@clause("pamir event.rebuke", "pamir overthrow.1")
def test_rebuke_overthrows_the_buyer_too() -> None:
    at = bought(116, courts=[[24], [26], []], tribes={"punjab": {"0": 1, "1": 1}}).play("rebuke punjab")
    assert (at.court(0), at.court(1)) == ([], [])


# ---------------------------------------------------------------- prizes, rupees, hands


@clause("pamir event.failure_to_impress")
def test_failure_to_impress_takes_all_prizes_and_no_loyalty() -> None:
    """Patriots and gifts stay; bought, the card is Rumor and takes none."""
    fields: dict[str, Any] = {
        "prizes": [[23, 50], [1], []], "loyalty": ["russian", "russian", "afghan"], "gifts": [[2], [], []],
        "courts": [[69], [], [74]],
    }  # fmt: skip
    at = discarded(108, **fields)
    assert at.s.prizes == [(), (), ()]
    assert {23, 50, 1} <= set(at.s.gone)
    assert [at.loyalty(player) for player in range(3)] == fields["loyalty"]
    assert (at.court(0), at.court(2), at.s.gifts[0]) == ([69], [74], 1)
    assert at.of("prizes_lost") == [{"seat": 0, "n": 2}, {"seat": 1, "n": 1}]
    assert bought(108, **fields).play("name 0").s.prizes == [(23, 50), (1,), ()]


@clause("pamir event.backing_of_persian_aristocracy")
def test_the_persian_aristocracy_gives_three_rupees_to_the_buyer() -> None:
    """Besides those on the card; discarded it is riots and gives nobody any."""
    at = bought(113, coins={"113": 1})
    assert at.s.rupees == [8, 4, 4]
    assert at.of("bank") == [{"seat": 0, "n": 3}]
    assert discarded(113).s.rupees == [4, 4, 4]


@clause("pamir event.confidence_failure")
def test_after_confidence_failure_everybody_discards_a_card_of_own_choice() -> None:
    """Clockwise from whose turn it is; who has none is passed over; a debt on the card does not matter."""
    hands = [[2, 17], [], [18, 30]]
    at = for_sale(114, turn=2, hands=hands).play("pass")
    assert (at.asked, at.seat) == ("lose", 2)
    assert at.legal() == ["discard 18", "discard 30"]
    at.play("discard 30")
    assert (at.asked, at.seat) == ("lose", 0)
    at.play("discard 17")
    assert at.s.hands == [(2,), (), (18,)]
    assert at.s.rupees == [4, 4, 4]
    assert {17, 30} <= set(at.s.gone)
    assert (at.asked, at.seat) == ("turn", 0)


@clause("pamir event.confidence_failure")
def test_confidence_failure_comes_after_the_own_hand_limit() -> None:
    at = for_sale(114, seats=2, hands=[[2, 17, 18], [30]]).play("pass", "discard 2")
    assert (at.asked, at.seat) == ("lose", 0)
    at.play("discard 17")
    assert (at.asked, at.seat) == ("lose", 1), "a single card is asked for too: which it is, is not known to all"
    at.play("discard 30")
    assert at.s.hands == [(18,), ()]


@clause("pamir event.other_persuasive_methods", "pamir event.3")
@pytest.mark.parametrize("hands", [[[2, 17], [], [18]], [[], [], [18, 30]], [[], [], []], [[2], [], [18, 30, 31]]])
def test_other_persuasive_methods_swaps_whole_hands(hands: list[list[int]]) -> None:
    """With any other player; either hand may be empty; the third hand stays."""
    at = bought(114, hands=hands)
    assert at.legal() == ["swap 1", "swap 2"]
    assert at.clause("swap 0") == "core asked"
    at.play("swap 2")
    assert [list(hand) for hand in at.s.hands] == [hands[2], hands[1], hands[0]]
    assert (at.asked, at.s.actions) == ("turn", 1)


@clause("pamir event.other_persuasive_methods")
def test_both_remember_what_they_gave_away() -> None:
    """The third sees neither hand; each of the two still sees his old one; the cards can be played."""
    at = bought(114, hands=[[17], [18], [30]]).play("swap 1")
    view = [at.rules.view(at.s, seat) for seat in range(3)]
    assert [list(view[0].players[p].hand) for p in range(3)] == [[18], [17], []]
    assert [list(view[1].players[p].hand) for p in range(3)] == [[18], [17], []]
    assert [list(view[2].players[p].hand) for p in range(3)] == [[], [], [30]]
    at.play("play 18 left")


# ---------------------------------------------------------------- Public Withdrawal


@clause("pamir event.no_effect")
def test_public_withdrawal_does_nothing_when_it_is_discarded() -> None:
    before = for_sale(111, **CROWD)
    at = discarded(111, **CROWD)
    for field in ("tribes", "armies", "roads", "rupees", "favored", "lasting", "courts", "hands"):
        assert at.s.to_json()[field] == before.s.to_json()[field], field
    assert 111 in at.s.gone


@clause("pamir buy.withdrawal", "pamir event.public_withdrawal")
def test_public_withdrawal_is_not_for_sale() -> None:
    """Any other event in its place is."""
    at = for_sale(111)
    assert at.clause("buy 111") == "pamir buy.withdrawal"
    changed = edition(card_111={"purchasable": True, "bought": []})
    other = At(seats=3, cards=changed, market=[[111, *ROW], [10, 11, 12, 13, 14, 16]])
    other.play("buy 111")


@clause("pamir event.public_withdrawal")
def test_a_payment_for_a_card_to_its_right_leaves_the_game() -> None:
    """It counts as paid: the price is the same, and the other cards to the left get theirs."""
    at = At(seats=2, market=[[4, 111, 6, 7, 8, 9], [10, 11, 12, 13, 14, 16]], rupees=5).play("buy 7")
    assert at.s.rupees[0] == 2
    assert at.coins() == [[1, 0, 1, 0, 0, 0], [0] * 6]
    double = At(seats=2, market=[[4, 111, 6, 7, 8, 9], [0] * 6], rupees=9, favored="military").play("buy 7")
    assert double.s.rupees[0] == 3
    assert double.coins() == [[2, 0, 2, 0, 0, 0], [0] * 6]


@clause("pamir event.public_withdrawal")
def test_a_payment_across_the_rows_leaves_the_game_too() -> None:
    at = At(seats=2, market=[[4, 0, 6, 7, 8, 9], [10, 111, 12, 13, 14, 16]], rupees=5).play("buy 6")
    assert at.s.rupees[0] == 3
    assert at.coins() == [[1, 0, 0, 0, 0, 0], [0] * 6]


@clause("pamir event.public_withdrawal")
def test_the_cost_of_an_action_on_it_leaves_the_game() -> None:
    """It is the card in its column: the payment does not go on to the next."""
    at = At(
        seats=2, courts=[[5], []], tribes={"kabul": {"0": 1}}, rupees=4,
        market=[[4, 6, 7, 8, 9, 111], [10, 11, 12, 13, 14, 16]],
    ).play("build 5", "army kabul", "army kabul")  # fmt: skip
    assert at.s.rupees[0] == 0
    assert at.coins() == [[0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 1, 1]]


@clause("pamir event.public_withdrawal")
def test_rupees_in_the_slot_into_which_it_slides_leave_the_game() -> None:
    """The discarded event's rupees; a card that is not this one gets them."""
    rows = [[105, 111, 6, 7, 8, 9], [116, 4, 12, 13, 14, 16]]
    at = At(seats=2, market=rows, coins={"105": 2, "116": 3, "6": 1}).play("pass")
    assert at.s.market[0] == 111
    assert at.coins() == [[0, 1, 0, 0, 0, 0], [3, 0, 0, 0, 0, 0]]


@clause("pamir event.public_withdrawal")
def test_rupees_in_the_slot_into_which_it_is_dealt_leave_the_game() -> None:
    """Two checks of an instability leave theirs behind."""
    rows = [[4, 6, 7, 8, 9, 101], [10, 11, 12, 13, 14, 0]]
    piles = [{}, {}, {}, {"court": 0, "event": 1, "check": 1}, {"court": 9, "check": 1}, {"court": 9, "check": 1}]
    at = At(seats=2, market=rows, coins={"101": 2}, piles=piles, points=0).play("pass", deck=[102, 111, 18])
    assert at.s.market[5] == 111
    assert at.coins()[0][5] == 0
    plain = At(seats=2, market=rows, coins={"101": 2}, piles=piles).play("pass", deck=[102, 113, 18])
    assert plain.coins()[0][5] == 2


@clause("pamir event.public_withdrawal")
def test_in_a_column_of_two_it_does_not_keep_its_neighbour_from_rupees() -> None:
    rows = [[0, 6, 7, 8, 9, 12], [111, 11, 13, 14, 16, 17]]
    at = At(seats=2, market=rows, rupees=1).play("buy 6")
    assert at.s.rupees[0] == 0
    assert at.coins() == [[0] * 6, [0] * 6], "the empty slot's payment goes across, onto it, and is gone"
