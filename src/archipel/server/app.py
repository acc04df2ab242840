"""Everything put together: one server process."""

import asyncio
import logging
import os
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException
from starlette.routing import Match

from archipel.engine.phrase import Reason, Trouble
from archipel.games import find
from archipel.room.exploring import Explorer
from archipel.room.live import Live
from archipel.room.sequels import Sequels
from archipel.server import (
    accounts,
    analyses,
    desk_api,
    examples_api,
    explorations,
    health,
    lobby,
    metrics,
    notices_api,
    programs_api,
    puzzles_api,
    replays,
    reports_api,
    results_api,
    rules_api,
    static,
    words_api,
)
from archipel.server.analyst import Analyst
from archipel.server.bots.asking import BotAsker
from archipel.server.bots.dispatch import BotDispatch
from archipel.server.commands import Commands
from archipel.server.config import ServerConfig
from archipel.server.desk import Desk
from archipel.server.errors import as_trouble, refusing
from archipel.server.figures import Figures
from archipel.server.guard import Guard, address_of
from archipel.server.hub import Hub
from archipel.server.limits import Limits
from archipel.server.messages import Companion, Number
from archipel.server.notices import Notifier, read_channels
from archipel.server.openapi import describe
from archipel.server.peers import Peers
from archipel.server.people import People
from archipel.server.socket import TableSockets
from archipel.server.structs import content, gives, of
from archipel.server.timekeeper import Timekeeper
from archipel.store import Store, migrate, open_database
from archipel.store.chat import ChatStore
from archipel.store.people import PeopleStore
from archipel.store.puzzles import Solvings
from archipel.store.records import Records
from archipel.store.results import Results
from archipel.version import VERSION

log = logging.getLogger("archipel.server")

METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")


