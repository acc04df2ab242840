"""A game set up for learners: what a seat knows and what it may do, as arrays of fixed length."""

from array import array
from collections.abc import Mapping
from operator import index

from archipel.engine.dealer import Dealer
from archipel.engine.edition import Edition
from archipel.engine.state import State
from archipel.envs import in_english, missing
from archipel.games import find

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(__name__, "gymnasium") from error

LARGEST = 32767
"""No number of an observation is greater."""


class Spaces:
    """A game with its number of seats, options and edition. `size` is the length of an observation, `moves` the number of moves.

    An observation is a vector of numbers that are not negative, each divided by the `top` of its group: mostly between 0 and 1, and at most
    its entry in `high`. A mask has a 1 for every legal move.
    """

    def __init__(self, game: str, seats: int, options: Mapping[str, str | int] | None = None, edition: str | Edition = "") -> None:
        with in_english():
            self.game = find(game)
            self.game.check_seats(seats)
        with in_english(self.game):
            self.seats = seats
            self.options = self.game.read_options(options or {})
            self.edition = edition if isinstance(edition, Edition) else self.game.edition(edition)
            self.box = self.game.box(self.edition)
            self.observation = self.game.observation()
            groups = self.observation.groups(self.box, seats)
        tops = [group.top for group in groups for _ in group.entries]
        self.size = len(tops)
        self.moves = self.game.space(self.box)
        self.scale: NDArray[np.float32] = (1 / np.array(tops)).astype(np.float32)
        self.high: NDArray[np.float32] = self.scale * np.float32(LARGEST)

    def read(self, action: object) -> int:
        """An action as a move; whether that is legal, the rules say."""
        try:
            move = index(action)  # type: ignore[arg-type]
        except TypeError:
            raise TypeError(self.no_action(action)) from None
        if not 0 <= move < self.moves:
            raise ValueError(self.no_action(action))
        return move

    def no_action(self, action: object) -> str:
        return f"An action is a whole number from 0 to {self.moves - 1}, not {action!r}."

    def deal(self, dealer: Dealer) -> State:
        """A new game."""
        return self.game.deal(self.box, self.seats, self.options, dealer, None)

    def observe(self, state: State, seat: int, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """What a seat knows, in a new array or in this one."""
        return np.multiply(whole(self.observation.observe(state, seat)), self.scale, out=out)

    def mask(self, moves: list[int]) -> NDArray[np.int8]:
        """A 1 for each of these moves."""
        flags = bytearray(self.moves)
        for move in moves:
            flags[move] = 1
        return np.frombuffer(flags, np.int8)


def whole(numbers: list[int]) -> NDArray[np.uint8] | NDArray[np.int16]:
    """These numbers as an array. By way of bytes, that takes half the time of any other; few observations have a number above 255."""
    try:
        return np.frombuffer(bytes(numbers), np.uint8)
    except ValueError:
        return np.frombuffer(array("h", numbers), np.int16)
