"""Driving out: Mosquito, Skunk, Spider and their victims."""

from __future__ import annotations

from ark_table import Table, edition, table

from support import clause

OPTIONAL = {"drive_optional": "yes"}


@clause("ark drive.1", "ark drive.3", "ark drive.17")
def test_the_driver_takes_the_victims_place() -> None:
    t = table("skunk horse", ["horse sheep rabbit"])
    t.play("drive skunk port 1 sheep")
    assert t.cabin("port", 1) == ["horse", "skunk", "rabbit"]
    assert t.rules.view(t.s, 1).gone == ("sheep",)
    assert t.told("drive")[0]["card_victim"] == "sheep"


@clause("ark drive.2", "ark drive.15")
def test_a_marker_for_the_victim_and_one_for_the_driver() -> None:
    t = table("skunk horse", ["cow"], markers={"1": {"useful": 1}})
    t.play("drive skunk port 1 cow")
    assert t.worth(0, "useful") == 1
    assert t.worth(1, "useful") == 1, "the first owner keeps the marker"
    shy = edition(skunk={"kind": "useful"})
    both = table("skunk horse", ["cow"], cards=shy)
    both.play("drive skunk port 1 cow")
    assert both.worth(0, "useful") == 2
    fox = table("skunk horse", ["mouse"])
    fox.play("drive skunk port 1 mouse")
    assert fox.worth(0, "shy") == 1


@clause("ark drive.4", "ark place.d")
def test_the_newcomer_has_to_fit_when_the_victim_is_gone() -> None:
    assert table("skunk", ["seal moose"]).clause("drive skunk port 1 seal") is None
    assert table("skunk", ["cow pig"]).clause("drive skunk port 1 cow") == "ark place.d"
    assert table("skunk", ["cow mouse"]).clause("drive skunk port 1 cow") is None


@clause("ark drive.5", "ark place.d")
def test_the_skunk_keeps_away_from_provisions() -> None:
    assert table("skunk", ["cat grain"]).clause("drive skunk port 1 cat") == "ark place.d"
    assert table("skunk", ["cat horse"]).clause("drive skunk port 1 cat") is None


@clause("ark drive.6", "ark place.d")
def test_spider_and_mosquito_share_with_no_meat_eater() -> None:
    assert table("mosquito", ["lion"]).clause("load mosquito port 1") is not None
    assert table("mosquito", ["polar_bear"]).clause("load mosquito port 1") == "ark place.d"
    assert table("mosquito", ["mammoth"]).clause("load mosquito port 1") is None
    assert table("spider", ["cat"]).clause("load spider port 1") == "ark place.d"
    assert table("spider", ["cow"]).clause("load spider port 1") is None


@clause("ark place.3")
def test_the_climate_is_worked_out_anew() -> None:
    t = table("skunk camel", ["cow"])
    assert t.clause("load camel port 1") == "ark place.b"
    t.play("drive skunk port 1 cow")
    t.s.stack[-1] = table().s.stack[-1]
    assert t.clause("load camel port 1") is None


@clause("ark drive.7", "ark drive.14")
def test_the_heel_moves_by_the_difference() -> None:
    t = table("skunk horse", ["elephant"])
    t.play("drive skunk port 1 elephant")
    assert t.s.heel == 2, "port is lighter by two"
    far = table("skunk horse", ["snail"], ["bronto"], heel=2)
    far.play("drive skunk starboard 1 bronto")
    assert far.s.heel == -1
    assert table("skunk", ["elephant"], heel=1).clause("drive skunk port 1 elephant") == "ark place.c"


@clause("ark drive.8", "ark drive.9")
def test_bronto_and_chimpanzee_as_victims() -> None:
    t = table("skunk horse", ["snail"], ["bronto"], heel=2)
    t.play("drive skunk starboard 1 bronto")
    assert t.worth(0, "heavy") == 1.5
    c = table("skunk horse", ["chimpanzee"], ["snail"], timber=[1, 0, 0])
    c.play("drive skunk port 1 chimpanzee")
    assert c.legal() == ["mark heavy", "mark slow", "mark shy", "mark useful"]
    c.play("mark useful")
    assert c.worth(0, "useful") == 1.5


def test_the_skunk_as_second_card_drives_out_the_chimpanzee() -> None:
    t = table("skunk rabbit", ["chimpanzee"], ["snail"], first=["starboard", 1])
    t.play("drive skunk port 1 chimpanzee")
    assert t.asked == "mark"
    t.play("mark slow")
    assert t.turn == (1,)


@clause("ark drive.10")
def test_fox_spider_and_mosquito_stay() -> None:
    for victim in ("fox", "spider", "mosquito"):
        for driver in ("skunk", "spider", "mosquito"):
            if driver != victim:
                assert table(driver, [victim]).clause(f"drive {driver} port 1 {victim}") is not None


def _neighbour(driver: str, victim: str, **changed: object) -> Table:
    """The same position with a victim that is printed otherwise."""
    return table(driver, [victim], cards=edition(**{victim: changed}))


@clause("ark fox.2")
def test_the_fox_is_never_driven_out() -> None:
    assert table("skunk", ["fox"]).clause("drive skunk port 1 fox") == "ark fox.2"
    assert _neighbour("skunk", "fox", special="none").clause("drive skunk port 1 fox") is None


