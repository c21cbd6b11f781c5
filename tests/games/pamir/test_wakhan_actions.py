"""What Wakhan does in a card action: tax, gift, build, move, betray, battle; which card acts, bribes for hostages."""

from __future__ import annotations

from typing import Any

import pytest
from wakhan_table import Hers, cannot

from support import clause
from yiqi.games.pamir.acts import BATTLE, BETRAY, BUILD, GIFT, MOVE, TAX
from yiqi.games.pamir.battle import Battle
from yiqi.games.pamir.betray import Betray
from yiqi.games.pamir.build import Build
from yiqi.games.pamir.gift import Gift
from yiqi.games.pamir.move import Move
from yiqi.games.pamir.tax import Tax
from yiqi.games.pamir.wakhan_actions import MOST_SPIES, actor, battle_site, next_move, possible, targets

MOST_SPIES_CARD = 14
"""Its first line is the battle on most spies; 12 and 15 begin with move, 19 with build, 8 with tax."""


# which card acts


@clause("pamir wakhan.19")
def test_the_unused_card_of_highest_priority_acts() -> None:
    market: dict[str, Any] = {"market": [[1], []], "coins": [[5]]}
    for fields, card in (
        ({"courts": [[], [9, 31, 49]]}, 49),  # economic, military, economic: the highest number
        ({"courts": [[], [9, 31, 49]], "used": [49]}, 31),
        ({"courts": [[], [9, 31, 49]], "favored": "military"}, 31),
        ({"courts": [[], [9, 8, 31]]}, 8),  # rank 2
        ({"courts": [[], [9, 11, 8]]}, 11),  # a patriot
        ({"courts": [[10, 8], [9]]}, 9),  # only her own court acts
    ):
        t = Hers(front=8, **market, **fields)
        assert actor(t.s, TAX)[0] == card, fields
        t.step()
        assert t.said("kind", "act", "card", "line") == ("wakhan_acts", "tax", card, 1)
        assert t.s.used >> card & 1


@clause("pamir wakhan.19")
def test_no_card_has_the_action_or_can_pay() -> None:
    market: dict[str, Any] = {"front": 8, "market": [[1], []], "coins": [[5]]}
    assert cannot(Hers(courts=[[], [5]], **market), "no_card")
    assert cannot(Hers(courts=[[], [9]], used=[9], **market), "no_card")
    # build costs two, besides the bribe for a hostage
    rule: dict[str, Any] = {"front": 19, "tribes": {"kabul": {"1": 1}}, "courts": [[], [17]]}
    for rupees, spies, acts in (
        (2, {}, True),
        (1, {}, False),
        (3, {"17": {"0": 1}}, True),
        (2, {"17": {"0": 1}}, False),
        (2, {"17": {"0": 1, "1": 1}}, True),
        (3, {"17": {"0": 2, "1": 1}}, False),
        (4, {"17": {"0": 2, "1": 1}}, True),
    ):
        t = Hers(rupees=[4, rupees], spies=spies, **rule).step()
        assert (t.says["kind"] == "wakhan_acts") == acts, (rupees, spies)


@clause("pamir wakhan.20", "pamir wakhan.49")
def test_she_pays_for_a_hostage_in_full() -> None:
    t = Hers(front=8, courts=[[], [9]], spies={"9": {"0": 2}}, market=[[1]], coins=[[5]]).step()
    assert t.asked == "bribe"
    t.step()
    assert t.said("question", "why", "clause") == ("bribe", "in_full", "pamir wakhan.20")
    assert t.s.rupees == [6, 2]
    t.run("wakhan")
    assert t.s.rupees == [6, 3]


@clause("pamir wakhan.19")
def test_a_held_card_is_passed_over_for_one_she_can_pay_for() -> None:
    t = Hers(front=8, courts=[[], [9, 49]], spies={"49": {"0": 2}}, market=[[1]], coins=[[5]], rupees=[4, 1]).step()
    assert t.says["card"] == 9


