"""A hand dealt at random to a seat that is building and is asked for a card or a piece: it must have a choice."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.games.mangrovia import purses
from archipel.games.mangrovia.edition import COMMON, LANDSCAPES, NONE, STARTING, TRINKETS, VALUABLES
from archipel.games.mangrovia.holders import Holder, move, picked, spread
from archipel.games.mangrovia.payment import open_lands, usable
from archipel.games.mangrovia.state import CARD, MangroviaState

TRIES: Final = 40
"""How many times a builder's hand is dealt at random before every possible one is tried."""


def must_choose(state: MangroviaState, seat: int, stock: int) -> bool:
    """Whether the question shows `seat` that another one has a choice among its hidden cards or amulets of this stock."""
    if state.plot == NONE or state.seat == seat:
        return False
    pays = TRINKETS if state.box.currencies[state.plot] else VALUABLES
    return stock == pays or (stock == LANDSCAPES and state.ask == CARD)


class Builder:
    """Looks for a hand with a choice, first at random, then exhaustively."""

    def __init__(self, state: MangroviaState, stock: int) -> None:
        self.state = state
        self.stock = stock
        self.first = state.box.first[stock]
        self.end = state.box.end[stock]

    def choose(self, hand: Holder, holders: list[Holder], hidden: list[int], dealer: Dealer) -> None:
        """Moves as many hidden cards into the hand as it wants, so that it has a choice and all other holders can still get theirs."""
        chosen = self.by_chance(hand, hidden, dealer)
        for _ in range(TRIES):
            if self.fits(chosen, hand, holders, hidden, dealer):
                break
            chosen = self.by_chance(hand, hidden, dealer)
        else:
            chosen = next(one for one in self.one_by_one(hand, hidden) if self.fits(one, hand, holders, hidden, dealer))
        for kind in range(self.first, self.end):
            move(hand, hidden, kind, chosen[kind])
            hand.dealt[kind] = 0
        hand.wanted = 0

    def by_chance(self, hand: Holder, hidden: list[int], dealer: Dealer) -> list[int]:
        left = hidden[:]
        chosen = [0] * len(hidden)
        for _ in range(hand.wanted):
            kind = picked(left, left, self.first, self.end, dealer)
            chosen[kind] += 1
            left[kind] -= 1
        return chosen

    def one_by_one(self, hand: Holder, hidden: list[int]) -> list[list[int]]:
        """Every possible selection of as many cards as the hand wants, within its room."""
        found = [[0] * len(hidden)]
        for kind in range(self.first, self.end):
            longer: list[list[int]] = []
            for chosen in found:
                for count in range(min(hand.wanted - sum(chosen), hidden[kind], hand.room[kind]) + 1):
                    longer.append([*chosen[:kind], count, *chosen[kind + 1 :]])
            found = longer
        return [chosen for chosen in found if sum(chosen) == hand.wanted]

    def fits(self, chosen: list[int], hand: Holder, holders: list[Holder], hidden: list[int], dealer: Dealer) -> bool:
        """Whether the hand has room for these cards, would be asked what is being asked, and leaves enough for the others."""
        for kind in range(self.first, self.end):
            if chosen[kind] > hand.room[kind]:
                return False
        if not self.leaves_a_choice([hand.counts[kind] + chosen[kind] for kind in range(len(chosen))]):
            return False
        others: list[Holder] = []
        for holder in holders:
            if holder is not hand:
                other = Holder(holder.counts[:], holder.room[:])
                other.wanted = holder.wanted
                others.append(other)
        return spread(others, [hidden[kind] - chosen[kind] for kind in range(len(chosen))], self.first, self.end, dealer)

    def leaves_a_choice(self, hand: list[int]) -> bool:
        """Whether a builder with this hand would be asked what is being asked."""
        state = self.state
        box = state.box
        if self.stock == LANDSCAPES:
            first = state.given[-1] if state.given else 0
            lands = usable(state, state.seat)
            fitting = [land for land in box.lands[state.plot] if land >= first and lands >> land & 1]
            counts = [hand[box.first[LANDSCAPES] + land] for land in fitting]
            return len(open_lands(fitting, counts, state.huts - len(state.given))) > 1
        currency = box.currencies[state.plot]
        purse = self.purse(hand, currency)
        if state.ask == CARD:
            return bool(purses.sums(box, currency, purse) >> state.left & 1)
        first = state.paid[-1] if state.paid else 0
        return len(purses.open_pieces(box, currency, purse, first, state.left)) > 1

    def purse(self, hand: list[int], currency: int) -> list[int]:
        """How many of each piece the builder would have."""
        state = self.state
        box = state.box
        purse = box.purses[currency]
        counts: list[int] = []
        for source, number in zip(purse.sources, purse.numbers, strict=True):
            if source == COMMON:
                counts.append(hand[number])
            elif source == STARTING:
                counts.append(state.starting[state.seat * len(box.starting) + number])
            else:
                counts.append(state.tiles[state.seat * len(box.tiles) + number])
        return counts
