"""Tasks (6D, 6E): what is missing for them, fulfilling them with and without the yellow god (8E), giving up and picking."""

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import EVERYBODY, Event
from archipel.games.borabora import cards
from archipel.games.borabora.edition import (
    NONE,
    OF_BUILDINGS,
    OF_CARDS,
    OF_FIRST,
    OF_GOD_TILES,
    OF_ISLANDS,
    OF_JEWELRY,
    OF_MATERIALS,
    OF_OFFERINGS,
    OF_PEOPLE,
    OF_PRIESTS,
    OF_REGIONS,
    OF_SHELLS,
    Need,
)
from archipel.games.borabora.gods import Means, could_invoke, means
from archipel.games.borabora.state import FILLED, TASKS, Lagoon

# 6E. What is missing


def have(table: Lagoon, seat: int, need: Need, held: Means) -> int:
    """How much a seat has of what a requirement asks for; cards, offerings and god tiles as `held` says."""
    of = need.of
    if of == OF_PEOPLE:
        return people(table, seat, need)
    if of == OF_REGIONS:
        return regions(table, seat, need)
    if of == OF_JEWELRY:
        return jewelry(table, seat, need)
    if of == OF_CARDS:
        return god_cards(need, held)
    if of == OF_MATERIALS:
        return materials(table, seat, need)
    if of == OF_PRIESTS:
        return table.priests_of(seat)
    if of == OF_FIRST:
        return 1 if table.order[0] == seat else 0
    if of == OF_ISLANDS:
        return islands(table, seat)
    if of == OF_BUILDINGS:
        return table.built[seat].bit_count()
    if of == OF_GOD_TILES:
        return held.god_tiles
    if of == OF_OFFERINGS:
        return held.offerings
    if of == OF_SHELLS:
        return table.shells[seat]
    return table.spare[seat]


