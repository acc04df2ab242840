"""What each player may know in Bora Bora: everything but the god cards in hands and in the pile.

About these the view says what everybody has seen (`known`), and what this seat can rule out (`memory`). The contents of the piles of people
and tasks are public: anybody who keeps count of what was laid out knows them.
"""

from typing import TypedDict

from archipel.engine.view import Frame
from archipel.games.borabora import cards, dice, gods, huts, needs, scoring
from archipel.games.borabora.edition import FAR, NONE, SEXES, Sex
from archipel.games.borabora.scoring import Score
from archipel.games.borabora.state import COVERED, DOINGS, FILLED, FREE, HUT, PHASES, BoraBoraState, Doing, Phase


class Region(TypedDict):
    """`huts` are the seats that live there, `top` the one that holds the building space."""

    fish: str
    huts: list[int]
    top: int | None


class PlacedDie(TypedDict):
    seat: int
    die: int


class PeoplePile(TypedDict):
    """How many of each kind are still to come."""

    men: dict[str, int]
    women: dict[str, int]


class People(TypedDict):
    """Who lies under the dice, by kind."""

    men: list[str | None]
    women: list[str | None]
    pile: PeoplePile


class TaskOffer(TypedDict):
    offer: list[str | None]
    pile: list[str]


class Temple(TypedDict):
    """Whose priest is on each space; `tiles` are the god tiles left."""

    spaces: list[int | None]
    tiles: int


class Status(TypedDict):
    """The step of every seat, and the seats in the order in which they got there."""

    steps: list[int]
    stack: list[int]


class GodCards(TypedDict):
    shown: list[str | None]
    pile: int
    discard: list[str]


class Die(TypedDict):
    """`value` is 0 before the first roll; `at` is the tile that it lies on."""

    value: int
    at: str | None


class Huts(TypedDict):
    huts: int


class Inhabitant(TypedDict):
    sex: Sex
    kind: str
    shifted: bool


class Progress(TypedDict):
    have: int
    count: int


class OwnTask(TypedDict):
    """How much of each thing there is and must be; `have` of `count` things are there altogether, `missing` are not."""

    id: str
    needs: list[Progress]
    have: int
    count: int
    missing: int


class Used(TypedDict):
    """Which kinds were used in this round, and whether with the green god."""

    man: str | None
    woman: str | None
    green: bool


class Towards(TypedDict):
    """How much of what each final bonus asks for there is (7B)."""

    tasks: int
    jewelry: int
    ceremony: int
    buildings: int
    regions: int
    people: int


class Player(TypedDict):
    """`huts` are those left on the player board, `things` what its spaces are as things (of one's own board), `worth` the points of the
    jewelry. `known` and `at_most` are what everybody knows of the hand."""

    points: int
    offerings: int
    shells: int
    god_tiles: int
    priests: int
    dice: list[Die]
    spaces: dict[str, Huts | Inhabitant | None]
    things: dict[str, str] | None
    huts: int
    ceremony: dict[str, str | None]
    beside: dict[str, int]
    built: list[int]
    jewelry: list[str]
    worth: int
    done: list[str]
    towards: Towards
    tasks: list[OwnTask | None]
    used: Used
    cards: int
    known: list[str]
    at_most: list[int]
    hand: list[str] | None


class UnderWay(TypedDict):
    """What the seat that is asked is in the middle of; `left` are die points, or things still to be taken."""

    action: Doing
    by: int
    tile: str | None
    value: int
    left: int
    region: str | None
    material: str | None
    building: int | None
    blue: bool
    white: bool
    green: bool
    helped: bool


class Memory(TypedDict):
    """How many cards of each colour the pile can hold at most, given what this seat has seen; `open`: given what everybody has seen."""

    pile: list[int]
    open: list[int]


class View(Frame):
    """`tiles` are the action tiles that are out, with their dice, the highest first; `lower_than` says what a further die must be lower
    than (4), where that matters. `jewelry` is what is left of it, round by round."""

    round: int
    phase: Phase
    turn: int
    order: list[int]
    regions: dict[str, Region]
    tiles: dict[str, list[PlacedDie]]
    lower_than: dict[str, int]
    people: People
    tasks: TaskOffer
    jewelry: list[list[str | None]]
    temple: Temple
    status: Status
    cards: GodCards
    players: list[Player]
    doing: UnderWay | None
    memory: Memory
    score: Score


