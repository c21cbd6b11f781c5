"""Random battles for the judges: small ones on random graphs, crowded ones on the real map."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from yiqi.games.sanguo.field import ARMY, HOLD, LEADER, MILITIA, MOVE, NOWHERE, SUPPORT, Field, Order


class Battle(NamedTuple):
    """What a judge is given."""

    field: Field
    kinds: list[int]
    owners: list[int]
    provs: list[int]
    orders: list[Order]


def small_map(random: Random) -> list[int]:
    """A connected graph of 3 to 8 provinces, as masks of neighbours; province 0 is none."""
    size = random.randint(3, 8)
    adjacent = [0] * (size + 1)
    pairs = [(n, random.randint(1, n - 1)) for n in range(2, size + 1)]
    pairs += [tuple(random.sample(range(1, size + 1), 2)) for _ in range(random.randint(0, 2 * size))]  # type: ignore[misc]
    for one, two in pairs:
        adjacent[one] |= 1 << two
        adjacent[two] |= 1 << one
    return adjacent


def battle(random: Random, adjacent: list[int], units: int, players: int) -> Battle:
    """Units of some players with orders that concern each other, relations, home militias, options."""
    kinds, owners, provs = place(random, list(range(1, len(adjacent))), units, players)
    free = random.random() < 0.3
    stands = [["war"] * players for _ in range(players)]
    for one in range(players):
        for two in range(one):
            stands[one][two] = stands[two][one] = random.choice(("war",) * 6 + ("alliance",) * 3 + ("neutral",))
    control = [NOWHERE] * len(adjacent)
    for owner, prov in zip(owners, provs, strict=True):
        control[prov] = owner
    for prov in range(1, len(adjacent)):
        if random.random() < 0.1:
            control[prov] = random.randrange(players)
    closed, barred, helps = [0] * players, [0] * players, [0] * players
    for p in range(players):
        helps[p] = sum(1 << q for q in range(players) if q == p or free or stands[p][q] == "alliance")
        for prov, q in enumerate(control):
            if not free and q not in (NOWHERE, p) and stands[p][q] != "war":
                barred[p] |= 1 << prov
                closed[p] |= (stands[p][q] == "neutral") << prov
        if not free and random.random() < 0.1:
            closed[p] |= 1 << random.randrange(1, len(adjacent))
    field = Field(
        adjacent,
        closed,
        control,
        barred,
        [sum(1 << n for n in range(1, len(adjacent)) if random.random() < 0.4) for _ in range(players)],
        helps,
        [1 << p for p in range(players)] if free else list(helps),
        cut_by_target=random.random() < 0.4,
        stack_max=random.random() < 0.4,
        reach_unit=random.random() < 0.2,
    )
    orders = [written(random, adjacent, i, provs, units) for i in range(len(kinds))]
    return Battle(field, kinds, owners, provs, matched(random, adjacent, provs, orders))


def place(random: Random, places: list[int], units: int, players: int) -> tuple[list[int], list[int], list[int]]:
    """Kinds, owners and provinces: one army or militia a province, leaders alone or with an own unit."""
    found: list[tuple[int, int, int]] = []
    random.shuffle(places)
    leaders = [p for p in range(players) if random.random() < 0.8]
    for prov in places[:units]:
        owner = random.randrange(players)
        if owner in leaders and random.random() < 0.5:
            leaders.remove(owner)
            found.append((LEADER, owner, prov))
            if random.random() < 0.3:
                continue
        found.append((random.choice((ARMY, MILITIA)), owner, prov))
    kinds, owners, provs = zip(*found, strict=True)
    return list(kinds), list(owners), list(provs)


def neighbours(adjacent: list[int], prov: int) -> list[int]:
    return [n for n in range(1, len(adjacent)) if adjacent[prov] >> n & 1]


def written(random: Random, adjacent: list[int], i: int, provs: list[int], units: int) -> Order:
    """An order: mostly a move, preferably to where others stand; seldom one that cannot be."""
    if random.random() < 0.04:
        return Order(random.choice((MOVE, SUPPORT)), random.randrange(1, len(adjacent)), random.randrange(len(provs)))
    if random.random() < 0.12:
        return Order(HOLD)
    ways = neighbours(adjacent, provs[i])
    crowded = [n for n in ways if n in provs] or ways
    return Order(MOVE, random.choice(crowded if random.random() < 0.7 else ways))


def matched(random: Random, adjacent: list[int], provs: list[int], orders: list[Order]) -> list[Order]:
    """Some orders replaced by supports of others, most of which fit what those do."""
    found = list(orders)
    for i in range(len(orders)):
        if random.random() > 0.45:
            continue
        ways = []
        for other, order in enumerate(found):
            goal = order.to if order.verb == MOVE else provs[other]
            if other != i and order.verb != SUPPORT and adjacent[provs[i]] >> goal & 1:
                ways.append(Order(SUPPORT, order.to if order.verb == MOVE else NOWHERE, other))
        if ways:
            found[i] = random.choice(ways)
    return found
