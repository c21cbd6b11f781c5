"""A state as plain JSON: the documented form of a position (docs/position-pamir.md), every field written out."""

from __future__ import annotations

from typing import Any, Final

from yiqi.games.pamir.cards import ACTS, COALITIONS, LASTING, REGIONS, SUITS
from yiqi.games.pamir.pieces import ARMIES, CODES, REGION_COUNT, SPY_BITS, SPY_MASK, is_block
from yiqi.games.pamir.placing import CYLINDER, described
from yiqi.games.pamir.state import NOBODY, Decision, State
from yiqi.games.pamir.terms import COLUMNS, ENDS, GIFTS, STANDING
from yiqi.games.pamir.wakhan_deck import BACKS

NONE: Final = "none"
UNKNOWN: Final = "unknown"
ONLOOKERS: Final = "onlookers"
SORTS: Final = ("court", "event", "check")
STEPS: Final = ("court_limit", "hand_limit", "left_top", "left_bottom", "refill")
"""The steps of a clean-up that is under way, by the next one."""
HERS: Final = ("draw", "lines", "bonus")
"""What Wakhan does in her turn, by its number there."""
FRAMES: Final[dict[str, tuple[str, ...]]] = {
    "loyalty": (), "turn": (), "blackmail": ("region",), "bribe": ("payee", "size", "least", "card"),
    "demand": ("briber", "most", "offer", "card"), "road": ("region",), "spy": ("region",),
    "reuse": ("coalition", "goal"), "tax": ("card", "left", "payer"), "gift": ("card",),
    "build": ("card", "paid", "ready", "extra"), "move": ("card", "left"), "betray": ("card",), "prize": ("card",),
    "battle": ("card",), "in_region": ("card", "region", "units", "removed"),
    "on_card": ("card", "site", "units", "removed"), "safe_house": ("site",), "drop": ("cards",),
    "debt": ("left", "card"), "lose": (), "suit": (), "name": (), "swap": (), "rebuke": (), "court": (), "hand": (),
    "icons": ("card", "at"), "convert": ("coalition", "spared"), "dial": ("coalition",), "tuck": ("card",),
    "enter": ("card", "end"), "begin": ("act", "card"), "check": ("cards",), "rising": (), "start": (),
    "clean": ("step",), "wakhan": ("phase", "at", "missed", "passed", "most_spies"), "wakhan_hand": (),
    "wakhan_joins": ("card", "end"),
}  # fmt: skip
"""What each decision and work is made of after its player, by name; the words of what is a word are in WORDS."""
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "region": REGIONS, "coalition": COALITIONS, "act": ACTS, "end": ENDS, "step": STEPS,
    "phase": HERS,
}  # fmt: skip


def written(s: State) -> dict[str, Any]:
    """The whole state; equal states give equal text. What follows from the rest is left out."""
    players = range(s.terms.players)
    return {
        "order": list(s.order),
        "first": s.first,
        "turn": s.player,
        "actions": s.actions,
        "favored": SUITS[s.favored],
        "rupees": s.rupees[:],
        "loyalty": [COALITIONS[k] if k >= 0 else NONE for k in s.loyalty],
        "points": s.points[:],
        "gifts": [[cost for space, cost in enumerate(GIFTS) if mask >> space & 1] for mask in s.gifts],
        "prizes": [list(cards) for cards in s.prizes],
        "hands": [list(cards) for cards in s.hands],
        "courts": [list(cards) for cards in s.courts],
        "standing": [STANDING[k] for k in s.standing],
        "shown": [STANDING[k] if k >= 0 else UNKNOWN for k in s.shown],
        "known": {str(p) if p in players else ONLOOKERS: ones(mask) for p, mask in enumerate(s.known) if mask},
        "market": _rows(s.market),
        "coins": _rows(s.coins),
        "marked": _rows([s.marked >> slot & 1 for slot in range(2 * COLUMNS)]),
        "used": ones(s.used),
        "offers": s.offers,
        "given_up": s.given_up,
        "armies": _blocks(s.armies, REGIONS),
        "roads": _blocks(s.roads, s.terms.cards.border_names),
        "tribes": _tribes(s),
        "spies": _spies(s),
        "lasting": {word: player for word, player in zip(LASTING, s.lasting, strict=True) if player >= 0},
        "checked": [[list(part) for part in row] for row in s.checked],
        "in_force": list(s.in_force),
        "gone": list(s.gone),
        "checks": s.checks,
        "piles": [dict(zip(SORTS, s.piles[at : at + 3], strict=True)) for at in range(0, len(s.piles), 3)],
        "fresh": [placed_piece(s, code) for code in s.fresh],
        "automa": _automa(s),
        "stack": [frame(s, decision) for decision in s.stack],
    }


def ones(mask: int) -> list[int]:
    """The cards of a mask, ascending."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def _rows(slots: list[int]) -> list[list[int]]:
    return [slots[:COLUMNS], slots[COLUMNS:]]


def _blocks(counts: list[int], places: tuple[str, ...]) -> dict[str, dict[str, int]]:
    """Blocks by place and coalition, where there are any."""
    found: dict[str, dict[str, int]] = {}
    for at, place in enumerate(places):
        here = {name: n for name, n in zip(COALITIONS, counts[at :: len(places)], strict=True) if n}
        if here:
            found[place] = here
    return found


def _tribes(s: State) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for region, name in enumerate(REGIONS):
        here = {str(player): n for player, n in enumerate(s.tribes[region::REGION_COUNT]) if n}
        if here:
            found[name] = here
    return found


def _spies(s: State) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for card, held in enumerate(s.spies):
        if held:
            by_player = [held >> SPY_BITS * player & SPY_MASK for player in range(s.terms.players)]
            found[str(card)] = {str(player): n for player, n in enumerate(by_player) if n}
    return found


def _automa(s: State) -> dict[str, Any]:
    """Wakhan's cards: the one in play, the back on her pile, the loyalty she showed, and what was drawn."""
    if s.terms.wakhan == NOBODY:
        return {}
    drawn = [int(name) for name, n in zip(s.automa.names, s.automa.counts, strict=True) if not n]
    leaning = COALITIONS[s.leaning] if s.leaning >= 0 else NONE
    back = BACKS[s.back] if s.back >= 0 else NONE
    return {"front": s.front, "back": back, "leaning": leaning, "drawn": drawn}


def placed_piece(s: State, code: int) -> dict[str, str | int]:
    """A piece placed this turn, as `fresh` holds it, in words."""
    if not is_block(code):
        return {"player": code // CODES, **described(s, CYLINDER, code % CODES)}
    coalition = (code - ARMIES) // 100
    return described(s, coalition, code - 100 * coalition)


def frame(s: State, decision: Decision) -> dict[str, Any]:
    """A decision or work by its name, with its fields by theirs."""
    player, *values = decision.fields()
    found: dict[str, Any] = {"decision": decision.name, "player": player}
    if decision.name == "reuse":
        return found | {"goal": described(s, values[0], values[1])}
    for field, value in zip(FRAMES[decision.name], values, strict=True):
        if field in WORDS:
            found[field] = WORDS[field][value]
        elif field != "payer" or value != NOBODY:
            found[field] = list(value) if isinstance(value, tuple) else value
    return found
