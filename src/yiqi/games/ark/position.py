"""The documented form of a position (docs/position-ark.md): plain JSON in, a state and warnings out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from yiqi.core.chance import Bag
from yiqi.core.flow import load
from yiqi.core.position import Faulty, flag, listed, number
from yiqi.games.ark.cards import BOW, CABIN_SIZE, KINDS, MARKERS, PROVISIONS, RAIN, ROW, SIDES, TIMBER, Cards, Terms
from yiqi.games.ark.decisions import CLASSES, CLOSE, END_TURN, MARK, NEXT, PICK, TURN, Due, Pets, Second
from yiqi.games.ark.placement import parse
from yiqi.games.ark.position_forms import plain
from yiqi.games.ark.state import END, MAIN, OVER, Decision, State, blank, markers_left, put

FIELDS: Final = (
    "seats", "options", "phase", "turn", "start", "hands", "known", "sure", "pets", "chosen", "board", "heel", "offer",
    "gone", "timber", "bank", "markers", "halves", "rain", "upper", "passed", "first", "ask", "pets_chosen", "game",
    "edition", "ruleset", "stock", "stack",
)  # fmt: skip


def read(terms: Terms, data: Mapping[str, Any]) -> tuple[State, list[str]]:
    """The state that a position describes, defaults filled in, and what could not arise in play."""
    if not isinstance(data, Mapping):
        raise Faulty("the whole", "a table of fields", data)
    data, twice = plain(terms, data)
    if twice:
        raise Faulty(twice, "this field once", "two")
    for field in data:
        if field not in FIELDS:
            raise Faulty(str(field), "one of the fields " + ", ".join(FIELDS), data[field])
    if data.get("seats", terms.seats) != terms.seats and type(data["seats"]) is int:
        raise Faulty("seats", f"{terms.seats}, as many as are asked for", data["seats"])
    s = blank(terms)
    warnings: list[str] = []
    cards = terms.cards
    s.start = _seat(terms, data, "start", max(0, terms.start))
    s.seat = _seat(terms, data, "turn", s.start)
    s.hands = [tuple(sorted(hand)) for hand in _by_seat(terms, data, "hands", lambda f, v: _cards(cards, f, v), [])]
    s.known = [tuple(sorted(c)) for c in _by_seat(terms, data, "known", lambda f, v: _cards(cards, f, v), [])]
    s.sure = [tuple(sorted(c)) for c in _by_seat(terms, data, "sure", lambda f, v: _cards(cards, f, v), [])]
    s.pets = _by_seat(terms, data, "pets", lambda f, v: _card(cards, f, v), -1)
    s.drafts = _by_seat(terms, data, "chosen", lambda f, v: _card(cards, f, v), -1)
    s.timber = _by_seat(terms, data, "timber", lambda f, v: number(f, v, 0, TIMBER), -1)
    for i in range(terms.seats):
        seat = (s.start + i) % terms.seats
        if s.timber[seat] < 0:
            s.timber[seat] = 4 if terms.seats == 3 or i >= 3 else 3
    s.plain = _markers(terms, data, "markers")
    s.halves = _markers(terms, data, "halves")
    _read_board(s, data)
    s.gone = _cards(cards, "gone", data.get("gone", []))
    s.rain = number("rain", data.get("rain", _default_rain(data)), 0, RAIN)
    s.pets_chosen = flag("pets_chosen", data.get("pets_chosen", s.rain >= 2 or any(pet >= 0 for pet in s.pets)))
    passed = [number("passed", seat, 0, terms.seats - 1) for seat in listed("passed", data.get("passed", []))]
    s.passed = sum(1 << seat for seat in set(passed))
    s.bank = number("bank", data.get("bank", TIMBER - sum(s.timber) - sum(s.halves)), -TIMBER * 5, TIMBER)
    _read_stock(s, data, warnings)
    _read_question(s, data)
    warn(s, warnings)
    return s, warnings


def _card(cards: Cards, field: str, value: object) -> int:
    if value is None or value == "":
        return -1
    if not isinstance(value, str) or value not in cards.index:
        raise Faulty(field, "the id of a card of this edition", value)
    return cards.index[value]


def _cards(cards: Cards, field: str, value: object) -> tuple[int, ...]:
    found = tuple(_card(cards, field, name) for name in listed(field, value))
    if -1 in found:
        raise Faulty(field, "the id of a card of this edition", "")
    return found


def _seat(terms: Terms, data: Mapping[str, Any], field: str, default: int) -> int:
    return number(field, data.get(field, default), 0, terms.seats - 1)


def _by_seat(
    terms: Terms, data: Mapping[str, Any], field: str, value: Callable[[str, Any], Any], default: Any
) -> list[Any]:
    """One value a seat, from a list or from a table by seat number; what is missing is the default."""
    given = data.get(field, {})
    if isinstance(given, list):
        given = {str(i): v for i, v in enumerate(given)}
    if not isinstance(given, Mapping):
        raise Faulty(field, "a table by seat, or a list", given)
    for seat in given:
        if str(seat) not in [str(i) for i in range(terms.seats)]:
            raise Faulty(f"{field} {seat}", f"a seat from 0 to {terms.seats - 1}", seat)
    found = {str(seat): v for seat, v in given.items()}
    return [
        value(f"{field} {seat}", found[str(seat)]) if str(seat) in found else default for seat in range(terms.seats)
    ]


def _markers(terms: Terms, data: Mapping[str, Any], field: str) -> list[int]:
    """Counts by seat, each a table by kind or a list in the order of the scoring cards."""
    found: list[int] = []
    for row in _by_seat(terms, data, field, lambda f, v: (f, v), ("", {})):
        place, given = row
        if isinstance(given, list):
            given = dict(zip(KINDS, given, strict=False))
        if not isinstance(given, Mapping) or any(kind not in KINDS for kind in given):
            raise Faulty(place, "a table with " + ", ".join(KINDS), given)
        found += [number(place, given.get(kind, 0), 0, 2 * MARKERS) for kind in KINDS]
    return found


def _read_board(s: State, data: Mapping[str, Any]) -> None:
    board = data.get("board", {})
    if not isinstance(board, Mapping) or any(side not in SIDES for side in board):
        raise Faulty("board", "a table with port and starboard", board)
    for side, name in enumerate(SIDES):
        cabins = listed(f"board {name}", board.get(name, []))
        if len(cabins) > s.terms.cards.total:
            raise Faulty(f"board {name}", f"at most {s.terms.cards.total} cabins", len(cabins))
        for row, cabin in enumerate(cabins):
            field = f"board {name} {row + 1}"
            for card in _cards(s.terms.cards, field, cabin):
                put(s, card, 2 * row + side)
                weight = s.terms.cards.weight[card]
                s.heel += weight if side else -weight
            if not cabin:
                raise Faulty(field, "at least one card", cabin)
    if abs(s.heel) > s.terms.reach:
        raise Faulty("board", "no more cards than the deck has", abs(s.heel))
    if "heel" in data:
        s.heel = number("heel", data["heel"], -s.terms.reach, s.terms.reach)


def _default_rain(data: Mapping[str, Any]) -> int:
    if data.get("phase") in ("end", "over"):
        return RAIN
    return 2 if data.get("phase") == "pets" else 0


def _read_stock(s: State, data: Mapping[str, Any], warnings: list[str]) -> None:
    """What lies nowhere else is in the deck; without `offer` its first cards in the edition's order lie face up."""
    cards = s.terms.cards
    s.offer = _cards(cards, "offer", data.get("offer", []))
    if len(s.offer) > ROW:
        raise Faulty("offer", f"at most {ROW} cards", len(s.offer))
    left = list(cards.copies)
    used = [*s.offer, *s.gone, *(pet for pet in s.pets if pet >= 0)]
    for group in (*s.hands, *s.cabins):
        used += group
    for card in used:
        left[card] -= 1
    if min(left) < 0:
        warnings.append("warning-cards")
        left = [max(0, n) for n in left]
    s.bag = Bag(cards.names, left)
    if "stock" in data:
        s.bag = Bag(cards.names, _stock(cards, data["stock"]))
    phase = data.get("phase", "end" if s.rain >= RAIN else "main")
    if "offer" not in data and phase in ("main", "pets"):
        for card in range(cards.count):
            while len(s.offer) < ROW and s.bag.counts[card]:
                s.bag.take(card)
                s.offer = (*s.offer, card)
    default = (s.bag.total + 1) // 2 if s.rain == 0 else 0
    s.upper = number("upper", data.get("upper", default), 0, s.bag.total)


