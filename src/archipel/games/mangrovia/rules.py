"""The rules of Mangrovia: its decisions in the order of the rulebook, and the verbs of the engine.

Each part of the rulebook has its own module. The rulebook has no section numbers; ours are those of the rules text: `setup` (2), `bowls`
(3), `boat` (4, the landings, with what they offer: `cards` 4A, `amulets` 4B, `birds` 4C), `building` (5, where a hut may stand) with
`payment` and `purses` (5A one hut, 5B two huts, 5C a double hut, 5D double-landscape spaces) and `huts` (5E, after building), `ending`
(6), `scoring` (7 with 7A to 7D, 8); the stone tiles of the variant (9) concern all of them. `flow` says what follows what.
Left out: nothing.
"""

from typing import Any, Final, cast

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Decision, Over, Tell, numbered
from archipel.engine.phrase import Data, Phrase, Reason
from archipel.games.mangrovia import flow, guess, meaning, names, redeal, scoring, setup, view
from archipel.games.mangrovia.amulets import RETURNING
from archipel.games.mangrovia.arrange import arrange
from archipel.games.mangrovia.boat import STEPS, step_here
from archipel.games.mangrovia.bowls import BOWLS
from archipel.games.mangrovia.payment import GIVING, PAYING
from archipel.games.mangrovia.state import ACTION, BOWL, CARD, PAY, RETURN, MangroviaState

OVER: Final = Over("8")

DECISIONS: Final = numbered(BOWLS, *STEPS.values(), GIVING, PAYING, RETURNING, OVER)

NAMED: Final = {
    "site": "site", "take": "card", "draw": "pile", "build": "space", "double": "space", "card": "landscape", "pay": "payment",
    "return": "amulet", "birds": "birds",
}  # fmt: skip
"""What follows each verb in a move's text, as the reasons call it."""


class MangroviaRules(MangroviaState):
    """A state of Mangrovia with the verbs of the engine."""

    def copy(self) -> "MangroviaRules":
        other = MangroviaRules(self.box, self.seats, self.options)
        self.copy_to(other)
        return other

    def set_up(self, dealer: Dealer, tell: Tell | None) -> None:
        setup.set_up(self, dealer, tell)
        flow.begin_round(self, dealer, tell)

    def arrange(self, position: Data, dealer: Dealer) -> Data:
        return arrange(self, position, dealer)

    def asked(self) -> Decision[Any]:
        if self.ask == ACTION:
            return step_here(self)
        if self.ask == BOWL:
            return BOWLS
        if self.ask == CARD:
            return GIVING
        if self.ask == PAY:
            return PAYING
        return RETURNING if self.ask == RETURN else OVER

    def go_on(self, dealer: Dealer, tell: Tell | None) -> None:
        flow.go_on(self, dealer, tell)

    def in_order(self, words: list[str]) -> list[str]:
        """The birds' landscapes may be named in any order."""
        if len(words) == 3 and words[0] == "birds":
            return [words[0], *sorted(words[1:], key=self.box.place_of)]
        return words

    def called(self, move: int) -> Phrase:
        return names.called(self.box, move)

    def meant(self, things: list[str]) -> int | None:
        return meaning.meant(self, things)

    def no_such_text(self, text: str, words: list[str]) -> Reason:
        verb, what = "".join(words[:1]), " ".join(words[1:])
        if verb not in NAMED:
            return super().no_such_text(text, words)
        allowed = [text.removeprefix(verb + " ") for text in self.box.texts if text.startswith(verb + " ")]
        return Reason("no-such-" + NAMED[verb], {"value": what, "allowed": ", ".join(allowed)})

    def view(self, seat: int) -> Data:
        return cast(Data, view.view(self, seat))

    def imagine(self, view_: Data, dealer: Dealer) -> Data:
        return guess.imagine(self, view_, dealer)

    def redeal(self, seat: int, dealer: Dealer) -> None:
        redeal.redeal(self, seat, dealer)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def outlook(self, seat: int) -> list[int]:
        return scoring.outlook(self)

    def standing(self) -> list[int]:
        return scoring.standing(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)
