"""Radicalize: by instruction, before a Dominance Check, by the arrows; ambition; the card that comes into her court."""

from __future__ import annotations

from typing import Any

import pytest
from wakhan_table import Hers, cannot

from support import clause
from yiqi.games.pamir.cards import INSTRUCTIONS
from yiqi.games.pamir.wakhan_buy import CLAUSES, SUITED, ambition, would_rule

PLAIN = 2
"""The third line of every card is a plain radicalize."""


def line_of(instruction: str) -> tuple[int, int]:
    """A card and the place of an instruction on it."""
    cards = Hers().s.terms.cards.wakhan
    for card in cards[1:]:
        if instruction in card.instructions:
            return card.number, card.instructions.index(instruction)
    raise AssertionError(f"no card says {instruction}")


def told_to(instruction: str, **fields: Any) -> Hers:
    """Her turn at a line with that instruction."""
    front, at = line_of(instruction)
    return Hers(front=front, at=at, **fields)


INTELLIGENCE = "radicalize_highest_ranked_intelligence"
POLITICAL = "radicalize_highest_ranked_political"
MILITARY = "radicalize_if_military_favored_highest_ranked_military"
ECONOMIC = "radicalize_if_political_favored_highest_ranked_economic"
AT_LIMIT = "radicalize_if_court_size_at_limit_highest_ranked_political"
FEWER_SPIES = "radicalize_if_fewer_spies_than_another_player_highest_ranked_intelligence"
POOR = "radicalize_if_fewer_than_two_rupees_radicalize_most_net_rupees"
CONTROL = "radicalize_card_that_gives_control_of_region"
MOST_BLOCKS = "radicalize_card_that_would_place_most_blocks"
MOST_CYLINDERS = "radicalize_if_no_dominant_coalition_card_that_would_place_most_cylinders"
TO_MOVE = "radicalize_if_no_card_with_move_card_with_move_action"
PATRIOT = "radicalize_if_dominant_coalition_matching_patriot"
ANY_INTELLIGENCE = "radicalize_intelligence"
AFGHAN_RULE = {"persia": {"afghan": 4}}

CASES: list[tuple[str, dict[str, Any], int, str]] = [
    # the highest rank of a suit; then the cheapest; then the highest number
    (INTELLIGENCE, {"market": [[4, 2], [5]]}, 2, "rank"),
    (INTELLIGENCE, {"market": [[5, 2], [3]]}, 3, "price"),
    (INTELLIGENCE, {"market": [[2], [3]]}, 3, "number"),
    (INTELLIGENCE, {"market": [[4], [5]]}, 4, "only"),
    (POLITICAL, {"market": [[5, 7], [1]]}, 7, "rank"),
    (MILITARY, {"market": [[31, 32], [12]], "favored": "military"}, 32, "rank"),
    (ECONOMIC, {"market": [[9, 12], [32]]}, 12, "rank"),
    (AT_LIMIT, {"market": [[5, 7]], "courts": [[], [8, 9, 29]]}, 7, "rank"),
    (FEWER_SPIES, {"market": [[4, 2]], "courts": [[8], []], "spies": {"8": {"0": 1}}}, 2, "rank"),
    (ANY_INTELLIGENCE, {"market": [[5, 1], [9, 4]]}, 4, "number"),
    (ANY_INTELLIGENCE, {"market": [[5, 1], [4]]}, 4, "price"),
    # rupees on the card, two for leverage, less the price
    (POOR, {"market": [[14], [12]], "rupees": [4, 1], "coins": [[], [3]]}, 12, "net"),
    (POOR, {"market": [[14], [12]], "rupees": [4, 1], "coins": [[], [1]]}, 14, "net"),
    (POOR, {"market": [[1, 12], [4]], "rupees": [4, 1], "coins": [[0, 3], [1]]}, 12, "net"),
    (POOR, {"market": [[1, 12], [4]], "rupees": [4, 1], "coins": [[0, 2], [1]]}, 4, "price"),
    # tribes and armies that make her ruler
    (CONTROL, {"market": [[7, 5], [4]]}, 7, "price"),
    (CONTROL, {"market": [[5, 7]], "armies": {"kabul": {"british": 1}}, "tribes": {"kabul": {"0": 1}}}, 7, "only"),
    # icons
    (MOST_BLOCKS, {"market": [[9, 12], [4]]}, 12, "blocks"),
    (MOST_BLOCKS, {"market": [[66, 12], [32]]}, 12, "blocks"),
    (MOST_BLOCKS, {"market": [[66, 32], [63]]}, 66, "number"),
    (MOST_CYLINDERS, {"market": [[9, 7], [4]]}, 7, "cylinders"),
    (MOST_CYLINDERS, {"market": [[6, 1], [24]]}, 1, "cylinders"),
    (TO_MOVE, {"market": [[8, 9], [4]], "courts": [[], [5]]}, 4, "price"),
    (PATRIOT, {"market": [[19, 6], [9]], "armies": AFGHAN_RULE}, 6, "only"),
    (PATRIOT, {"market": [[3, 6], [9]], "armies": AFGHAN_RULE}, 3, "price"),
]


