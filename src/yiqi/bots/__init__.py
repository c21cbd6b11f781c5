"""Programs that play: any bot here plays any game on the shelf.

    bot = bots.make("greedy", rules)
    action = bots.ask(bot, rules, state, seat, QuickChance(7))

A bot sees the view of its seat and guesses at the rest, never the true state. `ask` makes both from the state;
`yiqi.bots.worker` does the same for another process.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from yiqi.bots.bot import Bot, ask
from yiqi.bots.greedy import Greedy
from yiqi.bots.simple import Idle, Random, Rich
from yiqi.core.game import Rules

__all__ = ["Bot", "Unknown", "ask", "make", "names"]

BOTS: Final[Mapping[str, Callable[[Rules[Any]], Bot]]] = {
    "random": Random,
    "rich": Rich,
    "idle": Idle,
    "greedy": Greedy,
}


class Unknown(ValueError):
    """A name that no bot has; the message lists those there are."""


def names() -> list[str]:
    """The names of all bots, from the simplest to the best."""
    return list(BOTS)


def make(name: str, rules: Rules[Any]) -> Bot:
    """A bot of this name for matches by `rules`. Raises Unknown."""
    if name not in BOTS:
        raise Unknown(f"no bot {name!r}: expected one of {', '.join(BOTS)}")
    return BOTS[name](rules)
