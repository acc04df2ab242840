"""REST for games, tables and records. What happens at a table goes through the same commands as over its WebSocket."""

from functools import partial
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response
from msgspec import convert

from archipel.engine.phrase import Data
from archipel.games import find, names
from archipel.room.bench import check_draft, compare, differences, form_of, known_of, read_file
from archipel.room.catalogue import bots_here, describe, report
from archipel.room.forms import COMPARED_EDITIONS, EDITION_DRAFT, EDITION_TEXT
from archipel.room.hub import check_id
from archipel.room.sequels import Sequels
from archipel.server import messages as m
from archipel.server.accounts import required
from archipel.server.commands import Commands
from archipel.server.editions import EditionReader
from archipel.server.guard import address_of
from archipel.server.learned import find_teacher, taught, taught_by
from archipel.server.people import Person
from archipel.server.structs import as_response, gives, json_body, of, refuses, takes
from archipel.store.records import Records
from archipel.table import Table
from archipel.table.commands import QUESTIONS, read_command
from archipel.table.companions import base_of, companion_id
from archipel.table.opening import GO_ON, read_choice, settings_for
from archipel.table.showing import show_done, show_record, show_table
from archipel.table.views import TableSummary

TableId = Annotated[str, "the table's id, as in its link"]


def seat_of(table: Table, request: Request, companion: int | None) -> int:
    """Where somebody sits of the people on the device that asks."""
    person: Person | None = request.state.person
    return table.seat_of(companion_id(person.id, companion or 0) if person is not None else "")


