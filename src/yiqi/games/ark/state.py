"""What is on the table: one slotted object of flat lists of small ints and tuples that are never changed in place."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from yiqi.core.chance import Bag, Chance
from yiqi.core.flow import dump, load
from yiqi.core.game import Action, Event, Prompt, Reason
from yiqi.games.ark.cards import BESIDE, CABIN_SIZE, FULL, KINDS, MARKERS, MARKS, SCARE, SIDES, Terms

MAIN: Final = 0
END: Final = 1
OVER: Final = 2
PHASES: Final = ("main", "end", "over")

CardsHeld = tuple[int, ...]
"""Cards in canonical order, copies repeated."""


class Decision:
    """Something that is asked of the seat whose turn it is, or of several, or that the house still has to do.

    Immutable. `name` is from the rulebook, `fields` what else it is made of. The methods below are those of the
    contract, for this decision on top of the stack; each takes the seat that is meant.
    """

    name: str

    def fields(self) -> tuple[Any, ...]:
        return ()

    def turn(self, s: State) -> tuple[int, ...]:
        """The seats that are waited for."""
        return (s.seat,)

    def ask(self, s: State, seat: int) -> Prompt | None:
        raise NotImplementedError

    def near(self, s: State, seat: int) -> list[Action]:
        raise NotImplementedError

    def legal(self, s: State, seat: int) -> list[Action]:
        raise NotImplementedError

    def why_not(self, s: State, seat: int, a: Action) -> Reason | None:
        """For an action that is not near as well: then the clause is `core asked`."""
        raise NotImplementedError

    def take(self, s: State, seat: int, a: Action, chance: Chance, told: list[Event]) -> None:
        """Plays a legal action, and leaves on the stack what has to be done next."""
        raise NotImplementedError

    def idle(self, s: State, seat: int) -> Action:
        raise NotImplementedError


class State:
    """A position.

    `hands`, `known`, `sure` go by seat: the hand; the cards that everybody knows to be in that hand or pet; those
    that everybody knows to be in that hand. `pets` and `drafts` are a card or -1: the pet laid, the pet chosen
    while others still choose. `plain` and `halves` count markers at seat * 5 + kind. `cabins` goes by bit (see
    Terms), `counts` is the number of cabins of port and starboard, `marks` follows from the cabins. `heel` is
    starboard less port. `bag` holds the cards not drawn yet, `upper` how many of them lie above the first rain;
    `rain` the rain cards seen. `passed` is a mask of seats. `stack` is what is asked: its last decision; empty
    when the match is over.
    """

    __slots__ = (
        "bag", "bank", "cabins", "counts", "drafts", "gone", "halves", "hands", "heel", "known", "marks", "offer",
        "passed", "pets", "pets_chosen", "phase", "plain", "rain", "seat", "stack", "start", "sure", "terms", "timber",
        "upper",
    )  # fmt: skip

    def __init__(
        self,
        terms: Terms,
        phase: int,
        start: int,
        seat: int,
        heel: int,
        hands: list[CardsHeld],
        known: list[CardsHeld],
        sure: list[CardsHeld],
        pets: list[int],
        drafts: list[int],
        timber: list[int],
        plain: list[int],
        halves: list[int],
        cabins: list[CardsHeld],
        counts: list[int],
        marks: list[int],
        gone: CardsHeld,
        offer: CardsHeld,
        bag: Bag,
        upper: int,
        rain: int,
        bank: int,
        passed: int,
        pets_chosen: bool,
        stack: list[Decision],
    ) -> None:
        self.terms = terms
        self.phase = phase
        self.start = start
        self.seat = seat
        self.heel = heel
        self.hands = hands
        self.known = known
        self.sure = sure
        self.pets = pets
        self.drafts = drafts
        self.timber = timber
        self.plain = plain
        self.halves = halves
        self.cabins = cabins
        self.counts = counts
        self.marks = marks
        self.gone = gone
        self.offer = offer
        self.bag = bag
        self.upper = upper
        self.rain = rain
        self.bank = bank
        self.passed = passed
        self.pets_chosen = pets_chosen
        self.stack = stack

    def copy(self) -> State:
        """An independent state, equal to this one; terms and decisions are shared."""
        # by position and not by __new__: the quickest way that mypyc compiles as well
        return State(
            self.terms,
            self.phase,
            self.start,
            self.seat,
            self.heel,
            self.hands[:],
            self.known[:],
            self.sure[:],
            self.pets[:],
            self.drafts[:],
            self.timber[:],
            self.plain[:],
            self.halves[:],
            self.cabins[:],
            self.counts[:],
            self.marks[:],
            self.gone,
            self.offer,
            self.bag.copy(),
            self.upper,
            self.rain,
            self.bank,
            self.passed,
            self.pets_chosen,
            self.stack[:],
        )

    def to_json(self) -> dict[str, Any]:
        """The whole state as plain JSON, cards by id; equal states give equal text."""
        names = self.terms.cards.names
        return {
            "phase": PHASES[self.phase],
            "start": self.start,
            "turn": self.seat,
            "hands": [_ids(names, hand) for hand in self.hands],
            "known": [_ids(names, cards) for cards in self.known],
            "sure": [_ids(names, cards) for cards in self.sure],
            "pets": [_id(names, card) for card in self.pets],
            "chosen": [_id(names, card) for card in self.drafts],
            "timber": self.timber[:],
            "markers": _by_kind(self.plain),
            "halves": _by_kind(self.halves),
            "board": {
                SIDES[side]: [_ids(names, self.cabins[2 * row + side]) for row in range(self.counts[side])]
                for side in (0, 1)
            },
            "heel": self.heel,
            "gone": _ids(names, self.gone),
            "offer": _ids(names, self.offer),
            "stock": {name: n for name, n in zip(names, self.bag.counts, strict=True) if n},
            "upper": self.upper,
            "rain": self.rain,
            "bank": self.bank,
            "passed": [seat for seat in range(self.terms.seats) if self.passed >> seat & 1],
            "pets_chosen": self.pets_chosen,
            "stack": dump(self.stack),
        }


def blank(terms: Terms) -> State:
    """A state before anything is set up: all cards in the bag, nobody asked."""
    seats = terms.seats
    return State(
        terms,
        phase=MAIN,
        start=0,
        seat=0,
        heel=0,
        hands=[()] * seats,
        known=[()] * seats,
        sure=[()] * seats,
        pets=[-1] * seats,
        drafts=[-1] * seats,
        timber=[0] * seats,
        plain=[0] * (seats * len(KINDS)),
        halves=[0] * (seats * len(KINDS)),
        cabins=[],
        counts=[0, 0],
        marks=[0] * MARKS,
        gone=(),
        offer=(),
        bag=Bag(terms.cards.names, list(terms.cards.copies)),
        upper=0,
        rain=0,
        bank=0,
        passed=0,
        pets_chosen=False,
        stack=[],
    )


NUMBERS: Final = {
    "start": "start", "turn": "seat", "heel": "heel", "upper": "upper", "rain": "rain", "bank": "bank",
}  # fmt: skip


def restore(terms: Terms, data: Mapping[str, Any], decisions: Mapping[str, Callable[..., Decision]]) -> State:
    """The state that `to_json` wrote, its decisions made by the classes named. Raises ValueError naming the field."""
    s = blank(terms)
    index = terms.cards.index
    field = ""
    try:
        for field, attribute in NUMBERS.items():
            setattr(s, attribute, _number(data[field]))
        for field in ("hands", "known", "sure"):
            setattr(s, field, [tuple(sorted(index[c] for c in cards)) for cards in _by_seat(terms, data[field])])
        for field, attribute in (("pets", "pets"), ("chosen", "drafts")):
            setattr(s, attribute, [index[c] if c else -1 for c in _by_seat(terms, data[field])])
        for field, attribute in (("markers", "plain"), ("halves", "halves")):
            setattr(s, attribute, [_number(row[kind]) for row in _by_seat(terms, data[field]) for kind in KINDS])
        for field in ("gone", "offer"):
            setattr(s, field, tuple(index[c] for c in data[field]))
        field = "phase"
        s.phase = PHASES.index(data[field])
        field = "timber"
        s.timber = [_number(n) for n in _by_seat(terms, data[field])]
        field = "stock"
        s.bag = Bag(terms.cards.names, [_number(data[field].get(name, 0)) for name in terms.cards.names])
        field = "passed"
        s.passed = sum(1 << _number(seat) for seat in set(data[field]))
        field = "pets_chosen"
        s.pets_chosen = bool(data[field])
        field = "board"
        for side, name in enumerate(SIDES):
            for row, cabin in enumerate(data[field][name]):
                for card in cabin:
                    put(s, index[card], 2 * row + side)
        field = "stack"
        s.stack = load(data[field], decisions)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise ValueError(f"state, {field}: {error}") from None
    return s


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"expected a whole number, found {value!r}")
    return value


def _by_seat(terms: Terms, value: Sequence[Any]) -> Sequence[Any]:
    if len(value) != terms.seats:
        raise ValueError(f"expected one entry for each of {terms.seats} seats, found {len(value)}")
    return value


def _by_kind(counts: list[int]) -> list[dict[str, int]]:
    return [dict(zip(KINDS, counts[i : i + len(KINDS)], strict=True)) for i in range(0, len(counts), len(KINDS))]


def _ids(names: tuple[str, ...], cards: CardsHeld) -> list[str]:
    return [names[c] for c in cards]


def _id(names: tuple[str, ...], card: int) -> str:
    return names[card] if card >= 0 else ""


def with_card(held: CardsHeld, card: int) -> CardsHeld:
    """The cards with one more, in order."""
    cards = list(held)
    insort(cards, card)
    return tuple(cards)


def without(held: CardsHeld, card: int) -> CardsHeld:
    """The cards with one less; raises ValueError when it is not there."""
    i = held.index(card)
    return held[:i] + held[i + 1 :]


def put(s: State, card: int, bit: int) -> None:
    """Lays a card into a cabin, which is opened if need be. The heel is left to the caller."""
    cabins = s.cabins
    while len(cabins) <= bit:
        cabins.append(())
    row = bit >> 1
    if s.counts[bit & 1] <= row:
        s.counts[bit & 1] = row + 1
    cabin = (*cabins[bit], card)
    cabins[bit] = cabin
    _mark(s, card, bit)
    if len(cabin) >= CABIN_SIZE:
        s.marks[FULL] |= 1 << bit
    if s.terms.scares[card]:
        _mark_beside(s)


def swap(s: State, card: int, bit: int, victim: int) -> None:
    """Lays a card into the place of a victim, and sets the victim aside for good (clauses ark drive.1, drive.3)."""
    cabin = list(s.cabins[bit])
    cabin[cabin.index(victim)] = card
    s.cabins[bit] = tuple(cabin)
    s.gone = (*s.gone, victim)
    keep = ~(1 << bit)
    marks = s.marks
    for i in range(FULL + 1, MARKS):
        marks[i] &= keep
    for c in cabin:
        _mark(s, c, bit)
    _mark_beside(s)


def _mark(s: State, card: int, bit: int) -> None:
    mask = 1 << bit
    marks = s.marks
    for i in s.terms.sets[card]:
        marks[i] |= mask


def _mark_beside(s: State) -> None:
    scare = s.marks[SCARE]
    port = scare & s.terms.cabins[s.counts[0]]
    s.marks[BESIDE] = scare << 2 | scare >> 2 | port << 1 | (scare ^ port) >> 1


def markers_left(s: State, seat: int) -> int:
    """How many markers the seat can still set (clause ark parts.1)."""
    first = seat * len(KINDS)
    return MARKERS - sum(s.plain[first : first + len(KINDS)]) - sum(s.halves[first : first + len(KINDS)])
