"""`replay` and `verify`: whole records, and hostile ones."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest


def edited(path: Path, old: str, new: str, count: int = 1) -> Path:
    text = path.read_text()
    assert re.search(old, text, re.M), old
    other = path.with_name("edited.yiqi")
    other.write_text(re.sub(old, new, text, count=count, flags=re.M))
    return other


def test_replay(yiqi, toy_record):
    found = yiqi("replay", str(toy_record), "--json").json
    assert set(found) == {"digest", "scores", "records"}
    assert toy_record.read_text().splitlines()[-1] == f"end {found['records']} {found['digest']}"
    assert sorted(found["scores"]["places"])[0] == 1
    said = yiqi("replay", str(toy_record), "--log")
    assert "A lot is turned over" in said.out and found["digest"] in said.out


def test_replay_from_standard_input(yiqi, toy_record):
    assert yiqi("replay", "-", "--json", given=toy_record.read_text()).json["records"]


def test_verify(yiqi, toy_record):
    assert yiqi("verify", str(toy_record), "--json").json == {"chance": True, "digest": True, "undone_chance": []}
    said = yiqi("verify", str(toy_record))
    assert said.status == 0 and "numbers are what the seed gives" in said.out


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (r"^game toy$", "game go", ["line 2", "no game 'go'"]),
        (r"^ruleset 2$", "ruleset 7", ["line 3", "ruleset"]),
        (r"^edition .{8}", "edition 00000000", ["line 4", "--edition"]),
        (r"^option lots few$", "option lots heaps", ["few", "heaps"]),
        (r"^option lots few$", "option pots few", ["no option 'pots'"]),
        (r"^seats 3$", "seats 9", ["toy seats 2 to 4"]),
        (r"^end (\d+) .*$", r"end \1 " + "0" * 64, ["line", "another position"]),
        (r"^end (\d+)", "end 1", ["the end line counts 1"]),
        (r"^end .*\n", "", ["cut off"]),
        (r"^3 (\d) ", r"3 7 ", ["line", "seat"]),
        (r"^(3 \S+ \S+) .*$", r"\1 bid 99", ["line", "refused by"]),
        (r"^(3 \S+ \S+) .*$", r"\1 BID 1", ["line", "lower-case"]),
        (r"^(3 \S+ \S+) .*$", r"\1 bid ?", ["transcript"]),
        (r"^3 ", "4 ", ["expected record 3"]),
        (r"^yiqi 1$", "yiqi 2", ["line 1"]),
    ],
)
def test_an_edited_record_is_refused_with_line_and_reason(yiqi, toy_record, old, new, words):
    path = str(edited(toy_record, old, new))
    yiqi("replay", path).refused(*words, status=1)
    said = yiqi("verify", path)
    said.refused(*words, status=1)


def test_edited_chance_is_found_where_it_stands(yiqi, toy_record):
    lines = toy_record.read_text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("0 house"))
    for colour in ("amber", "blue", "coral"):
        changed = re.sub(r": \w+/", f": {colour}/", lines[at], count=1)
        if changed != lines[at]:
            break
    text = "\n".join([*lines[:at], changed, *lines[at + 1 :]]) + "\n"
    text = re.sub(r"^end (\d+) .*$", r"end \1", text, flags=re.M)
    said = yiqi("verify", "-", "--json", given=text)
    assert said.json["chance"] is False
    said.refused(f"line {at + 1}", "not what the seed gives", status=1)


def test_another_seed_is_not_the_one_committed_to(yiqi, toy_record):
    said = yiqi("verify", str(edited(toy_record, r"^seed ..", "seed 00")))
    said.refused("committed", status=1)


def test_a_record_without_a_seed_cannot_be_verified(yiqi, toy_record):
    path = str(edited(toy_record, r"^seed .*\n", ""))
    yiqi("verify", path).refused("seed", status=1)
    assert yiqi("replay", path).status == 0


def test_bots_without_nonces(yiqi, toy_record):
    path = str(edited(toy_record, r"^nonce .*\n", "", count=0))
    yiqi("verify", path).refused("nonces", status=1)


def test_undone_chance_is_told(yiqi, toy_record):
    lines = toy_record.read_text().splitlines()
    records = [line for line in lines if line[:1].isdigit()]
    head = lines[: lines.index(records[0])]
    turned = next(i for i, line in enumerate(records) if i and ":" in line)
    undo = f"{turned + 1} 0 vote undo 0"
    text = "\n".join([*head, *records[: turned + 1], undo, f"end {turned + 2}"]) + "\n"
    said = yiqi("verify", "-", "--json", given=text)
    if said.status == 0:
        assert said.json["undone_chance"] == [{"record": turned + 1, "numbers": 1, "by": "vote"}]
    else:
        said.refused("undo", status=1)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", ["line 1", "cut off"]),
        (b"\x00\xff\xfe\x80" * 100, ["line 1", "UTF-8"]),
        (b"\x7fELF" + b"\x00" * 1000, ["line 1"]),
        (b"yiqi 1\ngame toy\n", ["line 3", "cut off"]),
        (b"yiqi 1\n" + b"game toy" * 100_000, ["line 2"]),
        (b"yiqi 1\ngame toy\nruleset 2\nedition " + b"0" * 64 + b"\nseats 3\n\nend 0\n", ["--edition"]),
        (b"yiqi 1\n" + b"9" * 5000 + b"\n", ["line 2"]),
        (b"PK\x03\x04" + bytes(range(256)), ["line"]),
    ],
)
def test_what_is_no_record(yiqi, data, words):
    yiqi("replay", "-", given=data).refused(*words, status=1)
    yiqi("verify", "-", given=data).refused(*words, status=1)


def test_a_record_without_a_log(yiqi, toy_record):
    text = "\n".join(
        line for line in toy_record.read_text().splitlines() if not line[:1].isdigit() and line[:3] != "end"
    )
    yiqi("replay", "-", given=text + "\nend 0\n").refused("no log", status=1)


def test_a_huge_file_is_refused_quickly(yiqi, tmp_path):
    path = tmp_path / "huge.yiqi"
    with path.open("wb") as file:
        file.write(b"yiqi 1\n")
        file.truncate(4_000_000_000)
    began = time.monotonic()
    yiqi("replay", str(path)).refused("bytes", status=1)
    assert time.monotonic() - began < 5


def test_files_that_cannot_be_read(yiqi, tmp_path):
    yiqi("replay", str(tmp_path / "none")).refused("No such file")
    yiqi("verify", str(tmp_path)).refused("directory")
    yiqi("replay").refused("FILE")


def test_rules_that_raise_are_told_with_the_line(yiqi, toy_record, monkeypatch):
    import toy.game

    monkeypatch.setattr(toy.game.ToyRules, "play", lambda *_: 1 / 0)
    yiqi("replay", str(toy_record)).refused("line", "ZeroDivisionError", status=1)
