"""Loads and drives: which a seat may click, which are legal, and the first clause that forbids one."""

from __future__ import annotations

from typing import Final

from yiqi.core.game import Action, Reason
from yiqi.core.rulebook import ASKED
from yiqi.games.ark import drive, placement
from yiqi.games.ark.cards import SLOW
from yiqi.games.ark.state import END, State

NOT_ASKED: Final = Reason("asked", {}, ASKED)
"""Stands for every action that is not near; the rules say more exactly which of the core's clauses it is."""


def legal_plays(s: State, seat: int, cabin: int, quick: bool, found: list[Action]) -> None:
    """Appends the legal loads and drives, card by card.

    `cabin` is the bit of the first card's cabin or -1; `quick`: neither slow cards nor provisions.
    """
    cards = s.terms.cards
    ends_action, driver = cards.ends_action, cards.driver
    port, starboard = placement.reach(s, seat, cabin)
    last = -1
    for card in s.hands[seat]:
        if card == last or (quick and ends_action[card]):
            continue
        last = card
        mask = placement.open_cabins(s, card, port, starboard)
        if mask:
            s.terms.loads(card, mask, found)
        if driver[card] >= 0:
            drive.drives(s, card, port | starboard, found)


def seen_plays(s: State, seat: int) -> list[Action]:
    """Every load and drive that the seat may click, legal or not, in the order of `legal_plays`."""
    found: list[Action] = []
    cabins = placement.seen_cabins(s)
    for card in sorted(set(s.hands[seat])):
        found += [s.terms.load(card, bit) for bit in cabins]
        if s.terms.cards.driver[card] >= 0:
            found += drive.seen_drives(s, card)
    return found


def parse_play(s: State, seat: int, a: Action) -> tuple[int, int, int]:
    """Card, cabin's bit and victim (-1 for a load) of a load or drive that is near; (-1, -1, -1) otherwise."""
    card, bit = placement.parse(s, a)
    if card < 0 or card not in s.hands[seat]:
        return -1, -1, -1
    if a[0] == "load":
        return card, bit, -1
    name = a[4]
    victim = s.terms.cards.index.get(name, -1) if isinstance(name, str) else -1
    if s.terms.cards.driver[card] < 0 or victim not in placement.cabin_at(s, bit):
        return -1, -1, -1
    return card, bit, victim


def is_play(a: Action) -> bool:
    """Whether an action has the shape of a load or a drive."""
    return (len(a) == 4 and a[0] == "load") or (len(a) == 5 and a[0] == "drive")


def play_allowed(s: State, seat: int, card: int, bit: int, victim: int, cabin: int, quick: bool) -> bool:
    """Whether a load or drive that is near is legal, by the masks."""
    cards = s.terms.cards
    if quick and cards.ends_action[card]:
        return False
    port, starboard = placement.reach(s, seat, cabin)
    if victim < 0:
        return bool(placement.open_cabins(s, card, port, starboard) >> bit & 1)
    if not (port | starboard) >> bit & 1 or not cards.victim(cards.driver[card], victim):
        return False
    return drive.fits(s, card, bit, victim) and placement.shy_beside(s, card, bit) is None


def play_why_not(s: State, seat: int, a: Action, cabin: int, quick: bool) -> Reason | None:
    """The first clause in the book's order that forbids a load or drive."""
    card, bit, victim = parse_play(s, seat, a)
    if card < 0:
        return NOT_ASKED
    if play_allowed(s, seat, card, bit, victim, cabin, quick):
        return None
    return (
        (second_card(s, card, bit, cabin) if cabin >= 0 else None)
        or placement.why_not(s, card, bit, victim)
        or placement.new_cabin(s, seat, bit)
        or (end_card(s, seat, card, bit) if s.phase == END else None)
        or (drive.must(s, card, bit) if victim < 0 else drive.why_not(s, card, victim))
    )


def second_card(s: State, card: int, bit: int, cabin: int) -> Reason | None:
    """What a second card may not be, and where it may not go (clauses ark load.8, load.9)."""
    cards = s.terms.cards
    if cards.ends_action[card]:
        key = "second-slow" if cards.kind[card] == SLOW else "second-provision"
        return Reason(key, {"card": cards.names[card]}, "ark load.8")
    if bit == cabin:
        return Reason("same-cabin", placement.where(bit), "ark load.9")
    return None


def end_card(s: State, seat: int, card: int, bit: int) -> Reason | None:
    """What the end phase asks of a card (clauses ark end.6, end.8, end.10)."""
    cards, timber = s.terms.cards, s.timber[seat]
    if timber < 1:
        return Reason("end-timber", {}, "ark end.6")
    if timber < 2 and bit >> 1 >= s.counts[bit & 1]:
        return Reason("end-cabin", {"n": timber}, "ark end.8")
    if cards.ends_action[card]:
        key = "end-slow" if cards.kind[card] == SLOW else "end-provision"
        return Reason(key, {"card": cards.names[card]}, "ark end.10")
    return None
