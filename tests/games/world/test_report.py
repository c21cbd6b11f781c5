"""Every number of a report equals what a script of its own makes of the record."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any
from xml.etree import ElementTree

import pytest
import report_script as script

from yiqi import bots, games
from yiqi.bots.bot import ask
from yiqi.core import record
from yiqi.core import report as core
from yiqi.core.chance import LiveChance, QuickChance, Stream
from yiqi.core.match import Header, Match
from yiqi.games.world import report, reporting
from yiqi.games.world.report_board import Board
from yiqi.text import Catalogue

pytestmark = pytest.mark.watches
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
    colours = "two" if seed % 8 == 4 else "one"
    match = played(seed, 3 + seed % 4, most, taking=("invading", "any")[seed % 2], marauders="yes", colours=colours)
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
    assert list(found.dice) == script.dice_rows(game)
    assert list(found.forts) == script.fort_rows(game)
    assert list(found.worth) == [(area, tuple(script.VALUES[area])) for area in script.AREAS]
    if match.over:
        assert list(found.held) == script.held_rows(game)
        for turn in found.turns:
            assert turn.areas == sum(stand.points for stand in found.stands if stand.turn == turn.number)


@pytest.mark.parametrize("seed", [3, 6])
def test_the_mean_of_dice_is_that_of_the_record(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(seed, 4)
    rows = script.dice_rows(script.Game(record.write(match.header, match.records, "", ["a"] * 4, ""), monkeypatch))
    found = said(match, "dice")["dice"]
    assert found["n"] == sum(thrown for _, _, thrown, _ in rows)
    for key, sides in (
        ("average", ("attack", "defence")),
        ("average_attack", ("attack",)),
        ("average_defence", ("defence",)),
    ):
        faces = [sum(row[3][k] for row in rows if row[1] in sides) for k in range(6)]
        mean = sum(face * n for face, n in enumerate(faces, 1)) / sum(faces)
        assert abs(float(found[key]) - mean) <= 0.0050001


@pytest.mark.parametrize("seed", range(4))
def test_the_board_that_events_tell_is_the_board(seed: int) -> None:
    match = played(seed + 50, 3 + seed, colours="one" if seed else "two")
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


def said(match: Match[Any], section: str) -> dict[str, Any]:
    """What a section of the report says, all its arguments by key."""
    made = reporting.make(match.rules, core.steps(match))
    found = next(s for s in made.sections() if s.key == section)
    return {key.removeprefix("report-say-"): dict(args) for key, args in found.said}


def share(part: int, whole: int) -> int:
    return int(100 * part / whole + 0.5) if whole else 0


def largest(found: Iterable[int]) -> tuple[int, int]:
    """The largest of these numbers, and how many others equal it."""
    down = sorted(found, reverse=True)
    return down[0], sum(number == down[0] for number in down[1:])


@pytest.mark.parametrize("seed", SEEDS)
def test_the_sentences_say_what_the_record_says(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(seed, 3 + seed % 4)
    game = script.Game(record.write(match.header, match.records, "", ["a"] * match.header.seats, ""), monkeypatch)
    gone = script.moves(game)
    marched = [row for row in gone if row["home"] != "none" and row["result"] != "fort"]

    def fought(rows: list[dict[str, Any]]) -> tuple[int, int]:
        return script.outcome(rows)[:2]

    steppe = said(match, "steppe")
    empires = [empire for empire, start in script.STARTS.items() if script.AREA_OF[start] == "eurasia"]
    own = [row for row in gone if row["empire"] in empires and row["result"] != "fort"]
    others = [r for r in gone if r["empire"] in script.STARTS and r["empire"] not in empires and r["result"] != "fort"]
    if own:
        went = steppe["steppe"]
        assert went["n"] == len(own)
        for way in ("north", "east", "south", "west", "sea"):
            assert went[way] == sum(row["way"] == way for row in own)
        assert went["share"] == share(went["south"], len(own))
        assert went["share_other"] == share(sum(r["way"] == "south" for r in others), len(others))
        south, rest = [r for r in own if r["way"] == "south"], [r for r in own if r["way"] != "south"]
        fared = steppe["steppe-fared"]
        assert (fared["n"], fared["won"], fared["n_other"], fared["won_other"]) == (*fought(south), *fought(rest))
        epochs = {epoch for _, epoch, empire, *_ in script.life_rows(game, gone) if empire in set(went["empire"])}
        assert steppe["steppe-worth"]["n"] == max(script.VALUES["eurasia"][epoch - 1] for epoch in epochs)
        assert steppe["steppe-worth"]["most"] == max(v[epoch - 1] for v in script.VALUES.values() for epoch in epochs)

    sea, land = [r for r in marched if r["way"] == "sea"], [r for r in marched if r["way"] != "sea"]
    if sea:
        numbers = said(match, "overseas")["overseas"]
        assert (numbers["n"], numbers["all"], numbers["share"]) == (
            len(sea),
            len(marched),
            share(len(sea), len(marched)),
        )
        assert (numbers["fought"], numbers["won"]) == fought(sea)
        assert (numbers["n_other"], numbers["won_other"]) == fought(land)
        most = said(match, "overseas")["overseas-most"]
        assert (most["n"], most["others"]) == largest(zeal[3] for zeal in script.zeal_rows(gone))

    out = [flow for flow in script.flow_rows(gone) if flow[0] != flow[1]]
    flows = said(match, "flows")
    assert flows["flows"]["n"] == sum(flow[2] for flow in out)
    assert flows["flows"]["all"] == len(marched)
    assert flows["flows"]["share"] == share(flows["flows"]["n"], len(marched))
    assert (flows["flows-most"]["n"], flows["flows-most"]["others"]) == largest(flow[2] for flow in out)

    attacks = said(match, "attacks")["attacks"]
    ended = script.outcome([row for row in gone if row["seat"] != -1])
    assert (attacks["n"], attacks["won"], attacks["tied"], attacks["lost"]) == ended
    assert attacks["rate"] == share(ended[1], ended[0])

    forts, built = said(match, "forts")["forts"], script.fort_rows(game)
    assert (forts["n"], forts["attacked"]) == (len(built), sum(fort[4] > 0 for fort in built))
    assert (forts["rounds"], forts["kept"]) == (sum(fort[4] for fort in built), sum(fort[5] for fort in built))

    lives = script.life_rows(game, gone)
    large, long = said(match, "lives")["lives"], said(match, "lives")["lives-long"]
    assert (large["n"], large["others"]) == largest(life[5] for life in lives)
    assert (long["n"], long["others"]) == largest(sum(n > 0 for n in life[4]) for life in lives)
    assert (large["n"], sum(n > 0 for n in next(life[4] for life in lives if life[2] == long["empire"]))) == (
        next(life[5] for life in lives if life[2] == large["empire"]),
        long["n"],
    )
    state = game.scored[-1]
    lands = [sum(owner == seat for owner, _ in game.held(state).values()) for seat in range(game.seats)]
    held = said(match, "held")["held"]
    assert (held["n"], held["sharing"]) == (max(lands), lands.count(max(lands)))
    assert [lands[seat] for seat in held["seat"]] == [max(lands)] * len(held["seat"])


@pytest.mark.parametrize("seed", range(3))
def test_sheets_hold_the_tables(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(seed, 4)
    game = script.Game(record.write(match.header, match.records, "", ["a"] * 4, ""), monkeypatch)
    gone = script.moves(game)
    made = reporting.make(match.rules, core.steps(match))
    sheets = {sheet.key: sheet for section in made.sections() for sheet in section.sheets}
    for sheet in sheets.values():
        assert all(len(row) == len(sheet.columns) for row in sheet.rows)
    assert [row[1] for row in sheets["moves"].rows if row[1] != ""] == [row["seq"] for row in gone]
    assert sum(len(lines) > 0 for lines in sheets["moves"].heads.values()) == len(script.turn_rows(game))
    assert [row[-1] for row in sheets["ways"].rows] == [share(row[2], row[1]) for row in sheets["ways"].rows]
    assert [row[6] for row in sheets["homes"].rows] == [share(row[3], sum(row[1:6])) for row in sheets["homes"].rows]
    assert list(sheets["held"].rows) == [row for row in script.held_rows(game) if row[3]]
    numbers = [[cell for cell in row if isinstance(cell, int)] for row in sheets["lives"].rows]
    for mine, (seat, epoch, _, armies, lands, most, fell, *rest) in zip(
        numbers, script.life_rows(game, gone), strict=True
    ):
        assert mine == [seat, epoch, armies, *lands, most, *([fell] if fell else []), *rest]


@pytest.mark.parametrize("seats", [3, 6])
def test_pictures_are_well_formed_and_show_the_numbers(seats: int) -> None:
    match = played(7, seats)
    made = reporting.make(match.rules, core.steps(match))
    text = Catalogue("en", games.folder("world"), match.rules.names(), lambda seat: f"<{seat}>", seats)
    for section in made.sections():
        for name in section.pictures:
            drawing = ElementTree.fromstring(made.draw(name, text))
            assert drawing.attrib["aria-label"] == text(f"report-picture-{name}")
    bars = ElementTree.fromstring(made.draw("ways", text))
    written = {element.text for element in bars.iter() if element.tag.endswith("text")}
    for rate in made.numbers.ways:
        assert text("report-bar", won=rate.won, n=rate.attacks) in written


def test_a_match_of_which_little_was_played_has_a_report() -> None:
    for most in (1, 5, 9, 40):
        match = played(2, 3, most)
        made = reporting.make(match.rules, core.steps(match))
        text = Catalogue("zh-Hans", games.folder("world"), match.rules.names(), None, 3)
        for section in made.sections():
            for key, args in section.said:
                assert text(key, **args)
            for name in section.pictures:
                ElementTree.fromstring(made.draw(name, text))
