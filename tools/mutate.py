"""Breaks the code of each clause of a rulebook and sees whether a test that names the clause notices.

    python tools/mutate.py                          every game
    python tools/mutate.py GAME                     one game
    python tools/mutate.py GAME --clause place.b    some of its clauses

`code` in rules.toml says where a clause lives: "placement.py: climate" is a function or a method of that name,
"stock.py: Card.kind" a part of a class, "state.py: MARKERS" a constant, "data/cards.toml: facts" a table of a data
file; several stand apart by commas. A clause is killed when its tests pass as the code stands and one of them fails
under at least one break. Exit status 1 when a clause survives, fails as the code stands, or names code that is not
there; a clause without a test is only listed. The working tree is never changed: copies of it are broken.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import itertools
import json
import multiprocessing
import os
import pkgutil
import re
import shutil
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, NamedTuple

import breaks

ROOT = Path(__file__).resolve().parent.parent
COPIED = ("src", "tests", "tools", "pyproject.toml")
NOT_COPIED = shutil.ignore_patterns("__pycache__", "assets", "*.so", ".hypothesis")
PRELOADED = ("yiqi.core", "yiqi.text", "yiqi.draw")  # what every game stands on and no break touches
PLUGINS = ("pytest_timeout", "_hypothesis_pytestplugin")
SLACK, TIMES = 8.0, 5.0  # a run that takes so many seconds more than so many times its usual length hangs

KILLED, SURVIVED, FAILS = "killed", "survived", "fails unbroken"
NO_TEST, NOT_FOUND, NO_BREAK = "no test", "code not found", "nothing to break"
WRONG = (SURVIVED, FAILS, NOT_FOUND, NO_BREAK)


class Clause(NamedTuple):
    """A clause as `rules.toml` has it: its citation ("ark place.b") and where it lives."""

    id: str
    code: str


class Test(NamedTuple):
    """A test that names clauses, run once on the unbroken code; `seconds` is how long it took."""

    node: str
    clauses: tuple[str, ...]
    passed: bool
    seconds: float


class Result(NamedTuple):
    """What became of a clause; `noticed` of `tried` breaks made one of `tests` tests fail."""

    clause: Clause
    status: str
    note: str = ""
    tests: int = 0
    noticed: int = 0
    tried: int = 0


# ---------------------------------------------------------------- the project


def games(root: Path) -> list[str]:
    """The ids of the games on the project's shelf."""
    return sorted(path.parent.name for path in (root / "src/yiqi/games").glob("*/rules.toml"))


def folder(root: Path, game: str) -> Path:
    """Where the files of a game lie in the project: on the shelf or, like the toy, among the tests.

    Relative to `root`. Raises ValueError naming the games there are.
    """
    for place in (Path("src/yiqi/games", game), Path("tests", game)):
        if (root / place / "rules.toml").is_file():
            return place
    raise ValueError(f"no game {game}: expected one of {', '.join(games(root))}, or a game in tests")


def clauses(rules: Path, game: str) -> list[Clause]:
    """All clauses of a rulebook, in its order."""
    data = tomllib.loads(rules.read_text(encoding="utf-8"))
    return [Clause(f"{game} {row['id']}", str(row.get("code", ""))) for row in data.get("clause", [])]


def naming(root: Path, game: str) -> list[str]:
    """The files of tests that may name a clause of the game."""
    citation = re.compile(rf"""["']{re.escape(game)} [a-z0-9.]+["']""")
    found = sorted((root / "tests").rglob("test_*.py"))
    return [str(path.relative_to(root)) for path in found if citation.search(path.read_text(encoding="utf-8"))]


# ---------------------------------------------------------------- running tests, in processes of their own

here = Path()
"""The copy of the project that this worker breaks."""

stamps = itertools.count(1_000_000_000)
"""Each content that a file is given has its own time, so that no bytecode of another content is taken for its own."""


