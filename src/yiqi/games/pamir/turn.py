"""A turn: abilities at its start, two actions and bonus ones, clean-up, next player (clauses pamir turn, cleanup)."""

from __future__ import annotations

from typing import Any, Final

from yiqi.core.chance import Chance
from yiqi.core.game import Action, Event, Prompt, Reason
from yiqi.games.pamir import actions, events, market, play
from yiqi.games.pamir.bribe import play_bribe
from yiqi.games.pamir.cards import ACTS, BLACKMAIL_HERAT, BLACKMAIL_KANDAHAR, FIRST_EVENT, REGIONS
from yiqi.games.pamir.check import Check
from yiqi.games.pamir.court import court_limit, discard_court, discard_hand, hand_limit
from yiqi.games.pamir.impact import region_cards
from yiqi.games.pamir.pieces import SPIES
from yiqi.games.pamir.placing import place_cylinder
from yiqi.games.pamir.state import NOT_ASKED, Decision, State, Work, card_of
from yiqi.games.pamir.terms import ACTIONS, COLUMNS, ENDS, GIVE_UPS, SLOTS

PASS: Final[Action] = ("pass",)
DECLINE: Final[Action] = ("decline",)
UP_TO: Final = [[slot for slot in range(SLOTS) if slot % COLUMNS <= column] for column in range(COLUMNS)]
"""The slots of the columns up to one."""
BLACKMAIL: Final = {
    REGIONS.index("kandahar"): BLACKMAIL_KANDAHAR,
    REGIONS.index("herat"): BLACKMAIL_HERAT,
}
EITHER_BLACKMAIL: Final = BLACKMAIL_KANDAHAR | BLACKMAIL_HERAT


