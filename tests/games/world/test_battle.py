"""Battles, terrain, coasts, forts, and what they do to cities (chapters 3.4 to 3.7)."""

from __future__ import annotations

import pytest
from world_table import at, do, ground, has, names, of, refused, rules_of, table, whose

from support import clause
from yiqi.games.world import odds
from yiqi.games.world.ground import bits
from yiqi.games.world.odds import Defence
from yiqi.games.world.state import State


def why(s: State, land: str) -> tuple[str, int, int]:
    """Why a land is defended as it is, dice and bonus."""
    found: Defence = odds.defence(s, at(land))
    return found.why, found.dice, found.bonus


def pair(kind: str) -> tuple[str, str]:
    """A land that an army can attack, and where from, with this sort of border and no other sort in between."""
    g = ground()
    for land in bits(g.playable):
        for source in bits(g.next_to[land]):
            strait = g.strait_from[land] >> source & 1
            sort = "strait" if strait else "terrain" if g.hard_from[land] >> source & 1 else "open"
            if sort == kind:
                return g.lands[land], g.lands[source]
    raise AssertionError(kind)


def war(land: str, source: str, pool: int = 3, **more: object) -> State:
    """Seat 0 in `source`, seat 1 in `land`, no fleets."""
    turn = {"fleets": [], **dict(more.pop("turn", {}))}  # type: ignore[call-overload]
    return table("romans", source, {1: land}, pool=pool, turn=turn, **more)  # type: ignore[arg-type]


@clause("world 3.4.1", "world 3.4.2")
def test_an_invasion_is_fought_with_two_dice_against_one() -> None:
    land, source = pair("open")
    s = war(land, source)
    assert why(s, land) == ("open", 1, 0)
    (battle,) = of(do(s, f"army {land}", dice="2 5 4"), "battle")
    assert (battle["dice"], battle["dice_other"], battle["result"]) == ("2 5", "4", "won")
    assert whose(s, land) == 0 and s.pool == 2


@clause("world 3.4.3")
def test_the_higher_die_wins_and_equal_ones_empty_the_land() -> None:
    land, source = pair("open")
    s = war(land, source)
    do(s, f"army {land}", dice="1 3 6")
    assert (whose(s, land), s.pool, s.lost) == (1, 2, 1)
    do(s, f"army {land}", dice="1 3 3")
    assert (whose(s, land), s.pool, s.lost) == (-1, 1, 2)


@clause("world 3.4.4", "world 3.4.4a", "world 3.4.4b")
def test_the_attacker_goes_on_as_he_likes() -> None:
    land, source = pair("open")
    s = war(land, source)
    do(s, f"army {land}", dice="1 1 6")
    do(s, f"army {land}", dice="4 1 4")
    told = do(s, f"army {land}")
    assert whose(s, land) == 0 and of(told, "battle") == [] and s.pool == 0
    assert refused(war(land, source), "end") is None


@clause("world 3.4.r1", "world 4.1")
def test_what_is_left_in_hand_is_lost() -> None:
    s = table("romans", "crete", pool=3, turn={"coins": 2})
    (lost,) = of(do(s, "end"), "left_over")
    assert (lost["n"], lost["coins"]) == (3, 2)
    assert (s.pool, s.coins) == (0, 0)


@clause("world 3.6.1a", "world 3.6.1b", "world 3.6.1c")
def test_terrain_helps_its_own_land_on_its_own_side() -> None:
    g = ground()
    land, source = pair("terrain")
    assert why(war(land, source), land) == ("terrain", 2, 0)
    # on another side of the same land, and the other way round, where the signs are not there
    sides = [n for n in bits(g.next_to[at(land)]) if g.open_from[at(land)] >> n & 1]
    back = [
        (n, m)
        for n in bits(g.playable)
        for m in bits(g.next_to[n])
        if g.open_from[n] >> m & 1 and g.hard_from[m] >> n & 1 and not g.strait_from[m] >> n & 1
    ]
    assert back
    attacked, from_terrain = back[0]
    assert why(war(g.lands[attacked], g.lands[from_terrain]), g.lands[attacked])[1] == 1
    for side in sides:
        assert why(war(land, g.lands[side]), land)[1] == 1


