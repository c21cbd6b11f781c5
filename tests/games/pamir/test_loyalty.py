"""Loyalty: whose blocks one places, influence, and what a change costs."""

from __future__ import annotations

from pamir_table import army, asked, do, kinds, legal, of, road, ruler, spies, table, tribes
from pamir_walk import market

from support import clause


@clause("pamir loyalty.1")
def test_one_places_the_blocks_of_ones_own_coalition() -> None:
    for coalition in ("british", "russian", "afghan"):
        rules, s = table(hands={"0": [65]}, loyalty=[coalition] * 4)  # road, army
        do(rules, s, 0, "play 65 left")
        do(rules, s, 0, "road herat-kabul")
        assert (army(s, "herat", coalition), road(s, "herat-kabul", coalition)) == (1, 1)
        assert sum(s.blocks) == 34
    rules, s = table(
        courts={"0": [17]}, tribes={"kabul": {"0": 1}}, loyalty=["russian", "british", "british", "afghan"]
    )
    do(rules, s, 0, "build 17")
    do(rules, s, 0, "army kabul")
    assert army(s, "kabul", "russian") == 1


@clause("pamir loyalty.2")
def test_influence_is_one_and_patriots_prizes_and_gifts() -> None:
    rules, s = table(
        courts={"0": [25, 67, 58], "1": [32], "3": [16]},
        prizes={"0": [26], "2": [19, 20, 1]},
        gifts={"0": [2, 4], "2": [6]},
        loyalty=["afghan", "british", "russian", "afghan"],
        armies={"kabul": {"afghan": 5}},
        market=market([101]),
        points=[0, 9, 9, 9],
    )
    assert [player.influence for player in rules.view(s, None).players] == [1 + 2 + 1 + 2, 2, 1 + 3 + 1, 1]
    told = do(rules, s, 0, "buy 101")
    assert of(told, "points") == [{"seat": 0, "n": 5, "count": 6}, {"seat": 3, "n": 3, "count": 1}]


@clause("pamir loyalty.3")
def test_a_patriot_or_a_prize_changes_it() -> None:
    rules, s = table(hands={"0": [25, 26]})  # 25 is an Afghan patriot, 26 only has an Afghan prize
    do(rules, s, 0, "play 26 left")
    assert s.loyalty[0] == 0
    do(rules, s, 0, "play 25 left")
    assert s.loyalty == [2, 0, 0, 0]
    position = {"courts": {"0": [45], "1": [26]}, "spies": {"26": {"0": 1}}, "gifts": {"0": [2]}}
    for answer, loyalty, gifts in (("prize", 2, 0), ("decline", 0, 1)):
        rules, s = table(**position)
        do(rules, s, 0, "betray 45")
        do(rules, s, 0, "target 26")
        do(rules, s, 0, answer)
        assert (s.loyalty[0], s.gifts[0]) == (loyalty, gifts)
    rules, s = table(**position, loyalty=["afghan"] * 4)
    do(rules, s, 0, "betray 45")
    do(rules, s, 0, "target 26")
    told = do(rules, s, 0, "prize")
    assert (s.loyalty[0], s.gifts[0], s.prizes[0]) == (2, 1, (26,)) and "loyalty" not in kinds(told)


@clause("pamir loyalty.4")
def test_on_a_change_gifts_patriots_and_prizes_go_and_the_dial_is_turned() -> None:
    """The same for a patriot played and for a prize taken."""
    old = {"prizes": {"0": [26, 28]}, "gifts": {"0": [2, 4, 6]}, "loyalty": ["afghan"] * 4}
    rules, s = table(hands={"0": [50]}, courts={"0": [25, 67]}, **old)
    assert s.cylinders[0] == 7
    do(rules, s, 0, "play 50 left")
    assert (s.courts[0], s.prizes[0], s.gifts[0], s.cylinders[0]) == ((50, 67), (), 0, 10)
    assert s.loyalty == [0, 2, 2, 2]
    rules, s = table(courts={"0": [25, 45], "1": [34]}, spies={"34": {"0": 1}}, **old)
    do(rules, s, 0, "betray 45")
    do(rules, s, 0, "target 34")
    told = do(rules, s, 0, "prize")
    assert (s.courts[0], s.prizes[0], s.gifts[0], s.cylinders[0]) == ((45,), (34,), 0, 10)
    assert s.loyalty[0] == 0 and s.gone == (26, 28, 25)
    assert kinds(told).index("loyalty") < kinds(told).index("prize")