@clause("pamir wakhan.17")
def test_a_favored_card_spends_no_action_and_no_card_acts_twice() -> None:
    t = Hers(front=8, courts=[[], [9]], favored="economic", market=[[1]], coins=[[5]]).step(2)
    assert (t.s.actions, t.s.used) == (2, 1 << 9)
    t = Hers(front=8, courts=[[], [9]], market=[[1]], coins=[[5]]).step(2)
    assert (t.s.actions, t.s.used) == (1, 1 << 9)
    assert actor(t.s, TAX)[0] == 0


# tax


@clause("pamir wakhan.41")
def test_tax_takes_from_players_before_the_market() -> None:
    t = Hers(courts=[[10], [8]], tribes={"kabul": {"1": 1}}, market=[[1]], coins=[[5]], rupees=[6, 0])
    t.put(Tax(1, 8, 2)).step()
    assert t.said("question", "why", "clause") == ("tax", "richest", "pamir wakhan.41")
    t.step()
    assert (t.s.rupees, t.s.coins[0], t.asked) == ([4, 2], 5, "wakhan")


@clause("pamir wakhan.41")
def test_the_richest_first_and_ties_by_the_red_arrow() -> None:
    for side, rupees, taken in (
        ("top", [5, 3], [3, 3]),
        ("top", [3, 5], [3, 3]),
        ("top", [6, 3], [4, 3]),
    ):
        t = Hers(row=side, seats=2, courts=[[10], [9], [8]], tribes={"kabul": {"2": 1}}, rupees=[*rupees, 0])
        t.put(Tax(2, 8, 2)).step(2)
        assert t.s.rupees[:2] == taken, rupees
    for side in ("top", "bottom"):
        t = Hers(row=side, seats=2, courts=[[10], [13], [8]], tribes={"kabul": {"2": 1}}, rupees=[5, 5, 0])
        t.put(Tax(2, 8, 2)).step()
        at = t.s.order.index(2)
        first = t.s.order[at - 1] if side == "top" else t.s.order[(at + 1) % 3]
        assert t.s.rupees[first] == 4, side
        t.step()
        assert t.s.rupees[first] == 3, "from one until nothing is left, then from another"


@clause("pamir wakhan.41")
def test_she_goes_on_with_the_one_she_began_with_until_nothing_is_in_reach() -> None:
    # seat 1 has two stars of shelter: three of its rupees are in reach
    for rupees, left, taken in (([4, 5], 2, [4, 3]), ([4, 5], 3, [4, 2]), ([4, 5], 4, [3, 2]), ([5, 4], 2, [3, 4])):
        t = Hers(seats=2, courts=[[10], [13], [8]], tribes={"kabul": {"2": 1}}, rupees=[*rupees, 0])
        t.put(Tax(2, 8, left)).step(left)
        assert t.s.rupees == [*taken, left], (rupees, left)


@clause("pamir wakhan.41")
def test_a_tax_of_hers_under_way_is_kept_in_a_position() -> None:
    t = Hers(seats=2, courts=[[10], [9], [8]], tribes={"kabul": {"2": 1}}, rupees=[4, 5, 0])
    t.put(Tax(2, 8, 3)).step()
    written = t.s.to_json()
    assert written["stack"][-1] == {"decision": "tax", "player": 2, "card": 8, "left": 2, "payer": 1}
    again = t.rules.restore(written)
    assert again.to_json() == written
    t.s = again
    t.step()
    assert t.s.rupees == [4, 3, 2]


@clause("pamir wakhan.41")
def test_only_whom_she_may_tax() -> None:
    # seat 1 is richer but out of reach; seat 0 is sheltered by rank 2
    fields: dict[str, Any] = {"seats": 2, "courts": [[13], [30], [8]], "tribes": {"kabul": {"2": 1}}}
    t = Hers(rupees=[3, 9, 0], market=[[1]], coins=[[5]], **fields)
    t.put(Tax(2, 8, 2)).step(2)
    assert t.s.rupees == [2, 9, 2]
    assert t.s.coins[0] == 4
    t = Hers(rupees=[2, 9, 0], front=8, **fields)
    assert cannot(t, "nothing")
    assert not possible(t.s, TAX)