@clause("pamir wakhan.25", "pamir wakhan.51", "pamir wakhan.57")
@pytest.mark.parametrize(("instruction", "fields", "card", "why"), CASES)
def test_which_card_an_instruction_takes(instruction: str, fields: dict[str, Any], card: int, why: str) -> None:
    t = told_to(instruction, **fields).step()
    assert t.said("kind", "instruction", "card", "why") == ("wakhan_buys", instruction, card, why)
    assert t.says["clause"] == CLAUSES[instruction]
    assert (t.s.actions, t.asked) == (1, "wakhan_hand")


IMPOSSIBLE: list[tuple[str, dict[str, Any], str]] = [
    (INTELLIGENCE, {"market": [[5], [9]]}, "nothing"),
    (POLITICAL, {"market": [[4], [9]]}, "nothing"),
    (MILITARY, {"market": [[32]]}, "condition"),
    (MILITARY, {"market": [[5]], "favored": "military"}, "nothing"),
    (ECONOMIC, {"market": [[12]], "favored": "economic"}, "condition"),
    (ECONOMIC, {"market": [[5]]}, "nothing"),
    (AT_LIMIT, {"market": [[7]], "courts": [[], [8, 9]]}, "condition"),
    (AT_LIMIT, {"market": [[7]], "courts": [[], [8, 9, 5]]}, "condition"),
    (AT_LIMIT, {"market": [[12]], "courts": [[], [8, 9, 29]]}, "nothing"),
    (FEWER_SPIES, {"market": [[2]]}, "condition"),
    (FEWER_SPIES, {"market": [[2]], "courts": [[8], []], "spies": {"8": {"0": 1, "1": 1}}}, "condition"),
    (FEWER_SPIES, {"market": [[5]], "courts": [[8], []], "spies": {"8": {"0": 1}}}, "nothing"),
    (ANY_INTELLIGENCE, {"market": [[5]]}, "nothing"),
    (POOR, {"market": [[14]], "rupees": [4, 2]}, "condition"),
    (POOR, {"market": [[12]], "rupees": [4, 1]}, "nothing"),
    (CONTROL, {"market": [[12, 4]]}, "nothing"),
    (CONTROL, {"market": [[5]], "tribes": {"kabul": {"0": 1}}}, "nothing"),
    (MOST_BLOCKS, {"market": [[4, 5]]}, "nothing"),
    (MOST_CYLINDERS, {"market": [[12, 9]]}, "nothing"),
    (MOST_CYLINDERS, {"market": [[1]], "armies": AFGHAN_RULE}, "condition"),
    (TO_MOVE, {"market": [[9]], "courts": [[], [1]]}, "condition"),
    (TO_MOVE, {"market": [[5]]}, "nothing"),
    (PATRIOT, {"market": [[6]]}, "condition"),
    (PATRIOT, {"market": [[19]], "armies": AFGHAN_RULE}, "nothing"),
]


