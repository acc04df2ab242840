"""Building huts (5): where a seat may build, and what that would cost and bring."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Data, Mark, Reason
from archipel.games.mangrovia import purses
from archipel.games.mangrovia.edition import LANDSCAPES, NONE, TRINKETS, VALUABLES, MangroviaBox
from archipel.games.mangrovia.offer import Offer
from archipel.games.mangrovia.payment import begin, cards_for, usable, with_card
from archipel.games.mangrovia.purses import CURRENCIES
from archipel.games.mangrovia.state import FREE, NEUTRAL, MangroviaState


class Build(Offer):
    """5A, 5C. One hut on a space, or a double hut."""

    discloses = True

    def __init__(self, name: str, huts: int) -> None:
        self.name = name
        self.huts = huts

    def first(self, box: MangroviaBox) -> int:
        """The move that builds on the first space."""
        return box.at_build if self.huts == 1 else box.at_double

    def covers(self, box: MangroviaBox, move: int) -> bool:
        return 0 <= move - self.first(box) < len(box.spaces)

    def available(self, state: MangroviaState) -> bool:
        """Whether the seat has a hut, a landscape card and something to pay with, the least that building takes: all of it public."""
        seat = state.seat
        if state.supply[seat] == 0 or state.in_hand(seat, LANDSCAPES) == 0:
            return False
        if state.in_hand(seat, VALUABLES) > 0 or state.in_hand(seat, TRINKETS) > 0:
            return True
        kinds = len(state.box.tiles)
        for tile in range(seat * kinds, (seat + 1) * kinds):
            if state.tiles[tile] > 0:
                return True
        return False

    def missing(self, state: MangroviaState) -> str:
        return "huts" if state.supply[state.seat] == 0 else "means"

    def add_moves(self, state: MangroviaState, found: list[int]) -> None:
        first = self.first(state.box)
        for space in open_spaces(state, state.seat, self.huts):
            found.append(first + space)

    def allows(self, state: MangroviaState, move: int) -> bool:
        return is_open(state, state.seat, move - self.first(state.box), self.huts)

    def forbidden(self, state: MangroviaState, move: int) -> Reason:
        """Checks in the order of the rulebook."""
        space = move - self.first(state.box)
        if state.owners[space] == NEUTRAL:
            return Reason("space-neutral", {"space": state.box.spaces[space]}, "2G")
        if state.owners[space] != FREE:
            return Reason("space-taken", {"space": state.box.spaces[space], "seat": state.owners[space]}, "5")
        if self.huts == 2 and state.box.single_only[space]:
            return why_no_double(state, space)
        if state.supply[state.seat] < self.huts:
            return Reason("huts-too-few", {"count": state.supply[state.seat], "needed": self.huts}, "5C")
        if cards_for(state, state.seat, space, usable(state, state.seat)) < self.huts:
            return why_no_card(state, space, self.huts)
        return why_no_price(state, space, self.huts)

    def things(self, state: MangroviaState, move: int) -> list[str]:
        return [state.box.spaces[move - self.first(state.box)], "hut" if self.huts == 1 else "double-hut"]

    def play(self, state: MangroviaState, move: int, dealer: Dealer, tell: Tell | None) -> bool:
        return begin(state, move - self.first(state.box), self.huts, dealer, tell)


ONE_HUT: Final = Build("hut", 1)
DOUBLE_HUT: Final = Build("double", 2)

# Where a hut may be built


def open_spaces(state: MangroviaState, seat: int, huts: int) -> list[int]:
    """Every space on which a seat can build this many huts now: free, with a bird and a card, and at a price that can be paid exactly."""
    box = state.box
    found: list[int] = []
    lands = with_card(state, seat)
    if lands == 0 or state.supply[seat] < huts:
        return found
    sums = [purses.sums(box, currency, purses.purse_of(state, seat, currency)) for currency in range(len(CURRENCIES))]
    for space in range(len(state.owners)):
        if state.owners[space] == FREE and box.land_sets[space] & lands and fits(state, seat, space, huts, sums[box.currencies[space]]):
            found.append(space)
    return found


def is_open(state: MangroviaState, seat: int, space: int, huts: int) -> bool:
    """Whether a space is one of `open_spaces`."""
    if state.supply[seat] < huts or state.owners[space] != FREE or not state.box.land_sets[space] & with_card(state, seat):
        return False
    currency = state.box.currencies[space]
    return fits(state, seat, space, huts, purses.sums(state.box, currency, purses.purse_of(state, seat, currency)))


def fits(state: MangroviaState, seat: int, space: int, huts: int, sums: int) -> bool:
    """Whether a seat that has a hut and a card for a free space, and can pay these sums, can build this many huts there."""
    box = state.box
    if not sums >> (box.costs[space] * huts) & 1:
        return False
    return huts == 1 or (not box.single_only[space] and cards_for(state, seat, space, usable(state, seat)) >= huts)


def why_no_double(state: MangroviaState, space: int) -> Reason:
    """5C. Double huts stand neither in the areas nor on amulet spaces."""
    box = state.box
    args: Data = {"space": box.spaces[space]}
    if box.in_stone[space]:
        return Reason("double-in-stone", args, "5C")
    if box.in_pole[space]:
        return Reason("double-in-pole", args, "5C")
    return Reason("double-on-circle", args, "5C")


def why_no_card(state: MangroviaState, space: int, huts: int) -> Reason:
    """A bird must sit on the space's landscape, and the seat must hold its card (5, 5A, 5D)."""
    box = state.box
    lands = usable(state, state.seat)
    args: Data = {"space": box.spaces[space], "landscapes": [box.landscapes[land] for land in box.lands[space]], "needed": huts}
    with_bird = [box.landscapes[land] for land in box.lands[space] if lands >> land & 1]
    if not with_bird:
        return Reason("no-bird", args, "5")
    args["landscapes"] = with_bird
    args["held"] = cards_for(state, state.seat, space, lands)
    return Reason("no-landscape-card", args, "5A" if len(box.lands[space]) == 1 else "5D")


