"""What every seat would score in Mangrovia if the game ended now, and by how much one more hut would change that: on every path, in the
areas, and on every free space. All seats at once, for those who look at a great many tables.
"""

from archipel.games.mangrovia.edition import COMMON, LANDSCAPES, STARTING
from archipel.games.mangrovia.payment import usable
from archipel.games.mangrovia.scoring import FAR
from archipel.games.mangrovia.state import FREE, MangroviaState


class Race:
    """Where one seat stands on a path or in the pole area, as `scoring.Standing` has it, and where one more hut would put it.

    `now` is what its place brings. With one more hut, `ahead` others would certainly stay ahead, and of those with as many huts `tied` and
    `next_tied` come first in the order that decides.
    """

    def __init__(self) -> None:
        self.now = 0
        self.ahead = 0
        self.tied = FAR
        self.next_tied = FAR

    def judge(self, seat: int, rivals: int, first: int, huts: list[int], order: list[int], favourite: int, points: list[int]) -> None:
        """From `first` on, `huts` and `order` are those of all rivals; the last one is the neutral colour."""
        own = huts[first + seat]
        place = 0
        ahead = 0
        tied = next_tied = FAR
        for other in range(rivals):
            count = huts[first + other]
            if count < own or count == 0 or other == seat:
                continue
            if count > own or (seat != favourite and (other == favourite or order[first + other] < order[first + seat])):
                place += 1
            if count > own + 1 or (count == own + 1 and other == favourite):
                ahead += 1
            elif count == own + 1 and seat != favourite:
                after = order[first + other]
                if after < tied:
                    next_tied = tied
                    tied = after
                elif after < next_tied:
                    next_tied = after
        self.now = points[place] if own > 0 and place < len(points) else 0
        self.ahead = ahead
        self.tied = tied
        self.next_tied = next_tied

    def gain(self, order: int, points: list[int]) -> int:
        """What one more hut brings if the seat then comes at `order` among those with as many huts."""
        place = self.ahead
        if self.tied < order:
            place += 1
            if self.next_tied < order:
                place += 1
        return (points[place] if place < len(points) else 0) - self.now


class Prospects:
    """What is known by path is flat: by path, and then by seat, with the neutral colour last. `gains` is what a hut on a free space brings
    in the final count, by seat and then by space."""

    def __init__(self, state: MangroviaState) -> None:
        box = state.box
        seats = state.seats
        owners = state.owners
        points = box.points
        circles = box.circles
        paths = len(box.path_spaces)
        self.totals = state.points[:]
        self.circles = [0] * seats
        """Huts on amulet spaces."""
        self.free: list[int] = []
        printed = [0] * len(owners)
        for space in range(len(owners)):
            owner = owners[space]
            if owner == FREE:
                self.free.append(space)
                printed[space] = points[space]
            elif owner >= 0 and circles[space]:
                self.circles[owner] += 1
        self.gains = [printed[:] for _ in range(seats)]
        self.rivals = seats + 1
        self.path_huts = [0] * (paths * self.rivals)
        self.path_points = [0] * (paths * self.rivals)
        self.path_gains = [0] * (paths * self.rivals)
        self.path_free = [0] * paths
        self.nearest = [FAR] * (paths * self.rivals)
        race = Race()
        for path in range(paths):
            self.see_path(state, path, race)
        self.stone_huts = [0] * self.rivals
        self.see_stone(state)
        self.pole_huts = [0] * self.rivals
        self.pole_points: list[int] = []
        self.see_pole(state, race)

    def see_path(self, state: MangroviaState, path: int, race: Race) -> None:
        box = state.box
        seats = state.seats
        owners = state.owners
        counts = state.counts
        on_path = box.path_spaces[path]
        points = box.path_points[path]
        huts = self.path_huts
        nearest = self.nearest
        first = path * self.rivals
        free: list[int] = []
        for distance, space in enumerate(on_path):
            owner = owners[space]
            if owner == FREE:
                free.append(space)
            else:
                at = first + (owner if owner >= 0 else seats)
                if huts[at] == 0:
                    nearest[at] = distance
                huts[at] += counts[space]
        self.path_free[path] = len(free)
        favourite = -1
        tile = box.statue_of[path]
        for seat in range(seats):
            if state.tiles[tile] > 0:
                favourite = seat
            tile += len(box.tiles)
        for seat in range(seats):
            race.judge(seat, self.rivals, first, huts, nearest, favourite, points)
            order = nearest[first + seat]
            gain = race.gain(order, points)
            if race.now > 0:
                self.path_points[first + seat] = race.now
                self.totals[seat] += race.now
            self.path_gains[first + seat] = gain
            gains = self.gains[seat]
            if race.tied < order:
                for distance, space in enumerate(on_path):
                    if owners[space] == FREE:
                        gains[space] += race.gain(distance if distance < order else order, points)
            elif gain > 0:
                for space in free:
                    gains[space] += gain

    def see_stone(self, state: MangroviaState) -> None:
        """Own huts times all huts."""
        huts = self.stone_huts
        free: list[int] = []
        count = 0
        for space in state.box.stone:
            owner = state.owners[space]
            if owner == FREE:
                free.append(space)
            else:
                huts[owner if owner >= 0 else state.seats] += state.counts[space]
                count += state.counts[space]
        for seat in range(state.seats):
            self.totals[seat] += huts[seat] * count
            gains = self.gains[seat]
            for space in free:
                gains[space] += huts[seat] + count + 1

    def see_pole(self, state: MangroviaState, race: Race) -> None:
        """The places, and the pole tile that the next hut gets."""
        box = state.box
        huts = self.pole_huts
        lowest = [FAR] * (state.seats + 1)
        free: list[int] = []
        for space in box.pole:
            owner = state.owners[space]
            if owner == FREE:
                free.append(space)
            else:
                if owner < 0:
                    owner = state.seats
                huts[owner] += state.counts[space]
                if 0 < state.poles[space] < lowest[owner]:
                    lowest[owner] = state.poles[space]
        tile = box.poles[state.pole_next] if state.pole_next < len(box.poles) else 0
        for seat in range(state.seats):
            race.judge(seat, self.rivals, 0, huts, lowest, -1, box.pole_points)
            self.pole_points.append(race.now)
            self.totals[seat] += race.now
            gain = tile + race.gain(min(lowest[seat], tile), box.pole_points)
            gains = self.gains[seat]
            for space in free:
                gains[space] += gain


