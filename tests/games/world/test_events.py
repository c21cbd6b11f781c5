"""Event cards: when they are used, and what each does (chapter 2.2)."""

from __future__ import annotations

import pytest
from world_table import asked, at, cards, do, ground, has, names, of, refused, rules_of, table, whose

from support import clause
from yiqi.core.chance import QuickChance
from yiqi.games.world import odds
from yiqi.games.world.ground import bits
from yiqi.games.world.state import State


def ready(empire: str, *hand: str, lands: str = "", armies: dict[int, str] | None = None, **more: object) -> State:
    """Before a turn, these events in hand and one more that waits."""
    wait = "leader" if "leader" not in hand else "weaponry"
    return table(empire, lands, armies, ask="events", hands={"0": [*hand, wait]}, **more)  # type: ignore[arg-type]


@clause("world 2.2.1", "world 2.1.r1")
def test_three_greater_and_seven_lesser_events_each() -> None:
    for seats in range(3, 7):
        s, told = rules_of(seats).start(QuickChance(seats))
        events = cards().events
        for hand in s.hands:
            assert [sum(events[card].greater == greater for card in hand) for greater in (True, False)] == [3, 7]
        assert len(of(told, "dealt")) == seats
    assert sum(e.copies for e in events if e.greater) == 22
    assert sum(e.copies for e in events if not e.greater) == 49


@clause("world 2.2.2")
def test_two_events_a_turn() -> None:
    s = ready("romans", "fanaticism", "population_explosion", "treachery")
    do(s, "event fanaticism")
    assert refused(s, "event treachery") is None
    do(s, "event treachery")
    assert refused(s, "event population_explosion") == "world 2.2.2"
    do(s, "begin")
    assert asked(s) == "expand" and len(s.named) == 2
    s = ready("romans", "fanaticism", "treachery", turn={"named": ["population_explosion", "siegecraft"]})
    assert refused(s, "event treachery") == "world 2.2.2"
    assert refused(ready("romans", "treachery"), "event treachery") is None


@clause("world 2.2.4a", "world 2.2.r2")
def test_events_are_named_before_the_start_land_is_cleared() -> None:
    s = ready("seljuk_turks", "treachery", armies={1: "turanian_plain"})
    do(s, "event treachery")
    assert whose(s, "turanian_plain") == 1
    assert refused(s, "event leader") is None
    do(s, "begin")
    assert whose(s, "turanian_plain") == 0
    assert refused(s, "event leader") == "world 2.2.4a" and refused(s, "event treachery") == "core asked"
    s = ready("incas_aztecs", armies={1: "crete"})
    do(s, "begin")
    assert asked(s) == "half" and refused(s, "event leader") == "world 2.2.4a"
    assert refused(s, "event leader", 1) == "core asked"
    for order in (["plague", "rebellion"], ["rebellion", "plague"]):
        s = ready("romans", *order, armies={1: "crete"})
        do(s, *[f"event {name}" for name in order], "begin")
        assert asked(s) == ("plague" if order[0] == "plague" else "uprising")


@clause("world 2.2.4b")
def test_an_event_of_another_epoch() -> None:
    s = ready("romans", "black_death", lands="crete")
    assert refused(s, "event black_death") == "world 2.2.4b"
    assert refused(ready("ming", "black_death", armies={1: "crete"}), "event black_death") is None


@clause("world 2.2.5", "world 2.2.r1")
def test_two_of_one_name() -> None:
    s = ready("romans", "migrants_africa", "migrants_america", "kingdom_iberia", "kingdom_axum")
    do(s, "event migrants_africa")
    assert refused(s, "event migrants_america") == "world 2.2.5"
    assert refused(ready("romans", "migrants_america"), "event migrants_america") is None
    s = ready("romans", "kingdom_iberia", "kingdom_axum")
    do(s, "event kingdom_iberia")
    assert refused(s, "event kingdom_axum") is None


