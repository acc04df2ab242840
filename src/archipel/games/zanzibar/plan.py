"""What a seat can make of its movement in Zanzibar: which merchants should go where, all of them together.

Places that serve the same objectives in hand are alike. So a plan is a choice of merchants, and for each of a kind of place; all plans can
be looked at. A plan is worth what the hand promises afterwards, a little for the objectives still to be drawn, and a little for opponents
that are pushed where merchants end; what opponents do then, and merchants that make room for each other, are not seen.
"""

from typing import Final

from archipel.games.zanzibar.movement import CLEAR, barrier, may_begin
from archipel.games.zanzibar.state import MOVE, NONE, ZanzibarState, cards
from archipel.games.zanzibar.worth import COUNTS, in_hand, shoves, use_in_draws

NEVER: Final = -1000.0
"""What a way is worth that no plan takes."""
STEP: Final = 0.02
"""What every step on the way costs."""
ORDER: Final = 0.2
"""How much worse it looks to begin with another merchant of a plan than the tallest: the order seldom matters."""
IDLE: Final = 0.1
"""A merchant that serves nothing more in hand where it goes must gain this much for the objectives still to be drawn."""
ASTRAY: Final = 1.0
"""How much worse than to stay it looks to make a step with which no plan begins."""
SAME: Final = 3
"""How many places of a kind a merchant keeps in mind: one for every merchant that moves in a turn."""
COUNT: Final = 4
"""Bits that hold how many merchants are in place for one objective."""