@clause("pamir wakhan.41")
def test_market_rupees_from_the_left_the_row_of_the_arrow_first() -> None:
    for side, taken in (("top", [1, 2, 12, 13]), ("bottom", [12, 1, 13, 2])):
        t = Hers(row=side, courts=[[], [8]], market=[[1, 2], [12, 13]], coins=[[1, 2], [1, 1]], rupees=[0, 0])
        if side == "top":
            t.s.coins[6] = 1
        found = []
        t.put(Tax(1, 8, 4))
        while t.asked == "tax":
            found.append(t.step().of("tax_card")[0]["card"])
        expected = [1, 12, 2, 2] if side == "top" else [12, 1, 13, 2]
        assert found == expected, (side, taken)
    t = Hers(courts=[[], [8]], market=[[0, 2], [12, 13]], coins=[[3, 1], []], rupees=[0, 0])
    t.put(Tax(1, 8, 2)).step()
    assert t.of("tax_card")[0]["card"] == 2, "rupees on an empty slot are on no card"
    assert t.says["why"] == "leftmost"


# gift


@clause("pamir wakhan.34")
def test_gift_is_the_cheapest_free_one() -> None:
    for gifts, rupees, cost in (([], 9, 2), ([2], 9, 4), ([4], 9, 2), ([2, 4], 9, 6), ([], 2, 2)):
        t = Hers(courts=[[], [4]], gifts=[[], gifts], rupees=[4, rupees])
        told = t.put(Gift(1, 4)).run("wakhan") or t.told
        assert t.s.rupees[1] == rupees - cost, (gifts, told)
    assert not possible(Hers(gifts=[[], [2, 4, 6]]).s, GIFT)
    assert possible(Hers(gifts=[[], [2, 4]]).s, GIFT)


# build


@clause("pamir wakhan.35")
def test_build_armies_in_the_first_region_she_rules() -> None:
    # card 19: kandahar, herat, punjab, transcaspia, kabul, persia
    tribes = {"kabul": {"1": 1}, "punjab": {"1": 1}, "herat": {"0": 2}}
    for rupees, armies in ((2, 1), (3, 1), (4, 2), (6, 3), (9, 3)):
        t = Hers(front=19, courts=[[], [17]], tribes=tribes, rupees=[4, rupees])
        t.put(Build(1, 17, 0, 0, False)).step()
        assert t.said("question", "why", "clause") == ("build", "region_order", "pamir wakhan.35")
        t.run("wakhan")
        assert t.army("punjab", "russian") == armies, rupees
        assert t.s.rupees[1] == rupees - 2 * armies
    assert not possible(Hers(front=19, tribes={"herat": {"0": 2, "1": 1}}).s, BUILD)


@clause("pamir wakhan.35")
def test_nation_building_and_infrastructure_add_theirs_there() -> None:
    tribes = {"kabul": {"1": 1}}
    t = Hers(front=19, courts=[[], [17]], tribes=tribes, rupees=[4, 4], lasting={"nation_building": 1}, in_force=[112])
    t.put(Build(1, 17, 0, 0, False)).run("wakhan")
    assert t.army("kabul", "russian") == 4
    t = Hers(front=19, courts=[[], [17, 78]], tribes=tribes, rupees=[4, 4])
    t.put(Build(1, 17, 0, 0, True)).run("wakhan")
    assert t.army("kabul", "russian") == 3


# move


@clause("pamir wakhan.42", "pamir wakhan.43")
def test_armies_move_without_roads_to_tribes_of_others() -> None:
    # card 12: kandahar, herat, persia, kabul, transcaspia, punjab
    t = Hers(front=12, armies={"kabul": {"afghan": 2}}, tribes={"transcaspia": {"0": 1}, "herat": {"0": 1}})
    t.put(Move(1, 1, 3)).step()
    assert t.of("move_army") == [{"seat": 1, "region": "kabul", "region_goal": "herat"}]
    assert t.said("question", "why", "clause") == ("move", "region_order", "pamir wakhan.43")
    t.step()
    # Herat goes before Kabul on her card, and may be left again
    assert t.of("move_army") == [{"seat": 1, "region": "herat", "region_goal": "transcaspia"}]
    t.step()
    assert t.of("move_army") == [{"seat": 1, "region": "kabul", "region_goal": "herat"}]
    assert t.asked == "wakhan"
    t = Hers(front=12, armies={"kabul": {"afghan": 1}}, tribes={"herat": {"0": 1}})
    t.put(Move(1, 1, 3)).step(2)
    assert t.said("why", "clause") == ("done", "pamir wakhan.43")
    assert (t.asked, t.army("herat", "afghan")) == ("wakhan", 1)


