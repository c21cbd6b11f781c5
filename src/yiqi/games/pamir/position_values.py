"""What stands in the fields of a position: numbers, seats, cards, places, each refused by name when it is none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Final

from yiqi.core import position as core
from yiqi.core.position import Faulty, brief, listed
from yiqi.games.pamir.cards import COALITIONS, COURT, LAST, REGIONS
from yiqi.games.pamir.pieces import ARMIES, GIFT_SPACES, REGION_COUNT, ROADS, SPIES, TRIBES
from yiqi.games.pamir.placing import CYLINDER
from yiqi.games.pamir.state import NOBODY
from yiqi.games.pamir.terms import COLUMNS, GIFTS, SLOTS, Terms

NONE: Final = "none"
WAKHAN: Final = "wakhan"
PIECES: Final = ("army", "road", "tribe", "gift", "spy")
MOST_PIECES: Final = 15
"""Of one coalition or player: some more than the box has are taken, with a warning."""


def simple(name: object) -> str:
    """A word as it is looked up: capitals, spaces and hyphens do not matter."""
    return str(name).strip().lower().replace(" ", "_").replace("-", "_")


def numeral(value: object) -> object:
    """The number that a text is; anything else as it is."""
    return int(value) if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < 9 else value


def table(field: str, value: object) -> Mapping[Any, Any]:
    """An object. Raises Faulty."""
    return core.table(field, value, "an object {…}")


def known_keys(field: str, row: Mapping[Any, Any], known: tuple[str, ...]) -> None:
    """Refuses a field that an object does not have."""
    for key in row:
        if key not in known:
            raise Faulty(field, "no field but " + ", ".join(known), key)


def word(field: str, value: object, words: tuple[str, ...]) -> int:
    """The place of a word in a list of words."""
    if value in words:
        return words.index(value)
    plain = [*map(simple, words)]
    if not isinstance(value, str) or simple(value) not in plain:
        raise Faulty(field, "one of " + ", ".join(words), value)
    return plain.index(simple(value))


def coalition(field: str, value: object) -> int:
    """A coalition; NOBODY for "none"."""
    return NOBODY if value == NONE else word(field, value, COALITIONS)


def space(field: str, value: object) -> int:
    """A gift space, by its price."""
    if type(value) is not int or value not in GIFTS:
        raise Faulty(field, "one of " + ", ".join(map(str, GIFTS)), value)
    return GIFTS.index(value)


def grid(field: str, value: object) -> list[Any]:
    """What goes by slot: two rows of six, in one list."""
    rows = listed(field, value)
    if len(rows) == SLOTS:
        return rows
    if len(rows) != SLOTS // COLUMNS or any(not isinstance(row, list) or len(row) != COLUMNS for row in rows):
        raise Faulty(field, "two rows of six", value)
    return [value for row in rows for value in row]


class Values:
    """Reads what depends on the edition and on who plays."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms

    @cached_property
    def names(self) -> dict[str, int]:
        """Cards by their names in all languages; 0 for a name that several have."""
        found: dict[str, int] = {}
        for card in range(1, LAST + 1):
            for name in map(simple, self.terms.cards.label.get(f"card-{card}", {}).values()):
                found[name] = card if found.get(name, card) == card else 0
        return found

    def player(self, field: str, value: object) -> int:
        """A player by number; `seat 1` and `wakhan` in words."""
        given = numeral(simple(value).removeprefix("seat").lstrip("_")) if isinstance(value, str) else value
        if given == WAKHAN and self.terms.wakhan >= 0:
            return self.terms.wakhan
        if type(given) is not int or not 0 <= given < self.terms.players:
            raise Faulty(field, f"a player from 0 to {self.terms.players - 1}", value)
        return given

    def card(self, field: str, value: object, court: bool = False) -> int:
        """A card of this edition by number or name: any, or a court card."""
        given: object = value
        if isinstance(value, str):
            name = simple(value)
            given = numeral(name.removeprefix("card_"))
            if isinstance(given, str):
                given = self.names.get(name)
        cards, last = self.terms.cards, COURT if court else LAST
        if type(given) is int and 0 < given <= last and (cards.rank[given] or cards.discarded_key[given]):
            return given
        raise Faulty(field, f"the number or name of a {'court ' * court}card of this edition", value)

    def cards(self, field: str, value: object, court: bool = False, most: int = LAST) -> tuple[int, ...]:
        """Cards in a list, or in a text with commas."""
        if isinstance(value, str):
            value = [part for part in value.split(",") if part.strip()]
        found = listed(field, value)
        if len(found) > most:
            raise Faulty(field, f"at most {most} cards", len(found))
        return tuple([self.card(field, card, court) for card in found])

    def court_card(self, field: str, value: object) -> int:
        return self.card(field, value, court=True)

    def region(self, field: str, value: object) -> int:
        return word(field, value, REGIONS)

    def border(self, field: str, value: object) -> int:
        """A border by its two regions, in either order."""
        ends = [*filter(None, simple(value).split("_"))] if isinstance(value, str) else []
        cards = self.terms.cards
        if len(ends) == 2 and all(end in REGIONS for end in ends):
            found = cards.border_between[REGIONS.index(ends[0]) * REGION_COUNT + REGIONS.index(ends[1])]
            if found >= 0:
                return found
        raise Faulty(field, "one of " + ", ".join(cards.border_names), value)

    def by_player(self, field: str, given: object, read: Callable[[str, Any], Any], default: Any) -> list[Any]:
        """One value a player: from a list, an object by seat, or one for all people; what is missing is the default."""
        if given is None:
            given = {}
        elif isinstance(given, list):
            if len(given) > self.terms.players:
                raise Faulty(field, f"at most {self.terms.players} values, one a player", len(given))
            given = dict(enumerate(given))
        elif not isinstance(given, Mapping):
            given = dict.fromkeys(range(self.terms.seats), given)
        found = [default] * self.terms.players
        for player, value in self.once(field, given, self.player):
            if value is not None:
                found[player] = read(f"{field} {player}", value)
        return found

    def once(self, field: str, given: object, read: Callable[[str, Any], int]) -> list[tuple[int, Any]]:
        """An object's values with what its keys stand for, each once."""
        found: dict[int, Any] = {}
        for key, value in table(field, given).items():
            at = read(f"{field} {brief(key)}", key)
            if at in found:
                raise Faulty(f"{field} {brief(key)}", "this key once", key)
            found[at] = value
        return list(found.items())

    def piece(self, field: str, value: object) -> tuple[int, int]:
        """A piece in words, as {"piece": "tribe", "region": "kabul"}: its coalition, or CYLINDER, and its place."""
        row = table(field, value)
        kind = PIECES[word(f"{field} piece", row.get("piece"), PIECES)]
        if kind in ("army", "road"):
            k = word(f"{field} coalition", row.get("coalition"), COALITIONS)
            if kind == "army":
                return k, ARMIES + self.region(f"{field} region", row.get("region"))
            return k, ROADS + self.border(f"{field} border", row.get("border"))
        if kind == "tribe":
            return CYLINDER, TRIBES + self.region(f"{field} region", row.get("region"))
        if kind == "gift":
            return CYLINDER, GIFT_SPACES + space(f"{field} space", row.get("space"))
        return CYLINDER, SPIES + self.court_card(f"{field} card", row.get("card"))
