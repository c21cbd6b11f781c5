"""The operator takes a match back: on record, without consent, also while the server runs, also when rules raise."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from server_pages import Page, forget
from test_acts import bid, offer_made, two
from test_clocks import clock_of, sweep

from yiqi import cli
from yiqi.server import journal, rewinding
from yiqi.server.schema import DataFileError


@pytest.fixture(autouse=True)
def aloud(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the command does to the log of its own process is undone."""
    monkeypatch.setattr(journal.settings, "quiet", True)


def data_of(house: Any) -> str:
    return str(house.store.path)


def test_a_match_is_taken_back_while_people_look_at_it(ann: Any, bob: Any, client: Any, house: Any) -> None:
    table, before = offer_made(ann, bob)
    sweep(client)
    with ann.sit_down(table) as socket:
        page = Page(socket)
        page.receive()
        question = page.state["question"]
        # bob's answer is asked for; ann's own undo would be free, his would not
        seq = rewinding.rewind(house.store.path, f"http://yiqi.test{table}?board", before["seq"])
        sweep(client)
        page.until(lambda s: s["seq"] == seq)
        assert page.state["question"] > question
        assert page.state["panels"] == before["panels"]
        assert "the operator took the match back" in page.state["log"][-1]["lines"][0]
        assert page.state["log"][-2]["undone"]
    # and it goes on from there
    state = ann.poll(table)
    message = {"do": "act", "action": "keep", "question": state["question"], "key": "k"}
    assert ann.do(table, message)["seq"] == seq + 1
    text = ann.get(f"{table}/record").text
    assert f"\n{seq} house host undo {before['seq']}\n" in text


def test_a_request_for_going_back_lapses(ann: Any, bob: Any, client: Any, house: Any) -> None:
    table, before = offer_made(ann, bob)
    assert bob.do(table, {"do": "undo", "to": before["seq"], "key": "u"})["ok"]
    rewinding.rewind(house.store.path, table, before["seq"])
    sweep(client)
    assert ann.poll(table)["votes"] == []
    assert house.store.row("SELECT state FROM vote") == ("lapsed",)


def test_a_clock_runs_for_who_is_waited_for_again(ann: Any, bob: Any, client: Any, house: Any, clock: Any) -> None:
    table = two(ann, bob, pace="daily-24")
    bid(ann, table, 3)
    bid(bob, table, 1)
    before = ann.poll(table)
    ann.do(table, {"do": "act", "action": "offer 1", "question": before["question"], "key": "o"})
    assert [clock_of(ann.poll(table), seat)["runs"] for seat in (0, 1)] == [False, True]
    rewinding.rewind(house.store.path, table, before["seq"])
    sweep(client)
    assert [clock_of(ann.poll(table), seat)["runs"] for seat in (0, 1)] == [True, False]


def test_what_cannot_be_taken_back_is_said_in_one_line(ann: Any, bob: Any, client: Any, house: Any) -> None:
    table = two(ann, bob)
    path = house.store.path

    def refused(to: int) -> str:
        with pytest.raises(rewinding.Impossible) as found:
            rewinding.rewind(path, table[3:], to)
        assert "\n" not in str(found.value)
        return str(found.value)

    last = ann.poll(table)["seq"]
    assert "where it stands" in refused(last)
    assert "is not there: the last is" in refused(99)
    bid(ann, table, 3)
    # several are asked now
    assert "several seats are answering" in refused(0)
    bid(bob, table, 1)
    last = ann.poll(table)["seq"]
    assert "the nearest before it is 0" in refused(last - 1)
    assert ann.poll(table)["seq"] == last
    back = rewinding.rewind(path, table, 0)
    sweep(client)
    # a record that was taken back is not in force
    assert "was taken back before" in refused(last)
    assert ann.poll(table)["seq"] >= back
    with pytest.raises(rewinding.NoTable):
        rewinding.rewind(path, "nothing", 0)
    with pytest.raises(DataFileError):
        rewinding.rewind(path.with_name("none.sqlite3"), table, 0)
    assert not path.with_name("none.sqlite3").exists()


