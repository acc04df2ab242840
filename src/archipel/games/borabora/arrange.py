"""A position of Bora Bora as people write it, with the ids of the box and players numbered from 1:

round = 2                                    and phase = "A" (by default), "setup", "B", "jewelry", "tasks", "new-tasks" or "end"
order = [2, 1, 3]                            the turn order; seat = 2 is asked (by default the first of it)
huts = { 1 = ["C-SE", "E-S"] }               huts on the islands; of several in a region the last named holds the building space
fish = { C-SE = "ray-6" }                    the other fish are dealt
dice = { 1 = [5, 3] }                        dice in front of players; tiles = { sea = [[2, 1]] }: player 2 placed a 1; the rest is rolled
men = ["land", "", "sea"]                    and women: who lies under dice 1, 2, 3 …; "" and places left out: nobody
people = { 1 = ["man land", "woman shell shifted"] }
last = { 1 = 4 }                             huts on the last space
materials = { 1 = ["a1", "b1"] }             filled ceremony spaces; beside = { 1 = ["sand"] }; built = { 1 = { 3 = ["c1", "d1"] } }
hands = { 1 = ["blue", "red"] }              whole hands of god cards; the others hold cards from the deal
known = { 1 = ["red"] }                      cards of the hand that everybody knows
shown = ["blue", "red"]                      the god cards face up, filled up where nothing is said; discard = ["green"]
offerings, shells, god_tiles, points = { 1 = 3 }
temple = [0, 2, 1]                           priests from the left, 0: nobody
status = { 1 = 3 }                           steps; on a step whoever is named later is ahead
jewels = ["necklace-4"]                      the jewelry of this round; owned = { 1 = ["comb-2"] }
tasks = { 1 = ["two-land"] }                 tasks of players, the others are dealt; offer = ["islands"]; done = { 1 = ["regions-3"] }
"""

from typing import Any, Final

from archipel.engine.dealer import Dealer
from archipel.engine.phrase import Data, trouble
from archipel.games.borabora import cards, settling, setup
from archipel.games.borabora.edition import NONE, SEXES, BoraBoraBox
from archipel.games.borabora.people import free_space
from archipel.games.borabora.state import (
    ASK_FIRST,
    ASK_JEWELRY,
    ASK_LAST_TASKS,
    ASK_NEW_TASK,
    ASK_PEOPLE,
    ASK_PLACE,
    ASK_TASK,
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
    Lagoon,
)

FIELDS: Final = (
    "round", "phase", "order", "seat", "huts", "fish", "dice", "tiles", "men", "women", "people", "last", "materials", "beside", "built",
    "hands", "known", "shown", "discard", "offerings", "shells", "god_tiles", "points", "temple", "status", "jewels", "owned", "tasks",
    "offer", "done",
)  # fmt: skip
STEPS: Final = {
    "setup": (SET_UP, ASK_FIRST),
    "A": (PHASE_A, ASK_PLACE),
    "B": (PHASE_B, ASK_PEOPLE),
    "jewelry": (PHASE_C, ASK_JEWELRY),
    "tasks": (PHASE_C, ASK_TASK),
    "new-tasks": (PHASE_C, ASK_NEW_TASK),
    "end": (THE_END, ASK_LAST_TASKS),
}


def arrange(box: BoraBoraBox, seats: int, options: dict[str, str], position: Data, dealer: Dealer) -> Data:
    for field in position:
        if field not in FIELDS:
            raise trouble("position-field", {"value": field, "allowed": ", ".join(FIELDS)})
    table = Lagoon(box, seats, options)
    table.unpack()
    table.round = int(position.get("round", 1))
    table.temple_tiles -= table.round - 1
    table.order = [seat_of(table, number) for number in position.get("order", range(1, seats + 1))]
    table.stack = table.order[::-1]
    put_islands(table, position, dealer)
    put_boards(table, position)
    put_counts(table, position)
    put_tracks(table, position)
    put_people_on_offer(table, position, dealer)
    put_jewelry(table, position, dealer)
    put_tasks(table, position, dealer)
    put_cards(table, position, dealer)
    put_dice(table, position, dealer)
    begin(table, position)
    return table.table()


def among(id: object, ids: list[str]) -> int:
    """The number of a thing."""
    if str(id) not in ids:
        raise trouble("position-thing", {"value": str(id), "allowed": ", ".join(ids)})
    return ids.index(str(id))


def seat_of(table: Lagoon, number: object) -> int:
    return among(number, [str(seat + 1) for seat in range(table.seats)])


def by_seat(table: Lagoon, position: Data, field: str) -> list[tuple[int, Any]]:
    """What a field says of each player."""
    return [(seat_of(table, number), said) for number, said in position.get(field, {}).items()]


