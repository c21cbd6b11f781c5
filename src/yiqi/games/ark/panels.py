# mypyc: skip
"""What the panels of the board show, from a view and the printed cards."""

from __future__ import annotations

from yiqi.core.game import Content
from yiqi.games.ark.board_content import Ark, Cabin, Card, Hand, Lane, Offer, Pets, Scoring
from yiqi.games.ark.cards import KINDS, RAIN, ROW, Terms
from yiqi.games.ark.placement import neighbours
from yiqi.games.ark.view import View

Cabins = tuple[tuple[str, ...], ...]


def panels(terms: Terms, view: View) -> dict[str, Content]:
    """The contents by name: ark, offer, scoring; the seat's own hand while the match goes on, then the pets."""
    scare = _scared(terms, view)
    found: dict[str, Content] = {
        "ark": Ark(
            _side(terms, view.port, scare, 0),
            _side(terms, view.starboard, scare, 1),
            view.heel,
            _weight(terms, view.port),
            _weight(terms, view.starboard),
            (view.turn - 1) % len(view.players) if view.turn >= 0 else -1,
        ),
        "offer": Offer(
            tuple(printed(terms, card) for card in view.offer), ROW, view.stock, view.rain, RAIN, view.pets_chosen
        ),
        "scoring": Scoring(tuple(_lane(view, kind) for kind in range(len(KINDS)))),
    }
    if view.phase == "over":
        found["pets"] = Pets(tuple(printed(terms, p.pet[0]) if p.pet else None for p in view.players))
    elif view.seat >= 0:
        found["hand"] = Hand(tuple(printed(terms, card) for card in view.players[view.seat].hand))
    return found


def printed(terms: Terms, name: str) -> Card:
    """A card as it is drawn."""
    cards = terms.cards
    c = cards.index[name]
    kind = KINDS[cards.kind[c]] if cards.kind[c] >= 0 else "none"
    return Card(name, cards.picture[c], cards.weight[c], cards.climate[c], cards.food[c], kind, cards.special[c])


def _scared(terms: Terms, view: View) -> frozenset[int]:
    """The cabins, as bits, that a shy animal may not enter for what is in them or beside them."""
    index = terms.cards.index
    found: set[int] = set()
    for side, cabins in enumerate((view.port, view.starboard)):
        for row, cabin in enumerate(cabins):
            if any(terms.scares[index[name]] for name in cabin):
                bit = 2 * row + side
                found.update((bit, *neighbours(bit)))
    return frozenset(found)


def _side(terms: Terms, cabins: Cabins, scare: frozenset[int], side: int) -> tuple[Cabin, ...]:
    found = []
    for row, names in enumerate(cabins):
        cards = tuple(printed(terms, name) for name in names)
        climate = next((card.climate for card in cards if card.climate != "none"), "none")
        found.append(Cabin(cards, climate, 2 * row + side not in scare))
    return tuple(found)


def _weight(terms: Terms, cabins: Cabins) -> int:
    cards = terms.cards
    return sum(cards.weight[cards.index[name]] for cabin in cabins for name in cabin)


def _lane(view: View, kind: int) -> Lane:
    """A scoring card: markers of both sorts together, those of one and a half again by themselves."""
    players = view.players
    return Lane(
        KINDS[kind],
        view.deck_kinds[kind],
        tuple(p.plain[kind] + p.halves[kind] for p in players),
        tuple(p.halves[kind] for p in players),
        tuple(p.points[kind] for p in players),
    )
