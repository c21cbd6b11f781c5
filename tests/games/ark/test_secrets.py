"""What is known of hands and pets, and guesses that keep it."""

from __future__ import annotations

from collections import Counter

from ark_table import Table, table

from support import clause
from yiqi.core.chance import QuickChance


def names(t: Table, cards: tuple[int, ...]) -> list[str]:
    return sorted(t.rules.terms.cards.names[c] for c in cards)


def test_a_card_taken_in_sight_is_known_until_it_is_played() -> None:
    t = table("cow", offer=["horse", "dog", "cat"])
    t.play("take horse", "tiger", "lion")
    assert names(t, t.s.sure[0]) == names(t, t.s.known[0]) == ["horse"]
    assert t.rules.view(t.s, 1).players[0].sure == ("horse",)
    t.s.seat = 0
    t.play("load horse port 1")
    assert t.s.sure[0] == t.s.known[0] == ()


def test_choosing_pets_leaves_open_which_known_card_is_the_pet() -> None:
    hands = {"0": ["cow", "horse"], "1": ["dog"], "2": ["lion", "cat"]}
    t = Table(hands=hands, phase="pets", known={"0": ["horse"]}, sure={"0": ["horse"]}, rain=2)
    t.play("pet cow", seat=0)
    t.play("pet cat", seat=2)
    assert t.s.sure[0] == ()
    assert names(t, t.s.known[0]) == ["horse"]
    found = Counter()
    for seed in range(200):
        g = t.rules.guess(t.s, 2, QuickChance(seed))
        index = t.rules.terms.cards.index["horse"]
        assert index in (*g.hands[0], g.pets[0])
        found[g.pets[0] == index] += 1
    assert min(found.values()) > 60


def test_playing_a_copy_lowers_what_is_known() -> None:
    t = table("grain grain horse", ["cat"], known={"0": ["grain", "grain"]}, sure={"0": ["grain", "grain"]})
    t.play("load grain port 1")
    assert names(t, t.s.sure[0]) == ["grain"]


def test_a_guess_keeps_sizes_own_cards_and_all_pieces() -> None:
    t = table(
        "cow",
        hands={"0": ["cow"], "1": ["dog", "seal", "cat"], "2": ["lion"]},
        known={"1": ["dog"]},
        sure={"1": ["dog"]},
    )
    dog = t.rules.terms.cards.index["dog"]
    changed = 0
    for seed in range(50):
        g = t.rules.guess(t.s, 0, QuickChance(seed))
        assert g.hands[0] == t.s.hands[0]
        assert [len(hand) for hand in g.hands] == [1, 3, 1]
        assert dog in g.hands[1]
        assert t.rules.pieces(g) == t.rules.pieces(t.s)
        assert repr(t.rules.view(g, 0)) == repr(t.rules.view(t.s, 0))
        changed += g.hands[1] != t.s.hands[1]
    assert changed > 45


def test_an_onlooker_knows_no_hand() -> None:
    t = table("cow", hands={"0": ["cow"], "1": ["dog"], "2": ["lion"]})
    view = t.rules.view(t.s, None)
    assert view.seat == -1
    assert all(player.hand == () and player.hand_size == 1 for player in view.players)
    assert set(t.rules.hidden(t.s, None)) == {"hand 0", "hand 1", "hand 2", "stock"}


def test_hidden_places_are_flagged_when_three_contents_fit() -> None:
    t = table("cow", hands={"0": ["cow"], "1": ["dog", "cat"], "2": ["lion"]}, known={"1": ["cat", "dog"]})
    hidden = t.rules.hidden(t.s, 0)
    assert hidden["hand 1"] == (("dog", "cat"), False), "everybody knows both"
    assert hidden["hand 2"][1] and hidden["stock"][1]


@clause("ark setup.25")
def test_a_sealed_pet_is_a_secret_too() -> None:
    hands = {"0": ["cow", "horse"], "1": ["dog", "sheep", "pig"], "2": ["lion", "cat"]}
    t = Table(hands=hands, phase="pets", rain=2)
    t.play("pet dog", seat=1)
    assert t.rules.hidden(t.s, 0)["pet 1"] == ("dog", True)
    assert t.rules.view(t.s, 1).players[1].pet == ("dog",)
    assert t.rules.view(t.s, 0).players[1].pet == ()
    assert t.rules.view(t.s, 0).players[1].has_pet
    for seed in range(20):
        g = t.rules.guess(t.s, 0, QuickChance(seed))
        assert g.drafts[1] in g.hands[1]


def test_when_it_is_over_nothing_is_hidden() -> None:
    t = table("cow", phase="end", timber=[1, 0, 0], pets={"1": "dog"}, hands={"0": ["cow"], "2": ["lion"]})
    t.play("pass")
    assert t.rules.hidden(t.s, 0) == {}
    view = t.rules.view(t.s, None)
    assert [player.hand for player in view.players] == [("cow",), (), ("lion",)]
    assert view.players[1].pet == ("dog",)
    assert any(event.reveals for event in t.events)
