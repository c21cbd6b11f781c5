"""What other programs do differently from the printed rules, and this one does not (rulings, section 3)."""

from __future__ import annotations

from typing import Any

import pytest
from pamir_play import NO_DECK, At, matches

from support import clause

CARDS = [[4, 6, 7, 8, 9, 10], [11, 12, 13, 14, 17, 18]]
BRIBED: dict[str, Any] = {
    "hands": [[45], []], "tribes": {"kandahar": {"1": 5}}, "courts": [[], []], "rupees": 9,
}  # fmt: skip


@clause("pamir play.5")
@pytest.mark.parametrize("wanted", [0, 1, 2, 3, 4, 5])
def test_a_ruler_gets_what_he_asks_for(wanted: int) -> None:
    """Any lower bribe, two rupees and more too; not one instead."""
    at = At(**BRIBED).play("play 45 left", "offer 0", f"demand {wanted}")
    if wanted:
        assert (at.asked, at.s.stack[-1].fields()[1:3]) == ("bribe", (1, wanted))
        at.play("pay")
    assert at.court(0) == [45]
    assert at.s.rupees == [9 - wanted, 9 + wanted]


@clause("pamir play.5")
@pytest.mark.parametrize("offered", [2, 3, 4])
def test_an_offer_that_is_accepted_is_paid_as_it_was_made(offered: int) -> None:
    at = At(**BRIBED).play("play 45 left", f"offer {offered}", f"demand {offered}")
    assert at.s.rupees == [9 - offered, 9 + offered]
    assert at.court(0) == [45]


@clause("pamir buy.6")
def test_rupees_for_a_column_without_cards_do_not_stay_there() -> None:
    """They leave the game, unless the table plays otherwise."""
    rows = [[4, 0, 7, 8, 9, 10], [11, 0, 13, 14, 17, 18]]
    at = At(market=rows, rupees=9, piles=NO_DECK).play("buy 8")
    assert at.s.rupees[0] == 6
    assert at.coins() == [[1, 0, 1, 0, 0, 0], [0] * 6]
    option = At(market=rows, rupees=9, options={"empty_column": "stays"}, piles=NO_DECK).play("buy 8")
    assert option.coins() == [[1, 1, 1, 0, 0, 0], [0] * 6]


@clause("pamir tax.card")
def test_a_tax_takes_nothing_from_an_empty_slot() -> None:
    """Two rupees wait in the slot of a discarded event, the deck is used up; the one on a card can be taken."""
    rows = [[105, 0, 0, 0, 0, 0], [4, 0, 0, 0, 0, 0]]
    at = At(market=rows, coins={"105": 2, "4": 1}, piles=NO_DECK, courts=[[], [61]], rupees=0).play("pass")
    assert at.coins() == [[2, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]]
    at.play("tax 61")
    assert at.legal() == ["rupee 4", "done"]
    at.play("rupee 4")
    assert at.coins() == [[2, 0, 0, 0, 0, 0], [0] * 6]
    assert at.asked == "turn"


@clause("pamir general.7", "pamir overthrow.1")
def test_reusing_the_last_tribe_of_a_region_overthrows() -> None:
    """The political cards of that region go, those of others stay."""
    at = At(
        courts=[[24, 26, 5], []], hands=[[43], []], gifts=[[2, 4, 6], []],
        tribes={"punjab": {"0": 1}, "kabul": {"0": 6}}, armies={},
    ).play("play 43 left")  # fmt: skip
    assert at.asked == "reuse"
    at.play("take_tribe punjab")
    assert at.court(0) == [43, 5]
    assert at.tribes("kandahar", 0) == 1


@clause("pamir discard.5", "pamir discard.3", "pamir loyalty.4")
def test_a_debt_is_settled_before_the_icons_of_the_card_that_brought_it() -> None:
    """81 over 40 with no rupees: its own leverage comes too late to pay for 40; two other cards go first."""
    at = At(courts=[[40, 12, 61], []], hands=[[81, 2], []], rupees=0).play("play 81 left")
    assert (at.asked, at.seat) == ("debt", 0)
    assert at.legal() == ["discard 2", "discard 81", "discard 12", "discard 61"]
    at.play("discard 12", "discard 2")
    assert at.loyalty(0) == "russian"
    at.play("road persia-herat", "road persia-herat")
    assert at.s.rupees[0] == 2, "leverage of 81"
    assert at.court(0) == [81, 61]


