"""Actions of court cards: which may act, how often, what it costs and where the rupees go."""

from __future__ import annotations

from pamir_play import At
from pamir_table import EMPTY

from support import clause
from yiqi.games.pamir.cards import ACTS

TOP = [1, 2, 3, 4, 5, 6]
BOTTOM = [11, 12, 13, 14, 15, 16]


@clause("pamir actions.1")
def test_the_action_has_to_be_printed_on_a_card_of_your_court() -> None:
    t = At(courts=[[9], [16]], hands={"0": [29]}, spies={"9": {"0": 1}})
    assert [a for a in t.near() if a.split()[0] in ACTS] == ["tax 9", "move 9"]
    assert t.clause("tax 9") is None
    assert t.clause("betray 9") == "core asked", "9 shows no betray"
    assert t.clause("tax 16") == "core asked", "16 lies in the other court"
    assert t.clause("tax 29") == "core asked", "29 lies in hand"


@clause("pamir actions.10")
def test_six_actions() -> None:
    t = At()
    verbs = t.rules.verbs()
    for act in ("tax", "gift", "build", "move", "betray", "battle"):
        assert verbs[act][0].name == "card"
    cards = t.s.terms.cards
    assert {ACTS[act] for card in range(1, 101) for act in cards.acts[card]} == {
        "tax", "gift", "build", "move", "betray", "battle",
    }  # fmt: skip
    for card, act in ((16, "tax"), (33, "gift"), (48, "build"), (9, "move"), (53, "betray"), (50, "battle")):
        t = At(
            courts=[[card], [10]],
            tribes={"kabul": {"0": 1}},
            spies={"10": {"0": 1, "1": 1}},
            armies={"herat": {"british": 1, "russian": 1}},
            coins={"1": 1},
            rupees=[9, 4],
        )
        t.play(f"{act} {card}")
        assert t.asked == act


@clause("pamir actions.once")
def test_a_card_acts_once_in_a_turn() -> None:
    t = At(courts=[[9, 8], []], spies={"9": {"0": 1}}, coins={"1": 2}, market=[TOP, BOTTOM])
    assert t.clause("move 9") is None
    t.play("tax 9")
    t.play("rupee 1")
    assert t.clause("tax 9") == "pamir actions.once"
    assert t.clause("move 9") == "pamir actions.once", "its other action counts too"
    assert t.clause("tax 8") is None, "another card may"
    t.play("pass", "pass")
    assert t.clause("tax 9") is None, "a new turn"


@clause("pamir actions.3")
def test_a_bonus_card_acts_once_as_well() -> None:
    t = At(courts=[[9], []], spies={"9": {"0": 1}}, favored="economic")
    t.play("tax 9")
    assert t.s.actions == 2
    assert t.clause("tax 9") == "pamir actions.once"
    assert t.clause("move 9") == "pamir actions.once"


@clause("pamir actions.2", "pamir actions.4")
def test_cards_of_the_favored_suit_act_outside_the_two() -> None:
    for favored, left in (("economic", [2, 2, 2]), ("political", [1, 0])):
        t = At(courts=[[9, 8, 11], []], favored=favored)
        for card, n in zip((9, 8, 11), left, strict=False):
            t.play(f"tax {card}")
            assert t.s.actions == n, "a bonus action takes none of the two, not even the first"
    assert t.clause("tax 11") == "pamir turn.two"
    t = At(courts=[[9], []], favored="economic", actions=0)
    assert t.clause("tax 9") is None, "the two are spent, and it is a bonus"


@clause("pamir actions.2")
def test_the_bonus_hangs_on_the_suit_that_is_favored_when_the_card_acts() -> None:
    t = At(courts=[[9], []], hands={"0": [52]}, actions=2)
    t.play("play 52 left")
    assert t.s.actions == 1
    assert t.play("tax 9").s.actions == 0, "52 leaves political favored"
    t = At(courts=[[9], []], hands={"0": [34]}, actions=2)
    t.play("play 34 left", "tax 9")
    assert t.s.actions == 1, "34 has made economic favored"


@clause("pamir actions.5")
def test_a_card_played_this_turn_may_act_this_turn() -> None:
    t = At(hands={"0": [9]}, courts=[[], []])
    assert t.clause("tax 9") == "core asked"
    t.play("play 9 left", "road herat-kabul")
    assert t.clause("tax 9") is None
    t.play("tax 9")
    assert t.clause("tax 9") == "pamir turn.two", "once, and the two are spent"


@clause("pamir actions.6", "pamir actions.8")
def test_costs_lie_on_the_rightmost_cards_of_both_rows() -> None:
    for cost, top in ((2, [0, 0, 0, 0, 0, 1]), (4, [0, 0, 0, 0, 1, 1]), (6, [0, 0, 0, 1, 1, 1])):
        t = At(courts=[[33], []], rupees=[7, 4], market=[TOP, BOTTOM])
        t.play("gift 33", f"space {cost}")
        assert t.coins() == [top, top]
        assert t.s.rupees[0] == 7 - cost


