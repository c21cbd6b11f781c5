"""What somebody with bad intentions, or bad luck, tries: on the wire, at seats, with votes, at bad moments."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from server_pages import BASE, Browser, Page, forget
from test_acts import bid, two
from test_clocks import clock_of, sweep
from test_operator import application

from yiqi.server import acts, journal, live, seats, tables
from yiqi.server.acts import Doer
from yiqi.server.answers import HANDLERS, Asker, answer
from yiqi.server.seats import Wish
from yiqi.server.security import Trouble, same_origin
from yiqi.server.store import Store
from yiqi.server.tables import House
from yiqi.server.web import Limits


def house_of(client: Any) -> House:
    found: House = client.app.state.house
    return found


# the wire


@pytest.mark.parametrize("text", ["[" * 4000, "[" * 4000 + "]" * 4000, '{"a":' * 1300, '{"do":NaN}', "5", "null", ""])
def test_a_message_that_cannot_be_read_leaves_the_socket_open(ann: Any, bob: Any, text: str) -> None:
    table = two(ann, bob)
    with ann.sit_down(table) as socket:
        page = Page(socket)
        page.receive()
        socket.send_text(text)
        while "re" not in (reply := page.receive()):
            pass
        assert reply["error"] == "form"
        assert page.ask(do="why", path=[], key="w")["ok"]


def test_a_body_nested_too_deep_is_a_wrong_form(ann: Any, bob: Any, client: Any) -> None:
    table = two(ann, bob)
    sent = client.post(f"{table}/do", content="[" * 9000, headers=ann.headers(**{"content-type": "application/json"}))
    assert (sent.status_code, sent.json()["error"]) == (400, "form")


@pytest.mark.parametrize("path", ["/static/%00", "/t/%00", "/made/%00", "/rules/%00"])
def test_a_path_that_no_file_can_have_is_not_found(ann: Any, path: str) -> None:
    assert ann.get(path).status_code == 404


@pytest.mark.parametrize("origin", ["null", "file://", ""])
def test_nobody_is_of_no_host(origin: str) -> None:
    assert not same_origin(origin, "", "")


def test_whoever_floods_is_shut_out(ann: Any, bob: Any, client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = two(ann, bob)
    monkeypatch.setattr(live, "PATIENCE", 5)
    client.app.state.limits = Limits(0.0, 4.0)
    with ann.sit_down(table) as socket:
        Page(socket).receive()
        for n in range(40):
            socket.send_text(json.dumps({"do": "why", "path": [], "key": f"k{n}"}))
        replies = []
        with pytest.raises(WebSocketDisconnect):
            while True:
                replies.append(socket.receive_text(timeout=5))
    assert sum('"busy"' in reply for reply in replies) == 5


def test_one_caller_has_so_many_sockets(ann: Any, bob: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = two(ann, bob)
    monkeypatch.setattr(live, "MOST_OF_ONE", 2)
    with ann.sit_down(table) as one, ann.sit_down(table) as other:
        Page(one).receive()
        Page(other).receive()
        with ann.sit_down(table) as third, pytest.raises(WebSocketDisconnect):
            third.receive_text(timeout=5)
        with bob.sit_down(table) as his:
            Page(his).receive()
    for _ in range(50):
        with contextlib.suppress(WebSocketDisconnect), ann.sit_down(table) as again:
            Page(again).receive()
            return
        time.sleep(0.1)
    raise AssertionError("places are not given back")


def test_sessions_of_one_address_count_together() -> None:
    limits = Limits(1.0, 10.0)
    allowed = sum(limits.allow(f"person {n}", "here") for n in range(200))
    assert 10 * Limits.HOUSEHOLD <= allowed <= 10 * Limits.HOUSEHOLD + 1
    assert limits.allow("person 0", "elsewhere")


@pytest.mark.parametrize("seat", [True, False, 1.0, "1", [1], {"a": 1}, -1, 3, 1 << 70])
def test_a_curtain_is_of_a_seat_by_its_number(ann: Any, seat: Any) -> None:
    table = ann.open("toy", "me", "me", "me")
    with ann.sit_down(table) as socket:
        page = Page(socket)
        page.receive()
        assert page.ask(do="curtain", seat=seat, key="c")["error"] == "not-yours"


SAID = st.one_of(
    st.none(), st.booleans(), st.integers(-2, 60), st.text(max_size=20), st.lists(st.text(max_size=5), max_size=3)
)
WORDS = [
    "bid 2",
    "commit",
    "reopen",
    "keep",
    "offer 1",
    "accept",
    "step",
    "undo 0",
    "start",
    "bid ?",
    "bid -1",
    "BID",
    "",
]
MESSAGES = st.fixed_dictionaries(
    {"do": st.one_of(st.sampled_from([*HANDLERS, "curtain", "fly"]), SAID)},
    optional={
        "action": st.one_of(st.sampled_from(WORDS), SAID),
        "question": st.one_of(st.integers(0, 40), SAID),
        "to": SAID,
        "seq": SAID,
        "id": st.one_of(st.integers(0, 9), SAID),
        "yes": SAID,
        "kind": st.one_of(st.sampled_from(["undo", "end", "extend"]), SAID),
        "path": SAID,
        "text": SAID,
        "seat": SAID,
        "key": st.one_of(st.sampled_from(["a", "b"]), SAID),
    },
)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
@given(said=st.lists(st.tuples(st.integers(0, 2), MESSAGES), min_size=5, max_size=40))
def test_whatever_is_said_the_file_and_the_table_agree(client: Any, said: list[tuple[int, dict[str, Any]]]) -> None:
    people = [Browser(client) for _ in range(3)]
    table = two(*people[:2])
    house = house_of(client)
    for who, message in said:
        reply = people[who].do(table, message)
        assert isinstance(reply["ok"], bool), (message, reply)
        assert reply.get("error") != "failed", (message, reply)
        if who == 2:
            assert not reply["ok"] or message["do"] == "look", (message, reply)
    there = house.table(table[3:])
    shown = people[0].poll(table)
    assert there.row.seq == house.store.row("SELECT count(*) FROM record WHERE match = ?", there.id)[0]  # type: ignore[index]
    forget(house)
    again = people[0].poll(table)
    for part in ("seq", "question", "panels", "actions", "status", "votes"):
        assert again[part] == shown[part], part


# who may look


def test_an_open_seat_does_not_let_strangers_look_on(ann: Any, bob: Any, eve: Any) -> None:
    table = two(ann, bob, onlookers="no")
    bid(ann, table, 3)
    assert bob.post(f"{table}/leave").status_code == 303
    for browser in (bob, eve):
        # the page is where the seat can be taken; it shows nothing of the match
        assert browser.get(table).status_code == 200
        for path in ("/record", "/poll"):
            assert browser.get(f"{table}{path}").status_code == 403, path
        assert browser.do(table, {"do": "look", "seq": 0, "key": "l"})["error"] == "no-onlookers"
    assert ann.do(table, {"do": "propose", "kind": "end", "key": "e"})["ok"]
    assert ann.poll(table)["status"] == "ended"
    for path in ("", "?board", "/record", "/poll"):
        assert eve.get(f"{table}{path}").status_code == 403, path


def test_what_waits_for_the_lock_while_the_seat_is_lost_is_refused(tmp_path: Path) -> None:
    """Requests that found their sender seated and then waited, while a new link was used or a bot was sent away."""

    async def play() -> None:
        journal.settings.quiet = True
        house = House(Store(tmp_path / "t.sqlite3"))
        ann, _ = await house.people.arrive("Ann", 0.0)
        bob, _ = await house.people.arrive("Bob", 0.0)
        table = await seats.open_table(house, ann, Wish("toy", ["me", "open"], {}, "none", False, ""))
        await seats.join(house, table, bob, 1, "Bob", "")
        his = Asker(bob.id, 1, "en", "wide")
        messages: list[dict[str, Any]] = [
            {"do": "act", "action": "bid 1", "question": table.playing().questions[1]},
            {"do": "say", "text": "hello"},
            {"do": "why", "path": []},
            {"do": "hint", "action": "bid 1"},
            {"do": "look", "seq": 0},
            {"do": "propose", "kind": "end"},
            {"do": "vote", "id": 1, "yes": True},
            {"do": "nonce", "text": "ab" * 16},
        ]
        async with table.lock:
            waiting = [asyncio.create_task(answer(house, table, his, {**m, "key": m["do"]})) for m in messages]
            bot = asyncio.create_task(acts.act(house, table, Doer(1, "bot"), ("bid", 1), None))
            await asyncio.sleep(0)
            table.access.discard((1, bob.id))
        for message, task in zip(messages, waiting, strict=True):
            assert (await task)["error"] == "not-seated", message
        with pytest.raises(Trouble, match="stale"):
            await bot
        assert len(table.playing().records) == table.row.seq
        house.store.close()

    asyncio.run(play())


# votes


def test_consent_is_neither_inherited_nor_asked_of_who_has_left(ann: Any, bob: Any, eve: Any, client: Any) -> None:
    table = ann.open("toy", "me", "open", "open")
    bob.post(f"{table}/join", {"name": "Bob"})
    eve.post(f"{table}/join", {"name": "Eve"})
    assert ann.do(table, {"do": "propose", "kind": "end", "key": "e"})["ok"]
    vote = bob.poll(table)["votes"][0]
    assert bob.do(table, {"do": "vote", "id": vote["id"], "yes": True, "key": "v"})["ok"]
    bob.post(f"{table}/leave")
    gus = Browser(client)
    gus.post(f"{table}/join", {"name": "Gus"})
    asked = gus.poll(table)["votes"][0]
    assert (asked["mine"], asked["answers"]) == (None, {"0": True})
    # who asked has left: nobody is asked any more
    ann.post(f"{table}/leave")
    assert gus.poll(table)["votes"] == []
    assert gus.poll(table)["status"] == "running"


def test_a_vote_is_settled_when_the_last_who_was_asked_leaves(ann: Any, bob: Any) -> None:
    table = two(ann, bob)
    assert ann.do(table, {"do": "propose", "kind": "end", "key": "e"})["ok"]
    bob.post(f"{table}/leave")
    assert (ann.poll(table)["status"], ann.poll(table)["votes"]) == ("ended", [])


def test_who_votes_twice_has_one_vote_and_who_has_no_seat_has_none(ann: Any, bob: Any, eve: Any) -> None:
    table = two(ann, bob)
    assert ann.do(table, {"do": "propose", "kind": "end", "key": "e"})["ok"]
    vote = bob.poll(table)["votes"][0]
    for key in ("a", "b"):
        assert ann.do(table, {"do": "vote", "id": vote["id"], "yes": True, "key": key})["ok"]
    assert eve.do(table, {"do": "vote", "id": vote["id"], "yes": True, "key": "c"})["error"] == "not-seated"
    assert ann.poll(table)["status"] == "running"


def test_a_vote_and_what_it_decides_are_one_transaction(ann: Any, bob: Any, client: Any) -> None:
    table = two(ann, bob)
    house = house_of(client)
    ann.do(table, {"do": "propose", "kind": "end", "key": "e"})
    vote = bob.poll(table)["votes"][0]
    writes = []
    plain = house.store.submit
    house.store.submit = lambda work: (writes.append(work), plain(work))[1]  # type: ignore[method-assign]
    assert bob.do(table, {"do": "vote", "id": vote["id"], "yes": True, "key": "v"})["ok"]
    del house.store.submit  # type: ignore[attr-defined]
    assert len(writes) == 1
    assert house.store.row("SELECT state, status FROM vote JOIN match ON match.id = match") == ("agreed", "ended")


# bad moments


def test_a_kill_between_the_last_seat_and_the_beginning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*args: Any) -> None:
        return None

    with TestClient(application(tmp_path / "t.sqlite3"), base_url=BASE) as client:
        ann, bob = Browser(client), Browser(client)
        with monkeypatch.context() as patch:
            patch.setattr(seats, "_begin", nothing)
            table = two(ann, bob)
        assert ann.poll(table)["status"] == "gathering"
    with TestClient(application(tmp_path / "t.sqlite3"), base_url=BASE) as client:
        ann.client = client
        assert ann.poll(table)["status"] == "running"


def test_an_action_at_the_deadline_is_not_missed(tmp_path: Path) -> None:
    """The sweeper finds a deadline passed while the action is being written: what was first stands."""

    async def play() -> None:
        journal.settings.quiet = True
        house = House(Store(tmp_path / "t.sqlite3"), now=lambda: 1000.0)
        ann, _ = await house.people.arrive("Ann", 0.0)
        table = await seats.open_table(house, ann, Wish("toy", ["me", "me"], {}, "live-60-30", True, ""))
        house.now = lambda: 1060.0
        question = table.playing().questions[0]
        done = await asyncio.gather(
            acts.act(house, table, Doer(0), ("bid", 2), question),
            acts.play_for(house, table, 0, 1060.0),
            return_exceptions=True,
        )
        assert isinstance(done[0], dict)
        assert isinstance(done[1], Trouble)
        assert table.clocks[0].missed == 0
        assert [r.by for r in table.playing().records if r.seat == 0] == ["person"]
        house.store.close()

    asyncio.run(play())


def test_a_missed_decision_is_kept_with_its_record(ann: Any, bob: Any, client: Any, clock: Any) -> None:
    table = two(ann, bob, pace="live-60-5")
    clock.now += 61
    sweep(client)
    forget(house_of(client))
    state = ann.poll(table)
    assert clock_of(state, 0)["missed"] == 1
    assert sum("time" in line["text"].lower() for line in state["chat"] if line["seat"] is None) >= 1


def test_the_sweeper_goes_on_when_a_look_fails(client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    sweeper, looks = client.app.state.sweeper, []

    async def fail() -> None:
        looks.append(1)
        raise RuntimeError("once")

    monkeypatch.setattr("yiqi.server.sweep.EVERY", 0.01)
    monkeypatch.setattr(sweeper, "once", fail)

    async def some() -> None:
        task = asyncio.create_task(sweeper.run())
        await asyncio.sleep(0.2)
        task.cancel()

    client.blocking_portal.call(some)
    assert len(looks) > 1


def test_a_full_disk_is_one_clear_message_and_nothing_is_told(ann: Any, bob: Any, client: Any) -> None:
    table = two(ann, bob)
    house = house_of(client)
    before = {browser: browser.poll(table) for browser in (ann, bob)}
    pages = house.store.submit(lambda c: c.execute("PRAGMA page_count").fetchone()[0]).result()
    house.store.submit(lambda c: c.execute(f"PRAGMA max_page_count = {pages}").fetchall()).result()
    message = {"do": "act", "action": "bid 2", "question": before[ann]["question"]}
    failures = []
    for n in range(400):
        reply = ann.do(table, {"do": "say", "text": "x" * 400, "key": f"s{n}"})
        reply = ann.do(
            table, {**message, "key": f"a{n}", "question": ann.poll(table)["question"], "action": f"bid {n % 4}"}
        )
        if not reply["ok"]:
            failures.append(reply)
            break
    assert [f["error"] for f in failures] == ["failed"]
    # reading goes on, though not even a visit can be kept
    seq = ann.poll(table)["seq"]
    assert seq == house.store.row("SELECT max(seq) FROM record")[0]  # type: ignore[index]
    assert bob.poll(table)["seq"] == seq
    house.store.submit(lambda c: c.execute("PRAGMA max_page_count = 100000").fetchall()).result()
    message = {**message, "key": "again", "question": ann.poll(table)["question"]}
    assert ann.do(table, message)["ok"]


def test_a_log_that_cannot_be_written_stops_nobody(ann: Any, bob: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = two(ann, bob)
    full = open("/dev/full", "w", buffering=1)  # noqa: SIM115
    monkeypatch.setattr("sys.stderr", full)
    monkeypatch.setattr(journal.settings, "quiet", False)
    bid(ann, table, 2)


def test_the_log_of_a_fault_says_where_and_not_what(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(journal.settings, "quiet", False)
    for error in (KeyError("lion"), OSError(28, "No space left on device")):
        try:
            raise error
        except (KeyError, OSError) as caught:
            journal.fault("failed", caught, table="t")
    first, second = map(json.loads, capsys.readouterr().err.splitlines())
    assert "lion" not in str(first)
    assert first["where"][0].startswith("test_attacks.py:")
    assert "No space left" in second["detail"]


def test_a_table_is_one_object_while_somebody_holds_it(ann: Any, client: Any) -> None:
    table = ann.open("toy", "me", "open")
    house = house_of(client)
    there = house.table(table[3:])
    house._tables.clear()
    assert house.table(table[3:]) is there


def test_a_log_that_went_on_elsewhere_is_read_again(ann: Any, bob: Any, client: Any) -> None:
    """Another process appends through the same rules of the file; whoever looks is shown it."""
    table = two(ann, bob)
    house = house_of(client)
    sweep(client)

    async def elsewhere() -> None:
        other = House(Store(house.store.path))
        there = other.table(table[3:])
        await acts.act(other, there, Doer(0), ("bid", 2), None)
        other.store.close()

    with ann.sit_down(table) as socket:
        page = Page(socket)
        page.receive()
        seq = page.state["seq"]
        asyncio.run(elsewhere())
        sweep(client)
        page.until(lambda s: s["seq"] > seq)
    assert bob.poll(table)["seq"] == seq + 1


def test_chat_has_a_measure(ann: Any, bob: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "TALK_BURST", 3.0)
    monkeypatch.setattr(tables, "TALK_RATE", 0.0)
    table = ann.open("toy", "me", "open")
    said = [ann.do(table, {"do": "say", "text": "hello", "key": f"s{n}"}) for n in range(5)]
    assert [s["ok"] for s in said] == [True, True, True, False, False]
    assert said[-1]["error"] == "busy"
    # the same key is the same line
    assert ann.do(table, {"do": "say", "text": "hello", "key": "s0"})["ok"]
    assert len([line for line in ann.poll(table)["chat"] if line["seat"] == 0]) == 3


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u202e\u200b", "\x00 \t"])
def test_a_name_that_shows_nothing_is_none(ann: Any, name: str) -> None:
    table = ann.open("toy", "me", "open", me=name)
    assert ann.poll(table)["players"][0]["name"] == "Guest"
