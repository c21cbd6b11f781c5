"""Opening a table and who sits at it: links, leaving, bots, beginning, rematch."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from yiqi import bots, games
from yiqi.core.chance import LiveChance, Stream, commitment, stream_key
from yiqi.core.edition import EditionError
from yiqi.core.game import HOUSE, Seat
from yiqi.core.match import Match
from yiqi.core.optional import bell
from yiqi.server import acts, clocks, handover, journal, letters, rows
from yiqi.server.clocks import Pace
from yiqi.server.people import Person, hashed, new_token
from yiqi.server.rows import ClockRow, MatchRow, SeatRow
from yiqi.server.security import Trouble
from yiqi.server.tables import House, Table, marks_of, new_id, result

NONCE_DIGITS: Final = 32
LONGEST_NONCE: Final = 64


class Wish(NamedTuple):
    """What a table is to be. `seats`: me, open or bot:NAME, one a seat; `names`: of the seats of `me`, "" for one's own
    name."""

    game: str
    seats: Sequence[str]
    options: Mapping[str, str]
    pace: str
    onlookers: bool
    name: str
    names: Sequence[str] = ()
    nonce: str = ""


def own_nonce() -> str:
    """A nonce for a seat whose browser gave none, and for bots."""
    return secrets.token_hex(NONCE_DIGITS // 2)


def checked_nonce(text: str) -> str:
    """`text` if it is a nonce; otherwise one of ours."""
    good = 8 <= len(text) <= LONGEST_NONCE and all(ch in "0123456789abcdef" for ch in text)
    return text if good else own_nonce()


async def open_table(
    house: House, opener: Person, wish: Wish, kept: Mapping[Seat, str] = MappingProxyType({})
) -> Table:
    """A new table; the match begins at once when no seat is open. Raises Trouble.

    `kept`: open seats that wait for somebody in particular, with his name.
    """
    row, seats = _new(house, opener, wish)
    seats = [seat._replace(name=kept.get(seat.seat, seat.name)) for seat in seats]
    edition = house.edition(row.game)

    def work(c: sqlite3.Connection) -> None:
        c.execute("INSERT OR IGNORE INTO edition VALUES (?, ?, ?)", (edition.digest, edition.name, edition.content))
        rows.save_match(c, row)
        for seat in seats:
            rows.save_seat(c, row.id, seat, 0)
            if seat.holder is not None:
                rows.set_access(c, row.id, seat.seat, seat.holder, True)

    await house.store.write(work)
    journal.note("open", table=row.id, game=row.game, seats=row.seats)
    table = house.table(row.id)
    async with table.lock:
        await begin_if_full(house, table)
    return table


def _new(house: House, opener: Person, wish: Wish) -> tuple[MatchRow, list[SeatRow]]:
    try:
        game = games.game(wish.game)
        options = games.settle(wish.game, wish.options)
        rules = house.rules_for(wish.game, game.rulesets[-1], house.edition(wish.game), options, len(wish.seats))
        pace = Pace.parse(wish.pace)
    except (games.Unknown, EditionError, ValueError) as error:
        raise Trouble("wish", detail=str(error)) from None
    seats = [_first_holder(i, kind, opener, wish) for i, kind in enumerate(wish.seats)]
    seed = secrets.token_bytes(32)
    machines = tuple(seat.seat for seat in seats if seat.bot)
    at = house.now()
    row = MatchRow(
        id=new_id(),
        game=game.id,
        ruleset=game.rulesets[-1],
        edition=house.edition(game.id).digest,
        options=options,
        seats=len(seats),
        name=wish.name,
        opener=opener.id,
        pace=wish.pace if wish.pace else pace.kind,
        onlookers=wish.onlookers,
        hotseat=sum(seat.holder == opener.id for seat in seats) > 1,
        seed=seed.hex(),
        commitment=commitment(seed, [seats[i].nonce for i in machines]),
        bots=machines,
        nonces=(),
        secrets=dict(marks_of(rules)),
        status="gathering",
        seq=0,
        turn=(),
        since=at,
        result={},
        next="",
        created=at,
    )
    return row, seats


def _first_holder(seat: Seat, kind: str, opener: Person, wish: Wish) -> SeatRow:
    if kind == "me":
        name = (wish.names[seat] if seat < len(wish.names) else "") or opener.name
        return SeatRow(seat, opener.id, name, "", "", False, checked_nonce(wish.nonce))
    if kind == "open":
        return SeatRow(seat, None, "", "", "", False, "")
    if kind.startswith("bot:") and kind[4:] in bots.names():
        return SeatRow(seat, None, "", kind[4:], "", False, own_nonce())
    raise Trouble("wish", detail=f"seat {seat}: expected me, open or bot:NAME, one of {', '.join(bots.names())}")


async def begin_if_full(house: House, table: Table) -> None:
    """Begins the match when every seat is filled; the caller holds the lock."""
    if table.row.status == "gathering" and all(seat.kind != "open" for seat in table.seats):
        await _begin(house, table)
    table.reseated()
    house.publish(table)


async def _begin(house: House, table: Table) -> None:
    nonces = tuple(seat.nonce or own_nonce() for seat in table.seats)
    row = table.row._replace(nonces=nonces, status="running")
    key = stream_key(bytes.fromhex(row.seed), nonces)
    at = house.now()
    try:
        match = Match.begin(house.rules_of(row), row.header, LiveChance(Stream(key)))
        table.match = match
        turn = rows.seats_of_house(match.rules.turn(match.state))
        row = row._replace(seq=len(match.records), turn=turn, since=at)
        if match.over:
            row = row._replace(status="over", result=result(match.rules.scores(match.state)))
        ticking = clocks.start(table.pace, range(row.seats), table.moment(), at)
        if (hour := bell(match.rules)) is not None:
            table.bell = ClockRow(HOUSE, None, float(hour.after), at, 0)
            ticking |= table.ringing(at)
    except Exception as error:
        house.reload(table)
        journal.fault("failed", error, table=row.id)
        raise Trouble("failed", 500) from error

    def work(c: sqlite3.Connection) -> None:
        rows.append(c, row.id, 0, match.records, None, at)
        fields = ("nonces", "status", "seq", "turn", "since", "result")
        rows.update_match(c, row.id, **{name: getattr(row, name) for name in fields})
        rows.save_clocks(c, row.id, ticking)
        for seat, person in table.access:
            if seat in row.turn:
                rows.notify(c, row.id, person, "turn", at)

    try:
        await house.store.write(work)
    except sqlite3.Error:
        house.reload(table)
        raise
    table.row = row
    table.ticked(ticking)
    journal.note("begin", table=row.id)


async def _save(house: House, table: Table, seat: SeatRow, person: int | None, alone: bool, word: str = "") -> None:
    """Writes who holds a seat now, and a line of the house about it; `alone` ends everybody else's access."""
    at, told = house.now(), []
    ticking = {}
    if seat.holder != table.seats[seat.seat].holder:
        seat = seat._replace(letters=letters.last_message(house.store, table.id))
    if seat.seat in table.clocks and table.match is not None and table.row.status == "running":
        runs = seat.kind == "person" and seat.seat in table.match.rules.turn(table.match.state)
        if (seat.kind == "person") != (table.seats[seat.seat].kind == "person"):
            clock = clocks.hand_over(table.pace, table.clocks[seat.seat], table.moment(), at, runs)
            ticking = {seat.seat: clock}

    def work(c: sqlite3.Connection) -> None:
        rows.save_seat(c, table.id, seat, table.row.seq)
        if person is not None or alone:
            rows.set_access(c, table.id, seat.seat, person, alone)
        rows.save_clocks(c, table.id, ticking)
        if word:
            told.append(rows.add_message(c, table.id, None, str(seat.seat), word, None, at))

    await handover.write(house, table, seat, work)
    for line in told:
        table.told(line)
    old, table.seats[seat.seat] = table.seats[seat.seat], seat
    table.clocks.update(ticking)
    table.access = rows.load_access(house.store, table.id)
    journal.note("seat", table=table.id, seat=seat.seat, kind=seat.kind, word=word)
    if table.votes and (old.holder, old.kind) != (seat.holder, seat.kind):
        await acts.reseat_votes(house, table, seat.seat, old.holder != seat.holder)
    await begin_if_full(house, table)


