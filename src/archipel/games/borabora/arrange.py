"""A position of Bora Bora as people write it, with the ids of the box and players numbered from 1:

round = 2                                    also phase = "A" (by default), "setup", "B", "jewelry", "tasks", "new-tasks" or "end"
order = [2, 1, 3]                            the turn order; seat = 2 is asked (by default the first in it)
huts = { 1 = ["C-SE", "E-S"] }               huts on the islands; in each region the last one named holds the building space
fish = { C-SE = "ray-6" }                    the other fish are dealt
dice = { 1 = [5, 3] }                        dice in front of players; tiles = { sea = [[2, 1]] }: player 2 placed a 1; the rest are rolled
men = ["land", "", "sea"]                    also women: who lies under dice 1, 2, 3 …; "" and places left out mean nobody
people = { 1 = ["man land", "woman shell shifted"] }
last = { 1 = 4 }                             huts on the last space
materials = { 1 = ["a1", "b1"] }             filled ceremony spaces; beside = { 1 = ["sand"] }; built = { 1 = { 3 = ["c1", "d1"] } }
hands = { 1 = ["blue", "red"] }              whole hands of god cards; the other hands are dealt
known = { 1 = ["red"] }                      cards in the hand that everybody knows
shown = ["blue", "red"]                      the face-up god cards, filled up if too few; discard = ["green"]
offerings, shells, god_tiles, points = { 1 = 3 }
temple = [0, 2, 1]                           priests from the left; 0 means nobody
status = { 1 = 3 }                           steps; on the same step, whoever is named later is ahead
jewels = ["necklace-4"]                      the jewelry of this round; owned = { 1 = ["comb-2"] }
tasks = { 1 = ["two-land"] }                 players' tasks, the others are dealt; offer = ["islands"]; done = { 1 = ["regions-3"] }
"""

from typing import Any, Final

from archipel.engine.dealer import Dealer
from archipel.engine.phrase import Data, trouble
from archipel.games.borabora import cards, huts, setup
from archipel.games.borabora.asking import Question
from archipel.games.borabora.dice import PLACE_DIE
from archipel.games.borabora.edition import NONE, SEXES
from archipel.games.borabora.jewelry import BUY_JEWEL
from archipel.games.borabora.people import free_space
from archipel.games.borabora.settling import FIRST_HUT
from archipel.games.borabora.state import (
    COVERED,
    EMPTY,
    FILLED,
    HUT,
    PHASE_A,
    PHASE_B,
    PHASE_C,
    SET_UP,
    SETTLING,
    START,
    THE_END,
    BoraBoraState,
)
from archipel.games.borabora.tasks import FULFIL_TASK, LAST_TASKS, PICK_TASK
from archipel.games.borabora.using import USE_PEOPLE

FIELDS: Final = (
    "round", "phase", "order", "seat", "huts", "fish", "dice", "tiles", "men", "women", "people", "last", "materials", "beside", "built",
    "hands", "known", "shown", "discard", "offerings", "shells", "god_tiles", "points", "temple", "status", "jewels", "owned", "tasks",
    "offer", "done",
)  # fmt: skip
STEPS: Final[dict[str, tuple[int, Question]]] = {
    "setup": (SET_UP, FIRST_HUT),
    "A": (PHASE_A, PLACE_DIE),
    "B": (PHASE_B, USE_PEOPLE),
    "jewelry": (PHASE_C, BUY_JEWEL),
    "tasks": (PHASE_C, FULFIL_TASK),
    "new-tasks": (PHASE_C, PICK_TASK),
    "end": (THE_END, LAST_TASKS),
}


def arrange(state: BoraBoraState, position: Data, dealer: Dealer) -> Data:
    for field in position:
        if field not in FIELDS:
            raise trouble("position-field", {"value": field, "allowed": ", ".join(FIELDS)})
    state.unpack()
    state.work_out()
    state.round = int(position.get("round", 1))
    state.temple_tiles -= state.round - 1
    state.order = [seat_of(state, number) for number in position.get("order", range(1, state.seats + 1))]
    state.stack = state.order[::-1]
    put_islands(state, position, dealer)
    put_boards(state, position)
    put_counts(state, position)
    put_tracks(state, position)
    put_people_on_offer(state, position, dealer)
    put_jewelry(state, position, dealer)
    put_tasks(state, position, dealer)
    put_cards(state, position, dealer)
    put_dice(state, position, dealer)
    begin(state, position)
    return state.table()


def among(id: object, ids: list[str]) -> int:
    """The index of a thing."""
    if str(id) not in ids:
        raise trouble("position-thing", {"value": str(id), "allowed": ", ".join(ids)})
    return ids.index(str(id))


def seat_of(state: BoraBoraState, number: object) -> int:
    return among(number, [str(seat + 1) for seat in range(state.seats)])


