"""What a table shows beside the board: questions on the way, hints, figures, results, and whose nonce is used."""

from __future__ import annotations

from typing import Any

import pytest
from test_acts import two

NONCE = "0123456789abcdef0123456789abcdef"
OTHER = "fedcba9876543210fedcba9876543210"


def to_load(ann: Any) -> tuple[str, dict[str, Any]]:
    """A table of Ark where Ann may load a card, and what she is shown."""
    while True:
        table = ann.open("ark", "me", "me", "me", **{"option.start": "0"})
        state = ann.poll(table, seat=0)
        if any(len(a["path"]) > 1 for a in state["actions"]):
            return table, state


def test_what_is_asked_while_a_card_is_picked(ann: Any) -> None:
    _, state = to_load(ann)
    begun = {a["path"][0] for a in state["actions"] if len(a["path"]) > 1}
    assert begun <= set(state["asks"])
    assert all(text.startswith("Where does the ") for key, text in state["asks"].items() if " > " not in key)


def test_a_hint_comes_in_words_with_marks(ann: Any) -> None:
    table, state = to_load(ann)
    load = next(a["action"] for a in state["actions"] if a["action"].startswith("load"))
    answer = ann.do(table, {"do": "hint", "action": load, "key": "h"}, 0)
    assert answer["ok"]
    assert all(line["text"] for line in answer["lines"])
    assert any(line["icon"] == "u-scales" for line in answer["lines"])
    assert list(answer["marks"]) == ["heel"]


def test_figures_stand_beside_names_and_of_the_table(ann: Any) -> None:
    _, state = to_load(ann)
    assert [stat["key"] for stat in state["players"][1]["stats"]] == ["hand", "timber", "markers"]
    assert all(isinstance(player["points"], int) for player in state["players"])
    assert state["progress"] == [{"key": "rain", "icon": "ark-rain", "text": "0/5", "title": "Rain: 0 of 5 seen"}]


@pytest.fixture
def over(ann: Any) -> str:
    """A match of Ark that is over."""
    table = str(ann.open("ark", "me", "bot:random", "bot:random", nonce=NONCE))
    ann.post(f"{table}/seat/0/bot", {"bot": "random"})
    while ann.poll(table)["status"] != "over":
        pass
    return table


def test_results_explain_themselves(ann: Any, over: str, house: Any) -> None:
    page = ann.get(over).text
    assert 'href="/rules/ark#score.11"' in page
    assert "Pets shown" in page
    assert '<svg class="course"' in page
    assert "every draw matches the seal" in page
    kept = house.table(over[3:]).row.result
    assert [seat["points"][-1] for seat in kept["course"]["seats"]] == kept["totals"]
    assert all(row["clause"].startswith("ark score.") for row in kept["rows"])
    rain = [mark for mark in kept["course"]["marks"] if mark["icon"] == "ark-rain"]
    assert 3 <= len(rain) <= 5


def test_nonces_come_from_the_browsers(ann: Any, bob: Any, house: Any) -> None:
    table = ann.open("toy", "me", "bot:random", nonce=NONCE)
    assert house.table(table[3:]).row.nonces[0] == NONCE
    table = ann.open("toy", "me", "open", "open", nonce=NONCE)
    bob.post(f"{table}/join", {"name": "Bob", "nonce": OTHER, "seat": "1"})
    link = ann.post(f"{table}/seat/2/link").json()["link"]
    bob.cookies.clear()
    bob.post(link[link.index("/t/") :], {"name": "Cid", "nonce": OTHER[::-1]})
    assert house.table(table[3:]).row.nonces == (NONCE, OTHER, OTHER[::-1])


def ended(ann: Any, bob: Any) -> str:
    table = two(ann, bob)
    ann.do(table, {"do": "propose", "kind": "end", "key": "e"})
    bob.do(table, {"do": "vote", "id": bob.poll(table)["votes"][0]["id"], "yes": True, "key": "v"})
    return table


def test_a_rematch_keeps_seats_and_waits_for_those_asked(ann: Any, bob: Any, eve: Any, house: Any) -> None:
    table = ended(ann, bob)
    new = ann.post(f"{table}/rematch", {"nonce": NONCE}).headers["location"]
    state = ann.poll(new)
    assert state["status"] == "gathering"
    assert [(p["name"], p["kind"], p["kept"]) for p in state["players"][1:]] == [("Bob", "open", True)]
    assert eve.post(f"{new}/join", {"name": "Eve"}).status_code == 409
    assert new not in eve.get("/").text
    assert "Join the rematch" in bob.get(table).text
    assert "asked" in ann.get(table).text
    assert bob.post(f"{table}/rematch", {"nonce": OTHER}).headers["location"] == new
    assert house.table(new[3:]).row.nonces == (NONCE, OTHER)
    assert ann.poll(new)["status"] == "running"


def test_a_kept_seat_may_be_given_to_another(ann: Any, bob: Any, eve: Any) -> None:
    table = ended(ann, bob)
    new = ann.post(f"{table}/rematch").headers["location"]
    link = ann.post(f"{new}/seat/1/link").json()["link"]
    assert eve.post(link[link.index("/t/") :], {"name": "Eve"}).status_code == 303
    assert ann.poll(new)["players"][1]["name"] == "Eve"


def test_a_notation_is_set_as_code_in_the_rules(ann: Any) -> None:
    page = ann.get("/rules/sanguo").text
    assert "<code>A8-&gt;5</code>" in page and "`" not in page.split('id="notation.1"')[1].split("</section>")[0]


def test_the_rules_say_how_a_clause_binds(ann: Any) -> None:
    clause = ann.get("/rules/world").text.split('id="3.4.2"')[1].split("</section>")[0]
    assert ">shall</span>" in clause and ">shall</span>" not in ann.get("/rules/ark").text
