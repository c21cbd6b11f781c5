"""Battle: in one region or on one court card, units are removed up to the card's rank (clauses pamir battle)."""

from __future__ import annotations

from typing import Any, Final

from yiqi.core.chance import Chance
from yiqi.core.game import Action, Event, Prompt, Reason
from yiqi.games.pamir.acts import DONE, Acting
from yiqi.games.pamir.cards import (
    CITADEL_KABUL,
    CITADEL_TRANSCASPIA,
    COALITIONS,
    INDISPENSABLE_ADVISORS,
    NATIONALISM,
    REGIONS,
    SAFE_HOUSE,
)
from yiqi.games.pamir.court import lose_tribe
from yiqi.games.pamir.impact import loyal_blocks
from yiqi.games.pamir.pieces import (
    ARMIES,
    BORDER_COUNT,
    REGION_COUNT,
    ROADS,
    SPIES,
    SPY_BITS,
    SPY_MASK,
    TRIBES,
    lift_block,
    lift_cylinder,
    owner_of,
    put_cylinder,
    spies_of,
    units_in,
)
from yiqi.games.pamir.state import NOT_ASKED, Decision, State, card_of

CITADELS = {REGIONS.index("kabul"): CITADEL_KABUL, REGIONS.index("transcaspia"): CITADEL_TRANSCASPIA}


def tribe_refusal(s: State, player: int, other: int, region: int) -> Reason | None:
    """Why a player may not remove another's tribe in a region."""
    if other == player:
        return Reason("own-tribes", {}, "pamir battle.tribes")
    if s.loyalty[other] == s.loyalty[player]:
        return Reason("battle-tribes", {"seat": other}, "pamir battle.tribes")
    if s.powers[other] & CITADELS.get(region, 0):
        return Reason("citadel", {"seat": other, "region": REGIONS[region]}, "pamir battle.citadel")
    return None


def spy_refusal(s: State, player: int, other: int) -> Reason | None:
    """Why a player may not remove another's spy in a battle."""
    if other == player:
        return Reason("own-spies", {}, "pamir battle.own-spies")
    if s.powers[other] & INDISPENSABLE_ADVISORS:
        return Reason("advisors", {"seat": other}, "pamir battle.advisors")
    return None


def targets_in(s: State, player: int, region: int) -> bool:
    """Whether there is anything a player may remove in a region."""
    loyal = loyal_blocks(s, player)
    for k in range(3):
        if k != loyal:
            if s.armies[k * 6 + region]:
                return True
            for border in s.terms.cards.border_of[region]:
                if s.roads[k * BORDER_COUNT + border]:
                    return True
    for other in range(s.terms.players):
        if s.tribes[other * 6 + region] and other != player and tribe_refusal(s, player, other, region) is None:
            return True
    return False


def targets_on(s: State, player: int, card: int) -> bool:
    """Whether there is any spy on a card that a player may remove."""
    if not s.spies[card] & ~(SPY_MASK << SPY_BITS * player):
        return False
    for other in range(s.terms.players):
        if other != player and spies_of(s, card, other) and spy_refusal(s, player, other) is None:
            return True
    return False


def can_fight_in(s: State, player: int, region: int) -> bool:
    """Whether a player has units in a region and something to remove."""
    own = s.armies[loyal_blocks(s, player) * 6 + region]
    if s.lasting[NATIONALISM] == player:
        own += s.tribes[player * 6 + region]
    return own > 0 and targets_in(s, player, region)


def can_fight_on(s: State, player: int, card: int) -> bool:
    """Whether a player has spies on a card and something to remove."""
    return spies_of(s, card, player) > 0 and targets_on(s, player, card)


def sites(s: State, player: int) -> list[int]:
    """The court cards on which a player can fight, court by court."""
    own = SPY_MASK << SPY_BITS * player
    return [card for court in s.courts for card in court if s.spies[card] & own and targets_on(s, player, card)]


NO_BATTLE: Final = Reason("battle-nowhere", {}, "pamir battle.none")