async def join(house: House, table: Table, person: Person, seat: Seat | None, name: str, nonce: str) -> Seat:
    """Takes an open seat, the first or a particular one. Raises Trouble when there is none."""
    async with table.lock:
        if table.row.status not in ("gathering", "running"):
            raise Trouble(f"table-{table.row.status}", 409)
        if table.seats_of(person.id) and not table.row.hotseat:
            raise Trouble("seated", 409)
        free = [
            row for row in table.seats if row.kind == "open" and seat in (None, row.seat) and not is_kept(table, row)
        ]
        if not free:
            raise Trouble("no-seat", 409)
        taken = free[0]._replace(holder=person.id, name=name, nonce=checked_nonce(nonce), token_hash="")
        await _save(house, table, taken, person.id, True, "joined")
        return taken.seat


def is_kept(table: Table, row: SeatRow) -> bool:
    """Whether an open seat waits for who sat there in the match before; a link to it leads there all the same."""
    return row.kind == "open" and bool(row.name) and table.row.status == "gathering"


async def make_link(house: House, table: Table, person: Person, seat: Seat) -> str:
    """The token of a new link to a seat, told once: for another device, or for a new holder if who leads the table
    makes it. To a bot's seat it leads where the bot plays for somebody."""
    async with table.lock:
        row = seat_row(table, seat)
        own = seat in table.seats_of(person.id)
        if not own and person.id not in table.leaders:
            raise Trouble("not-yours", 403)
        if row.bot and row.holder is None and not row.name:
            raise Trouble("bot-seat", 409)
        token = new_token()
        await _save(
            house, table, row._replace(token_hash=hashed(token), token_new=not own), None, False, "" if own else "link"
        )
        return token


