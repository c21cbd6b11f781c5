"""A player's court with the dial: loyalty and influence, gifts, prizes, figures, and the cards in their order."""

from __future__ import annotations

from typing import NamedTuple

from yiqi.core.game import Text, Width
from yiqi.draw.svg import Svg, at, circle, group, inner, join, path, picture, rect, text, thing, title, use
from yiqi.games.pamir.board_cards import describe, face, name
from yiqi.games.pamir.board_content import Card, Court, CourtCard
from yiqi.games.pamir.board_mini import depth, small_card, spies_on, spoken, spy_room
from yiqi.games.pamir.board_parts import SHORT, badge, blank, colon, comma, figure, label, ring, shield
from yiqi.games.pamir.cards import COALITIONS, GIFTS, SUITS

FLOOR = 30.0
OWN_FLOOR = 46.0
"""The least step between cards that overlap; in one's own court actions have to be pressed."""


class Row(NamedTuple):
    """A row of cards: the cards with where each begins and how much of it is seen."""

    cards: tuple[tuple[CourtCard, float, float], ...]


def court(content: Court, say: Text, width: Width) -> Svg:
    """The panel of one player. Large for the owner, small for everybody else."""
    if width == "narrow":
        return _narrow(content, say)
    return _own(content, say) if content.own else _other(content, say)


