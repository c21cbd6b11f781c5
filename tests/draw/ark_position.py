"""A position of Ark to draw: the panels as contents, and names in words."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import yiqi
from yiqi.games.ark.board_content import Ark, Cabin, Card, Hand, Lane, Offer, Pets, Scoring
from yiqi.text.catalogue import Catalogue

FOLDER = Path(yiqi.__file__).parent / "games" / "ark"
CARDS: dict[str, Any] = {c["id"]: c for c in tomllib.loads((FOLDER / "data" / "cards.toml").read_text("utf-8"))["card"]}
KINDS = ("heavy", "slow", "shy", "useful", "provision")
PLAYERS = ("小雨", "Anders", "美玲", "Wilhelmina of the Long Name", "Noah-2")


def card(key: str) -> Card:
    """A card of the edition that comes with the game."""
    c = CARDS[key]
    return Card(key, c.get("picture", ""), c["weight"], c["climate"], c["nourishment"], c["kind"], c["special"])


def cards(keys: str) -> tuple[Card, ...]:
    """Cards by their ids, separated by spaces."""
    return tuple(card(key) for key in keys.split())


def side(cabins: Sequence[str]) -> tuple[Cabin, ...]:
    out = []
    for keys in cabins:
        inside = cards(keys)
        climates = {c.climate for c in inside} - {"none"}
        out.append(Cabin(inside, climates.pop() if climates else "none", calm=len(out) % 3 == 0))
    return tuple(out)


PORT = (
    "cow", "elephant rhinoceros crocodile", "reindeer musk_ox", "giraffe sloth", "grain grain cat", "horse pig",
    "hedgehog snail", "bison", "turtle",
)  # fmt: skip
STARBOARD = (
    "rabbit squirrel", "zebra gazelle camel", "mammoth polar_bear", "hay hay", "hippopotamus ostrich", "anteater fox",
    "koala mouse", "dog",
)  # fmt: skip


def ark(port: Sequence[str] = PORT, starboard: Sequence[str] = STARBOARD, pays: int = 3) -> Ark:
    return Ark(side(port), side(starboard), -1, 28, 27, pays)


def long_ark(rows: int) -> Ark:
    keys = list(CARDS)
    return ark([keys[k % len(keys)] for k in range(rows)], [keys[(k + 7) % len(keys)] for k in range(rows - 1)])


def scoring(seats: int = 4) -> Scoring:
    points = (10, 6, 2, 2, 0)[:seats]
    marks = ((3, 2, 1, 1, 0), (17, 5, 9, 1, 1))
    lanes = [Lane(k, 10, marks[i % 2][:seats], (0, 1, 1, 0, 0)[:seats], points) for i, k in enumerate(KINDS)]
    return Scoring(tuple(lanes))


def hand(n: int = 9) -> Hand:
    return Hand(tuple(card(key) for key in (list(CARDS) * 2)[:n]))


OFFER = Offer(cards("skunk lion chicken"), 3, 14, 3, 5, True)
PETS = Pets((*cards("mouse hippopotamus"), None, *cards("cat")))


def contents() -> dict[str, Any]:
    return {"ark": ark(), "offer": OFFER, "scoring": scoring(), "hand": hand(), "pets": PETS}


def text(language: str, names: dict[str, dict[str, str]] | None = None) -> Catalogue:
    """The game's words, the cards named by the edition or by `names`."""
    known = {f"card-{key}": c["name"] for key, c in CARDS.items()}
    return Catalogue(language, FOLDER, known | (names or {}), PLAYERS.__getitem__)
