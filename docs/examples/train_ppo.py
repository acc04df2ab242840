"""Teaches a network to play Flucht against a random bot, with MaskablePPO of sb3-contrib: `python train_ppo.py`.

It prints the share of games that the network wins, before it has learned anything and after every part of the training.
"""

import argparse

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from archipel.envs.gymnasium import SeatEnv

GAMES = 16
"""How many games are played side by side."""


def table() -> SeatEnv:
    return SeatEnv("flucht", bots=["random"], seat="rotate")


def share(model: MaskablePPO, games: int) -> float:
    """The share of games that the network wins."""
    env = table()
    won = 0
    for number in range(games):
        seen, info = env.reset(seed=number)
        ended = False
        while not ended:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, _, ended, _, info = env.step(action)
        won += info["place"] == 1
    return won / games


def main() -> float:
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--parts", type=int, default=5)
    parser.add_argument("--games", type=int, default=400, help="how many games are played for every figure")
    parser.add_argument("--out", help="where the network is kept")
    args = parser.parse_args()
    torch.manual_seed(1)
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([table] * GAMES),
        n_steps=512,
        batch_size=512,
        n_epochs=4,
        gamma=0.997,
        ent_coef=0.01,
        learning_rate=3e-4,
        policy_kwargs={"net_arch": [256, 256]},
        seed=1,
    )
    won = share(model, args.games)
    print(f"      0 steps: wins {won:.1%} of {args.games} games")
    for part in range(1, args.parts + 1):
        model.learn(args.steps // args.parts, reset_num_timesteps=False)
        won = share(model, args.games)
        print(f"{args.steps * part // args.parts:7} steps: wins {won:.1%} of {args.games} games", flush=True)
    if args.out:
        model.save(args.out)
    return won


if __name__ == "__main__":
    main()
