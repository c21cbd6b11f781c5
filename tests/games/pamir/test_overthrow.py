"""Overthrow in both directions, from every cause."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pamir_play import NO_DECK, At, matches

from support import clause

FULL = [[55, 56, 57, 58, 59, 60], [65, 66, 67, 68, 69, 70]]


def battle() -> At:
    t = At(
        courts=[[51], [5, 9, 25, 6]],
        turn=0,
        loyalty=["british", "afghan"],
        armies={"kabul": {"british": 1}},
        tribes={"kabul": {"1": 1}, "punjab": {"1": 1}},
    )
    return t.play("battle 51", "hit_tribe 1")


def riots() -> At:
    t = At(
        courts=[[], [5, 9, 25, 6]],
        market=[[112, 56, 57, 58, 59, 60], FULL[1]],
        piles=NO_DECK,
        loyalty=["british", "afghan"],
        tribes={"kabul": {"1": 2}, "punjab": {"1": 1}},
    )
    return t.play("pass")


def rebuke() -> At:
    t = At(
        courts=[[], [5, 9, 25, 6]],
        market=[[116, 56, 57, 58, 59, 60], FULL[1]],
        loyalty=["british", "afghan"],
        tribes={"kabul": {"1": 3}, "punjab": {"1": 1}},
    )
    return t.play("buy 116", "rebuke kabul")


def nationalism() -> At:
    t = At(
        courts=[[], [5, 9, 25, 6]],
        turn=1,
        lasting={"nationalism": 1},
        loyalty=["british", "afghan"],
        tribes={"kabul": {"1": 1}, "punjab": {"1": 1}},
        roads={"herat-kabul": {"afghan": 1}},
    )
    return t.play("move 9", "move_tribe kabul herat")


def reuse() -> At:
    """The supply is empty, and the last tribe of Kabul becomes one of Transcaspia. A peer overthrows nobody."""
    t = At(
        courts=[[], [5, 9, 25, 6]],
        turn=1,
        hands={"1": [90]},
        loyalty=["british", "afghan"],
        tribes={"kabul": {"1": 1}, "punjab": {"1": 9}},
    )
    return t.play("play 90 right", "take_tribe kabul")


@clause("pamir overthrow.1", "pamir overthrow.3")
@pytest.mark.parametrize("cause", [battle, riots, rebuke, nationalism, reuse])
def test_the_last_tribe_lost(cause: Callable[[], At]) -> None:
    """All political cards of the region go, and no other card."""
    t = cause()
    assert t.tribes("kabul", 1) == 0
    assert [card for card in t.court(1) if card != 90] == [9, 25], "25 is political, of Punjab; 9 of Kabul, economic"
    assert {5, 6} <= set(t.s.gone)
    assert t.tribes("punjab", 1) > 0
    assert t.kinds().count("discard_court") == 2


def cleanup() -> At:
    t = At(
        courts=[[], [5, 9, 25, 10, 11, 8]],
        turn=1,
        piles=NO_DECK,
        market=FULL,
        tribes={"kabul": {"1": 2}, "punjab": {"1": 1}},
    )
    return t.play("pass", "discard 5")


def betrayal() -> At:
    t = At(courts=[[53], [5, 9, 25]], tribes={"kabul": {"1": 2}, "punjab": {"1": 1}}, spies={"5": {"0": 1}})
    return t.play("betray 53", "target 5")


def loyalty() -> At:
    t = At(
        courts=[[], [6, 9, 27]],
        turn=1,
        hands={"1": [87]},
        loyalty=["british", "afghan"],
        tribes={"kabul": {"1": 2}, "punjab": {"1": 1}},
    )
    return t.play("play 87 right")


def prize() -> At:
    t = At(
        courts=[[38], [6, 9, 27, 15]],
        turn=1,
        loyalty=["british", "afghan"],
        tribes={"kabul": {"1": 2}, "punjab": {"1": 1}},
        spies={"38": {"1": 1}},
    )
    return t.play("betray 15", "target 38", "prize")


def debt() -> At:
    t = At(
        courts=[[53], [79, 5, 9, 25]],
        tribes={"kabul": {"1": 2}, "punjab": {"1": 1}},
        spies={"79": {"0": 1}},
        rupees=[4, 1],
    )
    return t.play("betray 53", "target 79", "discard 5")


def overthrown() -> At:
    """The tribe of Punjab is killed; 27 cannot be paid back but with 5, and so Kabul falls too."""
    t = At(
        courts=[[51], [27, 5, 9]],
        loyalty=["british", "afghan"],
        armies={"punjab": {"british": 1}},
        tribes={"kabul": {"1": 2}, "punjab": {"1": 1}},
        rupees=[4, 1],
    )
    return t.play("battle 51", "hit_tribe 1", "discard 5")


@clause("pamir overthrow.2", "pamir overthrow.3")
@pytest.mark.parametrize("cause", [cleanup, betrayal, loyalty, prize, debt, overthrown])
def test_the_last_political_card_lost(cause: Callable[[], At]) -> None:
    """All own tribes leave the region of the card, and no other's."""
    t = cause()
    assert t.tribes("kabul", 1) == 0
    assert 9 in t.court(1)
    if cause is not overthrown:
        assert t.tribes("punjab", 1) == 1
    assert t.s.cylinders[1] == 10 - t.tribes("punjab", 1) - t.spies(87, 1), "they are back in supply"


