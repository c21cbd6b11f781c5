"""The message keys of the report."""

from __future__ import annotations

from typing import Final

COLUMNS: Final = (
    "number", "turn", "seq", "epoch", "seat", "by", "empire", "armies", "entered", "won", "tied", "lost", "forts",
    "monuments", "lands", "areas", "built", "raids", "points", "total", "area", "area_to", "most", "how", "value",
    "sea", "attacks", "rate", "way", "defence", "north", "east", "south", "west", "share_south", "fell", "attacked",
    "lost_to", "land", "means", "kept", "kind", "origin", "seat_other", "empire_other", "dice", "bonus",
    "dice_other", "bonus_other", "result", "fate", "until", "epoch-1", "epoch-2", "epoch-3", "epoch-4", "epoch-5",
    "epoch-6", "epoch-7", "side", "thrown", "face-1", "face-2", "face-3", "face-4", "face-5", "face-6", "average",
)  # fmt: skip
REPORT: Final = (
    "held", "flows", "lives", "attacks", "steppe", "overseas", "forts", "turns", "record", "sheet-held",
    "sheet-flows", "sheet-lives", "sheet-ways", "sheet-defences", "sheet-homes", "sheet-worth", "sheet-zeal",
    "sheet-forts", "sheet-turns", "sheet-stands", "sheet-moves", "picture-held", "picture-flows", "picture-lives",
    "picture-ways", "picture-defences", "say-held", "say-flows", "say-flows-most", "say-lives", "say-lives-long",
    "ask-lives", "say-attacks", "ask-attacks", "say-steppe", "say-steppe-worth", "say-steppe-fared",
    "say-steppe-none", "ask-steppe", "say-overseas", "say-overseas-most", "say-overseas-none", "ask-overseas",
    "say-forts", "ask-forts", "say-record", "turn", "stand", "fort", "life", "flow", "stayed", "bar",
    "dice", "sheet-dice", "say-dice",
)  # fmt: skip
WAYS: Final = ("north", "east", "south", "west", "sea", "within", "barbarians", "none")
FATES: Final = ("stands", "taken", "fell", "cleared", "died", "kingdom", "relieved", "barbarians")
GOINGS: Final = ("occupied", "replaced", "battle")
DOERS: Final = ("person", "bot", "clock")
SIDES: Final = ("attack", "defence")
STANDINGS: Final = ("1", "2", "3")
KEYS: Final = frozenset(
    f"{prefix}-{word}"
    for prefix, words in (
        ("report-column", COLUMNS),
        ("report", REPORT),
        ("way", WAYS),
        ("fate", FATES),
        ("going", GOINGS),
        ("by", DOERS),
        ("standing", STANDINGS),
        ("side", SIDES),
    )
    for word in words
)
