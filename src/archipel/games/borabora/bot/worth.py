"""What things are worth in Bora Bora, roughly and in points: what the final scoring, tasks, people, priests and materials will still bring,
and what a hand is good for. All from what the seat knows; the figures were found by play.
"""

from typing import Final

from archipel.games.borabora import gods, kinds, needs, scoring, status, tasks
from archipel.games.borabora.edition import NONE, SEXES
from archipel.games.borabora.jewelry import BUY_JEWEL
from archipel.games.borabora.state import EMPTY, FILLED, PHASE_A, PHASE_B, PHASE_C, SET_UP, BoraBoraState

TASK: Final = 5.6
"""What a task is worth for which nothing is missing."""
EFFORT: Final = [0.8, 0.8, 0.6, 1.0, 0.7, 0.9, 0.8, 0.7, 1.0, 1.2, 0.7, 0.4, 0.7]
"""How hard it is to get one thing more of what a task asks for, in the order of `edition.OF`."""
SHIFTING: Final = 0.5
"""The same for people to be shifted."""
PARTICULAR: Final = 0.35
"""How much harder it is if it must be of one kind."""
HUT: Final = 1.4
"""A hut on the islands, for each round to come."""
MATERIAL: Final = 1.5
PAIR: Final = 0.55
"""Of a building's points: two neighbouring materials before they are covered."""
PLACE: Final = [2.4, 1.2, 0.4, 0.0]
"""The turn order."""
SHELL: Final = 1.1
CARD: Final = 1.0
"""A god card without an offering, or an offering without a card; together they invoke a god."""
PRAYER: Final = 2.2
GOD_TILE: Final = 3.2
STAYS: Final = [0.95, 0.87, 0.75, 0.6, 0.45, 0.25]
"""How likely a priest is still there a round later, by its space from the left."""
SPACE: Final = [1.0, 0.5, 0.2]
"""A first, second and third free space for people."""
SHIFTED: Final = 0.65
"""Of a left side that is not yet used."""
DIE: Final = 2.6
PIP: Final = 0.25


def rounds_left(state: BoraBoraState) -> float:
    """How many rounds are still to come, and how much of this one."""
    left = float(state.box.rounds - state.round)
    if state.phase in (SET_UP, PHASE_A):
        share = state.turn / (state.seats * state.box.dice) if state.phase == PHASE_A else 0.0
        return left + 1.0 - 0.7 * share
    return left + 0.3 if state.phase == PHASE_B else left


def on_the_way(state: BoraBoraState, seat: int, rounds: float) -> float:
    """What the final scoring will bring: fish that may yet be lost, jewelry, god tiles, and the bonuses as far as one has come."""
    box = state.box
    fish = 0
    for region in range(len(state.top)):
        if state.top[region] == seat:
            fish += box.fish_value[state.fish[region]]
    value = fish / (1.0 + 0.22 * rounds)
    value += scoring.jewel_points(state, seat)
    value += state.god_tiles[seat] * (GOD_TILE if rounds > 0 else float(box.god_tile_points))
    counts = scoring.bonus_counts(state, seat)
    for bonus in range(len(counts)):
        share = min(1.0, counts[bonus] / box.bonus_count[bonus])
        value += box.bonus_points[bonus] * share * share * share * (1.0 if share == 1.0 else 0.5 if rounds > 0 else 0.0)
    return value + state.huts[seat].bit_count() * HUT * min(1.0, rounds / 3)


def track(state: BoraBoraState, seat: int) -> float:
    """The status reached in this round, and the place in the turn order that it means."""
    if state.phase in (PHASE_A, PHASE_B):
        place = status.ahead(state).index(seat)
        return state.box.status_points[state.steps[seat]] + PLACE[place]
    return PLACE[state.order.index(seat)]


def temple(state: BoraBoraState, seat: int, rounds: float) -> float:
    """What the priests will bring in this round and the next ones, and the god tile for the most of them."""
    box = state.box
    value = 0.0
    before = state.phase in (PHASE_A, PHASE_B)
    first = state.round if before else state.round + 1
    others = 0
    for space in range(len(state.temple)):
        owner = state.temple[space]
        if owner == seat:
            chance = STAYS[space]
            for number in range(first, box.rounds + 1):
                value += box.priest_points[number] * chance
                chance *= STAYS[space] * 0.85
    own = state.priests_of(seat)
    for other in range(state.seats):
        if other != seat:
            others = max(others, state.priests_of(other))
    if rounds > 0 and own >= others and own > 0:
        value += GOD_TILE * (0.7 if own > others else 0.35)
    return value + min(state.priests[seat], 2) * 0.4 * min(1.0, rounds)


def hand(state: BoraBoraState, seat: int, rounds: float) -> float:
    """God cards with offerings, and shells for jewelry."""
    use = min(1.0, 0.15 + rounds / 2)
    cards = state.cards_of(seat) + state.due
    offerings = state.offerings[seat]
    both = min(cards, offerings)
    value = (both * PRAYER + (cards - both) * CARD * 0.8 + (offerings - both) * CARD * 0.6) * use
    colours = len(state.box.colours)
    seen = 0
    for colour in range(colours):
        if state.held[seat * colours + colour] > 0:
            seen += 1
    value += seen * 0.25 * use
    return value + shells(state, seat)


def shells(state: BoraBoraState, seat: int) -> float:
    """As many as can still be spent: one piece of jewelry a round."""
    box = state.box
    count = state.shells[seat]
    chances = box.rounds - state.round
    if state.phase < PHASE_C or (state.asked() is BUY_JEWEL and state.order.index(seat) >= state.turn):
        chances += 1
    if chances == 0:
        return 0.0
    useful = min(count, chances * 7)
    return useful * SHELL if chances > 1 else best_jewel(state, count)


