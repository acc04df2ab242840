"""What a seat knows in Bora Bora, as numbers: everything but the god cards in other hands and in the pile.

What the groups of a part of the table mean and how they are written stand next to each other, in the same order.
"""

from typing import Final, cast

from archipel.engine.edition import Box
from archipel.engine.observation import Group, Observation, add_from, add_one_of, add_set, by_seat, clockwise, crossed
from archipel.games.borabora import scoring
from archipel.games.borabora.edition import ACTIONS, BONUSES, NONE, SEXES, BoraBoraBox
from archipel.games.borabora.gods import known_means, means
from archipel.games.borabora.needs import missing
from archipel.games.borabora.state import DOINGS, FILLED, HUT, PHASES, SOURCES, BoraBoraState

# The largest usual values of what the box does not limit so closely
POINTS: Final = 150
LINE: Final = 30
"""The points of one line of the score."""
STORE: Final = 8
"""Offerings, shells or god cards of a seat, or huts on its last space."""
ALIKE: Final = 3
"""God cards of one colour in a hand, or materials of one kind beside a board."""

LACKING: Final = ["nothing", "one", "more"]
PERSON: Final = ["hut", "shifted", *SEXES]
"""What is said of a hut space, in this order, before the kind of its person."""


class BoraBoraObservation(Observation[BoraBoraState]):
    def meanings(self, box: Box, seats: int) -> list[Group]:
        borabora = cast(BoraBoraBox, box)
        return [
            *time(borabora, seats),
            *islands(borabora, seats),
            *dice(borabora, seats),
            *people(borabora),
            *tracks(borabora, seats),
            *jewelry(borabora, seats),
            *tasks(borabora, seats),
            *spaces(borabora, seats),
            *ceremony(borabora, seats),
            *stores(borabora, seats),
            *points(borabora, seats),
            *cards(borabora, seats),
            *doing(borabora),
        ]

    def write(self, state: BoraBoraState, seat: int, numbers: list[int]) -> None:
        write_time(state, seat, numbers)
        write_islands(state, seat, numbers)
        write_dice(state, seat, numbers)
        write_people(state, numbers)
        write_tracks(state, seat, numbers)
        write_jewelry(state, seat, numbers)
        write_tasks(state, seat, numbers)
        write_spaces(state, seat, numbers)
        write_ceremony(state, seat, numbers)
        write_stores(state, seat, numbers)
        write_points(state, seat, numbers)
        write_cards(state, seat, numbers)
        write_doing(state, numbers)


# What numbers are written with


def add_choices(numbers: list[int], size: int, choices: list[int]) -> None:
    """For each of the choices, a flag for each of `size` things, set for the one chosen; for none, if it is negative."""
    at = len(numbers)
    numbers.extend([0] * (size * len(choices)))
    for choice in choices:
        if choice >= 0:
            numbers[at + choice] = 1
        at += size


def add_owners(numbers: list[int], seats: int, seat: int, owners: list[int]) -> None:
    """For each of the owners, a flag for every seat, from `seat` on; none is set if there is no owner."""
    at = len(numbers)
    numbers.extend([0] * (seats * len(owners)))
    for owner in owners:
        if owner >= 0:
            numbers[at + (owner - seat) % seats] = 1
        at += seats


def add_sets(numbers: list[int], size: int, seat: int, sets: list[int]) -> None:
    """A set of bits of every seat, from `seat` on, as flags."""
    for step in range(len(sets)):
        add_set(numbers, size, sets[(seat + step) % len(sets)])


# What meanings are made of


def numbered(name: str, count: int) -> list[str]:
    return [f"{name}-{number + 1}" for number in range(count)]


def types(box: BoraBoraBox) -> list[str]:
    return crossed(list(SEXES), box.kinds)


def buildings(box: BoraBoraBox) -> list[str]:
    return [f"building-{value}" for value in box.buildings]


# Rounds and turns


