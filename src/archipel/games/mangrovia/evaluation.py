"""What a bot should know about Mangrovia: the score as it stands, what the hand is good for, what huts on amulet spaces will bring, and
what the landings ahead of the boat promise.
"""

from archipel.engine.evaluation import Evaluation
from archipel.games.mangrovia import scoring
from archipel.games.mangrovia.state import MangroviaState
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
