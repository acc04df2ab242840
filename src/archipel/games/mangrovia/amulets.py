"""Collecting amulets (4B), with the designer's house rule for those of value 1."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import EVERYBODY, Data, Event, Reason
from archipel.games.mangrovia.asking import Question
from archipel.games.mangrovia.cards import pick, restock, see
from archipel.games.mangrovia.edition import COLLECT, COLLECT_ONE, TRINKETS, MangroviaBox
from archipel.games.mangrovia.offer import Offer
from archipel.games.mangrovia.state import RETURN, MangroviaState


class CollectAmulets(Offer):
    """4B. All the amulets that are due; under the house rule, one of value 1 may be among them."""

    name = "amulets"

    def covers(self, box: MangroviaBox, move: int) -> bool:
        return COLLECT <= move <= COLLECT_ONE

    def available(self, state: MangroviaState) -> bool:
        return can_collect(state) or can_take_one(state)

    def missing(self, state: MangroviaState) -> str:
        return "amulets"

    def args(self, state: MangroviaState) -> Data:
        return {"count": due(state), "ones": "yes" if can_take_one(state) else "no"}

    def add_moves(self, state: MangroviaState, found: list[int]) -> None:
        if can_collect(state):
            found.append(COLLECT)
        if can_take_one(state):
            found.append(COLLECT_ONE)

    def allows(self, state: MangroviaState, move: int) -> bool:
        return can_collect(state) if move == COLLECT else can_take_one(state)

    def forbidden(self, state: MangroviaState, move: int) -> Reason:
        if move == COLLECT:
            return Reason("ones-gone" if state.circles(state.seat) == 0 else "bag-empty", {}, "4B")
        if not state.one_rule:
            return Reason("one-not-played", {}, "4B")
        return Reason("ones-gone" if state.ones == 0 else "one-anyway", {}, "4B")

    def things(self, state: MangroviaState, move: int) -> list[str]:
        return ["bag" if move == COLLECT and state.circles(state.seat) > 0 else "ones"]

    def play(self, state: MangroviaState, move: int, dealer: Dealer, tell: Tell | None) -> bool:
        if collect(state, move == COLLECT_ONE, dealer, tell):
            return True
        state.ask = RETURN
        return False


class ReturnAmulet(Question):
    """4B. Which of the amulets just drawn goes back into the bag. Nobody else may read the answer."""

    def args(self, state: MangroviaState) -> Data:
        return {"seat": state.seat, "count": sum(state.drawn)}

    def covers(self, box: MangroviaBox, move: int) -> bool:
        return box.at_return <= move < box.at_birds

    def moves(self, state: MangroviaState) -> list[int]:
        return [state.box.at_return + number for number in range(len(state.drawn)) if state.drawn[number] > 0]

    def something_else(self, state: MangroviaState, move: int) -> Reason:
        return Reason("return-first", {"count": sum(state.drawn)}, "4B")

    def forbidden(self, state: MangroviaState, move: int) -> Reason:
        return Reason("amulet-not-drawn", {"value": state.box.amulets[move - state.box.at_return]}, "4B")

    def things(self, state: MangroviaState, move: int) -> list[str]:
        return [f"drawn-{state.box.amulets[move - state.box.at_return]}"]

    def shown(self, state: MangroviaState, move: int, seat: int) -> str:
        return "return an amulet"

    def play(self, state: MangroviaState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        give_back(state, move - state.box.at_return, tell)
        state.step += 1
        state.go_on(dealer, tell)


COLLECTING: Final = CollectAmulets()
RETURNING: Final = ReturnAmulet("return")


def due(state: MangroviaState) -> int:
    """How many amulets come out of the bag: one for every hut on an amulet space, up to a limit."""
    return min(state.circles(state.seat), state.box.draw_at_most)


def can_collect(state: MangroviaState) -> bool:
    """From the bag with huts on amulet spaces; without any, an amulet of value 1 from the board."""
    if state.circles(state.seat) == 0:
        return state.ones > 0
    return state.in_stock(TRINKETS) + state.in_spent(TRINKETS) > 0


def can_take_one(state: MangroviaState) -> bool:
    """House rule: one of the amulets due may be one of value 1 from the board. Without huts on amulet spaces it is that anyway."""
    return state.one_rule and state.ones > 0 and state.circles(state.seat) > 0


def collect(state: MangroviaState, with_one: bool, dealer: Dealer, tell: Tell | None) -> bool:
    """Collects amulets; returns True if all are kept, False if one of them must go back."""
    count = due(state)
    if count == 0 or (with_one and count == 1):
        take_one(state, tell)
        keep_one(state)
        return True
    if with_one:
        take_one(state, tell)
        state.one = True
        count -= 1
    draw(state, count, dealer, tell)
    if sum(state.drawn) > 1:
        return False
    if with_one:
        keep_one(state)
    else:
        keep(state)
    return True


def take_one(state: MangroviaState, tell: Tell | None) -> None:
    """Takes an amulet of value 1 from the board, for all to see."""
    state.ones -= 1
    state.drawn[0] += 1
    if tell is not None:
        tell(Event("one-taken", {"seat": state.seat, "left": state.ones}))


def keep_one(state: MangroviaState) -> None:
    """Nothing else was available: everybody knows that the amulet of value 1 is kept."""
    box = state.box
    state.clear_drawn()
    state.known[state.seat * box.kinds + box.one] += 1
    state.held[state.seat * box.kinds + box.one] += 1


def draw(state: MangroviaState, count: int, dealer: Dealer, tell: Tell | None) -> None:
    """Draws this many amulets from the bag, one at a time; if it runs out, those set aside go into it and drawing continues."""
    box = state.box
    seat = state.seat
    taken: list[int] = []
    while len(taken) < count:
        if state.in_stock(TRINKETS) == 0 and not refill(state, tell):
            break
        kind = pick(state, TRINKETS, dealer)
        dealer.reveal(seat)
        see(state, seat, kind)
        remember_draw(state, kind - box.one)
        state.drawn[kind - box.one] += 1
        taken.append(box.amulets[kind - box.one])
    if tell is not None:
        tell(Event("amulets-drawn", {"seat": seat, "count": len(taken)}, EVERYBODY, seat))
        tell(Event("amulets-drawn-own", {"seat": seat, "count": len(taken), "amulets": taken}, seat))


def refill(state: MangroviaState, tell: Tell | None) -> bool:
    """The empty bag gets the amulets that were set aside; returns whether there were any."""
    count = state.in_spent(TRINKETS)
    if count == 0:
        return False
    restock(state, TRINKETS)
    state.mixed = sum(state.drawn) > (1 if state.one else 0)
    if tell is not None:
        tell(Event("bag-refilled", {"count": count}))
    return True


def remember_draw(state: MangroviaState, number: int) -> None:
    """Whoever draws sees what it was; for everybody else it may be the amulet that they put into the bag."""
    size = len(state.box.amulets)
    for seat in range(state.seats):
        for other in range(size):
            at = seat * size + other
            if state.returned[at] > 0 and (seat != state.seat or other == number):
                state.returned[at] -= 1


def give_back(state: MangroviaState, number: int, tell: Tell | None) -> None:
    """Puts one of the amulets just drawn into the bag, unseen by the others, and keeps the rest."""
    box = state.box
    seat = state.seat
    state.drawn[number] -= 1
    state.stock[box.one + number] += 1
    state.returned[seat * len(box.amulets) + number] += 1
    state.fresh[(seat + 1) * box.kinds + box.one + number] += 1
    for row in range(state.seats + 1):
        if row != seat + 1:
            for other in range(len(box.amulets)):
                if state.mixed or (state.one and other == 0):
                    state.fresh[row * box.kinds + box.one + other] += 1
    if tell is not None:
        tell(Event("amulet-returned", {"seat": seat}, EVERYBODY, seat))
        tell(Event("amulet-returned-own", {"seat": seat, "value": box.amulets[number]}, seat))
    keep(state)


def keep(state: MangroviaState) -> None:
    """The amulets drawn go to their owner, face down. If the bag was refilled in the meantime, they can be of any kind."""
    box = state.box
    count = sum(state.drawn)
    for number in range(len(box.amulets)):
        if state.mixed or state.fresh[box.one + number] > 0 or (state.one and number == 0):
            state.could[state.seat * box.kinds + box.one + number] += count
    for number in range(len(box.amulets)):
        state.held[state.seat * box.kinds + box.one + number] += state.drawn[number]
    state.clear_drawn()
