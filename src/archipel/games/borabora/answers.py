"""Which answers are legal: one test for every question, and the list of those that pass it."""

from archipel.games.borabora import building, cards, dice, gods, people, settling, tasks, temple
from archipel.games.borabora.edition import (
    BY_SEX,
    CARD,
    HUT_MOVE,
    MATERIAL,
    NONE,
    OFFERING,
    POINT,
    SHIFT,
    Invocation,
)
from archipel.games.borabora.moves import DONE, PASS, SHELL, STATUS
from archipel.games.borabora.moves import OFFERING as TAKE_OFFERING
from archipel.games.borabora.moves import POINT as TAKE_POINT
from archipel.games.borabora.state import (
    ASK_BUILD,
    ASK_CARDS,
    ASK_CEREMONY,
    ASK_COVER,
    ASK_FIRE_FIRST,
    ASK_FIRE_SECOND,
    ASK_FIRST,
    ASK_GREEN,
    ASK_HELPER,
    ASK_HUTS,
    ASK_JEWELRY,
    ASK_LAST_TASKS,
    ASK_MATERIALS,
    ASK_NEW_TASK,
    ASK_PEOPLE,
    ASK_PERSON,
    ASK_PLACE,
    ASK_RED,
    ASK_SETTLE,
    ASK_TASK,
    ASK_TEMPLE,
    ASK_YELLOW,
    ASK_YIELD,
    FREE,
    Lagoon,
)


def moves(table: Lagoon) -> list[int]:
    """Every legal answer, sorted."""
    box = table.isles
    ask = table.ask
    if ask == ASK_PLACE:
        return placements(table) + invocations(table)
    if ask in (ASK_FIRST, ASK_SETTLE):
        return settlements(table)
    if ask == ASK_YIELD:
        return [TAKE_OFFERING, box.at_material + box.material_of[table.region]]
    if ask == ASK_CEREMONY:
        return [box.at_on + space for space in building.free_spaces(table, table.seat, table.material)]
    if ask == ASK_RED:
        return [PASS, *invocations(table)]
    if ask == ASK_PERSON:
        return persons(table)
    if ask == ASK_HELPER:
        return services(table)
    if ask == ASK_TEMPLE:
        return [box.at_priest + space for space in range(len(box.temple)) if temple.may_place(table, space)]
    if ask == ASK_FIRE_FIRST:
        return [TAKE_OFFERING, *card_moves(table)]
    if ask == ASK_FIRE_SECOND:
        return [STATUS, SHELL]
    if ask == ASK_BUILD:
        return [box.at_build + number for number in range(len(box.buildings)) if may_build(table, number)]
    if ask == ASK_COVER:
        return [box.at_cover + pair for pair in range(len(box.pairs)) if building.can_cover(table, table.seat, pair)]
    if ask == ASK_PEOPLE:
        uses = [box.at_use + type for type in range(box.types) if people.usable(table, type)]
        return [DONE, *invocations(table), *uses]
    if ask == ASK_GREEN:
        found = [box.at_use + type for type in range(box.types) if people.usable_with_green(table, type, False)]
        return found + [box.at_double + type for type in range(box.types) if people.usable_with_green(table, type, True)]
    if ask == ASK_MATERIALS:
        return list(range(box.at_material, box.at_card))
    if ask == ASK_CARDS:
        return card_moves(table)
    if ask == ASK_HUTS:
        return [DONE, box.at_hut]
    if ask == ASK_JEWELRY:
        return [PASS, *sorted([box.at_buy + jewel for jewel in jewels_here(table) if box.jewel_cost[jewel] <= table.shells[table.seat]])]
    if ask == ASK_NEW_TASK:
        return sorted([box.at_pick + task for task in table.offered if task != NONE])
    return task_moves(table)


def placements(table: Lagoon) -> list[int]:
    box = table.isles
    values = dice.values_left(table)
    tiles = box.tiles_out[table.seats]
    lowest = [dice.lowest_on(table, tile) for tile in tiles]
    needed = [dice.needed_for(table, tile) for tile in tiles]
    found: list[int] = []
    for die in range(1, box.sides + 1):
        if values >> die & 1:
            first = box.at_place + (die - 1) * len(box.tiles)
            for number in range(len(tiles)):
                if dice.may_place(table, die, tiles[number], lowest[number], needed[number]):
                    found.append(first + tiles[number])
    return found


def invocations(table: Lagoon) -> list[int]:
    box = table.isles
    held = gods.means(table, table.seat)
    if held.god_tiles == 0 and (held.offerings == 0 or sum(held.cards) == 0):
        return []
    return [
        box.at_god + number
        for number, invocation in enumerate(box.invocations)
        if held.allow(box, invocation) and invocation_fits(table, invocation)
    ]


