"""What playing a card does, step by step (clause ark load.14); each function changes the state and tells of it."""

from __future__ import annotations

from yiqi.core.game import Event
from yiqi.games.ark.cards import HEAVY, KINDS, NO_KIND, SIDES
from yiqi.games.ark.state import END, State, markers_left, put, swap, with_card, without


def right_of(s: State, seat: int) -> int:
    """The right neighbour: the seat whose turn comes before (clause ark newcabin.7)."""
    return (seat - 1) % s.terms.seats


def gain(s: State, seat: int, card: int) -> None:
    """A card that everybody sees joins a hand."""
    s.hands[seat] = with_card(s.hands[seat], card)
    s.known[seat] = with_card(s.known[seat], card)
    s.sure[seat] = with_card(s.sure[seat], card)


def lose(s: State, seat: int, card: int) -> None:
    """A card leaves a hand for all to see: whoever knew of one like it there knows of one less."""
    s.hands[seat] = without(s.hands[seat], card)
    if card in s.known[seat]:
        s.known[seat] = without(s.known[seat], card)
        if card in s.sure[seat]:
            s.sure[seat] = without(s.sure[seat], card)


def pay(s: State, seat: int, bit: int, told: list[Event]) -> bool:
    """Pays for the card, and for the cabin where it is new (clauses ark newcabin.2, end.6); whether it is."""
    if s.phase == END:
        s.timber[seat] -= 1
        s.bank += 1
        told.append(Event("pay", {"seat": seat, "amount": 1}))
    new = s.counts[bit & 1] <= bit >> 1
    if new:
        neighbour = right_of(s, seat)
        s.timber[seat] -= 1
        s.timber[neighbour] += 1
        told.append(
            Event(
                "newcabin",
                {"seat": seat, "side": SIDES[bit & 1], "cabin": (bit >> 1) + 1, "seat_to": neighbour},
            )
        )
    return new


def board(s: State, seat: int, card: int, bit: int, victim: int, told: list[Event]) -> None:
    """Puts a card from the hand aboard, in place of the victim if that is not -1, and moves the heel."""
    cards = s.terms.cards
    lose(s, seat, card)
    shift = cards.weight[card]
    public = {"seat": seat, "card": cards.names[card], "side": SIDES[bit & 1], "cabin": (bit >> 1) + 1}
    if victim < 0:
        put(s, card, bit)
        told.append(Event("load", public))
    else:
        shift -= cards.weight[victim]
        swap(s, card, bit, victim)
        public["card_victim"] = cards.names[victim]
        told.append(Event("drive", public))
    if shift:
        s.heel += shift if bit & 1 else -shift
        told.append(Event("heel", {"heel": s.heel}))


def rewards(s: State, seat: int, card: int, victim: int, told: list[Event]) -> int:
    """Timber and markers for a card and its victim (or -1); how many markers the player has to choose a kind for."""
    special = s.terms.cards.special
    if special[card] == "fox":
        amount = min(2, max(0, s.bank))
        s.bank -= amount
        s.timber[seat] += amount
        told.append(Event("timber", {"seat": seat, "amount": amount}))
    choices = 0
    for c in (victim, card):
        if c < 0:
            continue
        if special[c] == "chimpanzee":
            choices += 1
        elif special[c] == "bronto":
            marker(s, seat, HEAVY, True, told)
        elif s.terms.cards.kind[c] != NO_KIND:
            marker(s, seat, s.terms.cards.kind[c], False, told)
    return choices


def marker(s: State, seat: int, kind: int, half: bool, told: list[Event]) -> None:
    """Sets a marker, or one of one and a half, if one is left (clauses ark load.5, load.15, bronto.1)."""
    public = {"seat": seat, "kind": KINDS[kind]}
    if markers_left(s, seat) < 1:
        told.append(Event("nomarker", public))
        return
    place = seat * len(KINDS) + kind
    if half:
        s.halves[place] += 1
        s.bank -= 1
    else:
        s.plain[place] += 1
    told.append(Event("marker", {**public, "halves": 3 if half else 2}))
    exchange(s, seat, kind, told)


def exchange(s: State, seat: int, kind: int, told: list[Event]) -> None:
    """Two markers of one and a half become three plain ones when a third is left (clauses ark bronto.3, bronto.6)."""
    place = seat * len(KINDS) + kind
    if s.halves[place] >= 2 and markers_left(s, seat) >= 1:
        s.halves[place] -= 2
        s.plain[place] += 3
        s.bank += 2
        told.append(Event("exchange", {"seat": seat, "kind": KINDS[kind]}))