def people(table: Lagoon, seat: int, need: Need) -> int:
    """On the player board: of a sex, of a kind, shifted, or how many different kinds."""
    box = table.isles
    count = 0
    seen = 0
    for at in range(seat * len(box.spaces), (seat + 1) * len(box.spaces)):
        held = table.spaces[at]
        if held > 0:
            type = (held - 1) % box.types
            kind = type % len(box.kinds)
            if need.sex not in (NONE, type // len(box.kinds)) or need.kind not in (NONE, kind):
                continue
            if need.shifted and held <= box.types:
                continue
            count += 1
            seen |= 1 << kind
    return seen.bit_count() if need.different else count


def regions(table: Lagoon, seat: int, need: Need) -> int:
    """With an own hut, on the building space or not: of a terrain, or beside a kind of fish."""
    box = table.isles
    count = 0
    for region in range(len(box.regions)):
        if not table.huts[seat] >> region & 1:
            continue
        if need.kind in (NONE, box.terrain_of[region]) and need.fish in (NONE, box.fish_kind[table.fish[region]]):
            count += 1
    return count


def islands(table: Lagoon, seat: int) -> int:
    box = table.isles
    seen = 0
    for region in range(len(box.regions)):
        if table.huts[seat] >> region & 1:
            seen |= 1 << box.island_of[region]
    return seen.bit_count()


def jewelry(table: Lagoon, seat: int, need: Need) -> int:
    box = table.isles
    count = 0
    seen = 0
    for jewel in range(len(box.jewels)):
        if table.owned[seat] >> jewel & 1 and need.kind in (NONE, box.jewel_kind[jewel]):
            count += 1
            seen |= 1 << box.jewel_kind[jewel]
    return seen.bit_count() if need.different else count


def materials(table: Lagoon, seat: int, need: Need) -> int:
    """On the ceremony area, not yet used for a building, and beside the board."""
    box = table.isles
    count = 0
    for space in range(len(box.ceremony)):
        if table.ceremony[seat * len(box.ceremony) + space] == FILLED and need.kind in (NONE, box.ceremony_material[space]):
            count += 1
    for material in range(len(box.materials)):
        if need.kind in (NONE, material):
            count += table.beside[seat * len(box.materials) + material]
    return count


def god_cards(need: Need, held: Means) -> int:
    """Of one colour, of the colour there is most of, or how many different colours."""
    if need.kind != NONE:
        return held.cards[need.kind]
    if need.alike:
        return max(held.cards)
    count = 0
    for cards_of_colour in held.cards:
        if cards_of_colour > 0:
            count += 1
    return count


def missing(table: Lagoon, seat: int, task: int, held: Means) -> int:
    """How many things are missing for a task, over all its requirements."""
    lacking = 0
    for need in table.isles.needs[task]:
        lacking += max(0, need.count - have(table, seat, need, held))
    return lacking


# 6D. Which tasks


def of_seat(table: Lagoon, seat: int) -> list[int]:
    held = table.isles.tasks_held
    return [task for task in table.tasks[seat * held : (seat + 1) * held] if task != NONE]


def any_with(table: Lagoon, seat: int, held: Means, lacking: int) -> bool:
    """Whether for some task of a seat exactly so many things are missing."""
    for task in of_seat(table, seat):
        if missing(table, seat, task, held) == lacking:
            return True
    return False


def could_fulfil(table: Lagoon, seat: int) -> bool:
    """7A. Whether everybody must reckon with it, from open information alone."""
    held = means(table, seat)
    helped = could_invoke(table, seat, table.isles.yellow)
    for task in of_seat(table, seat):
        if table.isles.asks_cards[task]:
            if sum(held.cards) > 0:
                return True
        elif missing(table, seat, task, held) <= (1 if helped else 0):
            return True
    return False


# Fulfilling


def fulfil(table: Lagoon, task: int, dealer: Dealer, tell: Tell | None) -> None:
    """The tile is turned over; with the yellow god's help it brings less."""
    box = table.isles
    seat = table.seat
    show_cards(table, seat, task, dealer, tell)
    take_away(table, seat, task)
    table.done[seat] |= 1 << task
    points = box.helped_points if table.helped else box.task_points
    table.score(seat, TASKS, points)
    if tell is not None:
        key = "task-helped" if table.helped else "task-fulfilled"
        tell(Event(key, {"seat": seat, "task": box.tasks[task], "points": points, "total": table.points[seat]}))


def show_cards(table: Lagoon, seat: int, task: int, dealer: Dealer, tell: Tell | None) -> None:
    """God cards that a task asks for are shown; of several possible ones those that everybody knows anyway."""
    box = table.isles
    for need in box.needs[task]:
        if need.of != OF_CARDS:
            continue
        wanted = need.count - (1 if table.helped else 0)
        shown = cards_to_show(table, seat, need, wanted)
        first = seat * len(box.colours)
        if any(shown[colour] > table.known[first + colour] for colour in range(len(shown))):
            dealer.reveal(EVERYBODY)
        for colour in range(len(shown)):
            cards.show(table, seat, colour, shown[colour])
        if tell is not None:
            ids = [id for colour, id in enumerate(box.colours) for _ in range(shown[colour])]
            tell(Event("cards-shown", {"seat": seat, "colour": ids}))


def cards_to_show(table: Lagoon, seat: int, need: Need, wanted: int) -> list[int]:
    """How many cards of each colour are shown."""
    colours = len(table.isles.colours)
    held = table.held[seat * colours : (seat + 1) * colours]
    known = table.known[seat * colours : (seat + 1) * colours]
    shown = [0] * colours
    if need.kind != NONE:
        shown[need.kind] = wanted
    elif need.alike:
        enough = [colour for colour in range(colours) if held[colour] >= wanted]
        shown[max(enough, key=lambda colour: (min(known[colour], wanted), -colour))] = wanted
    else:
        for colour in sorted([colour for colour in range(colours) if held[colour] > 0], key=lambda colour: (known[colour] == 0, colour)):
            if wanted > 0:
                shown[colour] = 1
                wanted -= 1
    return shown


def drop(table: Lagoon, task: int, tell: Tell | None) -> None:
    """Gives a task up, which shows everybody that no other one could be fulfilled."""
    box = table.isles
    seat = table.seat
    for held in of_seat(table, seat):
        rule_out(table, seat, held)
    take_away(table, seat, task)
    if tell is not None:
        tell(Event("task-dropped", {"seat": seat, "task": box.tasks[task]}))


def rule_out(table: Lagoon, seat: int, task: int) -> None:
    """A hand with which this task cannot be fulfilled holds so many of a colour at most."""
    box = table.isles
    needs = box.needs[task]
    if len(needs) != 1 or needs[0].of != OF_CARDS or needs[0].different:
        return
    for colour in range(len(box.colours)):
        if needs[0].kind in (NONE, colour):
            at = seat * len(box.colours) + colour
            table.could[at] = min(table.could[at], needs[0].count - 1 - table.known[at])


def take_away(table: Lagoon, seat: int, task: int) -> None:
    held = table.isles.tasks_held
    for at in range(seat * held, (seat + 1) * held):
        if table.tasks[at] == task:
            table.tasks[at] = NONE


def pick(table: Lagoon, task: int, tell: Tell | None) -> None:
    """A new task goes where the old one was."""
    held = table.isles.tasks_held
    table.offered[table.offered.index(task)] = NONE
    for at in range(table.seat * held, (table.seat + 1) * held):
        if table.tasks[at] == NONE:
            table.tasks[at] = task
            break
    if tell is not None:
        tell(Event("task-picked", {"seat": table.seat, "task": table.isles.tasks[task]}))
