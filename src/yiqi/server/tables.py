"""Tables in memory: the log is read, replayed and kept; what is appended is written before anybody is told.

Whoever looks at a table or changes it holds its lock. Inside the lock the match may be ahead of the data file
by what is being written; when the writing fails the table is forgotten and read again.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, Final
from weakref import WeakValueDictionary

from yiqi import games
from yiqi.core.chance import stream_key
from yiqi.core.edition import Edition
from yiqi.core.game import HOUSE, Rules, Scores, Seat
from yiqi.core.match import Match
from yiqi.core.optional import bell, early
from yiqi.server import clocks, journal, rows
from yiqi.server.clocks import Moment, Pace
from yiqi.server.people import People
from yiqi.server.rows import ClockRow, MatchRow, MessageRow, SeatRow, VoteRow
from yiqi.server.security import Limiter, Trouble
from yiqi.server.store import Store, Work

KEPT_TABLES: Final = 256
KEPT_CHAT: Final = 200
KEPT_ANSWERS: Final = 256
TALK_RATE: Final = 1.0
TALK_BURST: Final = 30.0
"""Lines of chat a second from one seat, and at once."""


class Table:
    """One table. `match` is None before it begins, and where `broken` says that the rules raise. `held`: it has been
    paused since then. `bell` is the clock of the house, where the rules have an hour. `hurry` is set while its bots do
    not pause: until a person is waited for. `leaders`: who gives seats of others to bots and makes links to them."""

    def __init__(self, row: MatchRow, seats: list[SeatRow], access: set[tuple[int, int]]) -> None:
        self.row = row
        self.seats = seats
        self.access = access
        self.match: Match[Any] | None = None
        self.broken = False
        self.clocks: dict[Seat, ClockRow] = {}
        self.bell: ClockRow | None = None
        self.votes: list[VoteRow] = []
        self.chat: list[MessageRow] = []
        self.pace = Pace.parse(row.pace)
        self.lock = asyncio.Lock()
        self.version = time.time_ns() // 1_000_000
        self.seating = 0
        self.talk = Limiter(TALK_RATE, TALK_BURST)
        self.answers: OrderedDict[str, dict[str, Any]] = OrderedDict()
        self.faces: dict[Any, Any] = {}
        self.lines: dict[Any, Any] = {}
        self.boxes: dict[Seat, Any] = {}
        self.posts = [0] * row.seats
        self.held: float | None = None
        self.hurry = asyncio.Event()
        self.leaders = frozenset({row.opener})

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def key(self) -> bytes:
        """The key of the match's chance."""
        return stream_key(bytes.fromhex(self.row.seed), self.row.nonces)

    def seats_of(self, person: int | None) -> list[Seat]:
        """The seats that a person may act for."""
        return sorted(seat for seat, who in self.access if who == person)

    def shown_to(self, person: int | None) -> bool:
        """Whether somebody may look on: who sits here; anybody where onlookers are allowed, or while people gather."""
        return self.row.onlookers or self.row.status == "gathering" or bool(self.seats_of(person))

    @property
    def only_bots(self) -> bool:
        """Whether somebody is waited for, and nobody but bots."""
        return bool(self.row.turn) and all(seat < 0 or self.seats[seat].bot for seat in self.row.turn)

    @property
    def early(self) -> bool:
        """Whether bots play for everybody still: people begin later."""
        return self.match is not None and early(self.match.rules, self.match.state)

    @property
    def still(self) -> str:
        """Why nobody may act at a table that runs: paused, early or "" (somebody may)."""
        return "paused" if self.held is not None else "early" if self.early else ""

    def playing(self, early_too: bool = False) -> Match[Any]:
        """The match, while it runs and people may act, or (`early_too`) bots may for them. Raises Trouble."""
        if self.match is None or self.row.status != "running":
            raise Trouble("broken" if self.broken else f"table-{self.row.status}", 409)
        if (still := self.still) and not (early_too and still == "early"):
            raise Trouble(f"table-{still}", 409)
        return self.match

    def moment(self) -> Moment:
        """What clocks go by now."""
        assert self.match is not None, "clocks run while there is a match"
        phase = self.match.rules.phase(self.match.state)
        turn = () if self.early else rows.seats_of_house(self.match.rules.turn(self.match.state))
        people = tuple(seat for seat in turn if self.seats[seat].kind == "person")
        return Moment(people, tuple(self.match.questions), phase.key, phase.weight)

    def ticked(self, changed: Mapping[Seat, ClockRow]) -> None:
        """Takes clocks that have changed and are written, the house's too."""
        self.clocks.update({seat: clock for seat, clock in changed.items() if seat != HOUSE})
        self.bell = changed.get(HOUSE, self.bell)

    def ringing(self, at: float) -> dict[Seat, ClockRow]:
        """The clock of the house where the position changes it: it runs while a seat is left for which it is to act."""
        hour = None if self.match is None else bell(self.match.rules)
        if self.match is None or self.bell is None or hour is None:
            return {}
        wanted = any(self.match.why_not(seat, hour.action) is None for seat in range(self.row.seats))
        found = clocks.bell(self.bell, wanted, at)
        return {} if found == self.bell else {HOUSE: found}

    def stopped(self, at: float) -> dict[Seat, ClockRow]:
        """All clocks that run, the house's too, as they are when nothing is waited for any more."""
        found = clocks.stop_all(self.pace, self.clocks, at)
        return found if self.bell is None else {**found, HOUSE: clocks.bell(self.bell, False, at)}

    def resumed(self, seconds: float) -> dict[Seat, ClockRow]:
        """All clocks, the house's too, after a pause of so many seconds."""
        house = () if self.bell is None else (self.bell,)
        return {clock.seat: clocks.paused(clock, seconds) for clock in (*self.clocks.values(), *house)}

    def changed(self) -> None:
        """Drops what was made from the position before."""
        self.version += 1
        self.faces.clear()

    def reseated(self) -> None:
        """The same where a name or a holder changed."""
        self.changed()
        self.seating += 1
        self.lines.clear()
        self.boxes.clear()

    def posted(self, seats: Iterable[Seat]) -> None:
        """Drops what was made of the letters of some seats; for the others nothing has changed."""
        for seat in seats:
            self.boxes.pop(seat, None)
            self.posts[seat] += 1

    def version_for(self, seat: Seat | None) -> int:
        """A number that grows whenever something changes for this seat, None for an onlooker."""
        return self.version + (self.posts[seat] if seat is not None else 0)

    def told(self, line: MessageRow) -> None:
        """Keeps a line of chat; the oldest in memory are let go."""
        self.chat.append(line)
        del self.chat[:-KEPT_CHAT]

    def remember(self, key: str, answer: dict[str, Any]) -> None:
        """Keeps what was answered to a key."""
        self.answers[key] = answer
        if len(self.answers) > KEPT_ANSWERS:
            self.answers.popitem(last=False)


