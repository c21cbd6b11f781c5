"""The cards of an edition and the table of values: empires, minor empires, kingdoms, events."""

from __future__ import annotations

from typing import Final, NamedTuple

from yiqi.core.edition import Edition, EditionError, Entry
from yiqi.games.world.entries import LANGUAGES, SAID, mask, named, numbers, place, places
from yiqi.games.world.ground import Ground

EMPIRE_FILE: Final = "empires.toml"
EVENT_FILE: Final = "events.toml"
SCORING_FILE: Final = "scoring.toml"
EPOCHS: Final = 7
CARDS: Final = 7
"""Empires in each epoch."""
MOST_SEATS: Final = 6
GREATER: Final = 3
LESSER: Final = 7
DECKS: Final = ("greater", "lesser")
STRAYS: Final = ("rebels", "crusaders", "migrants")
"""Armies of a player that belong to no empire."""

EMPIRE_FIELDS: Final = (
    "id", "epoch", "order", "name", "start", "armies", "strength_1993", "capital", "navigation", "leader", "years",
)  # fmt: skip
MINOR_FIELDS: Final = ("id", "epoch", "name", "start", "armies", "capital", "navigation", "leader")
EVENT_FIELDS: Final = ("id", "deck", "name", "count", "epochs", "when", "effect", "name_of")
EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "minor": ("empire",),
    "kingdom": ("kingdom",),
    "dice": ("dice", "dice_until"),
    "bonus": ("add",),
    "coins": (),
    "disaster": (),
    "plague": ("scope", "dice", "beside"),
    "barbarians": (),
    "uprising": ("dice", "lands", "land", "founds"),
    "crusade": ("armies", "water", "add", "goal"),
    "jihad": ("dice", "dice_until", "ties_until"),
    "treachery": (),
    "surprise": (),
    "siege": (),
    "ties": (),
    "armies": ("n", "needs_capital", "only_vacant"),
    "forts": ("n", "needs_capital"),
    "fleet": (),
    "migrants": ("n", "area"),
}
"""The effects of events, each with the fields it may have."""
PAY: Final = "pay"
"""An effect that gives coins; no card of an edition has it by itself."""
SCOPES: Final = ("land", "neighbours", "areas")


class Empire(NamedTuple):
    """A card: `epoch` 1 to 7, `order` in it (0 for a minor empire), `start` lands with `armies` for each, `waters`."""

    id: str
    epoch: int
    order: int
    start: tuple[int, ...]
    armies: tuple[int, ...]
    capital: bool
    waters: int

    @property
    def strength(self) -> int:
        return sum(self.armies)


class Event(NamedTuple):
    """An event: `epochs` is a mask with bit 1 for the first. Of the rest, what its kind needs; `target` -1 for none.

    A crusade has its water in `scope` and its bonus in `ties`; a plague the dice of neighbours in `until`.
    """

    id: str
    name_of: str
    greater: bool
    copies: int
    epochs: int
    start: bool
    kind: str
    n: int
    dice: int
    until: int
    ties: int
    target: int
    capital: bool
    vacant: bool
    founds: bool
    scope: int


