"""Card priority, what she discards at clean-up, and what goes with a card that leaves her court."""

from __future__ import annotations

from typing import Any

import pytest
from wakhan_table import Hers

from support import clause
from yiqi.games.pamir.court import Drop
from yiqi.games.pamir.turn import Clean, Excess
from yiqi.games.pamir.wakhan_cards import CLEANUP, PRIORITY, preferred, ranked, worst

AFGHAN_RULE = {"persia": {"afghan": 4}}
"""Four Afghan armies: the Afghan coalition is dominant."""

PRIORITIES: list[tuple[str, dict[str, Any], list[int], int]] = [
    # 9 and 29 are plain economic cards of Kabul and Punjab, 4 intelligence with an Afghan prize
    ("opponent", {"courts": [[9], [12]]}, [9, 12], 9),
    ("favored", {"courts": [[], [9, 31]], "favored": "economic"}, [9, 31], 9),
    ("favored", {"courts": [[12, 7], []]}, [12, 7], 7),
    ("dominant_patriot", {"courts": [[], [3, 12]], "armies": AFGHAN_RULE}, [3, 12], 3),
    ("dominant_patriot", {"courts": [[], [3, 19]], "armies": AFGHAN_RULE}, [3, 19], 3),
    ("dominant_prize", {"courts": [[], [4, 12]], "armies": AFGHAN_RULE}, [4, 12], 4),
    ("dominant_prize", {"courts": [[], [4, 19]], "armies": AFGHAN_RULE}, [4, 19], 4),
    ("patriot", {"courts": [[], [4, 19]]}, [4, 19], 19),
    ("leveraged", {"courts": [[], [14, 12]]}, [14, 12], 14),
    ("rank", {"courts": [[], [12, 67]]}, [12, 67], 12),
    ("number", {"courts": [[], [12, 63]]}, [12, 63], 63),
]


@clause("pamir wakhan.21")
@pytest.mark.parametrize(("why", "fields", "cards", "expected"), PRIORITIES)
def test_card_priority(why: str, fields: dict[str, Any], cards: list[int], expected: int) -> None:
    t = Hers(**fields)
    assert preferred(t.s, cards) == (expected, why)
    assert preferred(t.s, cards[::-1]) == (expected, why)


@clause("pamir wakhan.21")
def test_a_step_that_no_card_passes_is_skipped_and_the_first_that_tells_them_apart_decides() -> None:
    assert {why for why, *_ in PRIORITIES} == set(PRIORITY)
    t = Hers(courts=[[9, 29], [12]], favored="military")
    assert preferred(t.s, [12, 9, 29]) == (29, "rank"), "among the opponent's only"
    assert preferred(t.s, [12]) == (12, "only")
    assert preferred(t.s, []) == (0, "only")
    assert ranked(t.s, [12, 9, 29]) == [29, 9, 12]


@clause("pamir wakhan.21")
def test_without_a_dominant_coalition_no_patriot_is_of_it() -> None:
    t = Hers(courts=[[], [3, 19]], armies={"persia": {"afghan": 3}})
    assert preferred(t.s, [3, 19]) == (19, "number")


CLEANUPS: list[tuple[str, dict[str, Any], list[int], int]] = [
    ("not_political", {}, [5, 12], 12),
    ("not_patriot", {}, [11, 8], 8),
    ("not_leveraged", {}, [14, 8], 8),
    ("spies_against", {"spies": {"8": {"0": 1}}}, [8, 29], 8),
    ("spies_against", {"spies": {"8": {"0": 2, "1": 1}, "29": {"0": 2}}}, [8, 29], 29),
    ("fewest_spies", {"spies": {"8": {"1": 1}}}, [8, 29], 29),
    ("fewest_spies", {"spies": {"8": {"0": 2, "1": 2}, "29": {"0": 1, "1": 1}}}, [8, 29], 29),
    ("low_rank", {}, [8, 9], 9),
    ("not_favored", {"favored": "economic"}, [8, 33], 33),
    ("low_number", {}, [8, 29], 8),
]


@clause("pamir wakhan.45")
@pytest.mark.parametrize(("why", "fields", "cards", "expected"), CLEANUPS)
def test_what_goes_first_at_cleanup(why: str, fields: dict[str, Any], cards: list[int], expected: int) -> None:
    t = Hers(courts=[[], cards], **fields)
    assert worst(t.s, cards) == (expected, why)
    assert worst(t.s, cards[::-1]) == (expected, why)


@clause("pamir wakhan.45")
def test_cleanup_goes_card_by_card() -> None:
    assert {why for why, *_ in CLEANUPS} == set(CLEANUP)
    t = Hers(courts=[[], [8, 9, 29, 63, 12]], favored="military", piles=[{}] * 6)
    t.s.stack = [Clean(1, 1), Excess("court", 1)]
    t.step()
    assert t.said("kind", "question", "why", "clause") == ("wakhan_chooses", "court", "low_rank", "pamir wakhan.45")
    assert t.court() == [8, 29, 63, 12]
    t.step()
    assert t.court() == [29, 63, 12]
    assert t.s.player == 0, "three may stay"


@clause("pamir wakhan.45")
def test_political_stars_let_more_stay() -> None:
    t = Hers(courts=[[], [8, 9, 29, 7]], piles=[{}] * 6)
    t.s.stack = [Clean(1, 0)]
    t.put()
    assert (t.s.player, t.court()) == (0, [8, 9, 29, 7])


@clause("pamir wakhan.46")
def test_a_debt_she_cannot_pay_costs_no_cards() -> None:
    for rupees, left in ((0, 0), (1, 0), (2, 0), (5, 3)):
        t = Hers(courts=[[], [14, 8, 29, 9]], rupees=[4, rupees], favored="military", piles=[{}] * 6)
        t.put(Drop(1, (14,)))
        assert t.court() == [8, 29, 9]
        assert (t.s.rupees[1], t.asked) == (left, "wakhan")


@clause("pamir wakhan.49")
def test_overthrow_holds_for_her() -> None:
    t = Hers(courts=[[], [5, 8]], tribes={"kabul": {"1": 2}})
    t.put(Drop(1, (5,)))
    assert t.tribes("kabul") == 0
    # both directions: her last tribe in Kabul goes, and with it her political cards of Kabul
    t = Hers(
        seats=1,
        turn=0,
        courts=[[2], [5, 6, 8]],
        tribes={"kabul": {"1": 1}},
        armies={"kabul": {"british": 2}},
        rupees=[4, 0],
    )
    for action in (("battle", 2), ("hit_tribe", 1)):
        t.told = t.rules.play(t.s, 0, action, None)  # type: ignore[arg-type]
    assert t.tribes("kabul") == 0
    assert t.court() == [8]


@clause("pamir wakhan.49")
def test_the_order_in_which_she_drops_cards() -> None:
    t = Hers(courts=[[], [42, 27]], rupees=[4, 1], seats=1)
    t.put(Drop(1, (42, 27)))
    t.step()
    assert t.said("question", "why") == ("drop", "not_patriot")
    assert t.court() == []
    assert t.s.rupees[1] == 0
