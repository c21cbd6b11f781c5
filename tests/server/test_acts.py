"""Playing, undoing, voting, talking: what stands, what is refused, what a repetition is answered."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from server_pages import forget

from yiqi.core.game import COMMIT
from yiqi.server import acts, journal, seats
from yiqi.server.acts import Doer
from yiqi.server.people import Person
from yiqi.server.seats import Wish
from yiqi.server.security import Trouble
from yiqi.server.store import Store
from yiqi.server.tables import House


def bid(browser: Any, table: str, coins: int = 1, seat: int | None = None) -> None:
    """Chooses a bid and seals it."""
    for n, action in enumerate((f"bid {coins}", "commit")):
        state = browser.poll(table, seat=seat)
        message = {"do": "act", "action": action, "question": state["question"], "key": f"{n}-{random.random()}"}
        assert browser.do(table, message, seat)["ok"]


def two(ann: Any, bob: Any, **more: str) -> str:
    table = str(ann.open("toy", "me", "open", **more))
    bob.post(f"{table}/join", {"name": "Bob"})
    return table


def test_an_action_and_its_repetition(ann: Any, bob: Any) -> None:
    table = two(ann, bob)
    state = ann.poll(table)
    message = {"do": "act", "action": "bid 2", "question": state["question"], "key": "one"}
    first = ann.do(table, message)
    assert first == {"re": "one", "ok": True, "seq": state["seq"] + 1}
    assert ann.do(table, message) == first
    assert ann.poll(table)["seq"] == first["seq"]
    # another seat's key is another key
    assert bob.do(table, {**message, "question": bob.poll(table)["question"]})["seq"] == first["seq"] + 1


def test_a_repetition_is_answered_after_a_restart_too(ann: Any, bob: Any, house: Any) -> None:
    table = two(ann, bob)
    message = {"do": "act", "action": "bid 2", "question": ann.poll(table)["question"], "key": "one"}
    first = ann.do(table, message)
    forget(house)
    assert ann.do(table, message) == first


def test_a_question_that_is_gone_is_stale_and_never_reinterpreted(ann: Any, bob: Any) -> None:
    table = two(ann, bob)
    question = ann.poll(table)["question"]
    assert ann.do(table, {"do": "act", "action": "bid 2", "question": question, "key": "a"})["ok"]
    late = ann.do(table, {"do": "act", "action": "bid 3", "question": question, "key": "b"})
    assert (late["ok"], late["error"]) == (False, "stale")


def test_a_refusal_names_the_clause(ann: Any, bob: Any) -> None:
    table = two(ann, bob)
    message = {"do": "act", "action": "commit", "question": ann.poll(table)["question"], "key": "a"}
    answer = ann.do(table, message)
    assert (answer["error"], answer["clause"]) == ("refused", "toy bid.1")
    assert answer["text"]
    assert ann.do(table, message) == answer


@pytest.mark.parametrize(
    "message",
    [
        {"do": "act"},
        {"do": "act", "action": "bid 2"},
        {"do": "act", "action": "BID 2", "question": 1},
        {"do": "act", "action": ["bid", 2], "question": 1},
        {"do": "act", "action": "bid 2", "question": "1"},
        {"do": "act", "action": "bid 2", "question": True},
        {"do": "why", "path": "x"},
        {"do": "why", "path": [1]},
        {"do": "vote", "id": -1},
        {"do": "fly"},
        {"do": 5},
        {},
    ],
)
def test_a_message_without_form_is_refused(ann: Any, bob: Any, message: dict[str, Any]) -> None:
    table = two(ann, bob)
    answer = ann.do(table, {**message, "key": "k"})
    assert not answer["ok"]
    assert answer["error"] in ("form", "stale")
    assert answer["text"]


def test_onlookers_cannot_act(ann: Any, bob: Any, eve: Any) -> None:
    table = two(ann, bob)
    for message in (
        {"do": "act", "action": "bid 2", "question": 1},
        {"do": "why", "path": []},
        {"do": "say", "text": "x"},
    ):
        assert eve.do(table, message)["error"] == "not-seated"


def test_why_gives_the_distinct_reasons_along_a_path(ann: Any, bob: Any) -> None:
    table = two(ann, bob)
    near = ann.poll(table)["near"]
    assert near
    reasons = ann.do(table, {"do": "why", "path": near[0], "key": "w"})["reasons"]
    assert [reason["clause"] for reason in reasons] == ["toy bid.2"]
    assert reasons[0]["heading"] == "Bidding"
    assert len(ann.do(table, {"do": "why", "path": [], "key": "w"})["reasons"]) <= 3


def test_looking_back_shows_a_past_position(ann: Any, bob: Any) -> None:
    table = two(ann, bob)
    then = ann.poll(table)
    bid(ann, table)
    bid(bob, table, 2)
    assert ann.do(table, {"do": "look", "seq": then["seq"], "key": "l"})["panels"] == then["panels"]
    assert ann.do(table, {"do": "look", "seq": 999, "key": "l"})["error"] == "no-record"


def test_undo_by_consent(ann: Any, bob: Any) -> None:
    table = two(ann, bob)
    bid(ann, table, 3)
    bid(bob, table, 1)
    before = ann.poll(table)
    assert ann.do(table, {"do": "act", "action": "keep", "question": before["question"], "key": "k"})["ok"]
    # the house has turned over the next lot: several are asked now, so nobody goes back
    assert ann.do(table, {"do": "undo", "to": before["seq"], "key": "u"})["error"] == "undo"


def offer_made(ann: Any, bob: Any) -> tuple[str, dict[str, Any]]:
    """Ann has offered Bob the lot; the state before."""
    table = two(ann, bob)
    bid(ann, table, 3)
    bid(bob, table, 1)
    before = ann.poll(table)
    assert ann.do(table, {"do": "act", "action": "offer 1", "question": before["question"], "key": "o"})["ok"]
    return table, before


def test_a_free_undo_gives_the_question_a_new_number(ann: Any, bob: Any) -> None:
    table, before = offer_made(ann, bob)
    state = ann.poll(table)
    assert state["undo"]["free"] == [before["seq"]]
    answer = ann.do(table, {"do": "undo", "to": before["seq"], "question": state["question"], "key": "u"})
    assert answer["ok"]
    after = ann.poll(table)
    assert after["question"] > before["question"]
    assert after["panels"] == before["panels"]
    assert [entry["undone"] for entry in after["log"]][-2] is True
    assert "went back" in after["log"][-1]["lines"][0]
    assert ann.do(table, {"do": "undo", "to": before["seq"], "question": state["question"], "key": "u"}) == answer


def test_an_undo_that_is_asked_for_needs_the_others_and_lapses_when_anybody_acts(ann: Any, bob: Any) -> None:
    table, before = offer_made(ann, bob)
    assert bob.do(table, {"do": "undo", "to": before["seq"], "key": "u"})["ok"]
    vote = ann.poll(table)["votes"][0]
    assert (vote["kind"], vote["by"], vote["mine"]) == ("undo", 1, None)
    assert bob.poll(table)["votes"][0]["mine"] is True
    question = bob.poll(table)["question"]
    assert bob.do(table, {"do": "act", "action": "decline", "question": question, "key": "d"})["ok"]
    assert ann.poll(table)["votes"] == []
    assert ann.do(table, {"do": "vote", "id": vote["id"], "yes": True, "key": "y"})["error"] == "stale"


def test_an_undo_that_all_agree_to_is_made(ann: Any, bob: Any) -> None:
    table, before = offer_made(ann, bob)
    assert bob.do(table, {"do": "undo", "to": before["seq"], "key": "u"})["ok"]
    vote = ann.poll(table)["votes"][0]
    assert ann.do(table, {"do": "vote", "id": vote["id"], "yes": True, "key": "y"})["ok"]
    assert ann.poll(table)["panels"] == before["panels"]
    assert ann.poll(table)["votes"] == []


def test_a_vote_that_one_refuses_is_over(ann: Any, bob: Any) -> None:
    table = two(ann, bob)
    ann.do(table, {"do": "propose", "kind": "end", "key": "e"})
    vote = bob.poll(table)["votes"][0]
    assert bob.do(table, {"do": "vote", "id": vote["id"], "yes": False, "key": "n"})["ok"]
    state = ann.poll(table)
    assert (state["status"], state["votes"]) == ("running", [])


def test_bots_and_empty_seats_have_no_say_in_ending(ann: Any) -> None:
    table = ann.open("toy", "me", "bot:idle", "open")
    assert ann.do(table, {"do": "propose", "kind": "end", "key": "e"})["ok"]
    assert ann.poll(table)["status"] == "ended"
    late = ann.do(table, {"do": "act", "action": "bid 1", "question": 0, "key": "late"})
    assert (late["error"], late["text"]) == ("table-ended", "The table was closed.")


def test_chat_is_closed_in_a_silent_phase(ann: Any, bob: Any) -> None:
    table = two(ann, bob)
    assert ann.do(table, {"do": "say", "text": "hello", "key": "s"})["error"] == "silent"
    bid(ann, table, 3)
    bid(bob, table, 1)
    for _ in range(2):
        assert ann.do(table, {"do": "say", "text": "one\u202e\ntwo" + "x" * 900, "key": "t"})["ok"]
    chat = [line for line in bob.poll(table)["chat"] if line["seat"] == 0]
    assert len(chat) == 1
    assert chat[0]["text"].startswith("one two")
    assert len(chat[0]["text"]) == 500


# several at one instant


async def _four(path: Path) -> tuple[House, House, str]:
    journal.settings.quiet = True
    one = House(Store(path))
    person, _ = await one.people.arrive("Ann", 0.0)
    table = await seats.open_table(one, person, Wish("toy", ["me"] * 4, {}, "none", True, "", []))
    return one, House(Store(path)), table.id


async def _bid_all(houses: tuple[House, House], table: str) -> None:
    for seat in range(4):
        there = houses[0].table(table)
        await acts.act(houses[0], there, Doer(seat), ("bid", seat), there.playing().questions[seat])
    houses[1].table(table)


def test_commits_at_one_instant_all_stand(tmp_path: Path) -> None:
    """Two houses on one file, as two processes are: who loses the race for a number appends at the next."""

    async def play() -> None:
        one, two, table = await _four(tmp_path / "t.sqlite3")
        await _bid_all((one, two), table)
        question = list(one.table(table).playing().questions)
        houses = (one, two, two, one)
        done = await asyncio.gather(
            *(acts.act(h, h.table(table), Doer(s, key=f"k{s}"), COMMIT, question[s]) for s, h in enumerate(houses))
        )
        assert all(answer["ok"] for answer in done)
        assert len({answer["seq"] for answer in done}) == 4
        for house in (one, two):
            house.reload(house.table(table))
        assert one.table(table).playing().digest() == two.table(table).playing().digest()
        one.store.close()
        two.store.close()

    asyncio.run(play())


def test_one_key_at_two_houses_is_one_record(tmp_path: Path) -> None:
    async def play() -> None:
        one, two, table = await _four(tmp_path / "t.sqlite3")
        two.table(table)
        question = one.table(table).playing().questions[0]
        done = await asyncio.gather(
            *(acts.act(h, h.table(table), Doer(0, key="same"), ("bid", 1), question) for h in (one, two, one, two))
        )
        assert len({answer["seq"] for answer in done}) == 1
        one.store.close()
        two.store.close()

    asyncio.run(play())


def test_a_write_that_fails_leaves_the_table_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        one, _, table = await _four(tmp_path / "t.sqlite3")
        there = one.table(table)
        before = there.playing().digest()

        async def fail(_: Any) -> None:
            raise OSError("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(one.store, "write", fail)
            with pytest.raises(Trouble):
                await acts.act(one, there, Doer(0), ("bid", 1), None)
        assert there.playing().digest() == before
        assert (await acts.act(one, there, Doer(0), ("bid", 1), None))["ok"]

    asyncio.run(play())


def test_a_person_is_who_the_cookie_says(house: Any) -> None:
    async def arrive() -> None:
        person, token = await house.people.arrive("Ann", 0.0)
        assert house.people.who(token) == Person(person.id, "Ann")

    asyncio.run(arrive())
    assert house.people.who("nothing") is None
    assert house.people.who("x" * 1000) is None
