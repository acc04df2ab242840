"""Where the merchants of Zanzibar can go, looked at quickly: all merchants at once, for what a net is told.

Own and taller merchants bar the way, and so do those of the same size, who would have to be boxed in first.
"""

from typing import Final

from archipel.games.zanzibar.state import CHASE, MOVE, NONE, ZanzibarState

OPEN: Final = 0
BARRED: Final = -1


class Scouts:
    """For every merchant on the board, in the movement under way or else in the next one of its seat: how many steps it has `left`, the
    places it `reached` (the nearest first), the `steps` to each, and the first of these steps in `ways`, as bits. `gets` are the
    objectives for which any of these places counts.

    `spots` is where merchants stand; one that is about to push another stands where that one still is. `movers` says for every seat how
    many merchants can go.
    """

    def __init__(self, state: ZanzibarState) -> None:
        box = state.box
        at = state.at
        sizes = box.sizes
        seats = state.seats
        places = len(box.places)
        count = len(at)
        wanted_at = box.wanted_at
        self.spots: list[int] = at[:]
        self.left: list[int] = [0] * count
        self.reached: list[list[int]] = [[]] * count
        self.steps: list[list[int]] = [[]] * count
        self.ways: list[list[int]] = [[]] * count
        self.gets: list[int] = [0] * count
        self.movers: list[int] = [box.merchants_a_turn] * seats
        self.limit_movers(state)
        spots = self.spots
        for seat in range(seats):
            first = seat * sizes
            bars = [OPEN] * places
            for merchant in range(first, first + sizes):
                if spots[merchant] != NONE:
                    bars[spots[merchant]] = BARRED
            for rank in state.crew:
                merchant = first + rank
                for other in range(rank, count, sizes):
                    if spots[other] != NONE:
                        bars[spots[other]] = BARRED
                left = self.left[merchant]
                here = spots[merchant]
                if left > 0 and here != NONE:
                    steps = bars[:]
                    ways = [0] * places
                    reached = spread_out(box.next, here, left, steps, ways)
                    gets = 0
                    for place in reached:
                        gets |= wanted_at[place]
                    self.reached[merchant] = reached
                    self.steps[merchant] = steps
                    self.ways[merchant] = ways
                    self.gets[merchant] = gets

    def limit_movers(self, state: ZanzibarState) -> None:
        """How many steps everybody has, and what the movement under way leaves of them."""
        box = state.box
        sizes = box.sizes
        left = self.left
        for seat in range(state.seats):
            for rank in state.crew:
                left[seat * sizes + rank] = box.merchant_numbers[rank]
        if not MOVE <= state.phase <= CHASE:
            return
        walker = state.walker
        first = state.seat * sizes
        more = box.merchants_a_turn - len(state.moved)
        for rank in state.crew:
            if more == 0 or rank in state.moved:
                left[first + rank] = 0
        if walker != NONE:
            left[walker] = state.left
            more += 1
            if state.entering != NONE:
                left[walker] -= 1
                self.spots[walker] = state.entering
        self.movers[state.seat] = more


def spread_out(next: list[list[int]], here: int, left: int, steps: list[int], ways: list[int]) -> list[int]:
    """The places that are reached from here over those that are open in `steps`, the nearest first."""
    reached: list[int] = []
    for near in next[here]:
        if steps[near] == OPEN:
            steps[near] = 1
            ways[near] = 1 << near
            reached.append(near)
    for place in reached:
        done = steps[place] + 1
        if done > left:
            break
        way = ways[place]
        for near in next[place]:
            known = steps[near]
            if known == OPEN:
                steps[near] = done
                ways[near] = way
                reached.append(near)
            elif known == done:
                ways[near] |= way
    return reached
