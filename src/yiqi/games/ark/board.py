"""The board of Ark: which panels there are, what each shows, and how it is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from yiqi.core.game import Content, Text, Width
from yiqi.draw.svg import Svg
from yiqi.games.ark.board_ark import ark
from yiqi.games.ark.board_content import Ark, Cabin, Card, Hand, Lane, Offer, Pets, Scoring
from yiqi.games.ark.board_rows import hand, offer, pets
from yiqi.games.ark.board_scoring import scoring
from yiqi.games.ark.cards import KINDS, RAIN, ROW, Cards

if TYPE_CHECKING:
    from yiqi.games.ark.view import View

KEYS: Final = (
    "panel-ark", "panel-offer", "panel-scoring", "panel-hand", "panel-pets", "heel-port", "heel-starboard",
    "heel-level", "cabin", "cabin-shy", "new-cabin", "new-cabin-cost", "deck", "in-deck", "weight", "rain-seen",
    "rain-count", "rain-pets", "pets-chosen", "rain-ends", "pet-counts", "pet-provision", "pet-weight", "pet-special",
    "pet-nokind", "hand-cards", "if-scored",
)  # fmt: skip
"""The messages that drawing asks for, besides "seat" and words for cards, kinds, sides, climates, foods, specials."""

Inside = Sequence[Sequence[str]]
"""The cabins of a side, each the ids of its cards."""


def panels(cards: Cards, view: View) -> dict[str, Content]:
    """What each panel shows in this view: "ark", "scoring", "offer", the seat's own "hand", "pets" when it is over.

    All but the hand are the same values for everybody, so that each is drawn once.
    """
    printed = _printed(cards)
    shown: dict[str, Content] = {
        "ark": _ark(printed, view),
        "scoring": Scoring(tuple([_lane(view, k) for k in range(len(KINDS))])),
        "offer": Offer(tuple([printed[key] for key in view.offer]), ROW, view.stock, view.rain, RAIN, view.pets_chosen),
    }
    if view.seat >= 0:
        shown["hand"] = Hand(tuple([printed[key] for key in view.players[view.seat].hand]))
    if view.phase == "over":
        shown["pets"] = Pets(tuple([printed[player.pet[0]] if player.pet else None for player in view.players]))
    return shown


@lru_cache(maxsize=16)
def _printed(cards: Cards) -> dict[str, Card]:
    """Every card of an edition as it is printed, by id."""
    found = {}
    for c, key in enumerate(cards.names):
        picture = "" if cards.picture[c] == "-" else cards.picture[c]
        kind = KINDS[cards.kind[c]] if cards.kind[c] >= 0 else "none"
        found[key] = Card(key, picture, cards.weight[c], cards.climate[c], cards.food[c], kind, cards.special[c])
    return found


def _ark(printed: dict[str, Card], view: View) -> Ark:
    port, starboard = view.port, view.starboard
    pays = (view.turn - 1) % len(view.players) if view.turn >= 0 else -1
    weights = [sum(printed[key].weight for cabin in side for key in cabin) for side in (port, starboard)]
    foods = ("carnivore", "omnivore") if view.omnivores_scare else ("carnivore",)
    scary = [[any(printed[key].nourishment in foods for key in cabin) for cabin in side] for side in (port, starboard)]
    sides = [_side(printed, own, scary[i], scary[1 - i]) for i, own in enumerate((port, starboard))]
    return Ark(sides[0], sides[1], view.heel, weights[0], weights[1], pays)


def _side(printed: dict[str, Card], own: Inside, scary: list[bool], across: list[bool]) -> tuple[Cabin, ...]:
    """A side's cabins; calm are those where, and beside, before and behind which, nobody scares a shy animal.

    `scary`, `across`: in which cabins of this side and of the other somebody does (clauses ark place.e, place.6).
    """
    cabins = []
    for k, inside in enumerate(own):
        held = tuple([printed[key] for key in inside])
        climates = {card.climate for card in held} - {"none"}
        calm = not any((*across[k : k + 1], *scary[max(0, k - 1) : k + 2]))
        cabins.append(Cabin(held, min(climates, default="none"), calm))
    return tuple(cabins)


def _lane(view: View, k: int) -> Lane:
    halves = tuple([player.halves[k] for player in view.players])
    markers = tuple([player.plain[k] + player.halves[k] for player in view.players])
    points = tuple([player.points[k] for player in view.players])
    return Lane(KINDS[k], view.deck_kinds[k], markers, halves, points)


def draw(name: str, content: Content, text: Text, width: Width) -> Svg:
    """The panel `name`, one of those that `panels` gives, as SVG; raises ValueError for any other content.

    It needs the symbols and styles of the page around it, or `tokens.standalone`.
    """
    match content:
        case Ark():
            return ark(content, text, width)
        case Offer():
            return offer(content, text, width)
        case Scoring():
            return scoring(content, text, width)
        case Hand():
            return hand(content, text, width)
        case Pets():
            return pets(content, text, width)
    raise ValueError(f"Ark has no panel {name!r} that shows {type(content).__name__}")
