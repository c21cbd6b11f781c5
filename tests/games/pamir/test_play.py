"""Playing a card: shown, free or bribed for, an end of the court, the card itself lost before its icons."""

from __future__ import annotations

import pytest
from pamir_table import asked, do, kinds, legal, of, refused, ruler, table, tribes

from support import clause

KABUL = {"kabul": {"1": 2}}


@clause("pamir play.1")
def test_the_card_is_turned_up_and_named() -> None:
    rules, s = table(hands={"0": [16, 67]})
    told = do(rules, s, 0, "play 16 right")
    assert of(told, "play") == [{"seat": 0, "card": 16, "end": "right"}]
    assert kinds(told)[0] == "play"
    assert s.courts[0] == (16,) and s.hands[0] == (67,)
    assert s.actions == 1
    rules, s = table(hands={"0": [16]}, tribes=KABUL)
    told = do(rules, s, 0, "play 16 right")
    assert of(told, "shown") == [{"seat": 0, "card": 16, "seat_ruler": 1}], "before anything is paid"
    assert refused(rules, s, 0, "play 16 right") == "core asked"
    told = do(rules, s, 0, "pay")
    assert kinds(told)[:2] == ["bribe", "play"]


@clause("pamir play.2")
def test_a_play_given_up_costs_nothing_but_the_card_was_seen() -> None:
    rules, s = table(hands={"0": [16, 67]}, tribes=KABUL)
    assert rules.view(s, 2).players[0].hand == ()
    told = do(rules, s, 0, "play 16 left")
    assert [event.reveals for event in told if event.kind == "shown"] == [True], "nothing is taken back past this"
    told = do(rules, s, 0, "cancel")
    assert kinds(told) == ["cancel"]
    assert (s.actions, s.rupees, s.hands[0], s.courts[0]) == (2, [4] * 4, (16, 67), ())
    assert asked(s) == "turn"
    for viewer in (1, 2, 3, None):
        view = rules.view(s, viewer)
        assert (view.players[0].hand, view.players[0].hand_size) == ((16,), 2)
    assert refused(rules, s, 0, "play 16 right") is None, "it may be tried again"
    assert refused(rules, s, 0, "buy 1") is None


@clause("pamir play.3")
def test_it_is_free_where_one_rules_or_nobody_does() -> None:
    for region in ({"kabul": {"0": 1}}, {}, {"kabul": {"1": 2, "2": 2}}, {"herat": {"1": 4}}):
        rules, s = table(hands={"0": [16]}, tribes=region)
        do(rules, s, 0, "play 16 left")
        assert s.courts[0] == (16,) and s.rupees == [4] * 4
    rules, s = table(hands={"0": [16]}, tribes=KABUL)
    do(rules, s, 0, "play 16 left")
    assert (asked(s), s.courts[0]) == ("bribe", ())


@clause("pamir play.4")
def test_the_bribe_is_a_rupee_for_each_tribe_of_the_ruler_there() -> None:
    rules, s = table(
        hands={"0": [16]},
        tribes={"kabul": {"0": 1, "1": 3, "2": 1}, "herat": {"1": 2}},
        armies={"kabul": {"russian": 4}},
        loyalty=["british", "russian", "british", "british"],
    )
    do(rules, s, 0, "play 16 left")
    assert rules.ask(s, 0).args["n"] == 3, "armies do not count"
    told = do(rules, s, 0, "pay")
    assert of(told, "bribe") == [{"seat": 0, "seat_payee": 1, "n": 3, "card": 16}]
    assert s.rupees == [1, 7, 4, 4]
    assert s.courts[0] == (16,)


@clause("pamir play.7")
def test_either_end_of_the_court() -> None:
    rules, s = table(hands={"0": [16, 17, 33]}, courts={"0": [67]}, actions=2)
    assert legal(rules, s, 0, "play") == [f"play {card} {end}" for card in (16, 17, 33) for end in ("left", "right")]
    do(rules, s, 0, "play 16 left")
    do(rules, s, 0, "play 17 right")
    assert s.courts[0] == (16, 67, 17)
    rules, s = table(hands={"0": [33]}, courts={"0": [16, 67, 17]})
    do(rules, s, 0, "play 33 left")
    assert s.courts[0] == (33, 16, 67, 17)


@clause("pamir play.8", "pamir play.9")
def test_a_patriot_of_another_coalition() -> None:
    """32, a British patriot with three armies, over the Afghan 25, 58, gift, and prize 47 kept for the Russians."""
    rules, s = table(
        hands={"0": [32]},
        courts={"0": [25, 67, 58], "1": [58 + 16]},
        prizes={"0": [26, 28]},
        gifts={"0": [2, 6]},
        loyalty=["afghan", "afghan", "russian", "british"],
    )
    told = do(rules, s, 0, "play 32 right")
    assert s.courts[0] == (67, 32)
    assert s.courts[1] == (74,), "another's patriots stay"
    assert (s.prizes[0], s.gifts[0], s.cylinders[0]) == ((), 0, 10)
    assert set(s.gone) == {25, 58, 26, 28}
    assert rules.view(s, None).players[0].loyalty == "british"
    at = kinds(told)
    assert at.index("play") < at.index("discard_court") < at.index("loyalty") < at.index("place")
    assert of(told, "place") == [{"seat": 0, "piece": "army", "coalition": "british", "region": "punjab"}] * 3


