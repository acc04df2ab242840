"""The games, discovered automatically: every package here with a `GAME` is one.

`ARCHIPEL_GAMES` may name further folders (separated as in PATH) that contain games, one package each; that is how the tests add their own.
"""

import importlib
import os
import pkgutil

from archipel.engine.game import Game
from archipel.engine.phrase import trouble

__path__ = [*__path__, *filter(None, os.environ.get("ARCHIPEL_GAMES", "").split(os.pathsep))]


def names() -> list[str]:
    """The names of all games, sorted."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def find(name: str) -> Game:
    """The game with this name."""
    if name not in names():
        raise trouble("game-unknown", {"value": name, "allowed": ", ".join(names())})
    try:
        game = importlib.import_module(f"archipel.games.{name}").GAME
    except Exception as error:
        raise trouble("game-broken", {"value": name, "problem": f"{type(error).__name__}: {error}"}) from error
    if not isinstance(game, Game):
        raise trouble("game-broken", {"value": name, "problem": "GAME is not a Game"})
    return game


__all__ = ["find", "names"]
