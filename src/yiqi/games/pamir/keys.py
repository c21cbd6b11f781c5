"""Every message key that Pax Pamir can ask for."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from yiqi.games.pamir.cards import (
    ACTS,
    COALITIONS,
    EVENT_KEYS,
    INSTRUCTIONS,
    LASTING,
    POWERS,
    REGIONS,
    SUITS,
)
from yiqi.games.pamir.terms import CHECKS, ENDS, Terms
from yiqi.games.pamir.view import ANSWERS, LOYALTIES, QUESTIONS, CourtCard, Lasting, Player, Region, Slot, View
from yiqi.games.pamir.wakhan_cards import CLEANUP, PRIORITY

EVENTS: Final = (
    "start", "turn", "loyalty", "refill", "buy", "play", "shown", "cancel", "offer", "demand", "bribe", "standing",
    "standing-full", "act", "place", "reuse", "not_placed", "favor", "favor_held", "leverage", "leverage_paid",
    "discard_hand", "discard_court", "overthrow_tribes", "overthrow_cards", "tax_card", "tax_player", "gift", "build",
    "move_spy", "move_army", "move_tribe", "betray", "prize", "no_prize", "fight_in", "fight_on", "hit_tribe",
    "hit_army", "hit_road", "hit_spy", "safe_house", "blackmail", "event_bought", "event_discarded", "event_ends",
    "bank", "cleared", "prizes_lost", "gifts_lost", "rumor", "swap", "pass", "instability", "check_failed",
    "check_passed", "points", "blocks_removed", "over", "wakhan_card", "wakhan_shuffle", "wakhan_ambition",
    "wakhan_acts", "wakhan_buys", "wakhan_cannot", "wakhan_passes", "wakhan_plays", "wakhan_unpaid", "wakhan_chooses",
)  # fmt: skip
PROMPTS: Final = (
    "loyalty", "loyalty-help", "turn", "bonus", "blackmail", "bribe", "bribe-help", "demand", "demand-help", "road",
    "spy", "reuse", "tax", "gift", "build", "build-free", "move", "betray", "prize", "prize-help", "battle",
    "removing", "safe_house", "drop", "debt", "lose", "suit", "name", "swap", "rebuke", "excess-court", "excess-hand",
    "end", "goal-army", "goal-tribe", "goal-spy",
)  # fmt: skip
REFUSALS: Final = (
    "no-action", "buy-cost", "buy-marked", "withdrawal", "bribe-short", "bribe-cost", "offers", "given-up", "used",
    "act-cost", "gift-full", "gift-space", "build-nowhere", "build-rule", "build-one", "build-free", "move-none",
    "move-road", "betray-none", "betray-spy", "bodyguards", "battle-nowhere", "battle-none", "battle-one",
    "battle-loyal", "battle-tribes", "own-tribes", "citadel", "own-spies", "advisors", "tax-rule", "tax-shelter",
    "fresh",
)  # fmt: skip
VERBS: Final = (
    "loyalty", "buy", "play", *ACTS, "pass", "pay", "offer", "cancel", "demand", "standing", "road", "army", "spy",
    "take_tribe", "take_gift", "take_spy", "take_army", "take_road", "rupee", "levy", "space", "move_army",
    "move_tribe", "move_spy", "target", "prize", "decline", "fight_in", "fight_on", "hit_tribe", "hit_army",
    "hit_road", "hit_spy", "shelter", "discard", "suit", "name", "swap", "rebuke", "done",
)  # fmt: skip
TIES: Final = ("stars", "rupees", "shared")
WARNINGS: Final = ("blocks", "cylinders", "cards", "deck", "places", "loyalty")
WHYS: Final = (
    *PRIORITY, *CLEANUP, "only", "price", "blocks", "cylinders", "net", "arrows", "to_the_left", "other_row",
    "condition", "nothing", "no_card", "points", "victory", "in_full", "region_order", "always", "current", "red_arrow",
    "richest", "leftmost", "leftmost_bonus", "gift", "most_spies", "done",
)  # fmt: skip
"""What decided a choice of Wakhan's, or why a line of her card was impossible."""
HINTS: Final = (
    "rupees", "influence", "loyal", "onto", "gained", "bribe", "loyalty", "lose", "debt", "lose-tribes", "overthrow",
    "favor", "leverage", "army", "road", "spy", "tribe", "court-over", "hand-over", "leaves", "bonus", "action", *ACTS,
    "tax-market", "tax-player", "remove", "prize", "offers", "decides", "blocks", "dominant", "not-dominant", "ruler",
    "no-ruler", "hostage", "no-hostage", "check-failed", "check-passed", "points", "double", "bonus-cards", "swap",
    "cleared",
)  # fmt: skip
BOARD: Final = (
    "panel-map", "panel-market", "panel-check", "panel-court", "panel-automa", "panel-hand",
    "card-if-bought", "card-if-discarded", "card-event", "card-patriot", "card-prize", "card-impact", "card-actions",
    "card-favor", "card-icon",
    "map-ruled", "map-unruled", "map-no-tribe", "map-armies", "map-tribes", "map-roads", "map-no-road",
    "market-price", "market-deck", "market-check", "market-coins", "market-marked", "hand-size", "hand-known",
    "suit-favored", "suit-effect", "check-now", "check-passes", "check-fails", "check-final", "check-blocks",
    "check-supply", "check-none", "check-influence", "check-cylinders", "check-why-passes", "check-why-fails",
    "check-why-tied", "check-score-influence", "check-score-cylinders", "check-done", "check-piles", "check-concerns",
    "court-size", "court-empty", "court-spies", "court-hostage", "court-used", "court-rupees", "court-cylinders",
    "spies", "points", "points-short", "dial", "dial-automa", "dial-none", "dial-gift", "dial-space", "dial-prize",
    "standing-limits", "automa-none", "automa-card", "automa-loyalty", "automa-leaning", "automa-regions",
    "automa-points", "automa-no-back", "automa-red", *(f"stars-{suit}" for suit in SUITS),
    *(f"region-{kind}-{name}" for kind in ("short", "other") for name in REGIONS),
)  # fmt: skip
"""What the board is labelled with, besides the names of things."""
GAME: Final = ("game-pamir", "game-pamir-about", "seat-automa", "aside-standing", "rupees")
"""What the house asks for by itself, and a sum that other messages hold."""


