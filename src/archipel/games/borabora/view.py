"""What each player may know in Bora Bora: all but the god cards in hands and in the pile.

Of these the view says what everybody has seen (`known`), and what this seat can rule out (`memory`). What lies in the piles of people and
tasks is open: whoever counts what was laid out knows it.
"""

from archipel.engine.phrase import Data
from archipel.games.borabora import cards, gods, scoring, tasks
from archipel.games.borabora.edition import NONE, SEXES
from archipel.games.borabora.gods import Means
from archipel.games.borabora.state import ASK_NOTHING, COVERED, DOINGS, FILLED, FREE, HUT, PHASES, Lagoon


def view(table: Lagoon, seat: int) -> Data:
    box = table.isles
    return {
        **table.frame(seat),
        "round": table.round,
        "phase": PHASES[table.phase],
        "turn": table.turn,
        "order": table.order[:],
        "regions": {id: region(table, number) for number, id in enumerate(box.regions)},
        "tiles": {box.tiles[tile]: dice_on(table, tile) for tile in box.tiles_out[table.seats]},
        "people": people(table),
        "tasks": {
            "offer": [box.tasks[task] if task != NONE else None for task in table.offered],
            "pile": in_set(table.task_pile, box.tasks),
        },
        "jewelry": jewelry(table),
        "temple": {"spaces": [owner if owner != NONE else None for owner in table.temple], "tiles": table.temple_tiles},
        "status": {"steps": table.steps[:], "stack": table.stack[:]},
        "cards": {
            "shown": [box.colours[colour] if colour != NONE else None for colour in table.display],
            "pile": cards.in_pile(table),
            "discard": coloured(table, table.spent),
        },
        "players": [player(table, other, seat) for other in range(table.seats)],
        "doing": doing(table),
        "memory": memory(table, seat),
        "score": scoring.sheet(table),
    }


def in_set(things: int, ids: list[str]) -> list[str]:
    return [id for number, id in enumerate(ids) if things >> number & 1]


def coloured(table: Lagoon, counts: list[int]) -> list[str]:
    """God cards by colour."""
    found: list[str] = []
    for colour, id in enumerate(table.isles.colours):
        found += [id] * counts[colour]
    return found


# The board


def region(table: Lagoon, number: int) -> Data:
    return {
        "fish": table.isles.fish[table.fish[number]],
        "huts": [seat for seat in range(table.seats) if table.huts[seat] >> number & 1],
        "top": table.top[number] if table.top[number] != NONE else None,
    }