@clause("pamir wakhan.43")
def test_only_as_many_armies_as_there_are_tribes() -> None:
    for tribes, moved in (
        ({"0": 1}, 1),
        ({"0": 2}, 2),
        ({"0": 3}, 3),
        ({"0": 1, "1": 1}, 2),  # tribes are counted whosever they are
        ({"1": 2}, 0),  # but another's must be among them
    ):
        t = Hers(front=12, armies={"kabul": {"afghan": 4}}, tribes={"herat": tribes})
        t.put(Move(1, 1, 3)).run("wakhan")
        assert t.army("herat", "afghan") == moved, tribes


@clause("pamir wakhan.43")
def test_from_the_first_region_that_can_be_left_without_losing_a_token() -> None:
    goal = {"herat": {"0": 3}}
    for fields, start in (
        ({"armies": {"kabul": {"afghan": 1}, "kandahar": {"afghan": 1}}}, "kandahar"),
        ({"armies": {"kabul": {"afghan": 1}}}, "kabul"),
        # she rules Kandahar by that army: without it the two of the other are as many
        (
            {
                "armies": {"kandahar": {"afghan": 1, "british": 1}, "kabul": {"afghan": 1}},
                "tribes": {**goal, "kandahar": {"1": 1}},
            },
            "kandahar",
        ),
        (
            {
                "armies": {"kandahar": {"afghan": 2, "british": 1}, "kabul": {"afghan": 1}},
                "tribes": {**goal, "kandahar": {"1": 1, "0": 1}},
            },
            "kabul",
        ),
        # she does not rule it: nothing to lose
        (
            {
                "armies": {"kandahar": {"afghan": 1, "british": 3}, "kabul": {"afghan": 1}},
                "tribes": {**goal, "kandahar": {"1": 1, "0": 1}},
            },
            "kandahar",
        ),
    ):
        t = Hers(front=12, **{"tribes": goal, **fields})
        before = t.s.to_json()
        assert next_move(t.s)[0] == ("move_army", start, "herat"), fields
        assert t.s.to_json() == before


@clause("pamir wakhan.42")
def test_only_armies_of_her_loyalty_and_no_spies() -> None:
    tribes = {"herat": {"0": 3}}
    for fields, can in (
        ({"armies": {"kabul": {"afghan": 1}}}, True),
        ({"armies": {"kabul": {"russian": 1, "british": 2}}}, False),
        ({"courts": [[1], [8]], "spies": {"8": {"1": 2}}}, False),
        ({"tribes": {**tribes, "kabul": {"1": 2}}}, False),
        ({"tribes": {**tribes, "kabul": {"1": 2}}, "lasting": {"nationalism": 0}, "in_force": [110]}, False),
        ({"tribes": {**tribes, "kabul": {"1": 2}}, "lasting": {"nationalism": 1}, "in_force": [110]}, True),
    ):
        t = Hers(front=12, **{"tribes": tribes, **fields})
        assert possible(t.s, MOVE) == can, fields
    t = Hers(front=12, tribes={**tribes, "kabul": {"1": 2}}, lasting={"nationalism": 1}, in_force=[110])
    t.put(Move(1, 1, 1)).step()
    assert t.of("move_tribe") == [{"seat": 1, "region": "kabul", "region_goal": "herat"}]


