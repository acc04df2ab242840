"""`archipel verify RECORD`: re-derives every draw of a finished game from its seed."""

import argparse

from rich.text import Text

from archipel.cli.common import add_json, open_record, out, print_json
from archipel.engine.match import verify
from archipel.words import Words

NAME = "verify"
HELP = "check that every shuffle of a record follows from the seed that was promised"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help="a record file")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game, record = open_record(args)
    complete = verify(game, record)
    if args.json:
        print_json(
            {
                "game": game.name,
                "verified": complete,
                "running": not complete,
                "entries": len(record.entries),
                "commitment": record.commitment,
            }
        )
        return 0
    id = "verify-good" if complete else "verify-running"
    words = Words(args.lang, game)
    out.print(Text(words.text(id, decisions=len(record.entries), commitment=record.commitment)), soft_wrap=True)
    return 0
