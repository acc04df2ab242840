"""What a bot should know about Bora Bora: the score as it stands, what everything will still bring, and what is promised by a decision that
is not yet made; and for who thinks ahead, what moves look like at a glance and what is left of a lead in the end.
"""

from typing import cast

from archipel.engine.hints import Hints as EngineHints
from archipel.engine.hints import soft
from archipel.engine.state import State
from archipel.games.borabora import glance, scoring
from archipel.games.borabora.outlook import SPREAD, by_rounds, outlook
from archipel.games.borabora.promise import promised
from archipel.games.borabora.rules import BoraBoraState
from archipel.games.borabora.state import ASK_PLACE
from archipel.games.borabora.worth import chores, dice, folk, hand, on_the_way, rounds_left, site, temple, track


class Hints(EngineHints):
    depth = 1

    def value(self, state: State, seat: int) -> float:
        table = cast(BoraBoraState, state)
        if table.over:
            return float(scoring.standing(table)[seat])
        rounds = rounds_left(table)
        value = table.points[seat] + on_the_way(table, seat, rounds)
        value += track(table, seat)
        value += temple(table, seat, rounds)
        value += hand(table, seat, rounds)
        value += folk(table, seat, rounds)
        value += site(table, seat, rounds)
        value += chores(table, seat, rounds)
        value += dice(table, seat)
        if table.seat == seat:
            value += promised(table, seat, rounds)
        return value

    def spread(self, state: State) -> float:
        return by_rounds(SPREAD, rounds_left(cast(BoraBoraState, state)))

    def shares(self, state: State) -> list[float]:
        table = cast(BoraBoraState, state)
        rounds = rounds_left(table)
        return soft([outlook(table, seat, rounds) for seat in range(table.seats)], by_rounds(SPREAD, rounds))

    def settled(self, state: State) -> bool:
        """When a round begins: until then hardly anything is left to chance, and much can be reckoned out."""
        table = cast(BoraBoraState, state)
        return table.ask == ASK_PLACE and table.turn == 0 and not table.blue and not table.white

    def weigh(self, state: State, moves: list[int]) -> list[float]:
        return glance.weigh(cast(BoraBoraState, state), moves)
