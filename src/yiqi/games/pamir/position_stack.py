"""What is asked, and what is done after that, from the documented form of a position: decisions in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from yiqi.core.chance import QuickChance
from yiqi.core.position import Faulty, flag, listed, number
from yiqi.games.pamir.actions import Begin, least, refusal
from yiqi.games.pamir.acts import PAIR
from yiqi.games.pamir.betray import Betray, Tuck
from yiqi.games.pamir.bribe import Bribe, Demand
from yiqi.games.pamir.cards import COURT, MOST_ICONS, MOST_RANK
from yiqi.games.pamir.check import Check
from yiqi.games.pamir.court import Convert, Debt, Drop
from yiqi.games.pamir.decisions import CLASSES
from yiqi.games.pamir.pieces import GIFT_SPACES, SPIES
from yiqi.games.pamir.placing import CYLINDER, Reuse
from yiqi.games.pamir.play import Enter
from yiqi.games.pamir.position_values import MOST_PIECES, Values, known_keys, table, word
from yiqi.games.pamir.position_write import FRAMES, WORDS
from yiqi.games.pamir.setup import Loyalty
from yiqi.games.pamir.state import NOBODY, Decision, State
from yiqi.games.pamir.tax import Tax
from yiqi.games.pamir.terms import BLOCKS, CYLINDERS
from yiqi.games.pamir.turn import BLACKMAIL, HAND_LIMIT, LEFT_COLUMN, Blackmail, Clean, Excess, Start, opening
from yiqi.games.pamir.wakhan import DRAW, LINE_COUNT, WakhanTurn
from yiqi.games.pamir.wakhan_hand import Hand, Hers, Joins

DEPTH: Final = 60
"""Decisions on one stack."""
UNITS: Final = BLOCKS + CYLINDERS
LIMITS: Final[Mapping[str, tuple[int, int]]] = {
    "size": (1, MOST_PIECES), "least": (0, 6), "most": (1, MOST_PIECES), "offer": (0, MOST_PIECES - 1),
    "left": (0, MOST_RANK), "paid": (0, MOST_RANK), "ready": (0, 1), "units": (1, UNITS), "removed": (0, MOST_RANK),
    "at": (0, MOST_ICONS), "missed": (0, 3), "spared": (0, COURT),
}  # fmt: skip
DEFAULTS: Final[Mapping[str, Any]] = {
    "least": 0, "offer": 0, "paid": 0, "ready": 0, "extra": False, "removed": 0, "at": 0, "spared": 0, "left": 1,
    "phase": "draw", "missed": 0, "passed": [], "most_spies": False, "payer": None,
}  # fmt: skip
BOTTOM: Final = ("turn", "clean", "start", "wakhan")
"""What the rest of a turn follows from: one of these lies below everything else, and nowhere but there."""
TOP: Final = ("tax", "gift", "betray", "battle", "demand")
"""Nothing comes between these and their answer."""
OF_PEOPLE: Final = ("turn", "loyalty", "demand", "enter", "convert", "dial")
FRAMES_OF_HERS: Final = ("wakhan", "wakhan_hand", "wakhan_joins")


def beginning(s: State, setup: bool) -> list[Decision]:
    """What is asked at the beginning of the match, or in a turn."""
    if not setup:
        return [opening(s, s.player)]
    people = [player for player in s.order if player != s.terms.wakhan]
    return [Start(s.player), *[Loyalty(player) for player in reversed(people)]]


def read_stack(values: Values, given: object, player: int) -> list[Decision]:
    """The decisions as they are printed, the one that is asked last."""
    rows = listed("stack", given)
    if len(rows) > DEPTH:
        raise Faulty("stack", f"at most {DEPTH} decisions", len(rows))
    return [_decision(values, f"stack {at}", row, player) for at, row in enumerate(rows)]


def read_ask(values: Values, s: State, given: object) -> list[Decision]:
    """A question by its name, or with its fields, on top of what it comes from; several: the one that is asked last."""
    rows = given if isinstance(given, list) else [given]
    if not 0 < len(rows) < DEPTH:
        raise Faulty("ask", "a question", given)
    found = [_decision(values, "ask", row, s.player) for row in rows]
    if isinstance(found[0], Demand):
        asked = found[0]
        found.insert(0, Bribe(asked.briber, asked.player, asked.most, 0, asked.card))
    if isinstance(found[0], Bribe):
        found[:1] = _owed(s, found[0])
    if found[0].name in BOTTOM:
        return found
    if isinstance(found[0], Loyalty):
        return [Start(s.player), *found]
    if isinstance(found[0], Excess):
        return [Clean(s.player, HAND_LIMIT if found[0].name == "court" else LEFT_COLUMN), *found]
    return [*beginning(s, False), *found]


def _owed(s: State, bribe: Bribe) -> list[Decision]:
    """A bribe on top of what it is paid for: playing the card if it is in hand, else its first possible action."""
    player, card = bribe.player, bribe.card
    if card in s.hands[player]:
        if player == s.terms.wakhan:
            return [Hand(player), Joins(player, card, 0), bribe]
        return [Enter(player, card, 0), bribe]
    acts = s.terms.cards.acts[card]
    if not acts:
        raise Faulty("ask bribe card", "a card with actions, or one in hand", card)
    act = next((act for act in acts if refusal(s, player, act, card) is None), acts[0])
    costs = max(bribe.least, least(s, player, act))
    return [Begin(player, act, card), Bribe(player, bribe.payee, bribe.size, costs, card)]


def _decision(values: Values, field: str, written: object, player: int) -> Decision:
    """One decision or work: its name, or an object with its name and fields."""
    row: Mapping[Any, Any] = {"decision": written} if isinstance(written, str) else table(field, written)
    name = row.get("decision")
    if not isinstance(name, str) or name not in FRAMES:
        raise Faulty(field, "a decision, one of " + ", ".join(FRAMES), name)
    field = f"{field} {name}"
    fields = FRAMES[name]
    known_keys(field, row, ("decision", "player", *fields))
    asked = values.player(f"{field} player", row.get("player", player))
    if name == "reuse":
        return Reuse(asked, *values.piece(f"{field} goal", row.get("goal")))
    return CLASSES[name](
        asked, *[_value(values, f"{field} {key}", key, row.get(key, DEFAULTS.get(key))) for key in fields]
    )


def _value(values: Values, field: str, key: str, value: Any) -> Any:
    """The value of one field of a decision."""
    if key in WORDS:
        return word(field, value, WORDS[key])
    if key == "payer" and value is None:
        return NOBODY
    if key in ("payee", "briber", "payer"):
        return values.player(field, value)
    if key in ("card", "site"):
        return values.court_card(field, value)
    if key in ("cards", "passed"):
        return values.cards(field, value)
    # no conditional expression: compiled, it would make the truth value a number
    if key in ("extra", "most_spies"):
        return flag(field, value)
    return number(field, value, *LIMITS[key])


# what goes together


def check_stack(s: State) -> None:
    """Raises Faulty for decisions that do not suit one another or the position."""
    for at, decision in enumerate(s.stack):
        if (at == 0) != (decision.name in BOTTOM):
            raise Faulty("stack", ", ".join(BOTTOM) + " first, and only there", [each.name for each in s.stack])
        below = s.stack[at - 1] if at else None
        above = s.stack[at + 1] if at + 1 < len(s.stack) else None
        fault = _whose(s, decision) or _beside(decision, below, above) or _about(s, decision)
        if fault:
            raise Faulty(f"stack {at} {decision.name}", fault, list(decision.fields()))
    choosing = [decision.player for decision in s.stack if isinstance(decision, Loyalty)]
    if len(set(choosing)) < len(choosing):
        raise Faulty("stack loyalty", "each player once", choosing)
    if not s.stack:
        return
    top = s.stack[-1]
    can = isinstance(top, Hers) or top.legal(s)
    if not can or not top.due(s.copy(), QuickChance(0), []):
        raise Faulty("ask", "a question that has to be put in this position", top.name)


def _whose(s: State, decision: Decision) -> str:
    """What a decision is expected to be when it is not one of this player's; "" where it is."""
    if decision.player == s.terms.wakhan:
        return "a decision of a person" if decision.name in OF_PEOPLE else ""
    return "one of Wakhan's" if decision.name in FRAMES_OF_HERS else ""


