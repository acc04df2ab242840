"""What lies on the table in Bora Bora: islands, tiles with dice, tracks, offers, player boards, and what everybody knows of god cards."""

from typing import Final

from archipel.engine.phrase import Data
from archipel.engine.state import State
from archipel.games.borabora.edition import NONE, SEXES, BoraBoraBox

# What is asked
ASK_FIRST: Final = 0
ASK_YIELD: Final = 1
ASK_CEREMONY: Final = 2
ASK_PLACE: Final = 3
ASK_SETTLE: Final = 4
ASK_RED: Final = 5
ASK_PERSON: Final = 6
ASK_HELPER: Final = 7
ASK_TEMPLE: Final = 8
ASK_FIRE_FIRST: Final = 9
ASK_FIRE_SECOND: Final = 10
ASK_BUILD: Final = 11
ASK_COVER: Final = 12
ASK_PEOPLE: Final = 13
ASK_GREEN: Final = 14
ASK_MATERIALS: Final = 15
ASK_CARDS: Final = 16
ASK_HUTS: Final = 17
ASK_JEWELRY: Final = 18
ASK_TASK: Final = 19
ASK_YELLOW: Final = 20
ASK_NEW_TASK: Final = 21
ASK_LAST_TASKS: Final = 22
ASK_NOTHING: Final = 23
ASKED: Final = (
    "first-hut", "yield", "ceremony", "place", "settle", "red", "person", "helper", "temple", "fire-first", "fire-second", "build", "cover",
    "people", "green", "materials", "cards", "huts", "jewelry", "task", "yellow", "new-task", "last-tasks", "over",
)  # fmt: skip
"""The decisions by name."""

# The phases of a game
SET_UP: Final = 0
PHASE_A: Final = 1
PHASE_B: Final = 2
PHASE_C: Final = 3
THE_END: Final = 4
OVER: Final = 5
PHASES: Final = ("setup", "A", "B", "C", "end", "over")

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
DOINGS: Final = ("nothing", "settle", "person", "helper", "temple", "build", "materials", "cards", "huts")

# What a hut space holds: nothing, huts, or a person (1 + type; shifted: further on by the number of types)
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

LISTS: Final = (
    "order", "fish", "top", "huts", "dice", "at", "offer", "pile", "spaces", "spare", "ceremony", "beside", "built", "offerings", "shells",
    "god_tiles", "priests", "temple", "steps", "stack", "jewels", "owned", "tasks", "offered", "done", "points", "earned", "stock", "spent",
    "display", "held", "known", "could", "fresh", "man_used", "woman_used", "green_used",
)  # fmt: skip
NUMBERS: Final = (
    "seat", "ask", "phase", "round", "turn", "doing", "tile", "value", "by", "left", "region", "material", "building",
    "temple_tiles", "task_pile",
)  # fmt: skip
FLAGS: Final = ("over", "blue", "white", "green", "helped")


