"""`archipel puzzles GAME`: finds positions where one move is clearly best and a plain player misses it."""

import argparse
import os
from collections import Counter
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

from rich.table import Table

from archipel.arena.cores import on_cores
from archipel.arena.puzzles import Hunt, Sieve, in_order, looker
from archipel.cli.common import add_game, add_json, err, out, print_json, progress, read_number
from archipel.engine.phrase import Data, trouble
from archipel.engine.puzzles import Collection, read_collection
from archipel.files import read_text, write_text
from archipel.games import find
from archipel.words import Words

NAME = "puzzles"
HELP = "find positions where one move is clearly best and a plain player misses it"
COUNT: Final = "100"
ITERATIONS: Final = "150"
PATIENCE: Final = 50
"""So many games a puzzle are looked at before it is given up."""
SAME: Final = ("game", "rules", "edition_hash", "net", "seed", "iterations", "margin")
"""In what a file must agree with the command that goes on with it."""


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--out", metavar="FILE", required=True, help="where the collection is kept; repeat the command to resume")
    parser.add_argument("--count", default=COUNT, metavar="N", help=f"how many puzzles (default: {COUNT})")
    parser.add_argument("--seed", default="puzzles", help="any text; the same seed finds the same puzzles, with the same net")
    parser.add_argument(
        "--iterations",
        default=ITERATIONS,
        metavar="N",
        help=f"how long a decision is looked at at first (default: {ITERATIONS})",
    )
    parser.add_argument("--jobs", metavar="N", help="how many games at a time (default: one on every core)")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    count = read_number(args.count, "--count", 1, 100_000)
    iterations = read_number(args.iterations, "--iterations", 8, 1_000_000)
    jobs = read_number(args.jobs, "--jobs", 1, 1024) if args.jobs else os.cpu_count() or 1
    hunt = Hunt(find(args.game), args.seed, iterations)
    command = f"archipel puzzles {hunt.game.name} --out FILE --count {count} --seed {args.seed} --iterations {iterations}"
    path = Path(args.out)
    collection = open_collection(path, {**hunt.card(), "command": command})
    try:
        search(hunt, collection, path, count, jobs)
    except KeyboardInterrupt:
        err.print(Words(args.lang).text("puzzles-stopped", count=len(collection.puzzles)), markup=False, soft_wrap=True)
        raise
    if args.json:
        print_json(collection.card)
    else:
        show(collection)
    return 0


def open_collection(path: Path, card: Data) -> Collection:
    """What the file holds already, if it was begun by the same command; else a new collection."""
    if not path.exists():
        return Collection(card, [])
    try:
        kept = read_collection(read_text(path))
        games = int(kept.card["games"])
    except (ValueError, KeyError, TypeError, IndexError, RecursionError):
        raise trouble("arena-damaged", {"value": str(path), "line": 1}) from None
    for name in SAME:
        if kept.card.get(name) != card[name]:
            differs = {"field": name, "value": str(card[name]), "allowed": str(kept.card.get(name))}
            raise trouble("puzzles-other", {"file": str(path), **differs})
    return Collection({**card, "games": games}, kept.puzzles)


def search(hunt: Hunt, collection: Collection, path: Path, count: int, jobs: int) -> None:
    """Looks at one game after another until there are so many puzzles; what was found is kept after each."""
    sieve = Sieve(count, collection.puzzles)
    if sieve.is_full():
        return
    begin = collection.card["games"] + 1
    with progress() as bar:
        task = bar.add_task(hunt.game.name, total=count, completed=len(sieve.puzzles))
        with closing(on_cores(partial(looker, hunt.data()), range(begin, begin + count * PATIENCE), jobs)) as results:
            for number, found in in_order(results, begin):
                sieve.offer(found)
                collection.card["games"] = number
                write_text(path, collection.write())
                bar.update(task, completed=len(sieve.puzzles))
                if sieve.is_full():
                    return
    raise trouble("puzzles-rare", {"game": hunt.game.title, "value": len(sieve.puzzles), "games": collection.card["games"]})


def show(collection: Collection) -> None:
    table = Table("theme", "puzzles", "hard", "moves", "ahead")
    themes = Counter(puzzle.theme for puzzle in collection.puzzles)
    for theme, count in themes.most_common():
        own = [puzzle for puzzle in collection.puzzles if puzzle.theme == theme]
        moves = sum(len(puzzle.answers) for puzzle in own) / count
        ahead = sum(puzzle.best.share - puzzle.answers[1].share for puzzle in own) / count
        table.add_row(theme or "–", str(count), str(sum(puzzle.hard for puzzle in own)), f"{moves:.1f}", f"{ahead:.3f}")
    out.print(table)
    out.print(f"{len(collection.puzzles)} puzzles from {collection.card['games']} games")
