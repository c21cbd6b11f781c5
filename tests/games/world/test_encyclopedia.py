"""The encyclopedia of History of the World: a page for everything the data names, of a good length, in each script."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from opencc import OpenCC

from yiqi.games.world import pages as encyclopedia
from yiqi.games.world.pages import CONFIDENCES, KINDS, LANGUAGES, PageError, page, pages
from zh_hans import pages as with_simplified

FILES = sorted(encyclopedia.FOLDER.glob("*.toml"))
DATA = Path(encyclopedia.__file__).parent / "data"
CHINESE = re.compile(r"[〇\u3400-\u9fff]")
SENTENCE_ENDS = re.compile(r"(?<=[.!?。！？])['」』’”]*\s*")


def data(name: str) -> dict[str, list[dict[str, Any]]]:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


def wanted() -> dict[str, str]:
    """Every id of the data that has to have a page, and the kind of the page."""
    empires, cards = data("empires.toml"), data("events.toml")["event"]
    own = {row["id"]: "empire" for row in empires["empire"]} | {row["id"]: "minor-empire" for row in empires["minor"]}
    leaders = {f"leader-{empire}": "leader" for empire in own}
    kingdoms = {row["id"]: "kingdom" for row in empires["kingdom"]}
    events = {row["id"]: "event" for row in cards if row["effect"]["kind"] not in ("minor", "kingdom")}
    return own | leaders | kingdoms | events


COUNTED = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
]  # fmt: skip
CHINESE_COUNTED = ["", "一", "兩", *"三四五六七八九十", *["十" + n for n in "一二三四五六七八九"], "二十"]


def of_the_board() -> list[tuple[str, list[str], list[int]]]:
    """What a page says of the game: the id of every empire and kingdom, its start lands, the armies it has in each."""
    file = data("empires.toml")
    empires = [(row["id"], row["start"], row["armies"]) for row in (*file["empire"], *file["minor"])]
    return [*empires, *[(row["id"], [row["land"]], []) for row in file["kingdom"]]]


@pytest.mark.parametrize(("page_id", "start", "armies"), of_the_board(), ids=lambda value: str(value))
def test_a_page_ends_with_what_the_game_makes_of_it(page_id: str, start: list[str], armies: list[int]) -> None:
    found = page(page_id)
    assert found is not None
    (_, english), (_, chinese) = [found.texts[language].split("\n\n") for language in ("en", "zh-Hant")]
    lands = {row["id"]: row["name"] for row in data("map.toml")["land"]}
    for land in start:
        assert lands[land]["en"] in english
        assert lands[land]["zh_hant"] in chinese
    if armies:
        said = [word.lower() for word in re.findall(r"(\w+) armies", english)]
        assert [word for word in said if word in COUNTED] == [COUNTED[armies[0]]], "of its strength"
        assert re.findall(r"([一兩二三四五六七八九十]+)支軍隊", chinese) == [CHINESE_COUNTED[armies[0]]]


SAYS = {"dice": ("{} di", "{}骰"), "n": ("{} ", "{}"), "lands": ("{} ", "{}"), "armies": ("{} arm", "{}支軍隊")}
"""How the number of a field of an effect is said."""


@pytest.mark.parametrize("page_id", sorted(name for name, kind in wanted().items() if kind == "event"))
def test_the_page_of_an_event_ends_with_what_its_card_does(page_id: str) -> None:
    found = page(page_id)
    assert found is not None
    (_, english), (_, chinese) = [found.texts[language].split("\n\n") for language in ("en", "zh-Hant")]
    effect = next(row["effect"] for row in data("events.toml")["event"] if row["id"] == page_id)
    for field, (words, hanzi) in SAYS.items():
        if field in effect and effect.get("lands", 2) > 1:
            assert words.format(COUNTED[effect[field]]) in english
            assert hanzi.format(CHINESE_COUNTED[effect[field]]) in chinese
    named = {row["id"]: row["name"] for file in ("area", "land", "water") for row in data("map.toml")[file]}
    for place in {effect.get(field) for field in ("land", "goal", "water", "area")} - {None}:
        assert named[place]["en"] in english
        assert named[place]["zh_hant"] in chinese


def test_the_board_calls_an_empire_the_strongest_only_if_it_is() -> None:
    file = data("empires.toml")
    strength = {row["id"]: sum(row["armies"]) for row in (*file["empire"], *file["minor"])}
    epoch = {row["id"]: row["epoch"] for row in file["empire"]}
    assert max(strength, key=lambda name: strength[name]) == "romans"
    assert sorted(strength, key=lambda name: -strength[name])[1] == "mongols"
    for name in ("persia", "arabs", "britain"):
        assert [other for other in epoch if epoch[other] == epoch[name] and strength[other] >= strength[name]] == [name]


FIRST = {"sumeria", "assyria", "guptas", "franks", "russia"}
LAST = {"aryans", "persia", "sassanids", "khmers", "mongols", "mughals", "germany"}
NEXT = {"han": "hsiung_nu", "goths": "huns", "france": "britain"}


def test_empires_move_when_their_pages_say_they_do() -> None:
    rows = data("empires.toml")["empire"]
    when = {row["id"]: (row["epoch"], row["order"]) for row in rows}
    most = {epoch: max(row["order"] for row in rows if row["epoch"] == epoch) for epoch in range(1, 8)}
    assert {when[name][1] for name in FIRST} == {1}
    assert [name for name in sorted(LAST) if when[name][1] != most[when[name][0]]] == []
    assert when["arabs"][1] == 6
    for name, after in NEXT.items():
        assert when[after] == (when[name][0], when[name][1] + 1)
    for name, later in (("sumeria", "babylonia"), ("byzantines", "arabs"), ("incas_aztecs", "spain")):
        assert when[name][0] == when[later][0] and when[name][1] < when[later][1]
    capitals = {row["id"] for row in rows if "capital" in row}
    steppe = {row["id"] for row in data("map.toml")["land"] if row.get("area") == "eurasia"}
    assert [row["id"] for row in rows if set(row["start"]) & steppe and row["id"] in capitals] == ["timurid_emirates"]


def test_areas_are_worth_what_the_pages_say() -> None:
    worth = {row["id"]: row["values"] for row in data("scoring.toml")["area"]}
    richest = [max(values[k] for values in worth.values()) for k in range(7)]
    assert worth["north_africa"][0] < worth["middle_east"][0]
    assert worth["eurasia"][:4] == worth["north_america"][:4] == [0, 0, 0, 0]
    assert worth["northern_europe"][2] < worth["southern_europe"][2] and worth["india"][2] == richest[2]
    assert worth["middle_east"][4] == 3 * worth["eurasia"][4]
    assert worth["south_america"][5] == 2 * worth["north_america"][5]
    assert worth["sub_saharan_africa"][4:6] == [0, 1]
    assert [name for name in worth if worth[name][6] == richest[6]] == ["northern_europe"]
    assert worth["north_america"][6] == worth["china"][6]


def sentences(text: str) -> list[str]:
    return [sentence for sentence in SENTENCE_ENDS.split(text) if len(sentence) > 5]


def test_everything_that_the_data_names_has_a_page_and_nothing_else() -> None:
    assert {found.id: found.kind for found in pages().values()} == wanted()


def test_there_are_as_many_pages_as_the_box_has_things() -> None:
    kinds = Counter(found.kind for found in pages().values())
    assert (kinds["empire"], kinds["minor-empire"], kinds["leader"], kinds["kingdom"]) == (49, 7, 56, 7)
    assert kinds["event"] == 25
    assert set(kinds) == set(KINDS)


@pytest.mark.parametrize("page_id", sorted(wanted()))
def test_a_page_is_as_long_as_a_page_should_be(page_id: str) -> None:
    found = page(page_id)
    assert found is not None
    assert found.confidence in CONFIDENCES
    assert set(found.texts) == set(LANGUAGES)
    assert 60 <= len(found.texts["en"].split()) <= 150
    assert not CHINESE.search(found.texts["en"])
    for language in ("zh-Hant", "zh-Hans"):
        text = found.texts[language]
        assert len(CHINESE.findall(text)) >= 90
        assert len("".join(text.split())) <= 270
        assert not re.search(r"[a-z]|[,.;:?!'\"()]", text), "Latin letters or punctuation in Chinese"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_pages_share_a_sentence(language: str) -> None:
    count = Counter(sentence for found in pages().values() for sentence in sentences(found.texts[language]))
    assert [sentence for sentence, n in count.items() if n > 1] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_simplified_is_made_from_the_traditional(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert with_simplified(text, OpenCC("tw2s")) == text, "run python3 dev.py text"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_says_where_it_comes_from_and_names_no_reference(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert "Written from general knowledge; no source was consulted. Treat dates as approximate." in text
    assert not re.search(r"https?:|www\.|wikipedia|britannica", text, re.IGNORECASE)


def test_there_is_no_page_for_what_is_not_in_the_game() -> None:
    assert page("atlantis") is None


@pytest.mark.parametrize(
    "change", ['kind = "myth"', 'confidence = "certain"', 'zh-Hans = ""', 'source = "a book"', 'id = "b"']
)
def test_a_file_that_is_not_as_it_should_be_is_refused(
    change: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = {"id": "a", "kind": "event", "confidence": "low", "en": "A.", "zh-Hant": "甲。", "zh-Hans": "甲。"}
    whole = "\n".join(f'{field} = "{value}"' for field, value in row.items())
    field = change.split(" = ")[0]
    changed = "\n".join([*(line for line in whole.split("\n") if not line.startswith(f"{field} =")), change])
    twice = f"[[page]]\n{whole}\n" if field == "id" else ""
    changed = whole if field == "id" else changed
    (tmp_path / "bad.toml").write_text(f"{twice}[[page]]\n{changed}\n", encoding="utf-8")
    monkeypatch.setattr(encyclopedia, "FOLDER", tmp_path)
    pages.cache_clear()
    try:
        with pytest.raises(PageError):
            pages()
    finally:
        pages.cache_clear()
