"""What is on the table: one slotted object of flat lists of small ints and tuples that are never changed in place."""

from __future__ import annotations

from typing import Any, Final

from yiqi.core.chance import Bag, Chance
from yiqi.core.game import HOUSE, Action, Event, Prompt, Reason
from yiqi.core.rulebook import ASKED
from yiqi.games.pamir.terms import Terms

NOBODY: Final = -1
NOT_ASKED: Final = Reason("asked", {}, ASKED)
"""For an action that is not near; the core then says why."""


class Decision:
    """Something that is asked of `player`, or, as `Work`, that the rules do next.

    Immutable; `name` is from the rulebook, `fields` what it is made of. The methods are those of the contract, for
    this decision on top of the stack and the player it asks.
    """

    name: str
    player: int

    def fields(self) -> tuple[Any, ...]:
        return (self.player,)

    def turn(self, s: State) -> tuple[int, ...]:
        """Who is waited for: the player, the house for Wakhan."""
        return (self.player if self.player < s.terms.seats else HOUSE,)

    def ask(self, s: State) -> Prompt:
        return Prompt(self.name)

    def near(self, s: State) -> list[Action]:
        raise NotImplementedError

    def legal(self, s: State) -> list[Action]:
        return [a for a in self.near(s) if self.refusal(s, a) is None]

    def refusal(self, s: State, a: Action) -> Reason | None:
        """Why an action is refused; NOT_ASKED for one that is not near. `a` holds words and whole numbers."""
        raise NotImplementedError

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        """Plays a legal action, and leaves on the stack what has to be done next."""
        raise NotImplementedError

    def idle(self, s: State) -> Action:
        return self.legal(s)[0]

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        """Does what can be done without asking; True when the question has to be put, False when something was done."""
        return True


class Work(Decision):
    """What the rules themselves do next; never asked. Its `due` takes it off the stack or leaves what follows there."""

    def near(self, s: State) -> list[Action]:
        return []

    def refusal(self, s: State, a: Action) -> Reason | None:
        return NOT_ASKED

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        raise NotImplementedError


