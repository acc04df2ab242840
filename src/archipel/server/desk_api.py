"""The routes of the desk: what admins see of a server, and what they do. Nothing of it is open to guests or to programs.

A private table is never named in full: its id would let an admin in. The first signs of an id tell tables apart, and let nobody enter.
"""

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import Field

from archipel.engine.phrase import Data, trouble
from archipel.engine.record import printable
from archipel.server.accounts import required
from archipel.server.desk import SHELL, Desk
from archipel.server.figures import Figures
from archipel.server.messages import Number, Strict
from archipel.server.reports_api import Kind, Why
from archipel.server.structs import as_response, gives, of, refuses
from archipel.store.reports import LINE
from archipel.table.views import Shown

MOST: Final = 100
"""How many a list shows."""

SIGNS: Final = 12
"""So many signs of the id of a table are told; the twenty others nobody can guess."""

Find = Annotated[str, Query(max_length=80)]
Status = Literal["", "open", "running", "over", "cancelled", "expired"]
Deed = Literal["ban", "unban", "rename", "recovery", "delete", "appoint", "dismiss", "close", "title", "hush", "aside", "restored"]


# What an admin sends


class NewName(Strict):
    name: str = Field(max_length=200, description="1 to 40 visible characters in one line")


class NewTitle(Strict):
    title: str = Field(max_length=400, description="of up to 80 visible characters; none: the table has no title any more")


class Handling(Strict):
    """What is done about a report: its line is deleted (`hush`), whoever it is about is banned or gets the name in `text`, the table is
    closed or gets the title in `text`; or nothing is done (`aside`)."""

    deed: Literal["hush", "rename", "ban", "close", "title", "aside"]
    text: str = Field(default="", max_length=400)


# What an admin sees


class DeskReport(Shown):
    """Something that was reported. `text` is how it read then, `person` and `name` whose it was (`called`: their present name), `reporter`
    the name of who reported it (none: they have gone). `table` are the first signs of its id, and `link` all of it if it is public."""

    number: int
    at: float
    kind: Kind
    text: str
    reason: Why
    note: str
    reporter: str | None
    person: str | None
    name: str
    called: str | None
    banned: bool
    table: str
    link: str | None
    game: str
    title: str
    status: str
    handled: float | None
    handler: str | None
    outcome: Deed | None


class DeskTable(Shown):
    """A table, and who sits there. `table` are the first signs of its id, and `link` all of it if it is public."""

    table: str
    link: str | None
    game: str
    title: str
    status: str
    private: bool
    names: list[str]
    opened: float
    changed: float


class DeskPerson(Shown):
    """Somebody; `owner` is the name of whose program it is."""

    id: str
    name: str
    login: str | None
    owner: str | None
    created: float
    seen: float | None
    banned: bool
    admin: bool


class NewCode(Strict):
    """A recovery code: it is shown this once, and only its hash is kept."""

    recovery: str


class DeskDeed(Shown):
    """What was done: by whom (`shell`: by the operator there; else `by` is none once they have gone), to whom (`person`, their present
    name) or at which `table`; `said` is the new name or title, or the number of a line."""

    number: int
    at: float
    shell: bool
    by: str | None
    deed: Deed
    person: str | None
    table: str | None
    title: str
    said: str