@clause("world 3.6.1d", "world 3.6.2b")
def test_a_strait_gives_two_dice_to_either_side_and_is_no_landing() -> None:
    land, source = pair("strait")
    assert why(war(land, source), land) == ("strait", 2, 0)
    assert why(war(source, land), source) == ("strait", 2, 0)
    waters = [ground().waters[w] for w in bits(ground().waters_of[at(land)] & ground().navigable)]
    assert why(war(land, source, turn={"fleets": waters}), land) == ("strait", 2, 0)


@clause("world 3.6.2a")
def test_over_the_sea_the_defender_has_three_dice_and_no_more_for_terrain() -> None:
    s = table("minoans", "crete", {1: "levant nile_delta"}, pool=3)
    assert why(s, "levant") == ("sea", 3, 0)
    assert why(table("minoans", "crete", {1: "levant"}, pool=3, forts="levant"), "levant") == ("sea", 3, 1)
    do(s, "army nile_delta", dice="6 1 5 5 5")
    do(s, "army palestine")
    assert odds.defence(s, at("levant")).dice < 3


@clause("world 3.6.3a")
def test_a_fort_adds_one_to_the_best_die() -> None:
    land, source = pair("terrain")
    s = war(land, source, forts=land)
    assert why(s, land) == ("terrain", 2, 1)
    do(s, f"army {land}", dice="5 5 1 5")
    assert (whose(s, land), has(s.forts, land)) == (1, True)


@clause("world 3.6.3b")
def test_a_fort_falls_first_and_a_second_round_decides() -> None:
    land, source = pair("open")
    s = war(land, source, forts=land)
    told = do(s, f"army {land}", dice="6 1 4  2 1 3")
    assert [battle["result"] for battle in of(told, "battle")] == ["fort", "lost"]
    assert (whose(s, land), has(s.forts, land), s.lost) == (1, False, 1)
    s = war(land, source, forts=land)
    do(s, f"army {land}", dice="6 1 4  2 1 1")
    assert (whose(s, land), has(s.forts, land)) == (0, False)


@clause("world 3.6.3b", "world 3.4.3")
def test_a_tie_at_a_fort_costs_the_fort_and_the_attacker() -> None:
    land, source = pair("open")
    s = war(land, source, forts=land)
    (battle,) = of(do(s, f"army {land}", dice="5 1 4"), "battle")
    assert battle["result"] == "fort_lost"
    assert (whose(s, land), has(s.forts, land), s.lost) == (1, False, 1)


@clause("world 3.6.r1")
def test_the_best_route_is_taken() -> None:
    g = ground()
    land = next(n for n in bits(g.playable) if g.open_from[n] & g.playable and g.hard_from[n] & g.playable)
    easy = g.lands[next(bits(g.open_from[land] & g.playable))]
    hard = g.lands[next(bits(g.hard_from[land] & g.playable))]
    s = table("romans", f"{easy} {hard}", {1: g.lands[land]}, pool=1, turn={"fleets": []})
    assert why(s, g.lands[land]) == ("open", 1, 0)
    assert [row.dice for row in odds.routes(s, land)] == [1, 2]


@clause("world 3.6.r2")
def test_two_signs_are_still_two_dice() -> None:
    g = ground()
    double = [key for key, signs in g.signs.items() if len(signs) > 1 and not g.barren >> key[1] & 1]
    for land, source in double:
        assert why(war(g.lands[land], g.lands[source]), g.lands[land])[1] == 2


@clause("world 3.7.1", "world 3.7.3")
def test_a_capital_becomes_a_city_a_city_goes_and_monuments_stay() -> None:
    land, source = pair("open")
    s = war(land, source, capitals=land, monuments=land)
    do(s, f"army {land}", dice="6 6 1")
    assert (has(s.capitals, land), has(s.cities, land), has(s.monuments, land)) == (False, True, True)
    s = war(land, source, cities=land, monuments=land)
    do(s, f"army {land}", dice="6 6 1")
    assert (has(s.capitals, land), has(s.cities, land), has(s.monuments, land)) == (False, False, True)


