"""What a seat, or an onlooker, may see: built by adding, field by field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from yiqi.core.game import Stat
from yiqi.core.schema import AtMost, OneOf, Range
from yiqi.games.pamir import check, market
from yiqi.games.pamir.cards import COALITIONS, LASTING, REGIONS, SUITS
from yiqi.games.pamir.court import court_limit, hand_limit
from yiqi.games.pamir.decisions import CLASSES
from yiqi.games.pamir.pieces import SPY_BITS, SPY_MASK, holder
from yiqi.games.pamir.secrets import knows, viewer_of
from yiqi.games.pamir.state import State
from yiqi.games.pamir.terms import CHECKS, SLOTS, STANDING

QUESTIONS: Final = (*CLASSES, "over")
LOYALTIES: Final = (*COALITIONS, "none")
ANSWERS: Final = (*STANDING, "unknown")
MOST_PLAYERS: Final = 5

SeatNumber = Annotated[int, Range(-1, MOST_PLAYERS - 1)]
CardNumber = Annotated[int, Range(0, 116)]
CardList = Annotated[tuple[CardNumber, ...], AtMost(116)]
Rupees = Annotated[int, Range(0, 10_000)]
Pieces = Annotated[int, Range(0, 15)]
"""Of one coalition or player in one place: a position that was set up by hand may have some more than the box."""
ByPlayer = Annotated[tuple[Pieces, ...], AtMost(MOST_PLAYERS)]
ByCoalition = tuple[Pieces, Pieces, Pieces]
Points = Annotated[int, Range(0, 100)]
Stars = Annotated[int, Range(0, 60)]


@dataclass(frozen=True, slots=True)
class CourtCard:
    """A card in a court: the spies on it by player, who holds it hostage (-1: nobody), whether it acted this turn."""

    card: CardNumber
    spies: ByPlayer
    holder: SeatNumber
    used: bool


@dataclass(frozen=True, slots=True)
class Player:
    """What is seen of one player; Wakhan is the last, with loyalty none.

    `hand` are the cards the viewer may see there, ascending. `cylinders` are those in supply, `influence` what this
    player would count in each coalition, -1 when not loyal to it; `next_points` what a check now would give.
    `standing` is the standing answer to who asks for a lower bribe, as far as the viewer can tell.
    """

    seat: SeatNumber
    loyalty: Annotated[str, OneOf("loyalty")]
    rupees: Rupees
    points: Points
    hand_size: Annotated[int, Range(0, 116)]
    hand: CardList
    court: Annotated[tuple[CourtCard, ...], AtMost(100)]
    gifts: tuple[bool, bool, bool]
    prizes: CardList
    cylinders: Pieces
    stars: tuple[Stars, Stars, Stars, Stars]
    court_limit: Annotated[int, Range(0, 70)]
    hand_limit: Annotated[int, Range(0, 70)]
    influence: Annotated[int, Range(-1, 60)]
    next_points: Points
    standing: Annotated[str, OneOf("answer")]
    waited: bool


@dataclass(frozen=True, slots=True)
class Region:
    """A region: who rules it (-1: nobody), armies by coalition, tribes by player."""

    region: Annotated[str, OneOf("region")]
    ruler: SeatNumber
    armies: ByCoalition
    tribes: ByPlayer


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in the market: the card (0: none), the rupees there, whether one was put on it this turn."""

    card: CardNumber
    coins: Rupees
    marked: bool


@dataclass(frozen=True, slots=True)
class Lasting:
    """An event in force: its effect, and whom it concerns (the buyer, for Rumor the one named)."""

    effect: Annotated[str, OneOf("lasting")]
    player: SeatNumber


@dataclass(frozen=True, slots=True)
class View:
    """A position as `seat` sees it (-1: an onlooker).

    `turn` is whose turn it is, `question` what is asked of `asked` (-1: nobody, or of Wakhan, who answers by the
    house), `card` and `number` what it is about (0: nothing). `market` is the top row, then the bottom row. `roads` go
    by border in the edition's order. `blocks` are the supplies by coalition, `on_map` the blocks of each on the map.
    `dominant` is the coalition that a check now would find dominant, `final` whether it would be the last.
    `piles` are what is left in each of the six piles, the top first; `automa` is Wakhan's card in play (0: none),
    `automa_back` the number of the back that shows on her pile (-1: none), `leaning` the coalition she acts for.
    """

    seat: SeatNumber
    question: Annotated[str, OneOf("question")]
    asked: SeatNumber
    card: CardNumber
    number: Annotated[int, Range(0, 100)]
    turn: SeatNumber
    actions: Annotated[int, Range(0, 2)]
    order: Annotated[tuple[SeatNumber, ...], AtMost(MOST_PLAYERS)]
    favored: Annotated[str, OneOf("suit")]
    players: Annotated[tuple[Player, ...], AtMost(MOST_PLAYERS)]
    regions: Annotated[tuple[Region, ...], AtMost(6)]
    roads: Annotated[tuple[ByCoalition, ...], AtMost(9)]
    market: Annotated[tuple[Slot, ...], AtMost(SLOTS)]
    blocks: ByCoalition
    on_map: ByCoalition
    dominant: Annotated[str, OneOf("loyalty")]
    lead: Annotated[int, Range(2, 4)]
    final: bool
    checks: Annotated[int, Range(0, CHECKS)]
    lasting: Annotated[tuple[Lasting, ...], AtMost(len(LASTING))]
    piles: Annotated[tuple[Annotated[int, Range(0, 12)], ...], AtMost(6)]
    gone: CardList
    offers: Annotated[int, Range(0, 3)]
    given_up: Annotated[int, Range(0, 3)]
    wakhan: SeatNumber
    automa: Annotated[int, Range(0, 24)]
    automa_back: Annotated[int, Range(-1, 11)]
    leaning: Annotated[str, OneOf("loyalty")]
    over: bool


