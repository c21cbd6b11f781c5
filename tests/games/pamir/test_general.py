"""General rules: talk, few pieces and taking them from play, what cards say."""

from __future__ import annotations

from typing import Any

import pytest
from pamir_table import army, asked, do, kinds, legal, of, refused, road, spies, table, tribes
from pamir_walk import NO_DECK, played

from support import clause
from yiqi.games.pamir.cards import REGIONS
from yiqi.games.pamir.court import discard_court
from yiqi.games.pamir.pieces import SPIES, TRIBES
from yiqi.games.pamir.placing import CYLINDER, Reuse, place_cylinder

KABUL = {"piece": "tribe", "region": "kabul"}


@clause("pamir general.1")
def test_talk_is_free_whatever_is_asked() -> None:
    seen = set()
    for seed in (1, 2):
        for rules, s, _ in played(4, seed):
            assert rules.phase(s).talk == "free"
            seen.add(asked(s))
    assert {"loyalty", "turn", "bribe", "road"} <= seen


@clause("pamir general.2")
def test_neither_cards_nor_money_are_exchanged() -> None:
    rules, s = table(hands={"0": [16], "1": [9]}, tribes={"kabul": {"1": 1}})
    for text in ("give 1 2", "trade 1 16", "pay 1"):
        assert refused(rules, s, 0, text) == "core form"
    assert refused(rules, s, 0, "pay") == "core asked"
    giving = {"give", "trade", "lend", "send", "sell"}
    assert not giving & set(rules.verbs())
    do(rules, s, 0, "play 16 left")
    assert legal(rules, s, 0) == ["pay", "offer 0", "cancel"], "less than the bribe, never more"


@clause("pamir general.3", "pamir general.4")
def test_out_of_cylinders_one_in_play_is_taken() -> None:
    """4 of Kabul places a spy: with the supply empty a tribe, a gift or a spy becomes it; with one left it does not."""
    full: dict[str, Any] = {
        "hands": {"0": [4]},
        "courts": {"1": [33]},
        "tribes": {"herat": {"0": 4, "1": 2}, "punjab": {"0": 2}},
        "gifts": {"0": [2]},
    }
    rules, s = table(**full, spies={"33": {"0": 2}})
    do(rules, s, 0, "play 4 left")
    assert (asked(s), s.cylinders[0], spies(s, 4, 0)) == ("turn", 0, 1)
    for taken, after in (("take_tribe herat", "tribe"), ("take_gift 2", "gift"), ("take_spy 33", "spy")):
        rules, s = table(**full, spies={"33": {"0": 3}})
        do(rules, s, 0, "play 4 left")
        assert rules.ask(s, 0).args == {"piece": "spy", "card": 4}
        told = do(rules, s, 0, taken)
        assert kinds(told) == ["reuse", "place"] and of(told, "reuse")[0]["piece"] == after
        assert spies(s, 4, 0) == 1 and s.cylinders[0] == 0
        assert rules.pieces(s)["cylinder 0"] == 10
        lost = {"tribe": tribes(s, "herat", 0) == 3, "gift": s.gifts[0] == 0, "spy": spies(s, 33, 0) == 2}
        assert [kind for kind, gone in lost.items() if gone] == [after]


@clause("pamir general.3", "pamir general.5")
def test_out_of_blocks_one_of_the_same_coalition_is_taken() -> None:
    full: dict[str, Any] = {
        "hands": {"0": [16]},
        "armies": {"herat": {"british": 6, "russian": 2}, "persia": {"british": 1}},
        "roads": {"persia-herat": {"british": 5, "afghan": 3}},
    }
    rules, s = table(**full)
    do(rules, s, 0, "play 16 left")
    assert legal(rules, s, 0) == ["take_army persia", "take_army herat", "take_road persia-herat"], "and no way out"
    do(rules, s, 0, "take_road persia-herat")
    assert (road(s, "persia-herat", "british"), army(s, "kabul", "british"), s.blocks) == (4, 1, [0, 10, 9])
    rules, s = table(**full, loyalty=["russian"] * 4)
    do(rules, s, 0, "play 16 left")
    assert (asked(s), s.blocks) == ("turn", [0, 9, 9])
    rules, s = table(**{**full, "hands": {"0": [9]}})
    do(rules, s, 0, "play 9 left")
    do(rules, s, 0, "road kabul-punjab")
    assert asked(s) == "reuse"
    do(rules, s, 0, "take_army persia")
    assert (army(s, "persia", "british"), road(s, "kabul-punjab", "british")) == (0, 1)