@clause("pamir loyalty.5")
def test_blocks_stay_and_tribes_and_spies_are_still_ones_own() -> None:
    rules, s = table(
        hands={"0": [50]},  # two British armies in Kandahar
        courts={"0": [67], "1": [2]},
        armies={"herat": {"afghan": 3}},
        roads={"herat-kabul": {"afghan": 2}},
        tribes={"herat": {"0": 2}},
        spies={"2": {"0": 2}, "67": {"0": 1}},
        loyalty=["afghan"] * 4,
    )
    do(rules, s, 0, "play 50 left")
    assert (army(s, "herat", "afghan"), road(s, "herat-kabul", "afghan")) == (3, 2)
    assert (tribes(s, "herat", 0), spies(s, 2, 0), spies(s, 67, 0)) == (2, 2, 1)
    assert ruler(s, "herat") == -1, "the Afghan armies are against him now"
    assert army(s, "kandahar", "british") == 2


@clause("pamir loyalty.6")
def test_lost_patriots_are_discards_with_leverage_and_overthrow() -> None:
    """42, Afghan, political, of Kandahar, leveraged: two rupees back, and the tribes there go home."""
    rules, s = table(
        hands={"0": [32]},
        courts={"0": [42]},
        tribes={"kandahar": {"0": 3}, "kabul": {"0": 1}},
        spies={"42": {"1": 2, "0": 1}},
        loyalty=["afghan"] * 4,
    )
    told = do(rules, s, 0, "play 32 left")
    assert of(told, "overthrow_tribes") == [{"seat": 0, "region": "kandahar", "n": 3}]
    assert of(told, "leverage_paid") == [{"seat": 0, "card": 42, "n": 2}]
    assert (s.rupees[0], tribes(s, "kandahar", 0), tribes(s, "kabul", 0)) == (2, 0, 1)
    assert s.cylinders[:2] == [9, 10] and s.spies[42] == 0
    assert kinds(told).index("overthrow_tribes") < kinds(told).index("loyalty")


@clause("pamir loyalty.6")
def test_the_owner_orders_the_discards_where_debts_hang_on_it() -> None:
    """40 and 80, both leveraged, with three rupees: whichever goes last is not paid in full."""
    rules, s = table(hands={"0": [81]}, courts={"0": [40, 67, 80]}, rupees=[3, 4, 4, 4])
    do(rules, s, 0, "play 81 right")
    assert (asked(s), legal(rules, s, 0)) == ("drop", ["discard 40", "discard 80"])
    told = do(rules, s, 0, "discard 80")
    assert of(told, "leverage_paid") == [{"seat": 0, "card": 80, "n": 2}, {"seat": 0, "card": 40, "n": 1}]
    assert (asked(s), legal(rules, s, 0)) == ("debt", ["discard 67", "discard 81"])
    # a debt paid with a patriot that has to go anyway: what it owes comes on top
    rules, s = table(hands={"0": [81]}, courts={"0": [40, 67, 80]}, rupees=[1, 4, 4, 4])
    do(rules, s, 0, "play 81 right")
    do(rules, s, 0, "discard 40")
    assert legal(rules, s, 0) == ["discard 67", "discard 80", "discard 81"]
    do(rules, s, 0, "discard 80")
    assert s.rupees[0] == 0 and asked(s) == "debt" and legal(rules, s, 0) == ["discard 67", "discard 81"]
    do(rules, s, 0, "discard 67")
    told = do(rules, s, 0, "discard 81")
    assert s.courts[0] == () and asked(s) == "turn" and s.loyalty[0] == 1
