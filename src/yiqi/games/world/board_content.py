"""What the panels of History of the World show: immutable values with all that drawing needs.

Lands, waters, areas, empires and events are their ids; -1 stands for no player, "none" for no land, water or empire.
"""

from __future__ import annotations

from dataclasses import dataclass

from yiqi.games.world.board_chart import Chart


@dataclass(frozen=True, slots=True)
class Ground:
    """What never changes on the map of an edition."""

    chart: Chart


@dataclass(frozen=True, slots=True)
class Spot:
    """A land: area and name are its own; whose army stands in it, of which empire and epoch, and what is built there.

    `active`: it belongs to the empire in turn.
    """

    land: str
    area: str
    resource: bool
    seat: int
    empire: str
    epoch: int
    capital: bool
    city: bool
    fort: bool
    monument: bool
    active: bool


@dataclass(frozen=True, slots=True)
class Aim:
    """An attack that can be made: the way, what defends, the dice of both, the chances in percent.

    `spared` are the verbs and cards of events in use that spare the dice, or some of them.
    """

    land: str
    seat: int
    empire: str
    land_from: str
    water: str
    defence: str
    signs: tuple[str, ...]
    dice: int
    bonus: int
    dice_other: int
    bonus_other: int
    win: int
    both: int
    lose: int
    spared: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Round:
    """A battle that was fought: the way, the dice of both, and how it ended."""

    seat: int
    seat_other: int
    land: str
    land_from: str
    water: str
    dice: tuple[int, ...]
    dice_other: tuple[int, ...]
    bonus: int
    bonus_other: int
    result: str


@dataclass(frozen=True, slots=True)
class Map:
    """All that stands on the map; `fleets` and `routes` belong to `seat`, who is in turn. `last` is the last battle."""

    chart: Chart
    spots: tuple[Spot, ...]
    seat: int
    fleets: tuple[str, ...]
    routes: tuple[str, ...]
    aims: tuple[Aim, ...]
    last: tuple[Round, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """A seat in the order of the epoch: its empire as far as it is known, that one's number, and whether it is done."""

    seat: int
    empire: str
    order: int
    done: bool


@dataclass(frozen=True, slots=True)
class Empire:
    """The empire in turn or, in a draft, the card that is looked at; `pool` of `armies` are left.

    `named` are the events in use. `drafts`: the card may be kept or passed on. `names`: its own, English and Chinese.
    `led`: there is a page about its leader.
    """

    epoch: int
    empire: str
    names: tuple[str, str]
    seat: int
    order: int
    drafts: bool
    led: bool
    capital: bool
    start: tuple[str, ...]
    waters: tuple[str, ...]
    armies: int
    pool: int
    allies: int
    coins: int
    free_forts: int
    lost: int
    named: tuple[str, ...]
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Attack:
    """The attacks within reach, the best chances first, and the battles of this turn; `seat` attacks."""

    seat: int
    aims: tuple[Aim, ...]
    rounds: tuple[Round, ...]


@dataclass(frozen=True, slots=True)
class Share:
    """What a seat has in an area: lands, points now, and whether that is presence, dominance or control."""

    seat: int
    lands: int
    points: int
    rank: str


@dataclass(frozen=True, slots=True)
class Row:
    """An area: what it is worth in this epoch, how many lands it has, and who holds them."""

    area: str
    number: int
    value: int
    size: int
    shares: tuple[Share, ...]


@dataclass(frozen=True, slots=True)
class Areas:
    """The table of areas, the dearest first; `totals` by seat: what lands and buildings would score now."""

    epoch: int
    seats: int
    rows: tuple[Row, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """An event: its names, English and Chinese, what it does, the epochs it is for. `used`: it is in use this turn."""

    card: str
    names: tuple[str, str]
    greater: bool
    kind: str
    n: int
    dice: int
    until: int
    target: str
    vacant: bool
    capital: bool
    scope: int
    epochs: tuple[int, ...]
    used: bool


@dataclass(frozen=True, slots=True)
class Hand:
    """The events of who looks; those in use come after those in hand. `seat` is a colour of his: that which is in turn
    or comes next; `others` are the events of `seat_other`, his other colour (-1: he has one)."""

    seat: int
    epoch: int
    cards: tuple[Card, ...]
    seat_other: int = -1
    others: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Seat:
    """A player: points, lands, events left, his empire as far as it is known. Where players have two colours it is one
    of these, and `total` the points of both, told by the first (-1: not told)."""

    seat: int
    points: int
    worth: int
    empire: str
    has_empire: bool
    played: bool
    acts: bool
    lands: int
    greater: int
    lesser: int
    markers: int
    total: int = -1
