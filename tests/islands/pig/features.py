"""What a net is told of Pig: everybody's points, and the pot."""

from archipel.engine.features import Features, Group, byte

from .state import PigState

MOST = 4


class PigFeatures(Features[PigState]):
    def groups(self, state: PigState) -> list[Group]:
        return [
            Group("points of every seat", MOST, 50.0),
            Group("whether the seat exists", MOST),
            Group("the pot", 1, 20.0),
            Group("whether the pot is ours", 1),
        ]

    def row(self, state: PigState, seat: int) -> bytes:
        values: list[int] = []
        for number in range(MOST):
            values.append(byte(state.points[(seat + number) % state.seats]) if number < state.seats else 0)
        for number in range(MOST):
            values.append(1 if number < state.seats else 0)
        return bytes([*values, byte(state.pot), 1 if state.seat == seat else 0])
