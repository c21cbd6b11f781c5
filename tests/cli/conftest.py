"""Runs commands: in this process, where the toy game is on the shelf, or as a program of its own."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from yiqi import cli


class Said(NamedTuple):
    """What a command left: exit status, standard output, standard error."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    def refused(self, *words: str, status: int = 2) -> None:
        """Checks that the command said no in one line that holds `words`."""
        assert self.status == status, self
        assert len(self.err.strip().splitlines()) == 1, self.err
        assert "Traceback" not in self.err
        for word in words:
            assert word in self.err


Command = Callable[..., Said]


class Input:
    """Standard input as text and as bytes."""

    def __init__(self, data: str | bytes) -> None:
        self.buffer = io.BytesIO(data.encode() if isinstance(data, str) else data)
        self.text = io.TextIOWrapper(self.buffer, encoding="utf-8")

    def readline(self, size: int = -1) -> str:
        return self.text.readline(size)

    def close(self) -> None:
        """A forked process closes it."""

    def isatty(self) -> bool:
        return False


@pytest.fixture
def yiqi(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """`yiqi("rules", "toy", given="…")` runs a command here."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "YIQI_TRACEBACK"):
        monkeypatch.delenv(name, raising=False)

    def run(*argv: str, given: str | bytes = "") -> Said:
        monkeypatch.setattr(sys, "stdin", Input(given))
        capsys.readouterr()
        try:
            status = cli.main(argv)
        except SystemExit as end:
            status = int(end.code or 0)
        out, err = capsys.readouterr()
        return Said(status, out, err)

    return run


@pytest.fixture
def program() -> Command:
    """`program("games")` runs a command as another process, where only the shelf's own games are known."""

    def run(*argv: str, given: str | bytes = "", **env: str) -> Said:
        data = given.encode() if isinstance(given, str) else given
        variables = {**os.environ, "PYTHONUTF8": "1", "LC_ALL": "C.UTF-8", **env}
        done = subprocess.run(
            [sys.executable, "-m", "yiqi", *argv], input=data, capture_output=True, env=variables, timeout=120
        )
        return Said(done.returncode, done.stdout.decode(), done.stderr.decode())

    return run


@pytest.fixture
def toy_record(yiqi: Command, tmp_path: Path) -> Path:
    """The record of a whole toy match between bots."""
    path = tmp_path / "toy.yiqi"
    assert (
        yiqi("play", "toy", "--seats", "3", "--bots", "rich,rich,random", "--seed", "1", "--save", str(path)).status
        == 0
    )
    return path
