"""`play`: a match typed in at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from yiqi import games
from yiqi.commands import board, play
from yiqi.text import Catalogue


def test_bots_alone_play_to_the_end(yiqi, tmp_path):
    path = tmp_path / "m.yiqi"
    said = yiqi("play", "toy", "--seats", "4", "--bots", "random,rich,idle,random", "--seed", "x", "--save", str(path))
    assert said.status == 0 and "The match is over." in said.out and "Saved as" in said.out
    again = yiqi("play", "toy", "--seats", "4", "--bots", "random,rich,idle,random", "--seed", "x")
    assert "\n".join(said.out.splitlines()[:-1]) == again.out.rstrip("\n")


def test_a_person_against_bots(yiqi):
    """The one person at the terminal takes the first action of the list, or seals, until the match is over."""
    said = yiqi("play", "toy", "--seats", "2", "--bots", "random", "--seed", "1", given="1\ncommit\n" * 200)
    assert said.status == 0 and "The match is over." in said.out
    assert "press Enter" not in said.out, "one person alone needs no curtain"


def typed(yiqi, *lines: str, bots: str = "random", language: str = "en") -> str:
    given = "\n".join([*lines, "quit", ""]) + "\n"
    argv = ["play", "toy", "--seats", "2", "--seed", "1", "--language", language, *(["--bots", bots] if bots else [])]
    said = yiqi(*argv, given=given)
    assert said.status == 0 and said.err == ""
    return said.out


def test_why_not(yiqi):
    out = typed(yiqi, "?", "? bid 7", "? bid 2", "？ commit")
    assert "You have only 6 coins. (toy bid.2)" in out
    assert "Nobody bids coins that he does not have." in out
    assert "Allowed." in out
    assert "Choose a bid first. (toy bid.1)" in out


def test_what_is_typed_wrongly_changes_nothing(yiqi):
    out = typed(yiqi, "bid 7", "bid", "fly", "99", "0", "???!", "Ü", "seat 7", "", "   ", "undo")
    assert "toy bid.2" in out
    assert "This is not a move of the game." in out
    assert "Expected a number from 1" in out
    assert "That is not an action" in out
    assert "Expected the seat of a person" in out
    assert "You cannot go back there alone" in out


def test_help_names_commands_and_verbs(yiqi):
    out = typed(yiqi, "help")
    assert "undo" in out and "bid COINS" in out


def test_the_curtain_hides_what_a_seat_knows(yiqi):
    """Seat 0 bids 5 in secret; from the curtain on nothing says so."""
    given = "\nbid 5\ncommit\n\nbid 3\ncommit\nquit\n\n"
    said = yiqi("play", "toy", "--seats", "2", "--seed", "1", "--language", "en", given=given)
    first, _, rest = said.out.partition("press Enter")
    assert "bid" not in first
    of_seat_0, _, of_seat_1 = rest.partition("press Enter")
    assert "You bid 5" in of_seat_0 or "bid: 5" in of_seat_0
    until = of_seat_1.partition("The bids")[0]
    assert "You bid 5" not in until and "bid: 5" not in until
    assert "You bid 3" in until or "bid: 3" in until


def test_quit_saves_and_load_goes_on(yiqi, tmp_path):
    path = tmp_path / "half.yiqi"
    said = yiqi("play", "toy", "--seats", "2", "--bots", "random", "--seed", "1", given=f"bid 2\nquit\n{path}\n")
    assert f"Saved as {path}" in said.out
    assert "end" in path.read_text().splitlines()[-1]
    on = yiqi("play", "toy", "--load", str(path), given="1\ncommit\n" * 200)
    assert "The match is over." in on.out
    assert yiqi("verify", str(path), "--json").json["chance"] is True
    yiqi("play", "go", "--load", str(path)).refused("yiqi play toy --load")


def test_a_match_of_people_alone_can_be_verified(yiqi, tmp_path):
    path = tmp_path / "people.yiqi"
    said = yiqi("play", "toy", "--seats", "2", "--seed", "1", "--save", str(path), given="\nbid 2\nquit\n")
    assert said.status == 0
    assert yiqi("verify", str(path), "--json").json["chance"] is True


def test_a_match_is_not_lost_for_a_mistyped_name(yiqi, tmp_path):
    argv = ("play", "toy", "--seats", "2", "--bots", "random")
    good, bad = tmp_path / "m.yiqi", tmp_path / "no" / "m.yiqi"
    said = yiqi(*argv, given=f"bid 2\nquit\n{bad}\n{good}\n")
    assert said.status == 0 and f"{bad}: cannot be written" in said.out and f"Saved as {good}" in said.out
    yiqi(*argv, given=f"quit\n{bad}\n").refused("cannot be written")


@pytest.mark.parametrize("more", [("--seats", "2"), ("--seed", "1"), ("--option", "lots=few")])
def test_a_match_that_goes_on_keeps_what_it_began_with(yiqi, tmp_path, more):
    path = tmp_path / "half.yiqi"
    yiqi("play", "toy", "--seats", "2", "--bots", "random", "--save", str(path), given="bid 2\n")
    yiqi("play", "toy", "--load", str(path), *more).refused(more[0], "new match")


def test_the_end_of_input_saves_where_told(yiqi, tmp_path):
    path = tmp_path / "cut.yiqi"
    said = yiqi("play", "toy", "--seats", "2", "--bots", "random", "--save", str(path), given="bid 2\n")
    assert said.status == 0
    assert path.is_file()


def test_a_place_that_cannot_be_written(yiqi, tmp_path):
    argv = ("play", "toy", "--seats", "2", "--bots", "idle,idle", "--save", str(tmp_path / "no" / "m.yiqi"))
    said = yiqi(*argv)
    said.refused("cannot be written")
    assert said.out == "", "told before the match, not after it"


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (["go"], ["no game 'go'"]),
        (["toy", "--seats", "7"], ["toy seats 2 to 4"]),
        (["toy", "--seats", "x"], ["--seats", "whole number", "x"]),
        (["toy", "--bots", "hal"], ["hal", "greedy"]),
        (["toy", "--bots", "me,me,me"], ["at most 2"]),
        (["toy", "--option", "lots=heaps"], ["heaps"]),
        (["toy", "--edition", "/nowhere"], ["/nowhere"]),
        (["toy", "--load", "/nowhere"], ["/nowhere"]),
    ],
)
def test_wrong_use(yiqi, argv, words):
    yiqi("play", *argv).refused(*words)


def test_in_chinese(yiqi):
    out = typed(yiqi, "help", "?", language="zh-Hant")
    assert "本遊戲的動作" in out and "toy bid.2" in out and "The bids" not in out


def test_names_of_things_can_be_typed():
    rules = games.rules("toy", 2)
    text = Catalogue("zh-Hant", games.folder("toy"))
    assert play.canonical(rules, "OFFER 1", text) == "offer 1"
    colour = board.named(text, "colour", "amber")
    assert colour != "amber" and board.named(Catalogue("en", games.folder("toy")), "colour", "amber") == "amber"


def test_columns():
    assert list(board.columns(["a", "b", "c"], 7)) == ["a  c", "b"]
    assert list(board.columns([], 10)) == []
    assert board.width("牛 ox") == 5


def test_every_seat_has_its_own_board(yiqi, tmp_path: Path):
    text = Catalogue("en", games.folder("toy"))
    rules = games.rules("toy", 2)
    from yiqi.core.chance import QuickChance

    state, _ = rules.start(QuickChance(3))
    lines = board.board(rules, rules.view(state, 0), text).splitlines()
    assert "coins: 6 6" in lines and any(line.startswith("favourite: ") for line in lines)
    assert "lots: 0 0 0 | 0 0 0" in lines
