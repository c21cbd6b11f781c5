"""From one question to the next: the end of a turn, rain, pets, the next seat, the end of the game."""

from __future__ import annotations

from yiqi.core.chance import ALL, Chance
from yiqi.core.game import Event
from yiqi.games.ark import effects, stock
from yiqi.games.ark.cards import KINDS, NO_KIND, RAIN, ROW
from yiqi.games.ark.decisions import CLOSE, END_TURN, NEXT, TURN, Pets, Second
from yiqi.games.ark.state import END, MAIN, OVER, State, without


def settle(s: State, chance: Chance, told: list[Event]) -> None:
    """Does what is due until somebody is asked or the match is over."""
    while s.stack:
        top = s.stack[-1]
        if top is CLOSE:
            close(s, chance, told)
        elif top is NEXT:
            next_seat(s, told)
        elif isinstance(top, Second) and not s.hands[s.seat]:
            s.stack[-1] = CLOSE
        else:
            return


def close(s: State, chance: Chance, told: list[Event]) -> None:
    """The end of a turn: the row is filled, then pets are chosen if the second rain has come (clause ark pet.1)."""
    s.stack[-1] = NEXT
    refill(s, chance, told)
    if s.rain >= 2 and not s.pets_chosen:
        open_pets(s, told)


def refill(s: State, chance: Chance, told: list[Event]) -> None:
    """Fills the row up to three, unless the fifth rain has come (clauses ark turn.5, turn.7, end.13)."""
    while len(s.offer) < ROW and s.rain < RAIN:
        card = stock.draw(s, chance, ALL, told)
        if card >= 0:
            s.offer = (*s.offer, card)
            told.append(Event("refill", {"card": s.terms.cards.names[card]}))


def open_pets(s: State, told: list[Event]) -> None:
    """Asks for pets; whoever has a single card lays it, whoever has none has no pet (clause ark pet.7)."""
    s.pets_chosen = True
    told.append(Event("petopen", {}))
    asked = 0
    for seat, hand in enumerate(s.hands):
        if not hand:
            told.append(Event("petnone", {"seat": seat}))
        elif len(hand) == 1:
            s.drafts[seat] = hand[0]
            told.append(Event("petchosen", {"seat": seat}, (seat,), {"card": s.terms.cards.names[hand[0]]}))
        else:
            asked |= 1 << seat
    if asked:
        s.stack.append(Pets(asked))


def lay_pets(s: State) -> None:
    """Takes the pets chosen out of the hands. Which known card is the pet and which is in hand, nobody knows now."""
    for seat, card in enumerate(s.drafts):
        if card >= 0:
            s.hands[seat] = without(s.hands[seat], card)
            s.pets[seat] = card
            s.sure[seat] = ()
            s.drafts[seat] = -1


def next_seat(s: State, told: list[Event]) -> None:
    """Whose turn is next, clockwise (clauses ark turn.3, end.1, end.12, end.14, end.19)."""
    lay_pets(s)
    seats = s.terms.seats
    if s.phase == MAIN and s.rain >= RAIN:
        s.phase = END
        told.append(Event("endphase", {}))
    if s.phase == MAIN:
        s.seat = (s.seat + 1) % seats
        s.stack[-1] = TURN
        return
    for step in range(1, seats + 1):
        seat = (s.seat + step) % seats
        if s.passed >> seat & 1:
            continue
        if s.timber[seat] > 0:
            s.seat = seat
            s.stack[-1] = END_TURN
            return
        s.passed |= 1 << seat
        told.append(Event("pass", {"seat": seat, "auto": 1}))
    over(s, told)


def over(s: State, told: list[Event]) -> None:
    """The match is over: hands and pets are shown, and the pets that count are scored (clauses ark end.11, score.1)."""
    s.phase = OVER
    s.stack = []
    told.append(Event("over", {}, (), None, True))
    for seat, card in enumerate(s.pets):
        show_pet(s, seat, card, told)


def show_pet(s: State, seat: int, card: int, told: list[Event]) -> None:
    """Shows one pet, and sets its marker when it counts (clauses ark pet.4, pet.a, pet.b, pet.c, pet.8)."""
    if card < 0:
        told.append(Event("pet", {"seat": seat, "why": "none"}))
        return
    why = pet_fault(s, card)
    kind = s.terms.cards.kind[card]
    public = {"seat": seat, "card": s.terms.cards.names[card], "why": why}
    if why == "counts":
        public["kind"] = KINDS[kind]
    told.append(Event("pet", public))
    if why == "counts":
        effects.marker(s, seat, kind, False, told)


def pet_fault(s: State, card: int) -> str:
    """Why a pet does not count: provision, weight, special or nokind; "counts" when it does."""
    cards = s.terms.cards
    if cards.provision[card]:
        return "provision"
    if cards.weight[card] > 2:
        return "weight"
    if cards.special[card] != "none":
        return "special"
    return "nokind" if cards.kind[card] == NO_KIND else "counts"
