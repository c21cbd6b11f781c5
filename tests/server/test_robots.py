"""Bots at a table where people may still say something."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from test_handover import do


def until(true: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + 20
    while not true():
        assert time.monotonic() < end, what
        time.sleep(0.02)


def talking(ann: Any, house: Any) -> Any:
    """A table of one person and two bots where it is talked."""
    table = ann.open("sanguo", "me", "bot:greedy", "bot:greedy", pace="phased-600")
    there = house.table(table[3:])
    for _ in range(20):
        until(lambda: 0 in there.row.turn, "the bots do not set up")
        state = ann.poll(table)
        if state["phase"]["key"] == "talk":
            return there
        do(ann, table, state["actions"][0]["action"])
    raise AssertionError("the set-up does not end")


def test_bots_are_not_ready_before_people_are_and_answer_late_proposals(ann: Any, house: Any) -> None:
    there = talking(ann, house)
    time.sleep(0.5)
    assert set(there.row.turn) == {0, 1, 2}
    before = len(there.match.records)
    offers = [a["action"] for a in ann.poll(f"/t/{there.id}")["actions"] if " alliance " in a["action"]]
    assert offers
    do(ann, f"/t/{there.id}", offers[0])
    other = int(offers[0].split()[1])
    until(
        lambda: any(r.seat == other and r.action[0] == "answer" for r in there.match.records[before:]),
        "the bot does not answer",
    )
    assert set(there.row.turn) == {0, 1, 2}
    do(ann, f"/t/{there.id}", "commit")
    until(lambda: there.match.rules.phase(there.match.state).key != "talk", "the bots are not ready after all are")


def test_bots_seal_at_once_where_all_are_silent(ann: Any, house: Any) -> None:
    there = talking(ann, house)
    do(ann, f"/t/{there.id}", "commit")
    until(lambda: there.match.rules.phase(there.match.state).key == "write", "it is not written")
    until(lambda: there.row.turn == (0,), "the bots wait for a person who cannot tell them anything")


def test_bots_pause_and_stop_pausing_when_asked(ann: Any, eve: Any, client: Any, house: Any) -> None:
    client.app.state.robots._pace = (30, 30)
    table = ann.open("world", "bot:random", "me", "bot:random")
    there = house.table(table[3:])
    if not there.only_bots:
        # by the dice it may be a person who begins
        answer = ann.do(table, {"do": "hurry", "key": "early"})
        assert (answer["ok"], there.hurry.is_set()) == (False, False)
        client.app.state.robots._pace = (0, 0)
        while not there.only_bots:
            do(ann, table, ann.poll(table)["actions"][0]["action"])
        client.app.state.robots._pace = (30, 30)
    time.sleep(0.3)
    before = len(there.match.records)
    assert there.only_bots, "a bot did not pause"
    assert not eve.do(table, {"do": "hurry", "key": "looks on"})["ok"]
    assert ann.do(table, {"do": "hurry", "key": "h"})["ok"]
    until(lambda: not there.only_bots, "the bots still pause")
    assert len(there.match.records) > before
    until(lambda: not there.hurry.is_set(), "the next turn is hurried as well")
