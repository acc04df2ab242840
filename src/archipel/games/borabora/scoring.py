"""The final scoring (7B) and who wins (7C). Everything but god cards is open, so it can be counted at any time."""

from typing import Final

from archipel.engine.phrase import Data
from archipel.games.borabora.edition import BONUSES
from archipel.games.borabora.state import FREE, SOURCES, Lagoon

FINALS: Final = ("god-tiles", "fish-final", "jewelry", *(f"bonus-{id}" for id in BONUSES))
"""The lines of the final scoring."""


def fish_regions(table: Lagoon, seat: int) -> list[int]:
    """Where a seat holds the building space."""
    return [region for region in range(len(table.top)) if table.top[region] == seat]


def jewel_points(table: Lagoon, seat: int) -> int:
    box = table.isles
    points = 0
    for jewel in range(len(box.jewels)):
        if table.owned[seat] >> jewel & 1:
            points += box.jewel_worth[jewel]
    return points


def bonus_counts(table: Lagoon, seat: int) -> list[int]:
    """How far a seat has come towards each bonus."""
    box = table.isles
    people = 0
    for at in range(seat * len(box.spaces), (seat + 1) * len(box.spaces)):
        if table.spaces[at] > 0:
            people += 1
    filled = 0
    for at in range(seat * len(box.ceremony), (seat + 1) * len(box.ceremony)):
        if table.ceremony[at] != FREE:
            filled += 1
    return [
        table.done[seat].bit_count(),
        table.owned[seat].bit_count(),
        filled,
        table.built[seat].bit_count(),
        table.huts[seat].bit_count(),
        people,
    ]


def finals(table: Lagoon, seat: int) -> list[int]:
    """What the final scoring would bring a seat now, line by line."""
    box = table.isles
    fish = 0
    for region in range(len(table.top)):
        if table.top[region] == seat:
            fish += box.fish_value[table.fish[region]]
    points = [table.god_tiles[seat] * box.god_tile_points, fish, jewel_points(table, seat)]
    counts = bonus_counts(table, seat)
    for bonus in range(len(counts)):
        points.append(box.bonus_points[bonus] if counts[bonus] >= box.bonus_count[bonus] else 0)
    return points


def standing(table: Lagoon) -> list[int]:
    """What everybody would have if the game ended now."""
    return [table.points[seat] + sum(finals(table, seat)) for seat in range(table.seats)]


def scores(table: Lagoon) -> list[int]:
    """The points on the track; once the game is over with the final scoring."""
    return standing(table) if table.over else table.points[:]


def ranking(table: Lagoon) -> list[int]:
    """7C. Points decide, of equals the place in the turn order after the last status scoring."""
    totals = scores(table)
    ranks = [(-totals[seat], table.order.index(seat)) for seat in range(table.seats)]
    return [1 + sum(1 for other in ranks if other < rank) for rank in ranks]


def sheet(table: Lagoon) -> Data:
    """The score line by line: what was scored on the track, and what the final scoring would bring now, or has brought."""
    rows: list[Data] = []
    for source, id in enumerate(SOURCES):
        rows.append({"id": id, "points": [table.earned[seat * len(SOURCES) + source] for seat in range(table.seats)]})
    lines = [finals(table, seat) for seat in range(table.seats)]
    for line, id in enumerate(FINALS):
        rows.append({"id": id, "points": [lines[seat][line] for seat in range(table.seats)]})
    return {"rows": rows, "totals": standing(table)}