def find_link(table: Table, token: str) -> SeatRow:
    """The seat a link leads to. Raises Trouble when it is dead."""
    found = hashed(token) if len(token) <= 100 else ""
    for row in table.seats:
        if row.token_hash and secrets.compare_digest(row.token_hash, found):
            return row
    raise Trouble("dead-link", 410)


async def sit(house: House, table: Table, person: Person, token: str, name: str, nonce: str) -> Seat:
    """Exchanges a link's token for the seat; the token is dead after it. Raises Trouble."""
    async with table.lock:
        row = find_link(table, token)
        new = row._replace(token_hash="", token_new=False)
        alone = row.token_new or row.holder is None
        if alone:
            new = new._replace(holder=person.id, name=name, bot="")
            if table.row.status == "gathering":
                new = new._replace(nonce=checked_nonce(nonce))
        await _save(house, table, new, person.id, alone, "seated" if alone else "moved")
        return row.seat


async def leave(house: House, table: Table, person: Person) -> None:
    """Leaves every seat one has at a table: they are open then. Raises Trouble when there is none."""
    async with table.lock:
        held = table.seats_of(person.id)
        if not held:
            raise Trouble("not-seated", 403)
        for seat in held:
            row = table.seats[seat]
            if row.holder == person.id:
                empty = row._replace(holder=None, bot="", token_hash="", token_new=False)
                empty = empty._replace(name="", nonce="") if table.row.status == "gathering" else empty
                await _save(house, table, empty, None, True, "left")
            else:
                await house.store.write(lambda c, seat=seat: _drop(c, table.id, seat, person.id))  # type: ignore[misc]
                table.access.discard((seat, person.id))
        table.reseated()
        house.publish(table)


