"""Hidden god cards dealt afresh, within all that one player knows: for a guess from a view, and for a table dealt anew in place.

Everybody gets the cards that they are known to hold; the rest is spread at random over hands and pile, with no more of a colour anywhere
than can be there.
"""

import itertools
from typing import Final

from archipel.engine.dealer import Dealer
from archipel.games.borabora.edition import NONE, BoraBoraBox
from archipel.games.borabora.state import BoraBoraState

TRIES: Final = 200
"""How often hands are dealt at most, until the seat that is asked has an answer."""


class Holder:
    """A hand or the pile: by colour, `counts` is what is certainly there, `room` how many more can be."""

    def __init__(self, counts: list[int], room: list[int], wanted: int) -> None:
        self.counts = counts
        self.room = room
        self.wanted = wanted
        self.dealt = [0] * len(counts)
        """What was dealt there at random and may be exchanged."""


def redeal(state: BoraBoraState, seat: int, dealer: Dealer) -> None:
    """Deals anew what a seat cannot know: the hands of the others and the pile, and what the others saw of the pile."""
    colours = len(state.box.colours)
    forget(state, seat)
    for _ in range(TRIES):
        holders: list[Holder] = []
        for other in range(state.seats):
            first = other * colours
            held = state.held[first : first + colours]
            if other == seat:
                holders.append(Holder(held, [0] * colours, 0))
            else:
                known = state.known[first : first + colours]
                holders.append(Holder(known, state.could[first : first + colours], sum(held) - sum(known)))
        pile = Holder([0] * colours, state.fresh[(seat + 1) * colours : (seat + 2) * colours], sum(state.stock))
        spread(state.box, holders, pile, state.spent, state.display, dealer)
        for other in range(state.seats):
            state.held[other * colours : (other + 1) * colours] = holders[other].counts
        state.stock = pile.counts
        if state.seat == seat or not hand_decides(state) or state.moves():
            break


def forget(state: BoraBoraState, seat: int) -> None:
    """Nobody but `seat` has seen more of the pile than everybody has."""
    colours = len(state.box.colours)
    for row in range(1, state.seats + 1):
        if row != seat + 1:
            for colour in range(colours):
                state.fresh[row * colours + colour] = state.fresh[colour]


def hand_decides(state: BoraBoraState) -> bool:
    """Whether the seat that is asked may have no answer with another hand: it has invoked a god for something that its real hand allows."""
    return state.helped or state.blue


def spread(box: BoraBoraBox, hands: list[Holder], pile: Holder, spent: list[int], shown: list[int], dealer: Dealer) -> None:
    """Spreads all hidden cards at random over the hands that want some, within their room; the pile gets the rest.

    A holder with no room for any hidden card takes a dealt one from another holder, which takes another in its place, and so on.
    """
    colours = len(spent)
    hidden = [box.copies_of_card - count for count in spent]
    for colour in shown:
        if colour != NONE:
            hidden[colour] -= 1
    for holder in hands:
        for colour in range(colours):
            hidden[colour] -= holder.counts[colour]
    holders = [*hands, pile]
    for holder in hands:
        while holder.wanted > 0:
            colour = picked(holder, hidden, dealer)
            if colour == NONE:
                exchange(holder, holders, hidden)
            else:
                give(holder, hidden, colour, 1)
            holder.wanted -= 1
    for colour in range(colours):
        count = min(hidden[colour], pile.room[colour])
        give(pile, hidden, colour, count)
        pile.wanted -= count
    while pile.wanted > 0:
        exchange(pile, holders, hidden)
        pile.wanted -= 1


def picked(holder: Holder, hidden: list[int], dealer: Dealer) -> int:
    """The colour of a hidden card at random for which a holder has room; NONE if it has none."""
    total = 0
    for colour in range(len(hidden)):
        if holder.room[colour] > 0:
            total += hidden[colour]
    if total == 0:
        return NONE
    number = dealer.below(total)
    for colour in range(len(hidden)):
        if holder.room[colour] > 0:
            if number < hidden[colour]:
                return colour
            number -= hidden[colour]
    return NONE


def give(holder: Holder, hidden: list[int], colour: int, count: int) -> None:
    holder.counts[colour] += count
    holder.room[colour] -= count
    holder.dealt[colour] += count
    hidden[colour] -= count


def exchange(holder: Holder, holders: list[Holder], hidden: list[int]) -> None:
    """Makes the shortest chain of exchanges that ends with a hidden card that some holder has room for; there always is one."""
    chains: list[list[tuple[Holder, int]]] = [[(holder, colour)] for colour in range(len(hidden)) if holder.room[colour] > 0]
    seen = {chain[0][1] for chain in chains}
    while chains:
        chain = chains.pop(0)
        wanted = chain[-1][1]
        if hidden[wanted] > 0:
            for who, colour in chain:
                who.counts[colour] += 1
                who.dealt[colour] += 1
                who.room[colour] -= 1
            for (_, colour), (who, _) in itertools.pairwise(chain):
                who.counts[colour] -= 1
                who.dealt[colour] -= 1
                who.room[colour] += 1
            hidden[wanted] -= 1
            return
        for other in holders:
            if other.dealt[wanted] > 0:
                for colour in range(len(hidden)):
                    if colour not in seen and other.room[colour] > 0:
                        seen.add(colour)
                        chains.append([*chain, (other, colour)])
