"""A wire between clients and servers that passes everything on, until it is cut."""

import asyncio
from typing import Self
from urllib.parse import urlsplit


class Wire:
    """`url` is where clients find the server through it, `connections` how many were made so far."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.connections = 0
        self.writers: set[asyncio.StreamWriter] = set()
        self.url = ""

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
        far_reader, far_writer = await self.reach(self.server)
        ends = {writer, far_writer}
        self.writers |= ends
        await asyncio.gather(self.pass_on(reader, far_writer, True), self.pass_on(far_reader, writer, False))
        self.writers -= ends

    async def reach(self, server: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        address = urlsplit(server)
        return await asyncio.open_connection(address.hostname, address.port)

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, questions: bool) -> None:
        """All that comes from one end, to the other; `questions` go to the server."""
        try:
            while some := await reader.read(65536):
                if not self.loses(questions):
                    writer.write(some)
        except ConnectionError:
            pass
        writer.transport.abort()

    def loses(self, questions: bool) -> bool:
        """Whether nothing of what goes in this direction arrives."""
        return False

    def cut(self) -> None:
        """All connections are gone at once, without a word."""
        for writer in self.writers:
            writer.transport.abort()
        self.writers.clear()
