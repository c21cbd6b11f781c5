"""A card of Pax Pamir with its name, as it lies in the market, in a hand and in one's own court.

From the top: a band in the colour of the suit with its sign and a star for each rank, where a patriot has a ribbon;
the name; the icons in printed order; a band in the tint of the region, with a spark for a special ability; the actions
as buttons; a prize as a dotted coin. Events are sunken, dominance checks dark.
"""

from __future__ import annotations

from functools import lru_cache

from yiqi.core.game import Text
from yiqi.draw.fit import measure
from yiqi.draw.svg import NONE, Svg, inner, join, num, path, rect, text, title, use
from yiqi.games.pamir.board_content import Card
from yiqi.games.pamir.board_parts import SHORT, blank, called, colon, comma, label, shield, stop, wrap
from yiqi.games.pamir.cards import SUITS

NAME = 10.6
BAND = 22
SERIF = 1.07
"""How much wider names are than in the font that is measured."""


def name(card: Card, say: Text) -> str:
    """What the card is called."""
    return say(f"card-{card.number}")


def describe(card: Card, say: Text) -> str:
    """Name and all that is printed on the card, to be read out."""
    if card.sort == "check":
        return f"{name(card, say)}{colon(say)}{say(f'effect-text-{card.bought}')}"
    if card.sort == "event":
        kept = say(f"effect-text-{card.bought}")
        lost = say(f"effect-text-{card.discarded}")
        bought = f"{say('card-if-bought')}{colon(say)}{kept}" if card.buyable else kept
        return f"{name(card, say)}{colon(say)}{bought} {say('card-if-discarded')}{colon(say)}{lost}"
    facts = [name(card, say), say(f"region-{card.region}"), f"{say(f'suit-{card.suit}')} {card.rank}"]
    if card.patriot:
        facts.append(say("card-patriot", coalition=card.patriot))
    if card.prize:
        facts.append(say("card-prize", coalition=card.prize))
    said = comma(say).join(facts)
    if card.icons:
        said += f"{stop(say)}{say('card-impact')}{colon(say)}{comma(say).join(_icons(card, say))}"
    if card.acts:
        acts = comma(say).join(say(f"act-{act}") for act in card.acts)
        said += f"{stop(say)}{say('card-actions', n=card.rank)}{colon(say)}{acts}"
    if card.power:
        said += f"{stop(say)}{say(f'power-{card.power}')}{colon(say)}{say(f'power-text-{card.power}')}"
    return said


def _icons(card: Card, say: Text) -> list[str]:
    """The icons in words, each sort once with its number."""
    return [
        say("card-favor", suit=icon) if icon in SUITS else say("card-icon", piece=icon, n=card.icons.count(icon))
        for icon in dict.fromkeys(card.icons)
    ]


def face(
    card: Card, say: Text, w: float, h: float, least: float, button: float = 18.5, acts: str = "", seen: float = 999
) -> Svg:
    """A card of this size with its ring; no text smaller than `least`.

    `button` is the side of the action buttons; `acts` "" leaves them pictures, else they are things, "on" for a card
    that may act, "used" for one that has acted. Where another card covers part of it, `seen` is what it leaves on the
    left.
    """
    said, v = name(card, say), min(w, seen)
    if card.sort == "court":
        region = say(f"region-{card.region}" if v > 60 else f"region-short-{card.region}")
        # large buttons and little room leave none for the prize beside them
        low = h - 15 if button < 20 and v > 60 else 62
        return join([_court(card, said, region, w, h, least, low, v), _buttons(card, say, v, button, acts)])
    if card.sort == "check":
        return _check(said, w, h, least)
    words = say(f"effect-{card.discarded}")
    return _event(said, say("card-event"), say("card-if-discarded"), words, w, h, least)


@lru_cache(maxsize=2048)
def _court(card: Card, said: str, region: str, w: float, h: float, least: float, low: float, v: float) -> Svg:
    """All of a court card but its buttons; `low` is how far down the prize is, `v` how much of the width is seen."""
    suit = f"pm-{card.suit}"
    out = [
        rect(0, 0, w, h, 7, "ring pm-card"),
        path(f"M1 7a6 6 0 0 1 6-6h{num(w - 14)}a6 6 0 0 1 6 6v{BAND - 7}H1z", suit),
        use(f"pamir-{card.suit}", 5, 4, 15, "pm-on"),
    ]
    if v > 60:
        out += [use("pamir-star", 23 + q * 11.5, 6, 11, "pm-on") for q in range(card.rank)]
    elif not card.patriot or v > 48:
        out += [text(22, 16, str(card.rank), 12, "bold pm-on"), use("pamir-star", 30, 7, 9, "pm-on")]
    if card.patriot:
        out.append(ribbon(card.patriot, v - 20, 0, 15))
    lines, size = called(said, v - 11, NAME if least < 10 else 12, least, SERIF)
    out += [label(6, 36 + q * (size + 1), line, v - 10, size, size, "pm-name") for q, line in enumerate(lines)]
    room = v - 8 - 15 - (17 if card.prize and low < 70 else 0)
    step = min(17.0, room / max(1, len(card.icons) - 1))
    out += [icon(card, sign, 5 + q * step, 54.5, 15) for q, sign in enumerate(card.icons)]
    out.append(rect(1, 74, w - 2, 16, 0, f"pm-g-{card.region}"))
    ink = f"pm-gi-{card.region}"
    out.append(label(6, 82 + least * 0.38, region, v - 9 - (15 if card.power else 0), max(9.5, least), least, ink))
    if card.power:
        out.append(use("pamir-spark", v - 17, 75, 14, ink))
    if card.prize:
        out.append(shield(card.prize, v - 11, low, 8))
    return join(out)