@clause("pamir wakhan.25", "pamir wakhan.56", "pamir wakhan.52")
@pytest.mark.parametrize(("instruction", "fields", "why"), IMPOSSIBLE)
def test_when_an_instruction_is_impossible(instruction: str, fields: dict[str, Any], why: str) -> None:
    t = told_to(instruction, **fields)
    assert cannot(t, why)
    assert t.said("instruction", "clause") == (instruction, CLAUSES[instruction])
    assert t.s.actions == 2


def test_every_instruction_has_a_case_each_way() -> None:
    radicalize = {word for word in INSTRUCTIONS if word.startswith("radicalize_")}
    assert {case[0] for case in CASES} == {case[0] for case in IMPOSSIBLE} == radicalize == set(CLAUSES)
    assert set(SUITED) < radicalize


@clause("pamir wakhan.51")
def test_the_suit_and_the_condition_of_each_instruction() -> None:
    for instruction, suit in ((MILITARY, "military"), (ECONOMIC, "political")):
        for favored in ("political", "intelligence", "economic", "military"):
            t = told_to(instruction, market=[[31, 9]], favored=favored).step()
            assert (t.says["kind"] == "wakhan_buys") == (favored == suit), (instruction, favored)
    market = [[31, 9, 5], [4]]
    for instruction, card in ((INTELLIGENCE, 4), (POLITICAL, 5)):
        assert told_to(instruction, market=market).step().says["card"] == card


@clause("pamir wakhan.52")
def test_any_intelligence_card() -> None:
    t = told_to(ANY_INTELLIGENCE, market=[[9, 31, 5, 2], [12]]).step()
    assert t.says["card"] == 2


@clause("pamir wakhan.53")
def test_fewer_than_two_rupees() -> None:
    for rupees, kind in ((0, "wakhan_buys"), (1, "wakhan_buys"), (2, "wakhan_cannot"), (3, "wakhan_cannot")):
        t = told_to(POOR, market=[[14]], rupees=[4, rupees]).step()
        assert t.says["kind"] == kind, rupees
    t = told_to(POOR, market=[[9, 12], [14]], rupees=[4, 1], coins=[[0, 3], [0]]).step()
    assert t.says["card"] == 14, "two for leverage, at no price, as good as three for one: the cheaper"


@clause("pamir wakhan.54")
def test_tribes_and_armies_that_make_her_ruler() -> None:
    # 75 places a tribe and an army in Persia, 76 two tribes
    for fields, expected in (
        ({}, (True, True)),
        ({"armies": {"persia": {"british": 2}}}, (True, True)),
        ({"armies": {"persia": {"british": 1}}, "tribes": {"persia": {"0": 1}}}, (False, True)),
        ({"armies": {"persia": {"british": 2}}, "tribes": {"persia": {"0": 1}}}, (False, True)),
        ({"armies": {"persia": {"british": 2}}, "tribes": {"persia": {"0": 2}}}, (False, False)),
        ({"tribes": {"persia": {"1": 1}}}, (False, False)),  # she rules already
        # her ruling pieces are the most numerous armies, whosever they are
        ({"armies": {"persia": {"russian": 3}}}, (True, True)),
        ({"armies": {"persia": {"russian": 3}}, "tribes": {"persia": {"0": 4}}}, (True, True)),
        ({"armies": {"persia": {"russian": 3}}, "tribes": {"persia": {"0": 5}}}, (False, False)),
    ):
        t = told_to(CONTROL, market=[[75, 76]], leaning="russian", **fields)
        before = t.s.to_json()
        assert (would_rule(t.s, 75), would_rule(t.s, 76)) == expected, fields
        assert t.s.to_json() == before


@clause("pamir wakhan.54")
def test_control_counts_pieces_that_she_takes_from_elsewhere() -> None:
    # no cylinder is left: the tribe comes from Persia itself and wins nothing, or from Herat
    courts = [[], [1, 2, 3, 4]]
    held = {str(card): {"1": 2} for card in (1, 2, 3, 4)}
    t = told_to(CONTROL, market=[[90]], courts=courts, spies=held, tribes={"kabul": {"1": 2}})
    assert t.s.cylinders[1] == 0
    assert would_rule(t.s, 90)
    assert not would_rule(t.s, 12)


