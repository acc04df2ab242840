"""Many tables at once: how long a move takes from being sent until every listener has it.

Each table has two people who play and others who only listen, all on WebSockets of their own. Every so often the player who is asked
makes a move; we measure the time until the last listener of the table has received it, durable by then.
"""

import asyncio
import json
import random
import secrets
import time
from collections.abc import Callable
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

from archipel.engine.phrase import Data

HEADERS: Final = {"X-Archipel": "1"}
PLAYERS: Final = 2
SETTING_UP: Final = 16
"""How many tables are set up at the same time."""


class LoadTable:
    """One table with its listeners, and the times of its moves."""

    def __init__(self, id: str, cookies: list[str], listeners: int) -> None:
        self.id = id
        self.cookies = cookies + [""] * (listeners - len(cookies))
        self.sockets: list[ClientConnection] = []
        self.seen = [0] * listeners
        self.asked: tuple[int, Data] | None = None
        self.over = False
        self.sent_at = 0.0
        self.sent_version = 0
        self.waiting = 0
        self.times: list[float] = []
        self.refused = 0

    async def connect(self, url: str) -> None:
        address = url.replace("http", "ws", 1) + f"/api/tables/{self.id}/live"
        for cookie in self.cookies:
            headers = {"Cookie": f"archipel={cookie}"} if cookie else {}
            self.sockets.append(await connect(address, additional_headers=headers, compression=None, max_size=None, max_queue=None))

    async def listen(self, number: int) -> None:
        async for text in self.sockets[number]:
            self.hear(number, text)

    def hear(self, number: int, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "table":
            self.receive(number, message)
        elif message["type"] == "refused":
            self.refused += 1

    def receive(self, number: int, message: Data) -> None:
        version = message["version"]
        if self.waiting and self.seen[number] < self.sent_version <= version:
            self.waiting -= 1
            if not self.waiting:
                self.times.append(time.perf_counter() - self.sent_at)
        self.seen[number] = version
        match = message["table"]["match"]
        self.over = message["table"]["status"] != "running"
        if match["moves"]:
            self.asked = (number, match)

    async def move(self, luck: random.Random) -> bool:
        """Sends a move of whoever is on; False if the one before has not yet reached everybody, or the game is over."""
        if self.over or self.waiting or self.asked is None:
            return False
        number, match = self.asked
        self.asked = None
        self.sent_version = self.seen[number] + 1
        self.waiting = len(self.sockets)
        text = luck.choice(match["moves"])["text"]
        command = {"do": "move", "id": secrets.token_hex(8), "decision": match["decision"], "moves": [text]}
        self.sent_at = time.perf_counter()
        await self.sockets[number].send(json.dumps(command))
        return True

    async def close(self) -> None:
        await asyncio.gather(*(socket.close() for socket in self.sockets))


async def set_up(client: httpx.AsyncClient, game: str, number: int, listeners: int) -> LoadTable:
    """Two guests, a table, a game that has begun."""
    cookies = []
    for name in ("Ann", "Ben")[: min(PLAYERS, listeners)]:
        answer = await client.post("/api/guests", json={"name": f"{name} {number}", "language": "en"}, headers=HEADERS)
        answer.raise_for_status()
        cookies.append(answer.cookies["archipel"])

    async def ask(who: int, path: str, body: Data) -> Any:
        answer = await client.post(path, json=body, headers={**HEADERS, "Cookie": f"archipel={cookies[who]}"})
        answer.raise_for_status()
        return answer.json()

    id = (await ask(0, "/api/tables", {"game": game, "seats": PLAYERS, "private": True}))["id"]
    commands = f"/api/tables/{id}/commands"
    await ask(1, commands, {"do": "sit"})
    for who in range(PLAYERS):
        await ask(who, commands, {"do": "contribute", "contribution": secrets.token_hex(16)})
    await ask(0, commands, {"do": "start"})
    return LoadTable(id, cookies, listeners)


async def load(url: str, game: str, tables: int, listeners: int, every: float, seconds: float, tick: Callable[[str], None]) -> Data:
    """Sets the tables up, plays for a while, and tells the figures."""
    gate = asyncio.Semaphore(SETTING_UP)
    no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    async with httpx.AsyncClient(base_url=url, timeout=60, cookies=no_cookies) as client:

        async def one(number: int) -> LoadTable:
            async with gate:
                table = await set_up(client, game, number, listeners)
                await table.connect(url)
                tick("setting up")
                return table

        all_tables = await asyncio.gather(*(one(number) for number in range(tables)))
    listening = [asyncio.create_task(table.listen(number)) for table in all_tables for number in range(listeners)]
    await asyncio.sleep(1.0)
    began = time.perf_counter()
    missed = await play(all_tables, every, seconds, tick)
    took = time.perf_counter() - began
    await asyncio.sleep(1.0)
    for table in all_tables:
        await table.close()
    await asyncio.gather(*listening, return_exceptions=True)
    return figures(all_tables, took, missed, every)


async def play(tables: list[LoadTable], every: float, seconds: float, tick: Callable[[str], None]) -> int:
    """A move at each table every so often, spread evenly over the time; counts the moves that fell out because the last was under way."""
    luck = random.Random(0)
    missed = 0
    loop = asyncio.get_running_loop()
    began = loop.time()
    rounds = max(1, round(seconds / every))
    for turn in range(rounds):
        for number, table in enumerate(tables):
            due = began + (turn + number / len(tables)) * every
            pause = due - loop.time()
            if pause > 0:
                await asyncio.sleep(pause)
            if not await table.move(luck) and not table.over:
                missed += 1
        tick("playing")
    return missed


def figures(tables: list[LoadTable], took: float, missed: int, every: float) -> Data:
    times = sorted(seconds for table in tables for seconds in table.times)
    if not times:
        return {"moves": 0}
    return {
        "tables": len(tables),
        "listeners": len(tables[0].sockets),
        "every_seconds": every,
        "moves": len(times),
        "moves_per_second": round(len(times) / took, 1),
        "median_ms": round(1000 * times[len(times) // 2], 1),
        "p99_ms": round(1000 * times[min(len(times) - 1, int(len(times) * 0.99))], 1),
        "worst_ms": round(1000 * times[-1], 1),
        "missed": missed + sum(1 for table in tables if table.waiting),
        "refused": sum(table.refused for table in tables),
    }
