"""A position for the judge alone, on any graph: what `yiqi adjudicate` reads (docs/adjudicate.md).

A case has `adj` (neighbours by province), `units` ({"A1": {"kind": "A", "owner": "P", "prov": 1}}), `orders` by unit
({"t": "move", "to": 2}, {"t": "support", "unit": "A1", "to": 2}, {"t": "hold"}) or `text_orders` in the rulebook's
notation, and what bears on it: `rel` ("P|Q": alliance, neutral, war, civil; "@wei|P": war with a kingdom), `home`
([["Q", 2]]: where Q's militia is at home), `res_owner`, `kingdom` (by province), `live_kingdoms`, `home_kingdom` (by
player), `retreat_orders` (by unit, "disband" or null to disband a militia) and `opts`. A pair of players that is not
listed is at war.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from yiqi.games.sanguo.adjudicate import Judge
from yiqi.games.sanguo.case_read import DISBANDED, Case, Faulty
from yiqi.games.sanguo.field import LEADER, MILITIA, MOVED, NOWHERE, Verdict
from yiqi.games.sanguo.strengths import NO_FIGHT, strengths

__all__ = ["Faulty", "adjudicate"]


def adjudicate(data: Mapping[str, Any]) -> dict[str, Any]:
    """Judges a case: results by unit, who was dislodged, where each may retreat, where all stand after, and why,
    with the strengths of each fight.

    Raises Faulty for a case that cannot be read.
    """
    case = Case(data)
    judge = Judge(case.field(), case.kinds, case.owners, case.provs, case.orders)
    verdict = judge.run()
    after = {
        name: case.orders[i].to if verdict.results[i] == MOVED else case.provs[i]
        for i, name in enumerate(case.names)
        if verdict.dislodged[i] < 0
    }
    options = {name: ways(case, verdict, i) for i, name in enumerate(case.names) if verdict.dislodged[i] >= 0}
    return {
        "results": dict(zip(case.names, verdict.results, strict=True)),
        "dislodged": sorted(options),
        "options": options,
        "retreats": retreats(case, verdict, after),
        "after": after,
        "why": {
            name: {"key": reason.key, "own": reason.own, "other": reason.other}
            for name, reason in zip(case.names, verdict.reasons, strict=True)
            if reason is not None
        },
        "strengths": {
            name: {"own": pair[0], "other": pair[1]}
            for name, pair in zip(case.names, strengths(judge), strict=True)
            if pair != NO_FIGHT
        },
        **({"unread": case.unread} if case.unread else {}),
    }


def ways(case: Case, verdict: Verdict, i: int, alone: bool = False) -> list[int]:
    """Where a dislodged unit may retreat: not where they came from that forced it out, not where a stand-off was,
    not to others, not where it may not enter. `alone`: as if nobody was dislodged with it."""
    mask = case.adjacent[case.provs[i]] & ~case.shut(case.owners[i]) & ~verdict.standoffs
    stack = not alone and companion(case, verdict, i) != NOWHERE
    for j in range(len(case.names)):
        if verdict.dislodged[j] >= 0:
            continue
        place = case.orders[j].to if verdict.results[j] == MOVED else case.provs[j]
        if verdict.results[j] == MOVED and place == case.provs[i]:
            mask &= ~(1 << case.provs[j])
        if stack or not meet(case, i, j):
            mask &= ~(1 << place)
    return [n for n in range(len(case.adjacent)) if mask >> n & 1]


def companion(case: Case, verdict: Verdict, i: int) -> int:
    """The own leader, or army or militia, that was dislodged from the same province; NOWHERE if there is none."""
    for j, place in enumerate(case.provs):
        if place == case.provs[i] and verdict.dislodged[j] >= 0 and meet(case, i, j):
            return j
    return NOWHERE


def retreats(case: Case, verdict: Verdict, after: dict[str, int]) -> dict[str, str]:
    """What becomes of dislodged units: retreated, refused (told to go where it may not), disbanded.

    Without `retreat_orders` only what nobody has a choice about; else units without an order that can be carried out
    retreat by themselves, and leaders go with the army or militia they were with (clauses retreat.2, retreat.11).
    """
    found: dict[int, str] = {}
    goals: dict[int, int] = {}
    idle: list[tuple[int, list[int]]] = []
    bound: list[tuple[int, int]] = []
    for i, name in enumerate(case.names):
        if verdict.dislodged[i] < 0:
            continue
        guard = companion(case, verdict, i) if case.kinds[i] == LEADER else NOWHERE
        freed = guard != NOWHERE and disbands(case, guard) and bool(ways(case, verdict, guard))
        if guard != NOWHERE and not freed:
            bound.append((i, guard))
            continue
        here, told = ways(case, verdict, i, freed), case.retreats.get(name, NOWHERE)
        found[i] = "refused" if told != NOWHERE and told not in here else "retreated"
        if told in here:
            goals[i] = told
        elif not here or disbands(case, i):
            found[i] = "refused" if told > DISBANDED else "disbanded"
        elif case.retreats:
            idle.append((i, here))
        else:
            del found[i]
    for i, here in idle:
        goals[i] = automatic(case, i, here, goals)
    for i, n in goals.items():
        if n == NOWHERE or not all(meet(case, i, j) for j, other in goals.items() if other == n and j != i):
            found[i] = "disbanded"
        else:
            after[case.names[i]] = n
    for i, guard in bound:
        if guard in found:
            found[i] = follow(case, case.names[i], case.names[guard], after)
    return {case.names[i]: found[i] for i in sorted(found)}


def automatic(case: Case, i: int, here: list[int], goals: Mapping[int, int]) -> int:
    """Where a unit without an order retreats: an own resource first, then the lowest number (clause retreat.11);
    NOWHERE if its own units go to all."""
    taken = [n for j, n in goals.items() if case.owners[j] == case.owners[i] and not meet(case, i, j)]
    left = [n for n in here if n not in taken]
    return min(left, key=lambda n: (case.owned.get(n) != case.owners[i], n), default=NOWHERE)


def follow(case: Case, leader: str, guard: str, after: dict[str, int]) -> str:
    """A leader goes where the unit goes that he was with, or is removed with it (clauses retreat.2, retreat.12)."""
    if guard not in after:
        return "disbanded"
    after[leader] = after[guard]
    return "retreated" if case.retreats.get(leader, NOWHERE) in (after[guard], NOWHERE) else "refused"


def disbands(case: Case, i: int) -> bool:
    """Whether a unit is a militia that is told to disband."""
    return case.kinds[i] == MILITIA and case.retreats.get(case.names[i]) in (NOWHERE, DISBANDED)


def meet(case: Case, i: int, j: int) -> bool:
    """Whether two units may stand in one province: an own leader and an own army or militia."""
    return case.owners[i] == case.owners[j] and (case.kinds[i] == LEADER) != (case.kinds[j] == LEADER)
