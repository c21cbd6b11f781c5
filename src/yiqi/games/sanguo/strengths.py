"""With what strengths a phase was fought: worked out from a judge who has judged, for those who report on it.

A judge's verdict gives strengths for orders that failed only, and is asked for far more often than it is reported.
"""

from __future__ import annotations

from typing import Final

from yiqi.games.sanguo.adjudicate import Judge
from yiqi.games.sanguo.field import GIVEN, HELD, SUPPORT, Group

Pair = tuple[int, int]
NO_FIGHT: Final[Pair] = (0, 0)


def strengths(judge: Judge) -> list[Pair]:
    """By unit, its strength and the strength it was compared with, (0, 0) where there was no fight (clauses move.7,
    move.14).

    Who moved: his group, and the strongest that stood against it. Who failed: as the verdict says. Who stood still:
    his province's defence, and the strongest attack on it. A support that was given: what it counted, and 0.
    """
    verdict = judge.verdict
    found = [NO_FIGHT] * len(judge.orders)
    for i, result in enumerate(verdict.results):
        reason = verdict.reasons[i]
        if result == GIVEN:
            found[i] = (judge.field.strength[judge.kinds[i]], 0)
        elif reason is not None:
            found[i] = (reason.own, reason.other)
    for group in judge.groups:
        if judge.state[group.number] == 1:
            pair = _won(judge, group, found)
            for i in group.units:
                found[i] = pair
    for goal in judge.into:
        pair = _withstood(judge, goal)
        for i in judge.stay.get(goal, ()):
            if verdict.results[i] == HELD:
                found[i] = pair
    return found


def _won(judge: Judge, group: Group, found: list[Pair]) -> Pair:
    """The strength of a group that got in, and the greatest against it; supports that count nothing are put right."""
    goal = group.goal
    own, other = judge.strength(group), 0
    met = judge.stayers(goal, group)
    if met and not judge.field.spares[group.owner] >> judge.owners[met[0]] & 1:
        loser = judge.owners[met[0]]
        own, other = judge.against(group, loser), judge.defence(goal, met)
        head_on = [judge.strength(out) for out in judge.outs.get(goal, ()) if judge.opposed(group, out)]
        other = max([other, *head_on])
        _discount(judge, group, loser, found)
    for rival in judge.into[goal]:
        if rival is not group and not judge.pair(group, rival) and not judge.powerless(rival):
            other = max(other, judge.strength(rival))
    return (own, other) if other else NO_FIGHT


def _discount(judge: Judge, group: Group, loser: int, found: list[Pair]) -> None:
    """Supports of an attack on the supporter's own units count nothing (clause move.11b)."""
    for i, order in enumerate(judge.orders):
        if order.verb == SUPPORT and judge.owners[i] == loser and order.about in group.units:
            found[i] = NO_FIGHT


def _withstood(judge: Judge, goal: int) -> Pair:
    """The defence of a province by those who stayed, and the strongest attack on them."""
    still = judge.stay.get(goal)
    if not still:
        return NO_FIGHT
    owner = judge.owners[still[0]]
    spares = judge.field.spares
    attacks = [judge.against(group, owner) for group in judge.into[goal] if not spares[group.owner] >> owner & 1]
    if not attacks:
        return NO_FIGHT
    there = list(still)
    for out in judge.outs.get(goal, ()):
        if judge.state[out.number] == 0:
            there += out.units
    return judge.defence(goal, there), max(attacks)
