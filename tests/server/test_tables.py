"""Opening, joining, links, leaving, bots, hot-seat, rematch."""

from __future__ import annotations

from typing import Any

import pytest
from server_pages import Page

HOSTILE = "<script>alert(1)</script>"


def seats(state: dict[str, Any]) -> list[tuple[str, str]]:
    return [(player["kind"], player["name"]) for player in state["players"]]


def test_a_table_waits_for_its_open_seats_and_then_begins(ann: Any, bob: Any) -> None:
    table = ann.open("toy", "me", "open", "bot:random")
    state = ann.poll(table)
    assert state["status"] == "gathering"
    assert [kind for kind, _ in seats(state)] == ["person", "open", "bot"]
    assert "Ann" in bob.get("/").text
    assert bob.post(f"{table}/join", {"name": "Bob"}).status_code == 303
    assert bob.poll(table)["seat"] == 1
    assert ann.poll(table)["status"] == "running"
    assert bob.post(f"{table}/join", {"name": "Bob"}).status_code == 409


def test_the_seed_is_committed_to_before_people_give_their_nonces(ann: Any, bob: Any, house: Any) -> None:
    table = ann.open("toy", "me", "open", "bot:random")
    row = house.table(table[3:]).row
    assert len(row.commitment) == 64
    assert row.nonces == ()
    assert ann.do(table, {"do": "nonce", "text": "ab" * 16, "key": "n"})["ok"]
    bob.post(f"{table}/join", {"name": "Bob", "nonce": "cd" * 16})
    after = house.table(table[3:]).row
    assert after.commitment == row.commitment
    assert after.nonces[:2] == ("ab" * 16, "cd" * 16)
    assert after.bots == (2,)
    assert ann.do(table, {"do": "nonce", "text": "ee" * 16, "key": "m"})["error"] == "stale"


def test_a_link_is_burnt_by_sitting_and_not_by_looking(ann: Any, bob: Any, eve: Any, house: Any) -> None:
    table = ann.open("toy", "me", "open", "bot:random")
    link = ann.post(f"{table}/seat/1/link").json()["link"]
    path = link.removeprefix("http://yiqi.test")
    token = path.rsplit("/", 1)[1]
    for _ in range(3):
        assert bob.get(path).status_code == 200
    answer = bob.post(path, {"name": "Bob"})
    assert answer.status_code == 303
    cookie = next(line for line in answer.headers.get_list("set-cookie") if line.startswith("yiqi="))
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert eve.post(path, {"name": "Eve"}).status_code == 410
    assert eve.get(path).status_code == 410
    assert bob.poll(table)["seat"] == 1
    assert token not in str(house.store.rows("SELECT * FROM seat"))
    assert bob.cookies["yiqi"] not in str(house.store.rows("SELECT * FROM session"))


def test_a_link_made_anew_by_the_opener_ends_the_old_session(ann: Any, bob: Any, eve: Any) -> None:
    table = ann.open("toy", "me", "open")
    bob.post(f"{table}/join", {"name": "Bob"})
    assert bob.post(f"{table}/seat/0/link").status_code == 403
    link = ann.post(f"{table}/seat/1/link").json()["link"].removeprefix("http://yiqi.test")
    assert bob.poll(table)["seat"] == 1
    eve.post(link, {"name": "Eve"})
    assert eve.poll(table)["seat"] == 1
    assert bob.poll(table)["seat"] is None
    assert "new link" in str(ann.poll(table)["chat"])


def test_a_link_for_another_device_leaves_the_first_one_seated(ann: Any, eve: Any) -> None:
    table = ann.open("toy", "me", "bot:random")
    link = ann.post(f"{table}/seat/0/link").json()["link"].removeprefix("http://yiqi.test")
    eve.post(link, {"name": "Ann too"})
    assert ann.poll(table)["seat"] == eve.poll(table)["seat"] == 0
    assert seats(ann.poll(table))[0] == ("person", "Ann")


def test_a_seat_is_left_taken_by_a_bot_and_taken_back(ann: Any, bob: Any) -> None:
    table = ann.open("toy", "me", "open")
    bob.post(f"{table}/join", {"name": "Bob"})
    assert bob.post(f"{table}/seat/0/bot").status_code == 403
    assert ann.post(f"{table}/seat/1/bot", {"bot": "idle"}).status_code == 303
    assert seats(ann.poll(table))[1] == ("bot", "Bob")
    assert bob.post(f"{table}/seat/1/back").status_code == 303
    assert seats(ann.poll(table))[1] == ("person", "Bob")
    assert bob.post(f"{table}/leave").status_code == 303
    assert bob.post(f"{table}/leave").status_code == 403
    assert seats(ann.poll(table))[1][0] == "open"
    assert bob.poll(table)["seat"] is None


