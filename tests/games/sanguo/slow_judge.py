"""A second judge, slow and written from the rules alone: it tries every outcome and keeps those that fit together.

An outcome says of each attack (the units that one player moves from one province to another) whether it gets in. It
fits when exactly those get in of which the rules, that outcome given, say so. Of those that fit, the one with most
attacks that get in counts; where several have as many, attacks on which they differ do not get in (clause move.16).
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from yiqi.games.sanguo.field import HOLD, LEADER, MILITIA, MOVE, NOWHERE, SUPPORT, Field, Order


class Attack(NamedTuple):
    """The units of one player that go from one province to another."""

    owner: int
    source: int
    goal: int
    units: tuple[int, ...]


class Outcome(NamedTuple):
    """What came out: results by unit, from which provinces each was dislodged (none: it was not), stand-offs."""

    results: list[str]
    dislodged: list[set[int]]
    standoffs: set[int]
    fitting: int
    """How many outcomes with most attacks fitted, the product over what is independent; 0: none did somewhere."""


class Position:
    """Units, their orders, and the field; sets in place of the field's masks."""

    def __init__(
        self, field: Field, kinds: list[int], owners: list[int], provs: list[int], orders: list[Order]
    ) -> None:
        self.field, self.kinds, self.owners, self.provs, self.orders = field, kinds, owners, provs, orders
        self.units = range(len(kinds))
        together: dict[tuple[int, int, int], list[int]] = {}
        for i in self.units:
            if self.may_move(i):
                together.setdefault((owners[i], provs[i], orders[i].to), []).append(i)
        self.attacks = [Attack(*key, tuple(units)) for key, units in together.items()]
        self.attack_of = {i: n for n, attack in enumerate(self.attacks) for i in attack.units}
        self.faulty = {i for i in self.units if orders[i].verb == SUPPORT and not self.valid_support(i)}
        self.cut = {i for i in self.units if orders[i].verb == SUPPORT and i not in self.faulty and self.is_cut(i)}

    def may_move(self, i: int) -> bool:
        to, here = self.orders[i].to, self.provs[i]
        return (
            self.orders[i].verb == MOVE
            and bool(self.field.adjacent[here] & 1 << to)
            and not self.field.closed[self.owners[i]] & 1 << to
        )

    def attacks_unit(self, attacker: int, defender: int) -> bool:
        """Whether a unit of one player harms one of another: not himself, and not an ally."""
        return not self.field.spares[attacker] & 1 << defender

    # support

    def valid_support(self, i: int) -> bool:
        other, to = self.orders[i].about, self.orders[i].to
        if other == i or other not in self.units:
            return False
        fought_for = self.provs[other] if to == NOWHERE else to
        reached = self.provs[other] if self.field.reach_unit else fought_for
        if not self.field.adjacent[self.provs[i]] & 1 << reached:
            return False
        if (to == NOWHERE and self.may_move(other)) or (to != NOWHERE and not self.does_move(other, to)):
            return False
        if not self.field.helps[self.owners[i]] & 1 << self.owners[other]:
            return False
        if to == NOWHERE or self.owners[other] == self.owners[i]:
            return True
        friendly = bool(self.field.barred[self.owners[i]] & 1 << to)
        return not friendly or self.field.controller[to] == self.owners[other]

    def does_move(self, i: int, to: int) -> bool:
        return self.may_move(i) and self.orders[i].to == to

    def is_cut(self, i: int) -> bool:
        """An attack on the supporter cuts its support, unless it comes from where an attack is supported to."""
        for attack in self.attacks:
            hits = attack.goal == self.provs[i] and self.attacks_unit(attack.owner, self.owners[i])
            if hits and (self.orders[i].to == NOWHERE or attack.source != self.orders[i].to):
                return True
        return False

    def counts(self, i: int, inside: tuple[bool, ...]) -> bool:
        """Whether a support counts; one of who is dislodged by its very target does not if that option is on."""
        if self.orders[i].verb != SUPPORT or i in self.faulty or i in self.cut:
            return False
        if not self.field.cut_by_target or self.orders[i].to == NOWHERE:
            return True
        return not any(
            inside[n] and attack.goal == self.provs[i] and self.attacks_unit(attack.owner, self.owners[i])
            for n, attack in enumerate(self.attacks)
        )

    # strength

    def bare(self, units: tuple[int, ...] | list[int], values: list[int]) -> int:
        return max(values) if self.field.stack_max else sum(values)

    def strength(self, n: int, inside: tuple[bool, ...], without: int = NOWHERE) -> int:
        """The strength of an attack; supports by the player `without` are left out."""
        units = self.attacks[n].units
        total = self.bare(units, [self.field.strength[self.kinds[i]] for i in units])
        for i in self.units:
            if self.orders[i].about in units and self.counts(i, inside) and self.owners[i] != without:
                total += self.field.strength[self.kinds[i]]
        return total

    def defence(self, place: int, there: list[int], inside: tuple[bool, ...]) -> int:
        """The strength with which the units that stay in a province defend it."""
        values = []
        for i in there:
            at_home = self.kinds[i] == MILITIA and bool(self.field.home[self.owners[i]] & 1 << place)
            values.append(2 if at_home else self.field.strength[self.kinds[i]])
        total = self.bare(there, values)
        for i in self.units:
            about = self.orders[i].about
            if about in there and about not in self.attack_of and self.counts(i, inside):
                total += self.field.strength[self.kinds[i]]
        return total

    # battle

    def compatible(self, one: Attack, two: Attack) -> bool:
        """Whether two attacks of one player are a leader and an army or militia, who may share a province."""
        if one.owner != two.owner:
            return False
        leaders = sum(self.kinds[i] == LEADER for i in one.units + two.units)
        return leaders <= 1 and len(one.units) + len(two.units) - leaders <= 1

    def head_on(self, one: Attack, two: Attack) -> bool:
        return one.source == two.goal and two.source == one.goal and not self.compatible(one, two)

    def there(self, n: int, inside: tuple[bool, ...]) -> list[int]:
        """The units that an attack finds in its province: who stays, who comes back, whom it meets head-on."""
        attack = self.attacks[n]
        found = []
        for i in self.units:
            if self.provs[i] == attack.goal:
                own = self.attack_of.get(i)
                if own is None or not inside[own] or self.head_on(attack, self.attacks[own]):
                    found.append(i)
        return found

    def gets_in(self, n: int, inside: tuple[bool, ...]) -> bool:
        """Whether the rules let an attack in, the outcome of the others given."""
        attack, there = self.attacks[n], self.there(n, inside)
        power = self.strength(n, inside)
        if there:
            owner = self.owners[there[0]]
            if owner == attack.owner:
                leaders = sum(self.kinds[i] == LEADER for i in [*there, *attack.units])
                if leaders > 1 or len(there) + len(attack.units) - leaders > 1:
                    return False
            elif not self.attacks_unit(attack.owner, owner):
                return False
            else:
                # what a player does against his own unit does not help to dislodge it, whoever else must be beaten
                power = self.strength(n, inside, without=owner)
                if power <= self.defence(attack.goal, there, inside):
                    return False
                for m, other in enumerate(self.attacks):
                    if self.head_on(attack, other) and power <= self.strength(m, inside):
                        return False
        for m, other in enumerate(self.attacks):
            if m == n or other.goal != attack.goal or self.compatible(attack, other):
                continue
            beaten_back = any(inside[k] and self.head_on(other, third) for k, third in enumerate(self.attacks))
            if not beaten_back and power <= self.strength(m, inside):
                return False
        return True

    # outcomes

    def parts(self) -> list[list[int]]:
        """Attacks in sets that have nothing to do with each other: no province in common, no support between them."""
        places = [{attack.source, attack.goal} for attack in self.attacks]
        for i in self.units:
            supported = self.attack_of.get(self.orders[i].about) if self.orders[i].verb == SUPPORT else None
            if supported is not None and self.field.cut_by_target:
                places[supported] |= {self.provs[i]}
        sets: list[tuple[set[int], list[int]]] = []
        for n, place in enumerate(places):
            joined = [part for part in sets if part[0] & place]
            sets = [part for part in sets if not part[0] & place]
            sets.append((place.union(*[p for p, _ in joined]), [n, *[m for _, ns in joined for m in ns]]))
        return [sorted(numbers) for _, numbers in sets]

    def fitting(self, part: list[int]) -> list[tuple[bool, ...]]:
        """Every outcome of a set of attacks that fits."""
        found = []
        for values in product((False, True), repeat=len(part)):
            inside = [False] * len(self.attacks)
            for n, value in zip(part, values, strict=True):
                inside[n] = value
            if all(self.gets_in(n, tuple(inside)) == inside[n] for n in part):
                found.append(values)
        return found

    def outcome(self, whole: bool) -> Outcome:
        """The outcome that counts; `whole`: attacks that have nothing to do with each other are tried together too."""
        inside, count = [False] * len(self.attacks), 1
        for part in [list(range(len(self.attacks)))] if whole else self.parts():
            fitting = self.fitting(part)
            most = max([sum(values) for values in fitting], default=0)
            best = [values for values in fitting if sum(values) == most]
            count *= len(best)
            for k, n in enumerate(part):
                inside[n] = bool(best) and all(values[k] for values in best)
        return self.told(tuple(inside), count)

    def told(self, inside: tuple[bool, ...], count: int) -> Outcome:
        results: list[str] = []
        dislodged: list[set[int]] = []
        for i in self.units:
            verb, own = self.orders[i].verb, self.attack_of.get(i)
            if own is not None:
                results.append("moved" if inside[own] else "bounced")
            elif verb == HOLD:
                results.append("held")
            elif verb == MOVE or i in self.faulty:
                results.append("void")
            else:
                results.append("given" if self.counts(i, inside) else "cut")
            by = {
                attack.source
                for n, attack in enumerate(self.attacks)
                if inside[n] and self.attacks_unit(attack.owner, self.owners[i]) and i in self.there(n, inside)
            }
            dislodged.append(by)
        standoffs = set()
        for place in {attack.goal for attack in self.attacks}:
            rivals = [n for n, attack in enumerate(self.attacks) if attack.goal == place]
            stays = any(
                self.provs[i] == place and (i not in self.attack_of or not inside[self.attack_of[i]])
                for i in self.units
            )
            if len(rivals) > 1 and not any(inside[n] for n in rivals) and not stays:
                standoffs.add(place)
        return Outcome(results, dislodged, standoffs, count)
