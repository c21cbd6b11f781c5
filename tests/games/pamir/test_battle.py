"""Battle: one region or one court card; what may be removed, and how much."""

from __future__ import annotations

from random import Random

from pamir_play import At, matches, shuffled
from pamir_table import why

from support import clause
from yiqi.games.pamir.battle import Battle, InRegion, OnCard
from yiqi.games.pamir.cards import COALITIONS, NATIONALISM, REGIONS
from yiqi.games.pamir.state import NOBODY


@clause("pamir battle.1")
def test_one_region_or_one_court_card() -> None:
    fields = {
        "courts": [[50], [9]],
        "armies": {"kabul": {"british": 2, "russian": 2}, "herat": {"british": 2, "russian": 2}},
        "spies": {"9": {"0": 2, "1": 2}},
    }
    t = At(**fields)
    t.play("battle 50")
    assert t.legal() == ["fight_in kabul", "fight_in herat", "fight_on 9"]
    t.play("fight_in herat")
    assert t.near() == ["hit_army british", "hit_army russian", "done"], "nothing of Kabul, nothing on the card"
    t.play("hit_army russian", "hit_army russian")
    assert (t.asked, t.army("herat", "russian"), t.army("kabul", "russian"), t.spies(9, 1)) == ("turn", 0, 2, 2)
    t = At(**fields)
    t.play("battle 50", "fight_on 9")
    assert t.near() == ["hit_spy 0", "hit_spy 1", "done"]
    t.play("hit_spy 1", "hit_spy 1")
    assert (t.asked, t.spies(9, 1), t.army("kabul", "russian")) == ("turn", 0, 2)


@clause("pamir battle.none")
def test_units_of_yours_and_something_to_remove() -> None:
    for fields, refused in (
        ({}, "pamir battle.none"),
        ({"armies": {"kabul": {"british": 1}}}, "pamir battle.none"),
        ({"armies": {"kabul": {"russian": 1}}}, "pamir battle.none"),
        (
            {"armies": {"kabul": {"russian": 1}}, "tribes": {"kabul": {"0": 3}}},
            "pamir battle.none",
        ),  # tribes do not fight
        ({"armies": {"kabul": {"british": 1}, "herat": {"russian": 1}}}, "pamir battle.none"),
        ({"armies": {"kabul": {"british": 1}}, "tribes": {"kabul": {"0": 1}}}, "pamir battle.none"),
        ({"armies": {"kabul": {"british": 1}}, "roads": {"herat-kabul": {"british": 1}}}, "pamir battle.none"),
        ({"armies": {"kabul": {"british": 1}}, "roads": {"persia-herat": {"russian": 1}}}, "pamir battle.none"),
        ({"spies": {"9": {"0": 1}}}, "pamir battle.none"),
        ({"spies": {"9": {"1": 1}}}, "pamir battle.none"),
        ({"armies": {"kabul": {"british": 1, "russian": 1}}}, None),
        ({"armies": {"kabul": {"british": 1}}, "tribes": {"kabul": {"1": 1}}}, None),
        ({"armies": {"kabul": {"british": 1}}, "roads": {"herat-kabul": {"afghan": 1}}}, None),
        ({"spies": {"9": {"0": 1, "1": 1}}}, None),
    ):
        t = At(courts=[[50], [9]], loyalty=["british", "russian"], **fields)
        assert t.clause("battle 50") == refused, fields


@clause("pamir battle.none")
def test_each_place_by_itself() -> None:
    t = At(
        courts=[[50], [9, 10]],
        armies={"kabul": {"british": 1, "russian": 1}, "herat": {"russian": 1}},
        spies={"9": {"0": 1, "1": 1}, "10": {"1": 1}},
    )
    t.play("battle 50")
    assert (t.clause("fight_in kabul"), t.clause("fight_in herat")) == (None, "pamir battle.none")
    assert (t.clause("fight_on 9"), t.clause("fight_on 10")) == (None, "pamir battle.none")


