"""What a bot should know about Mangrovia: the score as it stands, what the hand is good for, what huts on amulet spaces will bring, and
what the landings promise that the boat has not yet reached. All from what the seat knows; the figures were found by play.
"""

from typing import Final, cast

from archipel.engine.hints import Hints as EngineHints
from archipel.engine.state import State
from archipel.games.mangrovia import building, scoring
from archipel.games.mangrovia.edition import AMULETS, BIRDS, DOUBLE, DOWN, HUT, LANDSCAPES, UP
from archipel.games.mangrovia.rules import MangroviaState
from archipel.games.mangrovia.state import FREE, NEUTRAL

VALUABLE: Final = 0.22
"""What a valuable is worth, for each point of its value."""
LANDSCAPE: Final = [1.6, 0.9, 0.3]
"""What the first, second and third card of a landscape are worth."""
TILE: Final = 1.2
TALISMAN: Final = 0.8
COLLECTION: Final = [1.0, 3.2, 4.1, 7.7, 11.0, 14.3]
"""What one collection brings on average with so many huts on amulet spaces."""
COLLECTING: Final = 0.45
"""How often a round somebody gets to collect."""
LONGEST: Final = 16
"""No game is planned beyond this round: who always waits for a better one never builds, and the rules alone force no end."""
HOPE: Final = 0.5
"""How much of a lead on a path, or of a hut that could be built, counts before the end."""


class Hints(EngineHints):
    def value(self, state: State, seat: int) -> float:
        table = cast(MangroviaState, state)
        points = scoring.open_points(table)
        amulets = sum(scoring.amulet_values(table, seat))
        if table.over:
            return float(points[seat] + amulets)
        rounds = rounds_left(table)
        best = best_hut(table, seat)
        value = points[seat] + amulets + in_hand(table, seat, rounds)
        value += collection(table, seat) * rounds * COLLECTING
        value += promised(table, seat, best)
        value += footholds(table, seat) * HOPE
        if table.starter == seat:
            value += TALISMAN * HOPE
        return value


def rounds_left(table: MangroviaState) -> float:
    """About how many rounds are still to come: somebody's huts run out, or the rounds agreed upon."""
    if table.ending:
        return 0.0
    left = min(min(table.supply) / (0.8 * table.set_up_for.bowls), float(max(0, LONGEST - table.round)))
    if table.round_limit:
        left = min(left, float(table.round_limit - table.round))
    return left


def in_hand(table: MangroviaState, seat: int, rounds: float) -> float:
    """What cards and tiles are good for; nothing in the last round."""
    box = table.island
    value = 0.0
    for kind in range(box.first[LANDSCAPES]):
        value += table.held[seat * box.kinds + kind] * box.values[kind] * VALUABLE
    for number in range(len(box.starting)):
        value += table.starting[seat * len(box.starting) + number] * box.starting[number] * VALUABLE
    for land in range(len(box.landscapes)):
        for number in range(min(table.held[seat * box.kinds + box.first[LANDSCAPES] + land], len(LANDSCAPE))):
            value += LANDSCAPE[number]
    for tile in range(len(box.tiles)):
        if not box.statues[tile]:
            value += table.tiles[seat * len(box.tiles) + tile] * TILE
    return value * min(1.0, 0.25 + rounds / 3)


def collection(table: MangroviaState, seat: int) -> float:
    """What collecting amulets brings a seat, on average."""
    return COLLECTION[min(table.circles(seat), len(COLLECTION) - 1)]


def footholds(table: MangroviaState, seat: int) -> float:
    """A share of what paths bring on which a seat stands, even if others are ahead."""
    box = table.island
    value = 0.0
    for path in range(len(box.paths)):
        for space in box.path_spaces[path]:
            if table.owners[space] == seat:
                value += box.path_points[path][1] * 0.3 * table.counts[space]
    return value


def best_hut(table: MangroviaState, seat: int) -> float:
    """What the best hut that a seat could build now would bring, roughly."""
    best = 0.0
    gains = [path_gain(table, seat, path) for path in range(len(table.island.paths))]
    for space in building.open_spaces(table, seat, 1):
        best = max(best, hut_value(table, space, gains))
    return best


def hut_value(table: MangroviaState, space: int, gains: list[float]) -> float:
    box = table.island
    value = float(box.points[space])
    if box.in_pole[space]:
        value += box.poles[table.pole_next]
    if box.in_stone[space]:
        value += 4.0
    if box.circles[space]:
        value += 4.0
    for path in box.paths_of[space]:
        value += gains[path]
    return value


def path_gain(table: MangroviaState, seat: int, path: int) -> float:
    """What one more hut on a path would change, roughly."""
    box = table.island
    huts = [0] * (table.seats + 1)
    for space in box.path_spaces[path]:
        if table.owners[space] != FREE:
            huts[table.owners[space] if table.owners[space] != NEUTRAL else table.seats] += table.counts[space]
    own = huts[seat] + 1
    huts[seat] = 0
    ahead = sum(1 for count in huts if count >= own)
    return box.path_points[path][ahead] * HOPE if ahead < 2 else 0.5


def promised(table: MangroviaState, seat: int, best: float) -> float:
    """What the steps are worth that the boat has not yet reached."""
    box = table.island
    value = 0.0
    for landing in range(max(table.landing, 1), box.landings + 1):
        if table.bowls[box.site_at[landing]] == seat:
            steps = box.steps[landing]
            huts = best
            for number in range(table.step if landing == table.landing else 0, len(steps)):
                step = steps[number]
                value += step_value(table, seat, step, huts)
                if step & HUT:
                    huts = huts * 0.4
    return value


def step_value(table: MangroviaState, seat: int, step: int, huts: float) -> float:
    value = 0.0
    if step & UP:
        value = 1.9
    elif step & DOWN:
        value = 1.4
    if step & AMULETS:
        value = collection(table, seat)
    if step & HUT:
        value = max(value, 0.8 + huts * (1.1 if step & DOUBLE else 0.9))
    if step & BIRDS:
        value = 1.5 + TALISMAN
    return value
