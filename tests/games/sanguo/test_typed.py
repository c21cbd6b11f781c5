"""Orders typed as text: what is read, what is said of what is not, and in which order things are played."""

from __future__ import annotations

import pytest
from sanguo_table import FOUR, do, refused, rules, table, terms

from support import clause
from yiqi.core.chance import QuickChance
from yiqi.core.game import COMMIT, Unread
from yiqi.core.optional import typed_in
from yiqi.games.sanguo.game import SanguoRules
from yiqi.games.sanguo.state import State

WEI = {0: "L8 A8 M6", 1: "L17 A17 M10"}


def typed(s: State, seat: int, text: str) -> list[str]:
    """The sheet of a seat after a text was typed and what it means played."""
    before = s.to_json()
    found = rules(s).typed(s, seat, text)
    assert s.to_json() == before
    assert not isinstance(found, Unread), found
    for a in found:
        assert rules(s).why_not(s, seat, a) is None
        rules(s).play(s, seat, a, QuickChance(1))
    return [" ".join(map(str, line)) for line in s.sheets[seat]]


def unread(s: State, seat: int, text: str) -> tuple[str, str]:
    """The line that was not taken and the clause that forbids it, "" if it was not understood."""
    found = rules(s).typed(s, seat, text)
    assert isinstance(found, Unread), found
    return found.line, found.reason.clause if found.reason else ""


def test_several_orders_in_one_text() -> None:
    wanted = ["a8 move none 5", "l8 support a8 5", "m6 hold none 0"]
    for text in ("A8->5, L8 S A8->5, M6 H", "a8 → 5; l8sa8=>5\nM6H", "Ａ８——＞５；Ｌ８ Ｓ Ａ８->５、M6 H\n"):
        assert typed(table(WEI), 0, text) == wanted
    assert typed(table(WEI), 0, "LA8->9") == ["a8 move none 9", "l8 move none 9"]


def test_a_new_order_takes_the_place_of_the_old_one() -> None:
    s = table(WEI)
    do(s, 0, "A8->5", "M6->7")
    assert typed(s, 0, "A8->9") == ["a8 move none 9", "m6 move none 7"]
    assert typed(s, 0, "A8->9") == ["a8 move none 9", "m6 move none 7"]
    assert rules(s).typed(s, 0, "A8->9") == []


@clause("sanguo orders.7")
def test_of_two_orders_for_a_unit_in_one_text_the_first_counts() -> None:
    s = table(WEI)
    assert typed(s, 0, "M6 H, LA8->9, A8->5, M6->4") == ["a8 move none 9", "l8 move none 9", "m6 hold none 0"]
    assert typed(s, 0, "M6->4, M6 H, A8->5") == ["a8 move none 5", "l8 move none 9", "m6 move none 4"]


def test_a_declaration_counts_for_the_moves_of_the_same_text() -> None:
    s = table(WEI)
    assert refused(s, 0, "M6->10") is None  # an ally's province may be entered
    s = table(WEI, relations={(0, 1): "neutral"})
    assert unread(s, 0, "M6->10") == ("M6->10", refused(s, 0, "M6->10"))
    assert "p1 war none 0" in typed(s, 0, "M6->10, WAR lu bu")
    assert "p1 war none 0" in typed(table(WEI, relations={(0, 1): "neutral"}), 0, "M6->10；宣戰 呂布")
    assert typed(table(WEI), 0, "WAR wu, NEUTRAL p1") == ["p1 neutral none 0", "wu war none 0"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", ""),
        (" ; ,", "; ,"),
        ("A8->5, hello", "hello"),
        ("hello; A8->5", "hello"),
        ("A8->", "A8->"),
        ("A8 S", "A8 S"),
        ("X8->5", "X8->5"),
        ("WAR nobody", "WAR nobody"),
        ("ALLY wei", "ALLY wei"),
        ("A8 H," * 101, ("A8 H," * 101)[:60]),
    ],
)
def test_what_is_not_understood(text: str, line: str) -> None:
    assert unread(table(WEI), 0, text) == (line, "")


def test_what_is_refused_says_why() -> None:
    s = table(WEI)
    assert unread(s, 0, "M6->7, A8->30")[0] == "A8->30"
    assert unread(s, 0, "A8->45") == ("A8->45", "core asked")
    assert unread(s, 0, "M6 S L50")[1] == "core asked"
    assert unread(s, 0, "L8->20, A9->8") == ("A9->8", "core asked")
    do(s, 0, "A8->5")
    rules(s).play(s, 0, COMMIT, QuickChance(1))
    assert unread(s, 0, "A8->9") == ("A8->9", "core asked")


def test_builds_and_disbanding() -> None:
    s = table({0: "L8 M6 A9"}, owned={0: [8, 6]}, phase="build")
    assert typed(s, 0, "+A 8, -M 6") == ["a8 build none 0", "m6 disband none 0"]
    assert unread(table({0: "L8 M6 A9"}, owned={0: [8, 6]}, phase="build"), 0, "+A 8") == ("+A 8", "sanguo build.1")


def test_places_while_the_set_up_goes_on() -> None:
    made = SanguoRules(terms(len(FOUR)))
    s, _ = made.start(QuickChance(3))
    place = made.legal(s, 0)[0]
    assert made.typed(s, 0, str(place[1])) == [place]
    for text in ("8, 9", "a", "9999", "A8->5"):
        assert isinstance(made.typed(s, 0, text), Unread)
    found = made.typed(s, 0, "1")
    assert isinstance(found, Unread) and found.reason is not None


def test_text_is_read_while_something_is_written() -> None:
    game = rules(table(WEI))
    assert [phase for phase in ("settle", "talk", "write", "retreat", "build") if typed_in(game, phase)] == [
        "write",
        "retreat",
        "build",
    ]


def test_what_is_asked_on_the_way_of_a_proposal() -> None:
    game, s = rules(table(WEI)), table(WEI)
    steps = ("letter 1", "unit a17", "unit a8")
    asked = [game.picked(s, 0, steps[: n + 1]) for n in range(3)]
    assert [prompt.key for prompt in asked if prompt] == ["letter-what", "letter-where", "support-where"]
    assert game.picked(s, 0, ("player 1",)) is None


def test_a_picked_unit_is_asked_for_orders_only_where_orders_are_written() -> None:
    for phase, expected in (("write", "unit-where"), ("build", None), ("retreat", None)):
        s = table(WEI, phase=phase)
        prompt = rules(s).picked(s, 0, ("unit a8",))
        assert (prompt.key if prompt else None) == expected
