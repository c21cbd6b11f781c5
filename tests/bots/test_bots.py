"""Every bot plays every game, and none of them sees more than it may."""

from __future__ import annotations

import concurrent.futures
import signal
import subprocess
import sys
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from yiqi import bots, games
from yiqi.bots import evaluation, worker
from yiqi.bots.processes import processes
from yiqi.core import trials
from yiqi.core.chance import QuickChance
from yiqi.core.edition import canonical
from yiqi.core.game import HOUSE, STEP, Action
from yiqi.core.optional import rare

GAMES = games.ids()


def play(rules: Any, seated: Sequence[bots.Bot], seed: int, most: int = 9000) -> Any:
    """The last position of a match."""
    chance, own = QuickChance(seed), QuickChance(seed + 1)
    state, _ = rules.start(chance)
    for _ in range(most):
        turn = rules.turn(state)
        if not turn:
            return state
        action = STEP if turn[0] == HOUSE else bots.ask(seated[turn[0]], rules, state, turn[0], own)
        rules.play(state, turn[0], action, chance)
    raise AssertionError("the match does not end")


def opening(rules: Any, seed: int, actions: int) -> Any:
    """A position after so many random actions, somebody's turn."""
    chance = QuickChance(seed)
    state, _ = rules.start(chance)
    while actions > 0 or HOUSE in rules.turn(state):
        turn = rules.turn(state)
        assert turn, "the match is over too soon"
        legal = [STEP] if turn[0] == HOUSE else rules.legal(state, turn[0])
        rules.play(state, turn[0], legal[chance.below(len(legal))], chance)
        actions -= 1
    return state


WHOLE = [
    pytest.param(game_id, seats, name, marks=pytest.mark.long if name == "greedy" and n else ())
    for game_id in GAMES
    for n, seats in enumerate(games.game(game_id).seats)
    for name in bots.names()
]


@pytest.mark.parametrize(("game_id", "seats", "name"), WHOLE)
def test_each_bot_plays_whole_matches(game_id: str, seats: int, name: str) -> None:
    rules = games.rules(game_id, seats)
    bot = bots.make(name, rules)
    state = play(rules, [bot] * seats, seats)
    assert rules.scores(state) is not None


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("game_id", GAMES)
def test_equal_questions_get_equal_answers_and_leave_guesses_alone(game_id: str, name: str) -> None:
    rules = games.rules(game_id, games.game(game_id).seats[0])
    for seed in range(5):
        state = opening(rules, seed, 4)
        seat = rules.turn(state)[0]
        legal = rules.legal(state, seat)
        guesses = [rules.guess(state, seat, QuickChance(seed)) for _ in range(3)]
        before = [canonical(guess.to_json()) for guess in guesses]
        bot = bots.make(name, rules)
        first, again = (bot.choose(seat, rules.view(state, seat), guesses, legal, QuickChance(9)) for _ in range(2))
        assert first == again
        assert first in legal
        assert [canonical(guess.to_json()) for guess in guesses] == before


class Watched:
    """Rules that note which states somebody looks into."""

    def __init__(self, rules: Any, forbidden: Any) -> None:
        self._rules = rules
        self._forbidden = forbidden

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._rules, name)

        def watched(*args: Any) -> Any:
            assert not any(arg is self._forbidden for arg in args), f"{name} was called with the true state"
            return found(*args)

        return watched if callable(found) else found


@pytest.mark.parametrize("game_id", GAMES)
def test_greedy_goes_by_the_guesses_alone(game_id: str) -> None:
    """Two states that the seat cannot tell apart, equal guesses and chance: the same choice."""
    rules = games.rules(game_id, games.game(game_id).seats[0])
    for seed in range(5):
        state = opening(rules, seed, 4)
        seat = rules.turn(state)[0]
        other = rules.guess(state, seat, QuickChance(seed + 50))
        guesses = [rules.guess(state, seat, QuickChance(seed + i)) for i in range(3)]
        watched = Watched(rules, state)
        bot = bots.make("greedy", rules)
        bot._rules = watched  # type: ignore[attr-defined]
        choices = [
            bot.choose(seat, rules.view(s, seat), guesses, rules.legal(s, seat), QuickChance(1)) for s in (state, other)
        ]
        assert choices[0] == choices[1]


