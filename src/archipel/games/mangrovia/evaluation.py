"""What a bot should know about Mangrovia: the score as it stands, what the hand is good for, what huts on amulet spaces will bring, and
what the landings ahead of the boat promise; and for bots that think ahead, how much of all that will count in the end.
"""

from archipel.engine.evaluation import Evaluation, soft
from archipel.games.mangrovia import glance, scoring
from archipel.games.mangrovia.outlook import SPREAD, by_left, outlooks
from archipel.games.mangrovia.state import BOWL, MangroviaState
from archipel.games.mangrovia.worth import (
    COLLECTING,
    HOPE,
    TALISMAN,
    best_hut,
    collection,
    footholds,
    in_hand,
    promised,
    rounds_left,
)


class MangroviaEvaluation(Evaluation[MangroviaState]):
    def value(self, state: MangroviaState, seat: int) -> float:
        points = scoring.open_points(state)
        amulets = sum(scoring.amulet_values(state, seat))
        if state.over:
            return float(points[seat] + amulets)
        rounds = rounds_left(state)
        best = best_hut(state, seat)
        value = points[seat] + amulets + in_hand(state, seat, rounds)
        value += collection(state, seat) * rounds * COLLECTING
        value += promised(state, seat, best)
        value += footholds(state, seat) * HOPE
        if state.starter == seat:
            value += TALISMAN * HOPE
        return value

    def spread(self, state: MangroviaState) -> float:
        return by_left(SPREAD, rounds_left(state))

    def shares(self, state: MangroviaState) -> list[float]:
        left = rounds_left(state)
        return soft(outlooks(state, left), by_left(SPREAD, left))

    def settled(self, state: MangroviaState) -> bool:
        """When the boat has finished and the next round begins: what a landing promises is hard to judge."""
        return state.ask == BOWL and state.placed == 0

    def weigh(self, state: MangroviaState, moves: list[int]) -> list[float]:
        return glance.weigh(state, moves)
