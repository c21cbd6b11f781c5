"""What the panels of Three Kingdoms show: immutable values with all that drawing needs, so that drawing needs no rules.

A content holds players by number; names in words come from the `Text` that it is drawn with. Units, orders, results and
reasons are words of `view`: "a8" is the army of 8, "none" stands for nothing. -1 stands for no player.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Site:
    """A province as it is printed: its name in Latin and in Chinese letters, where its middle is and how much room."""

    number: int
    kingdom: str
    latin: str
    chinese: str
    path: str
    x: int
    y: int
    clearance: int


@dataclass(frozen=True, slots=True)
class Land:
    """The drawn map of an edition: left, top, width, height, and its provinces by number."""

    box: tuple[int, int, int, int]
    sites: tuple[Site, ...]


@dataclass(frozen=True, slots=True)
class Province:
    """What is the case in a province: a resource or not, its owner, whose capital it is, closed after a standoff.

    `acts` may be written for it once it is picked, as `act` things: "a" and "m", what is built there.
    """

    number: int
    resource: bool
    owner: int
    capital: int
    closed: bool
    acts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit: its word, whose it is, the leader it is ("" for an army or a militia), the province it stands in.

    `out`: it was dislodged and waits there to retreat. `named`: a click on it counts; not so for the victor while
    another unit of the same word waits to retreat. `acts` may be written for it once it is picked.
    """

    word: str
    seat: int
    leader: str
    place: int
    out: bool
    named: bool
    acts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """An order on the map, and what became of it: `result` is "" as long as it is only written.

    `own` and `other` are the strengths compared, `source` where the unit was dislodged from, -1 if it was not.
    """

    seat: int
    unit: str
    act: str
    about: str
    to: int
    result: str
    why: str
    own: int
    other: int
    source: int


@dataclass(frozen=True, slots=True)
class Map:
    """The whole map; `steps` are the orders shown on it."""

    land: Land
    provinces: tuple[Province, ...]
    units: tuple[Unit, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Leader:
    """A seat: its leader ("none" before he is drawn), resources and units, what it has said to everybody; `goal` is how
    many resources win."""

    seat: int
    leader: str
    kingdom: str
    fallen: bool
    resources: int
    units: int
    committed: bool
    waited: bool
    qualified: str
    claims: bool
    peace: bool
    time: bool
    goal: int


@dataclass(frozen=True, slots=True)
class Standing:
    """How a seat stands to the others, by seat ("brothers" for allies of one kingdom), and to the kingdoms; `fresh`:
    which of these changed lately, first by seat, then by kingdom."""

    seat: int
    leader: str
    kingdom: str
    fallen: bool
    relations: tuple[str, ...]
    hostile: tuple[bool, bool, bool]
    fresh: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """What a relation has become: of a seat to another, or to a kingdom (`other` is -1)."""

    seat: int
    other: int
    kingdom: str
    relation: str


@dataclass(frozen=True, slots=True)
class Relations:
    """All seats, and what changed lately, each relation once."""

    rows: tuple[Standing, ...]
    changed: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Clock:
    """Which year of how many (0: no end), the season, and the question put; how many resources win. `final`: time is
    up, and this year is the last."""

    year: int
    years: int
    season: str
    question: str
    goal: int
    final: bool


@dataclass(frozen=True, slots=True)
class Order:
    """A line of a sheet, or a unit that has none (`act` "none"); `near` are the provinces next to the unit."""

    who: str
    act: str
    about: str
    to: int
    near: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Orders:
    """The viewer's own sheet while something is written (`seat`), else the last season's results for all (-1).

    `leaders` go by seat; `owners` says whose each unit is that a line is about.
    """

    seat: int
    question: str
    season: str
    year: int
    leaders: tuple[str, ...]
    sheet: tuple[Order, ...]
    results: tuple[Step, ...]
    owners: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposal: from whom, to whom, what. `number` is its place among those made to the viewer, -1 for his own."""

    number: int
    seat: int
    other: int
    kind: str
    unit: str
    own: str
    to: int
    answer: str


@dataclass(frozen=True, slots=True)
class Letters:
    """The viewer's proposals, and to whom he can make one while it is talked."""

    seat: int
    open: bool
    others: tuple[int, ...]
    leaders: tuple[str, ...]
    sent: int
    most: int
    proposals: tuple[Proposal, ...]
