"""A class: many tables opened at once from a list of names, watched, paused and linked to by who opened them."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from yiqi import games
from yiqi.core.game import Seat
from yiqi.server import journal, pages, pausing, reports, rows, seats, words
from yiqi.server.pages import Context, Reader
from yiqi.server.people import LONGEST_NAME, Person, clean
from yiqi.server.rows import SeatRow
from yiqi.server.seats import Wish
from yiqi.server.security import Trouble
from yiqi.server.tables import House, Table, new_id

MOST_PUPILS: Final = 120
LISTED: Final = 20


class Course(NamedTuple):
    """A class: its id, whose it is, its name, and when it was opened."""

    id: str
    teacher: int
    name: str
    created: float


class Pupil(NamedTuple):
    """A seat that waits for a pupil, and the link to it."""

    table: str
    number: int
    seat: Seat
    name: str
    link: str


def names_of(text: str) -> list[str]:
    """The names in a list, one a line, blank lines left out. Raises Trouble when there are none or too many."""
    found = [name for line in text.splitlines() if (name := clean(line, LONGEST_NAME))]
    if not found:
        raise Trouble("class-names")
    if len(found) > MOST_PUPILS:
        raise Trouble("class-many", most=MOST_PUPILS)
    return found


def groups(names: Sequence[str], size: int) -> list[list[str]]:
    """The names in order, in as few groups of at most `size` as there must be, as even as can be."""
    count = -(-len(names) // size)
    small, more = divmod(len(names), count)
    found, at = [], 0
    for k in range(count):
        end = at + small + (k < more)
        found.append(list(names[at:end]))
        at = end
    return found


async def open_class(
    house: House, teacher: Person, title: str, names: Sequence[str], size: int, wish: Wish, bot: str
) -> Course:
    """Opens the tables of a class; seats for which there is no pupil are the bot's. `wish` says what is played, its
    seats and its name are made here. Raises Trouble, and then no table was opened."""
    try:
        allowed = games.game(wish.game).seats
    except games.Unknown as error:
        raise Trouble("wish", detail=str(error)) from None
    if size not in allowed:
        raise Trouble("class-size", least=allowed[0], most=allowed[-1])
    course = Course(new_id(), teacher.id, title, house.now())
    opened: list[str] = []
    for number, group in enumerate(groups(names, size), 1):
        kinds = ["open"] * len(group) + [f"bot:{bot}"] * (size - len(group))
        named = f"{title} {number}".strip()
        table = await seats.open_table(house, teacher, wish._replace(seats=kinds, name=named), dict(enumerate(group)))
        opened.append(table.id)

    def work(c: sqlite3.Connection) -> None:
        c.execute("INSERT INTO class (id, teacher, name, created) VALUES (?, ?, ?, ?)", course)
        c.executemany("INSERT INTO class_table VALUES (?, ?, ?)", [(course.id, n, t) for n, t in enumerate(opened, 1)])

    await house.store.write(work)
    journal.note("class", course=course.id, tables=len(opened), pupils=len(names))
    return course


def find(house: House, course_id: str, person: Person | None) -> Course:
    """The class with this id, for its teacher. Raises Trouble."""
    course = read(house, course_id)
    if not leads(house, course, person):
        raise Trouble("class-not-yours", 403)
    return course


def read(house: House, course_id: str) -> Course:
    """The class with this id, for whoever may have it. Raises Trouble."""
    row = house.store.row("SELECT id, teacher, name, created FROM class WHERE id = ?", course_id)
    if row is None:
        raise Trouble("no-class", 404)
    return Course(*row)


def leads(house: House, course: Course, person: Person | None) -> bool:
    """Whether a class is somebody's: he opened it, or has it by a link."""
    if person is None:
        return False
    sql = "SELECT 1 FROM class_access WHERE class = ? AND person = ?"
    return person.id == course.teacher or house.store.row(sql, course.id, person.id) is not None


def tables(house: House, course: Course) -> list[Table]:
    """The tables of a class, by number."""
    sql = "SELECT match FROM class_table WHERE class = ? ORDER BY number"
    return [house.table(table_id) for (table_id,) in house.store.rows(sql, course.id)]


def table_of(house: House, course: Course, table_id: str) -> Table:
    """A table of a class. Raises Trouble when it is none."""
    for table in tables(house, course):
        if table.id == table_id:
            return table
    raise Trouble("no-table", 404)


