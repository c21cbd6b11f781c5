"""The panels of real positions of Ark: one match to the end, as everybody sees it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from yiqi import games
from yiqi.core.chance import QuickChance
from yiqi.core.game import HOUSE
from yiqi.games.ark import board
from yiqi.games.ark.board_content import Hand, Pets, Scoring

from . import ark_position as position

NAMES = ("card", "kind", "side", "climate", "food", "special")


class Listening:
    """The words of the game, and which messages were asked for."""

    def __init__(self) -> None:
        self.plain, self.asked, self.language = position.text("en"), set[str](), "en"

    def __call__(self, key: str, /, **args: Any) -> str:
        self.asked.add(key)
        return self.plain(key, **args)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_position_of_a_match_can_be_drawn(seats: int) -> None:
    game = games.game("ark")
    options = {option.name: option.default for option in game.options()}
    rules = game.rules(game.rulesets[-1], games.edition("ark"), options, seats)
    random, chance, text = Random(seats), QuickChance(seats), Listening()
    state, _ = rules.start(chance)
    steps = 0
    while turn := rules.turn(state):
        if steps % 10 == 0:
            check(rules, state, text, over=False)
        seat = turn[0]
        rules.play(state, seat, ("step",) if seat == HOUSE else random.choice(rules.legal(state, seat)), chance)
        steps += 1
    check(rules, state, text, over=True)
    assert all(key in board.KEYS or key.partition("-")[0] in NAMES or key == "seat" for key in text.asked)
    assert text.asked >= {"panel-pets", "new-cabin-cost", "pets-chosen", "rain-pets"}


def check(rules: Any, state: Any, text: Listening, *, over: bool) -> None:
    """Draws what everybody sees; all share all but the hands."""
    everybody = rules.panels(rules.view(state, None))
    assert list(everybody) == ["ark", "scoring", "offer"] + ["pets"] * over
    for seat in range(rules.seats):
        shown = dict(rules.panels(rules.view(state, seat)))
        hand = shown.pop("hand")
        assert isinstance(hand, Hand) and hand.cards == tuple(
            map(position.card, rules.view(state, seat).players[seat].hand)
        )
        assert shown == everybody and hash(tuple(shown.values())) == hash(tuple(everybody.values()))
        rules.draw("hand", hand, text, "wide")
    for name, content in everybody.items():
        for width in ("wide", "narrow"):
            rules.draw(name, content, text, width)
    view = rules.view(state, None)
    scoring = everybody["scoring"]
    assert isinstance(scoring, Scoring) and [lane.cards for lane in scoring.lanes] == list(view.deck_kinds)
    for player in view.players:
        assert sum(lane.points[player.seat] for lane in scoring.lanes) + player.timber == player.total
    if over:
        assert isinstance(everybody["pets"], Pets) and len(everybody["pets"].cards) == rules.seats