@clause("pamir power.6", "pamir build.one")
def test_infrastructure_builds_nothing_by_itself() -> None:
    at = At(courts=[[78], []], tribes={"kabul": {"0": 1}}, rupees=4).play("build 78")
    assert at.clause("done") == "pamir build.one"
    at.play("army kabul", "done")
    assert at.asked == "build"
    at.play("army kabul")
    plain = At(courts=[[5], []], tribes={"kabul": {"0": 1}}, rupees=4).play("build 5", "army kabul", "done")
    assert plain.asked == "turn"


@clause("pamir build.one")
def test_a_build_of_nothing_does_not_use_the_action_up() -> None:
    """It cannot be ended before a unit is built, so no card has acted for nothing."""
    at = At(courts=[[5], []], tribes={"kabul": {"0": 1}}, rupees=4).play("build 5")
    assert at.clause("done") == "pamir build.one"
    assert "done" not in at.legal()
    assert at.play("army kabul", "done").asked == "turn"


@clause("pamir impact.2", "pamir impact.1")
@pytest.mark.parametrize(
    ("card", "answers", "kinds"),
    [
        (2, ["spy 44", "spy 2"], ["play", "place spy", "place spy", "place army", "favor"]),
        (3, ["spy 44", "spy 3"], ["play", "place spy", "place spy", "place army", "favor"]),
        (68, ["spy 74", "spy 68"], ["play", "place spy", "place spy", "place army"]),
    ],
)
def test_icons_come_in_the_printed_order(card: int, answers: list[str], kinds: list[str]) -> None:
    """On 2, 3 and 68 the spies stand above the army."""
    beside = [74] if card == 68 else [17]
    at = At(courts=[[], beside], hands=[[card], []], loyalty="afghan")
    seen = []
    at.play(f"play {card} left")
    for answer in [None, *answers]:
        if answer:
            place = answer if answer in at.legal() else f"spy {beside[0]}"
            at.play(place)
        told = [event for event in at.told if event.kind in ("play", "place", "favor")]
        seen += [f"place {event.public['piece']}" if event.kind == "place" else event.kind for event in told]
    assert seen == kinds


@clause("pamir secret.1")
def test_no_view_holds_a_hand_that_its_seat_may_not_see() -> None:
    """Hundreds of positions: every view, in full, searched for the cards."""
    looked = 0
    for rules, s in matches(4, 7, 600):
        if not s.stack:
            continue  # over: hands lie open
        for seat in (0, 1, 2, 3, None):
            view = rules.view(s, seat)
            viewer = 4 if seat is None else seat
            for player, hand in enumerate(s.hands):
                shown = set(view.players[player].hand)
                allowed = {card for card in hand if player == seat or s.known[viewer] >> card & 1}
                assert shown - {0} == allowed
                looked += len(hand) - len(allowed)
    assert looked > 500


@clause("pamir move.none")
def test_nationalism_with_a_tribe_that_cannot_move_is_no_dead_end() -> None:
    """The action is refused where nothing can move, and over when nothing can any more."""
    fields: dict[str, Any] = {"courts": [[63], []], "tribes": {"kabul": {"0": 1}}, "lasting": {"nationalism": 0}}
    at = At(**fields)
    assert at.clause("move 63") == "pamir move.none"
    loose = At(roads={"herat-kabul": {"british": 1}}, **fields).play("move 63")
    assert "done" in loose.legal()
    spy = At(spies={"63": {"0": 1}}, **(fields | {"courts": [[63], [9]]})).play("move 63")
    assert spy.legal() == ["move_spy 63 9", "done"]


@clause("pamir general.6")
def test_where_every_piece_was_placed_this_turn_nothing_is_placed() -> None:
    """The icon is passed over and play goes on."""
    fresh = [{"piece": "tribe", "region": "kabul"}] * 10
    at = At(courts=[[5], []], hands=[[43], []], tribes={"kabul": {"0": 10}}, fresh=fresh).play("play 43 left")
    assert at.of("not_placed") == [{"seat": 0, "piece": "tribe", "region": "kandahar"}]
    assert at.asked == "turn"
    assert at.army("kandahar") == 1, "the next icon"
