"""Suits, ranks and stars; what a court is and how large it and a hand may be."""

from __future__ import annotations

from collections import Counter

from pamir_table import asked, do, legal, refused, table
from pamir_walk import NO_DECK, market

from support import clause


@clause("pamir suits.1", "pamir suits.6")
def test_four_suits_and_three_ranks() -> None:
    rules, s = table()
    cards = s.terms.cards
    assert rules.domains()["suit"] == ("political", "intelligence", "economic", "military")
    suits = Counter(cards.suit[number] for number in range(1, 101))
    assert set(suits) == {0, 1, 2, 3} and min(suits.values()) > 15
    assert {cards.rank[number] for number in range(1, 101)} == {1, 2, 3}
    # as printed
    assert [(cards.suit[n], cards.rank[n]) for n in (1, 5, 12, 98)] == [(1, 3), (0, 1), (2, 3), (3, 3)]


@clause("pamir suits.2", "pamir suits.8")
def test_economic_stars_shelter_from_taxes() -> None:
    """9 of Kabul, one yellow star, and 63, three: four rupees are out of reach."""
    for rupees, clause_of in ((4, "pamir tax.shelter"), (5, None)):
        rules, s = table(
            courts={"0": [16], "1": [9, 63, 1]},
            tribes={"kabul": {"0": 1}},
            rupees=[0, rupees, 0, 0],
            market=market([2]),
            coins={"2": 1},
        )
        do(rules, s, 0, "tax 16")
        assert refused(rules, s, 0, "levy 1") == clause_of


@clause("pamir suits.3", "pamir court.4", "pamir court.6")
def test_political_stars_widen_the_court_and_the_limit_holds_in_cleanup_only() -> None:
    """56 has two purple stars, 5 one."""
    for court, limit in (([67], 3), ([56], 5), ([56, 5, 1], 6)):
        rules, s = table(courts={"0": court})
        assert rules.view(s, None).players[0].court_limit == limit
    rules, s = table(courts={"0": [67, 60, 59, 56, 16]}, hands={"0": [17, 33]})
    do(rules, s, 0, "play 17 left")
    do(rules, s, 0, "play 33 left")
    assert len(s.courts[0]) == 7 and asked(s) == "turn"
    do(rules, s, 0, "pass")
    assert (asked(s), rules.turn(s)) == ("court", (0,))
    assert rules.ask(s, 0).args == {"n": 2}
    assert legal(rules, s, 0) == [f"discard {card}" for card in (33, 17, 67, 60, 59, 56, 16)]
    do(rules, s, 0, "discard 56")  # and with it two places
    assert rules.ask(s, 0).args == {"n": 3}
    for card in (60, 59, 16):
        do(rules, s, 0, f"discard {card}")
    assert s.courts[0] == (33, 17, 67) and rules.turn(s) == (1,)


@clause("pamir suits.4", "pamir court.5")
def test_intelligence_stars_widen_the_hand() -> None:
    for court, limit in (([67], 2), ([1], 5), ([1, 2, 56], 7)):
        rules, s = table(courts={"0": court})
        assert rules.view(s, None).players[0].hand_limit == limit
    rules, s = table(hands={"0": [9, 16, 17, 33, 34]}, courts={"0": [4]}, market=market([1]))
    do(rules, s, 0, "buy 1")
    assert len(s.hands[0]) == 6
    do(rules, s, 0, "pass")
    assert (asked(s), rules.ask(s, 0).args) == ("hand", {"n": 3})
    for card in (1, 33, 34):
        do(rules, s, 0, f"discard {card}")
    assert s.hands[0] == (9, 16, 17) and rules.turn(s) == (1,)
    assert s.gone == (1, 33, 34)


@clause("pamir suits.5", "pamir suits.8")
def test_military_stars_break_ties() -> None:
    rules, s = table(
        phase="over",
        points=[7, 7, 5, 7],
        courts={"0": [33], "1": [98, 16], "2": [32], "3": [100, 1]},
        rupees=[9, 0, 9, 1],
    )
    scores = rules.scores(s)
    assert scores is not None and scores.places == (2, 1, 4, 3)


