"""`state` and `ask`."""

from __future__ import annotations

import json

import pytest


def test_state_completes_a_position(yiqi):
    found = yiqi("state", "toy", "--json", given='{"coins": [3, 9]}').json
    assert found["position"]["coins"] == [3, 9]
    assert found["position"]["seats"] == 2 and found["position"]["options"]["lots"] == "few"
    assert set(found) == {"position", "turn", "legal", "warnings"}
    again = yiqi("state", "toy", "--json", given=json.dumps(found["position"])).json
    assert again == found


def test_state_reads_a_file_before_or_behind_options(yiqi, tmp_path):
    path = tmp_path / "p.json"
    path.write_text("{}")
    one = yiqi("state", "toy", str(path), "--json")
    assert one.status == 0 and one.out == yiqi("state", "toy", "--json", str(path)).out
    yiqi("state", "toy", str(path), "more").refused("more")


def test_state_for_people(yiqi):
    said = yiqi("state", "toy", "--seats", "3", given="{}")
    assert said.status == 0 and "coins: 6 6 6" in said.out


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ("", ["JSON"]),
        ("[1]", ["object"]),
        ("{", ["JSON"]),
        ("[" * 100_000, ["JSON"]),
        ('{"a":' * 50_000, ["JSON"]),
        ('{"coins": "many"}', ["coins"]),
        ('{"coins": [1]}', ["coins"]),
        ('{"coins": [null, 1]}', []),
        ('{"moon": 1}', ["moon"]),
        ('{"seats": 77}', ["toy seats 2 to 4"]),
        ('{"seats": "two"}', ["seats"]),
        ('{"options": 3}', ["options"]),
        ('{"options": {"pots": "few"}}', ["pots"]),
        ('{"game": "go"}', ["go"]),
        ('{"coins": [1, 2], "coins": [3, 4]}', ["'coins' once"]),
    ],
)
def test_positions_that_cannot_be_read(yiqi, given, words):
    yiqi("state", "toy", given=given).refused(*words)
    yiqi("ask", "toy", "-", "0", "keep", given=given).refused(*words)


def test_bytes_are_no_position(yiqi):
    yiqi("state", "toy", given=b"\xff\xfe\x00").refused("standard input: line 1", "UTF-8")
    yiqi("state", "toy", given=b"x" * 3_000_000).refused("bytes")


def bidding(yiqi) -> str:
    """A toy position in which both seats bid."""
    whole = yiqi("state", "toy", "--json", given="{}").json["position"]
    whole |= {"stack": [["bids"]], "turned": "amber"}
    return json.dumps(whole)


def test_ask_legal_and_not(yiqi):
    position = bidding(yiqi)
    found = yiqi("ask", "toy", "-", "1", "bid", "2", "--json", given=position).json
    assert found["legal"] is True and found["reason"] is found["clause"] is None
    assert found["after"]["bids"] == [-1, 2]
    assert yiqi("ask", "toy", "-", "1", "bid 2", "--json", given=position).json == found
    no = yiqi("ask", "toy", "-", "1", "bid", "7", "--json", given=position)
    assert no.status == 0
    assert no.json == {"legal": False, "reason": "You have only 6 coins.", "clause": "toy bid.2", "after": None}
    assert yiqi("ask", "toy", "-", "1", "keep", "--json", given=position).json["clause"] == "core asked"
    assert yiqi("ask", "toy", "-", "1", "fly", "--json", given=position).json["clause"] == "core form"
    assert "toy bid.2" in yiqi("ask", "toy", "-", "1", "bid", "7", given=position).out
    assert "Allowed" in yiqi("ask", "toy", "-", "1", "bid", "2", given=position).out


def test_ask_wrongly(yiqi):
    position = bidding(yiqi)
    yiqi("ask", "toy", "-", "5", "bid", "2", given=position).refused("seats are 0 to 1")
    yiqi("ask", "toy", "-", "-1", "bid", "2", given=position).refused()
    yiqi("ask", "toy", "-", "1", "Bid", "2", given=position).refused("lower-case")
    yiqi("ask", "toy", "-", "1", "bid", "2", "--chance", "d6=", given=position).refused("--chance")
    yiqi("ask", "go", "-", "1", "bid", "2", given=position).refused("no game 'go'")


def test_ask_scripts_chance(yiqi):
    """The second of two equal offers' answers ends the round, and the house turns a lot over: chance."""
    whole = json.loads(bidding(yiqi))
    whole |= {"bids": [1, 2], "sealed": [True, False]}
    after_commit = yiqi("ask", "toy", "-", "1", "commit", "--json", given=json.dumps(whole)).json
    assert after_commit["legal"] is True
    position = json.dumps(after_commit["after"])
    plain = yiqi("ask", "toy", "-", "1", "keep", "--json", given=position).json
    assert plain["legal"] is True and plain["after"] is None
    scripted = yiqi("ask", "toy", "-", "1", "keep", "--chance", "coral", "--json", given=position)
    assert scripted.json["after"]["turned"] == "coral" and scripted.err == ""
    over = yiqi("ask", "toy", "-", "1", "keep", "--chance", "coral, blue d6=1", "--json", given=position)
    assert over.json["after"]["turned"] == "coral" and "2 more" in over.err
    yiqi("ask", "toy", "-", "1", "keep", "--chance", "mauve", given=position).refused("mauve")
    yiqi("ask", "toy", "-", "1", "keep", "--chance", "d6=4", given=position).refused("draw", "die")


def test_a_file_is_named_with_what_is_wrong_in_it(yiqi, tmp_path):
    path = tmp_path / "p.json"
    path.write_text('{"seats": "two"}')
    yiqi("state", "toy", str(path)).refused(f"yiqi: {path}: seats: expected")
    yiqi("state", "ark", given='{"hands": 5}').refused("yiqi: position: hands: expected")


def test_a_file_for_no_drawing(yiqi, tmp_path):
    yiqi("state", "toy", "--output", str(tmp_path / "x.svg"), given="{}").refused("--output", "--svg")


def test_svg_names_the_panels(yiqi):
    yiqi("state", "toy", "--svg", "moon", given="{}").refused("moon")
    yiqi("state", "toy", "--svg", "moon", "--seat", "7", given="{}").refused("--seat")


@pytest.mark.parametrize(
    ("given", "seats"), [('{"hands": [[], [], [], []]}', 4), ('{"hands": {"4": []}}', 5), ("{}", 3)]
)
def test_the_number_of_seats_that_a_position_shows(yiqi, given, seats):
    assert json.loads(yiqi("state", "ark", "--json", given=given).out)["position"]["seats"] == seats
