"""`archipel edition check FILE`: holds an owner's edition against all that is known of the box."""

import argparse
from pathlib import Path

from rich.table import Table
from rich.text import Text

from archipel.cli.common import add_json, out, print_json
from archipel.engine.edition import read_toml
from archipel.files import read_text
from archipel.games import find
from archipel.words import Words

NAME = "edition"
HELP = "check an edition file: mistakes and broken rules are errors, what differs from reports is a warning"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("action", choices=["check"])
    parser.add_argument("file", metavar="FILE", help="an edition file")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    edition = read_toml(read_text(Path(args.file)))
    game = find(edition.game)
    args.game = game.name
    words = Words(args.lang, game)
    problems = game.check(edition)
    errors = sum(1 for problem in problems if problem.fatal)
    if args.json:
        found = [{**problem.data(), "sentence": words.refusal(problem)} for problem in problems]
        print_json({"edition": edition.id, "game": game.name, "hash": edition.hash, "playable": not errors, "problems": found})
        return 2 if errors else 0
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for problem in problems:
        level = words.text("problem-error" if problem.fatal else "problem-warning")
        table.add_row(
            Text(level, style="red" if problem.fatal else "yellow"),
            Text(words.refusal(problem)),
            Text(words.text(f"source-{problem.source}"), style="dim"),
        )
    out.print(table)
    id = "check-bad" if errors else "check-good"
    out.print(Text(words.text(id, edition=edition.id, errors=errors, warnings=len(problems) - errors)))
    return 2 if errors else 0
