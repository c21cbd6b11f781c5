"""Every decision and work by name: what a saved stack is made of, and how it goes on until somebody is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from yiqi.core.chance import Chance
from yiqi.core.game import Event
from yiqi.games.world.build import Builds, Monument
from yiqi.games.world.campaign import Campaign, Expand, Half, March
from yiqi.games.world.draft import Draft, Draw
from yiqi.games.world.effects import Disaster, Kingdom, Plague, PlagueAreas, PlagueStart
from yiqi.games.world.minor import Minor, MinorEnd
from yiqi.games.world.naming import Naming
from yiqi.games.world.raids import Barbarians, Crusade, Migrants, Raid, Uprising
from yiqi.games.world.sea import Astronomy, Reallocation
from yiqi.games.world.state import Decision, State
from yiqi.games.world.turn import Finish, NewEpoch, NextTurn

CLASSES: Final[Mapping[str, Callable[..., Decision]]] = {
    "epoch": NewEpoch, "next": NextTurn, "finish": Finish, "draw": Draw, "draft": Draft, "events": Naming,
    "campaign": Campaign, "half": Half, "march": March, "expand": Expand, "builds": Builds, "monument": Monument,
    "astronomy": Astronomy, "reallocation": Reallocation, "kingdom": Kingdom, "disaster": Disaster, "plague": Plague,
    "plague_areas": PlagueAreas, "plague_start": PlagueStart, "barbarians": Barbarians, "raid": Raid,
    "uprising": Uprising, "crusade": Crusade, "migrants": Migrants, "minor": Minor, "minor_end": MinorEnd,
}  # fmt: skip


def settle(s: State, chance: Chance, told: list[Event]) -> None:
    """Does what is due until somebody is asked or the match is over."""
    while s.stack and not s.stack[-1].due(s, chance, told):
        pass
