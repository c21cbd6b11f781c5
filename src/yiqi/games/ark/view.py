"""What a seat, or an onlooker, may see: built by adding, field by field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from yiqi.core.game import Stat
from yiqi.core.schema import AtMost, OneOf, Range
from yiqi.games.ark import scoring
from yiqi.games.ark.cards import CABIN_SIZE, KINDS, MARKERS, MOST_CARDS, RAIN, ROW, SIDES, TIMBER
from yiqi.games.ark.decisions import Pets, Pick, Second
from yiqi.games.ark.state import OVER, State, markers_left

PHASES: Final = ("main", "pets", "end", "over")
QUESTIONS: Final = ("turn", "second", "mark", "pick", "pets", "end", "none")

Card = Annotated[str, OneOf("card")]
SeatNumber = Annotated[int, Range(-1, 4)]
Cabin = Annotated[tuple[Card, ...], AtMost(CABIN_SIZE)]
Side = Annotated[tuple[Cabin, ...], AtMost(MOST_CARDS + 2)]
CardList = Annotated[tuple[Card, ...], AtMost(MOST_CARDS)]
MarkerCount = Annotated[int, Range(0, 2 * MARKERS)]
ByKind = tuple[MarkerCount, MarkerCount, MarkerCount, MarkerCount, MarkerCount]
Points = Annotated[int, Range(0, 10)]
PointsByKind = tuple[Points, Points, Points, Points, Points]
InDeck = Annotated[int, Range(0, MOST_CARDS)]
DeckByKind = tuple[InDeck, InDeck, InDeck, InDeck, InDeck]


@dataclass(frozen=True, slots=True)
class Player:
    """What is seen of one seat. `hand` and `pet` are filled for their owner, and for all when the match is over.

    `sure` are cards that everybody knows to be in this hand, `known` those known to be in hand or pet. `plain`
    and `halves` count markers by kind, `halves` those of one and a half; `points` go by kind, as if scored now.
    `waited` is whether this seat has a question to answer.
    """

    seat: SeatNumber
    hand_size: Annotated[int, Range(0, MOST_CARDS)]
    hand: CardList
    sure: CardList
    known: CardList
    has_pet: bool
    pet: Annotated[tuple[Card, ...], AtMost(1)]
    timber: Annotated[int, Range(0, 2 * TIMBER)]
    plain: ByKind
    halves: ByKind
    left: Annotated[int, Range(0, MARKERS)]
    points: PointsByKind
    total: Annotated[int, Range(0, 100)]
    passed: bool
    waited: bool


@dataclass(frozen=True, slots=True)
class View:
    """A position as `seat` sees it (-1: an onlooker); `turn` is whose turn it is.

    `side` and `cabin` name the cabin of the turn's first card while a second may follow (cabin 0: none);
    `optional` whether the face-up card asked for may be left. `upper` is how many cards lie above the first rain;
    `rain` how many rain cards were seen; `starts` the start seat; `omnivores_scare` the table's option of that name.
    """

    seat: SeatNumber
    phase: Annotated[str, OneOf("phase")]
    question: Annotated[str, OneOf("question")]
    turn: SeatNumber
    starts: SeatNumber
    side: Annotated[str, OneOf("side")]
    cabin: Annotated[int, Range(0, MOST_CARDS + 2)]
    optional: bool
    players: Annotated[tuple[Player, ...], AtMost(5)]
    port: Side
    starboard: Side
    heel: Annotated[int, Range(-4 * MOST_CARDS, 4 * MOST_CARDS)]
    offer: Annotated[tuple[Card, ...], AtMost(ROW)]
    stock: Annotated[int, Range(0, MOST_CARDS + RAIN)]
    upper: Annotated[int, Range(0, MOST_CARDS)]
    rain: Annotated[int, Range(0, RAIN)]
    pets_chosen: bool
    bank: Annotated[int, Range(-TIMBER, 2 * TIMBER)]
    gone: CardList
    deck_kinds: DeckByKind
    omnivores_scare: bool


def build(s: State, seat: int | None) -> View:
    """The view of a seat, None for an onlooker."""
    names = s.terms.cards.names
    top = s.stack[-1] if s.stack else None
    seats = s.terms.seats
    waited = top.turn(s) if top is not None else ()
    shares = [scoring.share(scoring.counts(s, kind)) for kind in range(len(KINDS))]
    players = []
    for i in range(seats):
        own = i == seat or s.phase == OVER
        card = s.pets[i] if s.pets[i] >= 0 else s.drafts[i]
        first = 5 * i
        points = tuple([share[i] for share in shares])
        players.append(
            Player(
                i,
                len(s.hands[i]),
                tuple([names[c] for c in s.hands[i]]) if own else (),
                tuple([names[c] for c in s.sure[i]]),
                tuple([names[c] for c in s.known[i]]),
                card >= 0,
                (names[card],) if own and card >= 0 else (),
                s.timber[i],
                tuple(s.plain[first : first + 5]),  # type: ignore[arg-type]
                tuple(s.halves[first : first + 5]),  # type: ignore[arg-type]
                markers_left(s, i),
                points,  # type: ignore[arg-type]
                sum(points) + s.timber[i],
                bool(s.passed >> i & 1),
                i in waited,
            )
        )
    cabin = top.cabin if isinstance(top, Second) else -1
    return View(
        -1 if seat is None else seat,
        "pets" if isinstance(top, Pets) else ("main", "end", "over")[s.phase],
        top.name if top is not None else "none",
        -1 if s.phase == OVER or isinstance(top, Pets) else s.seat,
        s.start,
        SIDES[cabin & 1] if cabin >= 0 else SIDES[0],
        (cabin >> 1) + 1,
        top.optional(s) if isinstance(top, Pick) else False,
        tuple(players),
        *_board(s, names),
        s.heel,
        tuple([names[c] for c in s.offer]),
        s.bag.total + RAIN - s.rain,
        s.upper,
        s.rain,
        s.pets_chosen,
        s.bank,
        tuple([names[c] for c in s.gone]),
        s.terms.cards.deck_kinds,  # type: ignore[arg-type]
        s.terms.omnivores_scare,
    )


def stats(view: View) -> tuple[tuple[Stat, ...], ...]:
    """Hand, timber and markers left of each seat."""
    return tuple(
        (
            Stat("hand", "u-cards", player.hand_size),
            Stat("timber", "ark-timber", player.timber),
            Stat("markers", "u-paw", player.left),
        )
        for player in view.players
    )


def progress(view: View) -> tuple[Stat, ...]:
    """How many rains were seen."""
    return (Stat("rain", "ark-rain", view.rain, RAIN),)


def _board(s: State, names: tuple[str, ...]) -> tuple[tuple[tuple[str, ...], ...], tuple[tuple[str, ...], ...]]:
    sides = []
    for side in (0, 1):
        cabins = s.cabins[side : 2 * s.counts[side] : 2]
        sides.append(tuple([tuple([names[c] for c in cabin]) for cabin in cabins]))
    return sides[0], sides[1]
