"""What a net is told of a table of Bora Bora (see `engine/features.py`).

A row has four parts: what is asked and how far the round is, the board, what the seat itself has and wants, and what is told of every seat;
among that, what `value` makes of it.
"""

from archipel.engine.features import Features, Group, byte
from archipel.games.borabora.bot import board_row, progress_row, seat_row
from archipel.games.borabora.bot.wanted import Wanted
from archipel.games.borabora.state import BoraBoraState


class BoraBoraFeatures(Features[BoraBoraState]):
    def groups(self, state: BoraBoraState) -> list[Group]:
        box = state.box
        return [*progress_row.groups(box), *board_row.groups(box), *seat_row.own_groups(box), *seat_row.seat_groups(box)]

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
