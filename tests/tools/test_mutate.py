"""The tool that breaks the code of clauses: what it breaks, and what it says of tests good and bad."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import breaks
import mutate as mutation

ROOT = Path(__file__).resolve().parents[2]

TESTS = """
from support import clause
from yiqi import games
from yiqi.core.chance import QuickChance
from yiqi.core.game import COMMIT, STEP


def bidding(coins=6):
    rules = games.rules("toy", 2)
    state, _ = rules.start(QuickChance(1))
    rules.play(state, -1, STEP, QuickChance(1))
    state.coins[0] = coins
    return rules, state


@clause("toy bid.2")
def test_nobody_bids_what_he_has_not():
    rules, poor = bidding(3)
    _, rich = bidding(4)
    assert rules.why_not(poor, 0, ("bid", 4)).clause == "toy bid.2"
    assert rules.why_not(rich, 0, ("bid", 4)) is None


@clause("toy score.1")
def test_that_looks_at_nothing():
    rules, state = bidding()
    assert rules.seats == 2


@clause("toy setup.1")
def test_that_fails_anyhow():
    assert games.rules("toy", 2).lots == (1, 2, 3)
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The project with the toy alone, whose rules name code that is not there in one clause."""
    for name in ("src", "pyproject.toml"):
        (tmp_path / name).symlink_to(ROOT / name)
    for name in ("conftest.py", "support.py"):
        (tmp_path / "tests").mkdir(exist_ok=True)
        shutil.copy(ROOT / "tests" / name, tmp_path / "tests")
    shutil.copytree(ROOT / "tests/toy", tmp_path / "tests/toy")
    rules = tmp_path / "tests/toy/rules.toml"
    before, offer, after = rules.read_text(encoding="utf-8").partition('id = "offer.1"')
    assert offer
    rules.write_text(before + offer + after.replace("game.py: why_not", "game.py: nowhere", 1), encoding="utf-8")
    (tmp_path / "tests/test_lots.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


def mutate(project: Path, *args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools/mutate.py"), "toy", "--root", str(project), *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_each_clause_gets_what_its_tests_deserve(project: Path) -> None:
    before = (project / "tests/toy/game.py").read_bytes()
    done = mutate(project)
    said = {" ".join(line.split()[:2]): line for line in done.stdout.splitlines()}
    for clause, what in {
        "toy bid.1": "no test",
        "toy bid.2": "killed",
        "toy offer.1": "code not found",
        "toy score.1": "survived",
        "toy setup.1": "fails unbroken",
    }.items():
        assert what in said[clause], done.stdout + done.stderr
    assert done.returncode == 1
    assert "6/6" in done.stderr
    assert (project / "tests/toy/game.py").read_bytes() == before


def test_one_clause_alone(project: Path) -> None:
    done = mutate(project, "--clause", "bid.2", "--all")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "toy bid.1" not in done.stdout
    wrong = mutate(project, "--clause", "fly.9")
    assert wrong.returncode == 2
    assert "no clause toy fly.9" in wrong.stderr


MODULE = """
SIZES: tuple[int, ...] = (4, 2)


class Card:
    kind: int = 3

    def __init__(self, limit):
        self.limit = limit

    def heavy(self, limit=1):
        return self.kind > limit


def each(cards):
    for card in cards:
        if card.heavy() and card.kind != 5:
            yield card
"""


def test_what_is_broken(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "data").mkdir()
    (tmp_path / "data/cards.toml").write_text(
        '[facts]\nrain = 4 # 4\nname = "7"\n[other]\nx = 1\n[[row]]\na = "b"\n[[row]]\na = "c"\n', encoding="utf-8"
    )

    def what(code: str) -> list[str]:
        found = breaks.find(tmp_path, code, 20)
        assert len({change.text for change in found}) == len(found)
        return [change.what.partition(" ")[2] for change in found]

    assert what("a.py: heavy") == what("a.py: Card.heavy")
    assert what("a.py: heavy")[:3] == [
        "heavy returns None",
        "not (self.kind > limit)",
        "self.kind > limit, the other way",
    ]
    assert what("a.py: Card")[:2] == ["__init__ returns None", "heavy returns None"]
    assert "5 is 6" in what("a.py: each")
    assert what("a.py: Card.kind")[:2] == ["3 is 4", "3 is 2"]
    assert what("a.py: SIZES")[-2:] == ["(4, 2) without its first", "(4, 2) is None"]
    assert what("a.py: SIZES, heavy") == what("a.py: SIZES") + what("a.py: heavy")
    assert what("a.py: limit")[0] == "limit is None"
    assert "without card.heavy()" in what("a.py: each")
    assert what("data/cards.toml: facts") == ["facts.rain: 4 is 5"]
    assert what("data/cards.toml: row") == ["without the first [[row]]"]
    for code in ("a.py: nowhere", "b.py: each", "data/cards.toml: nowhere", "each"):
        with pytest.raises(breaks.NotFound):
            breaks.find(tmp_path, code, 1)


@pytest.mark.parametrize("game", mutation.games(ROOT))
def test_every_clause_names_code_that_is_there(game: str) -> None:
    folder = ROOT / mutation.folder(ROOT, game)
    for one in mutation.clauses(folder / "rules.toml", game):
        assert breaks.places(folder, one.code), one


def test_a_generator_stays_one(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(MODULE, encoding="utf-8")
    names: dict[str, object] = {}
    exec(breaks.find(tmp_path, "a.py: each", 1)[0].text, names)
    assert list(names["each"]([])) == []  # type: ignore[operator]
