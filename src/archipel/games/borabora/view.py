"""What each player may know in Bora Bora: everything but the god cards in hands and in the pile.

About these the view says what everybody has seen (`known`), and what this seat can rule out (`memory`). The contents of the piles of people
and tasks are public: anybody who keeps count of what was laid out knows them.
"""

from archipel.engine.phrase import Data
from archipel.games.borabora import cards, gods, needs, scoring
from archipel.games.borabora.edition import NONE, SEXES
from archipel.games.borabora.gods import Means
from archipel.games.borabora.state import COVERED, DOINGS, FILLED, FREE, HUT, PHASES, BoraBoraState


def view(state: BoraBoraState, seat: int) -> Data:
    box = state.box
    return {
        **state.frame(seat),
        "round": state.round,
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "order": state.order[:],
        "regions": {id: region(state, number) for number, id in enumerate(box.regions)},
        "tiles": {box.tiles[tile]: dice_on(state, tile) for tile in box.tiles_out[state.seats]},
        "people": people(state),
        "tasks": {
            "offer": [box.tasks[task] if task != NONE else None for task in state.offered],
            "pile": in_set(state.task_pile, box.tasks),
        },
        "jewelry": jewelry(state),
        "temple": {"spaces": [owner if owner != NONE else None for owner in state.temple], "tiles": state.temple_tiles},
        "status": {"steps": state.steps[:], "stack": state.stack[:]},
        "cards": {
            "shown": [box.colours[colour] if colour != NONE else None for colour in state.display],
            "pile": cards.in_pile(state),
            "discard": coloured(state, state.spent),
        },
        "players": [player(state, other, seat) for other in range(state.seats)],
        "doing": doing(state),
        "memory": memory(state, seat),
        "score": scoring.sheet(state),
    }


def in_set(things: int, ids: list[str]) -> list[str]:
    return [id for number, id in enumerate(ids) if things >> number & 1]


def coloured(state: BoraBoraState, counts: list[int]) -> list[str]:
    """God cards by colour."""
    found: list[str] = []
    for colour, id in enumerate(state.box.colours):
        found += [id] * counts[colour]
    return found


# The board


def region(state: BoraBoraState, number: int) -> Data:
    return {
        "fish": state.box.fish[state.fish[number]],
        "huts": [seat for seat in range(state.seats) if state.huts[seat] >> number & 1],
        "top": state.top[number] if state.top[number] != NONE else None,
    }


