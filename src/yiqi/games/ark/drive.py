"""Driving out: who may go, and who may come in for them."""

from __future__ import annotations

from yiqi.core.game import Action, Reason
from yiqi.games.ark import placement
from yiqi.games.ark.cards import BESIDE, BOW, VICTIM
from yiqi.games.ark.state import State


def drives(s: State, card: int, cabins: int, found: list[Action]) -> None:
    """Appends the legal drives of a driver card into the cabins of a mask."""
    terms = s.terms
    cards = terms.cards
    d = cards.driver[card]
    cabins &= s.marks[VICTIM + d]
    if cards.shy[card]:
        cabins &= ~s.marks[BESIDE]
    bit = 0
    while cabins:
        if cabins & 1:
            cabin = s.cabins[bit]
            for i, victim in enumerate(cabin):
                if cabin.index(victim) == i and fits(s, card, bit, victim) and cards.victim(d, victim):
                    found.append(terms.drive(card, bit, victim))
        cabins >>= 1
        bit += 1


def fits(s: State, card: int, bit: int, victim: int) -> bool:
    """Whether a card fits in for a victim, shyness towards neighbours aside (clause ark drive.4)."""
    weight = s.terms.cards.weight
    shift = weight[card] - weight[victim]
    heel = s.heel + shift if bit & 1 else s.heel - shift
    if not -BOW <= heel <= BOW:
        return False
    friends = s.terms.friends[card]
    left = 1
    for other in s.cabins[bit]:
        if other == victim and left:
            left = 0
        elif not friends >> other & 1:
            return False
    return True


def seen_drives(s: State, card: int) -> list[Action]:
    """Every drive of a driver card that a player may click, legal or not."""
    terms = s.terms
    found: list[Action] = []
    for bit in placement.seen_cabins(s):
        cabin = placement.cabin_at(s, bit)
        found += [terms.drive(card, bit, victim) for i, victim in enumerate(cabin) if cabin.index(victim) == i]
    return found


def why_not(s: State, card: int, victim: int) -> Reason | None:
    """The clause that keeps this driver from driving that card out, in the book's order."""
    cards = s.terms.cards
    driver, special, names = cards.special[card], cards.special[victim], cards.names
    args = {"card": names[card], "card_victim": names[victim]}
    if special == "fox":
        return Reason("victim-never", {"card_victim": names[victim]}, "ark fox.2")
    if driver == "mosquito":
        if cards.provision[victim]:
            return Reason("victim-provision", args, "ark mosquito.1")
        if cards.weight[victim] != 2:
            return Reason("victim-weight", {**args, "n": cards.weight[victim]}, "ark mosquito.1")
    if special == "mosquito":
        return Reason("victim-never", {"card_victim": names[victim]}, "ark mosquito.2")
    if driver == "skunk" and cards.provision[victim]:
        return Reason("victim-provision", args, "ark skunk.1")
    if driver == "spider" and not cards.shy[victim]:
        key = "victim-provision" if cards.provision[victim] else "victim-not-shy"
        return Reason(key, args, "ark spider.1")
    if special == "spider":
        return Reason("victim-never", {"card_victim": names[victim]}, "ark spider.2")
    return None


def must(s: State, card: int, bit: int) -> Reason | None:
    """Why a card may not be loaded quietly: it has to drive somebody out there (clause ark drive.11)."""
    cards = s.terms.cards
    d = cards.driver[card]
    if d < 0 or s.terms.drive_optional:
        return None
    victims = [other for other in placement.cabin_at(s, bit) if cards.victim(d, other)]
    if not victims:
        return None
    free = placement.shy_beside(s, card, bit) is None and any(fits(s, card, bit, other) for other in victims)
    key = "must-drive" if free else "cannot-drive"
    return Reason(key, {"card": cards.names[card], **placement.where(bit)}, "ark drive.11")
