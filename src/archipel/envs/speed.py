"""One measurement of the faces in a process of its own; prints one JSON object. `bench` starts it.

python -m archipel.envs.speed "FACE GAME" SECONDS
"""

import json
import os
import random
import sys
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import numpy as np

from archipel.engine.dealer import QuickDealer
from archipel.engine.playout import play_out
from archipel.engine.state import State
from archipel.envs.spaces import Spaces

SEATS: Final = 2
MANY: Final = 64
"""How many games are played at once."""
MOST: Final = 1_000_000
CLASSIC: Final = {
    "connect_four": "pettingzoo.classic.connect_four.connect_four",
    "texas_holdem": "pettingzoo.classic.rlcard_envs.texas_holdem",
    "go": "pettingzoo.classic.go.go",
}


def timed(seconds: float, play: Callable[[], int]) -> float:
    """How many steps a second `play` makes, which says how many it has made."""
    made = 0
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        made += play()
    return made / (time.perf_counter() - begin)


def engine(game: str, seconds: float) -> dict[str, float]:
    """The bare rules, and what is made of a position for a learner: microseconds a step."""
    spaces = Spaces(game, SEATS)
    luck = QuickDealer("engine")
    states: list[State] = []
    state = spaces.deal(luck)
    while not state.over:
        states.append(state.copy())
        moves = state.moves()
        state.play(moves[luck.below(len(moves))], luck)

    def each(look: Callable[[State], Any]) -> Callable[[], int]:
        def play() -> int:
            for state in states:
                look(state)
            return len(states)

        return play

    rules = timed(seconds / 4, lambda: play_out(spaces.deal(luck), luck, luck, MOST))
    numbers = timed(seconds / 4, each(lambda state: spaces.observation.observe(state, state.seat)))
    arrays = timed(seconds / 4, each(lambda state: spaces.observe(state, state.seat)))
    masks = timed(seconds / 4, each(lambda state: spaces.mask(state.moves())))
    return {"engine": 1e6 / rules, "observe": 1e6 / numbers, "array": 1e6 / arrays - 1e6 / numbers, "mask": 1e6 / masks}


def pettingzoo(name: str, seconds: float) -> dict[str, float]:
    """Random play by PettingZoo's own loop, of a game of ours or of its classic ones."""
    if name in CLASSIC:
        warnings.simplefilter("ignore")
        env = import_module(CLASSIC[name]).env()
    else:
        from archipel.envs.pettingzoo import env as of

        env = of(name, SEATS)
    luck = random.Random(1)
    env.reset(seed=1)

    def play() -> int:
        made = 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            env.step(None if terminated or truncated else luck.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            made += 1
        return made

    return {"per_second": timed(seconds, play)}


def openspiel(name: str, seconds: float) -> dict[str, float]:
    """Random play of OpenSpiel's states; decisions are counted, and draws are made between them."""
    import pyspiel

    import_module("open_spiel.python.games" if name.startswith("python_") else "archipel.envs.openspiel")
    game = pyspiel.load_game(name)
    luck = random.Random(1)

    def play() -> int:
        made = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[luck.randrange(len(outcomes))][0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                made += 1
        return made

    return {"per_second": timed(seconds, play)}


def gymnasium(name: str, seconds: float) -> dict[str, float]:
    """One game at a time against a random bot."""
    from archipel.envs.gymnasium import SeatEnv

    env = SeatEnv(name, bots=["random"] * (SEATS - 1))
    luck = np.random.default_rng(1)
    _, info = env.reset(seed=1)

    def play() -> int:
        nonlocal info
        mask = info["action_mask"]
        _, _, ended, _, info = env.step((luck.random(mask.shape) * mask).argmax())
        if ended:
            _, info = env.reset()
        return 1

    return {"per_second": timed(seconds, play)}


def vector(name: str, seconds: float) -> dict[str, float]:
    """Many games at once, on all cores."""
    from archipel.envs.vector import ManySeats

    env = ManySeats(name, MANY, bots=["random"] * (SEATS - 1), processes=os.cpu_count() or 1)
    luck = np.random.default_rng(1)
    _, info = env.reset(seed=1)

    def play() -> int:
        nonlocal info
        mask = info["action_mask"]
        *_, info = env.step((luck.random(mask.shape) * mask).argmax(axis=1))
        return MANY

    try:
        return {"per_second": timed(seconds, play)}
    finally:
        env.close()


FACES: Final = {"engine": engine, "pettingzoo": pettingzoo, "openspiel": openspiel, "gymnasium": gymnasium, "vector": vector}


def main(what: str, seconds: float) -> None:
    face, _, name = what.partition(" ")
    sys.stdout.write(json.dumps(FACES[face](name, seconds)) + "\n")


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
