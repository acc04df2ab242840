"""A position of Bora Bora: islands, tiles with dice, tracks, offers, player boards, and what everybody knows about god cards."""

from typing import ClassVar, Final, Literal, TypeAlias

from archipel.engine.fields import within
from archipel.engine.state import State
from archipel.games.borabora.edition import NONE, SEXES, BoraBoraBox

# The phases of a game
SET_UP: Final = 0
PHASE_A: Final = 1
PHASE_B: Final = 2
PHASE_C: Final = 3
THE_END: Final = 4
OVER: Final = 5
Phase: TypeAlias = Literal["setup", "A", "B", "C", "end", "over"]
PHASES: Final[tuple[Phase, ...]] = ("setup", "A", "B", "C", "end", "over")

# What the seat that is asked is doing
NOTHING: Final = 0
SETTLING: Final = 1
TAKING: Final = 2
HELPING: Final = 3
PRAYING: Final = 4
BUILDING: Final = 5
MATERIALS: Final = 6
DRAWING: Final = 7
MOVING: Final = 8
Doing: TypeAlias = Literal["nothing", "settle", "person", "helper", "temple", "build", "materials", "cards", "huts"]
DOINGS: Final[tuple[Doing, ...]] = ("nothing", "settle", "person", "helper", "temple", "build", "materials", "cards", "huts")

# What a hut space holds: nothing, huts, or a person (1 + type; if shifted, plus the number of types)
EMPTY: Final = 0
HUT: Final = -1

# What a ceremony space holds: nothing, its material, or a building (COVERED + its number)
FREE: Final = 0
FILLED: Final = 1
COVERED: Final = 2

# Where the points on the track came from
START: Final = 0
FISHING: Final = 1
HELPER_POINTS: Final = 2
FISH: Final = 3
BUILDINGS: Final = 4
PEOPLE: Final = 5
STATUS: Final = 6
PRIESTS: Final = 7
TASKS: Final = 8
SOURCES: Final = ("start", "fishing", "helper", "fish", "buildings", "people", "status", "priests", "tasks")


