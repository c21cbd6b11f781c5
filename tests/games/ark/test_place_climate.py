"""Climate, food, shyness."""

from __future__ import annotations

from ark_table import table

from support import clause


def key(hand: str, cabin: str, **more: object) -> str | None:
    """Why the card may not go to port 1, which holds these cards; None when it may."""
    reason = table(hand, [cabin], ["snail"], **more).why(f"load {hand} port 1")  # type: ignore[arg-type]
    return reason.key if reason else None


@clause("ark place.b", "ark cards.1")
def test_hot_and_cold_apart() -> None:
    assert table("camel", ["cow"]).clause("load camel port 1") == "ark place.b"
    assert table("camel", ["horse"]).clause("load camel port 1") is None
    assert key("camel", "cow") == "too-cold"
    assert key("cow", "camel") == "too-hot"
    assert key("horse", "cow sheep") is None, "no climate goes with either"
    assert key("camel", "horse cow") == "too-cold", "any cold card makes the cabin cold"


@clause("ark place.2")
def test_provisions_have_a_climate() -> None:
    assert key("grain", "seal") == "too-cold"
    assert key("grain", "hay") == "too-cold"
    assert key("grain", "cat") is None


@clause("ark place.d", "ark place.d1")
def test_plant_eaters_and_provisions_never_share() -> None:
    assert table("camel", ["grain"]).clause("load camel port 1") == "ark place.d"
    assert table("camel", ["anteater"]).clause("load camel port 1") is None
    assert key("camel", "grain") == "eats-provisions"
    assert key("grain", "camel") == "provisions-eaten"


@clause("ark place.d", "ark place.d2")
def test_a_meat_eater_is_the_lightest() -> None:
    assert key("dog", "cow") is None
    assert key("seal", "cow") == "not-lightest", "equal weight is not enough"
    assert key("walrus", "cow", heel=2) == "not-lightest"
    assert key("lion", "giraffe", heel=2) is None
    t = table("dog", ["sheep"])
    assert t.clause("load dog port 1") == "ark place.d"
    assert table("dog", ["cow"]).clause("load dog port 1") is None


@clause("ark place.d2", "ark place.5")
def test_the_newcomer_is_not_eaten_either() -> None:
    assert key("sheep", "dog") == "prey"
    assert key("cow", "dog") is None
    assert key("rabbit", "lion") == "prey"


@clause("ark place.d2")
def test_two_meat_eaters_never_share() -> None:
    assert key("dog", "seal") == "two-meat-eaters"
    assert key("seal", "dog") == "two-meat-eaters"
    assert key("dog", "dog") == "two-meat-eaters"


@clause("ark place.d3", "ark cards.3")
def test_an_omnivore_is_both() -> None:
    assert key("pig", "grain") == "eats-provisions"
    assert key("pig", "rabbit") == "not-lightest"
    assert key("pig", "horse") is None
    assert key("grain", "pig") == "provisions-eaten"


@clause("ark place.4")
def test_meat_eaters_share_with_provisions_of_any_weight() -> None:
    assert key("lion", "grain") is None
    assert key("grain", "lion") is None
    assert table("tyranno", ["grain grain"], ["snail"], heel=2).clause("load tyranno port 1") is None


@clause("ark place.9", "ark cards.4")
def test_no_food_sign_eats_nothing_and_can_be_eaten() -> None:
    assert key("anteater", "grain") is None
    assert key("anteater", "rabbit") is None
    assert key("anteater", "lion") == "prey"
    assert key("lion", "anteater") == "not-lightest"


@clause("ark place.e")
def test_the_shy_stay_away_from_meat_eaters() -> None:
    assert table("zebra", ["fox"]).clause("load zebra port 1") == "ark place.e"
    assert table("zebra", ["horse"]).clause("load zebra port 1") is None
    assert key("zebra", "fox") == "shy"
    next_door = table("zebra", ["horse"], ["fox"])
    assert next_door.why("load zebra port 1").key == "shy-next"  # type: ignore[union-attr]
    assert dict(next_door.why("load zebra port 1").args) == {  # type: ignore[union-attr]
        "card": "zebra", "card_animal": "fox", "side": "starboard", "cabin": 1,
    }  # fmt: skip


@clause("ark place.e")
def test_a_new_cabin_beside_a_meat_eater_is_no_place_for_the_shy() -> None:
    assert table("zebra", ["fox"]).clause("load zebra port 2") == "ark place.e"
    assert table("zebra", ["horse"]).clause("load zebra port 2") is None


@clause("ark place.e1", "ark place.8")
def test_later_meat_eaters_do_not_trouble_the_shy_but_have_to_be_lighter() -> None:
    assert key("fox", "zebra") is None
    assert key("lion", "zebra") == "not-lightest"


@clause("ark place.6")
def test_omnivores_scare_unless_the_table_says_otherwise() -> None:
    assert key("zebra", "pig") == "shy"
    bold = table("zebra", ["pig"], options={"omnivores_scare": "no"})
    assert bold.clause("load zebra port 1") is None
    assert table("zebra", ["fox"], options={"omnivores_scare": "no"}).clause("load zebra port 1") == "ark place.e"


@clause("ark place.7")
def test_a_shy_meat_eater_does_not_scare_itself() -> None:
    assert key("tiger", "giraffe") is None
    assert key("ostrich", "giraffe") is None
    assert key("tiger", "chicken") == "two-meat-eaters"
    assert table("tiger", ["giraffe"], ["chicken"]).clause("load tiger port 1") == "ark place.e"


def test_the_first_clause_in_the_book_is_cited() -> None:
    """Full comes before climate, climate before the heel, the heel before food."""
    assert table("cow", ["camel zebra koala"], heel=-2).clause("load cow port 1") == "ark place.a"
    assert table("cow", ["camel grain"], heel=-2).clause("load cow port 1") == "ark place.b"
    assert table("camel", ["grain"], heel=-2).clause("load camel port 1") == "ark place.c"
    assert table("camel", ["grain"]).clause("load camel port 1") == "ark place.d"
