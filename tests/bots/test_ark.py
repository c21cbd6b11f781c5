"""What greedy makes of Ark."""

from __future__ import annotations

from typing import Any

import pytest

from yiqi import bots, games
from yiqi.core.chance import QuickChance
from yiqi.games.ark import bot as look
from yiqi.games.ark import state as states
from yiqi.games.ark.cards import KINDS


def share_of_wins(matches: int, first: int) -> float:
    """The share of the wins that one greedy takes from three random players; a shared win counts 1/n."""
    rules = games.rules("ark", 4)
    greedy, plain = bots.make("greedy", rules), bots.make("random", rules)
    won = 0.0
    for seed in range(first, first + matches):
        chance, thought = QuickChance(f"deal {seed}"), QuickChance(f"bots {seed}")
        state, _ = rules.start(chance)
        while turn := rules.turn(state):
            player = greedy if turn[0] == seed % 4 else plain
            rules.play(state, turn[0], bots.ask(player, rules, state, turn[0], thought), chance)
        places = rules.scores(state).places  # type: ignore[union-attr]
        won += (places[seed % 4] == 1) / places.count(1)
    return won / matches


def test_greedy_beats_three_random_players() -> None:
    """A fair share is a quarter."""
    assert share_of_wins(12, 1) > 0.4


@pytest.mark.slow
@pytest.mark.long
def test_greedy_wins_most_of_a_hundred_matches() -> None:
    """Loose by four standard errors: the figure itself is measured with `yiqi simulate`."""
    assert share_of_wins(100, 1000) > 0.6


def positions(matches: int) -> Any:
    """Positions of random matches, each with its rules."""
    for seed in range(matches):
        rules = games.rules("ark", 3 + seed % 3)
        chance = QuickChance(seed)
        state, _ = rules.start(chance)
        while turn := rules.turn(state):
            yield rules, state
            legal = rules.legal(state, turn[0])
            rules.play(state, turn[0], legal[chance.below(len(legal))], chance)
        yield rules, state


def test_the_evaluation_is_a_chance_to_win() -> None:
    for rules, state in positions(6):
        chances = [look.evaluate(rules, state, seat) for seat in range(rules.seats)]
        assert all(0 <= chance <= 1 for chance in chances)
        if not rules.turn(state):
            assert sum(chances) == pytest.approx(1)
            assert all((chance > 0) == (rules.scores(state).places[seat] == 1) for seat, chance in enumerate(chances))


def test_the_evaluation_leaves_the_position_alone() -> None:
    for rules, state in positions(2):
        before = state.to_json()
        for seat in range(rules.seats):
            look.evaluate(rules, state, seat)
        assert state.to_json() == before


def test_a_lead_in_markers_and_timber_is_worth_something() -> None:
    rules = games.rules("ark", 4)
    state, _ = rules.start(QuickChance(2))
    level = look.evaluate(rules, state, 0)
    for kind in range(len(KINDS)):
        ahead = state.copy()
        ahead.plain[kind] += 1
        assert look.evaluate(rules, ahead, 0) > level
        assert look.evaluate(rules, ahead, 1) < look.evaluate(rules, state, 1)
    richer = state.copy()
    richer.timber[0] += 1
    assert look.evaluate(rules, richer, 0) > level


def test_cards_in_hand_are_worth_something_while_they_can_still_be_played() -> None:
    rules = games.rules("ark", 4)
    state, _ = rules.start(QuickChance(2))
    more = state.copy()
    more.hands[0] = states.with_card(more.hands[0], rules.terms.cards.index["sheep"])  # type: ignore[attr-defined]
    assert look.evaluate(rules, more, 0) > look.evaluate(rules, state, 0)