def by_seat(state: BoraBoraState, position: Data, field: str) -> list[tuple[int, Any]]:
    """What a field says about each player."""
    return [(seat_of(state, number), said) for number, said in position.get(field, {}).items()]


# The board


def put_islands(state: BoraBoraState, position: Data, dealer: Dealer) -> None:
    """Fish, and huts from the player boards."""
    box = state.box
    named = {among(id, box.regions): among(fish, box.fish) for id, fish in position.get("fish", {}).items()}
    state.fish = [named.get(region, NONE) for region in range(len(box.regions))]
    setup.lay_fish(state, dealer, None)
    for seat, regions in by_seat(state, position, "huts"):
        for id in regions:
            region = among(id, box.regions)
            huts.take_hut(state, seat, False)
            state.huts[seat] |= 1 << region
            state.top[region] = seat


def put_people_on_offer(state: BoraBoraState, position: Data, dealer: Dealer) -> None:
    box = state.box
    kinds = len(box.kinds)
    for sex, field in enumerate(("men", "women")):
        if field in position:
            for place, id in enumerate(position[field]):
                if id:
                    kind = among(id, box.kinds)
                    state.offer[sex * box.people_shown + place] = kind
                    state.pile[sex * kinds + kind] -= 1
    fresh = BoraBoraState(box, state.seats, state.options)
    fresh.unpack()
    fresh.pile = state.pile[:]
    setup.lay_people(fresh, dealer, None)
    for sex, field in enumerate(("men", "women")):
        if field not in position:
            for place in range(sex * box.people_shown, (sex + 1) * box.people_shown):
                state.offer[place] = fresh.offer[place]
                state.pile[sex * kinds + fresh.offer[place]] -= 1


def put_jewelry(state: BoraBoraState, position: Data, dealer: Dealer) -> None:
    """This round's as given, later rounds' by lot; earlier rounds' are gone."""
    box = state.box
    for seat, ids in by_seat(state, position, "owned"):
        for id in ids:
            state.owned[seat] |= 1 << among(id, box.jewels)
    first = (state.round - 1) * box.jewels_a_round
    named = [among(id, box.jewels) for id in position.get("jewels", [])]
    taken = sum(state.owned) | sum(1 << jewel for jewel in named)
    lot = [jewel for jewel in range(len(box.jewels)) if not taken >> jewel & 1]
    for place in range(first, len(state.jewels)):
        if "jewels" in position and place < first + box.jewels_a_round:
            state.jewels[place] = named[place - first] if place - first < len(named) else NONE
        elif lot:
            state.jewels[place] = lot.pop(dealer.below(len(lot)))


def put_tasks(state: BoraBoraState, position: Data, dealer: Dealer) -> None:
    box = state.box
    named: list[int] = []
    for seat, ids in by_seat(state, position, "tasks"):
        for place, id in enumerate(ids):
            state.tasks[seat * box.tasks_held + place] = among(id, box.tasks)
            named.append(among(id, box.tasks))
    for seat, ids in by_seat(state, position, "done"):
        for id in ids:
            state.done[seat] |= 1 << among(id, box.tasks)
            named.append(among(id, box.tasks))
    offer = [among(id, box.tasks) for id in position.get("offer", [])]
    for task in named + offer:
        state.task_pile &= ~(1 << task)
    for place in range(len(state.offered)):
        if "offer" not in position:
            state.offered[place] = setup.draw_task(state, dealer)
        elif place < len(offer):
            state.offered[place] = offer[place]
    for seat in range(state.seats):
        if str(seat + 1) not in position.get("tasks", {}):
            for place in range(box.tasks_held):
                state.tasks[seat * box.tasks_held + place] = setup.draw_task(state, dealer)


# The player boards


def put_boards(state: BoraBoraState, position: Data) -> None:
    """Huts on the last space, people, materials and buildings."""
    box = state.box
    for seat, count in by_seat(state, position, "last"):
        while state.spare[seat] < int(count):
            huts.move_hut(state, seat, None)
        while state.spare[seat] > int(count):
            state.spaces[seat * len(box.spaces) + free_space(state, seat)] = HUT
            state.spare[seat] -= 1
        if state.spare[seat] == 0:
            state.spaces[seat * len(box.spaces) + box.last] = EMPTY
    types = [f"{sex} {kind}" for sex in SEXES for kind in box.kinds]
    for seat, ids in by_seat(state, position, "people"):
        for id in ids:
            type = among(str(id).removesuffix(" shifted"), types)
            if free_space(state, seat) == NONE:
                huts.move_hut(state, seat, None)
            shifted = box.types if str(id).endswith(" shifted") else 0
            state.spaces[seat * len(box.spaces) + free_space(state, seat)] = 1 + type + shifted
            state.pile[type] -= 1
    for seat, ids in by_seat(state, position, "materials"):
        for id in ids:
            state.ceremony[seat * len(box.ceremony) + among(id, box.ceremony)] = FILLED
    for seat, ids in by_seat(state, position, "beside"):
        for id in ids:
            state.beside[seat * len(box.materials) + among(id, box.materials)] += 1
    for seat, buildings in by_seat(state, position, "built"):
        for value, ids in buildings.items():
            number = among(value, [str(building) for building in box.buildings])
            state.built[seat] |= 1 << number
            for id in ids:
                state.ceremony[seat * len(box.ceremony) + among(id, box.ceremony)] = COVERED + number


