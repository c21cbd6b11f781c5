"""What the panels of Ark show: immutable values with all that drawing needs, so that drawing needs no rules.

A content holds seats by number and cards by id; names in words come from the `Text` that it is drawn with.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Card:
    """A card as it is printed. `picture` is a symbol without its "ark-", "" if there is none."""

    id: str
    picture: str
    weight: int
    climate: str  # hot, cold, none
    nourishment: str  # herbivore, carnivore, omnivore, none
    kind: str  # a scoring card, or none
    special: str  # one of the eight, or none


@dataclass(frozen=True, slots=True)
class Cabin:
    """A cabin: cards in the order they came in; `climate` is what they make it; `calm`: none near scares the shy."""

    cards: tuple[Card, ...]
    climate: str
    calm: bool


@dataclass(frozen=True, slots=True)
class Ark:
    """The ark from the bow. `heel` is starboard less port, -2 to 2; `pays` is paid for a new cabin, -1 is nobody."""

    port: tuple[Cabin, ...]
    starboard: tuple[Cabin, ...]
    heel: int
    port_weight: int
    starboard_weight: int
    pays: int


@dataclass(frozen=True, slots=True)
class Offer:
    """The face-up row, how many cards the stock still has, how many of the rains were seen; whether pets are chosen."""

    cards: tuple[Card, ...]
    room: int
    stock: int
    rain: int
    rains: int
    pets: bool


@dataclass(frozen=True, slots=True)
class Lane:
    """A scoring card: cards of its kind in the deck; by seat markers, those on timber, points if scored now."""

    kind: str
    cards: int
    markers: tuple[int, ...]
    halves: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Scoring:
    """The scoring cards in the order in which they lie."""

    lanes: tuple[Lane, ...]


@dataclass(frozen=True, slots=True)
class Hand:
    """Somebody's own cards, in the order in which they are shown."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Pets:
    """The pets, shown when scored: by seat, None for a seat without."""

    cards: tuple[Card | None, ...]
