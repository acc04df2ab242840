"""What a landing can offer: what every sort of action (4) says of itself. The actions stand in the modules of their sections."""

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Data, Reason
from archipel.games.mangrovia.edition import MangroviaBox
from archipel.games.mangrovia.state import MangroviaState


class Offer:
    """One sort of action. Holds no position, like a decision; a step of a landing (`boat`) asks for one of those that it offers."""

    name: str = ""
    """What the action is called where a landing does not offer it."""

    may_skip: bool = True
    """Whether one may do without it."""

    def covers(self, box: MangroviaBox, move: int) -> bool:
        """Whether a move is of this sort, legal or not."""
        raise NotImplementedError

    def there(self, state: MangroviaState) -> bool:
        """Whether the seat may find something to do, as far as everybody can see. A hidden hand is not looked into."""
        raise NotImplementedError

    def missing(self, state: MangroviaState) -> str:
        """What there is none of, where nothing is there."""
        raise NotImplementedError

    def args(self, state: MangroviaState) -> Data:
        """What the question says of this action."""
        return {}

    def add_moves(self, state: MangroviaState, found: list[int]) -> None:
        """Adds every legal move of this sort, sorted."""
        raise NotImplementedError

    def allows(self, state: MangroviaState, move: int) -> bool:
        """Whether a move of this sort is legal."""
        raise NotImplementedError

    def forbidden(self, state: MangroviaState, move: int) -> Reason:
        """Why a move of this sort is not legal."""
        raise NotImplementedError

    def things(self, state: MangroviaState, move: int) -> list[str]:
        """The ids of what a legal move touches."""
        raise NotImplementedError

    def play(self, state: MangroviaState, move: int, dealer: Dealer, tell: Tell | None) -> bool:
        """Carries a legal move out; says whether the step is done, or something about it is still to be asked."""
        raise NotImplementedError
