"""Placing dice (4): which tiles a die may go on, unaided or with the blue and the white god (8A, 8B); fishing (4G)."""

from typing import Final

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Data, Event, Mark, Reason
from archipel.games.borabora import building, flow, people, settling
from archipel.games.borabora.asking import yes
from archipel.games.borabora.edition import BUILD, BY_ROUTE, FAR, HELPER, NONE, OF_SEX, PERSONS, ROUTES, TEMPLE, BoraBoraBox, Invocation
from archipel.games.borabora.gods import GodQuestion, Means
from archipel.games.borabora.state import FISHING, BoraBoraState


class PlaceDie(GodQuestion):
    """4. Which die goes on which tile; blue and white may be invoked beforehand, blue first (8A, 8B)."""

    def args(self, state: BoraBoraState) -> Data:
        dice = state.box.dice
        left = state.at[state.seat * dice : (state.seat + 1) * dice].count(NONE)
        return {"seat": state.seat, "left": left, "blue": yes(state.blue), "white": yes(state.white)}

    def moves(self, state: BoraBoraState) -> list[int]:
        box = state.box
        values = values_left(state)
        tiles = box.tiles_out[state.seats]
        lowest = [lowest_on(state, tile) for tile in tiles]
        needed = [needed_for(state, state.seat, tile) for tile in tiles]
        found: list[int] = []
        for die in range(1, box.sides + 1):
            if values >> die & 1:
                first = box.at_place + (die - 1) * len(box.tiles)
                for number in range(len(tiles)):
                    if may_place(state, die, tiles[number], lowest[number], needed[number]):
                        found.append(first + tiles[number])
        return found + self.invocations(state)

    def allows(self, state: BoraBoraState, move: int) -> bool:
        box = state.box
        if not box.at_place <= move < box.at_god:
            return move in self.invocations(state)
        die, tile = (move - box.at_place) // len(box.tiles) + 1, (move - box.at_place) % len(box.tiles)
        if not values_left(state) >> die & 1 or tile not in box.tiles_out[state.seats]:
            return False
        return may_place(state, die, tile, lowest_on(state, tile), needed_for(state, state.seat, tile))

    def useful(self, box: BoraBoraBox, god: int) -> bool:
        return god == box.blue or god == box.white

    def barred(self, state: BoraBoraState, god: int) -> Reason | None:
        box = state.box
        if (state.blue and god == box.blue) or (state.white and god == box.white):
            return Reason("god-invoked-already", {"god": box.colours[god]}, "8")
        if state.white and god == box.blue:
            return Reason("blue-comes-first", {}, "8A")
        return None

    def helps(self, state: BoraBoraState, god: int) -> bool:
        """Whether blue or white would make a placement possible; blue possibly with white after it."""
        if god == state.box.white:
            return any_placement(state, state.blue, True)
        return any_placement(state, True, False) or any_placement(state, True, True)

    def helps_paid(self, state: BoraBoraState, invocation: Invocation, held: Means) -> bool:
        """For blue: it needs no white after it, or paying for it leaves enough to invoke white."""
        box = state.box
        return invocation.god == box.white or held.after(box, invocation).allow_any(box, box.white) or any_placement(state, True, False)

    def invoked(self, state: BoraBoraState, god: int, dealer: Dealer, tell: Tell | None) -> None:
        if god == state.box.blue:
            state.blue = True
        else:
            state.white = True

    def impossible(self, state: BoraBoraState, move: int) -> Reason | None:
        box = state.box
        if not box.at_place <= move < box.at_god:
            return None
        die, tile = (move - box.at_place) // len(box.tiles) + 1, (move - box.at_place) % len(box.tiles)
        name = box.tiles[tile]
        if not values_left(state) >> die & 1:
            return Reason("die-not-held", {"die": die}, "4")
        if tile not in box.tiles_out[state.seats]:
            return Reason("tile-not-out", {"tile": name, "players": state.seats}, "9")
        lowest = lowest_on(state, tile)
        if state.blue and (die < lowest or tile == box.fishing):
            return Reason("blue-unused", {"die": die, "tile": name}, "8A")
        if state.white and (die == box.sides or tile == box.fishing):
            return Reason("white-unused", {"die": die}, "8B")
        if die >= lowest and not state.blue:
            return Reason("die-not-lower", {"die": die, "tile": name, "lowest": lowest}, "4")
        return action_refused(state, box.tile_actions[tile], box.sides if state.white else die)

    def answer_things(self, state: BoraBoraState, move: int) -> list[str]:
        box = state.box
        number = move - box.at_place
        return [f"die-{number // len(box.tiles) + 1}", "tile-" + box.tiles[number % len(box.tiles)]]

    def marks(self, state: BoraBoraState) -> list[Mark]:
        """Where each route would lead, and which dice open it if they go on a tile for expansion (4A)."""
        box = state.box
        values = values_left(state)
        found: list[Mark] = []
        for tile in box.tiles_out[state.seats]:
            if not box.tile_actions[tile] & ROUTES:
                continue
            lowest, needed = lowest_on(state, tile), needed_for(state, state.seat, tile)
            dice = [die for die in range(1, box.sides + 1) if values >> die & 1 and may_place(state, die, tile, lowest, needed)]
            for route, region in settling.ways(state, state.seat, box.tile_actions[tile]):
                opening = [die for die in dice if (box.sides if state.white else die) >= box.route_value[route]]
                if opening:
                    found.append(Mark(box.routes[route], "opens", {"region": box.regions[region], "tile": box.tiles[tile], "die": opening}))
        return found

    def answer(self, state: BoraBoraState, move: int, dealer: Dealer, tell: Tell | None) -> None:
        tiles = len(state.box.tiles)
        number = move - state.box.at_place
        place(state, number // tiles + 1, number % tiles, dealer, tell)


PLACE_DIE: Final = PlaceDie("place")


def place(state: BoraBoraState, die: int, tile: int, dealer: Dealer, tell: Tell | None) -> None:
    """A die goes on a tile, and its action is carried out at once; the fishing corner takes any die (4G)."""
    box = state.box
    for at in range(state.seat * box.dice, (state.seat + 1) * box.dice):
        if state.dice[at] == die and state.at[at] == NONE:
            state.at[at] = tile
            break
    if tell is not None:
        tell(Event("die-placed", {"seat": state.seat, "die": die, "tile": box.tiles[tile]}))
    value = box.sides if state.white else die
    state.blue = False
    state.white = False
    state.tile = tile
    if tile == box.fishing:
        state.score(state.seat, FISHING, box.fishing_points)
        if tell is not None:
            tell(Event("fishing", {"seat": state.seat, "points": box.fishing_points, "total": state.points[state.seat]}))
        flow.action_done(state, dealer, tell)
    else:
        flow.begin_action(state, box.tile_actions[tile], value, dealer, tell)


def action_refused(state: BoraBoraState, action: int, value: int) -> Reason:
    """Why not even part of an action can be carried out."""
    seat = state.seat
    if action & ROUTES:
        return Reason("no-region", {"by": BY_ROUTE[action], "value": value}, "4A")
    if action & PERSONS:
        if people.free_space(state, seat) == NONE:
            return Reason("no-free-space", {}, "4B")
        return Reason("no-person", {"sex": OF_SEX[action], "value": value}, "4B")
    if action & BUILD and not building.any_pair(state, seat):
        return Reason("no-neighbours", {}, "4E")
    return Reason("no-priest", {}, "4D") if action & TEMPLE else Reason("no-building", {"value": value}, "4E")


# Which dice and tiles


def lowest_on(state: BoraBoraState, tile: int) -> int:
    """The lowest die on a tile; FAR if there is none."""
    lowest = FAR
    for die in range(len(state.at)):
        if state.at[die] == tile and state.dice[die] < lowest:
            lowest = state.dice[die]
    return lowest


def needed_for(state: BoraBoraState, seat: int, tile: int) -> int:
    """The lowest value with which a seat can carry out a tile's action at least in part; FAR if it cannot."""
    actions = state.box.tile_actions[tile]
    if actions & ROUTES:
        return settling.cheapest(state, seat, actions)
    if actions & PERSONS:
        return people.cheapest(state, actions) if people.free_space(state, seat) != NONE else FAR
    if actions & HELPER:
        return 1
    if actions & TEMPLE:
        return min(state.box.temple) if state.priests[seat] > 0 else FAR
    if actions & BUILD:
        return building.cheapest(state, seat)
    return 1


def values_left(state: BoraBoraState) -> int:
    """The values of the dice that the seat has not placed yet, as a set."""
    dice = state.box.dice
    found = 0
    for die in range(state.seat * dice, (state.seat + 1) * dice):
        if state.at[die] == NONE:
            found |= 1 << state.dice[die]
    return found


def may_place(state: BoraBoraState, die: int, tile: int, lowest: int, needed: int) -> bool:
    """Whether a die may go on a tile whose lowest die is `lowest` and whose action takes at least `needed`, with the gods invoked."""
    if tile == state.box.fishing:
        return not state.blue and not state.white
    return fits(state, die, lowest, needed, state.blue, state.white)


def fits(state: BoraBoraState, die: int, lowest: int, needed: int, blue: bool, white: bool) -> bool:
    """An invoked god must be put to use: blue for a die that is not lower, white for one that is not a six."""
    sides = state.box.sides
    if (die >= lowest) != blue or (white and die == sides):
        return False
    return (sides if white else die) >= needed


def any_placement(state: BoraBoraState, blue: bool, white: bool) -> bool:
    """Whether any die could be placed with exactly these gods."""
    box = state.box
    values = values_left(state)
    for tile in box.tiles_out[state.seats]:
        if tile != box.fishing:
            lowest = lowest_on(state, tile)
            if blue and lowest == FAR:
                continue
            needed = needed_for(state, state.seat, tile)
            for die in range(1, box.sides + 1):
                if values >> die & 1 and fits(state, die, lowest, needed, blue, white):
                    return True
    return False
