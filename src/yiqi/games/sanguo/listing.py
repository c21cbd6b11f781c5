"""Every order and proposal that a map allows, for whoever numbers actions: the ranges of their parts multiplied would
give tens of millions."""

from __future__ import annotations

from yiqi.core.game import Action
from yiqi.games.sanguo.field import ARMY, KINDS, LEADER
from yiqi.games.sanguo.ground import KINGDOMS
from yiqi.games.sanguo.orders import ORDER
from yiqi.games.sanguo.relations import ACTS, PLAYERS
from yiqi.games.sanguo.state import NONE, token
from yiqi.games.sanguo.terms import Terms


def helped(terms: Terms, prov: int, place: int) -> list[int]:
    """Where a unit in `prov` can support one in `place` to go, 0 for holding."""
    adjacent = terms.ground.adjacent
    meets = adjacent[prov] >> place & 1
    reach = (adjacent[place] if meets else 0) if terms.reach_unit else adjacent[prov]
    return ([0] if meets else []) + [n for n in terms.ground.neighbours[place] if reach >> n & 1]


def orders(terms: Terms) -> tuple[Action, ...]:
    """Every order, by unit, then about players and kingdoms."""
    ground, kinds = terms.ground, range(len(KINDS))
    found: list[Action] = []
    for n in ground.numbers:
        for kind in kinds:
            who = token(kind, n)
            found.append((ORDER, who, "hold", NONE, 0))
            for act in ("move", "retreat"):
                found += [(ORDER, who, act, NONE, to) for to in ground.neighbours[n]]
            for place in ground.numbers:
                ways = helped(terms, n, place)
                found += [(ORDER, who, "support", token(other, place), to) for other in kinds for to in ways]
            if kind == ARMY:
                found.append((ORDER, who, "raze", NONE, 0))
            if kind != LEADER:
                found += [(ORDER, who, act, NONE, 0) for act in ("disband", "build")]
    found += [(ORDER, who, act, NONE, 0) for who in PLAYERS[: terms.seats] for act in ACTS]
    found += [(ORDER, name, act, NONE, 0) for name in KINGDOMS for act in ("war", "neutral")]
    return tuple(found)


def proposals(terms: Terms) -> tuple[Action, ...]:
    """Every proposal, by whom it is made to."""
    ground, kinds = terms.ground, range(len(KINDS))
    asked: list[tuple[str, str, str, int]] = [("alliance", NONE, NONE, 0)]
    for place in ground.numbers:
        for kind in kinds:
            word = token(kind, place)
            asked += [("move", word, NONE, n) for n in ground.neighbours[place]]
            for here in ground.numbers:
                ways = helped(terms, place, here)
                asked += [("support", word, token(own, here), to) for own in kinds for to in ways]
    return tuple([("propose", other, *what) for other in range(terms.seats) for what in asked])
