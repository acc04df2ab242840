"""What a net is told of a table of Mangrovia, from the side of a seat."""

from typing import Final

from archipel.engine.features import Features, Group, byte
from archipel.games.mangrovia.edition import LANDSCAPES, NONE, STOCKS, MangroviaBox
from archipel.games.mangrovia.prospects import Means, Prospects
from archipel.games.mangrovia.state import FREE, NOTHING, MangroviaState
from archipel.games.mangrovia.worth import rounds_left

SEATS: Final = 5
"""A row has room for so many seats."""
SORTS: Final = 6
"""How many sorts of actions the steps of the landings offer, each a bit of a step's number."""


class MangroviaFeatures(Features[MangroviaState]):
    """Lists by seat hold all of one seat's things together, then the next seat's."""

    version = 1

    def groups(self, state: MangroviaState) -> list[Group]:
        box = state.box
        spaces, paths, sites, lands = len(box.spaces), len(box.paths), len(box.sites), len(box.landscapes)
        return [
            *course_groups(box),
            Group("where bowls stand, by seat and site", SEATS * sites),
            Group("steps that the boat has yet to bring this round, by seat and sort of action", SEATS * SORTS, 3.0),
            Group("sites that are free", sites),
            Group("the seat: there is one, is asked, has the talisman; for each seat", SEATS * 3),
            Group("on the track, at the end without amulets, at the end with all; for each seat", SEATS * 3, 100.0),
            Group("ahead of the best other, behind the best other; for each seat", SEATS * 2, 40.0),
            Group("huts left, huts on amulet spaces, bowls to be placed; for each seat", SEATS * 3, 10.0),
            Group("cards by landscape, for each seat", SEATS * lands, 3.0),
            Group("pieces that pay as valuables, as amulets, wild cards; for each seat", SEATS * 3, 8.0),
            Group("what they are worth: as valuables, as amulets; for each seat", SEATS * 2, 40.0),
            Group("number of spaces open now, for each seat", SEATS, 10.0),
            Group("what the best open space brings, for each seat", SEATS, 20.0),
            Group("what the best space brings that can be paid, given card and bird, by seat and landscape", SEATS * lands, 20.0),
            Group("own valuables and amulets by value", len(box.values) + len(box.amulets), 3.0),
            Group("own starting cards by value", len(box.starting)),
            Group("own huts by space", spaces, 2.0),
            Group("huts of others and neutral ones, by space", spaces, 2.0),
            Group("what an own hut on a free space brings", spaces, 20.0),
            Group("price, card, bird: how many of them are there for a free space", spaces, 3.0),
            Group("huts by path and seat", paths * SEATS, 4.0),
            Group("points now, by path and seat", paths * SEATS, 14.0),
            Group("what one more hut brings, by path and seat", paths * SEATS, 14.0),
            Group("free spaces, by path", paths, 7.0),
            Group("huts in the stone area: each seat's, neutral ones, all", SEATS + 2, 4.0),
            Group("huts in the pole area: each seat's, neutral ones", SEATS + 1, 4.0),
            Group("points of the pole area, for each seat", SEATS, 12.0),
            Group("the next pole tile", 1, 9.0),
            *tile_groups(box),
        ]

    def row(self, state: MangroviaState, seat: int) -> bytes:
        seats = state.seats
        order = [(seat + number) % seats for number in range(seats)]
        prospects = Prospects(state)
        means = [Means(state, prospects, other) for other in order]
        row: list[int] = []
        add_course(row, state, prospects)
        add_bowls(row, state, order)
        add_seats(row, state, order, prospects)
        add_hands(row, state, order, means)
        add_spaces(row, state, seat, prospects, means[0])
        add_paths(row, state, order, prospects)
        add_areas(row, state, order, prospects)
        add_tiles(row, state, seat)
        return bytes(bytearray(row))


def course_groups(box: MangroviaBox) -> list[Group]:
    """What everybody sees alike: where the game stands, what is asked, displays and piles."""
    return [
        Group("number of rounds so far", 1, 16.0),
        Group("rounds left, estimated from the huts: twenty for each", 1, 200.0),
        Group("a limit of rounds, the house rule for amulets of value 1, the last round", 3),
        Group("rounds left until the limit", 1, 16.0),
        Group("bowls placed", 1, 6.0),
        Group("what is asked: bowl, action, card, piece, amulet to return", NOTHING),
        Group("where the boat lies: before the first landing, at each landing", box.landings + 1),
        Group("what the present step offers, by sort of action", SORTS),
        Group("further steps at this landing", 1, 2.0),
        Group("landscapes with a bird", len(box.landscapes)),
        Group("shown valuables by value", len(box.values), 2.0),
        Group("shown landscape cards", len(box.landscapes), 2.0),
        Group("in piles and bag, by kind", box.kinds, 10.0),
        Group("size of both piles and the bag", len(STOCKS), 40.0),
        Group("amulets of value 1 on the board", 1, 5.0),
        Group("amulets just drawn, by value", len(box.amulets), 2.0),
        Group("the building under way: huts, cards given, in amulets, with the wild card", 4, 2.0),
        Group("what is left to pay, what the building brings", 2, 20.0),
        Group("landscapes of the building", len(box.landscapes)),
        Group("paths of the building", len(box.paths)),
        Group("the building is on an amulet space, in the stone area, in the pole area", 3),
    ]


