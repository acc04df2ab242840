"""What every seat would score in Mangrovia if the game ended now, and by how much one more hut would change that: on every path, in the
areas, and on every free space. All seats at once, for those who look at a great many tables.
"""

from archipel.games.mangrovia import purses
from archipel.games.mangrovia.edition import LANDSCAPES
from archipel.games.mangrovia.payment import usable
from archipel.games.mangrovia.scoring import FAR
from archipel.games.mangrovia.state import FREE, NEUTRAL, MangroviaState


class Race:
    """Who stands where on a path or in the pole area, as `scoring.Standing` has it, and where one more hut would put everybody.

    By seat: `now` is what the place brings; with one more hut, `ahead` others would certainly stay ahead, and of those with as many huts
    `tied` and `next_tied` come first in the order that decides.
    """

    def __init__(self, seats: int) -> None:
        self.now = [0] * seats
        self.ahead = [0] * seats
        self.tied = [FAR] * seats
        self.next_tied = [FAR] * seats

    def judge(self, huts: list[int], order: list[int], favourite: int, points: list[int]) -> None:
        """`huts` and `order` end with the neutral colour."""
        for seat in range(len(self.now)):
            own = huts[seat]
            place = 0
            ahead = 0
            tied = next_tied = FAR
            for other in range(len(huts)):
                count = huts[other]
                if count < own or other == seat:
                    continue
                if count > own or (seat != favourite and (other == favourite or order[other] < order[seat])):
                    place += 1
                if count > own + 1 or (count == own + 1 and other == favourite):
                    ahead += 1
                elif count == own + 1 and seat != favourite:
                    if order[other] < tied:
                        next_tied = tied
                        tied = order[other]
                    elif order[other] < next_tied:
                        next_tied = order[other]
            self.now[seat] = points[place] if own > 0 and place < len(points) else 0
            self.ahead[seat] = ahead
            self.tied[seat] = tied
            self.next_tied[seat] = next_tied

    def gain(self, seat: int, order: int, points: list[int]) -> int:
        """What one more hut brings a seat that then comes at `order` among those with as many huts."""
        place = self.ahead[seat]
        if self.tied[seat] < order:
            place += 1
            if self.next_tied[seat] < order:
                place += 1
        return (points[place] if place < len(points) else 0) - self.now[seat]