@clause("pamir play.10")
def test_a_patriot_of_ones_own_coalition_loses_nothing() -> None:
    rules, s = table(hands={"0": [32]}, courts={"0": [50]}, prizes={"0": [34]}, gifts={"0": [4]})
    told = do(rules, s, 0, "play 32 left")
    assert (s.courts[0], s.prizes[0], s.gifts[0]) == ((32, 50), (34,), 2)
    assert "loyalty" not in kinds(told) and s.gone == ()
    rules, s = table(hands={"0": [33]}, courts={"0": [50]}, gifts={"0": [4]}, loyalty=["british"] * 4)
    do(rules, s, 0, "play 33 left")  # no patriot at all
    assert (s.courts[0], s.gifts[0]) == ((33, 50), 2)


@clause("pamir play.11", "pamir play.9")
def test_the_new_card_itself_may_have_to_go_before_its_icons() -> None:
    """81, a leveraged Russian patriot, over the leveraged British 40, with no rupees and no other card."""
    rules, s = table(hands={"0": [81]}, courts={"0": [40]}, rupees=[0, 4, 4, 4])
    told = do(rules, s, 0, "play 81 left")
    assert (asked(s), legal(rules, s, 0)) == ("debt", ["discard 81"])
    told = do(rules, s, 0, "discard 81")
    assert s.courts[0] == () and set(s.gone) == {40, 81}
    assert rules.view(s, None).players[0].loyalty == "russian", "the dial is turned all the same"
    assert s.rupees[0] == 0 and "leverage" not in kinds(told) and sum(s.roads) == 0
    assert (asked(s), s.actions) == ("turn", 1)


@clause("pamir loyalty.6")
def test_the_debt_of_a_lost_patriot_comes_before_the_rupees_of_the_new_card() -> None:
    """A peer lets the two rupees of the later icon pay: then nothing would be discarded here."""
    rules, s = table(hands={"0": [9, 16, 81]}, courts={"0": [40]}, rupees=[0, 4, 4, 4])
    do(rules, s, 0, "play 81 left")
    assert legal(rules, s, 0) == ["discard 9", "discard 16", "discard 81"]
    do(rules, s, 0, "discard 9")
    do(rules, s, 0, "discard 16")
    assert asked(s) == "road" and s.courts[0] == (81,)
    do(rules, s, 0, "road persia-herat")
    do(rules, s, 0, "road persia-herat")
    assert s.rupees[0] == 2
    assert set(s.gone) == {40, 9, 16}
    assert s.roads[9 + 1] == 2, "Russian roads"


@clause("pamir play.11")
def test_a_card_lost_between_its_icons_ends_them() -> None:
    """2 of Kabul: spy, spy, army, military. The second spy is the last tribe of Punjab; leveraged 27 falls with it."""
    rules, s = table(
        hands={"0": [2]},
        courts={"0": [27]},
        tribes={"punjab": {"0": 1}},
        rupees=[0, 4, 4, 4],
        gifts={"0": [2, 4, 6]},
        spies={"27": {"0": 5}},
    )
    do(rules, s, 0, "play 2 left")
    assert asked(s) == "reuse"
    told = do(rules, s, 0, "take_tribe punjab")
    assert kinds(told) == ["reuse", "place", "overthrow_cards", "discard_court", "leverage_paid"]
    assert (asked(s), legal(rules, s, 0)) == ("debt", ["discard 2"])
    told = do(rules, s, 0, "discard 2")
    assert (asked(s), s.courts[0]) == ("turn", ())
    assert sum(s.armies) == 0 and s.favored == 0
    assert s.cylinders[0] == 10 - 3


def test_a_card_may_be_shown_that_cannot_be_paid_for() -> None:
    rules, s = table(hands={"0": [16]}, tribes=KABUL, rupees=[0, 4, 4, 4])
    do(rules, s, 0, "play 16 left")
    assert refused(rules, s, 0, "pay") == "pamir play.pay"
    assert legal(rules, s, 0) == ["offer 0", "cancel"]


def test_the_bribe_goes_by_who_rules_when_the_card_is_shown() -> None:
    rules, s = table(hands={"0": [7, 16]}, tribes={"kabul": {"1": 1}}, rupees=[1, 0, 0, 0])
    do(rules, s, 0, "play 7 left")
    do(rules, s, 0, "pay")
    assert tribes(s, "kabul", 0) == 2 and ruler(s, "kabul") == 0
    do(rules, s, 0, "play 16 left")
    assert s.courts[0] == (16, 7) and s.rupees == [0, 1, 0, 0]


@pytest.mark.parametrize("power", [42])
def test_charismatic_courtiers_play_without_a_bribe(power: int) -> None:
    rules, s = table(hands={"0": [16]}, tribes=KABUL, courts={"0": [power]}, loyalty=["afghan"] * 4)
    do(rules, s, 0, "play 16 left")
    assert s.courts[0] == (16, power) and s.rupees == [4] * 4


def test_events_that_lift_bribes() -> None:
    for effect, freed in (("disregard_for_customs", {0, 2}), ("courtly_manners", {0})):
        for seat in (0, 2):
            rules, s = table(turn=seat, hands={str(seat): [16]}, tribes=KABUL, lasting={effect: 0})
            do(rules, s, seat, "play 16 left")
            assert (s.courts[seat] == (16,)) == (seat in freed)
