"""What people, bots and clocks do at a table: play, undo, vote."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from typing import Any, Final, NamedTuple, TypeVar

from yiqi.core import action
from yiqi.core.game import COMMIT, HOUSE, Action, Seat, Unread
from yiqi.core.match import Match, Refused
from yiqi.core.optional import bell, typing
from yiqi.server import clocks, journal, rows
from yiqi.server.rows import VoteRow
from yiqi.server.security import Trouble
from yiqi.server.tables import House, Table

T = TypeVar("T")
Answer = dict[str, Any]

TRIES: Final = 8
LONGEST_KEY: Final = 64


class Untyped(Exception):
    """A text of which nothing was played; `unread` is the line that stopped it."""

    def __init__(self, unread: Unread) -> None:
        super().__init__(unread.line)
        self.unread = unread


class Doer(NamedTuple):
    """Who does something: a seat, by whom it is acted for, the key under which it may be repeated, and which person."""

    seat: Seat
    by: str = "person"
    key: str | None = None
    person: int | None = None

    @property
    def full_key(self) -> str | None:
        """The key as it is kept: nobody is answered for another seat's key."""
        return None if self.key is None else f"{self.seat}:{self.key}"


RINGER: Final = Doer(HOUSE, "clock")
"""The clock of the house, at the hour of a match."""


def check_seat(table: Table, who: Doer) -> None:
    """Raises Trouble when somebody has lost the seat, or got it back from a bot, while he waited for the lock."""
    if who.person is not None and (who.seat, who.person) not in table.access:
        raise Trouble("not-seated", 403)
    if who.by == "bot" and not table.seats[who.seat].bot and not table.early:
        raise Trouble("stale", 409)


async def act(house: House, table: Table, who: Doer, played: Action, question: int | None) -> Answer:
    """Plays an action; the answer has the number of its record. Raises Trouble or Refused, and then nothing changed."""

    def play(match: Match[Any]) -> int:
        return match.act(who.seat, played, who.by, match.live(table.key))[0]

    return await _append(house, table, who, question, play)


async def type_in(house: House, table: Table, who: Doer, text: str, question: int | None) -> Answer:
    """Plays what a text in the game's own notation means, all or nothing; answered with the number of the first record.

    Raises Untyped with the first line that means nothing, Trouble.
    """

    def play(match: Match[Any]) -> int:
        read = typing(match.rules)
        if read is None:
            raise Trouble("form")
        found = read(match.state, who.seat, text)
        if isinstance(found, Unread):
            raise Untyped(found)
        played = [match.act(who.seat, a, who.by, match.live(table.key))[0] for a in found]
        return played[0] if played else len(match.records) - 1

    return await _append(house, table, who, question, play)


async def act_with(house: House, table: Table, who: Doer, change: Callable[[Match[Any]], int]) -> Answer:
    """Changes the match by `change`, which gives the number of the first record it made. Raises Trouble or Refused."""
    return await _append(house, table, who, None, change)


async def play_for(house: House, table: Table, seat: Seat, now: float) -> Answer:
    """Plays for a seat whose deadline had passed at `now`: what it has saved, else `idle`. Raises Trouble, Refused."""

    def play(match: Match[Any]) -> int:
        clock = table.clocks.get(seat)
        if clock is None or clock.deadline is None or clock.deadline > now:
            # it has acted while this waited for the lock
            raise Trouble("stale", 409)
        saved = match.rules.why_not(match.state, seat, COMMIT) is None
        played = COMMIT if saved else match.rules.idle(match.state, seat)
        return match.act(seat, played, "clock", match.live(table.key))[0]

    return await _append(house, table, Doer(seat, "clock"), None, play)


async def ring(house: House, table: Table, now: float) -> Answer:
    """Plays what a clock does for everybody, for each seat that may, all or nothing: the hour had come at `now`.

    Raises Trouble, Refused.
    """

    def play(match: Match[Any]) -> int:
        hour, clock = bell(match.rules), table.bell
        if hour is None or clock is None or clock.deadline is None or clock.deadline > now:
            raise Trouble("stale", 409)
        first = len(match.records)
        for seat in range(match.rules.seats):
            if match.why_not(seat, hour.action) is None:
                match.act(seat, hour.action, "clock", match.live(table.key))
        return first

    return await _append(house, table, RINGER, None, play)


async def undo(house: House, table: Table, who: Doer, to: int, question: int | None) -> Answer:
    """Goes back to the position after record `to`; where that is not free, the others are asked."""
    if (found := _answered(house, table, who.full_key)) is not None:
        return found
    if to in table.playing().free_undo(who.seat):
        return await _append(house, table, who, question, lambda match: match.undo(who.seat, to, who.by))
    return await propose(house, table, who, "undo", {"to": to, "question": question})


