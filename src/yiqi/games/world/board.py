"""The board of History of the World: which panels there are, what each shows, and how it is drawn."""

from __future__ import annotations

from yiqi.core.game import Content, Text, Width
from yiqi.draw.svg import Svg
from yiqi.games.world.board_areas import areas
from yiqi.games.world.board_attack import attack
from yiqi.games.world.board_content import Areas, Attack, Empire, Ground, Hand, Map, Seat
from yiqi.games.world.board_ground import ground
from yiqi.games.world.board_hand import hand
from yiqi.games.world.board_keys import KEYS
from yiqi.games.world.board_map import board_map
from yiqi.games.world.board_panels import card, panels
from yiqi.games.world.board_side import empire, seat

__all__ = ["KEYS", "card", "draw", "panels"]


def draw(name: str, content: Content, text: Text, width: Width) -> Svg:
    """The panel `name`, one of those that `panels` gives, as SVG; raises ValueError for any other content.

    The map lies over the panel "ground", whose outlines it uses again.
    """
    match content:
        case Map():
            return board_map(content, text, width)
        case Ground():
            return ground(content, text, width)
        case Empire():
            return empire(content, text, width)
        case Attack():
            return attack(content, text, width)
        case Areas():
            return areas(content, text, width)
        case Seat():
            return seat(content, text, width)
        case Hand():
            return hand(content, text, width)
    raise ValueError(f"History of the World has no panel {name!r} that shows {type(content).__name__}")