def icon(card: Card, sign: str, x: float, y: float, size: float) -> Svg:
    """An impact icon; a suit is a flag in its colour, blocks may have the colour of the patriot."""
    if sign in SUITS:
        return use("pamir-favor", x, y, size, f"pm-{sign}")
    own = card.patriot_blocks and sign in ("army", "road")
    return use(f"pamir-{sign}", x, y, size, f"pm-{SHORT[card.patriot]}-2" if own else "pm-ink")


def ribbon(coalition: str, x: float, y: float, w: float) -> Svg:
    """A patriot's ribbon, w wide, hanging from the upper edge."""
    half, down = w / 2, w * 1.27
    d = f"M{num(x)} {num(y)}h{num(w)}v{num(down)}l{num(-half)} {num(-w * 0.27)}l{num(-half)} {num(w * 0.27)}z"
    size = w * 0.74
    return join(
        [path(d, f"pm-{SHORT[coalition]} pm-edge"), use(f"pamir-{coalition}", x + (w - size) / 2, y + w * 0.1, size)]
    )


def _buttons(card: Card, say: Text, w: float, side: float, acts: str) -> Svg:
    """The actions; as things each can be pressed in a square of 44 where the buttons are large."""
    n = len(card.acts)
    if not n:
        return NONE
    room = w - 10 if side > 20 or not card.prize or n < 3 else w - 30
    step = min(44.0 if side > 20 else 21.0, (room - side) / max(1, n - 1))
    side = min(side, step - 1) if n > 1 else side
    out = []
    for q, act in enumerate(card.acts):
        x, y = 5 + q * step, 95.0
        sign = side * 0.76
        drawn = [
            rect(x, y, side, side, 5, f"{'ring ' if acts else ''}pm-button pm-b-{card.suit}"),
            use(f"pamir-{act}", x + (side - sign) / 2, y + (side - sign) / 2, sign, f"pm-{card.suit}"),
        ]
        if not acts:
            out += drawn
            continue
        if side > 20:
            drawn.insert(0, blank(x + side / 2 - 22, y + side / 2 - 22, 44, 44))
        cls = "pm-acted" if acts == "used" else ""
        out.append(inner(f"act {card.number} {act}", say(f"act-{act}"), title(say(f"act-{act}")), *drawn, cls=cls))
    return join(out)


@lru_cache(maxsize=256)
def _event(said: str, sort: str, discarded: str, words: str, w: float, h: float, least: float) -> Svg:
    """An event: its name is what it does when bought; below what it does when discarded."""
    room = w - 13
    longest = max([measure(word, SERIF) for word in said.split()], default=1)
    size = max(least, min(max(NAME, least), 0.98 * room / longest)) if " " in said else max(NAME, least)
    lines = wrap(said, room / SERIF, size, 3)
    out = [rect(0, 0, w, h, 7, "ring pm-event"), label(7, 15, sort, room, least, least, "soft pm-caps")]
    out += [text(7, 31 + q * 12, line, size, "pm-name") for q, line in enumerate(lines)]
    out.append(path(f"M7 68h{num(w - 14)}", "pm-rule"))
    out.append(label(7, 81, discarded, room, least, least, "pm-refuse bold"))
    short = wrap(words, room / SERIF, least, 3)
    out += [text(7, 81 + (q + 1) * (least + 2), line, least, "soft pm-serif") for q, line in enumerate(short)]
    return join(out)


@lru_cache(maxsize=64)
def _check(said: str, w: float, h: float, least: float) -> Svg:
    lines, size = called(said, w - 8, 11.5, least, SERIF)
    out = [rect(0, 0, w, h, 7, "ring pm-check"), use("pamir-check", w / 2 - 20, 18, 40, "pm-on-check")]
    out += [text(w / 2, 76 + q * 14, line, size, "mid pm-name pm-on-check") for q, line in enumerate(lines)]
    return join(out)
