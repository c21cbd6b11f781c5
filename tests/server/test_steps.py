"""Stepping through what was done: what each line of the log is about, for the page to mark on the board."""

from __future__ import annotations

import time
from typing import Any

import pytest

from yiqi import games
from yiqi.core.game import Event
from yiqi.server import faces
from yiqi.text import LANGUAGES

NOUNS = frozenset({"land", "card"})


@pytest.mark.parametrize(
    ("event", "about"),
    [
        (Event("go", {"seat": 1, "land": "crete", "n": 3}), ["land crete"]),
        # what only went with it is left out
        (Event("go", {"land": "crete", "land_from": "morea"}), ["land crete"]),
        (Event("go", {"land_from": "morea", "land_to": "crete"}), ["land morea", "land crete"]),
        (Event("shown", {"card": [3, 5]}), ["card 3", "card 5"]),
        (Event("scored", {"seat": 0, "n": 3, "lands": "many"}), []),
    ],
)
def test_a_line_is_about_what_its_event_names(event: Event, about: list[str]) -> None:
    assert faces._about(event, None, NOUNS) == about


def test_what_is_told_in_secret_is_marked_for_who_is_told() -> None:
    event = Event("drew", {"seat": 1}, (1,), {"card": "fox"})
    assert [faces._about(event, seat, NOUNS) for seat in (None, 0, 1)] == [[], [], ["card fox"]]


@pytest.mark.parametrize("game", games.ids())
def test_players_and_numbers_are_no_things(game: str) -> None:
    rules = games.rules(game, games.game(game).seats[-1], {})
    assert faces._nouns(rules)
    assert not faces._nouns(rules) & {"seat", "n"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_battle_is_a_line_with_dice_odds_and_result(ann: Any, language: str) -> None:
    table = ann.open("world", "bot:rich", "bot:rich", "bot:rich")
    ann.lang = language
    for _ in range(300):
        log = ann.poll(table)["log"]
        battles = [entry for entry in log if any("%" in line for line in entry["lines"])]
        if battles:
            break
        time.sleep(0.1)
    else:
        raise AssertionError("no battle")
    names = games.rules("world", 3, {}).names()
    for entry in battles:
        lands = [thing.removeprefix("land ") for thing in entry["things"] if thing.startswith("land ")]
        assert lands
        assert any(names[f"land-{land}"][language.lower().replace("-", "_")] in str(entry["lines"]) for land in lands)