@clause("pamir wakhan.44")
def test_by_option_an_idle_spy_moves_when_no_army_can() -> None:
    move = {"wakhan_spies": "move"}
    courts = [[1, 4], [8, 9]]
    t = Hers(front=12, courts=courts, spies={"9": {"1": 1}}, options=move)
    # the ring: Wakhan's 8 9, then 1 4; 9 lies beside 8 and 1
    t.put(Move(1, 1, 1)).step()
    assert t.of("move_spy") == [{"seat": 1, "card": 9, "card_goal": 1}]
    assert t.said("question", "why", "clause") == ("move", "opponent", "pamir wakhan.44")
    assert not possible(Hers(front=12, courts=courts, spies={"9": {"1": 1}}).s, MOVE)
    for spies, can in (
        ({"9": {"1": 1, "0": 1}}, False),  # tied up
        ({"9": {"1": 2, "0": 1}}, True),
        ({"9": {"1": 1}, "8": {"1": 1}, "1": {"1": 1}, "4": {"1": 1}}, False),  # she has most everywhere
    ):
        assert possible(Hers(front=12, courts=courts, spies=spies, options=move).s, MOVE) == can, spies
    t = Hers(front=12, courts=courts, spies={"9": {"1": 1}, "4": {"1": 1}}, options=move)
    assert next_move(t.s)[0] == ("move_spy", 9, 1), "from the card of lowest priority"
    armies = {"kabul": {"afghan": 1}}
    t = Hers(front=12, courts=courts, spies={"9": {"1": 1}}, options=move, armies=armies, tribes={"herat": {"0": 1}})
    assert next_move(t.s)[0][0] == "move_army"


# betray


@clause("pamir wakhan.36")
def test_betray_the_card_of_highest_priority_with_a_prize() -> None:
    # 4, 5 and 10 have an Afghan prize, 9 has none
    for fields, card in (
        ({"courts": [[4, 9], [10]], "spies": {"4": {"1": 1}, "9": {"1": 1}}}, 4),
        ({"courts": [[9], [4, 10]], "spies": {"4": {"1": 1}, "9": {"1": 1}}}, 4),  # her own court included
        ({"courts": [[4, 5], [10]], "spies": {"4": {"1": 1}, "5": {"1": 1}}}, 5),  # political is favored
        ({"courts": [[4, 5, 15], [10]], "spies": {"4": {"1": 1}, "5": {"1": 1}}}, 4),  # Bodyguards
        ({"courts": [[4], [10]], "spies": {"10": {"1": 1}}}, 10),  # the acting card itself
    ):
        t = Hers(**fields)
        t.put(Betray(1, 10)).step()
        assert t.of("betray")[0]["card"] == card, fields
        assert t.said("question", "clause") == ("betray", "pamir wakhan.36")
        t.run("wakhan")
        assert t.s.prizes[1] == (card,)
    for fields in (
        {"courts": [[9], [10]], "spies": {"9": {"1": 1}}},
        {"courts": [[4], [10]]},
        {"courts": [[5, 15], [10]], "spies": {"5": {"1": 1}}},
    ):
        assert not possible(Hers(**fields).s, BETRAY), fields


@clause("pamir wakhan.36", "pamir wakhan.5")
def test_she_takes_the_prize_and_loses_nothing_by_it() -> None:
    courts = [[20], [10, 3, 19]]
    t = Hers(courts=courts, spies={"20": {"1": 1}}, gifts=[[], [2]], prizes=[[], [4]])
    t.put(Betray(1, 10)).step(2)
    assert t.said("question", "why") == ("prize", "always")
    assert t.s.prizes[1] == (4, 20)
    assert (t.court(), t.s.gifts[1]) == ([10, 3, 19], 1)


# battle


