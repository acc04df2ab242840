"""Decisions as rows of a table: what the seat knew, what was legal, what it chose, and how the game ended for it."""

from typing import Final

from archipel.engine.state import State
from archipel.envs import missing
from archipel.envs.rewards import rewards

try:
    import numpy as np
    import pyarrow as pa
    from numpy.typing import NDArray

    from archipel.envs.spaces import Spaces, whole
except ImportError as error:
    raise missing(__name__, "data") from error

COLUMNS: Final = {
    "game": "the number of the game, from 1",
    "step": "the number of the decision in its game, from 0",
    "seat": "who decided, from 0",
    "observation": "what that seat knew: the numbers of `archipel spaces`, each divided by its top",
    "legal": "the legal moves",
    "choice": "the move that was chosen",
    "text": "its text",
    "place": "the final place of that seat, from 1",
    "reward": "what the place is worth: 1 for the first, -1 for the last",
    "points": "the points of that seat at the end",
}
TEXT: Final = "text"


class Rows:
    """Decisions of whole games, in the order in which they were made."""

    def __init__(self, spaces: Spaces, texts: bool) -> None:
        self.spaces = spaces
        self.texts = texts
        self.seen: list[NDArray[np.uint8] | NDArray[np.int16]] = []
        self.legal: list[list[int]] = []
        self.choices: list[int] = []
        self.seats: list[int] = []
        self.games: list[tuple[int, int]] = []
        """The number of every game, and how many decisions were made in it."""
        self.ends: list[tuple[list[int], list[int]]] = []
        """The places and points at the end of every game."""
        self.before = 0
        """How many decisions belong to games that have ended."""

    def add(self, state: State, choice: int) -> None:
        """A decision that is about to be made."""
        self.seen.append(whole(self.spaces.observation.observe(state, state.seat)))
        self.legal.append(state.moves())
        self.choices.append(choice)
        self.seats.append(state.seat)

    def take_back(self, count: int) -> None:
        """The last decisions of the running game do not count."""
        for column in (self.seen, self.legal, self.choices, self.seats):
            del column[len(column) - count :]

    def end(self, number: int, places: list[int], points: list[int]) -> None:
        """The game is over; one without places was not finished, and is left out."""
        made = len(self.seen) - self.before
        if not places:
            self.take_back(made)
            return
        self.games.append((number, made))
        self.ends.append((places, points))
        self.before = len(self.seen)

    def table(self) -> pa.Table:
        """All rows."""
        spaces, box = self.spaces, self.spaces.box
        made = [count for _, count in self.games]
        seen = np.stack(self.seen) if self.seen else np.zeros((0, spaces.size), np.uint8)
        flat = np.multiply(seen, spaces.scale).astype(np.float16).reshape(-1)
        offsets = np.cumsum([0, *map(len, self.legal)], dtype=np.int32)
        moves = np.array([move for legal in self.legal for move in legal], np.int16)
        which = np.repeat(np.arange(len(made)), made)
        seats = np.array(self.seats, np.int8)

        def at_end(values: list[list[float]] | list[list[int]], kind: type[np.generic]) -> NDArray[np.generic]:
            """What every row's seat has of these values by game and seat."""
            return np.array(values, kind).reshape(-1, spaces.seats)[which, seats]

        columns = {
            "game": np.repeat(np.array([number for number, _ in self.games], np.int32), made),
            "step": np.concatenate([np.arange(count, dtype=np.int32) for count in made] or [np.zeros(0, np.int32)]),
            "seat": seats,
            "observation": pa.FixedSizeListArray.from_arrays(pa.array(flat), spaces.size),
            "legal": pa.ListArray.from_arrays(offsets, moves),
            "choice": np.array(self.choices, np.int16),
            TEXT: pa.DictionaryArray.from_arrays(np.array(self.choices, np.int16), box.texts),
            "place": at_end([places for places, _ in self.ends], np.int8),
            "reward": at_end([rewards(places) for places, _ in self.ends], np.float32),
            "points": at_end([points for _, points in self.ends], np.int32),
        }
        if not self.texts:
            del columns[TEXT]
        return pa.table(columns)
