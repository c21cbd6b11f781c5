"""Clean-up: court, hand, events of the left column, the market again."""

from __future__ import annotations

from pamir_play import NO_DECK, At

from support import clause

FULL = [[55, 56, 57, 58, 59, 60], [65, 66, 67, 68, 69, 70]]
LAST_PILE: list[dict[str, int]] = [{}, {}, {}, {}, {}, {"court": 6}]


@clause("pamir cleanup.1")
def test_four_steps_in_order() -> None:
    """Each step asks or shows something: the court, the hand as the court has left it, the event, the refill."""
    t = At(
        courts=[[4, 9, 11, 12], []],
        hands={"0": [28, 29, 61, 62]},
        market=[[114, 0, 57, 58, 59, 60], FULL[1]],
        piles=LAST_PILE,
    )
    t.play("pass")
    assert (t.asked, t.seat) == ("court", 0)
    t.play("discard 4")
    assert t.asked == "hand", "without the blue star two cards too many, not one"
    t.play("discard 28", "discard 29")
    assert (t.asked, t.seat) == ("lose", 0), "Confidence Failure comes after the hand"
    assert t.s.market[:6] == [0, 0, 57, 58, 59, 60]
    t.play("discard 61", deck=[33, 34])
    assert (t.asked, t.seat) == ("turn", 1)
    assert t.s.market[:6] == [57, 58, 59, 60, 33, 34]


@clause("pamir cleanup.2", "pamir court.4")
def test_the_court_limit_is_three_and_the_purple_stars() -> None:
    for court, over in (
        ([9, 11, 12], 0),
        ([9, 11, 12, 8], 1),
        ([5, 9, 11, 12], 0),
        ([7, 9, 11, 12, 8], 0),  # two stars
        ([7, 5, 9, 11, 12, 8], 0),  # three
        ([7, 5, 9, 11, 12, 8, 13], 1),
        ([1, 9, 11, 12], 1),  # blue stars do nothing here
    ):
        t = At(courts=[court, [7, 5] if 7 not in court and 5 not in court else []], market=FULL)
        t.play("pass")
        assert (t.asked == "court") == (over > 0), court
        if over:
            assert t.legal() == [f"discard {card}" for card in court]
            assert t.rules.ask(t.s, 0).args == {"n": over}  # type: ignore[union-attr]


@clause("pamir cleanup.3")
def test_a_political_card_lowers_the_limit_as_it_goes() -> None:
    t = At(courts=[[7, 9, 11, 12, 8, 13], []], market=FULL)
    t.play("pass", "discard 7")
    assert (t.asked, t.court(0)) == ("court", [9, 11, 12, 8, 13]), "limit five with the card, three without"
    t.play("discard 9")
    assert t.asked == "court"
    t.play("discard 13")
    assert (t.asked, t.seat, t.court(0)) == ("turn", 1, [11, 12, 8])
    t = At(courts=[[7, 9, 11, 12, 8, 13], []], market=FULL)
    t.play("pass", "discard 9")
    assert (t.asked, t.seat, t.court(0)) == ("turn", 1, [7, 11, 12, 8, 13])


@clause("pamir cleanup.3", "pamir discard.4")
def test_debts_are_settled_in_between() -> None:
    """Two cards too many, and the first to go costs two more: that is enough. A peer settles debts at the end."""
    t = At(courts=[[30, 9, 11, 12, 8], []], market=FULL, rupees=[0, 4])
    t.play("pass", "discard 30")
    assert t.asked == "debt"
    t.play("discard 9", "discard 11")
    assert (t.asked, t.seat, t.court(0)) == ("turn", 1, [12, 8])


@clause("pamir cleanup.3", "pamir overthrow.1")
def test_overthrow_is_settled_in_between() -> None:
    t = At(courts=[[27, 25, 9, 11, 12, 8], []], market=FULL, rupees=[0, 4], tribes={"punjab": {"0": 2}})
    t.play("pass", "discard 27")
    t.play("discard 25")
    assert t.tribes("punjab", 0) == 0
    assert t.asked == "debt"
    t.play("discard 9")
    assert (t.asked, t.seat, t.court(0)) == ("turn", 1, [11, 12, 8])


@clause("pamir cleanup.4", "pamir court.5")
def test_the_hand_limit_is_two_and_the_blue_stars() -> None:
    for court, hand, over in (
        ([], [28, 29], 0),
        ([], [28, 29, 30], 1),
        ([4], [28, 29, 30], 0),
        ([1], [28, 29, 30, 31, 32], 0),  # three stars
        ([1], [28, 29, 30, 31, 32, 33], 1),
        ([7], [28, 29, 30], 1),  # purple stars do nothing here
    ):
        t = At(courts=[court, [2] if court != [1] else []], hands={"0": hand}, market=FULL)
        t.play("pass")
        assert (t.asked == "hand") == (over > 0), (court, hand)
        if over:
            assert t.legal() == [f"discard {card}" for card in hand]
            t.play("discard 29")
            assert (t.asked, t.seat, len(t.s.hands[0])) == ("turn", 1, len(hand) - 1)


