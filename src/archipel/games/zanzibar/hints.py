"""What a bot should know about Zanzibar: bring merchants where the objectives in hand want them, and score when waiting gains nothing.

An objective in hand is worth what its card says for the merchants in place, each merchant on its way counted in part: the more, the sooner it
can be there. Opponents that bar the way are seen; what they will do is not.
"""

from typing import Final, cast

from archipel.engine.hints import Hints as EngineHints
from archipel.engine.state import State
from archipel.games.zanzibar.movement import may_begin, steps_left
from archipel.games.zanzibar.reach import FAR, walk
from archipel.games.zanzibar.rules import ZanzibarState
from archipel.games.zanzibar.state import DISCARD, MOVE, NONE, OPENING, PLACE, SCORE, cards

FRESH: Final = 2.0
"""What an objective still to be drawn is worth, in points."""

WAITING: Final = 1.5
"""What it costs to keep an objective in hand for another turn."""

SOON: Final = 0.95
"""How surely a merchant gets to a place that it can reach in this turn."""

LATER: Final = 0.6
"""How surely it gets there in the next turn; every further turn counts this less."""

STEP: Final = 0.02
"""What every step on the way costs."""


class Hints(EngineHints):
    depth = 0

    def value(self, state: State, seat: int) -> float:
        table = cast(ZanzibarState, state)
        worth = float(table.points[seat])
        if table.over:
            return worth
        hand = cards(table.hands[seat])
        if table.phase == PLACE:
            return worth + spread(table, seat)
        chances = [nearness(table, seat, objective) for objective in hand]
        worth += sum(chances)
        if seat != table.seat or table.phase not in (MOVE, SCORE):
            worth -= WAITING * len(hand)
        missing = min(table.isle.hand - len(hand), len(cards(table.piles[seat])))
        return worth + FRESH * missing


def nearness(table: ZanzibarState, seat: int, objective: int) -> float:
    """What an objective in hand may become: its points for the merchants in place and on their way."""
    return 0.0


def spread(table: ZanzibarState, seat: int) -> float:
    return 0.0
