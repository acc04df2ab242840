"""What things are worth in Bora Bora, roughly and in points: what the final scoring, tasks, people, priests and materials will still bring,
and what a hand is good for. All from what the seat knows; the figures were found by play.
"""

from typing import Final

from archipel.games.borabora import gods, scoring, status, tasks
from archipel.games.borabora.edition import (
    EFFECT_BUILD,
    EFFECT_CARD,
    EFFECT_HUT,
    EFFECT_MATERIAL,
    EFFECT_OFFERING,
    EFFECT_PERSON,
    EFFECT_POINTS,
    EFFECT_SETTLE,
    EFFECT_STATUS,
    NONE,
    SEXES,
)
from archipel.games.borabora.rules import BoraBoraState
from archipel.games.borabora.state import ASK_JEWELRY, EMPTY, FILLED, PHASE_A, PHASE_B, PHASE_C, SET_UP

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


def rounds_left(table: BoraBoraState) -> float:
    """How many rounds are still to come, and how much of this one."""
    left = float(table.isles.rounds - table.round)
    if table.phase in (SET_UP, PHASE_A):
        share = table.turn / (table.seats * table.isles.dice) if table.phase == PHASE_A else 0.0
        return left + 1.0 - 0.7 * share
    return left + 0.3 if table.phase == PHASE_B else left


def on_the_way(table: BoraBoraState, seat: int, rounds: float) -> float:
    """What the final scoring will bring: fish that may yet be lost, jewelry, god tiles, and the bonuses as far as one has come."""
    box = table.isles
    fish = 0
    for region in range(len(table.top)):
        if table.top[region] == seat:
            fish += box.fish_value[table.fish[region]]
    value = fish / (1.0 + 0.22 * rounds)
    value += scoring.jewel_points(table, seat)
    value += table.god_tiles[seat] * (GOD_TILE if rounds > 0 else float(box.god_tile_points))
    counts = scoring.bonus_counts(table, seat)
    for bonus in range(len(counts)):
        share = min(1.0, counts[bonus] / box.bonus_count[bonus])
        value += box.bonus_points[bonus] * share * share * share * (1.0 if share == 1.0 else 0.5 if rounds > 0 else 0.0)
    return value + table.huts[seat].bit_count() * HUT * min(1.0, rounds / 3)


def track(table: BoraBoraState, seat: int) -> float:
    """The status reached in this round, and the place in the turn order that it means."""
    if table.phase in (PHASE_A, PHASE_B):
        place = status.ahead(table).index(seat)
        return table.isles.status_points[table.steps[seat]] + PLACE[place]
    return PLACE[table.order.index(seat)]


def temple(table: BoraBoraState, seat: int, rounds: float) -> float:
    """What the priests will bring in this round and the next ones, and the god tile for the most of them."""
    box = table.isles
    value = 0.0
    before = table.phase in (PHASE_A, PHASE_B)
    first = table.round if before else table.round + 1
    others = 0
    for space in range(len(table.temple)):
        owner = table.temple[space]
        if owner == seat:
            chance = STAYS[space]
            for number in range(first, box.rounds + 1):
                value += box.priest_points[number] * chance
                chance *= STAYS[space] * 0.85
    own = table.priests_of(seat)
    for other in range(table.seats):
        if other != seat:
            others = max(others, table.priests_of(other))
    if rounds > 0 and own >= others and own > 0:
        value += GOD_TILE * (0.7 if own > others else 0.35)
    return value + min(table.priests[seat], 2) * 0.4 * min(1.0, rounds)


def hand(table: BoraBoraState, seat: int, rounds: float) -> float:
    """God cards with offerings, and shells for jewelry."""
    use = min(1.0, 0.15 + rounds / 2)
    cards = table.cards_of(seat) + table.due
    offerings = table.offerings[seat]
    both = min(cards, offerings)
    value = (both * PRAYER + (cards - both) * CARD * 0.8 + (offerings - both) * CARD * 0.6) * use
    colours = len(table.isles.colours)
    seen = 0
    for colour in range(colours):
        if table.held[seat * colours + colour] > 0:
            seen += 1
    value += seen * 0.25 * use
    return value + shells(table, seat)


def shells(table: BoraBoraState, seat: int) -> float:
    """As many as can still be spent: one piece of jewelry a round."""
    box = table.isles
    count = table.shells[seat]
    chances = box.rounds - table.round
    if table.phase < PHASE_C or (table.ask == ASK_JEWELRY and table.order.index(seat) >= table.turn):
        chances += 1
    if chances == 0:
        return 0.0
    useful = min(count, chances * 7)
    return useful * SHELL if chances > 1 else best_jewel(table, count)


def best_jewel(table: BoraBoraState, count: int) -> float:
    """The best piece of this round that so many shells buy."""
    box = table.isles
    best = 0
    first = (table.round - 1) * box.jewels_a_round
    for place in range(first, first + box.jewels_a_round):
        jewel = table.jewels[place]
        if jewel != NONE and box.jewel_cost[jewel] <= count:
            best = max(best, box.jewel_worth[jewel])
    return best * 0.85


