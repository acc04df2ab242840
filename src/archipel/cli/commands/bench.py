"""`archipel bench`: how fast the games run, interpreted and compiled, beside Catanatron and OpenSpiel; and how fast learners play them."""

import argparse
from pathlib import Path

from rich.table import Table

from archipel.arena.bench import bench
from archipel.cli.common import add_json, out, print_json, progress
from archipel.cli.compiled import compiled_home
from archipel.engine.phrase import Data, trouble
from archipel.games import find, names

NAME = "bench"
HELP = "measure the speed of the games next to comparable engines, in one run"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (default: all)")
    parser.add_argument("--quick", action="store_true", help="ends within 40 seconds")
    parser.add_argument("--envs", action="store_true", help="measure PettingZoo, Gymnasium and OpenSpiel, next to games of their own")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    games = args.games or names()
    for game in games:
        find(game)
    home = compiled_home()
    if home is None:
        raise trouble("not-compiled", {})
    if args.envs:
        return measure_envs(args, home)
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


def measure_envs(args: argparse.Namespace, home: Path) -> int:
    from archipel.envs import bench as envs

    games = args.games or [name for name in names() if find(name).observation_class is not None]
    count = len(envs.steps(games))
    rounds, seconds = (2, 15 / count) if args.quick else (5, 2.0)
    with progress() as bar:
        task = bar.add_task("bench", total=rounds * count)

        def tick(what: str) -> None:
            bar.update(task, description=what, advance=1)

        result = envs.bench(games, home, rounds, seconds, tick)
    if args.json:
        print_json(result)
    else:
        show_envs(result)
    return 0


ROWS = (
    ("decisions a second, compiled", "decisions_per_second", "{:,}"),
    ("decisions a second, interpreted", "interpreted_decisions_per_second", "{:,}"),
    ("compiled against interpreted", "compiled_times_interpreted", "{} ×"),
    ("with events, compiled", "events_times_slower", "{} × slower"),
    ("with events, interpreted", "interpreted_events_times_slower", "{} × slower"),
    ("a copy, compiled", "copy_microseconds", "{} µs"),
    ("a copy, interpreted", "interpreted_copy_microseconds", "{} µs"),
    ("replaying a finished game, compiled", "replay_milliseconds", "{} ms"),
    ("replaying a finished game, interpreted", "interpreted_replay_milliseconds", "{} ms"),
)


def show(result: Data) -> None:
    games = result["games"]
    table = Table("", *games)
    for label, key, form in ROWS:
        table.add_row(label, *(form.format(found[key]) for found in games.values()))
    for peer, speed in result["peers"].items():
        bars = [found["bars"].get(peer) for found in games.values()]
        times = [f"{found['times'][peer]} ×" + (f" (bar: {bar:g})" if bar else "") for found, bar in zip(games.values(), bars, strict=True)]
        table.add_row(f"against {peer} ({speed:,} a second)", *times)
    out.print(table)
    out.print("Four seats, random moves, one process at a time; ratios are medians of the ratios within a round.")


STEP = (
    ("the rules", "engine"),
    ("what the seat knows", "observe"),
    ("as an array", "array"),
    ("the mask", "mask"),
    ("the library", "library"),
    ("together", "step"),
)
SPEEDS = (
    ("PettingZoo", "pettingzoo"),
    ("Gymnasium, one game at a time", "gymnasium"),
    ("Gymnasium, many games at once", "vector"),
    ("OpenSpiel", "openspiel"),
    ("OpenSpiel, chance sampled", "openspiel_sampled"),
)


def show_envs(result: Data) -> None:
    games = result["games"].values()
    table = Table("", *result["games"])
    for label, key in STEP:
        table.add_row(f"a step with PettingZoo: {label}", *(f"{found['microseconds'][key]} µs" for found in games))
    for label, key in SPEEDS:
        table.add_row(f"{label}, steps a second", *(f"{found[key]:,}" for found in games))
    table.add_row("many at once against one at a time", *(f"{found['vector_times']} ×" for found in games))
    for peer, speed in result["peers"].items():
        table.add_row(f"against {peer} ({speed:,} a second)", *(against(found, peer) for found in games))
    for peer in result["missing"]:
        table.add_row(f"against {peer}", *("not installed" for _ in games))
    out.print(table)
    out.print("Two seats, random moves, one measurement at a time; ratios are medians of the ratios within a round.")


def against(figures: Data, peer: str) -> str:
    """How many times as fast as a peer; in OpenSpiel, also with sampled chance."""
    sampled = figures["sampled_times"].get(peer)
    return f"{figures['times'][peer]} ×" + (f", sampled {sampled} ×" if sampled else "")
