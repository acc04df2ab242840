"""Bots in other programs, in any language: they are asked over standard input and answer over standard output (docs/bots.md).

The host names them in the environment: with `ARCHIPEL_BOTS="mine=python3 mine.py; other=/opt/other"`, `mine` is a bot like any other.
"""

import shlex
from collections.abc import Mapping

from archipel.bots import BOTS, OURS, Maker
from archipel.bots.bot import Bot
from archipel.engine.dealer import Dealer
from archipel.engine.game import Game
from archipel.engine.phrase import trouble
from archipel.external_bots.bot import ProgramBot

VARIABLE = "ARCHIPEL_BOTS"
TAKEN = (*OURS, "me", "open", "person")
"""Names that mean something else already: of our own bots, and of whatever else may be at a seat."""


def register(environ: Mapping[str, str]) -> None:
    """Makes bots of the programs that the environment names."""
    for name, command in read_programs(environ.get(VARIABLE, "")).items():
        BOTS[name] = maker(command)


def read_programs(text: str) -> dict[str, list[str]]:
    """The command of every program by the bot's name."""
    found: dict[str, list[str]] = {}
    for part in text.split(";"):
        if not part.strip():
            continue
        name, _, command = part.strip().partition("=")
        try:
            words = shlex.split(command)
        except ValueError:
            words = []
        if not name.isidentifier() or not name.islower() or name in found or name in TAKEN or not words:
            raise trouble("bot-program", {"value": part.strip(), "allowed": "mine=python3 mine.py"})
        found[name] = words
    return found


def maker(command: list[str]) -> Maker:
    def make(game: Game, luck: Dealer) -> Bot:
        return ProgramBot(game, luck, command)

    return make


__all__ = ["ProgramBot", "read_programs", "register"]
