"""What a seat knows, as whole numbers in a list of fixed length: for learners. A game says in one module what the numbers mean, in groups,
and writes them in the same order.

Everything is seen from one seat: whatever is listed by seat begins with that seat and goes on clockwise. A number is a count, or one of
several flags. The `top` of a group is what a learner may divide its numbers by, so that they are mostly between 0 and 1.

The numbers hold what the view of the seat holds, and nothing else: a guess made from that view has the same numbers, and positions with
different views have different ones.
"""

from typing import Any, ClassVar, Generic, NamedTuple

from mypy_extensions import mypyc_attr

from archipel.engine.decision import Decision, S
from archipel.engine.edition import Box
from archipel.engine.phrase import trouble


class Group(NamedTuple):
    """Numbers of one kind, one for each of `entries`; `meaning` says in plain English what they tell."""

    key: str
    meaning: str
    entries: list[str]
    top: int = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation(Generic[S]):
    """Each game that learners may play provides a subclass. `version` changes whenever the meaning of any number does."""

    version: ClassVar[int] = 1

    def __init__(self, decisions: tuple[Decision[Any], ...]) -> None:
        self.decisions = decisions

    def meanings(self, box: Box, seats: int) -> list[Group]:
        """The groups of a game of its own, for this box and number of seats; the options change nothing."""
        raise NotImplementedError

    def write(self, state: S, seat: int, numbers: list[int]) -> None:
        """Adds the numbers of these groups, in their order."""
        raise NotImplementedError

    def groups(self, box: Box, seats: int) -> list[Group]:
        """All groups: first what is asked of whom, as in every game."""
        asked = Group("asked", "who is to move; nobody once the game is over", clockwise(seats))
        decision = Group("decision", "what is asked", [decision.key for decision in self.decisions])
        return [asked, decision, *self.meanings(box, seats)]

    def observe(self, state: S, seat: int) -> list[int]:
        """What a seat knows."""
        if not 0 <= seat < state.seats:
            raise trouble("no-such-seat", {"value": seat + 1, "high": state.seats})
        numbers: list[int] = []
        add_seat(numbers, state.seats, seat, state.seat)
        add_one_of(numbers, len(self.decisions), state.asked().number)
        self.write(state, seat, numbers)
        return numbers


# What meanings are made of


def clockwise(seats: int) -> list[str]:
    """What the seats are called, from the one that observes."""
    return ["own", *[f"next-{step}" for step in range(1, seats)]]


def by_seat(seats: int, entries: list[str]) -> list[str]:
    """These entries for every seat, one seat after the other."""
    return crossed(clockwise(seats), entries)


def crossed(things: list[str], entries: list[str]) -> list[str]:
    """These entries for each of the things, one thing after the other."""
    return [f"{thing} {entry}" for thing in things for entry in entries]


# What numbers are written with


def add_one_of(numbers: list[int], size: int, which: int) -> None:
    """A flag for each of `size` things, set for that one; for none, if it is negative."""
    at = len(numbers)
    numbers.extend([0] * size)
    if which >= 0:
        numbers[at + which] = 1


def add_seat(numbers: list[int], seats: int, seat: int, which: int) -> None:
    """A flag for every seat, from `seat` on, set for that one; for none, if it is negative."""
    add_one_of(numbers, seats, (which - seat) % seats if which >= 0 else -1)


def add_set(numbers: list[int], size: int, things: int) -> None:
    """A flag for each of `size` things, set for those in a set of bits."""
    for number in range(size):
        numbers.append(things >> number & 1)


def add_from(numbers: list[int], first: int, values: list[int]) -> None:
    """These values from `first` on, and then those before it: what is listed by seat begins with the seat that observes."""
    numbers.extend(values[first:])
    numbers.extend(values[:first])
