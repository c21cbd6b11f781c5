"""Players with several sides, as in History of the World with two colours each: lists, questions, log, results."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import pytest
from server_class import opened, tables
from server_pages import play_on
from test_naming import NUMBERED, said

from yiqi.text import LANGUAGES

TWO = {"option.colours": "two"}
SECOND = {"en": "{}’s second colour", "zh-Hant": "{}的第二色", "zh-Hans": "{}的第二色"}


def begun(ann: Any, *seats: str, **more: str) -> str:
    """A table of History of the World with two colours each."""
    return str(ann.open("world", *(seats or ("me", "bot:random", "bot:random")), **TWO, **more))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_for_each_side_named_after_its_player(ann: Any, language: str) -> None:
    ann.lang = language
    state = ann.poll(begun(ann))
    players, second = state["players"], SECOND[language]
    assert [player["kind"] for player in players] == ["person", "bot", "bot", "side", "side", "side"]
    assert [player["name"] for player in players[3:]] == [second.format(player["name"]) for player in players[:3]]
    assert all(player["short"].startswith(other["name"]) for player, other in zip(players[3:], players, strict=False))
    assert all([stat["key"] for stat in player["stats"]] == ["points", "lands", "events"] for player in players)
    assert [player["points"] for player in players] == [0, 0, 0, None, None, None]
    for n in range(6):
        assert players[n]["name"] in said(state["panels"][f"seat {n}"])
    for svg in state["panels"].values():
        assert not NUMBERED.search(svg)
    assert second.format("Ann") in state["panels"]["hand"] and state["panels"]["hand"].count("data-sheet=") == 2


def far_enough(match: Any) -> bool:
    """Every colour has had a turn, and Ann's second one has its next."""
    s = match.state
    return bool(s.epoch == 2 and s.seat == 3 and s.stack[-1].name == "expand")


def test_the_question_and_the_log_name_the_side_that_acts(ann: Any, client: Any, house: Any) -> None:
    table = begun(ann, "me", "me", "me")
    play_on(client, house, table, far_enough)
    state = ann.poll(table, seat=0)
    assert (state["prompt"]["who"], state["prompt"]["seats"], state["prompt"]["sides"]) == ("you", [0], [3])
    assert [player["seat"] for player in state["players"] if player["turn"]] == [0, 3]
    other = ann.poll(table, seat=1)["prompt"]
    assert other["who"] == "seat" and "Ann’s second colour" in other["text"]
    match = house.table(table[3:]).match
    for entry in state["log"]:
        record = match.records[entry["seq"]]
        assert entry["seat"] == record.seat
        assert record.seat < 0 or entry["side"] % 3 == record.seat
    assert {entry["side"] for entry in state["log"][1:]} == set(range(6))
    hidden = set(match.rules.view(match.state, 0).hand_other)
    assert hidden and all(f"card {card}" in state["panels"]["hand"] for card in hidden)
    # nothing of either of her hands goes to the others
    for seat in (1, 2):
        mine = ann.poll(table, seat=seat)
        cards = set(match.rules.view(match.state, seat).hand + match.rules.view(match.state, seat).hand_other)
        assert not [card for card in hidden - cards if f'"card {card}"' in json.dumps(mine["panels"]["hand"])]


def test_results_report_and_tables_count_players_and_name_sides(ann: Any, client: Any, house: Any) -> None:
    table = begun(ann, "me", "me", "me", **{"seat.1.name": "Bob", "seat.2.name": "Cid"})
    play_on(client, house, table, lambda match: False)
    state = ann.poll(table)
    assert state["status"] == "over" and state["results"]["names"] == ["Ann", "Bob", "Cid"]
    assert len(state["results"]["totals"]) == 3 and all(len(row["points"]) == 3 for row in state["results"]["rows"])
    page = ann.get(table).text
    assert '<svg class="course"' in page
    kept = house.table(table[3:]).row.result
    assert [seat["points"][-1] for seat in kept["course"]["seats"]] == kept["totals"]
    rows = list(csv.DictReader(io.StringIO(ann.get(f"{table}/report/turns.csv").content.decode("utf-8-sig"))))
    assert len(rows) == 42
    names = {"Ann", "Bob", "Cid"}
    assert {row["player"] for row in rows} == names | {f"{name}’s second colour" for name in names}
    dice = list(csv.DictReader(io.StringIO(ann.get(f"{table}/report/dice.csv").content.decode("utf-8-sig"))))
    assert {row["player"] for row in dice} - {""} == {row["player"] for row in rows}
    for language in LANGUAGES:
        assert ann.get(f"{table}/report?lang={language}").status_code == 200


def test_a_class_has_two_colours_each_at_tables_for_three(ann: Any) -> None:
    answer = opened(ann, "Ada\nBen\nChen\nDora\nEmil\nFay", size="3", **TWO)
    assert answer.status_code == 303
    course = ann.get(str(answer.headers["location"]))
    assert course.status_code == 200 and len(tables(course.text)) == 2
    assert opened(ann, size="4", **TWO).status_code == 400
