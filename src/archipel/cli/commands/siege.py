"""`archipel siege`: people play at many tables while servers and databases are killed without warning, and over
a network that cannot be relied on. Everything stays on loopback."""

import argparse

from rich.table import Table

from archipel.cli.common import add_json, out, print_json, progress, read_number
from archipel.cli.own_server import end_what_we_start
from archipel.engine.phrase import Data, trouble

NAME = "siege"
HELP = "kill servers and databases and spoil the network while people play, and check that every confirmed move is there exactly once"

ROWS = (
    ("kills, or cuts of all connections", "kills"),
    ("messages held back by the network", "held"),
    ("connections cut in the middle of a message", "cuts"),
    ("commands said twice by the network", "doubled_commands"),
    ("commands that arrived when their sender had gone", "strays"),
    ("old answers told again", "old"),
    ("tables", "tables"),
    ("moves confirmed", "moves"),
    ("undos confirmed", "undos"),
    ("lines of chat confirmed", "lines"),
    ("lost", "lost"),
    ("doubled", "doubled"),
    ("shown, but not stored", "not_stored"),
    ("gaps in a log", "gaps"),
    ("tables that do not load, or load differently", "not_loading"),
    ("games that do not go on", "stuck"),
    ("refused for another reason than that", "strange"),
    ("tracebacks in the servers' logs", "tracebacks"),
    ("until every game goes on, median, s", "again_seconds"),
    ("until every game goes on, worst, s", "again_seconds_worst"),
)


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--kills", default="20", metavar="N", help="kills in each way (default: 20)")
    parser.add_argument("--tables", default="12", metavar="N", help="tables at once, of all games (default: 12)")
    parser.add_argument(
        "--ways", nargs="+", default=["all"], metavar="WAY", help="sqlite, postgresql, two, database, rolling, network, paths"
    )
    parser.add_argument("--seed", default="1", metavar="N", help="for the moves and the moments of the kills (default: 1)")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from archipel.cli.fortress import FAULTS, WAYS, siege

    kills = read_number(args.kills, "--kills", 1, 100_000)
    tables = read_number(args.tables, "--tables", 1, 200)
    seed = read_number(args.seed, "--seed", 0, 2**31)
    ways = list(WAYS) if args.ways == ["all"] else args.ways
    for way in ways:
        if way not in WAYS:
            raise trouble("argument-choice", {"value": way, "allowed": ", ".join(WAYS)})
    results: dict[str, Data] = {}
    end_what_we_start()
    with progress() as bar:
        for way in ways:
            task = bar.add_task(way, total=kills)
            results[way] = siege(way, kills, tables, seed, lambda task=task: bar.update(task, advance=1))  # type: ignore[misc]
    if args.json:
        print_json(results)
    else:
        show({WAYS[way]: result for way, result in results.items()})
    return 1 if any(result[fault] for result in results.values() for fault in FAULTS) else 0


def show(results: dict[str, Data]) -> None:
    table = Table("what was killed", *results)
    for label, key in ROWS:
        table.add_row(label, *(f"{result[key]:,}" if key in result else "–" for result in results.values()))
    out.print(table)
    out.print("A move is confirmed when the server has answered it. Servers, databases and players ran on this machine.")
