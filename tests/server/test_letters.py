"""Private letters: who reads them, who never does, what becomes of them when a seat comes into other hands."""

from __future__ import annotations

import contextlib
import random
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from server_pages import BASE, Browser, Page, forget
from test_acts import bid

from yiqi.server.app import create_app
from yiqi.server.schema import TABLES, VERSION
from yiqi.server.security import Limiter
from yiqi.server.web import Limits

HERE = Path(__file__).parent
HOSTILE = '<img src=x onerror=alert(1)>\u202e"'


def several(client: Any, *kinds: str, **more: str) -> tuple[str, list[Browser]]:
    """A table of the toy with a browser for each person: `me`, and each `open`."""
    people = [Browser(client) for kind in kinds if kind in ("me", "open")]
    table = people[0].open("toy", *kinds, me="P0", **more)
    for i, browser in enumerate(people[1:], 1):
        browser.post(f"{table}/join", {"name": f"P{i}"})
    return table, people


def free_to_talk(table: str, people: list[Browser]) -> None:
    """All bid, the first most: he has the lot, and the silence is over."""
    for i, browser in enumerate(people):
        bid(browser, table, 2 if i == 0 else 0)
    assert people[0].poll(table)["phase"]["talk"] == "free"


def send(browser: Browser, table: str, to: list[int], text: str, key: str | None = None) -> dict[str, Any]:
    message = {"do": "letter", "to": to, "text": text, "key": key or f"{text[:40]}-{random.random()}"}
    answer: dict[str, Any] = browser.do(table, message)
    return answer


def texts(browser: Browser, table: str) -> list[str]:
    return [letter["text"] for letter in browser.poll(table)["letters"]]


def threads(browser: Browser, table: str) -> dict[tuple[int, ...], int]:
    """The unread letters of each thread."""
    return {tuple(thread["with"]): thread["unread"] for thread in browser.poll(table)["threads"]["list"]}


@pytest.fixture
def four(client: Any) -> tuple[str, list[Browser]]:
    table, people = several(client, "me", "open", "open", "open")
    free_to_talk(table, people)
    return table, people


def test_letters_are_kept_by_who_reads_them(four: Any, eve: Any) -> None:
    table, people = four
    assert send(people[0], table, [1], "to one")["ok"]
    assert send(people[0], table, [2, 1], "to two")["ok"]
    assert send(people[1], table, [2, 0], "from another")["ok"]
    assert threads(people[0], table) == {(1, 2): 1, (1,): 0}
    # who writes has read what was written before
    assert threads(people[1], table) == {(0, 2): 0, (0,): 1}
    assert threads(people[2], table) == {(0, 1): 2}
    assert threads(people[3], table) == {}
    assert texts(people[2], table) == ["to two", "from another"]
    assert texts(people[3], table) == []
    looking = eve.poll(table)
    assert (looking["threads"], looking["letters"]) == (None, [])
    first = people[1].poll(table)["letters"][0]
    assert {name: first[name] for name in ("seat", "to", "name", "text")} == {
        "seat": 0,
        "to": [1],
        "name": "P0",
        "text": "to one",
    }


def test_what_was_read_is_counted_no_more(four: Any, house: Any) -> None:
    table, people = four
    send(people[0], table, [1], "one")
    send(people[2], table, [1], "two")
    letters = people[1].poll(table)["letters"]
    assert people[1].do(table, {"do": "read", "with": [0], "id": letters[0]["id"], "key": "r"})["ok"]
    assert threads(people[1], table) == {(2,): 1, (0,): 0}
    forget(house)
    assert threads(people[1], table) == {(2,): 1, (0,): 0}
    assert texts(people[1], table) == ["one", "two"]
    assert "1 letter<" in people[1].get("/").text
    assert "letter<" not in people[3].get("/").text
    assert people[1].do(table, {"do": "read", "with": [3], "id": 9, "key": "s"})["error"] == "no-thread"


def test_a_repeated_letter_is_written_once(four: Any, house: Any) -> None:
    table, people = four
    first = send(people[0], table, [1], "once", "same")
    assert send(people[0], table, [1], "once", "same") == first
    forget(house)
    assert send(people[0], table, [1], "once", "same")["ok"]
    assert texts(people[1], table) == ["once"]


@pytest.mark.parametrize("to", [None, [], "1", [0], [9], [-1], [True], [1, 1], [1, 2, 3, 4], ["1"], [[1]]])
def test_a_letter_needs_others_to_read_it(four: Any, to: Any) -> None:
    table, people = four
    assert send(people[0], table, to, "x")["error"] == "form"


def test_a_letter_has_the_limits_of_the_chat(four: Any, house: Any) -> None:
    table, people = four
    assert send(people[0], table, [1], " \u2800 ")["error"] == "empty"
    assert send(people[0], table, [1], "one\u202e\ntwo" + "x" * 900)["ok"]
    assert len(texts(people[1], table)[0]) == 500
    house.table(table[3:]).talk = Limiter(0.0, 2.0)
    answers = [send(people[0], table, [1], f"n{i}") for i in range(3)]
    assert [answer.get("error") for answer in answers] == [None, None, "busy"]
    assert people[0].do(table, {"do": "say", "text": "chat", "key": "c"})["error"] == "busy"


