"""The board of an edition: areas, waters and lands as flat tuples and bit masks.

Inside the rules a land, a water and an area is its place in the file; a set of them is an integer with those bits.
Barren lands are lands as well: `playable` are all others.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from yiqi.core.edition import Edition, EditionError, Entry
from yiqi.games.world.entries import CONFIDENCE, LANGUAGES, mask, named, place, places, texts

MAP_FILE: Final = "map.toml"
MOST_LANDS: Final = 128
MOST_WATERS: Final = 32
KINDS: Final = ("land", "strait", "barren")
SIGNS: Final = ("strait", "forest", "mountain", "great_wall")
AREA_FIELDS: Final = ("id", "name")
WATER_FIELDS: Final = ("id", "name", "kind", "navigable", "touches")
LAND_FIELDS: Final = ("id", "name", "area", "barren", "resource", "waters", "waters_confidence", "adjacent")
BORDER_FIELDS: Final = (
    "to", "kind", "defence", "source", "confidence", "defence_confidence", "defence_source", "strait", "note",
)  # fmt: skip


def bits(found: int) -> Iterator[int]:
    """The places that are in a mask, ascending."""
    while found:
        low = found & -found
        yield low.bit_length() - 1
        found ^= low


class Ground:
    """By land: `area_of` (-1 for barren ones), `next_to` the lands an army can walk to, `open_from` those from which
    an attack meets one die, `hard_from` those from which it meets a sign of difficult terrain, `strait_from` the part
    of these behind a strait, `waters_of`. The first three count barren neighbours too, for barbarians; `wild` are
    those a barren land touches. By water: `coast` its lands, `touches` its waters, `basin` where a fleet counts as
    being.
    """

    def __init__(self, edition: Edition) -> None:
        areas = named(edition, MAP_FILE, "area", AREA_FIELDS)
        waters = named(edition, MAP_FILE, "water", WATER_FIELDS)
        lands = named(edition, MAP_FILE, "land", LAND_FIELDS)
        if not areas or len(waters) > MOST_WATERS or not 2 <= len(lands) <= MOST_LANDS:
            expected = f"areas, at most {MOST_WATERS} waters and at most {MOST_LANDS} lands"
            raise EditionError(MAP_FILE, "", "", expected, (len(areas), len(waters), len(lands)))
        self.areas: tuple[str, ...] = tuple(areas)
        self.waters: tuple[str, ...] = tuple(waters)
        self.lands: tuple[str, ...] = tuple(lands)
        self.label: dict[str, dict[str, str]] = {}
        for kind, entries in (("area", areas), ("water", waters), ("land", lands)):
            for name, entry in entries.items():
                self.label[f"{kind}-{name}"] = entry.named("name", LANGUAGES)
        self._read_lands(lands)
        self._read_borders(lands)
        self._read_waters(waters)

    def _read_lands(self, lands: dict[str, Entry]) -> None:
        area_of: list[int] = []
        barren = resource = 0
        waters_of: list[int] = []
        for n, entry in enumerate(lands.values()):
            if entry.flag("barren"):
                barren |= 1 << n
                if "area" in entry.table:
                    raise entry.fail("area", "none, for the land is barren")
                area_of.append(-1)
            else:
                area_of.append(place(entry, "area", self.areas))
            if entry.flag("resource"):
                if barren >> n & 1:
                    raise entry.fail("resource", "no resource on barren land")
                resource |= 1 << n
            waters_of.append(mask(places(entry, "waters", self.waters)))
        self.everywhere: int = (1 << len(lands)) - 1
        self.barren: int = barren
        self.playable: int = self.everywhere & ~barren
        self.resource: int = resource
        self.area_of: tuple[int, ...] = tuple(area_of)
        self.waters_of: tuple[int, ...] = tuple(waters_of)
        self.area_mask: tuple[int, ...] = tuple(
            [mask([n for n, area in enumerate(area_of) if area == k]) for k in range(len(self.areas))]
        )
        for k, found in enumerate(self.area_mask):
            if not found:
                raise EditionError(MAP_FILE, f"area {self.areas[k]}", "", "a land in it")

    def _read_borders(self, lands: dict[str, Entry]) -> None:
        everywhere = range(len(lands))
        next_to = [0] * len(lands)
        open_from, hard_from, strait_from, wild = next_to[:], next_to[:], next_to[:], next_to[:]
        kinds: dict[tuple[int, int], str] = {}
        self.signs: dict[tuple[int, int], tuple[str, ...]] = {}
        for n, entry in enumerate(lands.values()):
            for border in _borders(entry):
                to = place(border, "to", self.lands)
                kind = border.one_of("kind", KINDS)
                signs = places(border, "defence", SIGNS)
                if to == n or (n, to) in kinds:
                    raise border.fail("to", "another land, each once")
                if (kind == "barren") != bool((self.barren >> n | self.barren >> to) & 1):
                    raise border.fail("kind", "barren exactly where one of the two lands is")
                if (kind == "strait") != (0 in signs):
                    raise border.fail("defence", "the sign strait exactly on a strait")
                kinds[n, to] = kind
                self.signs[n, to] = tuple([SIGNS[sign] for sign in signs])
                if kind == "barren":
                    wild[n] |= 1 << to
                else:
                    next_to[n] |= 1 << to
                if signs:
                    hard_from[n] |= 1 << to
                else:
                    open_from[n] |= 1 << to
                if kind == "strait":
                    strait_from[n] |= 1 << to
        for (n, to), kind in kinds.items():
            if kinds.get((to, n)) != kind:
                raise EditionError(
                    MAP_FILE, f"land {self.lands[n]}", "adjacent", f"the same border in {self.lands[to]}"
                )
        self.next_to: tuple[int, ...] = tuple(next_to)
        self.open_from: tuple[int, ...] = tuple(open_from)
        self.hard_from: tuple[int, ...] = tuple(hard_from)
        self.strait_from: tuple[int, ...] = tuple(strait_from)
        self.wild: tuple[int, ...] = tuple(wild)
        self.raiders: int = mask([n for n in everywhere if self.barren >> n & 1 and wild[n] & self.playable])
        self.beside: tuple[int, ...] = tuple([self._areas_beside(k) for k in range(len(self.areas))])

    def _areas_beside(self, area: int) -> int:
        """The areas a land of which touches a land of this one."""
        found = 0
        for n in bits(self.area_mask[area]):
            for to in bits(self.next_to[n] & self.playable):
                found |= 1 << self.area_of[to]
        return found & ~(1 << area)

    def _read_waters(self, waters: dict[str, Entry]) -> None:
        touches: list[int] = []
        ocean = navigable = 0
        for w, entry in enumerate(waters.values()):
            if entry.one_of("kind", ("ocean", "sea")) == "ocean":
                ocean |= 1 << w
            if entry.flag("navigable"):
                navigable |= 1 << w
            touches.append(mask(places(entry, "touches", self.waters)))
        for w, entry in enumerate(waters.values()):
            if touches[w] >> w & 1 or any(not touches[other] >> w & 1 for other in bits(touches[w])):
                raise entry.fail("touches", "other waters, each of which names this one")
        self.ocean: int = ocean
        self.navigable: int = navigable
        self.touches: tuple[int, ...] = tuple(touches)
        self.coast: tuple[int, ...] = tuple(
            [mask([n for n, found in enumerate(self.waters_of) if found >> w & 1]) for w in range(len(waters))]
        )
        self.basin: tuple[int, ...] = tuple([self._basin(w) for w in range(len(waters))])

    def _basin(self, water: int) -> int:
        """Where a fleet counts as being (clause world 3.2.4): an ocean's is in all seas joined to it by seas alone."""
        found = 1 << water
        if not self.ocean >> water & 1:
            return found
        edge = found
        while edge:
            reached = 0
            for w in bits(edge):
                reached |= self.touches[w]
            edge = reached & ~self.ocean & self.navigable & ~found
            found |= edge
        return found

    def routes(self, fleets: int) -> tuple[tuple[int, int], ...]:
        """The waters that fleets join, group by group, each with all its coasts (clauses world 3.2.2, 3.2.3, 3.2.4)."""
        sailed = 0
        for w in bits(fleets):
            sailed |= self.basin[w]
        groups: list[tuple[int, int]] = []
        while sailed:
            group, edge = 0, sailed & -sailed
            while edge:
                group |= edge
                reached = 0
                for w in bits(edge):
                    reached |= self.touches[w]
                edge = reached & sailed & ~group
            sailed &= ~group
            coast = 0
            for w in bits(group):
                coast |= self.coast[w]
            groups.append((group, coast & self.playable))
        return tuple(groups)


def _borders(entry: Entry) -> list[Entry]:
    """The borders of a land."""
    found = entry.table.get("adjacent", [])
    if not isinstance(found, list):
        raise entry.fail("adjacent", "a list of tables")
    borders: list[Entry] = []
    for row in found:
        name: Any = row.get("to", "") if isinstance(row, dict) else ""
        border = Entry(entry.file, f"{entry.name}, border to {name}", row)
        border.only(BORDER_FIELDS)
        texts(border, "source")
        border.one_of("confidence", CONFIDENCE, "high")
        border.one_of("defence_confidence", CONFIDENCE, "high")
        borders.append(border)
    return borders
