"""Every message key that History of the World can ask for."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from yiqi.games.world import board_keys, report_keys
from yiqi.games.world.cards import EPOCHS, STRAYS
from yiqi.games.world.terms import Terms
from yiqi.games.world.view import QUESTIONS, RESULTS, Area, Fight, Land, Player, Target, Turned, View

EVENTS: Final = (
    "dealt", "dealt-full", "epoch", "rolled", "order", "draws", "draws-full", "kept", "kept-full", "gave", "gave-full",
    "turn", "event", "nothing", "minor", "kingdom", "disaster", "sick", "barbarians", "rises", "settled", "cleared",
    "muster", "occupied", "replaced", "battle", "leader_dies", "reduced", "destroyed", "raid", "surprise", "fort",
    "restore", "left_over", "fleet", "coin", "monument", "scored", "marker", "opened", "zeroed", "over",
)  # fmt: skip
PROMPTS: Final = (
    "draft", "draft-unseen", "events", "disaster", "plague", "plague_areas", "barbarians", "raid", "uprising",
    "crusade", "migrants", "astronomy", "reallocation", "half", "expand", "monument", "attack",
)  # fmt: skip
REFUSALS: Final = (
    "draft-bound", "draft-next", "draft-held", "events-two", "event-epoch", "event-name", "event-capital",
    "event-fleets", "event-water", "event-target", "event-leader", "event-late", "areas-apart", "other-empire", "risen",
    "fleet-far", "no-armies", "not-adjacent", "one-army", "barren", "allies-vacant", "fort-means", "fort-active",
    "fort-one", "restore-coin", "restore-none", "monument-active", "monument-one", "monument-capital", "monument-city",
    "monument-resource",
)  # fmt: skip
VERBS: Final = (
    "keep", "give", "event", "begin", "hit", "area", "from", "raid", "rise", "crusade", "settle", "stop", "fleet",
    "coin", "half", "army", "fort", "restore", "treachery", "surprise", "end", "monument",
)  # fmt: skip
DEFENCES: Final = ("open", "terrain", "strait", "sea", "surprise", "treachery", "uprising")
MEANS: Final = ("army", "coin", "event")
TIES: Final = ("strength", "markers", "last", "shared")
WARNINGS: Final = ("built", "monuments", "forts", "hands")
HINTS: Final = ("fort", "replace", "vacant", "capital", "city", "points", "defence", "odds")
GAME: Final = ("game-world", "game-world-about", "seat-side", "seat-side-brief")
"""What the house asks for by itself."""


def all_keys(terms: Terms) -> frozenset[str]:
    """The keys, with those whose text stands in the edition."""
    found = {*terms.label, *GAME}
    kinds = (View, Player, Land, Area, Fight, Target, Turned)
    for prefix, words in (
        ("event", EVENTS),
        ("prompt", PROMPTS),
        ("refuse", REFUSALS),
        ("action", VERBS),
        ("score", (*(f"epoch-{n}" for n in range(1, EPOCHS + 1)), "before", "markers", "turn")),
        ("tie", TIES),
        ("phase", ("draft", "turn", "over")),
        ("question", QUESTIONS),
        ("view", {field.name.replace("_", "-") for kind in kinds for field in fields(kind)}),
        ("stat", ("points", "lands", "events", "epoch", "turns")),
        ("empire", (*STRAYS, "none")),
        ("land", ("none",)),
        ("water", ("none",)),
        ("card", ("none",)),
        ("result", RESULTS),
        ("defence", DEFENCES),
        ("means", MEANS),
        ("hint", HINTS),
        ("warning", WARNINGS),
    ):
        found.update(f"{prefix}-{word}" for word in words)
    found.update(f"refuse-{word}-short" for word in REFUSALS)
    found.update(board_keys.KEYS)
    found.update(report_keys.KEYS)
    return frozenset(found)
