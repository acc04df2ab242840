"""What a landing can offer: the interface of every kind of action (4). The actions themselves are in the modules of their sections."""

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Data, Reason
from archipel.games.mangrovia.edition import MangroviaBox
from archipel.games.mangrovia.state import MangroviaState


class Offer:
    """One kind of action. Like a decision it holds no position; a step of a landing (`boat`) asks for one of those that it offers."""

    name: str = ""
    """What the action is called where a landing does not offer it."""

    may_skip: bool = True
    """Whether a player may do without it."""

    discloses: bool = False
    """Whether it takes something of a hidden hand."""

    def covers(self, box: MangroviaBox, move: int) -> bool:
        """Whether a move is of this kind, legal or not."""
        raise NotImplementedError

    def available(self, state: MangroviaState) -> bool:
        """Whether there may be something for the seat to do, as far as everybody can see. Hidden hands are not taken into account."""
        raise NotImplementedError

    def missing(self, state: MangroviaState) -> str:
        """What there is none of, if nothing is available."""
        raise NotImplementedError

    def args(self, state: MangroviaState) -> Data:
        """What the question says about this action."""
        return {}

    def add_moves(self, state: MangroviaState, found: list[int]) -> None:
        """Appends every legal move of this kind to `found`, sorted."""
        raise NotImplementedError

    def allows(self, state: MangroviaState, move: int) -> bool:
        """Whether a move of this kind is legal."""
        raise NotImplementedError

    def forbidden(self, state: MangroviaState, move: int) -> Reason:
        """Why a move of this kind is not legal."""
        raise NotImplementedError

    def things(self, state: MangroviaState, move: int) -> list[str]:
        """The ids of what a legal move touches."""
        raise NotImplementedError

    def play(self, state: MangroviaState, move: int, dealer: Dealer, tell: Tell | None) -> bool:
        """Carries out a legal move; returns True if the step is done, False if something about it is still to be asked."""
        raise NotImplementedError