def _drop(c: sqlite3.Connection, table: str, seat: Seat, person: int) -> None:
    c.execute("DELETE FROM access WHERE match = ? AND seat = ? AND person = ?", (table, seat, person))


async def give_to_bot(house: House, table: Table, person: Person, seat: Seat, bot: str) -> None:
    """Lets a bot play for a seat: one's own, or any seat of a person if one leads the table. Raises Trouble."""
    async with table.lock:
        row = seat_row(table, seat)
        if seat not in table.seats_of(person.id) and person.id not in table.leaders:
            raise Trouble("not-yours", 403)
        if bot not in bots.names():
            raise Trouble("wish", detail=f"expected one of {', '.join(bots.names())}")
        if row.bot:
            raise Trouble("bot-seat", 409)
        await _save(house, table, row._replace(bot=bot, nonce=row.nonce or own_nonce()), None, False, "bot")


async def take_back(house: House, table: Table, person: Person, seat: Seat) -> None:
    """Takes a seat back from the bot that played for it. Raises Trouble."""
    async with table.lock:
        row = seat_row(table, seat)
        if seat not in table.seats_of(person.id):
            raise Trouble("not-yours", 403)
        await _save(house, table, row._replace(bot=""), None, False, "back" if row.bot else "")


def seat_row(table: Table, seat: Seat) -> SeatRow:
    """The seat with this number. Raises Trouble."""
    if not 0 <= seat < table.row.seats:
        raise Trouble("no-seat", 404)
    return table.seats[seat]


async def rematch(house: House, table: Table, person: Person, nonce: str) -> Table:
    """The table after this one, at which `person` sits down. Whoever asks first opens it. Raises Trouble."""
    async with table.lock:
        if not any(row.holder == person.id for row in table.seats) and not table.seats_of(person.id):
            raise Trouble("not-seated", 403)
        if table.row.status not in ("over", "ended"):
            raise Trouble("not-over", 409)
        if not table.row.next:
            new = await _open_again(house, table, person, nonce)
            await house.store.write(lambda c: rows.update_match(c, table.id, next=new.id))
            table.row = table.row._replace(next=new.id)
            table.changed()
            house.publish(table)
        new = house.table(table.row.next)
    async with new.lock:
        for row in table.seats:
            seat = new.seats[row.seat]
            if row.holder == person.id and is_kept(new, seat):
                await _save(
                    house, new, seat._replace(holder=person.id, nonce=checked_nonce(nonce)), person.id, True, "joined"
                )
    return new


async def _open_again(house: House, table: Table, person: Person, nonce: str) -> Table:
    """A table with the same bots; the seats of other people are kept for them, the start moves on."""
    own = {s.seat for s in table.seats if s.holder == person.id or person.id in holders(table, s.seat)}
    kinds = ["me" if s.seat in own else f"bot:{s.bot}" if s.bot else "open" for s in table.seats]
    row, names = table.row, [s.name for s in table.seats]
    wish = Wish(row.game, kinds, _moved_on(table), row.pace, row.onlookers, row.name, names, nonce)
    kept = {s.seat: s.name for s in table.seats if s.holder is not None and kinds[s.seat] == "open"}
    return await open_table(house, person, wish, kept)


def holders(table: Table, seat: Seat) -> set[int]:
    """The people who may act for a seat."""
    return {who for where, who in table.access if where == seat}


def _moved_on(table: Table) -> dict[str, str]:
    """The options of the rematch: the seat after the one that began begins, where the game has an option for it."""
    options = dict(table.row.options)
    known = {option.name: option.values for option in games.game(table.row.game).options()}
    if table.match is None or "start" not in known:
        return options
    waited = rows.seats_of_house(table.match.rules.turn(table.match.state))
    first = next((r.seat for r in table.match.records if r.seat >= 0), waited[0] if waited else 0)
    following = (first + 1) % table.row.seats
    for value in known["start"]:
        if value.lstrip("abcdefghijklmnopqrstuvwxyz_-") == str(following):
            options["start"] = value
    return options
