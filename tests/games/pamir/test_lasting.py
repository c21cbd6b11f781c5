"""Events that last: what each changes, for whom, and that it is over when the next check has been resolved."""

from __future__ import annotations

from typing import Any

import pytest
from pamir_play import At
from pamir_table import edition

from support import clause
from yiqi.games.pamir import check
from yiqi.games.pamir.cards import LASTING

BATTLE, MOVE = 38, 63
CHECK = [[101, 4, 6, 7, 8, 9], [10, 11, 12, 13, 14, 16]]


def influences(at: At) -> list[int]:
    """Everybody's influence in the own coalition."""
    return [check.influence(at.s, player, at.s.loyalty[player]) for player in range(at.rules.terms.players)]


# ---------------------------------------------------------------- how long


@clause("pamir event.1")
@pytest.mark.parametrize("word", LASTING)
@pytest.mark.parametrize("how", ["buy 101", "pass"])
def test_whatever_lasts_ends_when_a_check_has_been_resolved(word: str, how: str) -> None:
    """Its card is out of play then, and nothing else lasts on."""
    at = At(market=CHECK, lasting={word: 1}, points=0, tribes={"kabul": {"0": 1, "1": 1}})
    (card,) = at.s.in_force
    at.play(how)
    assert at.of("event_ends") == [{"card": card}]
    assert (at.s.in_force, card in at.s.gone) == ((), True)
    assert set(at.s.lasting) == {-1}


@clause("pamir event.1")
@pytest.mark.parametrize("word", LASTING)
def test_whatever_lasts_goes_on_until_then(word: str) -> None:
    """Turns, clean-ups and other events do not end it."""
    at = At(market=[[113, 4, 6, 7, 8, 9], [10, 11, 12, 13, 14, 17]], lasting={word: 0}, points=0)
    before = at.s.in_force
    at.play("buy 113", "pass", "pass", "pass")
    assert at.s.in_force == before
    assert at.s.to_json()["lasting"] == {word: 0}


@clause("pamir event.1")
def test_an_instability_ends_it_too() -> None:
    rows = [[4, 6, 101, 7, 8, 9], [10, 11, 12, 13, 14, 0]]
    piles = [{}, {}, {}, {"court": 2, "check": 1}, {"court": 9, "check": 1}, {"court": 9, "check": 1}]
    at = At(market=rows, piles=piles, lasting={"nationalism": 0, "rumor": 1}).play("pass", deck=[102, 18, 19])
    assert len(at.of("event_ends")) == 2
    assert at.s.in_force == ()


@clause("pamir event.1", "pamir event.koh_i_noor_recovered")
def test_it_still_holds_in_the_check_that_ends_it() -> None:
    """Two gifts are worth four, so that seat 0 has more than seat 1 with three patriots."""
    fields: dict[str, Any] = {
        "market": CHECK, "armies": {"kabul": {"british": 6}}, "gifts": [[2, 4], []], "courts": [[], [19, 20, 22]],
        "points": [2, 2],
    }  # fmt: skip
    at = At(lasting={"koh_i_noor_recovered": 0}, **fields).play("buy 101")
    assert at.s.points == [7, 5]
    assert [(event["seat"], event["count"]) for event in at.of("points")] == [(0, 5), (1, 4)]
    assert At(**fields).play("buy 101").s.points == [5, 7]


@clause("pamir event.1")
def test_a_check_with_nothing_in_force_ends_nothing() -> None:
    assert At(market=CHECK).play("buy 101").of("event_ends") == []


# ---------------------------------------------------------------- New Tactics


TACTICS: dict[str, Any] = {"spies": {"44": {"0": 3, "1": 3}}, "favored": "economic"}


@clause("pamir event.new_tactics", "pamir turn.two")
def test_new_tactics_makes_bonus_actions_of_the_buyers_military_cards() -> None:
    """Not of those of other suits, nor of other players' military cards."""
    held = [[BATTLE, 2], [59, 44]]
    at = At(courts=held, actions=0, lasting={"new_tactics": 0}, **TACTICS)
    assert at.clause("battle 2") == "pamir turn.two"
    at.play(f"battle {BATTLE}", "hit_spy 1", "done")
    assert at.s.actions == 0
    foe = At(courts=held, turn=1, actions=0, lasting={"new_tactics": 0}, **TACTICS)
    assert foe.clause("battle 59") == "pamir turn.two"
    At(courts=held, turn=1, actions=1, **TACTICS).play("battle 59")
    At(courts=held, actions=1, **TACTICS).play("battle 2")


