"""What the book says of itself, the cards, the edition's refusals, and the bot."""

from __future__ import annotations

import copy
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from world_table import cards, edition, ground, rules_of, table

import yiqi.games
from support import clause
from yiqi.bots.greedy import Greedy
from yiqi.core.chance import QuickChance
from yiqi.core.edition import Edition, EditionError
from yiqi.games.world.bot import advise, evaluate
from yiqi.games.world.game import GAME
from yiqi.games.world.terms import Terms

FOLDER = Path(yiqi.games.__file__).parent / "world"


ARTICLES = """
0.1 0.2 0.3 0.4.1 0.4.2 0.5.1 0.5.2 0.6
1.1 1.2 1.3 1.4 1.5 1.6 1.7 1.8 1.9 1.10
2.1 2.2.1 2.2.2 2.2.3 2.2.4 2.2.4a 2.2.4b 2.2.4c 2.2.5 2.3.1 2.3.2a 2.3.2b 2.3.2c 2.3.3a 2.3.3b 2.4.1 2.4.2 2.4.3 2.4.4
2.4.5 2.4.6
3.1.1 3.1.2 3.1.2a 3.1.2b 3.1.3 3.1.4 3.1.5 3.1.6 3.2.1 3.2.2 3.2.3 3.2.4 3.3.1 3.3.2 3.3.3 3.4.1 3.4.2 3.4.3 3.4.4
3.4.4a 3.4.4b 3.5 3.6.1a 3.6.1b 3.6.1c 3.6.1d 3.6.2a 3.6.2b 3.6.3a 3.6.3b 3.7.1 3.7.2 3.7.3 3.7.4
4.1 4.1.1 4.1.2 4.2.1 4.2.2a 4.2.2b 4.2.2c 4.2.3 4.2.4 4.3
5.1 5.2.1 5.2.2 5.2.3a 5.2.3b 5.2.3c 5.3.1 5.3.2 5.3.3 5.3.4 5.4.1 5.4.2 5.4.3 5.4.4 5.5.1 5.5.2 5.5.3 5.6.1 5.6.2a
5.6.2b 5.6.2c 5.6.2d
"""
"""All articles of the book by number."""


@clause("world 0.1", "world 0.4.1", "world 0.4.2")
@clause("world 0.5.1", "world 0.5.2", "world 0.6")
@clause("world 1.1")
def test_every_article_of_the_book_is_a_clause() -> None:
    book = yiqi.games.rulebook("world")
    assert [c.id for c in book.clauses.values() if not c.ruling] == [f"world {n}" for n in ARTICLES.split()]


@clause("world 0.2", "world 0.3", "world 0.r1")
def test_every_clause_of_the_book_has_its_force() -> None:
    clauses = yiqi.games.rulebook("world").clauses
    assert all(bool(c.force) != c.ruling for c in clauses.values())
    for force, ids in (
        ("shall", "2.2.3 2.4.3 3.4.2 3.6.3b 4.2.1 5.2.3c"),
        ("may", "3.1.1 3.3.1 3.4.4a 3.5 4.1.2"),
        ("limit", "2.2.4b 3.1.3 3.1.4 3.7.2 4.2.4 5.5.2"),
        ("meaning", "1.7 3.1.2"),
        ("advice", "5.4.4 5.5.3"),
    ):
        assert {clauses[f"world {n}"].force for n in ids.split()} == {force}, force
    for c in clauses.values():
        quote = "".join(c.quote).replace("不得", "").replace("所得", "")
        if c.force == "may":
            assert "得" not in quote or "可" in quote or c.id in ("world 3.1.1", "world 3.3.1")
    # what it shall not do nobody can do; what it may do is left to him
    s = table("romans", "crete", pool=1)
    assert rules_of().why_not(s, 0, ("army", "honshu")) is not None
    assert rules_of().why_not(s, 0, ("fort", "crete")) is rules_of().why_not(s, 0, ("end",)) is None
    assert rules_of().why_not(s, 1, ("end",)) is not None


def test_options_of_the_book_and_of_the_game_agree() -> None:
    data = tomllib.loads((FOLDER / "rules.toml").read_text(encoding="utf-8"))
    written = {row["id"]: row for row in data["option"]}
    for option in GAME.options():
        row = written.pop(option.name)
        default = {True: "yes", False: "no"}.get(row["default"], row["default"])
        values = tuple(row.get("values", ("no", "yes")))
        assert (values, default, f"world {row['clause']}") == (option.values, option.default, option.clause)
    assert written == {}


