"""Points of a turn and the end (chapter 5), with the scored turns of a published session."""

from __future__ import annotations

import pytest
from world_table import cards, do, ground, of, rules_of, table

from support import clause
from yiqi.core.chance import QuickChance
from yiqi.core.game import Event
from yiqi.games.world import scoring, view
from yiqi.games.world.state import State
from yiqi.games.world.turn import end_epoch


def area(s: State, name: str, seat: int = 0) -> tuple[int, int]:
    """How a seat stands in an area, and its points there."""
    at = ground().areas.index(name)
    return scoring.standing(s, seat, at), view.build(s, None).areas[at].points[seat]


# whole positions: no other colour in the controlled areas


@clause("world 5.4.1", "world 5.2.3a")
def test_the_published_turn_of_shang_gives_five() -> None:
    s = table("shang", "yellow_river wei_river great_plain_of_china", {1: "crete:minoans"}, capitals="yellow_river")
    assert area(s, "china") == (scoring.CONTROL, 3)
    (scored,) = of(do(s, "end"), "scored")
    assert (scored["n"], scored["areas"], scored["built"]) == (5, 3, 2)


@clause("world 5.4.1", "world 5.2.3c")
def test_the_published_turn_of_the_minoans_gives_six() -> None:
    others = {1: "nile_delta:egypt libya:egypt palestine:egypt", 2: "lower_tigris:sumeria middle_tigris:sumeria"}
    s = table("minoans", "crete levant shatts_plateau", others, capitals="crete")
    assert [area(s, name)[1] for name in ("southern_europe", "middle_east", "north_africa")] == [1, 2, 1]
    (scored,) = of(do(s, "end"), "scored")
    assert (scored["n"], scored["areas"], scored["built"]) == (6, 4, 2)


@clause("world 5.4.1", "world 4.2.1", "world 5.3.3")
def test_the_published_turn_of_egypt_gives_eleven() -> None:
    # two lands of North Africa beside another's, three of the Middle East alone, two resources: Levant and Nubia
    lands = "nile_delta nubia levant palestine western_anatolia"
    s = table("egypt", lands, {1: "libya upper_nile"}, capitals="nile_delta")
    assert (area(s, "north_africa"), area(s, "middle_east")) == ((scoring.PRESENCE, 1), (scoring.CONTROL, 6))
    (scored,) = of(do(s, "end"), "scored")
    assert scored["built"] == 3
    s = table("egypt", lands, {1: "libya"}, capitals="nile_delta")
    assert (area(s, "north_africa"), area(s, "middle_east")) == ((scoring.DOMINANCE, 2), (scoring.CONTROL, 6))
    (scored,) = of(do(s, "end"), "scored")
    assert (scored["n"], scored["areas"], scored["built"]) == (11, 8, 3)


@clause("world 5.4.1", "world 5.2.3b", "world 2.2.r7")
def test_the_published_turn_of_the_aryans_with_hittites_gives_nine() -> None:
    own = {0: "eastern_anatolia:hittites western_anatolia:hittites", 1: "lower_tigris:sumeria"}
    s = table("aryans", "hindu_kush upper_indus ganges_valley", own, capitals="eastern_anatolia")
    assert (area(s, "middle_east"), area(s, "india")) == ((scoring.DOMINANCE, 4), (scoring.CONTROL, 3))
    (scored,) = of(do(s, "end"), "scored")
    assert (scored["n"], scored["areas"], scored["built"]) == (9, 7, 2)


@clause("world 5.2.3a", "world 5.2.3b", "world 5.2.3c")
@clause("world 1.10")
def test_presence_dominance_and_control() -> None:
    lands = "yellow_river wei_river szechuan si_kiang"
    for own, other, standing in (
        ("yellow_river", "", 1),
        ("yellow_river wei_river", "", 2),
        ("yellow_river wei_river szechuan", "", 3),
        (lands, "chekiang", 2),
        ("yellow_river wei_river", "chekiang", 2),
        ("yellow_river wei_river", "chekiang si_kiang", 1),
        ("yellow_river", "chekiang", 1),
        ("", "chekiang", 0),
    ):
        s = table("shang", own, {1: other})
        assert area(s, "china") == (standing, standing), (own, other)


@clause("world 5.2.1", "world 5.2.2")
def test_armies_of_all_epochs_count_at_the_value_of_the_present_one() -> None:
    s = table("khmers", "mekong", {0: "crete:minoans yellow_river:shang"})
    values = [cards().values[4][ground().areas.index(name)] for name in ("southeast_asia", "southern_europe", "china")]
    assert values == [2, 3, 3]
    assert scoring.worth(s, 0) == (8, 0)


@clause("world 5.3.1", "world 5.3.2", "world 5.3.4")
def test_capitals_cities_and_monuments_count_where_the_colour_holds_the_land() -> None:
    s = table(
        "sumeria", "lower_tigris zagros", {1: "crete"}, capitals="lower_tigris crete", cities="zagros levant",
        monuments="zagros crete", forts="lower_tigris",
    )  # fmt: skip
    assert scoring.buildings(s, 0) == 2 + 1 + 1
    assert scoring.buildings(s, 1) == 2 + 1
    assert scoring.buildings(s, 2) == 0


@clause("world 5.1", "world 5.4.2")
def test_points_are_counted_when_a_turn_ends_and_add_up() -> None:
    s = table("sumeria", "lower_tigris", points=[10, 0, 0], held={"0": "sumeria", "1": "egypt"}, seats=3)
    told = do(s, "end")
    assert of(told, "scored")[0]["total"] == s.points[0] == 12
    assert [event.kind for event in told].index("scored") < [event.kind for event in told].index("turn")
    assert s.seat == 1


