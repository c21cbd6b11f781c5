"""Civil war: declared between brothers, or come by itself when one of them is rich."""

from __future__ import annotations

from sanguo_table import SHU, asked, do, how, of, refused, run, table

from support import clause
from yiqi.games.sanguo.state import State

RICH = [5, 6, 8, 9, 10, 23]


def spring(s: State) -> list[dict[str, object]]:
    """Plays the autumn and the builds; what was told of civil wars when spring came."""
    told = run(s)
    if asked(s) == "build":
        told = run(s)
    assert (asked(s), s.season) == ("talk", 0)
    return of(told, "civil_war")


@clause("sanguo civil.1", "sanguo civil.6")
def test_war_between_brothers_is_civil_war() -> None:
    s = table()
    run(s, "WAR lu_bu")
    assert how(s, 0, 1) == how(s, 1, 0) == "civil"
    s = table(relations={(0, 1): "neutral"})
    run(s, "", "WAR cao_cao")
    assert how(s, 0, 1) == "civil"


@clause("sanguo civil.1b")
def test_brothers_at_war_do_not_support_each_other() -> None:
    position = {0: "L8 A9", 1: "A18"}
    assert refused(table(position), 0, "A9 S A18->25") is None
    assert refused(table(position, relations={(0, 1): "civil"}), 0, "A9 S A18->25") == "sanguo support.relation"


@clause("sanguo civil.2", "sanguo civil.5")
def test_it_is_never_changed() -> None:
    s = table(relations={(0, 1): "civil"})
    for text in ("ALLY lu_bu", "NEUTRAL lu_bu", "WAR lu_bu"):
        assert refused(s, 0, text) == "sanguo civil.2"
    s.sheets[0], s.sheets[1] = (("p1", "ally", "none", 0),), (("p0", "ally", "none", 0),)
    run(s)
    assert how(s, 0, 1) == "civil"
    s = table(relations={(0, 1): "neutral"})
    assert refused(s, 0, "ALLY lu_bu") is None
    assert refused(s, 0, "WAR lu_bu") is None


@clause("sanguo civil.3", "sanguo civil.4")
def test_the_year_one_example() -> None:
    s = table({0: "L5 A10 M23"}, {0: [6, 8, 9]}, season="autumn", year=1)
    wars = spring(s)
    assert s.year == 2
    assert wars == [{"seat": 0, "seat_other": 1, "seat_rich": 0}]
    assert how(s, 0, 1) == "civil"


@clause("sanguo civil.3")
def test_five_resources_are_not_enough() -> None:
    s = table(owned={0: RICH[:5]}, season="autumn", year=1)
    assert spring(s) == []
    assert how(s, 0, 1) == "alliance"


@clause("sanguo civil.3", "sanguo civil.6")
def test_seven_are_and_the_other_brother_counts_as_well() -> None:
    s = table(owned={1: [17, 19, 40, 39, 37, 35, 31]}, season="autumn", year=5)
    assert spring(s) == [{"seat": 0, "seat_other": 1, "seat_rich": 1}]


@clause("sanguo civil.7")
def test_not_while_the_brother_is_dead_or_was_never_there() -> None:
    s = table(owned={0: RICH, 1: [], 2: list(SHU[:6])}, season="autumn")
    s.place[1], s.capital[1] = 0, 0
    s.stack = [type(s.stack[0])(0b1101)]
    assert spring(s) == []
    assert how(s, 0, 1) == "alliance"


@clause("sanguo civil.7")
def test_it_comes_before_the_orders_of_spring_and_at_no_other_time() -> None:
    s = table(owned={0: RICH})
    run(s)
    assert (s.season, how(s, 0, 1)) == (1, "alliance")
    s = table(owned={0: RICH}, season="autumn")
    spring(s)
    run(s)
    assert refused(s, 0, "ALLY lu_bu") == "sanguo civil.2"
    assert refused(table(relations={(0, 1): "war"}), 0, "ALLY lu_bu") is None
    do(s, 0, "L8->7")