@clause("world 2.2.4", "world 2.2.r5")
def test_an_event_that_could_do_nothing_is_not_named() -> None:
    for empire, event in (
        ("huns", "civil_service"),
        ("huns", "engineering"),
        ("huns", "reallocation"),
        ("huns", "disaster"),
        ("huns", "plague"),
        ("huns", "rebellion"),
        ("huns", "barbarians"),
        ("mongols", "black_death"),
    ):
        if refused(ready(empire, event), f"event {event}") != "world 2.2.4b":
            assert refused(ready(empire, event), f"event {event}") == "world 2.2.r5", event
    beside = names(ground().wild[at("siberia")] & ground().playable).split()[0]
    fit = {"civil_service": "romans", "engineering": "romans", "reallocation": "romans"}
    for event in ("civil_service", "engineering", "reallocation", "plague", "rebellion", "barbarians", "disaster"):
        s = ready(fit.get(event, "huns"), event, armies={1: beside}, monuments="crete")
        assert refused(s, f"event {event}") is None, event


@clause("world 2.2.r6")
def test_leader_and_minor_empire_where_the_table_bars_them() -> None:
    hand = ("leader", "minor_phoenicia")
    s = ready("persia", *hand, options={"leader_minor": "barred"})
    do(s, "event leader")
    assert refused(s, "event minor_phoenicia") == "world 2.2.r6"
    s = ready("persia", *hand)
    do(s, "event leader")
    assert refused(s, "event minor_phoenicia") is None


@clause("world 2.2.3")
def test_hands_are_secret_until_used() -> None:
    s = ready("romans", "fanaticism")
    view = rules_of().view(s, 1)
    assert view.hand == () and (view.players[0].greater, view.players[0].lesser) == (1, 1)
    assert rules_of().view(s, 0).hand == ("leader", "fanaticism")
    do(s, "event fanaticism")
    assert rules_of().view(s, 1).named == ("fanaticism",)
    guesses = [rules_of().guess(s, 1, QuickChance(seed)) for seed in range(20)]
    assert len({g.hands[0] for g in guesses}) > 1 and all(len(g.hands[0]) == 1 for g in guesses)
    assert all(rules_of().guess(s, 0, QuickChance(seed)).hands[0] == s.hands[0] for seed in range(5))


@clause("world 2.2.r7", "world 2.2.4c", "world 1.4")
def test_a_minor_empire_goes_before_the_main_one_and_stays() -> None:
    s = ready("persia", "minor_phoenicia", armies={1: "levant:sumeria palestine:sumeria"})
    told = do(s, "event minor_phoenicia", "begin")
    assert (asked(s), s.pool, names(s.base)) == ("expand", 2, "levant")
    assert has(s.capitals, "levant") and whose(s, "persian_plateau") != 0
    assert of(told, "minor") and all(a[0] != "fort" for a in rules_of().legal(s, 0))
    do(s, "army crete", "end")
    assert (asked(s), names(s.base), s.pool) == ("expand", "persian_plateau", 11)
    assert refused(s, "army upper_tigris") is not None or has(ground().next_to[at("persian_plateau")], "upper_tigris")
    assert whose(s, "levant") == whose(s, "crete") == 0 and s.unit[at("crete")] >> 3 == 49 + 1


@clause("world 2.2.r8")
def test_a_kingdom_is_an_army_a_city_and_a_fort() -> None:
    s = ready("romans", "kingdom_iberia", armies={1: "southern_iberia"}, capitals="southern_iberia")
    do(s, "event kingdom_iberia", "begin")
    assert whose(s, "southern_iberia") == 0
    assert has(s.cities & s.forts, "southern_iberia") and not has(s.capitals, "southern_iberia")


@clause("world 2.2.r9", "world 2.2.r3")
def test_a_disaster_takes_the_monument() -> None:
    s = ready("romans", "disaster", armies={0: "crete:minoans"}, monuments="crete", capitals="crete", forts="crete")
    do(s, "event disaster", "begin")
    do(s, "hit crete")
    assert not has(s.monuments | s.forts | s.capitals, "crete") and has(s.cities, "crete")
    assert whose(s, "crete") == 0


def test_plague_takes_an_army_on_a_one() -> None:
    s = ready("romans", "plague", armies={1: "crete"}, cities="crete", forts="crete")
    do(s, "event plague", "begin")
    do(s, "hit crete", dice="2 3 4 1")
    assert whose(s, "crete") == -1 and has(s.cities, "crete") and not has(s.forts, "crete")
    s = ready("romans", "pestilence", armies={1: "lower_tigris middle_tigris", 2: "zagros crete"})
    do(s, "event pestilence", "begin")
    dice = "2 2 2" + " 1 2" * 2
    do(s, "hit lower_tigris", dice=dice)
    assert [whose(s, land) for land in ("lower_tigris", "middle_tigris", "zagros", "crete")] == [1, -1, -1, 2]


