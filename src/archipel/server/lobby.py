"""REST for games, tables and records. What happens at a table goes through the same commands as over its WebSocket."""

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from archipel.bots import BOTS, check_kind
from archipel.engine.edition import Edition, read_toml
from archipel.engine.game import Game
from archipel.engine.phrase import Data, trouble
from archipel.games import find, names
from archipel.server import messages as m
from archipel.server.accounts import required
from archipel.server.commands import Commands
from archipel.server.errors import told
from archipel.server.people import Person
from archipel.server.showing import show_record, show_table
from archipel.store.companions import base_of, companion_id
from archipel.table import Settings, Table
from archipel.table.clock import read_clock

TableId = Annotated[str, "the table's id, as in its link"]
MOST_DOTS: Final = 100
"""In a line of an edition that somebody sends."""
LONGEST_ID: Final = 100
MOST_PROBLEMS: Final = 100
"""How many problems of an edition are told."""


def seat_of(table: Table, request: Request, companion: int | None) -> int:
    """Where somebody sits of the people on the device that asks."""
    person: Person | None = request.state.person
    return table.seat_of(companion_id(person.id, companion or 0) if person is not None else "")


def describe(game: Game) -> Data:
    options = [
        {"name": option.name, "default": option.default, "values": list(option.values), "low": option.low, "high": option.high}
        for option in game.options
    ]
    fixed = {"name": game.name, "title": game.title, "rules": game.rules, "fewest": game.fewest, "most": game.most}
    return {**fixed, "options": options, "editions": list(game.editions), "bots": list(BOTS)}


def read_own(toml: str) -> Edition:
    """An edition that somebody sent. To read a name of many parts takes time and room with the square of their number."""
    for number, line in enumerate(toml.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise trouble("edition-dots", {"line": number, "value": line.count("."), "allowed": MOST_DOTS})
    edition = read_toml(toml)
    if len(edition.id) > LONGEST_ID:
        raise trouble("edition-id-long", {"value": len(edition.id), "allowed": LONGEST_ID})
    return edition


def read_choice(choice: m.OpenTable) -> Settings:
    """The settings of a table that is to be opened; what cannot be played is refused with its reason."""
    game = find(choice.game)
    edition = read_own(choice.edition_toml) if choice.edition_toml else game.edition(choice.edition)
    stand_in = check_kind(choice.stand_in).text()
    options = game.read_options(dict(choice.options))
    clock = read_clock(choice.clock.model_dump())
    return Settings(game, choice.seats, options, edition, clock, choice.absent, stand_in, choice.private, choice.title, choice.casual)


def router(commands: Commands) -> APIRouter:
    hub, limits = commands.hub, commands.limits
    routes = APIRouter(prefix="/api")

    @routes.get("/games", response_model=list[m.GameSummary], tags=["games"])
    async def games() -> list[Data]:
        """The games that can be played here, with their options, editions and bots."""
        return [describe(find(name)) for name in names()]

    @routes.get("/games/{game}/editions/{edition}", tags=["games"])
    async def edition(game: str, edition: str) -> dict[str, Any]:
        """The printed data of one of the game's own editions."""
        return find(game).edition(edition).data

    @routes.post("/editions", response_model=m.EditionReport, tags=["games"])
    async def check_edition(request: Request, given: m.EditionText) -> Data:
        """Checks an edition of your own, as TOML: every constraint of the box that it breaks or stretches. Nothing is kept."""
        limits.take("edition", required(request).id)
        game = find(given.game)
        edition = read_own(given.toml)
        problems = sorted(game.check(edition), key=lambda problem: not problem.fatal)
        playable = not any(problem.fatal for problem in problems)
        first = [{**problem.data(), **told(problem)} for problem in problems[:MOST_PROBLEMS]]
        return {"id": edition.id, "hash": edition.hash, "playable": playable, "problems": first}

    @routes.get("/tables", response_model=list[m.TableSummary], tags=["tables"])
    async def tables(request: Request, show: Literal["open", "running", "over", "mine"] = "open") -> list[Data]:
        """The lobby: public tables by status, the newest first; or those at which you or your companions sit or are invited. `asked` may
        be the id of a companion, which begins with yours and a dot."""
        return await hub.store.tables_of(required(request).id) if show == "mine" else await hub.store.lobby(show)

    @routes.post("/tables", response_model=m.TableView, status_code=201, tags=["tables"])
    async def open_table(request: Request, choice: m.OpenTable) -> Data:
        """Opens a table; you own it and take its first seat. The commitment to its shuffle is in the answer."""
        person = required(request)
        limits.take("open", person.id)
        id = await hub.open(person.id, person.name, read_choice(choice))
        async with hub.reading(id) as table:
            return show_table(table, table.seat_of(person.id), hub.clock())

    @routes.get("/tables/{id}", response_model=m.TableView, tags=["tables"])
    async def table(request: Request, id: TableId, companion: m.Companion = 0) -> Data:
        """A table as you, or a companion of yours, may see it."""
        async with hub.reading(id) as table:
            return show_table(table, seat_of(table, request, companion), hub.clock())

    @routes.post("/tables/{id}/commands", response_model=m.Done, tags=["tables"])
    async def command(request: Request, id: TableId, command: m.Command) -> Data:
        """Does something at a table: the same commands as over its WebSocket. The answer comes when it is durable."""
        person = required(request)
        limits.take("message", person.id)
        outcome = await commands.carry_out(id, person, command)
        async with hub.reading(id) as table:
            shown = show_table(table, seat_of(table, request, command.companion), hub.clock())
        return {"version": outcome.version, **outcome.answer(), "table": shown}

    @routes.get("/tables/{id}/record", response_class=PlainTextResponse, tags=["tables"])
    async def record(request: Request, id: TableId, companion: m.Companion = 0) -> Response:
        """The record of the game: whole once it is over (`archipel verify` checks it), until then as your seat may read it, or that of a
        companion of yours."""
        async with hub.reading(id) as table:
            text = show_record(table, seat_of(table, request, companion))
        name = f"attachment; filename=archipel-{id[:8]}.txt"
        return PlainTextResponse(text, headers={"content-disposition": name})

    @routes.get("/tables/{id}/edition", tags=["tables"])
    async def table_edition(id: TableId) -> dict[str, Any]:
        """The printed data that this table plays with."""
        async with hub.reading(id) as table:
            return table.settings.edition.data

    @routes.get("/tables/{id}/chat", response_model=list[m.ChatLine], tags=["tables"])
    async def chat(request: Request, id: TableId, since: m.Number = 0) -> list[Data]:
        """What was said at the table after a number, but for those whom you have muted."""
        async with hub.reading(id):
            lines = await hub.chat.since(id, since)
        person: Person | None = request.state.person
        muted = await commands.people.muted_by(person.id) if person is not None else set()
        return [line for line in lines if base_of(line["person"]) not in muted]

    return routes