class Server:
    """The parts of one process, and what runs beside the requests."""

    def __init__(self, config: ServerConfig, secret: str, clock: Callable[[], float] = time.time) -> None:
        self.config = config
        self.clock = clock
        self.engine = open_database(config.database)
        self.limits = Limits(config.pace)
        self.people_store = PeopleStore(self.engine)
        self.people = People(self.people_store, secret, clock, config.pace)
        self.hub = Hub(Store(self.engine, find), ChatStore(self.engine), clock)
        self.library = replays.ThreadedLibrary(self.hub)
        self.records = Records(self.hub.store)
        self.asker = BotAsker(config.bot_workers, config.bot_seconds, config.think_ms)
        self.bots = BotDispatch(self.hub, self.asker)
        self.analyst = Analyst(self.hub, config.analysis_workers, config.analysis_iterations)
        self.time = Timekeeper(self.hub)
        self.peers = Peers(self.hub, self.people)
        self.commands = Commands(self.hub, self.people, self.limits, self.asker)
        self.desk = Desk(self.people_store, self.hub, self.people.changed)
        self.figures = Figures(self.hub, self.asker)
        self.sockets = TableSockets(config, self.commands, self.peers)
        self.people.on_change.append(self.sockets.look_again)
        self.people.on_exclusion.append(lambda person: self.hub.background(self.hub.farewell(person)))
        self.channels = read_channels(os.environ)
        self.notifier = Notifier(self.engine, self.channels, self.present, clock, prepare=self.hub.tell_of_outages)
        self.loops: list[asyncio.Task[None]] = []

    def present(self, table: str, person: str) -> bool:
        """Whether somebody is connected to a table, through this process or another."""
        live = self.hub.lives.get(table) or Live(table, self.hub.elsewhere.get(table))
        return live.is_here(person, self.clock())

    async def start(self) -> None:
        await self.asker.start()
        await self.analyst.start()
        await self.time.beat()
        for name, seconds, work in (
            ("time", 1.0, self.time_once),
            ("people", 1.5, self.sockets.look_at_all),
            ("bots", 2.0, self.bots.overdue),
            ("compare", 3.0, self.peers.compare),
            ("presence", 10.0, self.peers.announce_all),
            ("notices", 5.0, self.notify_once),
            ("analyses", 2.0, self.analyst.tell),
            ("records", 2.0, self.fill_records),
            ("guests", 60.0, self.forget_guests),
            ("put away", 10.0, self.hub.put_away),
            ("lag", 5.0, self.measure_lag),
            ("figures", 5.0, self.figures.count),
            ("reports", 3600.0, self.forget_reports),
        ):
            self.loops.append(asyncio.create_task(self.again(name, seconds, work)))
        self.loops.append(asyncio.create_task(self.peers.listen()))
        log.info("the server is ready", extra={"database": self.engine.dialect.name, "server": self.hub.process})

    async def stop(self) -> None:
        """Nothing new begins; what was begun is finished; nothing is lost, because nothing was told before it was kept."""
        self.hub.closing = True
        await self.sockets.close()
        for loop in self.loops:
            loop.cancel()
        await asyncio.gather(*self.loops, return_exceptions=True)
        await self.hub.close()
        await asyncio.gather(self.asker.stop(), self.analyst.stop())
        try:
            await self.hub.store.release(self.hub.process)
        except Exception as error:
            if as_trouble(error) is None:
                raise
        await self.engine.dispose()
        log.info("the server has stopped")

    async def again(self, name: str, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Does something again and again; a database that is away is waited for."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception as error:
                if as_trouble(error) is None:
                    log.error("work in the background failed", exc_info=error, extra={"work": name})
                else:
                    log.warning("work in the background must wait", extra={"work": name, "problem": type(error).__name__})

    async def time_once(self) -> None:
        await self.time.beat()
        await self.time.tick()

    async def notify_once(self) -> None:
        if await self.hub.store.lease("notices", self.hub.process, 30):
            await self.notifier.run_once()

    async def fill_records(self) -> None:
        if not self.records.complete and await self.hub.store.lease("records", self.hub.process, 30):
            await self.records.fill()

    async def forget_guests(self) -> None:
        if self.config.forget_guests_days and await self.hub.store.lease("guests", self.hub.process, 30):
            for table in await self.people.forget_guests(self.config.forget_guests_days):
                await self.hub.hear_hush(table)

    async def forget_reports(self) -> None:
        await self.desk.reports.forget(self.clock())

    async def measure_lag(self) -> None:
        loop = asyncio.get_running_loop()
        began = loop.time()
        await asyncio.sleep(0.05)
        metrics.loop_lag.set(max(0.0, loop.time() - began - 0.05))


async def prepare(config: ServerConfig) -> str:
    """Brings the database to the newest schema and keeps the editions played in it; the key that signs cookies, shared by all processes.
    That a server starts is written down as well: one that cannot write must not begin."""
    engine = open_database(config.database, patient=True)
    try:
        await migrate(engine)
        store = Store(engine, find)
        await store.editions.keep_present()
        await store.release_left()
        now = repr(time.time())
        await store.fact("started", now)
        await store.set_fact("started", now)
        return await store.fact("secret", secrets.token_hex(32))
    finally:
        await engine.dispose()


def make_app(server: Server, page: Path | None = None, here: Path | None = None) -> FastAPI:
    """`page` is the folder of the browser client, if not the one that was built, and `here` the one for a browser without a server."""

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await server.start()
        yield
        await server.stop()

    app = FastAPI(
        title="Archipel",
        version=VERSION,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        responses={"default": {"description": "Refused, with the reason", **content(of("Refusal"))}},
    )

    def limit(request: Request, what: str) -> None:
        server.limits.take(what, address_of(request))

    client = static.Client(page or static.built_client(), here or static.built_here())
    app.include_router(static.router(client))
    app.include_router(health.router(server.time, server.config.pace))
    app.include_router(words_api.router())
    app.include_router(examples_api.router(server.limits))
    app.include_router(rules_api.router())
    app.include_router(puzzles_api.router(Solvings(server.engine), server.limits, server.clock))
    app.include_router(lobby.router(server.commands, server.records, Sequels(server.hub, server.library)))
    app.include_router(replays.router(server.library, server.limits))
    app.include_router(explorations.router(Explorer(server.library, server.asker), server.limits))
    app.include_router(analyses.router(server.analyst, server.limits))
    app.include_router(accounts.router(server.people, server.hub.farewell, server.hub.hear_hush, limit), tags=["people"])
    app.include_router(programs_api.router(server.people, server.hub.farewell, server.hub.hear_hush, limit), tags=["people"])
    app.include_router(results_api.router(Results(server.hub.store), server.limits), tags=["people"])
    app.include_router(reports_api.router(server.hub, server.desk.reports, limit), tags=["people"])
    app.include_router(desk_api.router(server.desk, server.figures), tags=["desk"])
    app.include_router(notices_api.router(server.engine, server.channels, limit), tags=["people"])

    @app.websocket("/api/tables/{id}/live")
    async def live(socket: WebSocket, id: str, version: int = -1, chat: int = 0, companion: Companion = 0) -> None:
        await server.sockets.serve(socket, id, version, chat, companion)

    @app.get("/api/tables/{id}/news", responses=gives({"type": "array", "items": of("Message")}), tags=["tables"])
    async def news(request: Request, id: str, version: Number = -1, chat: Number = 0, companion: Companion = 0) -> Response:
        """For clients that cannot keep a connection open: what the WebSocket would send now, given a version and a chat line."""
        told = await server.sockets.tell_once(request.state.person, id, version, chat, companion)
        return Response(f"[{','.join(told)}]", media_type="application/json")

    @app.exception_handler(Trouble)
    async def refused(request: Request, problem: Trouble) -> Response:
        answer = refusing(problem.reason)
        if problem.reason.key.endswith("-unknown") and problem.reason.args.get("value") in request.path_params.values():
            answer.status_code = 404
        return answer

    @app.exception_handler(RequestValidationError)
    async def unreadable(_: Request, error: RequestValidationError) -> Response:
        return refusing(form_reason(error))

    @app.exception_handler(WebSocketRequestValidationError)
    async def unreadable_address(socket: WebSocket, error: WebSocketRequestValidationError) -> None:
        await socket.accept()
        await server.sockets.turn_away(socket, form_reason(error))

    @app.exception_handler(HTTPException)
    async def no_page(request: Request, error: HTTPException) -> Response:
        if isinstance(error.__cause__, Trouble):
            return await refused(request, error.__cause__)
        if error.status_code == 404 and static.wants_page(request):
            return await client.page(request, 404)
        key = {404: "page-unknown", 405: "method-wrong"}.get(error.status_code, "message-form")
        args = {"value": request.url.path[:100]} if key != "message-form" else {"field": "–", "problem": str(error.detail)[:100]}
        answer = refusing(Reason(key, args))
        answer.status_code = error.status_code
        answer.headers.update(error.headers or {})
        if key == "method-wrong":
            answer.headers["allow"] = ", ".join(ways_to(request.url.path))
        return answer

    def ways_to(path: str) -> list[str]:
        """The methods of all routes at an address; each route knows only its own."""
        asked = {"type": "http", "path": path, "root_path": "", "headers": []}
        return [way for way in METHODS if any(route.matches({**asked, "method": way})[0] == Match.FULL for route in app.routes)]

    app.add_middleware(Guard, config=server.config, people=server.people, limits=server.limits, build=client.build)
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]
    return app


def form_reason(error: RequestValidationError | WebSocketRequestValidationError) -> Reason:
    """Which part of a request cannot be read, and why."""
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return Reason("message-form", {"field": where[:100], "problem": str(first["msg"])[:200]})
