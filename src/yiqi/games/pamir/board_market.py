"""The market, and a hand: rows of cards with their names."""

from __future__ import annotations

from yiqi.core.game import Text, Width
from yiqi.draw.svg import Svg, at, group, inner, join, picture, rect, text, thing, title, use
from yiqi.games.pamir.board_cards import describe, face
from yiqi.games.pamir.board_content import Hand, Market, Place
from yiqi.games.pamir.board_parts import blank, comma, label, ring

WIDE = (78.0, 122.0, 9.1)
NARROW = (84.0, 122.0, 11.0)
"""Width and height of a card, and the least size of text."""
FLOOR = 44.0
"""The least step between cards of a hand that overlap."""
ROOM = 344.0
"""How wide a hand may be where room is wide, but for its edges."""
COLUMNS = 6


def market(content: Market, say: Text, width: Width) -> Svg:
    """Two rows of six, over each column what its cards cost. On a telephone it scrolls sideways."""
    w, h, least = WIDE if width == "wide" else NARROW
    reach = 0.0 if width == "wide" else 44.0
    gap = 5.0 if width == "wide" else 6.0
    body = []
    for k in range(COLUMNS):
        x = 3 + k * (w + gap)
        said = say("market-price", n=k * content.each)
        price = [
            rect(w / 2 - 22, 0, 44, 19, 9.5, "head"),
            use("pamir-coin", w / 2 - 17, 2, 15),
            text(w / 2 + 9, 14, str(k * content.each), 12, "mid bold"),
        ]
        body.append(at(x, 0, group(title(said), *price, role="img", aria_label=said)))
        for row in range(2):
            place = content.places[row * COLUMNS + k]
            body.append(at(x, 26 + row * (h + 12), _place(place, say, w, h, least, reach)))
    across = 2 * 3 + COLUMNS * (w + gap) - gap
    note = say("market-deck", n=content.deck)
    cls = "pm-market" if width == "wide" else "pm-market across"
    return picture(across, 26 + 2 * h + 14, say("panel-market"), *body, cls=cls, note=note)


def _place(place: Place, say: Text, w: float, h: float, least: float, reach: float) -> Svg:
    """A card with the rupees on it as one thing; a gap may have rupees too."""
    card = place.card
    if card is None:
        coins = _coins(place.coins, w - 11, 2, least) if place.coins else join([])
        return join([rect(1, 1, w - 2, h - 2, 7, "empty"), coins])
    said = [describe(card, say)]
    if place.check:
        said.append(say("market-check", n=place.check))
    body = [face(card, say, w, h, least)]
    if place.check:
        words = say("market-check", n=place.check)
        body.append(label(w / 2, h - 12, words, w - 8, max(9.5, least), least, "mid thin pm-on-check"))
    if place.coins:
        words = say("market-coins", n=place.coins)
        # beside a patriot's ribbon, and above the stars
        x, y = (w - 33, -3) if card.patriot else (w - 10, 2)
        drawn = [title(words), ring(x - 12, y - 12, 24, 24, 12), _coins(place.coins, x, y, least)]
        if reach:
            drawn.insert(1, blank(x - reach / 2, y - reach / 2, reach, reach))
        body.append(inner(f"rupee {card.number}", words, *drawn))
        said.append(words)
    if place.marked:
        words = say("market-marked")
        body.append(group(title(words), rect(2, h - 5, w - 4, 4, 2, "pm-marked"), role="img", aria_label=words))
        said.append(words)
    return thing(f"card {card.number}", comma(say).join(said), *body)


def _coins(n: int, x: float, y: float, least: float) -> Svg:
    """A coin around (x, y) with the number of rupees."""
    size = 12.0 if n < 10 else max(10.0, least)
    return join([use("pamir-coin", x - 11, y - 11, 22), text(x, y + 4.3, str(n), size, "mid bold pm-coin")])


def hand(content: Hand, say: Text, width: Width) -> Svg:
    """One's own cards: side by side, else overlapping, else on one more row; on a telephone one row that scrolls."""
    w, h, least = WIDE if width == "wide" else NARROW
    n = len(content.cards)
    most = n if width == "narrow" else int((ROOM - w) // FLOOR) + 1
    lines = max(1, -(-n // max(1, most)))
    each = max(1, -(-n // lines))
    step = w + 6 if width == "narrow" or each == 1 else min(w + 6, (ROOM - w) / (each - 1))
    body = []
    for k, card in enumerate(content.cards):
        row, column = divmod(k, each)
        shown = face(card, say, w, h, least, seen=w if k == n - 1 or column == each - 1 else step)
        drawn = thing(f"card {card.number}", describe(card, say), shown, cls="raise")
        body.append(at(3 + column * step, 9 + row * (h + 8), drawn))
    if not body:
        body.append(rect(4, 10, w - 2, h - 2, 7, "empty"))
    across = 3 + (each - 1) * step + w + 3
    note = say("hand-size", n=n, most=content.limit)
    cls = "pm-hand across" if width == "narrow" else "pm-hand"
    return picture(across, lines * (h + 8) + 6, say("panel-hand"), *body, cls=cls, note=note)
