"""The impact icons of a card just played, in printed order (clauses pamir impact)."""

from __future__ import annotations

from typing import Any

from yiqi.core.chance import Chance
from yiqi.core.game import Action, Event, Prompt, Reason
from yiqi.games.pamir.cards import ARMY, FAVOR, LEVERAGE, PASHTUNWALI_VALUES, REGIONS, ROAD, SPY, SUITS, TRIBE
from yiqi.games.pamir.court import DEBT
from yiqi.games.pamir.pieces import ARMIES, ROADS, SPIES, TRIBES
from yiqi.games.pamir.placing import place_block, place_cylinder
from yiqi.games.pamir.state import NOBODY, NOT_ASKED, Decision, State, Work, card_of


def favor(s: State, suit: int, told: list[Event]) -> None:
    """Moves the favored suit marker, unless Pashtunwali Values holds it."""
    if s.lasting[PASHTUNWALI_VALUES] != NOBODY:
        told.append(Event("favor_held", {"suit": SUITS[suit]}))
    elif s.favored != suit:
        s.favored = suit
        told.append(Event("favor", {"suit": SUITS[suit]}))


def loyal_blocks(s: State, player: int) -> int:
    """The coalition whose blocks a player places: his own; Wakhan's pragmatic loyalty."""
    return s.leaning if player == s.terms.wakhan else s.loyalty[player]


def region_cards(s: State, region: int) -> list[int]:
    """The court cards of a region, of all players."""
    where = s.terms.cards.region
    return [card for court in s.courts for card in court if where[card] == region]


class Icons(Work):
    """The icons of `card` from number `at` on, as long as it is in the court (clause pamir play.11)."""

    card: int
    at: int

    def __init__(self, player: int, card: int, at: int) -> None:
        self.name = "icons"
        self.player = player
        self.card = card
        self.at = at

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.card, self.at)

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        cards, player = s.terms.cards, self.player
        icons = cards.icons[self.card]
        if self.at >= len(icons) or self.card not in s.courts[player]:
            s.stack.pop()
            return False
        s.stack[-1] = Icons(player, self.card, self.at + 1)
        icon, region = icons[self.at], cards.region[self.card]
        if icon >= FAVOR:
            favor(s, icon - FAVOR, told)
        elif icon == ROAD:
            s.stack.append(Road(player, region))
        elif icon == ARMY:
            place_block(s, player, loyal_blocks(s, player), ARMIES + region, told)
        elif icon == TRIBE:
            place_cylinder(s, player, TRIBES + region, told)
        elif icon == SPY:
            s.stack.append(Spy(player, region))
        elif icon == LEVERAGE:
            s.rupees[player] += DEBT
            told.append(Event("leverage", {"seat": player, "n": DEBT}))
        return False


class Road(Decision):
    """On which border of `region` a road is placed."""

    region: int

    def __init__(self, player: int, region: int) -> None:
        self.name = "road"
        self.player = player
        self.region = region

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.region)

    def ask(self, s: State) -> Prompt:
        return Prompt("road", {"region": REGIONS[self.region]})

    def near(self, s: State) -> list[Action]:
        names = s.terms.cards.border_names
        return [("road", names[border]) for border in s.terms.cards.border_of[self.region]]

    def legal(self, s: State) -> list[Action]:
        return self.near(s)

    def refusal(self, s: State, a: Action) -> Reason | None:
        return None if a in self.near(s) else NOT_ASKED

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        s.stack.pop()
        border = s.terms.cards.border_names.index(str(a[1]))
        place_block(s, self.player, loyal_blocks(s, self.player), ROADS + border, told)


class Spy(Decision):
    """On which court card of `region` a spy is placed; with one card only it goes there."""

    region: int

    def __init__(self, player: int, region: int) -> None:
        self.name = "spy"
        self.player = player
        self.region = region

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.region)

    def ask(self, s: State) -> Prompt:
        return Prompt("spy", {"region": REGIONS[self.region]})

    def near(self, s: State) -> list[Action]:
        return [("spy", card) for card in region_cards(s, self.region)]

    def legal(self, s: State) -> list[Action]:
        return self.near(s)

    def refusal(self, s: State, a: Action) -> Reason | None:
        near = len(a) == 2 and a[0] == "spy" and card_of(a, 1) in region_cards(s, self.region)
        return None if near else NOT_ASKED

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        found = region_cards(s, self.region)
        if len(found) > 1:
            return True
        s.stack.pop()
        if found:
            place_cylinder(s, self.player, SPIES + found[0], told)
        return False

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        s.stack.pop()
        place_cylinder(s, self.player, SPIES + card_of(a, 1), told)
