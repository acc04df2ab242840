"""Why a move is not legal: one reason a rule, naming what is missing. Speaks to the seat that is asked alone."""

from typing import Final

from archipel.engine.phrase import Data, Reason
from archipel.games.borabora import answers, building, cards, dice, gods, moves, people, settling, tasks
from archipel.games.borabora.edition import (
    BUILD,
    BY_PAIR,
    BY_ROUTE,
    BY_SEX,
    BY_TILE,
    CARD,
    HUT_MOVE,
    MATERIAL,
    NONE,
    OF_SEX,
    OFFERING,
    PERSONS,
    POINT,
    ROUTES,
    SEXES,
    SHIFT,
    TEMPLE,
)
from archipel.games.borabora.settling import FAR
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
    ASKED,
    Lagoon,
)

ANSWERED: Final = {
    moves.SORT_MATERIAL: (ASK_YIELD, ASK_HELPER, ASK_MATERIALS),
    moves.SORT_CARD: (ASK_HELPER, ASK_FIRE_FIRST, ASK_CARDS),
    moves.SORT_HUT: (ASK_HELPER, ASK_HUTS),
    moves.SORT_SETTLE: (ASK_FIRST, ASK_SETTLE),
    moves.SORT_ON: (ASK_CEREMONY,),
    moves.SORT_PERSON: (ASK_PERSON,),
    moves.SORT_SHIFT: (ASK_HELPER,),
    moves.SORT_PRIEST: (ASK_TEMPLE,),
    moves.SORT_BUILD: (ASK_BUILD,),
    moves.SORT_COVER: (ASK_COVER,),
    moves.SORT_PLACE: (ASK_PLACE,),
    moves.SORT_USE: (ASK_PEOPLE, ASK_GREEN),
    moves.SORT_DOUBLE: (ASK_GREEN,),
    moves.SORT_BUY: (ASK_JEWELRY,),
    moves.SORT_FULFIL: (ASK_TASK, ASK_YELLOW, ASK_LAST_TASKS),
    moves.SORT_DROP: (ASK_TASK,),
    moves.SORT_PICK: (ASK_NEW_TASK,),
}
"""The questions that a sort of moves answers. A god is a sort of its own."""

SINGLES: Final = {
    moves.PASS: (ASK_RED, ASK_JEWELRY),
    moves.DONE: (ASK_HELPER, ASK_PEOPLE, ASK_HUTS, ASK_LAST_TASKS),
    moves.POINT: (ASK_HELPER,),
    moves.STATUS: (ASK_FIRE_SECOND,),
    moves.SHELL: (ASK_FIRE_SECOND,),
    moves.OFFERING: (ASK_YIELD, ASK_HELPER, ASK_FIRE_FIRST),
}


def why_not(table: Lagoon, move: int) -> Reason:
    """The reason why a move that is not legal is not."""
    box = table.isles
    if table.over:
        return Reason("game-over", {}, "7C")
    if not 0 <= move < box.space:
        return Reason("no-such-move", {"value": move, "high": box.space - 1})
    sort = moves.sort_of(box, move)
    if sort == moves.SORT_GOD:
        return invoking(table, move - box.at_god)
    if sort == moves.SORT_SINGLE:
        if table.ask in SINGLES[move]:
            return too_few_points(table, OFFERING if move == moves.OFFERING else POINT)
    elif table.ask in ANSWERED[sort]:
        return answering(table, sort, move)
    return Reason("other-question", {"asked": ASKED[table.ask]}, "3")


