"""Instability: a Dominance Check turned up while another lies in the market."""

from __future__ import annotations

from typing import Any

from pamir_play import At

from support import clause

BOTTOM = [65, 66, 67, 68, 69, 70]


def at(last: dict[str, int] | None = None, **fields: Any) -> At:
    """101 lies in the market with a rupee on it, three places are empty, and the deck holds four more cards."""
    pile = last or {"court": 3, "check": 1}
    defaults: dict[str, Any] = {
        "market": [[55, 101, 57], BOTTOM],
        "coins": {"101": 1, "57": 2},
        "piles": [{}, {}, {}, {}, {}, pile],
        "checks": 0,
        "tribes": {"kabul": {"0": 2, "1": 1}},
    }
    return At(**{**defaults, **fields})


@clause("pamir instability.1", "pamir instability.2")
def test_a_check_at_once_and_both_are_discarded() -> None:
    t = at()
    t.play("pass", deck=[31, 102, 32, 33])
    assert t.s.points == [3, 1]
    assert {101, 102} <= set(t.s.gone)
    assert t.s.checks == 2
    assert t.s.market == [55, 57, 31, 32, 33, 0, *BOTTOM], "slid to the left again, and filled"
    assert t.coins()[0] == [0, 3, 0, 0, 0, 0], "the rupee of the check went to the card that came"
    assert (t.asked, t.seat) == ("turn", 1)


@clause("pamir instability.3")
def test_it_stops_the_filling_and_is_one_check() -> None:
    t = at()
    t.play("pass", deck=[31, 102, 32, 33])
    assert t.kinds() == [
        "pass", "refill", "refill", "instability", "check_failed", "points", "points", "refill", "refill", "turn",
    ]  # fmt: skip
    t = at(armies={"herat": {"british": 4}}, loyalty=["british", "russian"], points=[0, 2])
    t.play("pass", deck=[31, 102, 32, 33])
    assert t.s.points == [5, 2], "once, by the board as it was"
    assert t.army("herat") == 0


@clause("pamir instability.1")
def test_one_check_alone_is_no_instability() -> None:
    t = at(market=[[55, 56, 57], BOTTOM], coins={})
    t.play("pass", deck=[31, 102, 32])
    assert (t.s.points, t.s.checks, t.s.market[4]) == ([0, 0], 0, 102)
    bought = at(market=[[101, 56, 57], BOTTOM], coins={})
    bought.play("pass", deck=[31, 32, 33, 102])
    assert (bought.s.points, bought.s.checks) == ([3, 1], 1), "101 was discarded in the third step"
    assert bought.s.market == [56, 57, 31, 32, 33, 102, *BOTTOM]


@clause("pamir instability.1", "pamir cleanup.12")
def test_with_the_last_card_of_the_deck() -> None:
    t = at(last={"check": 1})
    t.play("pass", deck=[102])
    assert (t.s.points, t.s.market[:6]) == ([3, 1], [55, 57, 0, 0, 0, 0])


@clause("pamir instability.4", "pamir check.19")
def test_the_last_of_the_four_is_the_final_check() -> None:
    for checks, points in ((0, [3, 1]), (1, [3, 1]), (2, [6, 2])):
        t = at(checks=checks, market=[[55, 103, 57], BOTTOM], coins={})
        t.play("pass", deck=[31, 104, 32, 33] if checks < 2 else [31, 104])
        assert t.s.points == points
        assert (t.asked == "over") == (checks == 2)
        assert t.of("check_failed") == [{"final": int(checks == 2)}]


@clause("pamir instability.1", "pamir final.1")
def test_it_may_end_the_game() -> None:
    t = at(points=[4, 2])
    t.play("pass", deck=[31, 102])
    assert (t.s.points, t.asked) == ([7, 3], "over")
    assert t.rules.scores(t.s).places == (1, 2)  # type: ignore[union-attr]