@clause("pamir cleanup.5")
def test_events_of_the_left_column_upper_row_first() -> None:
    for top, bottom, favored in ((105, 115, 1), (115, 105, 3), (105, 65, 3), (55, 115, 1)):
        t = At(market=[[top, 56, 57, 58, 59, 60], [bottom, *FULL[1][1:]]], piles=NO_DECK)
        t.play("pass")
        assert t.s.favored == favored, "the one that comes last stays"
        assert [row["card"] for row in t.of("event_discarded")] == [card for card in (top, bottom) if card > 100]
        assert {card for card in (top, bottom) if card > 100} <= set(t.s.gone)
    t = At(market=[[55, 105, 57, 58, 59, 60], FULL[1]], piles=NO_DECK)
    t.play("pass")
    assert (t.s.favored, t.s.market[1], t.of("event_discarded")) == (0, 105, []), "the first column only"


@clause("pamir cleanup.5")
def test_court_cards_of_the_left_column_stay() -> None:
    t = At(market=FULL, piles=NO_DECK)
    t.play("pass")
    assert t.s.market == [*FULL[0], *FULL[1]]
    assert 55 not in t.s.gone


@clause("pamir cleanup.6")
def test_the_upper_half_is_for_everybody() -> None:
    t = At(
        seats=3,
        market=[[109, 56, 57, 58, 59, 60], FULL[1]],
        piles=NO_DECK,
        tribes={"punjab": {"0": 1, "1": 2, "2": 1}},
        armies={"punjab": {"russian": 2}},
    )
    t.play("pass")
    assert [t.tribes("punjab", player) for player in range(3)] == [0, 0, 0]
    assert t.army("punjab", "russian") == 0
    assert t.s.lasting[6] == -1, "not the lower half, Conflict Fatigue"


@clause("pamir cleanup.7", "pamir cleanup.8")
def test_rupees_on_a_discarded_event_go_to_the_card_that_comes() -> None:
    t = At(market=[[105, 56, 57, 58, 59, 60], FULL[1]], coins={"105": 3, "56": 2, "57": 1}, piles=NO_DECK)
    t.play("pass")
    assert t.s.market[:6] == [56, 57, 58, 59, 60, 0]
    assert t.coins()[0] == [5, 1, 0, 0, 0, 0]


@clause("pamir cleanup.8", "pamir cleanup.10")
def test_cards_move_left_in_their_own_row() -> None:
    t = At(market=[[55, 0, 0, 58, 0, 60], [0, 66, 67, 0, 69, 70]], coins={"58": 1, "60": 2, "70": 4}, piles=NO_DECK)
    t.play("pass")
    assert t.s.market == [55, 58, 60, 0, 0, 0, 66, 67, 69, 70, 0, 0]
    assert t.coins() == [[0, 1, 2, 0, 0, 0], [0, 0, 0, 4, 0, 0]]


@clause("pamir cleanup.9", "pamir cleanup.10")
def test_new_cards_come_column_by_column_upper_row_first() -> None:
    t = At(market=[[55, 56, 57], [65, 66, 67, 68]], piles=LAST_PILE)
    t.play("pass", deck=[31, 32, 33, 34, 35])
    assert t.s.market == [55, 56, 57, 31, 32, 34, 65, 66, 67, 68, 33, 35]
    assert [row["card"] for row in t.of("refill")] == [31, 32, 33, 34, 35]
    assert t.s.piles[15:] == [1, 0, 0]


@clause("pamir cleanup.8", "pamir cleanup.9")
def test_rupees_left_in_a_slot_go_to_a_new_card_too() -> None:
    t = At(market=[[105], FULL[1]], coins={"105": 2}, piles=LAST_PILE)
    t.play("pass", deck=[31, 32, 33, 34, 35, 36])
    assert t.s.market[:6] == [31, 32, 33, 34, 35, 36]
    assert t.coins()[0] == [2, 0, 0, 0, 0, 0]


@clause("pamir cleanup.11")
def test_an_event_that_slides_into_the_first_column_stays_for_a_turn() -> None:
    t = At(market=[[105, 115, 57, 58, 59, 60], FULL[1]], piles=NO_DECK)
    t.play("pass")
    assert (t.s.market[0], t.s.favored) == (115, 3)
    t.play("pass")
    assert (t.s.market[0], t.s.favored) == (57, 1)


@clause("pamir cleanup.12")
def test_an_empty_deck_ends_nothing() -> None:
    t = At(market=[[0, 56], [65]], piles=NO_DECK)
    t.play("pass")
    assert t.s.market == [56, 0, 0, 0, 0, 0, 65, 0, 0, 0, 0, 0]
    t.play("buy 56", "buy 65", "pass")
    assert (t.s.market, t.asked, t.seat) == ([0] * 12, "turn", 0)
    few = At(market=[[0, 56], [65, 66, 67, 68, 69, 70]], piles=[{}, {}, {}, {}, {}, {"court": 2}])
    few.play("pass", deck=[31, 32])
    assert few.s.market == [56, 31, 32, 0, 0, 0, 65, 66, 67, 68, 69, 70]
