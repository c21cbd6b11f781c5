"""States from JSON: what `State.to_json` wrote, and the same form with fields left out (docs/position-world.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from yiqi.core import position as core
from yiqi.core.chance import Bag
from yiqi.core.flow import load
from yiqi.core.position import Faulty, listed, number, word
from yiqi.games.world import position_frames as frames
from yiqi.games.world.build import Builds, Monument, due, sites
from yiqi.games.world.campaign import Campaign, Expand
from yiqi.games.world.cards import CARDS, EPOCHS
from yiqi.games.world.decisions import CLASSES
from yiqi.games.world.entries import mask
from yiqi.games.world.ground import bits
from yiqi.games.world.naming import Naming, last_all_turn
from yiqi.games.world.position_write import COUNTS, MASKS
from yiqi.games.world.secrets import in_hand
from yiqi.games.world.state import NOBODY, State, blank
from yiqi.games.world.terms import Terms
from yiqi.games.world.turn import Finish, NextTurn
from yiqi.games.world.view import RESULTS

FIELDS: Final = (
    "seats", "options", "epoch", "order", "played", "armies", "capitals", "cities", "forts", "monuments", "former",
    "held", "known", "ruled", "points", "scored", "hands", "drawn", "spent", "turn", "battles", "stack", "ask", "game",
    "edition", "ruleset",
)  # fmt: skip
TURN_FIELDS: Final = ("seat", "force", "fleets", "named", "surprised", *COUNTS, *MASKS)
ASKS: Final = ("expand", "events", "monument", "over")
MOST: Final = 999
BUILT: Final = ("capitals", "cities", "forts", "monuments")


def restore(terms: Terms, data: Mapping[str, Any]) -> State:
    """The state that `to_json` wrote. Raises ValueError naming what is wrong."""
    return read(terms, data)[0]


def read(terms: Terms, data: Mapping[str, Any]) -> tuple[State, list[str]]:
    """The state that a position describes, defaults filled in, and what could not arise in play."""
    table = _table("the whole", data, FIELDS)
    if table.get("seats", terms.seats) != terms.seats:
        raise Faulty("seats", f"{terms.seats}, as at the table", table["seats"])
    s = blank(terms)
    s.epoch = number("epoch", table.get("epoch", 1), 1, EPOCHS)
    _read_board(s, table)
    _read_match(s, table)
    _read_cards(s, table)
    _read_turn(s, table)
    _read_stack(s, table)
    if "ruled" not in table:
        _show_empires(s)
    return s, _warnings(s)


def _read_board(s: State, table: Mapping[str, Any]) -> None:
    for seat, held in enumerate(_by_seat(s, "armies", table, {})):
        given = [(land, "") for land in held] if isinstance(held, list) else _table(f"armies {seat}", held).items()
        for land, who in given:
            n = _place(f"armies {seat}", land, s.terms.ground.lands)
            if s.terms.ground.barren >> n & 1 or any(armies >> n & 1 for armies in s.armies):
                raise Faulty(f"armies {seat}", "lands that are not barren, one army each", land)
            s.armies[seat] |= 1 << n
            s.unit[n] = _unit(s, f"armies {seat} {land}", who)
    for name in BUILT:
        setattr(s, name, _lands(s, name, table.get(name, [])))
    for seat, lands in enumerate(_by_seat(s, "former", table, [])):
        s.former[seat] = _lands(s, f"former {seat}", lands)


def _unit(s: State, field: str, who: object) -> int:
    """A figure: "romans 3", "romans", "" for an army of the last force named."""
    words = who.split(" ") if isinstance(who, str) and who else [s.terms.cards.forces[-1]]
    force = _place(field, words[0], s.terms.cards.forces)
    empires = s.terms.cards.empires
    epoch = empires[force].epoch if force < len(empires) else s.epoch
    if len(words) > 1:
        epoch = number(field, int(words[1]) if words[1].isdigit() else words[1], 1, EPOCHS)
    return force * 8 + epoch


def _read_match(s: State, table: Mapping[str, Any]) -> None:
    seats = range(s.terms.sides)
    order = listed("order", table.get("order", list(seats)))
    if sorted(order, key=str) != list(seats) or any(type(seat) is not int for seat in order):
        raise Faulty("order", "each seat once", order)
    s.order = tuple(order)
    for seat in listed("played", table.get("played", [])):
        s.played |= 1 << number("played", seat, 0, s.terms.sides - 1)
    s.points = [number(f"points {seat}", n, 0, MOST) for seat, n in enumerate(_by_seat(s, "points", table, 0))]
    rows = []
    for row in listed("scored", table.get("scored", [])):
        values = listed("scored", row)
        if len(values) != 5:
            raise Faulty("scored", "rows of five: seat, epoch, areas, buildings, raids", row)
        seat, epoch = number("scored", values[0], 0, s.terms.sides - 1), number("scored", values[1], 1, EPOCHS)
        areas, built, raids = [number("scored", n, 0, MOST) for n in values[2:]]
        rows.append((seat, epoch, areas, built, raids))
    s.scored = tuple(rows)
    for seat, numbers in enumerate(_by_seat(s, "drawn", table, [])):
        s.drawn[seat] = tuple([number(f"drawn {seat}", n, 0, 99) for n in listed(f"drawn {seat}", numbers)])
        for n in s.drawn[seat]:
            _take(f"drawn {seat}", s.marker_bag, str(n))
    _read_battles(s, table)


def _read_battles(s: State, table: Mapping[str, Any]) -> None:
    lands, waters = len(s.terms.ground.lands), len(s.terms.ground.waters)
    highs = (s.terms.sides, s.terms.sides, lands, lands, waters)
    rows = []
    for row in listed("battles", table.get("battles", [])):
        values = listed("battles", row)
        if len(values) != 10 or values[9] not in RESULTS:
            raise Faulty("battles", "rows of ten as docs/position-world.md says", row)
        five = [number("battles", n, -1, high - 1) for n, high in zip(values, highs, strict=False)]
        dice = [tuple([number("battles", n, 1, 6) for n in listed("battles", part)]) for part in values[5:7]]
        add, other = [number("battles", n, 0, 9) for n in values[7:9]]
        who, enemy, land, source, water = five
        rows.append((who, enemy, land, source, water, dice[0], dice[1], add, other, str(values[9])))
    s.battles = tuple(rows)


def _read_cards(s: State, table: Mapping[str, Any]) -> None:
    cards, seats = s.terms.cards, s.terms.seats
    s.empire_bag = s.terms.empire_bag(s.epoch)
    first = (s.epoch - 1) * CARDS
    for seat, name in enumerate(_by_seat(s, "held", table, "")):
        if name:
            s.held[seat] = first + _place(f"held {seat}", name, s.empire_bag.names)
            _take(f"held {seat}", s.empire_bag, name)
            s.known[seat] = 1 << s.terms.owner(seat)
    for seat, others in enumerate(_by_seat(s, "known", table, None)):
        if others is not None:
            s.known[seat] = 0
            for n in listed(f"known {seat}", others):
                s.known[seat] |= 1 << number(f"known {seat}", n, 0, seats - 1)
    for seat, names in enumerate(_by_seat(s, "ruled", table, [])):
        majors = cards.forces[: cards.majors]
        s.ruled[seat] = tuple([_place(f"ruled {seat}", name, majors) for name in listed(f"ruled {seat}", names)])
    for seat, names in enumerate(_by_seat(s, "hands", table, [])):
        found = [_event(s, f"hands {seat}", name) for name in listed(f"hands {seat}", names)]
        s.hands[seat] = tuple(sorted(found))
    for name, n in _table("spent", table.get("spent", {})).items():
        for _ in range(number("spent", n, 0, MOST)):
            s.spent[_event(s, "spent", name)] += 1


def _event(s: State, field: str, name: object) -> int:
    """The number of an event, one copy of which is taken out of its deck."""
    card = _place(field, name, s.terms.cards.event_names)
    _take(field, s.greater_bag if s.terms.cards.events[card].greater else s.lesser_bag, str(name))
    return card


def _take(field: str, bag: Bag, name: str) -> None:
    if name not in bag.names or bag.counts[bag.names.index(name)] < 1:
        raise Faulty(field, "no more of a card than there are", name)
    bag.take(bag.names.index(name))


def _read_turn(s: State, table: Mapping[str, Any]) -> None:
    given = table.get("turn", {})
    turn = _table("turn", {"seat": given} if isinstance(given, int) else given, TURN_FIELDS)
    if not turn and "stack" in table:
        return
    cards, ground = s.terms.cards, s.terms.ground
    s.seat = number("turn seat", turn.get("seat", 0), NOBODY, s.terms.sides - 1)
    s.named = tuple([_event(s, "turn named", name) for name in listed("turn named", turn.get("named", []))])
    begun = table.get("ask") != "events"
    if begun and "stack" not in table:
        last_all_turn(s)
    for name in COUNTS:
        setattr(s, name, number(f"turn {name}", turn.get(name, getattr(s, name)), 0, MOST))
    if turn.get("surprised"):
        s.surprised = _place("turn surprised", turn["surprised"], ground.lands)
    if s.seat == NOBODY:
        return
    _default_empire(s, table)
    s.force = _place("turn force", turn["force"], cards.forces) if turn.get("force") else s.held[s.seat]
    if s.force >= len(cards.empires):
        raise Faulty("turn force", "an empire or a minor empire", turn.get("force"))
    # before its turn begins an empire has no fleets yet
    waters = cards.empires[s.force].waters if begun else 0
    for water in listed("turn fleets", turn.get("fleets", [ground.waters[w] for w in bits(waters)])):
        s.fleets |= 1 << _place("turn fleets", water, ground.waters)
    s.routes = ground.routes(s.fleets)
    if begun and isinstance(_by_seat(s, "armies", table, {})[s.seat], list):
        _make_active(s, _lands(s, "turn active", turn["active"]) if "active" in turn else s.armies[s.seat])
    _read_lands(s, turn)
    if "pool" not in turn and "stack" not in table:
        s.pool = max(0, cards.empires[s.force].strength - s.active.bit_count())


def _read_lands(s: State, turn: Mapping[str, Any]) -> None:
    """The lands of the force in turn, and what lies within reach of them."""
    ground = s.terms.ground
    standing = mask([n for n in bits(s.armies[s.seat]) if s.unit[n] >> 3 == s.force])
    s.active = _lands(s, "turn active", turn["active"]) if "active" in turn else standing
    s.base = _lands(s, "turn base", turn["base"]) if "base" in turn else s.active
    s.tied = _lands(s, "turn tied", turn.get("tied", []))
    if s.active & ~s.armies[s.seat] or s.base & ~s.active:
        raise Faulty("turn active", "lands that the seat holds, base among them", turn.get("active"))
    for land in bits(s.base):
        s.frontier |= ground.next_to[land]
    for _, coast in s.routes:
        if coast & s.base:
            s.frontier |= coast


def _make_active(s: State, lands: int) -> None:
    """The armies in these lands are figures of the force in turn."""
    for n in bits(lands):
        s.unit[n] = s.force * 8 + s.epoch


def _default_empire(s: State, table: Mapping[str, Any]) -> None:
    """Who is in turn needs an empire: by default the first of the epoch that nobody holds."""
    seat = s.seat
    if s.held[seat] == NOBODY:
        name = next(name for name, n in zip(s.empire_bag.names, s.empire_bag.counts, strict=True) if n)
        s.held[seat] = (s.epoch - 1) * CARDS + s.empire_bag.names.index(name)
        _take("held", s.empire_bag, name)
        s.known[seat] = 1 << s.terms.owner(seat)


def _read_stack(s: State, table: Mapping[str, Any]) -> None:
    if "stack" in table:
        for row in listed("stack", table["stack"]):
            if not isinstance(row, list) or not row or not isinstance(row[0], str):
                raise Faulty("stack", "decisions, name first", row)
        s.stack = frames.checked(s, load(table["stack"], CLASSES))
        drawn = in_hand(s)
        if drawn != NOBODY:
            _take("stack draft", s.empire_bag, s.terms.cards.forces[drawn])
        return
    ask = word("ask", table.get("ask", "expand"), ASKS)
    if ask == "over":
        return
    seat = s.seat
    if seat == NOBODY:
        raise Faulty("turn seat", "whose turn it is, where something is asked", seat)
    s.stack = [NextTurn(), Finish(seat)]
    if ask == "monument":
        if not due(s) or not sites(s):
            raise Faulty("ask", "a monument that is due, and a site for it", ask)
        s.stack.append(Monument(seat, due(s)))
    elif ask == "events":
        s.stack += [Builds(seat), Campaign(seat), Naming(seat)]
    else:
        s.stack += [Builds(seat), Expand(seat)]
    for other, held in enumerate(s.held):
        # whoever has no card has had his turn, and, unless it is said who has, whoever has one that comes before
        if other != seat and (held == NOBODY or (held < s.held[seat] and "played" not in table)):
            s.played |= 1 << other


def _show_empires(s: State) -> None:
    """Whoever is in turn or had his turn has shown the empire he holds, and no other that is known."""
    for seat, held in enumerate(s.held):
        if held != NOBODY and (seat == s.seat or bool(s.played >> seat & 1) or not s.stack):
            s.ruled[seat] = (held,)


def _warnings(s: State) -> list[str]:
    found = []
    if (s.capitals & s.cities) or (s.capitals | s.cities | s.forts | s.monuments) & s.terms.ground.barren:
        found.append("warning-built")
    if s.monuments.bit_count() > s.terms.cards.monuments:
        found.append("warning-monuments")
    if s.forts & ~sum(s.armies):
        found.append("warning-forts")
    events = s.terms.cards.events
    minors = [sum([events[card].kind == "minor" for card in hand]) for hand in s.hands]
    if any(len(hand) > 10 for hand in s.hands) or (s.terms.one_minor and max(minors) > 1):
        found.append("warning-hands")
    return found


def _lands(s: State, field: str, given: object) -> int:
    mask = 0
    for name in listed(field, given):
        mask |= 1 << _place(field, name, s.terms.ground.lands)
    return mask


def _by_seat(s: State, field: str, table: Mapping[str, Any], default: Any) -> list[Any]:
    """One value a seat, from an object by number or a list in seat order."""
    given = table.get(field, {})
    if isinstance(given, list):
        if len(given) != s.terms.sides:
            raise Faulty(field, f"{s.terms.sides} entries, or an object by seat", given)
        return given
    keys = _table(field, given)
    for key in keys:
        if key not in [str(seat) for seat in range(s.terms.sides)]:
            raise Faulty(field, f"seats 0 to {s.terms.sides - 1}", key)
    return [keys.get(str(seat), default) for seat in range(s.terms.sides)]


def _table(field: str, given: object, known: Sequence[str] | None = None) -> Mapping[str, Any]:
    found = core.table(field, given, "a table of fields")
    for key in found:
        if known is not None and key not in known:
            raise Faulty(str(key), "one of the fields " + ", ".join(known), found[key])
    return found


def _place(field: str, given: object, words: Sequence[str]) -> int:
    return words.index(word(field, given, words))