class BoraBoraState(State):
    """A position. Lists by seat and something else are flat: seat times how many there are, plus the number of the thing.

    Sets are bits: `huts` a seat's regions, `built` buildings, `owned` jewels, `done` tasks fulfilled, `task_pile`. `top` says who holds the
    building space of a region. `man_used` and `woman_used` are the kinds that a seat last used in this round. `stack` holds the seats in
    the order in which they reached their status step, the last to arrive on top.
    God cards are counts by colour: `stock` the pile, `spent` the discards, `held` the hands. `known` says how many of a colour everybody
    knows to be in a hand, `could` how many more there can be at most. `fresh` says, for spectators (row 0) and then for every seat, how
    many of a colour the pile can hold at most, given what was seen since it was last reshuffled.
    `order`, `fish` and `dice` are never changed in place, but replaced: copies share them.
    """

    shared: ClassVar[tuple[str, ...]] = ("order", "fish", "dice")

    def __init__(self, box: BoraBoraBox, seats: int, options: dict[str, str]) -> None:
        super().__init__(box, seats, options)
        self.box: Final = box

    def unpack(self) -> None:
        """Everything as it comes out of the box: nothing dealt, player boards filled (2)."""
        box = self.box
        seats = self.seats
        self.ask: int = 0
        self.phase: int = SET_UP
        self.round: int = 1
        self.turn: int = 0
        self.clear_doing()
        self.clear_used()
        # The board
        self.temple_tiles: int = box.temple_tiles
        self.task_pile: int = box.dark_pile
        self.order: list[int] = list(range(seats))
        self.fish: list[int] = [NONE] * len(box.regions)
        self.top: list[int] = [NONE] * len(box.regions)
        self.huts: list[int] = [0] * seats
        self.dice: list[int] = [0] * (seats * box.dice)
        self.at: list[int] = [NONE] * (seats * box.dice)
        self.offer: list[int] = [NONE] * (len(SEXES) * box.people_shown)
        self.pile: list[int] = [box.copies] * box.types
        self.temple: list[int] = [NONE] * len(box.temple)
        self.steps: list[int] = [0] * seats
        self.stack: list[int] = list(range(seats - 1, -1, -1))
        self.jewels: list[int] = [NONE] * (box.rounds * box.jewels_a_round)
        self.offered: list[int] = [NONE] * (seats + box.tasks_extra)
        # The players
        self.spaces: list[int] = [HUT if count else EMPTY for count in box.first_huts] * seats
        self.spare: list[int] = [box.first_huts[box.last]] * seats
        self.ceremony: list[int] = [FREE] * (seats * len(box.ceremony))
        self.beside: list[int] = [0] * (seats * len(box.materials))
        self.built: list[int] = [0] * seats
        self.offerings: list[int] = [box.start_offerings] * seats
        self.shells: list[int] = [box.start_shells] * seats
        self.god_tiles: list[int] = [box.start_god_tiles] * seats
        self.priests: list[int] = [box.priests] * seats
        self.owned: list[int] = [0] * seats
        self.tasks: list[int] = [NONE] * (seats * box.tasks_held)
        self.done: list[int] = [0] * seats
        self.points: list[int] = [0] * seats
        self.earned: list[int] = [0] * (seats * len(SOURCES))
        # God cards
        colours = len(box.colours)
        self.stock: list[int] = [box.copies_of_card] * colours
        self.spent: list[int] = [0] * colours
        self.display: list[int] = [NONE] * box.cards_shown
        self.held: list[int] = [0] * (seats * colours)
        self.known: list[int] = [0] * (seats * colours)
        self.could: list[int] = [0] * (seats * colours)
        self.fresh: list[int] = self.stock * (seats + 1)

    def clear_doing(self) -> None:
        """The seat that is asked is in the middle of nothing."""
        self.doing: int = NOTHING
        self.tile: int = NONE
        self.value: int = 0
        self.by: int = 0
        self.left: int = 0
        self.region: int = NONE
        self.material: int = NONE
        self.building: int = NONE
        self.blue: bool = False
        self.white: bool = False
        self.green: bool = False
        self.helped: bool = False

    def clear_used(self) -> None:
        """Nobody has used men or women in this round."""
        self.man_used: list[int] = [NONE] * self.seats
        self.woman_used: list[int] = [NONE] * self.seats
        self.green_used: list[int] = [0] * self.seats

    def work_out(self) -> None:
        self.due: int = 0
        """A card that is just being drawn: a bot that looks ahead only as far as the next random draw counts on it."""

    # Written by `make copies` from the fields above

    def copy_to(self, other: "BoraBoraState") -> None:
        other.seat = self.seat
        other.over = self.over
        other.ask = self.ask
        other.phase = self.phase
        other.round = self.round
        other.turn = self.turn
        other.temple_tiles = self.temple_tiles
        other.task_pile = self.task_pile
        other.order = self.order
        other.fish = self.fish
        other.top = self.top[:]
        other.huts = self.huts[:]
        other.dice = self.dice
        other.at = self.at[:]
        other.offer = self.offer[:]
        other.pile = self.pile[:]
        other.temple = self.temple[:]
        other.steps = self.steps[:]
        other.stack = self.stack[:]
        other.jewels = self.jewels[:]
        other.offered = self.offered[:]
        other.spaces = self.spaces[:]
        other.spare = self.spare[:]
        other.ceremony = self.ceremony[:]
        other.beside = self.beside[:]
        other.built = self.built[:]
        other.offerings = self.offerings[:]
        other.shells = self.shells[:]
        other.god_tiles = self.god_tiles[:]
        other.priests = self.priests[:]
        other.owned = self.owned[:]
        other.tasks = self.tasks[:]
        other.done = self.done[:]
        other.points = self.points[:]
        other.earned = self.earned[:]
        other.stock = self.stock[:]
        other.spent = self.spent[:]
        other.display = self.display[:]
        other.held = self.held[:]
        other.known = self.known[:]
        other.could = self.could[:]
        other.fresh = self.fresh[:]
        other.doing = self.doing
        other.tile = self.tile
        other.value = self.value
        other.by = self.by
        other.left = self.left
        other.region = self.region
        other.material = self.material
        other.building = self.building
        other.blue = self.blue
        other.white = self.white
        other.green = self.green
        other.helped = self.helped
        other.man_used = self.man_used[:]
        other.woman_used = self.woman_used[:]
        other.green_used = self.green_used[:]
        other.due = self.due

    def copy(self) -> "BoraBoraState":
        raise NotImplementedError

    # Reading back

    def check(self) -> None:
        """Nothing that was laid out may name a thing that is not in the box, or a seat that is not in the game."""
        box = self.box
        within("fish", self.fish, NONE, len(box.fish))
        within("top", self.top, NONE, self.seats)
        within("huts", self.huts, 0, 1 << len(box.regions))
        within("dice", self.dice, 0, box.sides + 1)
        within("at", self.at, NONE, len(box.tiles))
        within("offer", self.offer, NONE, len(box.kinds))
        within("temple", self.temple, NONE, self.seats)
        within("steps", self.steps, 0, len(box.status_points))
        within("jewels", self.jewels, NONE, len(box.jewels))
        within("tasks", self.offered + self.tasks, NONE, len(box.tasks))
        within("tasks", [*self.done, self.task_pile], 0, 1 << len(box.tasks))
        within("spaces", self.spaces, HUT, 2 * box.types + 1)
        within("ceremony", self.ceremony, FREE, COVERED + len(box.buildings))
        within("built", self.built, 0, 1 << len(box.buildings))
        within("owned", self.owned, 0, 1 << len(box.jewels))
        within("display", self.display, NONE, len(box.colours))
        within("phase", [self.phase], SET_UP, OVER + 1)
        within("doing", [self.doing], NOTHING, len(DOINGS))
        within("round", [self.round], 1, box.rounds + 1)
        within("region", [self.region], NONE, len(box.regions))
        within("material", [self.material], NONE, len(box.materials))
        within("building", [self.building], NONE, len(box.buildings))
        within("tile", [self.tile], NONE, len(box.tiles))
        within("used", self.man_used + self.woman_used, NONE, len(box.kinds))
        within("green_used", self.green_used, 0, 2)
        for seats in (self.order, self.stack):
            if sorted(seats) != list(range(self.seats)):
                raise ValueError(f"{seats} are not all seats, each once")
        if not self.over and not 0 <= self.seat < self.seats:
            raise ValueError(f"seat {self.seat} is not at the table")

    # What can be counted

    def cards_of(self, seat: int) -> int:
        """How many god cards a seat holds."""
        colours = len(self.box.colours)
        count = 0
        for at in range(seat * colours, (seat + 1) * colours):
            count += self.held[at]
        return count

    def priests_of(self, seat: int) -> int:
        """How many priests a seat has in the temple."""
        count = 0
        for owner in self.temple:
            if owner == seat:
                count += 1
        return count

    def people_of(self, seat: int, type: int) -> int:
        """How many people of one sex and kind a seat has, shifted or not."""
        box = self.box
        first = seat * len(box.spaces)
        count = 0
        for at in range(first, first + len(box.spaces)):
            if self.spaces[at] == 1 + type or self.spaces[at] == 1 + box.types + type:
                count += 1
        return count

    def huts_left(self, seat: int) -> int:
        """How many huts a seat has on its player board; several can be on the last space."""
        spaces = len(self.box.spaces)
        taken = self.spaces[seat * spaces : (seat + 1) * spaces].count(HUT)
        return taken - 1 + self.spare[seat] if self.spare[seat] else taken

    def score(self, seat: int, source: int, points: int) -> None:
        self.points[seat] += points
        self.earned[seat * len(SOURCES) + source] += points

    # Checking

    def faults(self) -> list[str]:
        return [*self.lost(), *self.misplaced(), *self.misjudged()]

    def lost(self) -> list[str]:
        """Pieces of which there are too few or too many."""
        box = self.box
        faults: list[str] = []
        colours = len(box.colours)
        for colour, id in enumerate(box.colours):
            there = self.stock[colour] + self.spent[colour] + self.display.count(colour) + sum(self.held[colour::colours])
            if there != box.copies_of_card:
                faults.append(f"{there} {id} god cards")
        kinds = len(box.kinds)
        for type in range(box.types):
            there = self.pile[type] + sum(self.people_of(seat, type) for seat in range(self.seats))
            sex = type // kinds
            there += self.offer[sex * box.people_shown : (sex + 1) * box.people_shown].count(type % kinds)
            if there > box.copies:
                faults.append(f"{there} people of type {type}")
        for seat in range(self.seats):
            huts = self.huts_left(seat)
            if huts + self.huts[seat].bit_count() != sum(box.first_huts):
                faults.append(f"seat {seat + 1} has {huts} huts left and {self.huts[seat].bit_count()} on the islands")
            if self.priests[seat] + self.priests_of(seat) != box.priests:
                faults.append(f"seat {seat + 1} has not {box.priests} priests")
        jewels = [jewel for jewel in self.jewels if jewel != NONE]
        for owned in self.owned:
            jewels += [jewel for jewel in range(len(box.jewels)) if owned >> jewel & 1]
        tasks = [task for task in self.tasks + self.offered if task != NONE]
        for pile in [*self.done, self.task_pile]:
            tasks += [task for task in range(len(box.tasks)) if pile >> task & 1]
        fish = [fish for fish in self.fish if fish != NONE]
        for things in (jewels, tasks, fish):
            if len(set(things)) != len(things):
                faults.append(f"something is there twice: {sorted(things)}")
        counts = self.stock + self.spent + self.held + self.pile + self.beside + self.offerings + self.shells + self.god_tiles + self.spare
        if any(count < 0 for count in counts):
            faults.append("a count below zero")
        return faults

    def misplaced(self) -> list[str]:
        """Huts, people and buildings where they cannot be, and points that a recount does not confirm."""
        box = self.box
        faults: list[str] = []
        for region, seat in enumerate(self.top):
            if seat != NONE and not self.huts[seat] >> region & 1:
                faults.append(f"the building space of {box.regions[region]} is held without a hut")
            if seat == NONE and any(huts >> region & 1 for huts in self.huts):
                faults.append(f"huts in {box.regions[region]}, but none on the building space")
        for seat in range(self.seats):
            last = self.spaces[seat * len(box.spaces) + box.last]
            if (last == HUT) != (self.spare[seat] > 0):
                faults.append(f"seat {seat + 1}: the last space and its huts do not agree")
            for building in range(len(box.buildings)):
                covered = self.ceremony[seat * len(box.ceremony) : (seat + 1) * len(box.ceremony)].count(COVERED + building)
                if covered != (2 if self.built[seat] >> building & 1 else 0):
                    faults.append(f"seat {seat + 1}: building {box.buildings[building]} covers {covered} spaces")
            if sum(self.earned[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]) != self.points[seat]:
                faults.append(f"seat {seat + 1}: the points on the track do not add up")
        return faults

    def misjudged(self) -> list[str]:
        """What somebody is recorded as knowing about hidden cards, but is not true."""
        colours = len(self.box.colours)
        faults: list[str] = []
        for at in range(len(self.held)):
            if not self.known[at] <= self.held[at] <= self.known[at] + self.could[at]:
                faults.append(f"what everybody knows of seat {at // colours + 1} and card {at % colours} is not so")
        for at in range(len(self.fresh)):
            if self.stock[at % colours] > self.fresh[at]:
                faults.append(f"row {at // colours} rules out a card that is in the pile")
        return faults
