"""Cabins: three cards at most, the heel, new cabins and their neighbours."""

from __future__ import annotations

from ark_table import table

from support import clause
from yiqi.games.ark.placement import neighbours


@clause("ark place.a", "ark hull.6", "ark hull.2")
def test_three_cards_a_cabin() -> None:
    full = table("rabbit", ["snail mouse horse"])
    assert full.clause("load rabbit port 1") == "ark place.a"
    assert table("rabbit", ["snail mouse"]).clause("load rabbit port 1") is None
    assert full.clause("load rabbit port 2") is None, "a new cabin has room"


@clause("ark place.c", "ark hull.9")
def test_the_heel_stays_on_the_bow() -> None:
    at_two = table("horse", heel=2)
    assert at_two.clause("load horse starboard 1") == "ark place.c"
    assert dict(at_two.why("load horse starboard 1").args) == {  # type: ignore[union-attr]
        "card": "horse", "side_heavier": "starboard", "n": 4,
    }  # fmt: skip
    assert at_two.clause("load horse port 1") is None
    assert table("horse", heel=0).clause("load horse starboard 1") is None


@clause("ark place.c", "ark cards.2")
def test_weight_4_fits_from_one_extreme_only() -> None:
    open_at = [h for h in range(-2, 3) if table("mammoth", heel=h).clause("load mammoth port 1") is None]
    assert open_at == [2]
    assert table("mouse", heel=2).clause("load mouse starboard 1") is None, "weight 0 moves nothing"


@clause("ark hull.10", "ark hull.11")
def test_neighbours() -> None:
    """Bits: port 1 is 0, starboard 1 is 1, port 2 is 2."""
    assert sorted(neighbours(7)) == [5, 6, 9], "starboard 4 adjoins starboard 3, port 4, starboard 5"
    assert sorted(neighbours(0)) == [1, 2], "the bow is no cabin"


@clause("ark hull.10", "ark place.e")
def test_shyness_looks_at_each_neighbour_and_not_across_a_corner() -> None:
    for port, starboard, refused in (
        (["snail", "cat"], ["horse"], True),  # behind
        (["snail"], ["cat"], True),  # across
        (["snail"], ["horse", "cat"], False),  # diagonal
        (["snail", "horse", "cat"], ["horse"], False),  # two behind
    ):
        t = table("rabbit", port, starboard)
        assert (t.clause("load rabbit port 1") == "ark place.e") is refused, (port, starboard)


@clause("ark hull.7", "ark hull.3", "ark hull.4")
def test_one_side_may_be_longer() -> None:
    t = table("mouse horse", ["snail", "horse", "camel", "rabbit"], ["snail"])
    assert t.clause("load horse port 5") is None
    assert t.clause("load horse starboard 2") is None
    assert t.clause("load horse starboard 3") == "ark newcabin.4"


@clause("ark newcabin.10", "ark hull.5")
def test_twenty_five_cabins_a_side_and_more() -> None:
    cards = [c["id"] for c in table().rules.terms.cards and _animals()]
    t = table("snail", cards[:25], cards[24:49], offer=["hay", "hay", "grain"])
    assert t.s.counts == [25, 25]
    assert t.clause("load snail port 26") is None
    t.play("load snail port 26")
    assert t.cabin("port", 26) == ["snail"]
    view = t.rules.view(t.s, None)
    assert len(view.port) == 26
    assert "ark" in t.rules.panels(view)


def _animals() -> list[dict[str, str]]:
    from yiqi import games

    cards: list[dict[str, str]] = games.edition("ark").files["cards.toml"]["card"]
    return [c for c in cards if c["id"] != "snail"] + [{"id": "grain"}]
