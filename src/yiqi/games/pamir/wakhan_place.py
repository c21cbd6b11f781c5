"""Where Wakhan puts her pieces, and which of them she takes when she is out of them (clauses pamir wakhan.31 to 33)."""

from __future__ import annotations

from typing import Final

from yiqi.core.game import Action
from yiqi.games.pamir.cards import REGIONS, ROAD, SAFE_HOUSE
from yiqi.games.pamir.impact import Icons, region_cards
from yiqi.games.pamir.pieces import ARMIES, GIFT_SPACES, ROADS, SPIES, TRIBES
from yiqi.games.pamir.placing import CYLINDER, Reuse
from yiqi.games.pamir.state import State
from yiqi.games.pamir.wakhan_cards import has_most, preferred
from yiqi.games.pamir.wakhan_deck import borders, regions

REGION: Final = "region_order"
"""The order of regions on her card decided."""


def road_border(s: State, region: int) -> str:
    """The border for the next road: one road on each, in the order of her card, then from the first again."""
    order = borders(s, region)
    below = s.stack[-2] if len(s.stack) > 1 else None
    nth = 1
    if isinstance(below, Icons):
        nth = max(1, s.terms.cards.icons[below.card][: below.at].count(ROAD))
    return s.terms.cards.border_names[order[(nth - 1) % len(order)]]


def spy_card(s: State, region: int) -> tuple[int, str]:
    """The card of a region that gets her spy: where she has not most spies yet, else any; by priority."""
    found = region_cards(s, region)
    return preferred(s, [card for card in found if not has_most(s, card)] or found)


def blackmailed(s: State, region: int) -> tuple[int, str]:
    """The card of a region that Blackmail puts her spy on, of those without one (clause pamir wakhan.13)."""
    return preferred(s, [card for card in region_cards(s, region) if not s.spies[card]])


def sheltered(s: State) -> tuple[int, str]:
    """The Safe House her spy goes to (clause pamir wakhan.13)."""
    power = s.terms.cards.power
    return preferred(s, [card for card in s.courts[s.terms.wakhan] if power[card] == SAFE_HOUSE])


def reused(s: State, asked: Reuse) -> tuple[Action, str]:
    """Which piece she takes: a tribe, then a spy, a gift at the last; an army, then a road (clause pamir wakhan.33)."""
    free = [place for place in asked.places(s) if asked.free(s, place)]
    order = regions(s)
    if asked.coalition == CYLINDER:
        for region in order:
            if TRIBES + region in free:
                return ("take_tribe", REGIONS[region]), REGION
        spied = [place - SPIES for place in free if SPIES <= place < ARMIES]
        if spied:
            card, why = preferred(s, spied)
            return ("take_spy", card), why
        return asked.action(s, min([place for place in free if place >= GIFT_SPACES])), "gift"
    for region in order:
        if ARMIES + region in free:
            return ("take_army", REGIONS[region]), REGION
    for region in order:
        for border in borders(s, region):
            if ROADS + border in free:
                return ("take_road", s.terms.cards.border_names[border]), REGION
    return asked.action(s, free[0]), REGION
