"""What the panels of Pax Pamir show: immutable values with all that drawing needs, so that drawing needs no rules.

A content holds players by number and cards as they are printed; names in words come from the `Text` that it is drawn
with. Words for regions, suits, coalitions, icons and actions are those of `cards`; "" stands for none.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Card:
    """A card as it is printed. `sort` is court, event or check; the two keys are an event's.

    `power` is the word of its special ability; `patriot_blocks`: armies and roads on it have its patriot's colour.
    """

    number: int
    sort: str
    region: str = ""
    suit: str = ""
    rank: int = 0
    icons: tuple[str, ...] = ()
    acts: tuple[str, ...] = ()
    patriot: str = ""
    prize: str = ""
    power: str = ""
    patriot_blocks: bool = False
    bought: str = ""
    discarded: str = ""
    buyable: bool = True


@dataclass(frozen=True, slots=True)
class Region:
    """A region: its ruler (-1: nobody), armies by coalition, tribes by player, and why it is ruled so.

    `own` are the ruler's pieces that count, `against` the most that anybody else has; for a region without ruler `own`
    is the most that anybody with a tribe there has, `against` the most of the others or of a coalition.
    """

    name: str
    ruler: int
    armies: tuple[int, int, int]
    tribes: tuple[int, ...]
    own: int
    against: int


@dataclass(frozen=True, slots=True)
class Border:
    """A border by its name, and the roads on it by coalition."""

    name: str
    roads: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Map:
    regions: tuple[Region, ...]
    borders: tuple[Border, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the market: its card, the rupees there, whether one was put on it this turn.

    `check` says which of the four dominance checks this one would be, 0 for another card.
    """

    card: Card | None
    coins: int
    marked: bool
    check: int


@dataclass(frozen=True, slots=True)
class Market:
    """The top row, then the bottom row; rupees paid for each column to the left; cards left in the piles."""

    places: tuple[Place, ...]
    each: int
    deck: int


@dataclass(frozen=True, slots=True)
class Contender:
    """What a player would get from a check now: points, and what they are given for, -1 for who takes no part."""

    player: int
    points: int
    count: int


@dataclass(frozen=True, slots=True)
class Event:
    """An event in force by its key, and whom it concerns, -1 for everybody."""

    key: str
    player: int


@dataclass(frozen=True, slots=True)
class Check:
    """The favored suit, and a dominance check if it came now.

    `on_map` and `supply` are blocks by coalition; `dominant` is "" when none would be; `lead` what it takes.
    """

    favored: str
    on_map: tuple[int, int, int]
    supply: tuple[int, int, int]
    dominant: str
    lead: int
    final: bool
    over: bool
    done: int
    checks: int
    contenders: tuple[Contender, ...]
    events: tuple[Event, ...]
    piles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CourtCard:
    """A card in a court: spies by player, who holds it hostage (-1: nobody), whether it has acted this turn."""

    card: Card
    spies: tuple[int, ...]
    holder: int
    used: bool


@dataclass(frozen=True, slots=True)
class Court:
    """A player's court and dial. `own`: as its owner sees it, with places to play to and gifts to give.

    `automa`: it is Wakhan's, who is loyal to all; `influence` is then by coalition, else one number, () without
    loyalty. `prizes` are their coalitions, `known` the cards in hand that the viewer may see.
    """

    player: int
    own: bool
    automa: bool
    loyalty: str
    influence: tuple[int, ...]
    rupees: int
    points: int
    hand: int
    hand_limit: int
    court_limit: int
    cylinders: int
    stars: tuple[int, int, int, int]
    gifts: tuple[bool, bool, bool]
    prizes: tuple[str, ...]
    cards: tuple[CourtCard, ...]
    known: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Automa:
    """Wakhan's card in play, and what its arrows say with the back that shows.

    `leaning` is the coalition she acts for; `column` counts from 1, 0 while nothing shows.
    """

    number: int
    instructions: tuple[str, ...]
    loyalty: tuple[str, ...]
    leaning: str
    regions: tuple[str, ...]
    black: int
    red: int
    column: int
    row: str


@dataclass(frozen=True, slots=True)
class Hand:
    """Somebody's own cards, and how many may stay at clean-up."""

    cards: tuple[Card, ...]
    limit: int