@clause("pamir wakhan.55")
def test_most_icons_that_are_placed() -> None:
    t = told_to(MOST_BLOCKS, market=[[9, 12, 32], [66]], rupees=[4, 2]).step()
    assert t.says["card"] == 12
    t = told_to(MOST_BLOCKS, market=[[9, 12], [66]], rupees=[4, 0]).step()
    assert t.says["card"] == 66, "three blocks, and she can pay for it"
    t = told_to(MOST_CYLINDERS, market=[[4, 7], [26]]).step()
    assert t.says["card"] == 7


@clause("pamir wakhan.56")
def test_move_and_patriots() -> None:
    t = told_to(TO_MOVE, market=[[8, 9]], courts=[[1], [5]]).step()
    assert t.says["card"] == 9, "the move card of another does not count"
    t = told_to(PATRIOT, market=[[19, 11], [9]], armies={"persia": {"british": 4}}).step()
    assert t.says["card"] == 19


# what she may buy, and how


@clause("pamir wakhan.22", "pamir wakhan.25")
def test_only_what_she_may_buy_and_pay_for() -> None:
    t = told_to(INTELLIGENCE, market=[[4, 5, 1]], rupees=[4, 1]).step()
    assert t.says["card"] == 4, "two rupees are too dear"
    t = told_to(INTELLIGENCE, market=[[4, 5, 1]], rupees=[4, 2], marked=[[0, 0, 1]]).step()
    assert t.says["card"] == 4, "it was paid on this turn"
    t = told_to(INTELLIGENCE, market=[[4, 5, 1]], rupees=[4, 2], favored="military").step()
    assert t.says["card"] == 4, "military favored doubles the price"
    t = told_to(INTELLIGENCE, market=[[4, 70, 69]], rupees=[4, 0], courts=[[], [68]]).step()
    assert t.says["card"] == 70, "Persian Influence takes it free of charge, and so 69"


@clause("pamir wakhan.22")
def test_buying_and_playing_are_one_action() -> None:
    t = told_to(INTELLIGENCE, market=[[9, 8, 1], [5]], coins=[[0, 0, 2]], rupees=[4, 3]).step()
    assert t.of("buy") == [{"seat": 1, "card": 1, "n": 2, "gained": 2}]
    assert (t.s.actions, t.s.rupees[1], t.s.hands[1]) == (1, 3, (1,))
    assert t.s.coins[:3] == [1, 1, 0]
    assert t.s.marked == 3
    t.step()
    assert t.s.actions == 1
    assert (t.court(), t.s.hands[1]) == ([1], ())


@clause("pamir wakhan.25")
def test_events_and_checks_are_not_for_instructions() -> None:
    t = told_to(POOR, market=[[113, 101], [111]], coins=[[5, 0], [3]], rupees=[4, 1])
    assert cannot(t, "nothing")


@clause("pamir wakhan.23", "pamir wakhan.20")
def test_she_pays_the_bribe_in_full_or_discards_the_card() -> None:
    for rupees, kind, left in ((2, "wakhan_plays", 0), (3, "wakhan_plays", 1), (1, "wakhan_unpaid", 1)):
        t = told_to(INTELLIGENCE, market=[[4]], tribes={"kabul": {"0": 2}}, rupees=[4, rupees]).step(2)
        assert t.says["kind"] == kind
        if kind == "wakhan_plays":
            assert t.asked == "bribe"
            t.step()
            assert t.said("question", "why", "clause") == ("bribe", "in_full", "pamir wakhan.20")
            assert (t.court(), t.s.rupees) == ([4], [6, left])
        else:
            assert (t.court(), t.s.gone[-1], t.s.rupees) == ([], 4, [4, left])
            assert t.says["clause"] == "pamir wakhan.23"
        assert t.s.actions == 1, "the action is spent either way"


