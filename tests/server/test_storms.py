"""Storms: many who never read, and many who come at once. They cost a bounded amount of memory, and honest people play on."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from urllib.parse import urlsplit

import httpx
import psutil
import pytest

from archipel.client import Client, LiveTable
from tests.client.people import SECONDS, begin, guests, move, play_on
from tests.server import talk
from tests.server.helpers import no_mistakes, until
from tests.server.house import House
from tests.server.narrow import narrow
from tests.server.talk import Chair, chair, is_behind

SILENT = 20
LINES = 100
MOST_MEMORY = 60 * 1024 * 1024
"""More than any of these storms may cost; what is kept for one who never reads is a hundredth of it."""

RETURNING = 300


@pytest.fixture(scope="module")
def narrow_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("narrow")
    with narrow(folder) as house:
        yield house
    no_mistakes(folder / "log")


def memory_of(house: House) -> int:
    return int(psutil.Process(house.process.pid).memory_info().rss)


def figure(house: House, name: str) -> int:
    figures = httpx.get(f"{house.url}/metrics").text
    return round(float(figures.split(f"\n{name} ")[1].split("\n")[0]))


def open_connections(house: House) -> int:
    return figure(house, "archipel_connections")


def unread(house: House) -> int:
    return figure(house, "archipel_connections_unread_total")


def never_reading(house: House, request: str, cookie: str) -> socket.socket:
    """Somebody who asks for something, takes no more than their machine does by itself, and stays."""
    address = urlsplit(house.url)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((address.hostname, address.port))
    head = f"{request} HTTP/1.1\r\nHost: {address.netloc}\r\nCookie: archipel={cookie}\r\n"
    line.sendall((head + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n").encode())
    line.sendall(b"Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n" if "/live" in request else b"\r\n")
    return line


def play_a_move(chairs: list[Chair]) -> None:
    for one in chairs:
        one.until(lambda chair: chair.table)
    for one in chairs:
        one.until(lambda chair: not is_behind(chair, chairs))
    next(one for one in chairs if one.is_to_move()).play()


def test_whoever_never_reads_is_closed_and_those_who_do_play_on(narrow_house: House) -> None:
    house = narrow_house
    table, people = talk.begin(house.url, 2)
    with chair(house.url, table, people[0]) as ann, chair(house.url, table, people[1]) as ben:
        for _ in range(LINES):
            ann.do(do="chat", text="x" * 500)
        honest = open_connections(house)
        before, gone = memory_of(house), unread(house)
        for _ in range(2):
            with ExitStack() as stack:
                for _ in range(SILENT):
                    stack.enter_context(never_reading(house, f"GET /api/tables/{table}/live", people[0].cookies["archipel"]))
                until(lambda: open_connections(house) > honest)
                play_a_move([ann, ben])
                until(lambda: open_connections(house) == honest, "those who never read are still there")
                assert memory_of(house) - before < MOST_MEMORY
        play_a_move([ann, ben])
    assert unread(house) - gone == 2 * SILENT


def test_whoever_asks_for_a_page_and_never_reads_it_is_closed(narrow_house: House) -> None:
    house = narrow_house
    ann = talk.begin(house.url, 2)[1][0]
    gone = unread(house)
    with ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(never_reading(house, "GET /api/openapi.json", ann.cookies["archipel"]))
        until(lambda: unread(house) == gone + 5)


@pytest.mark.long
def test_three_hundred_who_come_back_at_once_are_all_served_and_others_play_on(house: House) -> None:
    async def storm() -> None:
        async with guests(house.url, "Ann", "Ben", "Cem", "Dia") as (ann, ben, cem, dia):
            crowded, quiet = await begin(ann, ben), await begin(cem, dia)
            watching = [Client(house.url).sit_at(crowded, patience=SECONDS) for _ in range(RETURNING)]
            try:
                await asyncio.gather(*(live.__aenter__() for live in watching))
                async with ann.sit_at(crowded) as mover, cem.sit_at(quiet) as third, dia.sit_at(quiet) as fourth:
                    before = memory_of(house)
                    playing = asyncio.gather(play_on(third), play_on(fourth))
                    for _ in range(2):
                        for live in watching:
                            cut(live)
                        await asyncio.gather(*(back(live) for live in watching))
                    version = await move(mover)
                    await asyncio.gather(*(shown(live, version) for live in watching))
                    await playing
                    assert memory_of(house) - before < MOST_MEMORY
            finally:
                await asyncio.gather(*(live.close() for live in watching))

    def cut(live: LiveTable) -> None:
        assert live.socket is not None
        live.socket.transport.abort()
        live.socket = None

    async def back(live: LiveTable) -> None:
        await live.until(lambda _: live.socket is not None, SECONDS)

    async def shown(live: LiveTable, version: int) -> None:
        await live.until(lambda _: live.version == version, SECONDS)

    asyncio.run(storm())