@clause("pamir overthrow.2")
def test_only_the_players_own_tribes() -> None:
    t = At(
        courts=[[53], [5]],
        tribes={"kabul": {"0": 1, "1": 2}},
        armies={"kabul": {"russian": 2}},
        spies={"5": {"0": 1}},
    )
    t.play("betray 53", "target 5")
    assert (t.tribes("kabul", 0), t.tribes("kabul", 1), t.army("kabul", "russian")) == (1, 0, 2)


@clause("pamir overthrow.2", "pamir rule.7")
def test_the_token_moves_at_once() -> None:
    t = At(courts=[[53], [5]], tribes={"kabul": {"0": 1, "1": 2}}, spies={"5": {"0": 1}})
    assert t.ruler("kabul") == 1
    t.play("betray 53", "target 5")
    assert (t.asked, t.ruler("kabul")) == ("prize", 0)


@clause("pamir overthrow.4")
def test_without_a_loss_nothing_happens() -> None:
    t = At(
        courts=[[51], [5, 6]],
        loyalty=["british", "afghan"],
        armies={"kabul": {"british": 2}},
        tribes={"kabul": {"1": 2}},
    )
    t.play("battle 51", "hit_tribe 1")
    assert (t.court(1), t.tribes("kabul", 1)) == ([5, 6], 1), "one tribe is left"
    t = At(courts=[[53], [5, 6]], tribes={"kabul": {"1": 2}}, spies={"5": {"0": 1}})
    t.play("betray 53", "target 5")
    assert (t.court(1), t.tribes("kabul", 1)) == ([6], 2), "one political card is left"
    t = At(courts=[[53], [5, 9]], tribes={"kabul": {"1": 2}}, spies={"9": {"0": 1}})
    t.play("betray 53", "target 9")
    assert (t.court(1), t.tribes("kabul", 1)) == ([5], 2), "9 is not political"


@clause("pamir overthrow.4")
def test_cards_without_tribes_and_tribes_without_cards() -> None:
    t = At(
        courts=[[], [5, 6]],
        market=[[112, 56, 57, 58, 59, 60], FULL[1]],
        piles=NO_DECK,
        tribes={"persia": {"1": 2}, "kabul": {"0": 1}},
    )
    t.play("pass")
    assert t.court(1) == [5, 6], "there was no tribe in Kabul to lose"
    assert (t.tribes("persia", 1), t.tribes("kabul", 0)) == (2, 0)


