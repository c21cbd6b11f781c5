"""The board of Ark: which panels there are, what each shows, and how it is drawn."""

from __future__ import annotations

from yiqi.core.game import Content, Text, Width
from yiqi.draw.svg import Svg
from yiqi.games.ark.board_ark import ark
from yiqi.games.ark.board_content import Ark, Hand, Offer, Pets, Scoring
from yiqi.games.ark.board_rows import hand, offer, pets
from yiqi.games.ark.board_scoring import scoring


def draw(name: str, content: Content, text: Text, width: Width) -> Svg:
    """The panel `name`, one of those that `panels` gives, as SVG; raises ValueError for any other content.

    It needs the symbols and styles of the page around it, or `tokens.standalone`.
    """
    match content:
        case Ark():
            return ark(content, text, width)
        case Offer():
            return offer(content, text, width)
        case Scoring():
            return scoring(content, text, width)
        case Hand():
            return hand(content, text, width)
        case Pets():
            return pets(content, text, width)
    raise ValueError(f"Ark has no panel {name!r} that shows {type(content).__name__}")
