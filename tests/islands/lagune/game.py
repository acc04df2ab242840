"""What Lagune is, for the engine."""

import os

from archipel.engine.game import Game, Option

from .edition import LaguneBox, LaguneInspection
from .evaluation import LaguneEvaluation
from .rules import DECISIONS, LaguneRules


class Lagune(Game):
    """2 or 3 divers. Option: `calm` (4, no die is rolled)."""

    name = "lagune"
    title = "Lagune"
    rules = 1
    folder = os.path.dirname(__file__)
    fewest = 2
    most = 3
    editions = ("reef-1",)
    options = (Option("calm", "no"),)
    decisions = DECISIONS
    box_class = LaguneBox
    state_class = LaguneRules
    evaluation_class = LaguneEvaluation
    inspection_class = LaguneInspection
    says = {
        "event": (
            "dealt", "hand", "dives", "dives-own", "sinks", "sinks-own", "lays", "rolls", "swept", "ends-laid", "ends-bag",
            "shows-held", "shows-sunk", "wins", "shares",
        ),
        "reason": (
            "sink-first", "nothing-to-sink", "shell-sunk", "shell-swept", "shell-laid",
            "shell-not-in-hand", "no-such-shell",
        ),
        "mark": ("worth",),
    }  # fmt: skip