@clause("pamir wakhan.23")
def test_rupees_on_the_card_pay_the_bribe_but_leverage_comes_too_late() -> None:
    tribes = {"kabul": {"0": 2}}
    t = told_to(INTELLIGENCE, market=[[4]], coins=[[2]], tribes=tribes, rupees=[4, 0]).step(3)
    assert (t.court(), t.s.rupees) == ([4], [6, 0])
    t = told_to(ECONOMIC, market=[[14]], tribes=tribes, rupees=[4, 0]).step(2)
    assert t.says["kind"] == "wakhan_unpaid"


@clause("pamir wakhan.20")
def test_nobody_bargains_with_her() -> None:
    t = Hers(turn=0, hands=[[4], []], tribes={"kabul": {"1": 2}})
    t.rules.play(t.s, 0, ("play", 4, "left"), None)  # type: ignore[arg-type]
    assert t.asked == "bribe"
    assert t.rules.legal(t.s, 0) == [("pay",), ("cancel",)]
    assert list(t.rules.near(t.s, 0)) == [("pay",), ("cancel",)]
    reason = t.rules.why_not(t.s, 0, ("offer", 1))
    assert reason is not None
    assert reason.clause == "core asked"
    t.rules.play(t.s, 0, ("pay",), None)  # type: ignore[arg-type]
    assert t.s.rupees == [2, 6]


@clause("pamir wakhan.24")
def test_the_red_arrow_says_which_end_of_her_court() -> None:
    for side, court in (("top", [4, 8, 9]), ("bottom", [8, 9, 4])):
        t = told_to(INTELLIGENCE, row=side, market=[[4]], courts=[[], [8, 9]]).step(2)
        assert t.court() == court
        assert t.says["end"] == ("left" if side == "top" else "right")


# plain, with a Dominance Check in the market


@clause("pamir wakhan.26")
def test_before_a_check_she_buys_a_patriot_of_the_dominant_coalition() -> None:
    # the person has more influence in it, so that she leaves the check
    fields: dict[str, Any] = {"at": PLAIN, "armies": AFGHAN_RULE, "loyalty": ["afghan", "none"], "gifts": [[2], []]}
    for market, card, why in (
        ([[9, 11, 101], [12, 3]], 11, "number"),
        ([[9, 11, 101], [6]], 6, "price"),
        ([[9, 11, 101], [12]], 11, "dominant_patriot"),
        ([[9, 12, 101], [4]], 12, "blocks"),
        ([[4, 1, 101], [18]], 18, "number"),  # the most is zero: the cheapest, then the highest number
    ):
        t = Hers(market=market, **fields).step()
        assert t.said("card", "why", "clause") == (card, why, "pamir wakhan.26")


@clause("pamir wakhan.27")
def test_before_a_check_without_a_dominant_coalition_she_buys_cylinders() -> None:
    t = Hers(at=PLAIN, market=[[9, 1, 101], [24]]).step()
    assert t.said("card", "why", "clause") == (1, "cylinders", "pamir wakhan.27")
    t = Hers(at=PLAIN, market=[[24, 2, 101], [56]]).step()
    assert t.said("card", "why") == (56, "number")
    t = Hers(at=PLAIN, market=[[9, 12, 101], [13]]).step()
    assert t.said("card", "why") == (13, "number")
    assert cannot(Hers(at=PLAIN, market=[[113, 101]]), "nothing")


@clause("pamir wakhan.28")
def test_savvy_she_buys_what_nets_most_when_there_are_no_cylinders() -> None:
    fields: dict[str, Any] = {"at": PLAIN, "market": [[9, 12, 101], [13]], "coins": [[0, 3], [1]]}
    assert Hers(options={"wakhan_purchase": "printed"}, **fields).step().says["card"] == 13
    t = Hers(options={"wakhan_purchase": "savvy"}, **fields).step()
    assert t.said("card", "why", "clause") == (12, "net", "pamir wakhan.28")
    fields["market"] = [[9, 12, 101], [4]]
    t = Hers(options={"wakhan_purchase": "savvy"}, **fields).step()
    assert t.said("card", "why") == (4, "cylinders")


