"""An island whose bots have learned: the worked example with a net beside it, which was taught nothing yet but fits."""

import shutil
from pathlib import Path
from typing import Final

from archipel.engine.game import Game
from archipel.games import find
from archipel.nets.judge import FILE, shape_of
from archipel.nets.net import Net, fresh, pack_net

HERE: Final = Path(__file__).parent / "islands"


def net_of_pig(edition: str = "paper-1") -> bytes:
    """A net for Pig that says this edition taught it."""
    game = find("pig")
    shape, scales = shape_of(game, game.box(game.edition()))
    return pack_net(Net(shape, fresh(shape, scales, 1), {"game": "pig", "edition": {"id": edition, "hash": ""}}))


def pig_with_net(folder: Path, content: bytes) -> Path:
    """Pig with this net, in a folder of islands: for `ARCHIPEL_GAMES`."""
    shutil.copytree(HERE / "pig", folder / "pig", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "pig" / FILE).write_bytes(content)
    return folder


def pig_in(folder: Path) -> Game:
    """The game with what lies in this folder."""
    game: Game = type("PigElsewhere", (type(find("pig")),), {"folder": str(folder)})()
    return game


def own_pig(id: str = "long-game") -> str:
    """An edition of Pig of one's own, as a file: played for more points."""
    text = (HERE / "pig" / "editions" / "paper-1.toml").read_text(encoding="utf-8")
    return text.replace('id = "paper-1"', f'id = "{id}"').replace("points = 50", "points = 60")
