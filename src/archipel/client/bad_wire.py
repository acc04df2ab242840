"""A wire as bad as any: it holds messages back, cuts connections at any byte, says commands twice, delivers some when their sender has long
gone, and tells old answers again.

A connection may lead to any of several servers. What somebody said last to one of them is said again over their next connection to it. Only
WebSockets are treated so; requests pass as they are.
"""

import asyncio
import random
from asyncio import StreamReader, StreamWriter
from collections import Counter
from typing import Final

from archipel.client.wire import Wire

END_OF_HEAD: Final = b"\r\n\r\n"
TEXT: Final = 0x81
"""The first byte of a frame that is a whole message."""

CUT: Final = 1 / 40
HELD: Final = 1 / 4
DOUBLED: Final = 1 / 10
STRAY: Final = 1 / 20
OLD: Final = 1 / 10
"""Of all messages so many end with the connection, or are held back; of commands so many are said twice, or arrive when their sender has
gone; after so many answers an old one is told again."""

LONGEST_HOLD: Final = 0.1
LONGEST_WAY: Final = 0.5
"""At most so many seconds a message is held back, or a command is on its way whose sender has gone."""

A_MOMENT: Final = 0.05
"""Until what was written is read at the other end, which otherwise is lost with the connection."""

KEPT: Final = 20
"""Answers that may be told again."""


class Traveller:
    """Somebody with their cookie on the way to one table at one server: what they said last, and what they were told."""

    def __init__(self) -> None:
        self.said = b""
        self.told: list[bytes] = []


class BadWire(Wire):
    """`calm` while it passes everything on; `done` counts what it does otherwise."""

    def __init__(self, servers: list[str], luck: random.Random) -> None:
        super().__init__(servers[0])
        self.servers = servers
        self.luck = luck
        self.calm = True
        self.done: Counter[str] = Counter()
        self.travellers: dict[tuple[str, bytes, bytes], Traveller] = {}

    async def connect(self, reader: StreamReader, writer: StreamWriter) -> None:
        self.connections += 1
        ends = {writer}
        try:
            head = await reader.readuntil(END_OF_HEAD)
            server = self.luck.choice(self.servers)
            far_reader, far_writer = await self.reach(server)
            ends.add(far_writer)
            self.writers |= ends
            if b"\r\nupgrade: websocket\r\n" not in head.lower():
                far_writer.write(head)
                await asyncio.gather(self.pass_on(reader, far_writer, True), self.pass_on(far_reader, writer, False))
                return
            who = self.travellers.setdefault((server, *place_of(head)), Traveller())
            await self.deliver(head, far_writer)
            await self.deliver(await far_reader.readuntil(END_OF_HEAD), writer)
            self.double(who.said, far_writer)
            async with asyncio.TaskGroup() as both:
                both.create_task(self.ask(reader, far_writer, writer, who))
                both.create_task(self.answer(far_reader, writer, who))
        except* (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            for end in ends:
                end.transport.abort()
            self.writers -= ends

    async def ask(self, reader: StreamReader, writer: StreamWriter, sender: StreamWriter, who: Traveller) -> None:
        while True:
            frame = await read_frame(reader)
            if frame[0] != TEXT:
                await self.deliver(frame, writer)
                continue
            who.said = frame
            if self.strikes("strays", STRAY):
                sender.transport.abort()
                await asyncio.sleep(self.luck.random() * LONGEST_WAY)
                put(writer, frame)
                await asyncio.sleep(A_MOMENT)
                raise ConnectionError
            await self.deliver(frame, writer)
            self.double(frame, writer)

    async def answer(self, reader: StreamReader, writer: StreamWriter, who: Traveller) -> None:
        while True:
            frame = await read_frame(reader)
            await self.deliver(frame, writer)
            if frame[0] == TEXT:
                who.told = [*who.told[1 - KEPT :], frame]
                if self.strikes("old", OLD):
                    put(writer, self.luck.choice(who.told))

    async def deliver(self, message: bytes, writer: StreamWriter) -> None:
        """One message, or a part of it before the connection ends."""
        if self.strikes("held", HELD):
            await asyncio.sleep(self.luck.random() * LONGEST_HOLD)
        if self.strikes("cuts", CUT):
            put(writer, message[: self.luck.randrange(len(message))])
            await asyncio.sleep(A_MOMENT)
            raise ConnectionError
        put(writer, message)

    def double(self, command: bytes, writer: StreamWriter) -> None:
        if command and self.strikes("doubled_commands", DOUBLED):
            put(writer, command)

    def strikes(self, what: str, share: float) -> bool:
        if self.calm or self.luck.random() >= share:
            return False
        self.done[what] += 1
        return True


def put(writer: StreamWriter, message: bytes) -> None:
    """To whoever is still there."""
    if not writer.is_closing():
        writer.write(message)


def place_of(head: bytes) -> tuple[bytes, bytes]:
    """Which table is asked for, and by whom."""
    lines = head.split(b"\r\n")
    cookie = next((line for line in lines if line.lower().startswith(b"cookie:")), b"")
    return lines[0].partition(b"?")[0], cookie


async def read_frame(reader: StreamReader) -> bytes:
    """One frame of a WebSocket, as it came."""
    head = await reader.readexactly(2)
    more = {126: 2, 127: 8}.get(head[1] & 0x7F, 0)
    size = await reader.readexactly(more)
    length = int.from_bytes(size) if more else head[1] & 0x7F
    mask = 4 if head[1] & 0x80 else 0
    return head + size + await reader.readexactly(mask + length)
