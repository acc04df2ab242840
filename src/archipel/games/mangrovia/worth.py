"""What things are worth in Mangrovia, roughly and in points: cards, huts, paths, and what the landings promise.

All from what the seat knows; the figures were found by play.
"""

from typing import Final

from archipel.games.mangrovia import building
from archipel.games.mangrovia.edition import AMULETS, BIRDS, DOUBLE, DOWN, HUT, LANDSCAPES, UP
from archipel.games.mangrovia.state import FREE, NEUTRAL, MangroviaState

VALUABLE: Final = 0.22
"""What a valuable is worth, for each point of its value."""
LANDSCAPE: Final = [1.6, 0.9, 0.3]
"""What the first, second and third card of a landscape are worth."""
TILE: Final = 1.2
TALISMAN: Final = 0.8
COLLECTION: Final = [1.0, 3.2, 4.1, 7.7, 11.0, 14.3]
"""What one collection brings on average with this many huts on amulet spaces."""
COLLECTING: Final = 0.45
"""How often per round a seat gets to collect."""
LONGEST: Final = 16
"""No game is planned beyond this round: a bot that always waits for a better one never builds, and the rules alone force no end."""
HOPE: Final = 0.5
"""How much of a lead on a path, or of a hut that could be built, counts before the end."""


def rounds_left(state: MangroviaState) -> float:
    """About how many rounds are still to come: somebody's huts run out, or the rounds agreed upon."""
    if state.ending:
        return 0.0
    left = min(min(state.supply) / (0.8 * state.set_up_for.bowls), float(max(0, LONGEST - state.round)))
    if state.round_limit:
        left = min(left, float(state.round_limit - state.round))
    return left


def in_hand(state: MangroviaState, seat: int, rounds: float) -> float:
    """What cards and tiles are good for; nothing in the last round."""
    box = state.box
    value = 0.0
    for kind in range(box.first[LANDSCAPES]):
        value += state.held[seat * box.kinds + kind] * box.values[kind] * VALUABLE
    for number in range(len(box.starting)):
        value += state.starting[seat * len(box.starting) + number] * box.starting[number] * VALUABLE
    for land in range(len(box.landscapes)):
        for number in range(min(state.held[seat * box.kinds + box.first[LANDSCAPES] + land], len(LANDSCAPE))):
            value += LANDSCAPE[number]
    for tile in range(len(box.tiles)):
        if not box.statues[tile]:
            value += state.tiles[seat * len(box.tiles) + tile] * TILE
    return value * min(1.0, 0.25 + rounds / 3)


def collection(state: MangroviaState, seat: int) -> float:
    """What collecting amulets brings a seat, on average."""
    return COLLECTION[min(state.circles(seat), len(COLLECTION) - 1)]


def footholds(state: MangroviaState, seat: int) -> float:
    """A share of what the paths bring on which a seat stands, even if others are ahead."""
    box = state.box
    value = 0.0
    for path in range(len(box.paths)):
        for space in box.path_spaces[path]:
            if state.owners[space] == seat:
                value += box.path_points[path][1] * 0.3 * state.counts[space]
    return value


def best_hut(state: MangroviaState, seat: int) -> float:
    """What the best hut that a seat could build now would bring, roughly."""
    best = 0.0
    gains = [path_gain(state, seat, path) for path in range(len(state.box.paths))]
    for space in building.open_spaces(state, seat, 1):
        best = max(best, hut_value(state, space, gains))
    return best


def hut_value(state: MangroviaState, space: int, gains: list[float]) -> float:
    box = state.box
    value = float(box.points[space])
    if box.in_pole[space]:
        value += box.poles[state.pole_next]
    if box.in_stone[space]:
        value += 4.0
    if box.circles[space]:
        value += 4.0
    for path in box.paths_of[space]:
        value += gains[path]
    return value


def path_gain(state: MangroviaState, seat: int, path: int) -> float:
    """What one more hut on a path would change, roughly."""
    box = state.box
    huts = [0] * (state.seats + 1)
    for space in box.path_spaces[path]:
        if state.owners[space] != FREE:
            huts[state.owners[space] if state.owners[space] != NEUTRAL else state.seats] += state.counts[space]
    own = huts[seat] + 1
    huts[seat] = 0
    ahead = sum(1 for count in huts if count >= own)
    return box.path_points[path][ahead] * HOPE if ahead < 2 else 0.5


def promised(state: MangroviaState, seat: int, best: float) -> float:
    """What the steps are worth that the boat has not yet reached."""
    box = state.box
    value = 0.0
    for landing in range(max(state.landing, 1), box.landings + 1):
        if state.bowls[box.site_at[landing]] == seat:
            value += landing_value(state, seat, landing, state.step if landing == state.landing else 0, best)
    return value


def landing_value(state: MangroviaState, seat: int, landing: int, first: int, best: float) -> float:
    """What the steps of a landing are worth, from `first` on."""
    steps = state.box.steps[landing]
    value = 0.0
    huts = best
    for number in range(first, len(steps)):
        step = steps[number]
        value += step_value(state, seat, step, huts)
        if step & HUT:
            huts = huts * 0.4
    return value


def step_value(state: MangroviaState, seat: int, step: int, huts: float) -> float:
    value = 0.0
    if step & UP:
        value = 1.9
    elif step & DOWN:
        value = 1.4
    if step & AMULETS:
        value = collection(state, seat)
    if step & HUT:
        value = max(value, 0.8 + huts * (1.1 if step & DOUBLE else 0.9))
    if step & BIRDS:
        value = 1.5 + TALISMAN
    return value
