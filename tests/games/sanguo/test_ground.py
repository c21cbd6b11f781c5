"""Another map as an edition: what is wrong with one is said with file, province and field."""

from __future__ import annotations

import copy
import re
from collections.abc import Callable
from typing import Any

import pytest

from yiqi import games
from yiqi.core.edition import Edition, EditionError

Change = Callable[[dict[int, dict[str, Any]]], Any]


def edition(change: Change) -> Edition:
    """The game's map with a change to its provinces by number."""
    whole: Any = copy.deepcopy(dict(games.edition("sanguo").file("map.toml")))
    change({province["number"]: province for province in whole["province"]})
    return Edition("changed", {"map.toml": whole})


def test_another_map_is_played() -> None:
    other = edition(lambda p: p[1]["name"].update(en="Elsewhere"))
    rules = games.rules("sanguo", 3, edition_used=other)
    assert rules.names()["province-1"]["en"] == "Elsewhere"
    assert other.digest != games.edition("sanguo").digest


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda p: p[8].update(kingdom="han"), "province 8"),
        (lambda p: p[8].update(adjacent=[99]), "province 8"),
        (lambda p: p[8]["adjacent"].pop(), "province 8"),
        (lambda p: p[8].update(resource="yes"), "province 8"),
        (lambda p: p[8].update(colour="red"), "province 8"),
        (lambda p: p[1].update(number=2), "province 2"),
        (lambda p: p[8]["name"].pop("en"), "province 8"),
        (lambda p: [p[n].update(resource=False) for n in (29, 30, 31)], "resource provinces or more in wu"),
    ],
)
def test_what_is_wrong_names_the_province(change: Change, words: str) -> None:
    with pytest.raises(EditionError, match=re.escape(words)):
        games.rules("sanguo", 3, edition_used=edition(change))
