"""A match: a header and an append-only log; the state is a cache of it.

Save, load, undo, replay, export and hand-over follow from the log and need no code in any game.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from yiqi.core.chance import Drawn, LiveChance, LoggedChance, RecordedChance, Stream
from yiqi.core.edition import canonical
from yiqi.core.game import HOUSE, REOPEN, STEP, Action, Event, Reason, Rules, Seat, State
from yiqi.core.rulebook import ASKED, OVER, outside

S = TypeVar("S", bound=State)

START: Final[Action] = ("start",)
UNDO: Final = "undo"
KEEP: Final = 32
"""A copy of the state is kept after every so many records, for undo and for looking back."""


class Header(NamedTuple):
    """What a match is played with, fixed before its first record.

    `edition` is the SHA-256 of the edition's content; `commitment` was published before the nonces of people
    were known, those of the seats in `bots` are inside it; a nonce of "" stands for a seat that gave none.
    """

    game: str
    ruleset: int
    edition: str
    options: Mapping[str, str]
    seats: int
    commitment: str = ""
    nonces: tuple[str, ...] = ()
    bots: tuple[Seat, ...] = ()


class Record(NamedTuple):
    """One line of the log.

    `by` is who acted for the seat: person, bot, clock, host, vote or house. `revealed`: chance was used, or
    the acting seat learned something that its view and the action did not tell.
    """

    seat: Seat
    by: str
    action: Action
    chance: tuple[Drawn, ...]
    revealed: bool


class Refused(Exception):
    """An action that is not allowed; nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.clause)
        self.reason = reason


class ReplayError(ValueError):
    """A log that the rules do not give back: `seq` is the record, the message says what is wrong."""

    def __init__(self, seq: int, message: str) -> None:
        super().__init__(message)
        self.seq = seq


