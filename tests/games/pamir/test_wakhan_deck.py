"""Wakhan's place at the table, her pile of AI cards, the arrows, and her pragmatic loyalty."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from pamir_table import scripted, table
from wakhan_table import Hers, back

from support import clause
from yiqi import games
from yiqi.core.chance import Drawn, LiveChance, QuickChance
from yiqi.core.game import HOUSE, STEP
from yiqi.core.laws import Seeded
from yiqi.games.pamir.cards import COALITIONS, REGIONS
from yiqi.games.pamir.court import Convert
from yiqi.games.pamir.game import PamirRules
from yiqi.games.pamir.state import State
from yiqi.games.pamir.wakhan import DRAW
from yiqi.games.pamir.wakhan_deck import BACKS, borders, column, draw, lean, others, pointed, regions, row, show_top


def begun(seats: int, seed: int = 1, **options: str) -> tuple[PamirRules, State]:
    """A match with her after all have chosen a loyalty."""
    rules = games.rules("pamir", seats, options)
    assert isinstance(rules, PamirRules)
    s, _ = rules.start(QuickChance(seed))
    while s.stack[-1].name == "loyalty":
        rules.play(s, s.stack[-1].player, ("loyalty", "british"), QuickChance(1))
    return rules, s


@clause("pamir wakhan.players")
def test_with_one_or_two_people() -> None:
    assert [games.rules("pamir", n, {}).terms.players for n in (1, 2, 3)] == [2, 2, 3]  # type: ignore[attr-defined]
    assert games.rules("pamir", 2, {"wakhan": "yes"}).terms.players == 3  # type: ignore[attr-defined]
    for seats in (3, 4, 5):
        with pytest.raises(ValueError, match="one or two people"):
            games.rules("pamir", seats, {"wakhan": "yes"})


@clause("pamir wakhan.1")
def test_she_counts_for_the_piles() -> None:
    for seats, each in ((1, 7), (2, 8)):
        rules = games.rules("pamir", seats, {"wakhan": "yes"})
        s, _ = rules.start(QuickChance(1))
        full = [sum(s.piles[at : at + 3]) for at in range(0, 18, 3)]
        assert full[2:] == [each + 2] * 4
        assert sum(full) == 6 * each + 10 - 12


@clause("pamir wakhan.3", "pamir wakhan.4")
def test_what_she_has_and_where_she_sits() -> None:
    for seed in range(6):
        for seats in (1, 2):
            rules, s = begun(seats, seed, wakhan="yes")
            assert (s.cylinders[seats], s.rupees[seats], s.hands[seats], s.loyalty[seats]) == (10, 4, (), -1)
            last = (s.first + seats - 1) % seats
            at = s.order.index(seats)
            assert s.order[(at + 1) % len(s.order)] == last, "she sits at the right hand of the last to choose"
            assert (s.player, rules.turn(s), s.stack[-1].name) == (seats, (HOUSE,), "wakhan")


@clause("pamir wakhan.4")
def test_turns_go_round_with_one_and_two_people() -> None:
    for seats in (1, 2):
        rules, s = begun(seats, 3, wakhan="yes")
        seen = []
        for _ in range(6):
            seen.append(s.player)
            player = s.player
            while s.stack and s.player == player:
                a: Any = STEP if rules.turn(s) == (HOUSE,) else ("pass",)
                if s.stack[-1].name != "turn" and a != STEP:
                    a = rules.idle(s, player)
                rules.play(s, HOUSE if a == STEP else player, a, QuickChance(1))
        at = s.order.index(seats)
        assert seen == [s.order[(at + k) % len(s.order)] for k in range(6)]


# the pile


@clause("pamir wakhan.2", "pamir wakhan.10")
def test_the_front_is_drawn_among_the_cards_with_the_back_that_shows() -> None:
    rules, s = begun(1)
    assert s.front == 0
    assert s.automa.total == 24
    for _ in range(22):
        shown = s.back
        left = [n for n in range(1, 25) if s.automa.counts[n - 1] and s.terms.backs[n] == shown]
        chance = LiveChance(Seeded(Random(7)))
        assert not draw(s, chance)
        assert s.front in left
        assert s.automa.counts[s.front - 1] == 0
        assert [drawn.sides for drawn in chance.drawn] == [len(left), s.automa.total]
        assert chance.drawn[1].value == BACKS[s.back]
    assert isinstance(rules, PamirRules)


@clause("pamir wakhan.10")
def test_a_card_that_has_not_been_drawn_does_not_exist() -> None:
    _, s = begun(1)
    fronts, backs = set(), set()
    for seed in range(60):
        other = s.copy()
        draw(other, QuickChance(seed))
        fronts.add(other.front)
        backs.add(other.back)
    assert fronts == {n for n in range(1, 25) if s.terms.backs[n] == s.back}
    assert len(backs) > 8


@clause("pamir wakhan.12")
def test_the_last_card_makes_a_new_pile_with_itself() -> None:
    t = Hers(phase=DRAW, automa={"front": 3, "back": "top-1", "drawn": [n for n in range(1, 25) if n != 12]})
    assert t.s.automa.total == 1
    t.step(chance=scripted("12", "bottom-3", "19", "top-5"))
    assert [event.kind for event in t.told][:2] == ["wakhan_shuffle", "wakhan_card"]
    assert (t.s.front, BACKS[t.s.back]) == (19, "top-5")
    assert t.s.automa.total == 23
    assert t.s.automa.counts[11] == 1, "the card just drawn is in the new pile"


@clause("pamir wakhan.12")
def test_no_new_pile_while_a_card_is_left() -> None:
    t = Hers(phase=DRAW, automa={"front": 3, "back": "top-1", "drawn": [n for n in range(1, 25) if n not in (12, 19)]})
    t.step(chance=scripted("12", "bottom-3"))
    assert t.says["kind"] == "wakhan_card"
    assert (t.s.front, t.s.automa.total) == (12, 1)


def test_chance_of_the_pile_reads_back_from_its_text() -> None:
    from yiqi.core.record import DRAW as FORM

    for name in (*BACKS, "1", "24"):
        assert FORM.match(f"{name}/24"), name


# the arrows


@clause("pamir wakhan.11")
def test_red_and_black_arrow() -> None:
    # card 5: black 1, red 0; card 1: black 2, red 1
    for front, back_of, expected in (
        (5, "top-4", (0, 5)),
        (5, "bottom-4", (1, 5)),
        (5, "top-0", (0, 1)),
        (1, "top-0", (1, 2)),
        (1, "bottom-5", (0, 1)),
    ):
        t = Hers(automa={"front": front, "back": back_of})
        assert (row(t.s), column(t.s)) == expected, (front, back_of)
    t = Hers(phase=DRAW, automa={"front": 5, "back": "top-5", "drawn": [5]})
    t.step(chance=scripted("6", "bottom-2"))  # card 6: black 0, red 0
    assert t.said("automa", "row", "column", "coalition") == (6, "bottom", 3, "russian"), "columns from 1"
    assert t.said("kind", "clause") == ("wakhan_card", "pamir wakhan.10")


@clause("pamir wakhan.11")
def test_every_front_can_point_at_everything() -> None:
    terms = begun(1)[1].terms
    for front in range(1, 25):
        for side in ("top", "bottom"):
            for col in range(6):
                # the only card with the back bottom-4 is card 2, which does not lie beside itself
                if (front, side, col) != (2, "bottom", 5):
                    assert back(terms, front, side, col)


@clause("pamir wakhan.39")
def test_left_is_the_previous_player_right_the_next() -> None:
    for first in (0, 1):
        for side, step in (("top", -1), ("bottom", 1)):
            t = Hers(row=side, seats=2, first=first)
            at = t.s.order.index(2)
            assert pointed(t.s) == t.s.order[(at + step) % 3]
            assert others(t.s)[0] == pointed(t.s)
            assert sorted(others(t.s)) == [0, 1]
    assert pointed(Hers(row="top").s) == pointed(Hers(row="bottom").s) == 0


@clause("pamir wakhan.31")
def test_regions_and_borders_in_the_order_of_her_card() -> None:
    t = Hers(front=6)
    assert [REGIONS[r] for r in regions(t.s)] == ["herat", "persia", "transcaspia", "kabul", "punjab", "kandahar"]
    found = [t.s.terms.cards.border_names[b] for b in borders(t.s, REGIONS.index("kabul"))]
    assert [set(name.split("-")) - {"kabul"} for name in found] == [
        {"herat"},
        {"transcaspia"},
        {"punjab"},
        {"kandahar"},
    ]


# pragmatic loyalty


@clause("pamir wakhan.7")
def test_the_first_loyalty_of_her_card_that_nobody_has() -> None:
    for loyalty, expected in (
        (["british"], "afghan"),
        (["afghan"], "british"),
        (["russian"], "british"),
        (["british", "afghan"], "russian"),
        (["british", "british"], "afghan"),
    ):
        t = Hers(front=5, seats=len(loyalty), loyalty=[*loyalty, "none"])  # british, afghan, russian
        assert t.leaning == expected, loyalty


@clause("pamir wakhan.7")
def test_it_follows_when_somebody_changes_loyalty() -> None:
    t = Hers(front=5, seats=1, turn=0, loyalty=["british", "none"])
    assert t.leaning == "afghan"
    t.put(Convert(0, COALITIONS.index("afghan"), 0))
    assert t.leaning == "british"


@clause("pamir wakhan.8")
def test_a_steadfast_loyalty_is_kept_while_nobody_shares_it() -> None:
    for kept, option, loyalty, expected in (
        ("russian", "steadfast", "british", "russian"),
        ("russian", "pragmatic", "british", "afghan"),
        ("russian", "steadfast", "russian", "british"),
    ):
        t = Hers(5, phase=DRAW, options={"wakhan_loyalty": option}, loyalty=[loyalty, "none"], leaning=kept)
        t.step(chance=QuickChance(1))
        t.s.front = 5
        lean(t.s)
        assert t.leaning == expected, (kept, option, loyalty)


@clause("pamir wakhan.7", "pamir wakhan.10")
def test_the_loyalty_is_read_anew_with_each_card() -> None:
    t = Hers(phase=DRAW, automa={"front": 5, "back": "top-1", "drawn": [5]})
    t.step(chance=scripted("4", "top-0"))
    assert t.leaning == "russian"
    t = Hers(phase=DRAW, automa={"front": 5, "back": "bottom-1", "drawn": [5]})
    t.step(chance=scripted("7", "top-0"))
    assert t.leaning == "afghan"


def test_a_position_without_a_card_in_play_has_a_first_of_everything() -> None:
    _, s = table(1, {"wakhan": "yes"}, turn=0)
    assert (s.front, row(s), column(s), regions(s)[0]) == (0, 0, 0, 0)
    lean(s)
    assert COALITIONS[s.leaning] == "russian"
    s.back = -1
    draw(s, QuickChance(1))
    assert s.front > 0
    assert s.back >= 0


def test_which_back_shows_is_drawn_by_how_many_cards_have_it() -> None:
    _, s = begun(1)
    chance = LiveChance(Seeded(Random(1)))
    show_top(s, chance)
    assert chance.drawn == [Drawn("draw", 24, BACKS[s.back], None)]
