"""`archipel fuzz GAME --seconds N`: random and contrary play against the conformance suite."""

import argparse
import secrets
from pathlib import Path

from archipel.arena.fuzz import fuzz
from archipel.cli.common import add_edition, add_game, add_json, err, out, print_json, progress, read_edition, read_number
from archipel.engine.phrase import Data
from archipel.games import find
from archipel.words import Words

NAME = "fuzz"
HELP = "play at random and adversarially until time is up; a failure becomes a record"


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--seconds", default="60", metavar="N", help="how long (default: 60)")
    parser.add_argument("--seed", help="any text; the same seed tries the same games")
    parser.add_argument(
        "--records", default="fuzz-failures", metavar="DIR", help="where the record of a failure goes (default: fuzz-failures)"
    )
    add_edition(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game = find(args.game)
    seconds = read_number(args.seconds, "--seconds", 1, 1_000_000)
    seed = args.seed or secrets.token_hex(8)
    edition = read_edition(game, args.edition)
    with progress() as bar:
        task = bar.add_task(f"fuzz {game.name}", total=seconds)
        report = fuzz(game, seconds, seed, Path(args.records), edition, lambda passed: bar.update(task, completed=passed))
    words = Words(args.lang, game)
    data: Data = {"game": game.name, "seed": seed, **report.tally.data(), "failure": report.failure or None}
    data["record"] = str(report.record) if report.record else None
    if args.json:
        print_json(data)
    elif report.failure:
        err.print(report.failure, markup=False, soft_wrap=True)
        if report.record is not None:
            err.print(words.text("fuzz-failed", file=str(report.record)), markup=False, soft_wrap=True)
    else:
        out.print(words.text("fuzz-good", **data), markup=False, soft_wrap=True)
    return 1 if report.failure else 0
