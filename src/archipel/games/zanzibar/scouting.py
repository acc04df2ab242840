"""Where the merchants of Zanzibar can go, looked at quickly, for what a net is told.

Own and taller merchants bar the way, and so do those of the same size, who would have to be boxed in first. This is looked at for the
merchants of one seat; for those of others the board counts as empty.
"""

from typing import Final

from archipel.games.zanzibar.state import CHASE, MOVE, NONE, ZanzibarState

OPEN: Final = 0
BARRED: Final = -1


class Scouts:
    """For every merchant on the board, in the movement under way or else in the next one of its seat: how many steps it has `left`, and
    the objectives for which any place counts that it `gets` to, as bits. For the merchants of `seat`, by rank, also the places `reached`
    (the nearest first), the `steps` to each, and the first of these steps in `ways`, as bits.

    `spots` is where merchants stand; one that is about to push another stands where that one still is. `movers` says for every seat how
    many merchants can go.
    """

    def __init__(self, state: ZanzibarState, seat: int) -> None:
        box = state.box
        count = len(state.at)
        self.spots: list[int] = state.at[:]
        self.left: list[int] = [0] * count
        self.gets: list[int] = [0] * count
        self.movers: list[int] = [box.merchants_a_turn] * state.seats
        self.reached: list[list[int]] = [[]] * box.sizes
        self.steps: list[list[int]] = [[]] * box.sizes
        self.ways: list[list[int]] = [[]] * box.sizes
        self.limit_movers(state)
        self.look_around(state, seat)
        for merchant in range(count):
            place = self.spots[merchant]
            if place != NONE and merchant // box.sizes != seat:
                self.gets[merchant] = box.wanted_within[self.left[merchant]][place]

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

    def look_around(self, state: ZanzibarState, seat: int) -> None:
        """Where the merchants of the seat can go: the taller ones first, since whoever bars their way bars that of the others too."""
        box = state.box
        sizes = box.sizes
        places = len(box.places)
        spots = self.spots
        wanted_at = box.wanted_at
        first = seat * sizes
        bars = [OPEN] * places
        for merchant in range(first, first + sizes):
            if spots[merchant] != NONE:
                bars[spots[merchant]] = BARRED
        for rank in state.crew:
            for other in range(rank, len(spots), sizes):
                if spots[other] != NONE:
                    bars[spots[other]] = BARRED
            left = self.left[first + rank]
            here = spots[first + rank]
            if left == 0 or here == NONE:
                continue
            steps = bars[:]
            ways = [0] * places
            reached = spread_out(box.next, here, left, steps, ways)
            gets = 0
            for place in reached:
                gets |= wanted_at[place]
            self.gets[first + rank] = gets
            self.reached[rank] = reached
            self.steps[rank] = steps
            self.ways[rank] = ways


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
