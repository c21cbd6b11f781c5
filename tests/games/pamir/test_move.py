"""Move: armies over roads of their coalition, spies round the courts."""

from __future__ import annotations

import pytest
from pamir_play import At, matches

from support import clause
from yiqi.games.pamir.cards import STRANGE_BEDFELLOWS, WELL_CONNECTED
from yiqi.games.pamir.move import Move

COURTS = [[9, 10], [30, 31], [61, 62]]


@clause("pamir move.road")
def test_an_army_needs_a_road_of_its_coalition() -> None:
    for roads, refused in (
        ({}, "pamir move.road"),
        ({"herat-kabul": {"british": 1}}, None),
        ({"herat-kabul": {"russian": 2, "afghan": 1}}, "pamir move.road"),
    ):
        t = At(courts=[[9], [10]], spies={"9": {"0": 1}}, armies={"kabul": {"british": 1}}, roads=roads)
        t.play("move 9")
        assert t.clause("move_army kabul herat") == refused
        assert t.clause("move_army kabul punjab") == "pamir move.road"
        assert t.clause("move_army kabul persia") == "core asked", "no border"


@clause("pamir move.none")
def test_something_has_to_be_able_to_move() -> None:
    road = {"herat-kabul": {"british": 1}}
    for fields, refused in (
        ({}, "pamir move.none"),
        ({"armies": {"kabul": {"british": 1}}}, "pamir move.none"),  # no road
        ({"armies": {"kabul": {"russian": 1}}, "roads": road}, "pamir move.none"),  # of another coalition
        ({"tribes": {"kabul": {"0": 1}}, "roads": road}, "pamir move.none"),  # tribes stay
        ({"tribes": {"kabul": {"0": 1}}, "lasting": {"nationalism": 0}}, "pamir move.none"),  # a peer goes on for ever
        ({"tribes": {"kabul": {"0": 1}}, "roads": road, "lasting": {"nationalism": 1}}, "pamir move.none"),
        ({"spies": {"9": {"1": 1}}}, "pamir move.none"),  # another's spy, and a hostage too
        ({"armies": {"kabul": {"british": 1}}, "roads": road}, None),
        ({"tribes": {"kabul": {"0": 1}}, "roads": road, "lasting": {"nationalism": 0}}, None),
        ({"spies": {"10": {"0": 1}}}, None),
    ):
        assert At(courts=[[9], [10]], **fields).clause("move 9") == refused, fields
    alone = At(courts=[[9], []], spies={"9": {"0": 1}})
    assert alone.clause("move 9") == "pamir move.none", "one card is no way"


@clause("pamir move.none")
def test_only_loyal_armies_and_your_own_spies() -> None:
    t = At(
        courts=[[9], [10]],
        spies={"9": {"0": 1}, "10": {"1": 1}},
        armies={"kabul": {"british": 1, "russian": 1}, "herat": {"russian": 1}},
        roads={"herat-kabul": {"british": 1, "russian": 1}},
    )
    t.play("move 9")
    assert t.legal() == ["move_army kabul herat", "move_spy 9 10", "done"]
    nothing = At(courts=[[9], [10]])
    assert nothing.clause("move 9") == "pamir move.none"
    assert At(courts=[[9], [10]], spies={"9": {"0": 1}}).clause("move 9") is None


@clause("pamir move.1")
def test_the_rank_is_the_number_of_moves_and_one_piece_may_take_them_all() -> None:
    t = At(seats=3, courts=[[63], [30, 31], [61, 62]], spies={"63": {"0": 2}})
    t.play("move 63", "move_spy 63 30", "move_spy 30 31")
    assert t.asked == "move"
    t.play("move_spy 31 61")
    assert t.asked == "turn", "rank 3: three moves"
    assert (t.spies(61, 0), t.spies(63, 0)) == (1, 1)
    t = At(
        courts=[[2], []],
        armies={"kabul": {"british": 2}},
        roads={"herat-kabul": {"british": 1}, "persia-herat": {"british": 1}},
    )
    t.play("move 2", "move_army kabul herat", "move_army herat persia")
    assert (t.asked, t.army("kabul"), t.army("persia")) == ("turn", 1, 1)
    split = At(
        courts=[[2], [10]],
        armies={"kabul": {"british": 1}},
        roads={"herat-kabul": {"british": 1}},
        spies={"2": {"0": 1}},
    )
    split.play("move 2", "move_army kabul herat", "move_spy 2 10")
    assert (split.asked, split.army("herat"), split.spies(10, 0)) == ("turn", 1, 1)


@clause("pamir move.1")
def test_fewer_moves_or_none() -> None:
    t = At(courts=[[2], [10]], spies={"2": {"0": 1}})
    t.play("move 2", "done")
    assert (t.asked, t.s.actions, t.spies(2, 0)) == ("turn", 1, 1)


