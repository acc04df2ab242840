"""What a bot should know about Zanzibar: bring merchants where the objectives in hand want them, and score when waiting gains nothing.

An objective in hand is worth what its card says for the merchants in place; those on their way count in part, the more the sooner they
can be there. Opponents that bar the way are taken into account, but not what they will do. Every step is valued by itself, so there is no
look-ahead.
"""

from typing import Final

from archipel.engine.evaluation import Evaluation
from archipel.games.zanzibar.movement import may_begin
from archipel.games.zanzibar.reach import walk
from archipel.games.zanzibar.state import CHASE, MOVE, NONE, PLACE, PUSH, SCORE, ZanzibarState, cards
from archipel.games.zanzibar.worth import between, footing

FRESH: Final = 1.0
"""What an objective still to be drawn is worth, in points."""

WAITING: Final = 0.5
"""What it costs to keep an objective for another turn."""

SPARED: Final = 1.5
"""What a discard still to be made is worth: it will get rid of a worse card."""

SOON: Final = 0.96
"""How likely a merchant is to get to a place that it can reach in this turn."""

LATER: Final = 0.6
"""How likely it is to get there in the next turn."""

SOMEDAY: Final = 0.3
"""How likely in the turn after that."""

STAYING: Final = 0.85
"""How likely a merchant in place is to be still there in the next turn."""

STEP: Final = 0.02
"""How much every step on the way reduces that."""

IDLE: Final = 0.001
"""What moving a merchant must gain at least."""


class ZanzibarEvaluation(Evaluation[ZanzibarState]):
    depth = 0

    def value(self, state: ZanzibarState, seat: int) -> float:
        worth = float(state.points[seat])
        if state.over:
            return worth
        if state.phase == PLACE:
            return worth + start(state, seat)
        hand = cards(state.hands[seat])
        last = seat == state.seat and state.turns_left != NONE
        if hand:
            crew = Crew(state, seat)
            for objective in hand:
                worth += crew.worth(objective, last)
            worth -= IDLE * crew.moved
        if last:
            return worth
        missing = min(state.box.hand - len(hand), len(cards(state.piles[seat])))
        return worth + FRESH * missing + SPARED * state.owed(seat)


def start(state: ZanzibarState, seat: int) -> float:
    """How well the merchants of a seat that are already on the board are placed."""
    worth = 0.0
    for rank in state.crew:
        place = state.at[seat * state.box.sizes + rank]
        if place != NONE:
            worth += footing(state, rank, place)
    return worth


class Crew:
    """The merchants of a seat: where they are, how far they are from everywhere, and what they may still do in this turn."""

    def __init__(self, state: ZanzibarState, seat: int) -> None:
        self.state = state
        box = state.box
        first = seat * box.sizes
        acting = seat == state.seat
        moving = acting and state.phase in (MOVE, PUSH, CHASE)
        self.scores = moving or (acting and state.phase == SCORE)
        self.moved = len(state.moved) if moving else 0
        self.places: list[int] = []
        self.numbers: list[int] = []
        self.steps: list[list[int]] = []
        self.now: list[int] = []
        self.more = 0
        if moving:
            self.more = box.merchants_a_turn - len(state.moved)
        for rank in state.crew:
            merchant = first + rank
            number = box.merchant_numbers[rank]
            place = state.at[merchant]
            now = 0
            if merchant == state.walker:
                now = state.left
                if state.entering != NONE:
                    place = state.entering
                    now -= 1
                self.more += 1
            elif moving and may_begin(state, rank):
                now = number
            self.places.append(place)
            self.numbers.append(number)
            self.now.append(now)
            places = len(box.places)
            self.steps.append(walk(state, merchant, place, now + 2 * number, False, [NONE] * places, [0] * places))

    def worth(self, objective: int, last: bool) -> float:
        """What an objective may bring: in this turn if it can be scored now, or in the next, whichever is more."""
        box = self.state.box
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
        """How likely a merchant is to get to a place this many steps away."""
        now = self.now[number]
        if steps <= now:
            return SOON - STEP * steps
        ahead = now + self.numbers[number]
        if steps <= ahead:
            return LATER - STEP * steps
        return SOMEDAY - STEP * steps / 2 if steps <= ahead + self.numbers[number] else 0.0
