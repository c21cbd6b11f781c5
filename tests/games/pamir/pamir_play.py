"""The tables of `pamir_table` as one object, and random positions: for the tests of the second half of the rulebook."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import pamir_table as tables

from yiqi import games
from yiqi.core import action
from yiqi.core.chance import QuickChance
from yiqi.core.edition import Edition
from yiqi.core.game import Event
from yiqi.games.pamir.cards import BORDERS, COALITIONS, REGIONS
from yiqi.games.pamir.game import PamirRules
from yiqi.games.pamir.pieces import update_rulers
from yiqi.games.pamir.state import State

NO_DECK = [{}] * 6
"""For the field `piles`: the deck is used up."""


class At:
    """A position; seats default to two, all loyal to the British. Actions are those of whoever is asked.

    Rows of the market and of rupees may be short: what is left out is empty.
    """

    def __init__(
        self,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        cards: Edition | None = None,
        **fields: Any,
    ) -> None:
        for field in ("market", "coins"):
            if isinstance(fields.get(field), list):
                fields[field] = [[*row, *[0] * (6 - len(row))] for row in fields[field]]
        self.rules, self.s = tables.table(seats, options, cards, **fields)
        self.told: list[Event] = []

    @property
    def asked(self) -> str:
        return tables.asked(self.s)

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.s.stack[-1].player

    def clause(self, text: str) -> str | None:
        """The clause that forbids an action, None when it is allowed."""
        return tables.refused(self.rules, self.s, self.seat, text)

    def near(self, verb: str = "") -> list[str]:
        return [action.text(a) for a in self.rules.near(self.s, self.seat) if a[0] == verb or not verb]

    def legal(self, verb: str = "") -> list[str]:
        return tables.legal(self.rules, self.s, self.seat, verb)

    def play(self, *texts: str, deck: Sequence[int] | None = None) -> At:
        """Plays actions one after the other; `deck`: what comes to the market, in the last of them."""
        for i, text in enumerate(texts):
            self.told = tables.do(self.rules, self.s, self.seat, text, deck=deck if i == len(texts) - 1 else None)
        return self

    def kinds(self) -> list[str]:
        """The kinds of what the last action told, in order."""
        return tables.kinds(self.told)

    def of(self, kind: str) -> list[dict[str, Any]]:
        return tables.of(self.told, kind)

    def army(self, region: str, coalition: str = "british") -> int:
        return tables.army(self.s, region, coalition)

    def road(self, border: str, coalition: str = "british") -> int:
        """How many roads lie on a border, named in either order."""
        one, _, two = border.partition("-")
        names = self.s.terms.cards.border_names
        return tables.road(self.s, border if border in names else f"{two}-{one}", coalition)

    def tribes(self, region: str, player: int) -> int:
        return tables.tribes(self.s, region, player)

    def spies(self, card: int, player: int) -> int:
        return tables.spies(self.s, card, player)

    def ruler(self, region: str) -> int:
        return tables.ruler(self.s, region)

    def court(self, player: int) -> list[int]:
        return list(self.s.courts[player])

    def coins(self) -> list[list[int]]:
        """Rupees in the market, row by row."""
        return [self.s.coins[:6], self.s.coins[6:]]

    def loyalty(self, player: int) -> str:
        return COALITIONS[self.s.loyalty[player]]


def matches(
    seats: int, seed: int, steps: int, options: Mapping[str, str] | None = None
) -> Iterator[tuple[PamirRules, State]]:
    """The positions of random matches, `steps` of them; card actions are taken more often than other things.

    The state is the match's own: do not change it.
    """
    rules = games.rules("pamir", seats, options or {})
    assert isinstance(rules, PamirRules)
    random = Random(seed)
    while steps > 0:
        chance = QuickChance(random)
        s, _ = rules.start(chance)
        while s.stack and steps > 0:
            yield rules, s
            steps -= 1
            seat = s.stack[-1].player
            found = rules.legal(s, seat)
            weights = [WEIGHTS.get(str(a[0]), 8) for a in found]
            rules.play(s, seat, random.choices(found, weights)[0], chance)
        if not s.stack:
            yield rules, s


WEIGHTS = {"pass": 1, "cancel": 1, "offer": 1, "standing": 1, "done": 2, "play": 12, "discard": 4}


def shuffled(rules: PamirRules, s: State, random: Random) -> State:
    """A copy in which blocks, cylinders and loyalties lie anywhere, so that every shape of a position comes up."""
    g = s.copy()
    for k in range(3):
        g.blocks[k] = 12
        g.armies[6 * k : 6 * k + 6] = [0] * 6
        g.roads[9 * k : 9 * k + 9] = [0] * 9
        for _ in range(random.choice((0, 2, 4, 6, 8, 12))):
            g.blocks[k] -= 1
            if random.random() < 0.5:
                g.armies[6 * k + random.randrange(6)] += 1
            else:
                g.roads[9 * k + random.randrange(BORDERS)] += 1
    held = [card for court in g.courts for card in court]
    g.spies = [0] * len(g.spies)
    for player in range(rules.terms.players):
        g.tribes[6 * player : 6 * player + 6] = [0] * len(REGIONS)
        g.gifts[player] = random.randrange(8)
        g.cylinders[player] = 10 - g.gifts[player].bit_count()
        g.loyalty[player] = random.randrange(3)
        for _ in range(random.randrange(g.cylinders[player] + 1)):
            g.cylinders[player] -= 1
            if held and random.random() < 0.5:
                g.spies[random.choice(held)] += 1 << 4 * player
            else:
                g.tribes[6 * player + random.randrange(6)] += 1
    update_rulers(g)
    return g
