"""A table of Ark at any position, for tests that read like play."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

from yiqi import games
from yiqi.core import action
from yiqi.core.chance import Drawn, RecordedChance
from yiqi.core.edition import Edition
from yiqi.core.game import Event, Reason


def edition(**changed: Mapping[str, Any]) -> Edition:
    """The game's edition with some fields of some cards changed; underscores in ids stay."""
    files = copy.deepcopy(dict(games.edition("ark").files))
    for name, fields in changed.items():
        next(card for card in files["cards.toml"]["card"] if card["id"] == name).update(fields)
    files["cards.toml"].pop("facts", None)
    return Edition("test", files)


def chance(*draws: str | int) -> RecordedChance:
    """Chance that gives these: names are drawn, numbers are below something."""
    return RecordedChance([Drawn("below" if isinstance(d, int) else "draw", 0, d, None) for d in draws])


class Table:
    """Rules and a state; seats default to three. `first` is the cabin of the first card of this turn."""

    def __init__(
        self,
        seats: int = 3,
        options: Mapping[str, str] | None = None,
        cards: Edition | None = None,
        **position: Any,
    ) -> None:
        self.rules = games.rules("ark", seats, options or {}, cards)
        self.s, self.warnings = self.rules.position(position)
        self.events: list[Event] = []

    def why(self, text: str, seat: int | None = None) -> Reason | None:
        return self.rules.why_not(self.s, self.s.seat if seat is None else seat, action.parse(text))

    def clause(self, text: str, seat: int | None = None) -> str | None:
        """The clause that forbids an action of the seat whose turn it is, None when it is allowed."""
        reason = self.why(text, seat)
        return reason.clause if reason else None

    def legal(self, verb: str = "", seat: int | None = None) -> list[str]:
        found = self.rules.legal(self.s, self.s.seat if seat is None else seat)
        return [action.text(a) for a in found if a[0] == verb or not verb]

    def play(self, text: str, *draws: str | int, seat: int | None = None) -> list[str]:
        """Plays a legal action, with all that chance is asked for; the kinds of the events told."""
        actor = self.s.seat if seat is None else seat
        assert self.why(text, actor) is None, f"{text} is refused: {self.why(text, actor)}"
        script = chance(*draws)
        self.events = self.rules.play(self.s, actor, action.parse(text), script)
        assert script.left == 0, "less chance was asked for than the test expects"
        return [event.kind for event in self.events]

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [dict(event.public) for event in self.events if event.kind == kind]

    @property
    def asked(self) -> str:
        return self.s.stack[-1].name if self.s.stack else "over"

    @property
    def turn(self) -> tuple[int, ...]:
        return self.rules.turn(self.s)

    def hand(self, seat: int = 0) -> list[str]:
        return [self.rules.terms.cards.names[c] for c in self.s.hands[seat]]

    def offer(self) -> list[str]:
        return [self.rules.terms.cards.names[c] for c in self.s.offer]

    def cabin(self, side: str, number: int) -> list[str]:
        bit = 2 * number - 2 + (side == "starboard")
        cabins = self.s.cabins
        return [self.rules.terms.cards.names[c] for c in cabins[bit]] if bit < len(cabins) else []

    def worth(self, seat: int, kind: str) -> float:
        """What the seat's markers on a scoring card count."""
        i = seat * 5 + ("heavy", "slow", "shy", "useful", "provision").index(kind)
        return self.s.plain[i] + 1.5 * self.s.halves[i]


ROW = ["hay", "hay", "hay"]
"""A face-up row that leaves the animals to the test."""


def table(
    hand: str = "",
    port: list[str] | None = None,
    starboard: list[str] | None = None,
    seats: int = 3,
    options: Mapping[str, str] | None = None,
    cards: Edition | None = None,
    **more: Any,
) -> Table:
    """Seat 0 to play with a hand; cabins are texts of card ids. The heel is level unless `heel` says otherwise."""
    board = {
        "port": [cabin.split() for cabin in port or ["snail"]],
        "starboard": [cabin.split() for cabin in starboard or ["mouse"]],
    }
    position = {"hands": {"0": hand.split()}, "board": board, "offer": ROW, "heel": 0, **more}
    return Table(seats, options, cards, **position)
