"""What Mangrovia is, for the engine."""

import os
from typing import Final, cast

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.edition import Box, Edition, Problem
from archipel.engine.game import Game, Option
from archipel.engine.inspection import load_constraints
from archipel.engine.phrase import Data
from archipel.games.mangrovia import inspection
from archipel.games.mangrovia.arrange import arrange
from archipel.games.mangrovia.edition import ASKED, MangroviaBox
from archipel.games.mangrovia.guess import imagine
from archipel.games.mangrovia.hints import Hints
from archipel.games.mangrovia.rules import MangroviaState

MOST_ROUNDS: Final = 999


class Mangrovia(Game):
    """2 to 5 players. Options: `tiles` (9, which stone tiles are laid), `ones` (the designer's house rule for amulets of value 1) and
    `rounds` (an end after so many rounds; 0: none, as printed)."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "mangrovia"
        self.title = "Mangrovia"
        self.rules = 1
        self.folder = os.path.dirname(__file__)
        self.constraints = load_constraints(self.folder)
        self.fewest = 2
        self.most = 5
        self.editions = ("zoch-2014",)
        self.options = (
            Option("tiles", "none", ("none", "random", "gods", "godless")),
            Option("ones", "no"),
            Option("rounds", "0", (), 0, MOST_ROUNDS),
        )
        self.keys = {
            "decision": ("bowl", *ASKED.values(), "card", "pay", "return", "over"),
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
            ),
            "mark": ("offers", "price", "double", "wild", "pole", "tile", "circle"),
            "problem": (*inspection.MISTAKES, *("edition-" + name for name in self.constraints)),
        }  # fmt: skip

    def space(self, box: Box) -> int:
        return cast(MangroviaBox, box).space

    def hints(self) -> Hints:
        return Hints()

    def examine(self, edition: Edition) -> list[Problem]:
        return inspection.examine(edition, self.constraints)

    def open_box(self, edition: Edition) -> MangroviaBox:
        return MangroviaBox(edition)

    def deal(self, box: Box, seats: int, options: dict[str, str], dealer: Dealer, tell: Tell | None) -> MangroviaState:
        state = MangroviaState(cast(MangroviaBox, box), seats, options)
        state.set_up(dealer, tell)
        return state

    def rebuild(self, box: Box, seats: int, options: dict[str, str], table: Data) -> MangroviaState:
        state = MangroviaState(cast(MangroviaBox, box), seats, options)
        state.lay_out(table)
        return state

    def arrange(self, box: Box, seats: int, options: dict[str, str], position: Data, dealer: Dealer) -> MangroviaState:
        return self.rebuild(box, seats, options, arrange(cast(MangroviaBox, box), seats, options, position, dealer))

    def imagine(self, box: Box, view_: Data, dealer: Dealer) -> Data:
        return imagine(cast(MangroviaBox, box), view_, dealer)