def battle_refusal(s: State, player: int) -> Reason | None:
    """Why a player cannot battle at all."""
    for region in range(REGION_COUNT):
        if can_fight_in(s, player, region):
            return None
    return None if sites(s, player) else NO_BATTLE


class Battle(Acting):
    """Where the battle is: `fight_in` a region, `fight_on` a court card."""

    def __init__(self, player: int, card: int) -> None:
        super().__init__("battle", player, card)

    def near(self, s: State) -> list[Action]:
        found: list[Action] = [("fight_in", region) for region in REGIONS]
        found += [("fight_on", card) for court in s.courts for card in court if s.spies[card]]
        return found

    def legal(self, s: State) -> list[Action]:
        player = self.player
        found: list[Action] = [
            ("fight_in", name) for region, name in enumerate(REGIONS) if can_fight_in(s, player, region)
        ]
        return found + [("fight_on", card) for card in sites(s, player)]

    def refusal(self, s: State, a: Action) -> Reason | None:
        if len(a) != 2:
            return NOT_ASKED
        if a[0] == "fight_in" and a[1] in REGIONS:
            can = can_fight_in(s, self.player, REGIONS.index(a[1]))
        else:
            card = card_of(a, 1)
            if a[0] != "fight_on" or card < 0 or owner_of(s, card) < 0 or not s.spies[card]:
                return NOT_ASKED
            can = can_fight_on(s, self.player, card)
        return None if can else Reason("battle-none", {}, "pamir battle.none")

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        legal = self.legal(s)
        if len(legal) > 1:
            return True
        self.open(s, legal[0], told)
        return False

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        self.open(s, a, told)

    def open(self, s: State, a: Action, told: list[Event]) -> None:
        """The battle begins: no more is removed than there are units of the player's now."""
        player = self.player
        if a[0] == "fight_in":
            region = REGIONS.index(str(a[1]))
            units = units_in(s, player, loyal_blocks(s, player), region)
            told.append(Event("fight_in", {"seat": player, "region": a[1]}))
            s.stack[-1] = InRegion(player, self.card, region, units, 0)
        else:
            site = card_of(a, 1)
            told.append(Event("fight_on", {"seat": player, "card": site}))
            s.stack[-1] = OnCard(player, self.card, site, spies_of(s, site, player), 0)


class Fighting(Acting):
    """A battle under way: at most `units` are removed, and no more than the rank; `removed` were."""

    units: int
    removed: int

    def ask(self, s: State) -> Prompt:
        return Prompt("removing", {"card": self.card, "n": self.left(s)})

    def left(self, s: State) -> int:
        """How many more may be removed."""
        return min(self.units, s.terms.cards.rank[self.card]) - self.removed

    def goes_on(self, s: State) -> bool:
        """Whether there is anything left to remove."""
        raise NotImplementedError

    def end_refusal(self) -> Reason | None:
        return None if self.removed else Reason("battle-one", {}, "pamir battle.one")

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        if self.left(s) > 0 and self.goes_on(s):
            return True
        s.stack.pop()
        return False

    def idle(self, s: State) -> Action:
        return self.legal(s)[-1]


