"""Cases for the judge alone, as they are read (see `case`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from yiqi.core.position import brief
from yiqi.games.sanguo.field import KINDS, LEADER, MOVE, NOWHERE, STAY, SUPPORT, Field, Order
from yiqi.games.sanguo.notation import parse

OPTIONS: Final = (
    "free_diplomacy", "unit_strength", "dislodged_supporter_cut_by_target", "neutral_zone_fighting", "stack_max",
)  # fmt: skip
LARGEST: Final = 999
STRONGEST: Final = 99
DISBANDED: Final = 0
"""In place of where a unit retreats."""
ACTS: Final = ("hold", "move", "support")
FRIENDS: Final = ("alliance",)
QUIET: Final = ("alliance", "neutral")


class Faulty(ValueError):
    """What is wrong with a case: the place, what was expected, what was found."""

    def __init__(self, field: str, expected: str, found: object) -> None:
        super().__init__(f"case, {field}: expected {expected}, found {brief(found)}")


class Case:
    """A case as it was read: names of units and players in order, and what the judge needs."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        """Raises Faulty with the place and what was expected."""
        self.data = _table("the whole", data)
        self.places = 0
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
            if name == "unit_strength":
                if type(value) is not int or not 0 < value <= STRONGEST:
                    raise Faulty(f"opts {name}", f"a whole number from 1 to {STRONGEST}", value)
            elif type(value) is not bool:
                raise Faulty(f"opts {name}", "true or false", value)
        self.unread: list[str] = []
        self.free = bool(self.options.get("free_diplomacy", False))
        self.relations: dict[tuple[int, int], str] = {}
        self.hostile: set[tuple[str, int]] = set()
        self._read_relations()
        owned = _table("res_owner", self.data.get("res_owner", {}))
        self.owned = {self._place("res_owner", n): self._player(f"res_owner {n}", p) for n, p in owned.items()}
        self.kingdoms = {
            _province("kingdom", n): _word(f"kingdom {n}", k)
            for n, k in _table("kingdom", self.data.get("kingdom", {})).items()
        }
        self.live = [_word("live_kingdoms", k) for k in _list("live_kingdoms", self.data.get("live_kingdoms", []))]
        self.of = {
            str(p): _word(f"home_kingdom {p}", k)
            for p, k in _table("home_kingdom", self.data.get("home_kingdom", {})).items()
        }
        self.home = self._read_home()
        self.orders = self._read_orders()
        self.retreats = self._read_retreats()

    def _graph(self) -> list[int]:
        adj = _table("adj", self.data.get("adj"))
        found = [0] * (LARGEST + 1)
        for n, others in adj.items():
            place = _province("adj", n)
            self.places |= 1 << place
            if not isinstance(others, list):
                raise Faulty(f"adj {n}", "a list of neighbours", others)
            for value in others:
                other = _province(f"adj {n}", value)
                if other == place:
                    raise Faulty(f"adj {n}", "other provinces", value)
                self.places |= 1 << other
                found[place] |= 1 << other
                found[other] |= 1 << place
        return found

    def _place(self, field: str, value: object) -> int:
        """A province that the map has."""
        number = _province(field, value)
        if not self.places >> number & 1:
            raise Faulty(field, "a province of adj", value)
        return number

    def _player(self, field: str, name: object) -> int:
        if not isinstance(name, str) or not name:
            raise Faulty(field, "the name of a player", name)
        if name not in self.players:
            self.players.append(name)
        return self.players.index(name)

    def _read_units(self) -> None:
        taken: set[tuple[int, bool]] = set()
        led: dict[int, int] = {}
        for name, unit in _table("units", self.data.get("units")).items():
            field = f"units {name}"
            row = _table(field, unit)
            kind = row.get("kind")
            if not isinstance(kind, str) or kind not in KINDS or len(kind) != 1:
                raise Faulty(field, "a kind: L, A or M", kind)
            owner, place = (
                self._player(f"{field} owner", row.get("owner")),
                self._place(f"{field} prov", row.get("prov")),
            )
            leads = KINDS.index(kind) == LEADER
            if (place, leads) in taken:
                raise Faulty(field, "one leader in a province" if leads else "one army or militia in a province", place)
            if led.setdefault(place, owner) != owner:
                raise Faulty(field, "units of one player in a province", place)
            taken.add((place, leads))
            self.names.append(str(name))
            self.kinds.append(KINDS.index(kind))
            self.owners.append(owner)
            self.provs.append(place)

    def _read_relations(self) -> None:
        for pair, value in _table("rel", self.data.get("rel", {})).items():
            field = f"rel {pair}"
            one, _, two = str(pair).partition("|")
            if two.startswith("@"):
                one, two = two, one
            kingdom = one.startswith("@")
            words = ("neutral", "war") if kingdom else ("alliance", "neutral", "war", "civil")
            if value not in words or not one or not two:
                raise Faulty(field, f"one of {', '.join(words)} for {'@kingdom|P' if kingdom else 'a pair P|Q'}", value)
            if not kingdom:
                a, b = self._player(field, one), self._player(field, two)
                self.relations[a, b] = self.relations[b, a] = value
            elif value == "war":
                self.hostile.add((one[1:], self._player(field, two)))

    def relation(self, one: int, two: int) -> str:
        """How two players stand; war where nothing is said."""
        return self.relations.get((one, two), "war")

    def _read_home(self) -> list[tuple[int, int]]:
        found = []
        for row in _list("home", self.data.get("home", [])):
            if not isinstance(row, list) or len(row) != 2:
                raise Faulty("home", 'pairs like ["Q", 2]', row)
            found.append((self._player("home", row[0]), self._place("home", row[1])))
        return found

    def _read_orders(self) -> list[Order]:
        found = [STAY] * len(self.names)
        told = set()
        for text in _list("text_orders", self.data.get("text_orders", [])) if "orders" not in self.data else []:
            lines = parse(str(text), {})
            units = [self._unit(line[0].upper()) for line in lines]
            if not lines or NOWHERE in units or any(line[1] not in ACTS for line in lines):
                self.unread.append(str(text))
                continue
            for i, (_, act, about, goal) in zip(units, lines, strict=True):
                if i not in told:
                    told.add(i)
                    found[i] = self._order(act, about.upper(), goal)
        for name, order in _table("orders", self.data.get("orders", {})).items():
            field = f"orders {name}"
            if name not in self.names:
                raise Faulty("orders", "units that are there", name)
            row = _table(field, order)
            verb, to, other = row.get("t"), row.get("to"), row.get("unit", "")
            if verb not in ACTS:
                raise Faulty(field, "t: hold, move or support", verb)
            if verb == "support" and (not isinstance(other, str) or not other):
                raise Faulty(field, "the unit that is supported", other)
            where = NOWHERE if to is None and verb != "move" else _province(f"{field} to", to)
            found[self.names.index(name)] = self._order(str(verb), str(other), where)
        return found

    def _read_retreats(self) -> dict[str, int]:
        """Where units were told to retreat, DISBANDED to disband, NOWHERE where nothing was told."""
        found: dict[str, int] = {}
        for name, to in _table("retreat_orders", self.data.get("retreat_orders", {})).items():
            if name not in self.names:
                raise Faulty("retreat_orders", "units that are there", name)
            if to is None or to == "disband":
                found[name] = NOWHERE if to is None else DISBANDED
            else:
                found[name] = _province(f"retreat_orders {name}", to)
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
        for player, place in self.home:
            home[player] |= 1 << place
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
        mask = self.shut(p)
        fighting = bool(self.options.get("neutral_zone_fighting", False))
        for i, place in enumerate(self.provs):
            neutral = self.owners[i] != p and self.relation(p, self.owners[i]) == "neutral"
            if neutral and not (fighting and place not in self.owned):
                mask |= 1 << place
        return mask

    def shut(self, p: int) -> int:
        """The mask of provinces that a player may not enter, whoever stands there."""
        if self.free:
            return 0
        mask = 0
        for place, owner in self.owned.items():
            if owner != p and self.relation(p, owner) == "neutral":
                mask |= 1 << place
        own = self.of.get(self.players[p])
        for place, kingdom in self.kingdoms.items():
            if kingdom in self.live and kingdom != own and place not in self.owned and (kingdom, p) not in self.hostile:
                mask |= 1 << place
        return mask

    def _barred(self, p: int, control: list[int]) -> int:
        return _mask([n for n, q in enumerate(control) if q not in (NOWHERE, p) and self.relation(p, q) in QUIET])


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


def _word(field: str, value: object) -> str:
    if not isinstance(value, str):
        raise Faulty(field, "the name of a kingdom", value)
    return value


def _province(field: str, value: object) -> int:
    number = int(value) if isinstance(value, str) and value.isdecimal() else value
    if type(number) is not int or not 0 < number <= LARGEST:
        raise Faulty(field, f"a province from 1 to {LARGEST}", value)
    return number
