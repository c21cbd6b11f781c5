"""A class: tables from a list of names, links, watching, pausing, and starting from a later epoch."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from server_class import NAMES, course_of, links, opened, seat_all, tables
from server_pages import Browser, forget

from yiqi import games
from yiqi.bots import early
from yiqi.cli import main
from yiqi.core import action, record
from yiqi.core.chance import LiveChance, Stream, commitment, stream_key
from yiqi.core.match import Header, Match
from yiqi.core.report import steps
from yiqi.core.verify import verify
from yiqi.games.world import report
from yiqi.server.classes import groups
from yiqi.text import LANGUAGES


def wait(true: Any) -> None:
    for _ in range(400):
        if true():
            return
        time.sleep(0.05)
    raise AssertionError("nothing happened")


@pytest.mark.parametrize(("count", "size", "sizes"), [(7, 4, [4, 3]), (9, 4, [3, 3, 3]), (1, 6, [1]), (12, 3, [3] * 4)])
def test_names_are_spread_evenly(count: int, size: int, sizes: list[int]) -> None:
    names = [str(n) for n in range(count)]
    found = groups(names, size)
    assert [len(group) for group in found] == sizes
    assert [name for group in found for name in group] == names


def test_each_pupil_gets_a_seat_by_a_link(client: Any, ann: Any, house: Any) -> None:
    course = course_of(ann)
    page = ann.get(course).text
    assert len(tables(page)) == 2
    assert "&lt;i&gt;Fay" in page
    assert "<i>Fay" not in page
    pupils = seat_all(client, ann, course)
    assert sorted(pupils) == sorted(name.replace("<i>", "&lt;i&gt;") for name in NAMES)
    first, second = (house.table(path[3:]) for path in tables(page))
    assert [seat.name for seat in first.seats] == NAMES[:4]
    assert [seat.kind for seat in second.seats] == ["person"] * 3 + ["bot"]
    assert first.row.status == second.row.status == "running"
    assert pupils["Ada"].poll(f"/t/{first.id}")["seat"] == 0
    after = ann.get(course).text
    assert "to move" in after
    assert "epoch 1 of 7" in after
    # who sits needs no link any more, unless the teacher makes one for that seat
    assert links(ann, course) == []
    [(_, path)] = links(ann, course, table=first.id, seat="0")
    new = Browser(client)
    new.post(path, {"name": "Ada"})
    assert new.poll(f"/t/{first.id}")["seat"] == 0
    assert pupils["Ada"].poll(f"/t/{first.id}")["seat"] is None


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ({"names": " \n \n"}, "at least one name"),
        ({"names": "\n".join(map(str, range(121)))}, "at most 120"),
        ({"size": "9"}, "seats 3 to 6"),
        ({"size": "x"}, "seats 3 to 6"),
        ({"game": "chess"}, "cannot be opened"),
        ({"option.start_epoch": "e9"}, "cannot be opened"),
    ],
)
def test_a_class_that_cannot_be_opened_is_refused_and_leaves_nothing(
    ann: Any, house: Any, form: dict[str, str], said: str
) -> None:
    answer = opened(ann, **{"names": "Ada", **form})
    assert answer.status_code == 400
    assert said in answer.text
    assert house.store.rows("SELECT id FROM match") == house.store.rows("SELECT id FROM class") == []


def test_only_the_teacher_sees_a_class(ann: Any, eve: Any) -> None:
    course = course_of(ann)
    assert eve.get(course).status_code == 403
    for what in ("pause", "resume", "links"):
        assert eve.post(f"{course}/{what}").status_code == 403
    assert ann.get("/class/nothing").status_code == 404
    assert ann.post(f"{course}/links", {"table": "nothing", "seat": "0"}).status_code == 404
    assert course in ann.get("/class").text
    assert course not in eve.get("/class").text


def test_all_tables_are_paused_and_go_on(client: Any, ann: Any, house: Any, clock: Any) -> None:
    course = course_of(ann, pace="live")
    pupils = seat_all(client, ann, course)
    first = house.table(tables(ann.get(course).text)[0][3:])
    waited = first.row.turn[0]
    pupil = pupils[NAMES[waited]]
    state = pupil.poll(f"/t/{first.id}")
    action = state["actions"][0]["action"]
    clock.now += 100
    assert ann.post(f"{course}/pause").status_code == 303
    assert "paused" in ann.get(course).text
    paused = pupil.poll(f"/t/{first.id}")
    assert paused["prompt"]["text"].startswith("The table is paused")
    assert paused["actions"] == []
    assert not any(player["turn"] for player in paused["players"])
    left = paused["players"][waited]["clock"]["left"]
    assert left == 1100
    act = {"do": "act", "action": action, "question": state["question"], "key": "a"}
    assert pupil.do(f"/t/{first.id}", act)["error"] == "table-paused"
    # bots, clocks and a new start of the server leave it as it is
    clock.now += 5000
    client.blocking_portal.call(client.app.state.sweeper.once)
    forget(house)
    again = house.table(first.id)
    assert again.held is not None
    assert again.row.seq == first.row.seq
    assert pupil.poll(f"/t/{first.id}")["players"][waited]["clock"]["left"] == left
    assert ann.post(f"{course}/resume").status_code == 303
    now = pupil.poll(f"/t/{first.id}")
    assert now["players"][waited]["clock"] == {**now["players"][waited]["clock"], "left": left, "runs": True}
    assert pupil.do(f"/t/{first.id}", {**act, "key": "b", "question": now["question"]})["ok"]
    assert "goes on" in str(pupil.poll(f"/t/{first.id}")["chat"])


@pytest.mark.parametrize("scores", ["kept", "zeroed"])
def test_people_begin_in_a_later_epoch(client: Any, ann: Any, house: Any, scores: str) -> None:
    course = course_of(ann, names="Ada\nBen\nChen", size="3",
                       **{"option.start_epoch": "e3", "option.early_scores": scores})  # fmt: skip
    pupils = seat_all(client, ann, course)
    table = house.table(tables(ann.get(course).text)[0][3:])
    wait(lambda: not table.early)
    match = table.match
    assert match.state.epoch == 3
    assert {record.by for record in match.records} == {"bot", "house"}
    assert any(match.state.points) == (scores == "kept")
    # on record, from the seed, and nobody chose
    assert early.checked(match, table.key) == []
    assert verify(match.rules, match.header, list(match.records), bytes.fromhex(table.row.seed)).ok
    turns = report.numbers(match.rules.terms, steps(match)).turns
    assert {turn.by for turn in turns} == {"bot"}
    assert [turn.epoch for turn in turns] == [1] * 3 + [2] * 3
    # what was played is told once it is written
    wait(lambda: any(pupil.poll(f"/t/{table.id}")["actions"] for pupil in pupils.values()))
    assert "epoch 3 of 7" in ann.get(course).text


def test_nobody_acts_while_bots_play_for_all(
    client: Any, ann: Any, house: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(early, "play", lambda begun: [])
    course = course_of(ann, names="Ada\nBen\nChen", size="3", pace="live", **{"option.start_epoch": "e2"})
    pupils = seat_all(client, ann, course)
    table = house.table(tables(ann.get(course).text)[0][3:])
    waited = table.row.turn[0]
    state = pupils[["Ada", "Ben", "Chen"][waited]].poll(f"/t/{table.id}")
    assert state["prompt"]["text"].startswith("Bots are playing")
    assert state["actions"] == []
    assert not state["players"][waited]["clock"]["runs"]
    act = {"do": "act", "action": "keep", "question": state["question"], "key": "a"}
    assert pupils[["Ada", "Ben", "Chen"][waited]].do(f"/t/{table.id}", act)["error"] == "table-early"
    # after a restart they go on; whoever thought before it has stopped
    robots = client.app.state.robots
    wait(lambda: not robots._tasks)
    monkeypatch.undo()
    client.blocking_portal.call(robots._look_at_all)
    wait(lambda: not table.early)
    assert table.match.state.epoch == 2


def test_what_somebody_chose_is_found_out() -> None:
    options = {"start_epoch": "e2"}
    rules = games.rules("world", 3, options)
    header = Header("world", 1, games.edition("world").digest, games.settle("world", options), 3)
    key = bytes(32)
    chance = LiveChance(Stream(key))
    match = Match.begin(rules, header, chance)
    while rules.early(match.state):
        seat = rules.turn(match.state)[0]
        match.act(seat, rules.legal(match.state, seat)[-1], "bot", chance)
    assert early.checked(match, key) != []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_in_every_language(ann: Any, language: str) -> None:
    form = ann.get(f"/class?lang={language}")
    assert form.status_code == 200
    assert 'name="option.start_epoch"' in form.text
    assert 'name="option.start_epoch"' not in ann.get(f"/class?lang={language}&game=ark").text
    assert ann.get("/class?game=chess").status_code == 404
    course = course_of(ann)
    for page in (ann.get(f"{course}?lang={language}"), ann.post(f"{course}/links?lang={language}")):
        assert page.status_code == 200
        assert not re.search(r">\s*class-[a-z-]+", page.text)
    assert "/class" in ann.get(f"/?lang={language}").text


def test_other_games_make_classes_too(client: Any, ann: Any, house: Any) -> None:
    course = course_of(ann, game="ark", names="Ada\nBen\nChen\nDora")
    seat_all(client, ann, course)
    assert [house.table(path[3:]).row.status for path in tables(ann.get(course).text)] == ["running"]


def test_the_command_line_checks_what_bots_played(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    seed, nonces = bytes(range(32)), ("a" * 32,) * 3
    options = games.settle("world", {"start_epoch": "e2"})
    rules = games.rules("world", 3, options)
    header = Header("world", 1, games.edition("world").digest, options, 3, commitment(seed, []), nonces)
    key = stream_key(seed, nonces)
    match = Match.begin(rules, header, LiveChance(Stream(key)))
    while chosen := early.play(early.Begun(header, tuple(match.records), games.edition("world").content, key)):
        for seat, text in chosen:
            match.act(seat, action.parse(text), "bot", match.live(key))
    while not match.over:
        seat = rules.turn(match.state)[0]
        match.act(seat, rules.idle(match.state, seat), "person", match.live(key))
    file = tmp_path / "match.yiqi"
    file.write_text(record.write(header, match.records, match.digest(), ["a", "b", "c"], seed.hex()), encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    assert "early: what bots played before people began is theirs" in capsys.readouterr().out
