"""The rules of Zanzibar, in the order of the rulebook; numbers in brackets are its sections.

A move is an integer; `edition` says where each kind begins and `moves` how it is written.
Decisions: `take` and `place` (2A), `discard` (7), `move` and `step` (5), `push` (5B), `chase` (5C), `score` (6). Left out: nothing.
A merchant's move ends when another one moves, when the movement ends, or when no step is left to it.
"""

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import EVERYBODY, NOBODY, Data, Event, Mark, Phrase, Reason
from archipel.games.zanzibar import moves, notes, refusals, scoring, view
from archipel.games.zanzibar.movement import back_at_start, can_step, has_room, may_begin, may_step, put, refuges
from archipel.games.zanzibar.state import CHASE, DISCARD, MOVE, NONE, OPENING, OVER, PLACE, PUSH, SCORE, Island, cards


class ZanzibarState(Island):
    """A table of Zanzibar with the verbs of the engine."""

    def copy(self) -> "ZanzibarState":
        other = ZanzibarState(self.isle, self.seats, self.options)
        other.take_from(self)
        return other

    # 2. Set-up

    def set_up(self, dealer: Dealer, tell: Tell | None) -> None:
        """The first player is drawn by lot."""
        self.unpack()
        self.first = dealer.below(self.seats)
        dealer.reveal(EVERYBODY)
        self.seat = self.first
        if tell is not None:
            tell(Event("starts", {"seat": self.first}))

    # 2A. Placing the merchants

    def may_place(self, place: int) -> bool:
        """One merchant a place; one of a colour in a province, the sea included."""
        return self.on[place] == NONE and self.own_in(self.isle.province_at[place]) < self.isle.own_in_a_province

    def own_in(self, province: int) -> int:
        """How many merchants of the seat on turn stand in a province."""
        count = 0
        for rank in self.crew:
            place = self.at[self.seat * self.isle.sizes + rank]
            if place != NONE and self.isle.province_at[place] == province:
                count += 1
        return count

    def take_last(self) -> None:
        """A seat with one merchant left need not say which it places."""
        left = self.unplaced(self.seat)
        if len(left) == 1:
            self.walker = left[0]

    def place(self, place: int, dealer: Dealer, tell: Tell | None) -> None:
        merchant = self.walker
        put(self, merchant, place)
        if tell is not None:
            tell(Event("placed", {**self.about(merchant), "place": self.isle.places[place], **self.ground(place)}))
        self.walker = NONE
        self.seat = self.after(self.seat)
        if self.unplaced(self.seat):
            self.take_last()
        else:
            self.deal_objectives(dealer, tell)

    # 2B. The first objectives

    def deal_objectives(self, dealer: Dealer, tell: Tell | None) -> None:
        """Two for everybody; then the opening discards are decided in turn order (7)."""
        if tell is not None:
            tell(Event("dealt", {"count": self.isle.hand}))
        for step in range(self.seats):
            self.refill((self.first + step) % self.seats, dealer)
        if tell is not None:
            for seat in range(self.seats):
                tell(Event("hand", {"seat": seat, "objectives": self.named(cards(self.hands[seat]))}, seat))
        self.phase = OPENING
        if self.owed(self.seat) == 0:
            self.begin_turn(tell)

    def refill(self, seat: int, dealer: Dealer) -> int:
        """Draws back to a full hand; says which objectives were drawn. The last cards of a pile are no secret to whoever draws them."""
        pile = cards(self.piles[seat])
        count = self.isle.hand - len(cards(self.hands[seat]))
        drawn = 0
        if count >= len(pile):
            drawn = self.piles[seat]
        elif count > 0:
            for _ in range(count):
                drawn |= 1 << pile.pop(dealer.below(len(pile)))
            dealer.reveal(seat)
        self.hands[seat] |= drawn
        self.piles[seat] &= ~drawn
        return drawn

    # 4. What is asked of the player on turn

    def decision(self) -> Phrase:
        return notes.decision(self)

    def moves(self) -> list[int]:
        box = self.isle
        phase = self.phase
        if phase == MOVE:
            return self.movement_moves()
        if phase in (PUSH, CHASE):
            first = box.first_push if phase == PUSH else box.first_chase
            return [first + place for place in refuges(self.isle, self.on, self.entering)]
        if phase == SCORE:
            return [box.first_score + objective for objective in cards(self.hands[self.seat])] + [box.skip]
        if phase in (DISCARD, OPENING):
            return [box.first_discard + objective for objective in cards(self.hands[self.seat])] + [box.keep]
        if phase == PLACE:
            if self.walker == NONE:
                return [merchant % box.sizes for merchant in self.unplaced(self.seat)]
            return [box.first_place + place for place in range(len(box.places)) if self.may_place(place)]
        return []

    def movement_moves(self) -> list[int]:
        box = self.isle
        first = self.seat * box.sizes
        found: list[int] = []
        for rank in self.crew:
            merchant = first + rank
            if merchant == self.walker or may_begin(self, rank):
                base = box.first_go + rank * len(box.places)
                for place in box.next[self.at[merchant]]:
                    if may_step(self, merchant, place):
                        found.append(base + place)
        if not back_at_start(self):
            found.append(box.end)
        return found

    def why_not(self, move: int) -> Reason | None:
        return refusals.why_not(self, move)

    def text(self, move: int) -> str:
        return moves.text(self.isle, move)

    def parse(self, text: str) -> int:
        return moves.parse(self.isle, text)

    def things(self, move: int) -> list[str]:
        box = self.isle
        places = len(box.places)
        if move < box.first_place:
            return [box.merchants[self.seat * box.sizes + move]]
        if move < box.first_go:
            return [box.merchants[self.walker], box.places[move - box.first_place]]
        if move < box.first_push:
            step = move - box.first_go
            return [box.merchants[self.seat * box.sizes + step // places], box.places[step % places]]
        if move < box.end:
            place = move - (box.first_push if move < box.first_chase else box.first_chase)
            return [box.merchants[self.on[self.entering]], box.places[place]]
        return [moves.text(box, move).rpartition(" ")[2]]

    def carry_out(self, move: int, dealer: Dealer, tell: Tell | None) -> None:
        box = self.isle
        places = len(box.places)
        if move < box.first_place:
            self.walker = self.seat * box.sizes + move
        elif move < box.first_go:
            self.place(move - box.first_place, dealer, tell)
        elif move < box.first_push:
            step = move - box.first_go
            self.go(self.seat * box.sizes + step // places, step % places, tell)
        elif move < box.end:
            self.displace(move - (box.first_push if move < box.first_chase else box.first_chase), tell)
        elif move == box.end:
            self.end_movement(tell)
        elif move < box.skip:
            self.score(move - box.first_score, dealer, tell)
        elif move == box.skip:
            self.finish_scoring(dealer, tell)
        else:
            self.discard_or_keep(move - box.first_discard if move < box.keep else NONE, dealer, tell)

    def begin_turn(self, tell: Tell | None) -> None:
        self.phase = MOVE
        self.moved = []
        self.scored_now = 0
        self.go_on(tell)

    # 5. Moving

    def go(self, merchant: int, place: int, tell: Tell | None) -> None:
        """One step; whoever moves anew ends the move of the one that was under way."""
        if merchant != self.walker:
            self.walker = merchant
            self.start = self.at[merchant]
            self.left = self.isle.numbers[merchant % self.isle.sizes]
            self.moved.append(merchant % self.isle.sizes)
        if self.on[place] == NONE:
            self.step_to(place, tell)
            return
        self.entering = place
        self.phase = PUSH if has_room(self.isle, self.on, place) else CHASE
        free = refuges(self.isle, self.on, place)
        if len(free) == 1:
            self.displace(free[0], tell)

    # 5B, 5C. Pushing and chasing

    def displace(self, place: int, tell: Tell | None) -> None:
        """Whoever is in the way goes to that place, and the mover enters."""
        entering = self.entering
        other = self.on[entering]
        if tell is not None:
            told: Data = {**self.about(other), "from": self.isle.places[entering], "place": self.isle.places[place]}
            told["by"] = self.isle.merchants[self.walker]
            tell(Event("pushed" if self.phase == PUSH else "chased", told))
        put(self, other, place)
        self.entering = NONE
        self.phase = MOVE
        self.step_to(entering, tell)

    def step_to(self, place: int, tell: Tell | None) -> None:
        box = self.isle
        walker = self.walker
        if tell is not None:
            told: Data = {**self.about(walker), "from": box.places[self.at[walker]], "place": box.places[place]}
            told["left"] = self.left - 1
            tell(Event("goes", told))
        put(self, walker, place)
        self.left -= 1
        if self.left == 0 or not can_step(self, walker):
            self.stop_walking()
        self.go_on(tell)

    def stop_walking(self) -> None:
        self.walker = NONE
        self.start = NONE
        self.left = 0

    def go_on(self, tell: Tell | None) -> None:
        """Ends the movement if nobody can make a step."""
        if self.walker != NONE:
            return
        for rank in self.crew:
            if may_begin(self, rank) and can_step(self, self.seat * self.isle.sizes + rank):
                return
        self.end_movement(tell)

    def end_movement(self, tell: Tell | None) -> None:
        if tell is not None and not self.moved:
            tell(Event("no-move", {"seat": self.seat}))
        self.stop_walking()
        self.phase = SCORE

    # 6. Scoring objectives

    def score(self, objective: int, dealer: Dealer, tell: Tell | None) -> None:
        seat = self.seat
        count = self.in_place(seat, objective)
        points = self.isle.points[objective][count]
        self.hands[seat] &= ~(1 << objective)
        self.scored = grown(self.scored, seat, objective)
        self.counts = grown(self.counts, seat, count)
        self.points[seat] += points
        self.scored_now += 1
        if tell is not None:
            told: Data = {"seat": seat, "objective": self.isle.objectives[objective], "count": count, "points": points}
            told["total"] = self.points[seat]
            tell(Event("scored", told))
        if not self.hands[seat] or self.scored_now == self.isle.objectives_a_turn or len(self.scored[seat]) == self.limit:
            self.finish_scoring(dealer, tell)

    def finish_scoring(self, dealer: Dealer, tell: Tell | None) -> None:
        """Then the hand is filled again, and an objective may be discarded if any was scored (7)."""
        seat = self.seat
        if self.scored_now == 0:
            if tell is not None:
                tell(Event("skips", {"seat": seat}))
            self.end_turn(tell)
            return
        if len(self.scored[seat]) == self.limit:
            for objective in cards(self.open_cards(seat)):
                self.discard(objective, tell)
            self.end_turn(tell)
            return
        self.draw(dealer, tell)
        self.phase = DISCARD
        if self.owed(seat) == 0:
            self.end_turn(tell)

    def draw(self, dealer: Dealer, tell: Tell | None) -> None:
        seat = self.seat
        drawn = cards(self.refill(seat, dealer))
        if drawn and tell is not None:
            tell(Event("drawn", {"seat": seat, "count": len(drawn)}, EVERYBODY, seat))
            tell(Event("drawn-own", {"seat": seat, "count": len(drawn), "objectives": self.named(drawn)}, seat))

    # 7. Discarding without scoring

    def discard_or_keep(self, objective: int, dealer: Dealer, tell: Tell | None) -> None:
        """One discard may follow another, since the hand is filled again each time."""
        if objective == NONE:
            if tell is not None:
                tell(Event("keeps", {"seat": self.seat}))
        else:
            self.discard(objective, tell)
            self.draw(dealer, tell)
            if self.owed(self.seat) > 0:
                return
        if self.phase == DISCARD:
            self.end_turn(tell)
            return
        self.seat = self.after(self.seat)
        if self.seat == self.first:
            self.begin_turn(tell)

    def discard(self, objective: int, tell: Tell | None) -> None:
        seat = self.seat
        self.hands[seat] &= ~(1 << objective)
        self.piles[seat] &= ~(1 << objective)
        self.discarded = grown(self.discarded, seat, objective)
        if tell is not None:
            tell(Event("discarded", {"seat": seat, "objective": self.isle.objectives[objective], "owed": self.owed(seat)}))

    # 8. End and victory

    def end_turn(self, tell: Tell | None) -> None:
        """When somebody has no objective left, every other player has one more turn; the rounds may be limited (9)."""
        seat = self.seat
        self.turns += 1
        if self.turns_left != NONE:
            self.turns_left -= 1
        if not self.open_cards(seat):
            if tell is not None:
                tell(Event("finished" if self.finished else "last-turns", {"seat": seat}))
            self.finished.append(seat)
            if self.turns_left == NONE:
                self.turns_left = self.seats - 1
        if self.turns_left == 0:
            self.end_game(tell)
        elif self.turns == self.last_turn:
            if tell is not None:
                tell(Event("rounds-over", {"rounds": self.turns // self.seats}))
            self.end_game(tell)
        else:
            self.seat = self.after(seat)
            self.begin_turn(tell)

    def end_game(self, tell: Tell | None) -> None:
        self.over = True
        self.phase = OVER
        self.seat = NOBODY
        self.moved = []
        self.scored_now = 0
        if tell is not None:
            for event in scoring.outcome(self):
                tell(event)

    def scores(self) -> list[int]:
        return self.points[:]

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    # What may be known

    def view(self, seat: int) -> Data:
        return view.view(self, seat)

    def marks(self) -> list[Mark]:
        return notes.marks(self)

    # Names for what is told

    def after(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.seats else 0

    def about(self, merchant: int) -> Data:
        sizes = self.isle.sizes
        return {"seat": merchant // sizes, "merchant": self.isle.numbers[merchant % sizes], "thing": self.isle.merchants[merchant]}

    def ground(self, place: int) -> Data:
        box = self.isle
        good = box.good_at[place]
        return {"province": box.provinces[box.province_at[place]], "good": box.spices[good] if good >= 0 else "none"}

    def named(self, objectives: list[int]) -> list[str]:
        return [self.isle.objectives[objective] for objective in objectives]


def grown(lists: list[list[int]], seat: int, value: int) -> list[list[int]]:
    """The lists with a value more for one seat, as new lists: copies of the table share the old ones."""
    return [[*held, value] if number == seat else held for number, held in enumerate(lists)]
