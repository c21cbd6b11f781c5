"""Courts: stars, discarding with leverage, overthrow, change of loyalty: all of it at once, cascades included."""

from __future__ import annotations

from typing import Any, Final

from yiqi.core.chance import Chance
from yiqi.core.game import Action, Event, Prompt, Reason
from yiqi.games.pamir.cards import COALITIONS, REGIONS
from yiqi.games.pamir.pieces import (
    GIFT_SPACES,
    SPIES,
    SPY_BITS,
    TRIBES,
    cylinder_code,
    forget,
    lift_cylinder,
    update_ruler,
    update_rulers,
)
from yiqi.games.pamir.state import NOT_ASKED, Decision, State, Work, card_of
from yiqi.games.pamir.terms import GIFTS
from yiqi.games.pamir.wakhan_deck import lean

POLITICAL: Final = 0
INTELLIGENCE: Final = 1
ECONOMIC: Final = 2
MILITARY: Final = 3
DEBT: Final = 2
"""What a leveraged card pays back."""


def refresh(s: State, player: int) -> None:
    """Stars and powers of a court, after a card came or went."""
    cards = s.terms.cards
    stars = [0, 0, 0, 0]
    powers = 0
    for card in s.courts[player]:
        stars[cards.suit[card]] += cards.rank[card]
        powers |= cards.power[card]
    s.stars[player * 4 : player * 4 + 4] = stars
    s.powers[player] = powers


def court_limit(s: State, player: int) -> int:
    """How many court cards may stay at clean-up: 3 and the political stars."""
    return 3 + s.stars[player * 4 + POLITICAL]


def hand_limit(s: State, player: int) -> int:
    """How many cards may stay in hand at clean-up: 2 and the intelligence stars."""
    return 2 + s.stars[player * 4 + INTELLIGENCE]


def shelter(s: State, player: int) -> int:
    """Rupees that taxes cannot reach: the economic stars."""
    return s.stars[player * 4 + ECONOMIC]


def influence_pieces(s: State, player: int, coalition: int) -> tuple[int, int, int]:
    """Gifts, prizes and patriots of a coalition that a player holds."""
    cards = s.terms.cards
    prizes = 0
    for card in s.prizes[player]:
        prizes += cards.prize[card] == coalition
    patriots = 0
    for card in s.courts[player]:
        patriots += cards.patriot[card] == coalition
    return s.gifts[player].bit_count(), prizes, patriots


def discard_hand(s: State, player: int, card: int, told: list[Event]) -> None:
    """A card goes from hand to the discard pile, face up; it has no leverage there."""
    leave_hand(s, player, card)
    s.gone = (*s.gone, card)
    told.append(Event("discard_hand", {"seat": player, "card": card}))


def leave_hand(s: State, player: int, card: int) -> None:
    """A card leaves a hand; nobody has to remember it there any more."""
    hand = list(s.hands[player])
    hand.remove(card)
    s.hands[player] = tuple(hand)
    keep = ~(1 << card)
    for viewer in range(len(s.known)):
        s.known[viewer] &= keep


def discard_court(s: State, player: int, card: int, told: list[Event], to_pile: bool = True) -> None:
    """Takes a card out of a court: spies go home, tribes may have to, leverage is paid back (clauses pamir discard).

    `to_pile` False: the card becomes a prize or is about to; the caller keeps it.
    """
    cards = s.terms.cards
    court = list(s.courts[player])
    court.remove(card)
    s.courts[player] = tuple(court)
    s.used &= ~(1 << card)
    if to_pile:
        s.gone = (*s.gone, card)
    told.append(Event("discard_court", {"seat": player, "card": card}))
    send_spies_home(s, card)
    refresh(s, player)
    if cards.suit[card] == POLITICAL:
        lose_politics(s, player, cards.region[card], told)
    if cards.leveraged[card]:
        pay_back(s, player, card, told)


def send_spies_home(s: State, card: int) -> None:
    """All spies on a card return to their owners."""
    held, player = s.spies[card], 0
    s.spies[card] = 0
    while held:
        s.cylinders[player] += held & 15
        forget(s, cylinder_code(player, SPIES + card), 0)
        held >>= SPY_BITS
        player += 1


def lose_politics(s: State, player: int, region: int, told: list[Event]) -> None:
    """Without political cards of a region in court all own tribes leave it (clauses pamir overthrow)."""
    cards = s.terms.cards
    for other in s.courts[player]:
        if cards.suit[other] == POLITICAL and cards.region[other] == region:
            return
    at = player * 6 + region
    n = s.tribes[at]
    if n == 0:
        return
    s.tribes[at] = 0
    s.cylinders[player] += n
    forget(s, cylinder_code(player, TRIBES + region), 0)
    update_ruler(s, region)
    told.append(Event("overthrow_tribes", {"seat": player, "region": REGIONS[region], "n": n}))


def lose_tribe(s: State, player: int, region: int, told: list[Event]) -> None:
    """After a tribe left a region: with the last one all political cards of the region go (clauses pamir overthrow)."""
    if s.tribes[player * 6 + region]:
        return
    cards = s.terms.cards
    fallen = tuple([c for c in s.courts[player] if cards.suit[c] == POLITICAL and cards.region[c] == region])
    if fallen:
        told.append(Event("overthrow_cards", {"seat": player, "region": REGIONS[region], "n": len(fallen)}))
        s.stack.append(Drop(player, fallen))