def invocation_fits(table: Lagoon, invocation: Invocation) -> bool:
    """Whether this god helps with what is asked; how it is paid for matters where what is paid counts for something else."""
    box = table.isles
    ask = table.ask
    god = invocation.god
    if ask == ASK_PLACE:
        return god in (box.blue, box.white) and dice.invocation_helps(table, invocation)
    if ask == ASK_RED:
        return god == box.red
    if ask == ASK_PEOPLE:
        return god == box.green and not table.green_used[table.seat] and people.anything_with_green(table)
    if ask in (ASK_TASK, ASK_LAST_TASKS):
        if god != box.yellow:
            return False
        return tasks.any_with(table, table.seat, gods.means(table, table.seat).after(box, invocation), 1)
    return False


def settlements(table: Lagoon) -> list[int]:
    box = table.isles
    regions = open_regions(table)
    found = [box.at_settle + region for region in range(len(box.regions)) if regions >> region & 1]
    if settling.hut_choice(table, table.seat):
        found += [move + len(box.regions) for move in found]
    return found


def open_regions(table: Lagoon) -> int:
    if table.ask == ASK_FIRST:
        return settling.first_regions(table)
    return settling.reach(table, table.seat, table.by, table.value)


def persons(table: Lagoon) -> list[int]:
    box = table.isles
    found = [box.at_person + offered for offered in range(len(table.offer)) if may_take(table, offered)]
    if people.space_choice(table, table.seat):
        found += [move + len(table.offer) for move in found]
    return found


def may_take(table: Lagoon, offered: int) -> bool:
    shown = table.isles.people_shown
    return table.offer[offered] != NONE and offered % shown < table.value and table.by & BY_SEX[offered // shown] != 0


def card_moves(table: Lagoon) -> list[int]:
    box = table.isles
    found = [box.at_card] if cards.can_draw(table) else []
    return found + [box.at_card + 1 + colour for colour in range(len(box.colours)) if colour in table.display]


def services(table: Lagoon) -> list[int]:
    """4C. What the points of the die still buy; all of them may be left."""
    box = table.isles
    left = table.left
    cost = box.service_cost
    found = [DONE]
    if cost[POINT] <= left:
        found.append(TAKE_POINT)
    if cost[OFFERING] <= left:
        found.append(TAKE_OFFERING)
    if cost[MATERIAL] <= left:
        found += range(box.at_material, box.at_card)
    if cost[CARD] <= left:
        found += card_moves(table)
    if cost[HUT_MOVE] <= left and settling.can_move_hut(table, table.seat):
        found.append(box.at_hut)
    if cost[SHIFT] <= left:
        first = table.seat * len(box.spaces)
        types = [held - 1 for held in table.spaces[first : first + len(box.spaces)] if 0 < held <= box.types]
        found += [box.at_shift + type for type in sorted(set(types))]
    return found


def may_build(table: Lagoon, number: int) -> bool:
    return not table.built[table.seat] >> number & 1 and table.isles.buildings[number] <= table.value


def jewels_here(table: Lagoon) -> list[int]:
    """The jewelry of this round."""
    first = (table.round - 1) * table.isles.jewels_a_round
    return [jewel for jewel in table.jewels[first : first + table.isles.jewels_a_round] if jewel != NONE]


def task_moves(table: Lagoon) -> list[int]:
    """6D, 7A, 8E. With yellow invoked exactly one thing must be missing, else none."""
    box = table.isles
    ask = table.ask
    if ask != ASK_TASK and ask != ASK_LAST_TASKS and ask != ASK_YELLOW:
        return []
    held = gods.means(table, table.seat)
    own = sorted(tasks.of_seat(table, table.seat))
    wanted = 1 if ask == ASK_YELLOW else 0
    found = [box.at_fulfil + task for task in own if tasks.missing(table, table.seat, task, held) == wanted]
    if ask == ASK_YELLOW:
        return found
    gods_called = invocations(table)
    if ask == ASK_LAST_TASKS:
        return [DONE, *gods_called, *found]
    if not found:
        found = [box.at_drop + task for task in own]
    return gods_called + found


def legal(table: Lagoon, move: int) -> bool:
    """Whether a move is among the answers, without listing them all where they are many."""
    box = table.isles
    if table.ask == ASK_PLACE and box.at_place <= move < box.at_god:
        die, tile = (move - box.at_place) // len(box.tiles) + 1, (move - box.at_place) % len(box.tiles)
        if not dice.values_left(table) >> die & 1 or tile not in box.tiles_out[table.seats]:
            return False
        return dice.may_place(table, die, tile, dice.lowest_on(table, tile), dice.needed_for(table, tile))
    return move in moves(table)


def taken(table: Lagoon, space: int) -> bool:
    """Whether anything lies on a ceremony space of the seat that is asked."""
    return table.ceremony[table.seat * len(table.isles.ceremony) + space] != FREE