def best_jewel(state: BoraBoraState, count: int) -> float:
    """What the best piece of this round that this many shells buy is worth: somebody else may take it."""
    return best_buy(state, count) * 0.85


def best_buy(state: BoraBoraState, count: int) -> int:
    """The points of the best piece of this round that this many shells buy."""
    box = state.box
    best = 0
    first = (state.round - 1) * box.jewels_a_round
    for place in range(first, first + box.jewels_a_round):
        jewel = state.jewels[place]
        if jewel != NONE and box.jewel_cost[jewel] <= count:
            best = max(best, box.jewel_worth[jewel])
    return best


# People


def folk(state: BoraBoraState, seat: int, rounds: float) -> float:
    """The people of a seat: one kind of each sex can be used a round; and what their left sides bring when they are shifted."""
    box = state.box
    first = seat * len(box.spaces)
    counts = [0] * box.types
    value = 0.0
    free = 0
    left = min(1.0, rounds / 1.5)
    for at in range(first, first + len(box.spaces)):
        held = state.spaces[at]
        if held == EMPTY:
            if free < len(SPACE):
                value += SPACE[free] * left
            free += 1
        elif held > 0:
            type = (held - 1) % box.types
            counts[type] += 1
            if held <= box.types:
                value += box.left_value[type] * SHIFTED * left
    uses = float(box.rounds - state.round)
    kinds = len(box.kinds)
    for sex in range(len(SEXES)):
        now = 1.0 if state.phase in (SET_UP, PHASE_A) else 0.0
        if state.phase == PHASE_B and state.order.index(seat) >= state.turn:
            done = state.man_used[seat] if sex == 0 else state.woman_used[seat]
            now = 1.0 if done == NONE else 0.0
        best = 0.0
        second = 0.0
        for kind in range(kinds):
            count = counts[sex * kinds + kind]
            if count:
                worth = use_value(state, seat, kind, count)
                if worth > best:
                    second = best
                    best = worth
                elif worth > second:
                    second = worth
        value += (best + 0.3 * second) * (uses + now) * 0.85
    return value


def use_value(state: BoraBoraState, seat: int, kind: int, count: int) -> float:
    """What this many people of a kind bring when they are used, roughly."""
    box = state.box
    strength = count * box.unit[kind]
    if box.cap[kind]:
        strength = min(strength, box.cap[kind])
    effect = box.effect[kind]
    if effect == kinds.SETTLE:
        return 1.0 + 0.45 * strength if state.huts[seat].bit_count() < len(box.regions) else 0.0
    if effect == kinds.PERSON:
        return 1.2 + 0.25 * strength
    if effect == kinds.BUILD:
        return 1.2 + 0.3 * strength
    if effect == kinds.MATERIAL:
        return 1.7 * strength
    if effect == kinds.HUT:
        return 0.8 * strength
    if effect == kinds.POINTS:
        return float(strength)
    if effect == kinds.CARD:
        return 1.3 * strength
    if effect == kinds.OFFERING:
        return 1.3 * strength
    if effect == kinds.STATUS:
        return 1.2 * strength
    return SHELL * strength


# The ceremony area


def ready(state: BoraBoraState, seat: int) -> tuple[int, int]:
    """Pairs of materials on which a building could stand, each material in one at most, and the materials that remain."""
    box = state.box
    first = seat * len(box.ceremony)
    taken = 0
    pairs = 0
    for one, other in box.pairs:
        both = 1 << one | 1 << other
        if state.ceremony[first + one] == FILLED and state.ceremony[first + other] == FILLED and not taken & both:
            taken |= both
            pairs += 1
    alone = 0
    for space in range(len(box.ceremony)):
        if state.ceremony[first + space] == FILLED and not taken >> space & 1:
            alone += 1
    return pairs, alone


def site(state: BoraBoraState, seat: int, rounds: float) -> float:
    """Materials that lie ready, and pairs of neighbours on which a building could stand."""
    box = state.box
    if rounds <= 0:
        return 0.0
    unbuilt = len(box.buildings) - state.built[seat].bit_count()
    soon = box.building_points[min(state.round + (0 if state.phase in (SET_UP, PHASE_A, PHASE_B) else 1), box.rounds)]
    pairs, filled = ready(state, seat)
    pairs = min(pairs, unbuilt)
    value = filled * MATERIAL * min(1.0, rounds / 2)
    for number in range(pairs):
        value += soon * PAIR * (1.0 if number == 0 else 0.6) * min(1.0, 0.3 + rounds / 2)
    return value


# Tasks


def chores(state: BoraBoraState, seat: int, rounds: float) -> float:
    """What the tasks are worth by what is missing for them; the more rounds are left, the more can still be done."""
    held = gods.means(state, seat)
    hope = min(0.78, 0.3 + 0.16 * rounds) if rounds > 0 else 0.1
    value = 0.0
    for task in tasks.of_seat(state, seat):
        worth = TASK
        for need in state.box.needs[task]:
            lacking = need.count - needs.have(state, seat, need, held)
            if lacking > 0:
                effort = SHIFTING if need.shifted else EFFORT[need.of]
                if need.kind != NONE or need.fish != NONE:
                    effort += PARTICULAR
                worth *= hope ** (effort * lacking)
        value += worth
    return value


def dice(state: BoraBoraState, seat: int) -> float:
    """The dice that are still to be placed; high ones can do more."""
    box = state.box
    if state.phase != PHASE_A:
        return 0.0
    value = 0.0
    for die in range(seat * box.dice, (seat + 1) * box.dice):
        if state.at[die] == NONE:
            value += DIE + PIP * state.dice[die]
    return value