@lru_cache(maxsize=64)
def _edition(name: str, content: str) -> Edition:
    return Edition.parse(name, content)


class House:
    """All tables of one data file, and what they share. `now` gives seconds since 1970; tests have their own."""

    def __init__(self, store: Store, base_url: str = "", now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.people = People(store)
        self.base_url = base_url
        self.now = now
        self.editions: dict[str, Edition] = {}
        self.listeners: list[Callable[[Table], None]] = []
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._living: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._rules: dict[Any, Rules[Any]] = {}
        self.busy: Callable[[str], bool] = lambda table: False

    # editions and rules

    def edition(self, game: str) -> Edition:
        """The edition that new tables of a game are played with."""
        return self.editions.get(game) or games.edition(game)

    def edition_of(self, row: MatchRow) -> Edition:
        """The edition a table was opened with. Raises Trouble when its content is lost."""
        found = self.store.row("SELECT name, content FROM edition WHERE hash = ?", row.edition)
        if found is None:
            raise Trouble("broken", 500)
        return _edition(*found)

    def rules_of(self, row: MatchRow) -> Rules[Any]:
        """The rules a table is played by; tables alike share them."""
        key = (row.game, row.ruleset, row.edition, tuple(sorted(row.options.items())), row.seats)
        found = self._rules.get(key)
        return found or self.rules_for(row.game, row.ruleset, self.edition_of(row), row.options, row.seats)

    def rules_for(
        self, game: str, ruleset: int, edition: Edition, options: Mapping[str, str], seats: int
    ) -> Rules[Any]:
        """The rules of a table that is like this. Raises games.Unknown, EditionError or ValueError."""
        key = (game, ruleset, edition.digest, tuple(sorted(options.items())), seats)
        if key not in self._rules:
            if len(self._rules) > 200:
                self._rules.clear()
            self._rules[key] = games.rules(game, seats, options, edition, ruleset)
        return self._rules[key]

    # finding tables

    def table(self, table_id: str) -> Table:
        """The table with this id, read from the data file if need be. Raises Trouble."""
        table = self._tables.get(table_id)
        if table is None:
            # one that was let go while somebody waits for its lock is the same table still
            table = self._living.get(table_id) or self._load(table_id)
            self._tables[table_id] = self._living[table_id] = table
            self._let_go()
        self._tables.move_to_end(table_id)
        return table

    def _let_go(self) -> None:
        if len(self._tables) <= KEPT_TABLES:
            return
        for table_id, table in list(self._tables.items())[: len(self._tables) - KEPT_TABLES]:
            if not table.lock.locked() and not self.busy(table_id):
                del self._tables[table_id]

    def _load(self, table_id: str) -> Table:
        row = rows.load_match(self.store, table_id) if len(table_id) <= 40 else None
        if row is None:
            raise Trouble("no-table", 404)
        table = Table(row, rows.load_seats(self.store, table_id), rows.load_access(self.store, table_id))
        self._read(table)
        return table

    def leaders(self, row: MatchRow) -> frozenset[int]:
        """Who leads a table: who opened it, and who has the class it belongs to in another browser."""
        return frozenset({row.opener, *rows.load_class_access(self.store, row.id)})

    def _read(self, table: Table) -> None:
        table.leaders = self.leaders(table.row)
        table.clocks, table.bell = {}, None
        table.ticked(rows.load_clocks(self.store, table.id))
        table.votes = rows.load_votes(self.store, table.id)
        table.held = rows.load_pause(self.store, table.id)
        table.chat = rows.load_messages(self.store, table.id, KEPT_CHAT)
        table.match, table.broken = None, False
        if table.row.seq == 0:
            return
        try:
            table.match = Match.replay(
                self.rules_of(table.row), table.row.header, rows.load_records(self.store, table.id)
            )
        except Exception as error:
            # whatever the rules raise, the table must still open
            table.broken = True
            journal.fault("broken", error, table=table.id)

    def reload(self, table: Table) -> None:
        """Reads a table again where memory and data file may differ; its lock and its clients stay."""
        row = rows.load_match(self.store, table.id)
        assert row is not None, "a table is never deleted"
        table.row = row
        table.seats, table.access = rows.load_seats(self.store, table.id), rows.load_access(self.store, table.id)
        self._read(table)
        table.reseated()

    async def catch_up(self) -> None:
        """Reads the tables again whose log went on without this house, as when the operator takes a match back."""
        for table in list(self._tables.values()):
            async with table.lock:
                now = self.store.row("SELECT seq, status FROM match WHERE id = ?", table.id)
                if now != (table.row.seq, table.row.status):
                    self.reload(table)
                    journal.note("again", table=table.id, seq=table.row.seq)
                    self.publish(table)

    def publish(self, table: Table) -> None:
        """Tells whoever listens that a table has changed; everything told is written by now."""
        for listener in self.listeners:
            listener(table)

    # appending

    async def keep(
        self,
        table: Table,
        first: int,
        key: str | None,
        before: Moment,
        also: Work | None = None,
        missed: Seat | None = None,
    ) -> None:
        """Writes the records from number `first` on with all that follows from them, and `also`, in one transaction.

        `missed` is a seat that had a choice and let its time pass. Raises sqlite3.IntegrityError when the number or
        the key was taken; then nothing is written.
        """
        match = table.match
        assert match is not None, "records belong to a match"
        at, after = self.now(), table.moment()
        actor = match.records[first].seat
        ticking = clocks.advance(table.pace, table.clocks, before, after, at, actor)
        ringing = table.ringing(at)
        if missed is not None:
            clock = ticking.get(missed, table.clocks[missed])
            ticking[missed] = clock._replace(missed=clock.missed + 1)
        turn = rows.seats_of_house(match.rules.turn(match.state))
        fields: dict[str, Any] = {"seq": len(match.records), "turn": turn}
        if turn != table.row.turn:
            fields["since"] = at
        if match.over:
            fields |= {"status": "over", "result": result(match.rules.scores(match.state))}
        lapsed = [vote._replace(state="lapsed") for vote in table.votes if vote.kind == "undo" or match.over]
        waited = self._waited(table, before, after)

        def work(c: sqlite3.Connection) -> MessageRow | None:
            rows.append(c, table.id, first, match.records[first:], key, at)
            rows.update_match(c, table.id, **fields)
            rows.save_clocks(c, table.id, {**ticking, **ringing})
            for vote in lapsed:
                rows.update_vote(c, vote)
            for person in waited:
                rows.notify(c, table.id, person, "over" if match.over else "turn", at)
            if also is not None:
                also(c)
            return None if missed is None else rows.add_message(c, table.id, None, str(missed), "late", None, at)

        line = await self.store.write(work)
        if line is not None:
            table.told(line)
        table.row = table.row._replace(**fields)
        table.ticked({**ticking, **ringing})
        table.votes = [vote for vote in table.votes if vote.id not in {gone.id for gone in lapsed}]
        table.changed()

    def _waited(self, table: Table, before: Moment, after: Moment) -> set[int]:
        """The people to be told: whose turn it has become; everybody when it is over."""
        assert table.match is not None, "there is a match where somebody is waited for"
        seats: Iterable[Seat] = (seat for seat in after.turn if seat not in before.turn)
        if table.match.over:
            seats = range(table.row.seats)
        return {person for seat, person in table.access if seat in set(seats)}


def result(scores: Scores | None) -> dict[str, Any]:
    """The score sheet as it is kept: keys and numbers."""
    if scores is None:
        return {}
    sheet = [
        {
            "key": r.key,
            "points": r.points,
            "counts": r.counts,
            "why": [[k, dict(a)] for k, a in r.why],
            "clause": r.clause,
        }
        for r in scores.rows
    ]
    tie = None if scores.tie is None else [scores.tie[0], dict(scores.tie[1])]
    found: dict[str, Any] = {"rows": sheet, "totals": scores.totals, "places": scores.places, "tie": tie}
    return dict(json.loads(json.dumps(found)))


def new_id() -> str:
    """An id for a table: short, easy to read aloud, not to be guessed."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(10))


def marks_of(rules: Rules[Any]) -> Mapping[str, list[bool]]:
    """Which arguments of which verb are secret."""
    return {verb: [domain.secret for domain in domains] for verb, domains in rules.verbs().items()}
