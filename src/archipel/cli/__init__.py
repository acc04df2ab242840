"""The command line: `archipel COMMAND …`. Whatever a person can put right is one sentence on the error stream and exit code 2."""

import argparse
import platform
import sys
from typing import NoReturn

from rich.text import Text

from archipel.cli import commands
from archipel.cli.common import default_language, err
from archipel.cli.compiled import move_over
from archipel.engine.phrase import Trouble, trouble
from archipel.games import find, names
from archipel.version import COMPILED, VERSION
from archipel.words import Words, check_language

ON_COMPILED = ("simulate", "fuzz")
"""Commands that move over to the compiled modules where a checkout has them."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise trouble("arguments", {"problem": message[:1].upper() + message[1:] + ".", "allowed": f"{self.prog} --help"})


def make_parser() -> Parser:
    parser = Parser(prog="archipel", description="Island games for the table, the terminal and the learner.")
    running = "compiled" if COMPILED else "interpreted"
    parser.add_argument("--version", action="version", version=f"archipel {VERSION}, rules {running}, Python {platform.python_version()}")
    shared = Parser(add_help=False)
    shared.add_argument("--lang", default=default_language(), metavar="LANGUAGE", help="en, fr, de or it")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for command in commands.ALL:
        adding = subparsers.add_parser(command.NAME, help=command.HELP, description=command.HELP, parents=[shared])
        command.add(adding)
        adding.set_defaults(run=command.run)
    return parser


def words_for(language: str, game_name: str) -> Words:
    return Words(language, find(game_name) if game_name in names() else None)


def main(arguments: list[str] | None = None) -> int:
    given = sys.argv[1:] if arguments is None else arguments
    language = default_language()
    game_name = ""
    try:
        args = make_parser().parse_args(given)
        language = check_language(args.lang)
        game_name = getattr(args, "game", "")
        if args.command in ON_COMPILED and arguments is None:
            move_over(given)
        code: int = args.run(args)
    except Trouble as problem:
        game_name = game_name or str(problem.reason.args.get("game", ""))
        err.print(Text(words_for(language, game_name).refusal(problem.reason)), soft_wrap=True)
        return 2
    except BrokenPipeError:
        return 1
    except KeyboardInterrupt:
        return 130
    return code
