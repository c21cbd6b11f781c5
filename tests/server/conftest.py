"""A house for one test: browsers with their own cookies, a clock set by hand, bots that answer at once."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

sys.path.insert(0, str(Path(__file__).parent))

from server_pages import BASE, Browser, Clock

from yiqi.server import journal
from yiqi.server.app import create_app
from yiqi.server.tables import House
from yiqi.server.web import Limits


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def client(tmp_path: Path, clock: Clock) -> Iterator[Any]:
    journal.settings.quiet = True
    free = Limits(1e6, 1e6, 1e6, 1e6)
    app = create_app(
        tmp_path / "t.sqlite3", BASE, bot_pace=(0, 0), limits=free, now=clock, pool=lambda: ThreadPoolExecutor(1)
    )
    with TestClient(app, base_url=BASE) as client:
        yield client


@pytest.fixture
def house(client: Any) -> House:
    found: House = client.app.state.house
    return found


@pytest.fixture
def ann(client: Any) -> Browser:
    return Browser(client)


@pytest.fixture
def bob(client: Any) -> Browser:
    return Browser(client)


@pytest.fixture
def eve(client: Any) -> Browser:
    """Somebody who looks on."""
    return Browser(client)
