"""What a seat, or an onlooker, may see: built by adding, field by field."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Final

from yiqi.core.game import Stat
from yiqi.core.schema import AtMost, OneOf, Range
from yiqi.games.world import odds, scoring, secrets
from yiqi.games.world.cards import CARDS, EPOCHS, MOST_SEATS
from yiqi.games.world.ground import Ground, bits
from yiqi.games.world.state import NOBODY, State, holder
from yiqi.games.world.terms import MOST_LANDS

QUESTIONS: Final = (
    "draft", "events", "disaster", "plague", "plague_areas", "barbarians", "raid", "uprising", "crusade", "migrants",
    "astronomy", "reallocation", "half", "expand", "monument", "over",
)  # fmt: skip
RESULTS: Final = ("won", "lost", "tied", "fort", "fort_lost", "treachery")
"""How a battle ended: the attacker won, lost, both fell, the fort fell and it goes on, the fort and the attacker
fell, the land was betrayed without dice."""
NONE: Final = "none"
SEAT: Final = 6
UNIT: Final = 9
"""Where in the number that says all about a land the seat (and one) begins, and the unit (and one); below are marks."""
MOST_KNOWN: Final = 256

SeatNumber = Annotated[int, Range(-1, MOST_SEATS - 1)]
Count = Annotated[int, Range(0, 999)]
LandName = Annotated[str, OneOf("land")]
WaterName = Annotated[str, OneOf("water")]
CardName = Annotated[str, OneOf("card")]
EmpireName = Annotated[str, OneOf("empire")]
Percent = Annotated[int, Range(0, 100)]
Dice = Annotated[tuple[Annotated[int, Range(1, 6)], ...], AtMost(6)]


@dataclass(frozen=True, slots=True)
class Land:
    """A land: whose army is in it (-1: vacant), of which empire (`none`) and epoch (0), what is built there.

    `active`: it belongs to the empire in turn. `near`: that empire can expand there now.
    """

    land: LandName
    seat: SeatNumber
    empire: EmpireName
    epoch: Annotated[int, Range(0, EPOCHS)]
    capital: bool
    city: bool
    fort: bool
    monument: bool
    active: bool
    near: bool


@dataclass(frozen=True, slots=True)
class Area:
    """An area: what it is worth in this epoch, and by seat the lands held and the points it would give now."""

    area: Annotated[str, OneOf("area")]
    value: Annotated[int, Range(0, 9)]
    lands: Annotated[tuple[Count, ...], AtMost(MOST_SEATS)]
    points: Annotated[tuple[Count, ...], AtMost(MOST_SEATS)]


@dataclass(frozen=True, slots=True)
class Fight:
    """A round of battle in the present or the last turn; `seat` -1: barbarians. `result` is of RESULTS."""

    seat: SeatNumber
    seat_other: SeatNumber
    land: LandName
    land_from: LandName
    water: WaterName
    dice: Dice
    dice_other: Dice
    bonus: Annotated[int, Range(0, 9)]
    bonus_other: Annotated[int, Range(0, 9)]
    result: Annotated[str, OneOf("result")]


@dataclass(frozen=True, slots=True)
class Target:
    """An attack the empire in turn can make: the defence against its best route (over a land or a water), and the
    chances in percent that it takes the land, that both fall, that it falls. `dice` and `bonus` are the attacker's."""

    land: LandName
    defence: Annotated[str, OneOf("defence")]
    land_from: LandName
    water: WaterName
    dice_other: Annotated[int, Range(0, 6)]
    bonus_other: Annotated[int, Range(0, 9)]
    win: Percent
    both: Percent
    lose: Percent


@dataclass(frozen=True, slots=True)
class Turned:
    """A scored turn: the empire, and the points for areas, for buildings, and for raids."""

    seat: SeatNumber
    epoch: Annotated[int, Range(1, EPOCHS)]
    empire: EmpireName
    areas: Count
    buildings: Count
    raids: Count


@dataclass(frozen=True, slots=True)
class Player:
    """What is seen of one seat, or of one of its colours where it has two: `seat` is the number of the colour then.

    `empire` is that of this epoch, as far as the viewer knows it (`none`); `has_empire`: it has a card. `worth` is what
    its lands would score now. `strength` sums the empires it has shown.
    """

    seat: SeatNumber
    points: Count
    worth: Count
    empire: EmpireName
    has_empire: bool
    played: bool
    lands: Annotated[int, Range(0, MOST_LANDS)]
    greater: Annotated[int, Range(0, 3)]
    lesser: Annotated[int, Range(0, 7)]
    markers: Annotated[int, Range(0, EPOCHS)]
    strength: Count
    waited: bool


