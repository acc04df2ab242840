"""What each player may know in Mangrovia: everything but hands, amulets, bag and draw piles.

About these the view says what everybody has seen (`known`), and what this seat can rule out or be sure of (`memory`).
"""

from typing import Final

from archipel.engine.phrase import Data
from archipel.games.mangrovia import purses, scoring
from archipel.games.mangrovia.edition import LANDSCAPES, NONE, TRINKETS, VALUABLES
from archipel.games.mangrovia.state import BLOCKED, BOWL, FREE, NEUTRAL, MangroviaState

NEUTRAL_OWNER: Final = -1
"""The owner of a neutral hut, as written in a view."""


def view(state: MangroviaState, seat: int) -> Data:
    return {
        **state.frame(seat),
        **course(state),
        **board(state),
        "valuables": {
            "shown": shown_valuables(state),
            "pile": state.in_stock(VALUABLES),
            "discard": listed(state, state.spent, 0, VALUABLES),
        },
        "landscapes": {
            "shown": shown_landscapes(state),
            "pile": state.in_stock(LANDSCAPES),
            "discard": listed(state, state.spent, 0, LANDSCAPES),
        },
        "amulets": {"bag": state.in_stock(TRINKETS), "aside": listed(state, state.spent, 0, TRINKETS), "ones": state.ones},
        "players": [player(state, other, seat) for other in range(state.seats)],
        "building": under_way(state),
        "drawn": drawn(state, seat),
        "memory": memory(state, seat),
        "score": scoring.sheet(state),
    }


def course(state: MangroviaState) -> Data:
    """Where the game stands: round, boat, bowls, birds."""
    box = state.box
    blocked = state.set_up_for.blocked
    return {
        "round": state.round,
        "phase": "over" if state.over else "bowls" if state.ask == BOWL else "boat",
        "starter": state.starter,
        "landing": state.landing,
        "step": state.step,
        "ending": state.ending,
        "bowls": {box.sites[site]: owner for site, owner in enumerate(state.bowls) if owner not in (FREE, BLOCKED)},
        "blocked": box.sites[blocked] if blocked >= 0 else None,
        "birds": box.landscapes_of(state.birds),
    }


def board(state: MangroviaState) -> Data:
    """Huts and tiles on the spaces."""
    box = state.box
    huts: Data = {}
    poles: Data = {}
    for space, id in enumerate(box.spaces):
        owner = state.owners[space]
        if owner != FREE:
            huts[id] = {"owner": NEUTRAL_OWNER if owner == NEUTRAL else owner, "count": state.counts[space]}
        if state.poles[space]:
            poles[id] = state.poles[space]
    return {
        "huts": huts,
        "pole_tiles": poles,
        "pole_pile": box.poles[state.pole_next :],
        "stone_tiles": {box.spaces[space]: box.tiles[tile] for space, tile in zip(box.stone, state.laid, strict=True) if tile != NONE},
    }


def shown_valuables(state: MangroviaState) -> list[int | None]:
    return [state.box.values[kind] if kind != NONE else None for kind in state.shown_valuables]


def shown_landscapes(state: MangroviaState) -> list[str | None]:
    return [state.box.landscapes[land] if land != NONE else None for land in state.shown_landscapes]


def listed(state: MangroviaState, counts: list[int], row: int, stock: int) -> list[int] | list[str]:
    """The cards or amulets of one stock in a row of counts: valuables and amulets by value, landscapes by id."""
    box = state.box
    first = box.first[stock]
    at = row * box.kinds + first
    if stock == LANDSCAPES:
        ids: list[str] = []
        for land, id in enumerate(box.landscapes):
            if counts[at + land]:
                ids += [id] * counts[at + land]
        return ids
    values: list[int] = []
    for number, value in enumerate(box.values if stock == VALUABLES else box.amulets):
        if counts[at + number]:
            values += [value] * counts[at + number]
    return values


def player(state: MangroviaState, other: int, seat: int) -> Data:
    box = state.box
    in_front = range(len(box.tiles))
    return {
        "huts": state.supply[other],
        "bowls": state.set_up_for.bowls - state.bowls.count(other),
        "points": state.points[other],
        "circles": state.circles(other),
        "valuables": state.in_hand(other, VALUABLES),
        "landscapes": state.in_hand(other, LANDSCAPES),
        "amulets": state.in_hand(other, TRINKETS),
        "starting": [value for number, value in enumerate(box.starting) for _ in range(state.starting[other * len(box.starting) + number])],
        "tiles": [box.tiles[tile] for tile in in_front for _ in range(state.tiles[other * len(box.tiles) + tile])],
        "known": hand(state, state.known, other),
        "at_most": state.could[other * box.kinds : (other + 1) * box.kinds],
        "hand": hand(state, state.held, other) if other == seat else at_the_end(state, other),
    }


def hand(state: MangroviaState, counts: list[int], seat: int) -> Data:
    return {
        "valuables": listed(state, counts, seat, VALUABLES),
        "landscapes": listed(state, counts, seat, LANDSCAPES),
        "amulets": listed(state, counts, seat, TRINKETS),
    }


def at_the_end(state: MangroviaState, seat: int) -> Data | None:
    """Amulets are shown when they are scored (7D), cards never."""
    return {"amulets": listed(state, state.held, seat, TRINKETS)} if state.over else None


def under_way(state: MangroviaState) -> Data | None:
    """The building that is being paid for; everybody can see what has been laid down for it."""
    box = state.box
    if state.plot == NONE:
        return None
    currency = box.currencies[state.plot]
    values = box.purses[currency].values
    return {
        "seat": state.seat,
        "space": box.spaces[state.plot],
        "huts": state.huts,
        "currency": purses.CURRENCIES[currency],
        "price": box.costs[state.plot] * state.huts,
        "left": state.left,
        "cards": [box.landscapes[land] for land in state.given],
        "wild": state.wild,
        "paid": [{"value": values[piece], "kind": purses.piece_name(box, currency, piece)} for piece in state.paid],
    }


def drawn(state: MangroviaState, seat: int) -> Data | None:
    """Amulets of which one goes back: their owner sees them, the others see how many there are."""
    count = sum(state.drawn)
    if count == 0:
        return None
    values = [value for number, value in enumerate(state.box.amulets) for _ in range(state.drawn[number])]
    return {"seat": state.seat, "count": count, "one": state.one, "mixed": state.mixed, "amulets": values if seat == state.seat else None}


def memory(state: MangroviaState, seat: int) -> Data:
    """How many of each kind the draw piles and the bag can hold at most, given what this seat has seen, and which amulets it put back.

    `open` says the same about the piles, by kind, for somebody who has seen only what everybody has.
    """
    box = state.box
    row = (seat + 1) * box.kinds
    most = [state.fresh[row + kind] for kind in range(box.kinds)]
    first = box.first
    returned: Data = {}
    for number, value in enumerate(box.amulets):
        if seat >= 0 and state.returned[seat * len(box.amulets) + number]:
            returned[str(value)] = state.returned[seat * len(box.amulets) + number]
    return {
        "valuables": {str(value): most[kind] for kind, value in enumerate(box.values)},
        "landscapes": {id: most[first[LANDSCAPES] + land] for land, id in enumerate(box.landscapes)},
        "amulets": {str(value): most[box.one + number] for number, value in enumerate(box.amulets)},
        "returned": returned,
        "open": state.fresh[: box.kinds],
    }