@clause("pamir overthrow.5")
def test_the_player_chooses_the_order_where_debts_hang_on_it() -> None:
    def start(rupees: int) -> At:
        t = At(
            courts=[[51], [42, 43, 44, 9, 10]],
            loyalty=["british", "afghan"],
            armies={"kandahar": {"british": 1}},
            tribes={"kandahar": {"1": 1}},
            rupees=[4, rupees],
        )
        return t.play("battle 51", "hit_tribe 1")

    t = start(0)
    assert (t.asked, t.seat, t.near()) == ("drop", 1, ["discard 42", "discard 43", "discard 44"])
    t.play("discard 42")
    assert t.asked == "debt"
    t.play("discard 43", "discard 44")
    assert (t.asked, t.court(1)) == ("turn", [9, 10]), "cards that fall anyway have paid"
    t = start(0)
    t.play("discard 44", "discard 43")
    assert t.asked == "debt"
    t.play("discard 9", "discard 10")
    assert (t.asked, t.court(1)) == ("turn", [])
    t = start(2)
    assert (t.asked, t.court(1), t.s.rupees[1]) == ("turn", [9, 10], 0), "no order matters where the debt can be paid"


@clause("pamir overthrow.1", "pamir event.2")
def test_riots_overthrow_one_after_the_other_debts_at_once() -> None:
    """Clockwise from the player of the turn; the first has paid before the second is overthrown."""
    t = At(
        seats=3,
        courts=[[27], [9], [25, 26, 10]],
        turn=2,
        market=[[109, 56, 57, 58, 59, 60], [116, 66, 67, 68, 69, 70]],
        favored="military",
        piles=NO_DECK,
        loyalty=["british", "british", "afghan"],
        tribes={"punjab": {"0": 1, "1": 1, "2": 1}},
        rupees=[0, 4, 4],
        hands={"0": [61, 62, 63]},
    )
    t.play("pass")
    assert [row["seat"] for row in t.of("overthrow_cards")] == [2, 0]
    assert (t.court(2), t.asked, t.seat) == ([10], "debt", 0)
    assert t.s.favored == 3, "the lower event waits"
    t.play("discard 61", "discard 62")
    assert (t.s.favored, t.asked, t.seat) == (0, "turn", 0)
    assert (t.court(0), t.court(1)) == ([], [9])


@clause("pamir overthrow.1", "pamir overthrow.2", "pamir overthrow.4")
def test_overthrow_at_random() -> None:
    """Over single actions of random matches: what was lost and what had to follow."""
    tribes_lost = cards_lost = kept = 0
    for seats in (2, 3, 5):
        before: tuple[object, list[int], list[tuple[int, ...]]] = (None, [], [])
        for _, s in matches(seats, 80 + seats, 4000):
            old, tribes, courts = before
            if s is old and not any(d.name in ("drop", "debt", "convert") for d in s.stack):
                cards = s.terms.cards
                for player in range(seats):
                    gone = set(courts[player]) - set(s.courts[player])
                    for region in range(6):
                        at = 6 * player + region
                        political = {c for c in courts[player] if cards.suit[c] == 0 and cards.region[c] == region}
                        if tribes[at] and not s.tribes[at]:
                            assert political <= gone, "the last tribe is lost, and a political card of the region stays"
                            tribes_lost += bool(political)
                        if political and political <= gone:
                            now = {c for c in s.courts[player] if cards.suit[c] == 0 and cards.region[c] == region}
                            assert not s.tribes[at] or now, "the last political card is lost, and a tribe stays"
                            cards_lost += bool(tribes[at])
                        kept += bool(political & gone) and not political <= gone
            before = (s, s.tribes[:], s.courts[:])
            assert min(s.rupees) >= 0
    assert tribes_lost > 10
    assert cards_lost > 10
    assert kept > 2
