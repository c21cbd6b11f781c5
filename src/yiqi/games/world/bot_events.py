"""How a good player uses events: which are worth a turn, and where they strike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from yiqi.core.game import Action
from yiqi.games.world import scoring
from yiqi.games.world.cards import EPOCHS, Event
from yiqi.games.world.ground import bits
from yiqi.games.world.state import NOBODY, State, holder
from yiqi.games.world.terms import MOST_EVENTS

BEGIN: Final[Action] = ("begin",)
WORTH: Final = {
    "minor": 6.0, "kingdom": 3.0, "disaster": 1.5, "plague": 1.2, "barbarians": 1.6, "uprising": 2.2, "crusade": 3.2,
    "treachery": 1.8, "surprise": 0.9, "siege": 0.7, "armies": 3.0, "pay": 2.0, "forts": 1.0, "fleet": 0.8,
    "migrants": 1.2, "coins": 0.4,
}  # fmt: skip
"""What an event is worth, in points; those that help in battle go by the armies there are."""
BY_ARMY: Final = {"dice": 0.35, "bonus": 0.4, "jihad": 0.3, "ties": 0.2}
ENOUGH: Final = 2.0
"""An event that is worth less waits, as long as there are turns enough for all."""


def choose(s: State, seat: int, legal: Sequence[Action]) -> Action | None:
    """What to answer to a question about events."""
    name = s.stack[-1].name
    if name == "events":
        return name_event(s, seat, legal)
    if name in ("disaster", "plague", "raid", "uprising", "crusade", "migrants", "barbarians"):
        return max(legal, key=lambda a: strike(s, seat, name, a))
    if name == "plague_areas":
        return max(legal, key=lambda a: area_hurt(s, seat, s.terms.area_at[str(a[1])]))
    if name == "reallocation":
        # a fleet that touches nothing of use is better as a coin; all others stay
        return ("stop",)
    return None


def name_event(s: State, seat: int, legal: Sequence[Action]) -> Action:
    """The event that is worth most, if it is worth it now."""
    left = len(s.hands[seat])
    turns = EPOCHS - s.epoch + 1
    need = ENOUGH if left < MOST_EVENTS * turns - len(s.named) else 0.3
    best, most = BEGIN, need
    for a in legal:
        if a[0] == "event":
            value = worth(s, seat, s.terms.cards.events[s.terms.card_at[str(a[1])]])
            if value > most:
                best, most = a, value
    return best


def worth(s: State, seat: int, event: Event) -> float:
    """What an event is likely to bring now."""
    armies = s.terms.cards.empires[s.force].strength
    if event.kind in BY_ARMY:
        limited = 0.6 if event.until < EPOCHS and event.kind == "dice" else 1.0
        return BY_ARMY[event.kind] * limited * armies
    value = WORTH.get(event.kind, 1.0)
    if event.kind == "kingdom":
        land = s.terms.cards.kingdom_land[event.target]
        value = 0.0 if s.armies[seat] >> land & 1 else 1.6 + land_value(s, land) + hurt(s, seat, land)
    elif event.kind == "uprising":
        value *= 1 + 0.5 * (event.n - 1)
    elif event.kind == "migrants":
        value += 2.0 * s.terms.cards.values[s.epoch][event.target]
    elif event.kind == "disaster":
        value = max([hurt(s, seat, land) for land in bits(s.monuments)], default=0.0)
    return value


def land_value(s: State, land: int) -> float:
    """What a land counts: the value of its area and what is built there."""
    values = s.terms.cards.values[s.epoch]
    built = 2 * (s.capitals >> land & 1) + (s.cities >> land & 1) + (s.monuments >> land & 1)
    return float(values[s.terms.ground.area_of[land]] + built)


def hurt(s: State, seat: int, land: int) -> float:
    """How much it serves a seat that the army of a land falls: less than nothing for its own."""
    enemy = holder(s, land)
    if enemy == NOBODY:
        return 0.0
    area = s.terms.ground.area_of[land]
    lost = land_value(s, land) + scoring.standing(s, enemy, area) * 0.3
    own = s.terms.colours(s.terms.owner(seat))
    if enemy in own:
        return -lost
    best = max([n for other, n in enumerate(s.points) if other not in own])
    return lost * (0.5 if s.points[enemy] == best else 0.3)


def strike(s: State, seat: int, name: str, a: Action) -> float:
    """What it serves to strike, or settle, a land."""
    if len(a) < 2:
        return 0.05
    land = s.terms.land_at[str(a[1])]
    if name == "barbarians":
        return max([hurt(s, seat, n) for n in bits(s.terms.ground.wild[land] & s.terms.ground.playable)], default=0.0)
    value = hurt(s, seat, land)
    if name in ("uprising", "crusade", "migrants"):
        value += 0.5 * land_value(s, land) - 0.6 * (s.forts >> land & 1)
        if holder(s, land) == NOBODY:
            value += 1.0 + land_value(s, land)
    if name == "plague":
        value += sum([0.4 * hurt(s, seat, other) for other in bits(s.terms.ground.next_to[land])])
    return value


def area_hurt(s: State, seat: int, area: int) -> float:
    """What it serves that a sixth of an area's armies fall."""
    return sum([hurt(s, seat, land) for land in bits(s.terms.ground.area_mask[area])])