@clause("pamir event.new_tactics")
def test_new_tactics_leaves_the_favored_suit_a_bonus_too_and_doubles_no_price() -> None:
    at = At(courts=[[BATTLE, 61], [44]], lasting={"new_tactics": 0}, rupees=5, coins={"1": 1}, **TACTICS)
    assert len(at.legal("buy")) == 12
    at.play("tax 61")
    assert at.of("act")[0]["bonus"] == 1
    assert at.s.to_json()["favored"] == "economic"
    bought = At(market=[[105, 4, 6, 7, 8, 9], [0] * 6], rupees=5, favored="economic").play("buy 105", "buy 9")
    assert bought.s.rupees[0] == 0, "a rupee for each of the five columns to the left, not two"


# ---------------------------------------------------------------- gifts and patriots


@clause("pamir event.koh_i_noor_recovered")
def test_koh_i_noor_doubles_the_buyers_gifts_alone() -> None:
    """Not prizes, not patriots; the cylinders in play stay as many."""
    fields: dict[str, Any] = {"gifts": [[2, 6], [4]], "courts": [[19], [20]], "prizes": [[25], []]}
    at = At(lasting={"koh_i_noor_recovered": 0}, **fields)
    assert influences(At(**fields)) == [5, 3]
    assert influences(at) == [7, 3]
    failed = At(lasting={"koh_i_noor_recovered": 1}, market=CHECK, **fields).play("buy 101")
    assert [event["count"] for event in failed.of("points")] == [2, 1]


@clause("pamir event.embarrassment_of_riches")
def test_embarrassment_of_riches_makes_gifts_worthless() -> None:
    """For all; they stay cylinders in play."""
    fields: dict[str, Any] = {"gifts": [[2, 6], [4]], "courts": [[19], [20]], "prizes": [[25], []]}
    assert influences(At(lasting={"embarrassment_of_riches": 1}, **fields)) == [3, 2]
    at = At(lasting={"embarrassment_of_riches": 0}, market=CHECK, **fields).play("buy 101")
    assert [event["count"] for event in at.of("points")] == [2, 1]


@clause("pamir event.embarrassment_of_riches", "pamir event.koh_i_noor_recovered")
def test_embarrassment_goes_before_koh_i_noor() -> None:
    """They are two halves of one card, so only an edition with another has both; the rule is on the card."""
    at = At(lasting={"embarrassment_of_riches": 0, "koh_i_noor_recovered": 0}, in_force=[106], gifts=[[2, 4], []])
    assert influences(at) == [1, 1]


@clause("pamir event.rumor")
@pytest.mark.parametrize("named", [0, 1, 2])
def test_rumor_makes_the_patriots_of_the_named_player_worthless(named: int) -> None:
    """Gifts and prizes count; the patriots stay in court. The buyer may name himself."""
    fields: dict[str, Any] = {
        "seats": 3, "gifts": [[2], [], []], "courts": [[19, 22], [20], [23]], "prizes": [[], [25], []],
    }  # fmt: skip
    at = At(market=[[108, *[0] * 5], [0] * 6], **fields).play("buy 108")
    assert at.legal() == ["name 0", "name 1", "name 2"]
    assert influences(at) == [4, 3, 2], "nobody is named yet"
    at.play(f"name {named}")
    wanted = [4, 3, 2]
    wanted[named] = [2, 2, 1][named]
    assert influences(at) == wanted
    assert [len(at.court(player)) for player in range(3)] == [2, 1, 1]


@clause("pamir event.rumor", "pamir event.1")
def test_rumor_counts_in_the_check() -> None:
    fields: dict[str, Any] = {
        "market": CHECK, "armies": {"kabul": {"british": 6}}, "courts": [[19, 20, 22], [23]], "points": [2, 2],
    }  # fmt: skip
    assert At(**fields).play("buy 101").s.points == [7, 5]
    assert At(lasting={"rumor": 0}, **fields).play("buy 101").s.points == [5, 7]


