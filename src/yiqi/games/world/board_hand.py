"""The events of who looks: what each does and when it may be used."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from yiqi.core.game import Text, Width
from yiqi.draw.fit import measure
from yiqi.draw.svg import NONE, Svg, at, esc, group, join, path, picture, rect, text, title, use
from yiqi.games.world.board_content import Card, Hand
from yiqi.games.world.board_parts import (
    about,
    broken,
    comma,
    foreign,
    label,
    least,
    numeral,
    other,
    rows,
    shortened,
    wrapped,
)

ACROSS: Final = 494.0
HIGH: Final = 146.0
A_ROW: Final = 5
FLAT: Final = 100.0
"""Below this height a card has its name in one script alone, and so many LINES, STEP apart, of SMALL type or a name."""
LINES: Final = 5
STEP: Final = 12.0
SMALL: Final = 9.6
NAMED: Final = (10.8, 10.2, 9.6, 9.3)
"""Sizes of a name, the largest in which it fits on two lines."""
GAP: Final = 6.0
SIGN: Final = 28.0
"""Room for the sign of a colour before its cards."""
NARROW: Final = (116.0, 100.0)
ALWAYS: Final = 99
"""Until so many losses: to the end of the turn."""
SCOPES: Final = ("land", "neighbours", "areas")


def hand(content: Hand, say: Text, width: Width) -> Svg:
    """The cards in a row; those in use are sunken and come last. Where the player has two colours, a sheet for each."""
    if content.seat_other < 0:
        whole, high, shown = _row(content.cards, say, width)
        used = sum([card.used for card in content.cards])
        note = "" if not content.cards else say("board-used", n=used) if used else say("board-hand-note")
        cls = "across" if content.cards and width == "narrow" else ""
        return picture(whole, high, say("panel-hand"), shown, cls=cls, note=note)
    return _two(content, say, width)


def _two(content: Hand, say: Text, width: Width) -> Svg:
    """Two hands: a sheet each, on a telephone one after the other, each behind the sign of its colour."""
    body: list[Svg] = []
    x, down = 0.0, 0.0
    for side, cards in ((content.seat, content.cards), (content.seat_other, content.others)):
        said = say("board-sheet", seat=side, n=len(cards))
        whole, high, shown = _row(cards, say, width, side == content.seat)
        down = max(down, high)
        if width == "wide":
            body.append(group(shown, data_sheet=said, data_seat=str(side)))
            continue
        sign = group(title(said), use(f"m{side}", x, 4, SIGN - GAP), role="img", aria_label=said)
        body += [sign, at(x + SIGN, 0, shown)]
        x += SIGN + whole + GAP
    if width == "wide":
        return picture(ACROSS, down, say("panel-hand"), *body)
    return picture(x - GAP, down, say("panel-hand"), *body, cls="across")


def _row(cards: tuple[Card, ...], say: Text, width: Width, used: bool = True) -> tuple[float, float, Svg]:
    """Cards beside each other, in a wide window in two rows if they are many: how wide and how high they are. Those
    that cannot be `used` only have their pages."""
    n = len(cards)
    columns, (w, high) = max(1, n), NARROW
    if width == "wide":
        down = 1 if n <= A_ROW else 2
        columns = A_ROW if down == 1 else -(-n // down)
        w, high = (ACROSS + GAP) / columns - GAP, (HIGH + GAP) / down - GAP
    body = [
        at(k % columns * (w + GAP), k // columns * (high + GAP), _card(card, w, high, say, width, used))
        for k, card in enumerate(cards)
    ]
    if not body:
        words = label(0, 20, say("board-no-events"), 300, 12, least(width), "thin soft")
        return 300 if width == "narrow" else ACROSS, 32, words
    return (ACROSS, HIGH, join(body)) if width == "wide" else (n * (w + GAP), high, join(body))


def _card(card: Card, w: float, high: float, say: Text, width: Width, used: bool) -> Svg:
    """A card: a band for its deck, name, what it does, its epochs."""
    flat = width == "wide" and high < FLAT
    name = say(f"card-{card.card}")
    does = effect(card, say)
    when = epochs(card, say)
    ground = "ring wo-card wo-used" if card.used else "ring wo-card"
    top = f"M.7 7q0-6 6-6h{w - 13.4:.1f}q6 0 6 6z"
    words = _flat if flat else _upright
    body = [
        rect(0, 0.7, w, high - 1.4, 7, ground),
        path(top, "wo-greater" if card.greater else "wo-lesser"),
        words(card, name, does, say("board-in-use") if card.used else when, w, high, say, width),
    ]
    deck = say("board-greater") if card.greater else say("board-lesser")
    said = comma(say).join([name, does, deck, say("board-card-epochs", names=when)])
    if not used:
        return about(f"card {card.card}", said, *body)
    thing_name = esc(f"card {card.card}")
    return Svg(
        f'<g data-thing="{thing_name}" data-page="{thing_name}" role="button" aria-label="{esc(said)}" tabindex="-1"'
        f' class="raise">{join(body)}</g>'
    )


def _upright(card: Card, name: str, does: str, last: str, w: float, high: float, say: Text, width: Width) -> Svg:
    """The words of a card that is higher than wide, with the name in the other script; on a telephone without it."""
    size = 11.5 if w > 84 else 10.5
    small, low = (9.6, 9.3) if width == "wide" else (11.0, 11.0)
    inset = 6.0 if w > 80 else 4.0
    room = w - 2 * inset
    named = broken(name, room, size)
    taken = 19 + size * 1.2 * len(named) + 1.5
    second = NONE
    if width == "wide":
        names = broken(foreign(say, card.names), room, 10.2)
        second = other(say, rows(inset, taken, names, room, 10.2, "thin soft wo-serif", 9.8, 12.2))
        taken += 12.2 * len(names) + 2
    bottom = high - 7
    most = int((bottom - 9.6 - taken) / (small * 1.28)) + 1
    return join(
        [
            rows(inset, 19, named, room, size, "bold", low, size * 1.2),
            second,
            wrapped(inset, taken, does, room + 1, small, "thin", max(1, most), low),
            text(inset, bottom, last, small, "bold" if card.used else "thin soft"),
        ]
    )


def _flat(card: Card, name: str, does: str, last: str, w: float, high: float, say: Text, width: Width) -> Svg:
    """The words of a card in one of two rows: five lines, the epochs at the end of the last if it is full."""
    # what is broken may be a little longer than its room
    room, bottom = (w - 7) / 1.06, high - 5
    size = next((size for size in NAMED if len(broken(name, room, size)) < 3), NAMED[-1])
    named = shortened(broken(name, room, size), 3)
    told = broken(does, room, SMALL)
    y = 17 + STEP * len(named)
    full = len(named) + len(told) >= LINES
    beside = full and measure(told[-1], SMALL) + measure(last, SMALL) + 3 <= room
    told = shortened(told, LINES - len(named) - (0 if beside else 1))
    at_end = text(w - 4, y + STEP * (len(told) - 1), last, SMALL, "end bold" if card.used else "end thin soft")
    at_left = text(4, bottom, last, SMALL, "bold" if card.used else "thin soft")
    return join(
        [
            rows(4, 17, named, room, size, "bold", NAMED[-1], STEP),
            rows(4, y, told, room, SMALL, "thin", 9.3, STEP),
            at_end if beside else at_left,
        ]
    )


def epochs(card: Card, say: Text) -> str:
    """The epochs a card is for, those in a row as a span: "I, III–V"."""
    spans: list[list[int]] = []
    for before, now in pairwise((0, *card.epochs)):
        if spans and now == before + 1:
            spans[-1].append(now)
        else:
            spans.append([now])
    ends = [(numeral(span[0], say), numeral(span[-1], say)) for span in spans]
    return comma(say).join([first if first == last else f"{first}–{last}" for first, last in ends])


def effect(card: Card, say: Text) -> str:
    """What a card does, in a few words."""
    kind = card.kind
    match kind:
        case "minor":
            return say("board-effect-minor", empire=card.target)
        case "kingdom" | "crusade":
            return say(f"board-effect-{kind}", land=card.target, n=card.n)
        case "uprising":
            if card.target != "none":
                return say("board-effect-uprising-land", land=card.target, n=card.dice)
            return say("board-effect-uprising", n=card.n, most=card.dice)
        case "migrants":
            return say("board-effect-migrants", area=card.target, n=card.n)
        case "plague":
            return say(f"board-effect-plague-{SCOPES[card.scope]}", n=card.dice, most=card.until)
        case "dice":
            lasting = "all" if card.until >= ALWAYS else "until"
            return say(f"board-effect-dice-{lasting}", n=card.dice)
        case "armies":
            return say("board-effect-allies" if card.vacant else "board-effect-armies", n=card.n)
    return say(f"board-effect-{kind}", n=card.n)
