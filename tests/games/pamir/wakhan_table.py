"""A table with Wakhan at any position, for tests that read like her turn.

`Hers(front=5, row="top", column=2, market=[[20], [4]])` is her turn at the first line of her AI card 5, with the arrows
pointing so; `step()` takes a step of the house and `says` is what she said last. She is player 1 with one person, and
player 2 with two; the people are loyal to the British. The market is empty unless it is given; its rows may be short.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pamir_table as tables

from yiqi.core.chance import Chance, QuickChance
from yiqi.core.edition import Edition
from yiqi.core.game import HOUSE, STEP, Event
from yiqi.games.pamir.cards import COALITIONS, REGIONS, ROWS
from yiqi.games.pamir.decisions import settle
from yiqi.games.pamir.terms import Terms
from yiqi.games.pamir.wakhan import LINES, WakhanTurn
from yiqi.games.pamir.wakhan_deck import BACKS, lean

MARKET = ("market", "coins", "marked")


def back(terms: Terms, front: int, row: str, column: int) -> str:
    """A back of another card on which the arrows of a front point at a row and a column."""
    cards = terms.cards.wakhan
    for number in range(1, len(cards)):
        other = cards[number]
        shown = ROWS[other.rows[cards[front].red]], other.columns[cards[front].black]
        if number != front and shown == (row, column):
            return BACKS[terms.backs[number]]
    raise AssertionError(f"no back shows card {front} {row} {column}")


class Hers:
    """Her turn at line `at` of the card `front`."""

    def __init__(
        self,
        front: int = 1,
        row: str = "top",
        column: int = 0,
        seats: int = 1,
        at: int = 0,
        phase: int = LINES,
        options: Mapping[str, str] | None = None,
        cards: Edition | None = None,
        leaning: str = "",
        **fields: Any,
    ) -> None:
        for field in MARKET:
            lines = [*fields.get(field, []), [], []][:2]
            fields[field] = [[*line, *[0] * (6 - len(line))] for line in lines]
        fields.setdefault("turn", seats)
        chosen = {"wakhan": "yes", **(options or {})}
        rules, _ = tables.table(seats, chosen, cards)
        fields.setdefault("automa", {"front": front, "back": back(rules.terms, front, row, column)})
        self.rules, self.s = tables.table(seats, chosen, cards, **fields)
        self.wakhan = seats
        if self.s.player == seats:
            self.s.stack = [WakhanTurn(seats, phase, at)]
        if leaning:
            self.s.leaning = COALITIONS.index(leaning)
        elif self.s.front:
            lean(self.s)
        self.told: list[Event] = []

    @property
    def asked(self) -> str:
        return tables.asked(self.s)

    @property
    def hers(self) -> bool:
        """Whether the house is waited for."""
        return self.rules.turn(self.s) == (HOUSE,)

    def step(self, times: int = 1, chance: Chance | None = None) -> Hers:
        """Takes steps of the house; `told` is what the last one told."""
        for _ in range(times):
            assert self.hers, f"{self.asked} is not asked of her"
            self.told = self.rules.play(self.s, HOUSE, STEP, chance or QuickChance(1))
        return self

    def run(self, name: str = "", most: int = 60) -> list[Event]:
        """Takes steps until a question of that name is put to her, or she has nothing more to do; all that was told."""
        told: list[Event] = []
        for _ in range(most):
            if not self.hers or (name and self.asked == name):
                return told
            told += self.step().told
        raise AssertionError(f"no end after {most} steps")

    def put(self, *decisions: Any) -> Hers:
        """Puts decisions on the stack, the one to be asked last."""
        self.s.stack += decisions
        settle(self.s, QuickChance(1), self.told)
        return self

    @property
    def says(self) -> dict[str, Any]:
        """What she told of herself in the last step: its kind and parameters."""
        found = [event for event in self.told if event.kind.startswith("wakhan_")]
        assert len(found) == 1, [event.kind for event in self.told]
        return {"kind": found[0].kind, **found[0].public}

    def said(self, *names: str) -> tuple[Any, ...]:
        """Some of these parameters."""
        return tuple(self.says[name] for name in names)

    def of(self, kind: str) -> list[dict[str, Any]]:
        return tables.of(self.told, kind)

    def kinds(self) -> list[str]:
        return tables.kinds(self.told)

    # where things are

    def court(self, player: int | None = None) -> list[int]:
        return list(self.s.courts[self.wakhan if player is None else player])

    def army(self, region: str, coalition: str) -> int:
        return tables.army(self.s, region, coalition)

    def road(self, border: str, coalition: str) -> int:
        return tables.road(self.s, border, coalition)

    def tribes(self, region: str, player: int | None = None) -> int:
        return self.s.tribes[(self.wakhan if player is None else player) * 6 + REGIONS.index(region)]

    def spies(self, card: int, player: int | None = None) -> int:
        return tables.spies(self.s, card, self.wakhan if player is None else player)

    @property
    def leaning(self) -> str:
        return COALITIONS[self.s.leaning]


def cannot(t: Hers, why: str) -> bool:
    """Whether the next step says that the line is impossible, for that reason."""
    t.step()
    return t.said("kind", "why") == ("wakhan_cannot", why)
