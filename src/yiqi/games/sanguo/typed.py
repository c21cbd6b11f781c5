"""Orders typed as text, in the rulebook's notation: several at once, one a line or apart by commas or semicolons."""

from __future__ import annotations

import re
from typing import Final

from yiqi.core.chance import QuickChance
from yiqi.core.game import Action, Reason, Unread
from yiqi.games.sanguo.notation import parse
from yiqi.games.sanguo.orders import CLEAR, ORDER, written
from yiqi.games.sanguo.relations import PLAYERS
from yiqi.games.sanguo.state import Entry, State, unit_at
from yiqi.games.sanguo.terms import LEADERS

APART: Final = re.compile(r"[\n\r;；,，、]+")
MOST: Final = 100
"""Orders in one text."""
SHOWN: Final = 60
PLACING: Final = ("settle", "recruit")


def typed(s: State, seat: int, text: str) -> list[Action] | Unread:
    """The actions that a text means for a seat now, in the order to play them, or the first line that is none.

    A unit that has an order gets the new one in its place; of two in the text the first counts (clause orders.7).
    What others hang on comes first: relations before moves, disbanding before building. While the set-up goes on the
    number of a province is where to place.
    """
    parts = [part.strip() for part in APART.split(text) if part.strip()]
    if not parts or len(parts) > MOST or not s.stack:
        return Unread(text.strip()[:SHOWN])
    if s.stack[-1].name in PLACING:
        return _placed(s, seat, parts)
    names = {f"p{other}": other for other in range(s.terms.seats)}
    names |= {LEADERS[leader]: other for other, leader in enumerate(s.leader) if leader >= 0}
    wanted: dict[str, tuple[str, Entry]] = {}
    for part in parts:
        lines = parse(part, names)
        if not lines:
            return Unread(part[:SHOWN])
        for line in lines:
            wanted.setdefault(line[0], (part, line))
    found: list[Action] = []
    g, chance = s.copy(), QuickChance(0)
    for part, line in sorted(wanted.values(), key=_later):
        before = written(g, seat).get(line[0])
        if before == line:
            continue
        for a in ([(CLEAR, line[0])] if before else []) + [(ORDER, *line)]:
            reason = g.stack[-1].refusal(g, seat, a)
            if reason is not None:
                return Unread(part[:SHOWN], reason)
            g.stack[-1].take(g, seat, a, chance, [])
            found.append(a)
    return found


def _later(wanted: tuple[str, Entry]) -> bool:
    """Whether a line may hang on others of the text."""
    who, act, _, _ = wanted[1]
    return who not in PLAYERS and unit_at(who)[0] >= 0 and act != "disband"


def _placed(s: State, seat: int, parts: list[str]) -> list[Action] | Unread:
    if len(parts) > 1 or not parts[0].isdecimal() or len(parts[0]) > 3:
        return Unread(parts[0][:SHOWN])
    a: Action = ("place", int(parts[0]))
    reason: Reason | None = s.stack[-1].refusal(s, seat, a)
    return [a] if reason is None else Unread(parts[0], reason)
