"""What a seat cannot know, dealt anew on the table itself, within all that this seat can know.

Everybody gets what they are known to hold; the rest is spread at random over hands, piles and bag, with no more of a kind anywhere than
can be there. Of what is hidden, only how many there are in each place is taken from the table.
"""

from archipel.engine.dealer import Dealer
from archipel.games.mangrovia.builder import Builder, must_choose
from archipel.games.mangrovia.edition import COMMON, LANDSCAPES, NONE, STOCKS, TRINKETS
from archipel.games.mangrovia.holders import Holder, spread
from archipel.games.mangrovia.state import MangroviaState


def redeal(state: MangroviaState, seat: int, dealer: Dealer) -> None:
    """Deals anew whatever a seat (or a spectator) cannot know; what others remember becomes what everybody does."""
    box = state.box
    holders = [hand_of(state, other, seat) for other in range(state.seats)]
    piles = pile_holder(state, seat)
    drawn = drawn_holder(state, seat)
    holders.append(piles)
    holders.append(drawn)
    hidden = unseen(state, holders)
    for stock in range(len(STOCKS)):
        first = box.first[stock]
        end = box.end[stock]
        for other in range(state.seats):
            holders[other].wanted = missing(state.held, other * box.kinds, holders[other], first, end)
        piles.wanted = missing(state.stock, 0, piles, first, end)
        drawn.wanted = sum(state.drawn) - sum(drawn.counts) if stock == TRINKETS else 0
        if must_choose(state, seat, stock):
            Builder(state, stock).choose(holders[state.seat], holders, hidden, dealer)
        spread(holders, hidden, first, end, dealer)
    for other in range(state.seats):
        state.held[other * box.kinds : (other + 1) * box.kinds] = holders[other].counts
    state.stock = piles.counts
    state.drawn = drawn.counts[box.one :]
    forget_others(state, seat)


def missing(there: list[int], at: int, holder: Holder, first: int, end: int) -> int:
    """How many of the kinds from `first` up to `end` are there beyond those that a holder certainly has."""
    count = 0
    counts = holder.counts
    for kind in range(first, end):
        count += there[at + kind] - counts[kind]
    return count


def hand_of(state: MangroviaState, other: int, seat: int) -> Holder:
    """A hand: the own one as it is; of another, what everybody knows of it, and all amulets once they are shown."""
    box = state.box
    at = other * box.kinds
    end = at + box.kinds
    if other == seat:
        return Holder(state.held[at:end], state.could[at:end])
    if state.over:
        return Holder(state.known[at : at + box.one] + state.held[at + box.one : end], state.could[at:end])
    return Holder(state.known[at:end], state.could[at:end])


def pile_holder(state: MangroviaState, seat: int) -> Holder:
    """The draw piles and the bag, in which a seat knows the amulets that it has put back."""
    box = state.box
    least = [0] * box.kinds
    at = (seat + 1) * box.kinds
    room = state.fresh[at : at + box.kinds]
    if seat >= 0:
        for number in range(len(box.amulets)):
            count = state.returned[seat * len(box.amulets) + number]
            least[box.one + number] = count
            room[box.one + number] -= count
    return Holder(least, room)


def drawn_holder(state: MangroviaState, seat: int) -> Holder:
    """The amulets of which one goes back: their owner knows them; the others know whether one of value 1 from the board is among them."""
    box = state.box
    counts = [0] * box.kinds
    room = [0] * box.kinds
    count = sum(state.drawn)
    if count == 0:
        return Holder(counts, room)
    at = (seat + 1) * box.kinds
    for kind in range(box.one, box.kinds):
        if state.seat == seat:
            counts[kind] = state.drawn[kind - box.one]
        if state.mixed or state.fresh[at + kind] > 0:
            room[kind] = count
    if state.one and state.seat != seat:
        counts[box.one] = 1
    return Holder(counts, room)


def unseen(state: MangroviaState, holders: list[Holder]) -> list[int]:
    """How many of every kind are neither open nor certainly held by anybody."""
    box = state.box
    hidden = box.printed[:]
    for kind in range(box.kinds):
        hidden[kind] -= state.spent[kind]
    for holder in holders:
        counts = holder.counts
        for kind in range(box.kinds):
            hidden[kind] -= counts[kind]
    for kind in state.shown_valuables:
        if kind != NONE:
            hidden[kind] -= 1
    for land in state.shown_landscapes:
        if land != NONE:
            hidden[box.first[LANDSCAPES] + land] -= 1
    for land in state.given:
        hidden[box.first[LANDSCAPES] + land] -= 1
    if state.plot != NONE:
        purse = box.purses[box.currencies[state.plot]]
        for piece in state.paid:
            if purse.sources[piece] == COMMON:
                hidden[purse.numbers[piece]] -= 1
    hidden[box.one] -= state.ones
    return hidden


def forget_others(state: MangroviaState, seat: int) -> None:
    """What the other seats have seen alone no longer holds: they know of piles and bag what everybody does."""
    box = state.box
    everybody = state.fresh[: box.kinds]
    for other in range(state.seats):
        if other != seat:
            state.fresh[(other + 1) * box.kinds : (other + 2) * box.kinds] = everybody
            for at in range(other * len(box.amulets), (other + 1) * len(box.amulets)):
                state.returned[at] = 0
