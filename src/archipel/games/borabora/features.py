"""What a net is told of a table of Bora Bora (see `engine/features.py`).

A row has four parts: what is asked and how far the round is, the board, what the seat itself has and wants, and what is told of every seat;
among that, what `value` makes of it.
"""

from typing import Final

from archipel.engine.features import Features, Group, byte
from archipel.games.borabora import scoring
from archipel.games.borabora.bot import board_row, progress_row, seat_row
from archipel.games.borabora.bot.wanted import Wanted
from archipel.games.borabora.evaluation import BoraBoraEvaluation
from archipel.games.borabora.state import BoraBoraState

EVALUATION: Final = BoraBoraEvaluation()


class BoraBoraFeatures(Features[BoraBoraState]):
    def groups(self, state: BoraBoraState) -> list[Group]:
        box = state.box
        return [*progress_row.groups(box), *board_row.groups(box), *seat_row.own_groups(box), *seat_row.LEADS, *seat_row.seat_groups(box)]

    def row(self, state: BoraBoraState, seat: int) -> bytes:
        row: list[int] = []
        wanted = Wanted(state, seat)
        points = scoring.standing(state)
        values = [int(EVALUATION.value(state, other)) for other in range(state.seats)]
        progress_row.add(row, state, seat)
        board_row.add(row, state, seat, wanted)
        seat_row.add_own(row, state, seat, wanted)
        row.append(128 + seat_row.lead(points, seat))
        row.append(128 + seat_row.lead(values, seat))
        seat_row.add_seats(row, state, seat, points, values)
        try:
            return bytes(row)
        except ValueError:
            return bytes([byte(number) for number in row])
