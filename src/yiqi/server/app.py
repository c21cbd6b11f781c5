"""The application: a house behind Litestar's routes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router

from yiqi import __version__
from yiqi.bots.processes import processes
from yiqi.core.edition import Edition
from yiqi.server import class_routes, live, report_routes, robots, routes, web
from yiqi.server.hub import Hub
from yiqi.server.robots import Robots
from yiqi.server.security import LARGEST_BODY
from yiqi.server.store import Store
from yiqi.server.sweep import Sweeper
from yiqi.server.tables import House

HERE: Final = Path(__file__).parent
FONTS: Final = HERE.parent / "draw" / "assets" / "fonts"
WORKERS: Final = 2


def create_app(
    store_path: Path,
    base_url: str = "",
    *,
    bot_pace: tuple[float, float] = robots.PACE,
    editions: Mapping[str, Edition] | None = None,
    limits: web.Limits | None = None,
    now: Callable[[], float] | None = None,
    pool: Callable[[], Executor] | None = None,
) -> Litestar:
    """The application for one data file.

    `base_url` is the address others see, "" for the one they ask by; `bot_pace` the seconds a bot waits, least and
    most; `editions` what new tables are played with, by game; `now` and `pool` are other clocks and workers for tests.
    """
    store = Store(store_path)
    house = House(store, base_url.rstrip("/"))
    if now is not None:
        house.now = now
    house.editions.update(editions or {})
    hub = Hub(house)
    machines = Robots(house, pool or partial(processes, WORKERS), bot_pace)
    house.listeners.append(machines.look)
    sweeper = Sweeper(house)

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await sweeper.wake()
        await machines.start()
        sweeping = asyncio.create_task(sweeper.run())
        try:
            yield
        finally:
            sweeping.cancel()
            await machines.close()
            with contextlib.suppress(asyncio.CancelledError):
                await sweeping
            await asyncio.to_thread(store.close)

    state = State(
        {"house": house, "hub": hub, "limits": limits or web.Limits(), "robots": machines, "sweeper": sweeper}
    )
    folders = create_static_files_router(path="/static/fonts", directories=[FONTS]) if FONTS.is_dir() else None
    return Litestar(
        route_handlers=[
            *routes.ROUTES,
            *report_routes.ROUTES,
            *class_routes.ROUTES,
            *live.ROUTES,
            *([folders] if folders is not None else []),
            create_static_files_router(path="/static", directories=[HERE / "static"]),
        ],
        lifespan=[lifespan],
        state=state,
        before_request=web.before,
        before_send=[web.before_send],
        exception_handlers={Exception: web.refused},
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig("Yiqi", __version__, path="/schema", render_plugins=[JsonRenderPlugin()]),
        logging_config=None,
    )
