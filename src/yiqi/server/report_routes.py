"""The report on a match that is over: a page and its files."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import MediaType, Response, get
from litestar.params import Parameter

from yiqi.server import reports, web
from yiqi.server.routes import TableId, may_look
from yiqi.server.tables import Table
from yiqi.server.web import AnyRequest, house_of, page, reader_of


def _looked_at(request: AnyRequest, table_id: str) -> Table:
    """The table, if the reader may see what was played there. Raises Trouble."""
    person = reader_of(request).person
    table = house_of(request).table(table_id)
    may_look(table, person.id if person is not None else None)
    return table


@get("/t/{table_id:str}/report", media_type=MediaType.HTML)
async def report_page(request: AnyRequest, table_id: TableId) -> Response[str]:
    """What the match shows, with pictures; `?whole` opens every table, for paper."""
    table = _looked_at(request, table_id)
    whole = "whole" in request.query_params
    return page(request, "report.html", await reports.report_page(house_of(request), table, reader_of(request), whole))


@get("/t/{table_id:str}/report/{name:str}")
async def report_file(
    request: AnyRequest, table_id: TableId, name: Annotated[str, Parameter(max_length=40)]
) -> Response[bytes]:
    """A table of the report as CSV, or all of them with the record in an archive."""
    web.check_rate(request, dear=name == reports.ALL)
    table = _looked_at(request, table_id)
    kind, content = await reports.file(house_of(request), table, name, web.language_of(request))
    headers = {"content-disposition": f'attachment; filename="{table.row.game}-{table.id}-{name}"'}
    return Response(content, media_type=kind, headers=headers)


ROUTES: Final[list[Any]] = [report_page, report_file]
