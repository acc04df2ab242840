"""The route by which people report something at a table to those who look after the server."""

from collections.abc import Callable
from typing import Literal

from fastapi import APIRouter, Request
from pydantic import Field

from archipel.engine.phrase import Data, Trouble, trouble
from archipel.room.hub import check_id
from archipel.server.accounts import required
from archipel.server.hub import Hub
from archipel.server.messages import Number, Strict
from archipel.server.structs import refuses
from archipel.store.reports import LINE, NAME, Reports
from archipel.table.companions import base_of
from archipel.table.names import LONGEST_LINE, clean_line

Kind = Literal["line", "name", "title"]
Why = Literal["insult", "threat", "indecent", "spam", "other"]


class NewReport(Strict):
    """What is wrong at a table: a `line` of its chat, by its number; the name of a `person` who sits there; or the title."""

    table: str = Field(max_length=64)
    kind: Kind
    line: Number = 0
    person: str = Field(default="", max_length=64)
    reason: Why
    note: str = Field(default="", max_length=LONGEST_LINE, description="what else there is to say about it")


def router(hub: Hub, reports: Reports, limit: Callable[[Request, str], None]) -> APIRouter:
    routes = APIRouter(prefix="/api/reports")

    @routes.post("", status_code=204, responses=refuses(400, 401, 404, 409, 429))
    async def report(request: Request, given: NewReport) -> None:
        """Reports something to those who look after this server, as it reads now. They see who has reported it; whoever is reported does
        not, and is not told. Everybody can report a thing once."""
        reporter = required(request)
        limit(request, "report")
        found = await look_up(hub, given)
        if found["person"] == reporter.id:
            raise trouble("report-self", {})
        note = clean_line(given.note) if given.note.strip() else ""
        said = {"at": hub.clock(), "reporter": reporter.id, "reason": given.reason, "note": note}
        if not await reports.add({"kind": given.kind, "table_id": given.table, **found, **said}):
            raise trouble("reported-already", {})

    return routes


async def look_up(hub: Hub, given: NewReport) -> Data:
    """What is reported, as it is now: whose it is, how it reads, and what tells it from others at the table."""
    check_id(given.table)
    table = await hub.store.summary(given.table)
    if table is None:
        raise trouble("table-unknown", {"value": given.table})
    names = {seat["person"]: seat["name"] for seat in table["seats"] if seat["person"]}
    if given.kind == LINE:
        line = await hub.chat.line(given.table, given.line)
        if line is None:
            raise nothing_there()
        return {"thing": str(line.number), "person": base_of(line.person), "name": line.name, "text": line.text}
    if given.kind == NAME:
        if given.person not in names:
            raise nothing_there()
        name = names[given.person]
        return {"thing": f"{given.person} {name}", "person": base_of(given.person), "name": name, "text": name}
    if not table["title"]:
        raise nothing_there()
    return {"thing": table["title"], "person": base_of(table["owner"]), "name": names.get(table["owner"], ""), "text": table["title"]}


def nothing_there() -> Trouble:
    return trouble("report-nothing", {})
