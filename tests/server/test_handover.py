"""A seat comes into other hands: the draft that was begun is forgotten, on record; what was sealed stands."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from server_pages import BASE, Browser, forget
from test_acts import bid, two

from yiqi import games
from yiqi.core.game import WIPE


def do(browser: Any, table: str, action: str) -> None:
    question = browser.poll(table)["question"]
    answer = browser.do(
        table, {"do": "act", "action": action, "question": question, "key": f"{action}-{random.random()}"}
    )
    assert answer["ok"], answer


def to_bot(table: str, ann: Any, bob: Any, eve: Any) -> None:
    bob.post(f"{table}/seat/1/bot", {"bot": "idle"})


def to_another(table: str, ann: Any, bob: Any, eve: Any) -> None:
    eve.post(ann.post(f"{table}/seat/1/link").json()["link"].removeprefix(BASE), {"name": "Eve"})


def left(table: str, ann: Any, bob: Any, eve: Any) -> None:
    bob.post(f"{table}/leave")


HANDS: list[Callable[..., None]] = [to_another, to_bot, left]


@pytest.mark.parametrize("hand_over", HANDS)
def test_a_draft_is_forgotten_on_record(ann: Any, bob: Any, eve: Any, client: Any, house: Any, hand_over: Any) -> None:
    client.app.state.robots._closing = True
    table = two(ann, bob, pace="phased-60")
    do(bob, table, "bid 5")
    there = house.table(table[3:])
    before = there.row.seq
    hand_over(table, ann, bob, eve)
    record = there.match.records[before]
    assert (record.seat, record.by, record.action) == (1, "house", WIPE)
    assert there.match.state.bids == [-1, -1]
    assert there.row.seq == before + 1
    forget(house)
    again = house.table(table[3:])
    assert not again.broken
    assert again.match.digest() == there.match.digest()
    assert "house wipe" in ann.get(f"{table}/record").text


@pytest.mark.parametrize("hand_over", HANDS)
def test_what_was_sealed_stands(ann: Any, bob: Any, eve: Any, client: Any, house: Any, hand_over: Any) -> None:
    client.app.state.robots._closing = True
    table = two(ann, bob)
    bid(bob, table, 5)
    before = house.table(table[3:]).row.seq
    hand_over(table, ann, bob, eve)
    assert house.table(table[3:]).row.seq == before
    bid(ann, table, 1)
    assert house.table(table[3:]).match.state.shown == (1, 5)


def test_another_device_keeps_the_draft(ann: Any, bob: Any, eve: Any, house: Any) -> None:
    table = two(ann, bob)
    do(bob, table, "bid 5")
    eve.post(bob.post(f"{table}/seat/1/link").json()["link"].removeprefix(BASE), {"name": "Bob too"})
    assert house.table(table[3:]).match.state.bids == [-1, 5]
    assert "5" in str(eve.poll(table)["log"][-1]["lines"])


def test_the_deadline_of_the_phase_goes_on(ann: Any, bob: Any, eve: Any, clock: Any) -> None:
    table = two(ann, bob, pace="phased-60")
    do(bob, table, "bid 5")
    clock.now += 20
    to_another(table, ann, bob, eve)
    assert eve.poll(table)["players"][1]["clock"]["left"] == 40.0


def test_a_write_that_fails_changes_neither_the_seat_nor_the_draft(
    ann: Any, bob: Any, house: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = two(ann, bob)
    do(bob, table, "bid 5")

    async def fail(_: Any) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(house.store, "write", fail)
        assert bob.post(f"{table}/leave").status_code >= 400
    there = house.table(table[3:])
    assert there.match.state.bids == [-1, 5]
    assert there.seats[1].kind == "person"
    assert bob.post(f"{table}/leave").status_code == 303
    assert there.match.state.bids == [-1, -1]


def test_rules_that_raise_keep_nobody_from_leaving(
    ann: Any, bob: Any, house: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = two(ann, bob)
    do(bob, table, "bid 5")

    def fail(*args: Any) -> None:
        raise RuntimeError("a fault in the rules")

    there = house.table(table[3:])
    with monkeypatch.context() as patch:
        patch.setattr(type(there.match.rules), "why_not", fail)
        assert bob.post(f"{table}/leave").status_code == 303
    assert there.seats[1].kind == "open"


def test_who_has_sealed_may_open_again_while_others_think(ann: Any, bob: Any) -> None:
    table = two(ann, bob)
    bid(ann, table, 3)
    state = ann.poll(table)
    assert state["prompt"]["who"] == "seat"
    assert "Bob" in state["prompt"]["text"]
    assert [(a["action"], a.get("aside")) for a in state["actions"]] == [("reopen", None)]
    do(ann, table, "reopen")
    assert ann.poll(table)["prompt"]["who"] == "you"
    assert len(bob.poll(table)["prompt"]["seats"]) == 2


def test_chapters_stand_in_the_log(ann: Any, bob: Any, eve: Any) -> None:
    table = two(ann, bob)
    bid(ann, table, 3)
    bid(bob, table, 1)
    do(ann, table, "keep")
    for browser in (ann, eve):
        told = [(entry["seq"], entry["chapter"]) for entry in browser.poll(table)["log"] if entry["chapter"]]
        assert len(told) == 2
        assert all(name.startswith("A lot is turned over: ") for _, name in told)


@pytest.mark.skipif("sanguo" not in games.ids(), reason="sanguo is not on the shelf")
def test_a_sheet_of_three_kingdoms_is_cleared(client: Any, house: Any) -> None:
    client.app.state.robots._closing = True
    people = [Browser(client) for _ in range(3)]
    eve = Browser(client)
    table = people[0].open("sanguo", "me", "open", "open")
    for i, browser in enumerate(people[1:], 1):
        browser.post(f"{table}/join", {"name": f"P{i}"})
    there = house.table(table[3:])
    while there.match.rules.phase(there.match.state).key != "write":
        seat = there.row.turn[0]
        actions = [a["action"] for a in people[seat].poll(table)["actions"]]
        do(people[seat], table, "commit" if "commit" in actions else actions[0])
    assert people[0].poll(table)["phase"]["talk"] == "silent"
    seat = there.row.turn[1]
    order = next(a["action"] for a in people[seat].poll(table)["actions"] if a["action"].startswith("order"))
    do(people[seat], table, order)
    assert there.match.state.sheets[seat]
    before = there.row.seq
    if seat == 1:
        to_another(table, people[0], people[1], eve)
    else:
        people[seat].post(f"{table}/leave")
    assert there.match.records[before].action == WIPE
    assert not there.match.state.sheets[seat]