def rows(cards: tuple[CourtCard, ...], w: float, room: float, gap: float, floor: float) -> list[Row]:
    """Cards of width w on rows of `room`: side by side, else overlapping down to `floor`, else on one more row."""
    most = max(1, int((room - w) // floor) + 1)
    lines = max(1, -(-len(cards) // most))
    each = max(1, -(-len(cards) // lines))
    found = []
    for first in range(0, max(1, len(cards)), each):
        part = cards[first : first + each]
        step = min(w + gap, (room - w) / max(1, len(part) - 1))
        last = len(part) - 1
        found.append(Row(tuple((card, k * step, w if k == last else step) for k, card in enumerate(part))))
    return found


def _other(content: Court, say: Text) -> Svg:
    """Another player's: header above, dial left, small cards right; all of it within 356 x 102 up to 8 cards."""
    w, h, least, across, left = 51.0, 70.0, 9.0, 356.0, 84.0
    found = rows(content.cards, w, across - left - 2, 3.5, FLOOR)
    body = [*_header(content, say, across), at(0, 25, _dial_box(content, say, 82, 73))]
    y = 27.0
    side = len(content.cards) * (w + 3.5) + 2 + -(-len(content.known) // 3) * 26 <= across - left
    if content.known and side:
        body.append(_known(content.known, say, left + max(1, len(content.cards)) * (w + 3.5) + 4, y, 3, 0))
    elif content.known:
        body.append(_known(content.known, say, left, y, 1, 0))
        y += 22
    for row in found if content.cards else ():
        for held, x, seen in row.cards:
            body.append(at(left + x, y, small_card(held, say, w, h, seen, least, 0)))
        tight = any(seen < w - 2 for _, _, seen in row.cards)
        rooms = [spy_room(held, w, seen) for held, _, seen in row.cards]
        y += h + (9 if tight else 3) + depth([held for held, _, _ in row.cards], rooms, 15.5, 0)
    if not content.cards:
        # slips of cards in hand may stand where the second card would
        aside = 34 if content.known and side else 0
        body.append(_nothing(say, left, y, w, h, across - left, 11, aside))
    return picture(across, max(102.0, y + 2), _title(content, say), *body, note=_note(content, say))


def _own(content: Court, say: Text) -> Svg:
    """One's own: figures and dial left, cards with names, a place to play to at both ends."""
    w, h, least, left, end, across = 78.0, 122.0, 9.0, 122.0, 34.0, 612.0
    found = rows(content.cards, w, across - left - 2 * end - 4, 5, OWN_FLOOR)
    body = [_own_dial(content, say, 0, 112, 122)]
    y, right = 3.0, left + end
    for r, row in enumerate(found):
        for held, x, seen in row.cards:
            body.append(at(left + end + x, y, _large(held, say, w, h, seen, least, 18.5, 0)))
            right = left + end + x + w
        if r == len(found) - 1:
            body.append(_end("right", say, right + 5, y, end - 6, h, least))
        if r == 0:
            body.append(_end("left", say, left, y, end - 6, h, least))
        rooms = [seen - 6 for _, _, seen in row.cards]
        y += h + 4 + depth([held for held, _, _ in row.cards], rooms, 18, 0)
    if not content.cards:
        body.append(_nothing(say, left + end + 34, 3, w, h, across - left - end - 40, 12, 0))
    return picture(across, max(137.0, y + 8), _title(content, say), *body, cls="own", note=_note(content, say))


def _narrow(content: Court, say: Text) -> Svg:
    """Dial and figures in a row, the cards below them, as many rows as it takes."""
    least, across = 11.0, 374.0
    body = [*_narrow_head(content, say, across)]
    y = 104.0
    if content.known:
        body.append(_known(content.known, say, 4, y, 1, 44))
        y += 26
    w, h, gap, left, each = (88.0, 134.0, 4.0, 50.0, 3) if content.own else (54.0, 76.0, 8.4, 4.0, 6)
    reach = 44.0
    cards = content.cards
    lines = [cards[k : k + each] for k in range(0, len(cards), each)] or [()]
    for r, line in enumerate(lines):
        for k, held in enumerate(line):
            x = left + k * (w + gap)
            if content.own:
                body.append(at(x, y, _large(held, say, w, h, w, least, 30, reach)))
            else:
                body.append(at(x, y, small_card(held, say, w, h, w, least, reach)))
        if content.own and r == 0:
            body.append(_end("left", say, 3, y, 44, h, least))
        if content.own and r == len(lines) - 1:
            body.append(_end("right", say, left + len(line) * (w + gap), y, 44, h, least))
        room = [w - 6 if content.own else spy_room(held, w, w) for held in line]
        y += h + 14 + depth(line, room, 18 if content.own else 15.5, 24)
    if not cards:
        body.append(_nothing(say, 4 + (92 if content.own else 0), y - h - 14, w, h, across - 130, 12, 0))
    return picture(across, y, _title(content, say), *body, cls="own" if content.own else "", note=_note(content, say))


def _title(content: Court, say: Text) -> str:
    """What the panel is called: whose court it is."""
    return say("panel-court", seat=content.player)


def _note(content: Court, say: Text) -> str:
    """How many cards may stay in the court."""
    return say("court-size", n=len(content.cards), most=content.court_limit)


def _nothing(say: Text, x: float, y: float, w: float, h: float, room: float, size: float, aside: float) -> Svg:
    """In place of cards; the words `aside` from it."""
    words = say("court-empty")
    beside = label(x + w + 8 + aside, y + h / 2 + 4, words, room - w - 10 - aside, size, size, "soft thin")
    return join([rect(x, y, w, h, 6, "empty"), beside])


def _large(
    held: CourtCard, say: Text, w: float, h: float, seen: float, least: float, button: float, reach: float
) -> Svg:
    """A card of one's own court with its spies, as one thing."""
    size = 18.0
    room = min(w, seen) - 6
    body = [face(held.card, say, w, h, least, button, "used" if held.used else "on", seen)]
    if held.used:
        body.append(use("pamir-used", min(w, seen) / 2 - 9, 95 + button / 2 - 9, 18, "pm-ink"))
    if held.holder >= 0:
        said = say("court-hostage", seat=held.holder)
        spot = (min(w, seen) - 21, 56.0)
        lock = [circle(spot[0] + 8, spot[1] + 8, 10, "pm-plate"), use("pamir-lock", *spot, 16, "pm-refuse")]
        body.append(group(title(said), *lock))
    body.append(spies_on(held, say, 4, h - 9, room, size, least, reach))
    return thing(f"card {held.card.number}", spoken(held, say), *body, cls="pm-spent" if held.used else "")


def _end(side: str, say: Text, x: float, y: float, w: float, h: float, least: float) -> Svg:
    """Where a card may be played to; seen only while it may be chosen."""
    said = say(f"end-{side}")
    arm, mid = 7, y + h / 2
    cross = f"M{x + w / 2 - arm:.1f} {mid:.1f}h{2 * arm}M{x + w / 2:.1f} {mid - arm:.1f}v{2 * arm}"
    body = [rect(x, y, w, h, 7, "ring pm-end"), group(circle(x + w / 2, mid, 12), path(cross), cls="plus")]
    return thing(f"end {side}", said, title(said), *body, cls="new")


# header and dial


def _header(content: Court, say: Text, across: float) -> list[Svg]:
    """Stars by suit, figures, points; on one line of 22. The player's name stands above it on the page."""
    out = [*_stars(content, say, 4, 16, 12, 31), *_figures(content, say, 136, 16, 12)]
    return [*out, _points(content, say, across - 2, 17, 17, 44)]


def _stars(content: Court, say: Text, x: float, y: float, size: float, step: float) -> list[Svg]:
    """Stars of each suit, what they are for in the title."""
    out = []
    for k, suit in enumerate(SUITS):
        said = say(f"stars-{suit}", n=content.stars[k])
        sign = figure(f"pamir-{suit}", x + k * step, y, str(content.stars[k]), size, step + 4, f"pm-{suit}")
        out.append(group(title(said), sign, role="img", aria_label=said))
    return out


def _figures(content: Court, say: Text, x: float, y: float, size: float) -> list[Svg]:
    """Rupees, cards in hand, cards in court, cylinders left; the two limits beside them."""
    n, most = len(content.cards), content.court_limit
    hand, kept = content.hand, content.hand_limit
    found = [
        ("pamir-coin", str(content.rupees), say("court-rupees", n=content.rupees), 42.0),
        ("u-cards", f"{hand}/{kept}", say("hand-size", n=hand, most=kept), 47.0),
        ("pamir-court", f"{n}/{most}", say("court-size", n=n, most=most), 47.0),
        ("pamir-cylinder", str(content.cylinders), say("court-cylinders", n=content.cylinders), 34.0),
    ]
    out = []
    for sign, words, said, room in found:
        if content.automa and sign == "u-cards":
            continue
        cls = "pm-soft" if sign in ("u-cards", "pamir-court") else ""
        out.append(group(title(said), figure(sign, x, y, words, size, room - 4, cls), role="img", aria_label=said))
        x += room
    return out


def _points(content: Court, say: Text, right: float, y: float, size: float, room: float) -> Svg:
    """Victory points, ending at `right`."""
    said = say("points", n=content.points)
    small = say("points-short")
    tail = text(right, y, small, 11, "end thin soft")
    number = label(right - 20, y, str(content.points), room - 20, size, 11, "end bold pm-serif")
    return group(title(said), number, tail, role="img", aria_label=said)


def _dial(content: Court, say: Text, x: float, y: float, size: float) -> Svg:
    """Loyalty as ground and emblem, influence as number; three of both for Wakhan."""
    r = size / 2
    body: list[Svg]
    if content.automa:
        body = [circle(x + r, y + r, r - 1, "pm-dial")]
        for k, (name, n) in enumerate(zip(COALITIONS, content.influence, strict=True)):
            top = y + r - size * 0.42 + k * size * 0.28
            body.append(rect(x + size * 0.16, top, size * 0.68, size * 0.26, 3, f"pm-{SHORT[name]}"))
            body.append(use(f"pamir-{name}", x + size * 0.22, top + 1, size * 0.22))
            body.append(text(x + size * 0.72, top + size * 0.2, str(n), 11, f"mid bold pm-{SHORT[name]}-2"))
    elif content.loyalty:
        short = SHORT[content.loyalty]
        body = [
            circle(x + r, y + r, r - 1.2, f"pm-dial pm-{short}"),
            circle(x + r, y + r, r - 5.5, f"pm-dial-in pm-line-{short}"),
            use(f"pamir-{content.loyalty}", x + r - size * 0.2, y + size * 0.12, size * 0.4),
        ]
        if content.influence:
            number = str(content.influence[0])
            body.append(text(x + r, y + size * 0.84, number, max(11, size * 0.28), f"mid bold pm-{short}-2"))
    else:
        body = [circle(x + r, y + r, r - 1.2, "empty")]
    return join(body)


def said_of(content: Court, say: Text) -> str:
    """A dial in words."""
    out = [say("seat", seat=content.player)]
    if content.automa:
        out += [say("dial-automa", coalition=name, n=n) for name, n in zip(COALITIONS, content.influence, strict=True)]
    elif content.loyalty:
        n = content.influence[0] if content.influence else 0
        out.append(say("dial", coalition=content.loyalty, n=n))
    else:
        out.append(say("dial-none"))
    out += [say("dial-gift", n=GIFTS[k]) for k, given in enumerate(content.gifts) if given]
    out += [say("dial-prize", coalition=name, n=content.prizes.count(name)) for name in dict.fromkeys(content.prizes)]
    out += [say("points", n=content.points), say("court-rupees", n=content.rupees)]
    return comma(say).join(out)


def _gifts(content: Court, say: Text, x: float, y: float, size: float, step: float, reach: float) -> list[Svg]:
    """The three gift spaces: the player's shape on those that are taken, the price on the others."""
    out = []
    for k, price in enumerate(GIFTS):
        left, mid = x + k * step, size / 2
        given = content.gifts[k]
        cls = f"{'ring ' if content.own else ''}pm-space{' pm-given' if given else ''}"
        body = [circle(left + mid, y + mid, mid - 1, cls)]
        if given:
            body.append(use(f"m{content.player}", left + 3.5, y + 3.5, size - 7))
        else:
            body.append(text(left + mid, y + mid + 4.2, str(price), 11, "mid soft"))
        if not content.own:
            out += body
            continue
        if reach:
            body.insert(0, blank(left + mid - reach / 2, y + mid - reach / 2, reach, reach))
        said = say("dial-gift", n=price) if given else say("dial-space", n=price)
        out.append(inner(f"space {price}", said, title(said), *body))
    return out


def _prizes(content: Court, x: float, y: float, r: float, step: float, across: float) -> list[Svg]:
    """A coin for each coalition whose prizes are held, with their number."""
    out = []
    for k, coalition in enumerate(dict.fromkeys(content.prizes)):
        left, top = x + k * across, y + k * step
        out.append(shield(coalition, left, top, r))
        if n := content.prizes.count(coalition) - 1:
            out.append(badge(left + r * 0.9, top - r * 0.7, n + 1, 9 if r < 9 else 11))
    return out


def _dial_box(content: Court, say: Text, w: float, h: float) -> Svg:
    """Dial, gifts and prizes of another player as one thing."""
    prizes = _prizes(content, 67, 15, 8.5, 17, 0)
    body = [ring(1, 0.5, w - 3, h, 10), _dial(content, say, 9, 2, 47), *prizes]
    return thing(f"player {content.player}", said_of(content, say), *body, *_gifts(content, say, 8, 51, 20, 22, 0))


def _own_dial(content: Court, say: Text, x: float, w: float, h: float) -> Svg:
    """One's own: stars beside the dial, spaces and prizes below it, then the figures."""
    body = [ring(x + 4, 1, w - 2, h + 12, 10), _dial(content, say, x + 8, 4, 58)]
    for k, suit in enumerate(SUITS):
        said = say(f"stars-{suit}", n=content.stars[k])
        sign = figure(f"pamir-{suit}", x + 76, 17 + k * 15, str(content.stars[k]), 12, 34, f"pm-{suit}")
        body.append(group(title(said), sign, role="img", aria_label=said))
    body += _gifts(content, say, x + 7, 67, 23, 24, 0)
    body += _prizes(content, x + 88, 80, 8.5, 0, 10)
    rupees, left = say("court-rupees", n=content.rupees), say("court-cylinders", n=content.cylinders)
    coin = figure("pamir-coin", x + 9, 108, str(content.rupees), 13, 52)
    body.append(group(title(rupees), coin, role="img", aria_label=rupees))
    cylinders = figure("pamir-cylinder", x + 66, 108, str(content.cylinders), 13, 44)
    body.append(group(title(left), cylinders, role="img", aria_label=left))
    body.append(use(f"m{content.player}", x + 8, 114, 17))
    body.append(_points(content, say, x + 106, 129, 18, 74))
    return thing(f"player {content.player}", said_of(content, say), *body)


def _narrow_head(content: Court, say: Text, across: float) -> list[Svg]:
    """Dial and gifts on the left, figures in two lines on the right."""
    own = content.own
    step = 44.0 if own else 24.0
    dial = [ring(5, 1, across - 10, 96, 10), use(f"m{content.player}", 9, 4, 17), _dial(content, say, 28, 4, 52)]
    dial += _prizes(content, 98, 18, 9.5, 0, 22) if not own else _prizes(content, 98, 14, 9.5, 22, 0)
    x = 160.0
    dial += _figures(content, say, x, 24, 12.5)
    dial.append(_points(content, say, across - 10, 52, 19, 76))
    dial += _stars(content, say, x, 52, 12.5, 30)
    dial += _gifts(content, say, 20 if own else 24, 66 if own else 62, 26, step, 44.0 if own else 0)
    said = say("standing-limits", hand=content.hand_limit, court=content.court_limit)
    dial.append(label(x, 84, said, across - x - 12, 11.5, 11, "soft thin"))
    return [thing(f"player {content.player}", said_of(content, say), *dial)]


def _known(cards: tuple[Card, ...], say: Text, x: float, y: float, down: int, reach: float) -> Svg:
    """Cards in a hand that the viewer may see, as slips: so many below each other, then in the next column."""
    step = 26.0 if down > 1 else min(26.0, 250 / len(cards))
    out = []
    for k, card in enumerate(cards):
        drawn = [rect(0, 0, 24, 20, 4, f"ring pm-slip pm-{card.suit or 'ink'}")]
        if card.suit:
            drawn.append(use(f"pamir-{card.suit}", 2, 3.5, 12, "pm-on"))
            drawn.append(text(18.5, 14, str(card.rank), 11, "mid bold pm-on"))
        if reach:
            drawn.insert(0, blank(12 - reach / 2, 10 - reach / 2, reach, reach))
        said = describe(card, say)
        slip = thing(f"card {card.number}", said, title(f"{say('hand-known')}{colon(say)}{name(card, say)}"), *drawn)
        out.append(at(x + k // down * step, y + k % down * 24, slip))
    return group(*out, role="group", aria_label=say("hand-known"))
