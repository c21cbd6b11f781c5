"""Tax: from market cards of any region, and from players with a court card where one rules."""

from __future__ import annotations

from random import Random

from pamir_play import At, matches, shuffled

from support import clause
from yiqi.games.pamir.cards import CLAIM_OF_ANCIENT_LINEAGE
from yiqi.games.pamir.tax import Tax

MARKET = [[1, 2, 3, 4, 5, 6], [70, 12, 13, 14, 15, 16]]
KABUL = {"kabul": {"0": 1}}


@clause("pamir tax.1")
def test_up_to_the_rank_from_cards_and_players() -> None:
    t = At(courts=[[8], [10]], tribes=KABUL, rupees=[0, 6], market=MARKET, coins={"1": 3})
    t.play("tax 8")
    assert sorted(t.legal()) == ["done", "levy 1", "rupee 1"]
    t.play("levy 1")
    assert (t.asked, t.s.rupees) == ("tax", [1, 5])
    t.play("rupee 1")
    assert (t.asked, t.s.rupees, t.coins()[0][0]) == ("turn", [2, 5], 2), "rank 2: no third rupee"
    for card, rank in ((9, 1), (68, 2)):
        t = At(courts=[[card], []], market=MARKET, coins={"1": 9}, rupees=[0, 4])
        t.play(f"tax {card}", *["rupee 1"] * rank)
        assert (t.asked, t.s.rupees[0]) == ("turn", rank)


@clause("pamir tax.2")
def test_fewer_or_none() -> None:
    t = At(courts=[[8, 68], []], market=MARKET, coins={"1": 9}, rupees=[0, 4])
    t.play("tax 8", "done")
    assert (t.asked, t.s.rupees[0], t.s.actions) == ("turn", 0, 1)
    t.play("tax 68", "rupee 1", "done")
    assert (t.asked, t.s.rupees[0], t.s.actions) == ("turn", 1, 0)


@clause("pamir tax.rule")
def test_a_player_is_taxed_where_you_rule() -> None:
    market = {"market": MARKET, "coins": {"1": 1}}
    for tribes, courts, clauses in (
        (KABUL, [[8], [10]], None),
        ({}, [[8], [10]], "pamir tax.rule"),
        ({"punjab": {"0": 1}}, [[8], [10]], "pamir tax.rule"),  # rules, but no card of the other's is of Punjab
        (KABUL, [[8], [30]], "pamir tax.rule"),
        (KABUL, [[8], []], "pamir tax.rule"),
        ({"kabul": {"0": 1, "1": 1}}, [[8], [10]], "pamir tax.rule"),  # a tie: nobody rules
        (KABUL, [[8], [30, 10]], None),  # one card is enough
    ):
        t = At(courts=courts, tribes=tribes, rupees=[0, 9], **market)
        t.play("tax 8")
        assert t.clause("levy 1") == clauses, (tribes, courts)


@clause("pamir tax.rule")
def test_one_who_does_not_rule_does_not_reach_a_third() -> None:
    t = At(seats=3, courts=[[8], [10], [30]], tribes=KABUL, rupees=[0, 9, 9], market=MARKET)
    t.play("tax 8")
    assert (t.clause("levy 1"), t.clause("levy 2")) == (None, "pamir tax.rule")
    assert t.clause("levy 0") == "core asked", "not oneself"


@clause("pamir tax.3")
def test_market_cards_of_any_region() -> None:
    t = At(courts=[[8], []], market=MARKET, coins={"1": 1, "70": 1}, rupees=[0, 4])
    t.play("tax 8")
    assert t.legal("rupee") == ["rupee 1", "rupee 70"], "ruling nowhere"


@clause("pamir tax.shelter")
def test_yellow_stars_shelter() -> None:
    fields = {"tribes": KABUL, "market": MARKET, "coins": {"1": 1}}
    for rupees, refused in ((3, "pamir tax.shelter"), (4, None)):
        t = At(courts=[[8], [10, 61]], rupees=[0, rupees], **fields)
        t.play("tax 8")
        assert t.clause("levy 1") == refused, "one star and two are three"
    t = At(courts=[[8], [10, 61]], rupees=[0, 4], **fields)
    t.play("tax 8", "levy 1")
    assert t.s.rupees == [1, 3]
    assert t.clause("levy 1") == "pamir tax.shelter", "what is left is sheltered"


@clause("pamir tax.shelter")
def test_only_yellow_stars_shelter() -> None:
    t = At(courts=[[8], [17, 7, 18]], rupees=[0, 1], tribes=KABUL, market=MARKET, coins={"1": 1})
    t.play("tax 8")
    assert t.clause("levy 1") is None
    own = At(courts=[[8], [10]], rupees=[0, 1], tribes=KABUL, market=MARKET, coins={"1": 1})
    own.play("tax 8")
    assert own.clause("levy 1") == "pamir tax.shelter"


@clause("pamir tax.card")
def test_rupees_on_an_empty_slot_lie_on_no_card() -> None:
    """A peer offers them by mistake."""
    market = [[0, 2, 3, 4, 5, 6], MARKET[1]]
    t = At(courts=[[8, 68], []], market=market, coins=[[3, 0, 1, 0, 0, 0], []], rupees=[0, 4])
    t.play("tax 8")
    assert t.near("rupee") == ["rupee 3"]
    t.play("rupee 3")
    assert (t.asked, t.coins()[0]) == ("turn", [3, 0, 0, 0, 0, 0]), "nothing is left to take"
    t.play("tax 68")
    assert (t.asked, t.s.actions) == ("turn", 0), "nothing to take, and nothing asked"


@clause("pamir tax.rule", "pamir tax.shelter", "pamir tax.3")
def test_what_can_be_taxed_at_random() -> None:
    random = Random(11)
    levied = 0
    for seats in (2, 3, 4):
        for rules, s in matches(seats, 20 + seats, 250):
            if not s.stack or not s.courts[0]:
                continue
            g = shuffled(rules, s, random)
            g.stack.append(Tax(0, g.courts[0][0], 3))
            cards = g.terms.cards
            expected = {f"rupee {g.market[slot]}" for slot in range(12) if g.market[slot] and g.coins[slot]} | {"done"}
            for other in range(1, seats):
                regions = {cards.region[card] for card in g.courts[other]}
                ruled = {region for region in range(6) if g.rulers[region] == 0}
                yellow = sum(cards.rank[card] for card in g.courts[other] if cards.suit[card] == 2)
                claim = any(cards.power[card] == CLAIM_OF_ANCIENT_LINEAGE for card in g.courts[0])
                if (regions if claim else regions & ruled) and g.rupees[other] > yellow:
                    expected.add(f"levy {other}")
                    levied += 1
            found = {" ".join(map(str, a)) for a in rules.legal(g, 0)}
            assert found == expected
            # the plugin that watches why_not has to see both answers
            for a in rules.near(g, 0):
                rules.why_not(g, 0, a)
    assert levied > 50
