"""What Pig is, for the engine."""

import os

from archipel.engine.game import Game

from .edition import PigBox, PigInspection
from .evaluation import PigEvaluation
from .features import PigFeatures
from .rules import DECISIONS, PigRules


class Pig(Game):
    name = "pig"
    title = "Pig"
    rules = 1
    folder = os.path.dirname(__file__)
    fewest = 2
    most = 4
    editions = ("paper-1",)
    decisions = DECISIONS
    box_class = PigBox
    state_class = PigRules
    evaluation_class = PigEvaluation
    features_class = PigFeatures
    inspection_class = PigInspection
    says = {"event": ("rolled", "pig", "held", "wins"), "reason": ("nothing-to-hold",)}