@clause("world 2.2.r10")
def test_black_death_strikes_two_areas_that_touch() -> None:
    s = ready("ming", "black_death", armies={1: "crete lower_tigris honshu"})
    do(s, "event black_death", "begin", "area southern_europe")
    assert refused(s, "area nippon") == "world 2.2.r10"
    assert refused(s, "area middle_east") is None
    do(s, "area middle_east", dice="1 2")
    assert sorted(whose(s, land) for land in ("crete", "lower_tigris", "honshu")) == [-1, 1, 1]


@clause("world 2.2.r11")
def test_barbarians_go_on_until_they_are_beaten() -> None:
    g = ground()
    wild = next(n for n in bits(g.raiders) if (g.wild[n] & g.playable).bit_count() > 1)
    first = next(n for n in bits(g.wild[wild] & g.playable) if g.next_to[n])
    second = next(bits(g.next_to[first]))
    armies = {1: g.lands[first], 2: g.lands[second]}
    s = ready("romans", "barbarians", armies=armies, cities=g.lands[first])
    do(s, "event barbarians", "begin", f"from {g.lands[wild]}")
    hard = 2 if g.hard_from[first] >> wild & 1 else 1
    do(s, f"raid {g.lands[first]}", dice="6 6" + " 1" * hard)
    assert whose(s, g.lands[first]) == -1 and not has(s.cities, g.lands[first])
    assert refused(s, "stop") is None
    hard = 2 if g.hard_from[second] >> first & 1 else 1
    do(s, f"raid {g.lands[second]}", dice="1 1" + " 6" * hard)
    assert whose(s, g.lands[second]) == 2 and asked(s) == "expand"


@clause("world 2.2.r12")
def test_rebels_rise_and_a_civil_war_stays_in_one_empire() -> None:
    s = ready("romans", "rebellion", armies={1: "crete"}, forts="crete", cities="crete")
    do(s, "event rebellion", "begin")
    do(s, "rise crete", dice="6 1 1  6 1 1")
    assert whose(s, "crete") == 0 and not has(s.cities | s.forts, "crete")
    s = ready("romans", "civil_war", armies={1: "crete:minoans morea:minoans pindus:persia", 2: "levant:minoans"})
    do(s, "event civil_war", "begin")
    do(s, "rise crete", dice="6 1 1")
    assert refused(s, "rise pindus") == "world 2.2.r12"
    assert refused(s, "rise levant") == "world 2.2.r12"
    assert refused(s, "rise morea") is None
    do(s, "rise morea", dice="3 1 3")
    assert whose(s, "morea") == -1 and asked(s) == "expand"
    # each land once, whether it fell or not
    s = ready("romans", "civil_war", armies={1: "crete:minoans morea:minoans"})
    do(s, "event civil_war", "begin", "rise crete", dice="1 1 6")
    assert whose(s, "crete") == 1 and refused(s, "rise crete") == "world 2.2.r12"
    do(s, "rise morea", dice="1 1 6")
    assert asked(s) == "expand"
    other = ready("romans", "civil_war", armies={1: "pindus:persia"})
    do(other, "event civil_war", "begin")
    assert refused(other, "rise pindus") is None


def test_the_jewish_revolt_founds_a_city_and_a_fort() -> None:
    s = ready("romans", "jewish_revolt", armies={1: "palestine crete"})
    do(s, "event jewish_revolt", "begin")
    assert list(rules_of().legal(s, 0)) == [("rise", "palestine")]
    do(s, "rise palestine", dice="6 1 1 1")
    assert whose(s, "palestine") == 0 and has(s.cities & s.forts, "palestine")


@clause("world 2.2.r13")
def test_crusaders_land_with_one_more_against_three_dice() -> None:
    s = ready("franks", "crusade", armies={1: "palestine crete"}, lands="")
    do(s, "event crusade", "begin")
    (battle,) = of(do(s, "crusade palestine", dice="5 1 5 5 5"), "battle")
    assert (battle["bonus"], battle["result"]) == (1, "won")
    assert has(s.cities & s.forts, "palestine")
    do(s, "crusade crete", dice="1 1 6 6 6")
    do(s, "crusade levant")
    assert whose(s, "levant") == 0 and whose(s, "crete") == 1 and asked(s) == "expand"


