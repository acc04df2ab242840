"""What lies on the table in Lagune: the bag, the hands, the laid, the sunk and the swept shells."""

from typing import Final

from archipel.engine.phrase import Data
from archipel.engine.state import State

from .edition import LaguneBox


class Lagoon(State):
    """The table. Every shell lies in one place, and every place is a sorted list: a state holds no order."""

    def __init__(self, box: LaguneBox, seats: int, options: dict[str, str]) -> None:
        super().__init__(box, seats, options)
        self.lagoon: Final = box
        self.calm: Final = options["calm"] == "yes"
        self.bag: list[int] = []
        self.swept: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.laid: list[list[int]] = [[] for _ in range(seats)]
        self.sunk: list[list[int]] = [[] for _ in range(seats)]

    def take_from(self, other: "Lagoon") -> None:
        """Becomes an independent copy of another table of the same game."""
        self.seat = other.seat
        self.over = other.over
        self.bag = other.bag[:]
        self.swept = other.swept[:]
        self.hands = [shells[:] for shells in other.hands]
        self.laid = [shells[:] for shells in other.laid]
        self.sunk = [shells[:] for shells in other.sunk]

    def table(self) -> Data:
        return {
            "seat": self.seat,
            "over": self.over,
            "bag": self.bag[:],
            "swept": self.swept[:],
            "hands": [shells[:] for shells in self.hands],
            "laid": [shells[:] for shells in self.laid],
            "sunk": [shells[:] for shells in self.sunk],
        }

    def lay_out(self, table: Data) -> None:
        """Puts everything where `table()` said it was."""
        self.seat = table["seat"]
        self.over = table["over"]
        self.bag = list(table["bag"])
        self.swept = list(table["swept"])
        self.hands = [list(shells) for shells in table["hands"]]
        self.laid = [list(shells) for shells in table["laid"]]
        self.sunk = [list(shells) for shells in table["sunk"]]

    def must_sink(self) -> bool:
        """Whether the diver on turn has more shells than a hand may hold (3)."""
        return not self.over and len(self.hands[self.seat]) > self.lagoon.hand

    def scores(self) -> list[int]:
        return [self.lagoon.total(shells) for shells in self.laid]

    def faults(self) -> list[str]:
        faults = []
        places = [self.bag, self.swept, *self.hands, *self.laid, *self.sunk]
        shells = sorted(shell for place in places for shell in place)
        if shells != list(range(len(self.lagoon.shells))):
            faults.append(f"the shells are not each in one place: {shells}")
        for place in places:
            if place != sorted(place):
                faults.append(f"a state may hold no order: {place}")
        for seat, hand in enumerate(self.hands):
            if len(hand) > self.lagoon.hand + (seat == self.seat):
                faults.append(f"diver {seat + 1} holds {len(hand)} shells")
            if not hand and seat == self.seat:
                faults.append(f"diver {seat + 1} is asked, but has no choice")
        return faults
