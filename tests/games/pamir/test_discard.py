"""Discards from court: spies go home, leverage is paid back, in cards when there are no rupees."""

from __future__ import annotations

import pytest
from pamir_play import NO_DECK, At
from pamir_table import EMPTY

from support import clause

FULL = [[55, 56, 57, 58, 59, 60], [65, 66, 67, 68, 69, 70]]


def by_cleanup(court: list[int], **fields: object) -> At:
    """Seat 0 discards the first card of a court that is one too large."""
    t = At(courts=[court, []], market=FULL, **fields)
    t.play("pass")
    assert t.asked == "court"
    return t.play(f"discard {court[0]}")


def by_betrayal(court: list[int], **fields: object) -> At:
    """Seat 1 betrays the first card of seat 0."""
    spies = {**fields.pop("spies", {}), str(court[0]): {"1": 1}}  # type: ignore[dict-item]
    t = At(courts=[court, [53]], market=FULL, spies=spies, turn=1, **fields)
    return t.play("betray 53", f"target {court[0]}")


def by_patriot(court: list[int], **fields: object) -> At:
    """Seat 0 plays a patriot of another coalition."""
    return At(courts=[court, []], hands={"0": [87]}, market=FULL, **fields).play("play 87 right")


def by_overthrow(court: list[int], **fields: object) -> At:
    """Seat 1 kills the last tribe of seat 0 in Punjab."""
    t = At(
        courts=[court, [51]],
        market=FULL,
        loyalty=["british", "russian"],
        armies={"punjab": {"russian": 1}},
        tribes={"punjab": {"0": 1}},
        turn=1,
        **fields,
    )
    return t.play("battle 51", "hit_tribe 0")


@clause("pamir discard.1", "pamir discard.3")
@pytest.mark.parametrize(
    ("way", "court"),
    [(by_cleanup, [30, 9, 10, 11]), (by_betrayal, [79]), (by_patriot, [80]), (by_overthrow, [27, 9])],
)
def test_whichever_way_it_goes(way, court) -> None:  # type: ignore[no-untyped-def]
    """A leveraged card: 2 rupees of its owner to the bank, spies home."""
    t = way(court, rupees=[5, 5])
    assert court[0] not in t.court(0)
    assert t.s.rupees[0] == 3
    assert t.s.spies[court[0]] == 0
    assert t.of("leverage_paid") == [{"seat": 0, "card": court[0], "n": 2}]


@clause("pamir discard.1")
def test_a_card_without_leverage_costs_nothing() -> None:
    t = by_cleanup([9, 10, 11, 8], rupees=[5, 5])
    assert t.s.rupees[0] == 5
    assert 9 in t.s.gone


@clause("pamir discard.2")
def test_spies_of_all_return_to_their_owners() -> None:
    t = At(seats=3, courts=[[9, 10, 11, 8], [], []], spies={"9": {"0": 1, "1": 2, "2": 3}, "10": {"1": 1}}, market=FULL)
    assert t.s.cylinders == [9, 7, 7]
    t.play("pass", "discard 9")
    assert t.s.cylinders == [10, 9, 10]
    assert (t.s.spies[9], t.spies(10, 1)) == (0, 1)


@clause("pamir discard.3", "pamir discard.6")
def test_rupees_first() -> None:
    t = by_cleanup([30, 9, 10, 11], rupees=[2, 4])
    assert (t.s.rupees[0], t.seat) == (0, 1), "paid in full, nothing asked"
    t = by_cleanup([30, 9, 10, 11], rupees=[1, 4])
    assert (t.s.rupees[0], t.asked) == (0, "debt"), "the one rupee goes, and a card for the other"
    t.play("discard 9")
    assert (t.court(0), t.seat, t.asked) == ([10, 11], 1, "turn")


@clause("pamir discard.4", "pamir discard.self")
def test_a_card_for_each_rupee_from_hand_or_court() -> None:
    t = by_cleanup([30, 9, 10, 11], rupees=[0, 4], hands={"0": [28, 29]})
    assert t.asked == "debt"
    assert set(t.near()) == {f"discard {card}" for card in (28, 29, 9, 10, 11)}, "not with the card itself"
    assert t.clause("discard 30") == "core asked"
    t.play("discard 28")
    assert t.asked == "debt"
    t.play("discard 10")
    assert (t.court(0), t.s.hands[0], t.asked, t.seat) == ([9, 11], (29,), "turn", 1)
    assert {30, 28, 10} <= set(t.s.gone)


@clause("pamir discard.4")
def test_until_there_is_none_left() -> None:
    t = by_betrayal([79, 9], rupees=[0, 4])
    assert (t.asked, t.seat) == ("debt", 0)
    t.play("discard 9")
    assert (t.asked, t.seat, t.court(0), t.s.rupees[0]) == ("prize", 1, [], 0), "the second rupee is let off"
    t = by_betrayal([79], rupees=[0, 4])
    assert (t.asked, t.s.rupees[0]) == ("prize", 0)


@clause("pamir discard.5", "pamir loyalty.6")
def test_a_debt_is_settled_before_the_next_icon() -> None:
    """A leveraged patriot over another with no rupees: the 2 of the new one come too late; a peer lets them pay."""
    t = At(courts=[[40, 9, 10], []], hands={"0": [81]}, rupees=[0, 4], market=FULL)
    t.play("play 81 left")
    assert (t.asked, t.s.stack[-1].fields()[1]) == ("debt", 2)
    t.play("discard 9", "discard 10")
    assert t.loyalty(0) == "russian"
    t.play("road persia-herat", "road persia-herat")
    assert (t.court(0), t.s.rupees[0], t.asked) == ([81], 2, "turn")


@clause("pamir discard.5")
def test_never_below_nothing() -> None:
    t = At(courts=[[40], []], hands={"0": [81]}, rupees=[1, 4], market=FULL)
    t.play("play 81 left")
    assert (t.asked, t.s.rupees[0], t.near()) == ("debt", 0, ["discard 81"])
    t.play("discard 81")
    assert (t.court(0), t.s.rupees[0], t.loyalty(0)) == ([], 0, "russian"), "its icons are skipped"


@clause("pamir discard.7")
def test_the_owner_chooses_and_debts_breed_debts() -> None:
    t = by_betrayal([79, 9, 30, 27], rupees=[0, 4], tribes={"punjab": {"0": 2}})
    assert (t.asked, t.seat, t.rules.turn(t.s)) == ("debt", 0, (0,)), "in the other's turn"
    assert t.clause("discard 30") is None
    t.play("discard 27")
    assert t.tribes("punjab", 0) == 0, "overthrown at once"
    assert t.s.stack[-1].fields() == (0, 2, 27), (
        "27 brings its own debt, which comes before the second rupee of the first"
    )
    t.play("discard 9")
    assert t.s.stack[-1].fields() == (0, 1, 27)
    t.play("discard 30")
    assert (t.asked, t.seat, t.court(0)) == ("prize", 1, [])


@clause("pamir discard.8")
def test_a_card_from_hand_has_no_debt() -> None:
    t = At(courts=[[], []], hands={"0": [27, 30, 79]}, rupees=[4, 4], market=EMPTY, piles=NO_DECK)
    t.play("pass", "discard 79")
    assert (t.s.hands[0], t.s.rupees[0], t.seat) == ((27, 30), 4, 1)
    assert 79 in t.s.gone
    t = by_betrayal([79, 9], rupees=[1, 4], hands={"0": [27]})
    t.play("discard 27")
    assert (t.asked, t.s.rupees[0], t.court(0)) == ("prize", 0, [9])