def router(desk: Desk, figures: Figures) -> APIRouter:
    routes = APIRouter(prefix="/api/desk", responses=refuses(401, 403))

    async def admin(request: Request) -> str:
        """Who asks, if they may: looked up at every request, so that whoever is dismissed loses the right at once."""
        row = await desk.people.find(required(request).id)
        if row is None or not row["admin"]:
            raise trouble("not-admin", {})
        return str(row["id"])

    async def governed(id: str) -> Data:
        """Somebody about whom an admin decides: not another admin."""
        row = await desk.people.find(id)
        if row is None:
            raise trouble("person-unknown", {"value": printable(id[:64])})
        if row["admin"]:
            raise trouble("person-is-admin", {"value": row["name"]})
        return row

    async def whole(signs: str) -> str:
        """The id that begins with these signs."""
        found = await desk.store.beginning_with(signs) if len(signs) == SIGNS and "\0" not in signs else []
        if len(found) != 1:
            raise trouble("table-unknown", {"value": printable(signs[:64])})
        return found[0]

    # Reports

    @routes.get("/reports", responses=gives({"type": "array", "items": of("DeskReport")}))
    async def reports(request: Request) -> Response:
        """What was reported, the open ones first."""
        await admin(request)
        return as_response([show_report(row) for row in await desk.reports.listed(MOST)])

    @routes.post("/reports/{number}", status_code=204, responses=refuses(400, 404))
    async def handle(request: Request, number: Number, given: Handling) -> None:
        """Does something about a report; all open reports of the same thing are handled with it."""
        doer = await admin(request)
        report = await desk.reports.find(number)
        if report is None:
            raise trouble("report-unknown", {"value": number})
        table, person = str(report["table_id"]), str(report["person"] or "")
        match given.deed:
            case "hush":
                if report["kind"] != LINE:
                    raise trouble("report-no-line", {})
                await desk.hush(table, int(report["thing"]), doer)
            case "ban":
                await desk.ban(await governed(person), doer)
            case "rename":
                await desk.rename(await governed(person), given.text, doer)
            case "close":
                await desk.close_table(table, doer)
            case "title":
                await desk.title_table(table, given.text, doer)
            case "aside":
                await desk.set_aside(report, doer)
        await desk.reports.settle(report, doer, given.deed, desk.hub.clock())

    # Tables

    @routes.get("/tables", responses=gives({"type": "array", "items": of("DeskTable")}))
    async def tables(request: Request, find: Find = "", status: Status = "") -> Response:
        """Tables, also private ones, the last changed first: all, or those with this text in the title, in a name at the table, or at the
        beginning of the id."""
        await admin(request)
        return as_response([show_table(row) for row in await desk.store.search(find.replace("\0", ""), status, MOST)])

    @routes.post("/tables/{table}/close", status_code=204, responses=refuses(400, 404))
    async def close(request: Request, table: str) -> None:
        """Closes an open or running table, named by the first signs of its id. A game ends without a winner."""
        doer = await admin(request)
        await desk.close_table(await whole(table), doer)

    @routes.post("/tables/{table}/title", status_code=204, responses=refuses(400, 404))
    async def retitle(request: Request, table: str, given: NewTitle) -> None:
        """Gives a table, named by the first signs of its id, another title, or none."""
        doer = await admin(request)
        await desk.title_table(await whole(table), given.title, doer)

    # People

    @routes.get("/people", responses=gives({"type": "array", "items": of("DeskPerson")}))
    async def people(request: Request, find: Find = "") -> Response:
        """People, who was here last first: all, or those with this text in name or login, or with this id and their programs."""
        await admin(request)
        rows = await desk.people.listed(find.replace("\0", ""), MOST)
        owners = {row["id"]: row["name"] for row in await desk.people.find_all([row["owner"] for row in rows if row["owner"]])}
        return as_response([show_person(row, owners) for row in rows])

    @routes.post("/people/{person}/ban", status_code=204, responses=refuses(404))
    async def ban(request: Request, person: str) -> None:
        """Keeps somebody out: they leave all tables, and their cookie and their login no longer work."""
        doer = await admin(request)
        await desk.ban(await governed(person), doer)

    @routes.post("/people/{person}/unban", status_code=204, responses=refuses(404))
    async def unban(request: Request, person: str) -> None:
        """Lets somebody in again."""
        doer = await admin(request)
        await desk.unban(await governed(person), doer)

    @routes.post("/people/{person}/rename", status_code=204, responses=refuses(400, 404))
    async def rename(request: Request, person: str, given: NewName) -> None:
        """Gives somebody another name, for future games."""
        doer = await admin(request)
        await desk.rename(await governed(person), given.name, doer)

    @routes.post("/people/{person}/recovery", responses=refuses(400, 404))
    async def recovery(request: Request, person: str) -> NewCode:
        """Makes a new recovery code for an account; the previous one is void. Whoever has the code can take over the account."""
        doer = await admin(request)
        return NewCode(recovery=await desk.recovery(await governed(person), doer))

    # What there is to know

    @routes.get("/figures", responses=gives(of("DeskFigures")))
    async def count(request: Request) -> Response:
        """The figures of the server."""
        await admin(request)
        return as_response(await figures.now())

    @routes.get("/deeds", responses=gives({"type": "array", "items": of("DeskDeed")}))
    async def deeds(request: Request) -> Response:
        """What admins, and the operator at the shell, have done, the newest first."""
        await admin(request)
        return as_response([show_deed(row) for row in await desk.deeds.listed(MOST)])

    return routes


def show_report(row: Data) -> DeskReport:
    same = ("number", "at", "kind", "text", "reason", "note", "person", "name", "called", "handled", "handler", "outcome")
    return DeskReport(
        **{name: row[name] for name in same},
        reporter=row["reporter_name"],
        banned=bool(row["banned"]),
        status=row["status"] or "",
        **naming(row["table_id"], row["summary"]),
    )


def show_table(row: Data) -> DeskTable:
    names = [seat["name"] for seat in row["seats"] if seat["name"]]
    same = {name: row[name] for name in ("status", "private", "opened", "changed")}
    return DeskTable(names=names, **same, **naming(row["id"], row))


def naming(id: str, summary: Data) -> dict[str, Any]:
    """What tells a table from others, and lets nobody in who has not its link."""
    link = None if summary.get("private", True) else id
    return {"table": id[:SIGNS], "link": link, "game": summary.get("game", ""), "title": summary.get("title", "")}


def show_person(row: Data, owners: dict[str, str]) -> DeskPerson:
    same = {name: row[name] for name in ("id", "name", "login", "created")}
    owner = owners.get(row["owner"], "–") if row["owner"] else None
    return DeskPerson(**same, owner=owner, seen=row["seen"] or None, banned=bool(row["banned"]), admin=bool(row["admin"]))


def show_deed(row: Data) -> DeskDeed:
    same = {name: row[name] for name in ("number", "at", "deed", "title", "said")}
    table = row["table_id"][:SIGNS] if row["table_id"] else None
    return DeskDeed(**same, shell=row["doer"] == SHELL, by=row["doer_name"], person=row["called"], table=table)
