"""The judge of a military phase: a pure function of units, orders and who may do what (clauses sanguo move, support,
defend).

Provinces are numbers, sets of them bit masks. Units that move together (a leader and an army or militia, from one
province to the same one) attack as one group. Everything that does not depend on how a battle ends is settled first:
which orders are void, which supports are cut, how strong each attack is. What is left is which groups get in; it is
found by deciding each group as soon as everything that it hangs on has been decided. Groups that wait for each other
in a circle all move if that fits together; otherwise the outcome with most moves counts, and where that is not one,
the moves on which the outcomes differ fail (clause move.16).
"""

from __future__ import annotations

from itertools import combinations, product
from typing import Final

from yiqi.games.sanguo.field import (
    BOUNCED,
    CUT,
    GIVEN,
    LEADER,
    MILITIA,
    MOVE,
    MOVED,
    NOWHERE,
    SUPPORT,
    VOID,
    Field,
    Group,
    Order,
    Reason,
    Verdict,
)

JOINT: Final = 2
"""Players whose units may stand in one province, if leaders of allies may join."""
UNKNOWN: Final = -1
"""A group that is not decided yet; 0 and 1 are failure and success."""


class Judge:
    """One phase being judged. `state` goes by group: UNKNOWN, 0 (does not get in) or 1 (gets in)."""

    __slots__ = (
        "aided",
        "field",
        "groups",
        "into",
        "kinds",
        "orders",
        "outs",
        "owners",
        "pending",
        "provs",
        "state",
        "stay",
        "verdict",
    )

    def __init__(
        self, field: Field, kinds: list[int], owners: list[int], provs: list[int], orders: list[Order]
    ) -> None:
        self.field = field
        self.kinds = kinds
        self.owners = owners
        self.provs = provs
        self.orders = orders
        self.verdict = Verdict(len(kinds))
        self.groups: list[Group] = []
        self.into: dict[int, list[Group]] = {}
        self.outs: dict[int, list[Group]] = {}
        self.stay: dict[int, list[int]] = {}
        self.aided: dict[int, int] = {}
        self.pending: dict[int, list[tuple[int, int, int]]] = {}
        self.state: list[int] = []

    def run(self) -> Verdict:
        """Judges everything."""
        self.gather()
        self.support()
        self.settle()
        self.report()
        return self.verdict

    def gather(self) -> None:
        """Valid moves become groups; everybody else stays."""
        field, verdict = self.field, self.verdict
        found: dict[tuple[int, int, int], Group] = {}
        for i, order in enumerate(self.orders):
            start, owner = self.provs[i], self.owners[i]
            if order.verb == MOVE:
                goal = order.to
                if field.adjacent[start] >> goal & 1 and not field.closed[owner] >> goal & 1:
                    key = (start, goal, owner)
                    group = found.get(key)
                    if group is None:
                        group = Group(len(self.groups), owner, start, goal)
                        found[key] = group
                        self.groups.append(group)
                        self.into.setdefault(goal, []).append(group)
                        self.outs.setdefault(start, []).append(group)
                    self.enlist(group, i)
                    continue
                verdict.results[i] = VOID
                adjacent = field.adjacent[start] >> goal & 1
                verdict.reasons[i] = Reason("closed" if adjacent else "not-adjacent")
            self.stay.setdefault(start, []).append(i)
        self.state = [UNKNOWN] * len(self.groups)

    def enlist(self, group: Group, i: int) -> None:
        """A unit joins a group that moves as it does."""
        strength = self.field.strength[self.kinds[i]]
        if self.field.stack_max and group.units:
            group.full = max(group.full, strength)
        else:
            group.full += strength
        group.units.append(i)
        if self.kinds[i] == LEADER:
            group.leads = True
        else:
            group.marches = True

    def support(self) -> None:
        """Supports that are neither void nor cut add to what they are for."""
        verdict = self.verdict
        moves = {i: group for group in self.groups for i in group.units}
        for i, order in enumerate(self.orders):
            if order.verb != SUPPORT:
                continue
            fault = self.fault(i, order, moves)
            if fault:
                verdict.results[i] = VOID
                verdict.reasons[i] = Reason(fault)
            elif self.is_cut(i, order.to):
                verdict.results[i] = CUT
            else:
                verdict.results[i] = GIVEN
                self.add_support(i, order, moves)

    def fault(self, i: int, order: Order, moves: dict[int, Group]) -> str:
        """Why a support is void, "" when it is not."""
        field, about, to = self.field, order.about, order.to
        if about == i or not 0 <= about < len(self.kinds):
            return "no-unit"
        here, owner, other = self.provs[i], self.owners[i], self.owners[about]
        goal = self.provs[about] if to == NOWHERE or field.reach_unit else to
        if not field.adjacent[here] >> goal & 1:
            return "out-of-reach"
        group = moves.get(about)
        if to == NOWHERE:
            if group is not None:
                return "moves"
        elif group is None or group.goal != to:
            return "mismatch"
        if not field.helps[owner] >> other & 1:
            return "relation"
        if to != NOWHERE and other != owner and field.barred[owner] >> to & 1 and field.controller[to] != other:
            return "barred"
        return ""

    def is_cut(self, i: int, to: int) -> bool:
        """Whether an attack on the supporter cuts its support: any but one from where an attack support is aimed
        (clause support.10)."""
        owner, spares = self.owners[i], self.field.spares
        for group in self.into.get(self.provs[i], ()):
            if not spares[group.owner] >> owner & 1 and group.start != to:
                return True
        return False

    def add_support(self, i: int, order: Order, moves: dict[int, Group]) -> None:
        """Adds an uncut support; one that its target could still cut by dislodging the supporter waits for that."""
        strength = self.field.strength[self.kinds[i]]
        if order.to == NOWHERE:
            self.aided[order.about] = self.aided.get(order.about, 0) + strength
            return
        group = moves[order.about]
        if self.field.cut_by_target:
            for attack in self.into.get(self.provs[i], ()):
                if not self.field.spares[attack.owner] >> self.owners[i] & 1:
                    self.pending.setdefault(group.number, []).append((attack.number, i, strength))
                    return
        group.full += strength
        group.reduced[self.owners[i]] = group.reduced.get(self.owners[i], 0) + strength

    def settle(self) -> None:
        """Decides every group: first those that hang on nothing undecided, then those that wait for each other."""
        waiting = self.groups
        while waiting:
            left = [group for group in waiting if not self.decide(group)]
            if len(left) == len(waiting):
                tied = self.knot([group.number for group in left])
                self.untie(tied)
                left = [group for group in left if group.number not in tied]
            waiting = left

    def unknown(self, group: Group) -> list[int]:
        """The undecided groups that a group's outcome may hang on."""
        state, goal = self.state, group.goal
        found = []
        for out in self.outs.get(goal, ()):
            # whom it meets head-on stays for it in any case; but a companion may be dislodged by him or not
            met = self.opposed(group, out) and all(o is group or o.start != group.start for o in self.into[goal])
            if state[out.number] < 0 and not met:
                found.append(out.number)
        if self.pending:
            for other in (*self.into[goal], *self.outs.get(goal, ())):
                for attack, _, _ in self.pending.get(other.number, ()):
                    if state[attack] < 0 and attack not in found:
                        found.append(attack)
        return found

    def knot(self, tied: list[int]) -> list[int]:
        """The smallest set of groups that wait for nobody outside of it."""
        best = tied
        for first in tied:
            reached = [first]
            for number in reached:
                reached += [n for n in self.unknown(self.groups[number]) if n not in reached]
                if len(reached) >= len(best):
                    break
            if len(reached) < len(best):
                best = sorted(reached)
        return best

    def decide(self, group: Group) -> bool:
        """Whether the group could be decided, however what is undecided ends."""
        state = self.state
        goal = group.goal
        if goal not in self.outs and len(self.into[goal]) == 1 and goal not in self.stay and not self.pending:
            state[group.number] = 1
            return True
        unknown = self.unknown(group)
        if not unknown:
            state[group.number] = 1 if self.obstacle(group) is None else 0
            return True
        seen = set()
        for guess in product((0, 1), repeat=len(unknown)):
            for number, value in zip(unknown, guess, strict=True):
                state[number] = value
            seen.add(self.obstacle(group) is None)
        for number in unknown:
            state[number] = UNKNOWN
        if len(seen) == 2:
            return False
        state[group.number] = 1 if True in seen else 0
        return True

    def untie(self, tied: list[int]) -> None:
        """Groups that wait for each other: all move if that fits; else the consistent outcome with most moves
        (clauses move.10, move.16)."""
        state = self.state
        best: list[tuple[int, ...]] = []
        for most in range(len(tied), -1, -1):
            for chosen in combinations(tied, most):
                for number in tied:
                    state[number] = 0
                for number in chosen:
                    state[number] = 1
                if all((self.obstacle(self.groups[number]) is None) == bool(state[number]) for number in tied):
                    best.append(chosen)
            if best:
                break
        for number in tied:
            state[number] = 1 if best and all(number in chosen for chosen in best) else 0

    def opposed(self, one: Group, two: Group) -> bool:
        """Whether two groups that would change places may not: they meet head-on (clauses move.8, move.15)."""
        return one.start == two.goal and one.goal == two.start and not self.pair(one, two)

    def pair(self, one: Group, two: Group) -> bool:
        """Whether two groups do not oppose each other: an own leader and an own army or militia, or those who join."""
        if one.marches and two.marches:
            return False
        if one.owner == two.owner:
            return not (one.leads and two.leads)
        if not self.field.shares[one.owner] >> two.owner & 1:
            return False
        return one.goal != two.goal or self.parties(one.goal, one.owner) <= JOINT

    def parties(self, goal: int, owner: int) -> int:
        """How many players, of one and those he shares with, would be in a province if all that move there got in."""
        friends = self.field.shares[owner] | 1 << owner
        units = list(self.stay.get(goal, ()))
        for out in self.outs.get(goal, ()):
            units += out.units if self.state[out.number] == 0 else []
        for group in self.into[goal]:
            units += group.units
        return len({self.owners[i] for i in units if friends >> self.owners[i] & 1})

    def strength(self, group: Group) -> int:
        """A group's whole strength, as far as what could cut a support has been decided."""
        total = group.full
        for attack, _, strength in self.pending.get(group.number, ()):
            if self.state[attack] != 1:
                total += strength
        return total

    def against(self, group: Group, owner: int) -> int:
        """The same against units of `owner` that stay: his own supports do not count."""
        total = group.against(owner)
        for attack, i, strength in self.pending.get(group.number, ()):
            if self.state[attack] != 1 and self.owners[i] != owner:
                total += strength
        return total

    def stayers(self, goal: int, group: Group) -> list[int]:
        """The units that are in a province when a group tries to enter it; who meets it head-on is among them."""
        found = list(self.stay.get(goal, ()))
        for out in self.outs.get(goal, ()):
            if self.state[out.number] == 0 or self.opposed(group, out):
                found += out.units
        return found

    def obstacle(self, group: Group) -> Reason | None:
        """What keeps a group out with the outcomes assumed now; None when it gets in (clause move.7)."""
        goal = group.goal
        strength = self.strength(group)
        found = self.stayers(goal, group) if goal in self.stay or goal in self.outs else []
        if found:
            spares = self.field.spares[group.owner]
            friends = [i for i in found if spares >> self.owners[i] & 1]
            if friends:
                if not self.joins(group, found):
                    return Reason("own" if self.owners[friends[0]] == group.owner else "ally")
            else:
                strength = self.against(group, self.owners[found[0]])
                defence = self.defence(goal, found)
                if strength <= defence:
                    return Reason("defence", strength, defence)
                for out in self.outs.get(goal, ()):
                    if self.opposed(group, out) and strength <= self.strength(out):
                        return Reason("head-on", strength, self.strength(out))
        for other in self.into[goal]:
            if other is group or strength > self.strength(other):
                continue
            if not self.pair(group, other) and not self.powerless(other):
                return Reason("attack", strength, self.strength(other))
        return None

    def powerless(self, other: Group) -> bool:
        """Whether a group was dislodged head-on by one from the province it attacks: it has no effect there."""
        return any(self.state[out.number] == 1 and self.opposed(other, out) for out in self.outs.get(other.goal, ()))

    def joins(self, group: Group, found: list[int]) -> bool:
        """Whether a group may stand beside units that stay: an own leader and one army or militia, and who shares."""
        shares = self.field.shares[group.owner] | 1 << group.owner
        parties = {self.owners[i] for i in found} | {group.owner}
        if len(parties) > JOINT or not all(shares >> owner & 1 for owner in parties):
            return False
        leaders = [self.owners[i] for i in found if self.kinds[i] == LEADER] + [group.owner] * group.leads
        forces = sum(self.kinds[i] != LEADER for i in found) + group.marches
        return len(leaders) == len(set(leaders)) and forces <= 1

    def defence(self, goal: int, found: list[int]) -> int:
        """What the units that stay in a province defend with; hold support only counts for who did not try to move
        (clause move.14)."""
        field = self.field
        total = 0
        for i in found:
            own = field.strength[self.kinds[i]]
            if self.kinds[i] == MILITIA and field.home[self.owners[i]] >> goal & 1:
                own = 2
            total = max(total, own) if field.stack_max else total + own
        for i in self.stay.get(goal, ()):
            total += self.aided.get(i, 0)
        return total

    def report(self) -> None:
        """What became of movers, of those they met, and of supports that waited."""
        verdict, state = self.verdict, self.state
        for group in self.groups:
            moved = state[group.number] == 1
            reason = None if moved else self.obstacle(group)
            for i in group.units:
                verdict.results[i] = MOVED if moved else BOUNCED
                verdict.reasons[i] = reason
            if moved:
                self.force_out(group)
        for waiting in self.pending.values():
            for attack, i, _ in waiting:
                if state[attack] == 1:
                    verdict.results[i] = CUT
        for goal, groups in self.into.items():
            if len(groups) > 1 and not any(state[group.number] for group in groups) and not self.held(goal):
                verdict.standoffs |= 1 << goal

    def held(self, goal: int) -> bool:
        """Whether anybody stayed in a province."""
        return goal in self.stay or any(self.state[out.number] == 0 for out in self.outs.get(goal, ()))

    def force_out(self, group: Group) -> None:
        """Units of others that stayed where a group came in are dislodged."""
        for i in self.stayers(group.goal, group):
            if not self.field.spares[group.owner] >> self.owners[i] & 1:
                self.verdict.dislodged[i] = group.start


def judge(field: Field, kinds: list[int], owners: list[int], provs: list[int], orders: list[Order]) -> Verdict:
    """Judges one military phase.

    Units go by number: `kinds` LEADER, ARMY or MILITIA, `owners` players from 0, `provs` provinces, `orders` one each.
    An order that cannot be carried out counts as holding, and its result says why.
    """
    return Judge(field, kinds, owners, provs, orders).run()
