"""A house under siege: servers and databases that are killed without warning, or a network that cannot be relied on; and what is found in
the store afterwards."""

import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Final

from archipel.cli.own_server import OwnPostgres, OwnServer
from archipel.client.bad_wire import BadWire
from archipel.client.besieged import Besieged, besiege
from archipel.engine.phrase import Data, trouble
from archipel.games import find, names
from archipel.store import Store, open_database
from archipel.store.chat import ChatStore
from archipel.table import LogEntry, Table, replay

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql"
TWO: Final = "two"
DATABASE: Final = "database"
ROLLING: Final = "rolling"
NETWORK: Final = "network"
PATHS: Final = "paths"
WAYS: Final = {
    SQLITE: "SQLite, the server is killed",
    POSTGRESQL: "PostgreSQL, the server is killed",
    TWO: "two servers on one PostgreSQL, one of them is killed in turn",
    DATABASE: "PostgreSQL itself is killed, with all its processes",
    ROLLING: "two servers on one PostgreSQL, one of them is stopped in turn, as for an upgrade",
    NETWORK: "SQLite behind a bad network, all connections are cut",
    PATHS: "a bad network leads to either of two servers on one PostgreSQL, all connections are cut",
}

STUCK_SECONDS: Final = 120.0
"""So long a game may stand still after a restart before it counts as one that does not go on."""

LONGEST_CALM: Final = 0.8
"""At most so many seconds are played on after all games have gone on, until the next kill."""

TABS: Final = 2
"""In so many tabs everybody plays where the network is bad."""

FAULTS: Final = ("lost", "doubled", "not_stored", "gaps", "not_loading", "stuck", "strange", "tracebacks")


class Fortress:
    """What is killed and started again. With two servers they take turns."""

    def __init__(self, way: str, folder: Path) -> None:
        self.postgres = None if way in (SQLITE, NETWORK) else OwnPostgres(folder / "data")
        self.database = f"sqlite+aiosqlite:///{folder / 'archipel.db'}" if self.postgres is None else self.postgres.url
        self.log = folder / "log"
        self.servers = [OwnServer(self.database, self.log) for _ in range(2 if way in (TWO, ROLLING, PATHS) else 1)]
        self.way = way
        self.wire: BadWire | None = None
        self.kills = 0

    def open(self) -> None:
        for server in self.servers:
            server.start()

    @asynccontextmanager
    async def reached(self, luck: random.Random) -> AsyncIterator[list[str]]:
        """The addresses at which people find it."""
        urls = [server.url for server in self.servers]
        if self.way not in (NETWORK, PATHS):
            yield urls
            return
        async with BadWire(urls, luck) as self.wire:
            yield [self.wire.url]

    async def strike(self) -> None:
        """One kill, and the restart; or all connections are cut."""
        if self.wire is not None:
            self.wire.cut()
        else:
            await asyncio.to_thread(self.kill)
        self.kills += 1

    def kill(self) -> None:
        """One kill, or one stop where servers are only stopped, and the restart."""
        if self.way == DATABASE:
            assert self.postgres is not None
            self.postgres.kill()
            self.postgres.start()
        else:
            server = self.servers[self.kills % len(self.servers)]
            if self.way == ROLLING:
                server.stop()
            else:
                server.kill()
            server.start()

    def tracebacks(self) -> int:
        """How many there are in the servers' logs."""
        return self.log.read_text(encoding="utf-8").count("Traceback")

    def close(self) -> None:
        for server in self.servers:
            server.stop()
        if self.postgres is not None:
            self.postgres.stop()


