"""A turn: two actions, bonus ones, the end of it, and who is next."""

from __future__ import annotations

from typing import Any

from pamir_table import asked, do, kinds, legal, of, refused, table
from pamir_walk import NO_DECK, market

from support import clause

MARKET = [[1, 2, 3, 4, 5, 6], [7, 8, 10, 11, 12, 13]]


@clause("pamir turn.1", "pamir turn.2")
def test_actions_then_cleanup_then_the_next_clockwise() -> None:
    rules, s = table(courts={"0": [67, 60, 59, 16]}, hands={"0": [9, 17, 33]}, market=market([105, 1]), piles=NO_DECK)
    told = do(rules, s, 0, "pass")
    assert asked(s) == "court"
    told += do(rules, s, 0, "discard 60")
    assert asked(s) == "hand"
    told += do(rules, s, 0, "discard 9")
    assert kinds(told) == ["pass", "discard_court", "discard_hand", "event_discarded", "favor", "turn"]
    assert s.market[0] == 1
    assert of(told, "turn") == [{"seat": 1}] and rules.turn(s) == (1,)
    for seat in (1, 2, 3, 0):
        assert rules.turn(s) == (seat,) == (s.player,)
        do(rules, s, seat, "pass")
    rules, s = table(order=[2, 0, 3, 1], turn=3, first=2, market=market([1]), piles=NO_DECK)
    for seat in (3, 1, 2, 0, 3):
        assert rules.turn(s) == (seat,)
        do(rules, s, seat, "pass")


@clause("pamir turn.two")
def test_two_actions_and_no_third() -> None:
    position: dict[str, Any] = {"hands": {"0": [9, 17]}, "courts": {"0": [16]}, "market": MARKET, "coins": {"5": 1}}
    for first, second in (("buy 1", "play 17 left"), ("play 17 left", "tax 16"), ("tax 16", "buy 7")):
        rules, s = table(**position)
        for text in ("buy 8", "play 9 left", "tax 16"):
            assert refused(rules, s, 0, text) is None
        for text in (first, second):
            do(rules, s, 0, text)
            if asked(s) == "tax":
                do(rules, s, 0, "done")
        assert s.actions == 0
        for text in ("buy 8", "play 9 left", "play 9 right"):
            assert refused(rules, s, 0, text) == "pamir turn.two"
        assert legal(rules, s, 0) == ["pass"]
        assert rules.ask(s, 0).key == "bonus"
    for actions, clause_of in ((0, "pamir turn.two"), (1, None)):
        rules, s = table(**position, actions=actions)
        assert [refused(rules, s, 0, text) for text in ("buy 8", "play 9 left", "tax 16")] == [clause_of] * 3


@clause("pamir turn.two", "pamir actions.once")
def test_of_two_reasons_the_first_in_the_book_is_given() -> None:
    position: dict[str, Any] = {"courts": {"0": [16]}, "used": [16], "market": MARKET, "rupees": [0] * 4}
    rules, s = table(**position, actions=0)
    assert refused(rules, s, 0, "tax 16") == "pamir turn.two"
    assert refused(rules, s, 0, "buy 6") == "pamir turn.two"
    rules, s = table(**position, actions=1)
    assert refused(rules, s, 0, "tax 16") == "pamir actions.once"
    rules, s = table(courts={"0": [16]}, market=MARKET)
    assert refused(rules, s, 0, "tax 16") is refused(rules, s, 0, "buy 5") is None


@clause("pamir turn.3", "pamir turn.5")
def test_bonus_actions_do_not_count_and_may_come_last() -> None:
    """16 and 52 are military, and that is favored; 29 is economic."""
    position: dict[str, Any] = {
        "courts": {"0": [16, 52, 29]},
        "market": MARKET,
        "coins": {"5": 3, "6": 3},
        "favored": "military",
    }
    rules, s = table(**position, actions=2)
    told = do(rules, s, 0, "tax 16")
    assert of(told, "act") == [{"seat": 0, "card": 16, "act": "tax", "bonus": 1}]
    do(rules, s, 0, "rupee 5")
    assert s.actions == 2
    told = do(rules, s, 0, "tax 29")
    assert of(told, "act") == [{"seat": 0, "card": 29, "act": "tax", "bonus": 0}]
    do(rules, s, 0, "done")
    assert s.actions == 1
    rules, s = table(**position, actions=0)
    assert legal(rules, s, 0) == ["tax 16", "tax 52", "pass"]
    do(rules, s, 0, "tax 16")
    do(rules, s, 0, "rupee 5")
    assert s.actions == 0 and legal(rules, s, 0) == ["tax 52", "pass"]


@clause("pamir turn.4")
def test_one_action_or_none_will_do() -> None:
    for before in ([], ["buy 1"], ["buy 1", "buy 7"]):
        rules, s = table(market=MARKET, piles=NO_DECK)
        for text in before:
            do(rules, s, 0, text)
        held = (s.rupees[:], s.points[:], s.courts[:], s.hands[:])
        do(rules, s, 0, "pass")
        assert (s.rupees, s.points, s.courts, s.hands) == held
        assert rules.turn(s) == (1,) and s.actions == 2


def test_whoever_is_away_passes_but_the_market_does_not_stand_still() -> None:
    """Else a match that everybody leaves would never end: a free card is taken where no event is about to go."""
    rules, s = table(market=market([3, 1], [4, 2]))
    assert rules.idle(s, 0) == ("buy", 3)
    do(rules, s, 0, "buy 3")
    assert rules.idle(s, 0) == ("pass",), "one is enough"
    rules, s = table(market=market([0, 1], [4, 2]))
    assert rules.idle(s, 0) == ("buy", 4)
    rules, s = table(market=market([3, 1], [113, 2]))
    assert rules.idle(s, 0) == ("pass",)
    rules, s = table(market=market([3], [4]), marked=[3, 4])
    assert rules.idle(s, 0) == ("pass",), "neither may be bought"


@clause("pamir turn.6", "pamir turn.7")
def test_what_there_is_to_do() -> None:
    """Every card of the market and of the hand, every action printed in one's court; nothing of another's."""
    rules, s = table(hands={"0": [9], "1": [17]}, courts={"0": [65, 7], "1": [52]}, market=market([1, 0, 111], [101]))
    near = [" ".join(map(str, a)) for a in rules.near(s, 0)]
    assert near == [
        "buy 1", "buy 111", "buy 101", "play 9 left", "play 9 right", "battle 65", "tax 65", "move 65", "pass",
    ]  # fmt: skip
    for text in ("play 17 left", "tax 52", "buy 2", "gift 65", "play 9"):
        assert str(refused(rules, s, 0, text)).startswith("core")
    rules, s = table(courts={"0": [16, 29]}, market=MARKET, coins={"6": 2})
    do(rules, s, 0, "tax 29")
    do(rules, s, 0, "rupee 6")
    do(rules, s, 0, "rupee 6")
    assert refused(rules, s, 0, "move 29") == "pamir actions.once", "one action of a card in a turn"


def test_what_is_counted_by_turn_begins_anew() -> None:
    rules, s = table(
        market=MARKET, hands={"0": [16]}, courts={"0": [29]}, used=[29], offers=2, piles=NO_DECK, rupees=[9] * 4, turn=0
    )
    do(rules, s, 0, "buy 3")
    do(rules, s, 0, "play 16 left")
    assert s.marked and s.fresh and s.used
    do(rules, s, 0, "pass")
    assert (s.marked, s.fresh, s.used, s.offers, s.actions) == (0, (), 0, 0, 2)
