"""The board of Pax Pamir: which panels there are, what each shows, and how it is drawn."""

from __future__ import annotations

from typing import Final

from yiqi.core.game import Content, Text, Width
from yiqi.draw.svg import Svg
from yiqi.games.pamir.board_automa import automa
from yiqi.games.pamir.board_check import check
from yiqi.games.pamir.board_content import Automa, Check, Court, Hand, Map, Market
from yiqi.games.pamir.board_court import court
from yiqi.games.pamir.board_map import board_map
from yiqi.games.pamir.board_market import hand, market
from yiqi.games.pamir.board_panels import panels
from yiqi.games.pamir.cards import ACTS, COALITIONS, EVENT_KEYS, INSTRUCTIONS, POWERS, REGIONS, SUITS
from yiqi.games.pamir.keys import BOARD
from yiqi.games.pamir.terms import ENDS

__all__ = ["KEYS", "draw", "panels"]

KEYS: Final = (
    *BOARD, *(f"end-{end}" for end in ENDS), *(f"suit-{suit}" for suit in SUITS), *(f"act-{act}" for act in ACTS),
    *(f"coalition-{name}" for name in COALITIONS), *(f"region-{name}" for name in REGIONS),
    *(f"power-{word}" for word in POWERS), *(f"power-text-{word}" for word in POWERS),
    *(f"effect-{key}" for key in EVENT_KEYS), *(f"effect-text-{key}" for key in EVENT_KEYS),
    *(f"instruction-{word}" for word in INSTRUCTIONS),
)  # fmt: skip
"""The messages that drawing asks for, besides "seat" and the names of cards and borders."""


def draw(name: str, content: Content, text: Text, width: Width) -> Svg:
    """The panel `name`, one of those that `panels` gives, as SVG; raises ValueError for any other content.

    It needs the symbols and styles of the page around it, or `tokens.standalone`.
    """
    match content:
        case Map():
            return board_map(content, text, width)
        case Market():
            return market(content, text, width)
        case Check():
            return check(content, text, width)
        case Court():
            return court(content, text, width)
        case Automa():
            return automa(content, text, width)
        case Hand():
            return hand(content, text, width)
    raise ValueError(f"Pax Pamir has no panel {name!r} that shows {type(content).__name__}")
