"""The things clicked for an action, in order; a button's path is empty."""

from __future__ import annotations

from typing import Final

from yiqi.core.game import Action, Prompt
from yiqi.games.world.state import NOBODY, State, holder

THINGS: Final = {
    "army": "land", "fort": "land", "monument": "land", "half": "land", "hit": "land", "from": "land", "raid": "land",
    "rise": "land", "crusade": "land", "settle": "land", "fleet": "water", "coin": "water", "area": "area",
    "event": "card", "give": "player",
}  # fmt: skip
"""What is clicked for each verb with one argument."""
SPARED: Final = ("treachery", "surprise")
"""Verbs of an event in use: an enemy land is clicked first, then the event beside its defence; else the dice."""


def path(s: State, a: Action) -> tuple[str, ...]:
    """The path of an action that is near."""
    verb = str(a[0])
    if verb in SPARED:
        return (f"land {a[1]}", f"{verb} {a[1]}")
    if verb == "army" and holder(s, s.terms.land_at[str(a[1])]) not in (NOBODY, s.seat):
        return (f"land {a[1]}", f"roll {a[1]}")
    return (f"{THINGS[verb]} {a[1]}",) if verb in THINGS else ()


def picked(path: tuple[str, ...]) -> Prompt | None:
    """The question once an enemy land is picked: attack it?"""
    return Prompt("attack", {"land": path[0].split(" ")[1]}) if path and path[0].startswith("land ") else None
