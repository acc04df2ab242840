"""`archipel simulate GAME`: many games between bots."""

import argparse
from pathlib import Path

from rich.table import Table

from archipel.arena.simulate import Plan, Result, simulate
from archipel.cli.common import (
    add_game,
    add_json,
    add_setup,
    out,
    print_json,
    progress,
    read_edition,
    read_number,
    read_options,
    split_seats,
)
from archipel.games import find
from archipel.words import Words

NAME = "simulate"
HELP = "play many games between bots and count"


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", default="100", metavar="N", help="how many games (default: 100)")
    parser.add_argument("--seats", metavar="LIST", help="a bot for every seat, e.g. random,greedy (default: greedy on every seat)")
    add_setup(parser)
    parser.add_argument("--seed", default="archipel", help="any text; the same seed gives the same games")
    parser.add_argument("--records", metavar="DIR", help="keep every game's record in this folder, dealt by the keyed dealer")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game = find(args.game)
    games = read_number(args.games, "--games", 1, 10_000_000)
    bots = split_seats(game, args.seats, args.players, ["greedy"] * 4)
    plan = Plan(game, bots, games, args.seed, read_options(args.option), read_edition(game, args.edition))
    with progress() as bar:
        task = bar.add_task(game.name, total=games)
        result = simulate(plan, Path(args.records) if args.records is not None else None, lambda: bar.advance(task))
    if args.json:
        print_json(result.data())
    else:
        show(result, Words(args.lang, game))
    return 0


def show(result: Result, words: Words) -> None:
    data = result.data()
    table = Table(*(words.text(f"simulate-{column}") for column in ("seat", "bot", "wins", "share", "score")))
    for seat, bot in enumerate(data["seats"]):
        share = result.wins[seat] / max(1, result.finished)
        table.add_row(str(seat + 1), bot, f"{result.wins[seat]:.1f}", f"{share:.1%}", f"{data['mean_scores'][seat]:.1f}")
    out.print(table)
    figures = {"mean": f"{data['decisions_per_game']:.1f}", "speed": f"{data['decisions_per_second']:,}".replace(",", "\u202f")}
    about = {name: data[name] for name in ("game", "edition", "finished", "games")}
    out.print(words.text("simulate-summary", **about, **figures), markup=False, soft_wrap=True)
