"""Where Wakhan puts pieces, which she takes when out of them, Blackmail, Safe House, and what she chooses in events."""

from __future__ import annotations

from typing import Any

from pamir_table import scripted
from wakhan_table import Hers

from support import clause
from yiqi.core.chance import QuickChance
from yiqi.core.game import HOUSE, STEP
from yiqi.games.pamir.battle import SafeHouse
from yiqi.games.pamir.cards import REGIONS, SUITS
from yiqi.games.pamir.check import Rising
from yiqi.games.pamir.events import Name, Rebuke, Suit, Swap
from yiqi.games.pamir.impact import Icons, Spy
from yiqi.games.pamir.pieces import ARMIES, TRIBES
from yiqi.games.pamir.placing import CYLINDER, Reuse
from yiqi.games.pamir.turn import Start
from yiqi.games.pamir.wakhan import DRAW
from yiqi.games.pamir.wakhan_hand import Joins

KABUL = REGIONS.index("kabul")


def placed(t: Hers) -> list[str]:
    """Runs the icons of a card; where roads were laid."""
    told = t.run("wakhan")
    return [e.public["border"] for e in told if e.kind == "place" and e.public["piece"] == "road"]


@clause("pamir wakhan.30")
def test_her_blocks_are_of_her_loyalty_whatever_is_printed() -> None:
    # 32 is a British patriot with three armies
    for leaning in ("russian", "afghan", "british"):
        t = Hers(courts=[[], [32]], leaning=leaning)
        t.put(Icons(1, 32, 0)).run("wakhan")
        assert t.army("punjab", leaning) == 3


@clause("pamir wakhan.31")
def test_roads_one_on_each_border_in_the_order_of_her_card() -> None:
    # card 6: herat, persia, transcaspia, kabul, punjab, kandahar
    t = Hers(front=6, courts=[[], [12]])
    told = t.put(Icons(1, 12, 0)).run("wakhan")
    roads = [e.public["border"] for e in told if e.kind == "place" and e.public["piece"] == "road"]
    assert roads == ["herat-kabul", "transcaspia-kabul", "kabul-punjab"]
    assert {e.public["clause"] for e in told if e.kind == "wakhan_chooses"} == {"pamir wakhan.31"}
    assert t.army("kabul", "russian") == 1


@clause("pamir wakhan.31")
def test_from_the_first_border_again_when_roads_are_left() -> None:
    # Persia has two borders: 81 has two roads, 63 three in Herat with four
    t = Hers(front=6, courts=[[], [81]])
    assert placed(t.put(Icons(1, 81, 0))) == ["persia-herat", "persia-transcaspia"]
    from pamir_table import edition

    cards = edition(card_81={"icons": ["road", "road", "road"]})
    t = Hers(front=6, courts=[[], [81]], cards=cards)
    assert placed(t.put(Icons(1, 81, 0))) == ["persia-herat", "persia-transcaspia", "persia-herat"]


@clause("pamir wakhan.31")
def test_armies_and_tribes_go_into_the_region() -> None:
    t = Hers(courts=[[], [26]])
    t.put(Icons(1, 26, 0)).run("wakhan")
    assert (t.tribes("punjab"), t.army("punjab", "russian")) == (1, 1)


@clause("pamir wakhan.32")
def test_a_spy_goes_where_she_has_not_most_yet() -> None:
    for fields, card, why in (
        ({"courts": [[4, 9], [1]]}, 9, "number"),
        ({"courts": [[4, 7], [1]]}, 7, "favored"),
        ({"courts": [[4, 9], [1]], "spies": {"9": {"1": 1}}}, 4, "opponent"),
        ({"courts": [[4, 9], [1]], "spies": {"9": {"1": 1}, "4": {"1": 1}}}, 1, "only"),
        (
            {"courts": [[4, 9], [1]], "spies": {"9": {"1": 1, "0": 1}, "4": {"1": 1}}},
            9,
            "opponent",
        ),  # as many as another
        ({"courts": [[4, 9], [1]], "spies": {"9": {"1": 2}, "4": {"1": 1}, "1": {"1": 1}}}, 9, "number"),  # most on all
        ({"courts": [[4, 20], [1]]}, 4, "opponent"),  # only cards of the region
    ):
        t = Hers(**fields)
        t.put(Spy(1, KABUL)).step()
        assert t.of("place")[0]["card"] == card, fields
        assert t.said("question", "why", "clause") == ("spy", why, "pamir wakhan.32"), fields


@clause("pamir wakhan.32")
def test_leverage_and_suits_as_usual() -> None:
    t = Hers(courts=[[], [85]], rupees=[4, 0])
    t.put(Icons(1, 85, 0)).run("wakhan")
    assert (t.s.rupees[1], SUITS[t.s.favored], t.spies(85)) == (2, "economic", 1)


