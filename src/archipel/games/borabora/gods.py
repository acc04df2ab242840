"""The gods (8): how they are invoked, and when somebody could."""

from archipel.engine.decision import Tell
from archipel.engine.phrase import Event
from archipel.games.borabora import cards
from archipel.games.borabora.edition import BY_CARD, BY_PAIR, BY_TILE, WAYS, BoraBoraBox, Invocation
from archipel.games.borabora.state import Lagoon


class Means:
    """What a seat could invoke gods with, and show for tasks: god cards by colour, offerings, god tiles."""

    def __init__(self, cards: list[int], offerings: int, god_tiles: int) -> None:
        self.cards = cards
        self.offerings = offerings
        self.god_tiles = god_tiles

    def allow(self, box: BoraBoraBox, invocation: Invocation) -> bool:
        if invocation.way == BY_TILE:
            return self.god_tiles > 0
        if invocation.way == BY_PAIR:
            return self.offerings >= box.pair_offerings and self.cards[invocation.colour] >= box.pair_cards
        return self.offerings >= box.card_offerings and self.cards[invocation.colour] > 0

    def after(self, box: BoraBoraBox, invocation: Invocation) -> "Means":
        """What would be left."""
        left = Means(self.cards[:], self.offerings, self.god_tiles)
        if invocation.way == BY_TILE:
            left.god_tiles -= 1
        elif invocation.way == BY_PAIR:
            left.offerings -= box.pair_offerings
            left.cards[invocation.colour] -= box.pair_cards
        else:
            left.offerings -= box.card_offerings
            left.cards[invocation.colour] -= 1
        return left

    def allow_any(self, box: BoraBoraBox, god: int) -> bool:
        """Whether a god can be invoked in any way."""
        first = god * box.ways_of_a_god
        for number in range(first, first + box.ways_of_a_god):
            if self.allow(box, box.invocations[number]):
                return True
        return False


def means(table: Lagoon, seat: int) -> Means:
    colours = len(table.isles.colours)
    return Means(table.held[seat * colours : (seat + 1) * colours], table.offerings[seat], table.god_tiles[seat])


def could_invoke(table: Lagoon, seat: int, god: int) -> bool:
    """Whether everybody must reckon with it, from open information alone: then the seat is asked, whatever it really holds."""
    box = table.isles
    if table.god_tiles[seat] > 0:
        return True
    if table.offerings[seat] < min(box.card_offerings, box.pair_offerings):
        return False
    colours = len(box.colours)
    known = table.known[seat * colours : (seat + 1) * colours]
    if table.cards_of(seat) > sum(known):
        return True
    return Means(known, table.offerings[seat], 0).allow_any(box, god)


def pay(table: Lagoon, invocation: Invocation, tell: Tell | None) -> None:
    """The cards go to the discards, the offering to the supply, a god tile out of the game (8, 8F)."""
    box = table.isles
    seat = table.seat
    if invocation.way == BY_TILE:
        table.god_tiles[seat] -= 1
    else:
        count = 1 if invocation.way == BY_CARD else box.pair_cards
        for _ in range(count):
            cards.discard(table, seat, invocation.colour)
        table.offerings[seat] -= box.card_offerings if invocation.way == BY_CARD else box.pair_offerings
    if tell is not None:
        colour = "" if invocation.way == BY_TILE else box.colours[invocation.colour]
        tell(Event("god-invoked", {"seat": seat, "god": box.colours[invocation.god], "by": WAYS[invocation.way], "colour": colour}))
