"""Event cards: one executor of the effects that the card file declares, bought or discarded (clauses pamir event)."""

from __future__ import annotations

from yiqi.core.chance import Chance
from yiqi.core.game import Action, Event, Reason
from yiqi.games.pamir.cards import LASTING, REGIONS, RUMOR, SUITS
from yiqi.games.pamir.check import Check
from yiqi.games.pamir.court import discard_hand, discard_prizes, lose_tribe
from yiqi.games.pamir.impact import favor
from yiqi.games.pamir.pieces import ARMIES, TRIBES, block_code, cylinder_code, forget, update_ruler
from yiqi.games.pamir.state import NOT_ASKED, Decision, State, card_of
from yiqi.games.pamir.wakhan_hand import take_up


def resolve(s: State, player: int, card: int, bought: bool, told: list[Event]) -> None:
    """Resolves an event that `player` bought, or that his clean-up discarded; a lasting one stays until a check."""
    cards = s.terms.cards
    effects = cards.bought[card] if bought else cards.discarded[card]
    key = cards.bought_key[card] if bought else cards.discarded_key[card]
    told.append(Event("event_bought" if bought else "event_discarded", {"seat": player, "card": card, "effect": key}))
    if cards.check[card]:
        s.stack.append(Check(player, (card,)))
        return
    stays = any(effect[0] in ("lasting", "rumor") for effect in effects)
    if stays:
        s.in_force = (*s.in_force, card)
    else:
        s.gone = (*s.gone, card)
    for effect in reversed(effects):
        start(s, player, effect, told)


def start(s: State, player: int, effect: tuple[str, ...], told: list[Event]) -> None:
    """One declared effect: its word, and what it is about."""
    word = effect[0]
    if word == "lasting":
        s.lasting[LASTING.index(effect[1])] = player
    elif word == "favor":
        favor(s, SUITS.index(effect[1]), told)
    elif word == "riots":
        clear_region(s, REGIONS.index(effect[1]), told)
    elif word == "rupees":
        s.rupees[player] += int(effect[1])
        told.append(Event("bank", {"seat": player, "n": int(effect[1])}))
    elif word == "failure_to_impress":
        lose_all_prizes(s, told)
    elif word == "confidence_failure":
        # clockwise from whose turn it is; the last of them lies deepest
        at = s.order.index(player)
        for other in reversed((*s.order[at:], *s.order[:at])):
            s.stack.append(Lose(other))
    elif word == "choose_favor":
        s.stack.append(Suit(player))
    elif word == "rumor":
        s.stack.append(Name(player))
    elif word == "swap_hands":
        s.stack.append(Swap(player))
    elif word == "rebuke":
        s.stack.append(Rebuke(player))
    else:
        raise ValueError(f"no effect {word!r}")


def clear_region(s: State, region: int, told: list[Event]) -> None:
    """All tribes and armies leave a region, roads stay; who lost tribes is overthrown, clockwise from this turn."""
    told.append(Event("cleared", {"region": REGIONS[region]}))
    for coalition in range(3):
        at = coalition * 6 + region
        s.blocks[coalition] += s.armies[at]
        s.armies[at] = 0
        forget(s, block_code(coalition, ARMIES + region), 0)
    lost: list[int] = []
    first = s.order.index(s.player)
    for player in (*s.order[first:], *s.order[:first]):
        at = player * 6 + region
        if s.tribes[at]:
            lost.append(player)
            s.cylinders[player] += s.tribes[at]
            s.tribes[at] = 0
            forget(s, cylinder_code(player, TRIBES + region), 0)
    update_ruler(s, region)
    overthrown: list[Event] = []
    for player in reversed(lost):
        # the first lies on top of the stack and is told first
        said: list[Event] = []
        lose_tribe(s, player, region, said)
        overthrown[:0] = said
    told += overthrown


def lose_all_prizes(s: State, told: list[Event]) -> None:
    """Every player's prizes go; loyalty stays."""
    for player in range(s.terms.players):
        discard_prizes(s, player, told)


class Choice(Decision):
    """A decision without fields of its own whose answers are all allowed."""

    def __init__(self, name: str, player: int) -> None:
        self.name = name
        self.player = player

    def legal(self, s: State) -> list[Action]:
        return self.near(s)

    def refusal(self, s: State, a: Action) -> Reason | None:
        return None if a in self.near(s) else NOT_ASKED


class Lose(Choice):
    """Confidence Failure: a card of one's own choice from hand."""

    def __init__(self, player: int) -> None:
        super().__init__("lose", player)

    def near(self, s: State) -> list[Action]:
        return [("discard", card) for card in s.hands[self.player]]

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        if s.hands[self.player]:
            return True
        s.stack.pop()
        return False

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        s.stack.pop()
        discard_hand(s, self.player, card_of(a, 1), told)


class Suit(Choice):
    """Pashtunwali Values: the suit that is favored until the next check."""

    def __init__(self, player: int) -> None:
        super().__init__("suit", player)

    def near(self, s: State) -> list[Action]:
        return [("suit", suit) for suit in SUITS]

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        s.stack.pop()
        s.favored = SUITS.index(str(a[1]))
        told.append(Event("favor", {"suit": a[1]}))

    def idle(self, s: State) -> Action:
        return ("suit", SUITS[s.favored])


class Name(Choice):
    """Rumor: the player whose patriots give no influence."""

    def __init__(self, player: int) -> None:
        super().__init__("name", player)

    def near(self, s: State) -> list[Action]:
        return [("name", player) for player in range(s.terms.players)]

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        s.stack.pop()
        s.lasting[RUMOR] = card_of(a, 1)
        told.append(Event("rumor", {"seat": self.player, "seat_named": a[1]}))

    def idle(self, s: State) -> Action:
        return ("name", (self.player + 1) % s.terms.players)


class Swap(Choice):
    """Other Persuasive Methods: with whom whole hands are swapped."""

    def __init__(self, player: int) -> None:
        super().__init__("swap", player)

    def near(self, s: State) -> list[Action]:
        return [("swap", other) for other in range(s.terms.players) if other != self.player]

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        s.stack.pop()
        other = card_of(a, 1)
        swap_hands(s, self.player, other, told)


def swap_hands(s: State, one: int, two: int, told: list[Event]) -> None:
    """Two hands change places; each of the two remembers what he gave away."""
    given = (s.hands[one], s.hands[two])
    for player, hand in zip((one, two), given, strict=True):
        for card in hand:
            s.known[player] |= 1 << card
    s.hands[one], s.hands[two] = given[1], given[0]
    told.append(Event("swap", {"seat": one, "seat_other": two}, (), None, True))
    if s.terms.wakhan in (one, two):
        take_up(s)


class Rebuke(Choice):
    """Rebuke: the region whose tribes and armies go."""

    def __init__(self, player: int) -> None:
        super().__init__("rebuke", player)

    def near(self, s: State) -> list[Action]:
        return [("rebuke", region) for region in REGIONS]

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        s.stack.pop()
        clear_region(s, REGIONS.index(str(a[1])), told)
