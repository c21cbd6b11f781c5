"""Tax: up to as many rupees as the card's rank, from market cards and players (clauses pamir tax)."""

from __future__ import annotations

from typing import Any

from yiqi.core.chance import Chance
from yiqi.core.game import Action, Event, Prompt, Reason
from yiqi.games.pamir.acts import DONE, Acting
from yiqi.games.pamir.cards import CLAIM_OF_ANCIENT_LINEAGE
from yiqi.games.pamir.court import shelter
from yiqi.games.pamir.market import slot_of
from yiqi.games.pamir.state import NOBODY, NOT_ASKED, State, card_of
from yiqi.games.pamir.terms import SLOTS


def in_reach(s: State, player: int, other: int) -> bool:
    """Whether a player rules a region that is on one of the other's court cards (or need not, by Ancient Lineage)."""
    if s.powers[player] & CLAIM_OF_ANCIENT_LINEAGE:
        return bool(s.courts[other])
    where, rulers = s.terms.cards.region, s.rulers
    return any(rulers[where[card]] == player for card in s.courts[other])


def taxable(s: State, player: int, other: int) -> int:
    """How many of another player's rupees a tax can reach."""
    rest = s.rupees[other] - shelter(s, other)
    return rest if rest > 0 and in_reach(s, player, other) else 0


class Tax(Acting):
    """`left` rupees may still be taken, one at a time; `payer` is whom Wakhan took from last, NOBODY for people."""

    left: int
    payer: int

    def __init__(self, player: int, card: int, left: int, payer: int = NOBODY) -> None:
        super().__init__("tax", player, card)
        self.left = left
        self.payer = payer

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.card, self.left, self.payer)

    def ask(self, s: State) -> Prompt:
        return Prompt("tax", {"card": self.card, "n": self.left})

    def near(self, s: State) -> list[Action]:
        found: list[Action] = [("rupee", s.market[slot]) for slot in range(SLOTS) if s.market[slot] and s.coins[slot]]
        found += [("levy", other) for other in range(s.terms.players) if other != self.player and s.rupees[other]]
        found.append(DONE)
        return found

    def refusal(self, s: State, a: Action) -> Reason | None:
        if a == DONE:
            return None
        n = card_of(a, 1)
        if len(a) != 2 or n < 0:
            return NOT_ASKED
        if a[0] == "rupee":
            slot = slot_of(s, n)
            return None if slot >= 0 and s.coins[slot] else NOT_ASKED
        if a[0] != "levy" or n >= s.terms.players or n == self.player or not s.rupees[n]:
            return NOT_ASKED
        if not in_reach(s, self.player, n):
            return Reason("tax-rule", {"seat": n}, "pamir tax.rule")
        if s.rupees[n] <= shelter(s, n):
            return Reason("tax-shelter", {"seat": n, "n": shelter(s, n)}, "pamir tax.shelter")
        return None

    def legal(self, s: State) -> list[Action]:
        found: list[Action] = [("rupee", s.market[slot]) for slot, n in enumerate(s.coins) if n and s.market[slot]]
        others = [p for p in range(s.terms.players) if p != self.player and taxable(s, self.player, p)]
        return [*found, *[("levy", other) for other in others], DONE]

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        if self.left and len(self.legal(s)) > 1:
            return True
        s.stack.pop()
        return False

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        s.stack.pop()
        if a == DONE:
            return
        n = card_of(a, 1)
        payer = NOBODY
        if a[0] == "rupee":
            s.coins[slot_of(s, n)] -= 1
            told.append(Event("tax_card", {"seat": self.player, "card": n}))
        else:
            s.rupees[n] -= 1
            if self.player == s.terms.wakhan:
                payer = n
            told.append(Event("tax_player", {"seat": self.player, "seat_payer": n}))
        s.rupees[self.player] += 1
        s.stack.append(Tax(self.player, self.card, self.left - 1, payer))

    def idle(self, s: State) -> Action:
        return DONE