# plain, by the arrows


@clause("pamir wakhan.29")
def test_the_card_the_arrows_point_at() -> None:
    market = [[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12]]
    for side in ("top", "bottom"):
        for col in range(6):
            t = Hers(row=side, column=col, at=PLAIN, market=market, rupees=[4, 9]).step()
            assert t.said("card", "why") == (market[side == "bottom"][col], "arrows")
            assert t.says["clause"] == "pamir wakhan.29"


@clause("pamir wakhan.29")
def test_the_next_to_the_left_and_then_the_other_row() -> None:
    market = [[1, 2, 3, 4], [7, 8, 9, 10]]
    cases: list[tuple[dict[str, Any], int, str]] = [
        ({"marked": [[0, 0, 0, 1]]}, 3, "to_the_left"),
        ({"marked": [[0, 1, 1, 1]]}, 1, "to_the_left"),
        ({"marked": [[1, 1, 1, 1]]}, 10, "other_row"),
        ({"marked": [[1, 1, 1, 1], [0, 0, 0, 1]]}, 9, "other_row"),
        ({"rupees": [4, 2]}, 3, "to_the_left"),
        ({"rupees": [4, 0]}, 1, "to_the_left"),
        ({"rupees": [4, 0], "marked": [[1]]}, 7, "other_row"),
        ({"market": [[1, 2, 0, 0], [7, 8, 9, 10]]}, 2, "to_the_left"),
        ({"market": [[0, 0, 0, 0, 5], [7, 8, 9, 10]]}, 10, "other_row"),
        ({"market": [[1, 2, 3, 111], [7, 8, 9, 10]]}, 3, "to_the_left"),
    ]
    for fields, card, why in cases:
        t = Hers(column=3, at=PLAIN, **{"market": market, **fields}).step()
        assert t.said("card", "why") == (card, why), fields
    assert cannot(Hers(column=3, at=PLAIN, market=[[1], [7]], marked=[[1], [1]]), "nothing")
    assert cannot(Hers(column=3, at=PLAIN, market=[[0, 0, 0, 0, 5, 6]]), "nothing")


@clause("pamir wakhan.29", "pamir wakhan.23")
def test_events_are_bought_by_the_arrows() -> None:
    t = Hers(column=1, at=PLAIN, market=[[1, 113]], rupees=[4, 4]).step()
    assert t.said("card", "why") == (113, "arrows")
    assert t.kinds() == ["wakhan_buys", "buy", "event_bought", "bank"]
    assert (t.s.rupees[1], t.asked, t.s.actions) == (6, "wakhan", 1)
    t = Hers(column=1, at=PLAIN, market=[[1, 109]]).step()
    assert t.s.in_force == (109,)


@clause("pamir wakhan.15")
def test_an_instruction_goes_before_the_rule_for_checks() -> None:
    t = told_to(INTELLIGENCE, market=[[12, 4, 101], [7]]).step()
    assert t.says["card"] == 4
    t = Hers(at=PLAIN, market=[[12, 4, 101], [7]]).step()
    assert t.says["card"] == 7


# ambition

FINAL = {"checks": 3, "gone": [102, 103, 104]}


@clause("pamir wakhan.14")
def test_she_buys_a_check_that_gives_her_most() -> None:
    tribes = {"kabul": {"1": 2}, "herat": {"0": 1}}
    t = Hers(market=[[9, 101]], coins=[[0, 2]], tribes=tribes).step()
    assert t.said("kind", "card", "why", "clause") == ("wakhan_ambition", 101, "points", "pamir wakhan.14")
    assert t.of("buy") == [{"seat": 1, "card": 101, "n": 1, "gained": 2}]
    assert (t.s.points, t.s.checks, t.s.actions) == ([1, 3], 1, 1)


