"""A card in a court without its name, small enough that five courts fit on a page; and spies on cards.

Where cards overlap only the left of a card is seen, so there everything stands within `TIGHT` pixels.
"""

from __future__ import annotations

from collections.abc import Sequence

from yiqi.core.game import Text
from yiqi.draw.fit import measure
from yiqi.draw.svg import Svg, circle, group, inner, join, num, path, rect, text, thing, title, use
from yiqi.games.pamir.board_cards import describe, ribbon
from yiqi.games.pamir.board_content import Card, CourtCard
from yiqi.games.pamir.board_parts import SHORT, blank, colon, comma, label, ring, shield, stop

TIGHT = 30


def spoken(held: CourtCard, say: Text) -> str:
    """All that is printed on a court card, who has spies on it, whether it is a hostage or has acted."""
    said = [describe(held.card, say)]
    spies = [f"{say('seat', seat=player)} {n}" for player, n in enumerate(held.spies) if n]
    if spies:
        said.append(f"{say('court-spies')}{colon(say)}{comma(say).join(spies)}")
    if held.holder >= 0:
        said.append(say("court-hostage", seat=held.holder))
    if held.used:
        said.append(say("court-used"))
    return stop(say).join(said)


def mini(held: CourtCard, say: Text, w: float, h: float, seen: float, least: float) -> Svg:
    """A card as a thing of this size, of which `seen` pixels on the left are not covered by the next."""
    card = held.card
    tight = seen < w - 2
    top, tint = 17.5, 14.0
    out = [
        rect(0, 0, w, h, 5, "ring pm-card"),
        path(f"M.8 5a4.2 4.2 0 0 1 4.2-4.2h{num(w - 10)}a4.2 4.2 0 0 1 4.2 4.2v12.5H.8z", f"pm-{card.suit}"),
        use(f"pamir-{card.suit}", 3, 3, 12.5, "pm-on"),
    ]
    ink = f"pm-gi-{card.region}"
    out.append(rect(0.8, top, w - 1.6, tint, 0, f"pm-g-{card.region}"))
    short = say(f"region-short-{card.region}")
    if tight:
        out.append(label(4, top + 7 + least * 0.36, short, TIGHT - 5, max(9, least), least, f"{ink} bold"))
        out += _left(held, say, least)
    else:
        signs = 12 if card.power or card.patriot else 0
        out.append(label(4, top + 7 + least * 0.36, short, w - 7 - signs, max(9, least), least, f"{ink} bold"))
        out += _whole(held, say, w, h)
    out.append(_acts(card, w, say, tight, held.used))
    if held.used:
        out.append(use("pamir-used", 10 if tight else min(w - 16, 4 + 7.5 * len(card.acts)), 34.5, 13, "pm-ink"))
    return join(out)


def _whole(held: CourtCard, say: Text, w: float, h: float) -> list[Svg]:
    """Rank, special ability, patriot, prize and lock on a card that nothing covers."""
    card = held.card
    step = 9.0 if card.rank < 3 or not card.patriot else 7.0
    out = [use("pamir-star", 16.5 + q * step, 5, 9.5, "pm-on") for q in range(card.rank)]
    if card.power:
        # below a ribbon there is no room beside the region
        down, ink = (33.5, "pm-ink") if card.patriot else (19.0, f"pm-gi-{card.region}")
        out.append(use("pamir-spark", w - 14, down, 11, ink))
    if card.patriot:
        out.append(ribbon(card.patriot, w - 14, 0, 11.5))
    if card.prize:
        out.append(shield(card.prize, w - 8, h - (22 if held.holder >= 0 or any(held.spies) else 8), 5.6))
    if held.holder >= 0:
        out.append(_lock(held, say, w - 14, h - 15))
    return out


def _left(held: CourtCard, say: Text, least: float) -> list[Svg]:
    """The same where all but the left of the card is covered."""
    card = held.card
    out = [text(15, 13.5, str(card.rank), max(11, least), "bold pm-on")]
    if card.patriot:
        out.append(circle(26, 9.2, 4.6, f"pm-{SHORT[card.patriot]} pm-edge"))
        out.append(use(f"pamir-{card.patriot}", 22.7, 5.9, 6.6))
    else:
        out.append(use("pamir-star", 22, 5, 7.5, "pm-on"))
    if held.holder >= 0:
        out.append(_lock(held, say, 17, 46.5))
    if card.power and (held.holder < 0 or len(card.acts) < 3):
        out.append(use("pamir-spark", 4 if held.holder >= 0 else 17, 47, 11, "pm-ink"))
    return out


