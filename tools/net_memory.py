"""What nets take of a worker's memory: `python -m tools.net_memory`, on Linux.

Imports what a worker process imports (`server/bots/process.py`), then opens the boxes of all games, then lets `search` make a decision by
`value` in each, then with a net in each: the one that lies with the game, or a fresh one of the same size.
"""

import resource
import sys
from collections.abc import Callable
from pathlib import Path

import archipel.server.bots.process  # noqa: F401
from archipel.bots.judge import FindJudge
from archipel.bots.search import SearchBot
from archipel.engine.dealer import QuickDealer
from archipel.engine.game import Game
from archipel.games import find, names


def resident() -> float:
    """Megabytes in memory now."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() / 1e6


def learnable() -> list[Game]:
    return [game for game in map(find, names()) if game.features_class is not None]


def decide(find_of: Callable[[Game], FindJudge | None]) -> None:
    for game in learnable():
        bot, dealer = SearchBot(game, QuickDealer(1), iterations=50, find=find_of(game)), QuickDealer(2)
        state = game.new(2, dealer=dealer)
        while len(state.moves()) == 1:
            state.play(state.moves()[0], dealer)
        bot.choose(state.view(state.seat), state.moves())


def with_net(game: Game) -> FindJudge:
    from archipel.nets import find_judge
    from archipel.nets.judge import FILE, fitting_judge, shape_of
    from archipel.nets.net import Net, fresh, pack_net

    if Path(game.folder, FILE).exists():
        return find_judge
    shape, scales = shape_of(game, game.box(game.edition()))
    made = fitting_judge(FILE, pack_net(Net(shape, fresh(shape, scales, 1), {"game": game.name})), game, game.box(game.edition()))
    return lambda game, box: made


def main() -> None:
    steps = {"a worker that has begun": resident()}
    for game in learnable():
        game.box(game.edition())
    steps[f"with the boxes of {', '.join(game.name for game in learnable())}"] = resident()
    decide(lambda game: None)
    steps["after decisions by value"] = resident()
    decide(with_net)
    steps["after decisions with NumPy and a net in each"] = resident()
    for step, megabytes in steps.items():
        sys.stdout.write(f"{megabytes:6.1f} MB  {step}\n")


if __name__ == "__main__":
    main()
