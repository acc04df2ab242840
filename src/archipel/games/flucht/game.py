"""What Flucht aus Mangrovia is, for the engine."""

import os
from typing import Final, cast

from archipel.engine.dealer import Dealer
from archipel.engine.edition import Box, Edition, Problem
from archipel.engine.game import Game, Option
from archipel.engine.inspection import load_constraints
from archipel.engine.phrase import Data
from archipel.engine.state import Tell
from archipel.games.flucht import edition as printed
from archipel.games.flucht import view
from archipel.games.flucht.arrange import arrange
from archipel.games.flucht.edition import FluchtBox
from archipel.games.flucht.hints import Hints
from archipel.games.flucht.rules import FluchtState
from archipel.games.flucht.state import PAWNS

MOST_ROUNDS: Final = 999


class Flucht(Game):
    """2 to 6 teams. Options: `bridge` (8, the suspension bridge) and `rounds` (an end after so many rounds; 0: none, as printed)."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "flucht"
        self.title = "Flucht aus Mangrovia"
        self.rules = 1
        self.folder = os.path.dirname(__file__)
        self.constraints = load_constraints(self.folder)
        self.fewest = 2
        self.most = 6
        self.editions = ("mattel-1989",)
        self.options = (Option("bridge", "no"), Option("rounds", "0", (), 0, MOST_ROUNDS))
        self.keys = {
            "decision": ("card", "pawn", "over"),
            "event": (
                "starts", "dealt", "hand", "card-played", "token-placed", "token-removed", "token-kept", "pawn-forward", "pawn-arrives",
                "pawn-back", "pawn-stays", "card-drawn", "card-drawn-own", "pile-shuffled", "rounds-over", "wins",
            ),
            "reason": (
                "game-over", "no-such-move", "card-already-played", "card-first", "card-on-played-pile", "card-not-in-hand",
                "no-such-card", "no-such-pawn", "no-such-text",
            ),
            "mark": ("covers", "uncovers", "goes-forward", "goes-back", "stays"),
            "problem": (
                "edition-section-missing", "edition-field-missing", "edition-id-twice", "edition-id-space", "edition-square-nothing",
                "edition-colour-unknown", "edition-square-unknown", "edition-hand-size", *("edition-" + name for name in self.constraints),
            ),
        }  # fmt: skip

    def space(self, box: Box) -> int:
        return len(cast(FluchtBox, box).cards) + PAWNS

    def hints(self) -> Hints:
        return Hints()

    def examine(self, edition: Edition) -> list[Problem]:
        return printed.examine(edition, self.constraints)

    def open_box(self, edition: Edition) -> FluchtBox:
        return FluchtBox(edition)

    def deal(self, box: Box, seats: int, options: dict[str, str], dealer: Dealer, tell: Tell | None) -> FluchtState:
        state = FluchtState(cast(FluchtBox, box), seats, options)
        state.set_up(dealer, tell)
        return state

    def rebuild(self, box: Box, seats: int, options: dict[str, str], table: Data) -> FluchtState:
        state = FluchtState(cast(FluchtBox, box), seats, options)
        state.lay_out(table)
        return state

    def arrange(self, box: Box, seats: int, options: dict[str, str], position: Data, dealer: Dealer) -> FluchtState:
        return self.rebuild(box, seats, options, arrange(cast(FluchtBox, box), seats, position, dealer))

    def imagine(self, box: Box, view_: Data, dealer: Dealer) -> Data:
        return view.imagine(cast(FluchtBox, box), view_, dealer)
