"""What the operator meets: restarts, rules that raise, backups, files of other programs."""

from __future__ import annotations

import asyncio
import shutil
import socket
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from server_pages import BASE, Browser, Page, forget
from test_acts import bid, two

from yiqi import games
from yiqi.core import record
from yiqi.server import run
from yiqi.server.app import create_app
from yiqi.server.schema import DataFileError
from yiqi.server.store import Store
from yiqi.server.web import Limits


def application(path: Path, **more: Any) -> Any:
    free = Limits(1e6, 1e6, 1e6, 1e6)
    return create_app(path, BASE, bot_pace=(0, 0), limits=free, pool=lambda: ThreadPoolExecutor(1), **more)


def test_a_restart_goes_on_where_the_log_ends(tmp_path: Path) -> None:
    with TestClient(application(tmp_path / "t.sqlite3"), base_url=BASE) as client:
        ann, bob = Browser(client), Browser(client)
        table = two(ann, bob, pace="daily-24")
        bid(ann, table, 3)
        before = ann.poll(table)
    with TestClient(application(tmp_path / "t.sqlite3"), base_url=BASE) as client:
        ann.client = bob.client = client
        after = ann.poll(table)
        for part in ("panels", "actions", "question", "prompt", "seq"):
            assert after[part] == before[part], part
        assert [entry["lines"] for entry in after["log"]] == [entry["lines"] for entry in before["log"]]
        bid(bob, table, 1)
        assert "wins the lot" in str(ann.poll(table)["log"])


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with TestClient(application(tmp_path / "t.sqlite3"), base_url=BASE) as client:
        ann = Browser(client)
        client.app.state.robots._closing = True
        table = ann.open("toy", "me", "bot:random")
        bid(ann, table)
    with TestClient(application(tmp_path / "t.sqlite3"), base_url=BASE) as client:
        ann.client = client
        with ann.sit_down(table) as socket:
            page = Page(socket)
            page.until(lambda s: any(entry["seat"] == 1 for entry in s["log"]))