class Plan:
    """All plans of a seat, and what the best of those that bring a merchant to a place is worth."""

    def __init__(self, state: ZanzibarState, seat: int) -> None:
        """For a seat that is not on turn as if its turn began."""
        self.state = state
        moving = seat == state.seat and state.phase == MOVE
        box = state.box
        places = len(box.places)
        hand = cards(state.hands[seat])
        self.objectives = len(hand)
        self.worths = in_hand(state, hand)
        self.serves = [0] * places
        """For every place the objectives in hand for which it counts, as bits."""
        self.adds = [0] * places
        """The same as counts of one for each."""
        for number, objective in enumerate(hand):
            for place in box.fits[objective]:
                self.serves[place] |= 1 << number
                self.adds[place] += 1 << number * COUNT
        self.aside = use_in_draws(state, seat)
        """For every place what it is worth apart from the hand."""
        self.shoves = shoves(state, seat)
        """For every place what it is worth to push whoever stands there."""
        self.movers: list[int] = []
        """The merchants that may still move, the one under way at the end."""
        self.ways: list[list[int]] = []
        """For every mover and place the first steps of the shortest ways, as bits."""
        self.goals: list[list[list[int]]] = []
        """For every mover and kind of place where to go, the best first."""
        self.gains: list[list[float]] = []
        """For every mover and place what going there brings apart from the hand, less the steps."""
        self.best: list[list[float]] = []
        """For every mover and place what the best plan in which it goes there is worth."""
        self.who = [0] * (box.merchants_a_turn + 1)
        self.where = [0] * (box.merchants_a_turn + 1)
        """The plan that is being looked at."""
        inside = 0
        first = seat * box.sizes
        for rank in state.crew:
            inside += self.adds[state.at[first + rank]]
            if not moving or (state.walker != first + rank and may_begin(state, rank)):
                self.find_goals(first + rank, box.merchant_numbers[rank])
        free = box.merchants_a_turn - (len(state.moved) if moving else 0)
        self.others = len(self.movers)
        self.now = self.worth(inside)
        """What it is worth to move no further."""
        self.top = self.now
        """What the best plan is worth."""
        self.look(0, 0, free, inside, 0.0, 0)
        if moving and state.walker != NONE:
            self.find_goals(state.walker, state.left)
            self.go(self.others, 0, 0, free, inside, 0.0, 0)

    def worth(self, inside: int) -> float:
        """What the hand promises with these counts of merchants in place."""
        worth = 0.0
        for number in range(self.objectives):
            worth += self.worths[number * COUNTS + (inside >> number * COUNT & COUNTS - 1)]
        return worth

    def find_goals(self, merchant: int, left: int) -> None:
        """Where a merchant could go with this many steps, and how."""
        state = self.state
        box = state.box
        here = state.at[merchant]
        start = state.start if merchant == state.walker else NONE
        places = len(box.places)
        steps = [NONE] * places
        ways = [0] * places
        reached = spread_out(state, merchant, here, left, steps, ways)
        goals: list[list[int]] = [[] for _ in range(1 << self.objectives)]
        gains = [0.0] * places
        serves = self.serves[here]
        for place in reached:
            if place == start:
                continue
            gain = self.aside[place] - self.aside[here] + self.shoves[place] - STEP * steps[place]
            kind = self.serves[place]
            if gain < IDLE and kind & ~serves == 0:
                continue
            gains[place] = gain
            known = goals[kind]
            at = len(known)
            while at > 0 and gains[known[at - 1]] < gain:
                at -= 1
            if at < SAME:
                known.insert(at, place)
                if len(known) > SAME:
                    known.pop()
        self.movers.append(merchant)
        self.ways.append(ways)
        self.goals.append([known for known in goals if known])
        self.gains.append(gains)
        self.best.append([NEVER] * places)

    def look(self, number: int, depth: int, free: int, inside: int, gain: float, taken: int) -> None:
        """Looks at all plans in which some of the movers from this number on go as well."""
        for mover in range(number, self.others):
            self.go(mover, mover + 1, depth, free - 1, inside, gain, taken)

    def go(self, mover: int, number: int, depth: int, free: int, inside: int, gain: float, taken: int) -> None:
        """Looks at all plans in which a mover goes, and some of those from a number on."""
        here = self.state.at[self.movers[mover]]
        gains = self.gains[mover]
        adds = self.adds
        for goals in self.goals[mover]:
            for place in goals:
                if taken >> place & 1:
                    continue
                self.who[depth] = mover
                self.where[depth] = place
                after = inside - adds[here] + adds[place]
                self.keep_best(depth, self.worth(after) + gain + gains[place])
                if free > 0:
                    self.look(number, depth + 1, free, after, gain + gains[place], taken | 1 << place)
                break

    def keep_best(self, depth: int, worth: float) -> None:
        if worth > self.top:
            self.top = worth
        for number in range(depth + 1):
            best = self.best[self.who[number]]
            place = self.where[number]
            if worth > best[place]:
                best[place] = worth
            worth -= ORDER

    def steps(self, merchant: int) -> list[float]:
        """For every place what it is worth for a merchant to step there: as much as the best plan that begins like this."""
        worths = [self.now - ASTRAY] * len(self.serves)
        number = self.movers.index(merchant)
        ways = self.ways[number]
        best = self.best[number]
        near = self.state.box.next[self.state.at[merchant]]
        for goals in self.goals[number]:
            for place in goals:
                for step in near:
                    if ways[place] >> step & 1:
                        worths[step] = max(worths[step], best[place] + (self.shoves[step] if step != place else 0.0))
        return worths


def spread_out(state: ZanzibarState, merchant: int, here: int, left: int, steps: list[int], ways: list[int]) -> list[int]:
    """The places that a merchant can reach, with the fewest steps to each and the first of those steps, as bits.

    As in `walk`: own and taller merchants bar the way, and so does one of the same size beyond the first step.
    """
    box = state.box
    on = state.on
    sizes = box.sizes
    seat, size = merchant // sizes, merchant % sizes
    steps[here] = 0
    reached: list[int] = []
    for near in box.next[here]:
        if barrier(box, on, merchant, near) == CLEAR:
            steps[near] = 1
            ways[near] = 1 << near
            reached.append(near)
    for place in reached:
        done = steps[place] + 1
        if done > left:
            break
        for near in box.next[place]:
            if steps[near] == NONE:
                other = on[near]
                if other != NONE and (other // sizes == seat or other % sizes <= size):
                    continue
                steps[near] = done
                ways[near] = ways[place]
                reached.append(near)
            elif steps[near] == done:
                ways[near] |= ways[place]
    return reached