def settle(root: Path, temporary: str) -> None:
    """Once a worker: copies the project and imports what stays as it is."""
    global here
    here = Path(temporary, str(os.getpid()))
    here.mkdir()
    for name in COPIED:
        source = root / name
        if source.is_dir():
            shutil.copytree(source, here / name, ignore=NOT_COPIED)
        elif source.is_file():
            shutil.copy(source, here / name)
    os.chdir(here)
    paths = [str(here / "src"), str(here / "tests")]
    sys.path[:0] = paths
    os.environ["PYTHONPATH"] = os.pathsep.join(paths)
    # a plugin that tests of rules have no use for may take a second to import, at every run
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    for name in ("pytest", *PLUGINS, "hypothesis"):
        importlib.import_module(name)
    for name in PRELOADED:
        with contextlib.suppress(ImportError):
            package = importlib.import_module(name)
            for module in pkgutil.iter_modules(package.__path__, f"{name}."):
                importlib.import_module(module.name)


class Plugin:
    """Keeps the tests that name a clause of `game`, and notes how each went."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.tests: dict[str, Test] = {}

    def pytest_collection_modifyitems(self, config: Any, items: list[Any]) -> None:
        kept = []
        for item in items:
            named = [str(citation) for mark in item.iter_markers("clause") for citation in mark.args]
            named = [citation for citation in named if citation.partition(" ")[0] == self.game]
            if named:
                kept.append(item)
                self.tests[item.nodeid] = Test(item.nodeid, tuple(named), True, 0.0)
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept

    def pytest_runtest_logreport(self, report: Any) -> None:
        test = self.tests[report.nodeid]
        passed = test.passed and bool(report.passed)
        self.tests[report.nodeid] = test._replace(passed=passed, seconds=test.seconds + report.duration)


def pytest_child(args: Sequence[str], game: str, out: str) -> None:
    """In a process of its own: runs pytest in silence and ends with its exit status; leaves the tests in `out`."""
    import pytest

    silence = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(silence, stream)
    plugin = Plugin(game)
    loaded = [part for name in PLUGINS for part in ("-p", name)]
    options = (
        "-q",
        "--tb=no",
        "-p",
        "no:cacheprovider",
        *loaded,
        "-c",
        str(here / "pyproject.toml"),
        "--rootdir",
        str(here),
    )
    status = int(pytest.main([*options, *args], plugins=[plugin]))
    if out:
        Path(out).write_text(json.dumps(list(plugin.tests.values())), encoding="utf-8")
    os._exit(status)


def run(args: Sequence[str], game: str, out: str = "", limit: float | None = None) -> int | None:
    """The exit status of pytest, None when it took more than `limit` seconds and was ended."""
    child = multiprocessing.get_context("fork").Process(target=pytest_child, args=(args, game, out))
    child.start()
    child.join(limit)
    if child.is_alive():
        child.kill()
        child.join()
        return None
    return child.exitcode


def unbroken(game: str, files: Sequence[str]) -> list[Test]:
    """Every test that names a clause of the game, having been run. Raises RuntimeError when pytest cannot."""
    out = here / "unbroken.json"
    status = run(files, game, str(out))
    if status not in (0, 1, 5) or not out.is_file():
        raise RuntimeError(f"the tests of {game} cannot be run (pytest's exit status {status})")
    return [Test(node, tuple(ids), passed, seconds) for node, ids, passed, seconds in json.loads(out.read_text())]


def judge(game: str, place: str, clause: Clause, tests: Sequence[Test], most: int, every: bool) -> Result:
    """Breaks the code of one clause, one break after the other, until a test notices (`every`: all of them)."""
    try:
        found = breaks.find(here / place, clause.code, most)
    except breaks.NotFound as why:
        return Result(clause, NOT_FOUND, str(why), len(tests))
    if not found:
        return Result(clause, NO_BREAK, clause.code, len(tests))
    if not tests:
        return Result(clause, NO_TEST)
    failing = [test.node for test in tests if not test.passed]
    if failing:
        return Result(clause, FAILS, failing[0], len(tests))
    nodes = [test.node for test in sorted(tests, key=lambda test: test.seconds)]
    limit = SLACK + TIMES * sum(test.seconds for test in tests)
    noticed, tried, first = 0, 0, ""
    for change in found:
        status = broken(change, game, nodes, limit)
        # any other status: nothing was run, so no test noticed anything
        if status in (0, 1, None):
            tried += 1
            noticed += status != 0
        if status in (1, None):
            first = first or change.what + (" (hangs)" if status is None else "")
            if not every:
                break
    return Result(clause, KILLED if noticed else SURVIVED, first or clause.code, len(tests), noticed, tried)


def broken(change: breaks.Break, game: str, nodes: Sequence[str], limit: float) -> int | None:
    """How the tests end under one break."""
    before = change.path.read_text(encoding="utf-8")
    try:
        put(change.path, change.text)
        return run(["-x", *nodes], game, limit=limit)
    finally:
        put(change.path, before)


def put(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
    stamp = next(stamps)
    os.utime(path, (stamp, stamp))


# ---------------------------------------------------------------- the whole


def mutate(root: Path, game: str, chosen: Sequence[Clause], jobs: int, most: int, every: bool) -> list[Result]:
    """The results of the clauses chosen, in rulebook order. Raises RuntimeError when the tests cannot be run."""
    place = str(folder(root, game))
    results: list[Result] = []
    with tempfile.TemporaryDirectory(prefix="yiqi-mutate-") as temporary:
        context = multiprocessing.get_context("fork")
        with ProcessPoolExecutor(jobs, context, settle, (root, temporary)) as pool:
            files = naming(root, game)
            tests = pool.submit(unbroken, game, files).result() if files else []
            waiting = [
                pool.submit(judge, game, place, clause, [t for t in tests if clause.id in t.clauses], most, every)
                for clause in chosen
            ]
            for future in as_completed(waiting):
                results.append(future.result())
                progress(len(results), len(chosen), results[-1])
    order = [clause.id for clause in chosen]
    return sorted(results, key=lambda result: order.index(result.clause.id))


def progress(done: int, of: int, result: Result) -> None:
    """One line on stderr: over the last one on a terminal, below it elsewhere."""
    line = f"{done}/{of} {result.clause.id}: {result.status}"
    if sys.stderr.isatty():
        print(f"\r\x1b[K{line}", end="\n" if done == of else "", file=sys.stderr, flush=True)
    else:
        print(line, file=sys.stderr, flush=True)


def table(results: Iterable[Result]) -> str:
    """The report: a line a clause."""
    head = ("clause", "result", "tests", "breaks noticed", "")
    rows = [(r.clause.id, r.status, str(r.tests), f"{r.noticed} of {r.tried}", r.note) for r in results]
    rows.insert(0, head)
    widths = [max(len(row[i]) for row in rows) for i in range(4)]
    return "\n".join("  ".join([*map(str.ljust, row, widths), row[4]]).rstrip() for row in rows)


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    top.add_argument("game", metavar="GAME", nargs="?", help="the game's id; every game unless given")
    top.add_argument("--clause", metavar="ID", action="append", default=[], help="only this clause; may be repeated")
    top.add_argument("--all", action="store_true", help="try every break even when one has been noticed")
    top.add_argument("--breaks", metavar="N", type=int, default=8, help="breaks of one function at most (8)")
    top.add_argument("-j", "--jobs", metavar="N", type=int, default=2, help="processes (2)")
    top.add_argument("--root", metavar="DIR", type=Path, default=ROOT, help="the project; this one unless given")
    return top


def choose(root: Path, game: str, wanted: Sequence[str]) -> list[Clause]:
    """The clauses wanted, all of them when none is named. Raises ValueError naming what there is."""
    found = clauses(root / folder(root, game) / "rules.toml", game)
    full = [clause if clause.startswith(f"{game} ") else f"{game} {clause}" for clause in wanted]
    unknown = set(full) - {clause.id for clause in found}
    if unknown:
        raise ValueError(f"no clause {sorted(unknown)[0]}; {game} has {', '.join(clause.id for clause in found)}")
    return [clause for clause in found if not full or clause.id in full]


def main() -> int:
    args = parser().parse_args()
    root = args.root.resolve()
    status = 0
    for game in [args.game] if args.game else games(root):
        began = time.monotonic()
        try:
            chosen = choose(root, game, args.clause)
            results = mutate(root, game, chosen, max(1, args.jobs), args.breaks, args.all)
        except (ValueError, RuntimeError) as why:
            print(f"mutate: {why}", file=sys.stderr)
            return 2
        print(table(results))
        counts = Counter(result.status for result in results)
        print(f"{game}: {', '.join(f'{n} {what}' for what, n in counts.most_common())}", end="")
        print(f" ({time.monotonic() - began:.0f} s)", flush=True)
        status |= any(counts[what] for what in WRONG)
    return status


if __name__ == "__main__":
    sys.exit(main())
