"""The board: what each part shows, made of a view alone, and its drawing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from yiqi.core.game import Text, Width
from yiqi.games.world.terms import Terms
from yiqi.games.world.view import View


def panels(terms: Terms, view: View) -> Mapping[str, Any]:
    """The contents of the board's parts by name."""
    return {"map": view.lands}


def draw(name: str, content: Any, text: Text, width: Width) -> str:
    """The drawing of one part: not drawn yet, an empty square."""
    return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>'
