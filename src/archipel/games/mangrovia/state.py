"""A position of Mangrovia: board, archipelago, displays and stocks, hands, and what everybody knows about what is hidden."""

from typing import ClassVar, Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.fields import within
from archipel.engine.phrase import Data
from archipel.engine.state import State
from archipel.games.mangrovia.edition import COMMON, LANDSCAPES, NONE, TRINKETS, VALUABLES, MangroviaBox, SetUp

# What is asked; which step of a landing `ACTION` asks about follows from `landing` and `step`
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


class MangroviaState(State):
    """A position. Lists by seat and kind are flat: seat times the number of kinds, plus the kind.

    `stock` is what draw piles and bag hold, `spent` what is on the discard piles or set aside. `known` says how many of a kind everybody
    knows to be in a hand, `could` how many more there can be at most. `fresh` says, for spectators (row 0) and then for every seat, how
    many of a kind a pile or the bag can hold at most, given what was seen since it was last filled. `returned` holds the amulets that a
    seat knows to be in the bag, having put them there.
    """

    grows: ClassVar[tuple[str, ...]] = ("given", "paid")

    def __init__(self, box: MangroviaBox, seats: int, options: dict[str, str]) -> None:
        super().__init__(box, seats, options)
        self.box: Final = box

    def unpack(self) -> None:
        """As it comes out of the box: all cards in the piles, the bag full, no hut on the board but the neutral ones (2D, 2E, 2F)."""
        box = self.box
        set_up = box.set_ups[self.seats]
        self.ask: int = BOWL
        self.round: int = 1
        self.starter: int = 0
        self.placed: int = 0
        self.landing: int = 0
        self.step: int = 0
        self.birds: int = box.first_birds
        self.ones: int = box.ones
        self.pole_next: int = 0
        self.ending: bool = False
        self.bowls: list[int] = [FREE] * len(box.sites)
        if set_up.blocked >= 0:
            self.bowls[set_up.blocked] = BLOCKED
        self.shown_valuables: list[int] = [NONE] * box.valuables_shown
        self.shown_landscapes: list[int] = [NONE] * box.landscapes_shown
        self.stock: list[int] = box.printed[:]
        self.stock[box.one] = 0
        self.spent: list[int] = [0] * box.kinds
        self.held: list[int] = [0] * (self.seats * box.kinds)
        self.known: list[int] = [0] * (self.seats * box.kinds)
        self.could: list[int] = [0] * (self.seats * box.kinds)
        self.fresh: list[int] = self.stock * (self.seats + 1)
        self.returned: list[int] = [0] * (self.seats * len(box.amulets))
        self.starting: list[int] = [0] * (self.seats * len(box.starting))
        self.tiles: list[int] = [0] * (self.seats * len(box.tiles))
        self.laid: list[int] = [NONE] * len(box.stone)
        self.owners: list[int] = [FREE] * len(box.spaces)
        self.counts: list[int] = [0] * len(box.spaces)
        self.poles: list[int] = [0] * len(box.spaces)
        for space in range(len(box.spaces)):
            if box.marked[space] in set_up.neutral:
                self.owners[space] = NEUTRAL
                self.counts[space] = 1
                if box.in_pole[space] and set_up.neutral_pole_tile:
                    self.poles[space] = box.poles[self.pole_next]
                    self.pole_next += 1
        self.supply: list[int] = [set_up.huts] * self.seats
        self.points: list[int] = [0] * self.seats
        self.clear_building()
        self.clear_drawn()

    def clear_building(self) -> None:
        """No building is being paid for."""
        self.plot: int = NONE
        self.huts: int = 0
        self.left: int = 0
        self.wild: bool = False
        self.given: list[int] = []
        self.paid: list[int] = []

    def clear_drawn(self) -> None:
        """There are no amulets of which one must go back."""
        self.drawn: list[int] = [0] * len(self.box.amulets)
        self.one: bool = False
        self.mixed: bool = False

    def work_out(self) -> None:
        self.round_limit: int = int(self.options["rounds"])
        self.one_rule: bool = self.options["ones"] == "yes"
        self.set_up_for: SetUp = self.box.set_ups[self.seats]

    # Written by `make copies` from the fields above

    def copy_to(self, other: "MangroviaState") -> None:
        other.seat = self.seat
        other.over = self.over
        other.ask = self.ask
        other.round = self.round
        other.starter = self.starter
        other.placed = self.placed
        other.landing = self.landing
        other.step = self.step
        other.birds = self.birds
        other.ones = self.ones
        other.pole_next = self.pole_next
        other.ending = self.ending
        other.bowls = self.bowls[:]
        other.shown_valuables = self.shown_valuables[:]
        other.shown_landscapes = self.shown_landscapes[:]
        other.stock = self.stock[:]
        other.spent = self.spent[:]
        other.held = self.held[:]
        other.known = self.known[:]
        other.could = self.could[:]
        other.fresh = self.fresh[:]
        other.returned = self.returned[:]
        other.starting = self.starting[:]
        other.tiles = self.tiles[:]
        other.laid = self.laid[:]
        other.owners = self.owners[:]
        other.counts = self.counts[:]
        other.poles = self.poles[:]
        other.supply = self.supply[:]
        other.points = self.points[:]
        other.plot = self.plot
        other.huts = self.huts
        other.left = self.left
        other.wild = self.wild
        other.given = self.given[:]
        other.paid = self.paid[:]
        other.drawn = self.drawn[:]
        other.one = self.one
        other.mixed = self.mixed
        other.round_limit = self.round_limit
        other.one_rule = self.one_rule
        other.set_up_for = self.set_up_for

    # What the rules provide

    def copy(self) -> "MangroviaState":
        raise NotImplementedError

    def go_on(self, dealer: Dealer, tell: Tell | None) -> None:
        """From an answer that has been carried out to the next question."""
        raise NotImplementedError

    # Writing and reading: the plot, where somebody is building, is written as `space`

    def table(self) -> Data:
        data = super().table()
        data["space"] = data.pop("plot")
        return data

    def lay_out(self, table: Data) -> None:
        super().lay_out({**table, "plot": table["space"]})

    def check(self) -> None:
        box = self.box
        within("bowls", self.bowls, BLOCKED, self.seats)
        within("owners", self.owners, NEUTRAL, self.seats)
        within("shown_valuables", self.shown_valuables, NONE, len(box.values))
        within("shown_landscapes", self.shown_landscapes, NONE, len(box.landscapes))
        within("laid", self.laid, NONE, len(box.tiles))
        within("given", self.given, 0, len(box.landscapes))
        within("space", [self.plot], NONE, len(box.spaces))
        within("landing", [self.landing], 0, box.landings + 1)
        within("pole_next", [self.pole_next], 0, len(box.poles) + 1)
        within("starter", [self.starter], 0, self.seats)
        within("ask", [self.ask], BOWL, NOTHING + 1)
        within("paid", self.paid, 0, len(box.purses[box.currencies[self.plot]].values) if self.plot != NONE else 0)
        if not self.over:
            within("seat", [self.seat], 0, self.seats)
        led_to = [self.over, self.plot != NONE, sum(self.drawn) > 0]
        if led_to != [self.ask == NOTHING, self.ask in (CARD, PAY), self.ask == RETURN]:
            raise ValueError(f"question {self.ask}, to which nothing has led")
        if self.ask == ACTION and not 0 <= self.step < len(box.steps[self.landing]):
            raise ValueError(f"step {self.step}, which landing {self.landing} does not have")

    # What can be counted

    def in_hand(self, seat: int, stock: int) -> int:
        """How many cards or amulets of one stock a seat holds, starting cards included."""
        box = self.box
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
        box = self.box
        count = 0
        for kind in range(box.first[stock], box.end[stock]):
            count += self.stock[kind]
        return count

    def in_spent(self, stock: int) -> int:
        box = self.box
        count = 0
        for kind in range(box.first[stock], box.end[stock]):
            count += self.spent[kind]
        return count

    def circles(self, seat: int) -> int:
        """How many huts a seat has on amulet spaces."""
        box = self.box
        count = 0
        for space in range(len(self.owners)):
            if box.circles[space] and self.owners[space] == seat:
                count += 1
        return count

    def forget(self, seat: int, kind: int) -> None:
        """A card or amulet of a kind left a hand in plain sight: if everybody knew of one there, it may have been that one."""
        at = seat * self.box.kinds + kind
        if self.known[at] > 0:
            self.known[at] -= 1
        else:
            self.could[at] -= 1

    def may_get(self, seat: int, stock: int, count: int) -> None:
        """This many came unseen into a hand from a pile or the bag: of any kind that can have been there."""
        box = self.box
        for kind in range(box.first[stock], box.end[stock]):
            if self.fresh[kind] > 0:
                self.could[seat * box.kinds + kind] += count

    # Checking

    def faults(self) -> list[str]:
        return [*self.lost(), *self.misplaced(), *self.misjudged()]

    def lost(self) -> list[str]:
        """Cards, amulets and huts that do not add up."""
        box = self.box
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
        if self.plot != NONE:
            purse = box.purses[box.currencies[self.plot]]
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
        box = self.box
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
        """What somebody is recorded as knowing, but is not true."""
        box = self.box
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
