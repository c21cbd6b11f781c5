"""The code in docs/bots.md runs as it stands."""

from __future__ import annotations

import concurrent.futures
import re
import subprocess
import sys
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
BLOCK = re.compile(r"^```python(?P<kind>[ \w]*)\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = [(found["kind"].strip(), found["code"]) for found in BLOCK.finditer(PAGE.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("code", [code for kind, code in BLOCKS if not kind])
def test_the_examples_run(code: str) -> None:
    if "yiqi import rl" in code:
        pytest.importorskip("pettingzoo")
    exec(compile(code, PAGE.name, "exec"), {"__name__": "example"})


@pytest.mark.slow
def test_the_player_over_http_finishes_a_match(tmp_path: Path) -> None:
    names: dict[str, Any] = {}
    exec(compile(next(code for kind, code in BLOCKS if kind == "http"), PAGE.name, "exec"), names)
    command = [sys.executable, "-u", "-m", "yiqi", "serve", "--port", "0", "--data", str(tmp_path), "--bot-pace", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        try:
            assert server.stdout is not None
            address = next(found[0] for line in server.stdout if (found := re.search(r"http://[\d.]+:\d+", line)))
            form = {"game": "ark", "seat.0": "open", "seat.1": "bot:random", "seat.2": "bot:greedy", "onlookers": "yes"}
            request = urllib.request.Request(
                f"{address}/tables", urllib.parse.urlencode(form).encode(), {"Origin": address}
            )
            with urllib.request.urlopen(request) as answer:
                table = answer.url.rpartition("/")[2]
            with concurrent.futures.ThreadPoolExecutor(1) as pool:
                player = names["Player"](address, table, "HAL")
                assert pool.submit(player.play).result(timeout=120) == "over"
            record = player.ask("/record").decode()
            assert record.startswith("yiqi 1\ngame ark\n")
            assert "\nseed " in record
        finally:
            server.terminate()


def test_all_kinds_of_examples_are_there() -> None:
    assert sum(kind == "http" for kind, _ in BLOCKS) == 1
    assert len(BLOCKS) >= 6