# ---------------------------------------------------------------- bribes


BRIBED: dict[str, Any] = {
    "hands": [[45], [50]], "tribes": {"kandahar": {"1": 2}, "kabul": {"0": 1}}, "courts": [[61], [9]],
    "spies": {"61": {"1": 2}, "9": {"0": 2}}, "rupees": 9, "coins": {"1": 1},
}  # fmt: skip


def owes(at: At, *actions: str) -> list[bool]:
    """Whether a bribe is asked for by each of these actions, each in the same position."""
    found = []
    for text in actions:
        copy = At.__new__(At)
        copy.rules, copy.s, copy.told = at.rules, at.s.copy(), []
        found.append(copy.play(text).asked == "bribe")
    return found


@clause("pamir event.disregard_for_customs")
@pytest.mark.parametrize("number", [0, 1])
def test_disregard_for_customs_frees_everybody_of_every_bribe(number: int) -> None:
    assert owes(At(**BRIBED), "play 45 left", "tax 61") == [True, True]
    assert owes(At(lasting={"disregard_for_customs": number}, **BRIBED), "play 45 left", "tax 61") == [False, False]
    foe = BRIBED | {"tribes": {"kandahar": {"0": 2}}}
    assert owes(At(turn=1, **foe), "play 50 left", "tax 9") == [True, True]
    lasting = {"disregard_for_customs": number}
    assert owes(At(turn=1, lasting=lasting, **foe), "play 50 left", "tax 9") == [False, False]


@clause("pamir event.courtly_manners")
def test_courtly_manners_frees_the_buyer_of_either_bribe() -> None:
    """Nobody else; and what is owed to him stays owed."""
    assert owes(At(lasting={"courtly_manners": 0}, **BRIBED), "play 45 left", "tax 61") == [False, False]
    assert owes(At(lasting={"courtly_manners": 1}, **BRIBED), "play 45 left", "tax 61") == [True, True]


@clause("pamir event.courtly_manners", "pamir event.disregard_for_customs")
def test_a_card_played_without_a_bribe_enters_at_once() -> None:
    at = At(lasting={"courtly_manners": 0}, **BRIBED).play("play 45 right")
    assert at.kinds()[0] == "play"
    assert at.court(0) == [61, 45]
    assert at.s.rupees == [9, 9]


# ---------------------------------------------------------------- Conflict Fatigue


@clause("pamir event.conflict_fatigue")
@pytest.mark.parametrize(("british", "tired", "rested"), [(1, -1, -1), (2, 0, -1), (3, 0, -1), (4, 0, 0)])
def test_under_conflict_fatigue_a_lead_of_two_is_enough(british: int, tired: int, rested: int) -> None:
    """Over each other coalition; whoever bought it."""
    armies = {"kabul": {"british": british + 2, "russian": 2}, "herat": {"afghan": 1}}
    assert check.dominant(At(armies=armies, lasting={"conflict_fatigue": 1}).s) == tired
    assert check.dominant(At(armies=armies).s) == rested


@clause("pamir event.conflict_fatigue", "pamir event.1")
def test_conflict_fatigue_holds_for_one_check() -> None:
    rows = [[101, 4, 6, 7, 8, 9], [10, 11, 12, 13, 14, 16]]
    at = At(market=rows, armies={"kabul": {"british": 3, "russian": 1}}, lasting={"conflict_fatigue": 1}, points=0)
    at.play("buy 101")
    assert "check_passed" in at.kinds()
    assert check.lead(at.s) == 4


# ---------------------------------------------------------------- Nationalism


ROADS = {"herat-kabul": {"british": 1}}


