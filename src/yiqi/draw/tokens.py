"""Colours and styles that boards and pages share, and drawings that carry them along."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Literal

from yiqi.draw import symbols
from yiqi.draw.svg import Svg

Theme = Literal["light", "dark"]

_HERE = Path(__file__).parent
_VARIABLE = re.compile(r"var\(--([\w-]+)\)")
_COMMENT = re.compile(r"/\*.*?\*/\s*", re.DOTALL)


@lru_cache(maxsize=2)
def colours(theme: Theme) -> Mapping[str, str]:
    """Every colour by name, in one theme: `{"ink": "#2A231D", ...}`."""
    column = ("light", "dark").index(theme)
    return {name: pair[column] for table in symbols.lists() for name, pair in table.get("colours", {}).items()}


def _variables(theme: Theme) -> str:
    return "".join(f"--{name}:{value};" for name, value in colours(theme).items())


def _boards() -> str:
    """The classes of boards: the house's, then those of each game."""
    files = [_HERE / "board.css", *sorted(_HERE.parent.glob("games/*/board.css"))]
    return "".join(_COMMENT.sub("", file.read_text("utf-8")) for file in files)


@lru_cache(maxsize=1)
def stylesheet() -> str:
    """CSS for a page: colours in both themes, sizes and fonts, and the classes of all boards.

    The theme is the reader's own unless the root element says `data-theme="light"` or `"dark"`.
    """
    dark = _variables("dark")
    return (
        f":root{{color-scheme:light;{_variables('light')}}}\n"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{color-scheme:dark;{dark}}}}}\n"
        f":root[data-theme=dark]{{color-scheme:dark;{dark}}}\n"
        f"{_COMMENT.sub('', (_HERE / 'tokens.css').read_text('utf-8'))}{_boards()}"
    )


@lru_cache(maxsize=2)
def _carried(theme: Theme) -> str:
    """The classes of boards with the colours of one theme, for drawings of that theme alone."""
    sans = 'Inter,"Noto Sans","Noto Sans CJK TC","WenQuanYi Micro Hei",system-ui,sans-serif'
    css = _boards().replace(".board", f".board.{theme}").replace("var(--sans)", sans)
    return re.sub(r"\s*\n\s*", "", _resolve(css, theme))


def _resolve(plain: str, theme: Theme) -> str:
    have = colours(theme)
    return _VARIABLE.sub(lambda hit: have.get(hit[1], hit[0]), plain)


def standalone(svg: str, theme: Theme = "light") -> Svg:
    """A drawing that needs no page around it: its symbols, classes and colours stand in it.

    For notebooks, files and notices. Several may stand in one page, in different themes.
    """
    ids = symbols.used(svg)
    defs = "".join(symbols.library()[key] for key in ids)
    body = svg.replace("><", f"><style>{_carried(theme)}</style><defs>{defs}</defs><", 1)
    body = body.replace('class="board', f'class="board {theme}', 1)
    body = re.sub(r'(href="#|<symbol id=")([\w.+-]+)"', rf'\1\2-{theme}"', body)
    return Svg(_resolve(body, theme))