@clause("ark mosquito.2", "ark spider.2")
def test_mosquito_and_spider_are_never_driven_out() -> None:
    for victim in ("mosquito", "spider"):
        assert table("skunk", [victim]).clause(f"drive skunk port 1 {victim}") == f"ark {victim}.2"
        assert _neighbour("skunk", victim, special="none").clause(f"drive skunk port 1 {victim}") is None


@clause("ark mosquito.1")
def test_the_mosquito_drives_out_weight_2() -> None:
    assert table("mosquito", ["cow"]).clause("drive mosquito port 1 cow") is None
    assert table("mosquito", ["lion"]).clause("drive mosquito port 1 lion") is None, "a meat-eater that is gone is gone"
    assert table("mosquito", ["sheep"]).clause("drive mosquito port 1 sheep") == "ark mosquito.1"
    assert table("mosquito", ["hay"]).why("drive mosquito port 1 hay").key == "victim-provision"  # type: ignore[union-attr]
    assert _neighbour("mosquito", "sheep", weight=2).clause("drive mosquito port 1 sheep") is None


@clause("ark skunk.1")
def test_the_skunk_drives_out_any_animal_but_no_provision() -> None:
    for victim in ("cow", "lion", "mouse", "bison", "hedgehog", "turtle"):
        assert table("skunk", [victim]).clause(f"drive skunk port 1 {victim}") is None, victim
    assert table("skunk", ["hay"]).clause("drive skunk port 1 hay") == "ark skunk.1"
    animal = _neighbour("skunk", "hay", type="animal", kind="none")
    assert animal.clause("drive skunk port 1 hay") is None


@clause("ark spider.1")
def test_the_spider_drives_out_the_shy() -> None:
    assert table("spider", ["rabbit"]).clause("drive spider port 1 rabbit") is None
    assert table("spider", ["tiger"]).clause("drive spider port 1 tiger") is None
    assert table("spider", ["cow"]).clause("drive spider port 1 cow") == "ark spider.1"
    assert _neighbour("spider", "cow", kind="shy").clause("drive spider port 1 cow") is None


@clause("ark drive.11")
def test_driving_out_is_a_must() -> None:
    t = table("skunk", ["cow"])
    assert t.clause("load skunk port 1") == "ark drive.11"
    assert t.legal("load") == ["load skunk port 2", "load skunk starboard 2"]
    none = table("skunk", ["cow"], options=OPTIONAL)
    assert none.clause("load skunk port 1") is None
    assert none.clause("drive skunk port 1 cow") is None


@clause("ark drive.11")
def test_where_every_drive_is_illegal_the_card_may_not_be_played() -> None:
    t = table("skunk", ["elephant mammoth"], heel=1)
    assert not [a for a in t.legal() if "port 1" in a]
    assert t.clause("load skunk port 1") == "ark drive.11"
    assert t.why("load skunk port 1").key == "cannot-drive"  # type: ignore[union-attr]
    assert table("skunk", ["cow"]).why("load skunk port 1").key == "must-drive"  # type: ignore[union-attr]
    assert table("skunk", ["elephant mammoth"], heel=1, options=OPTIONAL).clause("load skunk port 1") is None


@clause("ark drive.12")
def test_with_nothing_to_drive_out_it_is_placed_as_usual() -> None:
    assert table("spider", ["cow"]).clause("load spider port 1") is None
    assert table("skunk", ["cow"]).clause("load skunk port 2") is None
    assert table("mosquito", ["hay"]).clause("load mosquito port 1") is None


@clause("ark drive.13")
def test_a_full_cabin_can_be_entered_by_driving_out() -> None:
    t = table("skunk horse", ["horse camel anteater"])
    assert t.clause("load skunk port 1") == "ark place.a"
    t.play("drive skunk port 1 camel")
    assert t.cabin("port", 1) == ["horse", "skunk", "anteater"]
    assert t.clause("load horse port 1") == "ark load.9"


@clause("ark drive.16")
def test_a_slow_victim_does_not_make_the_play_slow() -> None:
    t = table("skunk horse", ["sloth"])
    t.play("drive skunk port 1 sloth")
    assert t.asked == "second"


@clause("ark drive.18")
def test_only_three_animals_drive_out() -> None:
    t = table("cow", ["sheep"])
    assert t.clause("drive cow port 1 sheep") == "core form"
    assert t.rules.verbs()["drive"][0].values == ("mosquito", "skunk", "spider")


def test_a_shy_driver_looks_next_door_but_not_at_its_victim() -> None:
    shy = edition(skunk={"kind": "shy"})
    assert table("skunk", ["fox horse"], cards=shy).clause("drive skunk port 1 horse") == "ark place.d"
    assert table("skunk", ["dog"], cards=shy).clause("drive skunk port 1 dog") is None
    assert table("skunk", ["dog"], ["cat"], cards=shy).clause("drive skunk port 1 dog") == "ark place.e"


def test_a_meat_eater_that_left_scares_nobody() -> None:
    """A cabin whose meat-eater was driven out scares nobody any more."""
    t = table("skunk rabbit", ["dog"], ["snail"])
    assert t.clause("load rabbit starboard 1") == "ark place.e"
    t.play("drive skunk port 1 dog")
    assert t.clause("load rabbit starboard 1") is None