def time(box: BoraBoraBox, seats: int) -> list[Group]:
    return [
        Group("round", "which round it is", numbered("round", box.rounds)),
        Group("phase", "which phase it is", list(PHASES)),
        Group("turn", "how many turns of this phase have been taken", ["turn"], seats * box.dice),
        Group("order", "the seat on each place of the turn order", crossed(numbered("place", seats), clockwise(seats))),
    ]


def write_time(state: BoraBoraState, seat: int, numbers: list[int]) -> None:
    add_one_of(numbers, state.box.rounds, state.round - 1)
    add_one_of(numbers, len(PHASES), state.phase)
    numbers.append(state.turn)
    add_owners(numbers, state.seats, seat, state.order)


# Islands


def islands(box: BoraBoraBox, seats: int) -> list[Group]:
    return [
        Group("fish", "the fish next to each region", crossed(box.regions, box.fish)),
        Group("huts", "the regions in which each seat has a hut", by_seat(seats, box.regions)),
        Group("holders", "who holds the building space of each region", crossed(box.regions, clockwise(seats))),
    ]


def write_islands(state: BoraBoraState, seat: int, numbers: list[int]) -> None:
    add_choices(numbers, len(state.box.fish), state.fish)
    add_sets(numbers, len(state.box.regions), seat, state.huts)
    add_owners(numbers, state.seats, seat, state.top)


# Dice


def dice(box: BoraBoraBox, seats: int) -> list[Group]:
    own = numbered("die", box.dice)
    values = [str(value) for value in range(1, box.sides + 1)]
    return [
        Group("dice", "the value of each die; none before the first roll", by_seat(seats, crossed(own, values))),
        Group("placed", "the tile that each die lies on", by_seat(seats, crossed(own, box.tiles))),
        Group("lowest", "the lowest die on each tile; 0: there is none", box.tiles, box.sides),
    ]


def write_dice(state: BoraBoraState, seat: int, numbers: list[int]) -> None:
    box = state.box
    count, tiles = len(state.dice), len(box.tiles)
    values = len(numbers)
    placed = values + count * box.sides
    lowest = placed + count * tiles
    numbers.extend([0] * (count * (box.sides + tiles) + tiles))
    die = seat * box.dice
    for _ in range(count):
        value, tile = state.dice[die], state.at[die]
        if value > 0:
            numbers[values + value - 1] = 1
        if tile != NONE:
            numbers[placed + tile] = 1
            if numbers[lowest + tile] == 0 or value < numbers[lowest + tile]:
                numbers[lowest + tile] = value
        values += box.sides
        placed += tiles
        die += 1
        if die == count:
            die = 0


# People on offer


def people(box: BoraBoraBox) -> list[Group]:
    places = crossed(list(SEXES), numbered("place", box.people_shown))
    return [
        Group("people-offer", "who lies under each die value", crossed(places, box.kinds)),
        Group("people-pile", "how many people of each kind are still to come", types(box), box.copies),
    ]


def write_people(state: BoraBoraState, numbers: list[int]) -> None:
    add_choices(numbers, len(state.box.kinds), state.offer)
    numbers.extend(state.pile)


# Temple and status


def tracks(box: BoraBoraBox, seats: int) -> list[Group]:
    temple = [f"space-{value}" for value in box.temple]
    arrivals = crossed(numbered("arrival", seats), clockwise(seats))
    return [
        Group("temple", "whose priest is on each space of the temple", crossed(temple, clockwise(seats))),
        Group("temple-tiles", "how many god tiles are left in the temple", ["tiles"], box.temple_tiles),
        Group("status", "the status step of each seat", clockwise(seats), len(box.status_points) - 1),
        Group("arrivals", "the seats in the order in which they reached their status step", arrivals),
    ]


def write_tracks(state: BoraBoraState, seat: int, numbers: list[int]) -> None:
    add_owners(numbers, state.seats, seat, state.temple)
    numbers.append(state.temple_tiles)
    add_from(numbers, seat, state.steps)
    add_owners(numbers, state.seats, seat, state.stack)