@dataclass(frozen=True, slots=True)
class View:
    """A position as `seat` sees it (-1: an onlooker).

    `turn_seat` is whose turn it is (-1: the draft), `empire` who acts (a minor empire may), with what is in his hand.
    `side` is the viewer's colour that is in turn or comes next, his seat where he has one; `hand` are its events,
    `hand_other` those of his other colour, if he has two; `named` are those used in this turn. `offered` is the card in
    the viewer's hand during a draft; `order` who draws when; `routes` all waters the fleets count as being in.
    """

    seat: SeatNumber
    side: SeatNumber
    question: Annotated[str, OneOf("question")]
    epoch: Annotated[int, Range(1, EPOCHS)]
    turn_seat: SeatNumber
    empire: EmpireName
    offered: EmpireName
    order: Annotated[tuple[SeatNumber, ...], AtMost(MOST_SEATS)]
    players: Annotated[tuple[Player, ...], AtMost(MOST_SEATS)]
    lands: Annotated[tuple[Land, ...], AtMost(MOST_LANDS)]
    areas: Annotated[tuple[Area, ...], AtMost(32)]
    fleets: Annotated[tuple[WaterName, ...], AtMost(32)]
    routes: Annotated[tuple[WaterName, ...], AtMost(32)]
    pool: Count
    allies: Count
    coins: Count
    free_forts: Count
    lost: Count
    monuments_left: Count
    dice: Annotated[int, Range(1, 6)]
    bonus: Annotated[int, Range(0, 9)]
    hand: Annotated[tuple[CardName, ...], AtMost(10)]
    hand_other: Annotated[tuple[CardName, ...], AtMost(10)]
    named: Annotated[tuple[CardName, ...], AtMost(2)]
    targets: Annotated[tuple[Target, ...], AtMost(MOST_LANDS)]
    battles: Annotated[tuple[Fight, ...], AtMost(999)]
    turns: Annotated[tuple[Turned, ...], AtMost(MOST_SEATS * EPOCHS)]


def build(s: State, seat: int | None) -> View:
    """The view of a seat, None for an onlooker."""
    terms = s.terms
    cards, ground = terms.cards, terms.ground
    top = s.stack[-1] if s.stack else None
    sailed = 0
    for group, _ in s.routes:
        sailed |= group
    drafting = top is not None and top.name == "draft" and (terms.owner(top.player) == seat or terms.open_draft)
    side = NOBODY if seat is None else side_of(s, seat)
    areas = _areas(s)
    worth = [sum([area.points[p] for area in areas]) + scoring.buildings(s, p) for p in range(terms.sides)]
    waited = top.player if top is not None else NOBODY
    return View(
        seat=-1 if seat is None else seat,
        side=side,
        question=top.name if top is not None else "over",
        epoch=s.epoch,
        turn_seat=s.seat,
        empire=cards.forces[s.force] if s.force != NOBODY else NONE,
        offered=offered(s) if drafting else NONE,
        order=s.order,
        players=tuple([_player(s, seat, p, worth[p], p == waited) for p in range(terms.sides)]),
        lands=_lands(s),
        areas=areas,
        fleets=tuple([ground.waters[w] for w in bits(s.fleets)]),
        routes=tuple([ground.waters[w] for w in bits(sailed)]),
        pool=s.pool,
        allies=s.allies,
        coins=s.coins,
        free_forts=s.free_forts,
        lost=s.lost,
        monuments_left=max(0, cards.monuments - s.monuments.bit_count()),
        dice=s.dice if s.defeats < s.dice_until else 2,
        bonus=s.bonus,
        hand=_hand(s, side) if seat is not None else (),
        hand_other=_others(s, seat, side) if seat is not None else (),
        named=tuple([cards.event_names[card] for card in s.named]),
        targets=_targets(s) if top is not None and top.name == "expand" else (),
        battles=tuple([_fight(s, *battle) for battle in s.battles]),
        turns=tuple([_turned(s, *row) for row in s.scored]),
    )


def side_of(s: State, seat: int) -> int:
    """The colour of a seat that is asked or in turn; else that of its colours which comes next, as the seat knows."""
    colours = s.terms.colours(seat)
    if len(colours) == 1:
        return seat
    for now in (s.stack[-1].player if s.stack else NOBODY, s.seat):
        if now in colours:
            return now
    left = [side for side in colours if not s.played >> side & 1]
    # without a card: by the order of the draft, after those who have one
    return min(left, key=lambda side: (s.held[side] == NOBODY, s.held[side], s.order.index(side)), default=seat)


def _hand(s: State, side: int) -> tuple[str, ...]:
    return tuple([s.terms.cards.event_names[card] for card in s.hands[side]])


def _others(s: State, seat: int, side: int) -> tuple[str, ...]:
    return tuple([name for other in s.terms.colours(seat) if other != side for name in _hand(s, other)])


def offered(s: State) -> str:
    """The card that the drawer looks at, `none` where he is bound to pass one on unseen."""
    card = s.stack[-1].fields()[2]
    return s.terms.cards.forces[card] if card != NOBODY else NONE


