"""Every decision and work by name: what a saved stack is made of, and how it goes on until somebody is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from yiqi.core.chance import Chance
from yiqi.core.game import Event
from yiqi.games.pamir.actions import Begin
from yiqi.games.pamir.battle import Battle, InRegion, OnCard, SafeHouse
from yiqi.games.pamir.betray import Betray, Prize, Tuck
from yiqi.games.pamir.bribe import Bribe, Demand
from yiqi.games.pamir.build import Build
from yiqi.games.pamir.check import Check, Rising
from yiqi.games.pamir.court import Convert, Debt, Dial, Drop
from yiqi.games.pamir.events import Lose, Name, Rebuke, Suit, Swap
from yiqi.games.pamir.gift import Gift
from yiqi.games.pamir.impact import Icons, Road, Spy
from yiqi.games.pamir.move import Move
from yiqi.games.pamir.placing import Reuse
from yiqi.games.pamir.play import Enter
from yiqi.games.pamir.setup import Loyalty
from yiqi.games.pamir.state import Decision, State
from yiqi.games.pamir.tax import Tax
from yiqi.games.pamir.turn import Blackmail, Clean, Excess, Start, Turn
from yiqi.games.pamir.wakhan import WakhanTurn
from yiqi.games.pamir.wakhan_hand import Hand, Joins


def _court(player: int) -> Decision:
    return Excess("court", player)


def _hand(player: int) -> Decision:
    return Excess("hand", player)


CLASSES: Final[Mapping[str, Callable[..., Decision]]] = {
    "loyalty": Loyalty, "turn": Turn, "blackmail": Blackmail, "bribe": Bribe, "demand": Demand, "road": Road,
    "spy": Spy, "reuse": Reuse, "tax": Tax, "gift": Gift, "build": Build, "move": Move, "betray": Betray,
    "prize": Prize, "battle": Battle, "in_region": InRegion, "on_card": OnCard, "safe_house": SafeHouse,
    "drop": Drop, "debt": Debt, "lose": Lose, "suit": Suit, "name": Name, "swap": Swap, "rebuke": Rebuke,
    "court": _court, "hand": _hand,
    "icons": Icons, "convert": Convert, "dial": Dial, "tuck": Tuck, "enter": Enter, "begin": Begin, "check": Check,
    "rising": Rising, "start": Start, "clean": Clean, "wakhan": WakhanTurn,
    "wakhan_hand": Hand, "wakhan_joins": Joins,
}  # fmt: skip


def settle(s: State, chance: Chance, told: list[Event]) -> None:
    """Does what is due until somebody is asked or the match is over."""
    while s.stack and not s.stack[-1].due(s, chance, told):
        pass