def test_code_named_by_clauses_exists() -> None:
    data = tomllib.loads((FOLDER / "rules.toml").read_text(encoding="utf-8"))
    for row in data["clause"]:
        for place in row["code"].split(", "):
            module, name = place.split(": ")
            text = (FOLDER / module).read_text(encoding="utf-8")
            owner, _, method = name.rpartition(".")
            if owner:
                assert re.search(rf"^class {owner}\b", text, re.MULTILINE), row["id"]
            assert re.search(rf"^\s*(def|class) {method}\b|^{method}\b", text, re.MULTILINE), (row["id"], place)


@clause("world 1.2", "world 1.6", "world 2.1")
def test_the_cards() -> None:
    empires = cards().empires
    assert (len(empires), cards().majors, len(cards().kingdoms)) == (56, 49, 7)
    strong = {empire.id: empire.strength for empire in empires}
    assert [strong[name] for name in ("romans", "han", "shang", "khmers", "indus_valley")] == [20, 14, 3, 5, 4]
    bare = {empire.id for empire in empires[:49] if not empire.capital}
    wandering = "aryans scythians celts hsiung_nu goths huns vikings seljuk_turks mongols"
    assert bare == set(wandering.split())
    assert GAME.seats == range(3, 7)
    s, _ = rules_of(5).start(QuickChance(1))
    assert len(s.armies) == len(rules_of(5).view(s, None).players) == 5 and all(len(hand) == 10 for hand in s.hands)


def test_every_fact_of_the_edition_says_who_says_so_and_how_sure_it_is() -> None:
    files = {name: edition().file(f"{name}.toml") for name in ("map", "empires", "events", "scoring")}
    known = {row["id"] for row in files["map"]["edition"]["sources"]}
    entries = [
        (name, row) for name, data in files.items() for key, found in data.items() if key not in ("edition", "pieces")
        for row in found
    ]  # fmt: skip
    assert len(entries) == 13 + 13 + 102 + 7 + 49 + 7 + 7 + 39 + 13
    for name, row in entries:
        assert row["source"] and set(row["source"]) <= known and row["confidence"], (name, row.get("id"))
    for land in files["map"]["land"]:
        assert set(land.get("waters_confidence", {})) == set(land.get("waters", [])), land["id"]
        for border in land["adjacent"]:
            of_signs = border["kind"] != "barren"
            assert border["source"] and border["confidence"], (land["id"], border["to"])
            assert ("defence_confidence" in border) == ("defence_source" in border) == of_signs, (
                land["id"],
                border["to"],
            )


@clause("world 1.7")
def test_a_land_may_have_a_city_a_fort_and_a_monument_at_once() -> None:
    s = table("romans", "crete", capitals="crete", forts="crete", monuments="crete")
    land = next(land for land in rules_of().view(s, None).lands if land.land == "crete")
    assert (land.capital, land.city, land.fort, land.monument) == (True, False, True, True)


# editions


Change = Callable[[dict[str, Any]], None]


def rows(files: dict[str, Any], file: str, key: str, name: str) -> dict[str, Any]:
    """An entry of a file by its id."""
    found: dict[str, Any] = next(row for row in files[file][key] if row["id"] == name)
    return found


def _drop_border(files: dict[str, Any]) -> None:
    rows(files, "map.toml", "land", "crete")["adjacent"].pop()


def _set(file: str, key: str, name: str, field: str, value: Any) -> Change:
    def change(files: dict[str, Any]) -> None:
        rows(files, file, key, name)[field] = value

    return change


def _effect(name: str, **fields: Any) -> Change:
    def change(files: dict[str, Any]) -> None:
        rows(files, "events.toml", "event", name)["effect"].update(fields)

    return change