def ended(points: list[int], drawn: dict[str, list[int]], ruled: dict[str, list[str]], **options: str) -> State:
    """A match that is over."""
    s, _ = rules_of(3, **options).position(
        {"epoch": 7, "ask": "over", "points": points, "drawn": drawn, "ruled": ruled, "turn": {"seat": -1}}
    )
    return s


RULED = {"0": ["celts", "russia"], "1": ["romans", "netherlands"], "2": ["celts", "britain"]}


@clause("world 5.6.1", "world 5.6.2a")
def test_markers_are_added_and_the_highest_total_wins() -> None:
    s = ended([100, 98, 90], {"1": [4, 3]}, RULED, markers="yes")
    found = rules_of(3, markers="yes").scores(s)
    assert found is not None and (found.totals, found.places) == ((100, 105, 90), (2, 1, 3))
    assert found.tie is None


@clause("world 5.6.2b")
def test_equal_totals_go_to_the_weaker_empires() -> None:
    s = ended([90, 90, 90], {}, RULED)
    found = scoring.scores(s)
    assert [scoring.strength(s, seat) for seat in range(3)] == [20, 28, 24]
    assert found.places == (1, 3, 2) and found.tie == ("tie-strength", {"n": 20})


@clause("world 5.6.2c", "world 5.5.3")
def test_then_to_the_higher_markers() -> None:
    same = {"0": ["celts"], "1": ["celts"], "2": ["romans"]}
    s = ended([90, 86, 50], {"1": [4]}, same, markers="yes")
    assert scoring.scores(s).places == (2, 1, 3)
    assert scoring.scores(s).tie == ("tie-markers", {"n": 4})


@clause("world 5.6.2d", "world 5.6.r1")
def test_then_to_the_weaker_last_empire_else_it_is_shared() -> None:
    found = scoring.scores(ended([90, 90, 50], {}, {"0": ["goths", "netherlands"], "1": ["guptas", "germany"]}))
    assert found.places[:2] == (1, 2) and found.tie == ("tie-last", {"n": 8})
    found = scoring.scores(ended([90, 90, 50], {}, {"0": ["celts"], "1": ["celts"]}))
    assert found.places == (1, 1, 3) and found.tie == ("tie-shared", {})


@clause("world 5.5.1", "world 5.5.2")
def test_the_sole_leader_draws_a_marker() -> None:
    for points, drawers in (([5, 9, 3], [1]), ([9, 9, 3], [])):
        s = table("sumeria", "lower_tigris", {}, points=points, options={"markers": "yes"})
        s.stack = []
        end_epoch(s, _Draws(), [])
        assert [seat for seat in range(3) if s.drawn[seat]] == drawers


@clause("world 5.5.r1")
def test_nobody_sees_a_marker_before_the_end() -> None:
    rules = rules_of(3, markers="yes")
    s = table("sumeria", "lower_tigris", drawn={"0": [6]}, options={"markers": "yes"})
    for seat in (0, 1, None):
        view = rules.view(s, seat)
        assert view.players[0].markers == 1 and view.players[0].points == 0
        assert rules.hidden(s, seat)["marker 0"] == ((6,), True)
        assert len({rules.guess(s, seat, QuickChance(seed)).drawn[0] for seed in range(20)}) > 1


@clause("world 5.5.r1", "world 5.6.1")
def test_after_the_last_epoch_a_marker_is_drawn_and_all_are_opened_from_the_lowest_total_up() -> None:
    s = table("britain", points=[10, 5, 20], drawn={"0": [3], "1": [4]}, options={"markers": "yes"})
    s.stack = []
    told: list[Event] = []
    end_epoch(s, _Draws(), told)
    assert [(event["seat"], event["n"]) for event in of(told, "opened")] == [(1, 4), (0, 3), (2, 3)]
    assert scoring.scores(s).totals == (13, 9, 23)


@clause("world 5.5.2", "world 5.6.1")
def test_opened_markers_are_told_as_revealed_where_none_is_drawn_at_last() -> None:
    s = table("britain", points=[20, 5, 20], drawn={"1": [4]}, options={"markers": "yes"})
    s.stack = []
    told: list[Event] = []
    end_epoch(s, _Draws(), told)
    assert not of(told, "marker") and not any(s.drawn[seat] for seat in (0, 2))
    assert [event.reveals for event in told if event.kind == "opened"] == [True]


class _Draws:
    """Chance for one drawing: the first in the bag, and for nobody's eyes."""

    def below(self, n: int, to: object = None) -> int:
        return 0

    def die(self, sides: int) -> int:
        return 1

    def draw(self, bag: object, to: object = None) -> int:
        assert to == ()
        return 0


@clause("world 5.4.3", "world 5.4.4")
def test_totals_and_turns_are_kept_in_the_view() -> None:
    s = table("sumeria", "lower_tigris", points=[230, 0, 0])
    do(s, "end")
    view = rules_of().view(s, None)
    assert view.players[0].points == 232
    assert [(row.seat, row.empire, row.areas, row.buildings) for row in view.turns] == [(0, "sumeria", 2, 0)]


@pytest.mark.parametrize("epoch", range(1, 8))
def test_no_area_is_worth_more_than_four(epoch: int) -> None:
    assert max(cards().values[epoch]) <= 4
