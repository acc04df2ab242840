"""`archipel export GAME`: a data set of decisions, as Parquet files."""

import argparse
import os
import shlex
import time
from importlib.util import find_spec
from pathlib import Path

from archipel.arena.simulate import Plan
from archipel.arena.tournament import Table
from archipel.cli.common import (
    add_game,
    add_json,
    add_setup,
    out,
    print_json,
    progress,
    read_edition,
    read_number,
    read_options,
    split_seats,
)
from archipel.engine.phrase import trouble
from archipel.games import find

NAME = "export"
HELP = "write the decisions of many games as a data set for learners"


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--out", required=True, metavar="DIR", help="a new folder for the files")
    parser.add_argument("--games", default="1000", metavar="N", help="how many games bots play (default: 1000)")
    parser.add_argument("--bots", metavar="LIST", help="a bot for every seat, e.g. random,greedy (default: two that play at random)")
    parser.add_argument("--from", dest="records", nargs="+", metavar="RECORD", help="record files, or folders of them, instead of bots")
    add_setup(parser)
    parser.add_argument("--seed", default="archipel", help="any text; the same seed gives the same games as `archipel simulate`")
    parser.add_argument("--text", action="store_true", help="add a column with the text of every choice")
    parser.add_argument("--jobs", metavar="N", help="how many processes (default: one on every core)")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if any(find_spec(module) is None for module in ("numpy", "pyarrow")):
        raise trouble("peers-missing", {"value": "pyarrow", "allowed": "pip install 'archipel[data]'"})
    from archipel.envs.export import Order, export, table_of

    game = find(args.game)
    game.observation()
    jobs = read_number(args.jobs, "--jobs", 1, 1024) if args.jobs is not None else os.cpu_count() or 1
    bots: list[str] = []
    games = 0
    if args.records:
        records = record_files(args.records)
        table = table_of(records)
        if table.game.name != game.name:
            raise trouble("record-other-game", {"value": table.game.name, "allowed": game.name})
    else:
        records = []
        games = read_number(args.games, "--games", 1, 10_000_000)
        bots = split_seats(game, args.bots, args.players, ["random"] * 2)
        plan = Plan(game, bots, games, args.seed, read_options(args.option), read_edition(game, args.edition))
        table = Table(game, plan.edition, plan.options, len(bots))
    order = Order(table.data(), args.out, args.text, bots, args.seed, games, records)
    begin = time.perf_counter()
    with progress() as bar:
        task = bar.add_task(game.name, total=games or len(records))
        card = export(order, command(args), jobs, lambda done: bar.advance(task, done))
    seconds = time.perf_counter() - begin
    if args.json:
        print_json({**card, "seconds": round(seconds, 2)})
    else:
        made = card["decisions"]
        out.print(f"{made:,} decisions of {card['games']:,} games in {seconds:.1f} s: {made / seconds * 60:,.0f} a minute", markup=False)
    return 0


def record_files(paths: list[str]) -> list[str]:
    """The files named, and those in the folders named, in order."""
    found = []
    for path in paths:
        inside = sorted(Path(path).glob("*.record")) if Path(path).is_dir() else [Path(path)]
        if not inside:
            raise trouble("folder-no-records", {"value": path})
        found += [str(file) for file in inside]
    return found


def command(args: argparse.Namespace) -> str:
    """What was typed, with every setting that decides about the data."""
    words = ["archipel", "export", args.game, "--out", args.out]
    if args.records:
        words += ["--from", *args.records]
    else:
        words += ["--games", args.games, "--seed", args.seed]
        for name in ("bots", "players", "edition"):
            if getattr(args, name) is not None:
                words += [f"--{name}", getattr(args, name)]
        for option in args.option:
            words += ["--option", option]
    return shlex.join([*words, "--text"] if args.text else words)
