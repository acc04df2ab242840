"""What a bot should know about Mangrovia: the score as it stands, what the hand is good for, what huts on amulet spaces will bring, and
what the landings promise that the boat has not yet reached; and for who thinks ahead, what is left of all that in the end.
"""

from typing import cast

from archipel.engine.hints import Hints as EngineHints
from archipel.engine.hints import soft
from archipel.engine.state import State
from archipel.games.mangrovia import glance, scoring
from archipel.games.mangrovia.outlook import SPREAD, by_left, outlooks
from archipel.games.mangrovia.rules import MangroviaState
from archipel.games.mangrovia.state import BOWL
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


class Hints(EngineHints):
    def value(self, state: State, seat: int) -> float:
        table = cast(MangroviaState, state)
        points = scoring.open_points(table)
        amulets = sum(scoring.amulet_values(table, seat))
        if table.over:
            return float(points[seat] + amulets)
        rounds = rounds_left(table)
        best = best_hut(table, seat)
        value = points[seat] + amulets + in_hand(table, seat, rounds)
        value += collection(table, seat) * rounds * COLLECTING
        value += promised(table, seat, best)
        value += footholds(table, seat) * HOPE
        if table.starter == seat:
            value += TALISMAN * HOPE
        return value

    def spread(self, state: State) -> float:
        return by_left(SPREAD, rounds_left(cast(MangroviaState, state)))

    def shares(self, state: State) -> list[float]:
        table = cast(MangroviaState, state)
        left = rounds_left(table)
        return soft(outlooks(table, left), by_left(SPREAD, left))

    def settled(self, state: State) -> bool:
        """When the boat is through and the next round begins: what a landing promises is hard to judge."""
        table = cast(MangroviaState, state)
        return table.ask == BOWL and table.placed == 0

    def weigh(self, state: State, moves: list[int]) -> list[float]:
        return glance.weigh(cast(MangroviaState, state), moves)
