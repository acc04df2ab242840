"""What Bora Bora is, for the engine."""

import os
from typing import cast

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.edition import Box, Edition, Problem
from archipel.engine.game import Game
from archipel.engine.inspection import load_constraints
from archipel.engine.phrase import Data
from archipel.games.borabora import inspection
from archipel.games.borabora.arrange import arrange
from archipel.games.borabora.edition import BoraBoraBox
from archipel.games.borabora.guess import imagine
from archipel.games.borabora.hints import Hints
from archipel.games.borabora.rules import BoraBoraState
from archipel.games.borabora.state import ASKED


class BoraBora(Game):
    """2 to 4 players, six rounds, no options."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "borabora"
        self.title = "Bora Bora"
        self.rules = 1
        self.folder = os.path.dirname(__file__)
        self.constraints = load_constraints(self.folder)
        self.fewest = 2
        self.most = 4
        self.editions = ("alea-2013",)
        self.options = ()
        self.keys = {
            "decision": ASKED,
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
            ),
            "mark": (
                "region", "region-held", "fish", "person", "pushes", "ejects", "building", "use", "jewel", "missing", "ready",
            ),
            "problem": (*inspection.MISTAKES, *("edition-" + name for name in self.constraints)),
        }  # fmt: skip

    def space(self, box: Box) -> int:
        return cast(BoraBoraBox, box).space

    def hints(self) -> Hints:
        return Hints()

    def examine(self, edition: Edition) -> list[Problem]:
        return inspection.examine(edition, self.constraints)

    def open_box(self, edition: Edition) -> BoraBoraBox:
        return BoraBoraBox(edition)

    def deal(self, box: Box, seats: int, options: dict[str, str], dealer: Dealer, tell: Tell | None) -> BoraBoraState:
        state = BoraBoraState(cast(BoraBoraBox, box), seats, options)
        state.set_up(dealer, tell)
        return state

    def rebuild(self, box: Box, seats: int, options: dict[str, str], table: Data) -> BoraBoraState:
        state = BoraBoraState(cast(BoraBoraBox, box), seats, options)
        state.lay_out(table)
        return state

    def arrange(self, box: Box, seats: int, options: dict[str, str], position: Data, dealer: Dealer) -> BoraBoraState:
        return self.rebuild(box, seats, options, arrange(cast(BoraBoraBox, box), seats, options, position, dealer))

    def imagine(self, box: Box, view_: Data, dealer: Dealer) -> Data:
        return imagine(cast(BoraBoraBox, box), view_, dealer)
