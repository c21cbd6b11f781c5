"""Which card actions there are now, and how each begins."""

from __future__ import annotations

from typing import Any, Final

from yiqi.core.chance import Chance
from yiqi.core.game import Action, Event, Reason
from yiqi.games.pamir import build
from yiqi.games.pamir.acts import (
    BETRAY,
    BUILD,
    GIFT,
    MOVE,
    PAIR,
    TAX,
    Acting,
    card_refusal,
    is_favored,
)
from yiqi.games.pamir.battle import Battle, battle_refusal
from yiqi.games.pamir.betray import Betray, betray_refusal
from yiqi.games.pamir.bribe import Bribe, hostage_bribe
from yiqi.games.pamir.build import build_refusal
from yiqi.games.pamir.cards import ACTS
from yiqi.games.pamir.gift import Gift, gift_refusal, least_cost
from yiqi.games.pamir.move import Move, move_refusal
from yiqi.games.pamir.state import State, Work
from yiqi.games.pamir.tax import Tax
from yiqi.games.pamir.terms import GIVE_UPS

EACH: Final = range(len(ACTS))


def least(s: State, player: int, act: int) -> int:
    """The least an action costs besides a bribe."""
    if act == GIFT:
        return least_cost(s, player)
    return PAIR if act in (BUILD, BETRAY) else 0


def act_refusal(s: State, player: int, act: int) -> Reason | None:
    """Why a player cannot do anything with an action now, whichever card acts."""
    if act == TAX:
        return None
    if act == GIFT:
        return gift_refusal(s, player)
    if act == BUILD:
        return build_refusal(s, player)
    if act == MOVE:
        return move_refusal(s, player)
    return betray_refusal(s, player) if act == BETRAY else battle_refusal(s, player)


def refusal(s: State, player: int, act: int, card: int) -> Reason | None:
    """Why a court card may not act so now."""
    return card_refusal(s, player, card, least(s, player, act)) or act_refusal(s, player, act)


def legal(s: State, player: int, found: list[Action]) -> None:
    """Adds the card actions that are allowed, in court order and as printed."""
    masks, allowed = s.terms.cards.act_mask, s.terms.allowed
    bonus, tired = s.actions == 0, s.given_up >= GIVE_UPS
    ready: list[int] = []
    wanted = 0
    for card in s.courts[player]:
        if s.used >> card & 1 or (bonus and not is_favored(s, player, card)):
            continue
        if tired and hostage_bribe(s, player, card)[1]:
            continue
        ready.append(card)
        wanted |= masks[card]
    possible = 0
    for act in EACH:
        if wanted >> act & 1 and s.rupees[player] >= least(s, player, act) and act_refusal(s, player, act) is None:
            possible |= 1 << act
    for card in ready:
        found += allowed[card][masks[card] & possible]


def announce(s: State, player: int, act: int, card: int) -> None:
    """A card is chosen to act; a bribe for a hostage comes first."""
    s.stack.append(Begin(player, act, card))
    payee, size = hostage_bribe(s, player, card)
    if size:
        s.stack.append(Bribe(player, payee, size, least(s, player, act), card))


class Begin(Work):
    """The card acts: it is used for this turn, and one of the two actions with it unless it is a bonus."""

    act: int
    card: int

    def __init__(self, player: int, act: int, card: int) -> None:
        self.name = "begin"
        self.player = player
        self.act = act
        self.card = card

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.act, self.card)

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        player, card = self.player, self.card
        bonus = is_favored(s, player, card)
        s.used |= 1 << card
        if not bonus:
            s.actions -= 1
        told.append(Event("act", {"seat": player, "card": card, "act": ACTS[self.act], "bonus": int(bonus)}))
        s.stack[-1] = opening(s, player, self.act, card)
        return False


def opening(s: State, player: int, act: int, card: int) -> Acting:
    """The decision with which an action begins."""
    rank = s.terms.cards.rank[card]
    if act == TAX:
        return Tax(player, card, rank)
    if act == GIFT:
        return Gift(player, card)
    if act == BUILD:
        return build.opening(s, player, card)
    if act == MOVE:
        return Move(player, card, rank)
    return Betray(player, card) if act == BETRAY else Battle(player, card)
