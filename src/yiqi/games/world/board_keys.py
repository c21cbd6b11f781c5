"""The messages that the board of History of the World asks for."""

from __future__ import annotations

from typing import Final

from yiqi.games.world.cards import EFFECTS, EPOCHS

PANELS: Final = ("map", "empire", "attack", "battles", "areas", "hand")
KEY_ROWS: Final = ("capital", "city", "monument", "resource", "fort", "terrain", "wall", "strait", "cross")
PLAIN: Final = tuple([kind for kind in EFFECTS if kind != "plague" and kind != "dice"])
"""Effects that one sentence tells; the others have one for each form."""
WORDS: Final = (
    "key", "fleet", "water", "barren", "army", "vacant", "roll", "roll-short", "odds-note", "win", "both", "lose",
    "whose", "by-sea", "fort-plus", "no-fort", "no-battle", "no-empire", "epoch-of", "about", "number", "minor",
    "no-capital", "pool", "strength", "allies", "coins", "free-forts", "unknown", "done", "acts", "waits", "place",
    "points", "lands", "events", "seat", "areas-note", "area", "share", "worthless", "no-events", "used", "hand-note",
    "sheet", "total", "in-use", "greater", "lesser", "card-epochs", "effect-uprising-land", "effect-plague-land",
    "effect-plague-neighbours", "effect-plague-areas", "effect-dice-all", "effect-dice-until", "effect-allies",
    "effect-pay",
)  # fmt: skip
SURE_OF: Final = (
    "identity", "order", "start_land", "strength", "has_capital", "capital_name", "navigation", "leader", "exists",
    "count", "effect", "facts", "land", "borders", "signs", "coasts", "page",
)  # fmt: skip
"""What a page states its confidence of."""
KEYS: Final = (
    *(f"panel-{name}" for name in PANELS), *(f"board-{word}" for word in WORDS),
    *(f"board-key-{row}" for row in KEY_ROWS), *(f"board-effect-{kind}" for kind in PLAIN),
    *(f"board-has-{word}" for word in ("fort", "capital", "city", "monument", "resource")),
    *(f"board-sign-{sign}" for sign in ("forest", "mountain", "great_wall")),
    *(f"board-sure-{word}" for word in ("high", "medium", "low")),
    *(f"board-of-{field}" for field in SURE_OF),
    *(f"board-leaf-{word}" for word in ("value", "beside", "waters", "start", "capital", "fleets", "copies")),
    *(f"board-years-{epoch}" for epoch in range(1, EPOCHS + 1)),
)  # fmt: skip
"""The messages that drawing asks for, besides the names of lands, waters, areas, empires, events, results, defences."""
