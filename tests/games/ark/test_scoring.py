"""Scoring: every tie shape, halves, timber, and who wins."""

from __future__ import annotations

import pytest
from ark_table import Table, table

from support import clause
from yiqi.games.ark.scoring import ranks, share

SHAPES = {
    # markers by seat: points by seat
    (1,): (10,),
    (3, 1): (10, 6),
    (3, 2, 1): (10, 6, 2),
    (4, 3, 2, 1): (10, 6, 2, 2),
    (5, 4, 3, 2, 1): (10, 6, 2, 2, 2),
    (2, 2): (8, 8),
    (2, 2, 1): (8, 8, 2),
    (2, 2, 1, 1): (8, 8, 2, 2),
    (2, 2, 1, 1, 1): (8, 8, 2, 2, 2),
    (3, 3, 2, 1, 1): (8, 8, 2, 2, 2),
    (3, 1, 1): (10, 4, 4),
    (3, 2, 2, 1): (10, 4, 4, 2),
    (3, 2, 2, 1, 1): (10, 4, 4, 2, 2),
    (3, 1, 1, 1): (10, 4, 4, 4),
    (4, 2, 2, 2, 1): (10, 4, 4, 4, 2),
    (3, 1, 1, 1, 1): (10, 3, 3, 3, 3),
    (2, 2, 2): (6, 6, 6),
    (2, 2, 2, 1): (6, 6, 6, 2),
    (2, 2, 2, 1, 1): (6, 6, 6, 2, 2),
    (1, 1, 1, 1): (5, 5, 5, 5),
    (2, 2, 2, 2, 1): (5, 5, 5, 5, 2),
    (1, 1, 1, 1, 1): (5, 5, 5, 5, 5),
}


@pytest.mark.parametrize("shape", SHAPES)
@clause("ark score.3", "ark score.4", "ark score.5")
def test_points_by_rank(shape: tuple[int, ...]) -> None:
    assert tuple(share([2 * n for n in shape])) == SHAPES[shape]
    assert tuple(share([2 * n for n in reversed(shape)])) == SHAPES[shape][::-1]


@clause("ark score.6", "ark score.7", "ark score.8")
def test_the_books_examples() -> None:
    assert share([4, 4, 2, 0]) == [8, 8, 2, 0]
    assert share([6, 4, 4, 0]) == [10, 4, 4, 0]


@clause("ark score.9", "ark score.12", "ark score.13")
def test_larger_ties() -> None:
    assert share([4, 4, 4, 2]) == [6, 6, 6, 2]
    assert share([4, 4, 4, 4, 4]) == [5] * 5
    assert share([6, 2, 2, 2]) == [10, 4, 4, 4]
    assert share([6, 2, 2, 2, 2]) == [10, 3, 3, 3, 3]


@clause("ark score.10")
def test_fractions_are_rounded_up() -> None:
    assert share([2] * 5) == [5] * 5, "22 / 5"
    assert ("score-why-rounded", {}) in ranks([2] * 5, [5] * 5)
    assert ("score-why-rounded", {}) not in ranks([4, 4, 2], [8, 8, 2])


@clause("ark score.14")
def test_nothing_without_a_marker() -> None:
    assert share([0, 0, 0]) == [0, 0, 0]
    assert share([2, 0, 0]) == [10, 0, 0]


@clause("ark bronto.5", "ark score.2")
def test_one_and_a_half_lies_between_one_and_two() -> None:
    t = table("", markers={"0": {"heavy": 1}, "1": {"heavy": 2}}, halves={"2": {"heavy": 1}}, hands={})
    assert [p.points[0] for p in t.rules.view(t.s, None).players] == [2, 10, 6]


def over(**position: object) -> Table:
    """A finished match: the last player passes."""
    t = table("", phase="end", **{"timber": [1, 0, 0], "hands": {}, **position})  # type: ignore[arg-type]
    t.play("pass")
    return t


@clause("ark score.11", "ark over.1", "ark aim.1")
def test_timber_is_a_point_each() -> None:
    t = over(timber=[3, 0, 0], markers={"1": {"shy": 1}})
    scores = t.rules.scores(t.s)
    assert scores is not None
    assert [row.key for row in scores.rows] == ["heavy", "slow", "shy", "useful", "provision", "timber"]
    assert scores.rows[5].points == (3, 0, 0)
    assert scores.rows[2].points == (0, 10, 0)
    assert scores.rows[2].why == (("score-why-alone", {"seat": 1}),)
    assert scores.totals == (3, 10, 0)


@clause("ark win.1")
def test_the_highest_total_wins() -> None:
    scores = (t := over(timber=[3, 0, 0], markers={"1": {"shy": 1}})).rules.scores(t.s)
    assert scores is not None
    assert scores.places == (2, 1, 3)
    assert scores.tie == ("tie-none", {})


@clause("ark win.2", "ark win.3")
def test_fewer_animals_in_hand_break_a_tie() -> None:
    t = over(
        markers={"1": {"shy": 1}, "2": {"shy": 1}, "0": {}},
        hands={"1": ["cow", "dog"], "2": ["cow", "hay", "hay"]},
        pets={"2": "hay", "1": "hay"},
    )
    scores = t.rules.scores(t.s)
    assert scores is not None
    assert scores.totals == (1, 8, 8)
    assert scores.places == (3, 2, 1)
    assert scores.tie == ("tie-hand-animals", {"seat": 2})


@clause("ark win.4")
def test_a_victory_can_be_shared() -> None:
    t = over(markers={"1": {"shy": 1}, "2": {"shy": 1}}, hands={"1": ["cow"], "2": ["dog"]})
    scores = t.rules.scores(t.s)
    assert scores is not None
    assert scores.places == (3, 1, 1)
    assert scores.tie == ("tie-shared", {})


@clause("ark parts.5")
def test_every_row_is_explained() -> None:
    for shape in SHAPES:
        worth = [2 * n for n in shape]
        assert ranks(worth, share(worth))
    t = over(halves={"0": {"heavy": 1}}, markers={"1": {"heavy": 1}})
    scores = t.rules.scores(t.s)
    assert scores is not None
    assert scores.rows[0].counts == ("1.5", "1", "")
    assert ("score-why-half", {"seat": 0, "markers": "1.5"}) in scores.rows[0].why
