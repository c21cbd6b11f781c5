"""Setting up: leaders are drawn and placed one after the other, then militias in the same order."""

from __future__ import annotations

import pytest
from sanguo_table import FOUR, SHU, WEI, WU, asked, do, ground, how, of, owns, refused, rules, run, table, terms, units

from support import clause
from yiqi.core.chance import Drawn, QuickChance, RecordedChance
from yiqi.games.sanguo import phases
from yiqi.games.sanguo.state import State
from yiqi.games.sanguo.terms import DRAWN, LEADERS


def start(*draws: str | int, seats: int = 4, **options: str) -> State:
    """The beginning of a match in which these numbers and leaders come."""
    kinds = [Drawn("below" if isinstance(d, int) else "draw", 0, d, None) for d in draws]
    return phases.start(terms(seats, **options), RecordedChance(kinds))[0]


def placed(*leaders: str, seats: int = 4) -> State:
    """All leaders drawn in this order and placed on the first free resource of their kingdom."""
    s = start(leaders[0], seats=seats)
    for seat, after in enumerate([*leaders[1:], None]):
        first = rules(s).legal(s, seat)[0]
        do(s, seat, f"place {first[1]}", chance=[after] if after else [])
    return s


@clause("sanguo parts.2", "sanguo parts.3")
def test_the_map_has_58_provinces_and_26_resources() -> None:
    g = ground()
    assert (len(g.numbers), g.resources.bit_count()) == (58, 26)
    assert [(g.resources & g.of_kingdom[k]).bit_count() for k in range(4)] == [10, 7, 8, 1]


@clause("sanguo parts.5")
def test_the_neighbours_of_the_book_are_neighbours() -> None:
    g = ground()
    for one, two in ((8, 5), (8, 6), (8, 7), (7, 6), (4, 6)):
        assert g.adjacent[one] >> two & 1, (one, two)
    assert all(g.resources >> n & 1 for n in (5, 6, 8, 9, 10, 17, 23))


@clause("sanguo parts.1")
def test_everybody_leads_somebody_else() -> None:
    for seats, leaders in DRAWN.items():
        assert len(leaders) == len(set(leaders)) == seats


@clause("sanguo units.2", "sanguo units.3", "sanguo units.5")
def test_six_leaders_two_of_each_kingdom() -> None:
    assert LEADERS == ("cao_cao", "lu_bu", "liu_bei", "ma_chao", "sun_quan", "taishi_ci")
    assert [terms(6).kingdom_of(leader) for leader in range(6)] == [0, 0, 1, 1, 2, 2]


@pytest.mark.parametrize(("seats", "kingdoms"), [(3, [1, 1, 1]), (4, [2, 1, 1]), (5, [2, 1, 2]), (6, [2, 2, 2])])
@clause("sanguo setup.1")
def test_the_leaders_in_play_go_by_the_number_of_players(seats: int, kingdoms: list[int]) -> None:
    assert [sum(leader // 2 == k for leader in DRAWN[seats]) for k in range(3)] == kingdoms


@clause("sanguo setup.1b", "sanguo setup.2", "sanguo setup.8")
def test_each_draws_a_leader_when_those_before_him_have_placed() -> None:
    s = start("sun_quan")
    assert asked(s) == "settle"
    assert (rules(s).turn(s), s.leader) == ((0,), [4, -1, -1, -1])
    told = do(s, 0, "place 30", chance=["lu_bu"])
    assert of(told, "settle") == [{"seat": 0, "province": 30}]
    assert (rules(s).turn(s), s.leader) == ((1,), [4, 1, -1, -1])


@clause("sanguo setup.3", "sanguo setup.3b")
def test_leader_and_army_stand_on_a_resource_of_their_kingdom_the_capital() -> None:
    s = start("sun_quan")
    assert [a[1] for a in rules(s).legal(s, 0)] == list(WU)
    do(s, 0, "place 31", chance=["liu_bei"])
    assert (units(s, 0), s.capital[0]) == ("L31 A31", 31)
    assert [a[1] for a in rules(s).legal(s, 1)] == list(SHU)


@clause("sanguo setup.4")
def test_nothing_is_placed_on_a_resource_that_is_taken() -> None:
    s = start("cao_cao")
    assert refused(s, 0, "place 8") is None
    do(s, 0, "place 8", chance=["lu_bu"])
    assert refused(s, 1, "place 8") == "sanguo setup.4"
    assert refused(s, 1, "place 3") == "core asked"
    assert [a[1] for a in rules(s).legal(s, 1)] == [n for n in WEI if n != 8]


@clause("sanguo setup.5", "sanguo setup.6")
def test_two_militias_each_in_the_same_order_then_spring_of_the_first_year() -> None:
    s = placed("cao_cao", "liu_bei", "sun_quan", "lu_bu")
    order = []
    while asked(s) == "recruit":
        seat = rules(s).turn(s)[0]
        order.append(seat)
        do(s, seat, f"place {rules(s).legal(s, seat)[0][1]}")
    assert order == [0, 1, 2, 3, 0, 1, 2, 3]
    assert units(s, 0) == "L2 A2 M6 M9"
    assert [len(units(s, seat).split()) for seat in range(4)] == [4] * 4
    assert (asked(s), s.year, s.season) == ("talk", 1, 0)


@clause("sanguo setup.7")
def test_the_order_is_that_of_the_seats_or_drawn() -> None:
    s = start(2, 0, 1, 0, "sun_quan", setup_order="drawn")
    assert rules(s).turn(s) == (2,)
    do(s, 2, "place 30", chance=["cao_cao"])
    assert rules(s).turn(s) == (0,)
    do(s, 0, "place 8", chance=["liu_bei"])
    assert rules(s).turn(s) == (3,)


@clause("sanguo setup.9")
def test_the_first_three_provinces_are_owned_at_once() -> None:
    s = placed("cao_cao", "liu_bei", "sun_quan", "lu_bu")
    assert owns(s, 0) == [2]
    do(s, 0, "place 8")
    assert owns(s, 0) == [2, 8]


@clause("sanguo setup.10", "sanguo alliance.2")
def test_brothers_begin_allied_all_others_neutral() -> None:
    s = placed("cao_cao", "liu_bei", "sun_quan", "lu_bu")
    assert how(s, 0, 3) == "alliance"
    assert {how(s, one, two) for one in range(4) for two in range(one) if (two, one) != (0, 3)} == {"neutral"}
    assert s.hostile == [0, 0, 0, 0]


def test_somebody_whose_time_is_up_is_placed_on_the_first_free_resource() -> None:
    s = start("cao_cao")
    assert rules(s).idle(s, 0) == ("place", 2)


def test_the_table_of_these_tests_is_a_position_that_can_be_played() -> None:
    s = table()
    assert [LEADERS[leader] for leader in s.leader] == list(FOUR)
    run(s)
    assert asked(s) == "talk"
    for seat in range(4):
        rules(s).play(s, seat, ("commit",), QuickChance(1))
    assert asked(s) == "write"
