"""A table of a server, at which one seat is a model's."""

import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from typing import Any

from archipel.client import Client, LiveTable, Promise, edition_of, game_of, link_to
from archipel.engine.edition import Edition
from archipel.engine.game import Game
from archipel.engine.phrase import SPECTATOR, Data, Trouble, trouble
from archipel.games import find, names
from archipel.mcp.sitting import Sitting
from archipel.terminal.remote import OPEN, printable


class SittingThere(Sitting):
    """`live` is the connection to the table; what comes over it is kept without characters that show nothing."""

    def __init__(self, name: str, game: Game, edition: Edition, client: Client, promise: Promise) -> None:
        super().__init__(name, game, edition, link_to(client.url, promise.table))
        self.client = client
        self.promise = promise
        self.open = AsyncExitStack()
        self.shown: Data = {}
        self.heard: list[Data] = []
        self.live: LiveTable = client.sit_at(promise.table, 0, self.hear, promise)

    async def connect(self) -> None:
        """Comes to the table, or back to it; bytes of one's own for the shuffle are pledged as soon as its commitment is known."""
        await self.open.aclose()
        self.live = self.client.sit_at(self.promise.table, len(self.heard), self.hear, self.promise)
        await self.open.enter_async_context(self.live)
        if self.table["seat"] == SPECTATOR:
            raise trouble("not-seated", {})
        if self.table["status"] == OPEN:
            await self.live.contribute()

    def hear(self, message: Data) -> None:
        if message["type"] == "table":
            self.shown, self.shown_at = printable(message["table"]), time.monotonic()
            self.heard += printable(message["happened"])

    @property
    def table(self) -> Data:
        return self.shown

    def happened(self, since: int) -> list[Data]:
        return self.heard[since:]

    async def do(self, do: str, /, **fields: Any) -> None:
        version = await self.live.do(do, **fields)
        await self.live.until(lambda table: table["version"] >= version)

    async def ask(self, do: str, /, **fields: Any) -> Data:
        answer: Data = printable(await self.live.ask(do, **fields))
        return answer

    async def until(self, holds: Callable[[Data], bool], seconds: float) -> None:
        try:
            await self.live.until(holds, seconds)
        except TimeoutError:
            pass

    async def record(self) -> str:
        text = await self.client.record(self.promise.table)
        self.live.check_record(text)
        return text

    async def close(self) -> None:
        await self.open.aclose()

    def fault(self, error: Exception) -> Trouble:
        """A server that tells what cannot be shown is not one of ours, or not of our version."""
        return strange(self.client.url, error)


async def sit_there(name_for: Callable[[str], str], client: Client, id: str, seat: int | None) -> SittingThere:
    """Takes a seat, or comes back to one's own; what the table plays must be here too, and the table is named after it."""
    with reading(client.url):
        table = printable(await client.table(id))
        game = await game_of(client, table, find, names())
        edition = await edition_of(client, game, table)
        if table["seat"] == SPECTATOR:
            await client.command(id, "sit", seat=seat)
        sitting = SittingThere(name_for(game.name), game, edition, client, Promise(id))
        try:
            await sitting.connect()
        except BaseException:
            await sitting.close()
            raise
    return sitting


@contextmanager
def reading(server: str) -> Iterator[None]:
    """Whatever cannot be read of what a server says is strange."""
    try:
        yield
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        raise strange(server, error) from None


def strange(server: str, error: Exception) -> Trouble:
    return trouble("server-strange", {"value": server, "problem": type(error).__name__})
