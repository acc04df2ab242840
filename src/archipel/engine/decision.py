"""A decision of a game: one object that knows what is asked, which answers there are, why not others, and what an answer does.

Decisions hold no position: they are made once a game, and every verb is handed the state. Each stands in the module of its section of
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
"""Where the events go; None instead: nobody listens and none are built."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """One question. `key` names it for the words; `number` is its place in the game's list, where a state keeps the question by number."""

    key: str = ""

    def __init__(self) -> None:
        self.number = -1

    def args(self, state: S) -> Data:
        """The arguments of the question: who is asked, and about what."""
        return {"seat": state.seat}

    def moves(self, state: S) -> list[int]:
        """Every legal answer, sorted; never empty while this is asked."""
        raise NotImplementedError

    def allows(self, state: S, move: int) -> bool:
        """Whether a move is a legal answer. A decision with many answers says so without listing them."""
        return move in self.moves(state)

    def why_not(self, state: S, move: int) -> Reason | None:
        """The reason why a move is not legal, None if it is. Speaks for the seat that is asked and goes to it alone."""
        return None if self.allows(state, move) else self.refusal(state, move)

    def refusal(self, state: S, move: int) -> Reason:
        """The reason why a move that is not legal is not; any integer may be asked about."""
        raise NotImplementedError

    def things(self, state: S, move: int) -> list[str]:
        """The ids of the places, cards and pieces that a legal answer touches."""
        raise NotImplementedError

    def shown(self, state: S, move: int, seat: int) -> str:
        """What another seat may read of a legal answer; by default its whole text."""
        return state.text(move)

    def marks(self, state: S) -> list[Mark]:
        """Notes on things for the seat that is asked."""
        return []

    def play(self, state: S, move: int, dealer: Dealer, tell: Tell | None) -> None:
        """Carries a legal answer out, up to the next question."""
        raise NotImplementedError


class Over(Decision["State"]):
    """Nothing is asked any more: the game is over, as the section `rule` says."""

    key = "over"

    def __init__(self, rule: str) -> None:
        super().__init__()
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
