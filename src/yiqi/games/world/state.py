"""What is on the table: one slotted object of ints, masks and flat lists."""

from __future__ import annotations

from typing import Any, Final

from yiqi.core.chance import Bag, Chance
from yiqi.core.game import Action, Event, Prompt, Reason
from yiqi.core.rulebook import ASKED
from yiqi.games.world.cards import EPOCHS
from yiqi.games.world.terms import BATTLE_DICE, Terms

NOBODY: Final = -1
NOT_ASKED: Final = Reason("asked", {}, ASKED)
"""For an action that is not near; the core then says why."""

Battle = tuple[int, int, int, int, int, tuple[int, ...], tuple[int, ...], int, int, str]
"""Attacker (-1: barbarians), defender, land, land attacked from (-1: none), water attacked from (-1: none), dice of
both, what is added to each, how it ended. A second round is a battle of its own.
"""


class Decision:
    """Something that is asked of `player`, or, as `Work`, that the rules do next.

    Immutable; `name` is from the rulebook, `fields` what it is made of. The methods are those of the contract, for
    this decision on top of the stack and the player it asks.
    """

    name: str
    player: int

    def fields(self) -> tuple[Any, ...]:
        return (self.player,)

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
    """A position. What goes by seat here goes by side where a player has two colours: `seat` is a side, and so is the
    player of a decision; only `known` are masks of the seats that play them.

    Lands, waters and areas are places in `terms.ground`, sets of them are masks; forces are places in
    `terms.cards.forces`.

    On the board: `armies` by seat, and by land `unit`, force * 8 + epoch of the figure (NOBODY for none); `capitals`,
    `cities`, `forts`, `monuments`; `former` by seat, the lands it was the last to hold that have stood empty since.

    The turn: `seat` whose it is (NOBODY between turns), `force` that acts, `active` the lands it has taken or holds,
    `base` those it expands from now, `frontier` what these reach, `fleets` and the `routes` they make, `pool` of
    armies, `allies` for vacant lands alone, `coins`, `free_forts`, `lost` armies that coins bring back, `defeats` in
    battle, `tied` the lands emptied by its tied battles, `raids` on enemy cities by an empire without a capital;
    `named` events. What these do in battle: `dice` until `dice_until` defeats, `bonus`, ties won until `ties_until`
    defeats, `siege` (forts do not help), `treachery` and `surprise` (how many are left to play), `surprised` land
    (NOBODY).

    The match: `order` in which cards are drawn, `held` empires by seat (NOBODY), `known` the masks of seats that know
    them, `played` the mask of seats that had their turn; `ruled` by seat the empires of all epochs, `points`,
    `scored` a row (seat, epoch, areas, buildings, raids) a turn; `hands` of events by seat, ascending; `drawn`
    markers by seat; bags; `spent` events by number; `battles` of the turn or, between turns, of the last one.
    """

    __slots__ = (
        "active", "allies", "armies", "base", "battles", "bonus", "capitals", "cities", "coins", "defeats", "dice",
        "dice_until", "drawn", "empire_bag", "epoch", "fleets", "force", "former", "forts", "free_forts", "frontier",
        "greater_bag", "hands", "held", "known", "lesser_bag", "lost", "marker_bag", "monuments", "named", "order",
        "played", "points", "pool", "raids", "routes", "ruled", "scored", "seat", "siege", "spent", "stack", "surprise",
        "surprised", "terms", "tied", "ties_until", "treachery", "unit",
    )  # fmt: skip

    def __init__(
        self,
        terms: Terms,
        epoch: int,
        order: tuple[int, ...],
        played: int,
        armies: list[int],
        unit: list[int],
        former: list[int],
        held: list[int],
        known: list[int],
        ruled: list[tuple[int, ...]],
        points: list[int],
        scored: tuple[tuple[int, int, int, int, int], ...],
        hands: list[tuple[int, ...]],
        drawn: list[tuple[int, ...]],
        spent: list[int],
        empire_bag: Bag,
        greater_bag: Bag,
        lesser_bag: Bag,
        marker_bag: Bag,
        stack: list[Decision],
    ) -> None:
        """Between turns, the board without buildings."""
        self.terms = terms
        self.epoch = epoch
        self.order = order
        self.played = played
        self.armies = armies
        self.unit = unit
        self.former = former
        self.held = held
        self.known = known
        self.ruled = ruled
        self.points = points
        self.scored = scored
        self.hands = hands
        self.drawn = drawn
        self.spent = spent
        self.empire_bag = empire_bag
        self.greater_bag = greater_bag
        self.lesser_bag = lesser_bag
        self.marker_bag = marker_bag
        self.stack = stack
        self.capitals = 0
        self.cities = 0
        self.forts = 0
        self.monuments = 0
        self.battles: tuple[Battle, ...] = ()
        self.named: tuple[int, ...] = ()
        self.seat = NOBODY
        self.force = NOBODY
        self.active = 0
        self.base = 0
        self.frontier = 0
        self.fleets = 0
        self.routes: tuple[tuple[int, int], ...] = ()
        self.pool = 0
        self.allies = 0
        self.coins = 0
        self.free_forts = 0
        self.lost = 0
        self.defeats = 0
        self.tied = 0
        self.raids = 0
        self.dice = BATTLE_DICE
        self.dice_until = 0
        self.bonus = 0
        self.ties_until = 0
        self.siege = 0
        self.treachery = 0
        self.surprise = 0
        self.surprised = NOBODY

    def copy(self) -> State:
        """An independent state, equal to this one; terms and decisions are shared."""
        s = State(
            self.terms,
            self.epoch,
            self.order,
            self.played,
            self.armies[:],
            self.unit[:],
            self.former[:],
            self.held[:],
            self.known[:],
            self.ruled[:],
            self.points[:],
            self.scored,
            self.hands[:],
            self.drawn[:],
            self.spent[:],
            self.empire_bag.copy(),
            self.greater_bag.copy(),
            self.lesser_bag.copy(),
            self.marker_bag.copy(),
            self.stack[:],
        )
        s.capitals, s.cities, s.forts, s.monuments = self.capitals, self.cities, self.forts, self.monuments
        s.battles, s.named, s.seat, s.force = self.battles, self.named, self.seat, self.force
        s.active, s.base, s.frontier = self.active, self.base, self.frontier
        s.fleets, s.routes = self.fleets, self.routes
        s.pool, s.allies, s.coins, s.free_forts = self.pool, self.allies, self.coins, self.free_forts
        s.lost, s.defeats, s.tied, s.raids = self.lost, self.defeats, self.tied, self.raids
        s.dice, s.dice_until, s.bonus, s.ties_until = self.dice, self.dice_until, self.bonus, self.ties_until
        s.siege, s.treachery, s.surprise, s.surprised = self.siege, self.treachery, self.surprise, self.surprised
        return s

    def to_json(self) -> dict[str, Any]:
        """The whole state in the documented form of a position; equal states give equal text."""
        from yiqi.games.world.position_write import written

        return written(self)


def blank(terms: Terms) -> State:
    """The first epoch before anything is dealt: an empty board."""
    sides = terms.sides
    return State(
        terms,
        epoch=1,
        order=tuple(range(sides)),
        played=0,
        armies=[0] * sides,
        unit=[NOBODY] * len(terms.ground.lands),
        former=[0] * sides,
        held=[NOBODY] * sides,
        known=[0] * sides,
        ruled=[()] * sides,
        points=[0] * sides,
        scored=(),
        hands=[()] * sides,
        drawn=[()] * sides,
        spent=[0] * len(terms.cards.events),
        empire_bag=terms.empire_bag(1),
        greater_bag=terms.event_bag(True),
        lesser_bag=terms.event_bag(False),
        marker_bag=terms.marker_bag(),
        stack=[],
    )


def holder(s: State, land: int) -> int:
    """Whose army is in a land, NOBODY when it is vacant."""
    bit = 1 << land
    for seat, armies in enumerate(s.armies):
        if armies & bit:
            return seat
    return NOBODY


def over(s: State) -> bool:
    """Whether the last epoch is done."""
    return not s.stack and s.epoch == EPOCHS