WRONG: list[tuple[Change, str]] = [
    (lambda files: files.pop("events.toml"), "events.toml"),
    (_drop_border, "map.toml, land "),
    (_set("map.toml", "land", "crete", "area", "atlantis"), "map.toml, land crete, area"),
    (_set("map.toml", "land", "crete", "barren", True), "map.toml, land crete"),
    (_set("map.toml", "land", "crete", "colour", "red"), "map.toml, land crete, colour"),
    (_set("map.toml", "land", "crete", "waters", ["styx"]), "map.toml, land crete, waters"),
    (_set("map.toml", "land", "siberia", "resource", True), "map.toml, land siberia, resource"),
    (_set("map.toml", "land", "crete", "confidence", "sure"), "map.toml, land crete, confidence"),
    (_set("map.toml", "land", "crete", "id", "Crete"), "map.toml, land Crete, id"),
    (_set("map.toml", "land", "crete", "id", "morea"), "map.toml, land morea, id"),
    (_set("map.toml", "water", "north_sea", "touches", ["red_sea"]), "map.toml, water "),
    (_set("map.toml", "water", "north_sea", "kind", "lake"), "map.toml, water north_sea, kind"),
    (_set("empires.toml", "empire", "romans", "order", 1), "empires.toml, empire: expected 7 empires"),
    (_set("empires.toml", "empire", "romans", "start", ["siberia"]), "empires.toml, empire romans, start"),
    (_set("empires.toml", "empire", "romans", "armies", [1, 2]), "empires.toml, empire romans, armies"),
    (
        _set("empires.toml", "empire", "romans", "navigation", ["caspian_sea"]),
        "empire romans, navigation",
    ),
    (_set("empires.toml", "empire", "romans", "name", {"en": "Rome"}), "empires.toml, empire romans.name, zh_hant"),
    (_set("empires.toml", "minor", "phoenicia", "id", "egypt"), "empires.toml, minor egypt, id"),
    (_set("empires.toml", "kingdom", "kingdom_axum", "land", "siberia"), "empires.toml, kingdom kingdom_axum, land"),
    (lambda files: files["empires.toml"]["epoch"].pop(), "empires.toml, epoch"),
    (_set("events.toml", "event", "leader", "deck", "lesser"), "events.toml, event: expected 18 greater"),
    (_set("events.toml", "event", "leader", "epochs", [8]), "events.toml, event leader, epochs"),
    (_set("events.toml", "event", "leader", "deck", "huge"), "events.toml, event leader, deck"),
    (_effect("leader", kind="luck"), "events.toml, event leader, effect, kind"),
    (_effect("leader", n=2), "events.toml, event leader, effect, n"),
    (_effect("minor_phoenicia", empire="egypt"), "events.toml, event minor_phoenicia, effect, empire"),
    (_effect("crusade", water="styx"), "events.toml, event crusade, effect, water"),
    (lambda files: files["scoring.toml"]["area"].pop(), "scoring.toml, area"),
    (lambda files: files["scoring.toml"]["area"][0].update(values=[1, 2]), "scoring.toml, area middle_east, values"),
    (lambda files: files["scoring.toml"]["pieces"].update(markers=[1]), "scoring.toml, pieces, markers"),
]


@pytest.mark.parametrize(("change", "place"), WRONG)
def test_a_wrong_data_file_is_refused_by_place(change: Change, place: str) -> None:
    files = copy.deepcopy({name: dict(file) for name, file in edition().files.items()})
    change(files)
    with pytest.raises(EditionError, match=re.escape(place)):
        Terms(Edition("mine", files), 3, {option.name: option.default for option in GAME.options()})


def test_another_edition_can_be_played() -> None:
    files = copy.deepcopy({name: dict(file) for name, file in edition().files.items()})
    rows(files, "empires.toml", "empire", "shang")["armies"] = [4]
    other = Edition("mine", files)
    assert other.digest != edition().digest
    rules = GAME.rules(1, other, {option.name: option.default for option in GAME.options()}, 3)
    assert next(e.strength for e in rules.terms.cards.empires if e.id == "shang") == 4


def test_every_entry_says_how_sure_it_is() -> None:
    for name, keys in (
        ("map.toml", ("area", "water", "land")),
        ("empires.toml", ("epoch", "empire", "minor", "kingdom")),
        ("events.toml", ("event",)),
        ("scoring.toml", ("area",)),
    ):
        for key in keys:
            for row in edition().files[name][key]:
                assert row["confidence"] and row["source"], (name, row)


# the bot


def test_greedy_takes_what_gives_most_for_an_army() -> None:
    # China is one land short of control, and nobody is there
    s = table("shang", "yellow_river wei_river", pool=1)
    a = advise(rules_of(), s, 0, rules_of().legal(s, 0))
    assert a is not None and a[0] == "army"
    assert ground().area_of[s.terms.land_at[str(a[1])]] == ground().areas.index("china")


def test_the_evaluation_is_a_chance() -> None:
    s = table("romans", "crete", points=[60, 20, 20])
    chances = [evaluate(rules_of(), s, seat) for seat in range(3)]
    assert sum(chances) == pytest.approx(1) and chances[0] > 0.5


def test_greedy_beats_random_seats() -> None:
    rules = rules_of(4)
    won = 0
    for seed in range(12):
        chance, random = QuickChance(seed), Random(seed)
        bot = Greedy(rules)
        s, _ = rules.start(chance)
        while rules.turn(s):
            seat = rules.turn(s)[0]
            legal = rules.legal(s, seat)
            if seat == seed % 4:
                a = bot.choose(seat, None, [rules.guess(s, seat, chance)], legal, chance)
            else:
                a = random.choice(legal)
            rules.play(s, seat, a, chance)
        scores = rules.scores(s)
        assert scores is not None
        won += scores.places[seed % 4] == 1
    assert won >= 11
