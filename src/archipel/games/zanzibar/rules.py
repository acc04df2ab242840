"""The rules of Zanzibar: its decisions in the order of the rulebook, and the verbs of the engine.

Each part of the rulebook has its own module; numbers in brackets are its sections: `placing` (2), `hand` (2B, 6, 7),
`turn` (4, 8, 9), `movement` and `moving` (5, 5A), `pushing` (5B, 5C), `scoring` (6), `discarding` (7) and `ending` (8). Left out: nothing.
A merchant's move ends when another one moves, when the movement ends, or when it has no step left.
A move is an integer; the box names them all.
"""

from typing import Any, Final, cast

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Decision, Over, Tell, numbered
from archipel.engine.phrase import Data, Phrase, Reason
from archipel.games.zanzibar import ending, hand, meaning, names, placing, view
from archipel.games.zanzibar.arrange import arrange
from archipel.games.zanzibar.discarding import DISCARD_OBJECTIVE
from archipel.games.zanzibar.moving import BEGIN_MOVE, NEXT_STEP
from archipel.games.zanzibar.placing import PLACE_MERCHANT, TAKE_MERCHANT
from archipel.games.zanzibar.pushing import CHASE_OPPONENT, PUSH_OPPONENT
from archipel.games.zanzibar.scoring import SCORE_OBJECTIVE
from archipel.games.zanzibar.state import CHASE, MOVE, NONE, OVER, PLACE, PUSH, SCORE, ZanzibarState

GAME_OVER: Final = Over("8")

DECISIONS: Final = numbered(
    TAKE_MERCHANT, PLACE_MERCHANT, DISCARD_OBJECTIVE, BEGIN_MOVE, NEXT_STEP, PUSH_OPPONENT, CHASE_OPPONENT, SCORE_OBJECTIVE, GAME_OVER
)  # fmt: skip


class ZanzibarRules(ZanzibarState):
    """A state of Zanzibar with the verbs of the engine."""

    def copy(self) -> "ZanzibarRules":
        other = ZanzibarRules(self.box, self.seats, self.options)
        self.copy_to(other)
        return other

    def set_up(self, dealer: Dealer, tell: Tell | None) -> None:
        placing.set_up(self, dealer, tell)

    def arrange(self, position: Data, dealer: Dealer) -> Data:
        return arrange(self.box, self.seats, position, dealer)

    def asked(self) -> Decision[Any]:
        phase = self.phase
        if phase == MOVE:
            return BEGIN_MOVE if self.walker == NONE else NEXT_STEP
        if phase == PUSH:
            return PUSH_OPPONENT
        if phase == CHASE:
            return CHASE_OPPONENT
        if phase == SCORE:
            return SCORE_OBJECTIVE
        if phase == PLACE:
            return TAKE_MERCHANT if self.walker == NONE else PLACE_MERCHANT
        return GAME_OVER if phase == OVER else DISCARD_OBJECTIVE

    def called(self, move: int) -> Phrase:
        return names.called(self, move)

    def meant(self, things: list[str]) -> int | None:
        return meaning.meant(self, things)

    def no_such_text(self, text: str, words: list[str]) -> Reason:
        box = self.box
        verb, named = "".join(words[:1]), words[1:]
        merchants = [str(number) for number in box.merchant_numbers]
        if len(named) == 1 and verb in ("place", "push", "chase"):
            return unknown("no-such-place", named[0], box.places)
        if len(named) == 1 and verb in ("score", "discard"):
            return unknown("no-such-objective", named[0], box.objectives)
        if (len(named) == 1 and verb == "take") or (len(named) == 2 and verb == "go" and named[0] not in merchants):
            return unknown("no-such-merchant", named[0], merchants)
        if len(named) == 2 and verb == "go":
            return unknown("no-such-place", named[1], box.places)
        return super().no_such_text(text, words)

    def view(self, seat: int) -> Data:
        return cast(Data, view.view(self, seat))

    def imagine(self, view_: Data, dealer: Dealer) -> Data:
        return view.imagine(self.box, view_, dealer)

    def redeal(self, seat: int, dealer: Dealer) -> None:
        hand.deal_anew(self, seat, dealer)

    def scores(self) -> list[int]:
        return self.points[:]

    def outlook(self, seat: int) -> list[int]:
        return ending.outlook(self, seat)

    def ranking(self) -> list[int]:
        return ending.ranking(self)


def unknown(key: str, value: str, known: list[str]) -> Reason:
    return Reason(key, {"value": value, "allowed": ", ".join(known)})
