"""What Bora Bora is, for the engine."""

import os

from archipel.engine.game import Effort, Game
from archipel.games.borabora.edition import BoraBoraBox
from archipel.games.borabora.evaluation import BoraBoraEvaluation
from archipel.games.borabora.features import BoraBoraFeatures
from archipel.games.borabora.inspection import MISTAKES, BoraBoraInspection
from archipel.games.borabora.observation import BoraBoraObservation
from archipel.games.borabora.rules import DECISIONS, BoraBoraRules


class BoraBora(Game):
    """2 to 4 players, six rounds, no options."""

    name = "borabora"
    title = "Bora Bora"
    rules = 1
    folder = os.path.dirname(__file__)
    fewest = 2
    most = 4
    effort = Effort(minutes=(90, 90), age=12, source="report", weight=4)
    editions = ("alea-2013",)
    box_class = BoraBoraBox
    state_class = BoraBoraRules
    decisions = DECISIONS
    evaluation_class = BoraBoraEvaluation
    observation_class = BoraBoraObservation
    features_class = BoraBoraFeatures
    inspection_class = BoraBoraInspection
    says = {
        "event": (
            "order", "starts-with", "fish-laid", "jewelry-laid", "dealt", "hand", "task-dealt", "card-shown",
            "round-begins", "people-laid", "tasks-laid", "rolled", "phase-begins",
            "die-placed", "fishing", "god-invoked", "settled", "pushed-aside", "material-placed", "material-beside", "offerings",
            "fish-scored", "person-taken", "person-shifted", "status-up", "shells", "helper-points", "helper-left",
            "card-taken", "card-drawn", "card-drawn-own", "pile-shuffled", "hut-moved",
            "priest-placed", "priest-pushed", "priest-ejected", "built",
            "used", "doubled", "people-points", "nothing-to-use", "people-done",
            "status-scored", "priests-scored", "god-tile-won", "god-tile-gone", "jewel-bought", "jewel-passed", "jewels-gone",
            "cards-shown", "task-fulfilled", "task-helped", "task-dropped", "task-picked", "tasks-gone",
            "game-ends", "tasks-done", "god-tiles-scored", "fish-final", "jewelry-scored", "bonus", "wins", "wins-order",
        ),
        "reason": (
            "game-over", "no-such-move", "no-such-text", "no-such-thing", "other-question",
            "die-not-held", "tile-not-out", "die-not-lower", "blue-unused", "white-unused",
            "no-region", "no-person", "no-free-space", "no-priest", "no-building", "no-neighbours",
            "god-not-now", "god-invoked-already", "no-offering", "no-god-card", "no-god-pair", "no-god-tile", "god-useless",
            "blue-comes-first",
            "own-hut-there", "not-beside-fish", "region-chosen", "no-way", "way-too-high", "last-without-hut", "last-no-choice",
            "other-material", "space-filled", "space-other-material", "nobody-there", "place-too-high", "other-sex", "last-not-free",
            "points-too-few", "nobody-to-shift", "shifted-already", "no-hut-to-move", "last-holds-person", "colour-not-shown",
            "no-card-left", "temple-too-high", "own-priest-there", "built-already", "building-too-high", "not-both-filled",
            "kind-not-held", "sex-used", "use-impossible", "sex-unused", "same-kind",
            "jewel-not-out", "jewel-too-dear", "task-not-held", "task-missing", "must-fulfil", "task-not-one-short", "task-not-offered",
            "no-means", "nobody-left-to-use", "no-task-ready",
        ),
        "mark": (
            "region", "region-held", "fish", "person", "pushes", "ejects", "building", "use", "jewel", "missing", "ready", "opens",
        ),
        "move": (
            "pass", "done", "point", "status", "shell", "offering", "material", "draw-card", "take-card", "hut", "settle", "settle-last",
            "lay", "take", "take-last", "shift", "priest", "build", "cover", "place", "invoke-card", "invoke-tile", "invoke-pair", "use",
            "double", "buy", "fulfil", "drop", "pick",
        ),
        "problem": MISTAKES,
    }  # fmt: skip