# The board


def put_islands(table: Lagoon, position: Data, dealer: Dealer) -> None:
    """Fish, and huts taken off the player boards."""
    box = table.isles
    for id, fish in position.get("fish", {}).items():
        table.fish[among(id, box.regions)] = among(fish, box.fish)
    setup.lay_fish(table, dealer, None)
    for seat, regions in by_seat(table, position, "huts"):
        for id in regions:
            region = among(id, box.regions)
            settling.take_hut(table, seat, False)
            table.huts[seat] |= 1 << region
            table.top[region] = seat


def put_people_on_offer(table: Lagoon, position: Data, dealer: Dealer) -> None:
    box = table.isles
    kinds = len(box.kinds)
    for sex, field in enumerate(("men", "women")):
        if field in position:
            for place, id in enumerate(position[field]):
                if id:
                    kind = among(id, box.kinds)
                    table.offer[sex * box.people_shown + place] = kind
                    table.pile[sex * kinds + kind] -= 1
    fresh = Lagoon(box, table.seats, table.options)
    fresh.unpack()
    fresh.pile = table.pile[:]
    setup.lay_people(fresh, dealer, None)
    for sex, field in enumerate(("men", "women")):
        if field not in position:
            for place in range(sex * box.people_shown, (sex + 1) * box.people_shown):
                table.offer[place] = fresh.offer[place]
                table.pile[sex * kinds + fresh.offer[place]] -= 1


def put_jewelry(table: Lagoon, position: Data, dealer: Dealer) -> None:
    """Those of this round as they are named, those of later rounds by lot; those of earlier rounds are gone."""
    box = table.isles
    for seat, ids in by_seat(table, position, "owned"):
        for id in ids:
            table.owned[seat] |= 1 << among(id, box.jewels)
    first = (table.round - 1) * box.jewels_a_round
    named = [among(id, box.jewels) for id in position.get("jewels", [])]
    taken = sum(table.owned) | sum(1 << jewel for jewel in named)
    lot = [jewel for jewel in range(len(box.jewels)) if not taken >> jewel & 1]
    for place in range(first, len(table.jewels)):
        if "jewels" in position and place < first + box.jewels_a_round:
            table.jewels[place] = named[place - first] if place - first < len(named) else NONE
        elif lot:
            table.jewels[place] = lot.pop(dealer.below(len(lot)))


def put_tasks(table: Lagoon, position: Data, dealer: Dealer) -> None:
    box = table.isles
    named: list[int] = []
    for seat, ids in by_seat(table, position, "tasks"):
        for place, id in enumerate(ids):
            table.tasks[seat * box.tasks_held + place] = among(id, box.tasks)
            named.append(among(id, box.tasks))
    for seat, ids in by_seat(table, position, "done"):
        for id in ids:
            table.done[seat] |= 1 << among(id, box.tasks)
            named.append(among(id, box.tasks))
    offer = [among(id, box.tasks) for id in position.get("offer", [])]
    for task in named + offer:
        table.task_pile &= ~(1 << task)
    for place in range(len(table.offered)):
        if "offer" not in position:
            table.offered[place] = setup.draw_task(table, dealer)
        elif place < len(offer):
            table.offered[place] = offer[place]
    for seat in range(table.seats):
        if str(seat + 1) not in position.get("tasks", {}):
            for place in range(box.tasks_held):
                table.tasks[seat * box.tasks_held + place] = setup.draw_task(table, dealer)


# The player boards


def put_boards(table: Lagoon, position: Data) -> None:
    """Huts on the last space, people, materials and buildings."""
    box = table.isles
    for seat, count in by_seat(table, position, "last"):
        while table.spare[seat] < int(count):
            settling.move_hut(table, seat, None)
        while table.spare[seat] > int(count):
            table.spaces[seat * len(box.spaces) + free_space(table, seat)] = HUT
            table.spare[seat] -= 1
        if table.spare[seat] == 0:
            table.spaces[seat * len(box.spaces) + box.last] = EMPTY
    types = [f"{sex} {kind}" for sex in SEXES for kind in box.kinds]
    for seat, ids in by_seat(table, position, "people"):
        for id in ids:
            type = among(str(id).removesuffix(" shifted"), types)
            if free_space(table, seat) == NONE:
                settling.move_hut(table, seat, None)
            shifted = box.types if str(id).endswith(" shifted") else 0
            table.spaces[seat * len(box.spaces) + free_space(table, seat)] = 1 + type + shifted
            table.pile[type] -= 1
    for seat, ids in by_seat(table, position, "materials"):
        for id in ids:
            table.ceremony[seat * len(box.ceremony) + among(id, box.ceremony)] = FILLED
    for seat, ids in by_seat(table, position, "beside"):
        for id in ids:
            table.beside[seat * len(box.materials) + among(id, box.materials)] += 1
    for seat, buildings in by_seat(table, position, "built"):
        for value, ids in buildings.items():
            number = among(value, [str(building) for building in box.buildings])
            table.built[seat] |= 1 << number
            for id in ids:
                table.ceremony[seat * len(box.ceremony) + among(id, box.ceremony)] = COVERED + number


