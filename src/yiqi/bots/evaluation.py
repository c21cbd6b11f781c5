"""How a bot finds out what a position is worth: the game says so itself, in the module `bot` of its folder.

    def evaluate(rules, state, seat) -> float

is all of that module that is used here: larger is better for `seat`, on a scale whose averages mean something (a chance
to win, points to come). It is given guesses, so it may read the whole state it is given. A game without the module is
judged by its results alone (`by_scores`): until the match is over all positions are alike, and a bot that goes by it
chooses at random among them.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable
from typing import Any

from yiqi.core.game import Rules, Scores, Seat

Evaluate = Callable[[Any, Any, Seat], float]


def of(rules: Rules[Any]) -> Evaluate:
    """The game's own evaluation, `by_scores` when it has none."""
    module = _beside(type(rules).__module__)
    found: Evaluate = getattr(importlib.import_module(module), "evaluate", by_scores) if module else by_scores
    return found


def has_own(rules: Rules[Any]) -> bool:
    """Whether the game says what its positions are worth."""
    return of(rules) is not by_scores


def by_scores(rules: Rules[Any], state: Any, seat: Seat) -> float:
    """The seat's share of the win when the match is over; 0 before."""
    scores = rules.scores(state)
    return 0.0 if scores is None else win_share(scores, seat)


def win_share(scores: Scores, seat: Seat) -> float:
    """1 for a win, 1/n for a win that n share, 0 for anything else."""
    return 1.0 / scores.places.count(1) if scores.places[seat] == 1 else 0.0


def _beside(module: str) -> str | None:
    """The module `bot` in the same folder as the one named, None when there is none."""
    package = getattr(sys.modules.get(module), "__package__", None) or module.rpartition(".")[0]
    name = f"{package}.bot"
    try:
        return name if package and importlib.util.find_spec(name) else None
    except ModuleNotFoundError:
        return None
