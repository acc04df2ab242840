"""What the bots of this house have learned. Reading nets takes a moment, so it is done once for every edition, beside the event loop."""

import asyncio
from collections import OrderedDict
from typing import Final

from archipel import nets
from archipel.engine.edition import Edition
from archipel.engine.game import Game

KEPT: Final = 1000
"""What was found is remembered for so many editions."""
FOUND: Final[OrderedDict[tuple[str, str], str | None]] = OrderedDict()


async def taught_by(game: Game, edition: Edition) -> str | None:
    """The id of the edition whose games taught the bots that play this one; None: they go by the value of positions."""
    key = game.name, edition.hash
    if key in FOUND:
        return FOUND[key]
    found = await asyncio.to_thread(look, game, edition)
    FOUND[key] = found
    while len(FOUND) > KEPT:
        FOUND.popitem(last=False)
    return found


def look(game: Game, edition: Edition) -> str | None:
    """The box is opened for this alone, as one that is only checked is not to be remembered."""
    return nets.taught_by(game, game.box_class(edition))


async def taught(game: Game) -> dict[str, str]:
    """By those of the game's own editions that its bots have learned to play: the one that taught them."""
    found = {name: await taught_by(game, game.edition(name)) for name in game.editions}
    return {name: by for name, by in found.items() if by is not None}
