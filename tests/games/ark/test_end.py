"""The end phase."""

from __future__ import annotations

from ark_table import ROW, Table, table

from support import clause
from yiqi import games
from yiqi.core.chance import QuickChance
from yiqi.core.game import Event
from yiqi.games.ark import stock


def end(hand: str = "horse camel", port: list[str] | None = None, **more: object) -> Table:
    return table(hand, port, phase="end", **{"timber": [3, 1, 1], **more})  # type: ignore[arg-type]


@clause("ark end.1", "ark end.2", "ark end.12")
def test_the_fifth_rain_ends_the_turn_at_once() -> None:
    t = table("cow", rain=4, pets_chosen=True, offer=["lion", "dog", "cat"])
    told = t.play("take lion", "rain")
    assert told == ["take", "rain", "endphase"]
    assert (t.asked, t.turn) == ("end", (1,))


@clause("ark end.13")
def test_the_card_taken_is_kept_and_the_row_not_filled() -> None:
    t = table("cow", rain=4, pets_chosen=True, offer=["lion", "dog", "cat"])
    t.play("take lion", "rain")
    assert sorted(t.hand(0)) == ["cow", "lion"]
    assert t.offer() == ["dog", "cat"]
    filling = table("horse sloth", ["snail"], rain=4, pets_chosen=True, offer=ROW[:1])
    filling.play("load sloth port 1", "tiger", "rain")
    assert filling.offer() == ["hay", "tiger"]
    assert filling.asked == "end"


@clause("ark gather.5")
def test_nothing_is_drawn_after_the_fifth_rain() -> None:
    t = end(offer=["lion"])
    t.play("load horse port 2")
    t.play("pick lion")
    assert t.offer() == []


@clause("ark end.20")
def test_the_deck_lasts_until_the_fifth_rain() -> None:
    s, _ = games.rules("ark", 5).start(QuickChance(3))
    told: list[Event] = []
    drawn = [stock.draw(s, QuickChance(seed), None, told) for seed in range(200)]
    assert len(told) == 5
    assert drawn.index(-1) > s.terms.cards.total // 4
    assert s.bag.total >= 0
    assert set(drawn[drawn.index(-1) :]) == {-1}


@clause("ark end.4")
def test_one_card_or_pass_and_no_gathering() -> None:
    t = end()
    assert t.clause("take hay") == "ark end.4"
    assert table("horse").clause("take hay") is None
    assert t.legal("pass") == ["pass"]
    t.play("load horse port 1")
    assert t.turn == (1,), "no second card"


@clause("ark end.6")
def test_a_card_costs_a_timber_to_the_bank() -> None:
    t = end()
    bank = t.s.bank
    t.play("load horse port 1")
    assert (t.s.timber, t.s.bank) == ([2, 1, 1], bank + 1)
    broke = end(timber=[0, 1, 1])
    assert broke.clause("load horse port 1") == "ark end.6"


@clause("ark end.8")
def test_a_new_cabin_costs_a_second_timber_to_the_right() -> None:
    t = end()
    t.play("load horse port 2")
    assert t.s.timber == [1, 1, 2]
    assert end(timber=[1, 1, 1]).clause("load horse port 2") == "ark end.8"


@clause("ark end.10")
def test_no_slow_cards_and_no_provisions() -> None:
    t = end("sloth grain", ["snail"])
    assert t.clause("load sloth port 1") == "ark end.10"
    assert t.why("load grain port 2").key == "end-provision"  # type: ignore[union-attr]
    assert table("sloth grain", ["snail"]).clause("load sloth port 1") is None
    assert table("sloth grain", ["snail"]).clause("load grain port 2") is None


@clause("ark end.7", "ark place.b")
def test_the_placing_rules_hold() -> None:
    assert end("camel", ["cow"]).clause("load camel port 1") == "ark place.b"
    assert end("camel", ["horse"]).clause("load camel port 1") is None


@clause("ark end.15", "ark newcabin.5")
def test_a_new_cabin_still_brings_a_card() -> None:
    t = end(offer=["lion", "dog", "cat"])
    t.play("load horse port 2")
    assert t.legal() == ["pick lion", "pick dog", "pick cat"]
    assert t.clause("done") == "ark newcabin.5"
    free = end(offer=["lion"], options={"end_pick_optional": "yes"})
    free.play("load horse port 2")
    assert free.legal() == ["pick lion", "done"]
    assert free.play("done") == ["nopick"]
    assert free.turn == (1,)
    empty = end(offer=[])
    empty.play("load horse port 2")
    assert empty.turn == (1,), "nothing lies there to take"


@clause("ark end.5", "ark end.11")
def test_passing_is_for_good_and_the_last_pass_ends_the_game() -> None:
    t = end(timber=[1, 1, 1])
    t.play("pass")
    t.play("pass")
    assert t.turn == (2,)
    told = t.play("pass")
    assert t.turn == ()
    assert told[:2] == ["pass", "over"]
    assert t.rules.scores(t.s) is not None


@clause("ark end.14")
def test_only_without_timber_a_pass_is_automatic() -> None:
    t = end(timber=[1, 0, 1], hands={"0": ["horse"]})
    t.play("pass")
    assert t.told("pass") == [{"seat": 0, "auto": 0}, {"seat": 1, "auto": 1}]
    assert t.turn == (2,), "asked although its hand is empty"


@clause("ark end.19")
def test_a_passed_player_stays_out_even_with_new_timber() -> None:
    t = end(timber=[4, 0, 0], hands={"0": ["horse", "camel"]}, offer=[])
    t.play("load horse port 2")
    assert t.s.timber == [2, 0, 1], "seat 2 has got a timber before its turn comes"
    assert t.turn == (2,)
    t.play("pass")
    t.play("load camel starboard 2")
    assert t.s.timber[2] == 2
    assert t.turn == () or t.turn == (0,)


@clause("ark end.17")
def test_all_timber_has_to_be_in_hand_before() -> None:
    assert end("fox", ["bison"], timber=[0, 1, 1]).clause("load fox port 1") == "ark end.6"
    assert end("fox", ["bison"], timber=[1, 1, 1]).clause("load fox port 2") == "ark end.8"
    assert end("fox", ["bison"], timber=[1, 1, 1]).clause("load fox port 1") is None
