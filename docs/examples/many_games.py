"""Many games at once with Gymnasium, on all cores: `python many_games.py flucht --games 64 --steps 2000`."""

import argparse
import os
import time

import numpy as np

from archipel.envs.vector import ManySeats


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="flucht")
    parser.add_argument("--games", type=int, default=64, help="how many at once")
    parser.add_argument("--steps", type=int, default=2000)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    tables = ManySeats(args.game, args.games, bots=["random"], seat="rotate", processes=args.processes)
    luck = np.random.default_rng(1)
    _, info = tables.reset(seed=1)
    ended, total = 0, 0.0
    begin = time.perf_counter()
    for _ in range(args.steps):
        mask = info["action_mask"]
        _, rewards, over, _, info = tables.step((luck.random(mask.shape) * mask).argmax(axis=1))
        ended += int(over.sum())
        total += float(rewards.sum())
    speed = args.steps * args.games / (time.perf_counter() - begin)
    tables.close()
    print(f"{ended} games have ended, mean reward {total / max(1, ended):+.3f}, {speed:,.0f} steps a second")


if __name__ == "__main__":
    main()
