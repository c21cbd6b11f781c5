"""What every bot is, and how one is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from yiqi.core.chance import Chance
from yiqi.core.game import Action, Rules, Seat, State, View
from yiqi.core.optional import bell


class Bot(Protocol):
    """A program that chooses among legal actions; it keeps nothing from one choice to the next."""

    @property
    def guesses_wanted(self) -> int:
        """How many guesses it looks at; 0 for none. It plays with fewer, down to one, if it must."""
        ...

    @property
    def reads_view(self) -> bool:
        """Whether it looks at the view; if not, None may stand for it."""
        ...

    def choose(
        self, seat: Seat, view: View, guesses: Sequence[State], legal: Sequence[Action], chance: Chance
    ) -> Action:
        """One of `legal`, which has at least one action.

        `view` is what the seat sees; `guesses` are states that it cannot tell from the true one, left
        unchanged; `chance` is the bot's own, never the match's: equal arguments, equal choice.
        """
        ...


def ask(bot: Bot, rules: Rules[Any], state: State, seat: Seat, chance: Chance) -> Action:
    """The bot's choice for a seat that may act in `state`; the bot itself gets the view and guesses only."""
    legal = offered(rules, state, seat)
    if len(legal) == 1:
        return legal[0]
    view = rules.view(state, seat) if bot.reads_view else None
    guesses = [rules.guess(state, seat, chance) for _ in range(bot.guesses_wanted)]
    return bot.choose(seat, view, guesses, legal, chance)


def offered(rules: Rules[Any], state: State, seat: Seat) -> list[Action]:
    """What a bot may choose among: all that is legal but what a clock does, which has an hour of its own."""
    legal, hour = rules.legal(state, seat), bell(rules)
    return legal if hour is None else [a for a in legal if a != hour.action]


SPAN: Final = 1 << 30
"""A bot's seeds are numbers below this."""