@clause("world 3.7.2", "world 3.7.r1")
def test_a_tie_leaves_the_city_until_the_attacker_enters() -> None:
    land, source = pair("open")
    s = war(land, source, capitals=land)
    do(s, f"army {land}", dice="4 1 4")
    assert has(s.capitals, land)
    do(s, f"army {land}")
    assert not has(s.capitals, land) and has(s.cities, land)


@pytest.mark.parametrize(("taking", "stays"), [("invading", True), ("any", False)])
@clause("world 3.7.r1", "world 3.7.2")
def test_whoever_enters_an_empty_land_leaves_the_city_unless_the_table_says_otherwise(taking: str, stays: bool) -> None:
    land, source = pair("open")
    s = table("romans", source, pool=1, capitals=land, options={"taking": taking}, former={"1": [land]})
    do(s, f"army {land}")
    assert has(s.capitals, land) == stays
    s = table("romans", source, pool=1, capitals=land, options={"taking": taking}, former={"0": [land]})
    do(s, f"army {land}")
    assert has(s.capitals, land)


@clause("world 3.7.r2")
def test_a_fort_falls_with_its_defender() -> None:
    land, source = pair("open")
    s = war(land, source, forts=land, turn={"siege": 1})
    do(s, f"army {land}", dice="4 1 4")
    assert (whose(s, land), has(s.forts, land)) == (-1, False)


@clause("world 5.3.r1")
def test_marauders_score_for_ruins_where_the_table_says_so() -> None:
    for marauders, points in (("yes", 1), ("no", 0)):
        s = table("huns", "western_steppe", {1: "dnieper"}, pool=2, cities="dnieper", options={"marauders": marauders})
        do(s, "army dnieper", dice="6 6" + " 1" * odds.defence(s, at("dnieper")).dice)
        assert s.raids == points
    s = table("romans", "dalmatia", {1: "balkans"}, pool=2, cities="balkans", options={"marauders": "yes"})
    do(s, "army balkans", dice="6 6" + " 1" * odds.defence(s, at("balkans")).dice)
    assert s.raids == 0
    # nor for a minor empire, though it has none
    turn = {"force": "anglo_saxons", "active": ["albion"]}
    own = {0: "albion:anglo_saxons", 1: "highlands"}
    s = table("huns", "", own, pool=2, turn=turn, cities="highlands", options={"marauders": "yes"})
    do(s, "army highlands", dice="6 6" + " 1" * odds.defence(s, at("highlands")).dice)
    assert (whose(s, "highlands"), s.raids) == (0, 0)


def test_the_legal_attacks_are_those_the_odds_speak_of() -> None:
    s = table("romans", "southern_apennines", {1: "crete morea", 2: "dalmatia"}, pool=3)
    for a in rules_of().legal(s, 0):
        if a[0] == "army" and whose(s, str(a[1])) > 0:
            assert sum(odds.of_attack(s, at(str(a[1])))) == 1
            assert odds.routes(s, at(str(a[1])))[0].dice == odds.defence(s, at(str(a[1]))).dice
    assert names(s.active) == "southern_apennines"


@clause("world 3.4.2", "world 3.6.3b")
@pytest.mark.parametrize(("forts", "wins"), [("", [58]), ("fort", [24, 58])])
def test_each_round_tells_how_likely_the_land_was_to_fall(forts: str, wins: list[int]) -> None:
    land, source = pair("open")
    s = war(land, source, forts=land) if forts else war(land, source)
    told = do(s, f"army {land}", dice="6 1 4  2 1 3" if forts else "2 1 3")
    assert [battle["win"] for battle in of(told, "battle")] == wins
    # of all throws of two dice against one, as many take the land
    throws = [(a, b, c) for a in range(1, 7) for b in range(1, 7) for c in range(1, 7)]
    assert round(100 * sum(max(a, b) > c for a, b, c in throws) / len(throws)) == wins[-1]
