"""The events that come before the first army, by the kind of their effect."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from yiqi.games.world.effects import Disaster, Effect, Kingdom, PlagueStart
from yiqi.games.world.minor import Minor
from yiqi.games.world.raids import Barbarians, Crusade, Migrants, Uprising

EFFECTS: Final[Mapping[str, Callable[[int, int], Effect]]] = {
    "minor": Minor, "kingdom": Kingdom, "disaster": Disaster, "plague": PlagueStart, "barbarians": Barbarians,
    "uprising": Uprising, "crusade": Crusade, "migrants": Migrants,
}  # fmt: skip
