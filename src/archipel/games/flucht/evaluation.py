"""What a bot should know about Flucht aus Mangrovia: get far, and keep a disc of the Finish's colour for every pawn still under way."""

from typing import Final

from archipel.engine.dealer import Hidden, Probe
from archipel.engine.evaluation import Evaluation
from archipel.games.flucht.pawns import goal
from archipel.games.flucht.state import NO_CARD, PAWNS, FluchtState

WIN: Final = 1000.0
KEY: Final = 2.0
"""What a disc that can lead to the Finish is worth, in squares. A higher value makes a bot hoard and fall behind."""
SPREAD: Final = 40.0
NEARER: Final = 0.2
"""The lead in squares that makes a team e times as likely to win: at first, and how much it shrinks per square that the leader has gone."""


class FluchtEvaluation(Evaluation[FluchtState]):
    def value(self, state: FluchtState, seat: int) -> float:
        if state.winner == seat:
            return WIN
        box = state.box
        distance = 0
        under_way = 0
        for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
            distance += state.pawns[pawn]
            if state.pawns[pawn] < box.finish:
                under_way += 1
        last_colour = box.colour_at[box.finish]
        keys = 0
        for card in state.hands[seat]:
            if box.discs[card] == last_colour:
                keys += 1
        return distance + KEY * min(keys, under_way)

    def spread(self, state: FluchtState) -> float:
        distance = 0
        for first in range(0, len(state.pawns), PAWNS):
            distance = max(distance, state.pawns[first] + state.pawns[first + 1])
        return SPREAD - NEARER * distance

    def settled(self, state: FluchtState) -> bool:
        """Not while a card has been played but no pawn has moved yet."""
        return state.card == NO_CARD

    def weigh(self, state: FluchtState, moves: list[int]) -> list[float]:
        """The value after the move; for a card with which either pawn could move, after the better of the two steps."""
        seat = state.seat
        probe = Probe(seat)
        weights: list[float] = []
        for move in moves:
            after = state.copy()
            try:
                after.carry_out(move, probe, None)
            except Hidden:
                pass
            weight = self.value(after, seat)
            if not after.over and after.card != NO_CARD:
                weight += best_step(after, seat)
            weights.append(weight)
        return weights


def best_step(state: FluchtState, seat: int) -> int:
    """How far the card just played takes whichever pawn it takes further; both can move."""
    disc = state.box.discs[state.card]
    first = seat * PAWNS
    steps = [goal(state, pawn, disc) - state.pawns[pawn] for pawn in range(first, first + PAWNS)]
    return max(steps)
