"""Where a browser begins: the house of this device, and, in a worker of its own, who thinks for its bots."""

import json
from typing import Final

from archipel.device.bots import MILLISECONDS
from archipel.device.house import House
from archipel.device.outside import Outside
from archipel.device.shelf import Shelf
from archipel.games import find
from archipel.table.thinking import Thinker

THINKER: Final = Thinker(find, MILLISECONDS)


async def begin(shelf: Shelf, outside: Outside) -> House:
    """The house of this device."""
    return House(shelf, outside)


def think(question: str) -> str:
    """What a bot answers, JSON for JSON. The game that the question names must be unpacked by then."""
    return json.dumps(THINKER.answer(json.loads(question)))
