"""How a good player plays: `advise` move by move, `evaluate` for a program that searches.

An army is worth what the board gives more for the land it takes, now and by a share of what the area is worth later,
and what it takes from the others, most from those ahead; times the chance that it gets in.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from yiqi.core.game import Action
from yiqi.games.world import bot_events, odds, scoring
from yiqi.games.world.build import LANDS_EACH
from yiqi.games.world.cards import CARDS, EPOCHS
from yiqi.games.world.ground import bits
from yiqi.games.world.state import NOBODY, State, holder

SWING: Final = 18.0
"""Points that make a win about three times as likely as not."""
LATER: Final = 0.3
"""What a land counts for each point its area is worth in the next epoch."""
TAKEN: Final = 0.45
"""What a point taken from another counts."""
PROGRESS: Final = 0.3
"""What a land counts on the way to dominance or control, by the value of its area."""
RESOURCE: Final = 0.9
OPENING: Final = 0.12
"""What a land next to the goal counts that is not held yet, by the value of its area."""
FORT: Final = 0.22
"""What a fort counts, by what the land counts."""
LEAST: Final = 0.3
"""An attack that promises less is not worth an army that could be a fort."""


def evaluate(rules: Any, state: State, seat: int) -> float:
    """The chance, 0 to 1, that `seat` wins from here; exact when the match is over."""
    s = state
    if not s.stack:
        places = scoring.scores(s).places
        return 1.0 / places.count(1) if places[seat] == 1 else 0.0
    worth = []
    for other in range(s.terms.sides):
        now = sum(scoring.worth(s, other))
        left = 0 if s.played >> other & 1 else now
        worth.append(s.points[other] + left + LATER * (EPOCHS - s.epoch) * now)
    worth = [sum([worth[side] for side in s.terms.colours(one)]) for one in range(s.terms.seats)]
    chances = [exp((value - max(worth)) / SWING) for value in worth]
    return chances[seat] / sum(chances)


def advise(rules: Any, state: State, seat: int, legal: Sequence[Action]) -> Action | None:
    """What a good player does for the colour that is asked: reads nothing of the state but what the seat sees."""
    s = state
    top = s.stack[-1]
    seat = top.player
    if top.name == "expand":
        return expand(s, seat, legal)
    if top.name == "draft":
        return draft(s, legal)
    if top.name == "monument" or top.name == "half":
        return max(legal, key=lambda a: safety(s, seat, s.terms.land_at[str(a[1])]))
    return bot_events.choose(s, seat, legal)


def draft(s: State, legal: Sequence[Action]) -> Action:
    """Keeps what promises as much as the cards not seen; passes the rest, to whoever is ahead if it may choose."""
    first = (s.epoch - 1) * CARDS
    card = int(s.stack[-1].fields()[2])
    gives = [a for a in legal if a[0] == "give"]
    ahead = max(gives, key=lambda a: s.points[int(a[1])]) if gives else legal[0]
    if card == NOBODY:
        return ahead
    rest = [promise(s, first + k) for k, n in enumerate(s.terms.empire_bag(s.epoch).counts) if n and first + k != card]
    return ("keep",) if promise(s, card) * len(rest) >= sum(rest) or not gives else ahead


def promise(s: State, empire: int) -> float:
    """What an empire is likely to score: armies by the value of the areas round its start."""
    found = s.terms.cards.empires[empire]
    ground, values = s.terms.ground, s.terms.cards.values[s.epoch]
    near = 0.0
    for start in found.start:
        around = [start, *bits(ground.next_to[start])]
        near += sum([values[ground.area_of[land]] for land in around]) / len(around) / len(found.start)
    return found.strength * (1 + 0.25 * near) + 2 * found.capital + 0.5 * found.waters.bit_count()


def expand(s: State, seat: int, legal: Sequence[Action]) -> Action:
    """The army that promises most; a fort where none promises enough; a lost army back for a coin."""
    best: Action = ("end",)
    most = 0.0
    look = Look(s, seat)
    for a in legal:
        verb = str(a[0])
        if verb == "restore":
            return a
        if verb == "end":
            continue
        value = look.action(verb, s.terms.land_at[str(a[1])])
        if value > most:
            most, best = value, a
    return best


class Look:
    """What lands are worth to a seat, in one position."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.values = s.terms.cards.values[s.epoch]
        self.later = s.terms.cards.values[min(EPOCHS, s.epoch + 1)] if s.epoch < EPOCHS else s.terms.cards.values[0]
        self.weights = rivals(s, seat)
        self.kept: dict[int, float] = {}

    def action(self, verb: str, land: int) -> float:
        """What an action of the expansion promises."""
        if verb == "fort":
            return self.fort(land)
        s = self.s
        enemy = holder(s, land)
        gain = self.gain(land)
        if enemy == NOBODY:
            return gain
        if enemy == self.seat:
            # the land counts already; what counts is where it leads
            return 0.5 * gain
        chances = odds.of_attack(s, land)
        if verb == "treachery":
            return gain * (1.3 if chances.win < 0.45 else 0.8)
        if verb == "surprise":
            sure = odds.odds(odds.attack_dice(s), odds.OPEN, s.bonus, False, odds.wins_ties(s))
            return gain * float(sure.win) if chances.win < 0.5 else 0.0
        value = gain * float(chances.win) + self.denied(land) * float(chances.both)
        return value if value >= LEAST else 0.0

    def gain(self, land: int) -> float:
        """What the land gives when it is taken, now, later, and from the others."""
        if land in self.kept:
            return self.kept[land]
        s, seat = self.s, self.seat
        ground = s.terms.ground
        bit = 1 << land
        area = ground.area_of[land]
        value = self.values[area]
        gain = LATER * self.later[area] + 0.05
        if not s.armies[seat] & bit:
            gain += self.shift(land) + PROGRESS * value + self.denied(land)
            built = s.capitals | s.cities
            if built & bit:
                enemy = holder(s, land) != NOBODY
                gain += 1 if s.capitals & bit and enemy else 0 if enemy else 1 + (s.capitals >> land & 1)
            gain += s.monuments >> land & 1
        if ground.resource & bit:
            odd = (s.active & ground.resource).bit_count() % LANDS_EACH
            gain += RESOURCE if odd else RESOURCE / 2
        for other in bits(ground.next_to[land] & ~s.frontier & ~s.armies[seat]):
            gain += OPENING * self.values[ground.area_of[other]]
        self.kept[land] = gain
        return gain

    def shift(self, land: int) -> float:
        """What the seat's standing in the area gains by one land more and the holder's one less."""
        s, seat = self.s, self.seat
        area = s.terms.ground.area_of[land]
        value = self.values[area]
        if not value:
            return 0.0
        found = s.terms.ground.area_mask[area]
        enemy = holder(s, land)
        counts = [(armies & found).bit_count() for armies in s.armies]
        before = standing(counts, seat)
        counts[seat] += 1
        if enemy not in (NOBODY, seat):
            counts[enemy] -= 1
        return float(value * (standing(counts, seat) - before))

    def denied(self, land: int) -> float:
        """What the others lose when the land is taken from its holder."""
        s = self.s
        enemy = holder(s, land)
        if enemy in (NOBODY, self.seat):
            return 0.0
        area = s.terms.ground.area_of[land]
        found = s.terms.ground.area_mask[area]
        counts = [(armies & found).bit_count() for armies in s.armies]
        before = standing(counts, enemy)
        counts[enemy] -= 1
        lost = self.values[area] * (before - standing(counts, enemy))
        lost += 2 * (s.capitals >> land & 1) + (s.cities >> land & 1) + (s.monuments >> land & 1)
        return TAKEN * self.weights[enemy] * lost

    def fort(self, land: int) -> float:
        """What a fort in a land is worth: what others would gain there."""
        s = self.s
        built = 2 * (s.capitals >> land & 1) + (s.cities >> land & 1) + (s.monuments >> land & 1)
        return FORT * (0.4 + self.values[s.terms.ground.area_of[land]] * 0.4 + built) * (s.epoch < EPOCHS) + 0.01


def standing(counts: Sequence[int], seat: int) -> int:
    """As `scoring.standing`, for so many lands a seat."""
    own = counts[seat]
    most = max([n for other, n in enumerate(counts) if other != seat])
    if own >= scoring.CONTROL_LANDS and not most:
        return scoring.CONTROL
    if own >= scoring.MOST_LANDS_OTHERS and own > most:
        return scoring.DOMINANCE
    return scoring.PRESENCE if own else scoring.NOTHING


def rivals(s: State, seat: int) -> list[float]:
    """How much a point taken from each seat counts: more from those ahead, nothing for one's own other colour."""
    own = s.terms.colours(s.terms.owner(seat))
    best = max([n for other, n in enumerate(s.points) if other not in own])
    return [0.0 if side in own else 1.3 if n == best else 0.8 for side, n in enumerate(s.points)]


def safety(s: State, seat: int, land: int) -> float:
    """How likely a land is to be kept: forts and own neighbours."""
    around = s.terms.ground.next_to[land]
    own = (around & s.armies[seat]).bit_count()
    return 2 * (s.forts >> land & 1) + own - 0.5 * around.bit_count()
