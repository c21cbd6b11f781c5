"""The symbols that drawings use, by id: own drawings, and pictures and signs copied from packages at build time.

They are listed in the `icons.toml` beside this module and in those of the games' folders. Where the copied ones are
absent a sign becomes a letter in a circle, and a picture is not known: who draws it asks `known` and draws something
else.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from yiqi.draw.svg import Svg, esc

_HERE = Path(__file__).parent
ASSETS: Final = _HERE / "assets"
_PATHS = re.compile(r"<path[^>]*/>")
_USED = re.compile(r'href="#([\w.+-]+)"')


def lists() -> list[Mapping[str, Any]]:
    """The content of every icons.toml: the house's first, then those of the games by name."""
    files = [_HERE / "icons.toml", *sorted(_HERE.parent.glob("games/*/icons.toml"))]
    return [tomllib.loads(file.read_text("utf-8")) for file in files]


def read(assets: Path) -> dict[str, str]:
    """All symbols by id, as `<symbol>` elements; `assets` is the folder with fluent.json and phosphor.json."""
    fluent, phosphor = _copied(assets / "fluent.json"), _copied(assets / "phosphor.json")
    found: dict[str, str] = {}
    for table in lists():
        edits = table.get("edit", {})
        for key, name in table.get("fluent", {}).items():
            if name in fluent:
                found[key] = _symbol(key, "0 0 32 32", edit(fluent[name], edits.get(key, {})))
        letters = table.get("letter", {})
        for key, name in table.get("phosphor", {}).items():
            if name in phosphor:
                found[key] = _symbol(key, "0 0 256 256", phosphor[name].replace(' fill="currentColor"', ""))
            else:
                found[key] = _symbol(key, "0 0 256 256", _letter(letters.get(key, key[-1].upper())))
        for key, own in table.get("own", {}).items():
            found[key] = _symbol(key, own["box"], own["body"].replace("\n", ""))
    return found


def edit(body: str, how: Mapping[str, Any]) -> str:
    """A copied picture with some of its paths kept, colours replaced, and paths added."""
    body = re.sub(r'^<g fill="none">(.*)</g>$', r"\1", body, flags=re.DOTALL)
    if "keep" in how:
        first, last = how["keep"]
        body = "".join(_PATHS.findall(body)[first : last + 1])
    for old, new in how.get("replace", {}).items():
        body = body.replace(old, new)
    return body + str(how.get("add", "")).replace("\n", "")


def _copied(file: Path) -> dict[str, str]:
    """What the asset tool copied: SVG bodies by icon name; nothing where it could not run."""
    if not file.is_file():
        return {}
    bodies: dict[str, str] = json.loads(file.read_text("utf-8"))
    return bodies


def _letter(letter: str) -> str:
    ring = '<circle cx="128" cy="128" r="104" fill="none" stroke="currentColor" stroke-width="16"/>'
    return f'{ring}<text x="128" y="178" font-size="144" text-anchor="middle">{esc(letter)}</text>'


def _symbol(key: str, box: str, body: str) -> str:
    return f'<symbol id="{key}" viewBox="{box}">{body}</symbol>'


@lru_cache(maxsize=1)
def library() -> Mapping[str, str]:
    """The symbols of this installation, read once."""
    return read(ASSETS)


def known(key: str) -> bool:
    """Whether there is a symbol with this id."""
    return key in library()


def used(svg: str) -> list[str]:
    """The ids of the known symbols that a drawing or a page uses, those that symbols use included, sorted."""
    have = library()
    todo, seen = set(_USED.findall(svg)), set[str]()
    while todo:
        key = todo.pop()
        if key in have and key not in seen:
            seen.add(key)
            todo.update(_USED.findall(have[key]))
    return sorted(seen)


def sheet(ids: Iterable[str] | None = None) -> Svg:
    """A hidden drawing that carries the symbols with these ids (None: all) for a page. Unknown ids are left out."""
    have = library()
    keys = have if ids is None else [key for key in ids if key in have]
    body = "".join(have[key] for key in keys)
    root = '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" class="sheet" aria-hidden="true">'
    return Svg(f"{root}{body}</svg>")


def icon(name: str, cls: str = "ic") -> Svg:
    """A sign of the interface for use in HTML, in the colour and size of the words around it; unseen by screen readers.

    `name` without its "u-"; raises KeyError for one that no icons.toml lists.
    """
    return _inline(f"u-{name}", cls)


def mark(seat: int, cls: str = "mk") -> Svg:
    """The shape of a seat, 0 to 5, for use in HTML."""
    return _inline(f"m{seat}", cls)


def _inline(key: str, cls: str) -> Svg:
    if key not in library():
        raise KeyError(f"no symbol {key}: list it in an icons.toml")
    return Svg(f'<svg class="{esc(cls)}" aria-hidden="true"><use href="#{key}"/></svg>')
