"""Where the panels of a game stand on the table's page: the `layout.toml` of its folder, read and checked.

A game without one has the usual page: the first panel is the board, "hand" lies at the bottom, the others between. One
with it says, by the kinds of its panels ("court 3" is of kind "court", number 3 the player it belongs to):

    quiet = ["standing"]            # verbs that stand in a menu beside one's own name, never in the question
    zoom = 4                        # how many times larger the board may be made; 1 (or nothing): not at all
    grow = 1.4                      # how many times larger panels may be drawn in a large window; 1 (or nothing): not
    [places]                        # kind = area; the first panel is the board and fills its area
    map = "map"
    hand = "hand"
    court = "players"               # in the list of players, below each one's name
    own-court = "own"               # that of who looks, under his name
    [under]                         # what is drawn once and lies under another panel, inside it: where that one has a
    ground = "map"                  # group with data-under="ground"
    [wide]                          # from 1180 px: a CSS grid; `areas` are its rows
    areas = ["head head side", "map map side", "own hand side"]
    columns = "1fr 1fr 380px"
    rows = "auto minmax(0,1fr) auto"
    [middle]                        # from 700 px, the same without "side", which is a drawer there
    [narrow]                        # a telephone: a strip of the players, and tabs
    strip = ["rupees"]              # the figures of a player that stand there, by the keys of `stats`
    peek = "court"                  # the panel of the player chosen there is shown above the board
    [[narrow.tabs]]                 # the first shows the board; the log has a tab of its own after these
    kinds = ["map"]
    icon = "u-map"
    en = "Map"
    zh_hant = "地圖"
    zh_hans = "地图"

Panels of a kind in the list of players that is named first in a tab stand there below each one's name as well.

"head" (the question and what the house says) and "side" (players, log, replay) are areas of the house; where a grid has
an area "players", the list of players stands there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from yiqi import games
from yiqi.core.edition import EditionError
from yiqi.draw import symbols
from yiqi.text.catalogue import EDITION_NAMES

FILE: Final = "layout.toml"
HOUSE: Final = ("head", "side")
IN_LIST: Final = "players"
BOTTOM: Final = "hand"
OWN: Final = "own-"
_NAME: Final = re.compile(r"[a-z][a-z0-9_-]*")
_TRACKS: Final = re.compile(r"[a-z0-9 .,()%-]+")


@cache
def read(game_id: str) -> Mapping[str, Any] | None:
    """The layout of a game, None for the usual page. Raises EditionError for a wrong file."""
    path = games.folder(game_id) / FILE
    return check(games.read_toml(path)) if path.is_file() else None


def quiet(game_id: str) -> Sequence[str]:
    """The verbs that are never put as a question."""
    found = read(game_id)
    return () if found is None else found["quiet"]


def under(game_id: str) -> Mapping[str, str]:
    """The panels that lie under others, by kind: what is under what. Their drawings do not change during a match."""
    found = read(game_id)
    return {} if found is None else found["under"]


def for_page(game_id: str, language: str) -> dict[str, Any] | None:
    """What the page's script is given, in one language."""
    found = read(game_id)
    if found is None:
        return None
    field = EDITION_NAMES[language]
    tabs = [{"kinds": t["kinds"], "icon": t["icon"], "title": t[field]} for t in found["narrow"]["tabs"]]
    return {**found, "narrow": {**found["narrow"], "tabs": tabs}}


