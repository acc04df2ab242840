"""How fast the games run, beside their peers, in one run: measurements take turns, one process at a time; ratios hold within a round."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, Final

from archipel.engine.phrase import Data, trouble

PEERS: Final = {"catanatron": "catanatron", "openspiel_backgammon": "pyspiel"}
"""A peer's name in the result, and the module that must be installed."""

BARS: Final = {
    "flucht": {"catanatron": 12.0, "openspiel_backgammon": 4.0},
    "mangrovia": {"catanatron": 5.0},
    "zanzibar": {"catanatron": 5.0},
    "borabora": {"catanatron": 3.0},
}
"""How many times a peer's speed a game must reach, compiled."""


def measure(what: str, seconds: float, home: Path | None, module: str = "archipel.arena.speed") -> Data:
    """Runs one measurement of a module in a fresh process: on the modules under `home`, or on plain sources."""
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "ARCHIPEL_INTERPRETED")}
    if home is None:
        environment["ARCHIPEL_INTERPRETED"] = "1"
    else:
        environment["PYTHONPATH"] = str(home)
    command = [sys.executable, "-m", module, what, str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"measuring {what} failed: {done.stderr}")
    result: Data = json.loads(done.stdout)
    return result


def bench(games: list[str], home: Path, rounds: int, seconds: float, tick: Callable[[str], None]) -> Data:
    """All measurements, in rounds. Figures are medians over the rounds; `times` are medians of the ratios within a round."""
    import importlib.util

    for peer, module in PEERS.items():
        if importlib.util.find_spec(module) is None:
            raise trouble("peers-missing", {"value": peer, "allowed": "pip install 'archipel[dev]'"})
    seen: list[Data] = []
    for _ in range(rounds):
        one: Data = {}
        for game in games:
            tick(game)
            one[game] = {"compiled": measure(game, seconds, home), "interpreted": measure(game, seconds, None)}
        for peer in PEERS:
            tick(peer)
            one[peer] = measure(peer, seconds, home)
        seen.append(one)

    def over(pick: Callable[[Data], float]) -> float:
        return median(pick(one) for one in seen)

    def figures(game: str) -> Data:
        def compiled(one: Data) -> Any:
            return one[game]["compiled"]

        def plain(one: Data) -> Any:
            return one[game]["interpreted"]

        speed = "decisions_per_second"
        return {
            "decisions_per_second": round(over(lambda one: compiled(one)[speed])),
            "interpreted_decisions_per_second": round(over(lambda one: plain(one)[speed])),
            "compiled_times_interpreted": round(over(lambda one: compiled(one)[speed] / plain(one)[speed]), 2),
            "events_times_slower": round(over(lambda one: compiled(one)["events_times_slower"]), 2),
            "interpreted_events_times_slower": round(over(lambda one: plain(one)["events_times_slower"]), 2),
            "copy_microseconds": round(over(lambda one: compiled(one)["copy_microseconds"]), 3),
            "interpreted_copy_microseconds": round(over(lambda one: plain(one)["copy_microseconds"]), 3),
            "replay_milliseconds": round(over(lambda one: compiled(one)["replay_milliseconds"]), 2),
            "interpreted_replay_milliseconds": round(over(lambda one: plain(one)["replay_milliseconds"]), 2),
            "times": {peer: round(over(lambda one, peer=peer: compiled(one)[speed] / one[peer]["per_second"]), 1) for peer in PEERS},  # type: ignore[misc]
            "bars": BARS.get(game, {}),
        }

    return {
        "rounds": rounds,
        "games": {game: figures(game) for game in games},
        "peers": {peer: round(over(lambda one, peer=peer: one[peer]["per_second"])) for peer in PEERS},  # type: ignore[misc]
    }
