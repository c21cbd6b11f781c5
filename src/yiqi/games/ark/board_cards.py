"""A card of Ark in its three faces.

Climate is the whole ground and a sign; the rail on the left has, downwards, weight, food and kind; the picture is on
the right. A card without a picture shows its initial.
"""

from __future__ import annotations

from functools import lru_cache

from yiqi.core.game import Text
from yiqi.draw import symbols
from yiqi.draw.fit import fit, words
from yiqi.draw.svg import NONE, Svg, join, rect, text, use
from yiqi.games.ark.board_content import Card

FOODS = {"herbivore": ("ark-leaf",), "carnivore": ("ark-bone",), "omnivore": ("ark-leaf", "ark-bone"), "none": ()}
SLIM = 47
"""A card on the board that is lower than this is drawn as `slim`."""


def name(card: Card, say: Text) -> str:
    """What the card is called."""
    return say(f"card-{card.id}")


def label(card: Card, say: Text) -> str:
    """Name and all that is printed on the card, to be read out."""
    facts = [name(card, say), say("weight", n=card.weight)]
    if card.climate != "none":
        facts.append(say(f"climate-{card.climate}"))
    if card.nourishment != "none":
        facts.append(say(f"food-{card.nourishment}"))
    if card.kind != "none":
        facts.append(say(f"kind-{card.kind}"))
    said = comma(say).join(facts)
    return said if card.special == "none" else f"{said}. {say(f'special-{card.special}')}"


def comma(say: Text) -> str:
    """What stands between the parts of an enumeration."""
    return "，" if say.language.startswith("zh") else ", "


@lru_cache(maxsize=1024)
def large(card: Card, called: str, w: float, h: float, least: float) -> Svg:
    """A card in a hand or in the row, its name below; no text smaller than `least`."""
    wide = w >= 90
    size = 13 if any(c > "\u2e80" for c in called) else 12.5
    lines = fit(called, w - 8, size, least, 2)
    band = 22 if len(lines.lines) == 1 else 21 + lines.size
    rail, low = (25 if wide else 21), h - band
    mid = 5 + rail / 2
    kind = min(20 if wide else 18, rail - 3)
    out = [
        rect(0, 0, w, h, 9, f"ring edge t-{card.climate}"),
        rect(5, 5, rail, low - 6, 6, "rail"),
        text(mid, 26 if wide else 23.5, str(card.weight), 21 if wide else 18, "mid bold"),
        _food(card, rail, mid, 30 if wide else 27, low - 3 - kind, 18 if wide else 15),
        NONE if card.kind == "none" else use(f"ark-{card.kind}", mid - kind / 2, low - 3 - kind, kind),
        _picture(card, called, rail + 7, 20, w - rail - 11, low - 21),
    ]
    signs = ["ark-special"] if card.special != "none" else []
    signs += [f"ark-{card.climate}"] if card.climate != "none" else []
    out += [use(sign, w - 19 - 17 * k, 5, 14) for k, sign in enumerate(signs)]
    out.append(words(w / 2, h - 8, called, w - 8, size, least, "mid", 2))
    return join(out)


@lru_cache(maxsize=1024)
def small(card: Card, called: str, w: float, h: float) -> Svg:
    """A card on the board, without its name; a low one has its signs in a square beside the picture."""
    if h < SLIM:
        return _slim(card, called, w, h)
    big = w > 70
    rail, sign = (21, 13) if big else (17, 11)
    mid, kind = 2.5 + rail / 2, rail - 4
    low = h - 4.5 - kind
    room = w - rail - 9
    out = [
        rect(0, 0, w, h, 6, f"ring edge t-{card.climate}"),
        rect(2.5, 2.5, rail, h - 5, 4, "rail"),
        text(mid, 16.5 if big else 15, str(card.weight), 16 if big else 14, "mid bold"),
        _food(card, rail, mid, 18.5 if big else 17, low, rail - 7),
        NONE if card.kind == "none" else use(f"ark-{card.kind}", mid - kind / 2, low, kind),
        _picture(card, called, rail + 5, 4, room, h - (12 if card.climate != "none" else 8)),
    ]
    if card.special != "none":
        out.append(use("ark-special", w - sign - 3, 3, sign))
    if card.climate != "none":
        out.append(use(f"ark-{card.climate}", w - sign - 2, h - sign - 2, sign - 1))
    return join(out)


def _slim(card: Card, called: str, w: float, h: float) -> Svg:
    """Picture left, weight and signs right, in a height of 29 or more."""
    side = h - 4
    x, row = side + 6, h / 2
    out = [
        rect(0, 0, w, h, 6, f"ring edge t-{card.climate}"),
        _picture(card, called, 3, 2, side, side),
        text(x + 6, row - 1.5, str(card.weight), 13, "mid bold"),
        NONE if card.kind == "none" else use(f"ark-{card.kind}", x - 1, row + 0.5, 13),
    ]
    foods = FOODS[card.nourishment]
    out += [use(food, x + 15, row + 1 if k == 0 else row - 12, 11) for k, food in enumerate(foods)]
    if card.special != "none":
        out.append(use("ark-special", w - 13, row + 1, 11))
    if card.climate != "none":
        out.append(use(f"ark-{card.climate}", w - 12.5, 2.5, 10))
    return join(out)


def _food(card: Card, rail: float, mid: float, top: float, low: float, size: float) -> Svg:
    """Leaf or bone in the middle of the space from `top` to `low`; both on a diagonal as steep as the space allows."""
    foods = FOODS[card.nourishment]
    if len(foods) == 1:
        one = min(size, low - top)
        return use(foods[0], mid - one / 2, top + (low - top - one) / 2, one)
    both = min(size * 0.85, rail * 0.55, (low - top) * 0.8)
    across, down = rail - 1 - both, min(both * 0.8, low - top - both)
    x, y = mid - (rail - 1) / 2, top + (low - top - both - down) / 2
    return join(use(food, x + k * across, y + k * down, both) for k, food in enumerate(foods))


def _picture(card: Card, called: str, x: float, y: float, w: float, h: float) -> Svg:
    """The card's picture, as large as fits, or its initial."""
    side = min(w, h)
    left, top = x + (w - side) / 2, y + (h - side) / 2
    key = f"ark-{card.picture}"
    if card.picture and symbols.known(key):
        return use(key, left, top, side)
    return text(left + side / 2, top + side * 0.74, called[:1].upper(), side * 0.7, f"mid bold i-{card.climate}")
