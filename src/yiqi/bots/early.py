"""The part of a match before people begin (`yiqi.core.optional.early`): bots play it, from the match's key.

What a bot chooses hangs on the key, the number of the record and nothing else, so that whoever has the record and the
published seed can see that nobody chose for it: `checked` plays it again. The bots are given guesses, never the state.
"""

from __future__ import annotations

import hashlib
import random
from typing import Any, Final, NamedTuple

from yiqi import bots, games
from yiqi.bots import bot
from yiqi.core import action
from yiqi.core.chance import LiveChance, QuickChance, Stream
from yiqi.core.edition import Edition
from yiqi.core.game import HOUSE, Action, Seat
from yiqi.core.match import Header, Match, Record
from yiqi.core.optional import early

BOT: Final = "greedy"
BATCH: Final = 60
"""Records that are played before the table is shown them."""


class Begun(NamedTuple):
    """A match as it goes to another process: header, records, the edition's canonical JSON, the key of its chance."""

    header: Header
    records: tuple[Record, ...]
    edition: str
    key: bytes


def chance_of(key: bytes, seq: int) -> QuickChance:
    """The chance of the bot that makes record `seq`."""
    seed = hashlib.sha256(key + f" early {seq}".encode()).digest()
    return QuickChance(random.Random(int.from_bytes(seed[:8], "big")))


def choose(match: Match[Any], key: bytes) -> tuple[Seat, Action]:
    """Who is to act next in the early part, and what the bot does for it."""
    rules, state = match.rules, match.state
    seat = next(seat for seat in rules.turn(state) if seat != HOUSE)
    player = bots.make(BOT, rules)
    return seat, bot.ask(player, rules, state, seat, chance_of(key, len(match.records)))


def play(begun: Begun, most: int = BATCH) -> list[tuple[Seat, str]]:
    """The next actions of the early part, as text, `most` at the most; [] when people are to play."""
    header = begun.header
    edition = Edition.parse("", begun.edition)
    rules = games.rules(header.game, header.seats, header.options, edition, header.ruleset)
    match = Match.replay(rules, header, begun.records)
    found: list[tuple[Seat, str]] = []
    chance = LiveChance(Stream(begun.key, match.drawn()))
    while len(found) < most and early(rules, match.state):
        seat, chosen = choose(match, begun.key)
        match.act(seat, chosen, "bot", chance)
        found.append((seat, action.text(chosen)))
    return found


def checked(match: Match[Any], key: bytes) -> list[int]:
    """The records of the early part, in force or not, that are not what the bots choose from `key`: none if all is
    well. An undo may stand among them."""
    again: Match[Any] = Match(match.rules, match.header)
    wrong: list[int] = []
    for seq, record in enumerate(match.records):
        asked = seq and record.seat != HOUSE and record.action[0] != "undo" and early(match.rules, again.state)
        if asked and (record.by != "bot" or (record.seat, record.action) != choose(again, key)):
            wrong.append(seq)
        again.apply(record)
    return wrong