@clause("world 2.2.r14")
def test_migrants_settle_vacant_lands_of_their_area() -> None:
    s = ready("romans", "migrants_africa", armies={1: "madagascar"})
    do(s, "event migrants_africa", "begin")
    area = ground().area_mask[ground().areas.index("sub_saharan_africa")]
    assert {a[1] for a in rules_of().legal(s, 0)} == set(names(area).split()) - {"madagascar"}
    do(s, "settle east_africa", "settle congo_basin")
    assert whose(s, "east_africa") == whose(s, "congo_basin") == 0 and asked(s) == "expand"


def attack(s: State, land: str = "dalmatia") -> State:
    """Begins the turn of the Romans, an enemy in Dalmatia."""
    do(s, "begin")
    return s


ENEMY = {1: "dalmatia northern_apennines"}


@clause("world 3.5", "world 2.2.r20", "world 2.2.r4")
def test_leader_weaponry_and_fanaticism_in_battle() -> None:
    s = ready("romans", "leader", "fanaticism", armies=ENEMY)
    do(s, "event leader", "event fanaticism", "begin")
    assert (odds.attack_dice(s), s.bonus, odds.wins_ties(s)) == (3, 0, True)
    found = odds.defence(s, at("northern_apennines")).dice
    do(s, "army northern_apennines", dice="3 1 1" + " 3" * found)
    assert whose(s, "northern_apennines") == 0
    s = ready("romans", "weaponry", "elite_troops", armies=ENEMY)
    do(s, "event weaponry", "event elite_troops", "begin")
    assert (odds.attack_dice(s), s.bonus) == (3, 1)
    do(s, "army northern_apennines", dice="1 1 1" + " 6" * found)
    assert odds.attack_dice(s) == 2
    do(s, "army northern_apennines", dice="5 1" + " 5" * found)
    assert whose(s, "northern_apennines") == 0


@clause("world 2.2.r21")
def test_a_jihad_has_three_dice_until_one_loss_and_wins_ties_until_two() -> None:
    s = ready("romans", "jihad", armies=ENEMY)
    do(s, "event jihad", "begin")
    for defeats, dice, ties in ((0, 3, True), (1, 2, True), (2, 2, False)):
        s.defeats = defeats
        assert (odds.attack_dice(s), odds.wins_ties(s)) == (dice, ties)


@clause("world 2.2.r20")
def test_a_leader_dies_where_the_table_says_so() -> None:
    for dies, dice in (("yes", 2), ("no", 3)):
        s = ready("romans", "leader", armies=ENEMY, options={"leader_dies": dies})
        do(s, "event leader", "begin")
        found = odds.defence(s, at("northern_apennines")).dice
        do(s, "army northern_apennines", dice="4 4 4" + " 1" * found)
        assert odds.attack_dice(s) == dice


@clause("world 2.2.r20", "world 2.2.r4")
def test_a_leader_dies_by_his_own_dice_and_other_events_stay() -> None:
    mortal = {"leader_dies": "yes"}
    s = ready("romans", "leader", "jewish_revolt", armies={1: "palestine"}, options=mortal)
    do(s, "event leader", "event jewish_revolt", "begin")
    do(s, "rise palestine", dice="4 4 4 1")
    assert odds.attack_dice(s) == 3
    s = ready("romans", "leader", "elite_troops", armies=ENEMY, options=mortal)
    do(s, "event leader", "event elite_troops", "begin")
    found = odds.defence(s, at("northern_apennines")).dice
    told = do(s, "army northern_apennines", dice="4 4 4" + " 1" * found)
    assert len(of(told, "leader_dies")) == 1 and odds.attack_dice(s) == 3
    s.defeats = 1
    assert odds.attack_dice(s) == 2


@clause("world 2.2.r15")
def test_treachery_takes_a_land_without_dice() -> None:
    s = ready("romans", "treachery", armies=ENEMY, forts="northern_apennines", capitals="northern_apennines")
    do(s, "event treachery", "begin", "treachery northern_apennines")
    assert whose(s, "northern_apennines") == 0 and not has(s.forts, "northern_apennines")
    assert has(s.cities, "northern_apennines")
    assert refused(s, "treachery dalmatia") == "core asked"


