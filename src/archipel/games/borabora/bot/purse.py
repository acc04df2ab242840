"""What a hand is good for in Bora Bora, and what one thing more would bring it: cards, offerings, god tiles, shells and status."""

from typing import Final

from archipel.games.borabora import status
from archipel.games.borabora.bot import wishes
from archipel.games.borabora.bot.worth import best_jewel, rounds_left
from archipel.games.borabora.edition import BY_CARD, BY_TILE, NONE, OF_FIRST, OF_GOD_TILES, OF_OFFERINGS, OF_SHELLS, Invocation
from archipel.games.borabora.state import PHASE_C, BoraBoraState

UNKNOWN: Final = -99.0
"""Not yet looked at."""
CARD: Final = 1.2
"""A god card without an offering."""
OFFER: Final = 0.6
"""An offering without a card."""
PRAYER: Final = 2.98
"""Both together: they invoke a god."""
COLOUR: Final = 0.85
"""A colour more in the hand."""
TILE: Final = 6.02
"""A god tile, with rounds to come."""
SHELL: Final = 1.68
"""A shell that is gained."""
AHEAD: Final = 1.43
"""To lead on the status track."""
STEP: Final = 0.27
"""A step on it that brings no points by itself."""


class Purse:
    """Looks at the table once for the seat that is asked; then every gain is a small sum."""

    def __init__(self, state: BoraBoraState) -> None:
        box = state.box
        self.state = state
        self.seat = state.seat
        self.rounds = rounds_left(state)
        self.hope = wishes.hope_for(self.rounds)
        self.wishes = wishes.wishes_of(state, self.seat, self.hope)
        colours = len(box.colours)
        self.held: list[int] = state.held[self.seat * colours : (self.seat + 1) * colours]
        self.cards = sum(self.held)
        self.offerings = state.offerings[self.seat]
        self.use = min(1.0, 0.15 + self.rounds / 2)
        """How much of a prayer can still be used."""
        self.offering = (PRAYER - CARD if self.cards > self.offerings else OFFER) * self.use + wishes.plain(self.wishes, OF_OFFERINGS, 1)
        """What an offering brings."""
        self.drawn = UNKNOWN
        """What the best card brings that lies face up."""

    # God cards

    def card(self, colour: int) -> float:
        value = (PRAYER - OFFER if self.offerings > self.cards else CARD) * self.use
        if self.held[colour] == 0:
            value += COLOUR * self.use
        return value + wishes.card(self.wishes, self.held, colour)

    def any_card(self) -> float:
        """The best one that lies face up."""
        if self.drawn == UNKNOWN:
            self.drawn = 0.0
            for colour in self.state.display:
                if colour != NONE:
                    self.drawn = max(self.drawn, self.card(colour))
        return self.drawn

    def unseen_card(self) -> float:
        """One from the pile."""
        value = 0.0
        for colour in range(len(self.held)):
            value += self.card(colour)
        return value / len(self.held)

    def price(self, invocation: Invocation) -> float:
        """What it costs to invoke a god."""
        box = self.state.box
        if invocation.way == BY_TILE:
            return (TILE if self.rounds > 0 else float(box.god_tile_points)) + wishes.without(self.wishes, OF_GOD_TILES)
        count = 1 if invocation.way == BY_CARD else box.pair_cards
        both = min(self.cards, self.offerings)
        left = min(self.cards - count, self.offerings - 1)
        value = (both - left) * (PRAYER - CARD - OFFER) + count * CARD + OFFER
        colour = invocation.colour
        if self.held[colour] == count:
            value += COLOUR
        value = value * self.use + wishes.without(self.wishes, OF_OFFERINGS)
        return value + wishes.less_card(self.wishes, self.held, colour)

    def cheapest_prayer(self, god: int) -> float:
        """What it costs to invoke a god in the cheapest way; very much if that is impossible."""
        state = self.state
        box = state.box
        best = 99.0
        first = god * box.ways_of_a_god
        for number in range(first, first + box.ways_of_a_god):
            invocation = box.invocations[number]
            if invocation.way == BY_TILE:
                if state.god_tiles[self.seat] > 0:
                    best = min(best, self.price(invocation))
            elif self.offerings > 0 and self.held[invocation.colour] >= (1 if invocation.way == BY_CARD else box.pair_cards):
                best = min(best, self.price(invocation))
        return best

    # Shells and status

    def shells(self, count: int) -> float:
        state = self.state
        value = wishes.plain(self.wishes, OF_SHELLS, count)
        if state.round == state.box.rounds:
            if state.phase >= PHASE_C:
                return value
            held = state.shells[self.seat]
            return value + best_jewel(state, held + count) - best_jewel(state, held)
        return value + SHELL * count

    def status(self, count: int) -> float:
        """Steps on the status track."""
        state = self.state
        points = state.box.status_points
        before = state.steps[self.seat]
        after = min(before + count, len(points) - 1)
        value = points[after] - points[before] + STEP * (after - before)
        if status.ahead(state)[0] != self.seat:
            most = 0
            for other in range(state.seats):
                most = max(most, state.steps[other])
            if after >= most:
                value += AHEAD + wishes.plain(self.wishes, OF_FIRST, 1)
        return value
