"""Greedy: looks to the end of its own turn, over a few guesses, and takes what the game's evaluation likes best.

Every action is tried on every guess; the most promising of those after which the turn goes on are followed further,
over the seat's own actions only. What chance would bring is drawn once for each guess and place in the turn and is the
same for all actions, so that they are compared under the same luck. The work is counted in actions tried, not in time:
the same question with the same chance gets the same answer everywhere.

A game that gives advice of its own (`yiqi.bots.evaluation`) is asked for it first, with a single guess.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from yiqi.bots import evaluation
from yiqi.core.chance import ALL, Audience, Bag, Chance
from yiqi.core.game import HOUSE, STEP, Action, Rules, Seat, State, View

GUESSES: Final = 8
"""Guesses a decision looks at."""
TRIES: Final = 1500
"""Actions tried in one decision, more or less: with many actions fewer guesses are looked at, but each action once."""
DEPTH: Final = 6
"""Own actions followed in one turn."""
WIDTH: Final = 3
"""How many of the actions after which the turn goes on are followed, from the second action of a turn on."""
HOUSE_STEPS: Final = 32
"""Steps of the house that are played before the position is judged."""
FINE: Final = 1 << 30


class SharedLuck:
    """Chance that can be rewound: the same numbers for whoever starts again."""

    __slots__ = ("_next", "_numbers", "_source")

    def __init__(self, source: Chance) -> None:
        self._source = source
        self._numbers: list[float] = []
        self._next = 0

    def rewind(self) -> SharedLuck:
        """Itself, from its first number on."""
        self._next = 0
        return self

    def below(self, n: int, to: Audience = ALL) -> int:
        at = self._next
        self._next = at + 1
        if at == len(self._numbers):
            self._numbers.append(self._source.below(FINE) / FINE)
        return int(self._numbers[at] * n)

    def die(self, sides: int) -> int:
        return self.below(sides) + 1

    def draw(self, bag: Bag, to: Audience = ALL) -> int:
        index = bag.at(self.below(bag.total))
        bag.take(index)
        return index


class Tried:
    """An action tried on one guess: the position after it, its value, and whether the seat's turn goes on."""

    __slots__ = ("goes_on", "state", "value")

    def __init__(self, state: Any, value: float, goes_on: bool) -> None:
        self.state = state
        self.value = value
        self.goes_on = goes_on


class Greedy:
    """See the module. `tries` bounds the actions tried in one decision."""

    reads_view = False

    def __init__(self, rules: Rules[Any], tries: int = TRIES) -> None:
        self._rules = rules
        self._evaluate = evaluation.of(rules)
        self._advise = evaluation.advice_of(rules)
        self._tries = tries
        self._left = 0

    @property
    def guesses_wanted(self) -> int:
        return 1 if self._advise else GUESSES

    def choose(
        self, seat: Seat, view: View, guesses: Sequence[State], legal: Sequence[Action], chance: Chance
    ) -> Action:
        if len(legal) == 1 or not guesses:
            return legal[chance.below(len(legal))]
        advised = self._advise(self._rules, guesses[0], seat, legal) if self._advise else None
        if advised is not None:
            return advised
        guesses = guesses[: max(1, self._tries // len(legal))]
        luck = [[SharedLuck(chance) for _ in range(DEPTH)] for _ in guesses]
        self._left = self._tries
        tried = [[self._try(guess, seat, a, luck[g][0]) for g, guess in enumerate(guesses)] for a in legal]
        values = [sum(t.value for t in row) for row in tried]
        order = sorted(range(len(legal)), key=lambda i: -values[i])
        for i in order:
            if self._left <= 0:
                break
            if any(t.goes_on for t in tried[i]):
                values[i] = sum(self._follow(t, seat, 1, luck[g]) for g, t in enumerate(tried[i]))
        best = max(values)
        ties = [i for i, value in enumerate(values) if value == best]
        return legal[ties[chance.below(len(ties))]]

    def _try(self, state: Any, seat: Seat, action: Action, luck: SharedLuck) -> Tried:
        rules = self._rules
        after = state.copy()
        self._left -= 1
        luck.rewind()
        rules.play(after, seat, action, luck)
        turn = rules.turn(after)
        for _ in range(HOUSE_STEPS):
            if HOUSE not in turn:
                break
            rules.play(after, HOUSE, STEP, luck)
            turn = rules.turn(after)
        return Tried(after, self._evaluate(rules, after, seat), seat in turn)

    def _follow(self, tried: Tried, seat: Seat, depth: int, luck: Sequence[SharedLuck]) -> float:
        """The value of the best end of the turn that was found from here."""
        if not tried.goes_on or depth >= DEPTH or self._left <= 0:
            return tried.value
        nexts = [self._try(tried.state, seat, a, luck[depth]) for a in self._rules.legal(tried.state, seat)]
        ended = [t.value for t in nexts if not t.goes_on]
        going = sorted((t for t in nexts if t.goes_on), key=lambda t: -t.value)
        return max(ended + [self._follow(t, seat, depth + 1, luck) for t in going[:WIDTH]], default=tried.value)