class Match(Generic[S]):
    """The log of one match and the position it has led to.

    `records` is the log; `events[i]` what record i told; `shared[i]` whether a question to several seats was
    open after it; `line` the records in force, in order (an undo takes the later ones out of it, never out of
    the log); `questions[seat]` the number of the question put to a seat.
    """

    def __init__(self, rules: Rules[S], header: Header) -> None:
        self.rules = rules
        self.header = header
        self.records: list[Record] = []
        self.events: list[tuple[Event, ...]] = []
        self.shared: list[bool] = []
        self.line: list[int] = []
        self.questions = [0] * header.seats
        self.state: S
        self._asked: list[object] = [None] * header.seats
        self._kept: dict[int, S] = {}

    # making a match

    @staticmethod
    def begin(rules: Rules[S], header: Header, chance: LoggedChance) -> Match[S]:
        """A match at its first position: the house has dealt by `chance` (record 0)."""
        match = Match(rules, header)
        match.state, events = rules.start(chance)
        match._append(Record(HOUSE, "house", START, tuple(chance.drawn), True), events)
        match.run_house(chance)
        return match

    @staticmethod
    def replay(rules: Rules[S], header: Header, records: Iterable[Record]) -> Match[S]:
        """The match whose log is `records`. Raises ReplayError where the rules do not give it back.

        What the host has taken back need not be given back: a match that the rules have stopped, by a fault or by
        its repair, opens again once it is rewound to before.
        """
        match = Match(rules, header)
        log = list(records)
        taken = taken_by_host(log)
        until = 0
        for seq, record in enumerate(log):
            if seq < until:
                match._pass_over(seq, record)
                continue
            try:
                match.apply(record)
            except Exception:
                if seq not in taken:
                    raise
                until = taken[seq]
                match._pass_over(seq, record)
        return match

    def apply(self, record: Record) -> tuple[Event, ...]:
        """Appends a record made elsewhere, with the chance it logged. Raises ReplayError, changing nothing."""
        seq = len(self.records)
        if seq == 0:
            return self._apply_start(record)
        if record.action[0] == UNDO:
            return self._apply_undo(record)
        if record.seat == HOUSE and HOUSE not in self.rules.turn(self.state):
            raise ReplayError(seq, "the house has nothing to do here")
        reason = self.why_not(record.seat, record.action)
        if reason is not None:
            raise ReplayError(seq, f"refused by {reason.clause} ({reason.key})")
        chance = RecordedChance(record.chance)
        state = self.state.copy()
        try:
            events = self.rules.play(state, record.seat, record.action, chance)
        except ValueError as error:
            raise ReplayError(seq, str(error)) from None
        if chance.left:
            raise ReplayError(seq, f"chance: {chance.left} more logged than the rules ask for")
        self.state = state
        return self._append(_settled(record, chance.drawn, events), events)

    def _pass_over(self, seq: int, record: Record) -> None:
        """Appends a record without playing it."""
        for mine in (self.records, self.events, self.shared):
            del mine[seq:]
        self.line = [s for s in self.line if s < seq]
        self._kept.pop(seq, None)
        self.records.append(record)
        self.events.append(())
        self.shared.append(False)
        self.line.append(seq)
        self.questions = [number + 1 for number in self.questions]

    def _apply_start(self, record: Record) -> tuple[Event, ...]:
        if record.action != START or record.seat != HOUSE:
            raise ReplayError(0, "expected the house's start as record 0")
        chance = RecordedChance(record.chance)
        try:
            state, events = self.rules.start(chance)
        except ValueError as error:
            raise ReplayError(0, str(error)) from None
        if chance.left:
            raise ReplayError(0, f"chance: {chance.left} more logged than the rules ask for")
        self.state = state
        return self._append(record._replace(chance=tuple(chance.drawn), revealed=True), events)

    # acting

    def why_not(self, seat: Seat, action: Action) -> Reason | None:
        """The refusal of an action now, None when it is allowed. Any seat and any tuple may be asked about."""
        rules, state = self.rules, self.state
        over = not rules.turn(state)
        if over or (seat != HOUSE and not 0 <= seat < self.header.seats):
            return outside(rules.verbs(), over, action)
        if seat == HOUSE:
            return None if action == STEP and HOUSE in rules.turn(state) else Reason("asked", {}, ASKED)
        return rules.why_not(state, seat, action)

    def act(self, seat: Seat, action: Action, by: str, chance: LoggedChance) -> list[int]:
        """Plays an action, then what the house does of itself; the numbers of the records appended.

        Raises Refused, and then nothing has changed.
        """
        reason = self.why_not(seat, action)
        if reason is not None:
            raise Refused(reason)
        first = len(self.records)
        self._play(seat, by, action, chance)
        self.run_house(chance)
        return list(range(first, len(self.records)))

    def run_house(self, chance: LoggedChance) -> None:
        """Takes the house's steps that are due, one record each."""
        while HOUSE in self.rules.turn(self.state):
            self._play(HOUSE, "house", STEP, chance)

    def _play(self, seat: Seat, by: str, action: Action, chance: LoggedChance) -> None:
        before = len(chance.drawn)
        state = self.state.copy()
        events = self.rules.play(state, seat, action, chance)
        self.state = state
        drawn = chance.drawn[before:]
        self._append(_settled(Record(seat, by, action, (), False), drawn, events), events)

    def _append(self, record: Record, events: Sequence[Event]) -> tuple[Event, ...]:
        seq = len(self.records)
        self.records.append(record)
        self.events.append(tuple(events))
        self.shared.append(self._asks_several())
        self.line.append(seq)
        if seq % KEEP == 0:
            self._kept[seq] = self.state.copy()
        self._count(record.seat)
        return self.events[seq]

    def _count(self, actor: Seat) -> None:
        """A seat's question is a new one when it was the seat that acted, or when the question reads differently."""
        for seat in range(self.header.seats):
            asked = self.rules.ask(self.state, seat)
            if seat == actor or asked != self._asked[seat]:
                self.questions[seat] += 1
            self._asked[seat] = asked

    # undo

    def free_undo(self, seat: Seat) -> list[int]:
        """The records that this seat may return to without asking, nearest first.

        Its own latest records, back to the last one that revealed something, while no other seat and not the
        house has a record after them; never inside a question to several seats.
        """
        found: list[int] = []
        if self.shared[self.line[-1]]:
            return found
        for back in range(len(self.line) - 1, 0, -1):
            record = self.records[self.line[back]]
            if record.seat != seat or record.revealed or self.shared[self.line[back - 1]]:
                break
            found.append(self.line[back - 1])
        return found

    def _asks_several(self) -> bool:
        """Whether one question is put to several seats now: several are waited for, or one could reopen its answer."""
        waited = self.rules.turn(self.state)
        if len(waited) != 1:
            return len(waited) > 1
        return any(self.rules.why_not(self.state, seat, REOPEN) is None for seat in range(self.header.seats))

    def undo(self, seat: Seat, to: int, by: str) -> int:
        """Returns to the position after record `to`; the number of the record that says so.

        `by` person or bot: only where `free_undo` allows. vote or host: any record in force outside a
        question to several seats. Raises Refused.
        """
        if not self._may_undo(seat, to, by):
            raise Refused(Reason("undo", {}, ASKED if self.rules.turn(self.state) else OVER))
        self._undo(Record(seat, by, (UNDO, to), (), False), to)
        return len(self.records) - 1

    def _apply_undo(self, record: Record) -> tuple[Event, ...]:
        seq = len(self.records)
        to = record.action[1] if len(record.action) == 2 else None
        by_host = record.by == "host" and to in self.line[:-1]
        if not isinstance(to, int) or not (by_host or self._may_undo(record.seat, to, record.by)):
            raise ReplayError(seq, "an undo names an earlier record in force to which this seat may return")
        self._undo(record, to)
        return ()

    def _may_undo(self, seat: Seat, to: int, by: str) -> bool:
        if by in ("vote", "host"):
            return to in self.line[:-1] and not self.shared[self.line[-1]] and not self.shared[to]
        return to in self.free_undo(seat)

    def _undo(self, record: Record, to: int) -> None:
        self.state = self.at(to)
        self.line = self.line[: self.line.index(to) + 1]
        self.records.append(record)
        self.events.append(())
        self.shared.append(self._asks_several())
        for seat in range(self.header.seats):
            self.questions[seat] += 1
            self._asked[seat] = self.rules.ask(self.state, seat)

    # looking

    def at(self, seq: int) -> S:
        """A copy of the position after record `seq`, which may have been undone since."""
        line = self.line_at(seq)
        known = max((i for i, s in enumerate(line) if s in self._kept), default=-1)
        if known < 0:
            state, _ = self.rules.start(RecordedChance(self.records[0].chance))
            known = 0
        else:
            state = self._kept[line[known]].copy()
        for s in line[known + 1 :]:
            record = self.records[s]
            self.rules.play(state, record.seat, record.action, RecordedChance(record.chance))
        return state

    def line_at(self, seq: int) -> list[int]:
        """The records that were in force right after record `seq`."""
        if not 0 <= seq < len(self.records):
            raise ValueError(f"expected a record from 0 to {len(self.records) - 1}, found {seq}")
        return line_of(self.records[: seq + 1])

    @property
    def over(self) -> bool:
        return not self.rules.turn(self.state)

    def drawn(self) -> int:
        """How many numbers the whole log has drawn, undone records included: the stream's position."""
        return sum(len(record.chance) for record in self.records)

    def digest(self) -> str:
        """SHA-256 of the position, in hex."""
        return digest(self.state.to_json())

    def live(self, key: bytes) -> LiveChance:
        """Chance for the next action, from the stream of `key` where the log left it."""
        return LiveChance(Stream(key, self.drawn()))


def line_of(records: Sequence[Record]) -> list[int]:
    """The numbers of the records in force at the end of a log. Runs no rules."""
    line: list[int] = []
    for seq, record in enumerate(records):
        if record.action[0] == UNDO:
            line = line[: line.index(int(record.action[1])) + 1]
        else:
            line.append(seq)
    return line


def taken_by_host(records: Sequence[Record]) -> dict[int, int]:
    """The records that the host has taken back, each with the number of the record that says so."""
    found: dict[int, int] = {}
    for seq, record in enumerate(records):
        if record.action[0] == UNDO and record.by == "host" and isinstance(record.action[1], int):
            for taken in range(record.action[1] + 1, seq):
                found.setdefault(taken, seq)
    return found


def digest(data: Mapping[str, Any]) -> str:
    """SHA-256, in hex, of the canonical JSON of a state."""
    return hashlib.sha256(canonical(data).encode()).hexdigest()


def _drawn(chance: LoggedChance) -> Sequence[Drawn]:
    found = getattr(chance, "drawn", ())
    return tuple(found)


def _settled(record: Record, drawn: Sequence[Drawn], events: Sequence[Event]) -> Record:
    return record._replace(chance=tuple(drawn), revealed=bool(drawn) or any(event.reveals for event in events))