@clause("pamir wakhan.5", "pamir wakhan.24")
def test_patriots_of_several_coalitions_stay() -> None:
    t = Hers(courts=[[], [3, 19]], hands=[[], [69]], gifts=[[], [2]], prizes=[[], [4]])
    t.put(Joins(1, 69, 0)).run("wakhan")
    assert t.court() == [69, 3, 19]
    assert (t.s.prizes[1], t.s.gifts[1], t.s.loyalty[1]) == ((4,), 1, -1)


# out of pieces


@clause("pamir wakhan.33")
def test_out_of_cylinders_a_tribe_then_a_spy_then_a_gift() -> None:
    # card 1: transcaspia, kabul, kandahar, persia, herat, punjab
    courts = [[9], [1, 4]]
    for fields, taken in (
        ({"tribes": {"herat": {"1": 9}, "kabul": {"1": 1}}}, {"piece": "tribe", "region": "kabul"}),
        ({"tribes": {"herat": {"1": 10}}}, {"piece": "tribe", "region": "herat"}),
        ({"spies": {"9": {"1": 5}, "1": {"1": 5}}}, {"piece": "spy", "card": 9}),
        ({"spies": {"4": {"1": 5}, "1": {"1": 5}}}, {"piece": "spy", "card": 1}),
        ({"spies": {"4": {"1": 8}}, "gifts": [[], [2, 4]]}, {"piece": "spy", "card": 4}),
    ):
        t = Hers(courts=courts, **fields)
        assert t.s.cylinders[1] == 0
        t.put(Reuse(1, CYLINDER, TRIBES + 5)).run("wakhan")
        found = t.of("reuse")
        assert found == [{"seat": 1, **taken}], fields
        assert t.tribes("kandahar") == 1
    t = Hers(gifts=[[], [4, 6]], spies={"1": {"1": 8}}, courts=courts, fresh=[{"piece": "spy", "card": 1}] * 8)
    t.put(Reuse(1, CYLINDER, TRIBES + 5)).run("wakhan")
    assert t.of("reuse") == [{"seat": 1, "piece": "gift", "space": 4}]


@clause("pamir wakhan.33")
def test_out_of_blocks_an_army_then_a_road() -> None:
    for fields, taken in (
        ({"armies": {"herat": {"russian": 11}, "kabul": {"russian": 1}}}, {"piece": "army", "region": "kabul"}),
        (
            {"armies": {"herat": {"russian": 1}}, "roads": {"transcaspia-kabul": {"russian": 11}}},
            {"piece": "army", "region": "herat"},
        ),
        (
            {"roads": {"transcaspia-kabul": {"russian": 6}, "persia-transcaspia": {"russian": 6}}},
            {"piece": "road", "border": "transcaspia-kabul"},
        ),
        (
            {"roads": {"kabul-punjab": {"russian": 6}, "herat-kabul": {"russian": 6}}},
            {"piece": "road", "border": "herat-kabul"},
        ),
    ):
        t = Hers(leaning="russian", **fields)
        t.put(Reuse(1, 1, ARMIES + 5)).run("wakhan")
        assert t.of("reuse") == [{"seat": 1, "coalition": "russian", **taken}], fields


@clause("pamir wakhan.33")
def test_never_a_piece_placed_this_turn() -> None:
    tribes = {"kabul": {"1": 2}, "herat": {"1": 8}}
    fresh = [{"piece": "tribe", "region": "kabul"}]
    for times, region in ((1, "kabul"), (2, "herat")):
        t = Hers(tribes=tribes, fresh=fresh * times)
        t.put(Reuse(1, CYLINDER, TRIBES + 5)).run("wakhan")
        assert t.of("reuse")[0]["region"] == region


@clause("pamir wakhan.49")
def test_taking_her_last_tribe_overthrows_her() -> None:
    t = Hers(tribes={"kabul": {"1": 1}, "herat": {"1": 9}}, courts=[[], [5, 8]])
    t.put(Reuse(1, CYLINDER, TRIBES + 5)).run("wakhan")
    assert t.court() == [8]


@clause("pamir wakhan.33", "pamir wakhan.49")
def test_insurrection_takes_blocks_for_her_too() -> None:
    t = Hers(armies={"herat": {"afghan": 6}, "persia": {"afghan": 6}}, courts=[[], [3]])
    t.put(Rising(1)).run("wakhan")
    assert (t.army("kabul", "afghan"), t.army("persia", "afghan")) == (1, 5)


# abilities


