"""The socket, polling, requests: numbering, what changed only, refusals of the wrong kind of caller."""

from __future__ import annotations

import json
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from server_pages import Page
from test_acts import bid, two

from yiqi.server.web import Limits


def test_messages_are_numbered_and_carry_what_changed(ann: Any, bob: Any) -> None:
    table = two(ann, bob)
    with ann.sit_down(table) as socket:
        page = Page(socket)
        page.receive()
        assert page.state["whole"]
        state = dict(page.state)
        page.ask(do="act", action="bid 2", question=state["question"], key="a")
        page.until(lambda s: s["question"] != state["question"])
        last = json.loads(page.frames[-1])
        assert "results" not in last
        assert "lots" not in last.get("panels", {})
        assert page.numbers == list(range(page.numbers[0], page.numbers[0] + len(page.numbers)))
        assert [entry["lines"] for entry in page.state["log"]][-1] == ["You bid 2."]


def test_a_page_that_comes_back_counts_on_and_gets_everything(ann: Any, bob: Any) -> None:
    table = two(ann, bob)
    with ann.sit_down(table, "lang=en&n=17") as socket:
        page = Page(socket)
        page.receive()
        assert page.numbers == [18]
        assert page.state["whole"]


def test_what_was_logged_since_the_last_visit_is_marked(ann: Any, bob: Any) -> None:
    table = two(ann, bob)
    with ann.sit_down(table) as socket:
        Page(socket).receive()
    bid(bob, table)
    with ann.sit_down(table) as socket:
        page = Page(socket)
        page.receive()
        marks = [entry["since"] for entry in page.state["log"]]
        assert marks[:2] == [False, False]
        assert all(marks[2:])
        assert len(marks) > 2


def test_polling_brings_the_same_as_the_socket(ann: Any, bob: Any) -> None:
    table = two(ann, bob)
    with ann.sit_down(table) as socket:
        page = Page(socket)
        page.receive()
        polled = ann.poll(table)
        for part in ("panels", "actions", "near", "question", "prompt", "undo", "status", "seq"):
            assert polled[part] == page.state[part], part
        assert ann.get(f"{table}/poll?n={polled['n']}").json() == []


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "zh-Hans"])
def test_each_client_reads_its_own_language(ann: Any, bob: Any, lang: str) -> None:
    table = two(ann, bob)
    ann.lang = lang
    text = ann.poll(table)["prompt"]["text"]
    assert ("bid" in text) == (lang == "en")


def test_who_looks_on_is_counted_and_who_sits_is_online(ann: Any, bob: Any, eve: Any) -> None:
    table = two(ann, bob)
    with ann.sit_down(table) as one:
        page = Page(one)
        page.receive()
        with eve.sit_down(table) as two_:
            Page(two_).receive()
            page.until(lambda s: s["watching"] == 1)
            assert [player["online"] for player in page.state["players"]] == [True, False]


@pytest.mark.parametrize("origin", ["http://evil.test", "null", "https://yiqi.test", "http://yiqi.test.evil.test", ""])
def test_requests_from_other_sites_are_refused(ann: Any, bob: Any, client: Any, origin: str) -> None:
    table = two(ann, bob)
    headers = {**ann.headers(), "origin": origin}
    if not origin:
        del headers["origin"]
    for path in ("/tables", f"{table}/leave", f"{table}/do", "/settings"):
        answer = client.post(path, headers=headers, json={})
        assert answer.status_code == 403, path
    with client.websocket_connect(f"{table}/live", headers=headers) as socket, pytest.raises(WebSocketDisconnect):
        socket.receive_text(timeout=5)
    assert ann.poll(table)["seat"] == 0


def test_headers_stand_on_every_answer(ann: Any) -> None:
    for path in ("/", "/health", "/nothing", "/t/none", "/static/style.css"):
        headers = ann.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_too_much_is_refused(ann: Any, bob: Any, client: Any) -> None:
    table = two(ann, bob)
    assert ann.post("/settings", {"name": "x" * 100_000}).status_code == 413
    with ann.sit_down(table) as socket:
        page = Page(socket)
        assert page.ask(do="say", text="x" * 9000, key="k")["error"] == "too-large"
        socket.send_text("{not json")
        while "re" not in (answer := page.receive()):
            pass
        assert answer["error"] == "form"
    client.app.state.limits = Limits(0.0, 5.0)
    codes = [ann.get("/health").status_code for _ in range(8)]
    assert 429 in codes
    client.app.state.limits = Limits(1e6, 1e6, 1e6, 1e6)


def test_errors_are_one_sentence_for_programs_and_people(ann: Any) -> None:
    answer = ann.get("/t/nothing", accept="application/json")
    assert (answer.status_code, answer.json()["error"]) == (404, "no-table")
    page = ann.get("/t/nothing")
    assert page.status_code == 404
    assert "There is no such table." in page.text


def test_settings_are_kept_and_lead_only_to_our_own_pages(ann: Any) -> None:
    answer = ann.post("/settings", {"lang": "zh-Hant", "theme": "dark", "name": "Ann", "next": "/rules/toy"})
    assert answer.headers["location"] == "/rules/toy"
    assert 'lang="zh-Hant"' in ann.get("/").text
    assert 'data-theme="dark"' in ann.get("/").text
    for bad in ("https://evil.test", "//evil.test", "/\\evil.test", "javascript:alert(1)"):
        assert ann.post("/settings", {"next": bad}).headers["location"] == "/"


def test_every_page_opens_in_every_language(ann: Any) -> None:
    table = ann.open("ark", "me", "bot:idle", "bot:idle")
    for lang in ("en", "zh-Hant", "zh-Hans"):
        for path in ("/", "/rules", "/rules/ark", "/rules/toy", "/finished", "/settings", table, f"{table}/record"):
            assert ann.get(f"{path}?lang={lang}").status_code == 200, (lang, path)


def test_health_and_openapi(ann: Any) -> None:
    assert ann.get("/health").json()["ok"] is True
    assert "/t/{table_id}/do" in ann.get("/schema/openapi.json").json()["paths"]
