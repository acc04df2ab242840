"""What everybody can expect to have in the end in Zanzibar, apart from what all get alike; meant for the beginning of a turn.

A figure says how much of a point each thing brings in the end. They were fitted to games between bots that play what looks best at a
glance: the final lead of one over the other, from what each had at the beginning of every turn.
"""

from typing import Final

from archipel.engine.evaluation import between
from archipel.games.zanzibar.plan import Plan
from archipel.games.zanzibar.state import NONE, ZanzibarState
from archipel.games.zanzibar.worth import has_turn, is_last_round, turns_to_go, use_in_draws

LEFT: Final = [0.0, 1.0, 2.0, 3.5, 5.5, 8.0]
"""How many objectives the seat with the fewest has still to score: the lists below hold one figure for each."""
SPREAD: Final = [0.8, 1.5, 2.0, 2.5, 3.0, 4.0]
"""How much can still happen: a seat that is this many points ahead wins e times as often."""
PROMISE: Final = [0.9, 0.66, 0.65, 0.67, 0.65, 0.6]
"""A point that the hand promises after the best movement."""
MORE: Final = [2.0, 1.6, 1.4, 1.0, 1.0, 1.0]
"""An objective still to be scored, as long as the game lasts long enough for it."""
READY: Final = [0.0, 1.3, 2.5, 1.9, 0.9, 0.5]
"""A point by which plans value merchants in place for the objectives still to be drawn."""
TURN: Final = 1.3
"""To be on turn."""
BEHIND: Final = 1
"""How many more objectives than the seat with the fewest left a seat can still hope to score: there is a last turn."""


def objectives_left(state: ZanzibarState, seat: int) -> int:
    """How many objectives a seat may still score."""
    return state.limit - len(state.scored[seat])


def fewest_left(state: ZanzibarState) -> float:
    """The objectives left to whoever has fewest, or the rounds if those are fewer: the measure of how long the game will still go on."""
    if is_last_round(state):
        return 0.0
    fewest = min([objectives_left(state, seat) for seat in range(state.seats)])
    turns = turns_to_go(state)
    return float(fewest if turns == NONE else min(fewest, turns // state.seats))


def by_left(figures: list[float], left: float) -> float:
    """The figure for this many objectives left."""
    return between(LEFT, figures, left)


def outlooks(state: ZanzibarState, left: float) -> list[float]:
    """What each seat can expect."""
    box = state.box
    promise, more, ready = by_left(PROMISE, left), by_left(MORE, left), by_left(READY, left)
    fewest = int(left)
    last = is_last_round(state)
    values: list[float] = []
    for seat in range(state.seats):
        value = float(state.points[seat])
        if state.hands[seat] and has_turn(state, seat):
            value += promise * Plan(state, seat).top
            if not last:
                value += more * min(objectives_left(state, seat), fewest + BEHIND)
                places = use_in_draws(state, seat)
                for rank in state.crew:
                    value += ready * places[state.at[seat * box.sizes + rank]]
        if seat == state.seat and not last:
            value += TURN
        values.append(value)
    return values
