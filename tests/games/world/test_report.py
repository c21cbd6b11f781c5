"""Every number of a report equals what a script of its own makes of the record."""

from __future__ import annotations

import random
from typing import Any

import pytest
import report_script as script

from yiqi import bots, games
from yiqi.bots.bot import ask
from yiqi.core import record
from yiqi.core import report as core
from yiqi.core.chance import LiveChance, QuickChance, Stream
from yiqi.core.match import Header, Match
from yiqi.games.world import report
from yiqi.games.world.report_board import Board

SEEDS = range(8)


def played(seed: int, seats: int, most: int = 10_000, **options: str) -> Match[Any]:
    """A match of bots that try everything."""
    rules = games.rules("world", seats, options)
    header = Header("world", 1, games.edition("world").digest, games.settle("world", options), seats)
    chance = LiveChance(Stream(bytes([seed]) * 32))
    match = Match.begin(rules, header, chance)
    bot, luck = bots.make("rich", rules), QuickChance(random.Random(seed))
    while not match.over and len(match.records) < most:
        seat = rules.turn(match.state)[0]
        match.act(seat, ask(bot, rules, match.state, seat, luck), ("bot", "person")[seed % 2], chance)
    return match


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("most", [10_000, 150])
def test_the_tables_are_what_the_record_says(seed: int, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(seed, 3 + seed % 4, most, taking=("invading", "any")[seed % 2], marauders="yes")
    found = report.numbers(match.rules.terms, core.steps(match))
    game = script.Game(record.write(match.header, match.records, "", ["a"] * match.header.seats, ""), monkeypatch)
    gone = script.moves(game)
    assert [move._asdict() for move in found.moves] == gone
    assert list(found.turns) == script.turn_rows(game)
    assert list(found.stands) == script.stand_rows(game)
    assert list(found.lives) == script.life_rows(game, gone) or most < 10_000
    assert list(found.flows) == script.flow_rows(gone)
    assert set(found.ways) == script.rate_rows(gone, "way", True)
    assert set(found.defences) == script.rate_rows(gone, "defence", False)
    assert list(found.homes) == script.home_rows(gone)
    assert list(found.zeal) == script.zeal_rows(gone)
    assert list(found.forts) == script.fort_rows(game)
    assert list(found.worth) == [(area, tuple(script.VALUES[area])) for area in script.AREAS]
    if match.over:
        assert list(found.held) == script.held_rows(game)
        for turn in found.turns:
            assert turn.areas == sum(stand.points for stand in found.stands if stand.turn == turn.number)


@pytest.mark.parametrize("seed", range(4))
def test_the_board_that_events_tell_is_the_board(seed: int) -> None:
    match = played(seed + 50, 3 + seed)
    board = Board(match.rules.terms)
    for step in core.steps(match):
        for event in step.events:
            board.follow(event)
        view = match.rules.view(match.at(step.seq), None)
        if view.question in ("half", "astronomy", "reallocation"):
            # the capital is founded, the first army not yet there to tell of it
            continue
        for land in view.lands:
            army = board.armies.get(land.land)
            there = (army.seat, army.empire, army.epoch) if army else (-1, "none", 0)
            assert there == (land.seat, land.empire, land.epoch), (step.seq, land)
            built = [land.land in s for s in (board.capitals, board.cities, board.forts, board.monuments)]
            assert built == [land.capital, land.city, land.fort, land.monument], (step.seq, land)


def test_records_taken_back_are_not_counted() -> None:
    match = played(3, 4)
    whole = report.numbers(match.rules.terms, core.steps(match))
    again = played(3, 4, most=200)
    before = report.numbers(again.rules.terms, core.steps(again))
    again.undo(0, again.line[100], "host")
    fewer = report.numbers(again.rules.terms, core.steps(again))
    assert len(fewer.moves) < len(before.moves) < len(whole.moves)
    assert fewer.moves == before.moves[: len(fewer.moves)] or all(m.seq <= again.line[-1] for m in fewer.moves)
