"""What lies on the table in Lagune (the bag, the hands, the laid, the sunk and the swept shells), and what can happen to it."""

from bisect import insort
from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import EVERYBODY, NOBODY, Data, Event
from archipel.engine.state import State

from .edition import LaguneBox


class LaguneState(State):
    """The table. Every shell lies in one place, and every place is a sorted list: a state holds no order."""

    grows = ("bag", "swept")

    def __init__(self, box: LaguneBox, seats: int, options: dict[str, str]) -> None:
        super().__init__(box, seats, options)
        self.box: Final = box
        self.calm: Final = options["calm"] == "yes"

    def unpack(self) -> None:
        self.bag: list[int] = list(range(len(self.box.shells)))
        self.swept: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.laid: list[list[int]] = [[] for _ in range(self.seats)]
        self.sunk: list[list[int]] = [[] for _ in range(self.seats)]

    def must_sink(self) -> bool:
        """Whether the diver on turn has more shells than a hand may hold (3)."""
        return not self.over and len(self.hands[self.seat]) > self.box.hand

    def scores(self) -> list[int]:
        return [self.box.total(shells) for shells in self.laid]

    def faults(self) -> list[str]:
        faults = []
        places = [self.bag, self.swept, *self.hands, *self.laid, *self.sunk]
        shells = sorted(shell for place in places for shell in place)
        if shells != list(range(len(self.box.shells))):
            faults.append(f"the shells are not each in one place: {shells}")
        for place in places:
            if place != sorted(place):
                faults.append(f"a state may hold no order: {place}")
        for seat, hand in enumerate(self.hands):
            if len(hand) > self.box.hand + (seat == self.seat):
                faults.append(f"diver {seat + 1} holds {len(hand)} shells")
            if not hand and seat == self.seat:
                faults.append(f"diver {seat + 1} is asked, but has no choice")
        return faults

    # 1. Preparation

    def set_up(self, dealer: Dealer, tell: Tell | None) -> None:
        box = self.box
        self.seat = 0
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
        return {"seat": self.seat, "shell": self.box.shells[shell], "value": self.box.values[shell]}

    # 4. Laying

    def lay(self, shell: int, dealer: Dealer, tell: Tell | None) -> None:
        box = self.box
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
        side = 1 + dealer.below(self.box.sides)
        if tell is not None:
            tell(Event("rolls", {"seat": self.seat, "side": side}))
        if side == self.box.storm:
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
        box = self.box
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
        totals = [(self.box.total(self.laid[seat]), self.box.total(self.sunk[seat])) for seat in range(self.seats)]
        return [1 + sum(1 for other in totals if other > total) for total in totals]
