"""Drawing empires, keeping and passing them, and who knows what (chapter 2.3)."""

from __future__ import annotations

from world_table import asked, cards, of, refused, rules_of

from support import clause
from yiqi.core import action
from yiqi.core.chance import Drawn, QuickChance, RecordedChance
from yiqi.core.game import Event
from yiqi.games.world.decisions import settle
from yiqi.games.world.draft import Draw, first_order, later_order
from yiqi.games.world.game import WorldRules
from yiqi.games.world.state import State, blank
from yiqi.games.world.turn import NextTurn


def drafting(*draws: str, seats: int = 4, **options: str) -> tuple[State, RecordedChance]:
    """The first epoch, seat 1 draws first; the cards come as given. Nobody has events."""
    s = blank(rules_of(seats, **options).terms)
    s.order = tuple((1 + k) % seats for k in range(seats))
    s.stack = [NextTurn(), Draw(-1, 0)]
    chance = RecordedChance([Drawn("draw", 0, name, None) for name in draws])
    settle(s, chance, [])
    return s, chance


def play(s: State, chance: RecordedChance, *texts: str) -> list[Event]:
    """What the drawers do, one after the other."""
    told: list[Event] = []
    for text in texts:
        seat = s.stack[-1].player
        assert refused(s, text, seat) is None
        told += WorldRules(s.terms).play(s, seat, action.parse(text), chance)
    return told


def held(s: State) -> list[str]:
    """Who holds what."""
    return [cards().forces[empire] if empire >= 0 else "" for empire in s.held]


@clause("world 2.3.2a", "world 2.3.r1")
def test_the_highest_roll_draws_first_and_ties_roll_again() -> None:
    def order(rolls: str) -> tuple[int, ...]:
        chance = RecordedChance([Drawn("die", 0, int(n), None) for n in rolls.split()])
        found = first_order(blank(rules_of(3).terms), chance, [])
        assert chance.left == 0
        return found

    assert order("1 2  6 6  3 4") == (1, 2, 0)
    assert order("1 2  6 6  6 6   1 1  2 2") == (2, 0, 1)
    assert order("1 1  1 1  1 1   3 1  2 2  1 1   1 1  2 2") == (1, 2, 0)


@clause("world 2.3.3a")
def test_later_the_lowest_total_draws_first() -> None:
    s = blank(rules_of(4).terms)
    s.points = [9, 5, 5, 5]
    names = ("romans", "celts", "hsiung_nu", "sassanids")
    s.ruled = [(cards().forces.index(name),) for name in names]
    assert later_order(s) == (2, 1, 3, 0)
    # equal strength: the earlier in the order of the epoch; epoch one has three empires of strength four
    s.ruled = [(cards().forces.index(name),) for name in ("egypt", "babylonia", "sumeria", "indus_valley")]
    assert later_order(s) == (2, 3, 1, 0)


@clause("world 2.3.2b")
def test_who_draws_keeps_or_passes_to_the_next() -> None:
    s, chance = drafting("egypt", "shang", "aryans", "sumeria")
    assert s.stack[-1].player == 1
    assert refused(s, "give 3", 1) == "world 2.3.2b"
    assert refused(s, "give 2", 1) is None and refused(s, "keep", 1) is None
    assert refused(s, "give 3", 0) == "core asked"
    play(s, chance, "keep")
    assert s.stack[-1].player == 2 and held(s)[1] == "egypt"
    assert refused(s, "give 3", 2) is None


@clause("world 2.3.2c", "world 2.3.r2")
def test_who_was_given_a_card_is_bound_and_the_chain_ends_with_the_one_who_has_none() -> None:
    s, chance = drafting("egypt", "shang", "aryans", "sumeria", passing="any")
    play(s, chance, "give 2")
    assert s.stack[-1].player == 2 and refused(s, "keep", 2) == "world 2.3.2c"
    other, _ = drafting("egypt", "shang", "aryans", "sumeria", passing="any")
    assert refused(other, "keep", 1) is None
    s, chance = drafting("egypt", "shang", "aryans", "sumeria")
    told = play(s, chance, "give 2")
    assert held(s) == ["aryans", "sumeria", "egypt", "shang"] and asked(s) != "draft"
    assert [(event["seat"], event["seat_to"]) for event in of(told, "gave")] == [(1, 2), (2, 3), (3, 0), (0, 1)]


