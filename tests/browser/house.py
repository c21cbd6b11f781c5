"""A server of one's own and a browser to look at it with."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
)  # fmt: skip
LOCALES = {"en": "en-GB", "zh-Hant": "zh-TW", "zh-Hans": "zh-CN"}
NARROW = 700
"""Below this width a page is laid out for a telephone."""


def chromium() -> str | None:
    """The path of the system's Chromium, None where there is none."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


@contextmanager
def serving(data: Path, bot_pace: float = 0.02, begin: Sequence[str] = ("-m", "yiqi", "serve")) -> Iterator[str]:
    """The address of a server that keeps its tables in `data`, ended with the block. Raises RuntimeError.

    `begin` is how Python is told to serve.
    """
    command = [sys.executable, *begin, "--port", "0", "--data", str(data), "--bot-pace", str(bot_pace)]
    path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    env = {**os.environ, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1"}
    log = (data / "server.log").open("w+")
    server = subprocess.Popen(command, cwd=data, env=env, stdout=log, stderr=subprocess.STDOUT)
    try:
        yield _address(server, data / "server.log")
    finally:
        server.terminate()
        try:
            server.wait(15)
        except subprocess.TimeoutExpired:
            server.kill()
        log.close()


def _address(server: subprocess.Popen[bytes], log: Path) -> str:
    for _ in range(300):
        said = log.read_text(encoding="utf-8")
        found = re.search(r"https?://[\w.:\[\]]+", said)
        if found:
            return found[0].rstrip("/")
        if server.poll() is not None:
            break
        time.sleep(0.1)
    raise RuntimeError(f"the server did not start:\n{log.read_text(encoding='utf-8')}")


def launch(playwright: Playwright) -> Browser:
    """The system's Chromium. Raises RuntimeError where there is none."""
    path = chromium()
    if path is None:
        raise RuntimeError("Chromium is not installed: apt-get install chromium fonts-wqy-microhei")
    return playwright.chromium.launch(executable_path=path, args=list(FLAGS))


def new_table(page: Page, address: str, form: Mapping[str, str]) -> str:
    """The address of a table that `page` opens by this form; the page itself stays where it is."""
    headers = {"origin": address}
    answer = page.request.post(f"{address}/tables", form=dict(form), headers=headers, max_redirects=0)
    return address + answer.headers["location"]


def reader(browser: Browser, language: str, width: int, theme: str = "light", **more: Any) -> BrowserContext:
    """Somebody who reads `language` in a window of this width; a narrow one is a telephone."""
    return browser.new_context(
        viewport={"width": width, "height": 844 if width < NARROW else 900},
        locale=LOCALES[language],
        has_touch=width < NARROW,
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        **more,
    )
