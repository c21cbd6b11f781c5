"""Every game on the shelf as an environment, by PettingZoo's own tests."""

from __future__ import annotations

import random
import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test

from yiqi import games, rl
from yiqi.core.chance import QuickChance
from yiqi.core.game import HOUSE, STEP
from yiqi.core.optional import listed

SEATS = [
    pytest.param(game_id, seats, marks=pytest.mark.long if n else ())
    for game_id in games.ids()
    for n, seats in enumerate(games.game(game_id).seats)
]
EVERY = {"sanguo": 60, "world": 5}
"""Games of long matches or large views: of their positions one in so many is looked at."""


def walk(rules: Any, seed: int, limit: int = 2000) -> Any:
    """Positions of a random match, the last included."""
    chance = QuickChance(seed)
    state, _ = rules.start(chance)
    for _ in range(limit):
        yield state
        turn = rules.turn(state)
        if not turn:
            return
        seat = turn[chance.below(len(turn))]
        legal = [STEP] if seat == HOUSE else rules.legal(state, seat)
        rules.play(state, seat, legal[chance.below(len(legal))], chance)


@pytest.mark.parametrize(("game_id", "seats"), SEATS)
def test_pettingzoo_accepts_it(game_id: str, seats: int) -> None:
    with warnings.catch_warnings():
        # it warns that an observation with a mask is not a bare array
        warnings.simplefilter("ignore")
        api_test(rl.env(game_id, seats=seats), num_cycles=100)


@pytest.mark.parametrize(("game_id", "seats"), SEATS)
def test_equal_seeds_give_equal_matches(game_id: str, seats: int) -> None:
    seed_test(lambda: rl.env(game_id, seats=seats), num_cycles=60)


@pytest.mark.parametrize(("game_id", "seats"), SEATS)
def test_a_view_can_be_read_back(game_id: str, seats: int) -> None:
    rules = games.rules(game_id, seats)
    codec = rl.Codec(rules.schema(), rules.domains())
    for seed in range(3):
        for n, state in enumerate(walk(rules, seed)):
            for seat in () if n % EVERY.get(game_id, 1) else (None, *range(seats)):
                view = rules.view(state, seat)
                row = codec.encode(view)
                assert row.shape == codec.highs.shape
                assert (row >= 0).all() and (row <= codec.highs).all()
                assert codec.decode(row) == view


@pytest.mark.parametrize(("game_id", "seats"), SEATS)
def test_an_action_and_its_number(game_id: str, seats: int) -> None:
    rules = games.rules(game_id, seats)
    index = rl.ActionIndex(rules.verbs(), listed(rules))
    dice = random.Random(game_id)
    for number in [0, index.size - 1, *(dice.randrange(index.size) for _ in range(500))]:
        assert index.index(index.action(number)) == number
    for n, state in enumerate(walk(rules, 5)):
        for seat in () if n % EVERY.get(game_id, 1) else range(seats):
            for action in rules.legal(state, seat):
                assert index.action(index.index(action)) == action


@pytest.mark.parametrize("game_id", games.ids())
def test_the_mask_is_what_is_legal_and_only_for_who_acts(game_id: str) -> None:
    env = rl.env(game_id)
    env.reset(seed=3)
    table = env.unwrapped
    for _ in range(60):
        if env.terminations[env.agent_selection]:
            break
        for agent in env.agents:
            mask = env.observe(agent)["action_mask"]
            legal = table.rules.legal(table.game_state, table.seat(agent)) if agent == env.agent_selection else []
            assert {table.index.action(i) for i in np.flatnonzero(mask).tolist()} == set(legal)
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(np.flatnonzero(mask)[-1]))


@pytest.mark.parametrize("game_id", games.ids())
def test_an_illegal_action_is_refused_by_clause(game_id: str) -> None:
    env = rl.env(game_id)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    before = env.unwrapped.game_state.to_json()
    with pytest.raises(ValueError, match="refused by"):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.unwrapped.game_state.to_json() == before


@pytest.mark.parametrize("game_id", games.ids())
def test_rewards_are_shares_of_the_win(game_id: str) -> None:
    env = rl.env(game_id)
    dice = random.Random(2)
    for seed in range(5):
        env.reset(seed=seed)
        while not any(env.terminations.values()):
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(dice.choice(np.flatnonzero(mask).tolist()))
        table = env.unwrapped
        scores = table.rules.scores(table.game_state)
        winners = scores.places.count(1)
        for agent in table.possible_agents:
            won = scores.places[table.seat(agent)] == 1
            assert env.rewards[agent] == pytest.approx(2 / winners - 1 if won else -1)


@pytest.mark.parametrize("game_id", games.ids())
@pytest.mark.parametrize("mode", ["svg", "ansi"])
def test_it_can_be_looked_at(game_id: str, mode: str) -> None:
    env = rl.env(game_id, render_mode=mode)
    env.reset(seed=1)
    shown = env.render()
    assert shown.startswith("<svg ") if mode == "svg" else "is asked" in shown


def test_the_lowest_seat_that_is_waited_for_acts_and_the_house_by_itself() -> None:
    env = rl.env("toy", seats=4)
    env.reset(seed=4)
    table, dice, together = env.unwrapped, random.Random(1), 0
    while not any(env.terminations.values()):
        turn = table.rules.turn(table.game_state)
        assert HOUSE not in turn
        assert env.agent_selection == f"seat_{min(turn)}"
        together += len(turn) > 1
        env.step(dice.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()))
    assert together


def test_options_of_the_table_are_the_games() -> None:
    env = rl.env("ark", seats=3, options={"start": "2"})
    for seed in range(5):
        env.reset(seed=seed)
        assert env.agent_selection == "seat_2"
    with pytest.raises(games.Unknown, match="no option 'moon'"):
        rl.env("ark", options={"moon": "full"})
    with pytest.raises(ValueError, match="no render mode 'film': expected one of svg, ansi"):
        rl.env("ark", render_mode="film")
