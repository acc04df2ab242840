"""What Lagune is, for the engine."""

import os
from typing import cast

from archipel.engine.dealer import Dealer
from archipel.engine.edition import Box, Edition, Problem
from archipel.engine.game import Game, Option
from archipel.engine.phrase import Data
from archipel.engine.decision import Tell

from . import edition as printed
from . import view
from .arrange import arrange
from .edition import LaguneBox
from .hints import Hints
from .rules import FIRST, LaguneState


class Lagune(Game):
    """2 or 3 divers. Option: `calm` (4, no die is rolled)."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "lagune"
        self.title = "Lagune"
        self.rules = 1
        self.folder = os.path.dirname(__file__)
        self.fewest = 2
        self.most = 3
        self.editions = ("reef-1",)
        self.options = (Option("calm", "no"),)
        self.keys = {
            "decision": ("turn", "sink", "over"),
            "event": (
                "dealt", "hand", "dives", "dives-own", "sinks", "sinks-own", "lays", "rolls", "swept", "ends-laid", "ends-bag",
                "shows-held", "shows-sunk", "wins", "shares",
            ),
            "reason": (
                "game-over", "no-such-move", "sink-first", "nothing-to-sink", "shell-sunk", "shell-swept", "shell-laid",
                "shell-not-in-hand", "no-such-shell", "no-such-text",
            ),
            "mark": ("worth",),
            "problem": ("edition-field", "edition-id-twice", "edition-shells", "edition-hand", "edition-storm", "edition-total"),
        }  # fmt: skip

    def blank(self, box: Box, seats: int, options: dict[str, str]) -> LaguneState:
        """A table with nothing on it yet."""
        return LaguneState(cast(LaguneBox, box), seats, options)

    def space(self, box: Box) -> int:
        return FIRST + 2 * len(cast(LaguneBox, box).shells)

    def hints(self) -> Hints:
        return Hints()

    def examine(self, edition: Edition) -> list[Problem]:
        return printed.examine(edition, self.most)

    def open_box(self, edition: Edition) -> LaguneBox:
        return LaguneBox(edition)

    def deal(self, box: Box, seats: int, options: dict[str, str], dealer: Dealer, tell: Tell | None) -> LaguneState:
        state = self.blank(box, seats, options)
        state.set_up(dealer, tell)
        return state

    def rebuild(self, box: Box, seats: int, options: dict[str, str], table: Data) -> LaguneState:
        state = self.blank(box, seats, options)
        state.lay_out(table)
        return state

    def arrange(self, box: Box, seats: int, options: dict[str, str], position: Data, dealer: Dealer) -> LaguneState:
        return self.rebuild(box, seats, options, arrange(cast(LaguneBox, box), seats, position, dealer))

    def imagine(self, box: Box, view_: Data, dealer: Dealer) -> Data:
        return view.imagine(cast(LaguneBox, box), view_, dealer)
