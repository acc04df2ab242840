"""What a net is told of a table of Bora Bora: the board, from the side of a seat."""

from typing import Final

from archipel.engine.features import Group
from archipel.games.borabora import needs, temple
from archipel.games.borabora.bot.wanted import Wanted
from archipel.games.borabora.dice import needed_for
from archipel.games.borabora.edition import FAR, MOST_SEATS, NONE, SEA, SEXES, BoraBoraBox
from archipel.games.borabora.gods import Means
from archipel.games.borabora.state import BoraBoraState

TO_LACK: Final = 4
"""Tasks that lack 0, 1, 2, or more things are told apart."""


def groups(box: BoraBoraBox) -> list[Group]:
    regions = len(box.regions)
    tiles = len(box.tiles)
    offered = len(SEXES) * box.people_shown
    return [
        Group("fish of each region", regions, 6),
        *[Group(f"seat {turned}: fish of the regions whose building space it holds", regions, 6) for turned in range(MOST_SEATS)],
        Group("regions with an own hut", regions),
        Group("own way to each new region by land: the cheaper the higher", regions, 6),
        Group("own way to each new region by sea: the cheaper the higher", regions, 6),
        Group("the others' cheapest way to each region: the cheaper the higher", regions, 6),
        Group("each region for own tasks", regions, 3),
        Group("action tiles: highest die that may still go there", tiles, 6),
        Group("action tiles: what the action takes at least, the less the higher", tiles, 6),
        Group("action tiles: own dice that fit", tiles, 3),
        Group("action tiles: highest own die that fits", tiles, 6),
        Group("action tiles: the others' dice that may go there", tiles, 3),
        Group("men and women on offer by place: kind", offered * len(box.kinds)),
        Group("men and women on offer: how many alike one has", offered, 2),
        Group("men and women on offer: for own tasks", offered, 3),
        Group("temple spaces: whose priest", len(box.temple) * MOST_SEATS),
        Group("who would get the god tile", MOST_SEATS),
        Group("jewelry of this round: there, affordable", len(box.jewels), 2),
        Group("kinds of jewelry for own tasks", len(box.jewel_kinds), 3),
        Group("kinds of jewelry still to come in later rounds", len(box.jewel_kinds), 4),
        Group("tasks on offer: the less one lacks the higher", len(box.tasks), 4),
        Group("god cards face up by colour", len(box.colours), 2),
        Group("god cards in the pile by colour", len(box.colours), 12),
    ]


def add(row: list[int], state: BoraBoraState, seat: int, wanted: Wanted) -> None:
    add_islands(row, state, seat, wanted)
    add_tiles(row, state, seat)
    add_offer(row, state, wanted)
    add_temple(row, state, seat)
    add_jewelry(row, state, seat, wanted)
    add_tasks_on_offer(row, state, seat, wanted.held)
    add_cards(row, state)


def add_islands(row: list[int], state: BoraBoraState, seat: int, wanted: Wanted) -> None:
    box = state.box
    regions = len(box.regions)
    at = len(row)
    row += [0] * (regions * (1 + MOST_SEATS))
    for region in range(regions):
        fish = box.fish_value[state.fish[region]]
        row[at + region] = fish
        if state.top[region] != NONE:
            row[at + regions * (1 + (state.top[region] - seat) % state.seats) + region] = fish
    huts = state.huts[seat]
    for region in range(regions):
        row.append(huts >> region & 1)
    add_ways(row, state, seat)
    row += wanted.regions


def add_ways(row: list[int], state: BoraBoraState, seat: int) -> None:
    """How cheaply the seat gets to each region by land and by sea, and the others in any way; 0: not at all."""
    box = state.box
    regions = len(box.regions)
    at = len(row)
    row += [0] * (3 * regions)
    for route in range(len(box.route_value)):
        one, other = box.route_from[route], box.route_to[route]
        cheap = box.sides + 1 - box.route_value[route]
        for owner in range(state.seats):
            huts = state.huts[owner]
            before = huts >> one & 1
            if before == huts >> other & 1:
                continue
            place = at + (other if before else one)
            if owner != seat:
                place += 2 * regions
            elif box.route_kind[route] == SEA:
                place += regions
            if row[place] < cheap:
                row[place] = cheap