class Turn(Decision):
    """What to do next: buy, play, let a court card act, or end the turn."""

    def __init__(self, player: int) -> None:
        self.name = "turn"
        self.player = player

    def ask(self, s: State) -> Prompt:
        return Prompt("turn" if s.actions else "bonus", {"n": s.actions})

    def near(self, s: State) -> list[Action]:
        terms, player = s.terms, self.player
        found = [terms.buy[card] for card in s.market if card]
        for card in s.hands[player]:
            found += terms.play[card]
        for card in s.courts[player]:
            found += terms.act[card]
        found.append(PASS)
        return found

    def legal(self, s: State) -> list[Action]:
        player = self.player
        found: list[Action] = []
        if s.actions:
            self.purchases(s, found)
            tired = s.given_up >= GIVE_UPS
            for card in s.hands[player]:
                if not (tired and play_bribe(s, player, card)[1]):
                    found += s.terms.play[card]
        actions.legal(s, player, found)
        found.append(PASS)
        return found

    def purchases(self, s: State, found: list[Action]) -> None:
        """Adds the cards that may be bought, as they lie in the market."""
        cards, marked, buyable, buy = s.market, s.marked, s.terms.cards.buyable, s.terms.buy
        column = min(s.rupees[self.player] // market.each(s), COLUMNS - 1)
        free = s.powers[self.player] & market.INFLUENCES
        for slot in range(SLOTS) if free else UP_TO[column]:
            card = cards[slot]
            if card == 0 or marked >> slot & 1 or not buyable[card]:
                continue
            if free and slot % COLUMNS > column and not market.costs_nothing(s, self.player, card):
                continue
            found.append(buy[card])

    def refusal(self, s: State, a: Action) -> Reason | None:
        if a == PASS:
            return None
        card = card_of(a, 1)
        if len(a) == 2 and a[0] == "buy":
            return self.buy_refusal(s, card)
        if len(a) == 3 and a[0] == "play":
            if card not in s.hands[self.player] or a[2] not in ENDS:
                return NOT_ASKED
            if s.actions == 0:
                return Reason("no-action", {}, "pamir turn.two")
            if s.given_up >= GIVE_UPS and play_bribe(s, self.player, card)[1]:
                return Reason("given-up", {"n": GIVE_UPS}, "pamir play.13")
            return None
        if len(a) != 2 or a[0] not in ACTS or card not in s.courts[self.player]:
            return NOT_ASKED
        act = ACTS.index(a[0])
        if act not in s.terms.cards.acts[card]:
            return NOT_ASKED
        return actions.refusal(s, self.player, act, card)

    def buy_refusal(self, s: State, card: int) -> Reason | None:
        """Why a card in the market may not be bought."""
        slot = market.slot_of(s, card)
        if slot < 0:
            return NOT_ASKED
        if s.actions == 0:
            return Reason("no-action", {}, "pamir turn.two")
        cost = market.price(s, self.player, slot)
        if cost > s.rupees[self.player]:
            return Reason("buy-cost", {"need": cost, "have": s.rupees[self.player]}, "pamir buy.cost")
        if s.marked >> slot & 1:
            return Reason("buy-marked", {"card": card}, "pamir buy.marked")
        return None if s.terms.cards.buyable[card] else Reason("withdrawal", {}, "pamir buy.withdrawal")

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        player = self.player
        if a == PASS:
            told.append(Event("pass", {"seat": player}))
            s.stack[-1] = Clean(player, 0)
            return
        card = card_of(a, 1)
        if a[0] == "buy":
            buy(s, player, card, told)
        elif a[0] == "play":
            play.announce(s, player, card, ENDS.index(str(a[2])), told)
        else:
            actions.announce(s, player, ACTS.index(str(a[0])), card)

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        """The turn ends by itself only with nothing left that anyone could see him do."""
        return True

    def idle(self, s: State) -> Action:
        """Passes; but where nothing in the left column would go by itself, first takes a card that is free there.

        Else the market would stand still, and a match that everybody leaves would never end.
        """
        first = [s.market[slot] for slot in (0, COLUMNS) if s.market[slot]]
        if s.actions < ACTIONS or any(card >= FIRST_EVENT for card in first):
            return PASS
        free = [s.terms.buy[card] for card in first if self.buy_refusal(s, card) is None]
        return free[0] if free else PASS


def buy(s: State, player: int, card: int, told: list[Event]) -> None:
    """Pays for a card, takes the rupees on it; a court card goes to hand, an event happens (clauses pamir buy)."""
    slot = market.slot_of(s, card)
    cost = market.pay_for(s, player, slot, told)
    gained = market.take_out(s, slot)
    s.rupees[player] += gained
    s.actions -= 1
    told.append(Event("buy", {"seat": player, "card": card, "n": cost, "gained": gained}))
    if card < FIRST_EVENT:
        s.hands[player] = tuple(sorted((*s.hands[player], card)))
    else:
        events.resolve(s, player, card, True, told)


class Blackmail(Decision):
    """Before the first action: a spy on a card of `region` that has none (clauses pamir power.blackmail)."""

    region: int

    def __init__(self, player: int, region: int) -> None:
        self.name = "blackmail"
        self.player = player
        self.region = region

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.region)

    def ask(self, s: State) -> Prompt:
        return Prompt("blackmail", {"region": REGIONS[self.region]})

    def near(self, s: State) -> list[Action]:
        return [*[("spy", card) for card in region_cards(s, self.region) if not s.spies[card]], DECLINE]

    def legal(self, s: State) -> list[Action]:
        return self.near(s)

    def refusal(self, s: State, a: Action) -> Reason | None:
        return None if a in self.near(s) else NOT_ASKED

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        if s.powers[self.player] & BLACKMAIL[self.region] and len(self.near(s)) > 1:
            return True
        s.stack.pop()
        return False

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        s.stack.pop()
        if a != DECLINE:
            told.append(Event("blackmail", {"seat": self.player, "card": a[1]}))
            place_cylinder(s, self.player, SPIES + card_of(a, 1), told)

    def idle(self, s: State) -> Action:
        return DECLINE


class Start(Work):
    """The next player's turn begins."""

    def __init__(self, player: int) -> None:
        self.name = "start"
        self.player = player

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        player = self.player
        s.player = player
        s.actions = ACTIONS
        s.offers = s.given_up = s.marked = s.used = 0
        s.fresh = ()
        told.append(Event("turn", {"seat": player}))
        s.stack[-1] = opening(s, player)
        if s.powers[player] & EITHER_BLACKMAIL and player != s.terms.wakhan:
            blackmail(s, player)
        return False


