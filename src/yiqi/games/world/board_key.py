"""The key of the map: what its signs mean."""

from __future__ import annotations

from typing import Final

from yiqi.core.game import Text
from yiqi.draw.svg import Svg, circle, group, path, rect, use
from yiqi.games.world.board_ground import CAP, MARKS
from yiqi.games.world.board_parts import label

LEFT: Final = 8.0
BOTTOM: Final = 627.0
ACROSS: Final = 120.0
STEP: Final = 17.0
ROWS: Final = ("capital", "city", "monument", "resource", "fort", "terrain", "wall", "strait", "cross")


def key(say: Text) -> Svg:
    """A small panel in the lower left corner, where there is no land."""
    high = 24 + STEP * len(ROWS)
    top = BOTTOM - high
    out = [
        rect(LEFT, top, ACROSS, high, 9, "panel wo-key"),
        label(LEFT + 10, top + 16, say("board-key"), 100, 11.5, 10, "bold"),
    ]
    for k, word in enumerate(ROWS):
        y = top + 29 + k * STEP
        out.append(_sign(word, LEFT + 20, y))
        out.append(label(LEFT + 36, y + 3.6, say(f"board-key-{word}"), ACROSS - 42, 10.5, 9, "thin"))
    return group(*out, cls="wo-quiet")


def _sign(word: str, x: float, y: float) -> Svg:
    """A sign of the map around (x, y)."""
    match word:
        case "capital" | "city" | "monument" | "resource" | "fort":
            return use(f"world-{word}", x - 7.5, y - 7.5, 15)
        case "terrain":
            hill = f"M{x - 13} {y + 4}{MARKS['mountain']}"
            tree = f"M{x + 9} {y - 7}{MARKS['forest'].removeprefix('m8 0')}"
            snow = f"M{x - 6} {y - 8}{CAP}"
            return group(path(hill, "wo-mountain"), path(snow, "wo-snow"), path(tree, "wo-forest"))
        case "wall":
            return path(f"M{x - 8} {y + 4}{MARKS['great_wall']}", "wo-great_wall")
        case "strait":
            return path(f"M{x - 9} {y}h18", "wo-strait wo-small")
    cross = path(f"M{x - 2} {y - 2}l4 4m0-4l-4 4", "wo-saltire")
    return group(circle(x, y, 5.5, "wo-cross"), cross)
