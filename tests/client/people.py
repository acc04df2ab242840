"""People who play with the client, and a wire to the server that can be cut."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Self
from urllib.parse import urlsplit

from archipel.client import Client, LiveTable
from archipel.engine.phrase import Data

SECONDS = 60.0


def is_asked(table: Data) -> bool:
    """Whether the reader must choose, or no longer needs to."""
    return table["status"] == "over" or (table["match"] is not None and table["match"]["asked"] == table["seat"])


async def move(live: LiveTable, text: str = "") -> int:
    """Makes a move, the first legal one if none is named, as soon as it is one's turn."""
    match = (await live.until(is_asked, SECONDS))["match"]
    return await live.do("move", decision=match["decision"], moves=[text or match["moves"][0]["text"]])


async def play_on(live: LiveTable) -> None:
    """Plays to the end."""
    while (await live.until(is_asked, SECONDS))["status"] != "over":
        await move(live)


def numbers(heard: list[Data]) -> list[int]:
    """The numbers of all entries that were told, in their order."""
    return [happening["number"] for message in heard if message["type"] == "table" for happening in message["happened"]]


@asynccontextmanager
async def guests(server: str, *names: str) -> AsyncIterator[list[Client]]:
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(server)) for _ in names]
        for client, name in zip(clients, names, strict=True):
            await client.guest(name)
        yield clients


async def begin(owner: Client, other: Client, bots: int = 0, **choice: object) -> str:
    """A table of Lagune where a game of two people has just begun."""
    table = (await owner.open_table("lagune", 2 + bots, **choice))["id"]
    await other.command(table, "sit")
    for seat in range(2, 2 + bots):
        await owner.command(table, "bot", seat=seat, bot="greedy")
    for client in (owner, other):
        await client.command(table, "contribute", contribution="5e" * 16)
    await owner.command(table, "start")
    return str(table)


class Wire:
    """Passes bytes on between client and server. It can be cut, and can lose what is sent in one direction."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.loses_questions = False
        self.loses_answers = False
        self.writers: list[asyncio.StreamWriter] = []
        self.connections = 0

    async def __aenter__(self) -> Self:
        self.listening = await asyncio.start_server(self.connect, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.listening.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.listening.close()
        self.cut()
        await asyncio.sleep(0)

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        address = urlsplit(self.server)
        far_reader, far_writer = await asyncio.open_connection(address.hostname, address.port)
        self.writers += [writer, far_writer]
        await asyncio.gather(self.pass_on(reader, far_writer, True), self.pass_on(far_reader, writer, False))

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, questions: bool) -> None:
        try:
            while some := await reader.read(65536):
                if not (self.loses_questions if questions else self.loses_answers):
                    writer.write(some)
        except ConnectionError:
            pass
        writer.transport.abort()

    def cut(self) -> None:
        """All connections are gone at once, without a word."""
        for writer in self.writers:
            writer.transport.abort()
        self.writers.clear()

    def mend(self) -> None:
        self.loses_questions = self.loses_answers = False