class Means:
    """What a seat can build with what it holds.

    By currency: `payable` has a bit for every price that it can pay exactly, `pieces` and `worth` say how many pieces it has and their
    value. `cards` has a bit for every landscape of which it has a card, `birds` for those on which it may build. `spaces` is the number of
    spaces open to it now, `best` what the best of them brings, and `by_land` the same for each landscape, as if there were card and bird.
    """

    def __init__(self, state: MangroviaState, prospects: Prospects, seat: int) -> None:
        box = state.box
        at = seat * box.kinds + box.first[LANDSCAPES]
        self.payable: list[int] = []
        self.pieces: list[int] = []
        self.worth: list[int] = []
        for currency in range(len(box.purses)):
            self.count(state, seat, currency)
        self.cards = 0
        for land in range(len(box.landscapes)):
            if state.held[at + land] > 0:
                self.cards |= 1 << land
        self.birds = usable(state, seat)
        self.spaces = 0
        self.best = 0
        self.by_land = [0] * len(box.landscapes)
        if state.supply[seat] > 0:
            self.look(state, prospects.gains[seat], prospects.free)

    def count(self, state: MangroviaState, seat: int, currency: int) -> None:
        """Counts the pieces of a purse, as `purses.sums` does."""
        box = state.box
        purse = box.purses[currency]
        numbers = purse.numbers
        sources = purse.sources
        payable = 1
        pieces = 0
        worth = 0
        for piece in range(len(numbers)):
            source = sources[piece]
            if source == COMMON:
                count = state.held[seat * box.kinds + numbers[piece]]
            elif source == STARTING:
                count = state.starting[seat * len(box.starting) + numbers[piece]]
            else:
                count = state.tiles[seat * len(box.tiles) + numbers[piece]]
            if count > 0:
                value = purse.values[piece]
                pieces += count
                worth += count * value
                for _ in range(count):
                    payable |= payable << value & box.payable
        self.payable.append(payable)
        self.pieces.append(pieces)
        self.worth.append(worth)

    def look(self, state: MangroviaState, gains: list[int], free: list[int]) -> None:
        box = state.box
        costs = box.costs
        by_land = self.by_land
        now = self.cards & self.birds
        for space in free:
            if self.payable[box.currencies[space]] >> costs[space] & 1:
                gain = gains[space]
                for land in box.lands[space]:
                    if gain > by_land[land]:
                        by_land[land] = gain
                if box.land_sets[space] & now:
                    self.spaces += 1
                    if gain > self.best:
                        self.best = gain