@clause("world 2.2.r16")
def test_surprise_and_siegecraft_take_the_defence_away() -> None:
    s = ready("romans", "surprise_attack", armies={1: "crete"}, forts="crete")
    do(s, "event surprise_attack", "begin")
    assert odds.defence(s, at("crete"))[:2] == (3, 1)
    do(s, "surprise crete", dice="1 1 6")
    assert odds.defence(s, at("crete"))[:3] == (1, 0, "surprise")
    do(s, "army crete", dice="6 1 1")
    assert whose(s, "crete") == 0 and not has(s.forts, "crete")
    s = ready("romans", "siegecraft", armies={1: "crete"}, forts="crete")
    do(s, "event siegecraft", "begin")
    assert odds.defence(s, at("crete"))[:2] == (3, 0)


@clause("world 2.2.r17")
def test_allies_go_into_vacant_lands_alone() -> None:
    s = table("romans", "southern_apennines", ENEMY, pool=0, turn={"allies": 2})
    assert refused(s, "army northern_apennines") == "world 2.2.r17"
    assert refused(s, "army crete") is None
    assert refused(table("romans", "southern_apennines", ENEMY, pool=1), "army northern_apennines") is None
    s = ready("romans", "allies")
    do(s, "event allies", "begin", "army crete")
    assert (s.pool, s.allies) == (19, 1)


def test_more_armies_and_free_forts() -> None:
    s = ready("romans", "population_explosion", "civil_service")
    do(s, "event population_explosion", "event civil_service", "begin")
    assert s.pool == 19 + 4
    s = ready("romans", "engineering")
    do(s, "event engineering", "begin")
    assert s.free_forts == 2


@clause("world 2.2.r18", "world 1.9")
def test_reallocation_turns_fleets_into_coins() -> None:
    s = ready("romans", "reallocation")
    do(s, "event reallocation", "begin", "coin red_sea", "coin north_sea", "stop")
    assert (s.coins, s.fleets.bit_count(), asked(s)) == (2, 2, "expand")


@clause("world 2.2.r19")
def test_astronomy_gives_one_more_fleet_nearby() -> None:
    s = ready("carthaginia", "astronomy")
    do(s, "event astronomy", "begin")
    assert refused(s, "fleet sea_of_japan") == "world 2.2.r19"
    assert refused(s, "fleet eastern_mediterranean") is None
    do(s, "fleet eastern_mediterranean")
    assert s.fleets.bit_count() == 2
    s = ready("han", "astronomy", turn={"fleets": []})
    do(s, "event astronomy", "begin")
    assert refused(s, "fleet pacific_ocean") is None
    elsewhere = ready("mongols", "astronomy")
    elsewhere.fleets = 0
    do(elsewhere, "event astronomy", "begin")
    assert refused(elsewhere, "fleet pacific_ocean") is None


@clause("world 2.2.r3")
def test_an_event_whose_target_has_gone_does_nothing() -> None:
    s = ready("romans", "plague", "rebellion", armies={1: "crete"})
    do(s, "event plague", "event rebellion", "begin")
    told = do(s, "hit crete", dice="1 1 1 1")
    assert [event["card"] for event in of(told, "nothing")] == ["rebellion"]
    assert asked(s) == "expand"


@pytest.mark.parametrize("event", [event.id for event in cards().events])
def test_every_event_can_be_named_somewhere_and_played_out(event: str) -> None:
    found = next(e for e in cards().events if e.id == event)
    epoch = next(n for n in range(1, 8) if found.epochs >> n & 1)
    empire = next(e for e in cards().empires if e.epoch == epoch and e.capital and e.waters)
    g = ground()
    filled = " ".join(g.lands[n] for n in bits(g.playable) if n % 2 and g.lands[n] != "palestine")
    s = ready(empire.id, event, armies={1: filled + " palestine"}, monuments=filled.split()[0])
    rules = rules_of()
    chance = QuickChance(5)
    assert refused(s, f"event {event}") is None
    rules.play(s, 0, ("event", event), chance)
    rules.play(s, 0, ("begin",), chance)
    for _ in range(200):
        if s.seat != 0:
            break
        legal = rules.legal(s, 0)
        rules.play(s, 0, legal[chance.below(len(legal))], chance)
    assert s.seat != 0 and s.spent[cards().event_names.index(event)] == 1
