"""Names of players in drawings that tables share: each table puts its own in, safely, and draws none."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import Any

import msgspec
import pytest

from yiqi.draw.fit import measure
from yiqi.server import naming
from yiqi.text.catalogue import LANGUAGES

PRIVATE = re.compile("[\ue000-\uf8ff]")
NUMBERED = re.compile(r"Player \d|玩家 \d")


def said(svg: str) -> str:
    """The titles and labels of a drawing."""
    root = ET.fromstring(svg)
    words = [part.get("aria-label", "") for part in root.iter()]
    return "\n".join([*words, *("".join(part.itertext()) for part in root.iter("{http://www.w3.org/2000/svg}title"))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_has_its_own_names_in_drawings_that_it_shares(ann: Any, bob: Any, language: str) -> None:
    ann.lang = bob.lang = language
    seats = ("bot:random", "bot:random")
    one = ann.poll(ann.open("world", "me", *seats, me='A "<b>&\\'))["panels"]
    two = bob.poll(bob.open("world", "me", *seats, me="Bob"))["panels"]
    for name in ("seat 0", "empire"):
        assert 'A "<b>&\\' in said(one[name]), name
        assert "Bob" in said(two[name]) and "Bob" not in one[name], name
    for svg in [*one.values(), *two.values()]:
        assert not PRIVATE.search(svg) and not NUMBERED.search(svg)


def test_a_bot_and_one_who_sits_down_later_are_named_as_in_the_list(ann: Any, bob: Any) -> None:
    table = ann.open("world", "me", "open", "bot:random")
    bob.post(f"{table}/join", {"name": "Bob"})
    state = ann.poll(table)
    names = [player["name"] for player in state["players"]]
    assert names[:2] == ["Ann", "Bob"]
    assert [said(state["panels"][f"seat {n}"]).split("\n")[0] for n in range(3)] == names


def test_drawings_without_names_are_shared_as_they_are() -> None:
    raw = msgspec.Raw(msgspec.json.encode("<svg><title>Crete</title></svg>"))
    assert naming.named(raw, str) is raw


def test_drawn_words_keep_what_stands_there() -> None:
    place = naming.place(2, "Player 3")
    svg = f'<svg aria-label="{place}"><title>{place}: 4</title><text x="1">To {place}</text></svg>'
    drawn = naming.drawn(svg)
    found = msgspec.json.decode(naming.named(msgspec.Raw(msgspec.json.encode(drawn)), lambda seat: f"{seat}'"))
    assert found == '<svg aria-label="2&#x27;"><title>2&#x27;: 4</title><text x="1">To Player 3</text></svg>'
    assert measure(place, 10) == measure("Player 3", 10)
    assert naming.place(naming.MOST, "many") == "many"