@clause("world 2.3.r3")
def test_the_last_keeps_what_he_draws() -> None:
    s, chance = drafting("egypt", "shang", "aryans", "sumeria")
    told = play(s, chance, "keep", "keep", "keep")
    assert held(s) == ["sumeria", "egypt", "shang", "aryans"] and asked(s) != "draft"
    assert of(told, "kept")[-1] == {"seat": 0}


@clause("world 2.3.r4")
def test_a_card_goes_to_anybody_without_one_where_the_table_says_so() -> None:
    s, chance = drafting("egypt", "shang", "aryans", "sumeria", passing="any")
    play(s, chance, "give 3", "keep")
    assert s.stack[-1].player == 3 and refused(s, "keep", 3) == "world 2.3.2c"
    assert refused(s, "give 2", 3) == "world 2.3.r4"
    play(s, chance, "give 1")
    assert held(s) == ["sumeria", "aryans", "shang", "egypt"]
    other, _ = drafting("egypt", "shang", "aryans", "sumeria", passing="any")
    assert refused(other, "give 2", 1) is None


def knows(s: State, seat: int | None) -> list[str]:
    """Whose empires a seat knows."""
    return [player.empire for player in WorldRules(s.terms).view(s, seat).players]


@clause("world 2.3.r5", "world 2.3.1")
def test_who_knows_a_card() -> None:
    s, chance = drafting("egypt", "shang", "aryans", "sumeria")
    assert [WorldRules(s.terms).view(s, seat).offered for seat in (1, 2, None)] == ["egypt", "none", "none"]
    play(s, chance, "give 2")
    # sumeria is first in the order, so seat 1 is in turn and all know it
    assert knows(s, None) == ["none", "sumeria", "none", "none"]
    assert knows(s, 1) == ["none", "sumeria", "egypt", "none"]
    assert knows(s, 2) == ["none", "sumeria", "egypt", "none"]
    assert knows(s, 3) == ["none", "sumeria", "none", "shang"]
    s, chance = drafting("egypt", "shang", "aryans", "sumeria", draft="open")
    assert WorldRules(s.terms).view(s, None).offered == "egypt"
    play(s, chance, "give 2")
    assert knows(s, None) == ["aryans", "sumeria", "egypt", "shang"]


def test_a_guess_keeps_what_a_seat_knows_and_deals_later_cards_to_those_who_wait() -> None:
    s, chance = drafting("egypt", "shang", "aryans", "babylonia")
    play(s, chance, "give 2")
    assert s.seat == 2
    rules = WorldRules(s.terms)
    seen: set[tuple[int, ...]] = set()
    for seed in range(40):
        g = rules.guess(s, 3, QuickChance(seed))
        assert (g.held[2], g.held[3]) == (s.held[2], s.held[3])
        assert min(g.held[0], g.held[1]) > g.held[2] and len(set(g.held)) == 4
        seen.add(tuple(g.held))
    assert len(seen) > 5


@clause("world 2.3.3b")
def test_passing_is_the_same_in_later_epochs() -> None:
    for seats in (3, 6):
        rules, chance = rules_of(seats), QuickChance(seats)
        s, told = rules.start(chance)
        passed: list[int] = []
        while rules.turn(s):
            seat = rules.turn(s)[0]
            gives = [a for a in rules.legal(s, seat) if a[0] == "give"]
            if gives:
                passed.append(s.epoch)
            told = rules.play(s, seat, gives[0] if gives else rules.idle(s, seat), chance)
        assert passed == list(range(1, 8))
        assert told[-1].kind == "over" and all(len(set(ruled)) == 7 for ruled in s.ruled)