def _beside(decision: Decision, below: Decision | None, above: Decision | None) -> str:
    """What is expected below and above a decision; "" where it is there."""
    if decision.name in TOP and above is not None:
        return "nothing above it"
    if isinstance(decision, Bribe):
        owed = (decision.player, decision.card)
        fits = isinstance(below, Enter | Begin | Joins) and (below.player, below.card) == owed
        fits = fits and decision.payee != decision.player and (above is None or isinstance(above, Demand))
        return "" if fits else "below it what it is paid for, and that it is paid to somebody else"
    if isinstance(decision, Demand):
        fits = isinstance(below, Bribe) and (below.player, below.payee) == (decision.briber, decision.player)
        return "" if fits and decision.offer < decision.most else "below it the bribe that is asked about"
    if isinstance(decision, Enter | Begin | Joins):
        return "" if isinstance(above, Bribe) else "above it the bribe that is owed"
    if isinstance(decision, Loyalty):
        fits = isinstance(below, Loyalty | Start) and (above is None or isinstance(above, Loyalty))
        return "" if fits else "nothing but the start and others to choose beside it"
    return ""


def _about(s: State, decision: Decision) -> str:
    """What a decision is expected to be about; "" where it is."""
    cards, player = s.terms.cards, decision.player
    if isinstance(decision, Check | Convert):
        return "nothing that is never waited with"
    if isinstance(decision, Enter | Joins):
        return "" if decision.card in s.hands[player] else "a card of the player's hand"
    if isinstance(decision, Begin):
        fits = decision.card in s.courts[player] and decision.act in cards.acts[decision.card]
        fits = fits and refusal(s, player, decision.act, decision.card) is None
        return "" if fits else "a card of the player's court that may act so"
    if isinstance(decision, Betray):
        return "" if s.rupees[player] >= PAIR else f"a player with {PAIR} rupees"
    if isinstance(decision, Blackmail):
        return "" if decision.region in BLACKMAIL else "a region of which there is Blackmail"
    if isinstance(decision, Debt):
        return "" if decision.left else "something that is owed"
    if isinstance(decision, Tax) and decision.payer != NOBODY:
        return "" if decision.payer != player == s.terms.wakhan else "a payer of Wakhan's only, and somebody else"
    if isinstance(decision, Tuck):
        return "" if cards.prize[decision.card] >= 0 else "a card that is a prize"
    if isinstance(decision, Drop):
        return "" if all(card <= COURT for card in decision.cards) else "court cards"
    if isinstance(decision, WakhanTurn):
        fits = decision.phase == DRAW or s.front > 0
        return "" if fits and decision.at < LINE_COUNT else "a line of the card in play"
    if isinstance(decision, Reuse) and decision.coalition == CYLINDER and GIFT_SPACES <= decision.goal < SPIES:
        taken = s.gifts[player] >> (decision.goal - GIFT_SPACES) & 1
        return "a free space" if taken else ""
    return ""
