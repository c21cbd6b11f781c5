"""The beginning and the end of a turn, monuments, forts, coins (chapters 2.4, 3.3, 4)."""

from __future__ import annotations

from world_table import asked, at, cards, do, ground, has, names, of, refused, rules_of, table, whose

from support import clause
from yiqi.core.chance import QuickChance
from yiqi.games.world.build import due, sites
from yiqi.games.world.ground import bits
from yiqi.games.world.state import State


def opening(empire: str, **more: object) -> State:
    """Before the events of a turn, nothing in hand; `begin` starts it."""
    return table(empire, ask="events", **more)  # type: ignore[arg-type]


@clause("world 2.4.2", "world 2.4.6")
def test_a_turn_begins_with_as_many_armies_as_the_empire_is_strong() -> None:
    s = opening("romans")
    (muster,) = of(do(s, "begin"), "muster")
    assert (muster["n"], muster["land"]) == (20, "southern_apennines")
    assert (asked(s), s.pool, names(s.active)) == ("expand", 19, "southern_apennines")
    assert s.unit[at("southern_apennines")] & 7 == 3
    assert refused(s, "army northern_apennines") is None
    s.pool = 0
    assert refused(s, "army northern_apennines") == "world 2.4.2"


@clause("world 2.4.3", "world 2.4.r1")
def test_the_start_land_is_cleared_and_monuments_stay() -> None:
    for before in ({1: "turanian_plain"}, {0: "turanian_plain:aryans"}):
        built = dict.fromkeys(("capitals", "forts", "monuments"), "turanian_plain")
        s = opening("seljuk_turks", armies=before, **built)
        do(s, "begin")
        assert whose(s, "turanian_plain") == 0
        assert not has(s.capitals | s.cities | s.forts, "turanian_plain") and has(s.monuments, "turanian_plain")


@clause("world 2.4.4", "world 2.4.5")
def test_capital_and_fleets_are_placed() -> None:
    s = opening("romans")
    do(s, "begin")
    assert names(s.capitals) == "southern_apennines"
    assert s.fleets == cards().empires[s.force].waters and s.fleets.bit_count() == 4
    assert refused(s, "army nile_delta") is None and refused(s, "army dnieper") == "world 3.1.1"
    assert refused(s, "army honshu") == "world 3.1.1"
    s = opening("huns")
    do(s, "begin")
    assert (s.capitals, s.fleets) == (0, 0)


@clause("world 2.4.r2", "world 3.1.1")
def test_two_homelands_go_one_after_the_other() -> None:
    s = opening("incas_aztecs")
    do(s, "begin")
    assert asked(s) == "half"
    do(s, "half mexican_valley")
    assert (s.pool, names(s.base)) == (1, "mexican_valley")
    assert all(refused(s, f"army {land}") is None for land in names(ground().next_to[at("mexican_valley")]).split())
    assert names(s.capitals) == "mexican_valley northern_andes"
    do(s, "end")
    assert (s.pool, names(s.base)) == (1, "northern_andes")
    assert names(s.active) == "mexican_valley northern_andes"
    first, second = (ground().next_to[at(land)] for land in ("mexican_valley", "northern_andes"))
    assert refused(s, f"army {names(second).split()[0]}") is None
    land = names(first & ~second).split()[0]
    assert refused(s, f"army {land}") == "world 3.1.1"
    assert of(do(s, "end"), "scored")


@clause("world 2.4.r2")
def test_what_is_left_of_extra_armies_goes_on_with_the_other_half() -> None:
    s = opening("incas_aztecs", hands={"0": ["population_explosion"]})
    do(s, "event population_explosion", "begin", "half mexican_valley")
    assert s.pool == 3
    do(s, "end")
    assert s.pool == 3


@clause("world 2.4.1", "world 1.3")
def test_turns_go_by_the_order_of_the_cards() -> None:
    rules = rules_of(4)
    chance = QuickChance(3)
    s, told = rules.start(chance)
    turns: list[tuple[int, int]] = []
    while not turns or turns[-1][0] < 3:
        seat = rules.turn(s)[0]
        turns += [(s.epoch, s.held[e["seat"]]) for e in of(told, "turn")]
        told = rules.play(s, seat, rules.idle(s, seat), chance)
    first = [held for epoch, held in turns if epoch == 1]
    assert first == sorted(first) and len(first) == 4


@clause("world 4.3")
def test_at_the_end_events_are_handed_in_and_fleets_removed() -> None:
    s = opening("romans", hands={"0": ["leader", "weaponry"]})
    do(s, "event leader", "begin")
    assert s.fleets and s.named
    do(s, "end")
    assert (s.fleets, s.routes, s.named, s.dice) == (0, (), (), 2)
    assert s.spent[cards().event_names.index("leader")] == 1
    assert s.hands[0] == (cards().event_names.index("weaponry"),)


@clause("world 3.3.1")
def test_armies_in_hand_become_forts() -> None:
    s = table("romans", "crete morea", pool=1)
    assert refused(s, "fort crete") is None
    do(s, "fort crete")
    assert (s.pool, has(s.forts, "crete")) == (0, True)
    assert refused(s, "fort morea") == "world 3.3.1"
    assert refused(table("romans", "crete morea", pool=1), "fort morea") is None


@clause("world 3.3.2")
def test_forts_go_on_lands_of_the_active_empire() -> None:
    s = table("romans", "crete", {0: "lower_tigris:sumeria"}, pool=2)
    assert refused(s, "fort lower_tigris") == "world 3.3.2"
    assert refused(s, "fort crete") is None
    against = table("romans", "crete", {1: "morea"}, pool=2)
    assert refused(against, "fort morea") == refused(against, "fort pindus") == "world 3.3.2"
    minor = table("persia", "levant", pool=2, turn={"force": "phoenicia"})
    assert refused(minor, "fort levant") in ("world 3.3.2", "core asked")
    assert all(a[0] != "fort" for a in rules_of().legal(minor, 0))