def tile_groups(box: MangroviaBox) -> list[Group]:
    """The stone tiles of the variant (9)."""
    return [
        Group("a statue, a paying tile, a wild card lies on each space of the stone area", len(box.stone) * 3),
        Group("the statue of a path: own, another's, not yet taken", len(box.paths) * 3),
    ]


def add_course(row: list[int], state: MangroviaState, prospects: Prospects) -> None:
    box = state.box
    row.append(byte(state.round))
    row.append(byte(int(rounds_left(state) * 20)))
    row.append(1 if state.round_limit else 0)
    row.append(1 if state.one_rule else 0)
    row.append(1 if state.ending else 0)
    row.append(byte(state.round_limit - state.round) if state.round_limit else 0)
    row.append(state.placed)
    for ask in range(NOTHING):
        row.append(1 if state.ask == ask else 0)
    for landing in range(box.landings + 1):
        row.append(1 if state.landing == landing else 0)
    steps = box.steps[state.landing]
    step = steps[state.step] if state.step < len(steps) else 0
    for sort in range(SORTS):
        row.append(step >> sort & 1)
    row.append(max(0, len(steps) - state.step - 1))
    for land in range(len(box.landscapes)):
        row.append(state.birds >> land & 1)
    shown = [0] * box.one
    for kind in state.shown_valuables:
        if kind != NONE:
            shown[kind] += 1
    for land in state.shown_landscapes:
        if land != NONE:
            shown[box.first[LANDSCAPES] + land] += 1
    row.extend(shown)
    for count in state.stock:
        row.append(byte(count))
    for stock in range(len(STOCKS)):
        row.append(byte(state.in_stock(stock)))
    row.append(byte(state.ones))
    for count in state.drawn:
        row.append(byte(count))
    add_building(row, state, prospects)


def add_building(row: list[int], state: MangroviaState, prospects: Prospects) -> None:
    box = state.box
    plot = state.plot
    if plot == NONE:
        row.extend([0] * (9 + len(box.landscapes) + len(box.paths)))
        return
    row.append(state.huts)
    row.append(len(state.given))
    row.append(box.currencies[plot])
    row.append(1 if state.wild else 0)
    row.append(byte(state.left))
    row.append(byte(prospects.gains[state.seat][plot] * state.huts))
    for land in range(len(box.landscapes)):
        row.append(box.land_sets[plot] >> land & 1)
    for path in range(len(box.paths)):
        row.append(1 if path in box.paths_of[plot] else 0)
    row.append(1 if box.circles[plot] else 0)
    row.append(1 if box.in_stone[plot] else 0)
    row.append(1 if box.in_pole[plot] else 0)


def add_bowls(row: list[int], state: MangroviaState, order: list[int]) -> None:
    """Sites, and what the boat will offer there on the rest of its way."""
    box = state.box
    sites = len(state.bowls)
    first = len(row)
    row.extend([0] * (SEATS * (sites + SORTS)))
    for site in range(sites):
        owner = state.bowls[site]
        row.append(1 if owner == FREE else 0)
        if owner >= 0:
            number = (owner - order[0]) % state.seats
            row[first + number * sites + site] = 1
            for landing in (box.near[site], box.far[site]):
                if landing >= state.landing:
                    done = state.step if landing == state.landing else 0
                    add_steps(row, first + SEATS * sites + number * SORTS, box.steps[landing], done)


def add_steps(row: list[int], at: int, steps: list[int], first: int) -> None:
    """Adds what the steps of a landing offer, from `first` on."""
    for number in range(first, len(steps)):
        for sort in range(SORTS):
            if steps[number] >> sort & 1:
                row[at + sort] += 1


def add_seats(row: list[int], state: MangroviaState, order: list[int], prospects: Prospects) -> None:
    seats = state.seats
    absent = SEATS - seats
    totals: list[int] = []
    for other in order:
        row.append(1)
        row.append(1 if state.seat == other else 0)
        row.append(1 if state.starter == other else 0)
        totals.append(prospects.totals[other] + amulets_of(state, other))
    row.extend([0] * (absent * 3))
    for number in range(seats):
        row.append(byte(state.points[order[number]]))
        row.append(byte(prospects.totals[order[number]]))
        row.append(byte(totals[number]))
    row.extend([0] * (absent * 3))
    for number in range(seats):
        best = 0
        for other in range(seats):
            if other != number and totals[other] > best:
                best = totals[other]
        row.append(byte(totals[number] - best))
        row.append(byte(best - totals[number]))
    row.extend([0] * (absent * 2))
    for other in order:
        row.append(state.supply[other])
        row.append(prospects.circles[other])
        row.append(state.set_up_for.bowls - state.bowls.count(other))
    row.extend([0] * (absent * 3))


