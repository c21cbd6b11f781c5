"""The things clicked for an action, in order; a button's path is empty."""

from __future__ import annotations

from typing import Final

from yiqi.core.game import Action, Prompt
from yiqi.games.world.state import State

THINGS: Final = {
    "army": "land", "fort": "land", "monument": "land", "half": "land", "hit": "land", "from": "land", "raid": "land",
    "rise": "land", "crusade": "land", "settle": "land", "fleet": "water", "coin": "water", "area": "area",
    "event": "card", "give": "player",
}  # fmt: skip
"""What is clicked for each verb with one argument."""
CARDS: Final = ("treachery", "surprise")
"""Verbs for which the event is clicked first, then the land."""


def path(s: State, a: Action) -> tuple[str, ...]:
    """The path of an action that is near."""
    verb = str(a[0])
    if verb in CARDS:
        return (f"card {_card(s, verb)}", f"land {a[1]}")
    return (f"{THINGS[verb]} {a[1]}",) if verb in THINGS else ()


def _card(s: State, kind: str) -> str:
    """The event of a kind that is in force."""
    events = s.terms.cards.events
    return next((events[card].id for card in s.named if events[card].kind == kind), kind)


def picked(path: tuple[str, ...]) -> Prompt | None:
    """The question once the event is picked: where."""
    return Prompt("where", {"card": path[0].split(" ")[1]}) if path and path[0].startswith("card ") else None
