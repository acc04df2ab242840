"""IS-MCTS of OpenSpiel against a random player: `python openspiel_play.py "archipel_flucht(rounds=20)" --games 10`."""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.bots.uniform_random import UniformRandomBot

import archipel.envs.openspiel  # noqa: F401


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="archipel_flucht(rounds=20)")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=50, help="how many for every decision")
    args = parser.parse_args()
    game = pyspiel.load_game(args.game)
    luck = np.random.RandomState(1)
    judge = RandomRolloutEvaluator(1, luck)
    bots = [ISMCTSBot(game=game, uct_c=1.4, max_simulations=args.simulations, evaluator=judge, random_state=luck)]
    bots += [UniformRandomBot(player, luck) for player in range(1, game.num_players())]
    total = 0.0
    for _ in range(args.games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(luck.randint(len(state.chance_outcomes())))
            else:
                state.apply_action(bots[state.current_player()].step(state))
        total += state.returns()[0]
    print(f"{args.games} games of {args.game}: mean return of IS-MCTS {total / args.games:+.2f}")


if __name__ == "__main__":
    main()
