"""What several commands share: arguments that name a game, its options, an edition; progress; tables and JSON."""

import argparse
import json
import os
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from archipel.engine.edition import LONGEST_TEXT, Edition, read_toml
from archipel.engine.game import Game
from archipel.engine.match import played_by, with_line
from archipel.engine.phrase import Data, Trouble, trouble
from archipel.engine.record import Record, header_line, read_record
from archipel.files import read_text
from archipel.games import find
from archipel.words import LANGUAGES

out = Console(highlight=False, emoji=False)
err = Console(highlight=False, emoji=False, stderr=True)


def default_language() -> str:
    """`ARCHIPEL_LANG`, or the language of the machine if we speak it, else English."""
    for name in ("ARCHIPEL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "")[:2]
        if language in LANGUAGES:
            return language
    return "en"


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a game's name, see `archipel games`")


def add_setup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", metavar="P", help="how many sit at the table")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be given again")
    add_edition(parser)


def add_edition(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--edition", metavar="FILE", help="an edition file of your own, or the name of one of the game's")


def add_plain(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--plain", action="store_true", help="no drawing and no colour, one item per line: for screen readers and logs")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object for programs")


def read_options(given: list[str]) -> dict[str, str]:
    options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise trouble("option-form", {"value": text})
        options[name] = value
    return options


def read_number(value: str, option: str, low: int, high: int) -> int:
    if not (value.isascii() and value.isdigit() and len(value) < 12 and low <= int(value) <= high):
        raise trouble("number-form", {"option": option, "value": value, "low": low, "high": high})
    return int(value)


def read_edition(game: Game, value: str | None) -> Edition | None:
    """An edition by the name of one of the game's own, or from a file; checked."""
    if value is None:
        return None
    edition = game.edition(value) if value in game.editions else read_toml(edition_text(Path(value)))
    game.box(edition)
    return edition


def edition_text(path: Path) -> str:
    """The text of an edition file; a file of another kind may go on for ever."""
    return read_text(path, 4 * LONGEST_TEXT)


def open_record(args: argparse.Namespace) -> tuple[Game, Record]:
    """The record that `args.record` names, and its game by its rules, which from now on is the command's."""
    record = read_record(read_text(Path(args.record)))
    try:
        game = find(record.game)
    except Trouble as error:
        raise Trouble(with_line(error.reason, header_line(record, "game"))) from None
    args.game = game.name
    return played_by(game, record), record


def split_seats(game: Game, seats: str | None, players: str | None, default: list[str]) -> list[str]:
    """The kind of every seat: as listed; one kind alone stands for all; without a list the default, its last kind repeated."""
    number = read_number(players, "--players", game.fewest, game.most) if players is not None else None
    if seats is None:
        wanted = number or min(game.most, max(game.fewest, len(default)))
        return (default + [default[-1]] * wanted)[:wanted]
    kinds = [kind.strip() for kind in seats.split(",")]
    if number is not None and len(kinds) == 1:
        kinds *= number
    if number is not None and len(kinds) != number:
        raise trouble("seats-and-players", {"value": len(kinds), "allowed": number})
    game.check_seats(len(kinds))
    return kinds


def print_json(data: Data | list[Data]) -> None:
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def progress() -> Progress:
    """A bar on the error stream, gone when the work is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed:.0f}/{task.total:.0f}"), TimeElapsedColumn())
    return Progress(*columns, console=err, transient=True, disable=not err.is_terminal)
