"""The command line: `archipel COMMAND …`. Whatever a person can put right is one sentence on the error stream and exit code 2."""

import argparse
import itertools
import os
import platform
import re
import sys
from typing import NoReturn

from rich.text import Text

from archipel.cli import commands
from archipel.cli.common import default_language, err
from archipel.cli.compiled import move_over
from archipel.engine.phrase import Reason, Trouble, trouble
from archipel.external_bots import register
from archipel.games import find, names
from archipel.version import COMPILED, VERSION
from archipel.words import LANGUAGES, Words, check_language

ON_COMPILED = ("analyse", "simulate", "arena", "export", "conformance", "fuzz", "serve", "doctor", "load", "siege", "learn", "puzzles")
"""Commands that move over to the compiled modules where a checkout has them."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        """What argparse found, as a reason of ours."""
        args = {"allowed": f"{self.prog} --help"}
        if found := re.search(r"invalid choice: '(.*)' \(choose from (.*)\)", message, re.DOTALL):
            raise trouble("argument-choice", {"value": found.group(1), "allowed": found.group(2).replace("'", "")})
        if found := re.search(r"unrecognized arguments: (.*)", message, re.DOTALL):
            raise trouble("argument-unknown", {**args, "value": found.group(1)})
        if found := re.search(r"required: (.*)", message):
            raise trouble("argument-missing", {**args, "value": found.group(1)})
        if found := re.search(r"argument (\S+): expected", message):
            raise trouble("argument-value", {**args, "value": found.group(1)})
        raise trouble("argument-unknown", {**args, "value": message})


def make_parser() -> Parser:
    parser = Parser(prog="archipel", description="Island games for the table, the terminal and the learner.")
    running = "compiled" if COMPILED else "interpreted"
    parser.add_argument("--version", action="version", version=f"archipel {VERSION}, rules {running}, Python {platform.python_version()}")
    parser.add_argument("--lang", default=default_language(), metavar="LANGUAGE", help="en, fr, de or it")
    shared = Parser(add_help=False)
    shared.add_argument("--lang", default=argparse.SUPPRESS, metavar="LANGUAGE", help="en, fr, de or it")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for command in commands.ALL:
        adding = subparsers.add_parser(command.NAME, help=command.HELP, description=command.HELP, parents=[shared])
        command.add(adding)
        adding.set_defaults(run=command.run)
    return parser


def language_of(given: list[str]) -> str:
    """The language asked for, also where the rest of the line cannot be read."""
    for one, other in itertools.pairwise([*given, ""]):
        asked = other if one == "--lang" else one.removeprefix("--lang=")
        if asked in LANGUAGES and one.startswith("--lang"):
            return asked
    return default_language()


def refuse(language: str, game_name: str, reason: Reason) -> int:
    """Says in one line what a person can put right."""
    game = find(game_name) if game_name in names() and reason.key != "game-broken" else None
    sentence = Words(language, game).refusal(reason)
    err.print(Text(" ".join(sentence.splitlines())), soft_wrap=True)
    return 2


def main(arguments: list[str] | None = None) -> int:
    given = sys.argv[1:] if arguments is None else arguments
    language = language_of(given)
    args = argparse.Namespace(game="")
    try:
        make_parser().parse_args(given, args)
        check_language(args.lang)
        register(os.environ)
        if args.command in ON_COMPILED and arguments is None:
            move_over(given)
        code: int = args.run(args)
        sys.stdout.flush()
    except Trouble as problem:
        return refuse(language, args.game or str(problem.reason.args.get("game", "")), problem.reason)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        return refuse(language, "", Reason("file-unwritable", {"value": "–", "problem": error.strerror or str(error)}))
    except KeyboardInterrupt:
        return 130
    return code
