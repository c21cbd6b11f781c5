"""What Wakhan answers to each decision that the rules put to her, and by which clause."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from yiqi.core.game import Action
from yiqi.games.pamir.acts import DONE
from yiqi.games.pamir.battle import InRegion, OnCard
from yiqi.games.pamir.betray import TAKE
from yiqi.games.pamir.bribe import CANCEL, PAY
from yiqi.games.pamir.cards import REGIONS, SUITS
from yiqi.games.pamir.court import Drop
from yiqi.games.pamir.impact import Road, Spy
from yiqi.games.pamir.placing import Reuse
from yiqi.games.pamir.state import Decision, State
from yiqi.games.pamir.tax import Tax
from yiqi.games.pamir.turn import Blackmail
from yiqi.games.pamir.wakhan_actions import (
    NO_ACTION,
    battle_site,
    betrayed,
    build_region,
    next_move,
    spy_targets,
    targets,
    tax_target,
)
from yiqi.games.pamir.wakhan_cards import ONLY, worst
from yiqi.games.pamir.wakhan_deck import pointed, regions
from yiqi.games.pamir.wakhan_hand import Hers
from yiqi.games.pamir.wakhan_place import REGION, blackmailed, reused, road_border, sheltered, spy_card


class Answer(NamedTuple):
    """An action, the word for what decided, and the clause."""

    action: Action
    why: str
    clause: str


ARROW: Final = "red_arrow"


def _bribe(s: State, top: Decision) -> Answer:
    can = top.refusal(s, PAY) is None
    return Answer(PAY if can else CANCEL, "in_full", "pamir wakhan.20")


def _road(s: State, top: Decision) -> Answer:
    assert isinstance(top, Road)
    return Answer(("road", road_border(s, top.region)), REGION, "pamir wakhan.31")


def _spy(s: State, top: Decision) -> Answer:
    assert isinstance(top, Spy)
    card, why = spy_card(s, top.region)
    return Answer(("spy", card), why, "pamir wakhan.32")


def _blackmail(s: State, top: Decision) -> Answer:
    assert isinstance(top, Blackmail)
    card, why = blackmailed(s, top.region)
    return Answer(("spy", card), why, "pamir wakhan.13")


def _safe_house(s: State, top: Decision) -> Answer:
    card, why = sheltered(s)
    return Answer(("shelter", card) if card else ("decline",), why, "pamir wakhan.13")


def _reuse(s: State, top: Decision) -> Answer:
    assert isinstance(top, Reuse)
    action, why = reused(s, top)
    return Answer(action, why, "pamir wakhan.33")


def _tax(s: State, top: Decision) -> Answer:
    assert isinstance(top, Tax)
    action, why = tax_target(s, top.payer)
    return Answer(action if action != NO_ACTION else DONE, why or "done", "pamir wakhan.41")


def _gift(s: State, top: Decision) -> Answer:
    return Answer(top.legal(s)[0], "price", "pamir wakhan.34")


def _build(s: State, top: Decision) -> Answer:
    return Answer(("army", REGIONS[build_region(s)]), REGION, "pamir wakhan.35")


def _move(s: State, top: Decision) -> Answer:
    action, why = next_move(s)
    if action == NO_ACTION:
        return Answer(DONE, "done", "pamir wakhan.43")
    return Answer(action, why, "pamir wakhan.44" if action[0] == "move_spy" else "pamir wakhan.43")


def _betray(s: State, top: Decision) -> Answer:
    card, why = betrayed(s)
    return Answer(("target", card) if card else top.legal(s)[0], why, "pamir wakhan.36")


def _prize(s: State, top: Decision) -> Answer:
    return Answer(TAKE, "always", "pamir wakhan.36")


def _battle(s: State, top: Decision) -> Answer:
    # only her own frame knows by which of the two lines she battles
    below = s.stack[-2] if len(s.stack) > 1 else None
    spies_only = isinstance(below, Hers) and below.spies_only()
    action, why = battle_site(s, spies_only)
    if action == NO_ACTION:
        return Answer(top.legal(s)[0], ONLY, "pamir wakhan.37")
    if spies_only:
        return Answer(action, why, "pamir wakhan.50")
    return Answer(action, why, "pamir wakhan.37" if action[0] == "fight_in" else "pamir wakhan.40")


def _in_region(s: State, top: Decision) -> Answer:
    assert isinstance(top, InRegion)
    found = targets(s, top.region)
    return Answer(found[0] if found else top.legal(s)[-1], ARROW if found else "done", "pamir wakhan.38")


def _on_card(s: State, top: Decision) -> Answer:
    assert isinstance(top, OnCard)
    found = spy_targets(s, top.site)
    return Answer(found[0] if found else top.legal(s)[-1], ARROW if found else "done", "pamir wakhan.38")


def _drop(s: State, top: Decision) -> Answer:
    assert isinstance(top, Drop)
    card, why = worst(s, [card for card in top.cards if card in s.courts[top.player]])
    return Answer(("discard", card), why, "pamir wakhan.45")


def _court(s: State, top: Decision) -> Answer:
    card, why = worst(s, list(s.courts[top.player]))
    return Answer(("discard", card), why, "pamir wakhan.45")


def _suit(s: State, top: Decision) -> Answer:
    return Answer(("suit", SUITS[s.favored]), "current", "pamir wakhan.47")


def _name(s: State, top: Decision) -> Answer:
    return Answer(("name", pointed(s)), ARROW, "pamir wakhan.47")


def _swap(s: State, top: Decision) -> Answer:
    return Answer(("swap", pointed(s)), ARROW, "pamir wakhan.47")


def _rebuke(s: State, top: Decision) -> Answer:
    return Answer(("rebuke", REGIONS[regions(s)[0]]), REGION, "pamir wakhan.47")


ANSWERS: Final[Mapping[str, Callable[[State, Decision], Answer]]] = {
    "bribe": _bribe, "road": _road, "spy": _spy, "blackmail": _blackmail, "safe_house": _safe_house, "reuse": _reuse,
    "tax": _tax, "gift": _gift, "build": _build, "move": _move, "betray": _betray, "prize": _prize,
    "battle": _battle, "in_region": _in_region, "on_card": _on_card, "drop": _drop, "court": _court, "suit": _suit,
    "name": _name, "swap": _swap, "rebuke": _rebuke,
}  # fmt: skip


def answer(s: State, top: Decision) -> Answer:
    """Her answer to the decision on top of the stack; what her rules do not mention she answers as the clock would."""
    found = ANSWERS.get(top.name)
    return found(s, top) if found is not None else Answer(top.idle(s), ONLY, "pamir wakhan.49")
