"""What lies on the table in Mangrovia: board, archipelago, displays and stocks, hands, and what everybody knows of what is hidden."""

from typing import Final

from archipel.engine.phrase import Data
from archipel.engine.state import State
from archipel.games.mangrovia.edition import COMMON, LANDSCAPES, NONE, TRINKETS, VALUABLES, MangroviaBox, SetUp

# What is asked
BOWL: Final = 0
ACTION: Final = 1
CARD: Final = 2
PAY: Final = 3
RETURN: Final = 4
NOTHING: Final = 5

FREE: Final = -1
BLOCKED: Final = -2
NEUTRAL: Final = -2
"""The owner of a neutral hut."""

LISTS: Final = (
    "bowls", "shown_valuables", "shown_landscapes", "stock", "spent", "held", "known", "could", "fresh", "returned", "starting", "tiles",
    "laid", "owners", "counts", "poles", "supply", "points", "given", "paid", "drawn",
)  # fmt: skip
NUMBERS: Final = (
    "seat", "ask", "round", "starter", "placed", "landing", "step", "birds", "ones", "pole_next", "space", "huts", "left",
)  # fmt: skip
FLAGS: Final = ("over", "ending", "wild", "one", "mixed")


class Island(State):
    """The table. Lists by seat and kind are flat: seat times the number of kinds, plus the kind.

    `stock` is what draw piles and bag hold, `spent` what lies on the discard piles and is set aside. `known` says how many of a kind
    everybody knows in a hand, `could` how many there can be at most beside these. `fresh` says, for spectators (row 0) and then for every
    seat, how many of a kind a pile or the bag can hold at most, by what was seen since it was last filled. `returned` are the amulets
    that a seat knows in the bag, since it put them there.
    """

    round_limit: int
    one_rule: bool
    set_up_for: SetUp
    ask: int
    round: int
    starter: int
    placed: int
    landing: int
    step: int
    birds: int
    ones: int
    pole_next: int
    ending: bool
    bowls: list[int]
    shown_valuables: list[int]
    shown_landscapes: list[int]
    stock: list[int]
    spent: list[int]
    held: list[int]
    known: list[int]
    could: list[int]
    fresh: list[int]
    returned: list[int]
    starting: list[int]
    tiles: list[int]
    laid: list[int]
    owners: list[int]
    counts: list[int]
    poles: list[int]
    supply: list[int]
    points: list[int]
    # A building that is being paid for
    space: int
    huts: int
    left: int
    wild: bool
    given: list[int]
    paid: list[int]
    # Amulets of which one goes back
    drawn: list[int]
    one: bool
    mixed: bool

    def __init__(self, box: MangroviaBox, seats: int, options: dict[str, str]) -> None:
        """An empty table: `unpack`, `lay_out` or `take_from` puts everything on it."""
        super().__init__(box, seats, options)
        self.island: Final = box

    def read_options(self) -> None:
        self.round_limit = int(self.options["rounds"])
        self.one_rule = self.options["ones"] == "yes"
        self.set_up_for = self.island.set_ups[self.seats]

    def unpack(self) -> None:
        """As it comes out of the box: all cards in the piles, the bag full, no hut on the board but the neutral ones (2D, 2E, 2F)."""
        box = self.island
        self.read_options()
        set_up = self.set_up_for
        self.ask = BOWL
        self.round = 1
        self.starter = 0
        self.placed = 0
        self.landing = 0
        self.step = 0
        self.birds = box.first_birds
        self.ones = box.ones
        self.pole_next = 0
        self.ending = False
        self.bowls = [FREE] * len(box.sites)
        if set_up.blocked >= 0:
            self.bowls[set_up.blocked] = BLOCKED
        self.shown_valuables = [NONE] * box.valuables_shown
        self.shown_landscapes = [NONE] * box.landscapes_shown
        self.stock = box.printed[:]
        self.stock[box.one] = 0
        self.spent = [0] * box.kinds
        self.held = [0] * (self.seats * box.kinds)
        self.known = [0] * (self.seats * box.kinds)
        self.could = [0] * (self.seats * box.kinds)
        self.fresh = self.stock * (self.seats + 1)
        self.returned = [0] * (self.seats * len(box.amulets))
        self.starting = [0] * (self.seats * len(box.starting))
        self.tiles = [0] * (self.seats * len(box.tiles))
        self.laid = [NONE] * len(box.stone)
        self.owners = [FREE] * len(box.spaces)
        self.counts = [0] * len(box.spaces)
        self.poles = [0] * len(box.spaces)
        for space in range(len(box.spaces)):
            if box.marked[space] in set_up.neutral:
                self.owners[space] = NEUTRAL
                self.counts[space] = 1
                if box.in_pole[space] and set_up.neutral_pole_tile:
                    self.poles[space] = box.poles[self.pole_next]
                    self.pole_next += 1
        self.supply = [set_up.huts] * self.seats
        self.points = [0] * self.seats
        self.clear_building()
        self.clear_drawn()

    def clear_building(self) -> None:
        self.space = NONE
        self.huts = 0
        self.left = 0
        self.wild = False
        self.given = []
        self.paid = []

    def clear_drawn(self) -> None:
        self.drawn = [0] * len(self.island.amulets)
        self.one = False
        self.mixed = False

    def take_from(self, other: "Island") -> None:
        """Becomes an independent copy of another table of the same game."""
        self.seat = other.seat
        self.over = other.over
        self.round_limit = other.round_limit
        self.one_rule = other.one_rule
        self.set_up_for = other.set_up_for
        self.ask = other.ask
        self.round = other.round
        self.starter = other.starter
        self.placed = other.placed
        self.landing = other.landing
        self.step = other.step
        self.birds = other.birds
        self.ones = other.ones
        self.pole_next = other.pole_next
        self.ending = other.ending
        self.bowls = other.bowls[:]
        self.shown_valuables = other.shown_valuables[:]
        self.shown_landscapes = other.shown_landscapes[:]
        self.stock = other.stock[:]
        self.spent = other.spent[:]
        self.held = other.held[:]
        self.known = other.known[:]
        self.could = other.could[:]
        self.fresh = other.fresh[:]
        self.returned = other.returned[:]
        self.starting = other.starting[:]
        self.tiles = other.tiles[:]
        self.laid = other.laid[:]
        self.owners = other.owners[:]
        self.counts = other.counts[:]
        self.poles = other.poles[:]
        self.supply = other.supply[:]
        self.points = other.points[:]
        self.space = other.space
        self.huts = other.huts
        self.left = other.left
        self.wild = other.wild
        self.given = other.given[:]
        self.paid = other.paid[:]
        self.drawn = other.drawn[:]
        self.one = other.one
        self.mixed = other.mixed

    def table(self) -> Data:
        data: Data = {name: getattr(self, name) for name in (*NUMBERS, *FLAGS)}
        for name in LISTS:
            data[name] = list(getattr(self, name))
        return data

    def lay_out(self, table: Data) -> None:
        """Puts everything where `table()` said it was."""
        self.unpack()
        lengths = {name: len(getattr(self, name)) for name in LISTS if name not in ("given", "paid")}
        for name in NUMBERS:
            if type(table[name]) is not int:
                raise ValueError(f"{name} is no number")
            setattr(self, name, table[name])
        for name in FLAGS:
            if type(table[name]) is not bool:
                raise ValueError(f"{name} is neither true nor false")
            setattr(self, name, table[name])
        for name in LISTS:
            numbers = list(table[name])
            if not all(type(number) is int for number in numbers) or len(numbers) != lengths.get(name, len(numbers)):
                raise ValueError(f"{name} has the wrong length, or holds something that is no number")
            setattr(self, name, numbers)
        self.check_ranges()

    def check_ranges(self) -> None:
        """Nothing that is laid out names a thing that the box does not hold, or a question that nothing leads to."""
        box = self.island
        ranges = (
            (self.bowls, BLOCKED, self.seats),
            (self.owners, NEUTRAL, self.seats),
            (self.shown_valuables, NONE, len(box.values)),
            (self.shown_landscapes, NONE, len(box.landscapes)),
            (self.laid, NONE, len(box.tiles)),
            (self.given, 0, len(box.landscapes)),
            ([self.space], NONE, len(box.spaces)),
            ([self.landing], 0, box.landings + 1),
            ([self.pole_next], 0, len(box.poles) + 1),
            ([self.starter], 0, self.seats),
            ([self.ask], BOWL, NOTHING + 1),
            (self.paid, 0, len(box.purses[box.currencies[max(self.space, 0)]].values) if self.space != NONE else 0),
        )
        for numbers, low, end in ranges:
            if any(not low <= number < end for number in numbers):
                raise ValueError(f"{numbers} is not within {low} and {end - 1}")
        if self.over != (self.ask == NOTHING) or (not self.over and not 0 <= self.seat < self.seats):
            raise ValueError("a seat that is not at the table")
        if (self.ask in (CARD, PAY)) != (self.space != NONE) or (self.ask == RETURN) != (sum(self.drawn) > 0):
            raise ValueError("a question to which nothing has led")
        if self.ask == ACTION and not 0 <= self.step < len(box.steps[self.landing]):
            raise ValueError("a step that the landing does not have")

    # What can be counted

    def in_hand(self, seat: int, stock: int) -> int:
        """How many cards or amulets of one stock a seat holds, starting cards included."""
        box = self.island
        at = seat * box.kinds
        count = 0
        for kind in range(box.first[stock], box.end[stock]):
            count += self.held[at + kind]
        if stock == VALUABLES:
            for number in range(len(box.starting)):
                count += self.starting[seat * len(box.starting) + number]
        return count

    def in_stock(self, stock: int) -> int:
        """How many a draw pile or the bag holds."""
        box = self.island
        count = 0
        for kind in range(box.first[stock], box.end[stock]):
            count += self.stock[kind]
        return count

    def in_spent(self, stock: int) -> int:
        box = self.island
        count = 0
        for kind in range(box.first[stock], box.end[stock]):
            count += self.spent[kind]
        return count

    def circles(self, seat: int) -> int:
        """How many huts a seat has on amulet spaces."""
        box = self.island
        count = 0
        for space in range(len(self.owners)):
            if box.circles[space] and self.owners[space] == seat:
                count += 1
        return count

    def forget(self, seat: int, kind: int) -> None:
        """One of a kind left a hand openly: if everybody knew of one there, it may have been that one."""
        at = seat * self.island.kinds + kind
        if self.known[at] > 0:
            self.known[at] -= 1
        else:
            self.could[at] -= 1

    def may_get(self, seat: int, stock: int, count: int) -> None:
        """So many came into a hand from a pile or the bag unseen: of any kind that can have been there."""
        box = self.island
        for kind in range(box.first[stock], box.end[stock]):
            if self.fresh[kind] > 0:
                self.could[seat * box.kinds + kind] += count

    # Checking

    def faults(self) -> list[str]:
        return [*self.lost(), *self.misplaced(), *self.misjudged()]

    def lost(self) -> list[str]:
        """Cards, amulets and huts that are not all there."""
        box = self.island
        faults = []
        there = [self.stock[kind] + self.spent[kind] for kind in range(box.kinds)]
        for seat in range(self.seats):
            for kind in range(box.kinds):
                there[kind] += self.held[seat * box.kinds + kind]
        for value in self.shown_valuables:
            if value != NONE:
                there[value] += 1
        for land in self.shown_landscapes + self.given:
            if land != NONE:
                there[box.first[LANDSCAPES] + land] += 1
        there[box.one] += self.ones
        for number, count in enumerate(self.drawn):
            there[box.first[TRINKETS] + number] += count
        if self.space != NONE:
            purse = box.purses[box.currencies[self.space]]
            for piece in self.paid:
                if purse.sources[piece] == COMMON:
                    there[purse.numbers[piece]] += 1
        faults += [
            f"{there[kind]} of {box.names[kind]}, not {box.printed[kind]}" for kind in range(box.kinds) if there[kind] != box.printed[kind]
        ]
        for seat in range(self.seats):
            built = sum(self.counts[space] for space in range(len(box.spaces)) if self.owners[space] == seat)
            if built + self.supply[seat] != self.set_up_for.huts:
                faults.append(f"seat {seat + 1} has {built} huts on the board and {self.supply[seat]} in supply")
        for tile, id in enumerate(box.tiles):
            owned = sum(self.tiles[seat * len(box.tiles) + tile] for seat in range(self.seats)) + self.laid.count(tile)
            if owned > box.tile_counts[tile]:
                faults.append(f"{owned} tiles {id}")
        if any(count < 0 for count in self.held + self.stock + self.spent + self.supply + self.starting + self.tiles):
            faults.append("less than nothing")
        return faults

    def misplaced(self) -> list[str]:
        """Huts, tiles, birds and bowls where they cannot be, and points that a recount does not confirm."""
        box = self.island
        faults = []
        for space, id in enumerate(box.spaces):
            if (self.owners[space] == FREE) != (self.counts[space] == 0) or not 0 <= self.counts[space] <= 2:
                faults.append(f"{self.counts[space]} huts on {id}")
            if self.counts[space] == 2 and box.single_only[space]:
                faults.append(f"a double hut on {id}")
        laid = sorted(pole for pole in self.poles if pole)
        if laid != box.poles[: self.pole_next]:
            faults.append(f"pole tiles {laid}, while {self.pole_next} are gone from the pile")
        if self.birds.bit_count() != box.first_birds.bit_count() or self.birds & ~box.rock:
            faults.append("birds that are not on two landscapes")
        if len(self.shown_valuables) != box.valuables_shown or len(self.shown_landscapes) != box.landscapes_shown:
            faults.append("displays of another size")
        bowls = [owner for owner in self.bowls if owner >= 0]
        if len(bowls) > self.seats * self.set_up_for.bowls or any(bowls.count(seat) > self.set_up_for.bowls for seat in bowls):
            faults.append("too many bowls")
        for seat in range(self.seats):
            counted = 0
            for space in range(len(box.spaces)):
                if self.owners[space] == seat:
                    counted += box.points[space] * self.counts[space] + self.poles[space]
            if counted != self.points[seat]:
                faults.append(f"seat {seat + 1} has {self.points[seat]} points on the track, a recount gives {counted}")
        return faults

    def misjudged(self) -> list[str]:
        """Things that somebody is said to know and that are not so."""
        box = self.island
        faults = []
        if any(self.known[at] > self.held[at] for at in range(len(self.held))):
            faults.append("everybody knows of a card in a hand that is not there")
        if any(self.held[at] - self.known[at] > self.could[at] for at in range(len(self.held))):
            faults.append("everybody rules out a card in a hand that is there")
        for row in range(self.seats + 1):
            if any(self.stock[kind] > self.fresh[row * box.kinds + kind] for kind in range(box.kinds)):
                faults.append(f"row {row} rules out a card that is in a pile")
        for seat in range(self.seats):
            for number in range(len(box.amulets)):
                if self.returned[seat * len(box.amulets) + number] > self.stock[box.first[TRINKETS] + number]:
                    faults.append(f"seat {seat + 1} takes for granted what is not in the bag")
        return faults
