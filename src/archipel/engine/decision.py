"""A decision of a game: one object that knows what is asked, which answers are legal, why others are not, and what an answer does.

Decisions hold no position: they are created once per game, and every verb is passed the state. Each lives in the module for its section of
the rulebook; a game's `rules.py` lists them.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from archipel.engine.dealer import Dealer
from archipel.engine.phrase import Data, Event, Mark, Reason

if TYPE_CHECKING:
    from archipel.engine.state import State

S = TypeVar("S", bound="State")

Tell: TypeAlias = Callable[[Event], None]
"""Where the events go. With None in its place nobody is listening, and no events are built."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """One question. `key` names it for the words; `number` is its place in the game's list, for states that store the number."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.number = -1

    def args(self, state: S) -> Data:
        """The arguments of the question: who is asked, and about what."""
        return {"seat": state.seat}

    def moves(self, state: S) -> list[int]:
        """Every legal answer, sorted; never empty while this is asked."""
        raise NotImplementedError

    def allows(self, state: S, move: int) -> bool:
        """Whether a move is a legal answer. A decision with many answers overrides this so as not to list them all."""
        return move in self.moves(state)

    def why_not(self, state: S, move: int) -> Reason | None:
        """The reason why a move is not legal, or None if it is. Addressed to the seat that is asked; nobody else may see it."""
        return None if self.allows(state, move) else self.refusal(state, move)

    def refusal(self, state: S, move: int) -> Reason:
        """The reason why an illegal move is refused; `move` may be any integer."""
        raise NotImplementedError

    def lack(self, state: S) -> Reason | None:
        """Where nothing can be chosen but to do without: what the seat that is asked lacks for anything else. None: there is a choice, or
        nothing to say. Addressed to that seat; nobody else may see it."""
        return None

    def things(self, state: S, move: int) -> list[str]:
        """The ids of the places, cards and pieces that a legal answer touches."""
        raise NotImplementedError

    def shown(self, state: S, move: int, seat: int) -> str:
        """What another seat may read of a legal answer; by default its whole text."""
        return state.text(move)

    def discloses(self, state: S, move: int) -> bool:
        """Whether others learn something hidden by seeing that a legal answer could be given: that this card was in the hand. By default
        not, as for answers that open information alone allows. Undo does not reach back over such a move of somebody else."""
        return False

    def marks(self, state: S) -> list[Mark]:
        """Notes on things for the seat that is asked."""
        return []

    def play(self, state: S, move: int, dealer: Dealer, tell: Tell | None) -> None:
        """Carries out a legal answer, up to the next question."""
        raise NotImplementedError


class Over(Decision["State"]):
    """Nothing more is asked: the game is over, according to the section `rule`."""

    def __init__(self, rule: str) -> None:
        super().__init__("over")
        self.rule = rule

    def args(self, state: "State") -> Data:
        return {}

    def moves(self, state: "State") -> list[int]:
        return []

    def refusal(self, state: "State", move: int) -> Reason:
        return Reason("game-over", {}, self.rule)


def numbered(*decisions: Decision[Any]) -> tuple[Decision[Any], ...]:
    """The decisions of a game, each with its place in this list as its number."""
    for number, decision in enumerate(decisions):
        decision.number = number
    return decisions
