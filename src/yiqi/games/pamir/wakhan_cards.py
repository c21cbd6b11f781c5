"""How Wakhan chooses among cards: priority in courts, what goes first at clean-up, what she buys.

Every choice comes with the word for the step that decided it, for the log.
"""

from __future__ import annotations

from typing import Final

from yiqi.games.pamir import market
from yiqi.games.pamir.cards import ARMY, COURT, ROAD, SPY, TRIBE
from yiqi.games.pamir.check import dominant
from yiqi.games.pamir.court import POLITICAL
from yiqi.games.pamir.pieces import SPY_BITS, SPY_MASK, owner_of, spies_of
from yiqi.games.pamir.state import NOBODY, State
from yiqi.games.pamir.terms import COLUMNS, SLOTS
from yiqi.games.pamir.wakhan_deck import TOP, column, row

ONLY: Final = "only"
PRIORITY: Final = (
    "opponent", "favored", "dominant_patriot", "dominant_prize", "patriot", "leveraged", "rank", "number",
)  # fmt: skip
"""The steps of card priority, from the highest (clause pamir wakhan.21)."""
CLEANUP: Final = (
    "not_political", "not_patriot", "not_leveraged", "spies_against", "fewest_spies", "low_rank", "not_favored",
    "low_number",
)  # fmt: skip
"""What she discards first at clean-up (clause pamir wakhan.45)."""
NUMBER: Final = "number"
PRICE: Final = "price"
BLOCKS: Final = (ARMY, ROAD)
CYLINDERS: Final = (SPY, TRIBE)


# courts


def preferred(s: State, cards: list[int]) -> tuple[int, str]:
    """The court card of highest priority among some, and the step that decided; (0, "only") for none."""
    if len(cards) < 2:
        return (cards[0] if cards else 0), ONLY
    left, leading = cards, dominant(s)
    for step, word in enumerate(PRIORITY):
        passing = _passing(s, step, left, leading)
        if len(passing) == 1:
            return passing[0], word
        if passing:
            left = passing
    return left[0], NUMBER


def _passing(s: State, step: int, left: list[int], leading: int) -> list[int]:
    """Those of some cards that pass a step of card priority."""
    cards = s.terms.cards
    if step == 0:
        return [card for card in left if owner_of(s, card) not in (NOBODY, s.terms.wakhan)]
    if step == 1:
        return [card for card in left if cards.suit[card] == s.favored]
    if step == 2:
        return [card for card in left if cards.patriot[card] == leading] if leading != NOBODY else []
    if step == 3:
        return [card for card in left if cards.prize[card] == leading] if leading != NOBODY else []
    if step == 4:
        return [card for card in left if cards.patriot[card] != NOBODY]
    if step == 5:
        return [card for card in left if cards.leveraged[card]]
    if step == 6:
        most = max([cards.rank[card] for card in left])
        return [card for card in left if cards.rank[card] == most]
    return [max(left)]


def ranked(s: State, cards: list[int]) -> list[int]:
    """Court cards from the highest priority to the lowest."""
    left, found = list(cards), []
    while left:
        card, _ = preferred(s, left)
        left.remove(card)
        found.append(card)
    return found


def worst(s: State, cards: list[int]) -> tuple[int, str]:
    """The card she discards first among some of her court, and the step that decided (clause pamir wakhan.45)."""
    if len(cards) < 2:
        return cards[0], ONLY
    left = cards
    for step, word in enumerate(CLEANUP):
        passing = _worse(s, step, left)
        if len(passing) == 1:
            return passing[0], word
        if passing:
            left = passing
    return left[0], CLEANUP[-1]


def _worse(s: State, step: int, left: list[int]) -> list[int]:
    """Those of some cards that pass a step of clean-up."""
    cards = s.terms.cards
    if step == 0:
        return [card for card in left if cards.suit[card] != POLITICAL]
    if step == 1:
        return [card for card in left if cards.patriot[card] == NOBODY]
    if step == 2:
        return [card for card in left if not cards.leveraged[card]]
    if step == 3:
        most = max([against(s, card) for card in left])
        return [card for card in left if against(s, card) == most] if most > 0 else []
    if step == 4:
        fewest = min([spy_count(s, card) for card in left])
        return [card for card in left if spy_count(s, card) == fewest]
    if step == 5:
        least = min([cards.rank[card] for card in left])
        return [card for card in left if cards.rank[card] == least]
    if step == 6:
        return [card for card in left if cards.suit[card] != s.favored]
    return [min(left)]


