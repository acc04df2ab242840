"""The rules of Flucht aus Mangrovia: its decisions in the order of the rulebook, and the verbs of the engine.

Each part of the rulebook has its own module; numbers in brackets are its sections: `turn` (4, 6D, 9), `cards` (6A), `tokens` (6B),
`pawns` (6C, 7, 8) and `scoring` (9). A move is an integer: card c is c, the team's pawn p (0 or 1) is the number of cards plus p.
Left out: nothing.
"""

from typing import Any, Final, cast

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Decision, Over, Tell, numbered
from archipel.engine.phrase import Data, Phrase, Reason
from archipel.games.flucht import scoring, turn, unseen, view
from archipel.games.flucht.arrange import arrange
from archipel.games.flucht.cards import CARD
from archipel.games.flucht.pawns import PAWN
from archipel.games.flucht.state import NO_CARD, PAWNS, FluchtState

OVER: Final = Over("9")

DECISIONS: Final = numbered(CARD, PAWN, OVER)


class FluchtRules(FluchtState):
    """A state of Flucht aus Mangrovia with the verbs of the engine."""

    def copy(self) -> "FluchtRules":
        other = FluchtRules(self.box, self.seats, self.options)
        self.copy_to(other)
        return other

    def set_up(self, dealer: Dealer, tell: Tell | None) -> None:
        turn.set_up(self, dealer, tell)

    def arrange(self, position: Data, dealer: Dealer) -> Data:
        return arrange(self.box, self.seats, position, dealer)

    def asked(self) -> Decision[Any]:
        if self.over:
            return OVER
        return CARD if self.card == NO_CARD else PAWN

    def called(self, move: int) -> Phrase:
        box = self.box
        if move < box.first_pawn:
            return Phrase("play-card", {"card": box.cards[move]})
        return Phrase("choose-pawn", {"pawn": move - box.first_pawn + 1})

    def meant(self, things: list[str]) -> int | None:
        """A card is played, an own pawn moves: wherever it would go."""
        box = self.box
        for thing in things:
            if thing in box.cards:
                return box.cards.index(thing)
            if thing in box.pawns and box.pawns.index(thing) // PAWNS == self.seat:
                return box.first_pawn + box.pawns.index(thing) % PAWNS
        return None

    def no_such_text(self, text: str, words: list[str]) -> Reason:
        verb, what = "".join(words[:1]), " ".join(words[1:])
        if verb == "play":
            return Reason("no-such-card", {"value": what, "allowed": ", ".join(self.box.cards)})
        if verb == "pawn":
            return Reason("no-such-pawn", {"value": what})
        return super().no_such_text(text, words)

    def view(self, seat: int) -> Data:
        return cast(Data, view.view(self, seat))

    def imagine(self, view_: Data, dealer: Dealer) -> Data:
        return view.imagine(self.box, view_, dealer)

    def redeal(self, seat: int, dealer: Dealer) -> None:
        unseen.deal_anew(self, seat, dealer)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)
