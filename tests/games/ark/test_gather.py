"""Turns, gathering, and what ends a turn."""

from __future__ import annotations

from ark_table import table

from support import clause


@clause("ark gather.1", "ark gather.2", "ark turn.5")
def test_take_a_card_draw_one_and_fill_the_row() -> None:
    t = table("cow", offer=["lion", "horse", "camel"])
    told = t.play("take horse", "tiger", "dog")
    assert sorted(t.hand()) == ["cow", "horse", "tiger"]
    assert t.offer() == ["lion", "camel", "dog"]
    assert told == ["take", "draw", "refill"]
    assert t.told("draw") == [{"seat": 0}], "only the player sees what was drawn"
    assert t.events[1].told(0) == {"seat": 0, "card": "tiger"}


@clause("ark turn.3", "ark turn.1", "ark end.3")
def test_the_next_player_is_on_the_left() -> None:
    t = table("cow", turn=2)
    t.play("take hay", "tiger", "rabbit")
    assert t.turn == (0,)
    assert t.asked == "turn"


@clause("ark turn.2", "ark turn.4")
def test_gathering_or_loading_not_both() -> None:
    t = table("horse camel", offer=["lion", "dog", "cat"])
    assert t.clause("take lion") is None
    t.play("load horse port 1")
    assert t.asked == "second"
    assert t.clause("take lion") == "ark turn.2"
    assert t.clause("take tiger") == "core asked"


@clause("ark turn.6")
def test_no_passing_and_no_idle_turn_before_the_end_phase() -> None:
    t = table("horse camel")
    assert t.clause("pass") == "ark turn.6"
    assert t.clause("done") == "ark turn.6"
    assert table("horse", phase="end").clause("pass") is None
    t.play("load horse port 1")
    assert t.clause("done") is None


@clause("ark gather.3", "ark gather.6", "ark parts.4")
def test_rain_in_the_hand_draw_is_set_aside_and_another_drawn() -> None:
    t = table("cow", rain=2, pets_chosen=True)
    told = t.play("take hay", "rain", "rain", "tiger", "dog")
    assert told == ["take", "rain", "rain", "draw", "refill"]
    assert t.s.rain == 4
    assert t.hand() == ["cow", "tiger", "hay"]


@clause("ark turn.7")
def test_rain_while_filling_is_counted_and_the_next_card_turned_up() -> None:
    t = table("cow", rain=2, pets_chosen=True)
    assert t.play("take hay", "tiger", "rain", "dog") == ["take", "draw", "rain", "refill"]
    assert t.s.rain == 3
    assert t.offer() == ["hay", "hay", "dog"]


@clause("ark gather.7")
def test_a_hand_has_no_limit() -> None:
    t = table(" ".join(["horse", "camel", "dog", "cat", "pig", "lion", "seal", "walrus", "bison", "moose"] * 2))
    assert len(t.hand()) == 20
    assert t.legal("take") == ["take hay"]
    t.play("take hay", "tiger", "rabbit")
    assert len(t.hand()) == 22


def test_only_the_seat_whose_turn_it_is_may_act() -> None:
    t = table("cow")
    assert t.clause("take hay", seat=1) == "core asked"
    assert t.legal(seat=1) == []
    assert t.clause("take unicorn") == "core form"
