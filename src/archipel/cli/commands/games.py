"""`archipel games`: what can be played."""

import argparse

from rich.table import Table

from archipel.cli.common import add_json, out, print_json
from archipel.games import find, names
from archipel.words import Words

NAME = "games"
HELP = "list the games, their seats, options and editions"


def add(parser: argparse.ArgumentParser) -> None:
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    games = [find(name) for name in names()]
    if args.json:
        print_json(
            [
                {
                    "name": game.name,
                    "title": game.title,
                    "seats": [game.fewest, game.most],
                    "rules": game.rules,
                    "editions": list(game.editions),
                    "options": {option.name: {"default": option.default, "allowed": option.allowed()} for option in game.options},
                }
                for game in games
            ]
        )
        return 0
    shared = Words(args.lang)
    table = Table(*(shared.text(f"games-{column}") for column in ("game", "title", "seats", "options", "editions")))
    for game in games:
        words = Words(args.lang, game)
        options = "\n".join(
            f"{option.name}={option.default} ({option.allowed()}): {words.text(f'about-{option.name}')}" for option in game.options
        )
        table.add_row(
            game.name, f"{words.text('title')}\n{words.text('summary')}", f"{game.fewest}–{game.most}", options, "\n".join(game.editions)
        )
    out.print(table)
    return 0
