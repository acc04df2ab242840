"""What Flucht aus Mangrovia is, for the engine."""

import os
from typing import Final

from archipel.engine.game import Effort, Game, Option
from archipel.games.flucht.edition import MISTAKES, MOST_TEAMS, FluchtBox, FluchtInspection
from archipel.games.flucht.evaluation import FluchtEvaluation
from archipel.games.flucht.features import FluchtFeatures
from archipel.games.flucht.observation import FluchtObservation
from archipel.games.flucht.rules import DECISIONS, FluchtRules

MOST_ROUNDS: Final = 999


class Flucht(Game):
    """2 to 6 teams. Options: `bridge` (8, the suspension bridge) and `rounds` (the game ends after this many; 0: no limit, as printed)."""

    name = "flucht"
    title = "Flucht aus Mangrovia"
    rules = 1
    folder = os.path.dirname(__file__)
    fewest = 2
    most = MOST_TEAMS
    effort = Effort(minutes=(30, 60), age=8, source="report", weight=1)
    editions = ("mattel-1989",)
    options = (Option("bridge", "no"), Option("rounds", "0", (), 0, MOST_ROUNDS))
    box_class = FluchtBox
    state_class = FluchtRules
    decisions = DECISIONS
    evaluation_class = FluchtEvaluation
    observation_class = FluchtObservation
    features_class = FluchtFeatures
    inspection_class = FluchtInspection
    says = {
        "event": (
            "starts", "dealt", "hand", "card-played", "token-placed", "token-removed", "token-kept", "pawn-forward", "pawn-arrives",
            "pawn-back", "pawn-stays", "card-drawn", "card-drawn-own", "pile-shuffled", "rounds-over", "wins",
        ),
        "reason": (
            "card-already-played", "card-first", "card-on-played-pile", "card-not-in-hand",
            "no-such-card", "no-such-pawn",
        ),
        "mark": ("covers", "uncovers", "goes-forward", "goes-back", "stays"),
        "move": ("play-card", "choose-pawn"),
        "problem": MISTAKES,
    }  # fmt: skip
