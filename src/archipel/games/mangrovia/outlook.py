"""What everybody can expect to have in the end in Mangrovia, apart from what everybody gets alike.

A figure says how much of a point each thing brings in the end; most depend on how many rounds are left. They were fitted to games
between bots: the final lead of one over the other, from what each had at every decision of the game.
"""

from typing import Final

from archipel.engine.evaluation import between
from archipel.games.mangrovia import scoring
from archipel.games.mangrovia.edition import LANDSCAPES
from archipel.games.mangrovia.state import BOWL, MangroviaState
from archipel.games.mangrovia.worth import best_hut, promised

LEFT: Final = [0.0, 0.5, 1.2, 2.2, 3.5, 5.5]
"""The lists of figures are for this many rounds left."""
SPREAD: Final = [3.0, 6.3, 7.8, 9.2, 10.0, 10.6]
"""How much can still happen: whoever is ahead by this many points wins e times as often."""
PATHS: Final = [0.9, 0.74, 0.43, 0.17, 0.07, 0.0]
"""A point that a path would bring now."""
FOOTHOLDS: Final = [0.17, 0.2, 0.46, 0.66, 0.66, 0.6]
"""A hut on a path, for each point of its second place."""
POLE: Final = [0.9, 0.73, 0.45, 0.33, 0.2, 0.1]
"""A point that the pole area would bring now."""
HUTS: Final = [1.0, 2.9, 2.7, 2.6, 2.6, 2.0]
"""A hut in the supply."""
CIRCLES: Final = [0.0, 0.4, 0.7, 1.1, 1.5, 1.5]
"""A hut on an amulet space."""
MONEY: Final = [0.05, 0.07, 0.33, 0.5, 0.4, 0.3]
"""A point of value in valuables."""
FIRST_CARDS: Final = [0.05, 0.4, 1.4, 1.9, 1.9, 1.6]
"""The first card of a landscape."""
MORE_CARDS: Final = [0.04, 0.2, 0.4, 0.63, 0.9, 0.8]
"""Each further one."""
PROMISED: Final = [0.5, 0.2, 0.15, 0.15, 0.15, 0.15]
"""A point promised by the landings that the boat has yet to reach."""
POINTS: Final = 1.1
"""A point on the track."""
AMULETS: Final = 1.1
"""A point of value in amulets."""
STARTER: Final = 0.8
"""The talisman."""


def by_left(figures: list[float], left: float) -> float:
    """The figure for this many rounds left."""
    return between(LEFT, figures, left)


def outlooks(state: MangroviaState, left: float) -> list[float]:
    """What each seat can expect."""
    values = on_board(state, left)
    under_way = state.ask != BOWL or state.placed > 0
    for seat in range(state.seats):
        values[seat] += POINTS * state.points[seat] + by_left(HUTS, left) * state.supply[seat] + in_hand(state, seat, left)
        if state.starter == seat:
            values[seat] += STARTER
        if under_way:
            values[seat] += by_left(PROMISED, left) * promised(state, seat, best_hut(state, seat))
    return values


def on_board(state: MangroviaState, left: float) -> list[float]:
    """Paths, areas and amulet spaces."""
    box = state.box
    paths = by_left(PATHS, left)
    footholds = by_left(FOOTHOLDS, left)
    circles = by_left(CIRCLES, left)
    pole = by_left(POLE, left)
    values = [float(points) for points in scoring.stone_points(state)]
    gained = scoring.place_points(state, scoring.pole_standing(state), box.pole_points)
    for seat in range(state.seats):
        values[seat] += pole * gained[seat]
    for path in range(len(box.paths)):
        gained = scoring.place_points(state, scoring.path_standing(state, path), box.path_points[path])
        for seat in range(state.seats):
            values[seat] += paths * gained[seat]
    for space in range(len(state.owners)):
        owner = state.owners[space]
        if owner >= 0:
            for path in box.paths_of[space]:
                values[owner] += footholds * box.path_points[path][1] * state.counts[space]
            if box.circles[space]:
                values[owner] += circles
    return values


def in_hand(state: MangroviaState, seat: int, left: float) -> float:
    box = state.box
    at = seat * box.kinds
    money = 0
    for kind in range(box.first[LANDSCAPES]):
        money += state.held[at + kind] * box.values[kind]
    for number in range(len(box.starting)):
        money += state.starting[seat * len(box.starting) + number] * box.starting[number]
    firsts = 0
    more = 0
    for land in range(len(box.landscapes)):
        count = state.held[at + box.first[LANDSCAPES] + land]
        if count > 0:
            firsts += 1
            more += count - 1
    amulets = 0
    for number in range(len(box.amulets)):
        amulets += state.held[at + box.one + number] * box.amulets[number]
    return by_left(MONEY, left) * money + by_left(FIRST_CARDS, left) * firsts + by_left(MORE_CARDS, left) * more + AMULETS * amulets
