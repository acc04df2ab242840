"""Our server beside boardgame.io's, at the same load on this machine: python -m tools.peer_load [--tables 10 100 1000] [--moves 60].

Every table has three listeners, two who play and one who watches. A move is sent as soon as the one before has reached all three, so both
servers do as much as they can. Ours keeps every move on SQLite before it tells of it; boardgame.io runs as it comes, with its storage in
memory, its own clients and a small game of the same kind (`tools/peer`). They take turns, and the median of the rounds counts.

CPU a move is that of the server process alone, so it says the same on a busy machine; that of the generator stands apart.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

import httpx
import psutil

from archipel.cli.own_server import OwnServer
from archipel.client.load import SETTING_UP, LoadTable, set_up
from archipel.engine.phrase import Data

PEER: Final = Path(__file__).parent / "peer"
LISTENERS: Final = 3
SETTLING: Final = 1.0
"""So many seconds pass between setting up and playing."""


class Flooded(NamedTuple):
    """What one round came to: the moves that reached everybody, in how many seconds, and the CPU seconds of server and generator."""

    moves: int
    seconds: float
    server: float
    generator: float

    def rate(self) -> float:
        return self.moves / self.seconds

    def server_ms(self) -> float:
        return 1000 * self.server / self.moves

    def generator_ms(self) -> float:
        return 1000 * self.generator / self.moves


def cpu_of(process: psutil.Process) -> float:
    """The CPU seconds that a server has used so far, with all of its processes."""
    times = [each.cpu_times() for each in (process, *process.children(recursive=True))]
    return float(sum(time.user + time.system for time in times))


# Ours


class FloodedTable:
    """A table at which a move follows as soon as the one before has reached everybody."""

    def __init__(self, table: LoadTable) -> None:
        self.table = table
        self.complete = asyncio.Event()

    async def listen(self, number: int) -> None:
        async for text in self.table.sockets[number]:
            self.table.hear(number, text)
            if not self.table.waiting:
                self.complete.set()

    async def play(self, moves: int, luck: random.Random) -> None:
        for _ in range(moves):
            self.complete.clear()
            if not await self.table.move(luck):
                return
            await self.complete.wait()


async def flood(server: OwnServer, game: str, tables: int, moves: int) -> Flooded:
    """Sets the tables up, plays so many moves at each, and says what that took."""
    assert server.process is not None
    process = psutil.Process(server.process.pid)
    gate = asyncio.Semaphore(SETTING_UP)
    no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    async with httpx.AsyncClient(base_url=server.url, timeout=60, cookies=no_cookies) as client:

        async def one(number: int) -> FloodedTable:
            async with gate:
                table = await set_up(client, game, number, LISTENERS)
                await table.connect(server.url)
                return FloodedTable(table)

        flooded = await asyncio.gather(*(one(number) for number in range(tables)))
    listening = [asyncio.create_task(table.listen(number)) for table in flooded for number in range(LISTENERS)]
    await asyncio.sleep(SETTLING)
    luck = random.Random(0)
    cpu, own, began = cpu_of(process), time.process_time(), time.perf_counter()
    await asyncio.gather(*(table.play(moves, luck) for table in flooded))
    result = Flooded(
        sum(len(each.table.times) for each in flooded), time.perf_counter() - began, cpu_of(process) - cpu, time.process_time() - own
    )
    for each in flooded:
        await each.table.close()
    await asyncio.gather(*listening, return_exceptions=True)
    return result


def ours(game: str, tables: int, moves: int) -> Flooded:
    with tempfile.TemporaryDirectory() as folder:
        server = OwnServer(f"sqlite+aiosqlite:///{Path(folder, 'load.db')}")
        server.start()
        try:
            return asyncio.run(flood(server, game, tables, moves))
        finally:
            server.stop()


# boardgame.io


def install() -> None:
    """Once: the packages that the lock file names."""
    if not (PEER / "node_modules" / "boardgame.io").exists():
        subprocess.run(["npm", "ci", "--omit=dev", "--ignore-scripts", "--loglevel=error"], cwd=PEER, check=True, stdout=subprocess.DEVNULL)


@contextmanager
def node(script: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A program of boardgame.io, in production as a host would run it."""
    env = {**os.environ, "NODE_ENV": "production"}
    command = ["node", str(PEER / script), *arguments]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def peers(tables: int, moves: int) -> Flooded:
    with node("server.js") as server:
        assert server.stdout is not None
        port = server.stdout.readline().strip()
        with node("load.js", port, str(tables), str(moves)) as generator:
            assert generator.stdin is not None
            assert generator.stdout is not None
            if generator.stdout.readline() != "ready\n":
                raise SystemExit("boardgame.io's tables could not be set up")
            time.sleep(SETTLING)
            process = psutil.Process(server.pid)
            cpu = cpu_of(process)
            generator.stdin.write("go\n")
            generator.stdin.flush()
            figures: Data = json.loads(generator.stdout.readline())
            return Flooded(figures["moves"], figures["seconds"], cpu_of(process) - cpu, figures["generator"])


# Side by side


def beside(game: str, tables: int, moves: int, rounds: int) -> Data:
    """Both in turn, so that what else the machine does meets both alike."""
    install()
    measured: dict[str, list[Flooded]] = {"ours": [], "boardgame.io": []}
    for _ in range(rounds):
        measured["ours"].append(ours(game, tables, moves))
        measured["boardgame.io"].append(peers(tables, moves))

    def middle(of: Callable[[Flooded], float]) -> dict[str, float]:
        return {name: median(of(each) for each in results) for name, results in measured.items()}

    rate, server, generator = middle(Flooded.rate), middle(Flooded.server_ms), middle(Flooded.generator_ms)
    return {
        "tables": tables,
        "moves": {name: sum(each.moves for each in results) for name, results in measured.items()},
        "moves_per_second": {name: round(value, 1) for name, value in rate.items()},
        "server_ms_a_move": {name: round(value, 2) for name, value in server.items()},
        "generator_ms_a_move": {name: round(value, 2) for name, value in generator.items()},
        "times_its_rate": round(rate["ours"] / rate["boardgame.io"], 2),
        "its_cpu_in_ours": round(server["boardgame.io"] / server["ours"], 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="our server beside boardgame.io's, at the same load")
    parser.add_argument("--game", default="flucht", help="what is played at our server (default: flucht)")
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 1000], help="how many tables (default: 10, 100 and 1000)")
    parser.add_argument("--moves", type=int, default=60, help="moves at each table (default: 60)")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured (default: 3)")
    args = parser.parse_args()
    for tables in args.tables:
        sys.stdout.write(json.dumps(beside(args.game, tables, args.moves, args.rounds), indent=2) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