@clause("pamir event.nationalism", "pamir move.road")
def test_under_nationalism_the_buyers_tribes_move_along_loyal_roads() -> None:
    """Of whatever colour the others are: not his; and he moves only his own."""
    fields: dict[str, Any] = {"tribes": {"kabul": {"0": 2, "1": 1}}, "courts": [[MOVE], []], "roads": ROADS}
    at = At(lasting={"nationalism": 0}, **fields).play(f"move {MOVE}")
    assert at.clause("move_tribe kabul punjab") == "pamir move.road"
    at.play("move_tribe kabul herat")
    assert (at.tribes("kabul", 0), at.tribes("herat", 0)) == (1, 1)
    assert at.legal("move_tribe") == ["move_tribe kabul herat", "move_tribe herat kabul"]
    at.play("move_tribe herat kabul", "done")
    punjab = fields | {"roads": {"kabul-punjab": {"british": 1}}}
    At(lasting={"nationalism": 0}, **punjab).play(f"move {MOVE}", "move_tribe kabul punjab")


@clause("pamir event.nationalism", "pamir move.none")
def test_nationalism_is_for_the_buyer_alone() -> None:
    fields: dict[str, Any] = {"tribes": {"kabul": {"0": 1}}, "courts": [[MOVE], []], "roads": ROADS}
    at = At(lasting={"nationalism": 1}, **fields)
    assert at.clause(f"move {MOVE}") == "pamir move.none"
    At(lasting={"nationalism": 0}, **fields).play(f"move {MOVE}")


@clause("pamir event.nationalism", "pamir overthrow.1")
def test_moving_the_last_tribe_out_overthrows() -> None:
    """With all that follows, in the middle of the action; the tribes stay tribes where they go."""
    at = At(
        lasting={"nationalism": 0}, tribes={"kabul": {"0": 1}, "herat": {"1": 1}}, roads=ROADS,
        courts=[[MOVE, 5, 6, 24], []], loyalty=["british", "afghan"],
    )  # fmt: skip
    at.play(f"move {MOVE}", "move_tribe kabul herat")
    assert at.court(0) == [MOVE, 24]
    assert at.asked == "move"
    at.play("move_tribe herat kabul")
    assert at.ruler("kabul") == 0
    assert at.court(0) == [MOVE, 24]


@clause("pamir event.nationalism")
def test_under_nationalism_tribes_count_as_units_in_battle() -> None:
    """Tribes and loyal armies together are the most that is removed; a tribe alone can fight."""
    fields: dict[str, Any] = {
        "tribes": {"kabul": {"0": 1, "1": 3}}, "loyalty": ["british", "russian"], "courts": [[BATTLE, 98], []],
    }  # fmt: skip
    at = At(lasting={"nationalism": 0}, **fields).play(f"battle {BATTLE}", "hit_tribe 1")
    assert at.asked == "turn", "one unit removes one"
    army = At(lasting={"nationalism": 0}, armies={"kabul": {"british": 1}}, **fields)
    army.play(f"battle {BATTLE}", "hit_tribe 1", "hit_tribe 1")
    assert army.tribes("kabul", 1) == 1
    without = At(armies={"kabul": {"british": 1}}, **fields).play(f"battle {BATTLE}", "hit_tribe 1")
    assert without.asked == "turn"


@clause("pamir battle.none")
def test_without_nationalism_tribes_do_not_fight() -> None:
    fields: dict[str, Any] = {
        "tribes": {"kabul": {"0": 1, "1": 3}}, "loyalty": ["british", "russian"], "courts": [[BATTLE], []],
    }  # fmt: skip
    assert At(lasting={"nationalism": 1}, **fields).clause(f"battle {BATTLE}") == "pamir battle.none"
    At(lasting={"nationalism": 0}, **fields).play(f"battle {BATTLE}")


@clause("pamir event.nationalism")
def test_under_nationalism_tribes_are_no_blocks_and_move_without_using_roads_up() -> None:
    """They do not count for dominance, and others hit them as tribes."""
    at = At(lasting={"nationalism": 0}, tribes={"kabul": {"0": 9}}, roads=ROADS, courts=[[MOVE], []])
    assert check.dominant(at.s) == -1
    at.play(f"move {MOVE}", *["move_tribe kabul herat"] * 3)
    assert at.road("herat-kabul") == 1
    assert at.tribes("herat", 0) == 3


# ---------------------------------------------------------------- Nation Building


