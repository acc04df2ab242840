"""`archipel verify RECORD`: re-derives every draw of a finished game from its seed. With `--parent` also whether a game that goes on from a
position of another does so."""

import argparse
from pathlib import Path

from rich.text import Text

from archipel.cli.common import add_json, open_record, out, print_json
from archipel.engine.match import verify
from archipel.engine.origin import Origin
from archipel.engine.phrase import Data
from archipel.engine.record import read_record
from archipel.engine.sequel import check_parent
from archipel.files import read_text
from archipel.words import Words

NAME = "verify"
HELP = "check that every shuffle of a record follows from the seed that was promised"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help="a record file")
    parser.add_argument("--parent", metavar="RECORD", help="the record of the game from which it goes on, to check that it does")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game, record = open_record(args)
    complete = verify(game, record)
    if args.parent:
        check_parent(game, record, read_record(read_text(Path(args.parent))))
    origin = record.origin
    if args.json:
        print_json(
            {
                "game": game.name,
                "verified": complete,
                "running": not complete,
                "entries": len(record.entries),
                "commitment": record.commitment,
                **({} if origin is None else {"parent": shown(origin, bool(args.parent))}),
            }
        )
        return 0
    id = "verify-good" if complete else "verify-running"
    words = Words(args.lang, game)
    out.print(Text(words.text(id, decisions=len(record.entries), commitment=record.commitment)), soft_wrap=True)
    if origin is not None and args.parent:
        out.print(Text(words.text("verify-parent-good", number=origin.entry, value=origin.seat + 1)), soft_wrap=True)
    elif origin is not None:
        told = words.text("verify-parent-named", parent=origin.parent, number=origin.entry, tried=len(origin.line))
        out.print(Text(told), soft_wrap=True)
    return 0


def shown(origin: Origin, verified: bool) -> Data:
    return {"hash": origin.parent, "entry": origin.entry, "line": origin.line, "seat": origin.seat, "verified": verified}