def dice_on(table: Lagoon, tile: int) -> list[Data]:
    """The dice on a tile, the highest first."""
    found = [(-table.dice[die], die // table.isles.dice) for die in range(len(table.at)) if table.at[die] == tile]
    return [{"seat": seat, "die": -die} for die, seat in sorted(found)]


def people(table: Lagoon) -> Data:
    """Who lies under the dice, and who is still in the piles."""
    box = table.isles
    found: Data = {}
    piles: Data = {}
    for sex, name in enumerate(("men", "women")):
        shown = table.offer[sex * box.people_shown : (sex + 1) * box.people_shown]
        found[name] = [box.kinds[kind] if kind != NONE else None for kind in shown]
        piles[name] = {id: table.pile[sex * len(box.kinds) + kind] for kind, id in enumerate(box.kinds)}
    found["pile"] = piles
    return found


def jewelry(table: Lagoon) -> list[list[str | None]]:
    """The jewelry that is still there, round by round."""
    box = table.isles
    shown = [box.jewels[jewel] if jewel != NONE else None for jewel in table.jewels]
    return [shown[first : first + box.jewels_a_round] for first in range(0, len(shown), box.jewels_a_round)]


# The players


def player(table: Lagoon, other: int, seat: int) -> Data:
    box = table.isles
    colours = len(box.colours)
    dice = range(other * box.dice, (other + 1) * box.dice)
    materials = table.beside[other * len(box.materials) : (other + 1) * len(box.materials)]
    known = table.known[other * colours : (other + 1) * colours]
    return {
        "points": table.points[other],
        "offerings": table.offerings[other],
        "shells": table.shells[other],
        "god_tiles": table.god_tiles[other],
        "priests": table.priests[other],
        "dice": [{"value": table.dice[die], "at": box.tiles[table.at[die]] if table.at[die] != NONE else None} for die in dice],
        "spaces": {id: space(table, other, number) for number, id in enumerate(box.spaces)},
        "ceremony": {id: ceremony(table, other, number) for number, id in enumerate(box.ceremony)},
        "beside": dict(zip(box.materials, materials, strict=True)),
        "built": [value for number, value in enumerate(box.buildings) if table.built[other] >> number & 1],
        "jewelry": in_set(table.owned[other], box.jewels),
        "done": in_set(table.done[other], box.tasks),
        "tasks": [task(table, other, at, seat) for at in range(other * box.tasks_held, (other + 1) * box.tasks_held)],
        "used": used(table, other),
        "cards": table.cards_of(other),
        "known": coloured(table, known),
        "at_most": table.could[other * colours : (other + 1) * colours],
        "hand": coloured(table, table.held[other * colours : (other + 1) * colours]) if other == seat else None,
    }


def space(table: Lagoon, seat: int, number: int) -> Data | None:
    """Huts, a person, or nothing."""
    box = table.isles
    held = table.spaces[seat * len(box.spaces) + number]
    if held == HUT:
        return {"huts": table.spare[seat] if number == box.last else 1}
    if held <= 0:
        return None
    type = (held - 1) % box.types
    return {"sex": SEXES[type // len(box.kinds)], "kind": box.kinds[type % len(box.kinds)], "shifted": held > box.types}


def ceremony(table: Lagoon, seat: int, number: int) -> str | None:
    """A material, a building, or nothing."""
    box = table.isles
    held = table.ceremony[seat * len(box.ceremony) + number]
    if held == FREE:
        return None
    return box.materials[box.ceremony_material[number]] if held == FILLED else f"building-{box.buildings[held - COVERED]}"


def used(table: Lagoon, seat: int) -> Data:
    """Which kinds a seat has used in this round, and whether with the green god."""
    kinds = table.isles.kinds
    man, woman = table.man_used[seat], table.woman_used[seat]
    return {
        "man": kinds[man] if man != NONE else None,
        "woman": kinds[woman] if woman != NONE else None,
        "green": table.green_used[seat] > 0,
    }


def task(table: Lagoon, other: int, at: int, seat: int) -> Data | None:
    """A task with what is there and what is missing; of somebody else's hand only what everybody knows counts."""
    box = table.isles
    number = table.tasks[at]
    if number == NONE:
        return None
    held = gods.means(table, other)
    if other != seat:
        colours = len(box.colours)
        held = Means(table.known[other * colours : (other + 1) * colours], held.offerings, held.god_tiles)
    needs = [{"have": tasks.have(table, other, need, held), "count": need.count} for need in box.needs[number]]
    return {"id": box.tasks[number], "needs": needs, "missing": tasks.missing(table, other, number, held)}


# What is under way


def doing(table: Lagoon) -> Data | None:
    """What the seat that is asked is in the middle of."""
    box = table.isles
    if table.ask == ASK_NOTHING:
        return None
    return {
        "action": DOINGS[table.doing],
        "by": table.by,
        "tile": box.tiles[table.tile] if table.tile != NONE else None,
        "value": table.value,
        "left": table.left,
        "region": box.regions[table.region] if table.region != NONE else None,
        "material": box.materials[table.material] if table.material != NONE else None,
        "building": box.buildings[table.building] if table.building != NONE else None,
        "blue": table.blue,
        "white": table.white,
        "green": table.green,
        "helped": table.helped,
    }


def memory(table: Lagoon, seat: int) -> Data:
    """How many cards of each colour the pile can hold at most, by what this seat has seen; `open`: by what everybody has."""
    colours = len(table.isles.colours)
    return {"pile": table.fresh[(seat + 1) * colours : (seat + 2) * colours], "open": table.fresh[:colours]}
