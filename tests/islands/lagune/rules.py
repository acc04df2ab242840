"""The rules of Lagune, in the order of its rulebook (see the package); numbers in brackets are its sections.

A move is an integer: 0 is diving, 1 plus a shell lays it, and 1 plus the number of shells plus a shell sinks it.
Decisions: `turn` (2) and `sink` (3). Each has two answers or more: an empty hand, the only case with one, is dived for unasked,
and that is no secret, since everybody can count the shells in a hand.
"""

from bisect import insort
from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.phrase import EVERYBODY, NOBODY, Data, Event, Mark, Phrase, Reason, Refused
from archipel.engine.decision import Tell

from . import view
from .state import Lagoon

DIVE: Final = 0
FIRST: Final = 1
"""The move that lays shell 0."""


class LaguneState(Lagoon):
    """A table of Lagune with the verbs of the engine."""

    def copy(self) -> "LaguneState":
        other = type(self)(self.lagoon, self.seats, self.options)
        other.take_from(self)
        return other

    # 1. Preparation

    def set_up(self, dealer: Dealer, tell: Tell | None) -> None:
        box = self.lagoon
        self.seat = 0
        self.bag = list(range(len(box.shells)))
        for _ in range(box.hand):
            for seat in range(self.seats):
                self.draw(seat, dealer)
        if tell is not None:
            tell(Event("dealt", {"count": box.hand, "bag": len(self.bag)}))
            for seat in range(self.seats):
                tell(Event("hand", {"seat": seat, "shells": box.ids(self.hands[seat])}, seat))

    def draw(self, seat: int, dealer: Dealer) -> int:
        """A shell from the bag into a hand, which that diver alone gets to see."""
        shell = self.bag.pop(dealer.below(len(self.bag)))
        dealer.reveal(seat)
        insort(self.hands[seat], shell)
        return shell

    # 2. What is asked of the diver on turn

    def decision(self) -> Phrase:
        if self.over:
            return Phrase("over", {})
        return Phrase("sink" if self.must_sink() else "turn", {"seat": self.seat})

    def moves(self) -> list[int]:
        if self.over:
            return []
        hand = self.hands[self.seat]
        if self.must_sink():
            return [FIRST + len(self.lagoon.shells) + shell for shell in hand]
        return [DIVE, *(FIRST + shell for shell in hand)]

    def why_not(self, move: int) -> Reason | None:
        """Of a shell that this diver has never seen it says no more than that: bag, other hands and the shells they sank look alike."""
        shells = len(self.lagoon.shells)
        if self.over:
            return Reason("game-over", {}, "5")
        if not 0 <= move < FIRST + 2 * shells:
            return Reason("no-such-move", {"value": move, "high": 2 * shells})
        if self.must_sink() and move < FIRST + shells:
            return Reason("sink-first", {"count": len(self.hands[self.seat])}, "3")
        if not self.must_sink() and move >= FIRST + shells:
            return Reason("nothing-to-sink", {"count": self.lagoon.hand}, "3")
        if move == DIVE:
            return None
        shell = (move - FIRST) % shells
        args: Data = {"shell": self.lagoon.shells[shell]}
        if shell in self.hands[self.seat]:
            return None
        if shell in self.sunk[self.seat]:
            return Reason("shell-sunk", args, "3")
        if shell in self.swept:
            return Reason("shell-swept", args, "4")
        if any(shell in laid for laid in self.laid):
            return Reason("shell-laid", args, "4")
        return Reason("shell-not-in-hand", args, "2")

    def text(self, move: int) -> str:
        shells = self.lagoon.shells
        if move == DIVE:
            return "dive"
        if move < FIRST + len(shells):
            return "lay " + shells[move - FIRST]
        return "sink " + shells[move - FIRST - len(shells)]

    def parse(self, text: str) -> int:
        shells = self.lagoon.shells
        verb, _, what = " ".join(text.split()).partition(" ")
        if verb == "dive" and not what:
            return DIVE
        if verb not in ("lay", "sink"):
            raise Refused(Reason("no-such-text", {"value": text}))
        if what not in shells:
            raise Refused(Reason("no-such-shell", {"value": what, "allowed": ", ".join(shells)}))
        return FIRST + shells.index(what) + (len(shells) if verb == "sink" else 0)

    def things(self, move: int) -> list[str]:
        return ["bag"] if move == DIVE else [self.lagoon.shells[(move - FIRST) % len(self.lagoon.shells)]]

    def shown(self, move: int, seat: int) -> str:
        """Nobody else reads which shell is sunk (3)."""
        return "sink a shell" if self.must_sink() and seat != self.seat else self.text(move)

    def marks(self) -> list[Mark]:
        """What each shell in the hand is worth."""
        if self.over:
            return []
        box = self.lagoon
        return [Mark(box.shells[shell], "worth", {"value": box.values[shell]}) for shell in self.hands[self.seat]]

    def carry_out(self, move: int, dealer: Dealer, tell: Tell | None) -> None:
        shells = len(self.lagoon.shells)
        if move == DIVE:
            self.dive(dealer, tell)
        elif move < FIRST + shells:
            self.lay(move - FIRST, dealer, tell)
        else:
            self.sink(move - FIRST - shells, dealer, tell)

    # 3. Diving

    def dive(self, dealer: Dealer, tell: Tell | None) -> None:
        seat = self.seat
        shell = self.draw(seat, dealer)
        if tell is not None:
            tell(Event("dives", {"seat": seat}, EVERYBODY, seat))
            tell(Event("dives-own", self.told(shell), seat))
        if not self.must_sink():
            self.pass_on(dealer, tell)

    def sink(self, shell: int, dealer: Dealer, tell: Tell | None) -> None:
        seat = self.seat
        self.hands[seat].remove(shell)
        insort(self.sunk[seat], shell)
        if tell is not None:
            tell(Event("sinks", {"seat": seat}, EVERYBODY, seat))
            tell(Event("sinks-own", self.told(shell), seat))
        self.pass_on(dealer, tell)

    def told(self, shell: int) -> Data:
        return {"seat": self.seat, "shell": self.lagoon.shells[shell], "value": self.lagoon.values[shell]}

    # 4. Laying

    def lay(self, shell: int, dealer: Dealer, tell: Tell | None) -> None:
        box = self.lagoon
        seat = self.seat
        self.hands[seat].remove(shell)
        insort(self.laid[seat], shell)
        if tell is not None:
            tell(Event("lays", self.told(shell)))
        if not self.calm:
            self.roll(shell, dealer, tell)
        if len(self.laid[seat]) == box.goal:
            self.end(Event("ends-laid", {"seat": seat, "count": box.goal}), dealer, tell)
        else:
            self.pass_on(dealer, tell)

    def roll(self, shell: int, dealer: Dealer, tell: Tell | None) -> None:
        """The die is open to all: nothing hidden is learnt from it, so nothing is revealed."""
        side = 1 + dealer.below(self.lagoon.sides)
        if tell is not None:
            tell(Event("rolls", {"seat": self.seat, "side": side}))
        if side == self.lagoon.storm:
            self.laid[self.seat].remove(shell)
            insort(self.swept, shell)
            if tell is not None:
                tell(Event("swept", self.told(shell)))

    # 5. The end

    def pass_on(self, dealer: Dealer, tell: Tell | None) -> None:
        """The next diver's turn, if the bag still holds a shell; with an empty hand it is a dive."""
        self.seat = (self.seat + 1) % self.seats
        if not self.bag:
            self.end(Event("ends-bag", {}), dealer, tell)
        elif not self.hands[self.seat]:
            self.dive(dealer, tell)

    def end(self, because: Event, dealer: Dealer, tell: Tell | None) -> None:
        """Everything is shown: nothing hidden is told before the dealer knows of it."""
        box = self.lagoon
        self.over = True
        self.seat = NOBODY
        if tell is not None:
            tell(because)
        dealer.reveal(EVERYBODY)
        if tell is None:
            return
        for seat in range(self.seats):
            if self.hands[seat]:
                tell(Event("shows-held", {"seat": seat, "shells": box.ids(self.hands[seat])}))
            if self.sunk[seat]:
                tell(Event("shows-sunk", {"seat": seat, "shells": box.ids(self.sunk[seat]), "value": box.total(self.sunk[seat])}))
        places = self.ranking()
        for seat in range(self.seats):
            if places[seat] == 1:
                tell(Event("wins" if places.count(1) == 1 else "shares", {"seat": seat, "value": self.scores()[seat]}))

    def ranking(self) -> list[int]:
        totals = [(self.lagoon.total(self.laid[seat]), self.lagoon.total(self.sunk[seat])) for seat in range(self.seats)]
        return [1 + sum(1 for other in totals if other > total) for total in totals]

    # What may be known

    def view(self, seat: int) -> Data:
        return view.view(self, seat)
