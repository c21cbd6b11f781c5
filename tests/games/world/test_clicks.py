"""How many clicks a turn takes: matches of good players, each action counted as it is clicked at the page."""

from __future__ import annotations

import statistics

from world_table import cards, rules_of

from yiqi import bots
from yiqi.core.chance import QuickChance

MATCHES = 3
AN_ARMY = 2
BESIDES = 10


def turns(seed: int) -> dict[tuple[int, int], int]:
    """The clicks of each turn of a match between good players, by the seat and its empire."""
    rules = rules_of(4)
    chance = QuickChance(seed)
    state, _ = rules.start(chance)
    players = [bots.make("greedy", rules) for _ in range(4)]
    found: dict[tuple[int, int], int] = {}
    while waited := rules.turn(state):
        seat = waited[0]
        chosen = bots.ask(players[seat], rules, state, seat, chance)
        if state.seat == seat:
            turn = (seat, state.held[seat])
            # a button is one click
            found[turn] = found.get(turn, 0) + max(1, len(rules.path(state, seat, chosen)))
        rules.play(state, seat, chosen, chance)
    return found


def test_a_turn_takes_at_most_two_clicks_an_army_and_ten() -> None:
    spare, every = [], []
    for seed in range(MATCHES):
        for (_, empire), clicks in turns(seed).items():
            strength = cards().empires[empire].strength
            spare.append(AN_ARMY * strength + BESIDES - clicks)
            every.append(clicks / strength)
    assert len(spare) == MATCHES * 4 * 7
    # the median is what is promised; here no turn takes more
    assert min(spare) >= 0
    assert statistics.median(every) > 0.5, "turns are played, not passed"
