"""One WebSocket a table: commands come in; the table, chat and presence go out, each reader their own.

A client that lost its connection comes back with the version it knows and gets what happened since.
"""

import asyncio
import json
import logging
import re
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from archipel.engine.phrase import Reason, Trouble, trouble
from archipel.server import metrics
from archipel.server.commands import Commands
from archipel.server.config import ServerConfig
from archipel.server.door import BY_ADDRESS
from archipel.server.errors import as_trouble, note_overload, status_of
from archipel.server.guard import address_of, check_host, check_origin, claim_of
from archipel.server.live import Listener, Live
from archipel.server.logs import Seldom
from archipel.server.peers import Peers
from archipel.server.people import Claim, Person
from archipel.table.commands import ID, Command, Hint, read_command
from archipel.table.companions import base_of, companion_id
from archipel.table.showing import show_outcome, show_refusal
from archipel.table.views import ChatLine, ChatMessage, as_text

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


def id_in(text: str) -> str:
    """The client's own id in a command that is otherwise invalid, or was not read."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return ""
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, str) and re.fullmatch(ID, id) else ""


class TableSockets:
    """All WebSockets of this process."""

    def __init__(self, config: ServerConfig, commands: Commands, peers: Peers) -> None:
        self.config = config
        self.commands = commands
        self.hub = commands.hub
        self.people = commands.people
        self.limits = commands.limits
        self.peers = peers
        self.open: dict[WebSocket, Claim | None] = {}
        self.late = Seldom("listeners must wait")

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
        sending = asyncio.create_task(self.send(socket, live, listener))
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
            text = message.get("text")
            try:
                self.limits.take("message", base_of(listener.person) or str(id_of_listener(listener)))
                if text is None:
                    raise trouble("message-form", {"field": "–", "problem": "binary"})
                command = read_command(text)
            except Exception as error:
                listener.reply(show_refusal(id_in(text or ""), self.problem_of(error).reason))
                continue
            responding = self.respond(live, listener, claim, companion, command)
            if isinstance(command, Hint):
                self.hub.background(responding)
            else:
                await responding

    async def respond(self, live: Live, listener: Listener, claim: Claim | None, companion: int, command: Command) -> None:
        """Carries out a command and reports the outcome after the table message. A hint takes a while; other commands go on meanwhile."""
        try:
            person = await self.people.of_claim(claim) if claim is not None else None
            settled = await self.commands.fulfil(live.id, person, command, companion)
        except Exception as error:
            listener.reply(show_refusal(command.id, self.problem_of(error).reason))
        else:
            listener.reply(show_outcome(command.id, settled))

    def problem_of(self, error: Exception) -> Trouble:
        problem = as_trouble(error)
        if problem is None:
            log.error("a command failed", exc_info=error)
            problem = trouble("broken", {})
        note_overload(problem.reason)
        return problem

    # Going out

    async def send(self, socket: WebSocket, live: Live, listener: Listener) -> None:
        """Whenever something is new: the table, then chat and presence, then the answers."""
        listener.woken.set()
        while True:
            await listener.woken.wait()
            listener.woken.clear()
            replies = listener.replies[:]
            del listener.replies[: len(replies)]
            for text in await self.news(live, listener):
                await socket.send_text(text)
            for reply in replies:
                await socket.send_text(as_text(reply))

    async def news(self, live: Live, listener: Listener) -> list[str]:
        texts = []
        now = self.hub.clock()
        try:
            if listener.fresh or live.table is None or live.table.version != listener.version:
                async with live.lock:
                    table = await self.hub.loaded(live)
                    if listener.fresh or table.version != listener.version:
                        texts.append(live.text(table, table.seat_of(listener.person), listener.version, now))
                        listener.version = table.version
                        listener.fresh = False
            said, gone = await self.hub.chat_of(live)
            taken: list[int] = []
            if len(gone) > len(listener.taken):
                taken = sorted(number for number in gone - listener.taken if number <= listener.chat)
                listener.taken = gone
            lines = [line for line in said if line.number > listener.chat]
            heard: list[ChatLine] = []
            if lines:
                muted = await self.people.muted_by(base_of(listener.person)) if listener.person else set()
                listener.chat = lines[-1].number
                heard = [line for line in lines if base_of(line.person) not in muted]
            if heard or taken:
                texts.append(as_text(ChatMessage(lines=heard, taken=taken)))
        except Exception as error:
            if as_trouble(error) is None:
                raise
            self.late.warn(problem=type(error).__name__)
            asyncio.get_running_loop().call_later(1.0, listener.woken.set)
        if listener not in live.listeners:
            texts.append(live.presence_now(now))
        elif listener.presence != live.presence_told:
            listener.presence = live.presence_told
            texts.append(live.presence_text(now))
        return texts

    async def tell_once(self, person: Person | None, id: str, version: int, chat: int, companion: int) -> list[str]:
        """The same to somebody who asks again and again: the table if it is another version, the lines of the chat, who is here."""
        async with self.hub.reading(id):
            live = self.hub.live(id)
        listener = Listener(companion_id(person.id, companion) if person is not None else "", version, chat)
        listener.fresh = version < 0
        return await self.news(live, listener)

    async def presence(self, live: Live) -> None:
        """Somebody came or went."""
        live.presence_changed(self.hub.clock())
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


def id_of_listener(listener: Listener) -> int:
    """Somebody without a name is known by the connection."""
    return id(listener)