@clause("pamir battle.loyal")
def test_not_the_blocks_of_your_coalition() -> None:
    for loyalty, own, other in (("british", "british", "russian"), ("russian", "russian", "british")):
        t = At(
            courts=[[50], []],
            loyalty=[loyalty, "afghan"],
            armies={"kabul": {"british": 2, "russian": 2}},
            roads={"herat-kabul": {"british": 1, "russian": 1}},
        )
        t.play("battle 50")
        assert t.clause(f"hit_army {own}") == "pamir battle.loyal"
        assert t.clause(f"hit_road herat-kabul {own}") == "pamir battle.loyal"
        assert (t.clause(f"hit_army {other}"), t.clause(f"hit_road herat-kabul {other}")) == (None, None)


@clause("pamir battle.tribes", "pamir battle.2")
def test_not_the_tribes_of_your_loyalty_but_their_spies() -> None:
    fields = {
        "courts": [[50], [9], []],
        "armies": {"kabul": {"british": 2}},
        "tribes": {"kabul": {"0": 1, "1": 1, "2": 1}},
        "spies": {"9": {"0": 2, "1": 1, "2": 1}},
    }
    t = At(seats=3, loyalty=["british", "british", "russian"], **fields)
    t.play("battle 50", "fight_in kabul")
    assert t.clause("hit_tribe 1") == "pamir battle.tribes"
    assert t.clause("hit_tribe 0") == "pamir battle.tribes", "your own"
    said = [why(t.rules, t.s, 0, f"hit_tribe {player}") for player in (0, 1)]
    assert [reason and reason.key for reason in said] == ["own-tribes", "battle-tribes"]
    assert t.clause("hit_tribe 2") is None
    t = At(seats=3, loyalty=["british", "british", "russian"], **fields)
    t.play("battle 50", "fight_on 9")
    assert (t.clause("hit_spy 1"), t.clause("hit_spy 2")) == (None, None), "spies of either loyalty"
    t.play("hit_spy 1")
    assert (t.spies(9, 1), t.s.cylinders[1]) == (0, 9)


@clause("pamir battle.own-spies")
def test_only_others_spies() -> None:
    t = At(courts=[[50], [9]], spies={"9": {"0": 2, "1": 1}})
    t.play("battle 50")
    assert (t.asked, t.clause("hit_spy 0")) == ("on_card", "pamir battle.own-spies")
    assert t.clause("hit_spy 1") is None
    own = At(courts=[[50, 9], []], spies={"9": {"0": 1, "1": 1}, "50": {"0": 2}})
    assert own.play("battle 50").clause("hit_spy 1") is None, "on a card of one's own court as well"


@clause("pamir battle.citadel")
def test_tribes_under_a_citadel() -> None:
    for card, region, other in ((17, "kabul", "transcaspia"), (97, "transcaspia", "kabul")):
        fields = {
            "loyalty": ["british", "russian"],
            "armies": {region: {"british": 2}, other: {"british": 2}},
            "tribes": {region: {"1": 1}, other: {"1": 1}},
            "roads": {"transcaspia-kabul": {"russian": 1}},
        }
        t = At(courts=[[50], [card]], **fields)
        t.play("battle 50", f"fight_in {region}")
        assert t.clause("hit_tribe 1") == "pamir battle.citadel"
        assert t.clause("hit_road transcaspia-kabul russian") is None
        t = At(courts=[[50], [card]], **fields)
        assert t.play("battle 50", f"fight_in {other}").clause("hit_tribe 1") is None, "the other region"
        own = At(courts=[[50, card], []], **fields)
        assert own.play("battle 50", f"fight_in {region}").clause("hit_tribe 1") is None, "the attacker's citadel"


@clause("pamir battle.citadel", "pamir battle.none")
def test_nothing_but_tribes_under_a_citadel() -> None:
    fields = {"loyalty": ["british", "russian"], "armies": {"kabul": {"british": 2}}, "tribes": {"kabul": {"1": 1}}}
    assert At(courts=[[50], [17]], **fields).clause("battle 50") == "pamir battle.none"
    assert At(courts=[[50], [16]], **fields).clause("battle 50") is None
    t = At(courts=[[50], [17]], roads={"herat-kabul": {"afghan": 1}}, **fields)
    assert t.play("battle 50").clause("hit_tribe 1") == "pamir battle.citadel"
    assert (
        At(courts=[[50], [16]], roads={"herat-kabul": {"afghan": 1}}, **fields).play("battle 50").clause("hit_tribe 1")
        is None
    )


