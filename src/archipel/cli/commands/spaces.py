"""`archipel spaces GAME`: what every number of an observation means, and every move."""

import argparse
from collections.abc import Iterable

from rich.table import Table

from archipel.cli.common import add_edition, add_game, add_json, out, print_json, read_edition, read_number
from archipel.envs.tables import actions, numbers
from archipel.games import find

NAME = "spaces"
HELP = "list what learners see and do: every number of an observation, and every move"

NUMBERS = ("index", "group", "entry", "meaning", "top")
MOVES = ("index", "text", "called")


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--seats", default="2", metavar="N", help="how many sit at the table (default: 2)")
    add_edition(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game = find(args.game)
    seats = read_number(args.seats, "--seats", game.fewest, game.most)
    edition = read_edition(game, args.edition) or game.edition()
    seen, done = numbers(game, edition, seats), actions(game, edition)
    if args.json:
        print_json(
            {
                "game": game.name,
                "edition": edition.id,
                "edition_hash": edition.hash,
                "seats": seats,
                "version": game.observation().version,
                "observation": [dict(zip(NUMBERS, number, strict=True)) for number in seen],
                "moves": [dict(zip(MOVES, action, strict=True)) for action in done],
            }
        )
        return 0
    show(NUMBERS, seen)
    show(MOVES, done)
    return 0


def show(columns: tuple[str, ...], rows: Iterable[tuple[object, ...]]) -> None:
    table = Table(*columns)
    for row in rows:
        table.add_row(*map(str, row))
    out.print(table)
