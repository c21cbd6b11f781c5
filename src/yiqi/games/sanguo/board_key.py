"""The key of the map: what its signs mean."""

from __future__ import annotations

from typing import Final

from yiqi.core.game import Text
from yiqi.draw.svg import Svg, circle, group, join, path, rect, use
from yiqi.games.sanguo.board_parts import flag, label

LEFT: Final = 10.0
TOP: Final = 10.0
ACROSS: Final = 186.0
STEP: Final = 21.0


def key(say: Text) -> Svg:
    """A small panel in the upper left corner, where there is no land."""
    rows = (("leader", "army"), ("militia", "capital"), ("resource", "owned"), ("move", "support"), ("hold", "bounce"))
    out = [
        rect(LEFT, TOP, ACROSS, 30 + STEP * len(rows), 9, "panel sg-key"),
        label(LEFT + 12, TOP + 19, say("board-key"), 150, 12, 10, "bold"),
    ]
    for r, row in enumerate(rows):
        y = TOP + 38 + r * STEP
        for c, word in enumerate(row):
            x = LEFT + 12 + c * 80
            room = 51 if c == 0 else 60
            out.append(
                join([_sign(word, x, y, say), label(x + 29, y + 4, say(f"board-key-{word}"), room, 11, 9, "thin")])
            )
    return group(*out, cls="sg-quiet")


def _sign(word: str, x: float, y: float, say: Text) -> Svg:
    """A sign of the map around (x + 11, y)."""
    mid = x + 11
    match word:
        case "leader":
            return flag("cao_cao", 1, mid - 11, y - 11, 24, say)
        case "army":
            return use("m1", mid - 9, y - 9, 18)
        case "militia":
            return use("sanguo-militia-1", mid - 9, y - 9, 18)
        case "capital":
            return use("sanguo-capital", mid - 8, y - 8, 16)
        case "resource":
            return use("sanguo-resource", mid - 7, y - 7, 14)
        case "owned":
            return rect(mid - 8, y - 8, 16, 16, 3, "sg-own-1 sg-owned sg-line-1")
        case "move":
            return join([path(f"M{x} {y}h15", "sg-arrow sg-line-1"), path(f"M{x + 24} {y}l-10 -6v12z", "sg-fill-1")])
        case "support":
            return join([path(f"M{x} {y}h15", "sg-dashes sg-line-1"), circle(x + 19, y, 4.5, "sg-knot sg-line-1")])
        case "hold":
            return join([path(f"M{x} {y}h7", "sg-dashes sg-line-1"), circle(x + 15, y, 8, "sg-ring sg-line-1")])
    return use("sanguo-burst", mid - 9, y - 9, 18)
