"""Expansion by land, strait and fleet (chapters 3.1 and 3.2)."""

from __future__ import annotations

from world_table import at, do, ground, has, names, refused, rules_of, table, whose

from support import clause
from yiqi.games.world.ground import bits
from yiqi.games.world.state import State


def goals(s: State) -> set[str]:
    """Where an army may go."""
    return {str(a[1]) for a in rules_of().legal(s, 0) if a[0] == "army"}


@clause("world 3.1.1", "world 3.1.2a")
def test_an_army_goes_next_to_lands_of_the_empire_and_nowhere_else() -> None:
    s = table("sumeria", "lower_tigris", pool=3)
    assert goals(s) == set(names(ground().next_to[at("lower_tigris")]).split())
    assert refused(s, "army nile_delta") == "world 3.1.1"
    assert refused(table("egypt", "palestine", pool=1), "army nile_delta") is None


@clause("world 3.1.1", "world 3.1.2", "world 3.1.2b")
def test_lands_taken_are_bases_and_older_own_ones_are_not() -> None:
    s = table("sumeria", "lower_tigris", {0: "palestine:egypt"}, pool=3)
    assert refused(s, "army nile_delta") == "world 3.1.1"
    do(s, "army middle_tigris", "army upper_tigris")
    assert refused(s, "army eastern_anatolia") is None
    fleets = {"fleets": ["eastern_mediterranean", "black_sea"]}
    inland = table("minoans", "upper_tigris", pool=2, turn=fleets)
    assert refused(inland, "army crete") == "world 3.1.1"
    do(inland, "army levant")
    assert refused(inland, "army crete") is None and refused(inland, "army dnieper") is None
    assert refused(table("egypt", "palestine", pool=1), "army nile_delta") is None


@clause("world 3.1.3")
def test_one_army_to_a_land() -> None:
    s = table("sumeria", "lower_tigris middle_tigris", pool=3)
    assert refused(s, "army middle_tigris") == "world 3.1.3"
    assert refused(table("sumeria", "lower_tigris", pool=3), "army middle_tigris") is None
    # nor to the only one it has, which is next to none of its lands
    assert refused(table("sumeria", "lower_tigris", pool=3), "army lower_tigris") == "world 3.1.3"


@clause("world 3.1.4")
def test_no_army_goes_into_barren_land() -> None:
    s = table("sumeria", "palestine lower_tigris", pool=3)
    beside = names(ground().wild[at("palestine")] | ground().wild[at("lower_tigris")]).split()
    assert beside
    for land in beside:
        assert refused(s, f"army {land}") == "world 3.1.4"
    assert goals(s) & set(names(ground().barren).split()) == set()
    assert refused(s, "army levant") is None


@clause("world 3.1.5", "world 3.1.6", "world 3.7.4")
def test_an_own_older_army_is_replaced_without_a_battle_and_nothing_falls() -> None:
    s = table("persia", "persian_plateau", {0: "zagros:babylonia"}, pool=1, capitals="zagros", forts="zagros")
    do(s, "army zagros")
    assert whose(s, "zagros") == 0 and s.pool == 0 and has(s.active, "zagros")
    assert has(s.forts, "zagros") and has(s.capitals, "zagros")


@clause("world 3.1.r1")
def test_nobody_has_to_place_all_armies_and_kingdoms_are_own() -> None:
    s = table("egypt", "nile_delta", {0: "palestine:kingdom_canaan"}, pool=2)
    do(s, "army palestine")
    assert whose(s, "palestine") == 0
    assert refused(s, "end") is None


@clause("world 2.4.2")
def test_no_army_without_one_in_hand() -> None:
    s = table("sumeria", "lower_tigris", pool=1)
    assert refused(s, "army middle_tigris") is None
    do(s, "army zagros")
    assert refused(s, "army middle_tigris") == "world 2.4.2"


@clause("world 3.2.1", "world 3.2.2")
def test_a_fleet_carries_armies_to_all_its_coasts() -> None:
    s = table("minoans", "crete", pool=1)
    assert goals(s) == set(names(ground().coast[ground().waters.index("eastern_mediterranean")]).split()) - {"crete"}
    s = table("minoans", "crete", pool=1, turn={"fleets": []})
    assert goals(s) == set(names(ground().next_to[at("crete")]).split())


@clause("world 3.2.3")
def test_fleets_in_waters_that_touch_are_crossed_in_one_step() -> None:
    chain = ["eastern_mediterranean", "western_mediterranean"]
    assert "central_massif" in goals(table("minoans", "crete", pool=1, turn={"fleets": chain}))
    assert "central_massif" not in goals(table("minoans", "crete", pool=1, turn={"fleets": chain[:1]}))
    apart = ["eastern_mediterranean", "red_sea"]
    red = ground().coast[ground().waters.index("red_sea")]
    only_red = set(names(red & ~ground().coast[ground().waters.index("eastern_mediterranean")]).split())
    assert goals(table("minoans", "crete", pool=1, turn={"fleets": apart})) & only_red == set()


@clause("world 3.2.4")
def test_an_ocean_fleet_is_in_its_seas_and_not_in_those_behind_another_ocean() -> None:
    s = table("portugal", "western_iberia", pool=1, turn={"fleets": ["atlantic_ocean"]})
    assert {"albion", "crete", "dnieper", "west_indies"} <= goals(s)
    assert goals(s) & {"ceylon", "australia", "honshu"} == set()
    s = table("portugal", "western_iberia", pool=1, turn={"fleets": ["atlantic_ocean", "indian_ocean"]})
    assert {"ceylon", "australia"} <= goals(s) and "honshu" not in goals(s)


@clause("world 1.5", "world 1.8")
def test_what_the_board_has() -> None:
    g = ground()
    assert (len(g.lands), g.barren.bit_count(), g.resource.bit_count()) == (102, 8, 18)
    assert (len(g.areas), len(g.waters), g.ocean.bit_count()) == (13, 13, 3)
    assert all(found.bit_count() >= 3 for found in g.area_mask)
    assert all(g.area_of[n] == -1 for n in bits(g.barren))


def test_reach_is_the_same_after_it_is_worked_out_anew() -> None:
    s = table("romans", "southern_apennines", pool=6)
    for land in ("northern_apennines", "dalmatia", "shatts_plateau", "nile_delta"):
        do(s, f"army {land}")
    again = rules_of().restore(s.to_json())
    assert (again.frontier, again.routes) == (s.frontier, s.routes)