def add_tiles(row: list[int], state: BoraBoraState, seat: int) -> None:
    """Which dice may still go on each action tile, unaided by gods, and what its action takes."""
    box = state.box
    tiles = len(box.tiles)
    at = len(row)
    row += [0] * (5 * tiles)
    out = box.tiles_out[state.seats]
    for tile in out:
        row[at + tile] = box.sides
    for die in range(len(state.at)):
        tile = state.at[die]
        if tile != NONE and tile != box.fishing and row[at + tile] >= state.dice[die]:
            row[at + tile] = state.dice[die] - 1
    others = others_up_to(state, seat)
    for tile in out:
        takes = needed_for(state, seat, tile)
        if takes != FAR:
            row[at + tiles + tile] = box.sides + 1 - takes
        highest = row[at + tile]
        row[at + 4 * tiles + tile] = others[highest]
        for die in range(seat * box.dice, (seat + 1) * box.dice):
            value = state.dice[die]
            if state.at[die] == NONE and takes <= value <= highest:
                row[at + 2 * tiles + tile] += 1
                row[at + 3 * tiles + tile] = max(value, row[at + 3 * tiles + tile])


def others_up_to(state: BoraBoraState, seat: int) -> list[int]:
    """How many dice of up to each value the others have still to place."""
    box = state.box
    found = [0] * (box.sides + 1)
    for die in range(len(state.at)):
        if state.at[die] == NONE and state.dice[die] > 0 and die // box.dice != seat:
            for value in range(state.dice[die], box.sides + 1):
                found[value] += 1
    return found


def add_offer(row: list[int], state: BoraBoraState, wanted: Wanted) -> None:
    box = state.box
    kinds = len(box.kinds)
    offered = len(state.offer)
    at = len(row)
    row += [0] * (offered * (kinds + 2))
    for place in range(offered):
        kind = state.offer[place]
        if kind != NONE:
            type = place // box.people_shown * kinds + kind
            row[at + place * kinds + kind] = 1
            row[at + offered * kinds + place] = wanted.there[type]
            row[at + offered * (kinds + 1) + place] = wanted.people[type]


def add_temple(row: list[int], state: BoraBoraState, seat: int) -> None:
    at = len(row)
    spaces = len(state.temple)
    row += [0] * ((spaces + 1) * MOST_SEATS)
    for space in range(spaces):
        if state.temple[space] != NONE:
            row[at + space * MOST_SEATS + (state.temple[space] - seat) % state.seats] = 1
    leader = temple.leader(state)
    if leader != NONE:
        row[at + spaces * MOST_SEATS + (leader - seat) % state.seats] = 1


def add_jewelry(row: list[int], state: BoraBoraState, seat: int, wanted: Wanted) -> None:
    box = state.box
    jewels = len(box.jewels)
    at = len(row)
    row += [0] * jewels
    row += wanted.jewelry
    row += [0] * len(box.jewel_kinds)
    first = (state.round - 1) * box.jewels_a_round
    for place in range(first, len(state.jewels)):
        jewel = state.jewels[place]
        if jewel == NONE:
            continue
        if place >= first + box.jewels_a_round:
            row[at + jewels + len(box.jewel_kinds) + box.jewel_kind[jewel]] += 1
        else:
            row[at + jewel] = 2 if box.jewel_cost[jewel] <= state.shells[seat] else 1


def add_tasks_on_offer(row: list[int], state: BoraBoraState, seat: int, held: Means) -> None:
    at = len(row)
    row += [0] * len(state.box.tasks)
    for task in state.offered:
        if task != NONE:
            row[at + task] = TO_LACK - min(needs.missing(state, seat, task, held), TO_LACK - 1)


def add_cards(row: list[int], state: BoraBoraState) -> None:
    colours = len(state.box.colours)
    at = len(row)
    row += [0] * colours
    for colour in state.display:
        if colour != NONE:
            row[at + colour] += 1
    row += state.stock
