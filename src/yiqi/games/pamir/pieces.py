"""Blocks and cylinders: where they are, who rules, and the places by which a piece is told from another.

A place is a number. Of a player's cylinders: a tribe in region r is `TRIBES + r`, gift space g `GIFT_SPACES + g`, a
spy on card c `SPIES + c`. Of a coalition's blocks: an army in region r is `ARMIES + r`, a road on border b `ROADS + b`.
"""

from __future__ import annotations

from typing import Final

from yiqi.games.pamir.cards import NATIONALISM, REGIONS
from yiqi.games.pamir.state import NOBODY, State

REGION_COUNT: Final = len(REGIONS)
BORDER_COUNT: Final = 9
TRIBES: Final = 0
GIFT_SPACES: Final = 6
SPIES: Final = 10
ARMIES: Final = 200
ROADS: Final = 220
CODES: Final = 1000
"""In `fresh`: the cylinders of each player have so many codes of their own, the blocks those from ARMIES on."""
SPY_BITS: Final = 4
SPY_MASK: Final = 15


def spies_of(s: State, card: int, player: int) -> int:
    """How many spies of a player stand on a court card."""
    return (s.spies[card] >> SPY_BITS * player) & SPY_MASK


def holder(s: State, card: int, owner: int) -> int:
    """Who holds a court card hostage: the one with more spies on it than each other player, its owner included.

    NOBODY for a tie, no spies, or the owner himself (clauses pamir hostage).
    """
    held = s.spies[card]
    if held == 0:
        return NOBODY
    best, most, player = NOBODY, 0, 0
    while held:
        n = held & SPY_MASK
        if n > most:
            best, most = player, n
        elif n == most:
            best = NOBODY
        held >>= SPY_BITS
        player += 1
    return NOBODY if best == owner else best


def owner_of(s: State, card: int) -> int:
    """In whose court a card is, NOBODY's if in none."""
    for player, court in enumerate(s.courts):
        if card in court:
            return player
    return NOBODY


def update_ruler(s: State, region: int) -> None:
    """Moves the ruler token: a tribe, and more pieces than each other player and coalition (clauses pamir rule)."""
    tribes, armies = s.tribes, s.armies
    british, russian, afghan = armies[region], armies[6 + region], armies[12 + region]
    most = british if british > russian else russian
    if afghan > most:
        most = afghan
    # armies alone rule nothing, but they block who has no more than they are
    best, ruler = most, NOBODY
    blocked = most > 0
    at = region
    for player in range(s.terms.players):
        own = tribes[at]
        at += 6
        if own:
            loyal = s.loyalty[player]
            if loyal >= 0:
                own += armies[loyal * 6 + region]
            elif player == s.terms.wakhan:
                own += most
            if own > best:
                best, ruler, blocked = own, player, False
            elif own == best:
                ruler, blocked = NOBODY, True
    s.rulers[region] = NOBODY if blocked else ruler


def update_rulers(s: State) -> None:
    """All six, after a change of loyalty or the removal of all blocks."""
    for region in range(REGION_COUNT):
        update_ruler(s, region)


def rules_any(s: State, player: int) -> bool:
    """Whether a player rules a region."""
    return player in s.rulers


def put_cylinder(s: State, player: int, place: int) -> None:
    """Puts a cylinder, wherever it came from, on a place."""
    if place < GIFT_SPACES:
        s.tribes[player * 6 + place] += 1
        update_ruler(s, place)
    elif place < SPIES:
        s.gifts[player] |= 1 << (place - GIFT_SPACES)
    else:
        s.spies[place - SPIES] += 1 << SPY_BITS * player