# Jewelry


def jewelry(box: BoraBoraBox, seats: int) -> list[Group]:
    return [
        Group("for-sale", "the jewelry that is left of this round", box.jewels),
        Group("jewelry", "the round in which each piece of jewelry is for sale", crossed(box.jewels, numbered("round", box.rounds))),
        Group("jewelry-places", "its place in that round, from 1; 0: it is gone", box.jewels, box.jewels_a_round),
        Group("owned", "the jewelry of each seat", by_seat(seats, box.jewels)),
    ]


def write_jewelry(state: BoraBoraState, seat: int, numbers: list[int]) -> None:
    box = state.box
    jewels, rounds = len(box.jewels), box.rounds
    sale = len(numbers)
    when = sale + jewels
    where = when + jewels * rounds
    numbers.extend([0] * (jewels * (rounds + 2)))
    at = 0
    for number in range(rounds):
        for place in range(box.jewels_a_round):
            jewel = state.jewels[at]
            if jewel != NONE:
                numbers[when + jewel * rounds + number] = 1
                numbers[where + jewel] = 1 + place
                if number == state.round - 1:
                    numbers[sale + jewel] = 1
            at += 1
    add_sets(numbers, jewels, seat, state.owned)


# Tasks


def tasks(box: BoraBoraBox, seats: int) -> list[Group]:
    held = numbered("task", box.tasks_held)
    offers = seats + box.tasks_extra
    return [
        Group("task-pile", "the tasks that are still to come", box.tasks),
        Group("done", "the tasks that each seat has fulfilled", by_seat(seats, box.tasks)),
        Group("tasks", "the tasks that each seat has to fulfil", by_seat(seats, box.tasks)),
        Group("task-offer", "the tasks on offer", box.tasks),
        Group("task-places", "the place of a task that is held or on offer, from 1; 0: neither", box.tasks, max(offers, box.tasks_held)),
        Group("lacking", "what each seat is known to lack for its tasks, by their places", by_seat(seats, crossed(held, LACKING))),
        Group("offer-lacking", "what the own seat lacks for the tasks on offer", crossed(numbered("offer", offers), LACKING)),
    ]


def write_tasks(state: BoraBoraState, seat: int, numbers: list[int]) -> None:
    box, seats = state.box, state.seats
    count, each = len(box.tasks), box.tasks_held
    add_set(numbers, count, state.task_pile)
    add_sets(numbers, count, seat, state.done)
    held = len(numbers)
    offer = held + seats * count
    places = offer + count
    lacking = places + count
    numbers.extend([0] * (count * (seats + 2) + len(LACKING) * (seats * each + len(state.offered))))
    own = means(state, seat)
    for step in range(seats):
        other = (seat + step) % seats
        seen = own if other == seat else known_means(state, other)
        for place in range(each):
            task = state.tasks[other * each + place]
            if task != NONE:
                numbers[held + task] = 1
                numbers[places + task] = 1 + place
                numbers[lacking + min(missing(state, other, task, seen), len(LACKING) - 1)] = 1
            lacking += len(LACKING)
        held += count
    for place in range(len(state.offered)):
        task = state.offered[place]
        if task != NONE:
            numbers[offer + task] = 1
            numbers[places + task] = 1 + place
            numbers[lacking + min(missing(state, seat, task, own), len(LACKING) - 1)] = 1
        lacking += len(LACKING)


# Hut spaces


def spaces(box: BoraBoraBox, seats: int) -> list[Group]:
    held = [*PERSON, *[f"kind-{kind}" for kind in box.kinds]]
    who = [*types(box), *[f"{type} shifted" for type in types(box)]]
    return [
        Group("spaces", "what each hut space holds", by_seat(seats, crossed(box.spaces, held))),
        Group("people", "how many people of each kind each seat has", by_seat(seats, who), box.copies),
        Group("used", "the people that each seat last used in this round", by_seat(seats, types(box))),
        Group("green-used", "whether each seat has used people with the green god in this round", clockwise(seats)),
        Group("huts-left", "how many huts each seat has on its player board", clockwise(seats), sum(box.first_huts)),
        Group("last-huts", "how many of them are on the last space", clockwise(seats), STORE),
    ]


