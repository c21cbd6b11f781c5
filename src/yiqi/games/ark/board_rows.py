"""The panels of Ark that are rows of cards: hand, face-up row with stock and rain, pets."""

from __future__ import annotations

from yiqi.core.game import Text, Width
from yiqi.draw.fit import words
from yiqi.draw.svg import Svg, at, group, join, path, picture, rect, text, thing, use
from yiqi.games.ark.board_cards import label, large, name
from yiqi.games.ark.board_content import Card, Hand, Offer, Pets

NARROW = (86, 104, 11)
"""Width and height of a card with a name, and the least size of text, where room is narrow."""


def hand(content: Hand, say: Text, width: Width) -> Svg:
    """Five in a row, six from the eleventh card on, as many rows as it takes; on a telephone one row that scrolls."""
    n = len(content.cards)
    if width == "narrow":
        (w, h, least), gap, columns = NARROW, 6, max(n, 1)
    elif n <= 10:
        w, h, least, gap, columns = 91, 118, 9, 8, 5
    else:
        w, h, least, gap, columns = 76, 100, 9, 6, 6
    rows = max(1, -(-n // columns))
    body = []
    for k, card in enumerate(content.cards):
        x, y = 4 + k % columns * (w + gap), 9 + k // columns * (h + gap)
        face = large(card, name(card, say), w, h, least)
        body.append(at(x, y, thing(f"card {card.id}", label(card, say), face, cls="raise")))
    if not body:
        body.append(rect(5, 10, w - 2, h - 2, 9, "empty"))
    across, down = columns * (w + gap) - gap + 8, rows * (h + gap) - gap + 13
    note = say("hand-cards", n=n)
    return picture(across, down, say("panel-hand"), *body, cls="across" if width == "narrow" else "", note=note)


def offer(content: Offer, say: Text, width: Width) -> Svg:
    """The face-up row, the stock with its count, and what rain was seen."""
    narrow = width == "narrow"
    w, h, least = NARROW if narrow else (91, 114, 9)
    step, places = w + (6 if narrow else 8), max(content.room, len(content.cards))
    body = []
    for k in range(places):
        if k < len(content.cards):
            card = content.cards[k]
            face = large(card, name(card, say), w, h, least)
            body.append(at(4 + k * step, 2, thing(f"offer {card.id}", label(card, say), face)))
        else:
            body.append(rect(5 + k * step, 3, w - 2, h - 2, 9, "empty"))
    x = 4 + places * step + (0 if narrow else 4)
    body.append(_stock(content.stock, say, x, 2, 66 if narrow else 70, h))
    if narrow:
        across = max(374, x + 74)
        body.append(_rain(content, say, 4, h + 12, across - 4, least, one_line=True))
        return picture(across, h + 34, say("panel-offer"), *body)
    body.append(_rain(content, say, x + 88, 14, 497 - x - 88, least, one_line=False))
    return picture(max(497, x + 190), h + 6, say("panel-offer"), *body)


def pets(content: Pets, say: Text, width: Width) -> Svg:
    """Each seat's sign above its pet."""
    narrow = width == "narrow"
    w, h, least = NARROW if narrow else (91, 118, 9)
    columns = min(len(content.cards), 4 if narrow else 5)
    body = []
    for seat, card in enumerate(content.cards):
        sign = use(f"m{seat}", w / 2 - 8, 0, 16)
        said = say("seat", seat=seat)
        if card is None:
            face = rect(1, 1, w - 2, h - 2, 9, "empty")
        else:
            face, said = large(card, name(card, say), w, h, least), f"{said}: {label(card, say)}"
            note = say(f"pet-{pet_note(card)}", kind=card.kind)
            face, said = join([face, words(w / 2, h + 15, note, w, 12.5, least, "mid soft")]), f"{said}: {note}"
        one = group(sign, at(0, 22, face), role="img", aria_label=said)
        body.append(at(2 + seat % columns * (w + 6), 2 + seat // columns * (h + 52), one))
    rows = -(-len(content.cards) // columns)
    return picture(columns * (w + 6) - 2, rows * (h + 52) - 8, say("panel-pets"), *body)


def pet_note(card: Card) -> str:
    """Whether a pet counts: counts, or provision, weight, special, nokind."""
    if card.kind == "provision":
        return "provision"
    if card.weight > 2:
        return "weight"
    if card.special != "none":
        return "special"
    return "nokind" if card.kind == "none" else "counts"


def _stock(n: int, say: Text, x: float, y: float, w: float, h: float) -> Svg:
    """The face-down pile: a boat on the water, and how many cards there are."""
    if n == 0:
        pile = [rect(x + 1, y + 1, w - 2, h - 2, 9, "empty"), text(x + w / 2, y + h / 2 + 6, "0", 16, "mid soft")]
    else:
        top, mid = y + h * 0.3, x + w / 2
        sail = f"M{mid - 14:.1f} {top + 16:.1f}q14 8 28 0l-3 -13h-22zM{mid:.1f} {top:.1f}v-14l11 11z"
        waves = "".join(f"M{mid - 22:.1f} {top + dy:.1f}q7 -8 14.6 0t14.6 0 14.6 0" for dy in (24, 34))
        pile = [rect(x + k, y + k, w, h - 4, 8, "deck") for k in ((4, 2, 0) if n > 2 else (0,))]
        pile += [path(sail, "sail"), path(waves, "wave"), text(mid, y + h - 18, str(n), 17, "mid bold deck-no")]
    return group(*pile, role="img", aria_label=say("deck", n=n))


def _rain(content: Offer, say: Text, x: float, y: float, room: float, least: float, *, one_line: bool) -> Svg:
    """A drop for each rain, full for those seen, and what they mean."""
    drops = join(use("ark-rain" if k < content.rain else "ark-rain-none", k * 16, 0, 16) for k in range(content.rains))
    count = say("rain-count", n=content.rain, all=content.rains)
    notes = [say("pets-chosen" if content.pets else "rain-pets"), say("rain-ends")]
    if one_line:
        left = content.rains * 16 + 8
        line = " · ".join([count, *notes])
        return join([at(x, y, drops), words(x + left, y + 13, line, room - left, 12.5, least, "soft")])
    lines = [words(x, y + 8, say("rain-seen"), room, 12, least, "soft"), at(x, y + 16, drops)]
    lines.append(words(x, y + 50, count, room, 12, least, ""))
    lines += [words(x, y + 67 + 16 * k, note, room, 12, least, "soft thin") for k, note in enumerate(notes)]
    return join(lines)
