"""What everybody can expect to have in the end in Bora Bora, but for what all get alike.

A figure says how many points each thing brings in the end, by how many rounds are left: 1 to 5. They were fitted to games between
bots that play at a glance: the final lead of one over the other, from what each had when a round began.
"""

from typing import Final

from archipel.engine.evaluation import between
from archipel.games.borabora import gods, scoring, tasks
from archipel.games.borabora.bot import wishes
from archipel.games.borabora.bot.gains import best_use
from archipel.games.borabora.bot.worth import ready
from archipel.games.borabora.edition import SEXES
from archipel.games.borabora.state import EMPTY, BoraBoraState

ROUNDS: Final = [1.0, 2.0, 3.0, 4.0, 5.0]
"""The lists of figures are for this many rounds left."""
SPREAD: Final = [6.5, 9.0, 10.25, 11.5, 12.75]
"""How much can still happen: by this many points somebody is ahead who wins e times as often."""
POINTS: Final = [0.89, 0.82, 0.73, 0.66, 0.64]
"""A point on the track or of jewelry."""
FISH: Final = [0.9, 0.71, 0.46, 0.23, 0.03]
"""A point of fish at which one holds the building space."""
HUTS: Final = [-0.18, 0.04, 0.63, 1.22, 1.46]
"""A hut on the islands."""
JEWELRY: Final = [0.42, 0.99, 1.61, 1.83, 1.02]
"""A piece of jewelry, beside its points."""
GOD_TILES: Final = [3.26, 4.57, 5.74, 6.62, 6.73]
"""A god tile."""
PRAYERS: Final = [1.94, 2.9, 3.61, 4.29, 4.26]
"""A god card with an offering."""
CARDS: Final = [0.65, 1.25, 1.62, 2.13, 2.64]
"""A god card without."""
OFFERINGS: Final = [0.1, 0.22, 0.77, 1.89, 2.32]
"""An offering without a card."""
SHELLS: Final = [1.09, 1.21, 0.99, 0.64, 0.42]
"""A shell."""
DONE: Final = [0.72, 1.18, 1.18, 0.88, 0.5]
"""A task that is fulfilled, beside its points."""
BUILT: Final = [0.78, 1.4, 2.16, 3.03, 2.89]
"""A building, beside its points."""
FIRST: Final = [0.77, 0.17, 0.53, 0.67, 0.98]
"""The first place in the turn order."""
TASKS: Final = [0.89, 0.89, 0.99, 1.16, 1.05]
"""A point that the tasks are worth (see `wishes`)."""
LEFT: Final = [3.85, 3.96, 3.94, 4.4, 4.52]
"""A priest in the left half of the temple."""
RIGHT: Final = [0.97, 0.49, 0.74, 1.27, 2.53]
"""A priest in the right half."""
MOST: Final = [0.66, 0.02, -0.11, 0.34, 1.97]
"""To have most priests; half of it for as many as others."""
PEOPLE: Final = [0.88, 1.72, 2.44, 2.87, 2.83]
"""A man or woman."""
FREE: Final = [0.56, 1.12, 1.16, 0.76, 0.46]
"""A free space for people, up to two."""
WOMEN: Final = [0.24, 0.33, 0.59, 0.77, 0.72]
"""A shell on the left side of a woman who is not yet shifted."""
USE: Final = [0.9, 1.3, 1.52, 1.42, 1.68]
"""A point that the best people of a sex bring when they are used (see `gains`)."""
PAIRS: Final = [0.58, 1.24, 3.41, 3.85, 4.81]
"""Two neighbouring materials."""
MATERIALS: Final = [-0.55, -0.24, -0.13, 0.01, 0.69]
"""A material beside these."""
MOST_FREE: Final = 2
"""More free spaces for people than this are not counted."""


def by_rounds(figures: list[float], rounds: float) -> float:
    """The figure for this many rounds left."""
    return between(ROUNDS, figures, rounds)


def outlook(state: BoraBoraState, seat: int, rounds: float) -> float:
    """What a seat can expect."""
    value = by_rounds(POINTS, rounds) * (state.points[seat] + scoring.jewel_points(state, seat))
    value += by_rounds(HUTS, rounds) * state.huts[seat].bit_count()
    value += by_rounds(JEWELRY, rounds) * state.owned[seat].bit_count()
    value += by_rounds(DONE, rounds) * state.done[seat].bit_count()
    value += by_rounds(BUILT, rounds) * state.built[seat].bit_count()
    value += by_rounds(SHELLS, rounds) * state.shells[seat]
    if state.order[0] == seat:
        value += by_rounds(FIRST, rounds)
    value += fish(state, seat, rounds) + prayers(state, seat, rounds) + chores(state, seat, rounds)
    return value + priests(state, seat, rounds) + folk(state, seat, rounds) + ceremony(state, seat, rounds)


def fish(state: BoraBoraState, seat: int, rounds: float) -> float:
    points = 0
    for region in range(len(state.top)):
        if state.top[region] == seat:
            points += state.box.fish_value[state.fish[region]]
    return by_rounds(FISH, rounds) * points


def prayers(state: BoraBoraState, seat: int, rounds: float) -> float:
    """God cards, offerings and god tiles."""
    cards = state.cards_of(seat)
    offerings = state.offerings[seat]
    both = min(cards, offerings)
    value = (
        by_rounds(PRAYERS, rounds) * both + by_rounds(CARDS, rounds) * (cards - both) + by_rounds(OFFERINGS, rounds) * (offerings - both)
    )
    return value + by_rounds(GOD_TILES, rounds) * state.god_tiles[seat]


def chores(state: BoraBoraState, seat: int, rounds: float) -> float:
    """The tasks that are not yet fulfilled."""
    held = gods.means(state, seat)
    hope = wishes.hope_for(rounds)
    value = 0.0
    for task in tasks.of_seat(state, seat):
        value += wishes.task_value(state, seat, task, held, hope)
    return by_rounds(TASKS, rounds) * value


def priests(state: BoraBoraState, seat: int, rounds: float) -> float:
    left = 0
    right = 0
    for space in range(len(state.temple)):
        if state.temple[space] == seat:
            if space < len(state.temple) // 2:
                left += 1
            else:
                right += 1
    others = 0
    for other in range(state.seats):
        if other != seat:
            others = max(others, state.priests_of(other))
    most = 1.0 if left + right > others else 0.5 if left + right == others else 0.0
    return by_rounds(LEFT, rounds) * left + by_rounds(RIGHT, rounds) * right + by_rounds(MOST, rounds) * most


def folk(state: BoraBoraState, seat: int, rounds: float) -> float:
    """Men and women, and free spaces for them."""
    box = state.box
    people = 0
    free = 0
    shells = 0
    for at in range(seat * len(box.spaces), (seat + 1) * len(box.spaces)):
        held = state.spaces[at]
        if held == EMPTY:
            free += 1
        elif held > 0:
            people += 1
            if len(box.kinds) < held <= box.types:
                shells += box.left_value[held - 1]
    value = by_rounds(PEOPLE, rounds) * people + by_rounds(FREE, rounds) * min(free, MOST_FREE) + by_rounds(WOMEN, rounds) * shells
    for sex in range(len(SEXES)):
        value += by_rounds(USE, rounds) * best_use(state, seat, sex)
    return value


def ceremony(state: BoraBoraState, seat: int, rounds: float) -> float:
    """Materials that lie ready, each in one pair at most."""
    pairs, alone = ready(state, seat)
    return by_rounds(PAIRS, rounds) * pairs + by_rounds(MATERIALS, rounds) * alone