class Lagoon(State):
    """The table. Lists by seat and something else are flat: seat times how many there are, plus the number of the thing.

    Sets are bits: `huts` regions of a seat, `built` buildings, `owned` jewels, `done` tasks fulfilled, `task_pile`. `top` is who holds the
    building space of a region. `man_used` and `woman_used` are the kinds that a seat last used in this round. `stack` are the seats in the
    order in which they came to their status step, the last comer on top.
    God cards are counts by colour: `stock` the pile, `spent` the discards, `held` the hands. `known` says how many of a colour everybody
    knows in a hand, `could` how many there can be at most beside these. `fresh` says, for spectators (row 0) and then for every seat, how
    many of a colour the pile can hold at most, by what was seen since it was last made anew.
    """

    ask: int
    phase: int
    round: int
    turn: int
    # What the seat that is asked is doing
    doing: int
    tile: int
    value: int
    by: int
    left: int
    region: int
    material: int
    building: int
    blue: bool
    white: bool
    green: bool
    helped: bool
    # The board
    temple_tiles: int
    task_pile: int
    order: list[int]
    fish: list[int]
    top: list[int]
    huts: list[int]
    dice: list[int]
    at: list[int]
    offer: list[int]
    pile: list[int]
    temple: list[int]
    steps: list[int]
    stack: list[int]
    jewels: list[int]
    offered: list[int]
    # The players
    spaces: list[int]
    spare: list[int]
    ceremony: list[int]
    beside: list[int]
    built: list[int]
    offerings: list[int]
    shells: list[int]
    god_tiles: list[int]
    priests: list[int]
    owned: list[int]
    tasks: list[int]
    done: list[int]
    points: list[int]
    earned: list[int]
    man_used: list[int]
    woman_used: list[int]
    green_used: list[int]
    # God cards
    due: int
    """A card that is just being drawn: one who thinks no further than chance reckons with it."""
    stock: list[int]
    spent: list[int]
    display: list[int]
    held: list[int]
    known: list[int]
    could: list[int]
    fresh: list[int]

    def __init__(self, box: BoraBoraBox, seats: int, options: dict[str, str]) -> None:
        """An empty table: `unpack`, `lay_out` or `take_from` puts everything on it."""
        super().__init__(box, seats, options)
        self.isles: Final = box

    def unpack(self) -> None:
        """Everything as it comes out of the box: nothing dealt, player boards filled (2)."""
        box = self.isles
        seats = self.seats
        self.ask = ASK_FIRST
        self.phase = SET_UP
        self.round = 1
        self.turn = 0
        self.clear_doing()
        self.clear_used()
        self.temple_tiles = box.temple_tiles
        self.task_pile = 0
        for task in box.dark:
            self.task_pile |= 1 << task
        self.order = list(range(seats))
        self.fish = [NONE] * len(box.regions)
        self.top = [NONE] * len(box.regions)
        self.huts = [0] * seats
        self.dice = [0] * (seats * box.dice)
        self.at = [NONE] * (seats * box.dice)
        self.offer = [NONE] * (len(SEXES) * box.people_shown)
        self.pile = [box.copies] * box.types
        self.temple = [NONE] * len(box.temple)
        self.steps = [0] * seats
        self.stack = list(range(seats - 1, -1, -1))
        self.jewels = [NONE] * (box.rounds * box.jewels_a_round)
        self.offered = [NONE] * (seats + box.tasks_extra)
        self.spaces = [HUT if count else EMPTY for count in box.first_huts] * seats
        self.spare = [box.first_huts[box.last]] * seats
        self.ceremony = [FREE] * (seats * len(box.ceremony))
        self.beside = [0] * (seats * len(box.materials))
        self.built = [0] * seats
        self.offerings = [box.start_offerings] * seats
        self.shells = [box.start_shells] * seats
        self.god_tiles = [box.start_god_tiles] * seats
        self.priests = [box.priests] * seats
        self.owned = [0] * seats
        self.tasks = [NONE] * (seats * box.tasks_held)
        self.done = [0] * seats
        self.points = [0] * seats
        self.earned = [0] * (seats * len(SOURCES))
        colours = len(box.colours)
        self.due = 0
        self.stock = [box.copies_of_card] * colours
        self.spent = [0] * colours
        self.display = [NONE] * box.cards_shown
        self.held = [0] * (seats * colours)
        self.known = [0] * (seats * colours)
        self.could = [0] * (seats * colours)
        self.fresh = self.stock * (seats + 1)

    def clear_doing(self) -> None:
        """Nothing is under way."""
        self.doing = NOTHING
        self.tile = NONE
        self.value = 0
        self.by = 0
        self.left = 0
        self.region = NONE
        self.material = NONE
        self.building = NONE
        self.blue = False
        self.white = False
        self.green = False
        self.helped = False

    def clear_used(self) -> None:
        """Nobody has used men or women in this round."""
        self.man_used = [NONE] * self.seats
        self.woman_used = [NONE] * self.seats
        self.green_used = [0] * self.seats

    def take_from(self, other: "Lagoon") -> None:
        """Becomes an independent copy of another table of the same game."""
        self.seat = other.seat
        self.over = other.over
        self.ask = other.ask
        self.phase = other.phase
        self.round = other.round
        self.turn = other.turn
        self.doing = other.doing
        self.tile = other.tile
        self.value = other.value
        self.by = other.by
        self.left = other.left
        self.region = other.region
        self.material = other.material
        self.building = other.building
        self.blue = other.blue
        self.white = other.white
        self.green = other.green
        self.helped = other.helped
        self.temple_tiles = other.temple_tiles
        self.task_pile = other.task_pile
        self.order = other.order[:]
        self.fish = other.fish[:]
        self.top = other.top[:]
        self.huts = other.huts[:]
        self.dice = other.dice[:]
        self.at = other.at[:]
        self.offer = other.offer[:]
        self.pile = other.pile[:]
        self.temple = other.temple[:]
        self.steps = other.steps[:]
        self.stack = other.stack[:]
        self.jewels = other.jewels[:]
        self.offered = other.offered[:]
        self.spaces = other.spaces[:]
        self.spare = other.spare[:]
        self.ceremony = other.ceremony[:]
        self.beside = other.beside[:]
        self.built = other.built[:]
        self.offerings = other.offerings[:]
        self.shells = other.shells[:]
        self.god_tiles = other.god_tiles[:]
        self.priests = other.priests[:]
        self.owned = other.owned[:]
        self.tasks = other.tasks[:]
        self.done = other.done[:]
        self.points = other.points[:]
        self.earned = other.earned[:]
        self.man_used = other.man_used[:]
        self.woman_used = other.woman_used[:]
        self.green_used = other.green_used[:]
        self.due = other.due
        self.stock = other.stock[:]
        self.spent = other.spent[:]
        self.display = other.display[:]
        self.held = other.held[:]
        self.known = other.known[:]
        self.could = other.could[:]
        self.fresh = other.fresh[:]

    def table(self) -> Data:
        data: Data = {name: getattr(self, name) for name in (*NUMBERS, *FLAGS)}
        for name in LISTS:
            data[name] = list(getattr(self, name))
        return data

    def lay_out(self, table: Data) -> None:
        """Puts everything where `table()` said it was."""
        self.unpack()
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
            if len(numbers) != len(getattr(self, name)) or not all(type(number) is int for number in numbers):
                raise ValueError(f"{name} has the wrong length, or holds something that is no number")
            setattr(self, name, numbers)
        self.check_ranges()

    def check_ranges(self) -> None:
        """Nothing that is laid out names a thing that the box does not hold, or a seat that is not at the table."""
        box = self.isles
        ranges = (
            (self.fish, NONE, len(box.fish)),
            (self.top, NONE, self.seats),
            (self.huts, 0, 1 << len(box.regions)),
            (self.dice, 0, box.sides + 1),
            (self.at, NONE, len(box.tiles)),
            (self.offer, NONE, len(box.kinds)),
            (self.temple, NONE, self.seats),
            (self.steps, 0, len(box.status_points)),
            (self.jewels, NONE, len(box.jewels)),
            (self.offered, NONE, len(box.tasks)),
            (self.spaces, HUT, 2 * box.types + 1),
            (self.ceremony, FREE, COVERED + len(box.buildings)),
            (self.built, 0, 1 << len(box.buildings)),
            (self.owned, 0, 1 << len(box.jewels)),
            (self.tasks, NONE, len(box.tasks)),
            (self.done, 0, 1 << len(box.tasks)),
            (self.display, NONE, len(box.colours)),
            ([self.task_pile], 0, 1 << len(box.tasks)),
            ([self.ask], ASK_FIRST, ASK_NOTHING + 1),
            ([self.phase], SET_UP, OVER + 1),
            ([self.doing], NOTHING, len(DOINGS)),
            ([self.round], 1, box.rounds + 1),
            ([self.region], NONE, len(box.regions)),
            ([self.material], NONE, len(box.materials)),
            ([self.building], NONE, len(box.buildings)),
            ([self.tile], NONE, len(box.tiles)),
            (self.man_used, NONE, len(box.kinds)),
            (self.woman_used, NONE, len(box.kinds)),
            (self.green_used, 0, 2),
        )
        for numbers, low, end in ranges:
            if any(not low <= number < end for number in numbers):
                raise ValueError(f"{numbers} is not within {low} and {end - 1}")
        for seats in (self.order, self.stack):
            if sorted(seats) != list(range(self.seats)):
                raise ValueError(f"{seats} are not all seats, each once")
        if self.over != (self.ask == ASK_NOTHING) or (not self.over and not 0 <= self.seat < self.seats):
            raise ValueError("a seat that is not at the table")
        if (self.ask == ASK_CEREMONY and self.material == NONE) or (self.ask in (ASK_YIELD, ASK_RED) and self.region == NONE):
            raise ValueError("a question to which nothing has led")
        if self.ask == ASK_COVER and self.building == NONE:
            raise ValueError("a building that is none")

    # What can be counted

    def cards_of(self, seat: int) -> int:
        """How many god cards a seat holds."""
        colours = len(self.isles.colours)
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
        box = self.isles
        first = seat * len(box.spaces)
        count = 0
        for at in range(first, first + len(box.spaces)):
            if self.spaces[at] == 1 + type or self.spaces[at] == 1 + box.types + type:
                count += 1
        return count

    def score(self, seat: int, source: int, points: int) -> None:
        self.points[seat] += points
        self.earned[seat * len(SOURCES) + source] += points

    # Checking

    def faults(self) -> list[str]:
        return [*self.lost(), *self.misplaced(), *self.misjudged()]

    def lost(self) -> list[str]:
        """Pieces that are not all there, or too many."""
        box = self.isles
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
            on_board = self.spaces[seat * len(box.spaces) : (seat + 1) * len(box.spaces)]
            huts = on_board.count(HUT) - (1 if self.spare[seat] else 0) + self.spare[seat]
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
            faults.append("less than nothing")
        return faults

    def misplaced(self) -> list[str]:
        """Huts, people and buildings where they cannot be, and points that a recount does not confirm."""
        box = self.isles
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
        """Things that somebody is said to know and that are not so."""
        colours = len(self.isles.colours)
        faults: list[str] = []
        for at in range(len(self.held)):
            if not self.known[at] <= self.held[at] <= self.known[at] + self.could[at]:
                faults.append(f"what everybody knows of seat {at // colours + 1} and card {at % colours} is not so")
        for at in range(len(self.fresh)):
            if self.stock[at % colours] > self.fresh[at]:
                faults.append(f"row {at // colours} rules out a card that is in the pile")
        return faults
