"""A position of Zanzibar: merchants on places, hands, piles, and what was scored and discarded."""

from typing import ClassVar, Final

from archipel.engine.fields import within
from archipel.engine.phrase import NOBODY, Data
from archipel.engine.state import State
from archipel.games.zanzibar.edition import ZanzibarBox

NONE: Final = -1
"""No merchant, no place, no limit."""

PLACE: Final = 0
OPENING: Final = 1
MOVE: Final = 2
PUSH: Final = 3
CHASE: Final = 4
SCORE: Final = 5
DISCARD: Final = 6
OVER: Final = 7
PHASES: Final = ("place", "opening", "move", "push", "chase", "score", "discard", "over")
"""Placing merchants (2A), opening discards (7), moving (5), the choices within a step (5B, 5C), scoring (6), the discard after it (7)."""


class ZanzibarState(State):
    """A position. Merchants, places and objectives are their numbers in the box; `at` is NONE for a merchant not on the board.

    `moved` holds the ranks of the merchants moved this turn, including the one under way. The `walker` began on `start`, stands where `at`
    says, has `left` steps and, while a push is being asked for, is `entering` a place; during set-up it is the merchant that was taken.
    Hands and piles are bit sets: everybody has the same ten objectives. `turns_left` counts the last turns (NONE: not yet).
    `scored`, `counts` and `discarded` are never changed in place: copies share them.
    """

    grows: ClassVar[tuple[str, ...]] = ("finished", "moved")
    shared: ClassVar[tuple[str, ...]] = ("scored", "counts", "discarded", "crew")

    def __init__(self, box: ZanzibarBox, seats: int, options: dict[str, str]) -> None:
        super().__init__(box, seats, options)
        self.box: Final = box

    def unpack(self) -> None:
        """No merchant on the board, all objectives in the piles."""
        box = self.box
        self.phase: int = PLACE
        self.first: int = 0
        self.turns: int = 0
        self.turns_left: int = NONE
        self.finished: list[int] = []
        self.at: list[int] = [NONE] * (self.seats * box.sizes)
        self.moved: list[int] = []
        self.walker: int = NONE
        self.start: int = NONE
        self.left: int = 0
        self.entering: int = NONE
        self.hands: list[int] = [0] * self.seats
        self.piles: list[int] = [(1 << len(box.objectives)) - 1] * self.seats
        self.scored: list[list[int]] = [[] for _ in range(self.seats)]
        self.counts: list[list[int]] = [[] for _ in range(self.seats)]
        self.discarded: list[list[int]] = [[] for _ in range(self.seats)]
        self.scored_now: int = 0

    def work_out(self) -> None:
        """`on`: who stands on every place; `crew`: the ranks that take part (2); `limit`: how many objectives a seat may score at most."""
        box = self.box
        self.on: list[int] = [NONE] * len(box.places)
        self.points: list[int] = [box.start_points] * self.seats
        self.last_turn: int = int(self.options["rounds"]) * self.seats
        self.crew: list[int] = box.crews[self.seats]
        self.limit: int = len(box.objectives) - box.discards[self.seats]
        for merchant, place in enumerate(self.at):
            if place != NONE:
                self.on[place] = merchant
        for seat in range(self.seats):
            for objective, count in zip(self.scored[seat], self.counts[seat], strict=True):
                self.points[seat] += box.points[objective][count]

    # Written by `make copies` from the fields above

    def copy_to(self, other: "ZanzibarState") -> None:
        other.seat = self.seat
        other.over = self.over
        other.phase = self.phase
        other.first = self.first
        other.turns = self.turns
        other.turns_left = self.turns_left
        other.finished = self.finished[:]
        other.at = self.at[:]
        other.moved = self.moved[:]
        other.walker = self.walker
        other.start = self.start
        other.left = self.left
        other.entering = self.entering
        other.hands = self.hands[:]
        other.piles = self.piles[:]
        other.scored = self.scored
        other.counts = self.counts
        other.discarded = self.discarded
        other.scored_now = self.scored_now
        other.on = self.on[:]
        other.points = self.points[:]
        other.last_turn = self.last_turn
        other.crew = self.crew
        other.limit = self.limit

    def copy(self) -> "ZanzibarState":
        raise NotImplementedError

    # Writing and reading: hands and piles as sorted lists

    def table(self) -> Data:
        hands, piles = [cards(hand) for hand in self.hands], [cards(pile) for pile in self.piles]
        return {**super().table(), "hands": hands, "piles": piles}

    def lay_out(self, table: Data) -> None:
        objectives = len(self.box.objectives)
        for name in ("hands", "piles"):
            for held in table[name]:
                within(name, held, 0, objectives)
        hands, piles = [bits(hand) for hand in table["hands"]], [bits(pile) for pile in table["piles"]]
        super().lay_out({**table, "hands": hands, "piles": piles})

    def check(self) -> None:
        box = self.box
        within("phase", [self.phase], 0, len(PHASES))
        within("places", [*self.at, self.start, self.entering], NONE, len(box.places))
        within("walker", [self.walker], NONE, len(self.at))
        within("finished", self.finished, 0, self.seats)
        for seat in range(self.seats):
            within("objectives", self.scored[seat] + self.discarded[seat], 0, len(box.objectives))
            within("counts", self.counts[seat], 0, len(box.places))
        for rank in self.moved:
            if rank not in self.crew:
                raise ValueError(f"moved: {rank} does not take part")

    # What follows from it

    def open_cards(self, seat: int) -> int:
        """The objectives of a seat that are neither scored nor discarded: hand and pile together, which everybody can work out."""
        return self.hands[seat] | self.piles[seat]

    def owed(self, seat: int) -> int:
        """7. How many objectives a seat must still discard without scoring."""
        return self.box.discards[self.seats] - len(self.discarded[seat])

    def unplaced(self, seat: int) -> list[int]:
        """2A. The merchants that a seat has yet to place."""
        first = seat * self.box.sizes
        return [first + rank for rank in self.crew if self.at[first + rank] == NONE]

    def in_place(self, seat: int, objective: int) -> int:
        """3. How many merchants of a seat stand where this objective wants them."""
        first = seat * self.box.sizes
        last = first + self.box.sizes
        count = 0
        for place in self.box.fits[objective]:
            if first <= self.on[place] < last:
                count += 1
        return count

    def movers(self) -> list[int]:
        """The merchants of the seat to move that have moved in this turn, including the one under way."""
        return [self.seat * self.box.sizes + rank for rank in self.moved]

    def after(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def put(self, merchant: int, place: int) -> None:
        """Puts a merchant on a free place."""
        old = self.at[merchant]
        if old != NONE:
            self.on[old] = NONE
        self.at[merchant] = place
        self.on[place] = merchant

    # Names for phrases

    def number_of(self, merchant: int) -> int:
        """The number printed on a merchant."""
        return self.box.merchant_numbers[merchant % self.box.sizes]

    def about(self, merchant: int) -> Data:
        return {"seat": merchant // self.box.sizes, "merchant": self.number_of(merchant), "thing": self.box.merchants[merchant]}

    def named(self, objectives: list[int]) -> list[str]:
        return [self.box.objectives[objective] for objective in objectives]

    def faults(self) -> list[str]:
        box = self.box
        faults = []
        standing = [place for place in self.at if place != NONE]
        if len(set(standing)) != len(standing):
            faults.append(f"two merchants stand on one place: {sorted(standing)}")
        if [merchant for merchant in self.on if merchant != NONE] != [self.on[place] for place in sorted(standing)]:
            faults.append("the board and the merchants disagree")
        for merchant, place in enumerate(self.at):
            plays = merchant % box.sizes in self.crew
            if (place == NONE) == plays and (self.phase != PLACE or not plays):
                faults.append(f"{box.merchants[merchant]} should {'' if plays else 'not '}stand on the board")
        for seat in range(self.seats):
            held = [*cards(self.hands[seat]), *cards(self.piles[seat]), *self.scored[seat], *self.discarded[seat]]
            if sorted(held) != list(range(len(box.objectives))):
                faults.append(f"the objectives of seat {seat + 1} are not each in one place: {sorted(held)}")
            if len(self.scored[seat]) > self.limit or self.owed(seat) < 0:
                faults.append(f"seat {seat + 1} has scored or discarded too many objectives")
            hand = len(cards(self.hands[seat]))
            drawing = self.phase == PLACE or (self.phase == SCORE and seat == self.seat)
            if hand > box.hand or (hand < box.hand and self.piles[seat] and not drawing):
                faults.append(f"seat {seat + 1} holds {hand} objectives")
            scored = zip(self.scored[seat], self.counts[seat], strict=True)
            if self.points[seat] != box.start_points + sum(box.points[objective][count] for objective, count in scored):
                faults.append(f"the points of seat {seat + 1} are not those of its objectives: {self.points[seat]}")
        if (self.seat == NOBODY) != self.over or self.over != (self.phase == OVER):
            faults.append("the game is over and is not")
        if self.walker != NONE and self.walker not in (self.unplaced(self.seat) if self.phase == PLACE else self.movers()):
            faults.append(f"{box.merchants[self.walker]} cannot be under way")
        return faults


def cards(held: int) -> list[int]:
    """The objectives of a set, sorted."""
    found = []
    objective = 0
    while held:
        if held & 1:
            found.append(objective)
        held >>= 1
        objective += 1
    return found


def bits(objectives: list[int]) -> int:
    """A set of objectives."""
    held = 0
    for objective in objectives:
        held |= 1 << objective
    return held


def grown(lists: list[list[int]], seat: int, value: int) -> list[list[int]]:
    """The lists with one more value for a seat, as new lists: copies of the state share the old ones."""
    return [[*held, value] if number == seat else held for number, held in enumerate(lists)]
