"""How fast others' turns go by in the terminal: a moment a move, a longer one where the turn passes on."""

import select
import sys
from typing import Final

MOVE: Final = 0.35
TURN: Final = 0.9
SPEEDS: Final = {"slow": 1.8, "normal": 1.0, "fast": 0.4, "off": 0.0}


def rest(seconds: float) -> None:
    """Waits, unless somebody types: what is typed stays for the next prompt."""
    if seconds > 0:
        select.select([sys.stdin], [], [], seconds)
