"""The gods (8): how they are invoked, when that could happen, and what the questions at which one may be invoked have in common."""

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Event, Reason
from archipel.games.borabora import cards
from archipel.games.borabora.asking import Question
from archipel.games.borabora.edition import BY_CARD, BY_PAIR, BY_TILE, WAYS, BoraBoraBox, Invocation
from archipel.games.borabora.state import BoraBoraState


class Means:
    """What a seat could use to invoke gods, or show for tasks: god cards by colour, offerings, god tiles."""

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
        """What would be left afterwards."""
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


def means(state: BoraBoraState, seat: int) -> Means:
    colours = len(state.box.colours)
    return Means(state.held[seat * colours : (seat + 1) * colours], state.offerings[seat], state.god_tiles[seat])


def known_means(state: BoraBoraState, seat: int) -> Means:
    """The same as far as everybody knows."""
    colours = len(state.box.colours)
    return Means(state.known[seat * colours : (seat + 1) * colours], state.offerings[seat], state.god_tiles[seat])


def could_invoke(state: BoraBoraState, seat: int, god: int) -> bool:
    """Whether it is possible as far as everybody can see: if so the seat is asked, whatever it really holds."""
    box = state.box
    if state.god_tiles[seat] > 0:
        return True
    if state.offerings[seat] < min(box.card_offerings, box.pair_offerings):
        return False
    colours = len(box.colours)
    known = state.known[seat * colours : (seat + 1) * colours]
    if state.cards_of(seat) > sum(known):
        return True
    return Means(known, state.offerings[seat], 0).allow_any(box, god)


def pay(state: BoraBoraState, invocation: Invocation, tell: Tell | None) -> None:
    """The cards go to the discards, the offering to the supply, a god tile out of the game (8, 8F)."""
    box = state.box
    seat = state.seat
    if invocation.way == BY_TILE:
        state.god_tiles[seat] -= 1
    else:
        count = 1 if invocation.way == BY_CARD else box.pair_cards
        for _ in range(count):
            cards.discard(state, seat, invocation.colour)
        state.offerings[seat] -= box.card_offerings if invocation.way == BY_CARD else box.pair_offerings
    if tell is not None:
        colour = "" if invocation.way == BY_TILE else box.colours[invocation.colour]
        tell(Event("god-invoked", {"seat": seat, "god": box.colours[invocation.god], "by": WAYS[invocation.way], "colour": colour}))


class GodQuestion(Question):
    """8. A question at which a god may be invoked, besides its own answers."""

    def useful(self, box: BoraBoraBox, god: int) -> bool:
        """Whether a god may be invoked at this question at all."""
        raise NotImplementedError

    def barred(self, state: BoraBoraState, god: int) -> Reason | None:
        """Why a useful god may not be invoked now, whatever it is paid for with."""
        return None

    def helps(self, state: BoraBoraState, god: int) -> bool:
        """Whether a useful god that is not barred could achieve anything now."""
        return True

    def helps_paid(self, state: BoraBoraState, invocation: Invocation, held: Means) -> bool:
        """Whether it still helps when paid for in this way: what is paid may be needed for something else."""
        return True

    def invoked(self, state: BoraBoraState, god: int, dealer: Dealer, tell: Tell | None) -> None:
        """Carries out what a god does, once paid for."""
        raise NotImplementedError

    def answer_things(self, state: BoraBoraState, move: int) -> list[str]:
        """`things` of an answer that invokes no god."""
        raise NotImplementedError

    def answer(self, state: BoraBoraState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        """`play` of an answer that invokes no god."""
        raise NotImplementedError

    def invocations(self, state: BoraBoraState) -> list[int]:
        """The moves that invoke a god."""
        box = state.box
        held = means(state, state.seat)
        if held.god_tiles == 0 and (held.offerings == 0 or sum(held.cards) == 0):
            return []
        found: list[int] = []
        for god in range(len(box.colours)):
            if self.useful(box, god) and self.barred(state, god) is None and held.allow_any(box, god) and self.helps(state, god):
                for number in range(god * box.ways_of_a_god, (god + 1) * box.ways_of_a_god):
                    invocation = box.invocations[number]
                    if held.allow(box, invocation) and self.helps_paid(state, invocation, held):
                        found.append(box.at_god + number)
        return found

    def god_refused(self, state: BoraBoraState, invocation: Invocation) -> Reason:
        box = state.box
        god = invocation.god
        if not self.useful(box, god):
            return super().god_refused(state, invocation)
        barred = self.barred(state, god)
        if barred is not None:
            return barred
        held = means(state, state.seat)
        if held.allow(box, invocation):
            return Reason("god-useless", {"god": box.colours[god]}, "8")
        if invocation.way == BY_TILE:
            return Reason("no-god-tile", {}, "8F")
        colour = box.colours[invocation.colour]
        if invocation.way == BY_PAIR and held.cards[invocation.colour] < box.pair_cards:
            return Reason("no-god-pair", {"colour": colour}, "8")
        if held.cards[invocation.colour] == 0:
            return Reason("no-god-card", {"colour": colour}, "8")
        return Reason("no-offering", {}, "8")

    def things(self, state: BoraBoraState, move: int) -> list[str]:
        box = state.box
        if not box.at_god <= move < box.at_use:
            return self.answer_things(state, move)
        invocation = box.invocations[move - box.at_god]
        paid = "god-tile" if invocation.way == BY_TILE else "hand-" + box.colours[invocation.colour]
        return ["god-" + box.colours[invocation.god], paid]

    def discloses(self, state: BoraBoraState, move: int) -> bool:
        box = state.box
        return box.at_god <= move < box.at_use and box.invocations[move - box.at_god].way != BY_TILE

    def play(self, state: BoraBoraState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        box = state.box
        if box.at_god <= move < box.at_use:
            invocation = box.invocations[move - box.at_god]
            pay(state, invocation, tell)
            self.invoked(state, invocation.god, dealer, tell)
        else:
            self.answer(state, move, dealer, tell)