@clause("pamir move.2")
def test_armies_move_wherever_they_stand_and_roads_stay() -> None:
    t = At(
        courts=[[2], []],
        armies={"kabul": {"british": 1}},
        tribes={"kabul": {"1": 5}, "herat": {"1": 5}},
        roads={"herat-kabul": {"british": 1}},
    )
    assert (t.ruler("kabul"), t.ruler("herat")) == (1, 1)
    t.play("move 2", "move_army kabul herat", "move_army herat kabul")
    assert (t.army("kabul"), t.road("herat-kabul")) == (1, 1), "one road carries any number"


@clause("pamir move.2", "pamir rule.7")
def test_rule_changes_as_armies_go() -> None:
    t = At(
        courts=[[2], []],
        armies={"kabul": {"british": 1}},
        tribes={"kabul": {"0": 1}, "herat": {"0": 1}},
        roads={"herat-kabul": {"british": 1}},
        loyalty=["british", "russian"],
    )
    t.play("move 2", "move_army kabul herat")
    assert t.ruler("herat") == 0


@clause("pamir move.3", "pamir move.4")
@pytest.mark.parametrize("ring", ["turn_order", "table"])
def test_the_courts_are_one_ring(ring: str) -> None:
    """A left end leads to the previous player's right end; by option to the next player's."""
    t = At(seats=3, options={"spy_ring": ring}, courts=COURTS, spies={"9": {"0": 1}, "10": {"0": 1}})
    assert t.s.order == (0, 1, 2)
    t.play("move 9")
    before, after = ([62], [30]) if ring == "turn_order" else ([31], [61])
    assert set(t.legal("move_spy")) == {
        *(f"move_spy 9 {card}" for card in [10, *before]),
        *(f"move_spy 10 {card}" for card in [9, *after]),
    }


@clause("pamir move.3")
def test_a_court_without_cards_is_passed_by() -> None:
    t = At(seats=3, courts=[[9], [], [61, 62]], spies={"9": {"0": 1}})
    t.play("move 9")
    assert set(t.legal("move_spy")) == {"move_spy 9 61", "move_spy 9 62"}
    two = At(courts=[[9], [61]], spies={"9": {"0": 1}})
    assert two.play("move 9").legal("move_spy") == ["move_spy 9 61"], "both ways lead to the same card"


@clause("pamir move.4")
def test_for_two_the_option_changes_nothing() -> None:
    found = []
    for ring in ("turn_order", "table"):
        t = At(options={"spy_ring": ring}, courts=[[9, 10, 11], [30, 31, 61]], spies={"9": {"0": 1}, "61": {"0": 1}})
        found.append(set(t.play("move 9").legal("move_spy")))
    assert found[0] == found[1]


def beside(courts: list[tuple[int, ...]], order: tuple[int, ...], table: bool, card: int) -> set[int]:
    """The cards next to one, found by walking from its court: slow, and without a list of all cards."""
    seat = next(p for p, court in enumerate(courts) if card in court)
    court, found = courts[seat], set()
    at = court.index(card)
    n = len(order)
    for way in (-1, 1):
        if 0 <= at + way < len(court):
            found.add(court[at + way])
            continue
        # off the left end (way -1) to the previous player's right end, at a table to the next player's
        step = way if not table else -way
        here = order.index(seat)
        for k in range(1, n + 1):
            other = courts[order[(here + k * step) % n]]
            if other:
                found.add(other[-1] if way < 0 else other[0])
                break
    return found - {card}


@clause("pamir move.3", "pamir move.4")
@pytest.mark.parametrize("ring", ["turn_order", "table"])
def test_spy_moves_at_random(ring: str) -> None:
    compared = powers = 0
    for seats in (2, 3, 4, 5):
        for rules, s in matches(seats, seats, 250, {"spy_ring": ring}):
            held = [card for court in s.courts for card in court]
            if not s.stack or not s.courts[s.player] or len(held) < 2:
                continue
            g = s.copy()
            player = g.player
            g.stack.append(Move(player, g.courts[player][0], 3))
            cards = g.terms.cards
            has = {cards.power[card] for card in g.courts[player]}
            powers += bool(has & {STRANGE_BEDFELLOWS, WELL_CONNECTED})
            for card in held:
                if not g.spies[card] >> 4 * player & 15:
                    g.spies[card] += 1 << 4 * player
            found: dict[int, set[int]] = {}
            for a in rules.near(g, player):
                if a[0] == "move_spy":
                    found.setdefault(int(a[1]), set()).add(int(a[2]))
                    assert rules.why_not(g, player, a) is None

            def step(card: int, g=g, cards=cards, has=has) -> set[int]:  # type: ignore[no-untyped-def]
                near = beside(g.courts, g.order, ring == "table", card)
                if STRANGE_BEDFELLOWS in has:
                    near |= {c for court in g.courts for c in court if cards.region[c] == cards.region[card]}
                return near

            for card in held:
                expected = step(card)
                if WELL_CONNECTED in has:
                    expected = expected | {c for first in expected for c in step(first)}
                assert found[card] == expected - {card}
                compared += 1
    assert compared > 1000
    assert powers > 5