def router(commands: Commands, records: Records, sequels: Sequels) -> APIRouter:
    hub, limits = commands.hub, commands.limits
    editions = EditionReader(limits)
    routes = APIRouter(prefix="/api")

    @routes.get("/games", response_model=list[m.GameSummary], tags=["games"])
    async def games() -> list[Data]:
        """The games that can be played here, with their options, editions and bots."""
        return [describe(game, await taught(game)) for game in map(find, names())]

    @routes.get("/games/{game}/editions/{edition}", tags=["games"])
    async def edition(game: str, edition: str) -> dict[str, Any]:
        """The printed data of one of the game's own editions."""
        return find(game).edition(edition).data

    @routes.post("/editions", response_model=m.EditionReport, openapi_extra=takes("EditionText"), tags=["games"])
    async def check_edition(request: Request) -> Data:
        """Checks an edition of your own, as TOML: every constraint of the box that it breaks or stretches. Nothing is kept."""
        given = EDITION_TEXT.read(await json_body(request))
        limits.take("edition", required(request).id)
        game = find(given.game)
        return await editions.read(address_of(request), lambda: report(game, given.toml, find_teacher))

    @routes.get("/games/{game}/bench", response_model=m.BenchForm, tags=["games"])
    async def bench(game: str) -> Data:
        """What may stand where in an edition of this game, for whoever fills one in."""
        return form_of(find(game))

    @routes.get("/games/{game}/known", response_model=m.KnownFacts, tags=["games"])
    async def known(game: str, section: str, entry: str = "") -> Data:
        """What is known of an entry of a section in the printed game, by its name; without one, of the section itself."""
        return known_of(find(game), section, entry)

    @routes.post("/editions/drafts", response_model=m.DraftReport, openapi_extra=takes("EditionDraft"), tags=["games"])
    async def check_a_draft(request: Request) -> Data:
        """Checks an edition of your own as data while you work on it: what is wrong and where, what differs from the game's own, and the
        file that it makes. Nothing is kept."""
        draft = EDITION_DRAFT.read(await json_body(request))
        limits.take("draft", required(request).id)
        game = find(draft.game)
        return await editions.read(address_of(request), lambda: check_draft(game, draft, find_teacher))

    @routes.post("/editions/read", response_model=m.ReadEdition, openapi_extra=takes("EditionText"), tags=["games"])
    async def read_an_edition(request: Request) -> Data:
        """An edition of your own, from its TOML to data, to work on it. Nothing is kept."""
        given = EDITION_TEXT.read(await json_body(request))
        limits.take("edition", required(request).id)
        game = find(given.game)
        return await editions.read(address_of(request), lambda: read_file(game, given.toml))

    @routes.post("/editions/compare", response_model=list[m.Difference], openapi_extra=takes("ComparedEditions"), tags=["games"])
    async def compare_editions(request: Request) -> list[Data]:
        """How two editions of a game differ, value by value. Nothing is kept."""
        compared = COMPARED_EDITIONS.read(await json_body(request))
        limits.take("edition", required(request).id)
        game = find(compared.game)
        return await editions.read(address_of(request), lambda: compare(game, compared))

    @routes.get("/tables", responses=gives({"type": "array", "items": of("TableSummary")}), tags=["tables"])
    async def tables(request: Request, show: Literal["open", "running", "over", "mine"] = "open") -> Response:
        """The lobby: public tables by status, the newest first; or those at which you or your companions sit or are invited. `asked` may
        be the id of a companion, which begins with yours and a dot."""
        found = await hub.store.tables_of(required(request).id) if show == "mine" else await hub.store.lobby(show)
        return as_response(convert(found, list[TableSummary]))

    @routes.post("/tables", responses=gives(of("TableView"), 201), status_code=201, openapi_extra=takes("OpenTable"), tags=["tables"])
    async def open_table(request: Request) -> Response:
        """Opens a table; you own it and take its first seat. The commitment to its shuffle is in the answer."""
        choice = read_choice(await json_body(request))
        person = required(request)
        limits.take("open", person.id)
        if choice.edition_toml:
            settings = await editions.read(address_of(request), lambda: settings_for(choice, find))
        else:
            settings = settings_for(choice, find)
        id = await hub.open(person.id, person.name, settings, bool(person.owner))
        async with hub.reading(id) as table:
            return as_response(show_table(table, table.seat_of(person.id), hub.clock()), 201)

    @routes.post(
        "/tables/{id}/sequels", responses={**gives(of("TableView"), 201), **refuses(403, 404, 429)}, status_code=201,
        openapi_extra=takes("GoOn"), tags=["tables"],
    )  # fmt: skip
    async def go_on(request: Request, id: TableId) -> Response:
        """Opens a table that goes on from a position of this one's game: of a finished game any, of a running one what your seat, or a
        companion's, knew when it resigned. You own it and take the seat whose knowledge is kept."""
        choice = GO_ON.read(await json_body(request))
        person = required(request)
        limits.take("open", person.id)
        new = partial(limits.take, "replay", address_of(request))
        actor = companion_id(person.id, choice.companion)
        opened = await sequels.open(id, choice, person.id, person.name, actor, bool(person.owner), new)
        async with hub.reading(opened) as table:
            return as_response(show_table(table, table.seat_of(person.id), hub.clock()), 201)

    @routes.get("/tables/{id}", responses=gives(of("TableView")), tags=["tables"])
    async def table(request: Request, id: TableId, companion: m.Companion = 0) -> Response:
        """A table as you, or a companion of yours, may see it."""
        async with hub.reading(id) as table:
            return as_response(show_table(table, seat_of(table, request, companion), hub.clock()))

    @routes.post("/tables/{id}/commands", responses=gives(of("Done")), openapi_extra=takes("Command"), tags=["tables"])
    async def command(request: Request, id: TableId) -> Response:
        """Does something at a table: the same commands as over its WebSocket. The answer comes when it is durable."""
        command = read_command(await json_body(request))
        request.state.uncounted = isinstance(command, QUESTIONS)
        person = required(request)
        limits.take("message", person.id)
        settled = await commands.fulfil(id, person, command)
        async with hub.reading(id) as table:
            return as_response(show_done(settled, table, seat_of(table, request, command.companion), hub.clock()))

    @routes.get("/tables/{id}/record", response_class=PlainTextResponse, tags=["tables"])
    async def record(request: Request, id: TableId, companion: m.Companion = 0) -> Response:
        """The record of the game: whole once it is over (`archipel verify` checks it), until then as your seat may read it, or that of a
        companion of yours."""
        check_id(id)
        text = await records.of(id)
        if text is None:
            async with hub.reading(id) as table:
                text = show_record(table, seat_of(table, request, companion))
        name = f"attachment; filename=archipel-{id[:8]}.txt"
        return PlainTextResponse(text, headers={"content-disposition": name})

    @routes.get("/tables/{id}/edition", tags=["tables"])
    async def table_edition(id: TableId) -> dict[str, Any]:
        """The printed data that this table plays with."""
        async with hub.reading(id) as table:
            return table.settings.edition.data

    @routes.get("/tables/{id}/edition/differences", response_model=list[m.Difference], tags=["tables"])
    async def table_differences(id: TableId) -> list[Data]:
        """How the edition of this table differs from the game's own."""
        async with hub.reading(id) as table:
            game, edition = table.settings.game, table.settings.edition
        return differences(game.edition().data, edition.data)

    @routes.get("/tables/{id}/bots", response_model=m.BotsHere, tags=["tables"])
    async def bots(id: TableId) -> Data:
        """The bots that may sit at this table, and what those that can learn have learned of its edition."""
        async with hub.reading(id) as table:
            game, edition = table.settings.game, table.settings.edition
        return bots_here(await taught_by(game, edition))

    @routes.get("/tables/{id}/chat", responses=gives({"type": "array", "items": of("ChatLine")}), tags=["tables"])
    async def chat(request: Request, id: TableId, since: m.Number = 0) -> Response:
        """What was said at the table after a number, but for those whom you have muted."""
        async with hub.reading(id):
            lines = await hub.chat.since(id, since)
        person: Person | None = request.state.person
        muted = await commands.people.muted_by(person.id) if person is not None else set()
        return as_response([line for line in lines if base_of(line.person) not in muted])

    return routes
