"""Where a card may be placed: by masks for what is allowed, card by card for why it is not."""

from __future__ import annotations

from yiqi.core.game import Action, Reason
from yiqi.games.ark.cards import BOW, CABIN_SIZE, SIDES, Terms
from yiqi.games.ark.state import END, State


def reach(s: State, seat: int, cabin: int) -> tuple[int, int]:
    """The cabins of port and of starboard that the seat can pay for, without the one its first card went to.

    `cabin` is the bit of that one, -1 when this is the first card.
    """
    cabins = s.terms.cabins
    ports, starboards = s.counts
    timber = s.timber[seat]
    if s.phase == END:
        if timber < 1:
            return 0, 0
        timber -= 1
    if timber > 0:
        ports += 1
        starboards += 1
    port = cabins[ports]
    starboard = cabins[starboards] << 1
    if cabin >= 0:
        port &= ~(1 << cabin)
        starboard &= ~(1 << cabin)
    return port, starboard


def open_cabins(s: State, card: int, port: int, starboard: int) -> int:
    """The mask of those cabins that a card may be loaded into."""
    terms = s.terms
    marks = s.marks
    shut = 0
    for i in terms.bars[card]:
        shut |= marks[i]
    sides = terms.fits[(s.heel + terms.reach) * 5 + terms.cards.weight[card]]
    if sides == 3:
        return (port | starboard) & ~shut
    if sides == 1:
        return port & ~shut
    return starboard & ~shut if sides else 0


def neighbours(bit: int) -> tuple[int, ...]:
    """The cabins that adjoin a cabin, existing or not (clauses ark hull.10, hull.11)."""
    beside = (bit ^ 1, bit + 2)
    return (bit - 2, *beside) if bit >= 2 else beside


def cabin_at(s: State, bit: int) -> tuple[int, ...]:
    """The cards of a cabin, () where there is none."""
    return s.cabins[bit] if bit < len(s.cabins) else ()


def where(bit: int) -> dict[str, str | int]:
    """Side and number of a cabin, for a message."""
    return {"side": SIDES[bit & 1], "cabin": (bit >> 1) + 1}


def why_not(s: State, card: int, bit: int, victim: int) -> Reason | None:
    """The first placing rule that keeps a card out of a cabin from which the victim (or -1) has gone."""
    others = cabin_at(s, bit)
    if victim >= 0:
        gone = others.index(victim)
        others = others[:gone] + others[gone + 1 :]
    return (
        cabin(s, bit, others)
        or climate(s.terms, card, bit, others)
        or balance(s, card, bit, victim)
        or nourishment(s.terms, card, bit, others)
        or shy(s, card, bit, others)
    )


def cabin(s: State, bit: int, others: tuple[int, ...]) -> Reason | None:
    """Three cards a cabin (clause ark place.a)."""
    if len(others) >= CABIN_SIZE:
        return Reason("full", where(bit), "ark place.a")
    return None


def climate(terms: Terms, card: int, bit: int, others: tuple[int, ...]) -> Reason | None:
    """Hot and cold apart (clause ark place.b)."""
    climates = terms.cards.climate
    own = climates[card]
    for other in others:
        if own != "none" and climates[other] not in ("none", own):
            key = "too-hot" if own == "cold" else "too-cold"
            return Reason(key, {"card": terms.cards.names[card], **where(bit)}, "ark place.b")
    return None


def balance(s: State, card: int, bit: int, victim: int) -> Reason | None:
    """The heel stays on the bow; only where it ends is looked at (clauses ark place.c, drive.7, drive.14)."""
    weight = s.terms.cards.weight
    shift = weight[card] - (weight[victim] if victim >= 0 else 0)
    heel = s.heel + (shift if bit & 1 else -shift)
    if -BOW <= heel <= BOW:
        return None
    args = {"card": s.terms.cards.names[card], "side_heavier": SIDES[heel > 0], "n": abs(heel)}
    return Reason("heel", args, "ark place.c")


def nourishment(terms: Terms, card: int, bit: int, others: tuple[int, ...]) -> Reason | None:
    """Who may not eat whom (clause ark place.d with d1, d2, d3; hedgehog.1 and turtle.1 are the exceptions)."""
    cards = terms.cards
    for other in others:
        key = ""
        if cards.plant[card] and cards.provision[other]:
            key = "eats-provisions"
        elif cards.provision[card] and cards.plant[other]:
            key = "provisions-eaten"
        if key:
            return _eats(terms, key, card, bit, other)
    for other in others:
        eats = cards.meat[card] and cards.bitten(card, other)
        eaten = cards.meat[other] and not cards.provision[card] and cards.bitten(other, card)
        if eats and cards.meat[other]:
            return _eats(terms, "two-meat-eaters", card, bit, other)
        if eats:
            return _eats(terms, "not-lightest", card, bit, other)
        if eaten:
            key = "two-meat-eaters" if cards.meat[card] else "prey"
            return _eats(terms, key, card, bit, other)
    return None


def _eats(terms: Terms, key: str, card: int, bit: int, other: int) -> Reason:
    names = terms.cards.names
    return Reason(key, {"card": names[card], "card_animal": names[other], **where(bit)}, "ark place.d")


def shy(s: State, card: int, bit: int, others: tuple[int, ...]) -> Reason | None:
    """A shy animal enters no cabin with, or beside, somebody that scares it (clauses ark place.e, place.6, place.7)."""
    cards, scares = s.terms.cards, s.terms.scares
    if not cards.shy[card]:
        return None
    for other in others:
        if scares[other]:
            args = {"card": cards.names[card], "card_animal": cards.names[other], **where(bit)}
            return Reason("shy", args, "ark place.e")
    return shy_beside(s, card, bit)


def shy_beside(s: State, card: int, bit: int) -> Reason | None:
    """The part of shyness that looks next door."""
    cards, scares = s.terms.cards, s.terms.scares
    if not cards.shy[card]:
        return None
    for beside in neighbours(bit):
        for other in cabin_at(s, beside):
            if scares[other]:
                args = {"card": cards.names[card], "card_animal": cards.names[other], **where(beside)}
                return Reason("shy-next", args, "ark place.e")
    return None


def new_cabin(s: State, seat: int, bit: int) -> Reason | None:
    """A cabin behind the last one: timber in hand, and no row left out (clauses ark newcabin.1, newcabin.4)."""
    count = s.counts[bit & 1]
    if bit >> 1 < count:
        return None
    if s.timber[seat] < 1:
        return Reason("no-timber", {}, "ark newcabin.1")
    if bit >> 1 > count:
        return Reason("gap", {"side": SIDES[bit & 1], "next": count + 1}, "ark newcabin.4")
    return None


def seen_cabins(s: State) -> list[int]:
    """What a player sees and may click: every cabin, the next one of each side and the one behind it."""
    mask = s.terms.cabins[s.counts[0] + 2] | s.terms.cabins[s.counts[1] + 2] << 1
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def parse(s: State, a: Action) -> tuple[int, int]:
    """The card and the cabin's bit that a load or drive names, (-1, -1) when it names none that a player sees."""
    name, side, number = a[1], a[2], a[3]
    if not isinstance(name, str) or type(number) is not int:
        return -1, -1
    card = s.terms.cards.index.get(name, -1)
    if side == "port":
        bit = 2 * number - 2
    elif side == "starboard":
        bit = 2 * number - 1
    else:
        return -1, -1
    if card < 0 or number < 1 or number > s.counts[bit & 1] + 2 or number > s.terms.rows:
        return -1, -1
    return card, bit
