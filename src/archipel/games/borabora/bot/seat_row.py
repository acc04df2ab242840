"""What a net is told of a table of Bora Bora: what a seat has and wants, and what all seats have in common."""

from typing import Final

from archipel.engine.features import Group
from archipel.games.borabora import scoring
from archipel.games.borabora.bot.board_row import TO_LACK
from archipel.games.borabora.bot.wanted import Wanted, lacking
from archipel.games.borabora.bot.worth import best_buy, ready
from archipel.games.borabora.edition import MOST_SEATS, NONE, OF, SEXES, BoraBoraBox
from archipel.games.borabora.evaluation import BoraBoraEvaluation
from archipel.games.borabora.gods import Means, means
from archipel.games.borabora.state import EMPTY, FILLED, FREE, PHASE_B, BoraBoraState

EVALUATION: Final = BoraBoraEvaluation()


# What the seat itself has and wants


def own_groups(box: BoraBoraBox) -> list[Group]:
    spaces = len(box.ceremony)
    return [
        Group("own tasks: the less they lack the higher", len(box.tasks), 4),
        Group("people by type", box.types, 3),
        Group("ceremony spaces with a material", spaces),
        Group("free ceremony spaces: neighbours with a material", spaces, 2),
        Group("materials beside the board", len(box.materials), 2),
        Group("buildings that stand", len(box.buildings)),
        Group("god cards by colour", len(box.colours), 2),
        Group("gods that can be invoked", len(box.colours)),
        Group("for own tasks: things of each kind that they ask for", len(OF), 3),
        Group("for own tasks: men and women to be shifted", len(SEXES), 3),
        Group("for own tasks: materials", len(box.materials), 3),
        Group("for own tasks: colours of god cards", len(box.colours), 3),
    ]


def add_own(row: list[int], state: BoraBoraState, seat: int, wanted: Wanted) -> None:
    add_tasks(row, state, seat, wanted)
    box = state.box
    row += wanted.there
    add_ceremony(row, state, seat)
    for building in range(len(box.buildings)):
        row.append(state.built[seat] >> building & 1)
    add_gods(row, box, wanted.held)
    row += wanted.things
    row += wanted.shifted
    row += wanted.materials
    row += wanted.colours


def add_tasks(row: list[int], state: BoraBoraState, seat: int, wanted: Wanted) -> None:
    box = state.box
    at = len(row)
    row += [0] * len(box.tasks)
    for number in range(box.tasks_held):
        task = state.tasks[seat * box.tasks_held + number]
        if task != NONE:
            row[at + task] = TO_LACK - min(wanted.lacking[number], TO_LACK - 1)


def add_ceremony(row: list[int], state: BoraBoraState, seat: int) -> None:
    box = state.box
    spaces = len(box.ceremony)
    at = len(row)
    row += [0] * (2 * spaces)
    first = seat * spaces
    for space in range(spaces):
        if state.ceremony[first + space] == FILLED:
            row[at + space] = 1
    for one, other in box.pairs:
        if row[at + one] and state.ceremony[first + other] == FREE:
            row[at + spaces + other] += 1
        elif row[at + other] and state.ceremony[first + one] == FREE:
            row[at + spaces + one] += 1
    materials = len(box.materials)
    for place in range(seat * materials, (seat + 1) * materials):
        row.append(state.beside[place])


def add_gods(row: list[int], box: BoraBoraBox, held: Means) -> None:
    """The cards of each colour, and whether each god can be invoked: by a god tile, a card of its colour, or a pair of any."""
    row += held.cards
    for god in range(len(box.colours)):
        row.append(1 if held.allow_any(box, god) else 0)


# What all seats have in common


def seat_groups(box: BoraBoraBox) -> list[Group]:
    groups: list[Group] = []
    for turned in range(MOST_SEATS):
        groups += [Group(f"seat {turned}: {group.meaning}", group.count, group.scale) for group in groups_of_a_seat(box)]
    groups.append(Group("own lead if the game ended now, 128 for none", 1, 128))
    groups.append(Group("own lead with what everything will still bring, 128 for none", 1, 128))
    return groups