def _lands(s: State) -> tuple[Land, ...]:
    """All lands. Most are as they were in the position before: each is made once for all that is the case there."""
    how = [unit + 1 << UNIT for unit in s.unit]
    for seat, armies in enumerate(s.armies):
        for n in bits(armies):
            how[n] |= seat + 1 << SEAT
    for mark, places in enumerate((s.capitals, s.cities, s.forts, s.monuments, s.active, s.frontier & ~s.base)):
        for n in bits(places):
            how[n] |= 1 << mark
    found = []
    for n, (known, code) in enumerate(zip(_known(s.terms.ground), how, strict=True)):
        land = known.get(code)
        if land is None:
            if len(known) == MOST_KNOWN:
                known.clear()
            land = known[code] = _land(s, n, code)
        found.append(land)
    return tuple(found)


@lru_cache(maxsize=8)
def _known(ground: Ground) -> list[dict[int, Land]]:
    """By land, what it has looked like, by the number that says all of it."""
    return [{} for _ in ground.lands]


def _land(s: State, n: int, code: int) -> Land:
    unit = (code >> UNIT) - 1
    empire, epoch = (s.terms.cards.forces[unit >> 3], unit & 7) if unit >= 0 else (NONE, 0)
    marks = [bool(code >> mark & 1) for mark in range(SEAT)]
    return Land(s.terms.ground.lands[n], (code >> SEAT & MOST_SEATS + 1) - 1, empire, epoch, *marks)


def _areas(s: State) -> tuple[Area, ...]:
    ground = s.terms.ground
    found = []
    for name, mask, value in zip(ground.areas, ground.area_mask, s.terms.cards.values[s.epoch], strict=True):
        found.append(_area(name, value, tuple([(armies & mask).bit_count() for armies in s.armies])))
    return tuple(found)


@lru_cache(maxsize=8192)
def _area(name: str, value: int, lands: tuple[int, ...]) -> Area:
    points = []
    for seat, own in enumerate(lands):
        most = max([n for other, n in enumerate(lands) if other != seat])
        points.append(value * scoring.rank(own, most))
    return Area(name, value, lands, tuple(points))


def _targets(s: State) -> tuple[Target, ...]:
    """The enemy lands within reach while there are armies in hand: all of it lies on the table."""
    ground = s.terms.ground
    goals = s.frontier & ~s.active if s.pool else 0
    found: list[Target] = []
    for land in bits(goals):
        if holder(s, land) in (NOBODY, s.seat):
            continue
        row = odds.defence(s, land)
        chances = odds.of_attack(s, land)
        found.append(
            Target(
                ground.lands[land],
                row.why,
                ground.lands[row.land] if row.land >= 0 else NONE,
                ground.waters[row.water] if row.water >= 0 else NONE,
                row.dice,
                row.bonus,
                round(chances.win * 100),
                round(chances.both * 100),
                round(chances.lose * 100),
            )
        )
    return tuple(found)


def _fight(
    s: State, seat: int, other: int, land: int, source: int, water: int, dice: tuple[int, ...],
    dice_other: tuple[int, ...], bonus: int, bonus_other: int, result: str,
) -> Fight:  # fmt: skip
    ground = s.terms.ground
    return Fight(
        seat,
        other,
        ground.lands[land],
        ground.lands[source] if source >= 0 else NONE,
        ground.waters[water] if water >= 0 else NONE,
        dice,
        dice_other,
        bonus,
        bonus_other,
        result,
    )


def _turned(s: State, seat: int, epoch: int, areas: int, buildings: int, raids: int) -> Turned:
    ruled = scoring.ruled_in(s, seat, epoch)
    empire = s.terms.cards.forces[ruled] if ruled != NOBODY else NONE
    return Turned(seat, epoch, empire, areas, buildings, raids)


def _player(s: State, viewer: int | None, seat: int, worth: int, waited: bool) -> Player:
    cards = s.terms.cards
    held = s.held[seat]
    known = held != NOBODY and (secrets.shown(s, seat) or (viewer is not None and bool(s.known[seat] >> viewer & 1)))
    greater = sum([cards.events[card].greater for card in s.hands[seat]])
    return Player(
        seat=seat,
        points=s.points[seat],
        worth=worth,
        empire=cards.forces[held] if known else NONE,
        has_empire=held != NOBODY,
        played=bool(s.played >> seat & 1),
        lands=s.armies[seat].bit_count(),
        greater=greater,
        lesser=len(s.hands[seat]) - greater,
        markers=len(s.drawn[seat]),
        strength=scoring.strength(s, seat),
        waited=waited,
    )


def stats(view: View) -> tuple[tuple[Stat, ...], ...]:
    """Points and lands of each seat, and the events it has left."""
    return tuple(
        [
            (
                Stat("points", "u-star", player.points),
                Stat("lands", "u-flag", player.lands),
                Stat("events", "u-cards", player.greater + player.lesser),
            )
            for player in view.players
        ]
    )


def progress(view: View) -> tuple[Stat, ...]:
    """Which epoch it is, and how many had their turn."""
    played = sum([player.played for player in view.players])
    return (
        Stat("epoch", "u-hourglass", view.epoch, EPOCHS),
        Stat("turns", "u-calendar", played, min(CARDS, len(view.players))),
    )
