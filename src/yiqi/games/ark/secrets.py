"""What a seat cannot see, and other states that look the same to it."""

from __future__ import annotations

from typing import Any

from yiqi.core.chance import Bag, Chance
from yiqi.games.ark.cards import named
from yiqi.games.ark.state import OVER, CardsHeld, State, with_card, without

THREE = 3


def unseen(s: State, seat: int | None) -> list[int]:
    """By card, how many this seat neither sees nor knows to be with a certain other seat: what the others' unknown
    cards and the deck are drawn from."""
    counts = s.bag.counts[:]
    for other in range(s.terms.seats):
        if other == seat:
            continue
        for card in (*s.hands[other], *_pet(s, other)):
            counts[card] += 1
        for card in s.known[other]:
            counts[card] -= 1
    return counts


def _pet(s: State, seat: int) -> CardsHeld:
    return (s.pets[seat],) if s.pets[seat] >= 0 else ()


def guess(s: State, seat: int | None, chance: Chance) -> State:
    """A state that the seat cannot tell from `s`: the others' unknown cards and the deck are dealt anew.

    Sizes stay, and so does what everybody knows: a hand holds what is `sure`, hand and pet what is `known`.
    """
    g = s.copy()
    if s.phase == OVER:
        return g
    pool = Bag(s.terms.cards.names, unseen(s, seat))
    for other in range(s.terms.seats):
        if other != seat:
            _deal(g, other, pool, chance)
    g.bag = pool
    return g


def _deal(g: State, other: int, pool: Bag, chance: Chance) -> None:
    """New unknown cards for one seat, and a new pet from what may be one."""
    pet = g.pets[other] >= 0
    size = len(g.hands[other]) + pet
    loose = g.known[other]
    for card in g.sure[other]:
        loose = without(loose, card)
    hand = g.known[other]
    for _ in range(size - len(hand)):
        card = chance.draw(pool)
        hand = with_card(hand, card)
        loose = with_card(loose, card)
    if pet:
        g.pets[other] = loose[chance.below(len(loose))]
        hand = without(hand, g.pets[other])
    g.hands[other] = hand
    if g.drafts[other] >= 0:
        g.drafts[other] = hand[chance.below(len(hand))]


def hidden(s: State, seat: int | None) -> dict[str, tuple[Any, bool]]:
    """Each place whose content the seat cannot see: its content, and whether three contents or more fit the view."""
    if s.phase == OVER:
        return {}
    cards = s.terms.cards
    pool = unseen(s, seat)
    kinds = {card for card, n in enumerate(pool) if n}
    found: dict[str, tuple[Any, bool]] = {}
    for other in range(s.terms.seats):
        if other == seat:
            continue
        hand, pet = s.hands[other], s.pets[other]
        drawn = len(hand) + (pet >= 0) - len(s.known[other])
        open_pets = set(kinds) if drawn else set()
        loose = s.known[other]
        for card in s.sure[other]:
            loose = without(loose, card)
        open_pets.update(loose)
        many = drawn > 0 and len(kinds) >= THREE
        if pet >= 0:
            many = many or len(open_pets) >= THREE
            found[f"pet {other}"] = (cards.names[pet], len(open_pets) >= THREE)
        elif s.drafts[other] >= 0:
            choices = {*s.known[other], *(kinds if drawn else ())}
            found[f"pet {other}"] = (cards.names[s.drafts[other]], len(choices) >= THREE)
        found[f"hand {other}"] = (tuple(named(cards, hand)), many and len(hand) > len(s.sure[other]))
    held = sum(pool) - s.bag.total
    found["stock"] = (tuple(s.bag.counts), held > 0 and s.bag.total > 0 and len(kinds) >= THREE)
    return found
