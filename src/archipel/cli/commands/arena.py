"""`archipel arena`: tournaments between bots, measured."""

import argparse
import os
import time
from collections import Counter
from contextlib import closing
from pathlib import Path

from archipel.arena.cluster import on_ray
from archipel.arena.cores import on_cores
from archipel.arena.ledger import Ledger, look_into
from archipel.arena.plots import plots
from archipel.arena.report import report, telling
from archipel.arena.sheets import sheets
from archipel.arena.tournament import LADDER, ROUND_ROBIN, Table, Tournament
from archipel.cli.common import add_json, edition_text, err, print_json, progress, read_edition, read_number, read_options
from archipel.cli.standings import show
from archipel.engine.edition import Edition, read_toml
from archipel.engine.game import Game
from archipel.engine.phrase import Data, trouble
from archipel.files import write_text
from archipel.games import find, names
from archipel.words import Words

NAME = "arena"
HELP = "let bots play tournaments, and measure how strong they are and what decides games"

WHERE = {"cores": on_cores, "ray": on_ray}


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", dest="islands", nargs="+", metavar="GAME", help="which games (default: all)")
    parser.add_argument(
        "--bots",
        nargs="+",
        default=["greedy", "random"],
        metavar="BOT",
        help="e.g. random search:200 search:100ms (default: greedy random)",
    )
    parser.add_argument(
        "--seats", nargs="+", default=["2"], metavar="N", help="how many sit at a table; several are played each (default: 2)"
    )
    parser.add_argument("--games", default="100", metavar="N", help="games of every line-up of bots, seats in turn (default: 100)")
    parser.add_argument("--ladder", action="store_true", help="each bot meets only the next in the list, not all the others")
    parser.add_argument("--edition", nargs="+", default=[], metavar="FILE", help="edition files of your own, or names of the games' own")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option, for the games that have it")
    parser.add_argument("--seed", default="arena", help="any text; the same seed gives the same games")
    parser.add_argument("--out", metavar="DIR", help="keep the games in this folder; repeat the command to resume")
    parser.add_argument("--show", metavar="DIR", help="play nothing: show the games of this folder again")
    parser.add_argument("--on", choices=list(WHERE), default="cores", help="all cores of this machine, or a Ray cluster (RAY_ADDRESS)")
    parser.add_argument("--jobs", metavar="N", help="how many games at a time (default: one on every core)")
    parser.add_argument("--csv", action="store_true", help="write the figures into the folder as CSV files")
    parser.add_argument("--plots", action="store_true", help="draw the figures into the folder as SVG files")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    folder = args.show if args.show is not None else args.out
    if folder is None and (args.csv or args.plots):
        raise trouble("arena-no-folder", {})
    if args.show is not None:
        ledger = look_into(Path(args.show))
    else:
        ledger = Ledger(read_arguments(args), Path(folder) if folder is not None else None)
        play(args, ledger)
    found = report(ledger.tournament, ledger.lines())
    if args.csv:
        for name, text in sheets(ledger.tournament, found, ledger.lines()).items():
            write_text(Path(folder, f"{name}.csv"), text)
    if args.plots:
        draw(found, Path(folder))
    if args.json:
        print_json(found)
    else:
        show(found)
    return 0


def read_arguments(args: argparse.Namespace) -> Tournament:
    games = [find(name) for name in dict.fromkeys(args.islands or names())]
    seats = [read_number(text, "--seats", 1, 100) for text in dict.fromkeys(args.seats)]
    options = read_options(args.option)
    given = read_editions(args, games)
    tables = []
    for game in games:
        chosen = options_for(game, games, options)
        editions = [edition for owner, edition in given if owner is game] or [game.edition()]
        tables += [Table(game, edition, chosen, number) for edition in editions for number in seats]
    rounds = read_number(args.games, "--games", 1, 10_000_000)
    return Tournament(tables, args.bots, rounds, args.seed, LADDER if args.ladder else ROUND_ROBIN)


def options_for(game: Game, games: list[Game], given: dict[str, str]) -> dict[str, str]:
    """Those of the options given that this game has; one that no game has is refused."""
    own = {option.name for option in game.options}
    known = {option.name for one in games for option in one.options}
    return game.read_options({name: value for name, value in given.items() if name in own or name not in known})


def read_editions(args: argparse.Namespace, games: list[Game]) -> list[tuple[Game, Edition]]:
    """Every edition given with its game; one of no game played here is refused, in the words of that game."""
    found = []
    for value in dict.fromkeys(args.edition):
        owner = next((game for game in games if value in game.editions), None)
        if owner is None:
            named = read_toml(edition_text(Path(value))).game
            owner = next((game for game in games if game.name == named), games[0])
        args.game = owner.name
        edition = read_edition(owner, value)
        assert edition is not None
        found.append((owner, edition))
    args.game = ""
    return found


def play(args: argparse.Namespace, ledger: Ledger) -> None:
    """Plays the games that are still to be played, and says how fast that went."""
    words = Words(args.lang)
    tournament = ledger.tournament
    jobs = read_number(args.jobs, "--jobs", 1, 1024) if args.jobs is not None else os.cpu_count() or 1
    ledger.open()
    left = ledger.left()
    if ledger.dropped:
        err.print(words.text("arena-dropped"), markup=False, soft_wrap=True)
    if ledger.games:
        err.print(words.text("arena-resumed", finished=len(ledger.games), games=len(tournament.numbers())), markup=False, soft_wrap=True)
    if not left:
        return
    begin = time.perf_counter()
    with progress() as bar:
        tasks = {table: bar.add_task(f"{table.game.name} {table.seats}", total=0) for table in tournament.tables}
        totals = Counter(tournament.line_up(number).table for number in tournament.numbers())
        ready = Counter(tournament.line_up(number).table for number in ledger.games)
        for table, task in tasks.items():
            bar.update(task, total=totals[table], completed=ready[table])
        try:
            with closing(WHERE[args.on](tournament.player(), left, jobs)) as games:
                for number, line in games:
                    ledger.add(line)
                    bar.advance(tasks[tournament.line_up(number).table])
        except KeyboardInterrupt:
            if ledger.folder is not None:
                err.print(words.text("arena-stopped", finished=len(ledger.games)), markup=False, soft_wrap=True)
            raise
    seconds = time.perf_counter() - begin
    err.print(f"{len(left)} games in {seconds:.1f} s: {len(left) / seconds:.2f} a second", markup=False)


def draw(found: Data, folder: Path) -> None:
    for number, table in enumerate(found["tables"], 1):
        if table["games"]:
            for name, picture in plots(table, telling(table["choices"])).items():
                write_text(folder / f"{number}-{table['game']}-{table['seats']}-{name}.svg", picture)