@clause("pamir battle.advisors")
def test_spies_of_the_indispensable_advisors() -> None:
    spies = {"9": {"0": 2, "1": 1, "2": 1}}
    t = At(seats=3, courts=[[50], [1], [9]], spies=spies)
    t.play("battle 50")
    assert (t.asked, t.clause("hit_spy 1"), t.clause("hit_spy 2")) == ("on_card", "pamir battle.advisors", None)
    without = At(seats=3, courts=[[50], [], [9, 1]], spies=spies)
    without.play("battle 50")
    assert (without.clause("hit_spy 1"), without.clause("hit_spy 2")) == (None, "pamir battle.advisors")
    assert At(courts=[[50], [1, 9]], spies={"9": {"0": 1, "1": 1}}).clause("battle 50") == "pamir battle.none"


@clause("pamir battle.units")
def test_no_more_than_your_armies_or_spies_there() -> None:
    for units, removed in ((1, 1), (2, 2), (3, 2)):
        t = At(courts=[[50], []], armies={"kabul": {"british": units, "russian": 5}, "herat": {"british": 4}})
        t.play("battle 50", *["hit_army russian"] * removed)
        assert (t.asked, t.army("kabul", "russian")) == ("turn", 5 - removed), "rank 2"
        t = At(courts=[[50], [9, 10]], spies={"9": {"0": units, "1": 5}, "10": {"0": 4}})
        t.play("battle 50", *["hit_spy 1"] * removed)
        assert (t.asked, t.spies(9, 1)) == ("turn", 5 - removed)


@clause("pamir battle.rank")
def test_up_to_the_rank_in_any_mix() -> None:
    fields = {
        "armies": {"kabul": {"british": 5, "russian": 1}},
        "tribes": {"kabul": {"1": 2}},
        "roads": {"herat-kabul": {"afghan": 2}},
        "loyalty": ["british", "russian"],
    }
    t = At(courts=[[52], []], **fields)
    t.play("battle 52", "hit_tribe 1")
    assert (t.asked, t.tribes("kabul", 1)) == ("turn", 1), "rank 1"
    t = At(courts=[[50], []], **fields)
    t.play("battle 50", "hit_road herat-kabul afghan")
    assert t.asked == "in_region"
    t.play("hit_tribe 1")
    assert (t.asked, t.tribes("kabul", 1), t.road("herat-kabul", "afghan")) == ("turn", 1, 1)


@clause("pamir battle.one")
def test_at_least_one() -> None:
    t = At(courts=[[50], []], armies={"kabul": {"british": 5, "russian": 3}})
    t.play("battle 50")
    assert t.clause("done") == "pamir battle.one"
    t.play("hit_army russian")
    assert t.clause("done") is None
    t.play("done")
    assert (t.asked, t.army("kabul", "russian")) == ("turn", 2)


@clause("pamir battle.3")
def test_all_roads_on_the_borders_of_the_region() -> None:
    borders = At().s.terms.cards.border_names
    t = At(courts=[[50], []], armies={"kabul": {"british": 5}}, roads={name: {"afghan": 1} for name in borders})
    t.play("battle 50")
    assert set(t.legal("hit_road")) == {f"hit_road {name} afghan" for name in borders if "kabul" in name.split("-")}


