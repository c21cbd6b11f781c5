# mypyc: skip
"""In which direction an army goes: from where lands lie on the map, which is nothing the rules know of."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

COUNTED: Final = ("north", "east", "south", "west", "sea")
"""Directions that an army of an empire can go in."""
SOUTH: Final = COUNTED.index("south")
WAYS: Final = (*COUNTED, "within")
"""All of them; `within`: it rose where it fought, or nobody knows where the lands lie."""


@cache
def places() -> Mapping[str, tuple[float, float]]:
    """Where each land of the usual board lies: to the east, to the south."""
    found = json.loads((Path(__file__).parent / "compass.json").read_text(encoding="utf-8"))
    return {land: (float(x), float(y)) for land, (x, y) in found.items()}


def way(origin: str, land: str) -> str:
    """The direction from a land to another: the greater of the two parts; `sea` where the origin is none."""
    known = places()
    if origin not in known and origin != "none":
        return "within"
    if origin not in known:
        return "sea"
    if land not in known:
        return "within"
    east, south = known[land][0] - known[origin][0], known[land][1] - known[origin][1]
    if abs(south) >= abs(east):
        return "south" if south > 0 else "north"
    return "east" if east > 0 else "west"
