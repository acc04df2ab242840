"""Notes on things for the seat that is asked: what a site offers, and what a building would cost and bring."""

from archipel.engine.phrase import Data, Mark
from archipel.games.mangrovia import boat, bowls, building
from archipel.games.mangrovia.edition import DOUBLE, HUT, NONE
from archipel.games.mangrovia.state import ACTION, BOWL, Island


def notes(table: Island) -> list[Mark]:
    if table.ask == BOWL:
        return [mark for site in bowls.open_sites(table) for mark in site_notes(table, site)]
    if table.ask == ACTION:
        return building_notes(table)
    return []


def site_notes(table: Island, site: int) -> list[Mark]:
    """What the boat will offer there, on its way down and on its way up."""
    box = table.island
    landings = (box.near[site], box.far[site])
    return [Mark(box.sites[site], "offers", {"landing": landing, "action": box.actions[landing]}) for landing in landings]


def building_notes(table: Island) -> list[Mark]:
    """Price and points of every space on which the seat can build now."""
    box = table.island
    step = boat.step_here(table)
    marks: list[Mark] = []
    singles = building.open_spaces(table, table.seat, 1) if step & HUT else []
    doubles = building.open_spaces(table, table.seat, 2) if step & DOUBLE else []
    for space in range(len(box.spaces)):
        if space in singles:
            marks.append(price_note(table, space, 1))
        if space in doubles:
            marks.append(price_note(table, space, 2))
        if space in singles or space in doubles:
            marks += extra_notes(table, space)
    return marks


def price_note(table: Island, space: int, huts: int) -> Mark:
    box = table.island
    args: Data = {
        "price": box.costs[space] * huts,
        "currency": building.CURRENCIES[box.currencies[space]],
        "points": box.points[space] * huts,
    }
    return Mark(box.spaces[space], "price" if huts == 1 else "double", args)


def extra_notes(table: Island, space: int) -> list[Mark]:
    """The wild-card tile that it costs, and the tiles and amulet spaces that it brings."""
    box = table.island
    id = box.spaces[space]
    marks: list[Mark] = []
    if building.cards_for(table, table.seat, space, table.birds) == 0:
        marks.append(Mark(id, "wild", {}))
    if box.in_pole[space]:
        marks.append(Mark(id, "pole", {"value": box.poles[table.pole_next]}))
    if box.in_stone[space] and table.laid[box.stone.index(space)] != NONE:
        tile = table.laid[box.stone.index(space)]
        marks.append(Mark(id, "tile", {"tile": box.tile_kinds[tile], "path": box.tile_paths[tile]}))
    if box.circles[space]:
        marks.append(Mark(id, "circle", {"count": table.circles(table.seat) + 1}))
    return marks