def why_no_price(state: MangroviaState, space: int, huts: int) -> Reason:
    """5A. The price is paid exactly, in the currency that is printed."""
    box = state.box
    price = box.costs[space] * huts
    currency = box.currencies[space]
    purse = purses.purse_of(state, state.seat, currency)
    sums = purses.sums(box, currency, purse)
    total = purses.total(box, currency, purse)
    args: Data = {"space": box.spaces[space], "price": price, "currency": CURRENCIES[currency], "total": total}
    if total < price:
        return Reason("price-too-high", args, "5A")
    below, above = purses.nearest(sums, price)
    args["below"] = below
    args["above"] = above
    return Reason("price-not-exact", args, "5A")


def why_nowhere(state: MangroviaState, or_amulets: bool) -> Reason:
    """What a seat lacks that can build nothing at all: a card (5), a space for its cards (5), or the exact price of such a space (5A).

    `or_amulets` says that it could have collected amulets instead, if there were any.
    """
    box = state.box
    seat = state.seat
    instead = "yes" if or_amulets else "no"
    held = with_card(state, seat)
    if held == 0:
        return Reason("lack-card", {"landscapes": box.landscapes_of(usable(state, seat)), "instead": instead}, "5")
    args: Data = {"landscapes": box.landscapes_of(held), "instead": instead}
    free = [space for space in range(len(box.spaces)) if state.owners[space] == FREE and box.land_sets[space] & held]
    if not free:
        return Reason("lack-space", args, "5")
    for currency, name in enumerate(CURRENCIES):
        args[name] = purses.total(box, currency, purses.purse_of(state, seat, currency))
    return Reason("lack-price", args, "5A")


# Marks on spaces


def building_marks(state: MangroviaState, one_hut: bool, double_hut: bool) -> list[Mark]:
    """Price and points of every space on which the seat can now build what is offered."""
    box = state.box
    marks: list[Mark] = []
    singles = open_spaces(state, state.seat, 1) if one_hut else []
    doubles = open_spaces(state, state.seat, 2) if double_hut else []
    for space in range(len(box.spaces)):
        if space in singles:
            marks.append(price_mark(state, space, 1))
        if space in doubles:
            marks.append(price_mark(state, space, 2))
        if space in singles or space in doubles:
            marks += extra_marks(state, space)
    return marks


def price_mark(state: MangroviaState, space: int, huts: int) -> Mark:
    box = state.box
    args: Data = {
        "price": box.costs[space] * huts,
        "currency": CURRENCIES[box.currencies[space]],
        "points": box.points[space] * huts,
    }
    return Mark(box.spaces[space], "price" if huts == 1 else "double", args)


def extra_marks(state: MangroviaState, space: int) -> list[Mark]:
    """The wild-card tile that it would cost, and the tiles and amulet spaces that it would bring."""
    box = state.box
    id = box.spaces[space]
    marks: list[Mark] = []
    if cards_for(state, state.seat, space, state.birds) == 0:
        marks.append(Mark(id, "wild", {}))
    if box.in_pole[space]:
        marks.append(Mark(id, "pole", {"value": box.poles[state.pole_next]}))
    if box.in_stone[space] and state.laid[box.stone.index(space)] != NONE:
        tile = state.laid[box.stone.index(space)]
        marks.append(Mark(id, "tile", {"tile": box.tile_kinds[tile], "path": box.tile_paths[tile]}))
    if box.circles[space]:
        marks.append(Mark(id, "circle", {"count": state.circles(state.seat) + 1}))
    return marks
