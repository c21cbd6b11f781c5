"""Before the first turn: the deck of six piles, the market, purses, and who is loyal to whom (clauses pamir setup)."""

from __future__ import annotations

from yiqi.core.chance import ALL, Bag, Chance
from yiqi.core.game import Action, Event, Reason
from yiqi.games.pamir import market
from yiqi.games.pamir.cards import COALITIONS, LASTING, WAKHAN
from yiqi.games.pamir.pieces import update_rulers
from yiqi.games.pamir.state import NOBODY, NOT_ASKED, Decision, State
from yiqi.games.pamir.terms import ASK_ME, BLOCKS, CHECKS, CYLINDERS, SLOTS, Terms
from yiqi.games.pamir.turn import Start
from yiqi.games.pamir.wakhan_deck import show_top

PURSE = 4
POLITICAL = 0
AUTOMA = tuple([str(number) for number in range(1, WAKHAN + 1)])


def blank(terms: Terms, first: int) -> State:
    """A table before any card is dealt; `first` is who chooses loyalty first."""
    players, cards = terms.players, terms.cards
    people = [(first + k) % terms.seats for k in range(terms.seats)]
    last = people[-1]
    # Wakhan sits at the right hand of the last to choose, so that her turn comes right before his
    order = (*people[:-1], terms.wakhan, last) if terms.wakhan >= 0 else tuple(people)
    size = 5 + players
    return State(
        terms,
        order=order,
        first=first,
        player=terms.wakhan if terms.wakhan >= 0 else last,
        actions=0,
        favored=POLITICAL,
        offers=0,
        given_up=0,
        marked=0,
        used=0,
        checks=0,
        front=0,
        back=NOBODY,
        leaning=NOBODY,
        gone=(),
        in_force=(),
        checked=(),
        fresh=(),
        rupees=[PURSE] * players,
        loyalty=[NOBODY] * players,
        points=[0] * players,
        gifts=[0] * players,
        prizes=[()] * players,
        hands=[()] * players,
        courts=[()] * players,
        market=[0] * SLOTS,
        coins=[0] * SLOTS,
        armies=[0] * 18,
        roads=[0] * 27,
        tribes=[0] * (6 * players),
        spies=[0] * 101,
        cylinders=[CYLINDERS] * players,
        blocks=[BLOCKS] * 3,
        rulers=[NOBODY] * 6,
        stars=[0] * (4 * players),
        powers=[0] * players,
        lasting=[NOBODY] * len(LASTING),
        piles=[size, 0, 0, size, 2, 0, *(size, 1, 1) * CHECKS],
        court_bag=Bag(cards.court_names, [1] * len(cards.court_names)),
        event_bag=Bag(cards.event_names, [1] * len(cards.event_names)),
        check_bag=Bag(cards.check_names, [1] * len(cards.check_names)),
        automa=Bag(AUTOMA, [1] * len(AUTOMA)),
        standing=[ASK_ME] * players,
        shown=[ASK_ME] * players,
        known=[0] * (players + 1),
        stack=[],
    )


def start(terms: Terms, chance: Chance) -> tuple[State, list[Event]]:
    """Draws who chooses loyalty first, deals the market, and asks for loyalties."""
    s = blank(terms, chance.below(terms.seats, ALL))
    told = [Event("start", {"seat": s.first})]
    market.fill(s, chance, told)
    if terms.wakhan >= 0:
        show_top(s, chance)
    s.stack = [Start(s.player)]
    people = [player for player in s.order if player != terms.wakhan]
    s.stack += [Loyalty(player) for player in reversed(people)]
    return s, told


class Loyalty(Decision):
    """The coalition a player begins with."""

    def __init__(self, player: int) -> None:
        self.name = "loyalty"
        self.player = player

    def near(self, s: State) -> list[Action]:
        return [("loyalty", coalition) for coalition in COALITIONS]

    def refusal(self, s: State, a: Action) -> Reason | None:
        return None if a in self.near(s) else NOT_ASKED

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        s.stack.pop()
        s.loyalty[self.player] = COALITIONS.index(str(a[1]))
        update_rulers(s)
        told.append(Event("loyalty", {"seat": self.player, "coalition": a[1]}))