class Prospects:
    """Flat lists: `path_…` by path and seat, `gains` (what a hut on a free space brings in the final count) by seat and space."""

    def __init__(self, state: MangroviaState) -> None:
        box = state.box
        seats = state.seats
        spaces = len(box.spaces)
        self.totals = state.points[:]
        self.gains = [0] * (seats * spaces)
        self.path_huts: list[int] = []
        self.path_points: list[int] = []
        self.path_gains: list[int] = []
        self.free: list[int] = []
        owners = state.owners
        points = box.points
        for space in range(spaces):
            if owners[space] == FREE:
                self.free.append(space)
                for seat in range(seats):
                    self.gains[seat * spaces + space] = points[space]
        race = Race(seats)
        for path in range(len(box.path_spaces)):
            self.see_path(state, path, race)
        self.stone_huts = [0] * (seats + 1)
        self.see_stone(state)
        self.pole_huts = [0] * (seats + 1)
        self.see_pole(state, race)
        self.pole_points = race.now

    def see_path(self, state: MangroviaState, path: int, race: Race) -> None:
        box = state.box
        seats = state.seats
        owners = state.owners
        on_path = box.path_spaces[path]
        points = box.path_points[path]
        huts = [0] * (seats + 1)
        nearest = [FAR] * (seats + 1)
        for distance in range(len(on_path)):
            owner = owners[on_path[distance]]
            if owner != FREE:
                who = owner if owner != NEUTRAL else seats
                huts[who] += state.counts[on_path[distance]]
                if nearest[who] == FAR:
                    nearest[who] = distance
        favourite = -1
        statue = box.statue_of[path]
        for seat in range(seats):
            if state.tiles[seat * len(box.tiles) + statue] > 0:
                favourite = seat
        race.judge(huts, nearest, favourite, points)
        gains = self.gains
        for seat in range(seats):
            at = seat * len(owners)
            behind = race.gain(seat, nearest[seat], points)
            self.path_huts.append(huts[seat])
            self.path_points.append(race.now[seat])
            self.path_gains.append(behind)
            self.totals[seat] += race.now[seat]
            if race.tied[seat] < nearest[seat]:
                for distance in range(len(on_path)):
                    if owners[on_path[distance]] == FREE:
                        gains[at + on_path[distance]] += race.gain(seat, min(distance, nearest[seat]), points)
            elif behind > 0:
                for space in on_path:
                    if owners[space] == FREE:
                        gains[at + space] += behind

    def see_stone(self, state: MangroviaState) -> None:
        """Own huts times all huts."""
        stone = state.box.stone
        huts = self.stone_huts
        count = 0
        for space in stone:
            owner = state.owners[space]
            if owner != FREE:
                huts[owner if owner != NEUTRAL else state.seats] += state.counts[space]
                count += state.counts[space]
        for seat in range(state.seats):
            self.totals[seat] += huts[seat] * count
            for space in stone:
                if state.owners[space] == FREE:
                    self.gains[seat * len(state.owners) + space] += huts[seat] + count + 1

    def see_pole(self, state: MangroviaState, race: Race) -> None:
        """The places, and the pole tile that the next hut gets."""
        box = state.box
        huts = self.pole_huts
        lowest = [FAR] * (state.seats + 1)
        for space in box.pole:
            owner = state.owners[space]
            if owner != FREE:
                who = owner if owner != NEUTRAL else state.seats
                huts[who] += state.counts[space]
                if state.poles[space]:
                    lowest[who] = min(lowest[who], state.poles[space])
        race.judge(huts, lowest, -1, box.pole_points)
        tile = box.poles[state.pole_next] if state.pole_next < len(box.poles) else 0
        for seat in range(state.seats):
            self.totals[seat] += race.now[seat]
            gain = tile + race.gain(seat, min(lowest[seat], tile), box.pole_points)
            for space in box.pole:
                if state.owners[space] == FREE:
                    self.gains[seat * len(state.owners) + space] += gain


class Means:
    """What a seat can build with what it holds: which prices it can pay exactly, in either currency, and which landscapes it has cards of.

    `payable` and `cards` are sets with a bit for every sum and landscape. `spaces` is the number of spaces open to it now, `best` what the
    best of them brings, and `by_land` the same for each landscape, as if it had card and bird.
    """

    def __init__(self, state: MangroviaState, prospects: Prospects, seat: int) -> None:
        box = state.box
        at = seat * box.kinds + box.first[LANDSCAPES]
        self.payable = [purses.sums(box, currency, purses.purse_of(state, seat, currency)) for currency in range(len(box.purses))]
        self.cards = 0
        for land in range(len(box.landscapes)):
            if state.held[at + land] > 0:
                self.cards |= 1 << land
        self.usable = usable(state, seat)
        self.spaces = 0
        self.best = 0
        self.by_land = [0] * len(box.landscapes)
        if state.supply[seat] > 0:
            self.look(state, prospects.gains, seat * len(box.spaces), prospects.free)

    def look(self, state: MangroviaState, gains: list[int], at: int, free: list[int]) -> None:
        box = state.box
        now = self.cards & self.usable
        for space in free:
            if self.payable[box.currencies[space]] >> box.costs[space] & 1:
                gain = gains[at + space]
                for land in box.lands[space]:
                    if gain > self.by_land[land]:
                        self.by_land[land] = gain
                if box.land_sets[space] & now:
                    self.spaces += 1
                    if gain > self.best:
                        self.best = gain

    def in_place(self, state: MangroviaState, space: int) -> int:
        """How many of the three things that a hut on a space takes are there: the price, a card, and a bird on its landscape."""
        box = state.box
        lands = box.land_sets[space]
        count = 1 if self.payable[box.currencies[space]] >> box.costs[space] & 1 else 0
        if lands & self.cards & self.usable:
            return count + 2
        return count + 1 if lands & (self.cards | self.usable) else count
