"""Two colours each for three players: six colours as if six played, and three who play them."""

from __future__ import annotations

import random

import pytest
from test_draft import held
from world_table import cards, do, ground, has, of, refused, rules_of, table, whose

from support import clause
from yiqi import games
from yiqi.core import action
from yiqi.core.chance import Drawn, LiveChance, QuickChance, RecordedChance, Stream
from yiqi.core.game import Event
from yiqi.core.optional import side, sides
from yiqi.games.world import bot, scoring
from yiqi.games.world.decisions import settle
from yiqi.games.world.draft import Draw, first_order
from yiqi.games.world.game import WorldRules
from yiqi.games.world.state import State, blank
from yiqi.games.world.turn import NextTurn, end_epoch
from yiqi.text import LANGUAGES, Catalogue

TWO = {"colours": "two"}


def two(**options: str) -> WorldRules:
    """The rules with two colours each."""
    return rules_of(3, **TWO, **options)


def drafting(order: tuple[int, ...], *draws: str, **options: str) -> tuple[State, RecordedChance]:
    """The first epoch, drawn in this order; the cards come as given. Nobody has events."""
    s = blank(two(**options).terms)
    s.order = order
    s.stack = [NextTurn(), Draw(-1, 0)]
    chance = RecordedChance([Drawn("draw", 0, name, None) for name in draws])
    settle(s, chance, [])
    return s, chance


def play(s: State, chance: RecordedChance, seat: int, text: str) -> list[Event]:
    """What a player does."""
    assert refused(s, text, seat) is None
    return WorldRules(s.terms).play(s, seat, action.parse(text), chance)


def dealt(seed: int = 1, **options: str) -> tuple[WorldRules, State, list[Event], LiveChance]:
    """The first position of a match, what it told and the chance it took."""
    rules, chance = two(**options), LiveChance(Stream(bytes([seed]) * 32))
    s, told = rules.start(chance)
    return rules, s, told, chance


@clause("world 2.1.r2")
def test_two_colours_are_for_three_players_alone() -> None:
    assert sides(two()) == (0, 1, 2, 0, 1, 2) and sides(rules_of(3)) == ()
    assert two().seats == 3
    for seats in (4, 5, 6):
        with pytest.raises(ValueError, match=f"for 3 players, not for {seats}"):
            games.rules("world", seats, TWO)
        drawn = [games.draw_options("world", seats, random.Random(n))["colours"] for n in range(20)]
        assert set(drawn) == {"one"}
    assert {games.draw_options("world", 3, random.Random(n))["colours"] for n in range(20)} == {"one", "two"}


@clause("world 2.1.r2")
def test_each_colour_has_ten_events_that_its_player_alone_is_told() -> None:
    _, s, told, chance = dealt()
    assert [len(hand) for hand in s.hands] == [10] * 6
    assert [(event.public["seat"], event.to) for event in told if event.kind == "dealt"] == [
        (n, (n % 3,)) for n in range(6)
    ]
    secret = [drawn.to for drawn in chance.drawn if drawn.kind == "draw"]
    assert secret[:60] == [(n % 3,) for n in range(6) for _ in range(10)]


@clause("world 2.1.r2")
def test_in_the_first_epoch_colours_draw_clockwise_round_the_players_twice() -> None:
    rolls = "1 1  2 2  3 3  4 4  6 6  5 5"
    chance = RecordedChance([Drawn("die", 0, int(n), None) for n in rolls.split()])
    assert first_order(blank(two().terms), chance, []) == (4, 5, 0, 1, 2, 3)


@clause("world 2.1.r2")
def test_every_colour_leads_an_empire_in_every_epoch() -> None:
    rules, s, told, chance = dealt(start_epoch="e1")
    luck = random.Random(5)
    while rules.turn(s):
        (seat,) = rules.turn(s)
        assert rules.terms.owner(s.stack[-1].player) == seat
        assert [other for other in range(3) if rules.legal(s, other)] == [seat]
        assert [other for other in range(3) if rules.ask(s, other)] == [seat]
        told += rules.play(s, seat, luck.choice(rules.legal(s, seat)), chance)
    led = [(event.public["seat"], event.public["empire"]) for event in told if event.kind == "turn"]
    assert len(set(led)) == 42 and [sum(n == colour for n, _ in led) for colour in range(6)] == [7] * 6
    scored = [0] * 6
    for event in told:
        if event.kind == "scored":
            scored[event.public["seat"]] += event.public["n"]
    assert scored == s.points
    found = rules.scores(s)
    assert found is not None and found.totals == tuple(scored[n] + scored[n + 3] for n in range(3))
    assert [sum(row.points[seat] for row in found.rows) for seat in range(3)] == list(found.totals)


