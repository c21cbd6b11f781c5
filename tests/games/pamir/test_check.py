"""Dominance Checks: which coalition is dominant, who scores what, what follows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from pamir_play import NO_DECK, At, matches, shuffled

from support import clause
from yiqi.games.pamir import check
from yiqi.games.pamir.cards import CONFLICT_FATIGUE, EMBARRASSMENT_OF_RICHES, KOH_I_NOOR_RECOVERED, RUMOR
from yiqi.games.pamir.state import NOBODY, State

ROWS = [[101, 56, 57, 58, 59, 60], [65, 66, 67, 68, 69, 70]]
ABC = ["british", "russian", "afghan"]


def checked(seats: int = 3, **fields: Any) -> At:
    """After seat 0 has bought the check in the first column."""
    return At(seats=seats, **{"market": ROWS, "piles": NO_DECK, **fields}).play("buy 101")


@clause("pamir check.1")
def test_when_it_is_bought_and_when_it_is_discarded() -> None:
    fields: dict[str, Any] = {"tribes": {"kabul": {"0": 2, "1": 1}}, "market": ROWS, "piles": NO_DECK}
    for text, asked, seat in (("buy 101", "turn", 0), ("pass", "turn", 1)):
        t = At(seats=3, **fields)
        t.play(text)
        assert (t.s.points, t.asked, t.seat) == ([3, 1, 0], asked, seat)
        assert 101 in t.s.gone
        assert 101 not in t.s.market
    moved = At(seats=3, market=[[55, 101, 57, 58, 59, 60], ROWS[1]], piles=NO_DECK, tribes={"kabul": {"0": 2}})
    moved.play("pass")
    assert moved.s.points == [0, 0, 0], "it lies in the second column"


@clause("pamir check.2", "pamir check.3")
@pytest.mark.parametrize(
    ("british", "russian", "afghan", "found"),
    [
        (4, 0, 0, 0),
        (3, 0, 0, -1),
        (8, 4, 4, 0),  # four more than each other, not than both together
        (8, 5, 0, -1),
        (4, 8, 4, 1),
        (0, 4, 8, 2),
        (8, 8, 0, -1),
        (12, 12, 12, -1),
        (0, 0, 0, -1),
        (12, 0, 12, -1),
    ],
)
def test_four_more_blocks_than_each_other(british: int, russian: int, afghan: int, found: int) -> None:
    for roads in (0, 1):
        armies, ways = {}, {}
        for name, n in zip(ABC, (british, russian, afghan), strict=True):
            armies[name], ways[name] = (n // 2, n - n // 2) if roads else (n, 0)
        t = At(armies={"kabul": armies}, roads={"persia-herat": ways})
        assert check.dominant(t.s) == found, "armies and roads count alike"


@clause("pamir check.2", "pamir event.conflict_fatigue")
def test_two_more_under_conflict_fatigue() -> None:
    for lasting, found in (({}, -1), ({"conflict_fatigue": 1}, 0)):
        assert check.dominant(At(armies={"kabul": {"british": 4, "russian": 2}}, lasting=lasting).s) == found
    assert check.dominant(At(armies={"kabul": {"british": 4, "russian": 3}}, lasting={"conflict_fatigue": 1}).s) == -1


@clause("pamir check.4", "pamir check.6", "pamir check.7")
def test_failed_three_and_one_by_cylinders_in_play() -> None:
    t = checked(
        4,
        tribes={"kabul": {"0": 1}, "herat": {"0": 1, "2": 1, "3": 1}},
        gifts={"2": [2, 4]},
        courts=[[9], [], [], []],
        spies={"9": {"1": 1, "3": 3}},
    )
    assert t.s.points == [0, 0, 1, 3], "two tribes; a spy; a tribe and two gifts; a tribe and three spies"
    assert t.of("check_failed") == [{"final": 0}]


@clause("pamir check.5")
def test_tribes_spies_and_gifts_not_the_marker() -> None:
    t = At(tribes={"kabul": {"0": 1}}, gifts={"0": [2, 6]}, courts=[[9], []], spies={"9": {"0": 2}}, points=[5, 0])
    assert check.outcome(t.s, False).counts == (5, 0)
    t = checked(2, tribes={"kabul": {"0": 1}})
    assert t.s.points == [3, 1], "a player with none has a place"
    t = checked(3, tribes={"kabul": {"0": 1}})
    assert t.s.points == [3, 0, 0], "two with none share the second place"
    assert checked(2).s.points == [2, 2], "and two with none the first"


@clause("pamir check.8", "pamir check.9")
@pytest.mark.parametrize(
    ("counts", "points", "doubled"),
    [
        ((5, 3), (3, 1), (6, 2)),
        ((3, 3), (2, 2), (4, 4)),
        ((3, 3, 1), (2, 2, 0), (4, 4, 0)),
        ((3, 1, 1), (3, 0, 0), (6, 1, 1)),
        ((1, 3, 2, 1), (0, 3, 1, 0), (0, 6, 2, 0)),
        ((2, 2, 2), (1, 1, 1), (2, 2, 2)),
        ((2, 2, 2, 2), (1, 1, 1, 1), (2, 2, 2, 2)),
        ((2, 2, 2, 2, 2), (0, 0, 0, 0, 0), (1, 1, 1, 1, 1)),
        ((4, 2, 2, 2), (3, 0, 0, 0), (6, 0, 0, 0)),
        ((1, 4, 4, 0, 2), (0, 2, 2, 0, 0), (0, 4, 4, 0, 0)),
    ],
)
def test_ties_of_a_failed_check(counts: tuple[int, ...], points: tuple[int, ...], doubled: tuple[int, ...]) -> None:
    tribes = {"kabul": {str(player): n for player, n in enumerate(counts)}}
    for checks, expected in ((0, points), (3, doubled)):
        t = checked(len(counts), tribes=tribes, checks=checks)
        assert tuple(t.s.points) == expected


@clause("pamir check.10", "pamir check.14")
def test_successful_only_those_loyal_to_it() -> None:
    fields: dict[str, Any] = {"armies": {"kabul": {"russian": 4}}, "tribes": {"herat": {"0": 5}}, "gifts": {"0": [2]}}
    t = checked(3, loyalty=ABC, **fields)
    assert t.s.points == [0, 5, 0], "the second and third place stay empty"
    t = checked(3, loyalty=["british", "british", "afghan"], **fields)
    assert t.s.points == [0, 0, 0], "nobody is loyal to it"
    t = checked(3, loyalty=["russian", "british", "russian"], **fields)
    assert t.s.points == [5, 0, 3]
    assert t.of("check_passed") == [{"coalition": "russian", "final": 0}]


@clause("pamir check.11", "pamir loyalty.2")
def test_influence() -> None:
    t = At(
        loyalty=["british", "russian"],
        courts=[[32, 36, 9, 4], []],
        prizes={"0": [25]},
        gifts={"0": [4, 6]},
    )
    assert check.influence(t.s, 0, 0) == 1 + 2 + 1 + 2, "two patriots, a prize, two gifts"
    assert check.influence(t.s, 1, 1) == 1


@clause("pamir check.12")
def test_successful_five_three_one() -> None:
    t = checked(
        5,
        loyalty=["british"] * 5,
        armies={"kabul": {"british": 4}},
        gifts={"1": [2], "2": [2, 4], "3": [2, 4, 6]},
    )
    assert t.s.points == [0, 1, 3, 5, 0]


GIFTS: list[list[int]] = [[], [2], [2, 4], [2, 4, 6]]


@clause("pamir check.13", "pamir check.14")
@pytest.mark.parametrize(
    ("counts", "points", "doubled"),
    [
        ((3,), (5,), (10,)),
        ((1, 1), (4, 4), (8, 8)),
        ((2, 1), (5, 3), (10, 6)),
        ((2, 2, 1), (4, 4, 1), (8, 8, 2)),
        ((3, 1, 1), (5, 2, 2), (10, 4, 4)),
        ((3, 2, 1), (5, 3, 1), (10, 6, 2)),
        ((1, 1, 1), (3, 3, 3), (6, 6, 6)),
        ((3, 2, 1, 1), (5, 3, 0, 0), (10, 6, 1, 1)),
        ((3, 1, 1, 1), (5, 1, 1, 1), (10, 2, 2, 2)),
        ((1, 1, 1, 1), (2, 2, 2, 2), (4, 4, 4, 4)),
        ((1, 1, 1, 1, 1), (1, 1, 1, 1, 1), (3, 3, 3, 3, 3)),
        ((2, 2, 1, 1, 0), (4, 4, 0, 0, 0), (8, 8, 1, 1, 0)),
    ],
)
def test_ties_of_a_successful_check(counts: tuple[int, ...], points: tuple[int, ...], doubled: tuple[int, ...]) -> None:
    seats = max(2, len(counts))
    for checks, expected in ((0, points), (3, doubled)):
        t = checked(
            seats,
            loyalty=["afghan" if player < len(counts) else "russian" for player in range(seats)],
            gifts={str(player): GIFTS[n] for player, n in enumerate(counts)},
            armies={"kabul": {"afghan": 5}},
            checks=checks,
        )
        assert tuple(t.s.points[: len(counts)]) == expected
        assert all(n == 0 for n in t.s.points[len(counts) :])


@clause("pamir check.15", "pamir check.16")
def test_after_a_successful_one_blocks_leave_and_cylinders_stay() -> None:
    fields: dict[str, Any] = {
        "loyalty": ABC,
        "roads": {"herat-kabul": {"russian": 1}},
        "tribes": {"kabul": {"1": 2, "2": 1}},
        "courts": [[9], [], []],
        "spies": {"9": {"1": 1}},
        "gifts": {"1": [2]},
    }
    t = checked(3, armies={"kabul": {"british": 5, "afghan": 1}}, points=[0, 0, 3], **fields)
    assert t.s.points == [5, 0, 3]
    assert (sum(t.s.armies), sum(t.s.roads), t.s.blocks) == (0, 0, [12, 12, 12])
    assert (t.tribes("kabul", 1), t.spies(9, 1), t.s.gifts[1]) == (2, 1, 1)
    assert t.ruler("kabul") == 1, "no army is in the way any more"
    t = checked(3, armies={"kabul": {"british": 4, "afghan": 1}}, **fields)
    assert t.s.points == [0, 3, 1]
    assert (t.army("kabul"), t.road("herat-kabul", "russian"), t.ruler("kabul")) == (4, 1, -1), (
        "they stay after a failed one"
    )


@clause("pamir check.17", "pamir check.18")
def test_the_final_check_is_doubled_before_it_is_shared() -> None:
    t = checked(3, tribes={"kabul": {"0": 2, "1": 1, "2": 1}}, checks=3)
    assert t.s.points == [6, 1, 1], "2 and 0 for the two tied second: 1 each, not twice a half"
    t = checked(2, armies={"kabul": {"british": 4}}, checks=3)
    assert t.s.points == [8, 8]
    t = checked(2, armies={"kabul": {"british": 4}}, loyalty=["british", "russian"], checks=3)
    assert t.s.points == [10, 0]


@clause("pamir check.19")
def test_the_fourth_is_the_final_one() -> None:
    for checks in range(4):
        t = At(seats=2, market=ROWS, piles=NO_DECK, checks=checks, tribes={"kabul": {"0": 2, "1": 1}})
        assert t.rules.view(t.s, None).final == (checks == 3)
        t.play("pass")
        assert (t.asked == "over") == (checks == 3)
        assert t.s.points == ([6, 2] if checks == 3 else [3, 1])


@clause("pamir check.20")
def test_score_then_blocks_then_lasting_events_then_insurrection() -> None:
    t = checked(
        3,
        loyalty=ABC,
        courts=[[], [], [3]],
        armies={"kabul": {"british": 2}},
        lasting={"conflict_fatigue": 0, "koh_i_noor_recovered": 0},
        gifts={"0": [2]},
        points=[0, 2, 0],
    )
    assert t.s.points == [5, 2, 0], "the events still hold"
    assert t.kinds()[-6:] == ["points", "blocks_removed", "event_ends", "event_ends", "place", "place"]
    assert t.of("points") == [{"seat": 0, "n": 5, "count": 3}]
    assert t.army("kabul", "afghan") == 2
    assert set(t.s.lasting) == {NOBODY}
    assert {109, 106} <= set(t.s.gone)


@clause("pamir check.20", "pamir final.1")
def test_the_test_for_the_end_comes_first() -> None:
    t = checked(2, loyalty=["british", "afghan"], courts=[[], [3]], armies={"kabul": {"british": 4}})
    assert (t.asked, t.s.points) == ("over", [5, 0])
    assert t.army("kabul", "afghan") == 0
    assert t.kinds()[-1] == "over"


def expected(s: State, final: bool) -> tuple[int, ...]:
    """What a check gives, slowly: places are dealt to players in order, ties pool what their places are worth."""
    players = range(s.terms.players)
    blocks = [sum(s.armies[6 * k : 6 * k + 6]) + sum(s.roads[9 * k : 9 * k + 9]) for k in range(3)]
    need = 2 if s.lasting[CONFLICT_FATIGUE] >= 0 else 4
    ahead = [k for k in range(3) if min(blocks[k] - blocks[other] for other in range(3) if other != k) >= need]
    if ahead:
        (coalition,) = ahead
        worth, taking, counts = [5, 3, 1], [p for p in players if s.loyalty[p] == coalition], {}
        cards = s.terms.cards
        for p in taking:
            gift = 0 if s.lasting[EMBARRASSMENT_OF_RICHES] >= 0 else 2 if s.lasting[KOH_I_NOOR_RECOVERED] == p else 1
            patriots = [card for card in s.courts[p] if cards.patriot[card] == coalition]
            counts[p] = 1 + gift * bin(s.gifts[p]).count("1") + (0 if s.lasting[RUMOR] == p else len(patriots))
            counts[p] += len([card for card in s.prizes[p] if cards.prize[card] == coalition])
    else:
        worth, taking, counts = [3, 1], list(players), {}
        for p in taking:
            spies = sum(s.spies[card] >> 4 * p & 15 for card in range(101))
            counts[p] = sum(s.tribes[6 * p : 6 * p + 6]) + spies + bin(s.gifts[p]).count("1")
    if final:
        worth = [2 * n for n in worth]
    ranked = sorted(taking, key=lambda p: counts[p], reverse=True)
    by_place = dict(zip(ranked, worth + [0] * len(ranked), strict=False))
    found = [0] * len(players)
    for p in taking:
        tied = [q for q in taking if counts[q] == counts[p]]
        found[p] = sum(by_place[q] for q in tied) // len(tied)
    return tuple(found)


@clause("pamir check.8", "pamir check.13", "pamir check.10")
def test_outcomes_at_random() -> None:
    random = Random(8)
    failed = passed = tied = 0
    for seats in (2, 3, 4, 5):
        for rules, s in matches(seats, 60 + seats, 250):
            if not s.stack or s.stack[-1].name == "safe_house":
                continue  # a spy between two places is in neither
            g = shuffled(rules, s, random)
            for effect in (CONFLICT_FATIGUE, EMBARRASSMENT_OF_RICHES, KOH_I_NOOR_RECOVERED, RUMOR):
                g.lasting[effect] = random.choice((NOBODY, NOBODY, random.randrange(seats)))
            for state in (s, g):
                for final in (False, True):
                    found = check.outcome(state, final)
                    assert found.points == expected(state, final)
            failed += found.dominant < 0
            passed += found.dominant >= 0
            tied += len(set(found.counts)) < seats
    assert min(failed, passed, tied) > 100
