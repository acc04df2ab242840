"""What the bots of this house have learned. Reading nets takes a moment, so it is done once for every edition, beside the event loop."""

import asyncio
from collections import OrderedDict
from threading import Lock
from typing import Final

from archipel import nets
from archipel.engine.edition import Edition
from archipel.engine.game import Game

KEPT: Final = 1000
"""What was found is remembered for so many editions."""
FOUND: Final[OrderedDict[tuple[str, str], tuple[str | None]]] = OrderedDict()
LOOKING: Final = Lock()
"""Whoever changes what was found holds it: editions are read in threads."""


async def taught_by(game: Game, edition: Edition) -> str | None:
    """The id of the edition whose games taught the bots that play this one; None: they go by the value of positions."""
    found = FOUND.get((game.name, edition.hash))
    return found[0] if found is not None else await asyncio.to_thread(find_teacher, game, edition)


def find_teacher(game: Game, edition: Edition) -> str | None:
    """The same, in a thread. The box is opened for this alone, as one that is only checked is not to be remembered."""
    key = game.name, edition.hash
    with LOOKING:
        if key not in FOUND:
            FOUND[key] = (nets.taught_by(game, game.box_class(edition)),)
            if len(FOUND) > KEPT:
                FOUND.popitem(last=False)
        return FOUND[key][0]


async def taught(game: Game) -> dict[str, str]:
    """By those of the game's own editions that its bots have learned to play: the one that taught them."""
    found = {name: await taught_by(game, game.edition(name)) for name in game.editions}
    return {name: by for name, by in found.items() if by is not None}
