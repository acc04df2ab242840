"""A network that holds back, cuts, repeats and delivers late: a game through it is played once and whole."""

import asyncio
import json
import random
from urllib.parse import urlsplit

import pytest

from archipel.client import Client
from archipel.client.bad_wire import BadWire
from archipel.engine.match import verify
from archipel.engine.phrase import Data
from archipel.engine.record import read_record
from archipel.games import find
from tests.client.people import begin, guests, move, numbers, play_on

pytestmark = pytest.mark.checkout
"""The client is never compiled, and starts a server of the checkout."""


def test_a_game_through_a_bad_network_is_played_once_and_whole(server: str) -> None:
    async def play() -> None:
        heard: list[Data] = []
        async with guests(server, "Ann", "Ben") as (ann, ben), BadWire([server], random.Random(2)) as wire:
            table = await begin(ann, ben)
            far_ann, far_ben = Client(wire.url, ann.cookie), Client(wire.url, ben.cookie)
            async with far_ann.sit_at(table, hear=heard.append) as first, far_ben.sit_at(table) as second:
                before = first.version
                wire.calm = False
                await asyncio.gather(play_on(first), play_on(second))
                assert numbers(heard) == list(range(before + 1, first.version + 1))
            assert verify(find("lagune"), read_record(await ann.record(table)))
            assert wire.done

    asyncio.run(play())


def test_half_a_move_of_somebody_who_vanishes_is_no_move_and_they_come_back_and_make_it(server: str) -> None:
    async def play() -> None:
        async with guests(server, "Ann", "Ben") as (ann, ben):
            table = await begin(ann, ben)
            before = (await ann.table(table))["version"]
            address = urlsplit(server)
            reader, writer = await asyncio.open_connection(address.hostname, address.port)
            hello = (
                f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nCookie: archipel={ann.cookie}\r\n\r\n"
            )
            writer.write(hello.encode())
            await reader.readuntil(b"\r\n\r\n")
            body = json.dumps({"do": "move", "decision": 0, "moves": ["dive"]}).encode()
            writer.write((bytes([0x81, 0x80 | len(body), 0, 0, 0, 0]) + body)[:-1])
            await writer.drain()
            writer.transport.abort()
            async with ann.sit_at(table) as live:
                assert live.version == before
                assert await move(live, "dive") == before + 1

    asyncio.run(play())


def test_a_line_of_chat_that_arrives_twice_is_said_once(server: str) -> None:
    async def talk() -> None:
        async with guests(server, "Ann", "Ben") as (ann, ben):
            table = await begin(ann, ben)
            async with ben.sit_at(table) as live:
                for _ in range(2):
                    await ann.command(table, "chat", id="first", text="Hello!")
                await ben.command(table, "chat", id="first", text="Hello too!")
                await ann.command(table, "chat", id="second", text="Hello!")
                await live.until(lambda _: len(live.chat) >= 3)
                assert [line["text"] for line in live.chat] == ["Hello!", "Hello too!", "Hello!"]

    asyncio.run(talk())