def pay_back(s: State, player: int, card: int, told: list[Event]) -> None:
    """Two rupees to the bank; what lacks is paid in cards (clauses pamir discard)."""
    paid = min(DEBT, s.rupees[player])
    s.rupees[player] -= paid
    told.append(Event("leverage_paid", {"seat": player, "card": card, "n": paid}))
    # the automa counts as having two cards more: what she cannot pay costs her nothing
    if paid < DEBT and player != s.terms.wakhan:
        s.stack.append(Debt(player, DEBT - paid, card))


def discard_prizes(s: State, player: int, told: list[Event]) -> None:
    """A player's prizes go to the discard pile."""
    prizes = s.prizes[player]
    if prizes:
        s.gone = (*s.gone, *prizes)
        s.prizes[player] = ()
        told.append(Event("prizes_lost", {"seat": player, "n": len(prizes)}))


class Drop(Decision):
    """Court cards that must all be discarded; the owner chooses the order while it can matter."""

    cards: tuple[int, ...]

    def __init__(self, player: int, cards: tuple[int, ...]) -> None:
        self.name = "drop"
        self.player = player
        self.cards = cards

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.cards)

    def near(self, s: State) -> list[Action]:
        return [("discard", card) for card in self.cards if card in s.courts[self.player]]

    def refusal(self, s: State, a: Action) -> Reason | None:
        card = card_of(a, 1)
        near = len(a) == 2 and a[0] == "discard" and card in self.cards and card in s.courts[self.player]
        return None if near else NOT_ASKED

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        card = card_of(a, 1)
        s.stack[-1] = Drop(self.player, tuple([c for c in self.cards if c != card]))
        discard_court(s, self.player, card, told)

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        # the order matters only where leverage may have to be paid in cards
        court = s.courts[self.player]
        left = [card for card in self.cards if card in court]
        leveraged = sum([s.terms.cards.leveraged[card] for card in left])
        if not left:
            s.stack.pop()
            return False
        if len(left) == 1 or leveraged * DEBT <= s.rupees[self.player]:
            s.stack[-1] = Drop(self.player, tuple(left[1:]))
            discard_court(s, self.player, left[0], told)
            return False
        return True


class Debt(Decision):
    """`left` rupees of a leveraged card that could not be paid: a card from hand or court for each."""

    left: int
    card: int

    def __init__(self, player: int, left: int, card: int) -> None:
        self.name = "debt"
        self.player = player
        self.left = left
        self.card = card

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.left, self.card)

    def ask(self, s: State) -> Prompt:
        return Prompt("debt", {"card": self.card, "n": self.left})

    def near(self, s: State) -> list[Action]:
        held = (*s.hands[self.player], *s.courts[self.player])
        return [("discard", card) for card in held]

    def refusal(self, s: State, a: Action) -> Reason | None:
        card = card_of(a, 1)
        if len(a) != 2 or a[0] != "discard":
            return NOT_ASKED
        return None if card in s.hands[self.player] or card in s.courts[self.player] else NOT_ASKED

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        card = card_of(a, 1)
        if self.left > 1:
            s.stack[-1] = Debt(self.player, self.left - 1, self.card)
        else:
            s.stack.pop()
        if card in s.hands[self.player]:
            discard_hand(s, self.player, card, told)
        else:
            discard_court(s, self.player, card, told)

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        if s.hands[self.player] or s.courts[self.player]:
            return True
        s.stack.pop()
        return False


class Convert(Work):
    """A change of loyalty: gifts, prizes and patriots go, then the dial is turned (clauses pamir loyalty).

    `spared` is the new patriot in court, 0 for a prize.
    """

    coalition: int
    spared: int

    def __init__(self, player: int, coalition: int, spared: int) -> None:
        self.name = "convert"
        self.player = player
        self.coalition = coalition
        self.spared = spared

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.coalition, self.spared)

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        player, cards = self.player, s.terms.cards
        if s.gifts[player]:
            told.append(Event("gifts_lost", {"seat": player, "n": s.gifts[player].bit_count()}))
        for space in range(len(GIFTS)):
            if s.gifts[player] >> space & 1:
                lift_cylinder(s, player, GIFT_SPACES + space)
                s.cylinders[player] += 1
        discard_prizes(s, player, told)
        s.stack[-1] = Dial(player, self.coalition)
        left = tuple([c for c in s.courts[player] if cards.patriot[c] >= 0 and c != self.spared])
        if left:
            s.stack.append(Drop(player, left))
        return False


class Dial(Work):
    """Turns a loyalty dial."""

    coalition: int

    def __init__(self, player: int, coalition: int) -> None:
        self.name = "dial"
        self.player = player
        self.coalition = coalition

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.coalition)

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        s.stack.pop()
        s.loyalty[self.player] = self.coalition
        if s.front:
            lean(s)
        update_rulers(s)
        told.append(Event("loyalty", {"seat": self.player, "coalition": COALITIONS[self.coalition]}))
        return False
