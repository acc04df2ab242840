"""`archipel bench`: how fast the games run, interpreted and compiled, beside Catanatron and OpenSpiel."""

import argparse

from rich.table import Table

from archipel.arena.bench import bench
from archipel.cli.common import add_json, out, print_json, progress
from archipel.cli.compiled import compiled_home
from archipel.engine.phrase import Data, trouble
from archipel.games import find, names

NAME = "bench"
HELP = "measure the speed of the games beside their peers, in one run"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (default: all)")
    parser.add_argument("--quick", action="store_true", help="ends within 40 seconds")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    games = args.games or names()
    for game in games:
        find(game)
    home = compiled_home()
    if home is None:
        raise trouble("not-compiled", {})
    rounds, seconds = (2, 1.5 / len(games)) if args.quick else (5, 2.0)
    with progress() as bar:
        task = bar.add_task("bench", total=rounds * (len(games) + 2))

        def tick(what: str) -> None:
            bar.update(task, description=what, advance=1)

        result = bench(games, home, rounds, seconds, tick)
    if args.json:
        print_json(result)
    else:
        show(result)
    return 0


def show(result: Data) -> None:
    table = Table("", "decisions/s", "interpreted", "with events", "copy", "replay", *(f"× {peer}" for peer in result["peers"]))
    for game, found in result["games"].items():
        table.add_row(
            game,
            f"{found['decisions_per_second']:,}",
            f"{found['interpreted_decisions_per_second']:,}",
            f"{found['events_times_slower']} × slower",
            f"{found['copy_microseconds']} µs",
            f"{found['replay_milliseconds']} ms",
            *(f"{found['times'][peer]} (bar: {found['bars'].get(peer, '–')})" for peer in result["peers"]),
        )
    for peer, speed in result["peers"].items():
        table.add_row(peer, f"{speed:,}")
    out.print(table)
    out.print("Four seats, random moves, one process at a time; ratios are medians of the ratios within a round.")
