"""The market: prices, paying for cards and for actions, filling it up (clauses pamir buy, cleanup, instability)."""

from __future__ import annotations

from typing import Final

from yiqi.core.chance import ALL, Chance
from yiqi.core.game import Event
from yiqi.games.pamir.cards import (
    COALITIONS,
    FIRST_EVENT,
    HERAT_INFLUENCE,
    PERSIAN_INFLUENCE,
    REGIONS,
    RUSSIAN_INFLUENCE,
)
from yiqi.games.pamir.court import MILITARY
from yiqi.games.pamir.state import State
from yiqi.games.pamir.terms import COLUMNS, SLOTS

HERAT: Final = REGIONS.index("herat")
PERSIA: Final = REGIONS.index("persia")
RUSSIAN: Final = COALITIONS.index("russian")
INFLUENCES: Final = HERAT_INFLUENCE | PERSIAN_INFLUENCE | RUSSIAN_INFLUENCE
PILES: Final = 6
FILLED: Final = [slot for column in range(COLUMNS) for slot in (column, column + COLUMNS)]
"""The slots in the order in which they are filled."""


def each(s: State) -> int:
    """Rupees put on every card to the left of one bought: two while military is favored."""
    return 2 if s.favored == MILITARY else 1


def costs_nothing(s: State, player: int, card: int) -> bool:
    """Whether a power of the player's court lets him take this card free of charge."""
    powers = s.powers[player] & INFLUENCES
    if not powers or card >= FIRST_EVENT:
        return False
    cards = s.terms.cards
    region = cards.region[card]
    return bool(
        (powers & HERAT_INFLUENCE and region == HERAT)
        or (powers & PERSIAN_INFLUENCE and region == PERSIA)
        or (powers & RUSSIAN_INFLUENCE and cards.patriot[card] == RUSSIAN)
    )


def price(s: State, player: int, slot: int) -> int:
    """What the card in a slot costs a player."""
    if costs_nothing(s, player, s.market[slot]):
        return 0
    return slot % COLUMNS * each(s)


def pay_for(s: State, player: int, slot: int, told: list[Event]) -> int:
    """Pays for the card in a slot: on each card to the left, across the rows where there is none. Returns the price."""
    cost = price(s, player, slot)
    if cost == 0:
        return 0
    s.rupees[player] -= cost
    n = each(s)
    for left in s.terms.left_of[slot]:
        across = (left + COLUMNS) % SLOTS
        if s.market[left]:
            lay(s, left, n)
        elif s.market[across]:
            lay(s, across, n)
        elif s.terms.rupees_stay:
            s.coins[left] += n
    return cost


def lay(s: State, slot: int, n: int) -> None:
    """Puts rupees on a card, which may then not be bought this turn; on some they leave the game."""
    s.marked |= 1 << slot
    if not s.terms.cards.eats_rupees[s.market[slot]]:
        s.coins[slot] += n


def pay_action(s: State, player: int, pairs: int, first: int = 0) -> None:
    """Pays for an action: `pairs` of rupees, one to each row, on the cards from the right; what finds none is lost.

    `first`: pairs of the same action that were paid before (clauses pamir actions).
    """
    s.rupees[player] -= 2 * pairs
    for row in (0, COLUMNS):
        skip, left = first, pairs
        for slot in range(row + COLUMNS - 1, row - 1, -1):
            if left == 0:
                break
            if s.market[slot] == 0:
                continue
            if skip:
                skip -= 1
                continue
            lay(s, slot, 1)
            left -= 1


def slot_of(s: State, card: int) -> int:
    """Where a card lies in the market, -1 if it does not."""
    return s.market.index(card) if card > 0 and card in s.market else -1


def take_out(s: State, slot: int) -> int:
    """The card in a slot leaves it with all rupees on it; returns how many."""
    n = s.coins[slot]
    s.coins[slot] = 0
    s.market[slot] = 0
    return n


def slide(s: State) -> None:
    """Cards move left into the gaps of their row with their rupees, and pick up those of the gaps they cross."""
    if 0 not in s.market:
        return
    eats = s.terms.cards.eats_rupees
    for row in (0, COLUMNS):
        goal = row
        for slot in range(row, row + COLUMNS):
            card = s.market[slot]
            if card == 0:
                continue
            if slot > goal:
                n = 0
                for crossed in range(goal, slot + 1):
                    n += s.coins[crossed]
                    s.coins[crossed] = 0
                s.market[slot] = 0
                s.market[goal] = card
                s.coins[goal] = 0 if eats[card] else n
            goal += 1


def deck_size(s: State) -> int:
    """Cards left in the deck."""
    return sum(s.piles)


def draw(s: State, chance: Chance) -> int:
    """The top card of the deck, 0 when it is empty: the sort by what is left in the pile, then a card of that sort."""
    at = 0
    piles = s.piles
    while at < 3 * PILES and not (piles[at] or piles[at + 1] or piles[at + 2]):
        at += 3
    if at == 3 * PILES:
        return 0
    court, event = piles[at], piles[at + 1]
    n = court + event + piles[at + 2]
    # where a single sort is left there is nothing to draw for
    k = chance.below(n, ALL) if n not in (court, event, piles[at + 2]) else 0
    if k < court:
        piles[at] -= 1
        return int(s.court_bag.names[chance.draw(s.court_bag)])
    if k < court + event:
        piles[at + 1] -= 1
        return int(s.event_bag.names[chance.draw(s.event_bag)])
    piles[at + 2] -= 1
    return int(s.check_bag.names[chance.draw(s.check_bag)])


def fill(s: State, chance: Chance, told: list[Event]) -> bool:
    """Fills the gaps from the deck, column by column, top first; True when a second Dominance Check came up."""
    cards = s.terms.cards
    for slot in [slot for slot in FILLED if s.market[slot] == 0]:
        card = draw(s, chance)
        if card == 0:
            return False
        second = cards.check[card] and any(c > 0 and cards.check[c] for c in s.market)
        s.market[slot] = card
        if cards.eats_rupees[card]:
            s.coins[slot] = 0
        told.append(Event("refill", {"card": card}, (), None, True))
        if second:
            return True
    return False
