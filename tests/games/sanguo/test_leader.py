"""Leaders removed from the map, and what becomes of all that was theirs."""

from __future__ import annotations

from sanguo_table import asked, of, owns, refused, rules, run, table, units

from support import clause
from yiqi.core.game import Event
from yiqi.games.sanguo.state import State

RING = {0: "A9 M24 M27 M25 L8", 2: "L23 M50 A45", 3: "L30 M40"}
"""Liu Bei in 23 has no way out when he is attacked from 9."""
WAR = {(0, 2): "war"}


def killed(seat: int = 2, **options: str) -> tuple[State, list[Event]]:
    """Cao Cao forces Liu Bei out of 23, where there is no way out."""
    s = table(RING, {0: [8, 9], 2: [45, 48, 50]}, WAR, {2: ["wei"]}, **options)
    return s, run(s, "A9->23")


@clause("sanguo leader.1")
def test_a_leader_without_a_way_out_is_removed() -> None:
    s, told = killed()
    assert of(told, "fallen") == [{"seat": 2}]
    assert s.place[2] == 0
    assert rules(s).view(s, None).players[2].fallen


@clause("sanguo leader.2")
def test_his_player_is_out() -> None:
    s, _ = killed()
    assert asked(s) == "talk"
    assert rules(s).turn(s) == (0, 1, 3)
    assert rules(s).legal(s, 2) == []
    assert not any(a[:2] == ("propose", 2) for a in rules(s).near(s, 0))
    run(s)
    assert not any(a[:2] == ("order", "p2") for a in rules(s).near(s, 0))
    run(s)
    assert rules(s).turn(s) == (0, 1, 3)


@clause("sanguo leader.3")
def test_his_units_go_at_once() -> None:
    s, _ = killed()
    assert units(s, 2) == ""


@clause("sanguo leader.4")
def test_his_provinces_are_nobodys_or_his_conquerors() -> None:
    s, _ = killed()
    assert owns(s, 2) == []
    assert [s.owner[n] for n in (45, 48, 50)] == [-1, -1, -1]
    s, _ = killed(fallen="heir")
    assert owns(s, 0) == [8, 9, 45, 48, 50]


@clause("sanguo leader.3")
def test_a_dislodged_unit_of_his_does_not_come_back() -> None:
    s = table(
        {0: "A9 M24 M27 M25 L8", 2: "L23 M43", 3: "L30 M40 A42"},
        relations={(0, 2): "war", (2, 3): "war"},
        hostile={2: ["wu"]},
    )
    run(s, "A9->23", s3="A42->43")
    run(s)
    assert (units(s, 2), s.place[2]) == ("", 0)


@clause("sanguo leader.1", "sanguo option.1b")
def test_who_retreats_into_the_capital_at_the_same_time_is_there_first() -> None:
    s = table(
        {0: "A9 M24 M27 M25 L8", 2: "L23", 3: "L30 M40", 1: "M51 L17"},
        {2: [50]},
        {(0, 2): "war", (0, 1): "war", (1, 2): "war"},
        {1: ["shu"], 0: ["shu"]},
        heroic_escape="yes",
    )
    s.force[46] = 0  # an army of Cao Cao forces the militia in 51 out, which goes to 50
    told = run(s, "A9->23, A46->51")
    assert asked(s) == "retreat"
    s.sheets[1] = (("m51", "retreat", "none", 50),)
    told = run(s)
    assert of(told, "retreated") == [{"seat": 1, "unit": "m51", "province": 50}]
    assert of(told, "fallen") == [{"seat": 2}]


@clause("sanguo win.1", "sanguo win.5")
def test_the_last_leader_wins_at_once() -> None:
    s = table(RING | {1: "", 3: ""}, {2: [50]}, WAR, season="spring")
    for seat in (1, 3):
        s.place[seat], s.capital[seat] = 0, 0
    s.owner = [-1 if owner in (1, 3) else owner for owner in s.owner]
    s.stack = [type(s.stack[0])(0b101)]
    s.force[40] = 1  # a militia of Cao Cao's closes the ring
    told = run(s, "A9->23")
    assert asked(s) == "over"
    assert of(told, "winner") == [{"seat": 0, "victory": "legend"}]
    assert refused(s, 0, "commit") == "core over"


@clause("sanguo win.9")
def test_if_all_fall_at_once_all_share() -> None:
    s = table()
    s.place = [0, 0, 0, 0]
    s.stack = [type(s.stack[0])(1)]
    told = run(s)
    assert [e["victory"] for e in of(told, "winner")] == ["nobody"] * 4
