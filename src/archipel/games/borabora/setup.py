"""Setting up (2), and laying out a round (3, 6F)."""

from archipel.engine.dealer import Dealer
from archipel.engine.decision import Tell
from archipel.engine.phrase import Event
from archipel.games.borabora import cards
from archipel.games.borabora.edition import NONE, SEXES
from archipel.games.borabora.state import START, Lagoon


def set_up(table: Lagoon, dealer: Dealer, tell: Tell | None) -> None:
    """Everything up to the first huts."""
    box = table.isles
    table.unpack()
    draw_order(table, dealer, tell)
    lay_fish(table, dealer, tell)
    lay_jewelry(table, dealer, tell)
    deal_tasks(table, dealer, tell)
    lay_people(table, dealer, tell)
    lay_tasks(table, dealer, tell)
    for _ in range(box.start_cards):
        for seat in table.order:
            cards.draw(table, seat, dealer, None)
    if tell is not None:
        tell(Event("dealt", {"count": box.start_cards}))
        for seat in table.order:
            first = seat * len(box.colours)
            held = [id for colour, id in enumerate(box.colours) for _ in range(table.held[first + colour])]
            tell(Event("hand", {"seat": seat, "colour": held}, seat))
    cards.fill_display(table, dealer, tell)


# 2A. The board


def lay_fish(table: Lagoon, dealer: Dealer, tell: Tell | None) -> None:
    """A fish beside every region, by lot."""
    box = table.isles
    lot = [fish for fish in range(len(box.fish)) if fish not in table.fish]
    for region in range(len(table.fish)):
        if table.fish[region] == NONE:
            table.fish[region] = lot.pop(dealer.below(len(lot)))
    if tell is not None:
        tell(Event("fish-laid", {"fish": [f"{id} {box.fish[table.fish[region]]}" for region, id in enumerate(box.regions)]}))


def lay_jewelry(table: Lagoon, dealer: Dealer, tell: Tell | None) -> None:
    """Four jewels for every round, by lot."""
    box = table.isles
    lot = list(range(len(box.jewels)))
    for place in range(len(table.jewels)):
        table.jewels[place] = lot.pop(dealer.below(len(lot)))
    if tell is not None:
        tell(Event("jewelry-laid", {"count": len(table.jewels)}))


# 2B. Player boards


def draw_order(table: Lagoon, dealer: Dealer, tell: Tell | None) -> None:
    """The turn order by lot; points by the place in it, and the discs in one stack, the first player on top."""
    lot = list(range(table.seats))
    table.order = [lot.pop(dealer.below(len(lot))) for _ in range(table.seats)]
    table.stack = table.order[::-1]
    for place, seat in enumerate(table.order):
        table.score(seat, START, table.isles.start_points[place])
        if tell is not None:
            tell(Event("order", {"seat": seat, "place": place + 1}))
            if table.points[seat]:
                tell(Event("starts-with", {"seat": seat, "points": table.points[seat]}))


def deal_tasks(table: Lagoon, dealer: Dealer, tell: Tell | None) -> None:
    """Light and dark ones, face up; the light ones that are left leave the game."""
    box = table.isles
    light = box.light[:]
    for seat in table.order:
        place = seat * box.tasks_held
        for _ in range(box.light_tasks):
            table.tasks[place] = light.pop(dealer.below(len(light)))
            place += 1
        for _ in range(box.dark_tasks):
            table.tasks[place] = draw_task(table, dealer)
            place += 1
        if tell is not None:
            ids = [box.tasks[task] for task in table.tasks[seat * box.tasks_held : place]]
            tell(Event("task-dealt", {"seat": seat, "task": ids}))


def draw_task(table: Lagoon, dealer: Dealer) -> int:
    """One of the pile of dark tasks; what is in it everybody can tell."""
    number = dealer.below(table.task_pile.bit_count())
    for task in table.isles.dark:
        if table.task_pile >> task & 1:
            if number == 0:
                table.task_pile &= ~(1 << task)
                return task
            number -= 1
    return NONE


# 6F. A new round


def lay_people(table: Lagoon, dealer: Dealer, tell: Tell | None) -> None:
    """Six men and six women under the dice; those left over from before are gone."""
    box = table.isles
    kinds = len(box.kinds)
    for sex in range(len(SEXES)):
        for place in range(box.people_shown):
            number = dealer.below(sum(table.pile[sex * kinds : (sex + 1) * kinds]))
            type = sex * kinds
            while number >= table.pile[type]:
                number -= table.pile[type]
                type += 1
            table.pile[type] -= 1
            table.offer[sex * box.people_shown + place] = type - sex * kinds
        if tell is not None:
            shown = table.offer[sex * box.people_shown : (sex + 1) * box.people_shown]
            tell(Event("people-laid", {"sex": SEXES[sex], "kind": [box.kinds[kind] for kind in shown]}))


def lay_tasks(table: Lagoon, dealer: Dealer, tell: Tell | None) -> None:
    """As many dark tasks as players and two more."""
    for place in range(len(table.offered)):
        table.offered[place] = draw_task(table, dealer)
    if tell is not None:
        tell(Event("tasks-laid", {"task": [table.isles.tasks[task] for task in table.offered]}))


def roll(table: Lagoon, dealer: Dealer, tell: Tell | None) -> None:
    """4. Everybody rolls all dice."""
    box = table.isles
    table.at = [NONE] * len(table.at)
    for seat in table.order:
        first = seat * box.dice
        rolled = sorted([1 + dealer.below(box.sides) for _ in range(box.dice)])
        for number in range(box.dice):
            table.dice[first + number] = rolled[number]
        if tell is not None:
            tell(Event("rolled", {"seat": seat, "dice": rolled}))