def put_counts(state: BoraBoraState, position: Data) -> None:
    for field, counts in (("offerings", state.offerings), ("shells", state.shells), ("god_tiles", state.god_tiles)):
        for seat, count in by_seat(state, position, field):
            counts[seat] = int(count)
    for seat, points in by_seat(state, position, "points"):
        state.score(seat, START, int(points))


def put_tracks(state: BoraBoraState, position: Data) -> None:
    """Temple and status."""
    for space, number in enumerate(position.get("temple", [])):
        if number:
            seat = seat_of(state, number)
            state.temple[space] = seat
            state.priests[seat] -= 1
    for seat, steps in by_seat(state, position, "status"):
        state.steps[seat] = int(steps)
        state.stack.remove(seat)
        state.stack.append(seat)


# Cards and dice


def put_cards(state: BoraBoraState, position: Data, dealer: Dealer) -> None:
    """Hands, display and discards as given; of a hand, others know only the cards in `known`."""
    box = state.box
    colours = len(box.colours)
    for id in position.get("discard", []):
        state.stock[among(id, box.colours)] -= 1
        state.spent[among(id, box.colours)] += 1
    for place, id in enumerate(position.get("shown", [])):
        state.display[place] = among(id, box.colours)
        state.stock[among(id, box.colours)] -= 1
    for seat, ids in by_seat(state, position, "hands"):
        for id in ids:
            state.held[seat * colours + among(id, box.colours)] += 1
            state.stock[among(id, box.colours)] -= 1
    for seat in range(state.seats):
        if str(seat + 1) not in position.get("hands", {}):
            for _ in range(box.start_cards):
                state.held[seat * colours + cards.pick(state, dealer)] += 1
    for place in range(len(position.get("shown", [])), len(state.display)):
        state.display[place] = cards.pick(state, dealer) if cards.in_pile(state) else NONE
    unseen = [state.stock[colour] + sum(state.held[colour::colours]) for colour in range(colours)]
    state.could = [box.copies_of_card] * (state.seats * colours)
    for seat, ids in by_seat(state, position, "known"):
        for id in ids:
            cards.show(state, seat, among(id, box.colours), state.known[seat * colours + among(id, box.colours)] + 1)
            unseen[among(id, box.colours)] -= 1
    state.fresh = unseen[:]
    for seat in range(state.seats):
        own = range(seat * colours, (seat + 1) * colours)
        state.fresh += [unseen[at - own[0]] - (state.held[at] - state.known[at]) for at in own]


def put_dice(state: BoraBoraState, position: Data, dealer: Dealer) -> None:
    """Dice in front of players and on tiles; those not given are rolled and lie in front of their players."""
    box = state.box
    state.dice = state.dice[:]
    for seat in range(state.seats):
        found: list[tuple[int, int]] = [(int(die), NONE) for die in position.get("dice", {}).get(str(seat + 1), [])]
        for id, placed in position.get("tiles", {}).items():
            found += [(int(die), among(id, box.tiles)) for number, die in placed if seat_of(state, number) == seat]
        while len(found) < box.dice:
            found.append((1 + dealer.below(box.sides), NONE))
        for number, (die, tile) in enumerate(sorted(found)):
            state.dice[seat * box.dice + number] = die
            state.at[seat * box.dice + number] = tile


def begin(state: BoraBoraState, position: Data) -> None:
    """Sets who is asked what."""
    box = state.box
    phase = position.get("phase", "A")
    if phase not in STEPS:
        raise trouble("position-thing", {"value": str(phase), "allowed": ", ".join(STEPS)})
    state.phase, asked = STEPS[phase]
    state.ask = asked.number
    if state.phase == SET_UP:
        state.turn = sum(1 for huts in state.huts if huts)
        state.seat = state.order[state.seats - 1 - state.turn]
        state.doing = SETTLING
        return
    state.seat = seat_of(state, position["seat"]) if "seat" in position else state.order[0]
    state.turn = state.order.index(state.seat)
    if state.phase == PHASE_A:
        placed = box.dice - state.at[state.seat * box.dice : (state.seat + 1) * box.dice].count(NONE)
        state.turn += placed * state.seats
