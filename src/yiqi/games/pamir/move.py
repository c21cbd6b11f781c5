"""Move: as many steps as the card's rank, by loyal armies over roads, spies along courts (clauses pamir move)."""

from __future__ import annotations

from typing import Any, Final

from yiqi.core.chance import Chance
from yiqi.core.game import Action, Event, Prompt, Reason
from yiqi.games.pamir.acts import DONE, Acting
from yiqi.games.pamir.cards import INDIAN_SUPPLIES, NATIONALISM, REGIONS, STRANGE_BEDFELLOWS, WELL_CONNECTED
from yiqi.games.pamir.court import lose_tribe
from yiqi.games.pamir.impact import loyal_blocks
from yiqi.games.pamir.pieces import (
    ARMIES,
    BORDER_COUNT,
    REGION_COUNT,
    SPIES,
    SPY_BITS,
    SPY_MASK,
    TRIBES,
    move_block,
    move_cylinder,
    spies_of,
)
from yiqi.games.pamir.state import NOT_ASKED, State, card_of


def ring(s: State) -> list[int]:
    """All court cards as one circle: the courts in turn order, each from left to right (clause pamir move.4).

    With the option spy_ring "table" the left end of a court leads to the right end of the next player's.
    """
    order = s.order[::-1] if s.terms.table_ring else s.order
    return [card for player in order for card in s.courts[player]]


def steps(s: State, player: int, cards: list[int], at: int) -> list[int]:
    """The places in the ring that a player's spy at place `at` reaches in one move, in the order of the ring."""
    n = len(cards)
    powers = s.powers[player]
    where = s.terms.cards.region
    reached = {at}
    for _ in range(2 if powers & WELL_CONNECTED else 1):
        for k in tuple(reached):
            reached.add((k + 1) % n)
            reached.add((k - 1) % n)
            if powers & STRANGE_BEDFELLOWS:
                region = where[cards[k]]
                reached.update([i for i in range(n) if where[cards[i]] == region])
    reached.discard(at)
    return sorted(reached)


def needs_no_roads(s: State, player: int) -> bool:
    """Whether a player's armies cross borders without roads: by Indian Supplies, or as Wakhan (clause wakhan.42)."""
    return s.powers[player] & INDIAN_SUPPLIES != 0 or player == s.terms.wakhan


def open_border(s: State, player: int, start: int, goal: int) -> bool:
    """Whether a player's armies may cross from one region to a neighbour: by a road of his coalition, or without."""
    if needs_no_roads(s, player):
        return True
    border = s.terms.cards.border_between[start * REGION_COUNT + goal]
    return s.roads[loyal_blocks(s, player) * BORDER_COUNT + border] > 0


NOTHING_MOVES: Final = Reason("move-none", {}, "pamir move.none")


def move_refusal(s: State, player: int) -> Reason | None:
    """Why a player cannot move anything."""
    coalition = loyal_blocks(s, player)
    tribes = s.lasting[NATIONALISM] == player
    for region in range(REGION_COUNT):
        if s.armies[coalition * 6 + region] or (tribes and s.tribes[player * 6 + region]):
            if needs_no_roads(s, player):
                return None
            for border in s.terms.cards.border_of[region]:
                if s.roads[coalition * BORDER_COUNT + border]:
                    return None
    return None if spies_move(s, player) else NOTHING_MOVES


def spies_move(s: State, player: int) -> bool:
    """Whether a player has a spy on a court card, and there is another card to go to."""
    cards = 0
    own = False
    mask = SPY_MASK << SPY_BITS * player
    for court in s.courts:
        for card in court:
            cards += 1
            if s.spies[card] & mask:
                own = True
            if own and cards > 1:
                return True
    return False


class Move(Acting):
    """`left` steps may still be made."""

    left: int

    def __init__(self, player: int, card: int, left: int) -> None:
        super().__init__("move", player, card)
        self.left = left

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.card, self.left)

    def ask(self, s: State) -> Prompt:
        return Prompt("move", {"card": self.card, "n": self.left})

    def near(self, s: State) -> list[Action]:
        player, coalition = self.player, loyal_blocks(s, self.player)
        neighbours = s.terms.cards.neighbours
        found: list[Action] = []
        for start in range(REGION_COUNT):
            if s.armies[coalition * 6 + start]:
                found += [("move_army", REGIONS[start], REGIONS[goal]) for goal in neighbours[start]]
        if s.lasting[NATIONALISM] == player:
            for start in range(REGION_COUNT):
                if s.tribes[player * 6 + start]:
                    found += [("move_tribe", REGIONS[start], REGIONS[goal]) for goal in neighbours[start]]
        cards = ring(s)
        for at, card in enumerate(cards):
            if spies_of(s, card, player):
                found += [("move_spy", card, cards[goal]) for goal in steps(s, player, cards, at)]
        found.append(DONE)
        return found

    def legal(self, s: State) -> list[Action]:
        return [a for a in self.near(s) if a[0] in ("move_spy", "done") or self.crosses(s, a)]

    def crosses(self, s: State, a: Action) -> bool:
        """Whether an army or tribe that is near may cross the border it has to."""
        return open_border(s, self.player, REGIONS.index(str(a[1])), REGIONS.index(str(a[2])))

    def refusal(self, s: State, a: Action) -> Reason | None:
        if a == DONE:
            return None
        if len(a) != 3:
            return NOT_ASKED
        if a[0] == "move_spy":
            return None if self.spy_moves(s, card_of(a, 1), card_of(a, 2)) else NOT_ASKED
        if a[0] not in ("move_army", "move_tribe") or a[1] not in REGIONS or a[2] not in REGIONS:
            return NOT_ASKED
        start, goal = REGIONS.index(a[1]), REGIONS.index(a[2])
        if goal not in s.terms.cards.neighbours[start]:
            return NOT_ASKED
        if a[0] == "move_army":
            there = s.armies[loyal_blocks(s, self.player) * 6 + start]
        else:
            there = s.tribes[self.player * 6 + start] if s.lasting[NATIONALISM] == self.player else 0
        if not there:
            return NOT_ASKED
        if not open_border(s, self.player, start, goal):
            return Reason("move-road", {"region": a[1], "region_goal": a[2]}, "pamir move.road")
        return None

    def spy_moves(self, s: State, card: int, goal: int) -> bool:
        """Whether a spy of the player stands on a card and reaches the other in one move."""
        cards = ring(s)
        if card not in cards or goal not in cards or not spies_of(s, card, self.player):
            return False
        return cards.index(goal) in steps(s, self.player, cards, cards.index(card))

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        if self.left and move_refusal(s, self.player) is None:
            return True
        s.stack.pop()
        return False

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        player = self.player
        if a == DONE:
            s.stack.pop()
            return
        s.stack[-1] = Move(player, self.card, self.left - 1)
        if a[0] == "move_spy":
            move_cylinder(s, player, SPIES + card_of(a, 1), SPIES + card_of(a, 2))
            told.append(Event("move_spy", {"seat": player, "card": a[1], "card_goal": a[2]}))
            return
        start, goal = REGIONS.index(str(a[1])), REGIONS.index(str(a[2]))
        where = {"seat": player, "region": a[1], "region_goal": a[2]}
        if a[0] == "move_army":
            move_block(s, loyal_blocks(s, player), ARMIES + start, ARMIES + goal)
            told.append(Event("move_army", where))
        else:
            move_cylinder(s, player, TRIBES + start, TRIBES + goal)
            told.append(Event("move_tribe", where))
            lose_tribe(s, player, start, told)

    def idle(self, s: State) -> Action:
        return DONE