class Cards:
    """Empires by number: those of the epochs in their order, then minor empires; `forces` names them all, then the
    kingdoms and STRAYS. `values[epoch]` goes by area; place 0 is filler.
    """

    def __init__(self, edition: Edition, ground: Ground, paid: bool = False) -> None:
        """`paid`: a card for empires with a capital gives coins for armies (ruling world 4.1.r1)."""
        self.paid = paid
        self.label: dict[str, dict[str, str]] = {}
        self._read_epochs(edition)
        self._read_empires(edition, ground)
        self._read_kingdoms(edition, ground)
        self._read_events(edition, ground)
        self._read_scoring(edition, ground)

    def _read_epochs(self, edition: Edition) -> None:
        rows = edition.file(EMPIRE_FILE).get("epoch")
        if not isinstance(rows, list) or len(rows) != EPOCHS:
            raise EditionError(EMPIRE_FILE, "", "epoch", f"a list of {EPOCHS} tables")
        for n, row in enumerate(rows):
            entry = Entry(EMPIRE_FILE, f"epoch {n + 1}", row)
            entry.only(("number", "name", "years", "figure", "figures", *SAID))
            if entry.integer("number", 1, EPOCHS) != n + 1:
                raise entry.fail("number", str(n + 1))
            entry.integer("figures", 0, 99)
            entry.string("years")
            self.label[f"epoch-{n + 1}"] = entry.named("name", LANGUAGES)
            self.label[f"figure-{n + 1}"] = entry.named("figure", LANGUAGES)

    def _read_empires(self, edition: Edition, ground: Ground) -> None:
        found = named(edition, EMPIRE_FILE, "empire", EMPIRE_FIELDS)
        rows = [self._empire(entry, name, ground, True) for name, entry in found.items()]
        rows.sort(key=lambda row: (row.epoch, row.order))
        wanted = [(epoch, order) for epoch in range(1, EPOCHS + 1) for order in range(1, CARDS + 1)]
        if [(row.epoch, row.order) for row in rows] != wanted:
            expected = f"{CARDS} empires in each of {EPOCHS} epochs, with orders 1 to {CARDS}"
            raise EditionError(EMPIRE_FILE, "", "empire", expected, len(rows))
        minors = named(edition, EMPIRE_FILE, "minor", MINOR_FIELDS)
        for name, entry in minors.items():
            if name in found:
                raise entry.fail("id", "an id that no empire has")
            rows.append(self._empire(entry, name, ground, False))
        self.majors: int = len(found)
        self.empires: tuple[Empire, ...] = tuple(rows)

    def _empire(self, entry: Entry, name: str, ground: Ground, major: bool) -> Empire:
        start = places(entry, "start", ground.lands)
        armies = numbers(entry, "armies", 1, 99)
        if not start or mask(start) & ground.barren:
            raise entry.fail("start", "one land or more, none barren")
        if len(armies) != len(start):
            raise entry.fail("armies", "one number for each start land")
        waters = mask(places(entry, "navigation", ground.waters))
        if waters & ~ground.navigable:
            raise entry.fail("navigation", "waters that carry ships")
        capital = "capital" in entry.table
        self.label[f"empire-{name}"] = entry.named("name", LANGUAGES)
        self.label[f"leader-{name}"] = entry.named("leader", LANGUAGES)
        if capital:
            self.label[f"capital-{name}"] = entry.named("capital", LANGUAGES)
        entry.string("years", "-")
        entry.integer("strength_1993", 0, 99, 0)
        order = entry.integer("order", 1, CARDS) if major else 0
        return Empire(name, entry.integer("epoch", 1, EPOCHS), order, start, armies, capital, waters)

    def _read_kingdoms(self, edition: Edition, ground: Ground) -> None:
        found = named(edition, EMPIRE_FILE, "kingdom", ("id", "name", "land"))
        lands: list[int] = []
        for name, entry in found.items():
            self.label[f"empire-{name}"] = entry.named("name", LANGUAGES)
            lands.append(place(entry, "land", ground.lands))
            if ground.barren >> lands[-1] & 1:
                raise entry.fail("land", "a land that is not barren")
        self.kingdoms: tuple[str, ...] = tuple(found)
        self.kingdom_land: tuple[int, ...] = tuple(lands)
        self.forces: tuple[str, ...] = (*[empire.id for empire in self.empires], *found, *STRAYS)

    def _read_events(self, edition: Edition, ground: Ground) -> None:
        rows: list[Event] = []
        for name, entry in named(edition, EVENT_FILE, "event", EVENT_FIELDS).items():
            self.label[f"card-{name}"] = entry.named("name", LANGUAGES)
            rows.append(self._event(entry, name, ground))
        self.events: tuple[Event, ...] = tuple(rows)
        self.event_names: tuple[str, ...] = tuple([event.id for event in rows])
        for greater, each in ((True, GREATER), (False, LESSER)):
            total = sum([event.copies for event in rows if event.greater == greater])
            if total < each * MOST_SEATS:
                expected = f"{each * MOST_SEATS} {DECKS[not greater]} cards or more"
                raise EditionError(EVENT_FILE, "", "event", expected, total)

    def _event(self, entry: Entry, name: str, ground: Ground) -> Event:
        effect = Entry(entry.file, f"{entry.name}, effect", entry.table.get("effect"))
        kind = effect.one_of("kind", tuple(EFFECTS))
        effect.only(("kind", *EFFECTS[kind]))
        n = effect.integer("n", 1, 9, 1)
        scope = 0
        if kind == "crusade":
            n = effect.integer("armies", 1, 9)
        elif kind == "uprising":
            n = effect.integer("lands", 1, 9, 1)
        elif kind == "bonus":
            n = effect.integer("add", 1, 5)
        ties = effect.integer("ties_until", 1, 99) if kind == "jihad" else 0
        if kind == "crusade":
            ties = effect.integer("add", 0, 5, 0)
            scope = place(effect, "water", ground.waters)
        until = effect.integer("dice_until", 1, 99, 99)
        if kind == "plague":
            scope = place(effect, "scope", SCOPES)
            until = effect.integer("beside", 0, 6, 0)
        capital = effect.flag("needs_capital")
        epochs = numbers(entry, "epochs", 1, EPOCHS)
        if not epochs:
            raise entry.fail("epochs", "one epoch or more")
        return Event(
            name,
            entry.string("name_of", name),
            entry.one_of("deck", DECKS) == "greater",
            entry.integer("count", 1, 20),
            mask(epochs),
            entry.one_of("when", ("start", "turn")) == "start",
            PAY if kind == "armies" and capital and self.paid else kind,
            n,
            effect.integer("dice", 1, 6, 2),
            until,
            99 if kind == "ties" else ties,
            self._target(effect, kind, ground),
            capital,
            effect.flag("only_vacant"),
            effect.flag("founds"),
            scope,
        )

    def _target(self, effect: Entry, kind: str, ground: Ground) -> int:
        """The empire, kingdom, land, water or area an effect names, -1 for none."""
        if kind == "minor":
            return self.majors + place(effect, "empire", [empire.id for empire in self.empires[self.majors :]])
        if kind == "kingdom":
            return place(effect, "kingdom", self.kingdoms)
        if kind == "uprising" and "land" in effect.table:
            return place(effect, "land", ground.lands)
        if kind == "crusade":
            return place(effect, "goal", ground.lands)
        return place(effect, "area", ground.areas) if kind == "migrants" else -1

    def _read_scoring(self, edition: Edition, ground: Ground) -> None:
        found = named(edition, SCORING_FILE, "area", ("id", "values", "values_1993"))
        if set(found) != set(ground.areas):
            raise EditionError(SCORING_FILE, "", "area", "every area of the map once, no other", tuple(found))
        values: list[tuple[int, ...]] = []
        for area in ground.areas:
            row = numbers(found[area], "values", 0, 9)
            if len(row) != EPOCHS:
                raise found[area].fail("values", f"{EPOCHS} numbers")
            if "values_1993" in found[area].table:
                numbers(found[area], "values_1993", 0, 9)
            values.append(row)
        none = tuple([0] * len(values))
        self.values: tuple[tuple[int, ...], ...] = (
            none,
            *[tuple([row[epoch] for row in values]) for epoch in range(EPOCHS)],
        )
        pieces = Entry(SCORING_FILE, "pieces", edition.file(SCORING_FILE).get("pieces"))
        pieces.only(("monuments", "markers", "forts", "cities", "fleets", *SAID))
        self.monuments: int = pieces.integer("monuments", 0, 999)
        for kind in ("forts", "cities", "fleets"):
            pieces.integer(kind, 0, 999, 0)
        self.markers: tuple[int, ...] = numbers(pieces, "markers", 0, 99)
        if len(self.markers) < EPOCHS or list(self.markers) != sorted(self.markers):
            raise pieces.fail("markers", f"{EPOCHS} numbers or more in ascending order")