@clause("world 2.1.r3")
def test_the_other_colour_of_a_player_is_attacked_as_any_other() -> None:
    s = table("romans", "pindus", {3: "morea:minoans"}, pool=2, options=TWO, cities="morea")
    rules = WorldRules(s.terms)
    assert rules.path(s, 0, ("army", "morea")) == ("land morea", "roll morea")
    told = do(s, "army morea", dice="6 5  1", seat=0)
    assert of(told, "battle")[0]["seat_other"] == 3 and not of(told, "replaced")
    assert whose(s, "morea") == 0 and not has(s.cities, "morea")


@clause("world 2.1.r3")
def test_two_colours_share_no_area() -> None:
    s = table("romans", "pindus morea", {3: "crete:minoans dalmatia:minoans"}, options=TWO)
    area = s.terms.area_at["southern_europe"]
    assert [scoring.standing(s, colour, area) for colour in (0, 3, 1)] == [
        scoring.PRESENCE, scoring.PRESENCE, scoring.NOTHING,
    ]  # fmt: skip
    view = WorldRules(s.terms).view(s, 0)
    assert next(row for row in view.areas if row.area == "southern_europe").lands == (2, 0, 0, 2, 0, 0)


@clause("world 2.1.r3", "world 2.4.3")
def test_a_start_land_is_cleared_of_ones_own_other_colour() -> None:
    start = next(empire.start[0] for empire in cards().empires if empire.id == "celts")
    land = ground().lands[start]
    s = table("celts", "", {3: f"{land}:romans"}, options=TWO, ask="events", hands={"0": ["leader"]}, forts=land)
    told = do(s, "begin", seat=0)
    assert of(told, "cleared") == [{"land": land, "seat_other": 3}]
    assert whose(s, land) == 0 and not s.armies[3] and not has(s.forts, land)


@clause("world 2.1.r4")
def test_a_player_sees_both_hands_and_uses_that_of_the_colour_in_turn() -> None:
    hands = {"0": ["leader"], "3": ["disaster"], "1": ["treachery"]}
    s = table("romans", "pindus", {}, options=TWO, ask="events", hands=hands)
    rules = WorldRules(s.terms)
    view = rules.view(s, 0)
    assert (view.side, view.hand, view.hand_other) == (0, ("leader",), ("disaster",))
    assert ("event", "leader") in list(rules.near(s, 0))
    assert refused(s, "event disaster", 0) == "core asked"
    assert "hand 3" not in rules.hidden(s, 0) and "hand 1" in rules.hidden(s, 0)
    other = rules.view(s, 1)
    assert (other.hand, other.hand_other) == (("treachery",), ())
    for seed in range(10):
        guess = rules.guess(s, 0, QuickChance(seed))
        assert (guess.hands[0], guess.hands[3]) == (s.hands[0], s.hands[3])
    assert len({rules.guess(s, 1, QuickChance(seed)).hands[3] for seed in range(10)}) > 1


@clause("world 2.1.r4")
def test_the_hand_shown_first_is_that_of_the_colour_in_turn_or_next() -> None:
    hands = {"1": ["leader"], "4": ["disaster"]}
    holds = {"0": "sumeria", "1": "shang", "4": "minoans"}
    s = table("sumeria", "lower_tigris", {}, options=TWO, hands=hands, held=holds, played=[])
    rules = WorldRules(s.terms)
    assert rules.view(s, 1).hand == ("disaster",) and side(rules, s, 1) == 4
    s.played = 1 << 4
    assert rules.view(s, 1).hand == ("leader",) and side(rules, s, 1) == 1
    assert side(rules, s, 0) == 0 and rules.view(s, None).side == -1


@clause("world 2.1.r4", "world 2.3.r6")
def test_an_empire_is_passed_to_ones_own_other_colour() -> None:
    s, chance = drafting((0, 3, 1, 2, 4, 5), "egypt", "shang", "aryans", "sumeria", "minoans", "babylonia")
    assert refused(s, "give 4", 0) == "world 2.3.2b" and refused(s, "give 0", 0) == "core asked"
    told = play(s, chance, 0, "give 3")
    gave = [event for event in told if event.kind == "gave"]
    assert [(event.public["seat"], event.public["seat_to"], event.to) for event in gave] == [
        (0, 3, (0,)), (3, 1, (1,)), (1, 2, (2,)), (2, 4, (1,)), (4, 5, (2,)), (5, 0, (0,)),
    ]  # fmt: skip
    assert held(s) == ["babylonia", "shang", "aryans", "egypt", "sumeria", "minoans"]
    rules = WorldRules(s.terms)
    assert rules.view(s, 0).players[3].empire == "egypt" and rules.view(s, 1).players[3].empire == "none"
    assert rules.view(s, 0).players[0].empire == "babylonia" and rules.view(s, 2).players[0].empire == "none"


