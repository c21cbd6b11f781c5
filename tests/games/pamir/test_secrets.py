"""Who may see what: hands, the deck, cards shown or swapped, standing answers; and what cannot be taken back."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from pamir_table import asked, do, of, refused, table
from pamir_walk import NO_DECK, market, played

from support import clause
from yiqi import games
from yiqi.core import laws
from yiqi.core.chance import LiveChance, QuickChance, Stream
from yiqi.core.match import Header, Match

HANDS = {"0": [9, 16], "1": [33, 34, 67], "2": [2], "3": []}
TRIBES = {"kabul": {"1": 2}}


def seen(rules: Any, s: Any, viewer: int | None) -> list[tuple[int, ...]]:
    """The cards of each hand that a seat, or an onlooker, may see."""
    return [player.hand for player in rules.view(s, viewer).players]


@clause("pamir secret.1")
def test_hands_are_closed_or_by_option_open() -> None:
    rules, s = table(hands=HANDS)
    assert seen(rules, s, 0) == [(9, 16), (), (), ()]
    assert seen(rules, s, 1) == [(), (33, 34, 67), (), ()]
    assert seen(rules, s, None) == [()] * 4
    for viewer in (0, 1, None):
        assert [player.hand_size for player in rules.view(s, viewer).players] == [2, 3, 1, 0]
    rules, s = table(hands=HANDS, options={"hands": "open"})
    for viewer in (0, 1, None):
        assert seen(rules, s, viewer) == [(9, 16), (33, 34, 67), (2,), ()]
        assert rules.hidden(s, viewer) == {}


@clause("pamir secret.2")
def test_all_else_is_the_same_for_everybody() -> None:
    rules, s = table(
        hands=HANDS,
        courts={"0": [17, 1], "1": [60]},
        prizes={"1": [28]},
        gifts={"2": [4]},
        points=[3, 1, 0, 2],
        rupees=[1, 2, 3, 4],
        gone=[44, 45],
        loyalty=["british", "afghan", "russian", "british"],
        spies={"1": {"3": 2}},
    )
    plain = []
    for viewer in (0, 1, 2, 3, None):
        view = rules.view(s, viewer)
        plain.append(
            replace(view, seat=9, players=tuple(replace(player, hand=(), standing="me") for player in view.players))
        )
    assert plain == [plain[0]] * 5
    shown = rules.view(s, None).players
    assert [[card.card for card in player.court] for player in shown] == [[17, 1], [60], [], []]
    assert [player.prizes for player in shown] == [(), (28,), (), ()]
    assert [player.gifts for player in shown] == [(False,) * 3, (False,) * 3, (False, True, False), (False,) * 3]
    assert [(player.points, player.rupees, player.loyalty) for player in shown] == [
        (3, 1, "british"), (1, 2, "afghan"), (0, 3, "russian"), (2, 4, "british"),
    ]  # fmt: skip
    assert rules.view(s, None).gone == (44, 45)


@clause("pamir secret.3")
def test_how_many_cards_are_in_the_piles_is_seen_and_no_more() -> None:
    rules = games.rules("pamir", 3)
    s, _ = rules.start(QuickChance(4))
    assert rules.view(s, 0).piles == (0, 6, 10, 10, 10, 10)
    # an undrawn card does not lie anywhere: other cards could come, and nobody is shown a difference
    other = s.copy()
    left = [at for at, n in enumerate(other.court_bag.counts) if n][:30]
    for at in left:
        other.court_bag.take(at)
    for viewer in (0, 1, None):
        assert rules.view(other, viewer) == rules.view(s, viewer)
        names = {int(s.court_bag.names[at]) for at in left}
        assert not names & {slot.card for slot in rules.view(s, viewer).market}
        assert rules.hidden(s, viewer) == {}, "hands are empty and no card of the deck is chosen yet"


@clause("pamir secret.4")
def test_a_card_that_was_shown_stays_known_until_it_is_played() -> None:
    rules, s = table(hands={"0": [9, 16], "1": [33, 34], "2": [2]}, tribes=TRIBES, market=market([1]), piles=NO_DECK)
    do(rules, s, 0, "play 16 left")
    do(rules, s, 0, "cancel")
    do(rules, s, 0, "pass")
    do(rules, s, 1, "pass")
    for viewer in (1, 2, 3, None):
        assert seen(rules, s, viewer)[0] == (16,)
        assert "hand 0" in rules.hidden(s, viewer), "the other card is not known"
        for seed in range(10):
            g = rules.guess(s, viewer, QuickChance(seed))
            assert 16 in g.hands[0] and len(g.hands[0]) == 2
    for seat in (2, 3):
        do(rules, s, seat, "pass")
    do(rules, s, 0, "play 16 left")
    do(rules, s, 0, "pay")
    assert s.known == [0] * 5 and s.courts[0] == (16,)


@clause("pamir secret.5")
def test_what_was_seen_cannot_be_taken_back() -> None:
    rules = games.rules("pamir", 2)
    header = Header("pamir", 1, games.edition("pamir").digest, games.settle("pamir", {}), 2)
    chance = LiveChance(Stream(b"k" * 32))
    match = Match.begin(rules, header, chance)
    first, last = match.state.order
    match.act(first, ("loyalty", "british"), "person", chance)
    match.act(last, ("loyalty", "afghan"), "person", chance)
    assert len(match.free_undo(last)) == 1
    match.act(last, ("buy", match.state.market[0]), "person", chance)
    match.act(last, ("pass",), "person", chance)
    assert match.free_undo(last) == [], "the market was filled"
    # swapped hands; a bought card alone can be put back
    for card, undone in ((1, True), (114, False)):
        rules, s = table(hands=HANDS, market=market([card]))
        told = do(rules, s, 0, f"buy {card}")
        if asked(s) == "swap":
            told += do(rules, s, 0, "swap 1")
        assert any(event.reveals for event in told) != undone
    # a card turned up
    rules, s = table(hands=HANDS, tribes=TRIBES)
    assert any(event.reveals for event in do(rules, s, 0, "play 16 left"))
    told = do(rules, s, 0, "cancel")
    assert not any(event.reveals for event in told)


def test_swapped_hands_are_known_to_the_two_only() -> None:
    rules, s = table(
        hands={"0": [9, 16], "1": [33, 34, 67], "2": [2]}, market=market([114]), tribes={"kabul": {"2": 1}}
    )
    do(rules, s, 0, "play 16 left")  # and given up: everybody has seen 16
    do(rules, s, 0, "cancel")
    do(rules, s, 0, "buy 114")
    told = do(rules, s, 0, "swap 1")
    assert of(told, "swap") == [{"seat": 0, "seat_other": 1}]
    assert seen(rules, s, 0) == [(33, 34, 67), (9, 16), (), ()]
    assert seen(rules, s, 1) == [(33, 34, 67), (9, 16), (), ()]
    assert seen(rules, s, 2) == [(), (16,), (2,), ()]
    assert seen(rules, s, None) == [(), (16,), (), ()]
    do(rules, s, 0, "play 33 left")
    assert seen(rules, s, 1)[0] == (34, 67)
    for seed in range(10):
        g = rules.guess(s, 2, QuickChance(seed))
        assert 16 in g.hands[1] and g.hands[2] == (2,)
        assert repr(rules.view(g, 2)) == repr(rules.view(s, 2))


def test_a_guess_deals_the_unknown_cards_anew() -> None:
    rules, s = table(hands=HANDS, known={"0": [33], "onlookers": [2]})
    found = set()
    for seed in range(60):
        g = rules.guess(s, 0, QuickChance(seed))
        assert g.hands[0] == (9, 16) and 33 in g.hands[1]
        assert [len(hand) for hand in g.hands] == [2, 3, 1, 0]
        assert rules.pieces(g) == rules.pieces(s)
        assert (g.known[0], g.known[4] in {1 << c for c in (2, 34, 67)}) == (1 << 33, True)
        found.add(g.hands[2])
    assert found == {(2,), (34,), (67,)}
    hidden = rules.hidden(s, 0)
    assert hidden == {"hand 1": ((33, 34, 67), True), "hand 2": ((2,), True)}
    assert rules.hidden(s, 1)["hand 0"] == ((9, 16), True)
    rules, s = table(hands={"0": [9], "1": [33, 34]}, known={"0": [33]})
    assert rules.hidden(s, 0) == {"hand 1": ((33, 34), False)}, "only one card fits"
    assert rules.guess(s, 0, QuickChance(1)).hands == s.hands


def test_standing_answers_are_hidden_until_they_answer() -> None:
    rules, s = table(hands=HANDS, tribes=TRIBES)
    told = do(rules, s, 1, "standing waive")
    assert [player.standing for player in rules.view(s, 0).players] == ["me", "unknown", "me", "me"]
    assert rules.view(s, 1).players[1].standing == "waive"
    assert [event.told(0) for event in told] == [{"seat": 1}] != [event.told(1) for event in told]
    assert rules.verbs()["standing"][0].secret
    assert rules.hidden(s, 2)["standing 1"] == ("waive", True)
    assert "standing 1" not in rules.hidden(s, 1)
    guessed = {rules.guess(s, 2, QuickChance(seed)).standing[1] for seed in range(30)}
    assert guessed == {0, 1, 2}
    do(rules, s, 0, "play 16 left")
    do(rules, s, 0, "offer 1")
    assert rules.view(s, 2).players[1].standing == "waive"
    assert "standing 1" not in rules.hidden(s, 2)


@pytest.mark.parametrize("answer", ["me", "waive", "all"])
def test_the_laws_hold_where_a_standing_answer_is_hidden(answer: str) -> None:
    rules, s = table(hands=HANDS, tribes=TRIBES)
    do(rules, s, 1, "standing all")
    if answer != "all":
        do(rules, s, 1, f"standing {answer}")
    random = Random(3)
    do(rules, s, 0, "play 16 left")
    for _ in range(20):
        for a in rules.legal(s, 0):
            assert list(laws.unrevealing(rules, s, 0, a, random)) == []
        for seat in (0, 1, 2, None):
            assert list(laws.secret(rules, s, seat, random)) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_the_laws_hold_in_matches_with_swaps_shows_and_standing_answers(seats: int) -> None:
    random = Random(seats)
    shares: dict[str, list[int]] = {}
    for seed in range(4):
        for k, (rules, s, seat) in enumerate(played(seats, 50 + seed)):
            if k % 9:
                continue
            s = s.copy()
            for other in range(seats):
                if s.stack[-1].player != other and random.random() < 0.5:
                    rules.play(s, other, random.choice(rules.legal(s, other)), QuickChance(1))
            for viewer in (*range(seats), None):
                assert list(laws.secret(rules, s, viewer, random, shares)) == []
            for a in random.sample(rules.legal(s, seat), min(3, len(rules.legal(s, seat)))):
                assert list(laws.unrevealing(rules, s, seat, a, random)) == []
    assert all(changed > cases / 3 for cases, changed in shares.values()), shares


@clause("pamir secret.6")
def test_of_wakhans_pile_the_back_on_top_is_seen() -> None:
    """Which of the two cards with that back it is, nobody can tell, for it has not been drawn."""
    backs, last, seen_backs = {}, None, set()
    for seed in range(6):
        for rules, s, _ in played(1, 70 + seed):
            view = rules.view(s, None)
            assert (view.automa, view.automa_back) == (s.front, s.back) == (rules.view(s, 0).automa, s.back)
            if view.automa and view.automa != (last or (0, 0))[0]:
                if last and last[0] and last[1] >= 0:
                    backs.setdefault(last[1], set()).add(view.automa)
                last = (view.automa, view.automa_back)
                seen_backs.add(view.automa_back)
        last = None
    assert len(seen_backs) > 8
    for back, fronts in backs.items():
        assert len(fronts) <= 2 and {s.terms.backs[front] for front in fronts} == {back}
    assert sum(len(fronts) == 2 for fronts in backs.values()) > 6


def test_when_it_is_over_nothing_is_hidden() -> None:
    rules, s = table(hands=HANDS, market=market([101]), points=[0, 9, 0, 0])
    do(rules, s, 1, "standing all")
    told = do(rules, s, 0, "buy 101")
    assert rules.turn(s) == ()
    assert seen(rules, s, None) == [(9, 16), (33, 34, 67), (2,), ()]
    assert rules.hidden(s, 2) == {} and any(event.reveals for event in told)
    assert refused(rules, s, 0, "pass") == "core over"