def test_a_bot_is_asked_with_guesses_of_its_own_seat() -> None:
    rules = games.rules("toy", 3)
    state = opening(rules, 3, 5)
    seat = rules.turn(state)[0]
    seen: list[Any] = []

    class Curious:
        guesses_wanted = 20
        reads_view = True

        def choose(self, seat: int, view: Any, guesses: Any, legal: Sequence[Action], chance: Any) -> Action:
            seen.extend(guesses)
            assert view == rules.view(state, seat)
            assert all(rules.view(guess, seat) == view for guess in guesses)
            return legal[0]

    bots.ask(Curious(), rules, state, seat, QuickChance(1))
    others = {tuple(f for i, f in enumerate(g.favourite) if i != seat) for g in seen}
    assert all(guess is not state for guess in seen)
    assert len(others) > 1


def test_rich_gives_each_verb_the_same_chance() -> None:
    rules = games.rules("toy", 2)
    legal: list[Action] = [("bid", k) for k in range(6)] + [("commit",)]
    bot = bots.make("rich", rules)
    chance = QuickChance(4)
    commits = sum(bot.choose(0, None, [], legal, chance) == ("commit",) for _ in range(2000))
    assert 900 < commits < 1100


def test_rich_seldom_does_what_the_game_calls_rare() -> None:
    """Once in forty with two verbs; always where nothing else can be done."""
    rules = games.rules("pamir", 2)
    bot, chance, random = bots.make("rich", rules), QuickChance(4), Random(4)
    legal: list[Action] = [("pass",), ("buy", 5)]
    picked = [bot.choose(0, None, [], legal, chance) for _ in range(2000)]
    picked += [trials.rich(legal, random, rare(rules)) for _ in range(2000)]
    assert 50 < picked.count(("pass",)) < 160
    assert bot.choose(0, None, [], [("pass",)], chance) == ("pass",)
    assert trials.rich([("pass",)], random, rare(rules)) == ("pass",)
    assert rare(games.rules("ark", 3)) == frozenset()


def test_idle_does_what_the_clock_would() -> None:
    rules = games.rules("toy", 3)
    state = opening(rules, 1, 3)
    seat = rules.turn(state)[0]
    assert bots.ask(bots.make("idle", rules), rules, state, seat, QuickChance(1)) == rules.idle(state, seat)


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(bots.Unknown, match="no bot 'grandmaster': expected one of random, rich, idle, greedy"):
        bots.make("grandmaster", games.rules("toy", 2))


def test_a_game_without_an_evaluation_is_judged_by_its_results() -> None:
    rules = games.rules("toy", 2)
    assert evaluation.of(rules) is evaluation.by_scores
    assert not evaluation.has_own(rules)
    state = opening(rules, 1, 2)
    assert evaluation.of(rules)(rules, state, 0) == 0.0
    end = play(rules, [bots.make("random", rules)] * 2, 5)
    assert sum(evaluation.of(rules)(rules, end, seat) for seat in range(2)) == 1.0


def ark_question(name: str) -> tuple[worker.Question, Any]:
    rules = games.rules("ark", 4)
    edition = games.edition("ark")
    table = worker.Table("ark", 1, edition.content, tuple(games.settle("ark", {}).items()))
    state = opening(rules, 8, 10)
    return worker.question(name, table, rules, state, rules.turn(state)[0], QuickChance(3)), state


@pytest.mark.parametrize("name", bots.names())
def test_a_worker_answers_in_another_process(name: str) -> None:
    asked, state = ark_question(name)
    text = canonical(state.to_json())
    assert all(guess != text for guess in asked.guesses)
    here = worker.choose_json(asked)
    assert here in asked.legal
    with concurrent.futures.ProcessPoolExecutor(1) as pool:
        assert pool.submit(worker.choose_json, asked).result(timeout=60) == here


def test_bots_need_no_package() -> None:
    code = (
        "import sys, yiqi.bots, yiqi.bots.worker;"
        "bad = {'numpy', 'pettingzoo', 'gymnasium', 'litestar', 'fluent'} & set(sys.modules); assert not bad, bad"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_a_process_of_bots_never_hears_an_interrupt_not_even_while_it_starts() -> None:
    with processes(1) as pool:
        assert signal.SIGINT in pool.submit(signal.pthread_sigmask, signal.SIG_BLOCK, ()).result(60)


def test_a_process_of_bots_loads_nothing_of_the_server() -> None:
    with processes(1) as pool:
        loaded = pool.submit(eval, "sorted(__import__('sys').modules)").result(60)
    assert "yiqi.bots.worker" in loaded
    assert not [name for name in loaded if name.startswith(("yiqi.server", "litestar"))]