def lift_cylinder(s: State, player: int, place: int) -> None:
    """Takes a cylinder off a place; where it goes is the caller's business, and so is the last tribe of a region."""
    if place < GIFT_SPACES:
        s.tribes[player * 6 + place] -= 1
        update_ruler(s, place)
    elif place < SPIES:
        s.gifts[player] &= ~(1 << (place - GIFT_SPACES))
    else:
        s.spies[place - SPIES] -= 1 << SPY_BITS * player
    code = cylinder_code(player, place)
    if code in s.fresh:
        forget(s, code, cylinders_at(s, player, place))


def put_block(s: State, coalition: int, place: int) -> None:
    """Puts a block, wherever it came from, on a place."""
    if place < ROADS:
        s.armies[coalition * 6 + place - ARMIES] += 1
        update_ruler(s, place - ARMIES)
    else:
        s.roads[coalition * BORDER_COUNT + place - ROADS] += 1


def lift_block(s: State, coalition: int, place: int) -> None:
    """Takes a block off a place; where it goes is the caller's business."""
    if place < ROADS:
        s.armies[coalition * 6 + place - ARMIES] -= 1
        update_ruler(s, place - ARMIES)
    else:
        s.roads[coalition * BORDER_COUNT + place - ROADS] -= 1
    code = block_code(coalition, place)
    if code in s.fresh:
        forget(s, code, blocks_at(s, coalition, place))


def block_code(coalition: int, place: int) -> int:
    """How `fresh` names a place of a coalition's blocks: no two coalitions share one."""
    return place + 100 * coalition


def cylinder_code(player: int, place: int) -> int:
    """How `fresh` names a place of a player's cylinders; Wakhan too may place some in another's turn."""
    return place + CODES * player


def is_block(code: int) -> bool:
    """Whether a code of `fresh` is a block's."""
    return ARMIES <= code < CODES


def cylinders_at(s: State, player: int, place: int) -> int:
    """How many cylinders of a player are on a place."""
    if place < GIFT_SPACES:
        return s.tribes[player * 6 + place]
    if place < SPIES:
        return s.gifts[player] >> (place - GIFT_SPACES) & 1
    return spies_of(s, place - SPIES, player)


def blocks_at(s: State, coalition: int, place: int) -> int:
    """How many blocks of a coalition are on a place."""
    if place < ROADS:
        return s.armies[coalition * 6 + place - ARMIES]
    return s.roads[coalition * BORDER_COUNT + place - ROADS]


def forget(s: State, code: int, left: int) -> None:
    """A piece left a place: the ones placed this turn are the last to go (clause pamir general.fresh)."""
    while s.fresh.count(code) > left:
        fresh = list(s.fresh)
        fresh.remove(code)
        s.fresh = tuple(fresh)


def move_cylinder(s: State, player: int, start: int, goal: int) -> None:
    """Moves a cylinder; one that was placed this turn stays so where it goes."""
    before = len(s.fresh)
    lift_cylinder(s, player, start)
    put_cylinder(s, player, goal)
    if len(s.fresh) < before:
        s.fresh = (*s.fresh, cylinder_code(player, goal))


def move_block(s: State, coalition: int, start: int, goal: int) -> None:
    """Moves a block; one that was placed this turn stays so where it goes."""
    before = len(s.fresh)
    lift_block(s, coalition, start)
    put_block(s, coalition, goal)
    if len(s.fresh) < before:
        s.fresh = (*s.fresh, block_code(coalition, goal))


def in_play(s: State, player: int) -> int:
    """A player's cylinders in play: tribes, spies and gifts (clauses pamir check)."""
    return 10 - s.cylinders[player]


def on_map(s: State, coalition: int) -> int:
    """A coalition's blocks on the map, armies and roads."""
    return 12 - s.blocks[coalition]


def units_in(s: State, player: int, coalition: int, region: int) -> int:
    """How many units a player battles with in a region: loyal armies, and with Nationalism his tribes."""
    units = s.armies[coalition * 6 + region] if coalition >= 0 else 0
    return units + (s.tribes[player * 6 + region] if s.lasting[NATIONALISM] == player else 0)
