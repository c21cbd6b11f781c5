"""Every message key that Ark can ask for."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from yiqi.games.ark.cards import CLIMATES, FOODS, KINDS, SIDES, SPECIALS, Terms
from yiqi.games.ark.view import PHASES, QUESTIONS, Player, View

EVENTS: Final = (
    "start", "replaced", "lay", "deal", "deal-full", "refill", "take", "draw", "draw-full", "rain", "load", "newcabin",
    "drive", "heel", "marker", "nomarker", "exchange", "timber", "pay", "mark", "pick", "nopick", "done", "petopen",
    "petchosen", "petchosen-full", "petreopened", "petnone", "pass", "endphase", "over", "pet",
)  # fmt: skip
PROMPTS: Final = ("turn", "second", "place", "victim", "mark", "pick", "pick-optional", "pet", "pet-laid", "end")
REFUSALS: Final = (
    "one-action", "no-pass", "nothing-done", "second-slow", "second-provision", "same-cabin", "full", "too-hot",
    "too-cold", "heel", "eats-provisions", "provisions-eaten", "two-meat-eaters", "not-lightest", "prey", "shy",
    "shy-next", "no-timber", "gap", "pick-first", "end-gather", "end-timber", "end-cabin", "end-slow", "end-provision",
    "victim-never", "victim-weight", "victim-provision", "victim-not-shy", "mark-provision", "mark-first", "must-drive",
    "cannot-drive",
)  # fmt: skip
VERBS: Final = ("take", "load", "drive", "mark", "pick", "done", "pet", "pass", "reopen")
SCORES: Final = (
    "timber", "why-none", "why-alone", "why-ranks", "why-first-tied", "why-second-tied", "why-half", "why-rounded",
    "why-timber",
)  # fmt: skip
HINTS: Final = ("heel", "marker", "timber", "points", "pick", "choose", "pet", "pet-not")
WARNINGS: Final = ("heel", "cards", "cabin", "timber", "markers", "offer", "stock", "pets", "weights", "rain", "turn")


def all_keys(terms: Terms) -> frozenset[str]:
    """The keys, with those whose text stands in the edition."""
    found = set(terms.cards.label)
    for prefix, words in (
        ("event", EVENTS),
        ("prompt", PROMPTS),
        ("refuse", REFUSALS),
        ("action", VERBS),
        ("score", (*KINDS, *SCORES)),
        ("tie", ("none", "hand-animals", "shared")),
        ("phase", PHASES),
        ("question", QUESTIONS),
        ("view", [field.name.replace("_", "-") for kind in (View, Player) for field in fields(kind)]),
        ("stat", ("hand", "timber", "markers", "rain")),
        ("hint", HINTS),
        ("results-panel", ("pets",)),
        ("kind", KINDS),
        ("side", SIDES),
        ("climate", CLIMATES),
        ("food", FOODS),
        ("special", SPECIALS),
        ("warning", WARNINGS),
    ):
        found.update(f"{prefix}-{word}" for word in words)
    found.update(f"refuse-{word}-short" for word in REFUSALS)
    return frozenset(found)
