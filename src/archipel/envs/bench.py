"""How fast the faces are, beside games of the same libraries, in one run: measurements take turns; ratios hold within a round."""

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Final

from archipel.arena.bench import measure
from archipel.engine.phrase import Data, trouble
from archipel.games import find

MODULE: Final = "archipel.envs.speed"
NEEDED: Final = ("gymnasium", "numpy", "pettingzoo", "pyspiel")
CLASSIC: Final = {"connect_four": ("pygame",), "texas_holdem": ("pygame", "rlcard"), "go": ("pygame",)}
"""PettingZoo's classic games, and what they need."""
PYTHON: Final = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "python_block_dominoes")
"""OpenSpiel's games that are written in Python."""
SAMPLED: Final = "(chance=sampled)"
STEP_BAR: Final = 40.0
"""How many microseconds more than what the rules observe a step may cost."""


def measured(peers: bool = True) -> list[str]:
    """PettingZoo's games that can be measured here, or those that cannot."""
    return [name for name, needed in CLASSIC.items() if all(find_spec(module) for module in needed) == peers]


def steps(games: list[str]) -> list[str]:
    """Everything that is measured in a round."""
    ours = [f"{face} {game}" for game in games for face in ("engine", "pettingzoo", "gymnasium", "vector")]
    ours += [f"openspiel archipel_{game}{mode}" for game in games for mode in ("", SAMPLED)]
    return [*ours, *(f"pettingzoo {peer}" for peer in measured()), *(f"openspiel {peer}" for peer in PYTHON)]


def bench(games: list[str], home: Path, rounds: int, seconds: float, tick: Callable[[str], None]) -> Data:
    """All measurements, in rounds. Figures are medians over the rounds; `times` are medians of the ratios within a round."""
    for module in NEEDED:
        if find_spec(module) is None:
            raise trouble("peers-missing", {"value": module, "allowed": "pip install 'archipel[dev]'"})
    for game in games:
        find(game).observation()
    seen: list[Data] = []
    for _ in range(rounds):
        one: Data = {}
        for what in steps(games):
            tick(what)
            one[what] = measure(what, seconds, home, MODULE)
        seen.append(one)

    def speed(what: str) -> int:
        return round(median(float(one[what]["per_second"]) for one in seen))

    def times(what: str, other: str) -> float:
        return round(median(float(one[what]["per_second"] / one[other]["per_second"]) for one in seen), 2)

    def split(game: str) -> dict[str, float]:
        """Where the time of a step goes, in microseconds."""
        parts = {part: median(one[f"engine {game}"][part] for one in seen) for part in ("engine", "observe", "array", "mask")}
        whole = median(1e6 / one[f"pettingzoo {game}"]["per_second"] for one in seen)
        found = {**parts, "library": whole - sum(parts.values()), "step": whole, "beyond_observe": whole - parts["observe"]}
        return {part: round(time, 1) for part, time in found.items()}

    return {
        "rounds": rounds,
        "games": {
            game: {
                "microseconds": split(game),
                "pettingzoo": speed(f"pettingzoo {game}"),
                "gymnasium": speed(f"gymnasium {game}"),
                "vector": speed(f"vector {game}"),
                "vector_times": times(f"vector {game}", f"gymnasium {game}"),
                "openspiel": speed(f"openspiel archipel_{game}"),
                "openspiel_sampled": speed(f"openspiel archipel_{game}{SAMPLED}"),
                "times": {
                    **{peer: times(f"pettingzoo {game}", f"pettingzoo {peer}") for peer in measured()},
                    **{peer: times(f"openspiel archipel_{game}", f"openspiel {peer}") for peer in PYTHON},
                },
                "sampled_times": {peer: times(f"openspiel archipel_{game}{SAMPLED}", f"openspiel {peer}") for peer in PYTHON},
            }
            for game in games
        },
        "peers": {
            **{peer: speed(f"pettingzoo {peer}") for peer in measured()},
            **{peer: speed(f"openspiel {peer}") for peer in PYTHON},
        },
        "missing": measured(False),
    }
