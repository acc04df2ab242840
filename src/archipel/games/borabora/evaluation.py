"""What a bot should know about Bora Bora: the score as it stands, what everything will still bring, and what a pending decision
promises.
"""

from archipel.engine.evaluation import Evaluation
from archipel.games.borabora import scoring
from archipel.games.borabora.bot.promise import promised
from archipel.games.borabora.bot.worth import chores, dice, folk, hand, on_the_way, rounds_left, site, temple, track
from archipel.games.borabora.state import BoraBoraState


class BoraBoraEvaluation(Evaluation[BoraBoraState]):
    depth = 1

    def value(self, state: BoraBoraState, seat: int) -> float:
        if state.over:
            return float(scoring.standing(state)[seat])
        rounds = rounds_left(state)
        value = state.points[seat] + on_the_way(state, seat, rounds)
        value += track(state, seat)
        value += temple(state, seat, rounds)
        value += hand(state, seat, rounds)
        value += folk(state, seat, rounds)
        value += site(state, seat, rounds)
        value += chores(state, seat, rounds)
        value += dice(state, seat)
        if state.seat == seat:
            value += promised(state, seat, rounds)
        return value
