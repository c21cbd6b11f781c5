"""The documented form of a position: what it means, what is refused, and that any that is read can be played."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pamir_table import EMPTY, army, asked, legal, road, ruler, spies, table, tribes, warned

from yiqi import games
from yiqi.core.chance import QuickChance
from yiqi.core.edition import canonical
from yiqi.core.game import HOUSE, STEP
from yiqi.core.laws import secret, turns
from yiqi.games.pamir.decisions import CLASSES
from yiqi.games.pamir.position import FIELDS, STATE_FIELDS
from yiqi.games.pamir.position_write import FRAMES

DOCS = Path(__file__).parents[3] / "docs" / "position-pamir.md"
WAKHAN = {"wakhan": "yes"}


def test_an_empty_position_is_one() -> None:
    rules, s, warnings = warned()
    assert (asked(s), rules.turn(s), s.actions, warnings) == ("turn", (0,), 2, [])
    assert (s.rupees, s.loyalty, s.order) == ([4] * 4, [0] * 4, (0, 1, 2, 3))
    assert s.market == list(range(1, 13))
    assert s.piles == [0, 0, 0, 6, 2, 0, 9, 1, 1, 9, 1, 1, 9, 1, 1, 9, 1, 1]
    assert (s.court_bag.total, s.event_bag.total, s.check_bag.total) == (88, 12, 4)


def test_alone_it_is_against_wakhan() -> None:
    rules, s = table(1)
    assert (rules.turn(s), s.order, s.loyalty) == ((0,), (1, 0), [0, -1])
    rules, s = table(1, turn="wakhan")
    assert (rules.turn(s), asked(s)) == ((HOUSE,), "wakhan")


def test_the_example_of_the_page() -> None:
    found = re.search(r"```json\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert found is not None
    position = json.loads(found[1])
    rules, s, warnings = warned(position.pop("seats"), **position)
    assert warnings == []
    assert (army(s, "kabul", "british"), road(s, "persia-herat", "russian")) == (2, 1)
    assert (tribes(s, "kabul", 0), spies(s, 7, 0), ruler(s, "kabul")) == (1, 2, 0)
    assert "play 34 left" in legal(rules, s, 0)


def test_every_field_is_documented() -> None:
    text = DOCS.read_text("utf-8")
    unread = ("game", "edition", "ruleset")
    assert [field for field in FIELDS if f"`{field}`" not in text and field not in unread] == []
    assert [name for name in FRAMES if f"`{name}`" not in text and name not in ("check", "convert")] == []


def test_every_decision_can_be_written() -> None:
    assert set(FRAMES) == set(CLASSES)


# saved states


def play(seats: int, seed: int, options: dict[str, str], steps: int) -> Any:
    """The states of a random match."""
    rules = games.rules("pamir", seats, options)
    s, _ = rules.start(QuickChance(seed))
    chance = QuickChance(seed)
    for _ in range(steps):
        yield rules, s
        waited = rules.turn(s)
        if not waited:
            return
        choices = [STEP] if waited == (HOUSE,) else rules.legal(s, waited[-1])
        if ("pass",) in choices and len(choices) > 1 and chance.below(3):
            choices.remove(("pass",))
        rules.play(s, waited[-1], choices[chance.below(len(choices))], chance)


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {}), (2, WAKHAN), (3, {}), (4, {}), (5, {})])
def test_a_saved_state_reads_as_a_position(seats: int, options: dict[str, str]) -> None:
    derived = ("stars", "powers", "rulers", "blocks", "cylinders", "piles", "order")
    for seed in range(4):
        for rules, s in play(seats, seed, options, 200):
            data = s.to_json()
            assert tuple(data) == STATE_FIELDS
            for again, warnings in ((rules.restore(data), []), rules.position(data)):
                assert canonical(again.to_json()) == canonical(data)
                assert {name: getattr(again, name) for name in derived} == {name: getattr(s, name) for name in derived}
                assert again.court_bag.counts == s.court_bag.counts
                assert again.event_bag.counts == s.event_bag.counts
                assert again.check_bag.counts == s.check_bag.counts
                assert again.automa.counts == s.automa.counts
                assert warnings == []


def test_equal_states_give_equal_text() -> None:
    _, s = table(tribes={"kabul": {"1": 1}}, armies={"herat": {"british": 1}}, spies={"5": {"0": 1}, "2": {"1": 1}})
    _, g = table(spies={"2": {"1": 1}, "5": {"0": 1}}, armies={"herat": [1, 0, 0]}, tribes={"kabul": [0, 1]})
    assert json.dumps(s.to_json()) == json.dumps(g.to_json())


def test_a_saved_state_lacks_nothing() -> None:
    rules, s = table()
    for field in STATE_FIELDS:
        data = s.to_json()
        del data[field]
        with pytest.raises(ValueError, match=field):
            rules.restore(data)


# defaults


def test_cards_are_where_they_are_named_or_in_the_deck() -> None:
    _, s = table(hands=[[1]], courts=[[], [2]], gone=[3, 105], prizes=[[5]], lasting={"rumor": 1})
    assert s.market[:9] == [4, 6, 7, 8, 9, 10, 11, 12, 13]
    assert s.in_force == (108,)
    assert (s.court_bag.total, s.event_bag.total) == (84, 10)
    rules, s = table(market=EMPTY, courts=[[11]], ask={"decision": "prize", "card": 34})
    assert s.court_bag.counts[33] == 0
    assert legal(rules, s, 0) == ["prize", "decline"]


@pytest.mark.parametrize(
    ("position", "left"),
    [
        ({"checks": 0}, [0, 8, 11, 11, 11, 11]),
        ({"checks": 1}, [0, 0, 0, 11, 11, 11]),
        ({"gone": [102, 103]}, [0, 0, 0, 0, 11, 11]),
        ({"market": [[101] + [0] * 5, [0] * 6]}, [0, 0, 0, 11, 11, 11]),
        ({"piles": [[0], [0], [0], [0], [0], {"court": 2, "check": 1}]}, [0, 0, 0, 0, 0, 3]),
    ],
)
def test_piles(position: dict[str, Any], left: list[int]) -> None:
    _, s, warnings = warned(4, **position)
    assert [sum(s.piles[at : at + 3]) for at in range(0, 18, 3)] == left
    assert warnings == []


def test_checks_that_were_resolved_are_gone() -> None:
    _, s = table(checks=2)
    assert (s.gone, s.check_bag.total) == ((101, 102), 2)
    _, s = table(gone=[104])
    assert (s.checks, s.check_bag.counts) == (1, [1, 1, 1, 0])


def test_coins_and_marks_by_card_or_by_place() -> None:
    _, s = table(coins={"3": 2, "8": 1}, marked=[3])
    assert (s.coins, s.marked) == ([0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0], 1 << 2)
    _, g = table(coins=[[0, 0, 2, 0, 0, 0], [0, 1, 0, 0, 0, 0]], marked=[[0, 0, 1, 0, 0, 0], [0] * 6])
    assert g.to_json() == s.to_json()


def test_what_was_settled_is_not_seen_unless_it_is_said() -> None:
    _, s = table(standing=["me", "waive", "all", "me"], shown=["me", "waive", None, "unknown"])
    assert s.to_json()["shown"] == ["me", "waive", "unknown", "unknown"]


def test_wakhan_and_her_cards() -> None:
    rules, s = table(2, WAKHAN, turn="wakhan", automa={"front": 3}, loyalty=["british", "russian"])
    automa = s.to_json()["automa"]
    assert (automa["front"], automa["leaning"], automa["drawn"]) == (3, "afghan", [3])
    assert s.automa.total == 23
    rules.play(s, HOUSE, STEP, QuickChance(1))
    assert s.front != 3


# questions


@pytest.mark.parametrize(
    ("position", "seat", "can"),
    [
        ({"ask": "suit"}, 0, "suit economic"),
        ({"ask": {"decision": "rebuke", "player": 2}}, 2, "rebuke herat"),
        ({"phase": "setup"}, 0, "loyalty afghan"),
        ({"ask": "court", "courts": [[46, 47, 48, 53]]}, 0, "discard 47"),
        ({"ask": "hand", "hands": [[41, 42, 43]]}, 0, "discard 41"),
        ({"ask": {"decision": "bribe", "payee": 1, "size": 2, "card": 34}, "hands": [[34]]}, 0, "offer 1"),
        ({"ask": {"decision": "bribe", "payee": 1, "size": 2, "card": 44}, "courts": [[44]]}, 0, "pay"),
        (
            {
                "ask": {"decision": "demand", "player": 1, "briber": 0, "most": 2, "offer": 1, "card": 34},
                "hands": [[34]],
            },
            1,
            "demand 1",
        ),
        ({"ask": {"decision": "spy", "region": "kabul"}, "courts": [[1, 2]]}, 0, "spy 2"),
        (
            {
                "ask": {"decision": "reuse", "goal": {"piece": "army", "coalition": "british", "region": "herat"}},
                "armies": {"kabul": {"british": 2}, "punjab": {"british": 10}},
            },
            0,
            "take_army punjab",
        ),
        ({"stack": ["turn", {"decision": "name", "player": 3}]}, 3, "name 2"),
    ],
)
def test_a_question_is_put(position: dict[str, Any], seat: int, can: str) -> None:
    rules, s = table(**position)
    assert can in legal(rules, s, seat)
    assert rules.restore(s.to_json()).to_json() == s.to_json()


def test_after_a_question_the_turn_goes_on() -> None:
    rules, s = table(ask=["suit", {"decision": "rebuke"}])
    rules.play(s, 0, ("rebuke", "herat"), QuickChance(1))
    rules.play(s, 0, ("suit", "military"), QuickChance(1))
    assert (asked(s), s.favored, s.actions) == ("turn", 3, 2)
    rules, s = table(ask="hand", hands=[[41, 42, 43]])
    rules.play(s, 0, ("discard", 42), QuickChance(1))
    assert rules.turn(s) == (1,)


def test_a_card_for_which_a_bribe_is_owed_was_shown() -> None:
    _, s = table(hands=[[34]], ask={"decision": "bribe", "payee": 1, "size": 2, "card": 34})
    assert s.to_json()["known"] == {who: [34] for who in ("0", "1", "2", "3", "onlookers")}


def test_a_match_that_is_over_is_scored() -> None:
    rules, s = table(phase="over", points=[3, 9, 9, 1], rupees=[1, 2, 5, 0])
    scores = rules.scores(s)
    assert rules.turn(s) == ()
    assert scores is not None
    assert (scores.totals, scores.places) == ((3, 9, 9, 1), (3, 2, 1, 4))


# what is refused, what is taken with a warning

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"colour": 1}, "colour"),
    ({"phase": "late"}, "phase"),
    ({"first": 4}, "first"),
    ({"turn": 7}, "turn"),
    ({"turn": "wakhan"}, "turn"),
    ({"order": [0, 1, 2]}, "order"),
    ({"actions": 3}, "actions"),
    ({"favored": "naval"}, "favored"),
    ({"rupees": [4, -1]}, "rupees 1"),
    ({"rupees": [1] * 5}, "rupees"),
    ({"rupees": {"9": 1}}, "rupees '9'"),
    ({"points": {"0": "many"}}, "points 0"),
    ({"loyalty": ["french"]}, "loyalty 0"),
    ({"loyalty": ["none"]}, "loyalty 0"),
    ({"phase": "setup", "loyalty": ["british"]}, "loyalty 0"),
    ({"gifts": {"0": [3]}}, "gifts 0"),
    ({"prizes": {"0": [3]}}, "prizes 0"),
    ({"hands": {"0": [117]}}, "hands 0"),
    ({"hands": {"0": ["unicorn"]}}, "hands 0"),
    ({"hands": {"0": [105]}}, "hands 0"),
    ({"hands": 3.5}, "hands 0"),
    ({"hands": [[1] * 31]}, "hands 0"),
    ({"hands": [[1], [1]]}, "hands: expected each card once"),
    ({"courts": [[1]], "hands": [[1]]}, "courts: expected each card once"),
    ({"courts": [[1]], "market": [[1, 0, 0, 0, 0, 0], [0] * 6]}, "market: expected each card once"),
    ({"standing": ["never"]}, "standing 0"),
    ({"shown": ["never"]}, "shown 0"),
    ({"known": {"0": [34]}}, "known 0"),
    ({"known": {"9": [34]}}, "known"),
    ({"market": [[1, 2]]}, "market"),
    ({"market": [[200, 0, 0, 0, 0, 0], [0] * 6]}, "market"),
    ({"coins": {"99": 1}}, "coins"),
    ({"marked": [99]}, "marked"),
    ({"marked": [[2, 0, 0, 0, 0, 0], [0] * 6]}, "marked"),
    ({"used": [105]}, "used"),
    ({"armies": {"delhi": {"british": 1}}}, "armies"),
    ({"armies": {"kabul": {"none": 1}}}, "armies kabul"),
    ({"armies": {"kabul": {"british": 16}}}, "armies kabul british"),
    ({"armies": {"kabul": {"british": 15}, "herat": {"british": 1}}}, "armies and roads"),
    ({"roads": {"kabul-persia": {"russian": 1}}}, "roads"),
    ({"roads": {"herat-persia": {"russian": 1}, "persia-herat": {"afghan": 1}}}, "roads"),
    ({"tribes": {"kabul": {"4": 1}}}, "tribes kabul"),
    ({"tribes": {"kabul": {"0": 9}, "herat": {"0": 9}}}, "tribes, spies and gifts"),
    ({"spies": {"105": {"0": 1}}}, "spies"),
    ({"lasting": {"famine": 1}}, "lasting"),
    ({"gone": [300]}, "gone"),
    ({"checks": 4}, "checks"),
    ({"piles": [[1]]}, "piles"),
    ({"piles": [{"dukes": 1}, [], [], [], [], []]}, "piles 0"),
    ({"piles": [[10, 2, 1], [], [], [], [], []]}, "piles 0"),
    ({"piles": [[], [], [], [], [], [0, 1]], "gone": [*range(105, 117)]}, "piles"),
    ({"fresh": [{"piece": "tent"}]}, "fresh 0 piece"),
    ({"fresh": [{"piece": "gift", "space": 3}]}, "fresh 0 space"),
    ({"automa": {"front": 3}}, "automa"),
    ({"ask": "dance"}, "ask"),
    ({"ask": []}, "ask"),
    ({"ask": "suit", "stack": ["turn"]}, "ask"),
    ({"ask": "court"}, "ask"),
    ({"ask": {"decision": "spy", "region": "herat"}}, "ask"),
    ({"ask": {"decision": "spy"}}, "ask spy region"),
    ({"ask": {"decision": "suit", "card": 3}}, "ask suit"),
    ({"ask": {"decision": "bribe", "payee": 0, "size": 2, "card": 34}, "hands": [[34]]}, "stack 2 bribe"),
    ({"ask": {"decision": "blackmail", "region": "kabul"}}, "stack 1 blackmail"),
    ({"ask": {"decision": "gift", "card": 1}, "rupees": 1}, "ask"),
    ({"stack": ["suit"]}, "stack"),
    ({"stack": ["turn", "turn"]}, "stack"),
    ({"stack": ["turn", "check"]}, "stack"),
    ({"stack": ["turn", {"decision": "check", "cards": [101]}]}, "stack"),
    ({"stack": ["turn", {"decision": "enter", "card": 34, "end": "left"}], "hands": [[34]]}, "stack 1 enter"),
    ({"stack": ["wakhan"]}, "stack 0 wakhan"),
    ({"stack": [{"decision": "tax", "card": 1}]}, "stack"),
    ({"stack": ["turn"] * 61}, "stack"),
    ({"hand": {}, "hands": {}}, "hands: expected this field once"),
    ({"players": [{"hair": "red"}, {}, {}, {}]}, "players 0 hair"),
    ({"players": [{"hand": [1]}, {}, {}, {}], "hands": {}}, "hands: expected this field once"),
]  # fmt: skip


def test_seats_are_those_of_the_table() -> None:
    with pytest.raises(ValueError, match="seats: expected 4"):
        games.rules("pamir", 4).position({"seats": 5})


@pytest.mark.parametrize(("position", "place"), WRONG)
def test_a_wrong_field_is_named(position: dict[str, Any], place: str) -> None:
    with pytest.raises(ValueError, match=re.escape(f"position, {place}")):
        table(**position)


ODD: list[tuple[dict[str, Any], str]] = [
    ({"armies": {"kabul": {"british": 13}}}, "warning-blocks"),
    ({"tribes": {"kabul": {"0": 9}}, "spies": {"1": {"0": 3}}, "courts": [[1]]}, "warning-cylinders"),
    ({"hands": [[1]], "gone": [1]}, "warning-cards"),
    ({"market": [[101, 102, 0, 0, 0, 0], [0] * 6]}, "warning-deck"),
    ({"piles": [[], [1], [], [], [], [1, 1, 1]]}, "warning-deck"),
    ({"in_force": [108]}, "warning-deck"),
    ({"gone": [101], "checks": 0}, "warning-deck"),
    ({"spies": {"1": {"0": 1}}}, "warning-places"),
    ({"used": [1]}, "warning-places"),
    ({"fresh": [{"piece": "tribe", "region": "kabul"}]}, "warning-places"),
    ({"courts": [[100]], "loyalty": ["afghan"]}, "warning-loyalty"),
]


@pytest.mark.parametrize(("position", "warning"), ODD)
def test_what_could_not_arise_is_taken_with_a_warning(position: dict[str, Any], warning: str) -> None:
    rules, s, warnings = warned(**position)
    assert warning in warnings
    assert legal(rules, s, 0)
    assert warning in rules.keys()  # noqa: SIM118


SAME: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"players": 4, "Hand": {"seat 0": ["34"]}}, {"hands": {"0": [34]}}),
    ({"hands": ["34, card 50", "7"]}, {"hands": [[34, 50], [7]]}),
    ({"rupees": 6, "loyalty": "afghan"}, {"rupees": [6] * 4, "loyalty": ["afghan"] * 4}),
    ({"favoured suit": "Military", "to move": "seat 2"}, {"favored": "military", "turn": 2}),
    ({"roads": {"Herat - Persia": [0, 1]}}, {"roads": {"persia-herat": {"russian": 1}}}),
    ({"tribes": {"kabul": [0, 2]}}, {"tribes": {"kabul": {"1": 2}}}),
    ({"players": [{"name": "Ann", "hand": [34], "money": 2}, {}, {}, {}]}, {"hands": [[34]], "rupees": {"0": 2}}),
    ({"market": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, None]}, {"market": [[1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 0]]}),
    ({"discard pile": [34]}, {"gone": [34]}),
]


@pytest.mark.parametrize(("written", "meant"), SAME)
def test_other_ways_of_writing_the_same(written: dict[str, Any], meant: dict[str, Any]) -> None:
    rules = games.rules("pamir", 4)
    before = repr(written)
    assert rules.position(written)[0].to_json() == rules.position(meant)[0].to_json()
    assert repr(written) == before, "what is given stays as it is"


def test_cards_by_their_names_in_three_languages() -> None:
    rules = games.rules("pamir", 4)
    names = rules.names()["card-34"]
    for name in names.values():
        assert rules.position({"hands": [[name]]})[0].hands[0] == (34,)


# anything that is read can be played

SCALARS = st.none() | st.booleans() | st.integers(-3, 130) | st.floats() | st.text(max_size=5)
KEYS = st.sampled_from([*"0123", "4", "wakhan", "kabul", "herat-persia", "british", "34", "front", "decision", "piece"])
JUNK = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=6) | st.dictionaries(KEYS, inner, max_size=4))


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.dictionaries(st.sampled_from(FIELDS), JUNK, max_size=6), st.integers(1, 5))
def test_junk_is_refused_without_a_traceback(position: dict[str, Any], seats: int) -> None:
    rules = games.rules("pamir", seats)
    try:
        s, _ = rules.position(position)
    except ValueError as error:
        assert str(error).startswith("position, ")
    else:
        assert rules.restore(s.to_json()).to_json() == s.to_json()


def some(random: Random, most: int, cards: list[int]) -> list[int]:
    """A few of the cards, which are no longer there for others."""
    return [cards.pop() for _ in range(min(random.randrange(most + 1), len(cards)))]


def wild(random: Random, players: int) -> dict[str, Any]:
    """A position nobody would set up: pieces and cards anywhere, some question in the middle of something."""
    regions = ("transcaspia", "kabul", "punjab", "persia", "herat", "kandahar")
    coalitions = ("british", "russian", "afghan")
    cards = random.sample(range(1, 101), 100)
    position: dict[str, Any] = {
        "turn": random.randrange(players),
        "actions": random.randrange(3),
        "rupees": [random.choice([0, 1, 2, 4, 9]) for _ in range(players)],
        "hands": [some(random, 4, cards) for _ in range(players)],
        "courts": [some(random, 6, cards) for _ in range(players)],
        "gifts": [random.sample([2, 4, 6], random.randrange(4)) for _ in range(players)],
        "armies": {region: [random.randrange(2) for _ in coalitions] for region in regions},
        "roads": {"persia-herat": {"russian": 2}, "kabul-herat": {random.choice(coalitions): 1}},
        "tribes": {region: [random.choice([0, 0, 0, 1, 2]) for _ in range(players)] for region in regions},
        "lasting": {random.choice(["rumor", "nationalism", "new_tactics"]): random.randrange(players)},
        "gone": some(random, 5, cards),
    }
    courts = [card for court in position["courts"] for card in court] or [1]
    position["spies"] = {
        str(random.choice(courts)): [random.randrange(3) for _ in range(players)] for _ in range(random.randrange(4))
    }
    if random.random() < 0.6:
        frames: list[dict[str, Any]] = []
        for _ in range(random.choice([1, 1, 2, 3])):
            name = random.choice([*FRAMES])
            values = {
                "region": random.choice(regions), "coalition": random.choice(coalitions), "act": "tax", "end": "left",
                "step": "refill", "phase": "draw", "card": random.choice([*courts, 5]), "site": random.choice(courts),
                "cards": courts[:2], "goal": {"piece": "tribe", "region": "kabul"}, "extra": False, "passed": [],
                "most_spies": False, "payee": random.randrange(players), "briber": random.randrange(players),
                "payer": random.choice([None, random.randrange(players)]),
            }  # fmt: skip
            fields = ("goal",) if name == "reuse" else FRAMES[name]
            row = {key: values.get(key, random.randrange(1, 4)) for key in fields}
            frames.append({"decision": name, "player": random.randrange(players), **row})
        position["ask"] = frames
    return position


@pytest.mark.parametrize("part", range(4))
def test_any_position_that_is_read_can_be_played(part: int) -> None:
    read = 0
    for seed in range(40 * part, 40 * part + 40):
        random = Random(seed)
        seats = random.randint(1, 5)
        joined = seats == 2 and seed % 2 > 0
        rules = games.rules("pamir", seats, WAKHAN if joined else {})
        try:
            s, _ = rules.position(wild(random, seats + (joined or seats == 1)))
        except ValueError as error:
            assert str(error).startswith("position, "), error
            continue
        read += 1
        pieces, chance = rules.pieces(s), QuickChance(seed)
        for step in range(25):
            data = s.to_json()
            assert canonical(rules.restore(data).to_json()) == canonical(data)
            assert rules.pieces(s) == pieces
            assert [*turns(rules, s)] == []
            if step % 6 == 0:
                seen = [line for seat in (None, *range(seats)) for line in secret(rules, s, seat, random)]
                assert seen == []
            waited = rules.turn(s)
            if not waited:
                break
            choices = [STEP] if waited == (HOUSE,) else rules.legal(s, waited[-1])
            rules.play(s, waited[-1], random.choice(choices), chance)
    assert read > 12, "hardly a position was read"