def opening(s: State, player: int) -> Decision:
    """The decision with which a player's turn begins."""
    if player == s.terms.wakhan:
        from yiqi.games.pamir.wakhan import WakhanTurn

        return WakhanTurn(player)
    return Turn(player)


def blackmail(s: State, player: int) -> None:
    """Asks for each Blackmail of a player's court; Wakhan draws her card before (clause pamir wakhan.13)."""
    for region, power in BLACKMAIL.items():
        if s.powers[player] & power:
            s.stack.append(Blackmail(player, region))


COURT_LIMIT: Final = 0
HAND_LIMIT: Final = 1
LEFT_COLUMN: Final = 2
REFILL: Final = 4


class Clean(Work):
    """Clean-up, step by step: court, hand, events in the left column (top, then bottom), refill; then the next player.

    The market is filled until no instability interrupts it (clauses pamir cleanup, instability).
    """

    step: int

    def __init__(self, player: int, step: int) -> None:
        self.name = "clean"
        self.player = player
        self.step = step

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.step)

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        for step in range(self.step, REFILL):
            if step < LEFT_COLUMN:
                name = "court" if step == COURT_LIMIT else "hand"
                if above_limit(s, name, self.player) > 0:
                    s.stack[-1:] = [Clean(self.player, step + 1), Excess(name, self.player)]
                    return False
                continue
            slot = 0 if step == LEFT_COLUMN else COLUMNS
            card = s.market[slot]
            if card >= FIRST_EVENT:
                # rupees on an event stay in its slot
                s.market[slot] = 0
                s.stack[-1] = Clean(self.player, step + 1)
                events.resolve(s, self.player, card, False, told)
                return False
        market.slide(s)
        if market.fill(s, chance, told):
            self.instability(s, told)
        else:
            at = s.order.index(self.player)
            s.stack[-1] = Start(s.order[(at + 1) % len(s.order)])
        return False

    def instability(self, s: State, told: list[Event]) -> None:
        """A second Dominance Check came up: all are taken out and made at once; then the market is filled again."""
        check = s.terms.cards.check
        found = [slot for slot in range(SLOTS) if s.market[slot] and check[s.market[slot]]]
        cards = tuple([s.market[slot] for slot in found])
        for slot in found:
            s.market[slot] = 0
        told.append(Event("instability", {}))
        s.stack[-1:] = [Clean(self.player, REFILL), Check(self.player, cards)]


def above_limit(s: State, name: str, player: int) -> int:
    """How many cards of a player's court or hand have to go as things are."""
    if name == "court":
        return len(s.courts[player]) - court_limit(s, player)
    return len(s.hands[player]) - hand_limit(s, player)


class Excess(Decision):
    """Cards above a limit at clean-up: `name` is court or hand; one is discarded at a time (clauses pamir cleanup)."""

    def __init__(self, name: str, player: int) -> None:
        self.name = name
        self.player = player

    def held(self, s: State) -> tuple[int, ...]:
        return s.courts[self.player] if self.name == "court" else s.hands[self.player]

    def ask(self, s: State) -> Prompt:
        return Prompt(f"excess-{self.name}", {"n": above_limit(s, self.name, self.player)})

    def near(self, s: State) -> list[Action]:
        return [("discard", card) for card in self.held(s)]

    def legal(self, s: State) -> list[Action]:
        return self.near(s)

    def refusal(self, s: State, a: Action) -> Reason | None:
        near = len(a) == 2 and a[0] == "discard" and card_of(a, 1) in self.held(s)
        return None if near else NOT_ASKED

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        if above_limit(s, self.name, self.player) > 0:
            return True
        s.stack.pop()
        return False

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        card = card_of(a, 1)
        if self.name == "court":
            discard_court(s, self.player, card, told)
        else:
            discard_hand(s, self.player, card, told)
