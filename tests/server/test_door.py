"""Connections that come in: whoever says nothing goes, no address takes the place of all others, and honest people feel nothing of it."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest
import uvicorn
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from archipel.server.door import BY_ADDRESS, Door
from archipel.server.run import bind, settings
from tests.server.helpers import explained

WHOLE = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n"


async def hello(scope: Scope, receive: Receive, send: Send) -> None:
    """Reads what it is sent, and says hello; a socket is taken and kept."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    while (await receive()).get("more_body"):
        pass
    await PlainTextResponse("hello")(scope, receive, send)


class Line:
    """A connection over which anything can be sent."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def ask(self, sent: bytes = WHOLE) -> bytes:
        """The next answer."""
        self.writer.write(sent)
        head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), 60)
        length = int(head.lower().partition(b"content-length: ")[2].split(b"\r\n")[0] or 0)
        return head + await asyncio.wait_for(self.reader.readexactly(length), 60)

    async def to_the_end(self) -> bytes:
        """Everything until the server closes."""
        return await asyncio.wait_for(self.reader.read(), 60)


def at(door: Door, visit: Callable[[Callable[..., Awaitable[Line]]], Awaitable[None]], behind_proxy: bool = False) -> None:
    """A server behind a door, and somebody who visits it; `call` opens a line, from any of this machine's addresses."""

    async def run() -> None:
        listening = bind("127.0.0.1", 0)
        config = settings(hello, door, behind_proxy)
        config.lifespan = "off"
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        lines: list[Line] = []

        async def call(address: str = "127.0.0.1") -> Line:
            lines.append(Line(*await asyncio.open_connection(*listening.getsockname(), local_addr=(address, 0))))
            return lines[-1]

        try:
            await visit(call)
        finally:
            for line in lines:
                line.writer.close()
                with suppress(OSError):
                    await line.writer.wait_closed()
            server.should_exit = True
            await serving

    asyncio.run(run())


def reason(answer: bytes) -> tuple[int, str]:
    """Status and key of a refusal."""
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), explained(json.loads(body)["reason"])


@pytest.mark.parametrize("said", [b"", b"\r\n", b"GE", WHOLE[:-2], POST, POST + b"12345"], ids=repr)
@pytest.mark.parametrize("before", ["at first", "later"])
def test_whoever_does_not_say_all_of_a_request_must_go(said: bytes, before: str) -> None:
    async def visit(call: Callable[..., Awaitable[Line]]) -> None:
        line = await call()
        if before == "later":
            assert (await line.ask()).startswith(b"HTTP/1.1 200")
            line.writer.write(said or b"\n")
        else:
            line.writer.write(said)
        assert reason(await line.to_the_end()) == (408, "too-slow")

    at(Door(1000, seconds=0.3), visit)


def test_whoever_says_a_little_now_and_then_must_go_too() -> None:
    async def visit(call: Callable[..., Awaitable[Line]]) -> None:
        line = await call()
        line.writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
        gone = asyncio.create_task(line.to_the_end())
        while not gone.done():
            line.writer.write(b"A: b\r\n")
            await asyncio.sleep(0.02)
        with suppress(ConnectionError):
            assert reason(gone.result()) == (408, "too-slow")

    at(Door(1000, seconds=0.3), visit)


def test_one_address_cannot_keep_out_the_others(caplog: pytest.LogCaptureFixture) -> None:
    async def visit(call: Callable[..., Awaitable[Line]]) -> None:
        inside = [await call() for _ in range(door.by_address)]
        assert [(await line.ask())[:12] for line in inside] == [b"HTTP/1.1 200"] * len(inside)
        for _ in range(40):
            assert reason(await (await call()).to_the_end()) == (503, "busy")
        assert (await (await call("127.0.0.2")).ask()).startswith(b"HTTP/1.1 200"), "somebody else comes in"
        assert (await inside[0].ask()).startswith(b"HTTP/1.1 200"), "those inside stay"
        inside[1].writer.close()
        await inside[1].writer.wait_closed()
        while b" 503 " in (await (await call()).ask()).split(b"\r\n")[0]:
            await asyncio.sleep(0.01)

    door = Door(files=80)
    with caplog.at_level(logging.WARNING, "archipel.server"):
        at(door, visit)
    told = [record for record in caplog.records if "too many are open" in record.message]
    assert len(told) == 1, "it is logged, and does not fill the log"
    assert "127.0.0" not in str(told[0].__dict__)


def test_an_open_socket_counts_as_long_as_it_is_open() -> None:
    async def visit(call: Callable[..., Awaitable[Line]]) -> None:
        upgrade = WHOLE[:-2] + b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        lines = [await call() for _ in range(door.by_address)]
        for line in lines:
            line.writer.write(upgrade + b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n")
            assert (await line.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        assert reason(await (await call()).to_the_end()) == (503, "busy")
        await asyncio.sleep(door.seconds)
        lines[0].writer.write(b"\x89\x80\0\0\0\0")
        assert await asyncio.wait_for(lines[0].reader.readexactly(2), 60) == b"\x8a\x00", "it may be silent for long"

    door = Door(files=74, seconds=0.3)
    at(door, visit)


def test_a_club_finds_room_and_a_small_machine_keeps_some_for_others() -> None:
    club, small, proxied, unlimited = Door(1024), Door(256), Door(1024, behind_proxy=True), Door(1024, pace=1000)
    assert (club.by_address, club.in_all) == (BY_ADDRESS, 960)
    assert (small.by_address, small.in_all) == (96, 192)
    assert proxied.by_address == proxied.in_all == 960, "a proxy is one address for all"
    assert unlimited.by_address > unlimited.in_all


def test_many_lines_from_one_address_are_at_home_in_a_club() -> None:
    async def visit(call: Callable[..., Awaitable[Line]]) -> None:
        for line in [await call() for _ in range(64)]:
            assert (await line.ask()).startswith(b"HTTP/1.1 200")

    at(Door(256), visit)


def test_the_door_counts_before_it_speaks() -> None:
    """A connection that is refused is closed at once, without a word from the other side."""

    async def visit(call: Callable[..., Awaitable[Line]]) -> None:
        for number in range(door.in_all):
            await (await call(f"127.0.1.{number}")).ask()
        line = await call("127.0.2.1")
        assert reason(await line.to_the_end()) == (503, "busy")

    door = Door(files=0)
    at(door, visit)
    assert door.in_all == 8
