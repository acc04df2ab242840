"""Archipel: island games for the table, the terminal and the learner. See README.md for a ten-line script."""

from archipel import interpreted

interpreted.insist()

from archipel.bots import LEARNED, make_bot  # noqa: E402
from archipel.engine.dealer import KeyedDealer, QuickDealer  # noqa: E402
from archipel.games import find, names  # noqa: E402
from archipel.nets import find_judge  # noqa: E402
from archipel.version import VERSION  # noqa: E402

LEARNED[:] = [find_judge]

__version__ = VERSION

__all__ = ["KeyedDealer", "QuickDealer", "__version__", "find", "make_bot", "names"]
