"""A table as it changes, over its WebSocket: what happens comes in, commands go out.

A lost connection is taken up again where it was: nothing that happened is told twice or left out, and a move on its way is made once.
"""

import asyncio
import json
import secrets
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final, Self, TypeAlias
from urllib.parse import quote

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException

from archipel.client.answers import away, read_data, read_reason, strange
from archipel.client.promise import Promise
from archipel.engine.phrase import Data, Trouble, trouble
from archipel.version import VERSION

Hear: TypeAlias = Callable[[Data], None]
"""Is called with every message about the table, in their order, after the table has taken it in. Beside those of the server there is
`{"type": "connection", "up": …}`, when the connection is lost and when it is there again."""

PATIENCE: Final = 60.0
SHORTEST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
LARGEST_MESSAGE: Final = 64 * 1024 * 1024
CLOSING: Final = 2.0
"""How many seconds the other side has to say goodbye."""

REFUSED_CODES: Final = 4000
"""From here on a close code says that the server refuses; what it says before tells why."""

PASSING: Final = ("busy", "closing", "store-unavailable", "too-many")
"""Reasons that will be gone in a moment."""


class Lost(Exception):
    """The connection is gone, for now; `problem` is what to say if it does not come back."""

    def __init__(self, problem: Trouble) -> None:
        super().__init__(problem)
        self.problem = problem


class Waiting:
    """A command on its way. A move may be sent `again`: the server makes it once."""

    def __init__(self, text: str, again: bool) -> None:
        self.text = text
        self.again = again
        self.sent = False
        self.answer: asyncio.Future[Data] = asyncio.get_running_loop().create_future()


