"""`state` and `ask` with a game whose position has a short form, and whose cards are numbers."""

from __future__ import annotations

import json

import pytest

DECK = {
    "seats": 3,
    "actions": 0,
    "piles": [[], [], [], [], [], [3, 1, 1]],
    "market": [[1, 2, 3, 4, 5, 0], [*range(6, 12)]],
}


def test_what_is_printed_is_read_again(yiqi):
    found = yiqi("state", "pamir", "--json", given=json.dumps({"seats": 3, "hands": {"0": ["Company Weapons"]}})).json
    assert found["position"]["hands"] == [[31], [], []]
    assert found["legal"]["0"][-1] == "pass" and "play 31 left" in found["legal"]["0"]
    assert yiqi("state", "pamir", "--json", given=json.dumps(found["position"])).json == found


def test_a_whole_position_may_be_changed(yiqi):
    whole = yiqi("state", "pamir", "--json", given='{"seats": 2}').json["position"]
    yiqi("state", "pamir", given=json.dumps({**whole, "ask": "suit"})).refused("ask: expected either stack or ask")
    del whole["stack"]
    found = yiqi("state", "pamir", "--json", given=json.dumps({**whole, "ask": "suit"})).json
    assert found["legal"]["0"][0] == "suit political"


def test_warnings_are_told_in_words(yiqi):
    said = yiqi("state", "pamir", given='{"seats": 2, "armies": {"kabul": {"afghan": 13}}}')
    assert said.status == 0 and "more blocks" in said.err


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ('{"seats": 6}', ["pamir seats 1 to 5"]),
        ('{"hands": {"0": [999]}}', ["hands 0", "999"]),
        ('{"options": {"wakhan": "yes"}, "seats": 4}', ["wakhan"]),
        ('{"stack": [{"decision": {}}]}', ["stack 0"]),
    ],
)
def test_positions_that_cannot_be_read(yiqi, given, words):
    yiqi("state", "pamir", given=given).refused(*words)


def test_ask_scripts_the_deck(yiqi):
    position = json.dumps(DECK)
    assert yiqi("ask", "pamir", "-", "0", "pass", "--json", given=position).json["after"] is None
    found = yiqi("ask", "pamir", "-", "0", "pass", "--chance", "2<,34", "--json", given=position).json
    assert found["after"]["market"][0] == [1, 2, 3, 4, 5, 34]
    assert found["after"]["piles"][5] == {"court": 2, "event": 1, "check": 1}
    assert yiqi("state", "pamir", "--json", given=json.dumps(found["after"])).json["turn"] == [1]
    yiqi("ask", "pamir", "-", "0", "pass", "--chance", "2<,99", given=json.dumps({**DECK, "hands": [[99]]})).refused(
        "99"
    )


def test_ask_cites_the_clause(yiqi):
    found = yiqi("ask", "pamir", "-", "0", "buy 3", "--json", given=json.dumps(DECK)).json
    assert (found["legal"], found["clause"]) == (False, "pamir turn.two")


def test_a_match_survives_its_record(yiqi, tmp_path):
    path = str(tmp_path / "match.yiqi")
    assert yiqi("play", "pamir", "--seats", "2", "--bots", "random,random", "--seed", "x", "--save", path).status == 0
    assert yiqi("replay", path, "--json").json["scores"] is not None
    found = yiqi("verify", path, "--json").json
    assert (found["chance"], found["digest"]) == (True, True)
