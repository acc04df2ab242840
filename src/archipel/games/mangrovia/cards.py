"""Displays, draw piles and discard piles (4A, 5E, 6)."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import EVERYBODY, Event, Reason
from archipel.games.mangrovia.edition import LANDSCAPES, NONE, STOCKS, TRINKETS, VALUABLES, MangroviaBox
from archipel.games.mangrovia.offer import Offer
from archipel.games.mangrovia.state import MangroviaState


class TakeCard(Offer):
    """4A. A face-up card from either display."""

    name = "shown"

    def covers(self, box: MangroviaBox, move: int) -> bool:
        return box.at_take <= move < box.at_draw

    def available(self, state: MangroviaState) -> bool:
        for kind in state.shown_valuables:
            if kind != NONE:
                return True
        for land in state.shown_landscapes:
            if land != NONE:
                return True
        return False

    def missing(self, state: MangroviaState) -> str:
        return "cards"

    def add_moves(self, state: MangroviaState, found: list[int]) -> None:
        """Each kind of card that lies face up, once."""
        box = state.box
        for kind in range(box.first[LANDSCAPES]):
            if kind in state.shown_valuables:
                found.append(box.at_take + kind)
        for land in range(len(box.landscapes)):
            if land in state.shown_landscapes:
                found.append(box.at_take + box.first[LANDSCAPES] + land)

    def allows(self, state: MangroviaState, move: int) -> bool:
        kind = move - state.box.at_take
        first = state.box.first[LANDSCAPES]
        return kind in state.shown_valuables if kind < first else kind - first in state.shown_landscapes

    def forbidden(self, state: MangroviaState, move: int) -> Reason:
        box = state.box
        kind = move - box.at_take
        first = box.first[LANDSCAPES]
        if kind < first:
            return Reason("valuable-not-shown", {"value": box.values[kind]}, "4A")
        return Reason("landscape-not-shown", {"landscape": box.landscapes[kind - first]}, "4A")

    def things(self, state: MangroviaState, move: int) -> list[str]:
        """The places in the displays where this kind of card lies."""
        kind = move - state.box.at_take
        first = state.box.first[LANDSCAPES]
        if kind < first:
            return [f"valuable-{place + 1}" for place, shown in enumerate(state.shown_valuables) if shown == kind]
        return [f"landscape-{place + 1}" for place, shown in enumerate(state.shown_landscapes) if shown == kind - first]

    def play(self, state: MangroviaState, move: int, dealer: Dealer, tell: Tell | None) -> bool:
        take(state, move - state.box.at_take, tell)
        return True


class DrawCard(Offer):
    """4A. A face-down card from either pile."""

    name = "pile"

    def covers(self, box: MangroviaBox, move: int) -> bool:
        return box.at_draw <= move < box.at_build

    def available(self, state: MangroviaState) -> bool:
        return state.in_stock(VALUABLES) > 0 or state.in_stock(LANDSCAPES) > 0

    def missing(self, state: MangroviaState) -> str:
        return "cards"

    def add_moves(self, state: MangroviaState, found: list[int]) -> None:
        for stock in (VALUABLES, LANDSCAPES):
            if state.in_stock(stock) > 0:
                found.append(state.box.at_draw + stock)

    def allows(self, state: MangroviaState, move: int) -> bool:
        return state.in_stock(move - state.box.at_draw) > 0

    def forbidden(self, state: MangroviaState, move: int) -> Reason:
        return Reason("pile-empty", {"pile": STOCKS[move - state.box.at_draw]}, "4A")

    def things(self, state: MangroviaState, move: int) -> list[str]:
        return ["pile-" + STOCKS[move - state.box.at_draw]]

    def play(self, state: MangroviaState, move: int, dealer: Dealer, tell: Tell | None) -> bool:
        draw(state, move - state.box.at_draw, dealer, tell)
        return True


FACE_UP: Final = TakeCard()
FACE_DOWN: Final = DrawCard()


def take(state: MangroviaState, kind: int, tell: Tell | None) -> None:
    """Takes a face-up card; everybody knows it from now on. Its place stays empty until phase 3."""
    box = state.box
    at = state.seat * box.kinds + kind
    state.held[at] += 1
    state.known[at] += 1
    if kind < box.first[LANDSCAPES]:
        place = state.shown_valuables.index(kind)
        state.shown_valuables[place] = NONE
        if tell is not None:
            tell(Event("valuable-taken", {"seat": state.seat, "value": box.values[kind], "place": f"valuable-{place + 1}"}))
        return
    land = kind - box.first[LANDSCAPES]
    place = state.shown_landscapes.index(land)
    state.shown_landscapes[place] = NONE
    if tell is not None:
        tell(Event("landscape-taken", {"seat": state.seat, "landscape": box.landscapes[land], "place": f"landscape-{place + 1}"}))


def draw(state: MangroviaState, stock: int, dealer: Dealer, tell: Tell | None) -> None:
    """Draws a face-down card, which only its owner gets to see."""
    box = state.box
    seat = state.seat
    state.may_get(seat, stock, 1)
    kind = pick(state, stock, dealer)
    dealer.reveal(seat)
    see(state, seat, kind)
    state.held[seat * box.kinds + kind] += 1
    if tell is not None:
        if stock == VALUABLES:
            tell(Event("valuable-drawn", {"seat": seat}, EVERYBODY, seat))
            tell(Event("valuable-drawn-own", {"seat": seat, "value": box.values[kind]}, seat))
        else:
            tell(Event("landscape-drawn", {"seat": seat}, EVERYBODY, seat))
            tell(Event("landscape-drawn-own", {"seat": seat, "landscape": box.landscapes[kind - box.first[LANDSCAPES]]}, seat))
    renew(state, stock, tell)


def pick(state: MangroviaState, stock: int, dealer: Dealer) -> int:
    """Picks a random card from a pile or amulet from the bag, which must not be empty."""
    box = state.box
    number = dealer.below(state.in_stock(stock))
    kind = box.first[stock]
    while number >= state.stock[kind]:
        number -= state.stock[kind]
        kind += 1
    state.stock[kind] -= 1
    return kind


def see(state: MangroviaState, seat: int, kind: int) -> None:
    """A seat (-1: spectators) sees which kind left a pile or the bag."""
    state.fresh[(seat + 1) * state.box.kinds + kind] -= 1


def all_see(state: MangroviaState, kind: int) -> None:
    for seat in range(-1, state.seats):
        see(state, seat, kind)


# 5E. After building, and whenever a pile has run out


def renew(state: MangroviaState, stock: int, tell: Tell | None) -> None:
    """An empty draw pile is replaced at once by its shuffled discards; everybody knows which cards these are."""
    if state.in_stock(stock) > 0:
        return
    count = state.in_spent(stock)
    if count == 0:
        return
    restock(state, stock)
    if tell is not None:
        tell(Event("pile-shuffled", {"pile": STOCKS[stock], "count": count}))


def restock(state: MangroviaState, stock: int) -> None:
    """Discards go back to where they are drawn from. All other hidden cards are then in hands, and everybody can work out what they are."""
    box = state.box
    for kind in range(box.first[stock], box.end[stock]):
        state.stock[kind] = state.spent[kind]
        state.spent[kind] = 0
        for row in range(state.seats + 1):
            state.fresh[row * box.kinds + kind] = state.stock[kind]
        unseen = state.drawn[kind - box.one] if stock == TRINKETS else 0
        for seat in range(state.seats):
            unseen += state.held[seat * box.kinds + kind] - state.known[seat * box.kinds + kind]
        for seat in range(state.seats):
            at = seat * box.kinds + kind
            state.could[at] = min(state.could[at], unseen)


# 2 and 6. Laying out


def fill_displays(state: MangroviaState, dealer: Dealer, tell: Tell | None) -> None:
    """Fills the empty places in both displays from the draw piles, as far as these go."""
    box = state.box
    for place in range(len(state.shown_valuables)):
        if state.shown_valuables[place] == NONE:
            state.shown_valuables[place] = turn_up(state, VALUABLES, place, dealer, tell)
    for place in range(len(state.shown_landscapes)):
        if state.shown_landscapes[place] == NONE:
            kind = turn_up(state, LANDSCAPES, place, dealer, tell)
            state.shown_landscapes[place] = kind - box.first[LANDSCAPES] if kind != NONE else NONE


def turn_up(state: MangroviaState, stock: int, place: int, dealer: Dealer, tell: Tell | None) -> int:
    """Turns over the top card of a pile, for all to see; NONE if the pile is empty and there are no discards."""
    box = state.box
    if state.in_stock(stock) == 0:
        return NONE
    kind = pick(state, stock, dealer)
    dealer.reveal(EVERYBODY)
    all_see(state, kind)
    if tell is not None:
        if stock == VALUABLES:
            tell(Event("valuable-shown", {"value": box.values[kind], "place": f"valuable-{place + 1}"}))
        else:
            tell(Event("landscape-shown", {"landscape": box.landscapes[kind - box.first[LANDSCAPES]], "place": f"landscape-{place + 1}"}))
    renew(state, stock, tell)
    return kind