def teacher_name(house: House, course: Course) -> str:
    """What the teacher of a class is called."""
    row = house.store.row("SELECT name FROM person WHERE id = ?", course.teacher)
    return "" if row is None else str(row[0])


async def pause_all(house: House, course: Course, held: bool) -> None:
    """Pauses every table of a class, or lets all go on."""
    for table in tables(house, course):
        await (pausing.pause(house, table) if held else pausing.go_on(house, table))


async def links(house: House, course: Course, reader: Reader, base: str, one: tuple[str, Seat] | None) -> list[Pupil]:
    """New links to the seats that wait for a pupil, or to `one` seat of a table; older links to these are dead.

    Raises Trouble when `one` is no seat of the class.
    """
    assert reader.person is not None, "only the teacher gets here"
    found: list[Pupil] = []
    for number, table in enumerate(tables(house, course), 1):
        for row in list(table.seats):
            wanted = row.kind == "open" and row.name if one is None else (table.id, row.seat) == one
            if wanted:
                token = await seats.make_link(house, table, reader.person, row.seat)
                name = _pupil(table, row, words.pages(reader.language))
                found.append(Pupil(table.id, number, row.seat, name, f"{base}/t/{table.id}/sit/{token}"))
    if one is not None and not found:
        raise Trouble("no-seat", 404)
    return found


def _pupil(table: Table, row: SeatRow, t: Any) -> str:
    """Whose seat it is, also while a bot plays for who is not there."""
    return row.name or words.seat_name(table.seats, row.seat, t)


# pages


def new_page(house: House, reader: Reader, game_id: str | None) -> Context:
    """The form for a class, and the classes one has opened. Raises Trouble for a game that is not there."""
    shelf = pages.shelf(reader.language)
    ids = [game["id"] for game in shelf]
    chosen = game_id or ("world" if "world" in ids else ids[0])
    if chosen not in ids:
        raise Trouble("not-found", 404)
    me = reader.person.id if reader.person is not None else None
    mine = [Course(*row)._asdict() for row in rows.load_classes(house.store, me, LISTED)]
    return {"games": shelf, "game": shelf[ids.index(chosen)], "classes": mine, "most": MOST_PUPILS}


def class_page(house: House, course: Course, reader: Reader) -> Context:
    """All tables of a class with their state."""
    found = tables(house, course)
    return {
        "course": course._asdict(),
        "tables": [_watched(house, table, number, reader) for number, table in enumerate(found, 1)],
        "paused": sum(table.held is not None for table in found),
        "waiting": sum(bool(row.kind == "open" and row.name) for table in found for row in table.seats),
    }


def _watched(house: House, table: Table, number: int, reader: Reader) -> Context:
    t, game = words.pages(reader.language), words.at_table(house, table, reader.language)
    state: Context = {"progress": [], "points": ()}
    if table.match is not None:
        try:
            state = _shown(table, game)
        except Exception as error:
            # one table whose rules raise does not hide the others
            journal.fault("face", error, table=table.id)
    waited = table.row.turn if table.row.status == "running" and not table.still else ()
    totals = table.row.result.get("totals") or state["points"]
    return {
        "id": table.id,
        "number": number,
        "name": table.row.name,
        "status": table.row.status,
        "paused": table.held is not None,
        "still": table.still if table.row.status == "running" else "",
        "since": table.row.since,
        "progress": state["progress"],
        "report": reports.has_report(table),
        "seats": [_seat(table, row, waited, totals, t) for row in table.seats],
    }


def _shown(table: Table, game: Any) -> Context:
    match = table.match
    assert match is not None, "looked for by the caller"
    view = match.rules.view(match.state, None)
    told = [
        words.say(game, f"stat-{stat.key}", {"n": stat.value, "most": stat.most}) for stat in match.rules.progress(view)
    ]
    return {"progress": [line for line in told if line], "points": match.rules.points(view)}


def _seat(table: Table, row: SeatRow, waited: Sequence[Seat], totals: Sequence[int], t: Any) -> Mapping[str, Any]:
    return {
        "seat": row.seat,
        "name": _pupil(table, row, t),
        "kind": row.kind,
        "pupil": row.kind != "bot" or bool(row.name),
        "turn": row.seat in waited,
        "points": totals[row.seat] if row.seat < len(totals) else None,
    }
