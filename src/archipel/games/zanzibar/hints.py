"""What a bot should know about Zanzibar: bring merchants where the objectives in hand want them, and score when waiting gains nothing.

An objective in hand is worth what its card says for the merchants in place, those on their way counted in part: the more, the sooner they
can be there. Opponents that bar the way are seen; what they will do is not. Every step is valued by itself, so nothing is looked through.
For who thinks ahead: what the best plan of the whole movement makes of a step, and what everybody can expect in the end.
"""

from typing import Final, cast

from archipel.engine.hints import Hints as EngineHints
from archipel.engine.hints import soft
from archipel.engine.state import State
from archipel.games.zanzibar import glance
from archipel.games.zanzibar.movement import may_begin
from archipel.games.zanzibar.outlook import SPREAD, by_left, fewest_left, outlooks
from archipel.games.zanzibar.reach import walk
from archipel.games.zanzibar.rules import ZanzibarState
from archipel.games.zanzibar.state import CHASE, MOVE, NONE, PLACE, PUSH, SCORE, cards
from archipel.games.zanzibar.worth import between, footing

FRESH: Final = 1.0
"""What an objective still to be drawn is worth, in points."""

WAITING: Final = 0.5
"""What it costs to keep an objective for another turn."""

SPARED: Final = 1.5
"""What a discard still to be made is worth: it will rid us of a worse card."""

SOON: Final = 0.96
"""How surely a merchant gets to a place that it can reach in this turn."""

LATER: Final = 0.6
"""How surely it gets there in the next turn."""

SOMEDAY: Final = 0.3
"""How surely in the turn after that."""

STAYING: Final = 0.85
"""How surely a merchant in place is still there in the next turn."""

STEP: Final = 0.02
"""What every step on the way takes from that."""

IDLE: Final = 0.001
"""What every merchant that moves must be good for."""


class Hints(EngineHints):
    depth = 0
    blur = 0.5

    def value(self, state: State, seat: int) -> float:
        table = cast(ZanzibarState, state)
        worth = float(table.points[seat])
        if table.over:
            return worth
        if table.phase == PLACE:
            return worth + start(table, seat)
        hand = cards(table.hands[seat])
        last = seat == table.seat and table.turns_left != NONE
        if hand:
            crew = Crew(table, seat)
            for objective in hand:
                worth += crew.worth(objective, last)
            worth -= IDLE * crew.moved
        if last:
            return worth
        missing = min(table.isle.hand - len(hand), len(cards(table.piles[seat])))
        return worth + FRESH * missing + SPARED * table.owed(seat)

    def spread(self, state: State) -> float:
        return by_left(SPREAD, fewest_left(cast(ZanzibarState, state)))

    def shares(self, state: State) -> list[float]:
        table = cast(ZanzibarState, state)
        left = fewest_left(table)
        if table.phase == PLACE:
            return soft([start(table, seat) for seat in range(table.seats)], by_left(SPREAD, left))
        return soft(outlooks(table, left), by_left(SPREAD, left))

    def settled(self, state: State) -> bool:
        """When a turn begins, for then the plans of everybody can be compared; and while setting up, when no hand is dealt yet."""
        table = cast(ZanzibarState, state)
        return table.phase == PLACE or (table.phase == MOVE and not table.moved)

    def weigh(self, state: State, moves: list[int]) -> list[float]:
        return glance.weigh(cast(ZanzibarState, state), moves)


def start(table: ZanzibarState, seat: int) -> float:
    """How well the merchants of a seat are placed that are on the board already."""
    worth = 0.0
    for rank in table.crew:
        place = table.at[seat * table.isle.sizes + rank]
        if place != NONE:
            worth += footing(table, rank, place)
    return worth


class Crew:
    """The merchants of a seat: where they are, how far they are from everywhere, and what they may still do in this turn."""

    def __init__(self, table: ZanzibarState, seat: int) -> None:
        self.table = table
        box = table.isle
        first = seat * box.sizes
        acting = seat == table.seat
        moving = acting and table.phase in (MOVE, PUSH, CHASE)
        self.scores = moving or (acting and table.phase == SCORE)
        self.moved = len(table.moved) if moving else 0
        self.places: list[int] = []
        self.numbers: list[int] = []
        self.steps: list[list[int]] = []
        self.now: list[int] = []
        self.more = 0
        if moving:
            self.more = box.merchants_a_turn - len(table.moved)
        for rank in table.crew:
            merchant = first + rank
            number = box.numbers[rank]
            place = table.at[merchant]
            now = 0
            if merchant == table.walker:
                now = table.left
                if table.entering != NONE:
                    place = table.entering
                    now -= 1
                self.more += 1
            elif moving and may_begin(table, rank):
                now = number
            self.places.append(place)
            self.numbers.append(number)
            self.now.append(now)
            places = len(box.places)
            self.steps.append(walk(table, merchant, place, now + 2 * number, False, [NONE] * places, [0] * places))

    def worth(self, objective: int, last: bool) -> float:
        """What an objective may bring: in this turn if it can be scored now, or in the next, whichever is more."""
        box = self.table.isle
        fits = box.fits[objective]
        free = [place for place in fits if place not in self.places]
        inside = 0
        away: list[int] = []
        for number in range(len(self.places)):
            if self.places[number] in fits:
                inside += 1
            else:
                away.append(number)
        soon = 0.0
        later = 0.0
        used = 0
        used_later = 0
        while free and away and used_later < self.more + box.merchants_a_turn:
            best = 0.0
            who, where = away[0], free[0]
            for number in away:
                steps = self.steps[number]
                for place in free:
                    chance = self.chance(number, steps[place])
                    if chance > best:
                        best, who, where = chance, number, place
            if best == 0.0:
                break
            away.remove(who)
            free.remove(where)
            later += best
            used_later += 1
            if best > LATER and used < self.more:
                soon += best
                used += 1
        points = box.points[objective]
        hold = 0.0 if last else between(points, inside * STAYING + later) - WAITING
        return max(between(points, inside + soon), hold) if self.scores else hold

    def chance(self, number: int, steps: int) -> float:
        """How surely a merchant gets to a place so many steps away."""
        now = self.now[number]
        if steps <= now:
            return SOON - STEP * steps
        ahead = now + self.numbers[number]
        if steps <= ahead:
            return LATER - STEP * steps
        return SOMEDAY - STEP * steps / 2 if steps <= ahead + self.numbers[number] else 0.0
