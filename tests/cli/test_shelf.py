"""`games`, `rules`, and the face of the command line itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from yiqi import cli
from yiqi.commands import shelf

COMMANDS = (
    "games",
    "rules",
    "play",
    "simulate",
    "state",
    "ask",
    "replay",
    "verify",
    "serve",
    "backup",
    "rewind",
    "bench",
)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_says_what_it_does_with_an_example(yiqi, command):
    said = yiqi(command, "--help")
    assert said.status == 0
    assert f"yiqi {command}" in said.out.split("example:")[1]


def test_help_lists_exactly_the_commands(yiqi):
    said = yiqi("--help")
    assert all(f"\n    {command}" in said.out for command in COMMANDS)


def test_no_command_and_unknown_command(yiqi):
    yiqi().refused("COMMAND")
    yiqi("frobnicate").refused("frobnicate")
    yiqi("games", "--frobnicate").refused("--frobnicate")
    yiqi("games", "spare").refused("spare", "`yiqi games --help`")


def test_games(yiqi):
    found = {game["id"]: game for game in yiqi("games", "--json").json}
    toy = found["toy"]
    assert set(toy) == {"id", "names", "seats", "ruleset", "options", "editions"}
    assert toy["names"]["en"] == "Lots" and set(toy["names"]) == {"en", "zh-Hant", "zh-Hans"}
    assert toy["seats"] == [2, 3, 4]
    assert toy["ruleset"] == 2
    assert {"name": "lots", "values": ["few", "many"], "default": "few", "clause": "toy setup.1"} in toy["options"]
    assert len(toy["editions"][0]["digest"]) == 64
    assert "Lots" in yiqi("games").out


def test_rules_one_clause_a_heading_all(yiqi):
    one = yiqi("rules", "toy", "bid.2")
    assert "bid.2" in one.out and "bid.1" not in one.out
    assert yiqi("rules", "toy", "toy bid.2").out == one.out == yiqi("rules", "toy", "--language", "en", "bid.2").out
    assert yiqi("rules", "toy", "toy", "bid.2").out == one.out
    two = yiqi("rules", "toy", "offer.1", "bid.2", "--json").json
    assert [clause["id"] for clause in two] == ["toy offer.1", "toy bid.2"]
    yiqi("rules", "toy", "bid.2", "bid.9").refused("no clause 'bid.9'")
    heading = yiqi("rules", "toy", "bid").out
    assert "bid.1" in heading and "offer.1" not in heading
    assert "offer.2" in yiqi("rules", "toy").out
    assert yiqi("rules", "toy", "bid.2", "--language", "zh-Hant").out != one.out
    clause = yiqi("rules", "toy", "bid.2", "--json").json[0]
    assert clause["id"] == "toy bid.2" and clause["forbids"] is True


def test_rules_say_how_a_clause_binds_where_the_book_does(yiqi):
    assert "[shall]" in yiqi("rules", "world", "3.4.2").out and "[may]" in yiqi("rules", "world", "3.3.1").out
    assert "[得]" in yiqi("rules", "world", "3.4.2", "--language", "zh-Hant").out
    assert "[释义]" in yiqi("rules", "world", "1.5", "--language", "zh-Hans").out
    assert yiqi("rules", "world", "5.5.3", "--json").json[0]["force"] == "advice"
    assert yiqi("rules", "toy", "bid.2", "--json").json[0]["force"] == ""


def test_rules_of_an_article_are_its_items(yiqi):
    found = yiqi("rules", "world", "3.6.1", "--json").json
    assert [clause["id"] for clause in found] == [f"world 3.6.1{letter}" for letter in "abcd"]
    assert [clause["id"] for clause in yiqi("rules", "world", "1.1", "--json").json] == ["world 1.1"]
    yiqi("rules", "world", "2.3.4").refused("2.3.4")
    yiqi("rules", "toy", "bi").refused("bi", "bid")


def test_rules_refuse_what_is_not_there(yiqi):
    yiqi("rules", "go").refused("no game 'go'", "toy")
    yiqi("rules", "toy", "bid.9").refused("bid.9", "bid.1")
    yiqi("rules", "toy", "--language", "tlh").refused("tlh", "zh-Hant")


def test_coverage_counts_what_tests_name(yiqi):
    found = yiqi("rules", "toy", "--coverage", "--json").json
    assert set(found) == {"clauses", "rulings", "untested"}
    assert (found["clauses"], found["rulings"]) == (6, 1)
    assert set(found["untested"]) <= {
        f"toy {c}" for c in ("setup.1", "bid.1", "bid.2", "offer.1", "offer.2", "score.1")
    }


def test_coverage_reads_every_way_of_naming_a_clause(tmp_path: Path):
    (tmp_path / "deep").mkdir()
    decorated = '@clause("toy bid.1", "toy bid.2")\ndef test(): pass\n'
    marked = 'x = pytest.param(1, marks=pytest.mark.clause("toy score.1"))\n'
    (tmp_path / "deep" / "test_a.py").write_text(decorated + marked)
    (tmp_path / "test_b.py").write_text('other("toy offer.1")\nclause(name)\n')
    assert shelf.named_in_tests(tmp_path) == {"toy bid.1", "toy bid.2", "toy score.1"}


def test_coverage_without_a_checkout_says_so(yiqi, monkeypatch):
    monkeypatch.setattr(shelf, "tests_folder", lambda: None)
    yiqi("rules", "toy", "--coverage").refused("clone")


def test_a_fault_of_our_own_is_one_line(yiqi, monkeypatch):
    monkeypatch.setattr(shelf, "describe", lambda game: 1 / 0)
    yiqi("games").refused("ZeroDivisionError", status=1)
    monkeypatch.setenv("YIQI_TRACEBACK", "1")
    with pytest.raises(ZeroDivisionError):
        cli.main(["games"])


def test_interrupted(yiqi, monkeypatch):
    def interrupt(game: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(shelf, "describe", interrupt)
    yiqi("games").refused("stopped", status=130)