@clause("pamir wakhan.37")
def test_the_first_region_with_her_army_and_something_of_anothers() -> None:
    # card 15: transcaspia, kabul, punjab, persia, herat, kandahar; her loyalty is Russian
    mine = {"transcaspia": {"russian": 1}, "kabul": {"russian": 1}, "herat": {"russian": 1}}
    for fields, region in (
        ({"armies": mine, "tribes": {"herat": {"0": 1}}}, "herat"),
        ({"armies": mine, "tribes": {"herat": {"0": 1}, "kabul": {"0": 1}}}, "kabul"),
        ({"armies": {**mine, "kabul": {"russian": 1, "british": 1}}}, "kabul"),
        ({"armies": {**mine, "kabul": {"russian": 1, "afghan": 1}}}, ""),  # nobody is loyal to the Afghans
        ({"armies": mine, "roads": {"herat-kandahar": {"british": 1}}}, "herat"),
        ({"armies": mine, "roads": {"herat-kandahar": {"afghan": 1}}}, ""),
        ({"armies": mine, "tribes": {"kabul": {"0": 1}}, "courts": [[17], []]}, ""),  # Citadel
        ({"armies": {"herat": {"afghan": 3}}, "tribes": {"herat": {"0": 1}}}, ""),
        ({"tribes": {"herat": {"0": 1, "1": 1}}}, ""),
        ({"tribes": {"herat": {"0": 1, "1": 1}}, "lasting": {"nationalism": 1}, "in_force": [110]}, "herat"),
    ):
        t = Hers(front=15, **fields)
        found = battle_site(t.s, False)[0]
        assert found == (("fight_in", region) if region else ()), fields
        assert possible(t.s, BATTLE) == bool(region)


@clause("pamir wakhan.37", "pamir wakhan.58")
def test_with_two_people_both_can_be_hit() -> None:
    t = Hers(
        front=15,
        seats=2,
        loyalty=["british", "afghan", "none"],
        armies={"kabul": {"russian": 2, "british": 1, "afghan": 1}},
    )
    found = [a[-1] for a in targets(t.s, 1)]
    assert sorted(map(str, found)) == ["afghan", "british"]
    # and they may remove her tribes, whatever they are loyal to
    for loyalty in ("british", "russian", "afghan"):
        t = Hers(
            turn=0,
            courts=[[2], []],
            loyalty=[loyalty, "none"],
            armies={"kabul": {loyalty: 1}},
            tribes={"kabul": {"1": 2}},
        )
        for action in (("battle", 2), ("hit_tribe", 1)):
            assert t.rules.why_not(t.s, 0, action) is None, (loyalty, action)
            t.rules.play(t.s, 0, action, None)  # type: ignore[arg-type]
        assert t.tribes("kabul") == 1


@clause("pamir wakhan.38")
def test_tribes_then_armies_then_roads() -> None:
    t = Hers(
        front=15,
        courts=[[], [32]],
        armies={"kabul": {"russian": 3, "british": 1}},
        roads={"herat-kabul": {"british": 1}},
        tribes={"kabul": {"0": 1}},
    )
    t.put(Battle(1, 32))
    told = t.run("wakhan")
    assert [event.kind for event in told if event.kind.startswith("hit")] == ["hit_tribe", "hit_army", "hit_road"]
    assert {e.public["clause"] for e in told if e.public.get("question") == "in_region"} == {"pamir wakhan.38"}


@clause("pamir wakhan.38")
def test_no_more_than_her_armies_and_the_rank() -> None:
    for armies, card, removed in ((1, 32, 1), (2, 32, 2), (3, 32, 3), (4, 32, 3), (4, 36, 1)):
        t = Hers(front=15, armies={"kabul": {"russian": armies}}, tribes={"kabul": {"0": 4}}, courts=[[], [card]])
        t.put(Battle(1, card)).run("wakhan")
        assert t.tribes("kabul", 0) == 4 - removed, (armies, card)