async def _append(
    house: House, table: Table, who: Doer, question: int | None, change: Callable[[Match[Any]], int]
) -> Answer:
    """Changes the match and writes it; whoever loses the race for a number reads the table again and tries anew."""
    key = who.full_key
    async with table.lock:
        for _ in range(TRIES):
            if (found := _answered(house, table, key)) is not None:
                return found
            check_seat(table, who)
            match = table.playing(who.by == "bot")
            if question is not None and match.questions[who.seat] != question:
                raise Trouble("stale", 409)
            before, first = table.moment(), len(match.records)
            try:
                late = who.by == "clock" and who != RINGER and len(match.rules.legal(match.state, who.seat)) > 1
                seq = change(match)
                if len(match.records) == first:
                    return {"ok": True, "seq": seq}
                if who == RINGER:
                    # nobody has answered: the clocks of the seats go on as they were
                    before = before._replace(questions=tuple(match.questions))
                await whole(house.keep(table, first, key, before, missed=who.seat if late else None))
            except (Refused, Trouble, Untyped):
                if len(match.records) > first:
                    house.reload(table)
                raise
            except sqlite3.IntegrityError:
                house.reload(table)
                continue
            except BaseException as error:
                house.reload(table)
                journal.fault("failed", error, table=table.id, seat=who.seat)
                if isinstance(error, Exception):
                    raise Trouble("failed", 500) from error
                raise
            answer: Answer = {"ok": True, "seq": seq}
            if key is not None:
                table.remember(key, answer)
            journal.note("act", table=table.id, seq=seq, seat=who.seat, by=who.by)
            house.publish(table)
            return answer
    raise Trouble("busy", 503)


