"""Wakhan's turn, a step of the house at a time: her card, its three lines again and again, bonus actions."""

from __future__ import annotations

from typing import Any, Final

from yiqi.core.chance import Chance
from yiqi.core.game import STEP, Action, Event
from yiqi.games.pamir import actions
from yiqi.games.pamir.acts import BATTLE, is_favored
from yiqi.games.pamir.cards import ACTS, COALITIONS, FIRST_EVENT, ROWS
from yiqi.games.pamir.state import NOBODY, State
from yiqi.games.pamir.turn import Clean, blackmail, buy
from yiqi.games.pamir.wakhan_actions import MOST_SPIES, NO_ACTION, actor, battle_site, may_act, possible
from yiqi.games.pamir.wakhan_answers import answer
from yiqi.games.pamir.wakhan_buy import CONDITION, NOTHING, ambition, chosen, clause_of
from yiqi.games.pamir.wakhan_deck import column, draw, lean, row
from yiqi.games.pamir.wakhan_hand import Hers, explained, take_up

DRAW: Final = 0
LINES: Final = 1
BONUS: Final = 2
LINE_COUNT: Final = 3
ACT_CLAUSES: Final = (
    "pamir wakhan.41", "pamir wakhan.34", "pamir wakhan.35", "pamir wakhan.43", "pamir wakhan.36", "pamir wakhan.37",
)  # fmt: skip
"""The clause of each card action, in the order of ACTS."""


