"""Checking the dice of a record: every number is derived again from the published seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from yiqi.core.chance import LiveChance, Stream, commitment, stream_key
from yiqi.core.game import Rules
from yiqi.core.match import UNDO, Header, Match, Record


class Undone(NamedTuple):
    """An undo that took back chance: its record, how many numbers it took back, and by whose consent."""

    record: int
    numbers: int
    by: str


class Verdict(NamedTuple):
    """What the seed says of a record.

    `committed`: the seed is the one committed to. `numbers`: how many were derived. `wrong`: records whose
    chance is not what the seed gives. `undone`: every time chance was taken back.
    """

    committed: bool
    numbers: int
    wrong: tuple[int, ...]
    undone: tuple[Undone, ...]

    @property
    def ok(self) -> bool:
        return self.committed and not self.wrong


def verify(rules: Rules[Any], header: Header, records: Sequence[Record], seed: bytes) -> Verdict:
    """Derives all chance of a log again. Raises ReplayError where the rules do not give the log back."""
    key = stream_key(seed, header.nonces)
    known = all(seat < len(header.nonces) for seat in header.bots)
    committed = known and commitment(seed, [header.nonces[seat] for seat in header.bots]) == header.commitment
    match: Match[Any] = Match(rules, header)
    wrong: list[int] = []
    undone: list[Undone] = []
    for seq, record in enumerate(records):
        if record.action[0] == UNDO:
            line = list(match.line)
            match.apply(record)
            lost = sum(len(records[s].chance) for s in line[len(match.line) :])
            if lost:
                undone.append(Undone(seq, lost, record.by))
            continue
        before = match.state.copy() if match.records else None
        position = match.drawn()
        match.apply(record)
        if record.chance and not _derives(rules, before, record, LiveChance(Stream(key, position))):
            wrong.append(seq)
    return Verdict(committed, match.drawn(), tuple(wrong), tuple(undone))


def _derives(rules: Rules[Any], state: Any, record: Record, live: LiveChance) -> bool:
    """Whether the stream gives what was logged for a record that is known to be legal in `state` (None: the start)."""
    if state is None:
        rules.start(live)
    else:
        rules.play(state, record.seat, record.action, live)
    return tuple(live.drawn) == record.chance