def test_what_is_over_stays_as_it_is(ann: Any, bob: Any, house: Any) -> None:
    table = ann.open("toy", "bot:random", "bot:random")
    with ann.sit_down(table) as socket:
        Page(socket).until(lambda s: s["status"] == "over")
    with pytest.raises(rewinding.Impossible, match="its seed published"):
        rewinding.rewind(house.store.path, table, 0)
    waiting = ann.open("toy", "me", "open")
    with pytest.raises(rewinding.Impossible, match="has not begun"):
        rewinding.rewind(house.store.path, waiting, 0)
    other = two(ann, bob)
    ann.do(other, {"do": "propose", "kind": "end", "key": "e"})
    bob.post(f"{other}/leave")
    with pytest.raises(rewinding.Impossible, match="was ended"):
        rewinding.rewind(house.store.path, other, 0)


def test_who_acts_meanwhile_is_not_overwritten(ann: Any, bob: Any, client: Any, house: Any) -> None:
    """The server has not looked yet: its next action finds the number taken, reads the log and is played or stale."""
    table, before = offer_made(ann, bob)
    sweep(client)
    question = bob.poll(table)["question"]
    seq = rewinding.rewind(house.store.path, table, before["seq"])
    late = bob.do(table, {"do": "act", "action": "accept", "question": question, "key": "a"})
    assert (late["ok"], late["error"]) == (False, "stale")
    assert ann.poll(table)["seq"] == seq
    assert house.store.row("SELECT count(*) FROM record WHERE match = ?", table[3:]) == (seq + 1,)


@pytest.mark.parametrize("repaired", [True, False])
def test_a_match_whose_rules_raise_opens_before_the_fault(
    ann: Any, bob: Any, client: Any, house: Any, monkeypatch: pytest.MonkeyPatch, repaired: bool
) -> None:
    table, before = offer_made(ann, bob)
    rules = type(house.table(table[3:]).match.rules)
    plain = rules.play

    def play(self: Any, s: Any, seat: int, a: Any, chance: Any) -> Any:
        if a[0] == "offer":
            raise RuntimeError("a fault in the rules")
        return plain(self, s, seat, a, chance)

    with monkeypatch.context() as patch:
        patch.setattr(rules, "play", play)
        forget(house)
        assert ann.poll(table)["broken"]
        if not repaired:
            seq = rewinding.rewind(house.store.path, table, before["seq"])
            sweep(client)
            state = ann.poll(table)
            assert (state["broken"], state["seq"], state["panels"]) == (False, seq, before["panels"])
            assert ann.do(table, {"do": "act", "action": "keep", "question": state["question"], "key": "k"})["ok"]
            # the log of the match goes with it to whoever opens it, here and after a restart
            forget(house)
            assert ann.poll(table)["broken"] is False
            assert ann.get(f"{table}/record").status_code == 200
            return
        # nothing can open it at all: the record is written, and a repaired release goes on from there
        patch.setattr(rules, "start", play)
        seq = rewinding.rewind(house.store.path, table, before["seq"])
        forget(house)
        assert ann.poll(table)["broken"]
    forget(house)
    state = ann.poll(table)
    assert (state["broken"], state["seq"], state["panels"]) == (False, seq, before["panels"])
    assert ann.do(table, {"do": "act", "action": "keep", "question": state["question"], "key": "k"})["ok"]


def test_the_command(ann: Any, bob: Any, client: Any, house: Any, capsys: pytest.CaptureFixture[str]) -> None:
    table, before = offer_made(ann, bob)
    data = data_of(house)
    assert cli.main(["rewind", data, table[3:], str(before["seq"])]) == 0
    assert "nothing was deleted" in capsys.readouterr().out
    for argv, status in {
        (data, table[3:], "0"): 0,
        (data, table[3:], "77"): 1,
        (data, "nothing", "0"): 2,
        (data + "x", table[3:], "0"): 2,
    }.items():
        assert cli.main(["rewind", *argv]) == status, argv
        out, err = capsys.readouterr()
        assert (out if status == 0 else err).count("\n") == 1
        assert "fault of Yiqi's own" not in err
    with pytest.raises(SystemExit) as wrong:
        cli.main(["rewind", data, table[3:], "x"])
    assert wrong.value.code == 2


def test_the_file_is_another_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    c = sqlite3.connect(tmp_path / "yiqi.sqlite3")
    c.execute("CREATE TABLE x (y)")
    c.close()
    assert cli.main(["rewind", str(tmp_path), "t", "0"]) == 2
    assert "another program" in capsys.readouterr().err