def all_keys(terms: Terms) -> frozenset[str]:
    """The keys, with those whose text stands in the edition."""
    found = {*terms.cards.label, *GAME, *BOARD}
    kinds = (View, Player, Region, Slot, CourtCard, Lasting)
    for prefix, words in (
        ("event", EVENTS),
        ("prompt", PROMPTS),
        ("refuse", REFUSALS),
        ("action", VERBS),
        ("score", ("checks", *(f"check-{n + 1}" for n in range(CHECKS)), "failed", "passed")),
        ("tie", TIES),
        ("phase", ("setup", "turn", "bribe", "over")),
        ("question", QUESTIONS),
        ("why", WHYS),
        ("instruction", INSTRUCTIONS),
        ("view", {field.name.replace("_", "-") for kind in kinds for field in fields(kind)}),
        ("stat", ("influence", "rupees", "hand", "cylinders", "checks")),
        ("region", REGIONS),
        ("suit", SUITS),
        ("coalition", COALITIONS),
        ("border", terms.cards.border_names),
        ("act", ACTS),
        ("end", ENDS),
        ("answer", ANSWERS),
        ("loyalty", LOYALTIES),
        ("power", POWERS),
        ("power-text", POWERS),
        ("effect", EVENT_KEYS),
        ("effect-text", EVENT_KEYS),
        ("hint", HINTS),
        ("lasting", LASTING),
        ("warning", WARNINGS),
    ):
        found.update(f"{prefix}-{word}" for word in words)
    found.update(f"refuse-{word}-short" for word in REFUSALS)
    return frozenset(found)
