"""Playing to an hour: time is up when all have said so, and then the year is finished."""

from __future__ import annotations

import pytest
from sanguo_table import SHU, asked, do, of, refused, rules, run, table, terms

from support import clause
from yiqi.bots.bot import offered
from yiqi.core.chance import QuickChance
from yiqi.core.optional import bell
from yiqi.games.sanguo import bot_talk, phases
from yiqi.games.sanguo.game import SanguoRules
from yiqi.games.sanguo.state import State

TIME = ("time",)


def all_say(s: State) -> None:
    """Every living leader says that time is up."""
    for seat in range(s.terms.seats):
        if TIME in rules(s).legal(s, seat):
            do(s, seat, "time")


@clause("sanguo length.4", "sanguo win.4")
def test_when_time_is_up_most_resources_win_with_years_and_without() -> None:
    for years, year in (("none", 15), ("10", 3)):
        s = table(owned={2: list(SHU)}, season="autumn", year=year, years=years, hours="3")
        all_say(s)
        told = run(s)
        assert of(told, "over") == [{"victory": "most"}]
        assert of(told, "winner") == [{"seat": 2, "victory": "most"}]
        s = table(owned={2: list(SHU)}, season="autumn", year=year, years=years, hours="3")
        run(s)
        assert asked(s) != "over"


@clause("sanguo length.4", "sanguo length.1")
def test_with_hours_too_it_ends_with_the_years_that_were_agreed() -> None:
    s = table(season="autumn", year=5, years="5", hours="4")
    run(s)
    assert asked(s) == "over"


@clause("sanguo length.4")
def test_hours_are_agreed_before_or_there_are_none() -> None:
    s = table(phase="talk")
    assert TIME not in rules(s).near(s, 0)
    assert refused(s, 0, "time") == "core asked"
    assert bell(rules(s)) is None
    assert "time" not in s.to_json()["masks"]
    for hours in ("2", "3", "4"):
        found = bell(SanguoRules(terms(4, hours=hours)))
        assert found == (int(hours) * 3600, TIME)


@clause("sanguo length.4b")
def test_the_year_is_played_to_its_end() -> None:
    s = table(phase="talk", owned={2: list(SHU)}, years="none", hours="3")
    all_say(s)
    seen = []
    for _ in range(4):
        seen.append((asked(s), s.season))
        run(s)
    assert seen == [("talk", 0), ("write", 0), ("talk", 1), ("write", 1)]
    assert (asked(s), s.year, s.winners) == ("over", 2, 0b100)


@clause("sanguo length.4b")
def test_builds_that_have_begun_are_the_end_of_the_year() -> None:
    for late in (True, False):
        s = table({0: "L8"}, {0: [8, 9]}, phase="build", season="autumn", years="none", hours="3")
        if late:
            all_say(s)
        told = run(s, "+A 8")
        assert len(of(told, "build")) == 1
        assert (asked(s), s.year) == (("over", 2) if late else ("talk", 3))


@clause("sanguo length.4b", "sanguo win.8")
def test_a_harder_victory_counts_as_claimed_when_time_is_up() -> None:
    s = table(season="autumn", owned={0: [*SHU, 2, 5, 6, 8, 9, 10, 11]}, hours="3")
    all_say(s)
    assert of(run(s), "over") == [{"victory": "direct"}]


@clause("sanguo length.4c")
@pytest.mark.parametrize("phase", ["talk", "write", "retreat", "build"])
def test_it_can_be_said_at_any_moment_by_everybody_once(phase: str) -> None:
    s = table(phase=phase, hours="2")
    rules(s).play(s, 0, ("commit",), QuickChance(1))
    before = rules(s).turn(s)
    for seat in range(4):
        assert refused(s, seat, "time") is None
        told = do(s, seat, "time")
        assert of(told, "time") == [{"seat": seat}]
        assert of(told, "last_year") == ([{"n": 2}] if seat == 3 else [])
        assert refused(s, seat, "time") == "core asked"
        assert [player.time for player in rules(s).view(s, None).players] == [k <= seat for k in range(4)]
    assert (rules(s).turn(s), asked(s)) == (before, phase)
    view = rules(s).view(s, 1)
    assert (view.hours, view.final) == (2, True)
    assert [stat[2:] for stat in rules(s).progress(view)] == [(2, 2)]


@clause("sanguo length.4c")
def test_it_can_be_said_during_the_set_up() -> None:
    made = SanguoRules(terms(3, hours="2"))
    s, _ = made.start(QuickChance(1))
    while not isinstance(s.stack[-1], phases.Talk):
        for seat in range(3):
            assert (made.why_not(s, seat, TIME) is None) == (s.time >> seat & 1 == 0)
        seat = made.turn(s)[0]
        made.play(s, seat, TIME if made.why_not(s, seat, TIME) is None else made.idle(s, seat), QuickChance(1))
    assert (s.year, made.view(s, None).final) == (1, True)


@clause("sanguo length.4c")
def test_nobody_ends_it_for_the_others_and_the_fallen_are_not_waited_for() -> None:
    position = {0: "L9 A9 M24 M27 M25", 2: "L23 A23", 3: "L30 M40"}
    s = table(position, {2: [50]}, {(0, 2): "war"}, hours="3")
    for seat in (0, 1, 3):
        assert of(do(s, seat, "time"), "last_year") == []
    assert not rules(s).view(s, None).final
    told = run(s, "LA9->23, M24 S A9->23, M27 S A9->23")
    assert of(told, "fallen") == [{"seat": 2}]
    assert of(told, "last_year") == [{"n": 2}]
    assert rules(s).view(s, None).final
    assert refused(s, 2, "time") == "core asked"


@clause("sanguo length.4c")
def test_neither_who_is_late_nor_a_bot_says_it() -> None:
    for phase in ("talk", "write", "build"):
        s = table(phase=phase, hours="3")
        assert rules(s).idle(s, 0) == ("commit",)
        assert TIME in rules(s).legal(s, 0)
        assert TIME not in offered(rules(s), s, 0)
        assert len(offered(rules(s), s, 0)) == len(rules(s).legal(s, 0)) - 1
    s = table(phase="talk")
    assert offered(rules(s), s, 0) == rules(s).legal(s, 0)


@clause("sanguo length.5")
def test_in_the_last_year_nobody_is_taken_to_agree_to_peace() -> None:
    s = table(phase="talk", years="none", hours="3")
    s.last = ((0, "a8", "hold", "none", 0, "held", "", 0, 0, -1),)
    assert rules(s).idle(s, 0) == ("peace",)
    all_say(s)
    assert rules(s).idle(s, 0) == ("commit",)


def test_a_bot_without_hope_knows_the_last_year() -> None:
    s = table(phase="talk", owned={2: list(SHU), 0: [8]}, years="none", hours="3")
    assert not bot_talk.hopeless(s, 0)
    all_say(s)
    assert (bot_talk.hopeless(s, 0), bot_talk.hopeless(s, 2)) == (True, False)


def test_who_has_said_it_is_kept_with_the_position() -> None:
    s = table(hours="3")
    do(s, 1, "time")
    data = s.to_json()
    assert data["masks"]["time"] == 0b10
    again = rules(s).restore(data)
    assert (again.time, again.to_json()) == (0b10, data)
    assert s.copy().time == 0b10
    with pytest.raises(ValueError, match="masks time"):
        rules(table()).position({"units": {"0": ["l8"], "1": ["l17"]}, "masks": {"time": 1}})
