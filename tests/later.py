"""Games as a later release might have them: by new rules, or with a changed edition."""

import importlib
import shutil
from pathlib import Path
from typing import Any

from archipel.engine.decision import Decision, numbered
from archipel.engine.game import Game
from archipel.games import find

ENOUGH = 6
"""By the new rules of Pig, a smaller pot cannot be held."""


def later_pig(*earlier: Game) -> Game:
    """Pig by a second version of its rules, which still has the earlier ones, or has not."""
    rules: Any = importlib.import_module("archipel.games.pig.rules")

    class RollOrHold(rules.RollOrHold):  # type: ignore[misc]
        def moves(self, state: Any) -> list[int]:
            return [rules.ROLL, rules.HOLD] if state.pot >= ENOUGH else [rules.ROLL]

    turn = RollOrHold("turn")

    class Rules(rules.PigState):  # type: ignore[misc]
        def asked(self) -> Decision[Any]:
            return rules.OVER if self.over else turn

    fields = {"rules": 2, "decisions": numbered(turn, rules.OVER), "state_class": Rules}
    later: Game = type("LaterPig", (type(find("pig")),), fields)(*earlier)
    return later


def copy_of(game: Game, folder: Path) -> Game:
    """The same game, whose files are elsewhere and may be changed."""
    shutil.copytree(game.folder, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__", "*.so"), dirs_exist_ok=True)
    copy: Game = type("Copy", (type(game),), {"folder": str(folder)})()
    return copy


def edit(game: Game, old: str, new: str) -> None:
    """Changes a word in the file of the game's edition. Whoever has read it does not notice."""
    file = Path(game.folder, "editions", f"{game.editions[0]}.toml")
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
