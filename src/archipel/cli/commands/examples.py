"""`archipel examples GAME`: runs the examples of the rulebook."""

import argparse

from rich.table import Table

from archipel.cli.common import add_game, add_json, out, print_json
from archipel.engine.examples import load_examples, run_example
from archipel.games import find
from archipel.words import Words

NAME = "examples"
HELP = "run the examples of a game's rulebook"


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game = find(args.game)
    words = Words(args.lang, game)
    done = [(example, run_example(game, example)) for example in load_examples(game)]
    if args.json:
        print_json([{"name": example.name, "rule": example.rule, "passed": not wrong, "wrong": list(wrong)} for example, wrong in done])
    else:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for example, wrong in done:
            result = "[red]" + words.text("examples-failed") if wrong else "[green]" + words.text("examples-passed")
            table.add_row(example.name, f"§ {example.rule}", result, "\n".join(wrong))
        out.print(table)
    return 1 if any(wrong for _, wrong in done) else 0
