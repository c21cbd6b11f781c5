"""Starting from a later epoch: bots play those before it; their points are kept or set to nothing."""

from __future__ import annotations

from typing import Any

import pytest
from test_report import played

from yiqi.core.optional import early


def begun(**options: str) -> tuple[Any, list[tuple[Any, Any]]]:
    """A match of bots with these options, each position with what was told."""
    match = played(4, 4, **options)
    return match, [(match.at(seq), match.events[seq]) for seq in match.line]


@pytest.mark.clause("world 1.r1")
@pytest.mark.parametrize("epoch", [1, 2, 7])
def test_the_part_before_people_begin_ends_with_the_epoch_before(epoch: int) -> None:
    match, positions = begun(start_epoch=f"e{epoch}")
    for state, _ in positions:
        assert early(match.rules, state) == (state.epoch < epoch and bool(match.rules.turn(state)))
    assert not early(match.rules, match.state)


@pytest.mark.clause("world 1.r2")
def test_points_are_set_to_nothing_when_people_begin() -> None:
    match, positions = begun(start_epoch="e4", early_scores="zeroed", markers="yes")
    [(state, told)] = [(s, events) for s, events in positions if any(e.kind == "zeroed" for e in events)]
    assert state.epoch == 4
    assert state.points == [0] * 4
    assert state.scored == ()
    assert not any(state.drawn)
    kinds = [event.kind for event in told]
    assert kinds.index("epoch") < kinds.index("zeroed") < kinds.index("order")
    # nobody is ahead: who led the weakest empire draws first
    strengths = [match.rules.terms.cards.empires[state.ruled[seat][-1]].strength for seat in state.order]
    assert strengths == sorted(strengths)
    scored = [event.public["n"] for _, events in positions[positions.index((state, told)) + 1 :] for event in events
              if event.kind == "scored"]  # fmt: skip
    assert sum(match.state.points) == sum(scored)


@pytest.mark.clause("world 1.r2")
def test_points_are_kept_unless_that_is_wished() -> None:
    match, positions = begun(start_epoch="e4")
    assert not any(event.kind == "zeroed" for _, events in positions for event in events)
    [state] = [s for s, events in positions if any(e.kind == "epoch" and e.public["epoch"] == 4 for e in events)]
    assert all(state.points)
    _, plain = begun()
    assert plain[-1][0].points == match.state.points
