"""What lies on the table in Zanzibar: merchants on places, hands, piles, and what was scored and discarded."""

from typing import Final

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
"""Placing merchants (2A), opening discards (7), moving (5), two choices within a step (5B, 5C), scoring (6), the discard after it (7)."""


class Island(State):
    """The table. Merchants, places and objectives are their numbers in the box; `at` is NONE for a merchant not on the board.

    `moved` are the ranks of this turn's merchants, the one under way included. The walker began on `start`, stands where `at` says,
    has `left` steps and, while a push is asked, is `entering` a place; while setting up it is the merchant that was taken.
    Hands and piles are sets of bits: everybody has the same ten objectives. `turns_left` counts the last turns (NONE: not yet).
    `scored`, `counts` and `discarded` are never changed in place: copies share them.
    """

    last_turn: int
    phase: int
    first: int
    turns: int
    turns_left: int
    finished: list[int]
    at: list[int]
    on: list[int]
    moved: list[int]
    walker: int
    start: int
    left: int
    entering: int
    hands: list[int]
    piles: list[int]
    scored: list[list[int]]
    counts: list[list[int]]
    discarded: list[list[int]]
    points: list[int]
    scored_now: int

    def __init__(self, box: ZanzibarBox, seats: int, options: dict[str, str]) -> None:
        """An empty table: `unpack`, `lay_out` or `take_from` puts everything on it."""
        super().__init__(box, seats, options)
        self.isle: Final = box
        self.crew: Final = box.crews[seats]
        self.limit: Final = len(box.objectives) - box.discards[seats]

    def read_options(self) -> None:
        self.last_turn = int(self.options["rounds"]) * self.seats

    def unpack(self) -> None:
        """Everything as it comes out of the box: no merchant on the board, all objectives in the piles."""
        box = self.isle
        self.read_options()
        self.phase = PLACE
        self.first = 0
        self.turns = 0
        self.turns_left = NONE
        self.finished = []
        self.at = [NONE] * (self.seats * box.sizes)
        self.on = [NONE] * len(box.places)
        self.moved = []
        self.walker = NONE
        self.start = NONE
        self.left = 0
        self.entering = NONE
        self.hands = [0] * self.seats
        self.piles = [(1 << len(box.objectives)) - 1] * self.seats
        self.scored = [[] for _ in range(self.seats)]
        self.counts = [[] for _ in range(self.seats)]
        self.discarded = [[] for _ in range(self.seats)]
        self.points = [box.start_points] * self.seats
        self.scored_now = 0

    def take_from(self, other: "Island") -> None:
        """Becomes an independent copy of another table of the same game."""
        self.seat = other.seat
        self.over = other.over
        self.last_turn = other.last_turn
        self.phase = other.phase
        self.first = other.first
        self.turns = other.turns
        self.turns_left = other.turns_left
        self.finished = other.finished[:]
        self.at = other.at[:]
        self.on = other.on[:]
        self.moved = other.moved[:]
        self.walker = other.walker
        self.start = other.start
        self.left = other.left
        self.entering = other.entering
        self.hands = other.hands[:]
        self.piles = other.piles[:]
        self.scored = other.scored
        self.counts = other.counts
        self.discarded = other.discarded
        self.points = other.points[:]
        self.scored_now = other.scored_now

    def table(self) -> Data:
        return {
            "seat": self.seat,
            "over": self.over,
            "phase": self.phase,
            "first": self.first,
            "turns": self.turns,
            "turns_left": self.turns_left,
            "finished": self.finished[:],
            "at": self.at[:],
            "moved": self.moved[:],
            "walker": self.walker,
            "start": self.start,
            "left": self.left,
            "entering": self.entering,
            "hands": [cards(hand) for hand in self.hands],
            "piles": [cards(pile) for pile in self.piles],
            "scored": [scored[:] for scored in self.scored],
            "counts": [counts[:] for counts in self.counts],
            "discarded": [discarded[:] for discarded in self.discarded],
            "scored_now": self.scored_now,
        }

    def lay_out(self, table: Data) -> None:
        """Puts everything where `table()` said it was."""
        self.unpack()
        box = self.isle
        places = [place for place in [*table["at"], table["start"], table["entering"]] if place != NONE]
        known = [card for name in ("hands", "piles", "scored", "discarded") for held in table[name] for card in held]
        if not all(0 <= place < len(box.places) for place in places) or not all(0 <= card < len(box.objectives) for card in known):
            raise ValueError("a place or an objective that is not in the box")
        if not all(len(table[name]) == self.seats for name in ("hands", "piles", "scored", "counts", "discarded")):
            raise ValueError("not the cards of every seat")
        if len(table["at"]) != len(self.at) or not NONE <= table["walker"] < len(self.at) or not 0 <= table["phase"] <= OVER:
            raise ValueError("merchants or phase that are not in the game")
        if not all(rank in self.crew for rank in table["moved"]) or not all(0 <= seat < self.seats for seat in table["finished"]):
            raise ValueError("a merchant or a seat that is not in the game")
        self.seat = table["seat"]
        self.over = table["over"]
        self.phase = table["phase"]
        self.first = table["first"]
        self.turns = table["turns"]
        self.turns_left = table["turns_left"]
        self.finished = list(table["finished"])
        self.at = list(table["at"])
        for merchant, place in enumerate(self.at):
            if place != NONE:
                self.on[place] = merchant
        self.moved = list(table["moved"])
        self.walker = table["walker"]
        self.start = table["start"]
        self.left = table["left"]
        self.entering = table["entering"]
        self.hands = [bits(held) for held in table["hands"]]
        self.piles = [bits(held) for held in table["piles"]]
        self.scored = [list(held) for held in table["scored"]]
        self.counts = [list(counts) for counts in table["counts"]]
        self.discarded = [list(held) for held in table["discarded"]]
        self.scored_now = table["scored_now"]
        for seat in range(self.seats):
            for objective, count in zip(self.scored[seat], self.counts[seat], strict=True):
                self.points[seat] += box.points[objective][count]

    # What follows from it

    def open_cards(self, seat: int) -> int:
        """The objectives of a seat that are neither scored nor discarded: hand and pile together, which everybody can work out."""
        return self.hands[seat] | self.piles[seat]

    def owed(self, seat: int) -> int:
        """7. How many objectives a seat must still discard without scoring."""
        return self.isle.discards[self.seats] - len(self.discarded[seat])

    def unplaced(self, seat: int) -> list[int]:
        """2A. The merchants that a seat has yet to place."""
        first = seat * self.isle.sizes
        return [first + rank for rank in self.crew if self.at[first + rank] == NONE]

    def in_place(self, seat: int, objective: int) -> int:
        """3. How many merchants of a seat stand where this objective wants them."""
        first = seat * self.isle.sizes
        last = first + self.isle.sizes
        count = 0
        for place in self.isle.fits[objective]:
            if first <= self.on[place] < last:
                count += 1
        return count

    def movers(self) -> list[int]:
        """The merchants of the seat on turn that have moved in this turn, the one under way included."""
        return [self.seat * self.isle.sizes + rank for rank in self.moved]

    def faults(self) -> list[str]:
        box = self.isle
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
