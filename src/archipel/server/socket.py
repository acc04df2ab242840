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
from archipel.server.errors import as_trouble, status_of
from archipel.server.guard import address_of, check_origin
from archipel.server.live import Listener, Live
from archipel.server.peers import Peers
from archipel.server.people import COOKIE, Person
from archipel.table.commands import ID, Command, Hint, read_command
from archipel.table.companions import base_of, companion_id
from archipel.table.showing import show_outcome, show_refusal
from archipel.table.views import ChatMessage, PresenceMessage, as_text

log = logging.getLogger("archipel.server")

LARGEST_MESSAGE: Final = 64 * 1024
MOST_REPLIES: Final = 200
"""Answers that may wait for a client that does not read."""

GONE: Final = 1012
"""The close code of a server that stops: come back in a moment."""


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
        self.open: set[WebSocket] = set()

    async def serve(self, socket: WebSocket, id: str, version: int, chat: int, companion: int) -> None:
        """From connecting to the end. Whatever cannot be is said over the socket before it is closed with 4000 + the HTTP status."""
        await socket.accept()
        try:
            person = await self.admit(socket)
            async with self.hub.reading(id):
                live = self.hub.live(id)
        except Exception as error:
            problem = self.problem_of(error)
            await self.turn_away(socket, problem.reason)
            return
        listener = Listener(companion_id(person.id, companion) if person is not None else "", version, chat)
        live.listeners.add(listener)
        self.open.add(socket)
        metrics.connections.inc()
        try:
            await self.presence(live)
            await self.converse(socket, live, listener, person, companion)
        finally:
            live.listeners.discard(listener)
            self.open.discard(socket)
            metrics.connections.dec()
            self.hub.background(self.presence(live))

    async def admit(self, socket: WebSocket) -> Person | None:
        if self.hub.closing:
            raise trouble("closing", {})
        check_origin(socket.headers, self.config)
        self.limits.take("connect", address_of(socket))
        return await self.people.of_cookie(socket.cookies.get(COOKIE))

    async def turn_away(self, socket: WebSocket, reason: Reason) -> None:
        try:
            await socket.send_text(as_text(show_refusal("", reason)))
            await socket.close(4000 + status_of(reason))
        except (WebSocketDisconnect, RuntimeError):
            pass

    async def converse(self, socket: WebSocket, live: Live, listener: Listener, person: Person | None, companion: int) -> None:
        """Two halves at once; when one ends so does the other."""
        sending = asyncio.create_task(self.send(socket, live, listener))
        hearing = asyncio.create_task(self.hear(socket, live, listener, person, companion))
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

    async def hear(self, socket: WebSocket, live: Live, listener: Listener, person: Person | None, companion: int) -> None:
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
            responding = self.respond(live, listener, person, companion, command)
            if isinstance(command, Hint):
                self.hub.background(responding)
            else:
                await responding

    async def respond(self, live: Live, listener: Listener, person: Person | None, companion: int, command: Command) -> None:
        """Carries out a command and reports the outcome after the table message. A hint takes a while; other commands go on meanwhile."""
        try:
            if person is not None:
                person = await self.people.person(person.id)
                if person is None or person.banned:
                    raise trouble("person-banned" if person is not None else "session-void", {})
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
            async with live.lock:
                table = await self.hub.loaded(live)
                if listener.fresh or table.version != listener.version:
                    texts.append(live.text(table, table.seat_of(listener.person), listener.version, now))
                    listener.version = table.version
                    listener.fresh = False
            lines = [line for line in await self.hub.chat_of(live) if line.number > listener.chat]
            if lines:
                muted = await self.people.muted_by(base_of(listener.person)) if listener.person else set()
                listener.chat = lines[-1].number
                heard = [line for line in lines if base_of(line.person) not in muted]
                if heard:
                    texts.append(as_text(ChatMessage(lines=heard)))
        except Exception as error:
            if as_trouble(error) is None:
                raise
            log.warning("a listener must wait", extra={"problem": type(error).__name__})
            asyncio.get_running_loop().call_later(1.0, listener.woken.set)
        if listener.presence != live.presence:
            listener.presence = live.presence
            here, watching = live.people_here(now)
            texts.append(as_text(PresenceMessage(number=live.presence, here=here, watching=watching)))
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
        live.presence_changed()
        await self.peers.announce([live])

    async def close(self) -> None:
        for socket in list(self.open):
            try:
                await socket.close(GONE)
            except (WebSocketDisconnect, RuntimeError):
                pass


def id_of_listener(listener: Listener) -> int:
    """Somebody without a name is known by the connection."""
    return id(listener)
