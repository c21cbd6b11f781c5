"""Orders typed at the terminal in a game's own notation."""

from __future__ import annotations

from pathlib import Path

import pytest

from yiqi import games
from yiqi.games.sanguo.game import GAME

CAPITALS = (2, 45, 29)
"""The first resource of each kingdom; which one it is the seed decides."""


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch):
    """The game may not be on the shelf yet."""
    if "sanguo" not in games.ids():
        monkeypatch.setitem(games._added, "sanguo", (GAME, Path(games.__file__).parent / "sanguo"))


def test_orders_in_the_notation_of_the_rulebook(yiqi, tmp_path):
    path = tmp_path / "match.yiqi"
    orders = [f"A{n} H, L{n} H" for n in CAPITALS]
    why = [f"? A{n} H" for n in CAPITALS]
    lines = ["A8->", "hello", "help", "1", "1", "1", "commit", *why, *orders, "A99->1", "quit"]
    said = yiqi(
        "play", "sanguo", "--seats", "3", "--bots", "me,random,random", "--seed", "1", "--save", str(path),
        given="\n".join(lines) + "\n",
    )  # fmt: skip
    assert said.status == 0 and path.is_file()
    assert "Not understood: A8->" in said.out and "Not understood: hello" in said.out
    assert "Type orders: A8->5" in said.out
    assert said.out.count("Allowed.") == 1
    assert "A99->1: Nothing of the kind is asked of you now. (core asked)" in said.out
    assert said.out.count("does hold") >= 2, said.out[-3000:]
    assert path.read_text().count(" order ") >= 2
