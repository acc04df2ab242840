"""Chief's points (1A): the final scoring (7) and who wins (8). Everything but the amulets is public, so it can be counted at any time."""

from typing import Final, Literal, NotRequired, TypeAlias, TypedDict

from archipel.games.mangrovia.state import NEUTRAL, MangroviaState

FAR: Final = 1000
"""An order after all others: no hut on the path, no pole tile."""


Because: TypeAlias = Literal["", "most", "statue", "nearer", "earlier", "lost"]
"""What gave somebody their place; nothing if they have no hut there."""


class Row(TypedDict):
    """A line of the score, by seat. Paths and areas say who has how many huts there; where places count, which place everybody has (0: no
    hut) and why. `all` are the huts in the stone area, `values` the amulets that were scored."""

    id: str
    points: list[int]
    huts: NotRequired[list[int]]
    neutral: NotRequired[int]
    places: NotRequired[list[int]]
    neutral_place: NotRequired[int]
    because: NotRequired[list[Because]]
    all: NotRequired[int]
    values: NotRequired[list[list[int]]]


class Score(TypedDict):
    """The score line by line, with the sum of each seat."""

    rows: list[Row]
    totals: list[int]


class Standing:
    """Who stands where on a path or in the pole area. Every list ends with the neutral colour, which takes a place like a player."""

    def __init__(self, huts: list[int], order: list[int], favourite: int, by_order: Because) -> None:
        """More huts come first; on a tie the favourite (the owner of the statue tile), then whoever has the lower `order`."""
        self.huts = huts
        self.places: list[int] = [0] * len(huts)
        self.because: list[Because] = [""] * len(huts)
        for one in range(len(huts)):
            if huts[one]:
                self.rank(one, order, favourite, by_order)

    def rank(self, one: int, order: list[int], favourite: int, by_order: Because) -> None:
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


def path_standing(state: MangroviaState, path: int) -> Standing:
    """7A. Most huts; a tie goes to the owner of the path's statue tile (9), otherwise to the hut nearest the statue."""
    box = state.box
    huts = [0] * (state.seats + 1)
    nearest = [FAR] * (state.seats + 1)
    for distance, space in enumerate(box.path_spaces[path]):
        count = state.counts[space]
        if count:
            who = state.owners[space] if state.owners[space] != NEUTRAL else state.seats
            huts[who] += count
            nearest[who] = min(nearest[who], distance)
    favourite = -1
    statue = box.statue_of[path]
    for seat in range(state.seats):
        if state.tiles[seat * len(box.tiles) + statue] > 0:
            favourite = seat
    return Standing(huts, nearest, favourite, "nearer")


def pole_standing(state: MangroviaState) -> Standing:
    """7C. Most huts in the pole area; a tie goes to the lowest pole tile, that is, to the hut built earliest."""
    huts = [0] * (state.seats + 1)
    lowest = [FAR] * (state.seats + 1)
    for space in state.box.pole:
        if state.counts[space]:
            who = state.owners[space] if state.owners[space] != NEUTRAL else state.seats
            huts[who] += state.counts[space]
            if state.poles[space]:
                lowest[who] = min(lowest[who], state.poles[space])
    return Standing(huts, lowest, -1, "earlier")


def place_points(state: MangroviaState, standing: Standing, points: list[int]) -> list[int]:
    """First and second place score; the neutral colour, if it has huts there, takes the points of its place with it."""
    return [points[standing.places[seat] - 1] if 1 <= standing.places[seat] <= 2 else 0 for seat in range(state.seats)]


def stone_huts(state: MangroviaState) -> list[int]:
    """7B. Huts in the stone area: each seat's, and finally the neutral ones."""
    huts = [0] * (state.seats + 1)
    for space in state.box.stone:
        if state.counts[space]:
            huts[state.owners[space] if state.owners[space] != NEUTRAL else state.seats] += state.counts[space]
    return huts


def stone_points(state: MangroviaState) -> list[int]:
    """Own huts times all huts, the neutral ones included."""
    huts = stone_huts(state)
    total = sum(huts)
    return [huts[seat] * total for seat in range(state.seats)]


def amulet_values(state: MangroviaState, seat: int) -> list[int]:
    """A seat's amulets, highest first."""
    box = state.box
    at = seat * box.kinds + box.one
    return sorted((value for number, value in enumerate(box.amulets) for _ in range(state.held[at + number])), reverse=True)


def open_points(state: MangroviaState) -> list[int]:
    """What everybody would have if the game ended now, without the amulets."""
    box = state.box
    totals = state.points[:]
    for path in range(len(box.paths)):
        gained = place_points(state, path_standing(state, path), box.path_points[path])
        for seat in range(state.seats):
            totals[seat] += gained[seat]
    stone = stone_points(state)
    gained = place_points(state, pole_standing(state), box.pole_points)
    for seat in range(state.seats):
        totals[seat] += stone[seat] + gained[seat]
    return totals


def scores(state: MangroviaState) -> list[int]:
    """The points on the chief's track; once the game is over, including the final scoring."""
    return standing(state) if state.over else state.points[:]


def outlook(state: MangroviaState) -> list[int]:
    """What everybody would have if the game ended now, the same for every reader: amulets lie face down until they are scored (7D)."""
    return standing(state) if state.over else open_points(state)


def standing(state: MangroviaState) -> list[int]:
    """What everybody would have if the game ended now, the hidden amulets included."""
    totals = open_points(state)
    return [totals[seat] + sum(amulet_values(state, seat)) for seat in range(state.seats)]


def ranking(state: MangroviaState) -> list[int]:
    """8. Points decide, then the value of the amulets; those who are still equal share the place."""
    totals = scores(state)
    ranks = [(totals[seat], sum(amulet_values(state, seat))) for seat in range(state.seats)]
    return [1 + sum(1 for other in ranks if other > rank) for rank in ranks]


# The score sheet


def sheet(state: MangroviaState) -> Score:
    """The score line by line: what would be scored now, and once the game is over what was scored, amulets included."""
    box = state.box
    rows: list[Row] = [{"id": "track", "points": state.points[:]}]
    for path, id in enumerate(box.paths):
        rows.append(standing_row(state, f"path-{id}", path_standing(state, path), box.path_points[path]))
    huts = stone_huts(state)
    own, neutral = huts[: state.seats], huts[state.seats]
    rows.append({"id": "stone", "points": stone_points(state), "huts": own, "neutral": neutral, "all": sum(huts)})
    rows.append(standing_row(state, "pole", pole_standing(state), box.pole_points))
    if state.over:
        values = [amulet_values(state, seat) for seat in range(state.seats)]
        rows.append({"id": "amulets", "points": [sum(amulets) for amulets in values], "values": values})
    return {"rows": rows, "totals": [sum(row["points"][seat] for row in rows) for seat in range(state.seats)]}


def standing_row(state: MangroviaState, id: str, standing: Standing, points: list[int]) -> Row:
    return {
        "id": id,
        "points": place_points(state, standing, points),
        "huts": standing.huts[: state.seats],
        "neutral": standing.huts[state.seats],
        "places": standing.places[: state.seats],
        "neutral_place": standing.places[state.seats],
        "because": standing.because[: state.seats],
    }
