"""`archipel load`: how many tables a server holds on this machine, on PostgreSQL and on SQLite. Everything stays on loopback."""

import argparse
import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path

from rich.table import Table

from archipel.cli.common import add_json, out, print_json, progress, read_number
from archipel.cli.own_server import end_what_we_start, postgresql, served
from archipel.engine.phrase import Data
from archipel.games import find

NAME = "load"
HELP = "measure how many tables a server can hold: many moves at once over WebSockets, on PostgreSQL and SQLite"

BAR_MS = 150.0
FEWEST = 10


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="flucht", metavar="GAME", help="what is played (default: flucht)")
    parser.add_argument("--tables", default="300", metavar="N", help="tables at once (default: 300)")
    parser.add_argument("--listeners", default="3", metavar="N", help="listeners a table, two of them players (default: 3)")
    parser.add_argument("--every", default="2", metavar="SECONDS", help="how often each table makes a move, in seconds (default: 2)")
    parser.add_argument("--seconds", default="20", metavar="N", help="how long is played (default: 20)")
    parser.add_argument("--postgresql", metavar="URL", help="an empty database; without it one is started if pgserver is installed")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game = find(args.game).name
    tables = read_number(args.tables, "--tables", 1, 5_000)
    listeners = read_number(args.listeners, "--listeners", 2, 50)
    every = read_number(args.every, "--every", 1, 3_600)
    seconds = read_number(args.seconds, "--seconds", 1, 3_600)

    def measure(database: str, tables: int) -> Data:
        with served(database) as url:
            return measured(url, game, tables, listeners, every, seconds)

    results: dict[str, Data] = {}
    end_what_we_start()
    with postgresql(args.postgresql) as database:
        if database is not None:
            results["PostgreSQL"] = measure(database, tables)
    results["SQLite"] = what_holds(measure, tables)
    if args.json:
        print_json(results)
    else:
        show(results)
    return 0


def measured(url: str, game: str, tables: int, listeners: int, every: int, seconds: int) -> Data:
    from archipel.client.load import load

    with progress() as bar:
        task = bar.add_task("load", total=tables + max(1, round(seconds / every)))
        return asyncio.run(load(url, game, tables, listeners, every, seconds, lambda what: bar.update(task, description=what, advance=1)))


def holds(result: Data) -> bool:
    return bool(result["moves"] and result["p99_ms"] < BAR_MS and not result["missed"] and not result["refused"])


def what_holds(measure: Callable[[str, int], Data], tables: int) -> Data:
    """As many tables as SQLite holds: fewer and fewer, until the slowest hundredth is quick enough."""
    while True:
        with tempfile.TemporaryDirectory() as folder:
            result = measure(f"sqlite+aiosqlite:///{Path(folder, 'load.db')}", tables)
        if holds(result) or tables <= FEWEST:
            return result
        tables = max(FEWEST, tables * 2 // 3)


ROWS = (
    ("tables", "tables"),
    ("listeners a table", "listeners"),
    ("moves", "moves"),
    ("moves a second", "moves_per_second"),
    ("median, ms", "median_ms"),
    ("99th percentile, ms", "p99_ms"),
    ("slowest, ms", "worst_ms"),
    ("left out (the one before was under way)", "missed"),
    ("refused", "refused"),
)


def show(results: dict[str, Data]) -> None:
    table = Table("from sending a move to its delivery at all listeners", *results)
    for label, key in ROWS:
        table.add_row(label, *(str(result.get(key, "–")) for result in results.values()))
    held = (f"{'yes' if holds(result) else 'no'} (bar: {BAR_MS:g} ms)" for result in results.values())
    table.add_row("holds", *held)
    out.print(table)
    if "PostgreSQL" not in results:
        out.print("PostgreSQL was not measured: install pgserver, or name an empty database with --postgresql.")
    out.print("Server, generator and database on this machine; every move was durable before it was delivered.")
