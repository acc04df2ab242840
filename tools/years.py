"""Years of use, measured: `make years` fills databases with 100,000 finished and 2,000 running games, and asks a server on them.

Prints figure, bar and verdict, one line each, as `make bars` does, for SQLite and for PostgreSQL. The exit code is 1 where a bar is missed.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import nullcontext
from statistics import median

import httpx
import psutil

from archipel.cli.own_server import OwnServer, postgresql
from archipel.server.people import COOKIE, People, Person
from archipel.store import open_database
from archipel.store.people import PeopleStore
from archipel.table.clock import DAY
from tools.bars import Bar
from tools.filling import Filler, count_entries, size_of

ANSWER_MS = 50.0
START_SECONDS = 3.0
PAUSE = DAY
TIMES = 21
SECONDS_AFTER = 10.0
"""How long after a start the server is looked at again."""


class Measured:
    """A server on a database that was filled, and somebody with many games."""

    def __init__(self, name: str, url: str, filler: Filler, cookie: str) -> None:
        self.name = name
        self.filler = filler
        self.server = OwnServer(url)
        self.cookies = {COOKIE: cookie}

    def asked(self, path: str) -> float:
        """Milliseconds to the whole answer."""
        began = time.perf_counter()
        answer = self.http.get(path)
        took = time.perf_counter() - began
        answer.raise_for_status()
        return 1000 * took

    def bar(self, what: str, paths: list[str]) -> Bar:
        times = [self.asked(path) for path in paths]
        return Bar(f"{self.name}: {what} (median of {len(times)})", round(median(times), 1), "ms", most=ANSWER_MS)

    def bars(self) -> Iterator[Bar]:
        yield from self.start()
        for show in ("open", "running", "over"):
            yield self.bar(f"the lobby, {show}", [f"/api/tables?show={show}"] * TIMES)
        yield self.bar("one's own tables", ["/api/tables?show=mine"] * TIMES)
        yield self.bar("one's own results", ["/api/me/results"] * TIMES)
        yield self.bar("a running table, first load", [f"/api/tables/{id}" for id in self.filler.running[:TIMES]])
        yield self.bar("a finished table, first load", [f"/api/tables/{id}" for id in self.filler.played[:TIMES]])
        yield self.bar("a replay, first time", [f"/api/tables/{id}/replay" for id in self.filler.played[TIMES : 2 * TIMES]])
        yield self.bar("a record", [f"/api/tables/{id}/record" for id in self.filler.played[2 * TIMES : 3 * TIMES]])
        self.http.close()
        self.server.stop()

    def start(self) -> Iterator[Bar]:
        """From nothing to the first answer, after a pause of a day."""
        began = time.perf_counter()
        self.server.start()
        self.http = httpx.Client(base_url=self.server.url, cookies=self.cookies, timeout=60, trust_env=False)
        self.asked("/api/tables?show=running")
        yield Bar(f"{self.name}: start after a pause, to the first answer", round(time.perf_counter() - began, 1), "s", most=START_SECONDS)
        say(self.used("at the first answer"))
        time.sleep(SECONDS_AFTER)
        say(self.used(f"{SECONDS_AFTER:g} s later"))

    def used(self, when: str) -> str:
        """What the server has used so far."""
        assert self.server.process is not None
        process = psutil.Process(self.server.process.pid)
        spent, memory = process.cpu_times(), process.memory_info().rss
        return f"{self.name}: {spent.user + spent.system:.1f} s of CPU and {memory / 1e6:.0f} MB {when}"


async def filled(name: str, url: str, finished: int, running: int, played: int) -> Measured:
    filler = Filler(open_database(url, patient=True), time.time() - PAUSE)
    began = time.perf_counter()
    await filler.fill(finished, running, played)
    size, lines = await size_of(filler.engine), await count_entries(filler.engine)
    took = time.perf_counter() - began
    say(f"{name}: {finished:,} finished and {running:,} running games, {lines:,} entries, filled in {took:.0f} s")
    person, games = await filler.busiest()
    say(f"{name}: {size / 1e6:,.0f} MB, {size / (finished + running) / 1000:.1f} kB a game; somebody with {games:,} games asks")
    await filler.store.fact("heartbeat", repr(filler.now))
    secret = await filler.store.fact("secret", "only on this machine, for a measurement")
    await filler.engine.dispose()
    cookie = People(PeopleStore(filler.engine), secret).cookie_for(Person(person, "Player", "en", False, False, 0))
    return Measured(name, url, filler, cookie)


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--finished", type=int, default=100_000, metavar="N", help="finished games (default: 100000)")
    parser.add_argument("--running", type=int, default=2_000, metavar="N", help="running games (default: 2000)")
    parser.add_argument("--played", type=int, default=200, metavar="N", help="finished games that are really played (default: 200)")
    parser.add_argument("--only", choices=("sqlite", "postgresql"), help="one database instead of both")
    parser.add_argument("--postgresql", metavar="URL", help="an empty database; without it one is started if pgserver is installed")
    args = parser.parse_args()
    kept = True
    with tempfile.TemporaryDirectory() as folder, nullcontext() if args.only == "sqlite" else postgresql(args.postgresql) as database:
        urls = {"SQLite": f"sqlite+aiosqlite:///{folder}/years.db", "PostgreSQL": database}
        for name, url in urls.items():
            if url is None or args.only not in (None, name.lower()):
                continue
            measured = asyncio.run(filled(name, url, args.finished, args.running, args.played))
            for bar in measured.bars():
                say(bar.line())
                kept = kept and bar.holds()
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
