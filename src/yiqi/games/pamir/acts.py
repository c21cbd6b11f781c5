"""Card actions in general: which card may act, what that costs, and whether it is a bonus (clauses pamir actions)."""

from __future__ import annotations

from typing import Any, Final

from yiqi.core.game import Action, Prompt, Reason
from yiqi.games.pamir.bribe import hostage_bribe
from yiqi.games.pamir.cards import ACTS, IRREGULARS, NEW_TACTICS, SAVVY_OPERATOR
from yiqi.games.pamir.court import MILITARY
from yiqi.games.pamir.state import Decision, State
from yiqi.games.pamir.terms import GIVE_UPS

DONE: Final[Action] = ("done",)
TAX: Final = ACTS.index("tax")
GIFT: Final = ACTS.index("gift")
BUILD: Final = ACTS.index("build")
MOVE: Final = ACTS.index("move")
BETRAY: Final = ACTS.index("betray")
BATTLE: Final = ACTS.index("battle")
ALWAYS_FAVORED: Final = SAVVY_OPERATOR | IRREGULARS
PAIR: Final = 2
"""What building a unit and betraying cost: a rupee on each row."""


class Acting(Decision):
    """What `card` is doing for `player`; the decisions of the six actions are of this kind."""

    card: int

    def __init__(self, name: str, player: int, card: int) -> None:
        self.name = name
        self.player = player
        self.card = card

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.card)

    def ask(self, s: State) -> Prompt:
        return Prompt(self.name, {"card": self.card})


def is_favored(s: State, player: int, card: int) -> bool:
    """Whether a court card counts as of the favored suit, so that its action is a bonus."""
    cards = s.terms.cards
    suit = cards.suit[card]
    return (
        suit == s.favored
        or bool(cards.power[card] & ALWAYS_FAVORED)
        or (suit == MILITARY and s.lasting[NEW_TACTICS] == player)
    )


def card_refusal(s: State, player: int, card: int, least: int) -> Reason | None:
    """Why a court card may not act now: no action is left, it has acted, or the least it costs cannot be paid."""
    if s.actions == 0 and not is_favored(s, player, card):
        return Reason("no-action", {}, "pamir turn.two")
    if s.given_up >= GIVE_UPS and hostage_bribe(s, player, card)[1]:
        return Reason("given-up", {"n": GIVE_UPS}, "pamir play.13")
    if s.used >> card & 1:
        return Reason("used", {"card": card}, "pamir actions.once")
    if s.rupees[player] < least:
        return Reason("act-cost", {"need": least, "have": s.rupees[player]}, "pamir actions.cost")
    return None
