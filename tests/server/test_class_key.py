"""A class in another browser of its teacher: a link that works once, and what the browser that has it may do."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from typing import Any

import pytest
from server_class import course_of, links, seat_all, tables
from server_pages import BASE, Browser, forget

from yiqi.server import class_keys, classes, journal, web
from yiqi.server.people import hashed
from yiqi.server.schema import prepare
from yiqi.text import LANGUAGES

DEAD = "This link has been used, or was replaced by a new one."


def key_of(teacher: Any, course: str) -> str:
    """The path of a new link to a class."""
    page = teacher.post(f"{course}/link").text
    return str(re.search(rf"<code>{BASE}(/class/[^<]+)</code>", page)[1])


def test_a_link_opens_the_class_in_another_browser_once(client: Any, ann: Any, bob: Any, eve: Any) -> None:
    course = course_of(ann)
    path = key_of(ann, course)
    page = bob.get(path)
    assert page.status_code == 200
    # opening it burns nothing and tells nothing of the tables
    assert not tables(page.text)
    assert bob.get(course).status_code == 403
    assert bob.post(path).headers["location"] == course
    assert len(tables(bob.get(course).text)) == 2
    assert course in bob.get("/class").text
    assert bob.post(f"{course}/pause").status_code == 303
    assert "paused" in ann.get(course).text
    for answer in (eve.get(path), eve.post(path)):
        assert answer.status_code == 410
        assert DEAD in answer.text
    assert eve.get(course).status_code == 403


def test_the_other_browser_leads_the_tables_too(client: Any, ann: Any, bob: Any, house: Any) -> None:
    course = course_of(ann)
    first = tables(ann.get(course).text)[0]
    assert '"opener": false' in bob.get(first).text
    bob.post(key_of(ann, course))
    for _ in range(2):
        assert '"opener": true' in bob.get(first).text
        assert bob.post(f"{first}/seat/0/link").status_code == 200
        assert bob.post(f"{first}/seat/1/bot", {"bot": "idle"}).status_code == 303
        bob.post(f"{first}/seat/1/link")
        # as after a restart
        forget(house)
        first = tables(ann.get(course).text)[1]


def test_the_teacher_may_try_the_link_without_using_it_up(ann: Any, bob: Any) -> None:
    course = course_of(ann)
    path = key_of(ann, course)
    assert ann.post(path).headers["location"] == course
    assert bob.post(path).headers["location"] == course


def test_a_new_link_makes_the_old_one_dead(ann: Any, bob: Any) -> None:
    course = course_of(ann)
    old, new = key_of(ann, course), key_of(ann, course)
    assert bob.post(old).status_code == 410
    assert bob.post(new).status_code == 303


def test_a_wrong_link_says_the_same_whatever_is_wrong(ann: Any, eve: Any) -> None:
    course, other = course_of(ann), course_of(ann, title="5C")
    path = key_of(ann, course)
    token = path.rpartition("/")[2]
    wrong = [
        f"{course}/open/x", f"{path}x", path[:-1], f"{other}/open/{token}", f"/class/nothing/open/{token}",
        f"{course}/open/{hashed(token)}",
    ]  # fmt: skip
    said = set()
    for one in wrong:
        for answer in (eve.get(one), eve.post(one)):
            assert answer.status_code == 410
            assert DEAD in answer.text
            assert "5C" not in answer.text
            assert "4B" not in answer.text
            said.add(re.sub(r"/class/[^\"<]*", "", answer.text))
    assert len(said) == 1
    # nobody has come by them
    assert not eve.cookies.get("yiqi")
    assert eve.get(course).status_code == 403


def test_the_token_cannot_be_guessed_and_is_kept_nowhere(
    ann: Any, bob: Any, house: Any, client: Any, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal.settings, "quiet", False)
    course = course_of(ann)
    tokens = {key_of(ann, course).rpartition("/")[2] for _ in range(20)}
    assert len(tokens) == 20
    assert all(len(token) >= 43 for token in tokens)
    path = key_of(ann, course)

    def fail(*args: Any) -> None:
        raise RuntimeError("a fault")

    with monkeypatch.context() as patch:
        patch.setattr(web.pages, "render", fail)
        assert bob.get(path).status_code == 500
    bob.post(path)
    last = key_of(ann, course).rpartition("/")[2]
    written = "\n".join(house.store._writer.iterdump())
    assert hashed(last) in written
    logged = capsys.readouterr().err
    assert "class-enter" in logged
    assert '"error":"RuntimeError"' in logged
    for token in (*tokens, path.rpartition("/")[2], last):
        assert token not in written
        assert token not in logged


def test_the_link_is_on_no_page_but_the_one_that_was_asked_for(ann: Any, bob: Any) -> None:
    course = course_of(ann)
    path = key_of(ann, course)
    token = path.rpartition("/")[2]
    for page in (ann.get(course), ann.get("/class"), ann.post(f"{course}/links"), ann.get("/")):
        assert token not in page.text
    # and there it is folded
    page = ann.post(f"{course}/link").text
    shown = page[page.index("</summary>") :]
    assert f"{BASE}{course}/open/" in shown
    assert '<details class="key" id="shown"><summary' in page
    assert page.count("/open/") == 2


def test_a_pupil_does_not_reach_the_page_of_the_teacher(client: Any, ann: Any) -> None:
    course = course_of(ann)
    path = key_of(ann, course)
    pupil = seat_all(client, ann, course)["Ada"]
    for what in ("", "/links"):
        assert pupil.get(f"{course}{what}").status_code in (403, 405)
    for what in ("link", "close", "bot", "pause", "resume", "links"):
        answer = pupil.post(f"{course}/{what}", {"table": tables(ann.get(course).text)[0][3:], "seat": "1"})
        assert answer.status_code == 403
        assert "/open/" not in answer.text
        assert "/sit/" not in answer.text
    assert not [page for page in ("/", "/class") if course in pupil.get(page).text]
    # what was out is as good as before
    assert Browser(client).post(path).status_code == 303


def test_who_opened_the_class_takes_it_from_the_others(ann: Any, bob: Any, eve: Any, house: Any) -> None:
    course = course_of(ann)
    first = tables(ann.get(course).text)[0]
    bob.post(key_of(ann, course))
    path = key_of(bob, course)
    assert "Open in 1 other browser" in ann.get(course).text
    assert "other browser" not in bob.get(course).text
    assert bob.post(f"{course}/close").status_code == 403
    assert ann.post(f"{course}/close").status_code == 303
    assert bob.get(course).status_code == 403
    assert bob.post(f"{first}/seat/0/link").status_code == 403
    assert eve.post(path).status_code == 410
    assert "other browser" not in ann.get(course).text
    assert ann.post(f"{course}/pause").status_code == 303


def test_two_browsers_at_once_one_gets_in(ann: Any, client: Any, house: Any) -> None:
    course = course_of(ann)
    token = key_of(ann, course).rpartition("/")[2]
    people = [client.blocking_portal.call(house.people.arrive, name, 0.0)[0] for name in ("A", "B")]
    found = classes.read(house, course.rpartition("/")[2])

    async def both() -> list[Any]:
        return await asyncio.gather(
            *(class_keys.enter(house, found, person, token) for person in people), return_exceptions=True
        )

    answers = client.blocking_portal.call(both)
    assert sorted(type(answer).__name__ for answer in answers) == ["NoneType", "Trouble"]
    assert class_keys.others(house, found) == 1


@pytest.mark.parametrize("again", [False, True])
def test_a_bot_plays_for_a_pupil_until_he_comes(client: Any, ann: Any, house: Any, again: bool) -> None:
    course = course_of(ann, names="Ada\nBen\nChen", size="3")
    table = tables(ann.get(course).text)[0]
    slips = dict(links(ann, course))
    for name in ("Ada", "Ben"):
        Browser(client).post(slips[name], {"name": name})
    assert house.table(table[3:]).row.status == "gathering"
    assert ann.post(f"{course}/bot", {"table": table[3:], "seat": "2"}).headers["location"] == course
    assert house.table(table[3:]).row.status == "running"
    page = ann.get(course).text
    assert "not here yet" not in page
    assert "A new link for Chen" in page
    # by the link he had, or by a new one
    if again:
        slips = dict(links(ann, course, table=table[3:], seat="2"))
    late = Browser(client)
    assert late.post(slips["Chen"], {"name": "Chen"}).status_code == 303
    assert late.poll(table)["seat"] == 2
    seat = house.table(table[3:]).seats[2]
    assert (seat.kind, seat.name) == ("person", "Chen")
    for form in ({}, {"table": table[3:], "seat": "9"}, {"table": "nothing", "seat": "0"}):
        assert ann.post(f"{course}/bot", form).status_code in (400, 404)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_of_the_link_in_every_language(client: Any, ann: Any, bob: Any, language: str) -> None:
    course = course_of(ann)
    bob.post(key_of(ann, course))
    key = ann.post(f"{course}/link?lang={language}")
    path = re.search(rf"<code>{BASE}([^<]+)</code>", key.text)[1]
    for page in (key, Browser(client).get(f"{path}?lang={language}"), ann.get(f"{course}?lang={language}")):
        assert page.status_code == 200
        assert not re.search(r">\s*class-[a-z-]+", page.text)


def test_a_class_of_an_older_release_has_no_link(tmp_path: Any) -> None:
    c = sqlite3.connect(tmp_path / "t.sqlite3", isolation_level=None)
    prepare(c)
    c.execute("DROP TABLE class_access")
    c.execute("DROP INDEX class_match")
    c.execute("ALTER TABLE class DROP COLUMN token_hash")
    c.execute("INSERT INTO person VALUES (1, 'Ann', 0)")
    c.execute("INSERT INTO class VALUES ('abc', 1, '4B', 0)")
    c.execute("UPDATE meta SET value = '3' WHERE name = 'schema'")
    prepare(c)
    assert c.execute("SELECT id, token_hash FROM class").fetchall() == [("abc", "")]
    assert c.execute("SELECT * FROM class_access").fetchall() == []
    c.close()


def test_the_way_to_a_class_is_for_its_teacher(client: Any, ann: Any, bob: Any, eve: Any) -> None:
    course = course_of(ann)
    table = tables(ann.get(course).text)[0]
    bob.post(key_of(ann, course))
    eve.get(table)
    pupil = seat_all(client, ann, course)["Ada"]
    for page in ("/", table):
        assert [course in who.get(page).text for who in (ann, bob, eve, pupil)] == [True, True, False, False]
    assert course not in ann.get(ann.open("toy", "me", "bot:idle")).text
