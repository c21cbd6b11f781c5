"""Bots that do not think: for simulations, for measuring others against, and for an empty seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from yiqi.core.chance import Chance
from yiqi.core.game import Action, Rules, Seat, State, View
from yiqi.core.optional import SELDOM, rare


class Random:
    """Any legal action, each as likely as the next."""

    guesses_wanted = 0
    reads_view = False

    def __init__(self, rules: Rules[Any]) -> None:
        pass

    def choose(
        self, seat: Seat, view: View, guesses: Sequence[State], legal: Sequence[Action], chance: Chance
    ) -> Action:
        return legal[chance.below(len(legal))]


class Rich:
    """Any verb first, then any legal action of it: verbs with few actions come up as often as those with many.

    What the game calls rare is seldom looked at where anything else can be done.
    """

    guesses_wanted = 0
    reads_view = False

    def __init__(self, rules: Rules[Any]) -> None:
        self._rare = rare(rules)

    def choose(
        self, seat: Seat, view: View, guesses: Sequence[State], legal: Sequence[Action], chance: Chance
    ) -> Action:
        usual = [action for action in legal if action not in self._rare]
        if 0 < len(usual) < len(legal) and chance.below(SELDOM):
            legal = usual
        by_verb: dict[str | int, list[Action]] = {}
        for action in legal:
            by_verb.setdefault(action[0], []).append(action)
        verbs = list(by_verb)
        actions = by_verb[verbs[chance.below(len(verbs))]]
        return actions[chance.below(len(actions))]


class Idle:
    """What the rules do for someone whose time is up."""

    guesses_wanted = 1
    reads_view = False

    def __init__(self, rules: Rules[Any]) -> None:
        self._rules = rules

    def choose(
        self, seat: Seat, view: View, guesses: Sequence[State], legal: Sequence[Action], chance: Chance
    ) -> Action:
        for guess in guesses:
            action = self._rules.idle(guess, seat)
            if action in legal:
                return action
        return legal[0]