def dice_on(state: BoraBoraState, tile: int) -> list[Data]:
    """The dice on a tile, the highest first."""
    found = [(-state.dice[die], die // state.box.dice) for die in range(len(state.at)) if state.at[die] == tile]
    return [{"seat": seat, "die": -die} for die, seat in sorted(found)]


def people(state: BoraBoraState) -> Data:
    """Who lies under the dice, and who is still in the piles."""
    box = state.box
    found: Data = {}
    piles: Data = {}
    for sex, name in enumerate(("men", "women")):
        shown = state.offer[sex * box.people_shown : (sex + 1) * box.people_shown]
        found[name] = [box.kinds[kind] if kind != NONE else None for kind in shown]
        piles[name] = {id: state.pile[sex * len(box.kinds) + kind] for kind, id in enumerate(box.kinds)}
    found["pile"] = piles
    return found


def jewelry(state: BoraBoraState) -> list[list[str | None]]:
    """The jewelry that is still there, round by round."""
    box = state.box
    shown = [box.jewels[jewel] if jewel != NONE else None for jewel in state.jewels]
    return [shown[first : first + box.jewels_a_round] for first in range(0, len(shown), box.jewels_a_round)]


# The players


def player(state: BoraBoraState, other: int, seat: int) -> Data:
    box = state.box
    colours = len(box.colours)
    dice = range(other * box.dice, (other + 1) * box.dice)
    materials = state.beside[other * len(box.materials) : (other + 1) * len(box.materials)]
    known = state.known[other * colours : (other + 1) * colours]
    return {
        "points": state.points[other],
        "offerings": state.offerings[other],
        "shells": state.shells[other],
        "god_tiles": state.god_tiles[other],
        "priests": state.priests[other],
        "dice": [{"value": state.dice[die], "at": box.tiles[state.at[die]] if state.at[die] != NONE else None} for die in dice],
        "spaces": {id: space(state, other, number) for number, id in enumerate(box.spaces)},
        "ceremony": {id: ceremony(state, other, number) for number, id in enumerate(box.ceremony)},
        "beside": dict(zip(box.materials, materials, strict=True)),
        "built": [value for number, value in enumerate(box.buildings) if state.built[other] >> number & 1],
        "jewelry": in_set(state.owned[other], box.jewels),
        "done": in_set(state.done[other], box.tasks),
        "tasks": [task(state, other, at, seat) for at in range(other * box.tasks_held, (other + 1) * box.tasks_held)],
        "used": used(state, other),
        "cards": state.cards_of(other),
        "known": coloured(state, known),
        "at_most": state.could[other * colours : (other + 1) * colours],
        "hand": coloured(state, state.held[other * colours : (other + 1) * colours]) if other == seat else None,
    }


def space(state: BoraBoraState, seat: int, number: int) -> Data | None:
    """Huts, a person, or nothing."""
    box = state.box
    held = state.spaces[seat * len(box.spaces) + number]
    if held == HUT:
        return {"huts": state.spare[seat] if number == box.last else 1}
    if held <= 0:
        return None
    type = (held - 1) % box.types
    return {"sex": SEXES[type // len(box.kinds)], "kind": box.kinds[type % len(box.kinds)], "shifted": held > box.types}


def ceremony(state: BoraBoraState, seat: int, number: int) -> str | None:
    """A material, a building, or nothing."""
    box = state.box
    held = state.ceremony[seat * len(box.ceremony) + number]
    if held == FREE:
        return None
    return box.materials[box.ceremony_material[number]] if held == FILLED else f"building-{box.buildings[held - COVERED]}"


def used(state: BoraBoraState, seat: int) -> Data:
    """Which kinds a seat has used in this round, and whether with the green god."""
    kinds = state.box.kinds
    man, woman = state.man_used[seat], state.woman_used[seat]
    return {
        "man": kinds[man] if man != NONE else None,
        "woman": kinds[woman] if woman != NONE else None,
        "green": state.green_used[seat] > 0,
    }


def task(state: BoraBoraState, other: int, at: int, seat: int) -> Data | None:
    """A task with how much the seat has and lacks; of somebody else's hand, only what everybody knows counts."""
    box = state.box
    number = state.tasks[at]
    if number == NONE:
        return None
    held = gods.means(state, other)
    if other != seat:
        colours = len(box.colours)
        held = Means(state.known[other * colours : (other + 1) * colours], held.offerings, held.god_tiles)
    asked = [{"have": needs.have(state, other, need, held), "count": need.count} for need in box.needs[number]]
    return {"id": box.tasks[number], "needs": asked, "missing": needs.missing(state, other, number, held)}


# What is under way


def doing(state: BoraBoraState) -> Data | None:
    """What the seat that is asked is in the middle of."""
    box = state.box
    if state.over:
        return None
    return {
        "action": DOINGS[state.doing],
        "by": state.by,
        "tile": box.tiles[state.tile] if state.tile != NONE else None,
        "value": state.value,
        "left": state.left,
        "region": box.regions[state.region] if state.region != NONE else None,
        "material": box.materials[state.material] if state.material != NONE else None,
        "building": box.buildings[state.building] if state.building != NONE else None,
        "blue": state.blue,
        "white": state.white,
        "green": state.green,
        "helped": state.helped,
    }


def memory(state: BoraBoraState, seat: int) -> Data:
    """How many cards of each colour the pile can hold at most, given what this seat has seen; `open`: given what everybody has seen."""
    colours = len(state.box.colours)
    return {"pile": state.fresh[(seat + 1) * colours : (seat + 2) * colours], "open": state.fresh[:colours]}