def build(s: State, seat: int | None) -> View:
    """The view of a seat, None for an onlooker."""
    terms = s.terms
    top = s.stack[-1] if s.stack else None
    waited = top.player if top is not None else -1
    final = check.is_final(s, 1)
    outcome = check.outcome(s, final)
    names = (*COALITIONS, "none")
    return View(
        seat=-1 if seat is None else seat,
        question=top.name if top is not None else "over",
        asked=waited,
        card=max(0, getattr(top, "card", 0)),
        number=_number(top),
        turn=s.player if top is not None else -1,
        actions=s.actions,
        order=s.order,
        favored=SUITS[s.favored],
        players=tuple([_player(s, viewer_of(s, seat), p, outcome, p == waited) for p in range(terms.players)]),
        regions=tuple(
            [
                Region(
                    name,
                    s.rulers[r],
                    (s.armies[r], s.armies[6 + r], s.armies[12 + r]),
                    tuple(s.tribes[r::6]),
                )
                for r, name in enumerate(REGIONS)
            ]
        ),
        roads=tuple([(s.roads[b], s.roads[9 + b], s.roads[18 + b]) for b in range(9)]),
        market=tuple([Slot(s.market[k], s.coins[k], bool(s.marked >> k & 1)) for k in range(SLOTS)]),
        blocks=(max(0, s.blocks[0]), max(0, s.blocks[1]), max(0, s.blocks[2])),
        on_map=(12 - s.blocks[0], 12 - s.blocks[1], 12 - s.blocks[2]),
        dominant=names[outcome.dominant],
        lead=check.lead(s),
        final=final,
        checks=min(s.checks, CHECKS),
        lasting=tuple([Lasting(LASTING[k], player) for k, player in enumerate(s.lasting) if player >= 0]),
        piles=tuple([sum(s.piles[at : at + 3]) for at in range(0, 3 * market.PILES, 3)]),
        gone=s.gone,
        offers=s.offers,
        given_up=s.given_up,
        wakhan=terms.wakhan,
        automa=s.front,
        automa_back=s.back,
        leaning=names[s.leaning],
        over=top is None,
    )


def _number(top: object) -> int:
    for name in ("left", "size", "units", "offer"):
        value = getattr(top, name, None)
        if isinstance(value, int):
            return value
    return 0


def _player(s: State, viewer: int, player: int, outcome: check.Outcome, waited: bool) -> Player:
    hand = s.hands[player]
    seen = hand if player == viewer or not s.stack else tuple([c for c in hand if knows(s, viewer, c)])
    answer = s.standing[player] if player == viewer else s.shown[player]
    loyalty = s.loyalty[player]
    gifts = s.gifts[player]
    star = player * 4
    if player == s.terms.wakhan:
        influence = check.influence(s, player, s.leaning) if s.leaning >= 0 else 1
    else:
        influence = check.influence(s, player, loyalty) if loyalty >= 0 else -1
    return Player(
        seat=player,
        loyalty=LOYALTIES[loyalty],
        rupees=s.rupees[player],
        points=s.points[player],
        hand_size=len(hand),
        hand=seen,
        court=tuple([_court_card(s, player, card) for card in s.courts[player]]),
        gifts=(bool(gifts & 1), bool(gifts & 2), bool(gifts & 4)),
        prizes=s.prizes[player],
        cylinders=max(0, s.cylinders[player]),
        stars=(s.stars[star], s.stars[star + 1], s.stars[star + 2], s.stars[star + 3]),
        court_limit=court_limit(s, player),
        hand_limit=hand_limit(s, player),
        influence=influence,
        next_points=outcome.points[player],
        standing=ANSWERS[answer],
        waited=waited,
    )


def _court_card(s: State, player: int, card: int) -> CourtCard:
    held = s.spies[card]
    spies = tuple([held >> SPY_BITS * p & SPY_MASK for p in range(s.terms.players)])
    return CourtCard(card, spies, holder(s, card, player), bool(s.used >> card & 1))


def stats(view: View) -> tuple[tuple[Stat, ...], ...]:
    """Loyalty with influence in it, rupees, hand and cylinders left of each player."""
    found = []
    for player in view.players:
        own = view.leaning if player.seat == view.wakhan else player.loyalty
        loyal = (Stat("influence", f"pamir-{own}", player.influence),) if own != "none" else ()
        purse = Stat("rupees", "pamir-coin", player.rupees)
        hand = Stat("hand", "u-cards", player.hand_size)
        found.append((*loyal, purse, hand, Stat("cylinders", "pamir-cylinder", player.cylinders)))
    return tuple(found)


def progress(view: View) -> tuple[Stat, ...]:
    """How many Dominance Checks have been resolved."""
    return (Stat("checks", "pamir-check", view.checks, CHECKS),)
