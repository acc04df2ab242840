"""The final scoring (7B) and who wins (7C). Everything but god cards is public, so it can be counted at any time."""

from typing import Final, TypedDict

from archipel.games.borabora.edition import BONUSES
from archipel.games.borabora.state import FREE, SOURCES, BoraBoraState

FINALS: Final = ("god-tiles", "fish-final", "jewelry", *(f"bonus-{id}" for id in BONUSES))
"""The lines of the final scoring."""


class Row(TypedDict):
    """A line of the score: points by seat."""

    id: str
    points: list[int]


class Score(TypedDict):
    """The score line by line, with the sum of each seat."""

    rows: list[Row]
    totals: list[int]


def fish_regions(state: BoraBoraState, seat: int) -> list[int]:
    """The regions in which a seat holds the building space."""
    return [region for region in range(len(state.top)) if state.top[region] == seat]


def jewel_points(state: BoraBoraState, seat: int) -> int:
    box = state.box
    points = 0
    for jewel in range(len(box.jewels)):
        if state.owned[seat] >> jewel & 1:
            points += box.jewel_worth[jewel]
    return points


def bonus_counts(state: BoraBoraState, seat: int) -> list[int]:
    """How far a seat has got towards each bonus."""
    box = state.box
    people = 0
    for at in range(seat * len(box.spaces), (seat + 1) * len(box.spaces)):
        if state.spaces[at] > 0:
            people += 1
    filled = 0
    for at in range(seat * len(box.ceremony), (seat + 1) * len(box.ceremony)):
        if state.ceremony[at] != FREE:
            filled += 1
    return [
        state.done[seat].bit_count(),
        state.owned[seat].bit_count(),
        filled,
        state.built[seat].bit_count(),
        state.huts[seat].bit_count(),
        people,
    ]


def finals(state: BoraBoraState, seat: int) -> list[int]:
    """What the final scoring would bring a seat now, line by line."""
    box = state.box
    fish = 0
    for region in range(len(state.top)):
        if state.top[region] == seat:
            fish += box.fish_value[state.fish[region]]
    points = [state.god_tiles[seat] * box.god_tile_points, fish, jewel_points(state, seat)]
    counts = bonus_counts(state, seat)
    for bonus in range(len(counts)):
        points.append(box.bonus_points[bonus] if counts[bonus] >= box.bonus_count[bonus] else 0)
    return points


def standing(state: BoraBoraState) -> list[int]:
    """What everybody would have if the game ended now."""
    return [state.points[seat] + sum(finals(state, seat)) for seat in range(state.seats)]


def scores(state: BoraBoraState) -> list[int]:
    """The points on the track; once the game is over, including the final scoring."""
    return standing(state) if state.over else state.points[:]


def ranking(state: BoraBoraState) -> list[int]:
    """7C. Points decide, on a tie the place in the turn order after the last status scoring."""
    totals = scores(state)
    ranks = [(-totals[seat], state.order.index(seat)) for seat in range(state.seats)]
    return [1 + sum(1 for other in ranks if other < rank) for rank in ranks]


def sheet(state: BoraBoraState) -> Score:
    """The score line by line: what was scored on the track, and what the final scoring would bring now, or has brought."""
    rows: list[Row] = []
    for source, id in enumerate(SOURCES):
        rows.append({"id": id, "points": [state.earned[seat * len(SOURCES) + source] for seat in range(state.seats)]})
    lines = [finals(state, seat) for seat in range(state.seats)]
    for line, id in enumerate(FINALS):
        rows.append({"id": id, "points": [lines[seat][line] for seat in range(state.seats)]})
    return {"rows": rows, "totals": standing(state)}
