"""What a bot should know about Flucht aus Mangrovia: come far, and keep a disc of the Finish's colour for every pawn still under way."""

from typing import Final, cast

from archipel.engine.dealer import Hidden, Probe
from archipel.engine.hints import Hints as EngineHints
from archipel.engine.state import State
from archipel.games.flucht.rules import FluchtState
from archipel.games.flucht.state import NO_CARD, PAWNS

WIN: Final = 1000.0
KEY: Final = 2.0
"""What a disc that can lead to the Finish is worth, in squares. More of it makes a bot hoard and fall behind."""
SPREAD: Final = 40.0
NEARER: Final = 0.2
"""By how many squares a team is ahead that wins e times as often: at the start, and less with every square that the first team has gone."""


class Hints(EngineHints):
    def value(self, state: State, seat: int) -> float:
        table = cast(FluchtState, state)
        if table.winner == seat:
            return WIN
        box = table.jungle
        way = 0
        under_way = 0
        for pawn in range(seat * PAWNS, seat * PAWNS + PAWNS):
            way += table.pawns[pawn]
            if table.pawns[pawn] < box.finish:
                under_way += 1
        last_colour = box.colour_at[box.finish]
        keys = 0
        for card in table.hands[seat]:
            if box.discs[card] == last_colour:
                keys += 1
        return way + KEY * min(keys, under_way)

    def spread(self, state: State) -> float:
        table = cast(FluchtState, state)
        way = 0
        for first in range(0, len(table.pawns), PAWNS):
            way = max(way, table.pawns[first] + table.pawns[first + 1])
        return SPREAD - NEARER * way

    def settled(self, state: State) -> bool:
        """Not while a card is played and no pawn has moved yet."""
        return cast(FluchtState, state).card == NO_CARD

    def weigh(self, state: State, moves: list[int]) -> list[float]:
        """The value after the move; of a card with which either pawn could go, after the better step."""
        seat = state.seat
        probe = Probe(seat)
        weights: list[float] = []
        for move in moves:
            after = cast(FluchtState, state.copy())
            try:
                after.carry_out(move, probe, None)
            except Hidden:
                pass
            weight = self.value(after, seat)
            if not after.over and after.card != NO_CARD:
                weight += best_step(after, seat)
            weights.append(weight)
        return weights


def best_step(table: FluchtState, seat: int) -> int:
    """How far the card just played leads the pawn that it leads further; both can go."""
    disc = table.jungle.discs[table.card]
    first = seat * PAWNS
    steps = [table.goal(pawn, disc) - table.pawns[pawn] for pawn in range(first, first + PAWNS)]
    return max(steps)