def _stock(cards: Cards, given: object) -> list[int]:
    """The deck's cards: a list of ids, or a table of how often each is there."""
    counts = [0] * cards.count
    if isinstance(given, list):
        for card in _cards(cards, "stock", given):
            counts[card] += 1
        return counts
    if not isinstance(given, Mapping):
        raise Faulty("stock", "a list of cards, or a table of counts", given)
    for name, n in given.items():
        counts[_cards(cards, "stock", [name])[0]] = number(f"stock {name}", n, 0, cards.total)
    return counts


def _read_question(s: State, data: Mapping[str, Any]) -> None:
    """What is asked: by phase, by the first card of the turn, or by `ask`."""
    phase = data.get("phase", "end" if s.rain >= RAIN else "main")
    if phase not in ("main", "pets", "end", "over"):
        raise Faulty("phase", "one of main, pets, end, over", phase)
    if phase == "over":
        s.phase = OVER
        s.passed = (1 << s.terms.seats) - 1
        return
    if "stack" in data:
        s.phase = END if phase == "end" else MAIN
        _read_stack(s, data["stack"])
        return
    s.phase = END if phase == "end" else MAIN
    ask = data.get("ask", "")
    if ask not in ("", "mark", "pick"):
        raise Faulty("ask", "one of mark, pick", ask)
    if phase == "pets":
        s.pets_chosen = True
        asked = sum(1 << seat for seat, hand in enumerate(s.hands) if len(hand) > 1)
        if not asked:
            raise Faulty("hands", "somebody with two cards or more while pets are chosen", data.get("hands"))
        for seat, hand in enumerate(s.hands):
            if s.drafts[seat] >= 0 and s.drafts[seat] not in hand:
                raise Faulty(f"chosen {seat}", "a card of that hand", s.terms.cards.names[s.drafts[seat]])
            if len(hand) == 1:
                s.drafts[seat] = hand[0]
        if all(s.drafts[seat] >= 0 for seat in range(s.terms.seats) if asked >> seat & 1):
            raise Faulty("chosen", "somebody who still has to choose", data.get("chosen"))
        s.stack = [NEXT, Pets(asked)]
        return
    s.stack = [END_TURN if phase == "end" else _first(s, data)]
    if phase == "main" and s.rain >= RAIN:
        raise Faulty("phase", "end after the fifth rain", phase)
    if ask:
        if s.stack[0] in (TURN, END_TURN):
            s.stack = [NEXT if s.phase == END else CLOSE]
        if ask == "pick" and not s.offer:
            raise Faulty("offer", "a face-up card to pick", [])
        s.stack.append(PICK if ask == "pick" else MARK)
    elif s.stack[0] is TURN and not s.offer:
        raise Faulty("offer", "at least one face-up card before the end phase", [])


