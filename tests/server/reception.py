"""The house of the tests about people: a server with nothing but the routes about them, and somebody who comes to it."""

import asyncio
import socket
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import httpx
import uvicorn
from fastapi import FastAPI, Request, Response
from fastapi.responses import JSONResponse
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

from archipel.engine.phrase import Reason, Trouble, trouble
from archipel.room.statuses import status_of
from archipel.server import accounts
from archipel.server.people import COOKIE, People
from archipel.store import migrate, open_database
from archipel.store.people import PeopleStore

SECRET = "a key that only the servers know"
PASSWORD = "korrekt Pferd 47"
DAY = 86_400.0
T = TypeVar("T")


class House:
    """A server with nothing but the routes about people. Its clock can be put forward; its limits can be reached."""

    def __init__(self, database_url: str) -> None:
        self.database_url = database_url
        self.ahead = 0.0
        self.asked: list[str] = []
        self.exhausted = ""
        self.farewells: list[str] = []
        self.farewell_fails = False
        self.hushed: list[str] = []
        self.queries = 0
        self.url = ""
        self.logins = 0
        self.regular: Somebody | None = None
        self.wire = httpx.HTTPTransport(verify=False)

    def put_back(self) -> None:
        """As it was before a test."""
        self.ahead = 0.0
        self.exhausted = ""
        self.farewell_fails = False

    def clock(self) -> float:
        return time.time() + self.ahead

    def limit(self, _: Request, what: str) -> None:
        self.asked.append(what)
        if what == self.exhausted:
            raise trouble("too-many", {"kind": what, "seconds": 9})

    async def farewell(self, person: str) -> None:
        """Writes down whether the person was still there."""
        if self.farewell_fails:
            raise trouble("store-unavailable", {})
        self.farewells.append(person)
        assert await self.people.store.find(person) is not None

    async def hush(self, table: str) -> None:
        self.hushed.append(table)

    def make_app(self) -> FastAPI:
        engine = open_database(self.database_url)
        event.listen(engine.sync_engine, "before_cursor_execute", self.count)
        self.people = People(PeopleStore(engine), SECRET, self.clock)

        @asynccontextmanager
        async def lifespan(_: FastAPI) -> AsyncIterator[None]:
            await migrate(engine)
            yield
            await engine.dispose()

        app = FastAPI(lifespan=lifespan)

        @app.middleware("http")
        async def who(request: Request, proceed: Callable[[Request], Awaitable[Response]]) -> Response:
            try:
                cookie = request.cookies.get(COOKIE)
                request.state.person = await self.people.of_claim(self.people.read_cookie(cookie)) if cookie else None
            except Trouble as problem:
                return answer(problem.reason)
            return await proceed(request)

        @app.exception_handler(Trouble)
        async def refused(_: Request, problem: Trouble) -> Response:
            return answer(problem.reason)

        app.include_router(accounts.router(self.people, self.farewell, self.hush, self.limit))
        return app

    def count(self, *_: Any) -> None:
        self.queries += 1

    # From outside

    def browser(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, transport=self.wire)

    def guest(self, name: str = "Anna") -> "Somebody":
        somebody = Somebody(self)
        somebody.good("POST", "/api/guests", name=name, language="de")
        return somebody

    def account(self, name: str = "Anna") -> "Somebody":
        somebody = self.guest(name)
        self.logins += 1
        somebody.login = f"login {self.logins}"
        somebody.code = somebody.good("POST", "/api/account", login=somebody.login, password=PASSWORD)["recovery"]
        return somebody

    def lasting(self) -> "Somebody":
        """An account for tests that change nothing about it."""
        if self.regular is None:
            self.regular = self.account()
        return self.regular

    def elsewhere(self, work: Callable[[AsyncEngine], Awaitable[T]]) -> T:
        """Something done by another process on the same database."""

        async def run() -> T:
            engine = open_database(self.database_url)
            try:
                return await work(engine)
            finally:
                await engine.dispose()

        return asyncio.run(run())

    def row(self, id: str) -> dict[str, Any] | None:
        return self.elsewhere(lambda engine: PeopleStore(engine).find(id))

    def change(self, id: str, **values: object) -> None:
        assert self.elsewhere(lambda engine: PeopleStore(engine).update(id, **values))


class Somebody:
    """A person with a browser."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.browser = house.browser()
        self.login = ""
        self.code = ""

    def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        return self.browser.request(method, path, json=body or None)

    def good(self, method: str, path: str, **body: Any) -> Any:
        answered = self.ask(method, path, **body)
        assert answered.is_success, answered.text
        return answered.json() if answered.content else None

    def refused(self, status: int, key: str, method: str, path: str, **body: Any) -> httpx.Response:
        answered = self.ask(method, path, **body)
        assert (answered.status_code, answered.json()["reason"]["key"]) == (status, key)
        return answered

    @property
    def id(self) -> str:
        return str(self.good("GET", "/api/me")["id"])

    @property
    def cookie(self) -> str:
        return self.browser.cookies[COOKIE]

    def again(self) -> "Somebody":
        """The same cookie in another browser."""
        other = Somebody(self.house)
        other.browser.cookies.set(COOKIE, self.cookie)
        return other


def answer(reason: Reason) -> Response:
    status = status_of(reason)
    return JSONResponse({"reason": reason.data()}, status)


def open_house(database_url: str) -> Iterator[House]:
    house = House(database_url)
    listening = socket.create_server(("127.0.0.1", 0))
    house.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
    server = uvicorn.Server(uvicorn.Config(house.make_app(), log_level="warning", ws="none"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    yield house
    house.wire.close()
    server.should_exit = True
    thread.join()


def assert_void(house: House, cookie: str) -> None:
    answered = house.browser().get("/api/me/relations", headers=[(b"cookie", f"{COOKIE}={cookie}".encode("latin-1"))])
    assert (answered.status_code, answered.json()) == (401, {"reason": {"key": "session-void", "args": {}, "rule": ""}})
