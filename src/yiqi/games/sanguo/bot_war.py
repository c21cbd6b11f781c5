"""War: on which kingdom or player it is declared, when forces have nothing else to do."""

from __future__ import annotations

from typing import Final

from yiqi.games.sanguo.bot_look import Unit, owner_at, soon, strength_of
from yiqi.games.sanguo.ground import KINGDOMS
from yiqi.games.sanguo.relations import FOES, PLAYERS
from yiqi.games.sanguo.state import (
    ALLIANCE,
    NOBODY,
    NONE,
    Entry,
    State,
    brothers,
    kingdom,
    live_kingdoms,
    living,
    relation,
)

CLOSE: Final = 4
"""Steps within which a new enemy's resources are a reason for war."""
PRICE: Final = 4.0
ALLY: Final = 6.0
BROTHER: Final = 14.0
"""What a war has to bring; more against an ally, and against a brother, with whom it never ends."""
STRONGER: Final = 1.5
FOUGHT: Final = 2.0
"""More for each point of strength that an enemy has before oneself, and for each enemy there is already."""
HELD: Final = 4.0
EMPTY: Final = 10.0
"""What a resource counts as a reason for war, with somebody in it and without."""


def campaign(s: State, seat: int, idle: list[Unit], ties: tuple[Entry, ...], pledged: int) -> list[Entry]:
    """The declaration of war that pays, if forces have nothing to do: on a kingdom, or on a player."""
    if not idle or any(line[1] == "war" for line in ties):
        return []
    live, home = live_kingdoms(s), kingdom(s, seat)
    ways: list[tuple[float, Entry]] = []
    for k, name in enumerate(KINGDOMS):
        if k != home and live >> k & 1 and not s.hostile[seat] >> k & 1:
            enemies = [other for other in living(s) if other != seat and kingdom(s, other) == k]
            ways.append((gain(s, seat, idle, enemies, k, pledged), (name, "war", NONE, 0)))
    for other in living(s):
        if other == seat or relation(s, seat, other) in FOES:
            continue
        k = kingdom(s, other)
        if k == home or not live >> k & 1 or s.terms.leader_alone:
            ways.append((gain(s, seat, idle, [other], -1, pledged), (PLAYERS[other], "war", NONE, 0)))
    best = max(ways, key=lambda way: way[0], default=(0.0, ("", "", "", 0)))
    return [best[1]] if best[0] > 0 else []


def gain(s: State, seat: int, idle: list[Unit], enemies: list[int], k: int, pledged: int) -> float:
    """What a war with some players, and with a kingdom (-1: none), brings within reach of idle forces, less its
    price."""
    ground = s.terms.ground
    if any(pledged >> other & 1 for other in enemies):
        return 0.0
    goals = []
    for n in ground.numbers:
        if s.resources >> n & 1:
            free = s.owner[n] == NOBODY and k >= 0 and ground.kingdom[n] == k
            if free or s.owner[n] in enemies:
                held = owner_at(s, n) not in (NOBODY, seat)
                goals.append((n, HELD if held else EMPTY))
    found = 0.0
    for unit in idle:
        far = ground.distance[unit.place]
        found += max([v * soon(s.season, far[n]) for n, v in goals if far[n] <= CLOSE], default=0.0)
    own = strength_of(s, seat)
    fought = [other for other in living(s) if other != seat and relation(s, seat, other) in FOES]
    price = PRICE
    for other in enemies:
        if other in fought:
            continue
        price += max(0.0, STRONGER * (strength_of(s, other) - own)) + FOUGHT * len(fought)
        if relation(s, seat, other) == ALLIANCE:
            price += BROTHER if brothers(s, seat, other) else ALLY
    return found - price
