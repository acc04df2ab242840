"""`archipel conformance GAME`: the checks that every game must pass, on every number of seats with every option."""

import argparse
from pathlib import Path

from rich.table import Table

from archipel.arena.conform import conform
from archipel.cli.common import add_edition, add_game, add_json, err, out, print_json, progress, read_edition, read_number
from archipel.engine.conformance import ONE_READER, Tally
from archipel.engine.phrase import Data
from archipel.engine.setups import SetUp, set_ups
from archipel.games import find
from archipel.words import Words

NAME = "conformance"
HELP = "run the checks that every game must pass, on one of ours or your own, and report what was checked and how often"

COLUMNS = ("seats", "options", "states", "legal moves played", "illegal moves refused", "leak tests")


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--leaks",
        default=str(ONE_READER),
        metavar="N",
        help="leak tests in a hundred states, each for one seat or the spectator (default: 100, one at every state)",
    )
    parser.add_argument(
        "--records",
        default="conformance-failures",
        metavar="DIR",
        help="where the record of a failure goes (default: conformance-failures)",
    )
    add_edition(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game = find(args.game)
    leaks = read_number(args.leaks, "--leaks", 0, 10_000)
    edition = read_edition(game, args.edition)
    done: list[Data] = []
    with progress() as bar:
        task = bar.add_task(f"conformance {game.name}", total=len(set_ups(game)))

        def tick(set_up: SetUp, tally: Tally) -> None:
            bar.update(task, advance=1)
            done.append({"seats": set_up.seats, "options": set_up.options, **tally.data()})

        report = conform(game, leaks, Path(args.records), edition, tick)
    if args.json:
        record = str(report.record) if report.record else None
        print_json({"game": game.name, "set_ups": done, **report.tally.data(), "failure": report.failure or None, "record": record})
        return 1 if report.failure else 0
    show(done, report.tally)
    if report.failure:
        err.print(report.failure, markup=False, soft_wrap=True)
        if report.record is not None:
            err.print(Words(args.lang, game).text("fuzz-failed", file=str(report.record)), markup=False, soft_wrap=True)
        return 1
    out.print(f"Every contract holds at every state of {report.tally.games} games.")
    return 0


def show(done: list[Data], tally: Tally) -> None:
    table = Table(*COLUMNS)
    for row in done:
        options = ", ".join(f"{name}={value}" for name, value in row["options"].items())
        table.add_row(str(row["seats"]), options, *(f"{row[key]:,}" for key in ("states", "legal", "refused", "leaks")))
    table.add_row("all", "", *(f"{number:,}" for number in (tally.states, tally.legal, tally.refused, tally.leaks)), style="bold")
    out.print(table)
