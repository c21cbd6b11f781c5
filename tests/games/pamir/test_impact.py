"""The icons of a card just played, in their printed order."""

from __future__ import annotations

from typing import Any

from pamir_table import army, asked, do, kinds, legal, of, refused, spies, table

from support import clause
from yiqi.core.game import Event

ALONE: dict[str, Any] = {"loyalty": ["afghan", "british", "russian", "british"]}


def placed(told: list[Event]) -> list[str]:
    """What happened by icon: the pieces placed, rupees, the marker."""
    words = {"favor": "suit", "leverage": "leverage"}
    return [str(e.public.get("piece", words.get(e.kind))) for e in told if e.kind in ("place", *words)]


@clause("pamir impact.1", "pamir impact.2")
def test_the_printed_order_holds_on_cards_where_a_peer_has_another() -> None:
    """2, 3 and 68: spies before the army; a peer places tribes, roads, armies, spies always in that order."""
    for card, order in (
        (2, ["spy", "spy", "army", "suit"]),
        (3, ["spy", "spy", "army", "suit"]),
        (68, ["spy", "spy", "army"]),
    ):
        rules, s = table(hands={"0": [card]}, **ALONE)
        told = do(rules, s, 0, f"play {card} left")
        assert placed(told) == order
        assert asked(s) == "turn"
    for card, order in ((42, ["tribe", "leverage", "suit"]), (7, ["tribe", "tribe", "army", "spy"])):
        rules, s = table(hands={"0": [card]}, **ALONE)
        assert placed(do(rules, s, 0, f"play {card} left")) == order


@clause("pamir impact.1", "pamir impact.2")
def test_each_icon_is_resolved_and_none_can_be_left_out() -> None:
    """64: road, road, spy, military."""
    rules, s = table(hands={"0": [64]}, courts={"1": [67]}, favored="political", **ALONE)
    told = do(rules, s, 0, "play 64 left")
    for verb in ("road", "road", "spy"):
        assert legal(rules, s, 0) == legal(rules, s, 0, verb) != []
        assert refused(rules, s, 0, "pass") == refused(rules, s, 0, "done") == "core asked"
        told += do(rules, s, 0, legal(rules, s, 0, verb)[0])
    assert placed(told) == ["road", "road", "spy", "suit"]
    assert asked(s) == "turn" and s.actions == 1


@clause("pamir impact.3")
def test_a_road_goes_on_any_border_of_the_region() -> None:
    rules, s = table(hands={"0": [9]}, armies={"kabul": {"russian": 3}}, tribes={"herat": {"1": 2}}, **ALONE)
    do(rules, s, 0, "play 9 left")
    borders = ["transcaspia-kabul", "herat-kabul", "kabul-kandahar", "kabul-punjab"]
    assert sorted(legal(rules, s, 0)) == sorted(f"road {border}" for border in borders)
    assert refused(rules, s, 0, "road persia-herat") == "core asked"
    told = do(rules, s, 0, "road herat-kabul")
    assert of(told, "place") == [{"seat": 0, "piece": "road", "coalition": "afghan", "border": "herat-kabul"}]


@clause("pamir impact.4", "pamir impact.9")
def test_armies_and_tribes_go_into_the_region() -> None:
    rules, s = table(hands={"0": [75]}, **ALONE)
    told = do(rules, s, 0, "play 75 left")
    assert of(told, "place") == [
        {"seat": 0, "piece": "tribe", "region": "persia"},
        {"seat": 0, "piece": "army", "coalition": "afghan", "region": "persia"},
    ]
    assert s.cylinders == [9, 10, 10, 10] and s.blocks == [12, 12, 11]
    assert army(s, "persia", "afghan") == 1
    assert rules.view(s, None).regions[3].tribes == (1, 0, 0, 0)


@clause("pamir impact.5", "pamir impact.6")
def test_leverage_takes_two_rupees_that_are_paid_back_with_the_card() -> None:
    rules, s = table(hands={"0": [54]}, courts={"0": [60, 59, 65]}, **ALONE)  # spy, leverage
    told = do(rules, s, 0, "play 54 left")
    do(rules, s, 0, "spy 54")
    assert s.rupees == [6, 4, 4, 4]
    do(rules, s, 0, "pass")
    assert asked(s) == "court"
    told = do(rules, s, 0, "discard 54")
    assert of(told, "leverage_paid") == [{"seat": 0, "card": 54, "n": 2}]
    assert s.rupees == [4, 4, 4, 4]
    rules, s = table(hands={"0": [33]}, courts={"0": [60, 59, 65]}, **ALONE)
    do(rules, s, 0, "play 33 left")
    do(rules, s, 0, "pass")
    do(rules, s, 0, "discard 33")
    assert s.rupees == [4] * 4, "not leveraged"


@clause("pamir impact.7", "pamir impact.8")
def test_a_spy_goes_on_any_card_of_the_region_the_new_one_too() -> None:
    rules, s = table(hands={"0": [4]}, courts={"0": [67, 17], "1": [2, 33], "3": [9]}, **ALONE)
    do(rules, s, 0, "play 4 right")
    assert legal(rules, s, 0) == ["spy 17", "spy 4", "spy 2", "spy 9"]
    assert refused(rules, s, 0, "spy 33") == refused(rules, s, 0, "spy 67") == "core asked"
    told = do(rules, s, 0, "spy 2")
    assert of(told, "place") == [{"seat": 0, "piece": "spy", "card": 2}]
    assert (spies(s, 2, 0), s.cylinders[0]) == (1, 9)
    rules, s = table(hands={"0": [4]}, courts={"1": [2]}, **ALONE)
    do(rules, s, 0, "play 4 right")
    do(rules, s, 0, "spy 4")
    assert spies(s, 4, 0) == 1
    rules, s = table(hands={"0": [4]}, courts={"1": [33]}, **ALONE)
    do(rules, s, 0, "play 4 right")
    assert (asked(s), spies(s, 4, 0)) == ("turn", 1), "where there is one card only it goes there"


@clause("pamir impact.10")
def test_a_suit_moves_the_marker() -> None:
    for card, suit in ((73, "military"), (74, "intelligence"), (37, "political"), (84, "economic")):
        for before in ("political", "intelligence", "economic", "military"):
            rules, s = table(hands={"0": [card]}, favored=before, **ALONE)
            told = do(rules, s, 0, f"play {card} left")
            assert rules.view(s, None).favored == suit
            assert ("favor" in kinds(told)) == (before != suit)
    rules, s = table(hands={"0": [73]}, lasting={"pashtunwali_values": 1}, **ALONE)
    told = do(rules, s, 0, "play 73 left")
    assert rules.view(s, None).favored == "political" and "favor_held" in kinds(told)


def test_events_and_courts_of_others_are_in_nobodys_way() -> None:
    """The icons of a patriot come after the change of loyalty, with its colour."""
    rules, s = table(hands={"0": [80]}, **ALONE)  # a British patriot: road, leverage
    do(rules, s, 0, "play 80 left")
    told = do(rules, s, 0, "road persia-herat")
    assert of(told, "place")[0]["coalition"] == "british"
    assert s.rupees[0] == 6
