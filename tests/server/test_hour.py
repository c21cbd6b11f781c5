"""A match that is played to an hour: a clock acts for everybody when it has come."""

from __future__ import annotations

from typing import Any

import pytest
from server_pages import Page, forget
from test_clocks import clock_of, sweep

from yiqi.core import record
from yiqi.core.verify import verify
from yiqi.games import rules as rules_of
from yiqi.server import pausing

HOURS = 2 * 3600.0
LAST = "is the last"


@pytest.fixture
def people(ann: Any, bob: Any, eve: Any) -> list[Any]:
    return [ann, bob, eve]


def three(people: list[Any], **more: str) -> str:
    """A table of three people who have agreed on two hours."""
    first, *others = people
    table = str(first.open("sanguo", "me", "open", "open", **{"option.hours": "2", "option.years": "none", **more}))
    for who in others:
        assert who.post(f"{table}/join", {"name": "You"}).status_code == 303
    return table


def act(who: Any, table: str, action: str) -> Any:
    state = who.poll(table)
    key = f"{state['seq']}-{action}"
    return who.do(table, {"do": "act", "action": action, "question": state["question"], "key": key})


def said(who: Any, table: str) -> list[int]:
    """The records in force by which somebody says that time is up."""
    log = who.poll(table)["log"]
    return [entry["seq"] for entry in log if not entry["undone"] and "time is up." in entry["lines"][0]]


def in_force(who: Any, table: str) -> str:
    return " ".join(line for entry in who.poll(table)["log"] if not entry["undone"] for line in entry["lines"])


def play_to_the_end(people: list[Any], table: str) -> None:
    """Everybody does what is first of all he may."""
    for _ in range(60):
        for who in people:
            state = who.poll(table)
            if state["status"] != "running":
                return
            if state["prompt"]["who"] == "you":
                actions = [a["action"] for a in state["actions"]]
                found = "commit" if "commit" in actions else actions[0]
                assert act(who, table, found)["ok"]
    raise AssertionError("no end came")


def test_a_clock_says_it_for_everybody_and_the_year_is_finished(people: list[Any], client: Any, clock: Any) -> None:
    ann = people[0]
    table = three(people)
    bell = ann.poll(table)["bell"]
    assert (bell["left"], bell["runs"]) == (HOURS, True)
    assert "then the year is played to its end" in bell["title"]
    clock.now += HOURS - 1
    sweep(client)
    assert (ann.poll(table)["bell"]["left"], said(ann, table)) == (1.0, [])
    clock.now += 1
    for _ in range(3):
        sweep(client)
    first = said(ann, table)[0]
    assert said(ann, table) == [first, first + 1, first + 2]
    assert in_force(ann, table).count(LAST) == 1
    state = ann.poll(table)
    assert (state["seq"], state["bell"], state["status"]) == (first + 2, None, "running")
    play_to_the_end(people, table)
    clock.now += HOURS
    sweep(client)
    state = ann.poll(table)
    assert (state["status"], state["results"]["rows"][0]["clause"]) == ("over", "sanguo win.4")
    text = ann.get(f"{table}/record").text
    assert text.count(" clock time") == 3
    found = record.read(text)
    rules = rules_of("sanguo", 3, found.header.options)
    assert verify(rules, found.header, found.records, bytes.fromhex(found.seed)).ok


def test_who_has_said_it_is_not_asked_again_and_all_may_end_it_themselves(
    people: list[Any], client: Any, clock: Any
) -> None:
    ann, bob, eve = people
    table = three(people)
    offered = {a["action"]: a for a in bob.poll(table)["actions"]}
    assert (offered["time"]["path"], offered["time"]["aside"]) == ([], "Time is up")
    assert act(bob, table, "time")["ok"]
    assert act(bob, table, "time")["error"] == "refused"
    clock.now += HOURS
    sweep(client)
    assert [ann.poll(table)["log"][-k]["seat"] for k in (3, 2, 1)] == [1, 0, 2]
    other = three(people)
    for who in (ann, bob, eve):
        assert ann.poll(other)["bell"]["left"] == HOURS
        assert act(who, other, "time")["ok"]
    assert ann.poll(other)["bell"] is None
    last = ann.poll(other)["seq"]
    clock.now += HOURS
    sweep(client)
    assert ann.poll(other)["seq"] == last


