"""A position for the judge alone, on any graph: what `yiqi adjudicate` reads (docs/adjudicate.md).

A case has `adj` (neighbours by province), `units` ({"A1": {"kind": "A", "owner": "P", "prov": 1}}), `orders` by unit
({"t": "move", "to": 2}, {"t": "support", "unit": "A1", "to": 2}, {"t": "hold"}) or `text_orders` in the rulebook's
notation, and what bears on it: `rel` ("P|Q": alliance, neutral, war, civil; "@wei|P": war with a kingdom), `home`
([["Q", 2]]: where Q's militia is at home), `res_owner`, `kingdom` (by province), `live_kingdoms`, `home_kingdom` (by
player), `retreat_orders` and `opts`. A pair of players that is not listed is at war.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from yiqi.games.sanguo.adjudicate import judge
from yiqi.games.sanguo.field import KINDS, LEADER, MOVE, MOVED, NOWHERE, STAY, SUPPORT, Field, Order, Verdict
from yiqi.games.sanguo.notation import parse

OPTIONS: Final = (
    "free_diplomacy", "unit_strength", "dislodged_supporter_cut_by_target", "neutral_zone_fighting", "stack_max",
)  # fmt: skip
FIELDS: Final = (
    "adj", "units", "orders", "text_orders", "opts", "rel", "home", "res_owner", "kingdom", "live_kingdoms",
    "home_kingdom", "retreat_orders",
)  # fmt: skip
LARGEST: Final = 999
FRIENDS: Final = ("alliance",)
QUIET: Final = ("alliance", "neutral")


class Faulty(ValueError):
    """What is wrong with a case: the place, what was expected, what was found."""

    def __init__(self, field: str, expected: str, found: object) -> None:
        super().__init__(f"case, {field}: expected {expected}, found {found!r}")


class Case:
    """A case as it was read: names of units and players in order, and what the judge needs."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        """Raises Faulty with the place and what was expected."""
        self.data = _table("the whole", data)
        self.adjacent = self._graph()
        self.names: list[str] = []
        self.kinds: list[int] = []
        self.owners: list[int] = []
        self.provs: list[int] = []
        self.players: list[str] = []
        self._read_units()
        self.options = _table("opts", self.data.get("opts", {}))
        for name, value in self.options.items():
            if name not in OPTIONS:
                raise Faulty("opts", "some of " + ", ".join(OPTIONS), name)
            if type(value) is not (int if name == "unit_strength" else bool):
                raise Faulty(f"opts {name}", "a whole number" if name == "unit_strength" else "true or false", value)
        self.unread: list[str] = []
        self.free = bool(self.options.get("free_diplomacy", False))
        self.relations: dict[tuple[int, int], str] = {}
        self.hostile: set[tuple[str, int]] = set()
        self._read_relations()
        owned = _table("res_owner", self.data.get("res_owner", {}))
        self.owned = {_province("res_owner", n, self.adjacent): self._player(p) for n, p in owned.items()}
        self.orders = self._read_orders()

    def _graph(self) -> list[int]:
        adj = _table("adj", self.data.get("adj"))
        found = [0] * (LARGEST + 1)
        for n, others in adj.items():
            place = _province("adj", n)
            if not isinstance(others, list):
                raise Faulty(f"adj {n}", "a list of neighbours", others)
            for other in others:
                found[place] |= 1 << _province(f"adj {n}", other)
                found[_province(f"adj {n}", other)] |= 1 << place
        return found

    def _player(self, name: object) -> int:
        if not isinstance(name, str) or not name:
            raise Faulty("player", "a name", name)
        if name not in self.players:
            self.players.append(name)
        return self.players.index(name)

    def _read_units(self) -> None:
        taken: set[tuple[int, bool]] = set()
        for name, unit in _table("units", self.data.get("units")).items():
            row = _table(f"units {name}", unit)
            kind = row.get("kind")
            if not isinstance(kind, str) or kind not in KINDS or len(kind) != 1:
                raise Faulty(f"units {name}", "a kind: L, A or M", kind)
            self.names.append(str(name))
            self.kinds.append(KINDS.index(kind))
            self.owners.append(self._player(row.get("owner")))
            self.provs.append(_province(f"units {name}", row.get("prov"), self.adjacent))
            if row["kind"] != "L" and (self.provs[-1], False) in taken:
                raise Faulty(f"units {name}", "one army or militia in a province", self.provs[-1])
            taken.add((self.provs[-1], row["kind"] == "L"))

    def _read_relations(self) -> None:
        for pair, value in _table("rel", self.data.get("rel", {})).items():
            one, _, two = str(pair).partition("|")
            if value not in ("alliance", "neutral", "war", "civil") or not two:
                raise Faulty(f"rel {pair}", "alliance, neutral, war or civil for a pair P|Q", value)
            if one.startswith("@"):
                self.hostile.add((one[1:], self._player(two)))
                continue
            a, b = self._player(one), self._player(two)
            self.relations[a, b] = self.relations[b, a] = value

    def relation(self, one: int, two: int) -> str:
        """How two players stand; war where nothing is said."""
        return self.relations.get((one, two), "war")

    def _read_orders(self) -> list[Order]:
        found = [STAY] * len(self.names)
        for text in _list("text_orders", self.data.get("text_orders", [])) if "orders" not in self.data else []:
            lines = parse(str(text), {})
            units = [self._unit(line[0].upper()) for line in lines]
            if not lines or NOWHERE in units:
                self.unread.append(str(text))
            for i, (_, act, about, goal) in zip(units, lines, strict=True):
                if i >= 0 and found[i] is STAY:
                    found[i] = self._order(act, about.upper(), goal)
        for name, order in _table("orders", self.data.get("orders", {})).items():
            if name not in self.names:
                raise Faulty("orders", "units that are there", name)
            row = _table(f"orders {name}", order)
            to = row.get("to")
            where = NOWHERE if to is None else _province(f"orders {name}", to)
            if row.get("t") not in ("hold", "move", "support"):
                raise Faulty(f"orders {name}", "t: hold, move or support", row.get("t"))
            found[self.names.index(name)] = self._order(str(row["t"]), str(row.get("unit", "")), where)
        return found

    def _order(self, act: str, about: str, to: int) -> Order:
        if act == "move":
            return Order(MOVE, to)
        if act == "support":
            return Order(SUPPORT, NOWHERE if to <= 0 else to, self._unit(about))
        return STAY

    def _unit(self, word: str) -> int:
        """A unit by its name, or as the notation writes it."""
        if word in self.names:
            return self.names.index(word)
        for i, place in enumerate(self.provs):
            if word == f"{KINDS[self.kinds[i]]}{place}":
                return i
        return NOWHERE

    def field(self) -> Field:
        """The field of battle."""
        seats = range(len(self.players))
        control = [NOWHERE] * len(self.adjacent)
        for i, place in enumerate(self.provs):
            control[place] = self.owners[i]
        for place, owner in self.owned.items():
            control[place] = owner
        friends = [_mask([q for q in seats if q == p or self.relation(p, q) in FRIENDS]) for p in seats]
        everybody = _mask(list(seats))
        home = [0] * len(self.players)
        for row in _list("home", self.data.get("home", [])):
            if not isinstance(row, list) or len(row) != 2:
                raise Faulty("home", 'pairs like ["Q", 2]', row)
            home[self._player(row[0])] |= 1 << _province("home", row[1], self.adjacent)
        strength = self.options.get("unit_strength")
        return Field(
            self.adjacent,
            [0 if self.free else self._closed(p) for p in seats],
            control,
            [0 if self.free else self._barred(p, control) for p in seats],
            home,
            [everybody] * len(self.players) if self.free else friends,
            [1 << p for p in seats] if self.free else friends,
            bool(self.options.get("dislodged_supporter_cut_by_target", False)),
            bool(self.options.get("stack_max", False)),
            (1, 2, 1) if strength is None else (strength, strength, strength),
        )

    def _closed(self, p: int) -> int:
        mask = 0
        for place, owner in self.owned.items():
            if owner != p and self.relation(p, owner) == "neutral":
                mask |= 1 << place
        fighting = bool(self.options.get("neutral_zone_fighting", False))
        for i, place in enumerate(self.provs):
            neutral = self.owners[i] != p and self.relation(p, self.owners[i]) == "neutral"
            if neutral and not (fighting and place not in self.owned):
                mask |= 1 << place
        live = _list("live_kingdoms", self.data.get("live_kingdoms", []))
        own = _table("home_kingdom", self.data.get("home_kingdom", {})).get(self.players[p])
        for n, kingdom in _table("kingdom", self.data.get("kingdom", {})).items():
            place = _province("kingdom", n)
            if kingdom in live and kingdom != own and place not in self.owned and (kingdom, p) not in self.hostile:
                mask |= 1 << place
        return mask

    def _barred(self, p: int, control: list[int]) -> int:
        return _mask([n for n, q in enumerate(control) if q not in (NOWHERE, p) and self.relation(p, q) in QUIET])


def adjudicate(data: Mapping[str, Any]) -> dict[str, Any]:
    """Judges a case: results by unit, who was dislodged, where each may retreat, where all stand after, and why.

    Raises Faulty for a case that cannot be read.
    """
    case = Case(data)
    field = case.field()
    verdict = judge(field, case.kinds, case.owners, case.provs, case.orders)
    after = {
        name: case.orders[i].to if verdict.results[i] == MOVED else case.provs[i]
        for i, name in enumerate(case.names)
        if verdict.dislodged[i] < 0
    }
    options = {name: ways(case, field, verdict, i) for i, name in enumerate(case.names) if verdict.dislodged[i] >= 0}
    return {
        "results": dict(zip(case.names, verdict.results, strict=True)),
        "dislodged": sorted(options),
        "options": options,
        "retreats": retreats(case, options, after),
        "after": after,
        "why": {
            name: {"key": reason.key, "own": reason.own, "other": reason.other}
            for name, reason in zip(case.names, verdict.reasons, strict=True)
            if reason is not None
        },
        **({"unread": case.unread} if case.unread else {}),
    }


def ways(case: Case, field: Field, verdict: Verdict, i: int) -> list[int]:
    """Where a dislodged unit may retreat: not where it came from that forced it out, nor where a stand-off was, nor to
    others, nor where it may not enter."""
    mask = field.adjacent[case.provs[i]] & ~field.closed[case.owners[i]] & ~verdict.standoffs
    mask &= ~(1 << verdict.dislodged[i])
    together = [
        j
        for j, place in enumerate(case.provs)
        if place == case.provs[i] and case.owners[j] == case.owners[i] and verdict.dislodged[j] >= 0
    ]
    for j in range(len(case.names)):
        if verdict.dislodged[j] >= 0:
            continue
        place = case.orders[j].to if verdict.results[j] == MOVED else case.provs[j]
        shares = case.owners[j] == case.owners[i] and (case.kinds[j] == LEADER) != (case.kinds[i] == LEADER)
        if not shares or len(together) > 1:
            mask &= ~(1 << place)
    return [n for n in range(len(field.adjacent)) if mask >> n & 1]


def retreats(case: Case, options: Mapping[str, list[int]], after: dict[str, int]) -> dict[str, str]:
    """What becomes of retreats that were ordered: retreated, refused (no unit may go there), disbanded."""
    given = _table("retreat_orders", case.data.get("retreat_orders", {}))
    wanted = {name: given[name] for name in options if given.get(name) in options[name]}
    found: dict[str, str] = {}
    for name in options:
        place = given.get(name)
        if name in wanted:
            rivals = [other for other, to in wanted.items() if to == place and other != name]
            met = all(_meet(case, name, other) for other in rivals)
            found[name] = "retreated" if met else "disbanded"
            if met:
                after[name] = wanted[name]
        elif place is not None:
            found[name] = "refused"
        elif given or not options[name]:
            found[name] = "disbanded"
    return found


def _meet(case: Case, one: str, two: str) -> bool:
    i, j = case.names.index(one), case.names.index(two)
    return case.owners[i] == case.owners[j] and (case.kinds[i] == LEADER) != (case.kinds[j] == LEADER)


def _mask(numbers: list[int]) -> int:
    return sum([1 << n for n in numbers])


def _table(field: str, value: object) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise Faulty(field, "a table", value)
    return value


def _list(field: str, value: object) -> list[Any]:
    if not isinstance(value, list):
        raise Faulty(field, "a list", value)
    return value


def _province(field: str, value: object, adjacent: list[int] | None = None) -> int:
    number = int(value) if isinstance(value, str) and value.isdecimal() else value
    if type(number) is not int or not 0 < number <= LARGEST:
        raise Faulty(field, f"a province from 1 to {LARGEST}", value)
    if adjacent is not None and not adjacent[number]:
        raise Faulty(field, "a province of adj", value)
    return number