def test_silence_closes_chat_and_letters_and_ends(client: Any) -> None:
    table, people = several(client, "me", "open", "open")
    assert people[0].poll(table)["phase"]["talk"] == "silent"
    for answer in (send(people[0], table, [1], "psst"), people[0].do(table, {"do": "say", "text": "psst", "key": "s"})):
        assert answer["error"] == "silent"
        assert "open again" in answer["text"]
    free_to_talk(table, people)
    assert send(people[0], table, [1], "now")["ok"]
    assert texts(people[1], table) == ["now"]


def test_a_table_of_two_and_one_among_bots_have_no_letters(client: Any) -> None:
    table, people = several(client, "me", "open")
    free_to_talk(table, people)
    assert people[0].poll(table)["threads"] is None
    assert send(people[0], table, [1], "x")["error"] == "no-letters"
    alone, (ann,) = several(client, "me", "bot:idle", "bot:idle")
    assert ann.poll(alone)["threads"] is None


def test_a_bot_is_written_nothing(client: Any) -> None:
    table, people = several(client, "me", "open", "open", "bot:idle")
    with people[0].sit_down(table) as socket:
        page = Page(socket)
        for i, browser in enumerate(people):
            bid(browser, table, 2 if i == 0 else 0)
        page.until(lambda s: s["phase"]["key"] == "won")
    assert people[0].poll(table)["threads"]["to"] == [1, 2]
    assert send(people[0], table, [1, 3], "x")["error"] == "no-reader"
    send(people[0], table, [1], "before")
    people[1].post(f"{table}/seat/1/bot", {"bot": "idle"})
    assert send(people[0], table, [1], "to the bot")["error"] == "no-reader"
    people[1].post(f"{table}/seat/1/back")
    assert send(people[0], table, [1], "after")["ok"]
    assert texts(people[1], table) == ["before", "after"]


def test_who_takes_over_a_seat_reads_what_is_written_from_then_on(four: Any, eve: Any) -> None:
    table, people = four
    send(people[0], table, [1], "for the first")
    send(people[1], table, [0], "by the first")
    link = people[0].post(f"{table}/seat/1/link").json()["link"].removeprefix(BASE)
    eve.post(link, {"name": "Eve"})
    assert eve.poll(table)["seat"] == 1
    assert (texts(eve, table), threads(eve, table)) == ([], {})
    assert (people[1].poll(table)["threads"], people[1].poll(table)["letters"]) == (None, [])
    send(people[0], table, [1], "for the second")
    assert texts(eve, table) == ["for the second"]
    assert threads(eve, table) == {(0,): 1}
    assert texts(people[0], table) == ["for the first", "by the first", "for the second"]
    assert [letter["name"] for letter in people[0].poll(table)["letters"]] == ["P0", "P1", "P0"]


def test_a_seat_that_was_left_begins_without_letters(four: Any, eve: Any) -> None:
    table, people = four
    send(people[0], table, [1], "for the first")
    people[1].post(f"{table}/leave")
    assert send(people[0], table, [1], "to nobody")["error"] == "no-reader"
    eve.post(f"{table}/join", {"name": "Eve", "seat": "1"})
    assert texts(eve, table) == []
    # who comes back to a seat he has left is a new holder
    eve.post(f"{table}/leave")
    people[1].post(f"{table}/join", {"name": "P1", "seat": "1"})
    assert texts(people[1], table) == []


def test_another_device_of_the_same_seat_reads_all(four: Any, eve: Any) -> None:
    table, people = four
    send(people[0], table, [1], "hello")
    link = people[1].post(f"{table}/seat/1/link").json()["link"].removeprefix(BASE)
    eve.post(link, {"name": "P1 too"})
    assert texts(eve, table) == ["hello"]


def test_several_at_one_screen_have_letters_behind_the_curtain(client: Any, bob: Any) -> None:
    ann = Browser(client)
    table = ann.open("toy", "me", "me", "open", me="A", **{"seat.1.name": "B"})
    bob.post(f"{table}/join", {"name": "Bob"})
    for seat in (0, 1):
        bid(ann, table, 2 - seat, seat)
    bid(bob, table, 0)
    assert send(bob, table, [1], "for B alone")["ok"]
    assert ann.poll(table, seat=0)["letters"] == []
    assert ann.poll(table)["threads"] is None
    assert [letter["text"] for letter in ann.poll(table, seat=1)["letters"]] == ["for B alone"]


def test_nothing_changes_for_who_does_not_read_a_letter(four: Any, eve: Any) -> None:
    """Not even the number of what is polled tells that somebody wrote to somebody."""
    table, people = four
    before = {browser: browser.poll(table)["n"] for browser in (people[1], people[3], eve)}
    send(people[0], table, [1], "psst")
    assert people[3].get(f"{table}/poll?n={before[people[3]]}").json() == []
    assert eve.get(f"{table}/poll?n={before[eve]}").json() == []
    assert people[1].get(f"{table}/poll?n={before[people[1]]}").json() != []