def test_a_pause_does_not_count(people: list[Any], client: Any, house: Any, clock: Any) -> None:
    ann = people[0]
    table = three(people)
    clock.now += 600
    client.blocking_portal.call(pausing.pause, house, house.table(table[3:]))
    clock.now += 2 * HOURS
    sweep(client)
    bell = ann.poll(table)["bell"]
    assert (bell["left"], bell["runs"], said(ann, table)) == (HOURS - 600, False, [])
    forget(house)
    client.blocking_portal.call(pausing.go_on, house, house.table(table[3:]))
    forget(house)
    assert ann.poll(table)["bell"]["left"] == HOURS - 600
    clock.now += HOURS - 601
    sweep(client)
    assert said(ann, table) == []
    clock.now += 1
    sweep(client)
    assert len(said(ann, table)) == 3


def test_it_comes_after_a_restart_too_and_the_time_the_server_was_down_is_given_back(
    people: list[Any], client: Any, house: Any, clock: Any
) -> None:
    ann = people[0]
    table = three(people)
    clock.now += 1000
    sweep(client)
    forget(house)
    clock.now += 5000
    client.blocking_portal.call(client.app.state.sweeper.wake)
    assert ann.poll(table)["bell"]["left"] == HOURS - 1000
    clock.now += HOURS - 1000
    forget(house)
    sweep(client)
    assert len(said(ann, table)) == 3
    forget(house)
    sweep(client)
    assert (len(said(ann, table)), ann.poll(table)["bell"]) == (3, None)


def test_seconds_that_pass_are_no_news(people: list[Any], clock: Any) -> None:
    ann, bob, _ = people
    table = three(people, pace="live-9000-20")
    with ann.sit_down(table) as socket:
        page = Page(socket)
        page.until(lambda s: s["status"] == "running")
        assert set(page.state["bell"]) == {"left", "runs", "title"}
        clock.now += 60
        bob.do(table, {"do": "say", "text": "hello", "key": "h"})
        message = page.receive()
        assert [line["text"] for line in message["chat"]] == ["hello"]
        assert not {"bell", "players"} & message.keys()
    # who comes later is told what is left then
    state = bob.poll(table)
    assert (state["bell"]["left"], clock_of(state, 0)["left"]) == (HOURS - 60, 9000.0 - 60)


@pytest.mark.parametrize("pace", ["live-9000-20", "phased-9000", "daily-9"])
def test_the_clocks_of_the_seats_go_on(people: list[Any], client: Any, clock: Any, pace: str) -> None:
    ann = people[0]
    table = three(people, pace=pace)
    before = clock_of(ann.poll(table), 0)
    clock.now += HOURS
    sweep(client)
    assert len(said(ann, table)) == 3
    after = clock_of(ann.poll(table), 0)
    assert after == {**before, "left": before["left"] - HOURS}
    assert [clock_of(ann.poll(table), seat)["missed"] for seat in range(3)] == [0, 0, 0]


def test_who_takes_it_back_does_not_turn_the_clock_back(people: list[Any], client: Any, clock: Any) -> None:
    ann, _, eve = people
    table = three(people)
    clock.now += HOURS
    sweep(client)
    seq = eve.poll(table)["seq"]
    assert eve.do(table, {"do": "undo", "to": seq - 1, "key": "u"})["ok"]
    assert (len(said(ann, table)), ann.poll(table)["bell"]["left"]) == (2, 0.0)
    sweep(client)
    assert said(ann, table) == [seq - 2, seq - 1, seq + 2]


def test_a_table_that_is_ended_has_no_hour(people: list[Any], client: Any, clock: Any) -> None:
    ann, *others = people
    table = three(people)
    ann.do(table, {"do": "propose", "kind": "end", "key": "e"})
    for who in others:
        who.do(table, {"do": "vote", "id": ann.poll(table)["votes"][0]["id"], "yes": True, "key": "v"})
    state = ann.poll(table)
    assert (state["status"], state["bell"]) == ("ended", None)
    clock.now += HOURS
    sweep(client)
    assert ann.poll(table)["seq"] == state["seq"]


def test_without_hours_there_is_no_bell(people: list[Any], client: Any, clock: Any) -> None:
    ann, bob, _ = people
    table = three(people, **{"option.hours": "none"})
    assert ann.poll(table)["bell"] is None
    assert "time" not in [a["action"] for a in bob.poll(table)["actions"]]
    clock.now += 2 * HOURS
    sweep(client)
    assert said(ann, table) == []