# People


def folk(table: BoraBoraState, seat: int, rounds: float) -> float:
    """The people of a seat: one kind of each sex can be used a round; and what their left sides bring when they are shifted."""
    box = table.isles
    first = seat * len(box.spaces)
    counts = [0] * box.types
    value = 0.0
    free = 0
    left = min(1.0, rounds / 1.5)
    for at in range(first, first + len(box.spaces)):
        held = table.spaces[at]
        if held == EMPTY:
            if free < len(SPACE):
                value += SPACE[free] * left
            free += 1
        elif held > 0:
            type = (held - 1) % box.types
            counts[type] += 1
            if held <= box.types:
                value += box.left_value[type] * SHIFTED * left
    uses = float(box.rounds - table.round)
    kinds = len(box.kinds)
    for sex in range(len(SEXES)):
        now = 1.0 if table.phase in (SET_UP, PHASE_A) else 0.0
        if table.phase == PHASE_B and table.order.index(seat) >= table.turn:
            done = table.man_used[seat] if sex == 0 else table.woman_used[seat]
            now = 1.0 if done == NONE else 0.0
        best = 0.0
        second = 0.0
        for kind in range(kinds):
            count = counts[sex * kinds + kind]
            if count:
                worth = use_value(table, seat, kind, count)
                if worth > best:
                    second = best
                    best = worth
                elif worth > second:
                    second = worth
        value += (best + 0.3 * second) * (uses + now) * 0.85
    return value


def use_value(table: BoraBoraState, seat: int, kind: int, count: int) -> float:
    """What so many people of a kind bring when they are used, roughly."""
    box = table.isles
    strength = count * box.unit[kind]
    if box.cap[kind]:
        strength = min(strength, box.cap[kind])
    effect = box.effect[kind]
    if effect == EFFECT_SETTLE:
        return 1.0 + 0.45 * strength if table.huts[seat].bit_count() < len(box.regions) else 0.0
    if effect == EFFECT_PERSON:
        return 1.2 + 0.25 * strength
    if effect == EFFECT_BUILD:
        return 1.2 + 0.3 * strength
    if effect == EFFECT_MATERIAL:
        return 1.7 * strength
    if effect == EFFECT_HUT:
        return 0.8 * strength
    if effect == EFFECT_POINTS:
        return float(strength)
    if effect == EFFECT_CARD:
        return 1.3 * strength
    if effect == EFFECT_OFFERING:
        return 1.3 * strength
    if effect == EFFECT_STATUS:
        return 1.2 * strength
    return SHELL * strength


# The ceremony area


def ready(table: BoraBoraState, seat: int) -> tuple[int, int]:
    """Pairs of materials on which a building could stand, each material in one at most, and the materials that remain."""
    box = table.isles
    first = seat * len(box.ceremony)
    taken = 0
    pairs = 0
    for one, other in box.pairs:
        both = 1 << one | 1 << other
        if table.ceremony[first + one] == FILLED and table.ceremony[first + other] == FILLED and not taken & both:
            taken |= both
            pairs += 1
    alone = 0
    for space in range(len(box.ceremony)):
        if table.ceremony[first + space] == FILLED and not taken >> space & 1:
            alone += 1
    return pairs, alone


def site(table: BoraBoraState, seat: int, rounds: float) -> float:
    """Materials that lie ready, and pairs of neighbours on which a building could stand."""
    box = table.isles
    if rounds <= 0:
        return 0.0
    unbuilt = len(box.buildings) - table.built[seat].bit_count()
    soon = box.building_points[min(table.round + (0 if table.phase in (SET_UP, PHASE_A, PHASE_B) else 1), box.rounds)]
    pairs, filled = ready(table, seat)
    pairs = min(pairs, unbuilt)
    value = filled * MATERIAL * min(1.0, rounds / 2)
    for number in range(pairs):
        value += soon * PAIR * (1.0 if number == 0 else 0.6) * min(1.0, 0.3 + rounds / 2)
    return value


# Tasks


def chores(table: BoraBoraState, seat: int, rounds: float) -> float:
    """What the tasks are worth by what is missing for them; the more rounds are left, the more can still be done."""
    held = gods.means(table, seat)
    hope = min(0.78, 0.3 + 0.16 * rounds) if rounds > 0 else 0.1
    value = 0.0
    for task in tasks.of_seat(table, seat):
        worth = TASK
        for need in table.isles.needs[task]:
            lacking = need.count - tasks.have(table, seat, need, held)
            if lacking > 0:
                effort = SHIFTING if need.shifted else EFFORT[need.of]
                if need.kind != NONE or need.fish != NONE:
                    effort += PARTICULAR
                worth *= hope ** (effort * lacking)
        value += worth
    return value


def dice(table: BoraBoraState, seat: int) -> float:
    """The dice that are still to be placed; high ones can do more."""
    box = table.isles
    if table.phase != PHASE_A:
        return 0.0
    value = 0.0
    for die in range(seat * box.dice, (seat + 1) * box.dice):
        if table.at[die] == NONE:
            value += DIE + PIP * table.dice[die]
    return value
