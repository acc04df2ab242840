"""Archipel: island games for the table, the terminal and the learner. See README.md for a ten-line script."""

from archipel import interpreted

interpreted.insist()

from importlib import import_module  # noqa: E402

from archipel.bots import LEARNED, make_bot  # noqa: E402
from archipel.bots.judge import Judge  # noqa: E402
from archipel.engine.dealer import KeyedDealer, QuickDealer  # noqa: E402
from archipel.engine.edition import Box  # noqa: E402
from archipel.engine.game import Game  # noqa: E402
from archipel.games import find, names  # noqa: E402
from archipel.version import VERSION  # noqa: E402

NETS = "archipel.nets"


def find_judge(game: Game, box: Box) -> Judge | None:
    """The judge that has learned a game, from a package that is loaded when somebody first asks.

    It is not imported, since whatever is imported goes to browsers (tools/static.py). They have no nets: there nobody has learned anything.
    """
    try:
        found: Judge | None = import_module(NETS).find_judge(game, box)
    except ModuleNotFoundError as error:
        if error.name != NETS:
            raise
        return None
    return found


LEARNED[:] = [find_judge]

__version__ = VERSION

__all__ = ["KeyedDealer", "QuickDealer", "__version__", "find", "make_bot", "names"]