def view(state: BoraBoraState, seat: int) -> View:
    box = state.box
    return {
        **state.frame(seat),
        "round": state.round,
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "order": state.order[:],
        "regions": {id: region(state, number) for number, id in enumerate(box.regions)},
        "tiles": {box.tiles[tile]: dice_on(state, tile) for tile in box.tiles_out[state.seats]},
        "lower_than": lower_than(state),
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


def region(state: BoraBoraState, number: int) -> Region:
    return {
        "fish": state.box.fish[state.fish[number]],
        "huts": [seat for seat in range(state.seats) if state.huts[seat] >> number & 1],
        "top": state.top[number] if state.top[number] != NONE else None,
    }


def dice_on(state: BoraBoraState, tile: int) -> list[PlacedDie]:
    """The dice on a tile, the highest first."""
    found = [(-state.dice[die], die // state.box.dice) for die in range(len(state.at)) if state.at[die] == tile]
    return [{"seat": seat, "die": -die} for die, seat in sorted(found)]


def lower_than(state: BoraBoraState) -> dict[str, int]:
    """The lowest die on every tile; the fishing corner takes any."""
    box = state.box
    found: dict[str, int] = {}
    for tile in box.tiles_out[state.seats]:
        lowest = dice.lowest_on(state, tile)
        if lowest != FAR and tile != box.fishing:
            found[box.tiles[tile]] = lowest
    return found


def people(state: BoraBoraState) -> People:
    men, women = range(len(SEXES))
    return {
        "men": offered(state, men),
        "women": offered(state, women),
        "pile": {"men": still_to_come(state, men), "women": still_to_come(state, women)},
    }


def offered(state: BoraBoraState, sex: int) -> list[str | None]:
    box = state.box
    shown = state.offer[sex * box.people_shown : (sex + 1) * box.people_shown]
    return [box.kinds[kind] if kind != NONE else None for kind in shown]


def still_to_come(state: BoraBoraState, sex: int) -> dict[str, int]:
    kinds = state.box.kinds
    return {id: state.pile[sex * len(kinds) + kind] for kind, id in enumerate(kinds)}


def jewelry(state: BoraBoraState) -> list[list[str | None]]:
    """The jewelry that is still there, round by round."""
    box = state.box
    shown = [box.jewels[jewel] if jewel != NONE else None for jewel in state.jewels]
    return [shown[first : first + box.jewels_a_round] for first in range(0, len(shown), box.jewels_a_round)]


# The players


def player(state: BoraBoraState, other: int, seat: int) -> Player:
    box = state.box
    colours = len(box.colours)
    own_dice = range(other * box.dice, (other + 1) * box.dice)
    materials = state.beside[other * len(box.materials) : (other + 1) * len(box.materials)]
    known = state.known[other * colours : (other + 1) * colours]
    return {
        "points": state.points[other],
        "offerings": state.offerings[other],
        "shells": state.shells[other],
        "god_tiles": state.god_tiles[other],
        "priests": state.priests[other],
        "dice": [{"value": state.dice[die], "at": box.tiles[state.at[die]] if state.at[die] != NONE else None} for die in own_dice],
        "spaces": {id: space(state, other, number) for number, id in enumerate(box.spaces)},
        "things": {id: huts.space_thing(state, other, number) for number, id in enumerate(box.spaces)} if other == seat else None,
        "huts": state.huts_left(other),
        "ceremony": {id: ceremony(state, other, number) for number, id in enumerate(box.ceremony)},
        "beside": dict(zip(box.materials, materials, strict=True)),
        "built": [value for number, value in enumerate(box.buildings) if state.built[other] >> number & 1],
        "jewelry": in_set(state.owned[other], box.jewels),
        "worth": scoring.jewel_points(state, other),
        "done": in_set(state.done[other], box.tasks),
        "towards": towards(state, other),
        "tasks": [task(state, other, at, seat) for at in range(other * box.tasks_held, (other + 1) * box.tasks_held)],
        "used": used(state, other),
        "cards": state.cards_of(other),
        "known": coloured(state, known),
        "at_most": state.could[other * colours : (other + 1) * colours],
        "hand": coloured(state, state.held[other * colours : (other + 1) * colours]) if other == seat else None,
    }


def towards(state: BoraBoraState, seat: int) -> Towards:
    tasks, jewelry, ceremony, buildings, regions, people = scoring.bonus_counts(state, seat)
    return {"tasks": tasks, "jewelry": jewelry, "ceremony": ceremony, "buildings": buildings, "regions": regions, "people": people}


def space(state: BoraBoraState, seat: int, number: int) -> Huts | Inhabitant | None:
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


def used(state: BoraBoraState, seat: int) -> Used:
    """Which kinds a seat has used in this round, and whether with the green god."""
    kinds = state.box.kinds
    man, woman = state.man_used[seat], state.woman_used[seat]
    return {
        "man": kinds[man] if man != NONE else None,
        "woman": kinds[woman] if woman != NONE else None,
        "green": state.green_used[seat] > 0,
    }


def task(state: BoraBoraState, other: int, at: int, seat: int) -> OwnTask | None:
    """A task with how much the seat has and lacks; of somebody else's hand, only what everybody knows counts."""
    box = state.box
    number = state.tasks[at]
    if number == NONE:
        return None
    held = gods.means(state, other) if other == seat else gods.known_means(state, other)
    asked: list[Progress] = [{"have": needs.have(state, other, need, held), "count": need.count} for need in box.needs[number]]
    missing = needs.missing(state, other, number, held)
    count = sum(need.count for need in box.needs[number])
    return {"id": box.tasks[number], "needs": asked, "have": count - missing, "count": count, "missing": missing}


# What is under way


def doing(state: BoraBoraState) -> UnderWay | None:
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


def memory(state: BoraBoraState, seat: int) -> Memory:
    colours = len(state.box.colours)
    return {"pile": state.fresh[(seat + 1) * colours : (seat + 2) * colours], "open": state.fresh[:colours]}
