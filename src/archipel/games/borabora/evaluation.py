"""What a bot should know about Bora Bora: the score as it stands, what everything will still bring, and what a pending decision
promises; and for bots that think ahead, what moves look like at a glance and how much of a lead will remain in the end.
"""

from archipel.engine.evaluation import Evaluation, soft
from archipel.games.borabora import scoring
from archipel.games.borabora.bot import glance
from archipel.games.borabora.bot.outlook import SPREAD, by_rounds, outlook
from archipel.games.borabora.bot.promise import promised
from archipel.games.borabora.bot.worth import chores, dice, folk, hand, on_the_way, rounds_left, site, temple, track
from archipel.games.borabora.dice import PLACE_DIE
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

    def spread(self, state: BoraBoraState) -> float:
        return by_rounds(SPREAD, rounds_left(state))

    def shares(self, state: BoraBoraState) -> list[float]:
        rounds = rounds_left(state)
        return soft([outlook(state, seat, rounds) for seat in range(state.seats)], by_rounds(SPREAD, rounds))

    def settled(self, state: BoraBoraState) -> bool:
        """At the start of a round: until then hardly anything is left to chance, and much can be worked out."""
        return state.asked() is PLACE_DIE and state.turn == 0 and not state.blue and not state.white

    def weigh(self, state: BoraBoraState, moves: list[int]) -> list[float]:
        return glance.weigh(state, moves)