@clause("pamir wakhan.38", "pamir wakhan.39")
@pytest.mark.parametrize("side", ["top", "bottom"])
def test_the_player_of_the_red_arrow_first(side: str) -> None:
    fields: dict[str, Any] = {"front": 15, "row": side, "seats": 2, "loyalty": ["british", "afghan", "none"]}
    t = Hers(**fields, armies={"kabul": {"russian": 1, "british": 1, "afghan": 1}}, tribes={"kabul": {"0": 1, "1": 1}})
    at = t.s.order.index(2)
    first = t.s.order[at - 1] if side == "top" else t.s.order[(at + 1) % 3]
    loyal = ["british", "afghan"]
    assert targets(t.s, 1) == [
        ("hit_tribe", first), ("hit_tribe", 1 - first), ("hit_army", loyal[first]), ("hit_army", loyal[1 - first]),
    ]  # fmt: skip
    t = Hers(**fields, courts=[[1], [], [2]], spies={"1": {"0": 1, "1": 1, "2": 1}})
    t.put(Battle(2, 2)).step()
    assert t.of("hit_spy")[0]["seat_owner"] == (first if first != 0 else 1), "Indispensable Advisors protect seat 0"


@clause("pamir wakhan.40")
def test_without_a_region_she_fights_on_a_court_card() -> None:
    for fields, card in (
        ({"courts": [[4, 9], [12]], "spies": {"9": {"0": 2, "1": 1}, "4": {"0": 1, "1": 1}}}, 9),  # economic is favored
        ({"courts": [[4, 9], [12]], "spies": {"12": {"0": 1, "1": 1}, "4": {"0": 1, "1": 1}}}, 4),
        ({"courts": [[4, 9], [12]], "spies": {"12": {"0": 1, "1": 1}}}, 12),
        ({"courts": [[4, 9], [12]], "spies": {"9": {"1": 1}, "4": {"0": 1}}}, 0),
        ({"courts": [[4, 1], [12]], "spies": {"4": {"0": 1, "1": 1}}}, 0),  # Indispensable Advisors
    ):
        t = Hers(front=15, favored="economic", **fields)
        assert battle_site(t.s, False)[0] == (("fight_on", card) if card else ()), fields
    fields = {"courts": [[4], [36]], "spies": {"4": {"0": 1, "1": 1}}, "armies": {"kabul": {"russian": 1}}}
    t = Hers(front=15, tribes={"kabul": {"0": 1}}, **fields)
    assert battle_site(t.s, False)[0] == ("fight_in", "kabul"), "a region goes first"


@clause("pamir wakhan.50")
def test_the_battle_on_most_spies() -> None:
    courts = [[4, 9, 13], [36]]
    spies = {"4": {"0": 1, "1": 1}, "9": {"0": 2, "1": 1}, "13": {"0": 4}}
    fields: dict[str, Any] = {"front": MOST_SPIES_CARD, "courts": courts, "favored": "intelligence"}
    t = Hers(spies=spies, armies={"kabul": {"afghan": 1}}, tribes={"kabul": {"0": 1}}, **fields)
    assert battle_site(t.s, True) == (("fight_on", 9), "most_spies")
    t.step()
    assert t.said("kind", "act", "card", "clause") == ("wakhan_acts", "battle", 36, "pamir wakhan.50")
    t.step()
    assert t.said("question", "why", "clause") == ("battle", "most_spies", "pamir wakhan.50")
    assert t.of("fight_on") == [{"seat": 1, "card": 9}]
    t = Hers(spies={**spies, "4": {"0": 2, "1": 1}}, **fields)
    assert battle_site(t.s, True) == (("fight_on", 4), "favored")
    t = Hers(spies={"13": {"0": 4}}, armies={"kabul": {"afghan": 1}}, tribes={"kabul": {"0": 1}}, **fields)
    assert cannot(t, "nothing")
    assert t.said("instruction", "clause") == (MOST_SPIES, "pamir wakhan.50")


@clause("pamir wakhan.50", "pamir wakhan.37")
def test_the_plain_battle_after_it_is_a_plain_one() -> None:
    courts = [[4, 9], [36, 38]]
    t = Hers(
        front=MOST_SPIES_CARD,
        courts=courts,
        spies={"4": {"0": 1, "1": 1}, "9": {"0": 2, "1": 1}},
        armies={"kabul": {"afghan": 1}},
        tribes={"kabul": {"0": 2}},
    )
    told = t.step().told + t.run("wakhan")
    told += t.step().told + t.run("wakhan")
    places = [event.kind for event in told if event.kind.startswith("fight")]
    assert places == ["fight_on", "fight_in"]
