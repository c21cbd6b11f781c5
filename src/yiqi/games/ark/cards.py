"""The cards of an edition as flat tuples, and the terms of one match that follow from them.

Inside the rules a card is an int: its place among the different cards of the edition, in the order of the file.
Copies share it. Everything that a rule asks about a card is looked up here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from yiqi.core.edition import Edition, EditionError, Entry, tables

FILE: Final = "cards.toml"
LANGUAGES: Final = ("en", "zh_hant", "zh_hans")

KINDS: Final = ("heavy", "slow", "shy", "useful", "provision")
HEAVY: Final = 0
SLOW: Final = 1
SHY: Final = 2
PROVISIONS: Final = 4
NO_KIND: Final = -1

CLIMATES: Final = ("none", "hot", "cold")
FOODS: Final = ("none", "herbivore", "carnivore", "omnivore")
SPECIALS: Final = ("none", "fox", "hedgehog", "mosquito", "bronto", "turtle", "skunk", "spider", "chimpanzee")
DRIVERS: Final = ("mosquito", "skunk", "spider")
STAYS: Final = ("fox", "mosquito", "spider")
"""The specials that are never driven out (clause ark drive.10)."""

SIDES: Final = ("port", "starboard")
MAX_WEIGHT: Final = 4
CABIN_SIZE: Final = 3
RAIN: Final = 5
MARKERS: Final = 17
TIMBER: Final = 22
LEAST_CARDS: Final = 40
MOST_CARDS: Final = 120
STARTING: Final = 4
ROW: Final = 3
BOW: Final = 2
"""How far the heel marker can be from the middle."""

ID: Final = re.compile(r"[a-z][a-z0-9_.+-]*\Z")
CARD_FIELDS: Final = (
    "id", "name", "type", "copies", "weight", "climate", "nourishment", "kind", "special", "picture",
    "confidence", "source", "note",
)  # fmt: skip
TABLES: Final = ("edition", "facts", "rain", "scoring", "card")
RAIN_FIELDS: Final = ("name", "picture", "confidence", "source", "note")
SCORING_FIELDS: Final = ("kind", "name", "confidence", "source", "note")
FACTS: Final = ("rain", "markers_per_player", "timber", "animals", "provisions", "confidence", "source", "note")

# The marks of a board: for each of these a mask of the cabins of which it is true.
FULL: Final = 0
HOT: Final = 1
COLD: Final = 2
PROVISION: Final = 3
PLANT: Final = 4
BITE: Final = 5
"""BITE + w: an animal is there that a meat-eater of weight w may not share with."""
HARD: Final = 10
"""HARD + w: a meat-eater is there that does not let an animal of weight w in."""
MEAT0: Final = 15
"""A meat-eater of weight 0 is there."""
SCARE: Final = 16
"""Something is there that scares shy animals."""
BESIDE: Final = 17
"""Such a thing is in an adjacent cabin; also known for cabins that do not exist yet."""
VICTIM: Final = 18
"""VICTIM + d: driver d of DRIVERS finds a victim there."""
MARKS: Final = 21


class Cards:
    """The different cards of an edition; every list below goes by card.

    `index` gives the card of an id; `copies` how often it is in the deck; `kind` the scoring card by its place in
    KINDS or NO_KIND; `driver` its place in DRIVERS or -1. `deck_kinds` counts the deck's cards by kind.
    """

    def __init__(self, edition: Edition) -> None:
        self.label: dict[str, dict[str, str]] = {}
        entries = tables(edition, FILE, "card", lambda i, row: str(row.get("id", f"card {i + 1}")))
        _read_box(edition, self.label)
        names: list[str] = []
        for entry in entries:
            names.append(_checked(entry, names))
            self.label[f"card-{names[-1]}"] = _names(entry)
        self.names: tuple[str, ...] = tuple(names)
        self.with_rain: tuple[str, ...] = (*names, "rain")
        self.count: int = len(names)
        self.index: dict[str, int] = {name: i for i, name in enumerate(names)}
        self.copies: tuple[int, ...] = tuple(entry.integer("copies", 1, 60) for entry in entries)
        self.total: int = sum(self.copies)
        self.weight: tuple[int, ...] = tuple(entry.integer("weight", 0, MAX_WEIGHT) for entry in entries)
        self.climate: tuple[str, ...] = tuple(entry.one_of("climate", CLIMATES) for entry in entries)
        self.food: tuple[str, ...] = tuple(entry.one_of("nourishment", FOODS) for entry in entries)
        self.special: tuple[str, ...] = tuple(entry.one_of("special", SPECIALS) for entry in entries)
        self.kind: tuple[int, ...] = tuple(
            KINDS.index(kind) if kind in KINDS else NO_KIND
            for kind in (entry.one_of("kind", (*KINDS, "none")) for entry in entries)
        )
        self.provision: tuple[bool, ...] = tuple(kind == PROVISIONS for kind in self.kind)
        self.plant: tuple[bool, ...] = tuple(food in ("herbivore", "omnivore") for food in self.food)
        self.meat: tuple[bool, ...] = tuple(food in ("carnivore", "omnivore") for food in self.food)
        self.shy: tuple[bool, ...] = tuple(kind == SHY for kind in self.kind)
        self.ends_action: tuple[bool, ...] = tuple(kind in (SLOW, PROVISIONS) for kind in self.kind)
        self.driver: tuple[int, ...] = tuple(
            DRIVERS.index(special) if special in DRIVERS else -1 for special in self.special
        )
        self.picture: tuple[str, ...] = tuple(
            entry.string("picture") if "picture" in entry.table else "" for entry in entries
        )
        self.deck_kinds: tuple[int, ...] = tuple(
            sum(n for n, kind in zip(self.copies, self.kind, strict=True) if kind == k) for k in range(len(KINDS))
        )
        _check_deck(edition, self)

    def victim(self, driver: int, card: int) -> bool:
        """Whether the driver (its place in DRIVERS) may drive this card out, by what the two cards are."""
        if self.provision[card] or self.special[card] in STAYS:
            return False
        if DRIVERS[driver] == "mosquito":
            return self.weight[card] == 2
        return DRIVERS[driver] == "skunk" or self.shy[card]

    def bitten(self, meat: int, other: int) -> bool:
        """Whether meat-eater and other animal may not share a cabin (clauses place.d2, hedgehog.1, turtle.1)."""
        if self.provision[other] or self.weight[meat] < self.weight[other] or self.special[other] == "turtle":
            return False
        return self.special[other] != "hedgehog" or self.weight[meat] == 0

    def clash(self, a: int, b: int) -> bool:
        """Whether climate or food keep the two cards out of one cabin; shyness aside, order does not matter."""
        if {self.climate[a], self.climate[b]} == {"hot", "cold"}:
            return True
        if (self.plant[a] and self.provision[b]) or (self.plant[b] and self.provision[a]):
            return True
        return (self.meat[a] and self.bitten(a, b)) or (self.meat[b] and self.bitten(b, a))


def _names(entry: Entry) -> dict[str, str]:
    return entry.named("name", LANGUAGES)


def _read_box(edition: Edition, label: dict[str, dict[str, str]]) -> None:
    """The names of rain and kinds; what the box is counted to hold has to be what the rulebook says."""
    file = edition.file(FILE)
    Entry(FILE, "", file).only(TABLES)
    rain = Entry(FILE, "rain", file.get("rain"))
    rain.only(RAIN_FIELDS)
    label["card-rain"] = _names(rain)
    seen: list[str] = []
    for entry in tables(edition, FILE, "scoring", lambda i, row: f"scoring {i + 1}"):
        entry.only(SCORING_FIELDS)
        kind = entry.one_of("kind", KINDS)
        if kind in seen:
            raise entry.fail("kind", "a kind that has no scoring card yet")
        seen.append(kind)
        label[f"kind-{kind}"] = _names(entry)
    for kind in KINDS:
        if kind not in seen:
            raise EditionError(FILE, "", "scoring", f"a scoring card for {kind}")
    facts = Entry(FILE, "facts", file.get("facts", {}))
    facts.only(FACTS)
    facts.integer("rain", RAIN, RAIN, RAIN)
    facts.integer("markers_per_player", MARKERS, MARKERS, MARKERS)
    facts.integer("timber", TIMBER, TIMBER, TIMBER)


def _checked(entry: Entry, names: list[str]) -> str:
    """The id of a card whose fields go together."""
    entry.only(CARD_FIELDS)
    name = entry.string("id")
    if not ID.match(name) or name in ("rain", "none"):
        raise entry.fail("id", "a lower-case word of letters, digits and _.+-, other than rain and none")
    if name in names:
        raise entry.fail("id", "an id that no other card has")
    sort = entry.one_of("type", ("animal", "provision"))
    special = entry.one_of("special", SPECIALS)
    if sort == "provision":
        entry.one_of("kind", ("provision",))
        entry.one_of("nourishment", ("none",))
        entry.one_of("special", ("none",))
    else:
        entry.one_of("kind", (*KINDS[:PROVISIONS], "none"))
    if special == "bronto":
        entry.one_of("kind", ("heavy",))
    if special == "chimpanzee":
        entry.one_of("kind", ("none",))
    return name


def _check_deck(edition: Edition, cards: Cards) -> None:
    """Enough cards, as many as the box is said to hold, and four that can start (clause ark setup.13)."""
    if not LEAST_CARDS <= cards.total <= MOST_CARDS:
        raise EditionError(FILE, "", "card", f"from {LEAST_CARDS} to {MOST_CARDS} cards in all", cards.total)
    facts = Entry(FILE, "facts", edition.file(FILE).get("facts", {}))
    provisions = cards.deck_kinds[PROVISIONS]
    for field, number in (("provisions", provisions), ("animals", cards.total - provisions)):
        if facts.integer(field, 0, MOST_CARDS, number) != number:
            raise facts.fail(field, f"{number}, the number of such cards in this file")
    fit = [0] * len(KINDS)
    able = 0
    for card in range(cards.count):
        if cards.weight[card] in (1, 2):
            kind = cards.kind[card]
            able += cards.copies[card] if kind == NO_KIND else 0
            fit[kind] += cards.copies[card] if kind != NO_KIND else 0
    able += sum(min(2, n) for n in fit)
    if able < STARTING:
        raise EditionError(
            FILE, "", "card", "four cards of weight 1 or 2, no kind more than twice, for the start of the game", able
        )


Action = tuple[str | int, ...]


class Terms:
    """What is fixed for one match: cards, seats, options, and the tables that follow from them.

    A cabin is a bit: 2 * (number - 1) for port, one more for starboard, so that neighbours are bit - 2, bit + 2
    and bit ^ 1, and the masks stay small. `rows` is the greatest number that an action can name: every cabin
    holds a card, so there are never more than `cards.total` a side, and a player sees two beyond the last.

    `sets[card]` are the marks a card makes in its cabin, `bars[card]` those that keep it out, `friends[card]` the
    mask of the cards it may join. `fits[(heel + reach) * 5 + weight]` says for which sides the heel stays on the
    bow: 1 port, 2 starboard, 3 both.
    """

    def __init__(self, cards: Cards, seats: int, options: Mapping[str, str]) -> None:
        self.cards: Cards = cards
        self.seats: int = seats
        self.start: int = -1 if options["start"] == "drawn" else int(options["start"])
        self.omnivores_scare: bool = options["omnivores_scare"] == "yes"
        self.drive_optional: bool = options["drive_optional"] == "yes"
        self.end_pick_optional: bool = options["end_pick_optional"] == "yes"
        self.rows: int = cards.total + 2
        self.reach: int = MAX_WEIGHT * cards.total
        self.scares: tuple[bool, ...] = tuple(
            cards.meat[c] and (self.omnivores_scare or not cards.plant[c]) for c in range(cards.count)
        )
        self.sets: tuple[tuple[int, ...], ...] = tuple(self._sets(c) for c in range(cards.count))
        self.bars: tuple[tuple[int, ...], ...] = tuple(self._bars(c) for c in range(cards.count))
        self.friends: tuple[int, ...] = tuple(self._friends(c) for c in range(cards.count))
        self.fits: tuple[int, ...] = tuple(
            (abs(heel - w) <= BOW) + 2 * (abs(heel + w) <= BOW)
            for heel in range(-self.reach, self.reach + 1)
            for w in range(MAX_WEIGHT + 1)
        )
        self.cabins: tuple[int, ...] = tuple(((1 << 2 * min(n, self.rows)) - 1) // 3 for n in range(self.rows + 3))
        """cabins[n]: the mask of the first n cabins of port, `rows` at most; shifted by one, of starboard."""
        self._loads: dict[int, list[Action]] = {}

    def _sets(self, c: int) -> tuple[int, ...]:
        cards = self.cards
        weight = cards.weight[c]
        marks: list[int] = []
        if cards.climate[c] != "none":
            marks.append(HOT if cards.climate[c] == "hot" else COLD)
        if cards.provision[c]:
            marks.append(PROVISION)
        else:
            weights = range(MAX_WEIGHT + 1)
            marks += [BITE + w for w in weights if w >= weight and cards.special[c] not in ("hedgehog", "turtle")]
            if cards.special[c] == "hedgehog" and weight == 0:
                marks.append(BITE)
            if cards.meat[c]:
                marks += [HARD + w for w in weights if w <= weight]
                if weight == 0:
                    marks.append(MEAT0)
        if cards.plant[c]:
            marks.append(PLANT)
        if self.scares[c]:
            marks.append(SCARE)
        marks += [VICTIM + d for d in range(len(DRIVERS)) if cards.victim(d, c)]
        return tuple(marks)

    def _bars(self, c: int) -> tuple[int, ...]:
        cards = self.cards
        weight = cards.weight[c]
        marks = [FULL]
        if cards.climate[c] != "none":
            marks.append(COLD if cards.climate[c] == "hot" else HOT)
        if cards.plant[c]:
            marks.append(PROVISION)
        if cards.provision[c]:
            marks.append(PLANT)
        else:
            if cards.meat[c]:
                marks.append(BITE + weight)
            if cards.special[c] == "hedgehog":
                marks += [MEAT0] if weight == 0 else []
            elif cards.special[c] != "turtle":
                marks.append(HARD + weight)
        if cards.shy[c]:
            marks += [SCARE, BESIDE]
        if cards.driver[c] >= 0 and not self.drive_optional:
            marks.append(VICTIM + cards.driver[c])
        return tuple(marks)

    def _friends(self, c: int) -> int:
        cards = self.cards
        shy = cards.shy[c]
        return sum(1 << d for d in range(cards.count) if not cards.clash(c, d) and not (shy and self.scares[d]))

    def load(self, card: int, bit: int) -> Action:
        """The action that loads a card into a cabin."""
        return ("load", self.cards.names[card], SIDES[bit & 1], (bit >> 1) + 1)

    def drive(self, card: int, bit: int, victim: int) -> Action:
        """The action that loads a card into a cabin and drives a victim out."""
        names = self.cards.names
        return ("drive", names[card], SIDES[bit & 1], (bit >> 1) + 1, names[victim])

    def loads(self, card: int, cabins: int, found: list[Action]) -> None:
        """Appends the loads of a card into the cabins of a mask, in their order.

        Lists for six cabins at a time are made once and kept, at most 64 a card for each six.
        """
        table = self._loads
        key = card << 16
        while cabins:
            part = cabins & 63
            if part:
                ready = table.get(key | part)
                if ready is None:
                    first = ((key >> 6) & 1023) * 6
                    ready = [self.load(card, first + i) for i in range(6) if part >> i & 1]
                    table[key | part] = ready
                found += ready
            cabins >>= 6
            key += 64


def terms(edition: Edition, options: Mapping[str, str], seats: int) -> Terms:
    """The terms of a match. Raises EditionError for a wrong card file."""
    return Terms(Cards(edition), seats, options)


def named(cards: Cards, found: Any) -> list[str]:
    """The ids of cards, for JSON and messages."""
    return [cards.names[c] for c in found]
