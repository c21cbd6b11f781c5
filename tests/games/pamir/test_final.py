"""The end of a match: four points ahead after a check, the final check, ties."""

from __future__ import annotations

from typing import Any

import pytest
from pamir_play import NO_DECK, At
from pamir_table import do, table

from support import clause
from yiqi.core.game import Scores

ROWS = [[101, 56, 57, 58, 59, 60], [65, 66, 67, 68, 69, 70]]


def checked(seats: int = 3, **fields: Any) -> At:
    """After the check in the first column has been bought: seat 0 gets 3 points, seat 1 one."""
    tribes = {"kabul": {"0": 2, "1": 1}}
    return At(seats=seats, **{"market": ROWS, "piles": NO_DECK, "tribes": tribes, **fields}).play("buy 101")


def scores(t: At) -> Scores:
    found = t.rules.scores(t.s)
    assert found is not None
    return found


@clause("pamir final.1")
@pytest.mark.parametrize(
    ("points", "over"),
    [
        ([0, 0, 0], False),  # 3, 1, 0
        ([2, 0, 0], True),  # 5, 1, 0
        ([1, 0, 0], False),  # 4, 1, 0
        ([3, 0, 3], False),  # 6, 1, 3: not four ahead of everybody
        ([3, 0, 2], True),  # 6, 1, 2
        ([0, 6, 0], True),  # 3, 7, 0
        ([0, 0, 7], True),  # 3, 1, 7
        ([0, 0, 6], False),
        ([0, 9, 10], False),  # 3, 10, 10: two share the lead
    ],
)
def test_four_points_ahead_of_everybody(points: list[int], over: bool) -> None:
    t = checked(points=points)
    assert (t.asked == "over") == over
    assert (t.rules.scores(t.s) is not None) == over
    if over:
        best = max(t.s.points)
        assert scores(t).places[t.s.points.index(best)] == 1
        assert t.rules.turn(t.s) == ()


@clause("pamir final.1")
def test_a_lead_alone_ends_nothing() -> None:
    t = At(points=[9, 0], market=[[55, *ROWS[0][1:]], ROWS[1]], piles=NO_DECK)
    t.play("buy 55", "pass")
    assert t.asked == "turn", "only after a check"


@clause("pamir final.2")
def test_after_the_final_check_the_most_points_win() -> None:
    t = checked(points=[0, 5, 3], checks=3)
    assert (t.asked, t.s.points) == ("over", [6, 7, 3])
    assert scores(t).places == (2, 1, 3)
    assert scores(t).totals == (6, 7, 3)
    assert scores(t).tie is None


FINAL: dict[str, Any] = {"checks": 3, "market": ROWS, "tribes": {"kabul": {"0": 2, "1": 1}}, "points": [0, 4, 0]}
"""After it seats 0 and 1 have six points, seat 2 has none."""


@clause("pamir final.3", "pamir final.4")
def test_first_the_red_stars() -> None:
    t = checked(courts=[[50], [98], [32]], rupees=[9, 4, 30], **FINAL)
    assert t.s.points == [6, 6, 0]
    assert scores(t).places == (2, 1, 3), "three stars to two, whatever the rupees"
    assert scores(t).tie == ("tie-stars", {"n": 3})


@clause("pamir final.4")
def test_red_stars_only_and_all_of_them() -> None:
    t = checked(courts=[[50, 82], [98, 1, 7]], seats=2, **{**FINAL, "points": [0, 4]})
    assert scores(t).places == (1, 2), "four red stars to three; purple and blue do not count"


@clause("pamir final.3", "pamir final.5")
def test_then_the_rupees() -> None:
    t = checked(courts=[[50], [82], []], rupees=[5, 6, 30], **FINAL)
    assert scores(t).places == (2, 1, 3)
    assert scores(t).tie == ("tie-rupees", {"n": 6})


@clause("pamir final.6", "pamir final.7")
def test_no_kebab_a_shared_victory() -> None:
    t = checked(courts=[[50], [82], []], rupees=[5, 5, 30], **FINAL)
    assert scores(t).places == (1, 1, 3)
    assert scores(t).tie == ("tie-shared", {})


@clause("pamir final.3", "pamir final.7")
def test_ties_below_the_first_are_broken_in_the_same_order() -> None:
    t = checked(4, points=[0, 2, 4, 4], checks=3, rupees=[4, 4, 5, 4], courts=[[], [], [], []])
    assert t.s.points == [6, 4, 4, 4]
    assert scores(t).places == (1, 3, 2, 3)
    assert scores(t).tie is None, "the victory itself was not tied"


def test_each_check_is_a_row_of_the_score_sheet() -> None:
    rules, s = table(
        points=[2, 0, 0, 0],
        checks=3,
        armies={"kabul": {"british": 5}},
        loyalty=["british", "russian", "russian", "afghan"],
        market=[[104, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]],
    )
    do(rules, s, 0, "buy 104")
    scores = rules.scores(s)
    assert scores is not None
    assert [(row.key, row.points, row.clause) for row in scores.rows] == [
        ("check-1", (10, 0, 0, 0), "pamir check.12"),
        ("checks", (2, 0, 0, 0), "pamir parts.2"),
    ]
    assert scores.rows[0].why[0] == ("score-passed", {"coalition": "british", "final": 1})
    assert scores.rows[0].counts == ("1", "", "", "")
