"""The scoring cards of Ark: lanes with everybody's markers, ending in the points they would give now."""

from __future__ import annotations

from yiqi.core.game import Text, Width
from yiqi.draw.fit import fit, words
from yiqi.draw.svg import Svg, at, group, join, path, picture, rect, text, thing, title, use
from yiqi.games.ark.board_cards import comma
from yiqi.games.ark.board_content import Lane, Scoring

ROW = 23
NAME = 48
"""What sign and count take from the width of a lane."""


def scoring(content: Scoring, say: Text, width: Width) -> Svg:
    """All scoring cards side by side; on a telephone three and two."""
    lanes = content.lanes
    seats = max((len(lane.markers) for lane in lanes), default=0)
    h = 35 + ROW * seats
    if width == "wide":
        w, gap, columns = 97.0, 3, len(lanes)
    else:
        w, gap, columns = 120.0, 7, 3
    least = 9 if width == "wide" else 11
    size = min([13.0] + [fit(say(f"kind-{lane.kind}"), w - NAME, 13, least).size for lane in lanes])
    body = []
    for k, lane in enumerate(lanes):
        row, column = divmod(k, columns)
        short = min(columns, len(lanes) - row * columns)
        left = (columns - short) * (w + gap) / 2
        body.append(at(left + column * (w + gap), row * (h + gap), _lane(lane, say, w, h, size)))
    rows = -(-len(lanes) // columns) if columns else 0
    note = say("if-scored")
    return picture(columns * (w + gap) - gap, rows * (h + gap) - gap, say("panel-scoring"), *body, note=note)


def count(lane: Lane, seat: int) -> str:
    """What a seat has on this card: "2½"; a marker on timber counts one and a half."""
    doubled = 2 * lane.markers[seat] + lane.halves[seat]
    return f"{doubled // 2}½" if doubled % 2 else str(doubled // 2)


def _lane(lane: Lane, say: Text, w: float, h: float, size: float) -> Svg:
    doubled = [2 * m + half for m, half in zip(lane.markers, lane.halves, strict=True)]
    order = sorted(range(len(doubled)), key=lambda seat: (-doubled[seat], seat))
    called = say(f"kind-{lane.kind}")
    said = comma(say).join(f"{say('seat', seat=seat)} {count(lane, seat)} ({lane.points[seat]})" for seat in order)
    top = f"M.500 9.500a9 9 0 0 1 9-9h{w - 19:.1f}a9 9 0 0 1 9 9v18.500H.5z"
    body = [
        rect(0.5, 0.5, w - 1, h - 1, 9, "ring panel"),
        path(top, "head"),
        use(f"ark-{lane.kind}", 6, 5.5, 17),
        words(26, 14 + size * 0.36, called, w - NAME, size, size, ""),
        group(title(say("in-deck", n=lane.cards)), text(w - 6, 18.4, str(lane.cards), 11, "end thin soft")),
    ]
    best = doubled[order[0]] if order else 0
    for k, seat in enumerate(order):
        lead = doubled[seat] == best > 0
        body.append(at(0, 33 + k * ROW, _row(lane, seat, w, lead)))
    return thing(f"kind {lane.kind}", f"{called}: {said}", *body)


def _row(lane: Lane, seat: int, w: float, lead: bool) -> Svg:
    """A seat's markers, what they count, and the points for it."""
    markers, halves = lane.markers[seat], lane.halves[seat]
    if markers == 0:
        return join([group(use(f"m{seat}", 7, 2, 13), opacity=0.4), path(f"M26 8.500H{w - 10:.1f}", "none")])
    step = min(14.0, (w - 71) / (markers - 1)) if markers > 1 else 14.0
    body = []
    for k in range(markers):
        raised = k >= markers - halves
        if raised:
            body.append(use("ark-timber", 6 + k * step, 3.5, 15))
        body.append(use(f"m{seat}", 7 + k * step, -1 if raised else 2, 14))
    body.append(text(w - 30, 13, count(lane, seat), 12, "end soft"))
    body.append(rect(w - 27, 1, 21, 16, 5, "lead" if lead else "head"))
    body.append(text(w - 16.5, 13.2, str(lane.points[seat]), 11.5, "mid bold gold" if lead else "mid soft"))
    return join(body)