def _read_stack(s: State, given: object) -> None:
    """The decisions as they were written; the last one has to be a question that can be put here."""
    s.stack = load(given, CLASSES)
    seats = s.terms.seats
    for decision in s.stack:
        if isinstance(decision, Second):
            bit = decision.cabin
            fine = type(bit) is int and 0 <= bit < 2 * s.terms.rows and bit >> 1 < s.counts[bit & 1]
        elif isinstance(decision, Pets):
            asked = decision.asked
            fine = type(asked) is int and 0 < asked < 1 << seats
            fine = fine and all(s.hands[seat] for seat in range(seats) if asked >> seat & 1) and bool(decision.turn(s))
        else:
            fine = bool(s.offer) or decision.name not in ("turn", "pick")
        if not fine:
            raise Faulty("stack", "decisions that suit the position", given)
    if not s.stack or isinstance(s.stack[-1], Due):
        raise Faulty("stack", "a question at its end", given)


def _first(s: State, data: Mapping[str, Any]) -> Decision:
    """The question of the main phase; `first` is the cabin of the turn's first card, as ["port", 3]."""
    if "first" not in data:
        return TURN
    given = listed("first", data["first"])
    card, bit = -1, -1
    if len(given) == 2 and isinstance(given[0], str) and type(given[1]) is int:
        card, bit = parse(s, ("load", s.terms.cards.names[0], given[0], given[1]))
    if card < 0 or bit >> 1 >= s.counts[bit & 1]:
        raise Faulty("first", 'a cabin that exists, as ["port", 3]', given)
    return Second(bit)


def warn(s: State, warnings: list[str]) -> None:
    """Adds what could not arise in play, as message keys."""
    cards = s.terms.cards
    if not -BOW <= s.heel <= BOW:
        warnings.append("warning-heel")
    if any(len(cabin) > CABIN_SIZE or _clashes(cards, cabin) for cabin in s.cabins):
        warnings.append("warning-cabin")
    if sum(s.timber) + s.bank + sum(s.halves) != TIMBER or s.bank < 0:
        warnings.append("warning-timber")
    if any(markers_left(s, seat) < 0 for seat in range(s.terms.seats)) or any(s.halves[PROVISIONS :: len(KINDS)]):
        warnings.append("warning-markers")
    if s.phase == MAIN and s.stack[-1] is TURN and len(s.offer) < ROW:
        warnings.append("warning-offer")
    if s.upper and s.rain:
        warnings.append("warning-stock")
    if s.rain < 2 and any(pet >= 0 for pet in s.pets):
        warnings.append("warning-pets")
    weights = s.terms.cards.weight
    if s.heel != sum((weights[c] if bit & 1 else -weights[c]) for bit, cabin in enumerate(s.cabins) for c in cabin):
        warnings.append("warning-weights")
    late = s.rain >= RAIN if s.phase != MAIN else s.pets_chosen == (s.rain >= 2)
    if not late:
        warnings.append("warning-rain")
    if s.phase == END and s.stack[-1] is END_TURN and (s.timber[s.seat] < 1 or s.passed >> s.seat & 1):
        warnings.append("warning-turn")
    for seat in range(s.terms.seats):
        _check_known(s, seat)


def _clashes(cards: Cards, cabin: tuple[int, ...]) -> bool:
    return any(cards.clash(a, b) for i, a in enumerate(cabin) for b in cabin[:i])


def _check_known(s: State, seat: int) -> None:
    """What is known of a seat has to be there, or no guess could be made."""
    hand, names = list(s.hands[seat]), s.terms.cards.names
    both = [*hand, s.pets[seat]]
    for field, known, held in (("sure", s.sure, hand), ("known", s.known, both)):
        for card in set(known[seat]):
            if known[seat].count(card) > held.count(card):
                raise Faulty(f"{field} {seat}", "cards that this seat holds", names[card])
    for card in set(s.sure[seat]):
        if s.sure[seat].count(card) > s.known[seat].count(card):
            raise Faulty(f"sure {seat}", "cards that are known as well", names[card])
