"""Models that play by the tools, and by nothing but what the tools answer."""

import os
import re
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Protocol

from archipel.engine.phrase import Data
from archipel.mcp.hall import Answer, Hall
from mcp import ClientSession, StdioServerParameters, stdio_client


class Model(Protocol):
    async def ask(self, tool: str, /, **arguments: Any) -> Answer: ...


class Guest:
    """One that calls the tools without the package `mcp`."""

    def __init__(self, language: str = "en", home: str = "", token: str = "") -> None:
        self.hall = Hall(language, home, token)

    async def ask(self, tool: str, /, **arguments: Any) -> Answer:
        return await self.hall.answer(tool, arguments)


@asynccontextmanager
async def guest(language: str = "en", home: str = "", token: str = "") -> AsyncIterator[Guest]:
    model = Guest(language, home, token)
    try:
        yield model
    finally:
        await model.hall.close()


class Stranger:
    """One that has started `archipel mcp` and speaks to it by the package `mcp`."""

    def __init__(self, session: ClientSession) -> None:
        self.session = session

    async def ask(self, tool: str, /, **arguments: Any) -> Answer:
        answer: Any = await self.session.call_tool(tool, arguments)
        assert answer.is_error == (answer.structured_content is None)
        return Answer(answer.content[0].text, answer.structured_content)


@asynccontextmanager
async def stranger(*arguments: str) -> AsyncIterator[Stranger]:
    command = ["-m", "archipel.cli", "--lang", "en", "mcp", *arguments]
    async with (
        stdio_client(StdioServerParameters(command=sys.executable, args=command, env=dict(os.environ))) as (incoming, outgoing),
        ClientSession(incoming, outgoing) as session,
    ):
        await session.initialize()
        yield Stranger(session)


async def good(model: Model, tool: str, /, **arguments: Any) -> Data:
    """What a tool answers that does what it should, as data; its text says the same."""
    text, data = await model.ask(tool, **arguments)
    assert data is not None, text
    assert text.strip()
    return data


async def refused(model: Model, tool: str, /, **arguments: Any) -> str:
    """The sentence of a refusal."""
    text, data = await model.ask(tool, **arguments)
    assert data is None, text
    assert "\n" not in text
    return text


def first(moves: list[Data]) -> str:
    return str(moves[0]["move"])


async def play(model: Model, stands: Data, decisions: int = 10_000, choose: Callable[[list[Data]], str] = first) -> Data:
    """Plays on from where the game stands, for so many decisions or to its end; where it stands then."""
    table, made = stands["table"], 0
    while made < decisions and stands["status"] == "running":
        if stands["yours"]:
            made += 1
            stands = await good(model, "play", table=table, move=choose(stands["moves"]))
        else:
            stands = await good(model, "wait", table=table)
    return stands


def offered(text: str) -> list[str]:
    """The moves that a text offers, as a model reads them."""
    return re.findall(r"^- `([^`]+)`", text, re.MULTILINE)
