"""`archipel replay RECORD`: plays a finished record again and tells what happened."""

import argparse

from rich.text import Text

from archipel.cli.common import add_json, open_record, out, print_json
from archipel.engine.match import Match, replay
from archipel.engine.phrase import EVERYBODY, SPECTATOR, Event
from archipel.engine.record import MOVE, Entry
from archipel.terminal.boards import draw
from archipel.words import Words

NAME = "replay"
HELP = "play a finished record again, entry by entry"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", help="a record file")
    parser.add_argument("--board", action="store_true", help="draw the table at the end")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game, record = open_record(args)
    words = Words(args.lang, game, tuple(player.name for player in record.players))
    lines: list[str] = []

    def watch(match: Match, entry: Entry | None, told: list[Event]) -> None:
        if entry is not None and entry.kind != MOVE:
            lines.append(words.entry(entry.kind, entry.seat, entry.text))
        lines.extend(words.say("event", event) for event in told if event.only == EVERYBODY)

    match = replay(game, record, watch=watch)
    if args.json:
        print_json(
            {
                "game": game.name,
                "entries": len(record.entries),
                "over": match.over,
                "places": match.record.places,
                "scores": match.state.scores(),
                "view": match.state.view(SPECTATOR),
            }
        )
        return 0
    out.print(Text("\n".join(lines)), soft_wrap=True)
    if args.board:
        out.print(draw(match.state.view(SPECTATOR), match.state.edition, words, list(words.names), out.width, out.height))
    return 0
