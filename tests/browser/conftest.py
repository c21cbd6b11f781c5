"""A server and a browser for all tests here."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

import house

pytest.importorskip("playwright.sync_api")
from playwright.sync_api import Browser, Playwright, sync_playwright


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests here are marked `browser`."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server is."""
    with house.serving(tmp_path_factory.mktemp("yiqi")) as found:
        yield found


# by module: while it runs there is an event loop in this thread, in which other tests cannot start theirs
@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The system's Chromium."""
    if house.chromium() is None:
        pytest.skip("Chromium is not installed: apt-get install chromium fonts-wqy-microhei")
    started = house.launch(playwright)
    yield started
    started.close()