class State:
    """A position. Players are numbered by seat, Wakhan after them.

    `order` is the players clockwise, `player` whose turn it is, `first` who chose loyalty first, `actions` how many
    of the two are left. `market` and `coins` go by row * 6 + column (card 0: empty), `marked` is the mask of slots
    that got a rupee this turn, `used` the mask of court cards that acted this turn. `gifts` are masks of the three
    spaces, `prizes`, `hands` (ascending), `courts` (left to right), `gone` and `in_force` hold cards. `armies` go by
    coalition * 6 + region, `roads` by coalition * 9 + border, `tribes` by player * 6 + region; `spies` by card, four
    bits a player. `cylinders` and `blocks` are the supplies. `rulers` (by region), `stars` (player * 4 + suit) and
    `powers` follow from the rest. `lasting` goes by lasting effect: whom it concerns (0 for one that concerns all),
    -1 while it is not in force. `fresh` are the places of the pieces placed this turn (see `pieces`). `piles` holds
    for each of the six piles the numbers of court cards, events and checks left in it, `court_bag`, `event_bag`,
    `check_bag` what has not been drawn; `checks` is how many Dominance Checks have been resolved, `checked` what each
    came to: (dominant, final), counts and points by player. `standing` is each
    player's standing answer, `shown` what everybody can tell of it (-1: nothing). `known` goes by player, last the
    onlookers: the mask of cards in hands that they may see. `offers` counts what was asked of rulers this turn,
    `given_up` how often a bribe was given up.
    `automa` is Wakhan's bag of cards, `front` and `back` the card in play and the back on her pile, `leaning` the
    loyalty she showed last; `stack` is what is asked or due: its last decision first; empty when the match is over.
    """

    __slots__ = (
        "actions", "armies", "automa", "back", "blocks", "check_bag", "checked", "checks", "coins", "court_bag",
        "courts", "cylinders", "event_bag", "favored", "first", "fresh", "front", "gifts", "given_up", "gone",
        "hands", "in_force", "known", "lasting", "leaning", "loyalty", "marked", "market", "offers", "order", "piles",
        "player", "points", "powers", "prizes", "roads", "rulers", "rupees", "shown", "spies", "stack", "standing",
        "stars", "terms", "tribes", "used",
    )  # fmt: skip

    def __init__(
        self,
        terms: Terms,
        order: tuple[int, ...],
        first: int,
        player: int,
        actions: int,
        favored: int,
        offers: int,
        given_up: int,
        marked: int,
        used: int,
        checks: int,
        front: int,
        back: int,
        leaning: int,
        gone: tuple[int, ...],
        in_force: tuple[int, ...],
        checked: tuple[tuple[tuple[int, ...], ...], ...],
        fresh: tuple[int, ...],
        rupees: list[int],
        loyalty: list[int],
        points: list[int],
        gifts: list[int],
        prizes: list[tuple[int, ...]],
        hands: list[tuple[int, ...]],
        courts: list[tuple[int, ...]],
        market: list[int],
        coins: list[int],
        armies: list[int],
        roads: list[int],
        tribes: list[int],
        spies: list[int],
        cylinders: list[int],
        blocks: list[int],
        rulers: list[int],
        stars: list[int],
        powers: list[int],
        lasting: list[int],
        piles: list[int],
        court_bag: Bag,
        event_bag: Bag,
        check_bag: Bag,
        automa: Bag,
        standing: list[int],
        shown: list[int],
        known: list[int],
        stack: list[Decision],
    ) -> None:
        self.terms = terms
        self.order = order
        self.first = first
        self.player = player
        self.actions = actions
        self.favored = favored
        self.offers = offers
        self.given_up = given_up
        self.marked = marked
        self.used = used
        self.checks = checks
        self.front = front
        self.back = back
        self.leaning = leaning
        self.gone = gone
        self.in_force = in_force
        self.checked = checked
        self.fresh = fresh
        self.rupees = rupees
        self.loyalty = loyalty
        self.points = points
        self.gifts = gifts
        self.prizes = prizes
        self.hands = hands
        self.courts = courts
        self.market = market
        self.coins = coins
        self.armies = armies
        self.roads = roads
        self.tribes = tribes
        self.spies = spies
        self.cylinders = cylinders
        self.blocks = blocks
        self.rulers = rulers
        self.stars = stars
        self.powers = powers
        self.lasting = lasting
        self.piles = piles
        self.court_bag = court_bag
        self.event_bag = event_bag
        self.check_bag = check_bag
        self.automa = automa
        self.standing = standing
        self.shown = shown
        self.known = known
        self.stack = stack

    def copy(self) -> State:
        """An independent state, equal to this one; terms and decisions are shared."""
        return State(
            self.terms,
            self.order,
            self.first,
            self.player,
            self.actions,
            self.favored,
            self.offers,
            self.given_up,
            self.marked,
            self.used,
            self.checks,
            self.front,
            self.back,
            self.leaning,
            self.gone,
            self.in_force,
            self.checked,
            self.fresh,
            self.rupees[:],
            self.loyalty[:],
            self.points[:],
            self.gifts[:],
            self.prizes[:],
            self.hands[:],
            self.courts[:],
            self.market[:],
            self.coins[:],
            self.armies[:],
            self.roads[:],
            self.tribes[:],
            self.spies[:],
            self.cylinders[:],
            self.blocks[:],
            self.rulers[:],
            self.stars[:],
            self.powers[:],
            self.lasting[:],
            self.piles[:],
            self.court_bag.copy(),
            self.event_bag.copy(),
            self.check_bag.copy(),
            self.automa.copy(),
            self.standing[:],
            self.shown[:],
            self.known[:],
            self.stack[:],
        )

    def to_json(self) -> dict[str, Any]:
        """The whole state in the documented form of a position; equal states give equal text."""
        from yiqi.games.pamir.position_write import written

        return written(self)


def card_of(a: Action, n: int) -> int:
    """Argument `n` of an action as a whole number, -1 when it is none."""
    if len(a) <= n:
        return -1
    value = a[n]
    return value if isinstance(value, int) else -1