@clause("world 3.3.3")
def test_one_fort_to_a_land_beside_a_city() -> None:
    s = table("romans", "crete morea", pool=3, capitals="crete")
    do(s, "fort crete")
    assert refused(s, "fort crete") == "world 3.3.3"
    assert refused(s, "fort morea") is None


@clause("world 3.3.r1", "world 4.1.1")
def test_a_fort_is_paid_by_an_event_then_a_coin_then_an_army() -> None:
    s = table("romans", "crete morea pindus", pool=1, turn={"coins": 1, "free_forts": 1})
    told = do(s, "fort crete", "fort morea", "fort pindus")
    assert [event["means"] for event in of(told, "fort")] == ["event", "coin", "army"]
    assert (s.pool, s.coins, s.free_forts) == (0, 0, 0)


@clause("world 4.1.2")
def test_a_coin_brings_back_an_army_that_was_lost() -> None:
    s = table("romans", "crete", pool=0, turn={"coins": 2, "lost": 1})
    do(s, "restore")
    assert (s.pool, s.coins, s.lost) == (1, 1, 0)
    assert refused(s, "restore") == "world 4.1.2"
    assert refused(table("romans", "crete", turn={"coins": 1, "lost": 1}), "restore") is None
    assert refused(table("romans", "crete", turn={"lost": 1}), "restore") == "world 4.1.2"


RESOURCES = names(ground().resource).split()


@clause("world 4.2.1")
def test_a_monument_for_two_resources_of_the_active_empire() -> None:
    for n, wanted in ((1, 0), (2, 1), (3, 1), (4, 2)):
        assert due(table("romans", " ".join(RESOURCES[:n]))) == wanted
    s = table("romans", RESOURCES[0], {0: f"{RESOURCES[1]}:sumeria"})
    assert due(s) == 0


@clause("world 4.2.2a")
def test_the_capital_comes_first() -> None:
    lands = f"southern_apennines {RESOURCES[0]} {RESOURCES[1]} {RESOURCES[2]}"
    s = table("romans", lands, capitals="southern_apennines", ask="monument")
    assert refused(s, f"monument {RESOURCES[0]}") == "world 4.2.2a"
    assert names(sites(s)) == "southern_apennines"
    without = table("romans", lands, ask="monument")
    assert refused(without, f"monument {RESOURCES[0]}") is None


@clause("world 4.2.2b", "world 4.2.r1")
def test_then_cities_held_capitals_of_others_among_them() -> None:
    lands = f"southern_apennines crete morea {RESOURCES[0]} {RESOURCES[1]}"
    built = {"capitals": "southern_apennines crete", "cities": "morea", "monuments": "southern_apennines"}
    s = table("romans", lands, ask="monument", **built)
    assert names(sites(s)) == "crete morea"
    assert refused(s, f"monument {RESOURCES[0]}") == "world 4.2.2b"
    assert refused(table("romans", lands, ask="monument"), f"monument {RESOURCES[0]}") is None


@clause("world 4.2.2c", "world 4.2.3")
def test_then_resources_and_one_monument_to_a_land() -> None:
    lands = f"crete {' '.join(RESOURCES[:4])}"
    s = table("romans", lands, ask="monument", monuments=RESOURCES[0])
    assert refused(s, "monument crete") == "world 4.2.2c"
    assert refused(s, f"monument {RESOURCES[0]}") == "world 4.2.3"
    assert refused(s, f"monument {RESOURCES[1]}") is None
    assert refused(table("romans", lands, ask="monument"), f"monument {RESOURCES[0]}") is None
    assert refused(table("romans", lands, ask="monument", cities="crete"), "monument crete") is None


@clause("world 4.2.2b", "world 4.2.2c")
def test_a_monument_goes_to_no_land_of_an_older_empire() -> None:
    lands = f"crete {RESOURCES[0]} {RESOURCES[1]}"
    s = table("romans", lands, {0: f"zagros:sumeria {RESOURCES[2]}:sumeria"}, cities="zagros", ask="monument")
    assert refused(s, "monument zagros") == "world 4.2.2b"
    assert refused(s, f"monument {RESOURCES[2]}") == refused(s, "monument morea") == "world 4.2.2c"
    assert refused(table("romans", f"{lands} zagros", cities="zagros", ask="monument"), "monument zagros") is None
    assert refused(s, f"monument {RESOURCES[1]}") is None


@clause("world 4.2.3", "world 4.2.1")
def test_where_there_is_no_choice_it_is_placed_and_where_there_is_no_site_nothing_is() -> None:
    lands = f"{RESOURCES[0]} {RESOURCES[1]}"
    s = table("romans", lands, monuments=RESOURCES[0])
    do(s, "end")
    assert names(s.monuments) == names(sum(1 << at(land) for land in RESOURCES[:2]))
    s = table("romans", lands, monuments=lands)
    told = do(s, "end")
    assert of(told, "monument") == []
    free = table("romans", f"{lands} {RESOURCES[2]}", ask="monument", monuments=RESOURCES[0])
    assert refused(free, f"monument {RESOURCES[0]}") == "world 4.2.3"
    assert refused(table("romans", lands, ask="monument"), f"monument {RESOURCES[0]}") is None


@clause("world 4.2.4")
def test_no_more_monuments_than_there_are_pieces() -> None:
    lands = [ground().lands[n] for n in bits(ground().playable & ~ground().resource)]
    for n, wanted in ((34, 2), (35, 1), (36, 0)):
        assert due(table("romans", " ".join(RESOURCES[:4]), monuments=" ".join(lands[:n]))) == wanted
