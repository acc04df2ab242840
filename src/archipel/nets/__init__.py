"""Learned judges of positions: nets, how they are kept, run and taught. Of all that plays, only this knows NumPy.

`find_judge` gives `search` the net that lies with a game: whoever imports `archipel` has it that way. This package is loaded when a bot
first asks for a judge, and NumPy with the first net. A browser has neither (docs/static.md).
"""

import logging
import os
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from archipel.bots.judge import Judge
from archipel.engine.edition import Box
from archipel.engine.game import Game
from archipel.engine.phrase import Trouble

if TYPE_CHECKING:
    from archipel.nets.judge import NetJudge

for threads in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(threads, "1")  # NumPy reads this once, when it is loaded: whatever part of this package does that

log: Final = logging.getLogger("archipel.nets")
SAID: Final[set[str]] = set()
"""What this process has said already."""
JUDGES: Final[dict[str, "NetJudge | None"]] = {}
"""By the folder of a game: the judge with the net that lies there, or None if that is no good. One for all editions."""
FITS: Final[OrderedDict[tuple[str, str], bool]] = OrderedDict()
"""Whether it fits, by the folder and the edition."""
MOST_FITS: Final = 1000
"""So many of these are remembered."""


def find_judge(game: Game, box: Box) -> Judge | None:
    """The judge that has learned this game, if its net is there, whole, and fits the edition. If not, the reason is said once."""
    if game.folder not in JUDGES:
        JUDGES[game.folder] = load_judge(game)
    judge = JUDGES[game.folder]
    if judge is None:
        return None
    key = game.folder, box.edition.hash
    if key not in FITS:
        FITS[key] = fits(judge, game, box)
        if len(FITS) > MOST_FITS:
            FITS.popitem(last=False)
    return judge if FITS[key] else None


def taught_by(game: Game, box: Box) -> str | None:
    """The id of the edition whose games taught the judge for this one; None where there is no such judge. The judge is not kept."""
    judge = load_judge(game)
    return judge.taught_by if judge is not None and fits(judge, game, box) else None


def load_judge(game: Game) -> "NetJudge | None":
    if game.features_class is None:
        return None
    try:
        from archipel.nets.judge import own_judge
    except ImportError as error:
        say_once(f"search goes by the value of positions: NumPy is missing ({error}); pip install numpy")
        return None
    try:
        return own_judge(game)
    except Trouble as error:
        say_once(f"search goes by the value of positions in {game.title}: {error}")
        return None


def fits(judge: "NetJudge", game: Game, box: Box) -> bool:
    from archipel.nets.judge import FILE, check_fit, shape_of

    try:
        check_fit(FILE, judge.net, shape_of(game, box)[0])
    except Trouble as error:
        say_once(f"search goes by the value of positions in {game.title}: {error}")
        return False
    return True


def say_once(sentence: str) -> None:
    if sentence not in SAID:
        SAID.add(sentence)
        log.warning(sentence)
