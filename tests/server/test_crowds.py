"""Many who ask at once, for what takes time to find out: one address cannot stall a server, and nobody waits without end."""

import asyncio
import threading
from pathlib import Path

import httpx
import pytest
from fastapi.responses import PlainTextResponse, Response

from archipel.engine.phrase import Trouble
from archipel.server.app import Server, make_app
from archipel.server.config import ServerConfig
from archipel.server.editions import MOST, MOST_BY_ADDRESS, EditionReader
from archipel.server.health import Recent
from archipel.server.limits import Limits
from tests.server.helpers import refusal


def test_health_and_figures_are_found_out_once_however_many_ask() -> None:
    found = 0

    async def find_out() -> Response:
        nonlocal found
        found += 1
        await asyncio.sleep(0)
        return PlainTextResponse(str(found))

    async def ask() -> list[bytes]:
        recent = Recent(find_out, 60)
        return [bytes(answer.body) for answer in await asyncio.gather(*(recent.answer() for _ in range(50)))]

    assert set(asyncio.run(ask())) == {b"1"}


def test_whoever_asks_for_figures_without_end_is_refused(tmp_path: Path) -> None:
    async def ask() -> list[httpx.Response]:
        server = Server(ServerConfig(f"sqlite+aiosqlite:///{tmp_path / 'archipel.db'}", pace=0.01), "secret")
        transport = httpx.ASGITransport(make_app(server))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as curious:
            answers = [await curious.get("/metrics") for _ in range(2)]
            answers.append(await curious.get("/healthz"))
        await server.engine.dispose()
        return answers

    first, *others = asyncio.run(ask())
    assert first.is_success
    assert [refusal(answer) for answer in others] == [(429, "too-many")] * 2


def test_while_editions_are_read_others_are_answered_and_only_so_many_wait() -> None:
    go_on = threading.Event()

    def slow() -> str:
        assert go_on.wait(60)
        return "read"

    async def refused(reader: EditionReader, address: str) -> bool:
        with pytest.raises(Trouble) as problem:
            await reader.read(address, slow)
        return problem.value.reason.key == "busy"

    async def visit() -> None:
        reader = EditionReader(Limits())
        waiting = [asyncio.create_task(reader.read("greedy", slow)) for _ in range(MOST_BY_ADDRESS)]
        await asyncio.sleep(0)
        assert await refused(reader, "greedy")
        waiting += [asyncio.create_task(reader.read(f"honest {number}", slow)) for number in range(MOST - len(waiting))]
        await asyncio.sleep(0)
        assert await refused(reader, "late")
        assert not any(task.done() for task in waiting), "the loop goes on while the first is read"
        go_on.set()
        assert await asyncio.gather(*waiting) == ["read"] * MOST
        assert await reader.read("greedy", slow) == "read"
        assert not reader.here

    asyncio.run(visit())