@clause("pamir event.nation_building")
@pytest.mark.parametrize(("units", "paid"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_under_nation_building_two_rupees_build_two_units(units: int, paid: int) -> None:
    """An odd last one is allowed: its fellow is not placed."""
    fields: dict[str, Any] = {"tribes": {"kabul": {"0": 1}}, "rupees": 8, "courts": [[5], []]}
    at = At(lasting={"nation_building": 0}, **fields).play("build 5", *["army kabul", "road kabul-punjab"] * 3)
    assert (at.asked, at.s.rupees[0]) == ("turn", 2)
    part = At(lasting={"nation_building": 0}, **fields).play("build 5", *["army kabul"] * units)
    if units < 6:
        part.play("done")
    assert part.asked == "turn"
    assert (part.army("kabul"), part.s.rupees[0]) == (units, 8 - 2 * paid)


@clause("pamir event.nation_building")
def test_the_second_unit_of_a_pair_needs_no_more_rupees() -> None:
    """The last two rupees are spent on the first of the two."""
    fields: dict[str, Any] = {"tribes": {"kabul": {"0": 1}}, "rupees": 2, "courts": [[5], []]}
    at = At(lasting={"nation_building": 0}, **fields).play("build 5", "army kabul")
    assert (at.asked, at.s.rupees[0]) == ("build", 0)
    assert at.play("army kabul").asked == "turn"
    other = At(lasting={"nation_building": 1}, **fields).play("build 5", "army kabul")
    assert other.asked == "turn", "it is the buyer's"


# ---------------------------------------------------------------- Pashtunwali Values


@clause("pamir event.pashtunwali_values")
@pytest.mark.parametrize("suit", ["political", "intelligence", "economic", "military"])
def test_pashtunwali_values_sets_any_suit(suit: str) -> None:
    """The present one too; its prices hold at once."""
    at = At(market=[[115, 4, 6, 7, 8, 9], [10, 11, 12, 13, 14, 16]], rupees=5).play("buy 115")
    assert at.asked == "suit"
    assert len(at.legal()) == 4
    at.play(f"suit {suit}")
    assert at.s.to_json()["favored"] == suit
    assert ("buy 9" in at.legal()) == (suit != "military"), "with military 9 costs ten"


@clause("pamir event.pashtunwali_values")
@pytest.mark.parametrize("owner", [0, 1])
def test_pashtunwali_values_holds_the_marker_against_cards_and_events(owner: int) -> None:
    """Whoever plays them, and whoever bought it."""
    fields: dict[str, Any] = {"hands": [[10], []], "favored": "economic"}
    rows = [[116, 4, 6, 7, 8, 9], [105, 11, 12, 13, 14, 16]]
    at = At(lasting={"pashtunwali_values": owner}, market=rows, **fields).play("play 10 left", "road kabul-punjab")
    assert at.of("favor_held") == [{"suit": "military"}]
    at.play("pass")
    assert at.of("favor_held") == [{"suit": "political"}, {"suit": "military"}]
    assert at.s.to_json()["favored"] == "economic"
    plain = At(market=rows, **fields).play("play 10 left", "road kabul-punjab")
    assert plain.s.to_json()["favored"] == "military"
    assert plain.play("pass").s.to_json()["favored"] == "military", "the upper event first, then the lower"


@clause("pamir event.pashtunwali_values", "pamir event.1")
def test_the_suit_that_was_chosen_stays_when_pashtunwali_values_ends() -> None:
    """Until something moves the marker."""
    at = At(market=CHECK, lasting={"pashtunwali_values": 0}, favored="military", hands=[[48], []])
    at.play("buy 101")
    assert at.s.to_json()["favored"] == "military"
    at.play("play 48 left", "road herat-kandahar")
    assert at.s.to_json()["favored"] == "political"


@clause("pamir event.1")
def test_an_edition_may_let_other_cards_last() -> None:
    """Effects are declared: a second card with the same effect gives it to its buyer."""
    cards = edition(card_113={"bought": [["lasting", "nationalism"], ["rupees", "2"]]})
    at = At(cards=cards, market=[[113, 4, 6, 7, 8, 9], [10, 11, 12, 13, 14, 16]]).play("buy 113")
    assert at.s.rupees[0] == 6
    assert (at.s.in_force, at.s.to_json()["lasting"]) == ((113,), {"nationalism": 0})