class LiveTable:
    """`table` is the table as the server last showed it, `version` how many entries of its log are known, `chat` the lines heard so far,
    `here` the people connected who sit there, `watching` how many others are, `promise` what is known of the shuffle."""

    def __init__(
        self,
        server: str,
        credentials: Callable[[], dict[str, str]],
        promise: Promise,
        version: int,
        hear: Hear | None,
        patience: float,
    ) -> None:
        self.server = server
        self.credentials = credentials
        self.promise = promise
        self.version = version
        self.hear = hear
        self.patience = patience
        self.table: Data = {}
        self.chat: list[Data] = []
        self.here: list[str] = []
        self.watching = 0
        self.socket: ClientConnection | None = None
        self.refusal: Trouble | None = None
        self.waiting: dict[str, Waiting] = {}
        self.watchers: list[tuple[Callable[[Data], bool], asyncio.Future[Data]]] = []
        self.ended: Exception | None = None
        self.task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self.task = asyncio.create_task(self.run())
        try:
            await self.until(bool)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        await self.close()

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.end(trouble("connection-lost", {}))

    # What one can do

    async def do(self, do: str, /, **fields: Any) -> int:
        """Carries out a command, as `Command` of the server's description has it; the version after it. A refusal is a `Trouble`."""
        return int((await self.send(do, fields))["version"])

    async def ask(self, do: str, /, **fields: Any) -> Data:
        """Asks `preview`, `why` or `hint`; the answer holds the events, the reason, or the hints."""
        return await self.send(do, fields)

    async def contribute(self) -> int:
        """Pledges random bytes of one's own for the shuffle, now that its commitment is known; the same ones, however often it is called.

        They are revealed without being asked for, once the table is frozen.
        """
        seat = self.table["seat"]
        mine = self.table["seats"][seat] if seat >= 0 else None
        if mine is not None and (self.table["sealed"] or mine["revealed"] or mine["pledge"] == self.promise.pledge != ""):
            return self.version
        return await self.do("pledge", pledge=self.promise.offer())

    async def start(self, **fields: Any) -> Data:
        """The owner starts the game: waits until it is dealt, or the start is called off, and gives the table."""
        called_off = self.table["called_off"]
        await self.do("start", **fields)
        return await self.until(lambda table: table["match"] is not None or table["called_off"] != called_off or table["status"] != "open")

    def check_record(self, text: str) -> None:
        """Refuses a record that does not hold the commitment, the contribution and the table that were seen here."""
        self.promise.check(text, self.table["seat"])

    async def until(self, holds: Callable[[Data], bool], timeout: float | None = None) -> Data:
        """Waits until the table is so, and gives it; it is looked at after every message. Raises `TimeoutError` if it takes too long."""
        if self.ended is not None:
            raise self.ended
        if holds(self.table):
            return self.table
        found: asyncio.Future[Data] = asyncio.get_running_loop().create_future()
        self.watchers.append((holds, found))
        try:
            async with asyncio.timeout(timeout):
                return await found
        finally:
            self.watchers.remove((holds, found))

    async def send(self, do: str, fields: Data) -> Data:
        """Sends a command, as soon as there is a connection, and waits for its answer."""
        if self.ended is not None:
            raise self.ended
        id = secrets.token_hex(8)
        waiting = Waiting(json.dumps({"do": do, "id": id, **fields}), do == "move")
        self.waiting[id] = waiting
        try:
            if self.socket is not None:
                await self.put(self.socket, waiting)
            return await waiting.answer
        finally:
            del self.waiting[id]

    async def put(self, socket: ClientConnection, waiting: Waiting) -> None:
        waiting.sent = True
        try:
            await socket.send(waiting.text)
        except ConnectionClosed:
            pass

    # The connection

    async def run(self) -> None:
        try:
            await self.stay()
        except Exception as error:
            self.end(error)

    def end(self, error: Exception) -> None:
        """Nothing more comes: whoever waits is told why."""
        self.ended = self.ended or error
        for future in [waiting.answer for waiting in self.waiting.values()] + [future for _, future in self.watchers]:
            if not future.done():
                future.set_exception(error)

    async def stay(self) -> None:
        """Converses as long as it goes; after a loss tries again, in longer and longer steps. The first time it must work at once."""
        loop = asyncio.get_running_loop()
        pause, since = SHORTEST_PAUSE, loop.time()
        while True:
            try:
                await self.converse()
            except Lost as lost:
                if self.socket is not None:
                    pause, since = SHORTEST_PAUSE, loop.time()
                    self.drop()
                if not self.table or loop.time() - since >= self.patience:
                    raise lost.problem from None
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def converse(self) -> None:
        """One connection, until it is lost. It counts from the first table on."""
        socket = await self.connect()
        try:
            while True:
                await self.take(socket, await self.receive(socket))
        finally:
            await socket.close()

    async def connect(self) -> ClientConnection:
        chat = self.chat[-1]["number"] if self.chat else 0
        path = f"/api/tables/{quote(self.promise.table, safe='')}/live?version={self.version}&chat={chat}"
        try:
            return await connect(
                self.server.replace("http", "ws", 1) + path,
                additional_headers=self.credentials(),
                user_agent_header=f"archipel/{VERSION}",
                compression=None,
                max_size=LARGEST_MESSAGE,
                close_timeout=CLOSING,
            )
        except InvalidHandshake as error:
            raise Lost(strange(self.server, str(error))) from None
        except (OSError, WebSocketException):
            raise Lost(away(self.server)) from None

    async def receive(self, socket: ClientConnection) -> str | bytes:
        """The next message. A server that refuses says why before it closes: that is final, unless it will pass."""
        try:
            return await socket.recv()
        except ConnectionClosed:
            if (socket.close_code or 0) < REFUSED_CODES:
                raise Lost(away(self.server)) from None
            problem = self.refusal or strange(self.server, str(socket.close_code))
            if problem.reason.key in PASSING:
                raise Lost(problem) from None
            raise problem from None

    def drop(self) -> None:
        """The connection is gone: moves will be sent again, of other commands nobody knows what came of them."""
        self.socket = None
        for waiting in self.waiting.values():
            if waiting.sent and waiting.again:
                waiting.sent = False
            elif waiting.sent and not waiting.answer.done():
                waiting.answer.set_exception(trouble("connection-lost", {}))
        self.tell({"type": "connection", "up": False})

    # What comes in

    async def take(self, socket: ClientConnection, text: str | bytes) -> None:
        message = read_data(self.server, text)
        try:
            told = self.read(message)
        except (LookupError, TypeError, ValueError, AttributeError):
            raise strange(self.server, str(message.get("type"))) from None
        if told is None:
            return
        if self.socket is None and told["type"] == "table":
            await self.take_up(socket)
        if told["type"] == "table":
            await self.answer(socket)
        self.tell(told)

    async def answer(self, socket: ClientConnection) -> None:
        """Sends what the table waits for; whether it was taken shows in the next table."""
        command = self.promise.answer(self.table)
        if command is not None:
            await self.put(socket, Waiting(json.dumps({"id": secrets.token_hex(8), **command}), False))

    async def take_up(self, socket: ClientConnection) -> None:
        """The connection stands: what could not be sent before is sent now."""
        self.socket = socket
        self.tell({"type": "connection", "up": True})
        for waiting in list(self.waiting.values()):
            if not waiting.sent:
                await self.put(socket, waiting)

    def tell(self, message: Data) -> None:
        """To those who listen, and to those who wait for the table to be as they like."""
        if self.hear is not None:
            self.hear(message)
        for holds, future in self.watchers:
            if not future.done():
                self.look(holds, future)

    def look(self, holds: Callable[[Data], bool], future: asyncio.Future[Data]) -> None:
        """What goes wrong in looking concerns only who wanted to look."""
        try:
            if holds(self.table):
                future.set_result(self.table)
        except Exception as error:
            future.set_exception(error)

    def read(self, message: Data) -> Data | None:
        """Takes a message in; what is new in it, if anything."""
        match message["type"]:
            case "table":
                return self.read_table(message)
            case "chat":
                known = self.chat[-1]["number"] if self.chat else 0
                lines = [line for line in message["lines"] if line["number"] > known]
                taken = message.get("taken", [])
                self.chat = [line for line in self.chat if line["number"] not in taken] + lines
                return {**message, "lines": lines} if lines else None
            case "presence":
                self.here, self.watching = list(message["here"]), int(message["watching"])
                return message
            case "done" | "answer" | "refused":
                self.settle(message)
        return None

    def read_table(self, message: Data) -> Data | None:
        """The table, and what happened that was not known yet. A server process that lags behind may show less than is known already."""
        since, version = int(message["since"]), int(message["version"])
        known = self.version if self.version >= 0 else since
        if since > known:
            raise Lost(strange(self.server, f"{since} > {known}"))
        if self.table and version < known:
            return None
        fresh = [happening for happening in message["happened"] if happening["number"] > known]
        self.table, self.version = dict(message["table"]), version
        self.promise.commitment = self.promise.commitment or str(self.table["commitment"])
        return {**message, "since": known, "happened": fresh}

    def settle(self, message: Data) -> None:
        """The answer to a command; a refusal that answers none says why the connection will be closed."""
        problem = read_reason(self.server, message["reason"]) if message["type"] == "refused" else None
        if not message["id"]:
            self.refusal = problem
        waiting = self.waiting.get(message["id"])
        if waiting is None or waiting.answer.done():
            return
        if problem is not None:
            waiting.answer.set_exception(problem)
        else:
            waiting.answer.set_result(message)
