"""Notes on things for the seat that is asked: what a region, a person, a space or a jewel would bring, and what tasks still lack."""

from archipel.engine.phrase import Mark
from archipel.games.borabora import answers, gods, people, settling, tasks, temple
from archipel.games.borabora.edition import NONE, SEXES
from archipel.games.borabora.moves import sex_and_kind
from archipel.games.borabora.state import (
    ASK_BUILD,
    ASK_FIRST,
    ASK_GREEN,
    ASK_JEWELRY,
    ASK_LAST_TASKS,
    ASK_NEW_TASK,
    ASK_PEOPLE,
    ASK_PERSON,
    ASK_RED,
    ASK_SETTLE,
    ASK_TASK,
    ASK_TEMPLE,
    ASK_YELLOW,
    Lagoon,
)


def notes(table: Lagoon) -> list[Mark]:
    box = table.isles
    ask = table.ask
    if ask in (ASK_FIRST, ASK_SETTLE):
        regions = answers.open_regions(table)
        return [region_note(table, region) for region in range(len(box.regions)) if regions >> region & 1]
    if ask == ASK_RED:
        return [Mark(box.regions[table.region], "fish", {"points": settling.fish_points(table, table.region)})]
    if ask == ASK_PERSON:
        return [person_note(table, offered) for offered in range(len(table.offer)) if answers.may_take(table, offered)]
    if ask == ASK_TEMPLE:
        return temple_notes(table)
    if ask == ASK_BUILD:
        points = box.building_points[table.round]
        built = [number for number in range(len(box.buildings)) if answers.may_build(table, number)]
        return [Mark(f"building-{box.buildings[number]}", "building", {"points": points}) for number in built]
    if ask in (ASK_PEOPLE, ASK_GREEN):
        return people_notes(table)
    if ask == ASK_JEWELRY:
        return [jewel_note(table, jewel) for jewel in answers.jewels_here(table) if box.jewel_cost[jewel] <= table.shells[table.seat]]
    if ask in (ASK_TASK, ASK_YELLOW, ASK_LAST_TASKS):
        return [task_note(table, task) for task in tasks.of_seat(table, table.seat)]
    if ask == ASK_NEW_TASK:
        return [task_note(table, task) for task in table.offered if task != NONE]
    return []


def region_note(table: Lagoon, region: int) -> Mark:
    """The material, the fish, and who holds the building space."""
    box = table.isles
    args = {"material": box.materials[box.material_of[region]], "fish": settling.fish_points(table, region)}
    if table.top[region] == NONE:
        return Mark(box.regions[region], "region", args)
    return Mark(box.regions[region], "region-held", {**args, "seat": table.top[region]})


def person_note(table: Lagoon, offered: int) -> Mark:
    """What the person does, and its left side."""
    box = table.isles
    sex, place = offered // box.people_shown, offered % box.people_shown
    kind = table.offer[offered]
    args = {"sex": SEXES[sex], "kind": box.kinds[kind], "value": box.left_value[sex * len(box.kinds) + kind]}
    return Mark(f"{SEXES[sex]}-{place + 1}", "person", args)


def temple_notes(table: Lagoon) -> list[Mark]:
    """Who would be pushed, and who would fall off."""
    box = table.isles
    found: list[Mark] = []
    for space, value in enumerate(box.temple):
        if value > table.value or table.temple[space] == NONE:
            continue
        if space + 1 < len(box.temple):
            found.append(Mark(f"temple-{value}", "pushes", {"seat": table.temple[space], "to": box.temple[space + 1]}))
        off = temple.pushed_off(table, space)
        if off != NONE:
            found.append(Mark(f"temple-{value}", "ejects", {"seat": off}))
    return found


def people_notes(table: Lagoon) -> list[Mark]:
    """How much the people that can be used are worth together."""
    box = table.isles
    found: list[Mark] = []
    for type in range(box.types):
        count = table.people_of(table.seat, type)
        if count:
            sex, kind = sex_and_kind(box, type)
            args = {"sex": sex, "kind": kind, "count": count, "value": people.strength(table, table.seat, type, False)}
            found.append(Mark(f"use-{sex}-{kind}", "use", args))
    return found


def jewel_note(table: Lagoon, jewel: int) -> Mark:
    box = table.isles
    cost = box.jewel_cost[jewel]
    args = {"cost": cost, "worth": box.jewel_worth[jewel], "left": table.shells[table.seat] - cost}
    return Mark("jewel-" + box.jewels[jewel], "jewel", args)


def task_note(table: Lagoon, task: int) -> Mark:
    thing = "task-" + table.isles.tasks[task]
    lacking = tasks.missing(table, table.seat, task, gods.means(table, table.seat))
    return Mark(thing, "missing", {"count": lacking}) if lacking else Mark(thing, "ready", {})
