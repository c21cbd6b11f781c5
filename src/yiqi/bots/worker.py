"""One decision as a function of plain values, for another process.

    asked = worker.question("greedy", table, rules, state, seat, chance)
    text = pool.submit(worker.choose_json, asked).result()

In a thread a thinking bot would hold up everybody at the server. What goes over is the seat's guesses as JSON and
the legal actions as text: the true state stays where it is. The rules of a match are built once a process.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import threading
from functools import lru_cache
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

from yiqi import bots, games
from yiqi.bots.bot import SPAN, offered
from yiqi.core import action
from yiqi.core.chance import Chance, QuickChance
from yiqi.core.edition import Edition, canonical
from yiqi.core.game import Rules, Seat, State


class Question(NamedTuple):
    """Everything a bot is given. `edition` is the edition's canonical JSON (`Edition.content`), `options` all of
    the match's options in any order, `guesses` the JSON of states, `legal` the actions in their text form."""

    bot: str
    game: str
    ruleset: int
    edition: str
    options: tuple[tuple[str, str], ...]
    seats: int
    seat: Seat
    guesses: tuple[str, ...]
    legal: tuple[str, ...]
    seed: int


class Table(NamedTuple):
    """What never changes during a match, as a question has it."""

    game: str
    ruleset: int
    edition: str
    options: tuple[tuple[str, str], ...]


def question(name: str, table: Table, rules: Rules[Any], state: State, seat: Seat, chance: Chance) -> Question:
    """What the bot called `name` is to be asked. The guesses are made here, where the state is. Raises bots.Unknown."""
    bot = bots.make(name, rules)
    wanted = max(bot.guesses_wanted, 1 if bot.reads_view else 0)
    return Question(
        bot=name,
        game=table.game,
        ruleset=table.ruleset,
        edition=table.edition,
        options=table.options,
        seats=rules.seats,
        seat=seat,
        guesses=tuple(canonical(rules.guess(state, seat, chance).to_json()) for _ in range(wanted)),
        legal=tuple(action.text(a) for a in offered(rules, state, seat)),
        seed=chance.below(SPAN),
    )


def choose_json(asked: Question) -> str:
    """The text of the action the bot chooses: one of `asked.legal`; equal questions, equal answers.

    Raises ValueError when bot, game, options or a guess cannot be read.
    """
    table = Table(asked.game, asked.ruleset, asked.edition, tuple(sorted(asked.options)))
    bot, rules = _seated(asked.bot, table, asked.seats)
    legal = [action.parse(text) for text in asked.legal]
    guesses = [rules.restore(json.loads(text)) for text in asked.guesses]
    view = rules.view(guesses[0], asked.seat) if bot.reads_view else None
    return action.text(bot.choose(asked.seat, view, guesses, legal, QuickChance(asked.seed)))


@lru_cache(maxsize=64)
def _seated(name: str, table: Table, seats: int) -> tuple[bots.Bot, Rules[Any]]:
    edition = Edition.parse("", table.edition)
    rules = games.rules(table.game, seats, dict(table.options), edition, table.ruleset)
    return bots.make(name, rules), rules


def begin() -> None:
    """What a worker does first: it leaves interrupts to its parent, and sees to it that it ends when the parent does,
    even one that was killed and could tell nobody."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)
