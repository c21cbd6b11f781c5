"""A view to look at: the game's own panels below one another, or plain text."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path
from typing import Any, Final

from yiqi.core import action
from yiqi.core.game import Rules, Seat
from yiqi.text.catalogue import Catalogue

GAP: Final = 16
OPENING = re.compile(r"<svg\b[^>]*>")
VIEW_BOX = re.compile(r'\sviewBox="[-0-9.]+ [-0-9.]+ ([0-9.]+) ([0-9.]+)"')


def svg(rules: Rules[Any], folder: Path, view: Any, language: str) -> str:
    """One drawing of all panels of a view. `folder` is the game's; its texts are read from there."""
    text = Catalogue(language, folder, rules.names())
    drawn = [rules.draw(name, content, text, "wide") for name, content in rules.panels(view).items()]
    placed, width, height = [], 0.0, 0.0
    for picture in drawn:
        w, h = _size(picture)
        placed.append(f'<g transform="translate(0 {height:g})">{picture}</g>')
        width, height = max(width, w), height + h + GAP
    height = max(0.0, height - GAP)
    size = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(placed)}</svg>'


def _size(picture: str) -> tuple[float, float]:
    opening = OPENING.search(picture)
    found = VIEW_BOX.search(opening[0]) if opening else None
    return (float(found[1]), float(found[2])) if found else (0.0, 0.0)


def lines(rules: Rules[Any], state: Any, seat: Seat, view: Any) -> str:
    """The view field by field, then what the seat is asked and may answer."""
    shown = [f"{name}: {_plain(value)}" for name, value in _fields(view)]
    prompt = rules.ask(state, seat)
    asked = "nothing" if prompt is None else prompt.key
    legal = [action.text(a) for a in rules.legal(state, seat)]
    return "\n".join([*shown, f"seat {seat} is asked: {asked}", *(f"  {text}" for text in legal)]) + "\n"


def _fields(value: Any) -> list[tuple[str, Any]]:
    return [(field.name, getattr(value, field.name)) for field in dataclasses.fields(value)]


def _plain(value: Any) -> str:
    if dataclasses.is_dataclass(value):
        return "(" + ", ".join(f"{name} {_plain(inner)}" for name, inner in _fields(value)) + ")"
    if isinstance(value, tuple):
        return "[" + ", ".join(map(_plain, value)) + "]"
    return str(value)
