"""Whether promised shares of wins come true: of the nets in the package, and of the plain `value` beside them.

    make compiled && PYTHONPATH=build/compiled python -m tools.promises [--games 1000] [GAME ...]

First thoughts play against each other, for every number of seats and with every option as in learning. At some decisions of each game the
judge is asked, from what the seat to move knows, and in the end it is counted who has won. A line a bin: what was promised there on
average and what came true; then the greatest distance with its bar, and both Brier scores.
"""

import argparse
import os
import random
import sys
from collections.abc import Callable, Iterator
from typing import Final

from archipel.arena.cores import on_cores
from archipel.bots import make_bot
from archipel.bots.judge import SPREAD, Position, shares_at_the_end, soft
from archipel.engine.dealer import QuickDealer
from archipel.engine.game import Game
from archipel.games import find, names
from archipel.nets import find_judge
from archipel.nets.selfplay import draw_table

BINS: Final = 10
FURTHEST: Final = 0.05
"""In no bin shall promised and real shares lie further apart."""
ASKED: Final = 0.1
"""In so many of the decisions the judge is asked."""
LONGEST: Final = 10_000
"""No game of first thoughts takes so many decisions."""

Promise = tuple[float, float, float]
"""What the net promised a seat, what `value` did, and the share of the victory that it got."""


class Promises:
    """Plays a game and returns what was promised in it."""

    def __init__(self, name: str) -> None:
        self.game: Game = find(name)
        judge = find_judge(self.game, self.game.box(self.game.edition()))
        if judge is None:
            raise SystemExit(f"{name} has no net that fits its edition")
        self.judge = judge
        self.evaluation = self.game.evaluation()

    def play(self, number: int) -> list[Promise]:
        seed = f"promises {self.game.name} {number}"
        source, dealer = random.Random(seed), QuickDealer(f"{seed} table")
        seats, options = draw_table(self.game, source)
        bots = [make_bot("first-thought", self.game, QuickDealer(f"{seed} {seat}")) for seat in range(seats)]
        state = self.game.new(seats, options, dealer=dealer)
        promised: list[tuple[list[float], list[float]]] = []
        for _ in range(LONGEST):
            if state.over:
                break
            moves = state.moves()
            if len(moves) > 1 and source.random() < ASKED:
                guess = state.copy()
                guess.redeal(state.seat, dealer)
                position = Position(guess, moves)
                self.judge.look([position])
                values = [self.evaluation.value(guess, seat) for seat in range(seats)]
                promised.append((position.shares, soft(values, SPREAD)))
            move = moves[0] if len(moves) == 1 else bots[state.seat].choose(state.view(state.seat), moves)
            state.carry_out(move, dealer, None)
        if not state.over:
            return []
        won = shares_at_the_end(state)
        return [one for net, value in promised for one in zip(net, value, won, strict=True)]


def prepare(name: str) -> Callable[[tuple[str, int]], list[Promise]]:
    promises = Promises(name)

    def play(task: tuple[str, int]) -> list[Promise]:
        return promises.play(task[1])

    return play


class Maker:
    """What a process makes once: it has imported this module by then."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self) -> Callable[[tuple[str, int]], list[Promise]]:
        return prepare(self.name)


def collect(name: str, games: int, jobs: int) -> list[Promise]:
    found = on_cores(Maker(name), ((name, number) for number in range(games)), jobs)
    return [one for _, promised in found for one in promised]


def brier(promised: list[Promise], which: int) -> float:
    return sum((one[which] - one[2]) ** 2 for one in promised) / len(promised)


def report(name: str, promised: list[Promise]) -> Iterator[str]:
    yield f"{name}: {len(promised)} promises"
    furthest = 0.0
    for number in range(BINS):
        own = [one for one in promised if min(BINS - 1, int(one[0] * BINS)) == number]
        if own:
            said, came = (sum(one[which] for one in own) / len(own) for which in (0, 2))
            furthest = max(furthest, abs(said - came))
            yield f"  {number * 10:2} to {number * 10 + 10:3} %: promised {said:6.1%}, came true {came:6.1%}, {len(own)} promises"
    verdict = "kept" if furthest <= FURTHEST else "MISSED"
    yield f"  furthest apart: {furthest:.1%} (bar {FURTHEST:.0%}: {verdict})"
    net, value = brier(promised, 0), brier(promised, 1)
    yield f"  Brier score: net {net:.4f}, value {value:.4f} ({'kept' if net < value else 'MISSED'})"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games_of", nargs="*", metavar="GAME", help="which games (default: all)")
    parser.add_argument("--games", type=int, default=1000, help="how many games are played of each (default: 1000)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time (default: one on every core)")
    args = parser.parse_args()
    missed = False
    for name in args.games_of or names():
        for line in report(name, collect(name, args.games, args.jobs)):
            missed |= "MISSED" in line
            sys.stdout.write(line + "\n")
            sys.stdout.flush()
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