def groups_of_a_seat(box: BoraBoraBox) -> list[Group]:
    return [
        Group("exists", 1),
        Group("points", 1, 100),
        Group("points if the game ended now", 1, 100),
        Group("points with what everything will still bring", 1, 100),
        Group("points for status and priests at the end of this round", 1, 15),
        Group("status step", 1, 12),
        Group("offerings", 1, 6),
        Group("shells", 1, 8),
        Group("god tiles", 1, 3),
        Group("priests in the temple", 1, 4),
        Group("god cards", 1, 5),
        Group("god cards with an offering each", 1, 4),
        Group("tasks that lack 0, 1, 2, or more things", TO_LACK, 2),
        Group("tasks fulfilled", 1, 9),
        Group("jewels", 1, 6),
        Group("points of the jewels", 1, 30),
        Group("points of the best jewel of this round that its shells buy", 1, 9),
        Group("ceremony spaces filled", 1, 12),
        Group("pairs of materials ready for a building", 1, 3),
        Group("other materials", 1, 4),
        Group("buildings", 1, 6),
        Group("regions", 1, 12),
        Group("points of the fish that it holds", 1, 30),
        Group("huts on the last space", 1, 4),
        Group("free spaces for people", 1, 4),
        Group("men, women", len(SEXES), 6),
        Group("steps of the men and shells of the women that are not shifted", len(SEXES), 8),
        Group("man used, woman used, green god used in this round", 3),
        Group("dice to be placed, by value", box.sides, 2),
        Group("dice to be placed", 1, 3),
    ]


def add_seats(row: list[int], state: BoraBoraState, seat: int) -> None:
    before = len(row)
    points: list[int] = []
    values: list[int] = []
    for turned in range(state.seats):
        other = (seat + turned) % state.seats
        values.append(int(EVALUATION.value(state, other)))
        points.append(add_seat(row, state, other, values[turned]))
    row += [0] * ((len(row) - before) // state.seats * (MOST_SEATS - state.seats))
    row.append(128 + lead(points))
    row.append(128 + lead(values))


def lead(points: list[int]) -> int:
    """How far the first of these is ahead of the best of the others."""
    best = points[1]
    for number in range(2, len(points)):
        best = max(best, points[number])
    return points[0] - best


def add_seat(row: list[int], state: BoraBoraState, seat: int, value: int) -> int:
    """Returns the points of the seat if the game ended now."""
    box = state.box
    counts = scoring.bonus_counts(state, seat)
    finals = scoring.finals(state, seat)
    points = state.points[seat] + sum(finals)
    priests = state.priests_of(seat)
    row.append(1)
    row.append(state.points[seat])
    row.append(points)
    row.append(value)
    row.append(box.status_points[state.steps[seat]] + priests * box.priest_points[state.round] if state.phase <= PHASE_B else 0)
    row.append(state.steps[seat])
    row.append(state.offerings[seat])
    row.append(state.shells[seat])
    row.append(state.god_tiles[seat])
    row.append(priests)
    held = means(state, seat)
    cards = state.cards_of(seat)
    row.append(cards)
    row.append(min(cards, held.offerings))
    at = len(row)
    row += [0] * TO_LACK
    for count in lacking(state, seat, held):
        if count != NONE:
            row[at + min(count, TO_LACK - 1)] += 1
    row.append(counts[0])
    row.append(counts[1])
    row.append(finals[2])
    row.append(best_buy(state, state.shells[seat]))
    row.append(counts[2])
    pairs, alone = ready(state, seat)
    row.append(pairs)
    row.append(alone)
    row.append(counts[3])
    row.append(counts[4])
    row.append(finals[1])
    row.append(state.spare[seat])
    add_people(row, state, seat)
    row.append(1 if state.man_used[seat] != NONE else 0)
    row.append(1 if state.woman_used[seat] != NONE else 0)
    row.append(state.green_used[seat])
    at = len(row)
    row += [0] * (box.sides + 1)
    for die in range(seat * box.dice, (seat + 1) * box.dice):
        if state.at[die] == NONE and state.dice[die] > 0:
            row[at + state.dice[die] - 1] += 1
            row[at + box.sides] += 1
    return points


def add_people(row: list[int], state: BoraBoraState, seat: int) -> None:
    """Free spaces, men, women, and what the left sides of those not yet shifted would bring."""
    box = state.box
    kinds = len(box.kinds)
    at = len(row)
    row += [0] * (1 + 2 * len(SEXES))
    for space in range(seat * len(box.spaces), (seat + 1) * len(box.spaces)):
        there = state.spaces[space]
        if there == EMPTY:
            row[at] += 1
        elif there > 0:
            type = (there - 1) % box.types
            sex = type // kinds
            row[at + 1 + sex] += 1
            if there <= box.types:
                row[at + 1 + len(SEXES) + sex] += box.left_value[type]