class Siege:
    """Tables at which people play on, whatever is killed. `faults` counts what must not be."""

    def __init__(self, fortress: Fortress, tables: int, seed: int) -> None:
        self.fortress = fortress
        self.luck = random.Random(seed)
        self.size = tables
        self.opened = 0
        self.tables: list[Besieged] = []
        self.finished: list[Besieged] = []
        self.playing: dict[str, asyncio.Task[None]] = {}
        self.faults: Counter[str] = Counter()
        self.pauses: list[float] = []

    async def run(self, kills: int, tick: Callable[[], None]) -> Data:
        async with self.fortress.reached(self.luck) as urls:
            try:
                for _ in range(kills):
                    await self.fill(urls)
                    await asyncio.sleep(self.luck.random() * LONGEST_CALM)
                    began = time.monotonic()
                    before = self.promised()
                    await self.fortress.strike()
                    await self.examine(self.tables)
                    await self.go_on(before)
                    self.pauses.append(time.monotonic() - began)
                    tick()
                await self.examine([*self.finished, *self.tables])
            finally:
                await self.leave()
        return self.figures()

    async def fill(self, urls: list[str]) -> None:
        """Games that are over make room for new ones. Until they have begun the network is calm."""
        wire = self.fortress.wire
        for table in [table for table in self.tables if self.playing[table.id].done()]:
            self.playing.pop(table.id).result()
            self.tables.remove(table)
            self.finished.append(table)
        if wire is not None:
            wire.calm = len(self.tables) < self.size
        while len(self.tables) < self.size:
            number, self.opened = self.opened, self.opened + 1
            game = names()[number % len(names())]
            clock = {"kind": "budget", "budget": 86_400} if number % 2 else {"kind": "none"}
            tabs = 1 if wire is None else TABS
            table = await besiege(urls, game, 1 if number % 3 == 0 else 0, clock, tabs, random.Random(self.luck.random()))
            self.tables.append(table)
            self.playing[table.id] = asyncio.create_task(table.play())
        if wire is not None:
            wire.calm = False

    def promised(self) -> dict[str, int]:
        return {table.id: len(table.moves) for table in self.tables}

    async def go_on(self, before: dict[str, int]) -> None:
        """Waits until something new was promised at every table."""
        until = time.monotonic() + STUCK_SECONDS
        waiting = list(self.tables)
        while waiting and time.monotonic() < until:
            await asyncio.sleep(0.02)
            waiting = [table for table in waiting if len(table.moves) == before[table.id] and not self.playing[table.id].done()]
        self.faults["stuck"] += len(waiting)

    async def examine(self, tables: list[Besieged]) -> None:
        """What the store holds, against what was promised before it is read."""
        engine = open_database(self.fortress.database, patient=True)
        try:
            store, chat = Store(engine, find), ChatStore(engine)
            for table in tables:
                told, moves, undos, said = table.told, dict(table.moves), dict(table.undos), list(table.said)
                found = await store.read(table.id)
                log = [] if found is None else found[1]
                self.faults.update(compared(log, told, moves, undos))
                lines = Counter(line.text for line in await chat.since(table.id, 0))
                self.faults["lost"] += sum(1 for text in said[-100:] if not lines[text])
                self.faults["doubled"] += sum(1 for count in lines.values() if count > 1)
                if found is None or not same(replay(table.id, found[0], find, log), await store.load(table.id)):
                    self.faults["not_loading"] += 1
        finally:
            await engine.dispose()

    async def leave(self) -> None:
        for task in self.playing.values():
            task.cancel()
        await asyncio.gather(*self.playing.values(), return_exceptions=True)
        for table in [*self.finished, *self.tables]:
            self.faults["strange"] += len(table.strange)
            await table.leave()

    def figures(self) -> Data:
        self.faults["tracebacks"] = self.fortress.tracebacks()
        tables = [*self.finished, *self.tables]
        pauses = sorted(self.pauses)
        return {
            "kills": self.fortress.kills,
            "tables": len(tables),
            "moves": sum(len(table.moves) for table in tables),
            "undos": sum(len(table.undos) for table in tables),
            "lines": sum(len(table.said) for table in tables),
            **(dict(self.fortress.wire.done) if self.fortress.wire is not None else {}),
            **{name: self.faults[name] for name in FAULTS},
            "again_seconds": round(pauses[len(pauses) // 2], 1),
            "again_seconds_worst": round(pauses[-1], 1),
        }


def compared(log: list[LogEntry], told: int, moves: dict[int, tuple[str, str]], undos: dict[int, str]) -> Counter[str]:
    """What of the promises is not in a log, or there twice."""
    faults: Counter[str] = Counter()
    kept = Counter((entry.data["decision"], entry.person, *entry.data["moves"]) for entry in log if entry.kind == "move")
    decisions = Counter(entry.data["decision"] for entry in log if entry.kind in ("move", "undo"))
    taken_back = {(entry.data["decision"], entry.person) for entry in log if entry.kind == "undo"}
    faults["lost"] = sum(1 for decision, promise in moves.items() if not kept[decision, *promise])
    faults["lost"] += sum(1 for promise in undos.items() if promise not in taken_back)
    faults["doubled"] = sum(1 for count in decisions.values() if count > 1)
    faults["not_stored"] = max(0, told - len(log))
    faults["gaps"] = sum(1 for number, entry in enumerate(log, 1) if entry.number != number)
    return faults


def same(one: Table, other: Table | None) -> bool:
    """Whether a log replayed, and the table as it is loaded, are in the same state; whatever has happened since then."""
    if other is None or other.version < one.version:
        return False
    if other.version > one.version:
        return True
    return one.match.state.digest() == other.match.state.digest() and one.match.last_hash == other.match.last_hash


def siege(way: str, kills: int, tables: int, seed: int, tick: Callable[[], None]) -> Data:
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        try:
            fortress = Fortress(way, Path(folder))
        except ImportError:
            raise trouble("siege-no-postgresql", {"value": way}) from None
        stack.callback(fortress.close)
        fortress.open()
        return asyncio.run(Siege(fortress, tables, seed).run(kills, tick))
