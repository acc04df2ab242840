"""Completing a hut (5A, 5C, 5E): its points and tiles, and where everything paid for it goes."""

from archipel.engine.decision import Tell
from archipel.engine.phrase import Data, Event
from archipel.games.mangrovia.edition import COMMON, LANDSCAPES, NONE, STARTING
from archipel.games.mangrovia.purses import CURRENCIES, piece_name
from archipel.games.mangrovia.state import MangroviaState


def finish(state: MangroviaState, tell: Tell | None) -> None:
    """Puts the hut on the space, gives its points and tiles, and clears away what was paid."""
    box = state.box
    seat = state.seat
    space = state.plot
    huts = state.huts
    state.owners[space] = seat
    state.counts[space] = huts
    state.supply[seat] -= huts
    if tell is not None:
        tell_built(state, tell)
    clear_away(state, tell)
    points = box.points[space] * huts
    state.points[seat] += points
    if tell is not None and points:
        tell(Event("points", {"seat": seat, "points": points, "total": state.points[seat]}))
    if box.in_pole[space]:
        lay_pole_tile(state, space, tell)
    if box.in_stone[space]:
        get_stone_tile(state, space, tell)
    if tell is not None and box.circles[space]:
        tell(Event("amulet-space", {"seat": seat, "count": state.circles(seat)}))
    if state.supply[seat] == 0 and not state.ending:
        state.ending = True
        if tell is not None:
            tell(Event("last-hut", {"seat": seat}))


def tell_built(state: MangroviaState, tell: Tell) -> None:
    box = state.box
    currency = box.currencies[state.plot]
    purse = box.purses[currency]
    args: Data = {
        "seat": state.seat,
        "space": box.spaces[state.plot],
        "landscapes": [box.landscapes[land] for land in state.given],
        "currency": CURRENCIES[currency],
        "price": box.costs[state.plot] * state.huts,
        "paid": [purse.values[piece] for piece in state.paid],
        "pieces": [piece_name(box, currency, piece) for piece in state.paid],
    }
    tell(Event("hut-built" if state.huts == 1 else "double-built", args))


def clear_away(state: MangroviaState, tell: Tell | None) -> None:
    """5E. Cards go to their discard piles, amulets are set aside; starting cards and tiles leave the game."""
    box = state.box
    purse = box.purses[box.currencies[state.plot]]
    for piece in state.paid:
        if purse.sources[piece] == COMMON:
            state.spent[purse.numbers[piece]] += 1
        elif tell is not None and purse.sources[piece] != STARTING:
            tell(Event("tile-spent", {"seat": state.seat, "tile": box.tile_kinds[purse.numbers[piece]]}))
    for land in state.given:
        state.spent[box.first[LANDSCAPES] + land] += 1
    if state.wild:
        state.tiles[state.seat * len(box.tiles) + box.wild] -= 1
        if tell is not None:
            tell(Event("tile-spent", {"seat": state.seat, "tile": "wild"}))
    state.clear_building()


def lay_pole_tile(state: MangroviaState, space: int, tell: Tell | None) -> None:
    """5A. In the pole area the topmost pole tile goes under the hut and gives its value in points."""
    value = state.box.poles[state.pole_next]
    state.pole_next += 1
    state.poles[space] = value
    state.points[state.seat] += value
    if tell is not None:
        args: Data = {"seat": state.seat, "space": state.box.spaces[space], "value": value, "total": state.points[state.seat]}
        tell(Event("pole-tile", args))


def get_stone_tile(state: MangroviaState, space: int, tell: Tell | None) -> None:
    """9. In the stone area the builder gets the tile that lies there."""
    box = state.box
    place = box.stone.index(space)
    tile = state.laid[place]
    if tile == NONE:
        return
    state.laid[place] = NONE
    state.tiles[state.seat * len(box.tiles) + tile] += 1
    if tell is not None:
        args: Data = {
            "seat": state.seat,
            "space": box.spaces[space],
            "tile": box.tile_kinds[tile],
            "path": box.tile_paths[tile],
            "thing": box.tiles[tile],
        }
        tell(Event("stone-tile", args))
