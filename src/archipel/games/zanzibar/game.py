"""What Zanzibar is, for the engine."""

import os
from typing import Final, cast

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.edition import Box, Edition, Problem
from archipel.engine.game import Game, Option
from archipel.engine.inspection import load_constraints
from archipel.engine.phrase import Data
from archipel.games.zanzibar import inspection, moves, view
from archipel.games.zanzibar.arrange import arrange
from archipel.games.zanzibar.edition import MOST_SEATS, ZanzibarBox
from archipel.games.zanzibar.hints import Hints
from archipel.games.zanzibar.rules import ZanzibarState

MOST_ROUNDS: Final = 999


class Zanzibar(Game):
    """2 to 5 players. Option: `rounds` (9, an end after so many rounds; 0: none, as printed)."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "zanzibar"
        self.title = "Zanzibar"
        self.rules = 1
        self.folder = os.path.dirname(__file__)
        self.constraints = load_constraints(self.folder)
        self.fewest = 2
        self.most = MOST_SEATS
        self.editions = ("winning-moves-2007",)
        self.options = (Option("rounds", "0", (), 0, MOST_ROUNDS),)
        self.keys = {
            "decision": ("take", "place", "discard", "move", "step", "push", "chase", "score", "over"),
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
            "problem": (*inspection.MISTAKES, *("edition-" + name for name in self.constraints)),
        }  # fmt: skip

    def space(self, box: Box) -> int:
        return moves.space(cast(ZanzibarBox, box))

    def hints(self) -> Hints:
        return Hints()

    def examine(self, edition: Edition) -> list[Problem]:
        return inspection.examine(edition, self.constraints)

    def open_box(self, edition: Edition) -> ZanzibarBox:
        return ZanzibarBox(edition)

    def deal(self, box: Box, seats: int, options: dict[str, str], dealer: Dealer, tell: Tell | None) -> ZanzibarState:
        state = ZanzibarState(cast(ZanzibarBox, box), seats, options)
        state.set_up(dealer, tell)
        return state

    def rebuild(self, box: Box, seats: int, options: dict[str, str], table: Data) -> ZanzibarState:
        state = ZanzibarState(cast(ZanzibarBox, box), seats, options)
        state.lay_out(table)
        return state

    def arrange(self, box: Box, seats: int, options: dict[str, str], position: Data, dealer: Dealer) -> ZanzibarState:
        return self.rebuild(box, seats, options, arrange(cast(ZanzibarBox, box), seats, position, dealer))

    def imagine(self, box: Box, view_: Data, dealer: Dealer) -> Data:
        return view.imagine(cast(ZanzibarBox, box), view_, dealer)