def check(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """The layout with all that may be left out filled in. Raises EditionError."""
    _only("", data, ("quiet", "places", "under", "zoom", "grow", "wide", "middle", "narrow"))
    places = data.get("places")
    if not isinstance(places, dict) or not all(_name(k) and _name(area) for k, area in places.items()):
        raise EditionError(FILE, "", "places", "areas by kind of panel")
    areas = [area for area in places.values() if area != IN_LIST]
    if len(areas) != len(set(areas)) or set(areas) & set(HOUSE):
        raise EditionError(FILE, "", "places", f"an area of its own for each kind but those in {IN_LIST}")
    wide, middle = (_grid(data, name, {"head", *areas}) for name in ("wide", "middle"))
    for grid in (wide, middle):
        grid["apart"] = any(IN_LIST in row.split() for row in grid["areas"])
    beneath = data.get("under", {})
    if not isinstance(beneath, dict) or not all(_name(k) and k not in places for k in beneath):
        raise EditionError(FILE, "", "under", "kinds of panels that have no place")
    if any(above not in places for above in beneath.values()):
        raise EditionError(FILE, "", "under", "a kind with a place for each")
    zoom, grow = data.get("zoom", 1), data.get("grow", 1)
    if type(zoom) not in (int, float) or not 1 <= zoom <= 8:
        raise EditionError(FILE, "", "zoom", "how many times larger the board may be made, from 1 to 8")
    if type(grow) not in (int, float) or not 1 <= grow <= 2:
        raise EditionError(FILE, "", "grow", "how many times larger panels may be drawn, from 1 to 2")
    return {
        "quiet": _names(data, "", "quiet"),
        "places": places,
        "under": dict(beneath),
        "zoom": zoom,
        "grow": grow,
        "wide": wide,
        "middle": middle,
        "narrow": _narrow(data.get("narrow"), places),
    }


def _grid(data: Mapping[str, Any], name: str, needed: set[str]) -> dict[str, Any]:
    grid = data.get(name)
    if not isinstance(grid, dict):
        raise EditionError(FILE, "", name, "areas, columns and rows")
    _only(name, grid, ("areas", "columns", "rows"))
    needed = needed | {"side"} if name == "wide" else needed
    rows = grid.get("areas")
    if not isinstance(rows, list) or not rows or not all(isinstance(row, str) for row in rows):
        raise EditionError(FILE, name, "areas", "a list of rows")
    found = {area for row in rows for area in row.split()} - {IN_LIST}
    if found - {"."} != needed or len({len(row.split()) for row in rows}) != 1:
        raise EditionError(FILE, name, "areas", f"rows of equal length with {', '.join(sorted(needed))}")
    for field in ("columns", "rows"):
        if not isinstance(grid.get(field), str) or not _TRACKS.fullmatch(grid[field]):
            raise EditionError(FILE, name, field, "sizes as in a CSS grid")
    return dict(grid)


def _narrow(data: object, places: Mapping[str, str]) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise EditionError(FILE, "", "narrow", "tabs")
    _only("narrow", data, ("strip", "peek", "tabs"))
    peek, tabs = data.get("peek", ""), data.get("tabs")
    if peek and places.get(peek) != IN_LIST:
        raise EditionError(FILE, "narrow", "peek", f"a kind whose place is {IN_LIST}")
    if not isinstance(tabs, list) or not tabs:
        raise EditionError(FILE, "narrow", "tabs", "a list of tables")
    for number, tab in enumerate(tabs):
        where = f"tab {number + 1}"
        _only(where, tab, ("kinds", "icon", *EDITION_NAMES.values()))
        if not _names(tab, where, "kinds"):
            raise EditionError(FILE, where, "kinds", "kinds of panels")
        for field in EDITION_NAMES.values():
            if not isinstance(tab.get(field), str):
                raise EditionError(FILE, where, field, "a word or two")
        if tab.get("icon") not in symbols.library():
            raise EditionError(FILE, where, "icon", "the id of a symbol", tab.get("icon"))
    shown = sorted(kind for tab in tabs for kind in tab["kinds"])
    wanted = sorted(kind for kind in places if kind not in (BOTTOM, peek))
    if shown != wanted:
        raise EditionError(FILE, "narrow", "tabs", f"each of these once: {', '.join(wanted)}", ", ".join(shown))
    return {"strip": _names(data, "narrow", "strip"), "peek": peek, "tabs": tabs}


def _name(value: object) -> bool:
    return isinstance(value, str) and _NAME.fullmatch(value) is not None


def _names(data: Mapping[str, Any], where: str, field: str) -> list[str]:
    found = data.get(field, [])
    if not isinstance(found, list) or not all(_name(name) for name in found):
        raise EditionError(FILE, where, field, "a list of names", found)
    return found


def _only(where: str, data: Mapping[str, Any], fields: Sequence[str]) -> None:
    for name in data:
        if name not in fields:
            raise EditionError(FILE, where, name, f"one of {', '.join(fields)}")
