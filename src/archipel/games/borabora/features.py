"""What a net is told of a table of Bora Bora (see `engine/features.py`).

A row has four parts: what is asked and how far the round is, the board, what the seat itself has and wants, and what is told of every seat;
among that, what `value` makes of it.
"""

from archipel.engine.features import Features, Group, byte
from archipel.games.borabora.bot import board_row, progress_row, seat_row
from archipel.games.borabora.bot.slots import FACETS, Slots, groups
from archipel.games.borabora.bot.wanted import Wanted
from archipel.games.borabora.edition import BoraBoraBox
from archipel.games.borabora.state import BoraBoraState


class BoraBoraFeatures(Features[BoraBoraState]):
    facets = FACETS

    def __init__(self) -> None:
        self.known: Slots | None = None

    def groups(self, state: BoraBoraState) -> list[Group]:
        return groups(state.box)

    def row(self, state: BoraBoraState, seat: int) -> bytes:
        row: list[int] = []
        wanted = Wanted(state, seat)
        progress_row.add(row, state, seat)
        board_row.add(row, state, seat, wanted)
        seat_row.add_own(row, state, seat, wanted)
        seat_row.add_seats(row, state, seat)
        try:
            return bytes(bytearray(row))
        except ValueError:
            return bytes([byte(number) for number in row])

    def slots(self, state: BoraBoraState) -> int:
        return self.slots_in(state.box).end

    def slots_of(self, state: BoraBoraState, moves: list[int], row: bytes) -> list[int]:
        slots = self.slots_in(state.box)
        found: list[int] = []
        for move in moves:
            found.append(move)
            slots.add(found, state, move, row)
        return found

    def slots_in(self, box: BoraBoraBox) -> Slots:
        """Those of an edition; mostly it is the same one that was asked for before."""
        if self.known is None or self.known.box is not box:
            self.known = Slots(box)
        return self.known
