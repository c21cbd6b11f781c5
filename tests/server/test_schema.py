"""Requests made at random from the server's own OpenAPI schema: none is answered with a fault."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from litestar import Litestar
from litestar.testing import TestClient
from server_pages import BASE, Browser

from yiqi.server import class_routes, journal, live, report_routes, routes
from yiqi.server.app import create_app
from yiqi.server.web import Limits

schemathesis = pytest.importorskip("schemathesis")


def operations() -> dict[str, Any]:
    """Every operation of the schema, by method and path."""
    bare = Litestar([*routes.ROUTES, *report_routes.ROUTES, *class_routes.ROUTES, *live.ROUTES])
    schema = schemathesis.openapi.from_dict(bare.openapi_schema.to_schema())
    found = [result.ok() for result in schema.get_all_operations()]
    return {operation.label: operation for operation in found}


OPERATIONS = operations()


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Any:
    journal.settings.quiet = True
    path = tmp_path_factory.mktemp("api") / "t.sqlite3"
    free = Limits(1e6, 1e6, 1e6, 1e6)
    app = create_app(path, BASE, bot_pace=(0, 0), limits=free, pool=lambda: ThreadPoolExecutor(1))
    with TestClient(app, base_url=BASE) as client:
        ann = Browser(client)
        yield client, ann, ann.open("toy", "me", "bot:idle")


@pytest.mark.parametrize("label", OPERATIONS)
@settings(
    max_examples=25,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
    database=None,
)
@given(data=st.data())
def test_no_request_is_answered_with_a_fault(label: str, api: Any, data: Any) -> None:
    client, ann, table = api
    case = data.draw(OPERATIONS[label].as_strategy())
    if case.path_parameters and "table_id" in case.path_parameters and data.draw(st.booleans()):
        case.path_parameters["table_id"] = table[3:]
    sent = case.as_transport_kwargs(base_url=BASE)
    sent["headers"] = {**dict(sent.get("headers") or {}), **ann.headers()}
    sent.pop("cookies", None)
    try:
        answer = client.request(**sent, follow_redirects=False)
    except (UnicodeEncodeError, ValueError):
        # what no program can send
        return
    finally:
        client.cookies.clear()
    assert answer.status_code < 500, (sent, answer.text[:500])
    assert "Traceback" not in answer.text