async def whole(work: Coroutine[Any, Any, T]) -> T:
    """Waits for `work`; a caller who is cancelled meanwhile waits as well, so that memory and file agree."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise


def _answered(house: House, table: Table, key: str | None) -> Answer | None:
    """What was answered to this key before, also before the server was last started."""
    if key is None:
        return None
    if key in table.answers:
        return table.answers[key]
    seq = rows.record_of_key(house.store, table.id, key)
    return None if seq is None else {"ok": True, "seq": seq}


# votes


def may_go_back(match: Match[Any], to: int) -> bool:
    """Whether all together may return to record `to`: not out of, and not into, a question to several seats."""
    return to in match.line[:-1] and not match.shared[match.line[-1]] and not match.shared[to]


async def propose(house: House, table: Table, who: Doer, kind: str, args: dict[str, Any]) -> Answer:
    """Puts a question to the people at the table: undo, end, extend. Who asks agrees. Raises Trouble."""
    key = who.full_key
    async with table.lock:
        if (found := _vote_answered(house, table, key)) is not None:
            return found
        if kind not in ("undo", "end", "extend"):
            raise Trouble("form")
        check_seat(table, who)
        _check_proposal(table, who.seat, kind, args)
        vote = VoteRow(0, kind, args, who.seat, {who.seat: True}, None, "open")
        vote = await whole(house.store.write(lambda c: rows.add_vote(c, table.id, vote, key)))
        table.votes.append(vote)
        journal.note("propose", table=table.id, seat=who.seat, kind=kind)
        await settle(house, table, vote)
        answer: Answer = {"ok": True, "vote": vote.id}
        if key is not None:
            table.remember(key, answer)
        return answer


def _vote_answered(house: House, table: Table, key: str | None) -> Answer | None:
    if key is None:
        return None
    if key in table.answers:
        return table.answers[key]
    row = house.store.row("SELECT id FROM vote WHERE match = ? AND key = ?", table.id, key)
    return None if row is None else {"ok": True, "vote": row[0]}


def _check_proposal(table: Table, seat: Seat, kind: str, args: dict[str, Any]) -> None:
    if any(vote.kind == kind for vote in table.votes):
        raise Trouble("vote-open", 409)
    if kind == "end":
        if table.row.status not in ("gathering", "running"):
            raise Trouble(f"table-{table.row.status}", 409)
        return
    match = table.playing()
    if kind == "extend" and table.pace.kind == "none":
        raise Trouble("no-clock", 409)
    if kind == "undo":
        question, to = args.pop("question", None), args.get("to")
        if question is not None and match.questions[seat] != question:
            raise Trouble("stale", 409)
        if not isinstance(to, int) or not may_go_back(match, to):
            raise Trouble("undo", 409)


async def vote(house: House, table: Table, who: Doer, vote_id: int, yes: bool) -> Answer:
    """Answers a question to the table. Raises Trouble when it is not asked any more."""
    async with table.lock:
        check_seat(table, who)
        found = next((v for v in table.votes if v.id == vote_id), None)
        if found is None:
            raise Trouble("stale", 409)
        await settle(house, table, found._replace(answers={**found.answers, who.seat: yes}))
        return {"ok": True, "vote": vote_id}


def voters(table: Table, by: Seat) -> set[Seat]:
    """Whose consent is needed: every seat that a person holds, one for each person, bots and empty seats not."""
    asker = table.seats[by].holder
    people = {
        seat.holder: seat.seat for seat in reversed(table.seats) if seat.kind == "person" and seat.holder != asker
    }
    return set(people.values()) | {by}


async def settle(house: House, table: Table, vote: VoteRow) -> None:
    """Keeps the answers to a question to the table, and in the same transaction what follows: it is carried out when
    everybody has agreed, over when one refuses. The caller holds the lock."""
    holders = {table.seats[seat].holder for seat, yes in vote.answers.items() if yes}
    agreed = all(table.seats[seat].holder in holders for seat in voters(table, vote.by))
    state = "refused" if not all(vote.answers.values()) else "agreed" if agreed else "open"
    vote = vote._replace(state=state)
    if state == "agreed":
        await {"undo": _go_back, "end": _end, "extend": _extend}[vote.kind](house, table, vote)
    else:
        await whole(house.store.write(lambda c: rows.update_vote(c, vote)))
    table.votes = [vote if v.id == vote.id else v for v in table.votes if v.id != vote.id or state == "open"]
    table.changed()
    house.publish(table)


async def _go_back(house: House, table: Table, vote: VoteRow) -> None:
    match = table.playing()
    before, first = table.moment(), len(match.records)
    try:
        match.undo(vote.by, int(vote.args["to"]), "vote")
        await whole(house.keep(table, first, f"vote:{vote.id}", before, lambda c: rows.update_vote(c, vote)))
    except Refused:
        raise Trouble("undo", 409) from None
    except BaseException:
        house.reload(table)
        raise


async def _end(house: House, table: Table, vote: VoteRow) -> None:
    at = house.now()
    stopped = table.stopped(at)
    others = [v._replace(state="lapsed") for v in table.votes if v.id != vote.id]

    def work(c: sqlite3.Connection) -> rows.MessageRow:
        rows.update_match(c, table.id, status="ended", turn=(), since=at)
        rows.save_clocks(c, table.id, stopped)
        for one in (vote, *others):
            rows.update_vote(c, one)
        return rows.add_message(c, table.id, None, str(vote.by), "ended", None, at)

    table.told(await whole(house.store.write(work)))
    table.row = table.row._replace(status="ended", turn=(), since=at)
    table.votes = []
    table.ticked(stopped)


async def _extend(house: House, table: Table, vote: VoteRow) -> None:
    more = table.pace.first * (clocks.HOUR if table.pace.kind == "daily" else 1)
    longer = {
        seat: clocks.paused(clock, more) if clock.deadline is not None else clock._replace(bank=clock.bank + more)
        for seat, clock in table.clocks.items()
    }

    def work(c: sqlite3.Connection) -> None:
        rows.save_clocks(c, table.id, longer)
        rows.update_vote(c, vote)

    await whole(house.store.write(work))
    table.clocks.update(longer)


async def reseat_votes(house: House, table: Table, seat: Seat, another: bool) -> None:
    """What is asked when somebody else, or a bot, sits at a seat: consent is not asked of who has left, nor inherited
    (`another`: the seat has another holder). The caller holds the lock."""
    for vote in list(table.votes):
        if another and vote.by == seat:
            await _lapse(house, table, vote)
            continue
        kept = {s: yes for s, yes in vote.answers.items() if not another or s != seat}
        try:
            await settle(house, table, vote._replace(answers=kept))
        except (Trouble, sqlite3.Error) as error:
            journal.fault("vote", error, table=table.id)


async def _lapse(house: House, table: Table, vote: VoteRow) -> None:
    lapsed = vote._replace(state="lapsed")
    await whole(house.store.write(lambda c: rows.update_vote(c, lapsed)))
    table.votes = [v for v in table.votes if v.id != vote.id]


def parse(text: object) -> Action:
    """The action a client has sent. Raises Trouble."""
    try:
        return action.parse(str(text))
    except ValueError:
        raise Trouble("form") from None
