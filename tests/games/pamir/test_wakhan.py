"""Wakhan's turn: each of her 24 cards line by line, how the lines follow one another, bonus actions, whole matches."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from wakhan_table import Hers

from support import clause
from yiqi import games
from yiqi.core import trials
from yiqi.core.chance import QuickChance
from yiqi.core.game import HOUSE, STEP
from yiqi.core.match import Header
from yiqi.games.pamir.cards import ACTS
from yiqi.games.pamir.decisions import CLASSES
from yiqi.games.pamir.keys import EVENTS
from yiqi.games.pamir.wakhan import BONUS, DRAW

AFGHAN_RULE = {"persia": {"afghan": 4}}
EVERYBODYS = {"russian": 1, "afghan": 1}
"""Armies of both coalitions that can be hers."""

LINES: dict[str, tuple[dict[str, Any], int, dict[str, Any]]] = {
    # by instruction: a position in which it is possible, the card that acts or is bought, one in which it is not
    "tax": ({"courts": [[], [8]], "market": [[1]], "coins": [[1]]}, 8, {"courts": [[], [8]], "market": [[1]]}),
    "build": ({"courts": [[], [17]], "tribes": {"kabul": {"1": 1}}}, 17, {"courts": [[], [17]]}),
    "move": (
        {"courts": [[], [1]], "armies": {"kabul": EVERYBODYS}, "tribes": {"herat": {"0": 2}}},
        1,
        {"courts": [[], [1]], "armies": {"kabul": EVERYBODYS}},
    ),
    "betray": (
        {"courts": [[4], [10]], "spies": {"4": {"1": 1}}},
        10,
        {"courts": [[9], [10]], "spies": {"9": {"1": 1}}},
    ),
    "battle": (
        {"courts": [[], [36]], "armies": {"kabul": {**EVERYBODYS, "british": 1}}},
        36,
        {"courts": [[], [36]], "armies": {"kabul": EVERYBODYS}},
    ),
    "battle_highest_priority_court_card_with_most_spies_where_wakhan_has_spy": (
        {"courts": [[4], [36]], "spies": {"4": {"0": 1, "1": 1}}},
        36,
        {"courts": [[4], [36]], "spies": {"4": {"0": 1}}},
    ),
    "radicalize": ({"market": [[20], [4]]}, 0, {"market": [[111]]}),
    "radicalize_card_that_gives_control_of_region": ({"market": [[5], [4]]}, 5, {"market": [[9], [4]]}),
    "radicalize_card_that_would_place_most_blocks": ({"market": [[12], [9]]}, 12, {"market": [[4], [5]]}),
    "radicalize_highest_ranked_intelligence": ({"market": [[1], [4]]}, 1, {"market": [[5]]}),
    "radicalize_highest_ranked_political": ({"market": [[7], [5]]}, 7, {"market": [[4]]}),
    "radicalize_if_court_size_at_limit_highest_ranked_political": (
        {"market": [[7], [5]], "courts": [[], [8, 9, 29]]},
        7,
        {"market": [[7], [5]], "courts": [[], [8, 9]]},
    ),
    "radicalize_if_dominant_coalition_matching_patriot": (
        {"market": [[6], [4]], "armies": AFGHAN_RULE},
        6,
        {"market": [[6], [4]]},
    ),
    "radicalize_if_fewer_spies_than_another_player_highest_ranked_intelligence": (
        {"market": [[2], [4]], "courts": [[8], []], "spies": {"8": {"0": 1}}},
        2,
        {"market": [[2], [4]]},
    ),
    "radicalize_if_fewer_than_two_rupees_radicalize_most_net_rupees": (
        {"market": [[14], [4]], "rupees": [4, 1]},
        14,
        {"market": [[14], [4]]},
    ),
    "radicalize_if_military_favored_highest_ranked_military": (
        {"market": [[32], [31]], "favored": "military"},
        32,
        {"market": [[32], [31]]},
    ),
    "radicalize_if_no_card_with_move_card_with_move_action": (
        {"market": [[9], [8]], "courts": [[], [5]]},
        9,
        {"market": [[9], [8]], "courts": [[], [1]]},
    ),
    "radicalize_if_no_dominant_coalition_card_that_would_place_most_cylinders": (
        {"market": [[1], [4]]},
        1,
        {"market": [[1], [4]], "armies": AFGHAN_RULE},
    ),
    "radicalize_if_political_favored_highest_ranked_economic": (
        {"market": [[12], [9]]},
        12,
        {"market": [[12], [9]], "favored": "economic"},
    ),
    "radicalize_intelligence": ({"market": [[5], [4]]}, 4, {"market": [[5]]}),
}


@clause("pamir wakhan.16", "pamir wakhan.25", "pamir wakhan.19")
@pytest.mark.parametrize("at", [0, 1, 2])
@pytest.mark.parametrize("front", range(1, 25))
def test_each_line_of_each_card_does_what_it_says(front: int, at: int) -> None:
    instruction = Hers().s.terms.cards.wakhan[front].instructions[at]
    possible, card, impossible = LINES[instruction]
    for side in ("top", "bottom"):
        t = Hers(front=front, at=at, row=side, **possible).step()
        expected = card or possible["market"][side == "bottom"][0]
        assert t.said("automa", "line", "card") == (front, at + 1, expected)
        acts = not instruction.startswith("radicalize")
        assert t.says["kind"] == ("wakhan_acts" if acts else "wakhan_buys")
        assert t.says["act" if acts else "instruction"] == (
            "battle" if instruction not in ACTS and acts else instruction
        )
        t.run("wakhan")
        assert t.s.actions == 1
        assert (expected in t.court()) == (instruction != "betray" or expected == 10)
    t = Hers(front=front, at=at, **impossible).step()
    assert t.said("kind", "automa", "line", "instruction") == ("wakhan_cannot", front, at + 1, instruction)
    assert (t.s.actions, t.asked) == (2, "wakhan")


def test_the_table_of_lines_is_that_of_the_cards() -> None:
    cards = Hers().s.terms.cards.wakhan[1:]
    assert {word for card in cards for word in card.instructions} == set(LINES)


@clause("pamir wakhan.16")
def test_lines_follow_one_another_and_begin_again() -> None:
    # card 18: tax, betray, radicalize
    t = Hers(front=18, market=[[20, 8], [9]])
    told = [e.public for e in t.run() if e.kind in ("wakhan_cannot", "wakhan_buys", "wakhan_acts")]
    assert [(e["line"], "card" in e) for e in told] == [
        (1, False),
        (2, False),
        (3, True),
        (1, False),
        (2, False),
        (3, True),
    ]
    # card 8: the same; the card bought taxes in the second round
    t = Hers(front=8, market=[[29], [1]], coins=[[0], [3]])
    told = [e.public for e in t.run() if e.kind in ("wakhan_cannot", "wakhan_buys", "wakhan_acts")]
    assert [e["line"] for e in told] == [1, 2, 3, 1]
    assert told[-1]["act"] == "tax"


@clause("pamir wakhan.16")
def test_a_whole_round_that_is_impossible_ends_the_lines() -> None:
    t = Hers(front=18)
    told = t.run()
    assert [e.public["line"] for e in told if e.kind == "wakhan_cannot"] == [1, 2, 3]
    assert (t.s.player, t.s.actions) == (0, 2)
    # one line done, then three impossible ones
    t = Hers(front=18, market=[[1]], piles=[{}] * 6)
    told = t.run()
    assert [e.public["line"] for e in told if e.kind == "wakhan_cannot"] == [1, 2, 1, 2, 3]


@clause("pamir wakhan.16", "pamir wakhan.17")
def test_two_actions_end_the_lines_and_favored_cards_do_not_count() -> None:
    # card 8: tax, betray, radicalize
    fields: dict[str, Any] = {"front": 8, "courts": [[], [9, 49, 29]], "market": [[20, 22], [4]], "coins": [[0, 9]]}
    told = [e.public for e in Hers(**fields).run() if e.kind in ("wakhan_acts", "wakhan_buys")]
    acted = [(e["line"], e["card"]) for e in told]
    assert acted == [(1, 29), (3, 20), (0, 9), (0, 49)], "20 makes economic the favored suit"
    t = Hers(favored="economic", **fields)
    hers = [e for e in t.run() if e.kind in ("wakhan_acts", "wakhan_buys")]
    lines = [(e.public["line"], e.public["card"]) for e in hers]
    assert lines[:2] == [(1, 29), (3, 20)]
    assert lines[2][0] == 1, "an action is left after a tax with the favored suit"
    assert sum([e.kind == "wakhan_buys" for e in hers]) == 2


# bonus actions


@clause("pamir wakhan.18")
def test_bonus_actions_from_left_to_right_the_leftmost_that_is_possible() -> None:
    courts = [[10], [30, 9, 31, 14, 8]]
    t = Hers(
        phase=BONUS, actions=0, courts=courts, favored="economic", market=[[1, 2], [3]], coins=[[2, 9]], rupees=[4, 2]
    )
    told = t.run("court")
    acts = [(e.public["card"], e.public["act"]) for e in told if e.kind == "wakhan_acts"]
    # 30 and 9 tax (30 first), 31 is military, 14 gives (she rules nothing and cannot build), 8 taxes
    assert acts == [(30, "tax"), (9, "tax"), (14, "gift"), (8, "tax")]
    assert {e.public["clause"] for e in told if e.kind == "wakhan_acts"} == {"pamir wakhan.18"}


@clause("pamir wakhan.18")
def test_a_card_without_a_possible_action_is_passed_over() -> None:
    t = Hers(phase=BONUS, actions=0, courts=[[], [5, 25, 7]], market=[[1]], coins=[[3]]).step()
    assert t.said("kind", "card", "clause") == ("wakhan_passes", 5, "pamir wakhan.18")
    t.step()
    assert t.said("kind", "card", "act") == ("wakhan_acts", 25, "tax")
    told = t.run("court")
    assert [e.public["card"] for e in told if e.kind == "wakhan_passes"] == [7]
    t = Hers(phase=BONUS, actions=0, courts=[[], [25]], used=[25], market=[[1]], coins=[[3]])
    t.put()
    assert t.s.player == 0, "it has acted"


@clause("pamir wakhan.18")
def test_without_money_for_the_first_action_the_next_is_taken() -> None:
    # 45: betray, gift; 42: build
    t = Hers(phase=BONUS, actions=0, courts=[[4], [45]], spies={"4": {"1": 1}}, rupees=[4, 1]).step()
    assert t.says["kind"] == "wakhan_passes"
    t = Hers(phase=BONUS, actions=0, courts=[[4], [45]], spies={"4": {"1": 1}}, rupees=[4, 2]).step()
    assert t.says["act"] == "betray"
    t = Hers(phase=BONUS, actions=0, courts=[[4], [45]], rupees=[4, 2]).step()
    assert t.says["act"] == "gift"


@clause("pamir wakhan.17", "pamir wakhan.18")
def test_savvy_operator_irregulars_and_new_tactics() -> None:
    # 91: Savvy Operator, betray; 99: Irregulars, battle; 36: military
    army = {"kabul": {"russian": 1, "british": 1}}
    for fields, card in (
        ({"courts": [[4], [91]], "spies": {"4": {"1": 1}}}, 91),
        ({"courts": [[], [99]], "armies": army}, 99),
        ({"courts": [[], [36]], "armies": army, "lasting": {"new_tactics": 1}, "in_force": [105]}, 36),
    ):
        t = Hers(front=15, phase=BONUS, actions=0, favored="economic", **fields).step()
        assert t.said("kind", "card") == ("wakhan_acts", card)
    t = Hers(front=15, phase=BONUS, actions=0, favored="economic", courts=[[], [36]], armies=army)
    t.put()
    assert t.s.player == 0


# the whole


@clause("pamir wakhan.49")
def test_she_scores_and_wins_like_a_player() -> None:
    t = Hers(market=[[101]], checks=3, gone=[102, 103, 104], tribes={"kabul": {"1": 1}}, piles=[{}] * 6).step()
    assert t.s.stack == []
    scores = t.rules.scores(t.s)
    assert scores is not None
    assert (scores.totals, scores.places) == ((2, 6), (2, 1))
    # every successful check is hers too: persons loyal to another coalition take no part
    t = Hers(market=[[101]], armies=AFGHAN_RULE).step()
    assert t.s.points == [0, 5]


@clause("pamir wakhan.9")
def test_her_rule() -> None:
    from yiqi.games.pamir.cards import REGIONS

    kabul = REGIONS.index("kabul")
    for armies, tribes, ruler in (
        ({"british": 2}, {"1": 1}, 1),  # whosever the armies are
        ({"russian": 1, "afghan": 1}, {"1": 1, "0": 2}, -1),  # of one coalition only
        ({"russian": 2, "afghan": 1}, {"1": 1, "0": 2}, 1),
        ({"british": 2}, {"1": 2, "0": 1}, 1),
        ({"british": 2}, {"1": 1, "0": 1}, -1),
        ({"russian": 2}, {}, -1),
    ):
        for front in (1, 7):
            t = Hers(front=front, armies={"kabul": armies}, tribes={"kabul": tribes})
            assert t.s.rulers[kabul] == ruler, (armies, tribes)


@clause("pamir wakhan.6")
def test_her_influence() -> None:
    from yiqi.games.pamir.check import influence

    t = Hers(courts=[[], [3, 19, 20]], prizes=[[], [4, 25]], gifts=[[], [2, 6]])
    assert [influence(t.s, 1, k) for k in range(3)] == [1 + 2 + 2 + 1, 1 + 2, 1 + 2 + 1 + 1]


def test_a_turn_tells_everything_with_its_clause() -> None:
    rules = games.rules("pamir", 2, {"wakhan": "yes", "wakhan_spies": "move", "wakhan_purchase": "savvy"})
    clauses, keys = games.rulebook("pamir").clauses, rules.keys()
    told: set[str] = set()
    for seed in range(12):
        random, chance = Random(seed), QuickChance(seed)
        s, _ = rules.start(chance)
        while waited := rules.turn(s):
            before = s.stack[-1]
            if waited == (HOUSE,):
                events = rules.play(s, HOUSE, STEP, chance)
                hers = [e for e in events if e.kind.startswith("wakhan_")]
                assert hers, f"{before.name} tells nothing"
                for event in hers:
                    assert event.public["clause"] in clauses
                    assert event.public["clause"] == f"pamir wakhan.{event.public['rule']}"
                    assert event.kind in EVENTS
                    assert "why" not in event.public or f"why-{event.public['why']}" in keys
                told |= {event.kind for event in hers}
            else:
                rules.play(s, waited[0], random.choice(rules.legal(s, waited[0])), chance)
    wanted = {kind for kind in EVENTS if kind.startswith("wakhan_")}
    assert wanted - told <= {"wakhan_shuffle", "wakhan_unpaid"}
    assert {"wakhan", "wakhan_hand", "wakhan_joins"} <= set(CLASSES)


@pytest.mark.parametrize("seats", [1, 2])
def test_random_matches_end_and_lose_nothing(seats: int) -> None:
    for n in range(40):
        options = games.draw_options("pamir", seats, Random(n), {"wakhan": "yes"})
        rules = games.rules("pamir", seats, options)
        random, chance = Random(n), QuickChance(n)
        s, _ = rules.start(chance)
        pieces = rules.pieces(s)
        for _ in range(2000):
            waited = rules.turn(s)
            if not waited:
                break
            a = STEP if waited == (HOUSE,) else random.choice(rules.legal(s, waited[0]))
            rules.play(s, waited[0], a, chance)
            assert rules.pieces(s) == pieces
            assert not s.hands[seats] or rules.turn(s) == (HOUSE,), "she plays at once what comes to her"
            assert min(s.rupees) >= 0
        assert not rules.turn(s)
        scores = rules.scores(s)
        assert scores is not None
        assert len(scores.places) == seats + 1


@pytest.mark.slow
@pytest.mark.parametrize("part", [0, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize("seats", [1, 2])
def test_matches_with_her_keep_all_laws(seats: int, part: int) -> None:
    cited = games.rulebook("pamir").__contains__
    report = trials.Report()
    for n in range(20 * part, 20 * part + 20):
        options = games.draw_options("pamir", seats, Random(n), {"wakhan": "yes"})
        header = Header("pamir", 1, games.edition("pamir").digest, options, seats)
        choose = trials.rich if n % 2 else trials.uniform
        report.add(trials.trial(games.rules("pamir", seats, options), header, cited, n, choose))
    assert report.violations[:5] == []
    assert report.finished == 20


def test_a_step_is_one_record_and_can_be_replayed() -> None:
    from yiqi.core.chance import LiveChance
    from yiqi.core.laws import Seeded
    from yiqi.core.match import Match

    rules = games.rules("pamir", 1, {})
    header = Header("pamir", 1, games.edition("pamir").digest, {}, 1)
    chance = LiveChance(Seeded(Random(3)))
    match = Match.begin(rules, header, chance)
    match.act(0, ("loyalty", "russian"), "person", chance)
    steps = [record for record in match.records if record.action == STEP]
    assert len(steps) > 5, "she takes the first turn"
    assert all(record.seat == HOUSE and record.by == "house" for record in steps)
    assert list(trials.written(match)) == []


def test_her_turn_begins_with_her_card() -> None:
    t = Hers(phase=DRAW)
    assert t.hers
    assert t.rules.ask(t.s, 0) is None
    assert t.rules.near(t.s, 0) == [("standing", "waive"), ("standing", "all")]
    reason = t.rules.why_not(t.s, 0, ("pass",))
    assert reason is not None
    assert reason.clause == "core asked"