def write_spaces(state: BoraBoraState, seat: int, numbers: list[int]) -> None:
    box, seats = state.box, state.seats
    kinds, count = len(box.kinds), len(box.spaces)
    wide = len(PERSON) + kinds
    space = len(numbers)
    counts = space + seats * count * wide
    used = counts + seats * 2 * box.types
    numbers.extend([0] * (seats * (count * wide + 3 * box.types)))
    for step in range(seats):
        other = (seat + step) % seats
        for at in range(other * count, (other + 1) * count):
            held = state.spaces[at]
            if held == HUT:
                numbers[space] = 1
            elif held > 0:
                numbers[counts + held - 1] += 1
                type = held - 1
                if type >= box.types:
                    type -= box.types
                    numbers[space + 1] = 1
                numbers[space + 2 + type // kinds] = 1
                numbers[space + len(PERSON) + type % kinds] = 1
            space += wide
        if state.man_used[other] != NONE:
            numbers[used + state.man_used[other]] = 1
        if state.woman_used[other] != NONE:
            numbers[used + kinds + state.woman_used[other]] = 1
        counts += 2 * box.types
        used += box.types
    add_from(numbers, seat, state.green_used)
    for step in range(seats):
        numbers.append(state.huts_left((seat + step) % seats))
    add_from(numbers, seat, state.spare)


# Ceremony areas


def ceremony(box: BoraBoraBox, seats: int) -> list[Group]:
    held = ["material", *buildings(box)]
    return [
        Group("ceremony", "what each ceremony space holds", by_seat(seats, crossed(box.ceremony, held))),
        Group("beside", "the materials beside each player board", by_seat(seats, box.materials), ALIKE),
        Group("built", "the buildings of each seat", by_seat(seats, buildings(box))),
    ]


def write_ceremony(state: BoraBoraState, seat: int, numbers: list[int]) -> None:
    box = state.box
    wide = 1 + len(box.buildings)
    count = len(state.ceremony)
    space = len(numbers)
    numbers.extend([0] * (count * wide))
    at = seat * len(box.ceremony)
    for _ in range(count):
        held = state.ceremony[at]
        if held >= FILLED:
            numbers[space + held - FILLED] = 1
        space += wide
        at += 1
        if at == count:
            at = 0
    add_from(numbers, seat * len(box.materials), state.beside)
    add_sets(numbers, len(box.buildings), seat, state.built)


# Offerings, shells, god tiles and priests


def stores(box: BoraBoraBox, seats: int) -> list[Group]:
    return [
        Group("offerings", "how many offerings each seat has", clockwise(seats), STORE),
        Group("shells", "how many shells each seat has", clockwise(seats), STORE),
        Group("god-tiles", "how many god tiles each seat has", clockwise(seats), box.start_god_tiles + box.temple_tiles),
        Group("priests", "how many priests each seat has on its player board", clockwise(seats), box.priests),
    ]


def write_stores(state: BoraBoraState, seat: int, numbers: list[int]) -> None:
    add_from(numbers, seat, state.offerings)
    add_from(numbers, seat, state.shells)
    add_from(numbers, seat, state.god_tiles)
    add_from(numbers, seat, state.priests)


# Points


def points(box: BoraBoraBox, seats: int) -> list[Group]:
    return [
        Group("points", "the points of each seat on the track", clockwise(seats), POINTS),
        Group("earned", "where the points on the track came from", by_seat(seats, list(SOURCES)), LINE),
        Group("final", "what the final scoring would bring now", by_seat(seats, list(scoring.FINALS)), LINE),
        Group("standing", "the points of each seat if the game ended now", clockwise(seats), POINTS),
        Group("towards", "how many things there are that the final bonuses count", by_seat(seats, list(BONUSES)), max(box.bonus_count)),
    ]


def write_points(state: BoraBoraState, seat: int, numbers: list[int]) -> None:
    seats = state.seats
    add_from(numbers, seat, state.points)
    add_from(numbers, seat * len(SOURCES), state.earned)
    standing: list[int] = []
    for step in range(seats):
        other = (seat + step) % seats
        lines = scoring.finals(state, other)
        numbers.extend(lines)
        standing.append(state.points[other] + sum(lines))
    numbers.extend(standing)
    for step in range(seats):
        numbers.extend(scoring.bonus_counts(state, (seat + step) % seats))


# God cards


def cards(box: BoraBoraBox, seats: int) -> list[Group]:
    shown = crossed(numbered("place", box.cards_shown), box.colours)
    copies = box.copies_of_card
    return [
        Group("shown", "the face-up god cards", shown),
        Group("card-pile", "how many god cards are in the pile", ["cards"], copies * len(box.colours)),
        Group("discards", "the god cards on the discard pile", box.colours, copies),
        Group("hand", "the god cards in the own hand", box.colours, ALIKE),
        Group("hands", "how many god cards each seat holds", clockwise(seats), STORE),
        Group("known", "how many god cards everybody knows to be in each hand", by_seat(seats, box.colours), ALIKE),
        Group("could", "how many more can be there at most, as far as everybody knows", by_seat(seats, box.colours), ALIKE),
        Group("pile-own", "how many god cards can be in the pile at most, as far as the own seat knows", box.colours, copies),
        Group("pile-open", "the same, as far as everybody knows", box.colours, copies),
    ]


def write_cards(state: BoraBoraState, seat: int, numbers: list[int]) -> None:
    seats, colours = state.seats, len(state.box.colours)
    add_choices(numbers, colours, state.display)
    numbers.append(sum(state.stock))
    numbers.extend(state.spent)
    numbers.extend(state.held[seat * colours : (seat + 1) * colours])
    for step in range(seats):
        numbers.append(state.cards_of((seat + step) % seats))
    add_from(numbers, seat * colours, state.known)
    add_from(numbers, seat * colours, state.could)
    numbers.extend(state.fresh[(seat + 1) * colours : (seat + 2) * colours])
    numbers.extend(state.fresh[:colours])


# What is under way


def doing(box: BoraBoraBox) -> list[Group]:
    gods = [box.colours[god] for god in (box.blue, box.white, box.green, box.yellow)]
    return [
        Group("doing", "what the seat that is asked is in the middle of", list(DOINGS)),
        Group("by", "which actions that was begun by", list(ACTIONS)),
        Group("tile", "on which tile", box.tiles),
        Group("value", "with which value", ["value"], box.sides),
        Group("left", "how many die points or things are left", ["left"], box.sides),
        Group("region", "which region is being settled", box.regions),
        Group("material", "which material is to be laid", box.materials),
        Group("building", "which building is to be placed", buildings(box)),
        Group("gods", "which gods have been invoked for it", gods),
    ]


def write_doing(state: BoraBoraState, numbers: list[int]) -> None:
    box = state.box
    add_one_of(numbers, len(DOINGS), state.doing)
    add_set(numbers, len(ACTIONS), state.by)
    add_one_of(numbers, len(box.tiles), state.tile)
    numbers.append(state.value)
    numbers.append(state.left)
    add_one_of(numbers, len(box.regions), state.region)
    add_one_of(numbers, len(box.materials), state.material)
    add_one_of(numbers, len(box.buildings), state.building)
    numbers.append(1 if state.blue else 0)
    numbers.append(1 if state.white else 0)
    numbers.append(1 if state.green else 0)
    numbers.append(1 if state.helped else 0)