@pytest.mark.slow
def test_no_frame_page_or_export_tells_a_letter_to_others(client: Any) -> None:
    """Whole matches with a socket a seat and an onlooker: a letter goes to those it is for and nowhere else."""
    table, people = several(client, "me", "open", "open", "open")
    looking, there = Browser(client), client.app.state.house.table(table[3:])
    rng, written = random.Random(3), dict[str, set[int]]()
    there.talk = Limiter(1e6, 1e6)
    watchers: list[tuple[int | None, Browser]] = [*enumerate(people), (None, looking)]
    with contextlib.ExitStack() as stack:
        pages = {seat: Page(stack.enter_context(b.sit_down(table))) for seat, b in watchers}
        for turn in range(200):
            for page in pages.values():
                page.until(lambda s: s["seq"] >= there.row.seq - 1)
            if there.row.status == "over":
                break
            seat = rng.choice(there.row.turn)
            for by in range(4):
                to = rng.sample([s for s in range(4) if s != by], rng.randrange(1, 4))
                word = f"letter{turn:03}{by}x"
                answer = pages[by].ask(do="letter", to=to, text=word + HOSTILE, key=f"l{turn}")
                written[word] = {by, *to} if answer["ok"] else set()
                assert answer["ok"] or answer["error"] == "silent"
            for s, browser in watchers if turn % 5 == 0 else []:
                pages[s].frames += [browser.get(f"{table}{path}").text for path in ("", "?board", "/record", "/poll")]
                more = [
                    {"do": "why", "path": []},
                    {"do": "look", "seq": there.row.seq - 1},
                    {"do": "read", "with": [0], "id": 1 << 30},
                    {"do": "letter", "to": [9], "text": "x"},
                ]
                pages[s].frames += [str(browser.do(table, {**m, "key": f"{i}-{turn}"})) for i, m in enumerate(more)]
            state = pages[seat].state
            action = rng.choice([a["action"] for a in state["actions"]])
            pages[seat].ask(do="act", action=action, question=state["question"], key=f"a{turn}")
        assert there.row.status == "over"
        for s, browser in watchers:
            pages[s].frames += [browser.get(f"{table}{path}").text for path in ("", "?board", "/record", "/poll")]
            pages[s].frames += [browser.get(path).text for path in ("/", "/finished")]
        for s, browser in watchers:
            held = "\n".join([*pages[s].frames, str(browser.poll(table))])
            for word, readers in written.items():
                assert (word in held) == (s in readers), f"seat {s}: {word}, for {readers}"
    assert sum(bool(readers) for readers in written.values()) > 5
    assert "letter" not in str([record.action for record in there.match.records])
    assert "letter0" not in str(there.match.state.to_json())


def test_a_file_of_schema_1_is_brought_up_to_date(tmp_path: Path) -> None:
    def application(path: Path) -> Any:
        free = Limits(1e6, 1e6, 1e6, 1e6)
        return create_app(path, BASE, bot_pace=(0, 0), limits=free, pool=lambda: ThreadPoolExecutor(1))

    with TestClient(application(tmp_path / "new.sqlite3"), base_url=BASE) as client:
        table, people = several(client, "me", "open", "open")
        free_to_talk(table, people)
        people[0].do(table, {"do": "say", "text": "in the old file", "key": "s"})
    old = sqlite3.connect(tmp_path / "old.sqlite3", isolation_level=None)
    old.executescript((HERE / "data" / "schema-1.sql").read_text())
    old.execute("ATTACH ? AS new", (str(tmp_path / "new.sqlite3"),))
    for (name,) in old.execute(
        "SELECT name FROM main.sqlite_master WHERE type = 'table' AND name != 'meta'"
    ).fetchall():
        columns = ", ".join(row[1] for row in old.execute(f"PRAGMA main.table_info({name})"))
        old.execute(f"INSERT INTO main.{name} ({columns}) SELECT {columns} FROM new.{name}")
    old.close()
    with TestClient(application(tmp_path / "old.sqlite3"), base_url=BASE) as client:
        for browser in people:
            browser.client = client
        assert send(people[0], table, [1, 2], "in the new file")["ok"]
        assert texts(people[2], table) == ["in the new file"]
        assert "in the old file" in str(people[1].poll(table)["chat"])
        assert "in the new file" not in str(people[1].poll(table)["chat"])
    fresh = sqlite3.connect(":memory:")
    fresh.executescript(TABLES)
    with contextlib.closing(sqlite3.connect(tmp_path / "old.sqlite3")) as upgraded:
        assert upgraded.execute("SELECT value FROM meta WHERE name = 'schema'").fetchone() == (str(VERSION),)
        for (name,) in fresh.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            shapes = [
                sorted(row[1:] for row in c.execute(f"PRAGMA table_info({name})").fetchall()) for c in (fresh, upgraded)
            ]
            assert shapes[0] == shapes[1], name