@clause("pamir general.5")
def test_it_is_not_optional_and_a_single_place_is_not_asked_for() -> None:
    rules, s = table(hands={"0": [4]}, tribes={"herat": {"0": 9}}, gifts={"0": [4]})
    do(rules, s, 0, "play 4 left")
    assert legal(rules, s, 0) == ["take_tribe herat", "take_gift 4"]
    assert refused(rules, s, 0, "done") == refused(rules, s, 0, "decline") == "core asked"
    rules, s = table(hands={"0": [4]}, tribes={"herat": {"0": 10}})
    told = do(rules, s, 0, "play 4 left")
    assert kinds(told)[-2:] == ["reuse", "place"] and asked(s) == "turn"
    assert (tribes(s, "herat", 0), spies(s, 4, 0)) == (9, 1)


@clause("pamir general.fresh")
def test_a_piece_placed_this_turn_is_not_taken() -> None:
    """1 of Kabul: three spies with one cylinder left."""
    rules, s = table(hands={"0": [1]}, tribes={"herat": {"0": 5}, "punjab": {"0": 4}})
    do(rules, s, 0, "play 1 left")
    assert asked(s) == "reuse" and spies(s, 1, 0) == 1
    assert refused(rules, s, 0, "take_spy 1") == "pamir general.fresh"
    assert legal(rules, s, 0) == ["take_tribe punjab", "take_tribe herat"]
    do(rules, s, 0, "take_tribe herat")
    assert refused(rules, s, 0, "take_spy 1") == "pamir general.fresh"
    rules, s = table(
        courts={"0": [1]}, tribes={"herat": {"0": 9}}, spies={"1": {"0": 1}}, ask={"decision": "reuse", "goal": KABUL}
    )
    assert refused(rules, s, 0, "take_spy 1") is None
    # one of two there was placed before this turn
    rules, s = table(
        courts={"0": [1]},
        tribes={"herat": {"0": 8}},
        spies={"1": {"0": 2}},
        fresh=[{"piece": "spy", "card": 1}],
        ask={"decision": "reuse", "goal": KABUL},
    )
    do(rules, s, 0, "take_spy 1")
    assert (spies(s, 1, 0), tribes(s, "kabul", 0)) == (1, 1)


@clause("pamir general.fresh")
def test_of_blocks_neither_whoever_placed_it_and_of_its_own_coalition_only() -> None:
    position: dict[str, Any] = {
        "armies": {"herat": {"british": 1}, "persia": {"british": 11}, "kabul": {"russian": 1}},
        "hands": {"0": [16]},
    }
    rules, s = table(**position, fresh=[{"piece": "army", "coalition": "russian", "region": "herat"}])
    do(rules, s, 0, "play 16 left")
    assert refused(rules, s, 0, "take_army herat") is None
    rules, s = table(**position, fresh=[{"piece": "army", "coalition": "british", "region": "herat"}])
    do(rules, s, 0, "play 16 left")
    assert asked(s) == "turn" and army(s, "persia", "british") == 10, "there was one place only"
    rules, s = table(**{**position, "hands": {"0": [33]}})  # two armies in Punjab
    do(rules, s, 0, "play 33 left")
    do(rules, s, 0, "take_army persia")
    assert refused(rules, s, 0, "take_army punjab") == "pamir general.fresh"


@clause("pamir general.fresh")
def test_a_piece_moved_this_turn_stays_what_it_is() -> None:
    # a spy placed this turn and moved on is not taken, one that stood there is
    position: dict[str, Any] = {
        "courts": {"0": [67, 13, 39]},
        "hands": {"0": [4]},
        "tribes": {"herat": {"0": 8}},
        "spies": {"67": {"0": 1}, "13": {"0": 1}},
        "actions": 2,
    }
    for fresh, clause_of in (([{"piece": "spy", "card": 13}], "pamir general.fresh"), ([], None)):
        rules, s = table(**position, fresh=fresh)
        do(rules, s, 0, "move 39")
        do(rules, s, 0, "move_spy 13 39")
        do(rules, s, 0, "play 4 left")
        do(rules, s, 0, "spy 4")
        assert asked(s) == "reuse"
        assert refused(rules, s, 0, "take_spy 39") == clause_of
        assert refused(rules, s, 0, "take_spy 67") is None
    # the same for armies
    armies: dict[str, Any] = {
        "courts": {"0": [39]},
        "hands": {"0": [16]},
        "armies": {"herat": {"british": 1}, "persia": {"british": 4}},
        "roads": {"herat-kandahar": {"british": 7}},
    }
    for fresh, clause_of in (
        ([{"piece": "army", "coalition": "british", "region": "herat"}], "pamir general.fresh"),
        ([], None),
    ):
        rules, s = table(**armies, fresh=fresh)
        do(rules, s, 0, "move 39")
        do(rules, s, 0, "move_army herat kandahar")
        do(rules, s, 0, "play 16 left")
        assert refused(rules, s, 0, "take_army kandahar") == clause_of


