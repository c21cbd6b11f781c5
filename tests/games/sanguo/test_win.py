"""Winning: what may be claimed and when, and who wins when several could."""

from __future__ import annotations

from sanguo_table import SHU, WEI, WU, asked, do, of, rules, run, table

from support import clause
from yiqi.games.sanguo.state import State

UNIFIED = [*WEI[:6], *WU[:5], *SHU[:4]]
DIRECT = [*WEI, *WU[:4]]


def talk(owned: dict[int, list[int]], season: str = "spring") -> State:
    """A diplomacy phase that has just begun, after the count."""
    before = "autumn" if season == "spring" else "spring"
    s = table(owned=owned, season=before)
    run(s)
    if asked(s) == "build":
        run(s)
    assert asked(s) == "talk"
    return s


@clause("sanguo win.declare")
def test_who_meets_a_condition_may_claim_it_or_play_on() -> None:
    s = talk({0: DIRECT})
    assert ("claim",) in rules(s).legal(s, 0)
    assert ("claim",) not in rules(s).near(s, 1)
    run(s)
    assert asked(s) == "write"
    s = talk({0: DIRECT})
    do(s, 0, "claim")
    told = run(s)
    assert (asked(s), of(told, "winner")) == ("over", [{"seat": 0, "victory": "direct"}])


@clause("sanguo win.2", "sanguo win.order")
def test_unification_is_six_five_and_four() -> None:
    s = talk({0: UNIFIED})
    assert rules(s).view(s, 0).players[0].qualified == "unified"
    do(s, 0, "claim")
    told = run(s)
    assert of(told, "winner") == [{"seat": 0, "victory": "unified"}]
    scores = rules(s).scores(s)
    assert scores is not None
    assert (scores.rows[0].clause, scores.places[0], scores.totals[0]) == ("sanguo win.2", 1, 15)
    for n in (WEI[0], WU[0], SHU[0]):
        s = talk({0: [*(p for p in UNIFIED if p != n), 23]})
        assert rules(s).view(s, 0).players[0].qualified == "direct"


@clause("sanguo win.3", "sanguo win.10")
def test_a_direct_victory_is_fourteen_the_neutral_one_counts() -> None:
    s = talk({0: DIRECT[:13]})
    assert rules(s).view(s, 0).players[0].qualified == "none"
    s = talk({0: [*DIRECT[:13], 23]})
    assert rules(s).view(s, 0).players[0].qualified == "direct"


@clause("sanguo win.5")
def test_the_right_lasts_while_the_condition_holds() -> None:
    s = talk({0: DIRECT}, "autumn")
    assert ("claim",) in rules(s).legal(s, 0)
    s.owner[WEI[0]] = -1
    run(s)
    assert asked(s) == "write"
    run(s)
    run(s)
    assert asked(s) == "talk"
    assert ("claim",) not in rules(s).near(s, 0)


@clause("sanguo win.6")
def test_of_several_claims_the_harder_victory_wins_then_more_resources() -> None:
    for qualified, owned, winners in (
        ([2, 3, 0, 0], {0: [8], 1: [17, 19]}, [0]),
        ([3, 3, 0, 0], {0: [8], 1: [17, 19]}, [1]),
        ([3, 3, 0, 0], {0: [8], 1: [17]}, [0, 1]),
    ):
        s = table(owned=owned, phase="talk")
        s.qualified = list(qualified)
        do(s, 0, "claim")
        do(s, 1, "claim")
        told = run(s)
        assert [e["seat"] for e in of(told, "winner")] == winners


@clause("sanguo win.4", "sanguo win.7")
def test_at_the_end_of_the_years_most_resources_win_equals_share() -> None:
    for owned, winners in (({0: [8, 9], 2: [45, 50]}, [0, 2]), ({0: [8], 2: [45, 50]}, [2])):
        s = table(owned=owned, season="autumn", year=10)
        told = run(s)
        assert [e["seat"] for e in of(told, "winner")] == winners
        assert of(told, "over") == [{"victory": "most"}]


@clause("sanguo win.8")
def test_at_the_end_of_the_years_a_harder_victory_counts_as_claimed() -> None:
    s = table(owned={0: UNIFIED}, season="autumn", year=10)
    told = run(s)
    assert of(told, "winner") == [{"seat": 0, "victory": "unified"}]