def amulets_of(state: MangroviaState, seat: int) -> int:
    """What a seat's amulets will score."""
    box = state.box
    at = seat * box.kinds + box.one
    value = 0
    for number in range(len(box.amulets)):
        value += state.held[at + number] * box.amulets[number]
    return value


def add_hands(row: list[int], state: MangroviaState, order: list[int], means: list[Means]) -> None:
    box = state.box
    absent = SEATS - state.seats
    lands = len(box.landscapes)
    for other in order:
        at = other * box.kinds + box.first[LANDSCAPES]
        for land in range(lands):
            row.append(byte(state.held[at + land]))
    row.extend([0] * (absent * lands))
    for number in range(state.seats):
        row.append(byte(means[number].pieces[0]))
        row.append(byte(means[number].pieces[1]))
        row.append(state.tiles[order[number] * len(box.tiles) + box.wild])
    row.extend([0] * (absent * 3))
    for each in means:
        row.append(byte(each.worth[0]))
        row.append(byte(each.worth[1]))
    row.extend([0] * (absent * 2))
    for each in means:
        row.append(each.spaces)
    row.extend([0] * absent)
    for each in means:
        row.append(byte(each.best))
    row.extend([0] * absent)
    for each in means:
        for gain in each.by_land:
            row.append(byte(gain))
    row.extend([0] * (absent * lands))
    at = order[0] * box.kinds
    for kind in range(box.first[LANDSCAPES]):
        row.append(byte(state.held[at + kind]))
    for kind in range(box.one, box.kinds):
        row.append(byte(state.held[at + kind]))
    at = order[0] * len(box.starting)
    row.extend(state.starting[at : at + len(box.starting)])


def add_spaces(row: list[int], state: MangroviaState, seat: int, prospects: Prospects, means: Means) -> None:
    box = state.box
    owners = state.owners
    spaces = len(owners)
    first = len(row)
    row.extend([0] * (spaces * 4))
    for space in range(spaces):
        owner = owners[space]
        if owner != FREE:
            row[first + (0 if owner == seat else spaces) + space] = state.counts[space]
    gains = prospects.gains[seat]
    costs = box.costs
    land_sets = box.land_sets
    currencies = box.currencies
    cards = means.cards
    birds = means.birds
    first += spaces * 2
    for space in prospects.free:
        row[first + space] = byte(gains[space])
        lands = land_sets[space]
        there = means.payable[currencies[space]] >> costs[space] & 1
        if lands & cards & birds:
            there += 2
        elif lands & (cards | birds):
            there += 1
        row[first + spaces + space] = there


def add_paths(row: list[int], state: MangroviaState, order: list[int], prospects: Prospects) -> None:
    huts = prospects.path_huts
    points = prospects.path_points
    gains = prospects.path_gains
    block = len(prospects.path_free) * SEATS
    first = len(row)
    row.extend([0] * (block * 3))
    for number in range(state.seats):
        to = first + number
        for at in range(order[number], len(huts), prospects.rivals):
            row[to] = huts[at]
            row[to + block] = byte(points[at])
            row[to + block * 2] = byte(gains[at])
            to += SEATS
    row.extend(prospects.path_free)


def add_areas(row: list[int], state: MangroviaState, order: list[int], prospects: Prospects) -> None:
    box = state.box
    seats = state.seats
    absent = [0] * (SEATS - seats)
    for other in order:
        row.append(prospects.stone_huts[other])
    row.extend(absent)
    row.append(prospects.stone_huts[seats])
    row.append(sum(prospects.stone_huts))
    for other in order:
        row.append(prospects.pole_huts[other])
    row.extend(absent)
    row.append(prospects.pole_huts[seats])
    for other in order:
        row.append(byte(prospects.pole_points[other]))
    row.extend(absent)
    row.append(byte(box.poles[state.pole_next]) if state.pole_next < len(box.poles) else 0)


def add_tiles(row: list[int], state: MangroviaState, seat: int) -> None:
    box = state.box
    first = len(row)
    row.extend([0] * (3 * (len(box.stone) + len(box.paths))))
    if state.options["tiles"] == "none":
        return
    for place in range(len(state.laid)):
        tile = state.laid[place]
        if tile != NONE:
            row[first + place * 3 + (0 if box.statues[tile] else 2 if tile == box.wild else 1)] = 1
    first += 3 * len(box.stone)
    for path in range(len(box.paths)):
        tile = box.statue_of[path]
        for other in range(state.seats):
            if state.tiles[other * len(box.tiles) + tile] > 0:
                row[first + path * 3 + (0 if other == seat else 1)] = 1
        if tile in state.laid:
            row[first + path * 3 + 2] = 1
