"""A year: its phases, what is skipped, how the orders of all are shown at once; and how long it goes on."""

from __future__ import annotations

from sanguo_table import SHU, asked, do, of, result, rules, run, table

from support import clause
from yiqi.core.chance import QuickChance
from yiqi.games.sanguo.state import State


def commit(s: State) -> None:
    """Everybody who is asked commits."""
    for seat in rules(s).turn(s):
        rules(s).play(s, seat, ("commit",), QuickChance(1))


@clause("sanguo year.1", "sanguo year.6")
def test_talk_orders_talk_orders_builds() -> None:
    s = table(units={0: "M8"}, phase="talk", year=1)
    seen = []
    for _ in range(6):
        seen.append((s.year, s.season, asked(s)))
        commit(s)
    assert seen == [
        (1, 0, "talk"), (1, 0, "write"), (1, 1, "talk"), (1, 1, "write"), (1, 1, "build"), (2, 0, "talk"),
    ]  # fmt: skip


@clause("sanguo year.7")
def test_a_retreat_comes_after_the_orders_and_a_build_phase_without_choices_is_skipped() -> None:
    s = table(units={0: "L8 A9 M5", 2: "M23"}, relations={(0, 2): "war"}, season="autumn")
    run(s, "A9->23, M5->9")
    assert asked(s) == "retreat"
    assert rules(s).turn(s) == (2,)
    commit(s)
    assert asked(s) == "build"
    s = table(owned={seat: [] for seat in range(4)}, season="autumn", leader_holds="no")
    run(s)
    assert (asked(s), s.year) == ("talk", 3)


@clause("sanguo year.4")
def test_talk_is_closed_while_orders_are_written_unless_the_table_wants_it_open() -> None:
    s = table()
    assert rules(s).phase(s).talk == "silent"
    s = table(phase="talk")
    assert rules(s).phase(s).talk == "free"
    s = table(silence="no")
    assert rules(s).phase(s).talk == "free"


@clause("sanguo year.2", "sanguo year.3")
def test_ten_minutes_of_talk_go_with_three_of_writing() -> None:
    talk, write = table(phase="talk"), table()
    assert rules(talk).phase(talk).weight * 3 == 10 * rules(write).phase(write).weight


@clause("sanguo year.5")
def test_orders_are_judged_when_the_last_has_written() -> None:
    s = table(units={0: "A8", 2: "A50"})
    do(s, 0, "A8->5")
    do(s, 2, "A50->51")
    for seat in (0, 1, 2):
        rules(s).play(s, seat, ("commit",), QuickChance(1))
        assert (s.force[8], s.force[50]) == (0, 8)
    assert rules(s).near(s, 0) == [("reopen",)]
    told = rules(s).play(s, 3, ("commit",), QuickChance(1))
    assert (result(told, "a8"), result(told, "a50")) == (("moved", "none"), ("moved", "none"))


@clause("sanguo year.8", "sanguo defend.4")
def test_who_writes_nothing_holds() -> None:
    s = table(units={0: "A8"})
    for seat in range(4):
        assert rules(s).idle(s, seat) == ("commit",)
    run(s)
    assert (s.force[8], s.place) == (0, [8, 17, 50, 30])


@clause("sanguo length.1")
def test_it_ends_when_the_years_are_over() -> None:
    for years, year, end in (("5", 4, False), ("5", 5, True), ("none", 5, False), ("10", 10, True)):
        s = table(season="autumn", year=year, years=years)
        run(s)
        assert (asked(s) == "over") == end, (years, year)


@clause("sanguo length.2", "sanguo length.3")
def test_peace_needs_every_living_leader_in_spring() -> None:
    s = table(phase="talk")
    s.place[3], s.capital[3], s.owner[30] = 0, 0, -1
    s.stack = [type(s.stack[0])(0b111)]
    for seat in (0, 1, 2):
        do(s, seat, "peace")
    told = run(s)
    assert asked(s) == "over"
    assert [e["seat"] for e in of(told, "winner")] == [0, 1, 2]
    scores = rules(s).scores(s)
    assert scores is not None
    assert scores.places == (1, 1, 1, 4)
    assert scores.rows[0].clause == "sanguo length.3"
    s = table(phase="talk")
    for seat in (0, 1, 2):
        do(s, seat, "peace")
    run(s)
    assert asked(s) == "write"
    s = table(phase="talk", season="autumn")
    assert ("peace",) not in rules(s).near(s, 0)


@clause("sanguo length.4")
def test_without_years_most_resources_do_not_win() -> None:
    s = table(owned={2: list(SHU)}, season="autumn", year=15, years="none")
    run(s)
    assert asked(s) != "over"


@clause("sanguo length.5")
def test_without_years_whose_time_is_up_agrees_to_peace_when_nobody_stirs() -> None:
    still = (0, "a8", "hold", "none", 0, "held", "", 0, 0, -1)
    for years, last, season, idle in (
        ("none", (still,), "spring", "peace"),
        ("none", (still,), "autumn", "commit"),
        ("none", (), "spring", "commit"),
        ("none", (still, (1, "l17", "move", "none", 20, "moved", "", 0, 0, -1)), "spring", "commit"),
        ("10", (still,), "spring", "commit"),
    ):
        s = table(phase="talk", season=season, years=years)
        s.last = last
        assert rules(s).idle(s, 0) == (idle,)
    s = table(phase="talk", years="none")
    s.last = (still,)
    for _ in range(8):
        seat = rules(s).turn(s)[0]
        do(s, seat, *rules(s).idle(s, seat))
    assert asked(s) == "over"
