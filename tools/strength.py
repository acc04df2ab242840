"""How strong the bots are: every match of docs/bots.md, with its bar.

    make compiled && PYTHONPATH=build/compiled python -m tools.strength [--games 400] [--only old/mangrovia first]

One row of a table a match: kind, game and seats, who against whom, games, share of wins with its 95 % interval, points, and the verdict
where there is a bar. One new player sits among old ones, on every seat in turn. `--only` takes the matches whose names begin like that.

With `--out FILE` what was found is kept there, a JSON object a line, and is not played again with the same nets: so the matches, which
take many hours, can be played little by little.
"""

import argparse
import hashlib
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from archipel.arena.learn import match
from archipel.bots import BOTS, Bot
from archipel.bots.search import SearchBot
from archipel.engine.dealer import Dealer
from archipel.engine.game import Game
from archipel.engine.phrase import Data
from archipel.external_bots import VARIABLE, register
from archipel.games import find
from archipel.nets.judge import FILE

OLD: Final = {
    "flucht": {2: 630, 3: 700, 4: 710},
    "mangrovia": {2: 280, 3: 280, 4: 300},
    "zanzibar": {2: 95, 3: 87, 4: 92},
    "borabora": {2: 91, 3: 66, 4: 58},
}
"""Iterations of the old search that take 20 ms of CPU time a decision on a free core: `python tools/old_search.py measure`."""

NEW: Final = {
    "flucht": {2: 400, 3: 400, 4: 400},
    "mangrovia": {2: 200, 3: 200, 4: 200},
    "zanzibar": {2: 240, 3: 240, 4: 240},
    "borabora": {2: 200, 3: 200, 4: 200},
}
"""Those of today's: `python tools/old_search.py measure --here`."""

UNTAUGHT: Final = {"flucht": 600, "mangrovia": 100, "zanzibar": 60, "borabora": 60}
"""Iterations of a search that goes by `value`."""

TWO: Final = {"mangrovia": 0.65, "zanzibar": 0.65, "borabora": 0.65, "flucht": 0.52}
"""The shares of wins that we promise against the old search, with two players; with more, …"""
TIMES_FAIR: Final = 1.25
"""… so many times a fair share."""
FIRST: Final = {"mangrovia": 0.80, "zanzibar": 0.85, "borabora": 0.85, "flucht": 0.60}
"""Those of a first thought against `greedy`."""
FOURFOLD: Final = {"mangrovia": 0.52, "zanzibar": 0.52, "borabora": 0.52}
"""Those of four times the iterations against a net's own search."""
TENFOLD: Final = ("mangrovia", "borabora")
"""Where ten times the budget of either side is reported."""


class Match:
    def __init__(self, kind: str, game: str, seats: int, one: str, other: str, bar: float | None) -> None:
        self.name = f"{kind}/{game}/{seats}"
        self.game = game
        self.seats = seats
        self.one = one
        self.other = other
        self.bar = bar

    def asked(self, games: int) -> Data:
        """What is played: the same is not played again."""
        net = hashlib.sha256(Path(find(self.game).folder, FILE).read_bytes()).hexdigest()[:16]
        return {"match": self.name, "one": self.one, "other": self.other, "games": games, "net": net}


def matches() -> Iterator[Match]:
    for game, budgets in NEW.items():
        for seats, iterations in budgets.items():
            bar = TWO[game] if seats == 2 else TIMES_FAIR / seats
            yield Match("old", game, seats, f"search:{iterations}", old(OLD[game][seats]), bar)
    for game, bar in FIRST.items():
        yield Match("first", game, 2, "first-thought", "greedy", bar)
    for game, bar in FOURFOLD.items():
        yield Match("fourfold", game, 2, f"search:{4 * NEW[game][2]}", f"search:{NEW[game][2]}", bar)
    for game in NEW:
        yield Match("untaught", game, 2, "untaught", "greedy", 0.5)
    for game in TENFOLD:
        yield Match("tenfold", game, 2, f"search:{10 * NEW[game][2]}", old(10 * OLD[game][2]), None)


def old(iterations: int) -> str:
    return f"old{iterations}"


def untaught(game: Game, luck: Dealer) -> Bot:
    """`search` as it is where there is no net."""
    return SearchBot(game, luck, iterations=UNTAUGHT[game.name])


BOTS["untaught"] = untaught


def game_here(name: str) -> Game:
    """The game; asked for in other processes as well, so that they have imported this module."""
    return find(name)


def quietly(what: str, done: int, total: int) -> None:
    pass


def row(one: Match, found: Data) -> str:
    """A row of the table in docs/bots.md."""
    verdict = "reported" if one.bar is None else f"{one.bar:.0%}: {'kept' if kept(one, found) else 'MISSED'}"
    share = f"{found['value']:.1%} ({found['low']:.1%} to {found['high']:.1%})"
    cells = (one.name, one.one, one.other, str(found["games"]), share, f"{found['points']:.1f}", f"{found['others']:.1f}", verdict)
    return f"| {' | '.join(cells)} |"


def kept(one: Match, found: Data) -> bool:
    return one.bar is None or found["value"] >= one.bar


def read_kept(path: Path | None) -> list[Data]:
    if path is None or not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def find_out(one: Match, games: int, jobs: int, path: Path | None) -> Data:
    """What was found out before, or else is now."""
    asked = one.asked(games)
    for known in read_kept(path):
        if asked.items() <= known.items():
            return known
    found = {**asked, **match(game_here, one.game, one.one, one.other, one.seats, games, one.name, jobs, quietly)}
    if path is not None:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(found) + "\n")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=400, help="games of every match (default: 400)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many are played at a time (default: one on every core)")
    parser.add_argument("--only", nargs="*", default=[""], metavar="NAME", help="matches whose name begins like this, e.g. old/mangrovia")
    parser.add_argument("--out", type=Path, help="where what was found is kept")
    args = parser.parse_args()
    program = f"{sys.executable} {Path(__file__).with_name('old_search.py')} play --iterations"
    players = {one.other for one in matches() if one.other.startswith("old")}
    os.environ[VARIABLE] = ";".join(f"{player}={program} {player.removeprefix('old')}" for player in sorted(players))
    register(os.environ)
    chosen = [one for one in matches() if any(one.name.startswith(name) for name in args.only)]
    missed = False
    sys.stdout.write(
        "| match | who | against | games | share of wins (95 %) | points | theirs | bar |\n|---|---|---|---|---|---|---|---|\n"
    )
    for one in chosen:
        found = find_out(one, args.games, args.jobs, args.out)
        missed |= not kept(one, found)
        sys.stdout.write(row(one, found) + "\n")
        sys.stdout.flush()
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