@clause("pamir actions.7")
def test_an_empty_space_is_skipped_within_its_row() -> None:
    market = [[1, 2, 3, 4, 0, 6], [11, 0, 13, 14, 15, 0]]
    t = At(courts=[[33], []], rupees=[7, 4], market=market)
    t.play("gift 33", "space 6")
    assert t.coins() == [[0, 0, 1, 1, 0, 1], [0, 0, 1, 1, 1, 0]]


@clause("pamir actions.8")
def test_half_goes_to_each_row_and_the_rest_leaves_the_game() -> None:
    t = At(courts=[[33], []], rupees=[7, 4], market=[TOP, []])
    t.play("gift 33", "space 4")
    assert t.s.rupees[0] == 3
    assert t.coins() == [[0, 0, 0, 0, 1, 1], [0] * 6], "the top row does not get the half of the bottom row"
    t = At(courts=[[33], []], rupees=[7, 4], market=[TOP, [11]])
    t.play("gift 33", "space 6")
    assert t.coins() == [[0, 0, 0, 1, 1, 1], [1, 0, 0, 0, 0, 0]]
    t = At(courts=[[33], []], rupees=[7, 4], market=EMPTY)
    t.play("gift 33", "space 6")
    assert (t.s.rupees[0], sum(t.s.coins)) == (1, 0)


@clause("pamir actions.9")
def test_what_got_rupees_for_an_action_cannot_be_bought_this_turn() -> None:
    t = At(courts=[[33], []], rupees=[20, 4], market=[TOP, BOTTOM])
    assert t.clause("buy 6") is None
    t.play("gift 33", "space 4")
    for card in (5, 6, 15, 16):
        assert t.clause(f"buy {card}") == "pamir buy.marked"
    for card in (4, 14):
        assert t.clause(f"buy {card}") is None
    t.play("pass", "pass")
    assert t.clause("buy 5") is None, "another turn"


@clause("pamir actions.cost")
def test_the_least_cost_must_be_at_hand() -> None:
    for act, card in (("gift", 33), ("build", 48), ("betray", 53)):
        fields = {"courts": [[card], [10]], "tribes": {"kabul": {"0": 1}}, "spies": {"10": {"0": 1}}}
        assert At(rupees=[1, 4], **fields).clause(f"{act} {card}") == "pamir actions.cost"
        assert At(rupees=[2, 4], **fields).clause(f"{act} {card}") is None
    t = At(courts=[[33], []], rupees=[3, 4], gifts={"0": [2]})
    assert t.clause("gift 33") == "pamir actions.cost", "the cheapest free space costs 4"
    assert At(courts=[[33], []], rupees=[4, 4], gifts={"0": [2]}).clause("gift 33") is None


@clause("pamir actions.cost")
def test_a_dearer_space_has_to_be_paid_for() -> None:
    t = At(courts=[[33], []], rupees=[5, 4])
    t.play("gift 33")
    assert t.clause("space 6") == "pamir actions.cost"
    assert t.clause("space 4") is None


@clause("pamir actions.cost")
def test_bribe_and_cost_together() -> None:
    for rupees, refused, less in (
        (2, "pamir actions.cost", "pamir actions.cost"),
        (3, "pamir actions.cost", None),
        (4, None, None),
    ):
        t = At(courts=[[33], []], rupees=[rupees, 4], spies={"33": {"1": 2}})
        assert t.clause("gift 33") is None
        t.play("gift 33")
        assert t.clause("pay") == refused, "two for the bribe and two for the gift"
        assert t.clause("offer 1") == less
    t = At(courts=[[33], []], rupees=[2, 4], spies={"33": {"1": 3}}).play("gift 33")
    assert t.clause("pay") == "pamir play.pay", "not even the bribe is there"
    begged = At(courts=[[33], []], rupees=[2, 4], spies={"33": {"1": 3}}, offers=3).play("gift 33")
    assert begged.clause("offer 1") == "pamir play.ask", "it stands before the cost in the book"
    poor = At(courts=[[33], []], rupees=[1, 4], spies={"33": {"1": 2}})
    assert poor.clause("gift 33") == "pamir actions.cost"


@clause("pamir actions.once", "pamir turn.two")
def test_with_nothing_left_the_first_clause_is_named() -> None:
    """A card that has acted when the two are spent offends against both; the book has the two actions first."""
    t = At(courts=[[9, 8], []], spies={"9": {"0": 1}}, actions=1)
    assert t.clause("tax 9") is None
    t.play("tax 9")
    assert t.clause("tax 9") == "pamir turn.two"
    assert t.clause("tax 8") == "pamir turn.two"
    bonus = At(courts=[[9, 8], []], spies={"9": {"0": 1}}, favored="economic", used=[9], actions=0)
    assert bonus.clause("tax 9") == "pamir actions.once", "a bonus is outside the two"
    assert bonus.clause("tax 8") is None