@pytest.mark.parametrize("turn", [0, 1])
def test_a_piece_is_fresh_in_whoevers_turn_it_was_placed(turn: int) -> None:
    """Wakhan plays cards in another's turn; hers and his on one card are told apart."""
    rules, s = table(1, courts=[[1], []], tribes={"herat": {"1": 9, "0": 9}}, turn=turn)
    place_cylinder(s, 1, SPIES + 1, [])
    reuse = Reuse(1, CYLINDER, TRIBES)
    assert [reuse.free(s, place) for place in (SPIES + 1, TRIBES + REGIONS.index("herat"))] == [False, True]
    assert Reuse(0, CYLINDER, TRIBES).free(s, SPIES + 1) is False, "he has none there"
    data = s.to_json()
    assert data["fresh"] == [{"player": 1, "piece": "spy", "card": 1}]
    assert rules.restore(data).to_json() == data and rules.restore(data).fresh == s.fresh
    place_cylinder(s, 0, SPIES + 1, [])
    assert len(set(s.fresh)) == 2
    discard_court(s, 0, 1, [])
    assert s.fresh == ()


def test_with_the_next_turn_everything_may_be_taken() -> None:
    rules, s = table(hands={"0": [16]}, armies={"herat": {"british": 11}}, piles=NO_DECK, rupees=[0] * 4)
    do(rules, s, 0, "play 16 left")
    assert len(s.fresh) == 1
    do(rules, s, 0, "pass")
    assert s.fresh == ()


@clause("pamir general.6")
def test_with_every_piece_placed_this_turn_nothing_is_placed() -> None:
    """A peer has no way on from here."""
    rules, s = table(
        hands={"0": [4, 34]}, tribes={"herat": {"0": 10}}, fresh=[{"piece": "tribe", "region": "herat"}] * 10
    )
    told = do(rules, s, 0, "play 4 left")
    assert of(told, "not_placed") == [{"seat": 0, "piece": "spy", "card": 4}]
    assert (asked(s), spies(s, 4, 0), tribes(s, "herat", 0)) == ("turn", 0, 10)
    piece = {"piece": "army", "coalition": "british", "region": "herat"}
    rules, s = table(hands={"0": [34]}, armies={"herat": {"british": 12}}, fresh=[piece] * 12)
    told = do(rules, s, 0, "play 34 left")
    assert [kind for kind in kinds(told) if kind != "play"] == ["not_placed", "favor"], "the next icon follows"
    rules, s = table(hands={"0": [34]}, armies={"herat": {"british": 12}}, fresh=[piece] * 11)
    do(rules, s, 0, "play 34 left")
    assert army(s, "punjab", "british") == 1


@clause("pamir general.7")
def test_taking_the_last_tribe_of_a_region_overthrows() -> None:
    """A peer does not overthrow here."""
    position: dict[str, Any] = {
        "hands": {"0": [4]},
        "courts": {"0": [55, 57, 67]},
        "gifts": {"0": [2, 4, 6]},
    }
    rules, s = table(**position, tribes={"herat": {"0": 1}, "punjab": {"0": 6}})
    do(rules, s, 0, "play 4 left")
    told = do(rules, s, 0, "take_tribe herat")
    assert kinds(told) == ["reuse", "place", "overthrow_cards", "discard_court", "discard_court"]
    assert s.courts[0] == (4, 67) and s.gone == (55, 57)
    rules, s = table(**position, tribes={"herat": {"0": 2}, "punjab": {"0": 5}})
    do(rules, s, 0, "play 4 left")
    do(rules, s, 0, "take_tribe herat")
    assert s.courts[0] == (4, 55, 57, 67), "one is left there"


def test_a_tribe_taken_and_put_down_in_the_same_region_is_not_lost() -> None:
    rules, s = table(hands={"0": [57]}, courts={"0": [55]}, tribes={"herat": {"0": 1}, "punjab": {"0": 9}})
    do(rules, s, 0, "play 57 left")
    do(rules, s, 0, "take_tribe herat")
    assert s.courts[0] == (57, 55) and tribes(s, "herat", 0) == 1


@clause("pamir general.8", "pamir general.9")
def test_what_a_card_says_goes_first_hostage_or_not_while_it_is_in_court() -> None:
    position: dict[str, Any] = {"market": [[1, 2, 61, 4, 5, 6], [7, 8, 10, 11, 12, 13]], "rupees": [0, 4, 4, 4]}
    rules, s = table(**position)
    assert refused(rules, s, 0, "buy 61") == "pamir buy.cost"
    for spies_on in ({}, {"66": {"1": 3}}):
        rules, s = table(**position, courts={"0": [66]}, spies=spies_on)
        assert refused(rules, s, 0, "buy 61") is None
    # one card too many at the end: the power goes with the card
    rules, s = table(courts={"0": [66, 16, 52, 33]}, market=position["market"], rupees=[0] * 4, piles=NO_DECK)
    do(rules, s, 0, "pass")
    do(rules, s, 0, "discard 66")
    assert s.powers[0] == 0
