"""How a bot finds out what a position is worth: the game says so itself, in the module `bot` of its folder.

    def evaluate(rules, state, seat) -> float

says it: larger is better for `seat`, on a scale whose averages mean something (a chance to win, points to come). It is
given guesses, so it may read the whole state it is given. A game without the module is judged by its results alone
(`by_scores`): until the match is over all positions are alike, and a bot that goes by it chooses at random among them.

    def advise(rules, state, seat, legal) -> Action | None

may stand beside it, for a game in which single actions mean little (a sheet of orders is only as good as all its
lines): what a good player would do, one of `legal`, or None where it has no opinion. Greedy asks it first. `state` is a
guess: what the seat cannot see is invented there and must not be read. It keeps nothing between two questions: what is
half done has to be found in the state.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable, Sequence
from typing import Any

from yiqi.core.game import Action, Rules, Scores, Seat

Evaluate = Callable[[Any, Any, Seat], float]
Advise = Callable[[Any, Any, Seat, Sequence[Action]], Action | None]


def of(rules: Rules[Any]) -> Evaluate:
    """The game's own evaluation, `by_scores` when it has none."""
    found: Evaluate = _said(rules, "evaluate") or by_scores
    return found


def advice_of(rules: Rules[Any]) -> Advise | None:
    """The game's own advice, None when it gives none."""
    found: Advise | None = _said(rules, "advise")
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


def _said(rules: Rules[Any], name: str) -> Any:
    """A function of the game's module `bot`, None when there is none."""
    module = _beside(type(rules).__module__)
    return getattr(importlib.import_module(module), name, None) if module else None


def _beside(module: str) -> str | None:
    """The module `bot` in the same folder as the one named, None when there is none."""
    package = getattr(sys.modules.get(module), "__package__", None) or module.rpartition(".")[0]
    name = f"{package}.bot"
    try:
        return name if package and importlib.util.find_spec(name) else None
    except ModuleNotFoundError:
        return None
