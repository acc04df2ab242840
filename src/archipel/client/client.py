"""A server from Python: all that its REST offers to somebody who plays, and the way to its tables."""

from http.cookiejar import CookieJar, DefaultCookiePolicy
from http.cookies import CookieError, SimpleCookie
from types import TracebackType
from typing import Any, Final, Self
from urllib.parse import quote

import httpx

from archipel.client.address import split_address
from archipel.client.answers import away, read_data, read_json, read_reason, read_rows, strange
from archipel.client.live import PATIENCE, Hear, LiveTable
from archipel.client.promise import Promise
from archipel.engine.phrase import Data
from archipel.version import VERSION

COOKIE: Final = "archipel"
SECONDS: Final = 30.0
"""How long an answer may take."""


class Client:
    """Somebody at one server; to be used with `async with`.

    `cookie` is what the server knows them by: kept and given again, it makes them the same person the next time. A program of somebody has
    the `token` that they made for it instead. Whatever the server refuses is a `Trouble` with its reason.
    """

    def __init__(self, url: str, cookie: str = "", token: str = "") -> None:
        self.url, _ = split_address(url)
        self.cookie = cookie
        self.token = token
        headers = {"X-Archipel": "1", "User-Agent": f"archipel/{VERSION}"}
        no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        self.http = httpx.AsyncClient(base_url=self.url, headers=headers, cookies=no_cookies, timeout=SECONDS)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.http.aclose()

    # Who one is

    async def guest(self, name: str, language: str = "en") -> Data:
        """Becomes somebody new, who can play at once."""
        return await self.post("/api/guests", name=name, language=language)

    async def register(self, login: str, password: str) -> str:
        """Makes the guest an account; the recovery code, which is told this once."""
        return str((await self.post("/api/account", login=login, password=password))["recovery"])

    async def login(self, login: str, password: str) -> Data:
        return await self.post("/api/login", login=login, password=password)

    async def logout(self) -> None:
        await self.request("POST", "/api/logout")

    async def me(self) -> Data:
        return await self.get("/api/me")

    async def rename(self, name: str) -> Data:
        """Another name, at tables where one sits down from now on."""
        return read_data(self.url, await self.request("PATCH", "/api/me", {"name": name}))

    # Games and tables

    async def games(self) -> list[Data]:
        return read_rows(self.url, await self.request("GET", "/api/games"))

    async def tables(self, show: str = "open") -> list[Data]:
        """The lobby: open, running or over; or mine."""
        return read_rows(self.url, await self.request("GET", f"/api/tables?show={quote(show, safe='')}"))

    async def open_table(self, game: str, seats: int, **choice: Any) -> Data:
        """Opens a table, and takes its first seat. The other choices are those of `OpenTable` in the server's description."""
        return await self.post("/api/tables", game=game, seats=seats, **choice)

    async def table(self, table: str) -> Data:
        """A table as one may see it."""
        view = await self.get(path_to(table))
        if view.get("id") != table:
            raise strange(self.url, "table")
        return view

    async def edition(self, table: str) -> Data:
        """The printed data that the table plays with."""
        return await self.get(path_to(table) + "/edition")

    async def record(self, table: str) -> str:
        """The record of the game: whole once it is over, until then as one may read it."""
        try:
            return (await self.request("GET", path_to(table) + "/record")).decode()
        except UnicodeDecodeError:
            raise strange(self.url, "UTF-8") from None

    async def command(self, table: str, do: str, **fields: Any) -> Data:
        """Does something at a table without being connected to it; the table as it is then."""
        return await self.post(path_to(table) + "/commands", do=do, **fields)

    def sit_at(
        self, table: str, version: int = -1, hear: Hear | None = None, promise: Promise | None = None, patience: float = PATIENCE
    ) -> LiveTable:
        """A table as it changes, to be used with `async with`. `version` is the last one known from before, `promise` what was seen then;
        `hear` is called with every message, and `patience` is for how many seconds a lost connection is tried again."""
        return LiveTable(self.url, self.credentials, promise or Promise(table), version, hear, patience)

    # Asking

    async def get(self, path: str) -> Data:
        return read_data(self.url, await self.request("GET", path))

    async def post(self, path: str, **body: Any) -> Data:
        return read_data(self.url, await self.request("POST", path, body))

    def credentials(self) -> dict[str, str]:
        """The header by which the server knows who asks, if it shall."""
        if self.token:
            return {"Authorization": f"Bearer {self.token}"}
        return {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}

    async def request(self, method: str, path: str, body: Data | None = None) -> bytes:
        """The body of the answer to one request."""
        try:
            answer = await self.http.request(method, path, json=body, headers=self.credentials())
        except (httpx.TransportError, OSError):
            raise away(self.url) from None
        except httpx.HTTPError as error:
            raise strange(self.url, type(error).__name__) from None
        self.keep_cookie(answer)
        if not answer.is_success:
            raise self.refusal(answer)
        return answer.content

    def keep_cookie(self, answer: httpx.Response) -> None:
        """Takes the cookie that the server sets or clears."""
        for header in answer.headers.get_list("set-cookie"):
            try:
                found = SimpleCookie(header).get(COOKIE)
            except CookieError:
                continue
            if found is not None:
                self.cookie = found.value

    def refusal(self, answer: httpx.Response) -> Exception:
        status = f"HTTP {answer.status_code}"
        if not answer.headers.get("content-type", "").startswith("application/json"):
            return strange(self.url, status)
        match read_json(self.url, answer.content):
            case {"reason": reason}:
                return read_reason(self.url, reason)
        return strange(self.url, status)


def path_to(table: str) -> str:
    return f"/api/tables/{quote(table, safe='')}"
