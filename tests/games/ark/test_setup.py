"""Setting up: start player, timber, the starting four, hands, row, deck; and what a card file has to be."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from ark_table import chance, edition

from support import clause
from yiqi import games
from yiqi.core.chance import QuickChance
from yiqi.core.edition import Edition, EditionError
from yiqi.games.ark import stock
from yiqi.games.ark.cards import KINDS

HANDS = ["cow", "dog", "cat", "pig", "lion", "tiger"]
ROW = ["bison", "moose", "mouse"]


def start(*four: str, seats: int = 3, hands: list[str] = HANDS, **options: str) -> Any:
    rules = games.rules("ark", seats, {"start": "0", **options})
    script = chance(*four, *hands, *ROW)
    s, told = rules.start(script)
    assert script.left == 0
    return s, told, rules


def board(s: Any) -> list[str]:
    return [s.terms.cards.names[cabin[0]] for cabin in s.cabins]


@clause("ark setup.10", "ark setup.20", "ark setup.24")
def test_the_four_lie_row_by_row_and_give_no_markers() -> None:
    s, told, _ = start("horse", "sheep", "rabbit", "koala")
    assert board(s) == ["horse", "sheep", "rabbit", "koala"]
    assert [dict(e.public) for e in told if e.kind == "lay"][2] == {"card": "rabbit", "side": "port", "cabin": 2}
    assert s.counts == [2, 2]
    assert sum(s.plain) + sum(s.halves) == 0


@clause("ark setup.14", "ark hull.8", "ark setup.1")
def test_the_heel_follows_the_weights() -> None:
    s, _, _ = start("horse", "sheep", "zebra", "koala")  # port 2 + 2, starboard 1 + 1
    assert s.heel == -2


@clause("ark setup.11", "ark setup.13")
def test_cards_that_weigh_neither_1_nor_2_are_replaced_until_all_do() -> None:
    s, told, _ = start("elephant", "sheep", "mouse", "koala", "mammoth", "horse", "zebra")
    assert board(s) == ["zebra", "sheep", "horse", "koala"]
    replaced = [(e.public["card"], e.public["why"]) for e in told if e.kind == "replaced"]
    assert replaced == [("elephant", "weight"), ("mouse", "weight"), ("mammoth", "weight")]
    assert s.bag.counts[s.terms.cards.index["elephant"]] == 1, "it is shuffled into the deck again"


@clause("ark setup.12", "ark setup.21")
def test_the_third_and_fourth_of_a_kind_are_replaced_in_their_places() -> None:
    s, told, _ = start("horse", "sheep", "camel", "reindeer", "koala", "rabbit")
    assert board(s) == ["horse", "sheep", "koala", "rabbit"]
    assert [e.public["why"] for e in told if e.kind == "replaced"] == ["kind", "kind"]


@clause("ark setup.21")
def test_the_third_is_the_one_turned_up_last() -> None:
    """The replacement at port 1 is turned up after the useful cards at starboard 1 and port 2."""
    s, _, _ = start("elephant", "sheep", "camel", "koala", "horse", "rabbit")
    assert board(s) == ["rabbit", "sheep", "camel", "koala"]


@clause("ark setup.22")
def test_cards_without_a_kind_are_not_of_one_kind() -> None:
    s, _, _ = start("fox", "skunk", "chimpanzee", "horse")
    assert board(s) == ["fox", "skunk", "chimpanzee", "horse"]


@clause("ark setup.23")
def test_climate_food_and_shyness_do_not_matter_and_provisions_may_start() -> None:
    s, _, _ = start("seal", "rabbit", "grain", "zebra")
    assert board(s) == ["seal", "rabbit", "grain", "zebra"]


@clause("ark setup.3", "ark turn.1")
def test_the_start_player_is_drawn_or_named() -> None:
    rules = games.rules("ark", 4)
    s, told = rules.start(chance(2, "horse", "sheep", "rabbit", "koala", *HANDS, "walrus", "seal", *ROW))
    assert s.start == s.seat == 2
    assert told[0].public == {"seat": 2}
    named, _ = games.rules("ark", 4, {"start": "3"}).start(QuickChance(1))
    assert named.seat == 3
    with pytest.raises(ValueError, match="start"):
        games.rules("ark", 3, {"start": "3"})


@clause("ark setup.4", "ark setup.5", "ark setup.6")
def test_timber_by_seat() -> None:
    by_seats = {}
    for seats in (3, 4, 5):
        s, _ = games.rules("ark", seats, {"start": "1"}).start(QuickChance(1))
        by_seats[seats] = s.timber
        assert s.bank == 22 - sum(s.timber)
    assert by_seats == {3: [4, 4, 4], 4: [4, 3, 3, 3], 5: [4, 3, 3, 3, 4]}


@clause("ark setup.7", "ark parts.1", "ark parts.3")
def test_markers_and_discs() -> None:
    rules = games.rules("ark", 5)
    s, _ = rules.start(QuickChance(1))
    assert [p.left for p in rules.view(s, None).players] == [17] * 5
    assert rules.pieces(s)["marker"] == 85
    assert rules.pieces(s)["timber"] == 22


@clause("ark setup.16", "ark setup.17")
def test_two_cards_each_and_three_face_up() -> None:
    s, told, rules = start("horse", "sheep", "rabbit", "koala")
    assert [sorted(rules.terms.cards.names[c] for c in hand) for hand in s.hands] == [
        ["cow", "dog"], ["cat", "pig"], ["lion", "tiger"],
    ]  # fmt: skip
    assert [rules.terms.cards.names[c] for c in s.offer] == ROW
    dealt = [e for e in told if e.kind == "deal"]
    assert all(e.to == (e.public["seat"],) and "card" not in e.public for e in dealt)


@pytest.mark.parametrize(("seats", "left"), [(3, 42), (4, 40), (5, 38)])
@clause("ark setup.18", "ark parts.4")
def test_the_deck_is_halved(seats: int, left: int) -> None:
    s, _ = games.rules("ark", seats).start(QuickChance(seats))
    assert (s.bag.total, s.upper) == (left, left // 2)
    assert games.rules("ark", seats).view(s, None).stock == left + 5


@clause("ark setup.26")
def test_an_odd_deck_gives_the_upper_half_the_extra_card() -> None:
    s, _ = games.rules("ark", 3, {}, edition(cow={"copies": 2})).start(QuickChance(1))
    assert (s.bag.total, s.upper) == (43, 22)


@clause("ark setup.19", "ark setup.8")
def test_no_rain_above_the_middle_then_one_at_once_then_four_among_the_rest() -> None:
    s, _ = games.rules("ark", 3).start(QuickChance(5))
    told: list[Any] = []
    for _ in range(s.upper):
        stock.draw(s, QuickChance(1), None, told)
    assert not told
    left = next(name for name, n in zip(s.bag.names, s.bag.counts, strict=True) if n)
    stock.draw(s, chance("rain", left), None, told)
    assert [e.public["count"] for e in told] == [1]
    asked: Counter[str] = Counter()
    while s.rain < 5:
        before = s.rain
        stock.draw(s, QuickChance(s.bag.total), None, told)
        asked["rain"] += s.rain - before
    assert asked["rain"] == 4


@clause("ark setup.25", "ark setup.2", "ark cards.6")
def test_what_lies_open() -> None:
    s, _, rules = start("horse", "sheep", "rabbit", "koala")
    view = rules.view(s, 0)
    assert view.players[0].hand and not view.players[1].hand
    assert [p.hand_size for p in view.players] == [2, 2, 2]
    cards = games.edition("ark").files["cards.toml"]["card"]
    assert view.deck_kinds == tuple(sum(c["copies"] for c in cards if c["kind"] == kind) for kind in KINDS)


WRONG: list[tuple[str, dict[str, Any], str, str]] = [
    ("cow", {"weight": 5}, "weight", "0 to 4"),
    ("cow", {"climate": "wet"}, "climate", "hot"),
    ("cow", {"nourishment": "plants"}, "nourishment", "herbivore"),
    ("cow", {"kind": "fast"}, "kind", "heavy"),
    ("cow", {"kind": "provision"}, "kind", "heavy"),
    ("cow", {"special": "cow"}, "special", "skunk"),
    ("cow", {"copies": 0}, "copies", "1 to"),
    ("cow", {"id": "Cow"}, "id", "lower-case"),
    ("cow", {"id": "horse"}, "id", "no other card"),
    ("cow", {"colour": "brown"}, "colour", "one of the fields"),
    ("cow", {"name": {"en": "Cow", "zh_hant": "牛"}}, "zh_hans", "text"),
    ("grain", {"special": "skunk"}, "special", "none"),
    ("chimpanzee", {"kind": "shy"}, "kind", "none"),
]


@pytest.mark.parametrize(("card", "fields", "field", "expected"), WRONG)
def test_a_wrong_card_file_is_refused(card: str, fields: dict[str, Any], field: str, expected: str) -> None:
    with pytest.raises(EditionError) as error:
        games.rules("ark", 3, {}, edition(**{card: fields}))
    assert error.value.file == "cards.toml"
    assert card in error.value.entry or fields.get("id") == error.value.entry
    assert error.value.field == field
    assert expected in error.value.expected


@pytest.mark.parametrize(("table", "field"), [("", "cards"), ("facts", "timbers"), ("rain", "copies")])
def test_a_slip_beside_the_cards_is_refused(table: str, field: str) -> None:
    files = edition(cow={}).files["cards.toml"]
    wrong = dict(files) if table == "" else dict(files.get(table, {}))
    wrong[field] = 5
    with pytest.raises(EditionError) as error:
        games.rules("ark", 3, {}, Edition("test", {"cards.toml": wrong if table == "" else {**files, table: wrong}}))
    assert (error.value.entry, error.value.field) == (table, field)


def test_a_slip_in_a_scoring_card_is_refused() -> None:
    wrong = edition()
    wrong.files["cards.toml"]["scoring"][0]["cards"] = 10
    with pytest.raises(EditionError, match=r"scoring 1, cards: expected one of the fields"):
        games.rules("ark", 3, {}, wrong)


def test_too_few_cards_are_refused() -> None:
    wrong = edition()
    wrong.files["cards.toml"]["card"][:] = wrong.files["cards.toml"]["card"][:39]  # type: ignore[index]
    with pytest.raises(EditionError, match="from 40"):
        games.rules("ark", 3, {}, wrong)


def test_a_deck_that_cannot_start_is_refused() -> None:
    cards = games.edition("ark").files["cards.toml"]["card"]
    light = {c["id"]: {"weight": 0} for c in cards}
    light["cow"] = light["horse"] = light["sheep"] = {"weight": 2}
    with pytest.raises(EditionError, match="four cards of weight 1 or 2"):
        games.rules("ark", 3, {}, edition(**light))


@clause("ark cards.5", "ark cards.7", "ark cards.8")
def test_kinds_and_specials_are_those_of_the_book() -> None:
    cards = games.rules("ark", 3).terms.cards  # type: ignore[attr-defined]
    assert KINDS == ("heavy", "slow", "shy", "useful", "provision")
    assert {s for s in cards.special if s != "none"} == {
        "fox", "hedgehog", "mosquito", "bronto", "turtle", "skunk", "spider", "chimpanzee",
    }  # fmt: skip
    assert -1 in cards.kind


@clause("ark setup.13")
def test_a_deck_that_was_gone_through_comes_up_again() -> None:
    """Only four cards can start; the third of a kind may be one of them, when the second is one that has to go."""
    cards = games.edition("ark").files["cards.toml"]["card"]
    changed = {c["id"]: {"weight": 3, "kind": "heavy", "special": "none"} for c in cards if c["type"] == "animal"}
    changed |= {c["id"]: {"weight": 3} for c in cards if c["type"] == "provision"}
    changed |= {name: {"weight": 1, "kind": "heavy", "special": "none"} for name in ("cow", "horse")}
    changed |= {name: {"weight": 1, "kind": "slow", "special": "none"} for name in ("snail", "sloth")}
    rules = games.rules("ark", 3, {}, edition(**changed))
    for seed in range(40):
        s, _ = rules.start(QuickChance(seed))
        assert sorted(board(s)) == ["cow", "horse", "sloth", "snail"]


@clause("ark setup.9", "ark setup.15")
def test_every_card_can_come_first_and_a_replaced_one_can_come_again() -> None:
    rules = games.rules("ark", 3, {"start": "0"})
    first = {rules.start(QuickChance(seed))[1][1].public["card"] for seed in range(1500)}
    assert first == set(rules.terms.cards.names)  # type: ignore[attr-defined]
    again, *_ = start("elephant", "sheep", "rabbit", "koala", "horse", hands=["elephant", *HANDS[1:]])
    assert again.terms.cards.index["elephant"] in again.hands[0]
