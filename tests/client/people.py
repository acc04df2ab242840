"""People who play with the client, and a wire to the server that can be cut."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from archipel.client import Client, LiveTable, wire
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


class Wire(wire.Wire):
    """One that can also lose what is sent in one direction."""

    def __init__(self, server: str) -> None:
        super().__init__(server)
        self.loses_questions = False
        self.loses_answers = False

    def loses(self, questions: bool) -> bool:
        return self.loses_questions if questions else self.loses_answers

    def mend(self) -> None:
        self.loses_questions = self.loses_answers = False
