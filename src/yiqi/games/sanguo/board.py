"""The board of Three Kingdoms: which panels there are, what each shows, and how it is drawn."""

from __future__ import annotations

from yiqi.core.game import Content, Text, Width
from yiqi.draw.svg import Svg
from yiqi.games.sanguo.board_content import Clock, Leader, Letters, Map, Orders, Relations
from yiqi.games.sanguo.board_keys import KEYS
from yiqi.games.sanguo.board_map import board_map
from yiqi.games.sanguo.board_panels import panels
from yiqi.games.sanguo.board_sheets import letters, orders
from yiqi.games.sanguo.board_side import clock, leader, relations

__all__ = ["KEYS", "draw", "panels"]


def draw(name: str, content: Content, text: Text, width: Width) -> Svg:
    """The panel `name`, one of those that `panels` gives, as SVG; raises ValueError for any other content.

    It needs the symbols and styles of the page around it, or `tokens.standalone`.
    """
    match content:
        case Map():
            return board_map(content, text, width)
        case Leader():
            return leader(content, text, width)
        case Relations():
            return relations(content, text, width)
        case Clock():
            return clock(content, text, width)
        case Orders():
            return orders(content, text, width)
        case Letters():
            return letters(content, text, width)
    raise ValueError(f"Three Kingdoms has no panel {name!r} that shows {type(content).__name__}")