def test_hot_seat_sends_only_for_the_seat_whose_curtain_is_up(ann: Any) -> None:
    table = ann.open("ark", "me", "me", "me", **{"seat.1.name": "Ben", "seat.2.name": "Cy"})
    with ann.sit_down(table) as socket:
        page = Page(socket)
        page.receive()
        assert page.state["seat"] is None
        assert page.state["actions"] == []
        hands = set()
        for seat in (0, 1, 2):
            assert page.ask(do="curtain", seat=seat, key=f"c{seat}")["ok"]
            page.until(lambda s, seat=seat: s["seat"] == seat)
            assert page.state["whole"]
            hands.add(page.state["panels"]["hand"])
        assert len(hands) == 3
        assert page.ask(do="curtain", seat=None, key="n")["ok"]
        page.until(lambda s: s["seat"] is None)
        assert page.state["whole"]
        assert not hands & set(page.state["panels"].values())
        assert page.ask(do="curtain", seat=4, key="x")["error"] == "not-yours"


def test_a_table_without_onlookers_shows_nothing_to_them(ann: Any, eve: Any) -> None:
    table = ann.open("toy", "me", "bot:random", onlookers="no")
    for path in (table, f"{table}/record", f"{table}/poll"):
        assert eve.get(path).status_code == 403, path
    assert ann.get(table).status_code == 200


@pytest.mark.parametrize(
    "form",
    [
        {"game": "chess"},
        {"game": "toy", "seat.0": "me"},
        {"game": "toy", "seat.0": "me", "seat.1": "bot:nobody"},
        {"game": "toy", "seat.0": "me", "seat.1": "open", "pace": "soon"},
        {"game": "toy", "seat.0": "me", "seat.1": "open", "option.lots": "all"},
        {"game": "toy", "seat.0": "me", "seat.1": "open", "option.nothing": "yes"},
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_sentence(ann: Any, form: dict[str, str]) -> None:
    answer = ann.post("/tables", form, accept="application/json")
    assert answer.status_code == 400
    assert answer.json()["error"] == "wish"
    assert "Traceback" not in answer.text


def test_hostile_names_stay_text(ann: Any, bob: Any) -> None:
    table = ann.open("toy", "me", "open", me=HOSTILE, name=HOSTILE)
    bob.post(f"{table}/join", {"name": '"><img src=x>\u202e\x00\x1b'})
    for path in (table, "/", "/settings", f"{table}/record", "/finished"):
        text = ann.get(path).text
        if path.endswith("record"):
            continue
        assert "<script>alert" not in text
        assert "<img src=x" not in text
    name = ann.poll(table)["players"][1]["name"]
    assert not any(ch in name for ch in "\u202e\x00\x1b")


def test_a_name_has_a_length(ann: Any) -> None:
    table = ann.open("toy", "me", "bot:random", me="x" * 500)
    assert len(ann.poll(table)["players"][0]["name"]) == 24


def test_rematch_gives_one_table_to_all(ann: Any, bob: Any) -> None:
    table = ann.open("toy", "me", "open")
    bob.post(f"{table}/join", {"name": "Bob"})
    assert ann.post(f"{table}/rematch").status_code == 409
    ann.do(table, {"do": "propose", "kind": "end", "key": "e"})
    vote = bob.poll(table)["votes"][0]
    assert bob.do(table, {"do": "vote", "id": vote["id"], "yes": True, "key": "v"})["ok"]
    assert ann.poll(table)["status"] == "ended"
    first, second = ann.post(f"{table}/rematch"), bob.post(f"{table}/rematch")
    assert first.headers["location"] == second.headers["location"] != table
    assert bob.poll(first.headers["location"])["seat"] == 1
    assert ann.poll(first.headers["location"])["status"] == "running"


def test_the_start_moves_on_in_a_rematch(ann: Any, house: Any) -> None:
    table = ann.open("ark", "me", "bot:random", "bot:random", **{"option.start": "1"})
    ann.do(table, {"do": "propose", "kind": "end", "key": "e"})
    new = ann.post(f"{table}/rematch").headers["location"]
    assert house.table(new[3:]).row.options["start"] == "2"