@clause("pamir wakhan.14")
def test_she_leaves_a_check_that_does_not() -> None:
    cases: list[tuple[dict[str, Any], bool]] = [
        ({}, True),
        ({"tribes": {"kabul": {"1": 2, "0": 2}}}, False),  # as many points as the other
        ({"tribes": {"kabul": {"1": 2, "0": 3}}}, False),
        ({"rupees": [4, 0]}, False),
        ({"rupees": [4, 1]}, True),
        ({"marked": [[0, 1]]}, False),
    ]
    for fields, buys in cases:
        t = Hers(**{"market": [[9, 101]], "tribes": {"kabul": {"1": 2}}, **fields})
        assert (ambition(t.s)[0] == 1) == buys, fields
        t.step()
        assert (t.says["kind"] == "wakhan_ambition") == buys, fields


@clause("pamir wakhan.14", "pamir wakhan.6")
def test_points_of_a_successful_check() -> None:
    # all coalitions are hers: gifts count in each, patriots and prizes in their own
    fields: dict[str, Any] = {"market": [[101]], "armies": {"persia": {"british": 4}}}
    for more, buys in (
        ({}, False),  # one each
        ({"gifts": [[], [2]]}, True),
        ({"gifts": [[2], [2]]}, False),
        ({"courts": [[], [19]]}, True),
        ({"courts": [[], [3]]}, False),
        ({"prizes": [[], [25]]}, True),
        ({"prizes": [[], [4]]}, False),
    ):
        t = Hers(**fields, **more)
        assert (ambition(t.s)[0] == 0) == buys, more


@clause("pamir wakhan.14")
def test_or_that_makes_her_the_only_winner() -> None:
    even = {"kabul": {"1": 1}, "herat": {"0": 1}}
    cases: list[tuple[dict[str, Any], str]] = [
        ({"points": [0, 1]}, "victory"),
        ({"points": [1, 0]}, "nothing"),
        ({"points": [1, 1], "rupees": [4, 4]}, "nothing"),
        ({"points": [1, 1], "rupees": [4, 5]}, "nothing"),  # one rupee goes on the card to the left
        ({"points": [1, 1], "rupees": [4, 6]}, "victory"),
        ({"points": [1, 1], "rupees": [4, 4], "coins": [[0, 2]]}, "victory"),
        ({"points": [1, 1], "rupees": [4, 4], "courts": [[], [31]]}, "victory"),
        ({"points": [1, 1], "rupees": [4, 9], "courts": [[31], []]}, "nothing"),
    ]
    for fields, why in cases:
        t = Hers(market=[[9, 101]], tribes=even, piles=[{}] * 6, **FINAL, **fields)
        assert ambition(t.s)[1] == why, fields
    # not the final one: a lead of four ends the game as well
    t = Hers(seats=2, market=[[101]], tribes={"kabul": {"2": 1, "0": 1}}, points=[0, 3, 5])
    assert ambition(t.s) == (0, "victory")
    t.step()
    assert (t.s.points, t.s.stack) == ([2, 3, 7], [])
    scores = t.rules.scores(t.s)
    assert scores is not None
    assert scores.places == (3, 2, 1)


@clause("pamir wakhan.15")
def test_ambition_goes_before_every_line_and_the_line_is_still_to_come() -> None:
    t = told_to(INTELLIGENCE, market=[[101], [4]], tribes={"kabul": {"1": 1}}).step()
    assert t.says["kind"] == "wakhan_ambition"
    t.step()
    assert t.said("kind", "instruction", "card") == ("wakhan_buys", INTELLIGENCE, 4)


@clause("pamir wakhan.14")
def test_ambition_goes_before_bonus_actions_while_an_action_is_left() -> None:
    from yiqi.games.pamir.wakhan import BONUS

    for actions, kind in ((1, "wakhan_ambition"), (0, "wakhan_acts")):
        t = Hers(
            phase=BONUS, actions=actions, market=[[101]], coins=[[2]], courts=[[], [25]], tribes={"kabul": {"1": 1}}
        ).step()
        assert t.says["kind"] == kind
