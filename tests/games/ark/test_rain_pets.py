"""Rain, and the pets that the second rain brings."""

from __future__ import annotations

from ark_table import ROW, Table, table

from support import clause

HANDS = {"0": ["cow"], "1": ["dog", "cat"], "2": ["lion", "lion"]}


def second_rain() -> Table:
    """Seat 0 gathers and the second rain comes."""
    t = table("cow", rain=1, hands=HANDS)
    t.play("take hay", "rain", "tiger", "pig")
    return t


@clause("ark pet.1", "ark gather.4")
def test_pets_are_chosen_after_the_row_is_filled() -> None:
    t = second_rain()
    assert [e.kind for e in t.events] == ["take", "rain", "draw", "refill", "petopen"]
    assert t.asked == "pets"
    assert t.turn == (0, 1, 2)
    assert t.rules.phase(t.s).key == "pets"


@clause("ark pet.6")
def test_every_card_may_be_chosen_and_one_has_to_be() -> None:
    t = second_rain()
    assert t.legal(seat=0) == ["pet cow", "pet tiger", "pet hay"]
    assert t.clause("pass", seat=0) == "core asked"


@clause("ark pet.7", "ark pet.2")
def test_all_choose_in_secret_and_may_choose_again_until_the_last_is_in() -> None:
    t = second_rain()
    t.play("pet cat", seat=1)
    assert t.told("petchosen") == [{"seat": 1}]
    assert t.events[0].told(1) == {"seat": 1, "card": "cat"}
    assert t.turn == (0, 2)
    assert t.legal(seat=1) == ["reopen"]
    t.play("reopen", seat=1)
    t.play("pet dog", seat=1)
    t.play("pet cow", seat=0)
    assert t.hand(0) == ["cow", "tiger", "hay"], "nothing is laid before all have chosen"
    t.play("pet lion", seat=2)
    assert t.clause("reopen", seat=1) == "core asked"
    assert [t.hand(seat) for seat in range(3)] == [["tiger", "hay"], ["cat"], ["lion"]]
    assert t.turn == (1,)
    view = t.rules.view(t.s, 0)
    assert view.players[0].pet == ("cow",)
    assert [p.has_pet for p in view.players] == [True, True, True]
    assert view.players[1].pet == ()


@clause("ark pet.7")
def test_a_single_card_is_laid_by_itself_and_an_empty_hand_has_no_pet() -> None:
    t = table("cow", rain=1, hands={"0": ["cow"], "1": ["dog"], "2": []})
    t.play("take hay", "rain", "tiger", "pig")
    assert t.turn == (0,)
    assert [e.public for e in t.events if e.kind == "petnone"] == [{"seat": 2}]
    assert t.legal(seat=1) == []
    t.play("pet hay", seat=0)
    assert t.s.pets[2] == -1
    assert t.hand(1) == []


def test_nobody_is_asked_when_every_hand_is_public_enough() -> None:
    t = table("horse hay", ["cat"], rain=1, hands={"0": ["horse", "hay"], "1": ["dog"], "2": []}, offer=ROW[:2])
    t.play("load hay port 1", "rain", "pig")
    assert t.asked == "turn"
    assert t.turn == (1,)
    assert t.s.pets_chosen


@clause("ark pet.7")
def test_two_copies_are_asked_about_like_any_two_cards() -> None:
    """Others see two cards, not that they are the same: not asking would tell them."""
    t = second_rain()
    assert 2 in t.turn
    assert t.legal(seat=2) == ["pet lion"]


@clause("ark end.18")
def test_second_and_fifth_rain_in_one_turn() -> None:
    t = table("cow", rain=1, hands=HANDS)
    t.play("take hay", "rain", "rain", "rain", "rain")
    assert t.asked == "pets"
    assert t.hand(0) == ["cow", "hay"], "the fifth rain brings no other card"
    t.play("pet cow", seat=0)
    t.play("pet cat", seat=1)
    told = t.play("pet lion", seat=2)
    assert "endphase" in told
    assert (t.asked, t.turn) == ("end", (1,))


def shown(card: str) -> dict[str, object]:
    """How a pet is shown at the end."""
    t = table("", phase="end", pets={"0": card}, timber=[1, 0, 0], hands={})
    t.play("pass")
    found = next(p for p in t.told("pet") if p["seat"] == 0)
    return {**found, "marks": sum(t.s.plain[:5])}


@clause("ark pet.3", "ark pet.4", "ark score.1")
def test_a_pet_gives_a_marker_before_the_scoring() -> None:
    assert shown("horse") == {"seat": 0, "card": "horse", "why": "counts", "kind": "useful", "marks": 1}


@clause("ark pet.5", "ark pet.a", "ark pet.b")
def test_provisions_and_heavy_animals_are_no_pets() -> None:
    assert shown("hay") == {"seat": 0, "card": "hay", "why": "provision", "marks": 0}
    assert shown("giraffe") == {"seat": 0, "card": "giraffe", "why": "weight", "marks": 0}
    assert shown("zebra")["marks"] == 1


@clause("ark pet.c", "ark pet.9", "ark pet.8")
def test_special_animals_are_no_pets() -> None:
    for card in ("fox", "hedgehog", "turtle", "skunk", "chimpanzee", "spider", "mosquito"):
        assert (shown(card)["why"], shown(card)["marks"]) == ("special", 0), card


@clause("ark pet.8")
def test_a_pet_without_a_kind_gives_nothing() -> None:
    from ark_table import edition

    t = table("", phase="end", pets={"0": "fox"}, timber=[1, 0, 0], hands={}, cards=edition(fox={"special": "none"}))
    t.play("pass")
    assert t.told("pet")[0]["why"] == "nokind"
