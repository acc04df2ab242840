"""Random play with PettingZoo, and what comes of it: `python random_play.py flucht --seats 3 --games 100`."""

import argparse
from statistics import mean

import numpy as np

from archipel.envs.pettingzoo import env


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="flucht")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=100)
    args = parser.parse_args()
    table = env(args.game, seats=args.seats)
    luck = np.random.default_rng(1)
    lengths, choices = [], []
    rewards: dict[str, list[float]] = {agent: [] for agent in table.possible_agents}
    table.reset(seed=1)
    for _ in range(args.games):
        length = 0
        for agent in table.agent_iter():
            seen, reward, terminated, truncated, _ = table.last()
            if terminated or truncated:
                rewards[agent].append(reward)
                table.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            choices.append(len(legal))
            length += 1
            table.step(luck.choice(legal))
        lengths.append(length)
        table.reset()
    print(f"{args.games} games of {args.game}: {mean(lengths):.1f} decisions a game, {mean(choices):.1f} legal moves a decision")
    for agent, found in rewards.items():
        print(f"{agent}: first in {found.count(1.0) / args.games:.1%} of the games, mean reward {mean(found):+.3f}")


if __name__ == "__main__":
    main()
