"""One WebSocket a table, and who may have one: what is said over it is in `room/telling.py`."""

import asyncio
import logging
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from archipel.engine.phrase import Reason, Trouble, trouble
from archipel.room.live import Listener, Live
from archipel.room.statuses import status_of
from archipel.room.telling import Telling
from archipel.server import metrics
from archipel.server.commands import Commands
from archipel.server.config import ServerConfig
from archipel.server.door import BY_ADDRESS
from archipel.server.errors import note_overload
from archipel.server.guard import address_of, check_host, check_origin, claim_of
from archipel.server.hub import Hub
from archipel.server.peers import Peers
from archipel.server.people import Claim, Person
from archipel.table.commands import Hint
from archipel.table.companions import companion_id
from archipel.table.showing import show_refusal
from archipel.table.views import as_text

log = logging.getLogger("archipel.server")

LARGEST_MESSAGE: Final = 64 * 1024
MOST_REPLIES: Final = 200
"""Answers that may wait for a client that does not read."""

FULL_SECONDS: Final = 30
"""When an address with too many sockets may try again. Behind a proxy the door sees no addresses, so they are counted here too."""

GONE: Final = 1012
"""The close code of a server that stops, or of a cookie or token that is void: come back in a moment."""

GRACE: Final = 1.0
"""So many seconds after a cookie became void its connections are closed: the one who changed it has a new cookie by then."""


class TableSockets(Telling[Claim]):
    """All WebSockets of this process."""

    hub: Hub

    def __init__(self, config: ServerConfig, commands: Commands, peers: Peers) -> None:
        super().__init__(commands)
        self.config = config
        self.people = commands.people
        self.limits = commands.limits
        self.peers = peers
        self.open: dict[WebSocket, Claim | None] = {}

    async def person_of(self, claim: Claim) -> Person:
        return await self.people.of_claim(claim)

    async def muted_by(self, person: str) -> set[str]:
        return await self.people.muted_by(person)

    async def serve(self, socket: WebSocket, id: str, version: int, chat: int, companion: int) -> None:
        """From connecting to the end. Whatever cannot be is said over the socket before it is closed with 4000 + the HTTP status."""
        await socket.accept()
        try:
            claim = await self.admit(socket)
            async with self.hub.reading(id):
                live = self.hub.live(id)
        except Exception as error:
            problem = self.problem_of(error)
            await self.turn_away(socket, problem.reason)
            return
        listener = Listener(companion_id(claim.id, companion) if claim is not None else "", version, chat)
        live.listeners.add(listener)
        self.open[socket] = claim
        metrics.connections.inc()
        try:
            await self.presence(live)
            await self.converse(socket, live, listener, claim, companion)
        finally:
            live.listeners.discard(listener)
            if not live.listeners:
                live.chat = None
            self.open.pop(socket, None)
            metrics.connections.dec()
            self.hub.background(self.presence(live))

    async def admit(self, socket: WebSocket) -> Claim | None:
        if self.hub.closing:
            raise trouble("closing", {})
        check_host(socket.headers, self.config)
        check_origin(socket.headers, self.config)
        address = address_of(socket)
        self.limits.take("connect", address)
        if sum(1 for other in self.open if address_of(other) == address) >= BY_ADDRESS * self.limits.pace:
            raise trouble("too-many", {"kind": "connect", "seconds": FULL_SECONDS})
        claim = claim_of(socket, self.people)
        if claim is not None:
            await self.people.of_claim(claim)
        return claim

    async def turn_away(self, socket: WebSocket, reason: Reason) -> None:
        try:
            await socket.send_text(as_text(show_refusal("", reason)))
            await socket.close(4000 + status_of(reason))
        except (WebSocketDisconnect, RuntimeError):
            pass

    async def converse(self, socket: WebSocket, live: Live, listener: Listener, claim: Claim | None, companion: int) -> None:
        """Two halves at once; when one ends so does the other."""
        sending = asyncio.create_task(self.send(socket.send_text, live, listener))
        hearing = asyncio.create_task(self.hear(socket, live, listener, claim, companion))
        halves = [sending, hearing]
        try:
            await asyncio.wait(halves, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for half in halves:
                half.cancel()
            for ended in await asyncio.gather(*halves, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, (WebSocketDisconnect, RuntimeError)):
                    log.error("a connection failed", exc_info=ended)

    # Coming in

    async def hear(self, socket: WebSocket, live: Live, listener: Listener, claim: Claim | None, companion: int) -> None:
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if len(listener.replies) > MOST_REPLIES:
                await self.turn_away(socket, Reason("too-many", {"kind": "message", "seconds": 1}))
                return
            command = self.read(listener, message.get("text"))
            if command is None:
                continue
            responding = self.respond(live, listener, claim, companion, command)
            if isinstance(command, Hint):
                self.hub.background(responding)
            else:
                await responding

    def problem_of(self, error: Exception) -> Trouble:
        problem = super().problem_of(error)
        note_overload(problem.reason)
        return problem

    # Going out

    async def presence(self, live: Live) -> None:
        """Somebody came or went."""
        await super().presence(live)
        await self.peers.announce([live])

    # Those who may not stay

    def look_again(self, person: str) -> None:
        """The cookies or the token of somebody may have become void."""
        connected = [(socket, claim) for socket, claim in self.open.items() if claim is not None and claim.id == person]
        for socket, claim in connected:
            self.hub.background(self.look_at(socket, claim))

    async def look_at_all(self) -> None:
        """The same for everybody, as a signal may be lost."""
        connected = [(socket, claim) for socket, claim in self.open.items() if claim is not None]
        await self.people.refresh({claim.id for _, claim in connected})
        for socket, claim in connected:
            await self.look_at(socket, claim)

    async def look_at(self, socket: WebSocket, claim: Claim) -> None:
        try:
            await self.people.of_claim(claim)
        except Trouble:
            if self.open.pop(socket, None) is not None:
                self.hub.background(self.dismiss(socket))

    async def dismiss(self, socket: WebSocket) -> None:
        """Closes a connection whose cookie or token is void. The browser that has changed the password has got a new cookie, and comes back
        with it."""
        await asyncio.sleep(GRACE)
        await self.bid_goodbye(socket)

    async def bid_goodbye(self, socket: WebSocket) -> None:
        try:
            await socket.close(GONE)
        except (WebSocketDisconnect, RuntimeError):
            pass

    async def close(self) -> None:
        for socket in list(self.open):
            await self.bid_goodbye(socket)
