"""What lies on the table in Pig: everybody's points, and the pot."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.fields import within
from archipel.engine.state import State

from .edition import PigBox


class PigState(State):
    def __init__(self, box: PigBox, seats: int, options: dict[str, str]) -> None:
        super().__init__(box, seats, options)
        self.box: Final = box

    def unpack(self) -> None:
        self.points: list[int] = [0] * self.seats
        self.pot: int = 0

    def set_up(self, dealer: Dealer, tell: Tell | None) -> None:
        self.seat = 0

    def check(self) -> None:
        within("seat", [self.seat], -3 if self.over else 0, self.seats)

    def faults(self) -> list[str]:
        return ["less than nothing"] if min(self.pot, *self.points) < 0 else []

    def scores(self) -> list[int]:
        return self.points[:]

    def ranking(self) -> list[int]:
        return self.places_by_score()
