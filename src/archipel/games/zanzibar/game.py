"""What Zanzibar is, for the engine."""

import os
from typing import Final

from archipel.engine.game import Effort, Game, Option
from archipel.games.zanzibar.edition import MOST_SEATS, ZanzibarBox
from archipel.games.zanzibar.evaluation import ZanzibarEvaluation
from archipel.games.zanzibar.features import ZanzibarFeatures
from archipel.games.zanzibar.inspection import MISTAKES, ZanzibarInspection
from archipel.games.zanzibar.observation import ZanzibarObservation
from archipel.games.zanzibar.rules import DECISIONS, ZanzibarRules

MOST_ROUNDS: Final = 999


class Zanzibar(Game):
    """2 to 5 players. Option: `rounds` (9, the game ends after this many rounds; 0: no limit, as printed)."""

    name = "zanzibar"
    title = "Zanzibar"
    rules = 1
    folder = os.path.dirname(__file__)
    fewest = 2
    most = MOST_SEATS
    effort = Effort(minutes=(45, 45), age=10, source="report", weight=2)
    editions = ("winning-moves-2007",)
    options = (Option("rounds", "0", (), 0, MOST_ROUNDS),)
    box_class = ZanzibarBox
    state_class = ZanzibarRules
    decisions = DECISIONS
    evaluation_class = ZanzibarEvaluation
    observation_class = ZanzibarObservation
    features_class = ZanzibarFeatures
    inspection_class = ZanzibarInspection
    says = {
        "event": (
            "starts", "placed", "dealt", "hand", "goes", "pushed", "chased", "no-move", "scored", "skips", "discarded", "keeps",
            "drawn", "drawn-own", "last-turns", "finished", "rounds-over", "wins", "wins-earlier", "shares",
        ),
        "reason": (
            "no-such-move", "no-such-text", "no-such-place", "no-such-merchant", "no-such-objective", "game-over",
            "place-first", "all-placed", "take-first", "taken", "merchant-out", "merchant-placed", "place-taken", "province-taken",
            "end-first", "movement-over", "no-discard-now", "discard-first", "push-first", "nothing-to-push",
            "merchant-moved", "enough-moved", "go-on", "ends-at-start", "same-place", "step-by-step", "too-far",
            "blocked-own", "blocked-taller", "blocked-equal",
            "target-taken", "target-behind", "target-far", "can-be-pushed", "must-be-chased",
            "objective-not-held", "objective-scored", "objective-discarded",
        ),
        "mark": ("reach", "barred", "worth"),
        "move": ("take", "place", "go", "push", "chase", "end", "score", "skip", "discard", "keep"),
        "problem": MISTAKES,
    }  # fmt: skip