@clause("pamir battle.4")
def test_what_is_removed_goes_to_its_supply() -> None:
    t = At(
        courts=[[50], []],
        loyalty=["british", "russian"],
        armies={"kabul": {"british": 3, "russian": 1}},
        tribes={"kabul": {"1": 2}},
        roads={"herat-kabul": {"afghan": 2}},
    )
    assert (t.s.blocks, t.s.cylinders) == ([9, 11, 10], [10, 8])
    t.play("battle 50", "hit_tribe 1")
    assert t.s.cylinders == [10, 9]
    t.play("hit_army russian")
    assert (t.s.blocks, t.asked) == ([9, 12, 10], "turn")
    t = At(courts=[[50], []], armies={"kabul": {"british": 3}}, roads={"herat-kabul": {"afghan": 2}})
    t.play("battle 50", "hit_road herat-kabul afghan", "hit_road herat-kabul afghan")
    assert (t.s.blocks, t.road("herat-kabul", "afghan")) == ([9, 12, 12], 0)
    t = At(courts=[[50], [9]], spies={"9": {"0": 1, "1": 2}})
    t.play("battle 50", "hit_spy 1")
    assert (t.s.cylinders, t.spies(9, 1)) == ([9, 9], 1)


@clause("pamir battle.4", "pamir rule.7")
def test_rule_changes_in_the_middle() -> None:
    t = At(
        courts=[[50], []],
        loyalty=["british", "russian"],
        armies={"kabul": {"british": 1, "russian": 2}},
        tribes={"kabul": {"0": 1}},
    )
    assert t.ruler("kabul") == -1
    t.play("battle 50", "hit_army russian")
    assert t.ruler("kabul") == 0


def removable(g, player: int, region: int) -> set[str]:  # type: ignore[no-untyped-def]
    """What the book lets a player remove in a region, written down from its three limits."""
    cards = g.terms.cards
    found = set()
    for k, name in enumerate(COALITIONS):
        if k == g.loyalty[player]:
            continue
        if g.armies[6 * k + region]:
            found.add(f"hit_army {name}")
        for border, ends in enumerate(cards.borders):
            if region in ends and g.roads[9 * k + border]:
                found.add(f"hit_road {cards.border_names[border]} {name}")
    for other in range(g.terms.players):
        names = {cards.label[f"card-{card}"]["en"] for card in g.courts[other]}
        citadel = {"kabul": "Citadel of Ghazni", "transcaspia": "The Ark of Bukhara"}.get(REGIONS[region])
        if g.tribes[6 * other + region] and g.loyalty[other] != g.loyalty[player] and citadel not in names:
            found.add(f"hit_tribe {other}")
    return found


@clause("pamir battle.none", "pamir battle.3", "pamir battle.loyal")
def test_targets_at_random() -> None:
    random = Random(3)
    regions = sites = 0
    for seats in (2, 3, 5):
        for rules, s in matches(seats, 40 + seats, 300):
            player = s.player
            if not s.stack or not s.courts[player]:
                continue
            g = shuffled(rules, s, random)
            g.lasting[NATIONALISM] = random.choice((NOBODY, player, (player + 1) % seats))
            card = g.courts[player][0]
            g.stack.append(Battle(player, card))
            expected = set()
            for region, name in enumerate(REGIONS):
                units = g.armies[6 * g.loyalty[player] + region]
                units += g.tribes[6 * player + region] if g.lasting[NATIONALISM] == player else 0
                hits = removable(g, player, region)
                if units and hits:
                    expected.add(f"fight_in {name}")
                    h = g.copy()
                    h.stack.append(InRegion(player, card, region, units, 0))
                    assert {" ".join(map(str, a)) for a in rules.legal(h, player)} == hits
                    for a in rules.near(h, player):
                        rules.why_not(h, player, a)
                    regions += 1
            for court in g.courts:
                for site in court:
                    spies = [g.spies[site] >> 4 * p & 15 for p in range(seats)]
                    hits = {f"hit_spy {p}" for p in range(seats) if p != player and spies[p] and 1 not in g.courts[p]}
                    if spies[player] and hits:
                        expected.add(f"fight_on {site}")
                        h = g.copy()
                        h.stack.append(OnCard(player, card, site, spies[player], 0))
                        assert {" ".join(map(str, a)) for a in rules.legal(h, player)} == hits
                        sites += 1
            assert {" ".join(map(str, a)) for a in rules.legal(g, player)} == expected
            for a in rules.near(g, player):
                rules.why_not(g, player, a)
    assert regions > 200
    assert sites > 100