class WakhanTurn(Hers):
    """Where she is in her turn: her card is to be drawn, she is at line `at` (0 to 2), or at her bonus actions.

    `missed` lines in a row were impossible; `passed` are cards that have been looked at for a bonus action;
    `most_spies`: what she is doing is the battle on the court card with most spies.
    """

    phase: int
    at: int
    missed: int
    passed: tuple[int, ...]
    most_spies: bool

    def __init__(
        self,
        player: int,
        phase: int = DRAW,
        at: int = 0,
        missed: int = 0,
        passed: tuple[int, ...] = (),
        most_spies: object = False,
    ) -> None:
        self.name = "wakhan"
        self.player = player
        self.phase = phase
        self.at = at
        self.missed = missed
        self.passed = passed
        self.most_spies = bool(most_spies)

    def fields(self) -> tuple[Any, ...]:
        return (self.player, self.phase, self.at, self.missed, self.passed, self.most_spies)

    def spies_only(self) -> bool:
        return self.most_spies

    def due(self, s: State, chance: Chance, told: list[Event]) -> bool:
        """The lines end with two actions spent or a whole round impossible, the turn with the last card looked at."""
        player = self.player
        if self.phase == LINES and (s.actions == 0 or self.missed >= LINE_COUNT):
            s.stack[-1] = WakhanTurn(player, BONUS)
            return False
        if self.phase == BONUS and not self.bonus_card(s) and not self.ambitious(s):
            s.stack[-1] = Clean(player, 0)
            return False
        return True

    def take(self, s: State, a: Action, chance: Chance, told: list[Event]) -> None:
        if self.phase == DRAW:
            self.draw(s, chance, told)
        elif self.ambitious(s):
            self.buy_check(s, told)
        elif self.phase == LINES:
            self.line(s, told)
        else:
            self.bonus(s, told)

    def draw(self, s: State, chance: Chance, told: list[Event]) -> None:
        """Her card is turned up; then come abilities at the start of a turn (clauses pamir wakhan.10, wakhan.13)."""
        player = self.player
        if draw(s, chance):
            told.append(explained(s, "wakhan_shuffle", "pamir wakhan.12", {}))
        lean(s)
        shown = {"row": ROWS[row(s)], "column": column(s) + 1, "coalition": COALITIONS[s.leaning]}
        told.append(explained(s, "wakhan_card", "pamir wakhan.10", shown))
        s.stack[-1] = WakhanTurn(player, LINES)
        blackmail(s, player)

    # ambition

    def ambitious(self, s: State) -> bool:
        """Whether she buys a Dominance Check before anything else (clauses pamir wakhan.14, wakhan.15)."""
        return s.actions > 0 and ambition(s)[0] != NOBODY

    def buy_check(self, s: State, told: list[Event]) -> None:
        """She buys it; the line she was at is still to come."""
        slot, why = ambition(s)
        told.append(explained(s, "wakhan_ambition", "pamir wakhan.14", {"card": s.market[slot], "why": why}))
        s.stack[-1] = WakhanTurn(self.player, self.phase, self.at, 0, self.passed)
        buy(s, self.player, s.market[slot], told)

    # the lines of her card

    def line(self, s: State, told: list[Event]) -> None:
        """The line she is at, if it is possible; then the next (clause pamir wakhan.16)."""
        instruction = s.terms.cards.wakhan[s.front].instructions[self.at]
        if instruction in ACTS:
            refused = self.act(s, ACTS.index(instruction), instruction, told)
        elif instruction == MOST_SPIES:
            refused = self.act(s, BATTLE, instruction, told)
        else:
            refused = self.radicalize(s, instruction, told)
        if refused:
            clause = clause_of_line(s, instruction)
            args = {"line": self.at + 1, "instruction": instruction, "why": refused}
            told.append(explained(s, "wakhan_cannot", clause, args))
            s.stack[-1] = WakhanTurn(self.player, LINES, (self.at + 1) % LINE_COUNT, self.missed + 1)

    def act(self, s: State, act: int, instruction: str, told: list[Event]) -> str:
        """A card of her court acts; why not, "" when it does (clause pamir wakhan.19)."""
        spies_only = instruction == MOST_SPIES
        can = battle_site(s, True)[0] != NO_ACTION if spies_only else possible(s, act)
        if not can:
            return NOTHING
        card, why = actor(s, act)
        if card == 0:
            return "no_card"
        self.tell_act(s, act, card, why, clause_of_line(s, instruction), self.at + 1, told)
        s.stack[-1] = WakhanTurn(self.player, LINES, (self.at + 1) % LINE_COUNT, 0, (), spies_only)
        actions.announce(s, self.player, act, card)
        return ""

    def tell_act(self, s: State, act: int, card: int, why: str, clause: str, line: int, told: list[Event]) -> None:
        args = {"line": line, "act": ACTS[act], "card": card, "why": why}
        told.append(explained(s, "wakhan_acts", clause, args))

    def radicalize(self, s: State, instruction: str, told: list[Event]) -> str:
        """She buys a card and plays it at once; why not, "" when she does (clause pamir wakhan.22)."""
        slot, why = chosen(s, instruction)
        if slot == NOBODY:
            return why
        card = s.market[slot]
        args = {"line": self.at + 1, "instruction": instruction, "card": card, "why": why}
        told.append(explained(s, "wakhan_buys", clause_of(s, instruction, why), args))
        s.stack[-1] = WakhanTurn(self.player, LINES, (self.at + 1) % LINE_COUNT)
        buy(s, self.player, card, told)
        if card < FIRST_EVENT:
            take_up(s)
        return ""

    # bonus actions

    def bonus_card(self, s: State) -> int:
        """The leftmost card of the favored suit that has neither acted nor been looked at, 0 for none."""
        for card in s.courts[self.player]:
            if not s.used >> card & 1 and card not in self.passed and is_favored(s, self.player, card):
                return card
        return 0

    def bonus(self, s: State, told: list[Event]) -> None:
        """The next card of the favored suit does the leftmost possible of its actions (clause pamir wakhan.18)."""
        card = self.bonus_card(s)
        s.stack[-1] = WakhanTurn(self.player, BONUS, self.at, 0, (*self.passed, card))
        for act in s.terms.cards.acts[card]:
            if may_act(s, card, act) and possible(s, act):
                self.tell_act(s, act, card, "leftmost_bonus", "pamir wakhan.18", 0, told)
                actions.announce(s, self.player, act, card)
                return
        told.append(explained(s, "wakhan_passes", "pamir wakhan.18", {"card": card}))


def clause_of_line(s: State, instruction: str) -> str:
    """The clause of a line of her card."""
    if instruction in ACTS:
        return ACT_CLAUSES[ACTS.index(instruction)]
    return "pamir wakhan.50" if instruction == MOST_SPIES else clause_of(s, instruction, CONDITION)


def step(s: State, chance: Chance, told: list[Event]) -> None:
    """The step of the house: what she does next, or her answer to what she is asked, told with its reason."""
    top = s.stack[-1]
    if isinstance(top, Hers):
        top.take(s, STEP, chance, told)
        return
    found = answer(s, top)
    told.append(explained(s, "wakhan_chooses", found.clause, {"question": top.name, "why": found.why}))
    top.take(s, found.action, chance, told)