def put_counts(table: Lagoon, position: Data) -> None:
    for field, counts in (("offerings", table.offerings), ("shells", table.shells), ("god_tiles", table.god_tiles)):
        for seat, count in by_seat(table, position, field):
            counts[seat] = int(count)
    for seat, points in by_seat(table, position, "points"):
        table.score(seat, START, int(points))


def put_tracks(table: Lagoon, position: Data) -> None:
    """Temple and status."""
    for space, number in enumerate(position.get("temple", [])):
        if number:
            seat = seat_of(table, number)
            table.temple[space] = seat
            table.priests[seat] -= 1
    for seat, steps in by_seat(table, position, "status"):
        table.steps[seat] = int(steps)
        table.stack.remove(seat)
        table.stack.append(seat)


# Cards and dice


def put_cards(table: Lagoon, position: Data, dealer: Dealer) -> None:
    """Hands, display and discards as they are named; nobody knows more of a hand than its owner."""
    box = table.isles
    colours = len(box.colours)
    for id in position.get("discard", []):
        table.stock[among(id, box.colours)] -= 1
        table.spent[among(id, box.colours)] += 1
    for place, id in enumerate(position.get("shown", [])):
        table.display[place] = among(id, box.colours)
        table.stock[among(id, box.colours)] -= 1
    for seat, ids in by_seat(table, position, "hands"):
        for id in ids:
            table.held[seat * colours + among(id, box.colours)] += 1
            table.stock[among(id, box.colours)] -= 1
    for seat in range(table.seats):
        if str(seat + 1) not in position.get("hands", {}):
            for _ in range(box.start_cards):
                table.held[seat * colours + cards.pick(table, dealer)] += 1
    for place in range(len(position.get("shown", [])), len(table.display)):
        table.display[place] = cards.pick(table, dealer) if cards.in_pile(table) else NONE
    unseen = [table.stock[colour] + sum(table.held[colour::colours]) for colour in range(colours)]
    table.could = [box.copies_of_card] * (table.seats * colours)
    for seat, ids in by_seat(table, position, "known"):
        for id in ids:
            cards.show(table, seat, among(id, box.colours), table.known[seat * colours + among(id, box.colours)] + 1)
            unseen[among(id, box.colours)] -= 1
    table.fresh = unseen[:]
    for seat in range(table.seats):
        own = range(seat * colours, (seat + 1) * colours)
        table.fresh += [unseen[at - own[0]] - (table.held[at] - table.known[at]) for at in own]


def put_dice(table: Lagoon, position: Data, dealer: Dealer) -> None:
    """Dice in front of players and on tiles; those that are not named are rolled and lie in front."""
    box = table.isles
    for seat in range(table.seats):
        found: list[tuple[int, int]] = [(int(die), NONE) for die in position.get("dice", {}).get(str(seat + 1), [])]
        for id, placed in position.get("tiles", {}).items():
            found += [(int(die), among(id, box.tiles)) for number, die in placed if seat_of(table, number) == seat]
        while len(found) < box.dice:
            found.append((1 + dealer.below(box.sides), NONE))
        for number, (die, tile) in enumerate(sorted(found)):
            table.dice[seat * box.dice + number] = die
            table.at[seat * box.dice + number] = tile


def begin(table: Lagoon, position: Data) -> None:
    """Who is asked what."""
    box = table.isles
    phase = position.get("phase", "A")
    if phase not in STEPS:
        raise trouble("position-thing", {"value": str(phase), "allowed": ", ".join(STEPS)})
    table.phase, table.ask = STEPS[phase]
    if table.phase == SET_UP:
        table.turn = sum(1 for huts in table.huts if huts)
        table.seat = table.order[table.seats - 1 - table.turn]
        table.doing = SETTLING
        return
    table.seat = seat_of(table, position["seat"]) if "seat" in position else table.order[0]
    table.turn = table.order.index(table.seat)
    if table.phase == PHASE_A:
        placed = box.dice - table.at[table.seat * box.dice : (table.seat + 1) * box.dice].count(NONE)
        table.turn += placed * table.seats
