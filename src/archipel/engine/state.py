"""Everything on the table now, and the verbs that every game answers.

A state is mutable, cheap to copy, and written as JSON and read back exactly. It holds no seed and no order: piles and bags are
counts or sorted lists, and a card is picked when it is drawn. A game brings a subclass; the verbs that are the same everywhere stand here.
"""

import hashlib
import json
from collections.abc import Callable
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from archipel.engine.dealer import Dealer, Hidden, Probe
from archipel.engine.edition import Box
from archipel.engine.phrase import NOBODY, SPECTATOR, Data, Event, Mark, Phrase, Reason, Refused, trouble

PLAIN: Final = json.JSONEncoder(separators=(",", ":"), sort_keys=True, check_circular=False)

Tell: TypeAlias = Callable[[Event], None]
"""Where the events go; None instead: nobody listens and none are built."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of one game. Box, number of seats and options never change; `seat` must choose, `NOBODY` once the game is over."""

    def __init__(self, box: Box, seats: int, options: dict[str, str]) -> None:
        self.box = box
        self.seats = seats
        self.options = options
        self.seat = NOBODY
        self.over = False

    # What is asked, and the answers

    def decision(self) -> Phrase:
        """What is asked of `seat`; once the game is over, the key `over`."""
        raise NotImplementedError

    def moves(self) -> list[int]:
        """Every legal answer, sorted; never empty while the game runs, empty once it is over."""
        raise NotImplementedError

    def why_not(self, move: int) -> Reason | None:
        """The reason why a move is not legal now, None if it is. Speaks for the seat that is asked and goes to it alone."""
        raise NotImplementedError

    def text(self, move: int) -> str:
        """The one text of a move of the game's space: unique in this state, read back by `parse`."""
        raise NotImplementedError

    def parse(self, text: str) -> int:
        """The move of a text, legal or not; raises `Refused` if no move of this game is called so."""
        raise NotImplementedError

    def things(self, move: int) -> list[str]:
        """The ids of the places, cards and pieces that a legal move touches."""
        raise NotImplementedError

    def shown(self, move: int, seat: int) -> str:
        """What another seat may read of a legal move that is about to be played; by default its whole text."""
        return self.text(move)

    def marks(self) -> list[Mark]:
        """Notes on things for the seat that is asked."""
        return []

    # Playing

    def play(self, move: int, dealer: Dealer, tell: Tell | None = None) -> None:
        """Carries a move out, up to the next decision, and tells what happened. Refuses an illegal one and leaves the state as it is."""
        reason = self.why_not(move)
        if reason is not None:
            raise Refused(reason)
        self.carry_out(move, dealer, tell)

    def carry_out(self, move: int, dealer: Dealer, tell: Tell | None) -> None:
        """The game's half of `play`: only called with a legal move."""
        raise NotImplementedError

    def preview(self, move: int) -> list[Event]:
        """What the seat that is asked would be told, up to the first use of chance or of something it may not know."""
        seat = self.seat
        told: list[Event] = []
        try:
            self.copy().play(move, Probe(seat), told.append)
        except Hidden:
            pass
        return [event for event in told if event.seen_by(seat)]

    def final(self, move: int) -> bool:
        """Whether a legal move cannot be taken back: chance is used, the seat learns something, or somebody else is on."""
        after = self.copy()
        try:
            after.play(move, Probe(self.seat))
        except Hidden:
            return True
        return after.seat != self.seat

    # What may be known

    def view(self, seat: int) -> Data:
        """What that seat (or `SPECTATOR`) may know, built by adding to `frame`; holds all public knowledge, as plain data."""
        raise NotImplementedError

    def frame(self, seat: int) -> Data:
        """What every view begins with: which game this is, whose view, and what is asked of whom."""
        if not SPECTATOR <= seat < self.seats:
            raise trouble("no-such-seat", {"value": seat + 1, "high": self.seats})
        return {
            "game": self.box.edition.game,
            "edition": self.box.edition.hash,
            "seats": self.seats,
            "options": dict(self.options),
            "seat": seat,
            "asked": self.seat,
            "decision": self.decision().data(),
            "over": self.over,
        }

    # The outcome

    def scores(self) -> list[int]:
        """Points by seat, as the table shows them now."""
        raise NotImplementedError

    def standing(self) -> list[int]:
        """Points by seat if the game ended now, hidden things counted: for looking back at a finished game, never for a running one."""
        return self.scores()

    def ranking(self) -> list[int]:
        """The place of every seat, from 1; seats that share a place have the same number. Only asked when the game is over."""
        raise NotImplementedError

    def places_by_score(self) -> list[int]:
        """For games in which the points alone decide: higher is better, equal is shared."""
        scores = self.scores()
        return [1 + sum(1 for other in scores if other > score) for score in scores]

    # Keeping it

    def copy(self) -> "State":
        """An independent state that plays on by itself."""
        raise NotImplementedError

    def table(self) -> Data:
        """The position as JSON data, without edition, seats and options."""
        raise NotImplementedError

    def data(self) -> Data:
        """Everything that the game's `restore` needs to read this state back."""
        return {"edition": self.box.edition.hash, "seats": self.seats, "options": dict(self.options), "table": self.table()}

    def digest(self) -> bytes:
        """SHA-256 of the position, equal for equal positions."""
        return hashlib.sha256(PLAIN.encode(self.table()).encode()).digest()

    def faults(self) -> list[str]:
        """Components that are lost or doubled, and running scores that a recount does not confirm; for the tests, in plain English."""
        return []