def answering(table: Lagoon, sort: int, move: int) -> Reason:
    """The move is an answer to the question, but none that is possible."""
    box = table.isles
    if sort == moves.SORT_PLACE:
        return placing(table, (move - box.at_place) // len(box.tiles) + 1, (move - box.at_place) % len(box.tiles))
    if sort == moves.SORT_SETTLE:
        number = move - box.at_settle
        return settling_there(table, number % len(box.regions))
    if sort == moves.SORT_MATERIAL:
        return material(table, move - box.at_material)
    if sort == moves.SORT_ON:
        return laying(table, move - box.at_on)
    if sort == moves.SORT_PERSON:
        return taking(table, (move - box.at_person) % len(table.offer))
    if sort == moves.SORT_CARD:
        return card(table, move - box.at_card - 1)
    if sort == moves.SORT_HUT:
        return moving_hut(table)
    if sort == moves.SORT_SHIFT:
        return shifting(table, move - box.at_shift)
    if sort == moves.SORT_PRIEST:
        return praying(table, move - box.at_priest)
    if sort == moves.SORT_BUILD:
        return constructing(table, move - box.at_build)
    if sort == moves.SORT_COVER:
        one, other = box.pairs[move - box.at_cover]
        return Reason("not-both-filled", {"first": box.ceremony[one], "second": box.ceremony[other]}, "4E")
    return answering_later(table, sort, move)


def answering_later(table: Lagoon, sort: int, move: int) -> Reason:
    """The same for what is asked in phases B and C and at the end."""
    box = table.isles
    if sort == moves.SORT_USE:
        return using(table, move - box.at_use, False)
    if sort == moves.SORT_DOUBLE:
        return using(table, move - box.at_double, True)
    if sort == moves.SORT_BUY:
        return buying(table, move - box.at_buy)
    if sort == moves.SORT_PICK:
        return Reason("task-not-offered", {"task": box.tasks[move - box.at_pick]}, "6D")
    return task(table, sort, move - (box.at_fulfil if sort == moves.SORT_FULFIL else box.at_drop))


# 4. Placing dice


def placing(table: Lagoon, die: int, tile: int) -> Reason:
    box = table.isles
    name = box.tiles[tile]
    if not dice.values_left(table) >> die & 1:
        return Reason("die-not-held", {"die": die}, "4")
    if tile not in box.tiles_out[table.seats]:
        return Reason("tile-not-out", {"tile": name, "players": table.seats}, "9")
    lowest = dice.lowest_on(table, tile)
    if table.blue and (die < lowest or tile == box.fishing):
        return Reason("blue-unused", {"die": die, "tile": name}, "8A")
    if table.white and (die == box.sides or tile == box.fishing):
        return Reason("white-unused", {"die": die}, "8B")
    if die >= lowest and not table.blue:
        return Reason("die-not-lower", {"die": die, "tile": name, "lowest": lowest}, "4")
    return impossible(table, box.tile_actions[tile], box.sides if table.white else die)


def impossible(table: Lagoon, action: int, value: int) -> Reason:
    """Why not even a part of an action can be carried out."""
    seat = table.seat
    if action & ROUTES:
        return Reason("no-region", {"by": BY_ROUTE[action], "value": value}, "4A")
    if action & PERSONS:
        if people.free_space(table, seat) == NONE:
            return Reason("no-free-space", {}, "4B")
        return Reason("no-person", {"sex": OF_SEX[action], "value": value}, "4B")
    if action & BUILD and not building.any_pair(table, seat):
        return Reason("no-neighbours", {}, "4E")
    return Reason("no-priest", {}, "4D") if action & TEMPLE else Reason("no-building", {"value": value}, "4E")


# 8. The gods


def invoking(table: Lagoon, number: int) -> Reason:
    box = table.isles
    invocation = box.invocations[number]
    god = box.colours[invocation.god]
    useful = {
        ASK_PLACE: (box.blue, box.white),
        ASK_RED: (box.red,),
        ASK_PEOPLE: (box.green,),
        ASK_TASK: (box.yellow,),
        ASK_LAST_TASKS: (box.yellow,),
    }
    if invocation.god not in useful.get(table.ask, ()):
        return Reason("god-not-now", {"god": god}, "8")
    if table.ask == ASK_PLACE:
        if (table.blue and invocation.god == box.blue) or (table.white and invocation.god == box.white):
            return Reason("god-invoked-already", {"god": god}, "8")
        if table.white and invocation.god == box.blue:
            return Reason("blue-comes-first", {}, "8A")
    if table.ask == ASK_PEOPLE and table.green_used[table.seat]:
        return Reason("god-invoked-already", {"god": god}, "8D")
    held = gods.means(table, table.seat)
    if not held.allow(box, invocation):
        if invocation.way == BY_TILE:
            return Reason("no-god-tile", {}, "8F")
        colour = box.colours[invocation.colour]
        if invocation.way == BY_PAIR and held.cards[invocation.colour] < box.pair_cards:
            return Reason("no-god-pair", {"colour": colour}, "8")
        if held.cards[invocation.colour] == 0:
            return Reason("no-god-card", {"colour": colour}, "8")
        return Reason("no-offering", {}, "8")
    return Reason("god-useless", {"god": god}, "8")


# 2C, 4A. Settling


def settling_there(table: Lagoon, region: int) -> Reason:
    box = table.isles
    seat = table.seat
    name = box.regions[region]
    if answers.open_regions(table) >> region & 1:
        return Reason("last-no-choice" if table.spare[seat] else "last-without-hut", {}, "4A")
    if table.ask == ASK_FIRST:
        if table.top[region] != NONE:
            return Reason("region-chosen", {"seat": table.top[region], "region": name}, "2C")
        return Reason("not-beside-fish", {"region": name, "value": box.first_fish}, "2C")
    if table.huts[seat] >> region & 1:
        return Reason("own-hut-there", {"region": name}, "4A")
    needed = settling.needed(table, seat, table.by, region)
    if needed == FAR:
        return Reason("no-way", {"region": name, "by": BY_ROUTE[table.by]}, "4A")
    return Reason("way-too-high", {"region": name, "by": BY_ROUTE[table.by], "value": table.value, "needed": needed}, "4A")


def material(table: Lagoon, number: int) -> Reason:
    box = table.isles
    if table.ask == ASK_YIELD:
        args: Data = {"region": box.regions[table.region], "material": box.materials[box.material_of[table.region]]}
        return Reason("other-material", args, "4A")
    return too_few_points(table, MATERIAL)


def laying(table: Lagoon, space: int) -> Reason:
    box = table.isles
    if answers.taken(table, space):
        return Reason("space-filled", {"space": box.ceremony[space]}, "4C")
    printed = box.materials[box.ceremony_material[space]]
    return Reason("space-other-material", {"space": box.ceremony[space], "material": printed}, "4C")


# 4B. Men and women


def taking(table: Lagoon, offered: int) -> Reason:
    box = table.isles
    sex, place = offered // box.people_shown, offered % box.people_shown + 1
    if not table.by & BY_SEX[sex]:
        return Reason("other-sex", {"sex": OF_SEX[table.by]}, "4B")
    if place > table.value:
        return Reason("place-too-high", {"place": place, "value": table.value}, "4B")
    if table.offer[offered] == NONE:
        return Reason("nobody-there", {"sex": SEXES[sex], "place": place}, "4B")
    return Reason("last-not-free", {}, "4B")


# 4C. The helper


def too_few_points(table: Lagoon, service: int) -> Reason:
    return Reason("points-too-few", {"needed": table.isles.service_cost[service], "left": table.left}, "4C")


def card(table: Lagoon, colour: int) -> Reason:
    box = table.isles
    if colour >= 0 and colour not in table.display:
        return Reason("colour-not-shown", {"colour": box.colours[colour]}, "4C")
    if colour < 0 and not cards.can_draw(table):
        return Reason("no-card-left", {}, "4C")
    return too_few_points(table, CARD)


def moving_hut(table: Lagoon) -> Reason:
    if settling.ordinary_hut(table, table.seat) == NONE:
        return Reason("no-hut-to-move", {}, "4C")
    if not settling.can_move_hut(table, table.seat):
        return Reason("last-holds-person", {}, "4C")
    return too_few_points(table, HUT_MOVE)


def shifting(table: Lagoon, type: int) -> Reason:
    sex, kind = moves.sex_and_kind(table.isles, type)
    if people.unshifted(table, table.seat, type) == NONE:
        key = "shifted-already" if table.people_of(table.seat, type) else "nobody-to-shift"
        return Reason(key, {"sex": sex, "kind": kind}, "4C")
    return too_few_points(table, SHIFT)


# 4D. The temple


def praying(table: Lagoon, space: int) -> Reason:
    values = table.isles.temple
    if values[space] > table.value:
        return Reason("temple-too-high", {"space": values[space], "value": table.value}, "4D")
    return Reason("own-priest-there", {"space": values[space], "to": values[space + 1]}, "4D")


# 4E. Building


def constructing(table: Lagoon, number: int) -> Reason:
    value = table.isles.buildings[number]
    if table.built[table.seat] >> number & 1:
        return Reason("built-already", {"building": value}, "4E")
    return Reason("building-too-high", {"building": value, "value": table.value}, "4E")


# 5. Phase B


def using(table: Lagoon, type: int, doubled: bool) -> Reason:
    box = table.isles
    sex, kind = moves.sex_and_kind(box, type)
    args: Data = {"sex": sex, "kind": kind}
    if table.people_of(table.seat, type) == 0:
        return Reason("kind-not-held", args, "5")
    before = people.used(table, type // len(box.kinds))
    if before != NONE and (doubled or table.ask == ASK_PEOPLE):
        return Reason("sex-used", {"sex": sex}, "5")
    if table.ask == ASK_GREEN and not doubled:
        if before == NONE:
            return Reason("sex-unused", {"sex": sex}, "8D")
        if before == type % len(box.kinds):
            return Reason("same-kind", args, "8D")
    return Reason("use-impossible", args, "5A")


# 6C, 6D. Jewelry and tasks


def buying(table: Lagoon, jewel: int) -> Reason:
    box = table.isles
    if jewel not in answers.jewels_here(table):
        return Reason("jewel-not-out", {"jewel": box.jewels[jewel]}, "6C")
    args: Data = {"jewel": box.jewels[jewel], "cost": box.jewel_cost[jewel], "shells": table.shells[table.seat]}
    return Reason("jewel-too-dear", args, "6C")


def task(table: Lagoon, sort: int, number: int) -> Reason:
    box = table.isles
    name = box.tasks[number]
    if number not in tasks.of_seat(table, table.seat):
        return Reason("task-not-held", {"task": name}, "6D")
    held = gods.means(table, table.seat)
    if sort == moves.SORT_DROP:
        ready = [other for other in tasks.of_seat(table, table.seat) if tasks.missing(table, table.seat, other, held) == 0]
        return Reason("must-fulfil", {"task": box.tasks[ready[0]]}, "6D")
    lacking = tasks.missing(table, table.seat, number, held)
    if table.ask == ASK_YELLOW:
        return Reason("task-not-one-short", {"task": name, "count": lacking}, "8E")
    return Reason("task-missing", {"task": name, "count": lacking}, "6D")
