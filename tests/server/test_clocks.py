"""Paces: what a clock shows, and what happens when it has run out."""

from __future__ import annotations

from typing import Any

import pytest
from server_pages import forget
from test_acts import bid, two

from yiqi.server import clocks
from yiqi.server.clocks import Moment, Pace


def sweep(client: Any) -> None:
    """One look at all deadlines, in the server's own loop."""
    client.blocking_portal.call(client.app.state.sweeper.once)


def clock_of(state: dict[str, Any], seat: int) -> dict[str, Any]:
    found: dict[str, Any] = state["players"][seat]["clock"]
    return found


@pytest.mark.parametrize(("text", "pace"), [("live", (1200, 20)), ("live-60-5", (60, 5)), ("daily-48", (48, 0))])
def test_a_pace_is_written_with_its_numbers(text: str, pace: tuple[float, float]) -> None:
    assert Pace.parse(text)[1:] == pace


@pytest.mark.parametrize("text", ["", "fast", "live-0", "live-5-", "daily-9999999", "live-1-1-1"])
def test_a_pace_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="expected none"):
        Pace.parse(text)


def test_a_bank_runs_while_its_seat_is_waited_for() -> None:
    pace = Pace.parse("live-100-10")
    asked, idle = Moment((0,), (1, 1), "main", 1.0), Moment((1,), (2, 2), "main", 1.0)
    at_start = clocks.start(pace, range(2), asked, 1000.0)
    assert (at_start[0].deadline, at_start[1].deadline) == (1100.0, None)
    later = {**at_start, **clocks.advance(pace, at_start, asked, idle, 1030.0, 0)}
    assert (later[0].deadline, later[0].bank) == (None, 80.0)
    assert later[1].deadline == 1130.0


def test_an_unchanged_question_does_not_start_a_clock_anew() -> None:
    pace = Pace.parse("daily-1")
    before, after = Moment((0, 1), (1, 1), "main", 1.0), Moment((0,), (1, 2), "main", 1.0)
    at_start = clocks.start(pace, range(2), before, 0.0)
    changed = clocks.advance(pace, at_start, before, after, 100.0, 1)
    assert list(changed) == [1]


def test_at_the_deadline_what_was_saved_is_played(ann: Any, bob: Any, client: Any, clock: Any) -> None:
    table = two(ann, bob, pace="phased-60")
    state = ann.poll(table)
    assert clock_of(state, 0)["left"] == 60.0
    ann.do(table, {"do": "act", "action": "bid 4", "question": state["question"], "key": "b"})
    clock.now += 59
    sweep(client)
    assert len(ann.poll(table)["prompt"]["seats"]) == 2
    clock.now += 2
    for _ in range(3):
        sweep(client)
    log = " ".join(line for entry in ann.poll(table)["log"] for line in entry["lines"])
    assert "Ann wins the lot for 4" in log


def test_thinking_again_gives_no_more_time(ann: Any, bob: Any, clock: Any) -> None:
    table = two(ann, bob, pace="phased-60")
    bid(ann, table, 2)
    clock.now += 30
    question = ann.poll(table)["question"]
    assert ann.do(table, {"do": "act", "action": "reopen", "question": question, "key": "r"})["ok"]
    assert clock_of(ann.poll(table), 0)["left"] == 30.0


def test_a_missed_decision_counts_and_a_sealed_one_does_not(ann: Any, bob: Any, client: Any, clock: Any) -> None:
    table = two(ann, bob, pace="phased-60")
    bid(ann, table, 2)
    clock.now += 61
    for _ in range(3):
        sweep(client)
    state = ann.poll(table)
    assert clock_of(state, 1)["missed"] >= 1
    assert clock_of(state, 0)["missed"] == 0


def test_idle_play_by_the_clock_alone_ends_a_match(ann: Any, bob: Any, client: Any, clock: Any) -> None:
    table = two(ann, bob, pace="live-5-1")
    for _ in range(400):
        clock.now += 10
        sweep(client)
        if ann.poll(table)["status"] == "over":
            break
    state = ann.poll(table)
    assert state["status"] == "over"
    assert state["results"]["rows"]


def test_a_pause_of_the_server_is_given_back(ann: Any, bob: Any, client: Any, clock: Any) -> None:
    table = two(ann, bob, pace="live-60-0")
    sweep(client)
    clock.now += 3600
    client.blocking_portal.call(client.app.state.sweeper.wake)
    house = client.app.state.house
    forget(house)
    assert clock_of(ann.poll(table), 0)["left"] >= 59
    sweep(client)
    assert ann.poll(table)["prompt"]["seats"] == [0, 1]


def test_more_time_by_consent(ann: Any, bob: Any) -> None:
    table = two(ann, bob, pace="live-60-0")
    ann.do(table, {"do": "propose", "kind": "extend", "key": "x"})
    vote = bob.poll(table)["votes"][0]
    bob.do(table, {"do": "vote", "id": vote["id"], "yes": True, "key": "y"})
    assert clock_of(ann.poll(table), 0)["left"] == 120.0


def test_a_bot_has_no_clock(ann: Any, bob: Any, client: Any, clock: Any) -> None:
    table = two(ann, bob, pace="live-60-0")
    bob.post(f"{table}/seat/1/bot", {"bot": "idle"})
    assert clock_of(ann.poll(table), 1) is None
    bob.post(f"{table}/seat/1/back")
    assert clock_of(ann.poll(table), 1)["left"] == 60.0
