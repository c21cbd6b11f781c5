"""The events of who looks: what each does and when it may be used."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from yiqi.core.game import Text, Width
from yiqi.draw.svg import NONE, Svg, at, esc, join, path, picture, rect, text
from yiqi.games.world.board_content import Card, Hand
from yiqi.games.world.board_parts import comma, foreign, label, least, numeral, other, wrapped

ACROSS: Final = 494.0
HIGH: Final = 146.0
A_ROW: Final = 5
FLAT: Final = 100.0
"""Below this height a card has its name in one script alone."""
GAP: Final = 6.0
MOST: Final = 106.0
NARROW: Final = (112.0, 100.0)
ALWAYS: Final = 99
"""Until so many losses: to the end of the turn."""
SCOPES: Final = ("land", "neighbours", "areas")


def hand(content: Hand, say: Text, width: Width) -> Svg:
    """The cards in a row; those in use are sunken and come last."""
    n = len(content.cards)
    columns, (w, high) = max(1, n), NARROW
    if width == "wide":
        rows = 1 if n <= A_ROW else 2
        columns = max(A_ROW, -(-n // rows))
        w, high = (ACROSS + GAP) / columns - GAP, (HIGH + GAP) / rows - GAP
    body = [
        at(k % columns * (w + GAP), k // columns * (high + GAP), _card(card, w, high, say, width))
        for k, card in enumerate(content.cards)
    ]
    if not body:
        words = label(0, 20, say("board-no-events"), 300, 12, least(width), "thin soft")
        return picture(300 if width == "narrow" else ACROSS, 32, say("panel-hand"), words)
    whole = ACROSS if width == "wide" else n * (w + GAP)
    used = sum([card.used for card in content.cards])
    note = say("board-used", n=used) if used else say("board-hand-note")
    high, cls = (HIGH, "") if width == "wide" else (high, "across")
    return picture(whole, high, say("panel-hand"), *body, cls=cls, note=note)


def _card(card: Card, w: float, high: float, say: Text, width: Width) -> Svg:
    """A card: a band for its deck, name, what it does, its epochs."""
    size = 11.5 if w > 84 else 10.5
    small = 9.6 if width == "wide" else 11.0
    low = 9.3 if width == "wide" else 11.0
    name = say(f"card-{card.card}")
    does = effect(card, say)
    when = epochs(card, say)
    inset = 6.0 if w > 80 else 4.0
    ground = "ring wo-card wo-used" if card.used else "ring wo-card"
    top = f"M.7 7q0-6 6-6h{w - 13.4:.1f}q6 0 6 6z"
    flat = width == "wide" and high < FLAT
    size = 10.8 if flat else size
    top_line = 17.0 if flat else 19.0
    rows = wrapped(inset, top_line, name, w - 2 * inset, size, "bold", 2, low)
    taken = top_line + size * (1.22 if flat else 1.4) * rows.count("<text")
    second = NONE
    if width == "wide" and not flat:
        second = other(say, label(inset, taken, foreign(say, card.names), w - 12, 10.5, 9.8, "thin soft wo-serif"))
        taken += 15
    bottom = high - (4.5 if flat else 7.0)
    room = int((bottom - 9.6 - taken) / (small * 1.28)) + 1
    body = [
        rect(0, 0.7, w, high - 1.4, 7, ground),
        path(top, "wo-greater" if card.greater else "wo-lesser"),
        rows,
        second,
        wrapped(inset, taken, does, w - 2 * inset + 1, small, "thin", max(1, room), low),
        text(inset, bottom, say("board-in-use") if card.used else when, small, "bold" if card.used else "thin soft"),
    ]
    deck = say("board-greater") if card.greater else say("board-lesser")
    said = comma(say).join([name, does, deck, say("board-card-epochs", names=when)])
    thing_name = esc(f"card {card.card}")
    return Svg(
        f'<g data-thing="{thing_name}" data-page="{thing_name}" role="button" aria-label="{esc(said)}" tabindex="-1"'
        f' class="raise">{join(body)}</g>'
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