@clause("world 2.3.r6", "world 2.3.r4")
def test_where_cards_go_to_anyone_ones_own_colour_must_have_none() -> None:
    s, chance = drafting((0, 3, 1, 2, 4, 5), "egypt", "shang", passing="any")
    play(s, chance, 0, "keep")
    assert s.stack[-1].player == 3 and WorldRules(s.terms).turn(s) == (0,)
    assert refused(s, "give 0", 0) == "world 2.3.r4" and refused(s, "give 5", 0) is None
    other, _ = drafting((0, 3, 1, 2, 4, 5), "egypt", passing="any")
    assert refused(other, "give 3", 0) is None


@clause("world 5.5.r2")
def test_the_leader_who_draws_a_marker_is_a_colour() -> None:
    for points, drawers in (([5, 9, 3, 0, 0, 8], [1]), ([5, 9, 9, 30, 0, 9], [3]), ([9, 0, 0, 9, 0, 0], [])):
        s = table("sumeria", "lower_tigris", {}, points=points, options=TWO | {"markers": "yes"})
        s.stack = []
        end_epoch(s, QuickChance(1), [])
        assert [colour for colour in range(6) if s.drawn[colour]] == drawers


@clause("world 5.6.r2")
def test_a_player_has_the_sums_of_his_colours() -> None:
    def ended(points: list[int], ruled: list[str], markers: dict[str, list[int]]) -> State:
        rows = {str(n): [name] for n, name in enumerate(ruled)}
        options = TWO | {"markers": "yes" if markers else "no"}
        return table("britain", points=points, ruled=rows, drawn=markers, ask="over", options=options)

    same = ["britain"] * 6
    found = scoring.scores(ended([10, 50, 20, 60, 10, 20], same, {}))
    assert (found.totals, found.places) == ((70, 60, 40), (1, 2, 3))
    # equal totals: the lower sum of strengths, here 8 + 15 against 14 + 13
    s = ended([30, 10, 0, 10, 30, 0], ["celts", "germany", "celts", "britain", "france", "celts"], {})
    both = [sum(scoring.strength(s, n) for n in (seat, seat + 3)) for seat in range(2)]
    assert both[0] != both[1] and scoring.scores(s).places[both.index(min(both))] == 1
    # then the markers of both
    s = ended([30, 10, 0, 10, 23, 0], same, {"1": [3], "4": [4]})
    assert scoring.scores(s).totals[:2] == (40, 40) and scoring.scores(s).places[:2] == (2, 1)
    assert scoring.scores(s).tie == ("tie-markers", {"n": 7})


def test_what_a_bot_does_serves_the_colour_in_turn_and_spares_the_other() -> None:
    s = table("romans", "pindus", {3: "morea:minoans"}, options=TWO, points=[0, 1, 2, 50, 0, 0])
    assert bot.rivals(s, 0) == [0.0, 0.8, 1.3, 0.0, 0.8, 0.8]
    rules, s, _, chance = dealt(3)
    while rules.turn(s):
        (seat,) = rules.turn(s)
        legal = rules.legal(s, seat)
        choice = bot.advise(rules, s, seat, legal)
        assert choice is None or choice in legal
        rules.play(s, seat, choice or legal[0], chance)
    assert [bot.evaluate(rules, s, seat) for seat in range(3)].count(1.0) <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_has_both_hands_and_what_both_colours_have_together(language: str) -> None:
    hands = {"0": ["leader"], "3": ["leader", "disaster"]}
    s = table("romans", "pindus", {}, options=TWO, ask="events", hands=hands, points=[4, 5, 6, 7, 8, 9])
    rules = WorldRules(s.terms)
    say = Catalogue(language, games.folder("world"), rules.names(), seats=3)
    panels = rules.panels(rules.view(s, 0))
    assert [panels[f"seat {n}"].total for n in range(6)] == [11, 13, 15, -1, -1, -1]
    assert "Σ 11" in rules.draw("seat 0", panels["seat 0"], say, "wide")
    assert "Σ" not in rules.draw("seat 3", panels["seat 3"], say, "narrow")
    wide, narrow = (rules.draw("hand", panels["hand"], say, width) for width in ("wide", "narrow"))
    for svg in (wide, narrow):
        # the other hand's cards have their pages and are no answers
        assert svg.count('data-thing="card leader"') == 1 and svg.count('data-page="card leader"') == 2
        assert "card disaster" in svg and 'data-thing="card disaster"' not in svg
    assert [f'data-seat="{n}"' in wide for n in (0, 3)] == [True, True] and "data-sheet" not in narrow
    assert say.brief(3) == say("seat-side-brief", name=say("seat", seat=0), number=2)
    assert say("seat", seat=3) == say("seat-side", name=say("seat", seat=0), number=2)
    assert say.brief(0) == ""


def test_a_position_with_two_colours_is_read_as_it_was_written() -> None:
    rules, s, _, chance = dealt(7)
    luck = random.Random(7)
    for _ in range(120):
        (seat,) = rules.turn(s)
        rules.play(s, seat, luck.choice(rules.legal(s, seat)), chance)
        data = s.to_json()
        assert data["seats"] == 3 and set(data["hands"]) == set("012345")
        assert rules.restore(data).to_json() == data
