"""What the box holds, and the table before the first turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from pamir_table import do, kinds, legal, of, ruler, scripted, table, tribes
from pamir_walk import market

from support import clause
from yiqi import games
from yiqi.core.chance import QuickChance
from yiqi.games.pamir.cards import REGIONS, SUITS
from yiqi.games.pamir.market import deck_size, draw
from yiqi.games.pamir.terms import COLUMNS

SEATS = [2, 3, 4, 5]
DEALT = [str(card) for card in range(10, 17)]


def start(seats: int, seed: int = 1) -> tuple[Any, Any, list[Any]]:
    rules = games.rules("pamir", seats)
    s, told = rules.start(QuickChance(seed))
    return rules, s, told


def whole_deck(seats: int, seed: int) -> list[int]:
    """The deck of a new match as it would come up, the market being its first twelve cards."""
    _, s, told = start(seats, seed)
    cards = [card["card"] for card in of(told, "refill")]
    chance = QuickChance(seed + 1000)
    while card := draw(s, chance):
        cards.append(card)
    assert s.court_bag.total == 100 - 6 * (5 + seats)
    assert (s.event_bag.total, s.check_bag.total) == (6, 0)
    return cards


def sort(card: int) -> str:
    return "court" if card <= 100 else "check" if card <= 104 else "event"


@pytest.mark.parametrize("seats", SEATS)
@clause("pamir setup.3", "pamir setup.5", "pamir setup.6")
def test_six_piles(seats: int) -> None:
    for seed in range(10):
        cards = whole_deck(seats, seed)
        sizes = [5 + seats, 7 + seats, 7 + seats, 7 + seats, 7 + seats, 7 + seats]
        piles = []
        for size in sizes:
            piles.append(Counter(map(sort, cards[:size])))
            cards = cards[size:]
        assert piles[0] == {"court": 5 + seats}
        assert piles[1] == {"court": 5 + seats, "event": 2}
        assert piles[2:] == [{"court": 5 + seats, "event": 1, "check": 1}] * 4
        assert cards == []


@pytest.mark.parametrize(("seats", "size"), [(2, 52), (3, 58), (4, 64), (5, 70)])
@clause("pamir setup.4", "pamir setup.7", "pamir setup.9")
def test_what_stays_out_and_the_size_of_the_deck(seats: int, size: int) -> None:
    cards = whole_deck(seats, 3)
    assert len(cards) == len(set(cards)) == size
    out = set(range(1, 117)) - set(cards)
    assert Counter(map(sort, out)) == {"court": 100 - 6 * (5 + seats), "event": 6}
    _, s, _ = start(seats)
    assert deck_size(s) == size - 12
    assert sum(games.rules("pamir", seats).view(s, None).piles) == size - 12


@clause("pamir setup.8", "pamir setup.2")
def test_each_pile_is_shuffled_by_itself() -> None:
    first_checks, first_events = set(), set()
    for seed in range(80):
        cards = whole_deck(2, seed)
        kinds_of = [sort(card) for card in cards]
        assert "event" not in kinds_of[:7]
        first_events.add(kinds_of.index("event") - 7)
        first_checks.add(kinds_of.index("check") - 16)
    assert first_events == set(range(8)), "two events anywhere among the nine cards of the second pile"
    assert first_checks == set(range(9)), "the check anywhere among the nine cards of the third"


@clause("pamir setup.10", "pamir setup.11")
def test_the_market_is_filled_column_by_column_the_upper_row_first() -> None:
    rules = games.rules("pamir", 2)
    s, told = rules.start(scripted(0, *DEALT, 0, "21", 0, "22", 0, "23", 0, "24", 0, "25"))
    assert s.market == [10, 12, 14, 16, 22, 24, 11, 13, 15, 21, 23, 25]
    assert len(s.market) == 2 * COLUMNS
    assert [event.reveals for event in told if event.kind == "refill"] == [True] * 12
    assert s.coins == [0] * 12


@clause("pamir setup.12")
def test_events_in_the_first_market_only_lie_there() -> None:
    rules = games.rules("pamir", 2)
    # of nine cards in the second pile the last two are events
    s, told = rules.start(scripted(0, *DEALT, 7, "105", 7, "109", "21", "22", "23"))
    assert s.market[9] == 105 and s.market[4] == 109
    assert kinds(told) == ["start"] + ["refill"] * 12
    assert (s.favored, s.in_force, s.gone) == (0, (), ())
    for seats in SEATS:
        for seed in range(20):
            assert not {101, 102, 103, 104} & set(start(seats, seed)[1].market)


@clause("pamir setup.1", "pamir parts.6", "pamir parts.8")
def test_the_favored_suit_begins_as_political() -> None:
    rules, s, _ = start(4)
    view = rules.view(s, None)
    assert view.favored == "political"
    assert [player.points for player in view.players] == [0] * 4
    assert SUITS == ("political", "intelligence", "economic", "military")
    for number, suit in ((73, "military"), (20, "economic"), (22, "political"), (74, "intelligence")):
        rules, s = table(hands={"0": [number]}, loyalty=["afghan"] * 4)
        do(rules, s, 0, f"play {number} left")
        assert rules.view(s, None).favored == suit


@clause("pamir setup.13", "pamir setup.14", "pamir setup.15")
def test_what_everybody_gets_and_what_is_left() -> None:
    for seats in SEATS:
        rules, s, _ = start(seats)
        assert [s.rupees, s.points, s.cylinders] == [[4] * seats, [0] * seats, [10] * seats]
        assert s.blocks == [12, 12, 12]
        view = rules.view(s, None)
        assert view.blocks == (12, 12, 12)
        assert view.on_map == (0, 0, 0)
        assert [player.loyalty for player in view.players] == ["none"] * seats


def begun_by(rules: Any, first: int) -> Any:
    """A new match in which chance has named this seat."""
    begun = (rules.start(QuickChance(seed))[0] for seed in range(200))
    return next(s for s in begun if s.first == first)


@clause("pamir setup.16", "pamir setup.18", "pamir setup.19")
def test_loyalty_goes_clockwise_and_the_last_to_choose_begins() -> None:
    rules = games.rules("pamir", 4)
    for first in range(4):
        s = begun_by(rules, first)
        for seat in [(first + k) % 4 for k in range(4)]:
            assert rules.turn(s) == (seat,)
            assert legal(rules, s, seat, "loyalty") == ["loyalty british", "loyalty russian", "loyalty afghan"]
            told = do(rules, s, seat, "loyalty russian")
            assert of(told, "loyalty") == [{"seat": seat, "coalition": "russian"}]
        assert s.loyalty == [1, 1, 1, 1]
        last = (first + 3) % 4
        assert rules.turn(s) == (last,) and s.player == last and s.stack[-1].name == "turn"
        do(rules, s, last, "pass")
        assert rules.turn(s) == (first,), "and then clockwise"


@clause("pamir setup.17")
def test_who_chooses_first_is_drawn() -> None:
    found = Counter(start(3, seed)[1].first for seed in range(60))
    assert set(found) == {0, 1, 2}
    for seed in range(6):
        rules, s, told = start(3, seed)
        assert rules.turn(s) == (s.first,)
        assert of(told, "start") == [{"seat": s.first}]


@clause("pamir court.2", "pamir parts.11")
def test_courts_and_hands_begin_empty_and_cylinders_in_supply() -> None:
    rules, s, _ = start(5)
    for player in rules.view(s, 0).players:
        assert (player.court, player.hand_size, player.prizes, player.gifts) == ((), 0, (), (False,) * 3)
        assert player.cylinders == 10
        assert rules.pieces(s)[f"cylinder {player.seat}"] == 10


@clause("pamir parts.3")
def test_two_to_five_people_or_one_or_two_with_wakhan() -> None:
    assert list(games.game("pamir").seats) == [1, 2, 3, 4, 5]
    for seats in (0, 6):
        with pytest.raises(ValueError):
            games.game("pamir").rules(1, games.edition("pamir"), {}, seats)
    assert [games.rules("pamir", n).terms.players for n in range(1, 6)] == [2, 2, 3, 4, 5]
    assert games.rules("pamir", 2, {"wakhan": "yes"}).terms.players == 3
    with pytest.raises(ValueError):
        games.rules("pamir", 3, {"wakhan": "yes"})


@clause("pamir parts.16", "pamir parts.17")
def test_the_cards_of_the_box() -> None:
    rules, s, _ = start(3)
    pieces = rules.pieces(s)
    assert {name: n for name, n in pieces.items() if name.startswith("card")} == {f"card {n}": 1 for n in range(1, 117)}
    cards = rules.terms.cards
    assert [n for n in range(1, 117) if cards.check[n]] == [101, 102, 103, 104]
    assert len(cards.wakhan) == 25 and s.automa.total == 24
    by_region = Counter(cards.region[n] for n in range(1, 101))
    assert set(by_region) == set(range(6)) and min(by_region.values()) > 10
    assert all(cards.region[n] == -1 for n in range(101, 117))


@clause("pamir parts.9")
def test_twelve_blocks_each() -> None:
    rules, s, _ = start(3)
    pieces = rules.pieces(s)
    assert [pieces[f"block {name}"] for name in ("british", "russian", "afghan")] == [12, 12, 12]
    assert s.blocks == [12, 12, 12]


@clause("pamir parts.5")
def test_nine_borders() -> None:
    _, s = table()
    assert {frozenset(name.split("-")) for name in s.terms.cards.border_names} == {
        frozenset(pair.split())
        for pair in (
            "transcaspia persia", "transcaspia herat", "transcaspia kabul", "herat persia", "herat kabul",
            "herat kandahar", "kandahar kabul", "kandahar punjab", "kabul punjab",
        )
    }  # fmt: skip
    assert [len(beside) for beside in s.terms.cards.neighbours] == [3, 4, 2, 2, 4, 3]
    assert REGIONS == ("transcaspia", "kabul", "punjab", "persia", "herat", "kandahar")


@clause("pamir parts.4", "pamir parts.18")
def test_any_number_of_pieces_anywhere() -> None:
    rules, s = table(
        hands={"0": [1]},
        courts={"1": [7]},
        tribes={"kabul": {"1": 10}},
        armies={"kabul": {"british": 8, "russian": 12}},
        roads={"kabul-punjab": {"british": 4, "afghan": 12}},
        rupees=[120, 0, 0, 0],
    )
    do(rules, s, 0, "play 1 left")
    do(rules, s, 0, "pay")
    for _ in range(3):
        do(rules, s, 0, "spy 7")
    assert s.spies[7] == 3
    assert tribes(s, "kabul", 1) == 10
    assert rules.view(s, 0).players[0].rupees == 110
    rules, s = table(
        hands={"0": [9, 16]}, armies={"kabul": {"british": 6}}, roads={"kabul-punjab": {"british": 4, "afghan": 12}}
    )
    do(rules, s, 0, "play 9 left")
    do(rules, s, 0, "road kabul-punjab")
    do(rules, s, 0, "play 16 left")
    assert (s.armies[1], s.roads[7]) == (7, 5)


@clause("pamir parts.10", "pamir parts.12")
def test_a_block_is_an_army_or_a_road_a_cylinder_a_tribe_or_a_spy() -> None:
    rules, s = table(hands={"0": [6, 65]}, loyalty=["afghan"] * 4)
    told = do(rules, s, 0, "play 6 left")
    assert of(told, "place") == [
        {"seat": 0, "piece": "tribe", "region": "kabul"},
        {"seat": 0, "piece": "army", "coalition": "afghan", "region": "kabul"},
        {"seat": 0, "piece": "spy", "card": 6},
    ]
    do(rules, s, 0, "play 65 left")
    told = do(rules, s, 0, "road herat-kabul")
    assert of(told, "place")[0] == {"seat": 0, "piece": "road", "coalition": "afghan", "border": "herat-kabul"}
    view = rules.view(s, None)
    assert view.regions[1].tribes == (1, 0, 0, 0) and view.regions[1].armies == (0, 0, 1)
    assert view.roads[4] == (0, 0, 1)
    assert view.players[0].court[1].spies == (1, 0, 0, 0)
    assert view.players[0].cylinders == 8 and view.blocks == (12, 12, 9)


@clause("pamir parts.13", "pamir parts.14", "pamir parts.15")
def test_tokens_dials_and_the_marker() -> None:
    rules, s = table(hands={"0": [74]}, loyalty=["british", "russian", "afghan", "russian"])
    view = rules.view(s, None)
    assert view.regions[3].ruler == -1
    assert [player.loyalty for player in view.players] == ["british", "russian", "afghan", "russian"]
    assert view.favored == "political"
    do(rules, s, 0, "play 74 right")  # an Afghan patriot of Persia: tribe, intelligence
    view = rules.view(s, None)
    assert view.regions[3].ruler == ruler(s, "persia") == 0
    assert view.players[0].loyalty == "afghan"
    assert view.favored == "intelligence"


@clause("pamir parts.1")
def test_buy_play_and_act() -> None:
    rules, s = table(hands={"0": [16]}, courts={"0": [9]}, market=[[1, 2, 3, 4, 5, 6], [7, 8, 10, 11, 12, 13]])
    near = [" ".join(map(str, a)) for a in rules.near(s, 0)]
    assert near == [
        "buy 1", "buy 2", "buy 3", "buy 4", "buy 5", "buy 6", "buy 7", "buy 8", "buy 10", "buy 11", "buy 12", "buy 13",
        "play 16 left", "play 16 right", "tax 9", "move 9", "pass",
    ]  # fmt: skip


@clause("pamir parts.2")
def test_a_check_looks_at_influence_or_at_cylinders() -> None:
    far = {"armies": {"kabul": {"british": 4}}, "tribes": {"herat": {"1": 5, "2": 3}}}
    loyalty = ["british", "russian", "british", "afghan"]
    rules, s = table(**far, loyalty=loyalty, gifts={"2": [2]})
    view = rules.view(s, None)
    assert view.dominant == "british"
    assert [player.next_points for player in view.players] == [3, 0, 5, 0]
    rules, s = table(**far, roads={"herat-kabul": {"russian": 1}}, loyalty=loyalty, gifts={"2": [2]})
    view = rules.view(s, None)
    assert view.dominant == "none"
    assert [player.next_points for player in view.players] == [0, 3, 1, 0]


@clause("pamir parts.7")
def test_points_do_not_end_at_23() -> None:
    rules, s = table(points=[22, 22, 20, 21], tribes={"herat": {"0": 2, "1": 1}}, market=market([101]))
    do(rules, s, 0, "buy 101")
    assert s.points == [25, 23, 20, 21]
    assert s.stack and rules.view(s, None).players[0].points == 25
