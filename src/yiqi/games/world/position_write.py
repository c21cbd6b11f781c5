"""A state as JSON, in the form that `position` reads (docs/position-world.md)."""

from __future__ import annotations

from typing import Any

from yiqi.core.flow import dump
from yiqi.games.world.ground import bits
from yiqi.games.world.state import NOBODY, State

COUNTS = (
    "pool", "allies", "coins", "free_forts", "lost", "defeats", "raids", "dice", "dice_until", "bonus", "ties_until",
    "siege", "treachery", "surprise",
)  # fmt: skip
MASKS = ("active", "base", "tied")


def written(s: State) -> dict[str, Any]:
    """Everything that is not derived from the rest: bags are what lies nowhere else, reach follows from lands and
    fleets."""
    cards, ground = s.terms.cards, s.terms.ground
    seats = range(s.terms.sides)

    def lands(mask: int) -> list[str]:
        return [ground.lands[n] for n in bits(mask)]

    def force(number: int) -> str:
        return cards.forces[number] if number != NOBODY else ""

    armies = {}
    for seat in seats:
        held = {}
        for n in bits(s.armies[seat]):
            held[ground.lands[n]] = f"{cards.forces[s.unit[n] >> 3]} {s.unit[n] & 7}"
        armies[str(seat)] = held
    turn: dict[str, Any] = {name: getattr(s, name) for name in COUNTS}
    turn |= {name: lands(getattr(s, name)) for name in MASKS}
    turn |= {
        "seat": s.seat,
        "force": force(s.force),
        "fleets": [ground.waters[w] for w in bits(s.fleets)],
        "named": [cards.event_names[card] for card in s.named],
        "surprised": ground.lands[s.surprised] if s.surprised != NOBODY else "",
    }
    return {
        "seats": s.terms.seats,
        "epoch": s.epoch,
        "order": list(s.order),
        "played": [seat for seat in seats if s.played >> seat & 1],
        "armies": armies,
        "capitals": lands(s.capitals),
        "cities": lands(s.cities),
        "forts": lands(s.forts),
        "monuments": lands(s.monuments),
        "former": {str(seat): lands(s.former[seat]) for seat in seats},
        "held": {str(seat): force(s.held[seat]) for seat in seats},
        "known": {str(seat): [other for other in range(s.terms.seats) if s.known[seat] >> other & 1] for seat in seats},
        "ruled": {str(seat): [cards.forces[empire] for empire in s.ruled[seat]] for seat in seats},
        "points": s.points[:],
        "scored": [list(row) for row in s.scored],
        "hands": {str(seat): [cards.event_names[card] for card in s.hands[seat]] for seat in seats},
        "drawn": {str(seat): list(s.drawn[seat]) for seat in seats},
        "spent": {cards.event_names[card]: n for card, n in enumerate(s.spent) if n},
        "turn": turn,
        "battles": [[list(part) if isinstance(part, tuple) else part for part in battle] for battle in s.battles],
        "stack": dump(s.stack),
    }