def test_a_match_whose_rules_raise_still_opens(
    ann: Any, bob: Any, eve: Any, client: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = two(ann, bob)
    bid(ann, table, 3)
    house = client.app.state.house
    forget(house)
    house._rules.clear()

    def broken(*args: Any, **more: Any) -> None:
        raise RuntimeError("a fault in the rules")

    monkeypatch.setattr("yiqi.games.rules", broken)
    assert "Ann" in ann.get("/").text
    assert ann.get(table).status_code == 200
    assert ann.poll(table)["broken"] is True
    assert ann.poll(table)["status"] == "running"
    own, other = ann.get(f"{table}/record").text, eve.get(f"{table}/record").text
    assert "bid 3" in own
    assert "bid ?" in other
    assert "bid 3" not in other
    assert ann.do(table, {"do": "act", "action": "reopen", "question": 3, "key": "x"})["error"] == "broken"
    ann.do(table, {"do": "propose", "kind": "end", "key": "e"})
    vote = bob.poll(table)["votes"][0]
    assert bob.do(table, {"do": "vote", "id": vote["id"], "yes": True, "key": "v"})["ok"]
    assert ann.poll(table)["status"] == "ended"


def test_rules_that_raise_at_an_action_change_nothing(
    ann: Any, bob: Any, client: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = two(ann, bob)
    rules = client.app.state.house.table(table[3:]).match.rules
    state = ann.poll(table)

    def fail(*args: Any) -> None:
        raise RuntimeError("a fault in the rules")

    message = {"do": "act", "action": "bid 1", "question": state["question"], "key": "a"}
    with monkeypatch.context() as patch:
        patch.setattr(type(rules), "play", fail)
        answer = ann.do(table, message)
        assert answer["error"] == "failed"
        assert "fault" not in answer["text"]
    forget(client.app.state.house)
    assert ann.do(table, {**message, "key": "b"})["ok"]


def test_the_record_of_a_match_that_is_over_can_be_checked(ann: Any, client: Any) -> None:
    table = ann.open("toy", "bot:random", "bot:random", "bot:random")
    with ann.sit_down(table) as socket:
        Page(socket).until(lambda s: s["status"] == "over")
    text = ann.get(f"{table}/record").text
    written = record.read(text)
    assert written.seed
    assert written.digest
    page = ann.get(table).text
    assert "every draw matches the seal" in page
    assert table in ann.get("/finished").text


def test_a_backup_is_made_while_the_server_writes(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with TestClient(application(run.data_file(tmp_path / "data")), base_url=BASE) as client:
        ann = Browser(client)
        table = ann.open("toy", "bot:random", "bot:random")
        assert run.backup(tmp_path / "data", tmp_path / "copy") == 0
        with pytest.raises(DataFileError, match="exists already"):
            run.backup(tmp_path / "data", tmp_path / "copy")
    copy = sqlite3.connect(run.data_file(tmp_path / "copy"))
    assert copy.execute("SELECT id FROM match").fetchall() == [(table[3:],)]
    copy.close()
    Store(run.data_file(tmp_path / "copy")).close()


def test_a_file_that_is_not_ours_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "other.sqlite3"
    c = sqlite3.connect(other)
    c.execute("CREATE TABLE x (y)")
    c.close()
    with pytest.raises(DataFileError, match="another program"):
        Store(other)
    junk = tmp_path / "junk.sqlite3"
    junk.write_bytes(b"junk" * 5000)
    with pytest.raises(DataFileError, match="cannot be used"):
        Store(junk)
    newer = tmp_path / "newer.sqlite3"
    Store(newer).close()
    c = sqlite3.connect(newer)
    c.execute("UPDATE meta SET value = '99' WHERE name = 'schema'")
    c.commit()
    c.close()
    with pytest.raises(DataFileError, match="newer release"):
        Store(newer)


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    taken = run._listen("127.0.0.1", 0)
    try:
        assert run.serve(port=taken.getsockname()[1], data=tmp_path) == 2
    finally:
        taken.close()
    assert "cannot listen" in capsys.readouterr().err


ADDRESSES = [
    "games.example.org", "https://", "ftp://games.example.org", "https://a.org/yiqi", "https://a.org?x", "https://x@a.org",
    "http://[", "http://a.org:abc", "http://a.org:99999",
]  # fmt: skip


@pytest.mark.parametrize("base_url", ADDRESSES)
def test_an_address_that_no_page_can_have_is_refused(tmp_path: Path, capsys: Any, base_url: str) -> None:
    assert run.serve(port=0, data=tmp_path, base_url=base_url) == 2
    assert "--base-url: expected" in capsys.readouterr().err


def test_a_folder_of_editions_that_is_not_there_is_refused(tmp_path: Path, capsys: Any) -> None:
    assert run.serve(port=0, data=tmp_path / "data", editions=tmp_path / "nowhere") == 2
    assert "--editions: expected a folder" in capsys.readouterr().err
    assert not (tmp_path / "data").exists()
    mine = tmp_path / "editions" / "ark" / "mine"
    shutil.copytree(games.folder("ark") / "data", mine)
    assert run.serve(port=0, data=tmp_path / "data", editions=mine) == 2
    assert f"found '{mine / 'cards.toml'}'" in capsys.readouterr().err
    assert list(run.read_editions(tmp_path / "editions")) == ["ark"]


def test_a_second_server_on_one_file_is_refused(tmp_path: Path, capsys: Any) -> None:
    lock = run._alone(run.data_file(tmp_path))
    assert run.serve(port=0, data=tmp_path) == 2
    assert "another server uses" in capsys.readouterr().err
    lock.close()
    run._alone(run.data_file(tmp_path)).close()


@pytest.mark.parametrize(
    ("sql", "said"),
    [
        ("DELETE FROM meta WHERE name = 'schema'", "does not say of which release"),
        ("UPDATE meta SET value = 'abc' WHERE name = 'schema'", "does not say of which release"),
        ("UPDATE meta SET value = '0' WHERE name = 'schema'", "cannot bring up to date"),
        ("DROP TABLE visit", "no table visit"),
    ],
)
def test_a_damaged_file_is_refused_in_one_line(tmp_path: Path, sql: str, said: str) -> None:
    path = tmp_path / "t.sqlite3"
    Store(path).close()
    c = sqlite3.connect(path)
    c.execute(sql)
    c.commit()
    c.close()
    with pytest.raises(DataFileError, match=said):
        Store(path)


def test_a_damaged_page_is_found_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    Store(path).close()
    with path.open("r+b") as file:
        file.seek(8192)
        file.write(b"\xa5" * 40_000)
    with pytest.raises(DataFileError, match=r"damaged|cannot be used"):
        Store(path)


def test_a_backup_of_what_is_no_data_file_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "junk.sqlite3").write_bytes(b"junk" * 5000)
    for _ in range(2):
        with pytest.raises(DataFileError, match="failed"):
            run.backup(tmp_path / "junk.sqlite3", tmp_path / "copy.sqlite3")
    assert not (tmp_path / "copy.sqlite3").exists()
    (tmp_path / "junk.sqlite3").write_bytes(b"")
    with pytest.raises(DataFileError, match="no tables of ours"):
        run.backup(tmp_path / "junk.sqlite3", tmp_path / "copy.sqlite3")
    assert not (tmp_path / "copy.sqlite3").exists()


def test_a_backup_is_made_however_much_is_written_meanwhile(tmp_path: Path) -> None:
    store = Store(tmp_path / "t.sqlite3")
    store.submit(lambda c: c.execute("CREATE TABLE more (x)")).result()
    for _ in range(40):
        store.submit(lambda c: c.execute("INSERT INTO more VALUES (randomblob(100000))")).result()
    stop = threading.Event()

    def write() -> None:
        while not stop.is_set():
            store.submit(lambda c: c.execute("INSERT INTO more VALUES (1)")).result()

    writing = threading.Thread(target=write)
    writing.start()
    try:
        assert run.backup(tmp_path / "t.sqlite3", tmp_path / "copy.sqlite3") == 0
    finally:
        stop.set()
        writing.join()
        store.close()
    Store(tmp_path / "copy.sqlite3").close()


def test_a_match_keeps_an_edition_that_the_operator_has_removed(tmp_path: Path) -> None:
    folder = tmp_path / "editions" / "ark" / "mine"
    shutil.copytree(games.folder("ark") / "data", folder)
    cards = (folder / "cards.toml").read_text(encoding="utf-8")
    hostile = cards.replace('id = "reconstruction"', 'id = "<script>"', 1).replace(
        "Reconstruction", "<script>alert(1)", 1
    )
    (folder / "cards.toml").write_text(hostile, encoding="utf-8")
    path = tmp_path / "t.sqlite3"
    own = run.read_editions(tmp_path / "editions")
    with TestClient(application(path, editions=own), base_url=BASE) as client:
        ann = Browser(client)
        table = ann.open("ark", "me", "bot:idle", "bot:idle")
        digest = client.app.state.house.table(table[3:]).row.edition
        before = ann.poll(table)
        assert "<script>" not in ann.get(table).text + ann.get("/rules/ark").text + str(before["panels"])
    assert digest == own["ark"].digest != games.edition("ark").digest
    with TestClient(application(path), base_url=BASE) as client:
        ann.client = client
        after = ann.poll(table)
        assert (after["broken"], after["panels"]["hand"]) == (False, before["panels"]["hand"])
        assert client.app.state.house.table(table[3:]).row.edition == digest


def test_answers_are_sent_at_once() -> None:
    """Not held back until the other side has said that it has the part before: 40 ms on every answer."""

    async def accept() -> int:
        listening, found = run._listen("127.0.0.1", 0), asyncio.get_running_loop().create_future()

        def seen(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            there = writer.get_extra_info("socket")
            found.set_result(there.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        async with await asyncio.start_server(seen, sock=listening):
            _, writer = await asyncio.open_connection("127.0.0.1", listening.getsockname()[1])
            delayed = await asyncio.wait_for(found, 5)
            writer.close()
            return int(delayed)

    assert asyncio.run(accept())


def test_fifty_tables_of_bots_play_to_their_end(client: Any, ann: Any, house: Any) -> None:
    tables = [ann.open("toy", "bot:random", "bot:random", "bot:rich") for _ in range(50)]
    for table in tables:
        with ann.sit_down(table) as socket:
            Page(socket).until(lambda s: s["status"] == "over")
    assert len(house.store.rows("SELECT id FROM match WHERE status = 'over'")) == 50
