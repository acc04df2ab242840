"""Chief's points (1A): the final scoring (7) and who wins (8). All but the amulets is open, so it can be counted at any time."""

from typing import Final

from archipel.engine.phrase import Data
from archipel.games.mangrovia.state import NEUTRAL, Island

FAR: Final = 1000
"""Behind everything: no hut on the path, no pole tile."""


class Standing:
    """Who stands where on a path or in the pole area. The last of every list is the neutral colour, which takes a place like a player."""

    def __init__(self, huts: list[int], order: list[int], favourite: int, by_order: str) -> None:
        """More huts come first; of as many the favourite (who has the statue tile), then the one with the lower `order`."""
        self.huts = huts
        self.places: list[int] = [0] * len(huts)
        self.because: list[str] = [""] * len(huts)
        for one in range(len(huts)):
            if huts[one]:
                self.rank(one, order, favourite, by_order)

    def rank(self, one: int, order: list[int], favourite: int, by_order: str) -> None:
        huts = self.huts
        place = 1
        won = lost = 0
        for other in range(len(huts)):
            if huts[other] > huts[one]:
                place += 1
            elif other != one and huts[other] == huts[one]:
                if one != favourite and (other == favourite or order[other] < order[one]):
                    lost += 1
                else:
                    won += 1
        self.places[one] = place + lost
        if won:
            self.because[one] = "statue" if one == favourite else by_order
        else:
            self.because[one] = "lost" if lost else "most"


def path_standing(table: Island, path: int) -> Standing:
    """7A. Most huts; a tie goes to the owner of the path's statue tile (9), else to the hut nearest the statue."""
    box = table.island
    huts = [0] * (table.seats + 1)
    nearest = [FAR] * (table.seats + 1)
    for distance, space in enumerate(box.path_spaces[path]):
        count = table.counts[space]
        if count:
            who = table.owners[space] if table.owners[space] != NEUTRAL else table.seats
            huts[who] += count
            nearest[who] = min(nearest[who], distance)
    favourite = -1
    statue = box.statue_of[path]
    for seat in range(table.seats):
        if table.tiles[seat * len(box.tiles) + statue] > 0:
            favourite = seat
    return Standing(huts, nearest, favourite, "nearer")


def pole_standing(table: Island) -> Standing:
    """7C. Most huts in the pole area; a tie goes to the lowest pole tile, the hut that was built earliest."""
    huts = [0] * (table.seats + 1)
    lowest = [FAR] * (table.seats + 1)
    for space in table.island.pole:
        if table.counts[space]:
            who = table.owners[space] if table.owners[space] != NEUTRAL else table.seats
            huts[who] += table.counts[space]
            if table.poles[space]:
                lowest[who] = min(lowest[who], table.poles[space])
    return Standing(huts, lowest, -1, "earlier")


def place_points(table: Island, standing: Standing, points: list[int]) -> list[int]:
    """First and second place score; a neutral colour that is there takes the points of its place with it."""
    return [points[standing.places[seat] - 1] if 1 <= standing.places[seat] <= 2 else 0 for seat in range(table.seats)]


def stone_huts(table: Island) -> list[int]:
    """7B. Huts in the stone area: each seat's, and last the neutral ones."""
    huts = [0] * (table.seats + 1)
    for space in table.island.stone:
        if table.counts[space]:
            huts[table.owners[space] if table.owners[space] != NEUTRAL else table.seats] += table.counts[space]
    return huts


def stone_points(table: Island) -> list[int]:
    """Own huts times all huts, the neutral ones included."""
    huts = stone_huts(table)
    total = sum(huts)
    return [huts[seat] * total for seat in range(table.seats)]


def amulet_values(table: Island, seat: int) -> list[int]:
    """A seat's amulets, highest first."""
    box = table.island
    at = seat * box.kinds + box.one
    return sorted((value for number, value in enumerate(box.amulets) for _ in range(table.held[at + number])), reverse=True)


def open_points(table: Island) -> list[int]:
    """What everybody would have if the game ended now, without the amulets."""
    box = table.island
    totals = table.points[:]
    for path in range(len(box.paths)):
        gained = place_points(table, path_standing(table, path), box.path_points[path])
        for seat in range(table.seats):
            totals[seat] += gained[seat]
    stone = stone_points(table)
    gained = place_points(table, pole_standing(table), box.pole_points)
    for seat in range(table.seats):
        totals[seat] += stone[seat] + gained[seat]
    return totals


def scores(table: Island) -> list[int]:
    """The points on the chief's track; once the game is over with the final scoring."""
    return standing(table) if table.over else table.points[:]


def standing(table: Island) -> list[int]:
    """What everybody would have if the game ended now, the hidden amulets included."""
    totals = open_points(table)
    return [totals[seat] + sum(amulet_values(table, seat)) for seat in range(table.seats)]


def ranking(table: Island) -> list[int]:
    """8. Points decide, then the value of the amulets; who is still equal shares the place."""
    totals = scores(table)
    ranks = [(totals[seat], sum(amulet_values(table, seat))) for seat in range(table.seats)]
    return [1 + sum(1 for other in ranks if other > rank) for rank in ranks]


# The score sheet


def sheet(table: Island) -> Data:
    """The score line by line: what would be scored now, and once the game is over what was scored, amulets included."""
    box = table.island
    rows: list[Data] = [{"id": "track", "points": table.points[:]}]
    for path, id in enumerate(box.paths):
        rows.append(standing_row(table, f"path-{id}", path_standing(table, path), box.path_points[path]))
    huts = stone_huts(table)
    own, neutral = huts[: table.seats], huts[table.seats]
    rows.append({"id": "stone", "points": stone_points(table), "huts": own, "neutral": neutral, "all": sum(huts)})
    rows.append(standing_row(table, "pole", pole_standing(table), box.pole_points))
    if table.over:
        values = [amulet_values(table, seat) for seat in range(table.seats)]
        rows.append({"id": "amulets", "points": [sum(amulets) for amulets in values], "values": values})
    return {"rows": rows, "totals": [sum(row["points"][seat] for row in rows) for seat in range(table.seats)]}


def standing_row(table: Island, id: str, standing: Standing, points: list[int]) -> Data:
    return {
        "id": id,
        "points": place_points(table, standing, points),
        "huts": standing.huts[: table.seats],
        "neutral": standing.huts[table.seats],
        "places": standing.places[: table.seats],
        "neutral_place": standing.places[table.seats],
        "because": standing.because[: table.seats],
    }