@clause("pamir wakhan.13")
def test_blackmail_after_her_card_is_drawn() -> None:
    # 43: Blackmail Kandahar
    courts = [[41, 47], [43]]
    t = Hers(courts=courts, turn=0, automa={"front": 5, "back": "top-1", "drawn": [5]}, favored="economic")
    t.s.stack = [Start(1)]
    t.put()
    assert t.asked == "wakhan", "no spy before the card"
    t.step(chance=scripted("4", "top-0"))
    assert t.asked == "blackmail"
    t.step()
    assert t.said("kind", "question", "why", "clause") == ("wakhan_chooses", "blackmail", "favored", "pamir wakhan.13")
    assert t.spies(47) == 1
    t = Hers(phase=DRAW, courts=courts, spies={"47": {"0": 1}}, favored="economic")
    t.step(2)
    assert t.spies(41) == 1, "only a card without any spy"


@clause("pamir wakhan.13")
def test_both_blackmails() -> None:
    t = Hers(phase=DRAW, courts=[[58], [43, 54]])
    t.step(3)
    assert (t.spies(43), t.spies(58) + t.spies(54)) == (1, 1)


@clause("pamir wakhan.13")
def test_her_spies_take_shelter() -> None:
    t = Hers(turn=0, courts=[[9], [41, 72]])
    t.s.cylinders[1] -= 1
    t.put(SafeHouse(1, 9))
    assert t.hers
    t.step()
    assert t.said("question", "clause") == ("safe_house", "pamir wakhan.13")
    assert t.spies(72) == 1


# events


@clause("pamir wakhan.47")
def test_a_suit_a_player_a_region() -> None:
    for suit in SUITS:
        t = Hers(favored=suit)
        t.put(Suit(1)).step()
        assert SUITS[t.s.favored] == suit
    for side in ("top", "bottom"):
        t = Hers(row=side, seats=2)
        at = t.s.order.index(2)
        expected = t.s.order[at - 1] if side == "top" else t.s.order[(at + 1) % 3]
        t.put(Name(2)).step()
        assert t.of("rumor") == [{"seat": 2, "seat_named": expected}]
        assert t.said("question", "why", "clause") == ("name", "red_arrow", "pamir wakhan.47")
    t = Hers(front=6, tribes={"herat": {"0": 1}, "kabul": {"0": 1}})
    t.put(Rebuke(1)).step()
    assert (t.tribes("herat", 0), t.tribes("kabul", 0)) == (0, 1)


@clause("pamir wakhan.48", "pamir wakhan.47")
def test_cards_from_a_hand_are_played_at_once() -> None:
    t = Hers(
        front=6, column=1, at=2, market=[[9, 114]], hands=[[1, 8, 100], []], row="bottom", tribes={"kabul": {"0": 1}}
    )
    t.step(2)
    assert t.of("swap") == [{"seat": 1, "seat_other": 0}]
    assert t.said("question", "why") == ("swap", "red_arrow")
    assert t.s.hands == [(), (1, 8, 100)]
    assert all(mask >> 100 & 1 for mask in t.s.known), "she has no hidden cards"
    told = t.run("wakhan")
    plays = [e.public["card"] for e in told if e.kind == "play"]
    assert plays == [100, 1, 8], "a patriot first, then the highest rank"
    assert (t.court(), t.s.hands[1], t.s.actions) == ([100, 1, 8], (), 1)


@clause("pamir wakhan.48")
def test_also_in_somebody_elses_turn_and_discarded_when_she_cannot_pay() -> None:
    fields: dict[str, Any] = {"turn": 0, "hands": [[1, 100], []], "tribes": {"kabul": {"0": 3}}, "market": [[114]]}
    t = Hers(front=6, row="bottom", rupees=[4, 1], **fields)
    t.rules.play(t.s, 0, ("buy", 114), QuickChance(1))
    assert t.rules.turn(t.s) == (0,)
    t.rules.play(t.s, 0, ("swap", 1), QuickChance(1))
    assert t.rules.turn(t.s) == (HOUSE,)
    told = []
    while t.hers:
        told += t.rules.play(t.s, HOUSE, STEP, QuickChance(1))
    assert [e.public["card"] for e in told if e.kind == "wakhan_unpaid"] == [1]
    assert (t.court(), t.s.gone) == ([100], (114, 1))
    assert (t.s.player, t.asked, t.s.actions, t.s.rupees) == (0, "turn", 1, [4, 1])
    assert t.army("transcaspia", "russian") == 2


@clause("pamir wakhan.48", "pamir wakhan.20")
def test_she_pays_for_them_in_full() -> None:
    fields: dict[str, Any] = {"turn": 0, "hands": [[1], []], "tribes": {"kabul": {"0": 2}}, "market": [[114]]}
    t = Hers(rupees=[4, 3], **fields)
    t.rules.play(t.s, 0, ("buy", 114), QuickChance(1))
    t.rules.play(t.s, 0, ("swap", 1), QuickChance(1))
    while t.hers:
        t.step()
    assert (t.court(), t.s.rupees) == ([1], [6, 1])


def test_an_empty_hand_brings_nothing() -> None:
    t = Hers(hands=[[], []])
    t.put(Swap(1)).step()
    assert t.asked == "wakhan"
