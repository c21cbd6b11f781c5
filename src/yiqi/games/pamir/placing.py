"""Placing pieces: from the supply, or, when it is empty, from somewhere in play (clauses pamir general)."""

from __future__ import annotations

from typing import Any, Final

from yiqi.core.chance import Chance
from yiqi.core.game import Action, Event, Prompt, Reason
from yiqi.games.pamir.cards import COALITIONS, REGIONS
from yiqi.games.pamir.court import lose_tribe
from yiqi.games.pamir.pieces import (
    ARMIES,
    BORDER_COUNT,
    GIFT_SPACES,
    REGION_COUNT,
    ROADS,
    SPIES,
    TRIBES,
    block_code,
    blocks_at,
    cylinder_code,
    cylinders_at,
    lift_block,
    lift_cylinder,
    put_block,
    put_cylinder,
    spies_of,
)
from yiqi.games.pamir.state import NOT_ASKED, Decision, State
from yiqi.games.pamir.terms import GIFTS

CYLINDER: Final = -1
"""In place of a coalition: the piece is a cylinder of the player."""


def place_cylinder(s: State, player: int, place: int, told: list[Event]) -> None:
    """Places a cylinder of a player; with an empty supply it is asked which one in play is taken."""
    if s.cylinders[player] > 0:
        s.cylinders[player] -= 1
        set_cylinder(s, player, place, told)
    else:
        s.stack.append(Reuse(player, CYLINDER, place))


def set_cylinder(s: State, player: int, place: int, told: list[Event]) -> None:
    """The cylinder stands on its place, placed this turn."""
    put_cylinder(s, player, place)
    s.fresh = (*s.fresh, cylinder_code(player, place))
    told.append(placed(s, player, CYLINDER, place))


def place_block(s: State, player: int, coalition: int, place: int, told: list[Event]) -> None:
    """Places a block; with an empty supply the player is asked which one in play is taken."""
    if s.blocks[coalition] > 0:
        s.blocks[coalition] -= 1
        set_block(s, player, coalition, place, told)
    else:
        s.stack.append(Reuse(player, coalition, place))


def set_block(s: State, player: int, coalition: int, place: int, told: list[Event]) -> None:
    """The block stands on its place, placed this turn."""
    put_block(s, coalition, place)
    s.fresh = (*s.fresh, block_code(coalition, place))
    told.append(placed(s, player, coalition, place))


def placed(s: State, player: int, coalition: int, place: int) -> Event:
    """What everybody is told of a piece that was placed."""
    return Event("place", {"seat": player, **described(s, coalition, place)})


def described(s: State, coalition: int, place: int) -> dict[str, str | int]:
    """A place in words of the game: which piece, and where it stands."""
    if coalition != CYLINDER:
        if place < ROADS:
            return {"piece": "army", "coalition": COALITIONS[coalition], "region": REGIONS[place - ARMIES]}
        border = s.terms.cards.border_names[place - ROADS]
        return {"piece": "road", "coalition": COALITIONS[coalition], "border": border}
    if place < GIFT_SPACES:
        return {"piece": "tribe", "region": REGIONS[place - TRIBES]}
    if place < SPIES:
        return {"piece": "gift", "space": GIFTS[place - GIFT_SPACES]}
    return {"piece": "spy", "card": place - SPIES}


class Reuse(Decision):
    """Which piece in play is taken for one that has to be placed on `goal` (clauses pamir general.fresh).

    `coalition` is the block's, CYLINDER for one of the player's own.
    """

    coalition: int
    goal: int

    def __init__(self, player: int, coalition: int, goal: int) -> None:
        self.name = "reuse"
        self.player = player
        self.coalition = coalition
        self.goal = goal

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.coalition, self.goal)

    def ask(self, s: State) -> Prompt:
        return Prompt("reuse", described(s, self.coalition, self.goal))

    def places(self, s: State) -> list[int]:
        """Where such a piece is in play, placed this turn or not."""
        found: list[int] = []
        if self.coalition != CYLINDER:
            k = self.coalition
            found += [ARMIES + r for r in range(REGION_COUNT) if s.armies[k * 6 + r]]
            found += [ROADS + b for b in range(BORDER_COUNT) if s.roads[k * BORDER_COUNT + b]]
            return found
        found += [TRIBES + r for r in range(REGION_COUNT) if s.tribes[self.player * 6 + r]]
        found += [GIFT_SPACES + g for g in range(len(GIFTS)) if s.gifts[self.player] >> g & 1]
        for court in s.courts:
            found += [SPIES + card for card in court if spies_of(s, card, self.player)]
        return found

    def free(self, s: State, place: int) -> bool:
        """Whether a piece there was not placed this turn."""
        if self.coalition != CYLINDER:
            k = self.coalition
            return blocks_at(s, k, place) > s.fresh.count(block_code(k, place))
        return cylinders_at(s, self.player, place) > s.fresh.count(cylinder_code(self.player, place))

    def action(self, s: State, place: int) -> Action:
        """How taking from a place is written."""
        if place < GIFT_SPACES:
            return ("take_tribe", REGIONS[place])
        if place < SPIES:
            return ("take_gift", GIFTS[place - GIFT_SPACES])
        if place < ARMIES:
            return ("take_spy", place - SPIES)
        if place < ROADS:
            return ("take_army", REGIONS[place - ARMIES])
        return ("take_road", s.terms.cards.border_names[place - ROADS])

    def place_in(self, s: State, a: Action) -> int:
        """The place an action takes from, -1 when it is none that is near."""
        for place in self.places(s):
            if self.action(s, place) == a:
                return place
        return -1

    def near(self, s: State) -> list[Action]:
        return [self.action(s, place) for place in self.places(s)]

    def refusal(self, s: State, a: Action) -> Reason | None:
        place = self.place_in(s, a)
        if place < 0:
            return NOT_ASKED
        return None if self.free(s, place) else Reason("fresh", {}, "pamir general.fresh")

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        """With nothing to take the piece is not placed; with one place only it is taken from there."""
        free = [place for place in self.places(s) if self.free(s, place)]
        if not free:
            s.stack.pop()
            told.append(Event("not_placed", {"seat": self.player, **described(s, self.coalition, self.goal)}))
            return False
        if len(free) == 1:
            self.move(s, free[0], told)
            return False
        return True

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        self.move(s, self.place_in(s, a), told)

    def move(self, s: State, place: int, told: list[Event]) -> None:
        """The piece goes from one place to the other; then what losing it brings about."""
        s.stack.pop()
        told.append(Event("reuse", {"seat": self.player, **described(s, self.coalition, place)}))
        if self.coalition != CYLINDER:
            lift_block(s, self.coalition, place)
            set_block(s, self.player, self.coalition, self.goal, told)
            return
        lift_cylinder(s, self.player, place)
        set_cylinder(s, self.player, self.goal, told)
        if place < GIFT_SPACES:
            lose_tribe(s, self.player, place, told)
