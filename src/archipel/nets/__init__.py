"""Learned judges of positions: nets, how they are kept, run and taught. The only room that knows NumPy.

`find_judge` gives `search` the net that lies with a game. Whoever imports `archipel` has it that way; NumPy itself is loaded with the first
net that is needed.
"""

import logging
from typing import TYPE_CHECKING, Final

from archipel.bots.judge import Judge
from archipel.engine.edition import Box
from archipel.engine.game import Game
from archipel.engine.phrase import Trouble

if TYPE_CHECKING:
    from archipel.nets.judge import NetJudge

log: Final = logging.getLogger("archipel.nets")
SAID: Final[set[str]] = set()
"""What this process has said already."""
JUDGES: Final[dict[tuple[str, str], Judge | None]] = {}
"""By game and edition, what was found."""


def find_judge(game: Game, box: Box) -> Judge | None:
    """The judge that has learned this game, if its net is there, whole, and fits the edition. If not, the reason is said once."""
    key = game.name, box.edition.hash
    if key not in JUDGES:
        JUDGES[key] = load_judge(game, box)
    return JUDGES[key]


def taught_by(game: Game, box: Box) -> str | None:
    """The id of the edition whose games taught the judge for this one; None where there is no such judge. The judge is not kept."""
    judge = load_judge(game, box)
    return None if judge is None else judge.taught_by


def load_judge(game: Game, box: Box) -> "NetJudge | None":
    if game.features_class is None:
        return None
    try:
        from archipel.nets.judge import own_judge
    except ImportError as error:
        say_once(f"search goes by the value of positions: NumPy is missing ({error}); pip install numpy")
        return None
    try:
        return own_judge(game, box)
    except Trouble as error:
        say_once(f"search goes by the value of positions in {game.title}: {error}")
        return None


def say_once(sentence: str) -> None:
    if sentence not in SAID:
        SAID.add(sentence)
        log.warning(sentence)
