"""Where hidden cards and amulets can be, and how they are spread at random over these places."""

import itertools

from archipel.engine.dealer import Dealer


class Holder:
    """A hand, a pile or the bag, or amulets just drawn: by kind, `counts` is what is certainly there, `room` how many more can be."""

    def __init__(self, counts: list[int], room: list[int]) -> None:
        self.counts = counts
        self.room = room
        self.dealt = [0] * len(counts)
        """What was dealt there at random and may be exchanged."""
        self.wanted = 0


def spread(holders: list[Holder], hidden: list[int], first: int, end: int, dealer: Dealer) -> bool:
    """Spreads all hidden cards of the kinds from `first` up to `end` at random over the holders that want some, within their room; returns
    whether that succeeded.

    A holder with no room for any hidden card takes a dealt one from another holder, which takes another in its place, and so on.
    """
    for holder in holders:
        if holder.wanted > 0 and takes_all(holder, hidden, first, end, dealer):
            continue
        while holder.wanted > 0:
            kind = picked(hidden, holder.room, first, end, dealer)
            if kind >= 0:
                move(holder, hidden, kind, 1)
            elif not exchange(holder, holders, hidden, first, end):
                return False
            holder.wanted -= 1
    return True


def takes_all(holder: Holder, hidden: list[int], first: int, end: int, dealer: Dealer) -> bool:
    """Whether a holder wants just what is left and has room for it: it gets everything at once.

    The luck that dealing card by card would take is taken all the same, so that later draws stay what they are.
    """
    room = holder.room
    left = 0
    for kind in range(first, end):
        if hidden[kind] > room[kind]:
            return False
        left += hidden[kind]
    if left != holder.wanted:
        return False
    for number in range(left, 1, -1):
        dealer.below(number)
    for kind in range(first, end):
        move(holder, hidden, kind, hidden[kind])
    holder.wanted = 0
    return True


def picked(hidden: list[int], room: list[int], first: int, end: int, dealer: Dealer) -> int:
    """One of the kinds for which there is room, at random, weighted by the number of hidden cards of each; -1 if there is none."""
    total = 0
    last = -1
    for kind in range(first, end):
        if room[kind] > 0 and hidden[kind] > 0:
            total += hidden[kind]
            last = kind
    if last < 0:
        return last
    number = dealer.below(total)
    for kind in range(first, last):
        if room[kind] > 0 and hidden[kind] > 0:
            if number < hidden[kind]:
                return kind
            number -= hidden[kind]
    return last


def move(holder: Holder, hidden: list[int], kind: int, count: int) -> None:
    """Moves this many hidden cards of a kind to a holder."""
    holder.counts[kind] += count
    holder.room[kind] -= count
    holder.dealt[kind] += count
    hidden[kind] -= count


def exchange(holder: Holder, holders: list[Holder], hidden: list[int], first: int, end: int) -> bool:
    """Makes the shortest chain of exchanges that ends with a hidden card that some holder has room for."""
    kinds = range(first, end)
    chains: list[list[tuple[Holder, int]]] = [[(holder, kind)] for kind in kinds if holder.room[kind] > 0]
    seen = {kind for kind in kinds if holder.room[kind] > 0}
    while chains:
        chain = chains.pop(0)
        wanted = chain[-1][1]
        if hidden[wanted] > 0:
            hidden[wanted] -= 1
            for who, kind in chain:
                who.counts[kind] += 1
                who.dealt[kind] += 1
                who.room[kind] -= 1
            for (_, kind), (who, _) in itertools.pairwise(chain):
                who.counts[kind] -= 1
                who.dealt[kind] -= 1
                who.room[kind] += 1
            return True
        for other in holders:
            if other.dealt[wanted] > 0:
                for kind in kinds:
                    if kind not in seen and other.room[kind] > 0:
                        seen.add(kind)
                        chains.append([*chain, (other, kind)])
    return False
