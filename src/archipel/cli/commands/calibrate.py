"""`archipel calibrate GAME`: whether an edition plays as its box is known to play."""

import argparse
import os
from functools import partial

from rich.table import Table

from archipel.arena.calibrate import Calibration, Figure, measure
from archipel.cli.common import add_edition, add_game, add_json, out, print_json, progress, read_edition, read_number
from archipel.games import find

NAME = "calibrate"
HELP = "play many games between bots and compare the edition with what is known about the printed game"


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", metavar="N", help="how many games (default: as the calibration says)")
    parser.add_argument("--seats", metavar="N", help="how many players; bounds on wins go by a fair share (default: as it says)")
    parser.add_argument("--bot", default="", help="who plays on every seat (default: as the calibration says)")
    add_edition(parser)
    parser.add_argument("--seed", default="calibrate", help="any text; the same seed gives the same games")
    parser.add_argument("--jobs", metavar="N", help="how many games at a time (default: one on every core)")
    parser.add_argument("--all", action="store_true", help="every figure, not only the narrowest of each bar and those not kept")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game = find(args.game)
    games = read_number(args.games, "--games", 2, 10_000_000) if args.games else 0
    jobs = read_number(args.jobs, "--jobs", 1, 1024) if args.jobs else os.cpu_count() or 1
    seats = read_number(args.seats, "--seats", game.fewest, game.most) if args.seats else 0
    make = partial(prepare, args.game, args.bot, games, args.seed, args.edition, seats)
    games = make().plan.games
    with progress() as bar:
        task = bar.add_task(game.name, total=games)
        figures = measure(make, jobs, lambda played: bar.advance(task, played))
    if args.json:
        print_json({"game": game.name, "games": games, "figures": [figure.data() for figure in figures]})
    else:
        show(figures if args.all else narrow(figures), games)
    return 0 if all(figure.kept for figure in figures) else 1


def prepare(name: str, bot: str, games: int, seed: str, edition: str | None, seats: int) -> Calibration:
    game = find(name)
    return Calibration(game, bot, games, seed, read_edition(game, edition), seats)


def narrow(figures: list[Figure]) -> list[Figure]:
    """The figure of each bar that is nearest to a bound, and all that are not kept."""

    def room(figure: Figure) -> float:
        least, most = figure.bounds.get("least"), figure.bounds.get("most")
        return min(figure.low - least if least is not None else float("inf"), most - figure.high if most is not None else float("inf"))

    bars = {figure.bar["name"]: [one for one in figures if one.bar is figure.bar] for figure in figures}
    return [figure for group in bars.values() for figure in group if not figure.kept or figure is min(group, key=room)]


def show(figures: list[Figure], games: int) -> None:
    table = Table("bar", "figure", "measured", "95 % interval", "bounds", "kept", title=f"{games} games")
    for figure in figures:
        bounds = " and ".join(f"at {word} {bound}" for word, bound in figure.bounds.items())
        interval = f"{figure.low:.3f} to {figure.high:.3f}"
        table.add_row(figure.bar["name"], figure.name, f"{figure.value:.3f}", interval, bounds, "yes" if figure.kept else "NO")
    out.print(table)
