"""What each player may know in Mangrovia: all but hands, amulets, bag and draw piles.

Of these the view says what everybody has seen (`known`), and what this seat can rule out or be sure of (`memory`).
"""

from typing import Final

from archipel.engine.phrase import Data
from archipel.games.mangrovia import building, scoring
from archipel.games.mangrovia.edition import LANDSCAPES, NONE, TRINKETS, VALUABLES
from archipel.games.mangrovia.state import BLOCKED, BOWL, FREE, NEUTRAL, Island

NEUTRAL_OWNER: Final = -1
"""The owner of a neutral hut, as a view says it."""


def view(table: Island, seat: int) -> Data:
    return {
        **table.frame(seat),
        **course(table),
        **board(table),
        "valuables": {"shown": shown_valuables(table), "pile": table.in_stock(VALUABLES), "discard": of(table, table.spent, 0, VALUABLES)},
        "landscapes": {
            "shown": shown_landscapes(table),
            "pile": table.in_stock(LANDSCAPES),
            "discard": of(table, table.spent, 0, LANDSCAPES),
        },
        "amulets": {"bag": table.in_stock(TRINKETS), "aside": of(table, table.spent, 0, TRINKETS), "ones": table.ones},
        "players": [player(table, other, seat) for other in range(table.seats)],
        "building": under_way(table),
        "drawn": drawn(table, seat),
        "memory": memory(table, seat),
        "score": scoring.sheet(table),
    }


def course(table: Island) -> Data:
    """Where the game stands: round, boat, bowls, birds."""
    box = table.island
    blocked = table.set_up_for.blocked
    return {
        "round": table.round,
        "phase": "over" if table.over else "bowls" if table.ask == BOWL else "boat",
        "starter": table.starter,
        "landing": table.landing,
        "step": table.step,
        "ending": table.ending,
        "bowls": {box.sites[site]: owner for site, owner in enumerate(table.bowls) if owner not in (FREE, BLOCKED)},
        "blocked": box.sites[blocked] if blocked >= 0 else None,
        "birds": box.landscapes_of(table.birds),
    }


def board(table: Island) -> Data:
    """Huts and tiles on the spaces."""
    box = table.island
    huts: Data = {}
    poles: Data = {}
    for space, id in enumerate(box.spaces):
        owner = table.owners[space]
        if owner != FREE:
            huts[id] = {"owner": NEUTRAL_OWNER if owner == NEUTRAL else owner, "count": table.counts[space]}
        if table.poles[space]:
            poles[id] = table.poles[space]
    return {
        "huts": huts,
        "pole_tiles": poles,
        "pole_pile": box.poles[table.pole_next :],
        "stone_tiles": {box.spaces[space]: box.tiles[tile] for space, tile in zip(box.stone, table.laid, strict=True) if tile != NONE},
    }


def shown_valuables(table: Island) -> list[int | None]:
    return [table.island.values[kind] if kind != NONE else None for kind in table.shown_valuables]


def shown_landscapes(table: Island) -> list[str | None]:
    return [table.island.landscapes[land] if land != NONE else None for land in table.shown_landscapes]


def of(table: Island, counts: list[int], row: int, stock: int) -> list[int] | list[str]:
    """The cards or amulets of one stock in a row of counts: valuables and amulets by value, landscapes by id."""
    box = table.island
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


def player(table: Island, other: int, seat: int) -> Data:
    box = table.island
    in_front = range(len(box.tiles))
    return {
        "huts": table.supply[other],
        "bowls": table.set_up_for.bowls - table.bowls.count(other),
        "points": table.points[other],
        "circles": table.circles(other),
        "valuables": table.in_hand(other, VALUABLES),
        "landscapes": table.in_hand(other, LANDSCAPES),
        "amulets": table.in_hand(other, TRINKETS),
        "starting": [value for number, value in enumerate(box.starting) for _ in range(table.starting[other * len(box.starting) + number])],
        "tiles": [box.tiles[tile] for tile in in_front for _ in range(table.tiles[other * len(box.tiles) + tile])],
        "known": hand(table, table.known, other),
        "at_most": table.could[other * box.kinds : (other + 1) * box.kinds],
        "hand": hand(table, table.held, other) if other == seat else at_the_end(table, other),
    }


def hand(table: Island, counts: list[int], seat: int) -> Data:
    return {
        "valuables": of(table, counts, seat, VALUABLES),
        "landscapes": of(table, counts, seat, LANDSCAPES),
        "amulets": of(table, counts, seat, TRINKETS),
    }


def at_the_end(table: Island, seat: int) -> Data | None:
    """Amulets are shown when they are scored (7D), cards never."""
    return {"amulets": of(table, table.held, seat, TRINKETS)} if table.over else None


def under_way(table: Island) -> Data | None:
    """A building that is being paid for; all can see what is laid down for it."""
    box = table.island
    if table.space == NONE:
        return None
    currency = box.currencies[table.space]
    values = box.purses[currency].values
    return {
        "seat": table.seat,
        "space": box.spaces[table.space],
        "huts": table.huts,
        "currency": building.CURRENCIES[currency],
        "price": box.costs[table.space] * table.huts,
        "left": table.left,
        "cards": [box.landscapes[land] for land in table.given],
        "wild": table.wild,
        "paid": [{"value": values[piece], "kind": building.piece_name(table, piece)} for piece in table.paid],
    }


def drawn(table: Island, seat: int) -> Data | None:
    """Amulets of which one goes back: their owner sees them, the others see how many there are."""
    count = sum(table.drawn)
    if count == 0:
        return None
    values = [value for number, value in enumerate(table.island.amulets) for _ in range(table.drawn[number])]
    return {"seat": table.seat, "count": count, "one": table.one, "mixed": table.mixed, "amulets": values if seat == table.seat else None}


def memory(table: Island, seat: int) -> Data:
    """How many of each kind draw piles and bag can hold at most, by what this seat has seen, and which amulets it put back itself.

    `open` says the same of the piles for somebody who has seen only what everybody has, kind by kind.
    """
    box = table.island
    row = (seat + 1) * box.kinds
    most = [table.fresh[row + kind] for kind in range(box.kinds)]
    first = box.first
    returned: Data = {}
    for number, value in enumerate(box.amulets):
        if seat >= 0 and table.returned[seat * len(box.amulets) + number]:
            returned[str(value)] = table.returned[seat * len(box.amulets) + number]
    return {
        "valuables": {str(value): most[kind] for kind, value in enumerate(box.values)},
        "landscapes": {id: most[first[LANDSCAPES] + land] for land, id in enumerate(box.landscapes)},
        "amulets": {str(value): most[box.one + number] for number, value in enumerate(box.amulets)},
        "returned": returned,
        "open": table.fresh[: box.kinds],
    }