@clause("pamir suits.7", "pamir suits.8")
def test_the_stars_of_a_suit_add_up() -> None:
    """56 and 93: two purple each; 1: three blue; 12: three yellow; 98 and 32: three red each."""
    rules, s = table(courts={"0": [56, 1, 12, 98, 93, 32], "1": [2]}, hands={"0": [16]})
    assert rules.view(s, 1).players[0].stars == (4, 3, 3, 6)
    assert rules.view(s, 1).players[1].stars == (0, 2, 0, 0)
    do(rules, s, 0, "play 16 left")
    assert rules.view(s, 1).players[0].stars == (4, 3, 3, 7)
    do(rules, s, 0, "pass")
    assert asked(s) == "turn", "seven cards are within the limit"
    for card, rank in ((16, 1), (29, 2)):
        rules, s = table(courts={"0": [card]}, market=market([1, 2]), coins={"1": 9})
        do(rules, s, 0, f"tax {card}")
        for _ in range(rank):
            do(rules, s, 0, "rupee 1")
        assert (asked(s), s.rupees[0]) == ("turn", 4 + rank), "rank is the strength of the action"


@clause("pamir suits.9")
def test_a_new_favored_suit_counts_at_once() -> None:
    rules, s = table(
        hands={"0": [73]},
        courts={"0": [16]},
        market=[[1, 2, 3, 4, 5, 6], [7, 8, 10, 11, 12, 13]],
        rupees=[3, 4, 4, 4],
        coins={"13": 1},
    )
    assert refused(rules, s, 0, "buy 4") is None
    do(rules, s, 0, "play 73 left")  # spy, military
    assert refused(rules, s, 0, "buy 3") == "pamir buy.cost"
    do(rules, s, 0, "tax 16")
    do(rules, s, 0, "rupee 13")
    assert (s.actions, s.rupees[0]) == (1, 4), "16 is military: a bonus action"
    do(rules, s, 0, "buy 3")
    assert (s.actions, s.rupees[0]) == (0, 0)


@clause("pamir court.1", "pamir court.3")
def test_a_court_is_one_row_that_is_never_rearranged() -> None:
    rules, s = table(courts={"0": [67, 16, 1]}, hands={"0": [17, 33]}, piles=NO_DECK, rupees=[0] * 4)
    do(rules, s, 0, "play 17 right")
    do(rules, s, 0, "play 33 left")
    assert [card.card for card in rules.view(s, 3).players[0].court] == [33, 67, 16, 1, 17]
    assert legal(rules, s, 0) == ["pass"], "nothing moves a card"
    do(rules, s, 0, "pass")
    do(rules, s, 0, "discard 67")
    do(rules, s, 0, "discard 1")
    assert s.courts[0] == (33, 16, 17)


@clause("pamir court.7")
def test_discards_never_come_back() -> None:
    rules, s = table(
        courts={"0": [67, 60, 59, 16]},
        hands={"0": [1, 2, 3]},
        gone=[45],
        prizes={"0": [19]},
        market=market([44]),
        piles=NO_DECK,
    )
    do(rules, s, 0, "buy 44")
    do(rules, s, 0, "pass")
    do(rules, s, 0, "discard 67")
    do(rules, s, 0, "discard 44")
    do(rules, s, 0, "discard 2")
    assert s.gone == (45, 67, 44, 2) and rules.view(s, 1).gone == s.gone
    for seat in (1, 2, 3, 0):
        do(rules, s, seat, "pass")
    assert s.market == [0] * 12 and rules.turn(s) == (1,), "the deck is empty, the game goes on"
    assert s.gone == (45, 67, 44, 2)
    do(rules, s, 1, "pass")
    # a change of loyalty: prizes join them
    rules, s = table(hands={"0": [25]}, prizes={"0": [34]}, gone=[45])
    do(rules, s, 0, "play 25 left")
    assert s.gone == (45, 34)