class InRegion(Fighting):
    """The next unit removed in a region: a tribe, an army, a road on its borders."""

    region: int

    def __init__(self, player: int, card: int, region: int, units: int, removed: int) -> None:
        self.name = "in_region"
        self.player = player
        self.card = card
        self.region = region
        self.units = units
        self.removed = removed

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.card, self.region, self.units, self.removed)

    def near(self, s: State) -> list[Action]:
        region, cards = self.region, s.terms.cards
        found: list[Action] = [("hit_tribe", p) for p in range(s.terms.players) if s.tribes[p * 6 + region]]
        found += [("hit_army", COALITIONS[k]) for k in range(3) if s.armies[k * 6 + region]]
        for border in cards.border_of[region]:
            name = cards.border_names[border]
            found += [("hit_road", name, COALITIONS[k]) for k in range(3) if s.roads[k * BORDER_COUNT + border]]
        found.append(DONE)
        return found

    def goes_on(self, s: State) -> bool:
        return targets_in(s, self.player, self.region)

    def legal(self, s: State) -> list[Action]:
        return [a for a in self.near(s) if self.kept(s, a) is None]

    def refusal(self, s: State, a: Action) -> Reason | None:
        return self.kept(s, a) if a == DONE or a in self.near(s) else NOT_ASKED

    def kept(self, s: State, a: Action) -> Reason | None:
        """Why something that is near may not be done."""
        if a == DONE:
            return self.end_refusal()
        if a[0] == "hit_tribe":
            return tribe_refusal(s, self.player, int(a[1]), self.region)
        loyal = COALITIONS.index(str(a[-1])) == loyal_blocks(s, self.player)
        return Reason("battle-loyal", {"coalition": a[-1]}, "pamir battle.loyal") if loyal else None

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        player, region = self.player, self.region
        if a == DONE:
            s.stack.pop()
            return
        s.stack[-1] = InRegion(player, self.card, region, self.units, self.removed + 1)
        if a[0] == "hit_tribe":
            other = int(a[1])
            lift_cylinder(s, other, TRIBES + region)
            s.cylinders[other] += 1
            told.append(Event("hit_tribe", {"seat": player, "seat_owner": other, "region": REGIONS[region]}))
            lose_tribe(s, other, region, told)
            return
        coalition = COALITIONS.index(str(a[-1]))
        if a[0] == "hit_army":
            lift_block(s, coalition, ARMIES + region)
            told.append(Event("hit_army", {"seat": player, "coalition": a[-1], "region": REGIONS[region]}))
        else:
            lift_block(s, coalition, ROADS + s.terms.cards.border_names.index(str(a[1])))
            told.append(Event("hit_road", {"seat": player, "coalition": a[-1], "border": a[1]}))
        s.blocks[coalition] += 1


class OnCard(Fighting):
    """The next spy removed from court card `site`."""

    site: int

    def __init__(self, player: int, card: int, site: int, units: int, removed: int) -> None:
        self.name = "on_card"
        self.player = player
        self.card = card
        self.site = site
        self.units = units
        self.removed = removed

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.card, self.site, self.units, self.removed)

    def goes_on(self, s: State) -> bool:
        return targets_on(s, self.player, self.site)

    def near(self, s: State) -> list[Action]:
        spies = [p for p in range(s.terms.players) if spies_of(s, self.site, p)]
        return [*[("hit_spy", p) for p in spies], DONE]

    def refusal(self, s: State, a: Action) -> Reason | None:
        if a == DONE:
            return self.end_refusal()
        if a not in self.near(s):
            return NOT_ASKED
        return spy_refusal(s, self.player, int(a[1]))

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        player, site = self.player, self.site
        if a == DONE:
            s.stack.pop()
            return
        other = int(a[1])
        s.stack[-1] = OnCard(player, self.card, site, self.units, self.removed + 1)
        lift_cylinder(s, other, SPIES + site)
        told.append(Event("hit_spy", {"seat": player, "seat_owner": other, "card": site}))
        if s.powers[other] & SAFE_HOUSE:
            s.stack.append(SafeHouse(other, site))
        else:
            s.cylinders[other] += 1


class SafeHouse(Decision):
    """A spy removed from `site` in battle may go to the owner's Safe House (clause pamir power.safe-house)."""

    site: int

    def __init__(self, player: int, site: int) -> None:
        self.name = "safe_house"
        self.player = player
        self.site = site

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.site)

    def ask(self, s: State) -> Prompt:
        return Prompt("safe_house", {"card": self.site})

    def near(self, s: State) -> list[Action]:
        power = s.terms.cards.power
        houses = [card for card in s.courts[self.player] if power[card] == SAFE_HOUSE]
        return [*[("shelter", card) for card in houses], ("decline",)]

    def refusal(self, s: State, a: Action) -> Reason | None:
        return None if a in self.near(s) else NOT_ASKED

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        s.stack.pop()
        if a[0] == "decline":
            s.cylinders[self.player] += 1
            return
        card = card_of(a, 1)
        put_cylinder(s, self.player, SPIES + card)
        told.append(Event("safe_house", {"seat": self.player, "card": card}))