def _lock(held: CourtCard, say: Text, x: float, y: float) -> Svg:
    return group(title(say("court-hostage", seat=held.holder)), use("pamir-lock", x, y, 12, "pm-refuse"))


def _acts(card: Card, w: float, say: Text, tight: bool, used: bool) -> Svg:
    """The actions as small signs; each a thing."""
    out = []
    step = 13.5 if tight else min(15.0, (w - 18) / max(1, len(card.acts) - 1))
    for q, act in enumerate(card.acts):
        x, y = (3 + q % 2 * step, 34.0 + q // 2 * 14) if tight else (3 + q * step, 34.5)
        drawn = [ring(x - 0.5, y - 0.5, 13.5, 13.5, 3), use(f"pamir-{act}", x, y, 12.5, f"pm-{card.suit}")]
        cls = "pm-acted" if used else ""
        out.append(inner(f"act {card.number} {act}", say(f"act-{act}"), title(say(f"act-{act}")), *drawn, cls=cls))
    return join(out)


def spy_rows(spies: Sequence[int], room: float, size: float, pitch: float) -> list[list[tuple[int, int, float]]]:
    """How spies stand: rows of (player, how many are written, x). Each player's shapes stand side by side if all find
    room in one row, else one shape with a number. `pitch` is the least distance of two players' middles."""
    groups = [(player, n) for player, n in enumerate(spies) if n]
    if sum(n for _, n in groups) * size <= room and max([n for _, n in groups], default=0) <= 4:
        row, x = [], 0.0
        for player, n in groups:
            row.append((player, -n, x))
            x += max(n * size, pitch)
        if x - max(0.0, pitch - size) <= room:
            return [row] if row else []
    rows: list[list[tuple[int, int, float]]] = []
    x = room
    for player, n in groups:
        wide = max(pitch, size + (measure(str(n), 10) + 3 if n > 1 else 1))
        if not rows or x + wide > room + 0.5:
            rows.append([])
            x = 0.0
        rows[-1].append((player, n, x))
        x += wide
    return rows


def spies_on(
    held: CourtCard, say: Text, x: float, y: float, room: float, size: float, least: float, reach: float
) -> Svg:
    """Spies on the lower edge of a card, the first row at y, further rows below it; each player's are a thing that can
    be pressed in a square of `reach`."""
    out = []
    down = max(size, 24.0 if reach else 0)
    for r, row in enumerate(spy_rows(held.spies, room, size, 24.0 if reach else 0)):
        for player, n, left in row:
            at, top = x + left, y + r * down
            shapes = [use(f"m{player}", at + q * size, top, size) for q in range(max(1, -n))]
            wide = size * max(1, -n)
            if n > 1:
                low = top + size * 0.5 + least * 0.38
                shapes.append(text(at + size + 1, low, str(n), max(10, least), "bold pm-halo"))
                wide += measure(str(n), max(10, least)) + 2
            if reach:
                shapes.insert(0, blank(at + wide / 2 - reach / 2, top + size / 2 - reach / 2, reach, reach))
            said = say("spies", seat=player, n=abs(n))
            shapes.append(ring(at - 1, top - 1, wide + 2, size + 2, 5))
            out.append(inner(f"spy {held.card.number} {player}", said, title(said), *shapes))
    return join(out)


def depth(cards: Sequence[CourtCard], room: Sequence[float], size: float, pitch: float) -> float:
    """How far spies reach below their first row, for the tallest of these cards."""
    rows = [len(spy_rows(held.spies, wide, size, pitch)) for held, wide in zip(cards, room, strict=True)]
    return max([0, *(n - 1 for n in rows)]) * max(size, pitch)


def spy_room(held: CourtCard, w: float, seen: float) -> float:
    """How much of the lower edge of a mini is free for spies."""
    return (TIGHT if seen < w - 2 else w - (14 if held.holder >= 0 else 0)) - 3


def small_card(held: CourtCard, say: Text, w: float, h: float, seen: float, least: float, reach: float) -> Svg:
    """A mini with its spies, as one thing."""
    size = 15.5
    room = spy_room(held, w, seen)
    top = h - (11 if seen < w - 2 else 16.5)
    body = [mini(held, say, w, h, seen, least), spies_on(held, say, 2, top, room, size, least, reach)]
    return thing(f"card {held.card.number}", spoken(held, say), *body)
