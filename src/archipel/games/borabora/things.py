"""The ids of the places, cards and pieces that a move touches."""

from archipel.games.borabora import moves, people, settling
from archipel.games.borabora.edition import BY_TILE, SEXES
from archipel.games.borabora.moves import sort_of
from archipel.games.borabora.state import ASK_LAST_TASKS, ASK_TASK, Lagoon


def things(table: Lagoon, move: int) -> list[str]:
    box = table.isles
    sort = sort_of(box, move)
    if sort == moves.SORT_PLACE:
        number = move - box.at_place
        return [f"die-{number // len(box.tiles) + 1}", "tile-" + box.tiles[number % len(box.tiles)]]
    if sort == moves.SORT_GOD:
        return god_things(table, move - box.at_god)
    if sort == moves.SORT_SETTLE:
        return settle_things(table, move - box.at_settle)
    if sort == moves.SORT_PERSON:
        return person_things(table, move - box.at_person)
    if sort == moves.SORT_MATERIAL:
        return ["material-" + box.texts[move]]
    if sort == moves.SORT_CARD:
        return ["pile"] if move == box.at_card else ["card-" + box.colours[move - box.at_card - 1]]
    if sort == moves.SORT_HUT:
        return ["huts"]
    if sort == moves.SORT_ON:
        return ["ceremony-" + box.ceremony[move - box.at_on]]
    if sort == moves.SORT_SHIFT:
        first = table.seat * len(box.spaces)
        return [id for space, id in enumerate(box.spaces) if table.spaces[first + space] == 1 + move - box.at_shift]
    if sort == moves.SORT_PRIEST:
        return [f"temple-{box.temple[move - box.at_priest]}"]
    if sort == moves.SORT_BUILD:
        return [f"building-{box.buildings[move - box.at_build]}"]
    if sort == moves.SORT_COVER:
        return ["ceremony-" + box.ceremony[space] for space in box.pairs[move - box.at_cover]]
    return later_things(table, move, sort)


def later_things(table: Lagoon, move: int, sort: int) -> list[str]:
    """What phases B and C and the end touch."""
    box = table.isles
    if sort == moves.SORT_USE or sort == moves.SORT_DOUBLE:
        sex, kind = moves.sex_and_kind(box, move - (box.at_use if sort == moves.SORT_USE else box.at_double))
        return [f"use-{sex}-{kind}"] if sort == moves.SORT_USE else [f"use-{sex}-{kind}", "double"]
    if sort == moves.SORT_BUY:
        return ["jewel-" + box.jewels[move - box.at_buy]]
    if sort == moves.SORT_FULFIL:
        thing = "task-" + box.tasks[move - box.at_fulfil]
        return [thing, "fulfil"] if table.ask in (ASK_TASK, ASK_LAST_TASKS) else [thing]
    if sort == moves.SORT_DROP:
        return ["task-" + box.tasks[move - box.at_drop], "drop"]
    if sort == moves.SORT_PICK:
        return ["task-" + box.tasks[move - box.at_pick]]
    return [box.texts[move]]


def god_things(table: Lagoon, number: int) -> list[str]:
    box = table.isles
    invocation = box.invocations[number]
    paid = "god-tile" if invocation.way == BY_TILE else "hand-" + box.colours[invocation.colour]
    return ["god-" + box.colours[invocation.god], paid]


def settle_things(table: Lagoon, number: int) -> list[str]:
    """The region, and where the hut comes from if that can be chosen."""
    box = table.isles
    region = box.regions[number % len(box.regions)]
    if not settling.hut_choice(table, table.seat):
        return [region]
    return [region, "huts" if number < len(box.regions) else box.spaces[box.last]]


def person_things(table: Lagoon, number: int) -> list[str]:
    """The person, and where it goes if that can be chosen."""
    box = table.isles
    offered = number % len(table.offer)
    person = f"{SEXES[offered // box.people_shown]}-{offered % box.people_shown + 1}"
    if not people.space_choice(table, table.seat):
        return [person]
    return [person, "spaces" if number < len(table.offer) else box.spaces[box.last]]
