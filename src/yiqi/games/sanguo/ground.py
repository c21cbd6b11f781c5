"""The map of an edition: provinces, neighbours, kingdoms, resources, as masks and flat tuples."""

from __future__ import annotations

from typing import Final

from yiqi.core.edition import Edition, EditionError, Entry, tables

MAP_FILE: Final = "map.toml"
LANGUAGES: Final = ("en", "zh_hant", "zh_hans")
KINGDOMS: Final = ("wei", "shu", "wu")
NEUTRAL: Final = 3
"""The kingdom of provinces that belong to none."""
PLACES: Final = (*KINGDOMS, "neutral")
MOST: Final = 99
LEAST_RESOURCES: Final = 6
"""Two leaders place three units each on resources of their kingdom."""
UNIT_NAMES: Final = {
    "l": {"en": "leader in {name} (L{n})", "zh_hant": "{name}首領（L{n}）", "zh_hans": "{name}首领（L{n}）"},
    "a": {"en": "army in {name} (A{n})", "zh_hant": "{name}正規軍（A{n}）", "zh_hans": "{name}正规军（A{n}）"},
    "m": {"en": "militia in {name} (M{n})", "zh_hant": "{name}預備役（M{n}）", "zh_hans": "{name}预备役（M{n}）"},
}
"""How a unit is called in words, by the letter it is written with: message `unit-a8`."""
PROVINCE_FIELDS: Final = ("number", "name", "kingdom", "resource", "adjacent", "anchor", "clearance", "path")


class Ground:
    """Provinces by number, 1 to `last`; place 0 is filler.

    `adjacent` are masks of neighbours, `neighbours` the same ascending; `kingdom` is a place in KINGDOMS or NEUTRAL,
    `resources` a mask, `of_kingdom` a mask by kingdom. `label` names provinces and the units in them. `distance[a][b]`
    counts steps. `unify` is how many resources of each kingdom unify it, `direct` how many in all win. `path`,
    `anchor`, `clearance` and `box` draw it.
    """

    def __init__(self, edition: Edition) -> None:
        entries = tables(edition, MAP_FILE, "province", lambda i, row: f"province {row.get('number', i + 1)}")
        numbers = [entry.integer("number", 1, MOST) for entry in entries]
        self.last: int = max(numbers, default=0)
        size = self.last + 1
        self.label: dict[str, dict[str, str]] = {}
        adjacent, kingdom, path = [0] * size, [NEUTRAL] * size, [""] * size
        anchor, clearance = [(0, 0)] * size, [0] * size
        self.resources: int = 0
        self.everywhere: int = 0
        for entry, number in zip(entries, numbers, strict=True):
            entry.only(PROVINCE_FIELDS)
            if self.everywhere >> number & 1:
                raise entry.fail("number", "a number that is not there yet")
            self.everywhere |= 1 << number
            named = entry.named("name", LANGUAGES)
            self.label[f"province-{number}"] = named
            for letter, forms in UNIT_NAMES.items():
                words = {field: form.format(name=named[field], n=number) for field, form in forms.items()}
                self.label[f"unit-{letter}{number}"] = words
            kingdom[number] = PLACES.index(entry.one_of("kingdom", PLACES))
            if entry.flag("resource"):
                self.resources |= 1 << number
            adjacent[number] = _neighbours(entry, numbers)
            path[number] = entry.string("path", "M0 0z")
            anchor[number] = _point(entry, "anchor")
            clearance[number] = entry.integer("clearance", 0, 1000, 40)
        self.adjacent: tuple[int, ...] = tuple(adjacent)
        self.kingdom: tuple[int, ...] = tuple(kingdom)
        self.path: tuple[str, ...] = tuple(path)
        self.anchor: tuple[tuple[int, int], ...] = tuple(anchor)
        self.clearance: tuple[int, ...] = tuple(clearance)
        self.neighbours: tuple[tuple[int, ...], ...] = tuple([numbers_in(mask) for mask in adjacent])
        self.numbers: tuple[int, ...] = numbers_in(self.everywhere)
        self.of_kingdom: tuple[int, ...] = tuple(
            [sum([1 << n for n in self.numbers if kingdom[n] == k]) for k in range(len(PLACES))]
        )
        self._check(entries)
        self.distance: tuple[tuple[int, ...], ...] = tuple([self._distances(n) for n in range(size)])
        self._read_head(edition)

    def _read_head(self, edition: Edition) -> None:
        head = Entry(MAP_FILE, "map", edition.file(MAP_FILE).get("map", {}))
        head.only(("view", "direct", "unify"))
        view = head.table.get("view", [0, 0, 1448, 1656])
        if not isinstance(view, list) or len(view) != 4 or any(type(n) is not int for n in view):
            raise head.fail("view", "four whole numbers: left, top, width, height")
        self.box: tuple[int, int, int, int] = (view[0], view[1], view[2], view[3])
        self.direct: int = head.integer("direct", 1, MOST, self.resources.bit_count() // 2 + 1)
        unify = Entry(MAP_FILE, "map unify", head.table.get("unify", {}))
        self.unify: tuple[int, ...] = tuple(
            [
                unify.integer(name, 1, MOST, (self.resources & self.of_kingdom[k]).bit_count() // 2 + 1)
                for k, name in enumerate(KINGDOMS)
            ]
        )

    def _check(self, entries: list[Entry]) -> None:
        """Neighbours name each other, everything can be reached, leaders find room."""
        by_number = {entry.integer("number", 1, MOST): entry for entry in entries}
        for n in self.numbers:
            for other in self.neighbours[n]:
                if not self.adjacent[other] >> n & 1:
                    raise by_number[other].fail("adjacent", f"{n} among them, as {n} names {other}")
        reached = self._distances(self.numbers[0]) if self.numbers else ()
        for n in self.numbers:
            if reached[n] < 0:
                raise by_number[n].fail("adjacent", f"a way to province {self.numbers[0]}")
        for k, name in enumerate(KINGDOMS):
            found = (self.resources & self.of_kingdom[k]).bit_count()
            if found < LEAST_RESOURCES:
                expected = f"{LEAST_RESOURCES} resource provinces or more in {name}"
                raise EditionError(MAP_FILE, "", "province", expected, found)

    def _distances(self, start: int) -> tuple[int, ...]:
        """Steps to every province, -1 where there is no way."""
        found = [-1] * (self.last + 1)
        if not self.everywhere >> start & 1:
            return tuple(found)
        found[start] = 0
        reached = [start]
        for n in reached:
            for other in numbers_in(self.adjacent[n]):
                if found[other] < 0:
                    found[other] = found[n] + 1
                    reached.append(other)
        return tuple(found)


def numbers_in(mask: int) -> tuple[int, ...]:
    """The provinces of a mask, ascending."""
    found: list[int] = []
    n = 0
    while mask:
        if mask & 1:
            found.append(n)
        mask >>= 1
        n += 1
    return tuple(found)


def _neighbours(entry: Entry, numbers: list[int]) -> int:
    value = entry.table.get("adjacent")
    if not isinstance(value, list) or not value:
        raise entry.fail("adjacent", "the numbers of its neighbours")
    mask = 0
    for n in value:
        if type(n) is not int or n not in numbers or n == entry.table["number"] or mask >> n & 1:
            raise entry.fail("adjacent", "numbers of other provinces, each once")
        mask |= 1 << n
    return mask


def _point(entry: Entry, field: str) -> tuple[int, int]:
    value = entry.table.get(field, [0, 0])
    if not isinstance(value, list) or len(value) != 2 or any(type(n) is not int for n in value):
        raise entry.fail(field, "two whole numbers")
    return (value[0], value[1])