def spy_count(s: State, card: int) -> int:
    """How many spies of all players are on a court card."""
    held, found = s.spies[card], 0
    while held:
        found += held & SPY_MASK
        held >>= SPY_BITS
    return found


def against(s: State, card: int) -> int:
    """How many more spies the others have on a court card than she."""
    return spy_count(s, card) - 2 * spies_of(s, card, s.terms.wakhan)


def has_most(s: State, card: int) -> bool:
    """Whether she has more spies on a court card than each other player."""
    own = spies_of(s, card, s.terms.wakhan)
    for player in range(s.terms.seats):
        if spies_of(s, card, player) >= own:
            return False
    return own > 0


# the market


def buyable(s: State, slot: int) -> bool:
    """Whether she may buy what lies in a slot, and can pay for it; Dominance Checks are for her ambition alone."""
    return can_buy(s, slot) and not s.terms.cards.check[s.market[slot]]


def can_buy(s: State, slot: int) -> bool:
    """Whether a player like her may buy what lies in a slot, and can pay for it."""
    card, player = s.market[slot], s.terms.wakhan
    if card == 0 or s.marked >> slot & 1 or not s.terms.cards.buyable[card]:
        return False
    return market.price(s, player, slot) <= s.rupees[player]


def offered(s: State) -> list[int]:
    """The slots with court cards she can buy; events she buys by the arrows alone (clause pamir wakhan.25)."""
    return [slot for slot in range(SLOTS) if s.market[slot] <= COURT and buyable(s, slot)]


def icon_count(s: State, slot: int, kinds: tuple[int, ...]) -> int:
    """How many impact icons of some kinds are on the card in a slot."""
    return sum([icon in kinds for icon in s.terms.cards.icons[s.market[slot]]])


def net(s: State, slot: int) -> int:
    """What the card in a slot nets her: its rupees and two for leverage, less its price (clause pamir wakhan.53)."""
    gain = s.coins[slot] - market.price(s, s.terms.wakhan, slot)
    return gain + 2 * s.terms.cards.leveraged[s.market[slot]]


def cheapest(s: State, slots: list[int]) -> tuple[int, str]:
    """The cheapest card of some slots, then the highest number; (NOBODY, "only") for none (clause pamir wakhan.25)."""
    if len(slots) < 2:
        return (slots[0] if slots else NOBODY), ONLY
    prices = [market.price(s, s.terms.wakhan, slot) for slot in slots]
    left = [slot for slot, price in zip(slots, prices, strict=True) if price == min(prices)]
    if len(left) == 1:
        return left[0], PRICE
    numbers = [s.market[slot] for slot in left]
    return left[numbers.index(max(numbers))], NUMBER


def most(s: State, slots: list[int], values: list[int], word: str) -> tuple[int, str]:
    """The card of highest value, then as `cheapest`; `word` says that the value decided."""
    if not slots:
        return NOBODY, ONLY
    best = max(values)
    left = [slot for slot, value in zip(slots, values, strict=True) if value == best]
    slot, why = cheapest(s, left)
    return slot, (word if why == ONLY and len(slots) > 1 else why)


def before_check(s: State) -> tuple[int, str]:
    """What a plain radicalize buys with a Dominance Check in the market (clauses pamir wakhan.26, 27, 28)."""
    slots, leading = offered(s), dominant(s)
    if leading != NOBODY:
        patriots = [slot for slot in slots if s.terms.cards.patriot[s.market[slot]] == leading]
        if patriots:
            slot, why = cheapest(s, patriots)
            return slot, ("dominant_patriot" if why == ONLY else why)
        return most(s, slots, [icon_count(s, slot, BLOCKS) for slot in slots], "blocks")
    values = [icon_count(s, slot, CYLINDERS) for slot in slots]
    if s.terms.savvy_wakhan and slots and max(values) == 0:
        return most(s, slots, [net(s, slot) for slot in slots], "net")
    return most(s, slots, values, "cylinders")


def pointed_card(s: State) -> tuple[int, str]:
    """The slot the arrows lead to, and how: at once, to its left, or in the other row (clause pamir wakhan.29)."""
    start, first = column(s), COLUMNS if row(s) != TOP else 0
    for at in (first, COLUMNS - first):
        for slot in range(at + start, at - 1, -1):
            if buyable(s, slot):
                if at != first:
                    return slot, "other_row"
                return slot, ("arrows" if slot == at + start else "to_the_left")
    return NOBODY, ONLY
