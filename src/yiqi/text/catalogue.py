"""Messages in one language for one game.

Arguments are keys and numbers as states and events have them. Here they become words: an argument named
`card`, or `card_taken`, with the value `fox` reads as message `card-fox`; one whose name begins with `seat` is a
player, read through `seat_name`, or, from the number of seats on, the automa of the game, message `seat-automa`, or, in
a game whose players have several sides each, another side of a player, message `seat-side` with `$name` and, from 2 on,
`$number`; so is the word `p0`, `p1` and so on where no message has that name; a list is joined as the language joins
lists. What came is there as well, to select by or as a number, under the argument's name with `_key` added:
`{ $card_key -> [fox] … }`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

LANGUAGES: Final = ("en", "zh-Hant", "zh-Hans")
LOCALES: Final = {"en": "en-GB", "zh-Hant": "zh-TW", "zh-Hans": "zh-CN"}
EDITION_NAMES: Final = {"en": "en", "zh-Hant": "zh_hant", "zh-Hans": "zh_hans"}
HOUSE_FOLDER: Final = Path(__file__).parent / "locale"
KEPT: Final = 20_000
PLAYER: Final = re.compile("p[0-9]{1,2}")
"""How a word names the player at a seat, where an argument may name a player or something else."""


class Missing(KeyError):
    """A message that no catalogue has, or that cannot be formatted with its arguments."""


def negotiate(header: str) -> str:
    """The language for an Accept-Language header: the first one we have, English by default."""
    for part in header.lower().split(","):
        tag = part.split(";")[0].strip()
        if tag.startswith("zh"):
            return "zh-Hans" if any(mark in tag for mark in ("hans", "cn", "sg")) or tag == "zh" else "zh-Hant"
        if tag.startswith("en"):
            return "en"
    return "en"


@cache
def _resource(path: Path) -> Resource:
    return FluentResource(path.read_text(encoding="utf-8"))


class Catalogue:
    """Text in one language: the house's messages, those of a game's folder, and names from its edition.

    `language` is one of LANGUAGES; `folder` the game's folder, None for the house alone; `names` what
    `Rules.names()` gives; `seat_name` the name of a player, by default "Player 1" and so on; `seats` how many players
    there are, None where that is not known, so that every number reads as a player's. Formatted lines are kept, so a
    catalogue is shared by all tables that use the same edition when `seat_name` and `seats` are left out.
    """

    def __init__(
        self,
        language: str,
        folder: Path | None = None,
        names: Mapping[str, Mapping[str, str]] | None = None,
        seat_name: Callable[[int], str] | None = None,
        seats: int | None = None,
    ) -> None:
        if language not in LANGUAGES:
            raise Missing(f"no language {language!r}: expected one of {', '.join(LANGUAGES)}")
        self.language = language
        self._names = names or {}
        self._field = EDITION_NAMES[language]
        self._seat_name = seat_name
        self.seats = seats
        self._bundle = FluentBundle([LOCALES[language]], use_isolating=False)
        for place in (HOUSE_FOLDER, folder / "text" if folder is not None else None):
            path = place / f"{language}.ftl" if place is not None else None
            if path is not None and path.is_file():
                self._bundle.add_resource(_resource(path), allow_overrides=True)
        self._kept: dict[tuple[Any, ...], str] = {}

    def with_seats(self, seat_name: Callable[[int], str], seats: int | None = None) -> Catalogue:
        """The same catalogue with other players, `seats` of them if that is said; shares everything but kept lines."""
        other = Catalogue.__new__(Catalogue)
        other.__dict__.update(self.__dict__)
        other._seat_name = seat_name
        other.seats = self.seats if seats is None else seats
        other._kept = {}
        return other

    def has(self, key: str) -> bool:
        return key in self._names or self._bundle.has_message(key)

    def __call__(self, key: str, /, **args: Any) -> str:
        """The message `key`. Raises Missing when there is none, or an argument is lacking."""
        named = self._names.get(key)
        if named is not None:
            return named[self._field]
        kept = (key, *args.items())
        try:
            found = self._kept.get(kept)
        except TypeError:
            kept, found = (key, repr(args)), self._kept.get((key, repr(args)))
        if found is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            found = self._kept[kept] = self._format(key, args)
        return found

    def _format(self, key: str, args: Mapping[str, Any]) -> str:
        if key == "seat":
            return self._seat(int(args["seat"]))
        if not self._bundle.has_message(key):
            raise Missing(f"no message {key!r} in {self.language}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise Missing(f"message {key!r} has no text in {self.language}")
        words = {name: self.word(name, value) for name, value in args.items()}
        words |= {f"{name}_key": value for name, value in args.items() if isinstance(value, (str, int))}
        text, errors = self._bundle.format_pattern(pattern, words)
        if errors:
            raise Missing(f"message {key!r} in {self.language}: {errors[0]}")
        return str(text)

    def word(self, name: str, value: Any) -> Any:
        """The value of the argument `name` as a reader sees it."""
        kind = name.split("_")[0]
        if isinstance(value, (list, tuple)):
            return self.join([str(self.word(name, v)) for v in value])
        if kind == "seat" and isinstance(value, int):
            return self._seat(value)
        if isinstance(value, (str, int)) and self.has(f"{kind}-{value}"):
            return self(f"{kind}-{value}")
        if isinstance(value, str) and PLAYER.fullmatch(value):
            return self._seat(int(value[1:]))
        return value

    def join(self, words: Sequence[str]) -> str:
        """A list in words: "a, b and c", 「a、b、c」."""
        if self.language != "en":
            return "、".join(words)
        return ", ".join(words[:-1]) + " and " + words[-1] if len(words) > 1 else "".join(words)

    def _seat(self, seat: int) -> str:
        if self.seats is not None and seat >= self.seats:
            return self._side(seat, "seat-side") or self("seat-automa")
        if self._seat_name is not None:
            return self._seat_name(seat)
        if seat < 0:
            return self("seat-house")
        return self._plain("seat-number", number=seat + 1)

    def brief(self, seat: int) -> str:
        """A short name for a further side of a player, message `seat-side-brief`; "" for whoever has none."""
        return self._side(seat, "seat-side-brief")

    def _side(self, seat: int, key: str) -> str:
        if self.seats is None or seat < self.seats or not self.has(key):
            return ""
        turn, player = divmod(seat, self.seats)
        return self._plain(key, name=self._seat(player), number=turn + 1)

    def _plain(self, key: str, **args: str | int) -> str:
        """A message whose arguments are words already."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has a text"
        return str(self._bundle.format_pattern(pattern, args)[0])
