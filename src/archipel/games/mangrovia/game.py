"""What Mangrovia is, for the engine."""

import os
from typing import Final

from archipel.engine.game import Effort, Game, Option
from archipel.games.mangrovia.edition import MangroviaBox
from archipel.games.mangrovia.evaluation import MangroviaEvaluation
from archipel.games.mangrovia.features import MangroviaFeatures
from archipel.games.mangrovia.inspection import MISTAKES, MangroviaInspection
from archipel.games.mangrovia.observation import MangroviaObservation
from archipel.games.mangrovia.rules import DECISIONS, MangroviaRules
from archipel.games.mangrovia.setup import TILES

MOST_ROUNDS: Final = 999


class Mangrovia(Game):
    """2 to 5 players. Options: `tiles` (9, which stone tiles are laid), `ones` (the designer's house rule for amulets of value 1) and
    `rounds` (the game ends after this many rounds; 0: no limit, as printed)."""

    name = "mangrovia"
    title = "Mangrovia"
    rules = 1
    folder = os.path.dirname(__file__)
    fewest = 2
    most = 5
    effort = Effort(minutes=(60, 90), age=10, source="report", weight=3)
    editions = ("zoch-2014",)
    options = (
        Option("tiles", "none", TILES),
        Option("ones", "no"),
        Option("rounds", "0", (), 0, MOST_ROUNDS),
    )
    box_class = MangroviaBox
    state_class = MangroviaRules
    decisions = DECISIONS
    evaluation_class = MangroviaEvaluation
    observation_class = MangroviaObservation
    features_class = MangroviaFeatures
    inspection_class = MangroviaInspection
    says = {
        "event": (
            "starts", "neutral-huts", "site-blocked", "starting-cards", "tiles-laid", "dealt", "hand", "round-begins",
            "valuable-shown", "landscape-shown", "bowl-placed", "boat-lands", "nothing-there", "skips",
            "valuable-taken", "landscape-taken", "valuable-drawn", "valuable-drawn-own", "landscape-drawn", "landscape-drawn-own",
            "pile-shuffled", "bag-refilled", "one-taken", "amulets-drawn", "amulets-drawn-own", "amulet-returned",
            "amulet-returned-own",
            "hut-built", "double-built", "tile-spent", "points", "pole-tile", "stone-tile", "amulet-space", "last-hut",
            "birds-placed", "birds-kept", "birds-moved", "talisman-top", "talisman-right", "rounds-over",
            "path-first", "path-second", "path-neutral", "stone-scored", "pole-first", "pole-second", "pole-neutral",
            "amulets-scored", "wins", "wins-amulets", "shares",
        ),
        "reason": (
            "game-over", "no-such-move", "no-such-text", "no-such-site", "no-such-card", "no-such-pile", "no-such-space",
            "no-such-landscape", "no-such-payment", "no-such-amulet", "no-such-birds",
            "bowls-first", "bowls-placed", "site-taken", "site-blocked", "top-site-banned", "landing-other", "no-skip-birds",
            "valuable-not-shown", "landscape-not-shown", "pile-empty", "ones-gone", "bag-empty", "one-not-played", "one-anyway",
            "amulet-not-drawn", "return-first", "nothing-to-return", "space-taken", "space-neutral", "no-bird", "no-landscape-card",
            "price-too-high", "price-not-exact", "huts-too-few", "double-in-stone", "double-in-pole", "double-on-circle",
            "card-first", "pay-first", "nothing-to-pay", "card-other-landscape",
            "piece-other-currency", "piece-not-held", "piece-too-dear", "piece-order", "rest-not-exact",
            "lack-card", "lack-space", "lack-price",
        ),
        "mark": ("offers", "price", "double", "wild", "pole", "tile", "circle"),
        "move": (
            "skip", "collect", "collect-one", "site", "take-valuable", "take-landscape", "draw-valuable", "draw-landscape", "hut",
            "double-hut", "give", "pay", "pay-starting", "pay-tile", "give-back", "birds",
        ),
        "problem": MISTAKES,
    }  # fmt: skip
