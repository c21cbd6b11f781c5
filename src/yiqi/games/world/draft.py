"""Drawing the empires of an epoch (clauses world 2.3)."""

from __future__ import annotations

from typing import Any, Final

from yiqi.core.chance import ALL, Chance
from yiqi.core.game import Action, Event, Prompt, Reason
from yiqi.games.world.cards import CARDS
from yiqi.games.world.scoring import strength_last
from yiqi.games.world.state import NOBODY, NOT_ASKED, Decision, State, Work

KEEP: Final[Action] = ("keep",)
SIDES: Final = 6
TRIES: Final = 1000


def first_order(s: State, chance: Chance, told: list[Event]) -> tuple[int, ...]:
    """The order of the first epoch: two dice each, the highest first, then clockwise (clause world 2.3.2a).

    Those who tie for the highest roll again (ruling world 2.3.r1).
    """
    seats = s.terms.sides
    left = list(range(seats))
    for _ in range(TRIES):
        totals: list[int] = []
        for seat in left:
            one, two = chance.die(SIDES), chance.die(SIDES)
            totals.append(one + two)
            told.append(Event("rolled", {"seat": seat, "dice": f"{one} {two}", "n": one + two}))
        left = [seat for seat, n in zip(left, totals, strict=True) if n == max(totals)]
        if len(left) == 1:
            break
    return tuple([(left[0] + k) % seats for k in range(seats)])


def later_order(s: State) -> tuple[int, ...]:
    """The order of a later epoch: fewest points, then the weaker last empire, then the earlier one (2.3.3a)."""
    return tuple(sorted(range(s.terms.sides), key=lambda seat: (s.points[seat], *strength_last(s, seat), seat)))


class Draw(Work):
    """The next player in order draws a card."""

    def __init__(self, player: int, at: int) -> None:
        self.name = "draw"
        self.player = player
        self.at = at

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.at)

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        s.stack.pop()
        if self.at == s.terms.sides:
            return False
        drawer = s.order[self.at]
        bound = s.held[drawer] != NOBODY
        s.stack.append(Draw(NOBODY, self.at + 1))
        takers = [seat for seat in range(s.terms.sides) if s.held[seat] == NOBODY]
        if bound and (len(takers) == 1 or not s.terms.free_passing):
            # bound: his draw goes on unseen, to the next in order or, at the end, to the one who has none
            to = takers[0] if len(takers) == 1 else after(s, self.at)
            card = draw_card(s, to, chance)
            deal(s, to, card)
            told.append(_passed(s, drawer, to, card, (to,)))
            return False
        if not bound and len(takers) == 1:
            card = draw_card(s, drawer, chance)
            deal(s, drawer, card)
            told.append(_told(s, "kept", {"seat": drawer}, card, (drawer,)))
            return False
        if bound:
            # the card is not drawn before it has a taker: nobody may look at it
            s.stack.append(Draft(drawer, self.at, NOBODY))
            return False
        card = draw_card(s, drawer, chance)
        told.append(_told(s, "draws", {"seat": drawer}, card, (drawer,)))
        s.stack.append(Draft(drawer, self.at, card))
        return False


class Draft(Decision):
    """A card drawn: keep it or pass it. One who is bound to another card passes his draw on unseen: `card` NOBODY."""

    def __init__(self, player: int, at: int, card: int) -> None:
        self.name = "draft"
        self.player = player
        self.at = at
        self.card = card

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.at, self.card)

    def ask(self, s: State) -> Prompt:
        terms = s.terms
        colour = 1 + self.player // terms.seats if terms.sides > terms.seats else 0
        if self.card == NOBODY:
            return Prompt("draft-unseen", {"colour": colour})
        empire = terms.cards.empires[self.card]
        return Prompt("draft", {"empire": empire.id, "n": empire.strength, "order": empire.order, "colour": colour})

    def near(self, s: State) -> list[Action]:
        others = [seat for seat in range(s.terms.sides) if seat != self.player]
        return [KEEP, *[("give", seat) for seat in others]]

    def refusal(self, s: State, a: Action) -> Reason | None:
        if a == KEEP:
            return Reason("draft-bound", {}, "world 2.3.2c") if self.card == NOBODY else None
        if len(a) != 2 or a[0] != "give" or a not in self.near(s):
            return NOT_ASKED
        to = int(a[1])
        if not s.terms.free_passing:
            following = after(s, self.at)
            return None if to == following else Reason("draft-next", {"seat": following}, "world 2.3.2b")
        return Reason("draft-held", {"seat": to}, "world 2.3.r4") if s.held[to] != NOBODY else None

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        s.stack.pop()
        seat = self.player
        if a == KEEP:
            deal(s, seat, self.card)
            told.append(_told(s, "kept", {"seat": seat}, self.card, (seat,)))
            return
        to = int(a[1])
        if self.card == NOBODY:
            card = draw_card(s, to, chance)
            deal(s, to, card)
            told.append(_passed(s, seat, to, card, (to,)))
            return
        deal(s, to, self.card)
        s.known[to] |= 1 << s.terms.owner(seat)
        told.append(_passed(s, seat, to, self.card, (seat, to)))


def after(s: State, at: int) -> int:
    """Who draws after place `at` of the order; after the last the first without an empire (ruling world 2.3.r2)."""
    for k in range(1, s.terms.sides):
        seat = s.order[(at + k) % s.terms.sides]
        if s.held[seat] == NOBODY:
            return seat
    return s.order[at]


def draw_card(s: State, seat: int, chance: Chance) -> int:
    """Draws a card of this epoch that `seat` alone sees, all if the draft is open; its number."""
    return (s.epoch - 1) * CARDS + chance.draw(s.empire_bag, ALL if s.terms.open_draft else (s.terms.owner(seat),))


def deal(s: State, seat: int, card: int) -> None:
    """Gives a card to a seat, which is bound to it."""
    s.held[seat] = card
    s.known[seat] = (1 << s.terms.seats) - 1 if s.terms.open_draft else 1 << s.terms.owner(seat)


def _passed(s: State, seat: int, to: int, card: int, seen: tuple[int, ...]) -> Event:
    return _told(s, "gave", {"seat": seat, "seat_to": to}, card, seen)


def _told(s: State, kind: str, public: dict[str, Any], card: int, seen: tuple[int, ...]) -> Event:
    """An event about a card that some may see."""
    empire = s.terms.cards.forces[card]
    shown = list(range(s.terms.seats)) if s.terms.open_draft else [s.terms.owner(seat) for seat in seen]
    return Event(kind, public, tuple(dict.fromkeys(shown)), {"empire": empire}, reveals=True)
