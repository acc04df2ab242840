"""Archipel: island games for the table, the terminal and the learner. See README.md for a ten-line script."""

from archipel.bots import make_bot
from archipel.engine.dealer import KeyedDealer, QuickDealer
from archipel.games import find, names
from archipel.version import VERSION

__version__ = VERSION

__all__ = ["KeyedDealer", "QuickDealer", "__version__", "find", "make_bot", "names"]
