"""What a match of History of the World is played by: the edition, the number of players, the options."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from yiqi.core.chance import Bag
from yiqi.core.edition import Edition
from yiqi.core.game import Action
from yiqi.games.world.cards import CARDS, EPOCHS, MOST_SEATS, Cards
from yiqi.games.world.ground import Ground

MOST_LANDS: Final = 128
BATTLE_DICE: Final = 2
"""Dice of an attacker (clause world 3.4.2)."""
MOST_EVENTS: Final = 2
"""Events in one turn (clause world 2.2.2)."""
COLOURS_EACH: Final = 2
"""Colours of each player where the table plays with two (ruling world 2.1.r2)."""
COLOURS_SEATS: Final = 3
"""How many players there are then."""
START_EPOCHS: Final = tuple([f"e{n}" for n in range(1, EPOCHS + 1)])
"""The epochs that people may play from, as the option has them."""
ALWAYS: Final = 99
"""More losses than there can be in a turn."""


LAND_VERBS: Final = ("hit", "from", "raid", "rise", "crusade", "settle", "monument")
BYTE: Final = 8


class Menu:
    """One verb with each land: `all` by land, and those of any mask, ascending."""

    def __init__(self, verb: str, lands: tuple[str, ...]) -> None:
        self.all: tuple[Action, ...] = tuple([(verb, land) for land in lands])
        self._size = (len(lands) + BYTE - 1) // BYTE
        self._chunks: list[list[tuple[Action, ...]]] = []
        for k in range(self._size):
            part = self.all[k * BYTE : k * BYTE + BYTE]
            self._chunks.append([tuple([a for n, a in enumerate(part) if byte >> n & 1]) for byte in range(1 << BYTE)])

    def of(self, mask: int) -> list[Action]:
        """The actions for the lands in a mask."""
        found: list[Action] = []
        if mask:
            for k, byte in enumerate(mask.to_bytes(self._size, "little")):
                if byte:
                    found += self._chunks[k][byte]
        return found


class Printed:
    """What is read of an edition: the ground, the cards, and the menus of its lands by verb. Nothing changes it."""

    def __init__(self, edition: Edition, paid: bool) -> None:
        self.ground = Ground(edition)
        self.cards = Cards(edition, self.ground, paid)
        lands = self.ground.lands
        self.march = Menu("army", lands)
        self.fortify = Menu("fort", lands)
        self.betray = Menu("treachery", lands)
        self.surprise = Menu("surprise", lands)
        self.menus: dict[str, Menu] = {verb: Menu(verb, lands) for verb in LAND_VERBS}


@lru_cache(maxsize=8)
def printed(edition: Edition, paid: bool) -> Printed:
    """The same for all matches with an edition; `paid` as Cards has it. Raises EditionError for a wrong data file."""
    return Printed(edition, paid)


class Terms:
    """One match's edition, seats and options; tables made of them once.

    `march`, `fortify`, `betray` and `surprise` hold each action once. `seats` are players, `sides` colours: a side is
    a seat's first colour by the seat's number, its second by a number beyond the seats (ruling world 2.1.r2).
    """

    def __init__(self, edition: Edition, seats: int, options: Mapping[str, str]) -> None:
        """`options` are complete and valid; seats 3 to 6. Raises EditionError for a wrong data file."""
        shared = printed(edition, options["civil_service"] == "coins")
        self.ground = shared.ground
        self.cards = shared.cards
        self.seats = seats
        self.sides = COLOURS_EACH * seats if options["colours"] == "two" else seats
        self.label: dict[str, dict[str, str]] = {**self.ground.label, **self.cards.label}
        self.free_passing = options["passing"] == "any"
        self.open_draft = options["draft"] == "open"
        self.one_minor = options["deal"] == "one_minor"
        self.leader_bars_minor = options["leader_minor"] == "barred"
        self.leader_mortal = options["leader_dies"] == "yes"
        self.marauders = options["marauders"] == "yes"
        self.markers = options["markers"] == "yes"
        self.start_epoch = START_EPOCHS.index(options["start_epoch"]) + 1
        self.early_zeroed = self.start_epoch > 1 and options["early_scores"] == "zeroed"
        self.any_taking = options["taking"] == "any"
        self.march, self.fortify = shared.march, shared.fortify
        self.betray, self.surprise = shared.betray, shared.surprise
        self.menus: dict[str, Menu] = shared.menus
        self.land_at: dict[str, int] = {land: n for n, land in enumerate(self.ground.lands)}
        self.water_at: dict[str, int] = {water: n for n, water in enumerate(self.ground.waters)}
        self.card_at: dict[str, int] = {name: n for n, name in enumerate(self.cards.event_names)}
        self.area_at: dict[str, int] = {area: n for n, area in enumerate(self.ground.areas)}
        self.marker_names: tuple[str, ...] = tuple(dict.fromkeys([str(n) for n in self.cards.markers]))

    def owner(self, side: int) -> int:
        """The seat that plays a side; NOBODY's own is itself."""
        return side % self.seats if side >= 0 else side

    def colours(self, seat: int) -> range:
        """The sides that a seat plays, its first colour first."""
        return range(seat, self.sides, self.seats)

    def empire_bag(self, epoch: int) -> Bag:
        """The seven cards of an epoch."""
        first = (epoch - 1) * CARDS
        names = tuple([empire.id for empire in self.cards.empires[first : first + CARDS]])
        return Bag(names, [1] * CARDS)

    def event_bag(self, greater: bool) -> Bag:
        """All cards of one deck; the names of the other deck stand in the bag too, none of them left in it."""
        counts = [event.copies if event.greater == greater else 0 for event in self.cards.events]
        return Bag(self.cards.event_names, counts)

    def greater_bags(self, bag: Bag) -> tuple[Bag, Bag]:
        """What is left of the greater events, sorted: minor empires, and the others."""
        kinds = [event.kind == "minor" for event in self.cards.events]
        minors = [n if minor else 0 for n, minor in zip(bag.counts, kinds, strict=True)]
        others = [0 if minor else n for n, minor in zip(bag.counts, kinds, strict=True)]
        return Bag(bag.names, minors), Bag(bag.names, others)

    def marker_bag(self) -> Bag:
        """The markers by their numbers."""
        counts = [sum([str(n) == name for n in self.cards.markers]) for name in self.marker_names]
        return Bag(self.marker_names, counts)


__all__ = ["ALWAYS", "BATTLE_DICE", "EPOCHS", "MOST_EVENTS", "MOST_LANDS", "MOST_SEATS", "Terms"]
