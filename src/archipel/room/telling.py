"""A conversation with one who listens to a table: commands come in; the table, chat and presence go out, each reader their own.

A client that lost its connection comes back with the version it knows and gets what happened since.
"""

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from archipel.engine.phrase import Trouble, trouble
from archipel.room.commands import Commands, Somebody
from archipel.room.live import Listener, Live
from archipel.room.logs import Seldom
from archipel.table.commands import ID, Command, read_command
from archipel.table.companions import base_of, companion_id
from archipel.table.showing import show_outcome, show_refusal
from archipel.table.views import ChatLine, ChatMessage, as_text

C = TypeVar("C")
log = logging.getLogger("archipel.room")


def id_in(text: str) -> str:
    """The client's own id in a command that is otherwise invalid, or was not read."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return ""
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, str) and re.fullmatch(ID, id) else ""


class Telling(Generic[C]):
    """Conversations with all who listen. Who somebody is they say by a claim."""

    def __init__(self, commands: Commands) -> None:
        self.commands = commands
        self.hub = commands.hub
        self.late = Seldom("listeners must wait")

    async def person_of(self, claim: C) -> Somebody:
        """Who this is; refused if they may not be here any more."""
        raise NotImplementedError

    async def muted_by(self, person: str) -> set[str]:
        """Whose lines of the chat somebody does not want to read."""
        return set()

    # Coming in

    def read(self, listener: Listener, text: str | None) -> Command | None:
        """A command as it came; one that cannot be read is answered at once."""
        try:
            self.commands.take("message", base_of(listener.person) or str(id(listener)))
            if text is None:
                raise trouble("message-form", {"field": "–", "problem": "binary"})
            return read_command(text)
        except Exception as error:
            listener.reply(show_refusal(id_in(text or ""), self.problem_of(error).reason))
            return None

    async def respond(self, live: Live, listener: Listener, claim: C | None, companion: int, command: Command) -> None:
        """Carries out a command and reports the outcome after the table message. A hint takes a while; other commands go on meanwhile."""
        try:
            person = await self.person_of(claim) if claim is not None else None
            settled = await self.commands.fulfil(live.id, person, command, companion)
        except Exception as error:
            listener.reply(show_refusal(command.id, self.problem_of(error).reason))
        else:
            listener.reply(show_outcome(command.id, settled))

    def problem_of(self, error: Exception) -> Trouble:
        problem = self.hub.as_trouble(error)
        if problem is None:
            log.error("a command failed", exc_info=error)
            problem = trouble("broken", {})
        return problem

    # Going out

    async def send(self, say: Callable[[str], Awaitable[None]], live: Live, listener: Listener) -> None:
        """Whenever something is new: the table, then chat and presence, then the answers."""
        listener.woken.set()
        while True:
            await listener.woken.wait()
            listener.woken.clear()
            replies = listener.replies[:]
            del listener.replies[: len(replies)]
            for text in await self.news(live, listener):
                await say(text)
            for reply in replies:
                await say(as_text(reply))

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
                muted = await self.muted_by(base_of(listener.person)) if listener.person else set()
                listener.chat = lines[-1].number
                heard = [line for line in lines if base_of(line.person) not in muted]
            if heard or taken:
                texts.append(as_text(ChatMessage(lines=heard, taken=taken)))
        except Exception as error:
            if self.hub.as_trouble(error) is None:
                raise
            self.late.warn(problem=type(error).__name__)
            asyncio.get_running_loop().call_later(1.0, listener.woken.set)
        if listener not in live.listeners:
            texts.append(live.presence_now(now))
        elif listener.presence != live.presence_told:
            listener.presence = live.presence_told
            texts.append(live.presence_text(now))
        return texts

    async def tell_once(self, person: Somebody | None, id: str, version: int, chat: int, companion: int) -> list[str]:
        """The same to somebody who asks again and again: the table if it is another version, the lines of the chat, who is here."""
        async with self.hub.reading(id):
            live = self.hub.live(id)
        listener = Listener(companion_id(person.id, companion) if person is not None else "", version, chat)
        listener.fresh = version < 0
        return await self.news(live, listener)

    async def presence(self, live: Live) -> None:
        """Somebody came or went."""
        live.presence_changed(self.hub.clock())
